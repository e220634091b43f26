"""Players from rules of thumb to search and nets; positions solved, worlds drawn."""
