"""How the database comes from each schema to the next; Alembic runs what is here."""
