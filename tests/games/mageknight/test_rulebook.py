"""Mage Knight's rulebook as it is shipped."""

from __future__ import annotations

from tests.games.books import book

BOOK = book("mageknight")


def test_the_book_has_general_rules_and_scenarios() -> None:
    fronts = [rule.id.partition("-")[0] for rule in BOOK.binding]
    assert list(dict.fromkeys(fronts)) == ["MK", "MKS"]
    assert (fronts.count("MK"), fronts.count("MKS")) == (615, 446)
