"""The tables of the database as the program uses them; ``migrations`` makes them."""

from __future__ import annotations

import sqlalchemy as sa

__all__ = ["commands", "events", "keys", "metadata", "sheets", "tables", "transfers"]

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("rules", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False, index=True),
    sa.Column("archived", sa.BigInteger),
    sa.Column("record", sa.Text),
)

events = sa.Table(
    "events",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("json", sa.Text, nullable=False),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("secret", sa.String(64), index=True),
    sa.Column("browser", sa.String(64), index=True),
    sa.Column("since", sa.Integer, nullable=False),
    sa.Column("until", sa.Integer),
)

commands = sa.Table(
    "commands",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("id", sa.String(96), primary_key=True),
    sa.Column("n", sa.Integer, nullable=False),
)

transfers = sa.Table(
    "transfers",
    metadata,
    sa.Column("code", sa.String(64), primary_key=True),
    sa.Column("browser", sa.String(64), nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
)

sheets = sa.Table(
    "sheets",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False),
    sa.Column("read", sa.String(64), nullable=False),
    sa.Column("write", sa.String(64), nullable=False),
    sa.Column("entries", sa.Text, nullable=False),
)
