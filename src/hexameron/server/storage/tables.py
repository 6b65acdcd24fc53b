"""The tables. Tokens and passwords are kept as hashes only; times are seconds since 1970."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

metadata = MetaData()


def _match() -> Column[str]:
    return Column("match", String(24), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


matches = Table(
    "matches",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("setup", LargeBinary, nullable=False),
    Column("fairness", LargeBinary, nullable=False),
    # Whether it has begun, or still waits for its players.
    Column("begun", Boolean, nullable=False),
    # The position a match began from, and the entry before which its journal is no longer played again.
    Column("origin", LargeBinary),
    Column("base", Integer, nullable=False, default=0),
    Column("owner", String(24), ForeignKey("accounts.id", ondelete="SET NULL")),
    # What the list of matches shows without loading any.
    Column("n", Integer, nullable=False),
    Column("waiting", LargeBinary, nullable=False),
    Column("result", LargeBinary),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    # What the table adds to the rules.
    Column("ended", String(10), nullable=False, default=""),
    Column("clock", LargeBinary),
    # No longer used: who agrees to what stands in the journal.
    Column("votes", LargeBinary, nullable=False),
    Column("undo_asked", Integer),
    Column("note", LargeBinary),
    Column("rematch", LargeBinary),
    # What holds from the beginning; missing in matches that are older than it.
    Column("terms", LargeBinary),
    Column("version", Integer, nullable=False, default=0),
    # When the server must act without a person, and which node lets the bots think.
    Column("due", Float),
    Column("thinker", String(40), nullable=False, default=""),
    Column("thinker_until", Float, nullable=False, default=0.0),
    Index("matches_due", "due"),
)

journal = Table(
    "journal",
    metadata,
    _match(),
    # Number 0 holds what happened before the first choice.
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("prompt", String(100), nullable=False),
    Column("key", String, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    _match(),
    Column("number", Integer, primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("hash", String(64), nullable=False),
    Column("state", LargeBinary, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    _match(),
    Column("seat", Integer, primary_key=True),
    Column("name", String(60), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("joined", Boolean, nullable=False),
    Column("standing", Boolean, nullable=False),
    # The seat's part of the key of the dice: its hash, and (once shown) the part itself.
    Column("promise", String(64), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("account", String(24), ForeignKey("accounts.id", ondelete="SET NULL")),
    # When the person was last known to come or go.
    Column("seen", Float, nullable=False, server_default="0"),
    Index("seats_of_account", "account"),
)

nodes = Table(
    "nodes",
    metadata,
    # The nodes at which somebody is connected, and until when their word on that holds.
    Column("name", String(40), primary_key=True),
    Column("until", Float, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    # Who is connected where: the seats, and how many watch.
    Column("node", String(40), primary_key=True),
    _match(),
    Column("seats", LargeBinary, nullable=False),
    Column("watching", Integer, nullable=False),
    Index("presence_of_match", "match"),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("match", String(24), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Index("keys_of_seat", "match", "seat"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("folded", String(120), nullable=False),
    Column("password", String(200), nullable=False),
    Column("created", Float, nullable=False),
    UniqueConstraint("folded", name="one_account_a_name"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account", String(24), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("until", Float, nullable=False),
    Index("sessions_of_account", "account"),
)

chat = Table(
    "chat",
    metadata,
    _match(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(60), nullable=False),
    Column("words", String(1000), nullable=False),
    Column("account", String(24), ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("at", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("match", String(24), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("content", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)
