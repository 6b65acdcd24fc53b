"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _match() -> sa.Column[str]:
    return sa.Column(
        "match", sa.String(24), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )


def _match_of() -> sa.Column[str]:
    return sa.Column("match", sa.String(24), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False)


def _account(ondelete: str = "SET NULL", *, nullable: bool = True, name: str = "account") -> sa.Column[str]:
    return sa.Column(name, sa.String(24), sa.ForeignKey("accounts.id", ondelete=ondelete), nullable=nullable)


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("folded", sa.String(120), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.UniqueConstraint("folded", name="one_account_a_name"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        _account("CASCADE", nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("sessions_of_account", "sessions", ["account"])
    op.create_table(
        "matches",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("setup", sa.LargeBinary, nullable=False),
        sa.Column("fairness", sa.LargeBinary, nullable=False),
        sa.Column("origin", sa.LargeBinary),
        sa.Column("base", sa.Integer, nullable=False),
        _account(name="owner"),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("waiting", sa.LargeBinary, nullable=False),
        sa.Column("result", sa.LargeBinary),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("ended", sa.String(10), nullable=False),
        sa.Column("clock", sa.LargeBinary),
        sa.Column("votes", sa.LargeBinary, nullable=False),
        sa.Column("undo_asked", sa.Integer),
        sa.Column("note", sa.LargeBinary),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("thinker", sa.String(40), nullable=False),
        sa.Column("thinker_until", sa.Float, nullable=False),
    )
    op.create_table(
        "journal",
        _match(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("prompt", sa.String(100), nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "checkpoints",
        _match(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "seats",
        _match(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("joined", sa.Boolean, nullable=False),
        sa.Column("standing", sa.Boolean, nullable=False),
        _account(),
    )
    op.create_index("seats_of_account", "seats", ["account"])
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        _match_of(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
    )
    op.create_index("keys_of_seat", "keys", ["match", "seat"])
    op.create_table(
        "chat",
        _match(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("words", sa.String(1000), nullable=False),
        _account(),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), primary_key=True),
        _match_of(),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in (
        "reports",
        "chat",
        "keys",
        "seats",
        "checkpoints",
        "journal",
        "matches",
        "sessions",
        "accounts",
    ):
        op.drop_table(table)
