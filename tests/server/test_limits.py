"""Limits count per client and in all; nesting is counted without decoding."""

from __future__ import annotations

import pytest

from hexameron.server.limits import Bucket, Buckets, Connections, depth


def test_a_bucket_gives_what_it_holds_and_no_more() -> None:
    bucket = Bucket(rate=0, burst=2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_every_client_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(rate=0, burst=1)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")


def test_connections_are_counted_per_client_and_in_all() -> None:
    connections = Connections(limit=3, per_client=2)
    assert [connections.open("a") for _ in range(3)] == [True, True, False]
    assert connections.open("b")
    assert not connections.open("c")
    connections.close("a")
    assert connections.open("c")
    assert connections.count == 3


@pytest.mark.parametrize(
    ("data", "levels"),
    [(b"", 0), (b"1", 0), (b"[]", 1), (b'{"[[[": "\\"[["}', 1), (b"[[{}]]", 3), (b"[[[", 3), (b"]]]", 0)],
)
def test_nesting_is_counted_outside_of_strings(data: bytes, levels: int) -> None:
    assert depth(data) == levels
