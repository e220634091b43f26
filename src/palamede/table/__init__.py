"""Live tables: the state of one as a fold of its events, commands, storage, clocks and seats."""
