"""Matches wait for their players; seats bring their parts of the key of the dice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        # All matches that there are have begun.
        matches.add_column(sa.Column("begun", sa.Boolean, nullable=False, server_default=sa.true()))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("promise", sa.String(64), nullable=False, server_default=""))
        seats.add_column(sa.Column("nonce", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("nonce")
        seats.drop_column("promise")
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("begun")
