"""The routes of the REST interface, a module for each kind of thing."""
