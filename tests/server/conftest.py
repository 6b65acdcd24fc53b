"""A node that the tests of one process share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.driving import Node


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with Node(tmp_path_factory.mktemp("table")) as running:
        yield running
