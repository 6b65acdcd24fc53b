"""How a server is set up."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import msgspec
import platformdirs

STATIC = Path(__file__).parent / "static"


def data_folder() -> Path:
    """Where this user's matches are kept."""
    return platformdirs.user_data_path("hexameron", appauthor=False)


def default_database() -> str:
    return f"sqlite+aiosqlite:///{data_folder() / 'table.sqlite'}"


class Limits(msgspec.Struct, frozen=True):
    """What one client may ask of the server: so much a second (``rate``), so much at once (``burst``)."""

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
    matches_per_hour: int = 600


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

    bot_pace: float = 0.3
    """So long at least a choice of a bot stays on the screen before its next."""

    pass_delay: tuple[float, float] = (0.8, 2.2)
    """Between which bounds, whatever is in the hand, a standing pass answers."""

    unwatched: int = 20
    """In so many matches at once bots go on though nobody watches."""

    follow_every: float = 2.0
    """How often the journal is read for entries that no message told of."""

    idle_after: float = 120.0
    """A match that nobody watches leaves the memory after so long."""

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
