"""How a server is set up."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import msgspec
import platformdirs

STATIC = Path(__file__).parent / "static"
BOT_PLAYOUTS = 5_000
BOT_MS = 5_000
"""The largest budgets that people may give a bot for one choice."""


def data_folder() -> Path:
    """Where this user's matches are kept."""
    return platformdirs.user_data_path("hexameron", appauthor=False)


def default_database() -> str:
    return f"sqlite+aiosqlite:///{data_folder() / 'table.sqlite'}"


class Limits(msgspec.Struct, frozen=True):
    """What one client may ask of the server: so much a second (``rate``), so much at once (``burst``).

    A client is an address; a handshake of a live connection counts as a request.
    """

    target: int = 2048
    """So long may a path with its query be."""

    head_seconds: float = 10.0
    """Within so long the head of a request must be there, and within ``body_seconds`` its body."""

    body_seconds: float = 60.0
    body: int = 64 * 1024
    upload: int = 4 * 1024 * 1024
    frame: int = 16 * 1024
    nesting: int = 64
    rate: float = 40.0
    burst: int = 200
    frame_rate: float = 20.0
    frame_burst: int = 60
    connections: int = 5000
    connections_per_client: int = 200
    logins_per_minute: int = 10
    """Log-ins, registrations and changes of a password from one address."""
    logins_per_account: int = 10
    """Wrong passwords for one account a minute, from whichever addresses."""

    matches_per_hour: int = 600
    readings_per_minute: int = 300
    """Replays, logs and files: what is played again or told from the beginning."""

    checks_per_minute: int = 20
    """Matches played again as a whole: to verify them, or to take a file in (a long one counts twice)."""

    hints_per_minute: int = 10
    """For one person at one match; three times as many for an address."""

    background_waiting: int = 20
    """So many hints, checks and files wait at most for the processes that do them."""

    chat_per_minute: int = 30
    chat_kept: int = 200
    """So many lines of the chat of a match are kept, the newest."""

    reports_per_hour: int = 30
    reports_per_match: int = 50


class Settings(msgspec.Struct, frozen=True):
    """All that can be chosen when a server starts."""

    host: str = "127.0.0.1"
    port: int = 8420
    database: str = msgspec.field(default_factory=default_database)
    channels: str = ""
    secure_cookies: bool = False
    bot_workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
    bot_seconds: float = 8.0
    """No bot thinks longer than this about one choice."""

    bots_ready: bool = True
    """Whether a process for bots is made ready before a bot is up; else the first one waits for it."""

    background_workers: int = 1
    """Processes for hints, checks and files, besides those in which bots think."""

    background_seconds: float = 30.0
    """No check of a match, and no file, takes longer than this."""

    bot_pace: float = 0.3
    """Seconds for which a bot's choice stays on the screen at least before its next one."""

    pass_delay: tuple[float, float] = (0.8, 2.2)
    """Seconds (least, most) after which a standing pass answers.

    It does not depend on the hand, so it betrays nothing.
    """

    unwatched: int = 20
    """The most matches in which bots play on at the same time though nobody watches."""

    follow_every: float = 2.0
    """Seconds between two readings of the journal for entries of other nodes that no notice told of."""

    idle_after: float = 120.0
    """Seconds after which a match that nobody watches is dropped from memory."""

    static: Path = STATIC
    limits: Limits = Limits()
    node: str = msgspec.field(default_factory=lambda: secrets.token_hex(4))


def async_url(database: str) -> str:
    """The address with the driver that is used here; plain addresses and file names are understood too.

    >>> async_url("postgresql://me@here/table")
    'postgresql+asyncpg://me@here/table'
    >>> async_url("matches.sqlite")
    'sqlite+aiosqlite:///matches.sqlite'
    """
    scheme, found, rest = database.partition("://")
    if not found:
        return f"sqlite+aiosqlite:///{database}"
    kind = scheme.partition("+")[0]
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    if kind not in drivers:
        raise ValueError(f"databases are SQLite or PostgreSQL, not {kind}")
    return f"{drivers[kind]}://{rest}"
