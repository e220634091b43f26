"""One module a schema, numbered."""
