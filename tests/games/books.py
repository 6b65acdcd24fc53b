"""The rulebooks of all games, text by text."""

from __future__ import annotations

import re
from functools import cache

from hexameron.games import find
from hexameron.kernel.rulebook import Rulebook
from hexameron.kernel.text import Language

QUOTED = re.compile(r"\b[A-Z]{2,3}-[A-Z]+-\d+")


@cache
def book(game: str) -> Rulebook:
    return Rulebook.load(find(game).folder / "rulebook.yaml")


def texts(game: str, language: Language) -> list[tuple[str, str]]:
    """Every text of a book with the name of its entry."""
    read = book(game)
    found = [("title", read.title.text(language)), ("about", read.about.text(language))]
    found += [(section.key, section.text(language)) for section in read.sections]
    found += sentences(game, language)
    for term in read.terms:
        found += [(term.en, term.text(language)), (f"{term.en} meaning", term.meaning(language))]
    return found


def sentences(game: str, language: Language) -> list[tuple[str, str]]:
    """The texts that are whole sentences: rules, rulings and switches."""
    found = []
    for rule in book(game).rules:
        found.append((rule.id, rule.text(language)))
        if rule.ruling:
            found.append((f"{rule.id} ruling", rule.ruling.text(language)))
    return found + [(switch.name, switch.text(language)) for switch in book(game).switches]
