"""What people type at the table: commands in Polish and English, whichever language the table speaks."""

from __future__ import annotations

import unicodedata
from typing import Literal, NamedTuple

Verb = Literal[
    "undo", "redo", "rules", "why", "log", "save", "card", "hand", "board", "hint", "resign", "quit", "help",
    "language", "look", "lesson", "options", "back",
]  # fmt: skip

WORDS: dict[Verb, tuple[str, ...]] = {
    "undo": ("undo", "u", "cofnij", "c"),
    "redo": ("redo", "ponów"),
    "rules": ("rules", "rule", "r", "zasady", "zasada", "z"),
    "why": ("why", "w", "dlaczego", "d"),
    "log": ("log", "l", "dziennik", "przebieg"),
    "save": ("save", "s", "zapisz"),
    "card": ("card", "karta", "k"),
    "hand": ("hand", "ręka", "karty"),
    "board": ("board", "b", "map", "plansza", "mapa", "p"),
    "hint": ("hint", "podpowiedź", "podpowiedz"),
    "resign": ("resign", "poddaj"),
    "quit": ("quit", "q", "exit", "koniec", "wyjdź"),
    "help": ("help", "h", "?", "pomoc"),
    "language": ("language", "lang", "język"),
    "look": ("look", "info", "i", "pole", "co"),
    "lesson": ("lesson", "lekcja"),
    "options": ("options", "list", "o", "opcje", "lista", "wybór"),
    "back": ("back", "wstecz", "-"),
}

YES = ("yes", "y", "tak", "t")
NO = ("no", "n", "nie")


class Typed(NamedTuple):
    """A command and what was typed behind it."""

    verb: Verb
    rest: str


def plain(word: str) -> str:
    """A word in small letters without Polish accents, which not every keyboard has.

    >>> plain("Podpowiedź")
    'podpowiedz'
    """
    decomposed = unicodedata.normalize("NFKD", word.strip().lower().replace("ł", "l"))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


_VERBS = {plain(word): verb for verb, words in WORDS.items() for word in words}


def understand(entry: str) -> Typed | None:
    """The command that somebody typed; ``None`` if it is none.

    >>> understand("zasady linia strzału")
    Typed(verb='rules', rest='linia strzału')
    """
    word, _, rest = entry.strip().partition(" ")
    verb = _VERBS.get(plain(word))
    return None if verb is None else Typed(verb, rest.strip())


def agrees(entry: str) -> bool:
    """Whether somebody typed yes."""
    return plain(entry) in YES


def declines(entry: str) -> bool:
    """Whether somebody typed no."""
    return plain(entry) in NO
