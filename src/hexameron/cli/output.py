"""What commands print: in which language, with which texts, on which console."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import msgspec
from babel.numbers import format_decimal, format_percent
from rich.console import Console, RenderableType
from rich.text import Text as Styled

from hexameron.cli.errors import WrongUse
from hexameron.kernel.game import Game
from hexameron.kernel.text import LANGUAGES, Arg, Catalogue, Language, Text

TEXTS = Path(__file__).parent / "texts"
DEFAULT: Language = "pl"
VARIABLE = "HEXAMERON_LANG"

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name the reader's language, the strongest first."""

AT_TERMINAL = "_terminal"
"""The end of the id of a text that is said at the terminal instead of another."""

SAYS_NOTHING = ("", "C", "POSIX")
"""Locales of no language."""


def choose_language(name: str) -> Language:
    """The language of this name; an unknown one is a wrong use."""
    for language in LANGUAGES:
        if language == name.strip().lower():
            return language
    raise WrongUse("cli.no-language", language=name)


def locale_language() -> Language:
    """The language of the locale: Polish where it says nothing, English where it is one we do not speak."""
    named = next((value for name in LOCALE if (value := os.environ.get(name, ""))), "")
    spoken = named.partition(".")[0].partition("@")[0]
    if spoken in SAYS_NOTHING:
        return DEFAULT
    return "pl" if spoken.partition("_")[0].lower() == "pl" else "en"


def take_language(args: Sequence[str]) -> tuple[Language, list[str]]:
    """Takes ``--lang`` out of the arguments, wherever it stands; otherwise the environment decides.

    The variable of our own overrules the locale.

    >>> take_language(["games", "--lang", "en", "--json"])
    ('en', ['games', '--json'])
    """
    rest: list[str] = []
    wanted = os.environ.get(VARIABLE, "") or locale_language()
    waiting = iter(args)
    for arg in waiting:
        if arg == "--":
            rest += [arg, *waiting]
        elif arg == "--lang":
            wanted = next(waiting, "")
        elif arg.startswith("--lang="):
            wanted = arg.partition("=")[2]
        else:
            rest.append(arg)
    return choose_language(wanted), rest


def _readable(arg: Arg) -> Arg:
    """The same words, with a question mark for every byte that is no letter."""
    return arg.encode("utf-8", "replace").decode() if isinstance(arg, str) else arg


def _pattern(places: int) -> str:
    """The pattern of a number with so many decimal places, in the notation of CLDR."""
    return "#,##0" + ("." + "0" * places if places else "")


@cache
def _catalogue(language: Language, folders: tuple[Path, ...]) -> Catalogue:
    return Catalogue(language, (TEXTS, *folders), plain=True, sound=True)


class Output:
    """Prints texts in the reader's language; with a game, also that game's texts."""

    def __init__(self, language: Language, game: Game[Any] | None = None) -> None:
        self.language: Language = language
        self.game = game

    @cached_property
    def texts(self) -> Catalogue:
        folders = () if self.game is None else (self.game.folder / "texts",)
        return _catalogue(self.language, folders)

    @cached_property
    def out(self) -> Console:
        return Console(highlight=False, markup=False, emoji=False)

    @cached_property
    def err(self) -> Console:
        return Console(highlight=False, markup=False, emoji=False, stderr=True)

    def of(self, game: Game[Any]) -> Output:
        """The same with the texts of a game."""
        return Output(self.language, game)

    def render(self, text: Text) -> str:
        """A text as words; for some ids the terminal has words of its own (:data:`AT_TERMINAL`)."""
        here = f"{text.id}{AT_TERMINAL}"
        if here in self.texts:
            text = Text(here, text.args)
        try:
            return self.texts.render(text)
        except UnicodeEncodeError:  # a file name or a line that is no text in the reader's encoding
            return self.texts.render(Text(text.id, {name: _readable(arg) for name, arg in text.args.items()}))

    def say(self, id_: str, **args: Arg) -> str:
        return self.render(Text(id_, args))

    def number(self, value: float, places: int = 0) -> str:
        """A number as the reader writes it: ``1 234,5`` or ``1,234.5``."""
        return format_decimal(value, format=_pattern(places), locale=self.language)

    def percent(self, share: float, places: int = 0) -> str:
        """A share as so many per cent."""
        return format_percent(share, format=_pattern(places) + "%", locale=self.language)

    def tell(self, id_: str, style: str = "", **args: Arg) -> None:
        """Prints one of the command's own sentences."""
        self.out.print(Styled(self.say(id_, **args), style))

    def tell_whole(self, id_: str, style: str = "", **args: Arg) -> None:
        """Prints a sentence with a command or a file in it, to be copied: our line breaks must not cut it."""
        self.out.print(Styled(self.say(id_, **args), style), soft_wrap=True)

    def fits(self, whole: RenderableType) -> bool:
        """Whether all of it can be seen at once; where nobody watches a window, everything fits."""
        return not self.out.is_terminal or len(self.out.render_lines(whole, pad=False)) < self.out.height

    def warn(self, text: Text) -> None:
        """Prints what went wrong to standard error, so that programs can read our output."""
        self.err.print(Styled(self.render(text), "bold red"))

    def data(self, value: object) -> None:
        """Prints machine-readable output: one line of JSON."""
        sys.stdout.write(msgspec.json.encode(value).decode() + "\n")
        sys.stdout.flush()
