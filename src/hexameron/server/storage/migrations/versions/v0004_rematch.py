"""A finished match knows the rematch that was offered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("rematch", sa.LargeBinary))


def downgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("rematch")
