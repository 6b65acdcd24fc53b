"""Matches state what holds from their beginning, and who is there is known without any other channel."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("terms", sa.LargeBinary))
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "nodes",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("node", sa.String(40), primary_key=True),
        sa.Column("match", sa.String(24), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.Column("watching", sa.Integer, nullable=False),
    )
    op.create_index("presence_of_match", "presence", ["match"])


def downgrade() -> None:
    op.drop_index("presence_of_match", "presence")
    op.drop_table("presence")
    op.drop_table("nodes")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("seen")
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("terms")
