"""A match gets the time of its next step that no person takes: a bot's choice, a pass, the end of a clock."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("due", sa.Float))
    op.create_index("matches_due", "matches", ["due"])
    # Somebody looks at each running match once.
    op.execute("UPDATE matches SET due = 0 WHERE result IS NULL AND ended = '' AND begun")


def downgrade() -> None:
    op.drop_index("matches_due", "matches")
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("due")
