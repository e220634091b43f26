"""Schema 2: score sheets of tables with real tiles, shared by their keepers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision: str | None = "1"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Make the table of sheets."""
    op.create_table(
        "sheets",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("read", sa.String(64), nullable=False),
        sa.Column("write", sa.String(64), nullable=False),
        sa.Column("entries", sa.Text, nullable=False),
    )
