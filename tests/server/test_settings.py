"""Addresses of databases as people write them."""

from __future__ import annotations

import pytest

from hexameron.server.settings import async_url


def test_only_databases_that_are_known_are_opened() -> None:
    assert async_url("postgres://h/x") == "postgresql+asyncpg://h/x"
    with pytest.raises(ValueError, match="SQLite or PostgreSQL"):
        async_url("oracle://h/x")
