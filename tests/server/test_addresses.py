"""What others call this server by."""

from __future__ import annotations

import pytest

from hexameron.server import addresses
from hexameron.server.addresses import is_loopback, origins


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.0.1", "localhost", "::1"])
def test_nobody_else_reaches_loopback(host: str) -> None:
    assert is_loopback(host)
    assert origins(host, 80) == []


def test_a_server_that_listens_everywhere_is_called_by_its_addresses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(addresses, "own_addresses", lambda: ["192.168.1.20", "fd00::2"])
    assert origins("0.0.0.0", 8420) == ["http://192.168.1.20:8420", "http://[fd00::2]:8420"]
    assert origins("table.example", 8420) == ["http://table.example:8420"]


def test_own_addresses_are_never_loopback() -> None:
    assert not any(is_loopback(one) for one in addresses.own_addresses())
