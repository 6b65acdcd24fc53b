"""Settings that all tests share."""

import os

import pytest
from hypothesis import settings

from tools.check.durations import Stopwatch

# Speed is measured by the benchmark, never by a test, so no example has a deadline.
# The usual profile tries the same examples every time; `--hypothesis-profile=search` looks for new ones.
settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.register_profile("search", deadline=None, max_examples=1000)
settings.load_profile("repeatable")

# Whoever runs the tests may live in another locale; they speak Polish unless they say otherwise.
for name in ("LC_ALL", "LC_MESSAGES", "LANG", "HEXAMERON_LANG"):
    os.environ.pop(name, None)


def pytest_configure(config: pytest.Config) -> None:
    """The process that hears of all tests notes how long they take."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Stopwatch())
