"""A language's sentences and names, and how a ``Text`` becomes a line that people read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentNone, FluentType
from fluent.syntax import ast as ftl

from hexameron.kernel.text import typography
from hexameron.kernel.text.entries import Entries, parse, quoted, split
from hexameron.kernel.text.lexicon import Language, Name, TextError, load_lexicon
from hexameron.kernel.text.message import Arg, Text, fluent_id

COMMON = Path(__file__).parent.parent / "texts"
REMEMBERED = 8192


class Source(msgspec.Struct, frozen=True):
    """One Fluent file as it stands, for a client that renders by itself."""

    name: str
    content: str


class Catalogue:
    """The texts of one language: those common to all games first, then those of the given folders.

    A folder holds ``pl.ftl`` (or, by chapter, ``cards.pl.ftl`` or ``pl/cards.ftl``) and ``lexicon.pl.yaml``;
    the same for every other language. No id may be defined twice. A ``strict`` catalogue raises ``TextError``
    for any fault of a text, another shows what it can. A ``plain`` one gives ordinary spaces only. Files that
    are known to be ``sound``, as those of every game that was found, are parsed only as far as they are read.
    """

    def __init__(
        self,
        language: Language,
        folders: Iterable[Path] = (),
        *,
        strict: bool = False,
        plain: bool = False,
        sound: bool = False,
    ) -> None:
        self.language = language
        self.strict = strict
        self.plain = plain
        self.sound = sound
        self.names: dict[str, Name] = {}
        self.messages: Entries[ftl.Message] = Entries()
        self.terms: Entries[ftl.Term] = Entries()
        self._sources: list[Source] = []
        # Fluent's marks around every argument serve texts of mixed direction; here they would only be seen.
        self._bundle = FluentBundle([language], functions=_functions(strict), use_isolating=False)
        self._brought: set[str] = set()
        """The entries that the bundle has, with all that they quote."""
        self._remembered = lru_cache(maxsize=REMEMBERED)(self._finished)
        for folder in (COMMON, *folders):
            self._load(folder)

    def _load(self, folder: Path) -> None:
        patterns = (f"{self.language}.ftl", f"*.{self.language}.ftl", f"{self.language}/*.ftl")
        for path in sorted(path for pattern in patterns for path in folder.glob(pattern)):
            self._add_messages(path, f"{folder.parent.name}/{path.relative_to(folder).as_posix()}")
        lexicon = folder / f"lexicon.{self.language}.yaml"
        if lexicon.exists():
            for id_, name in load_lexicon(lexicon, self.language).items():
                if id_ in self.names:
                    raise TextError(f"{lexicon}: {id_} is already in another lexicon")
                self.names[id_] = name

    def _add_messages(self, path: Path, name: str) -> None:
        content = path.read_text(encoding="utf-8")
        for quoted_as, written in split(path, content):
            if not quoted_as:
                parse(written)  # tells what is wrong
            entries, id_ = self._place(quoted_as)
            if id_ in entries:
                raise TextError(f"{path}: {quoted_as} is defined twice")
            entries.add(id_, written)
            if not self.sound:
                entries.parse(id_)
        self._sources.append(Source(name, content))

    def sources(self) -> tuple[Source, ...]:
        """The Fluent files in the order of loading; with ``names`` all that a browser needs."""
        return tuple(self._sources)

    def __contains__(self, id_: str) -> bool:
        return id_ in self.names or fluent_id(id_) in self.messages

    def render(self, text: Text) -> str:
        """The text in this language. A missing one gives its id in brackets, or an error if strict."""
        return self._remembered(msgspec.msgpack.encode(text))

    def _finished(self, encoded: bytes) -> str:
        sentence = self._sentence(msgspec.msgpack.decode(encoded, type=Text))
        sentence = typography.polish(sentence) if self.language == "pl" else typography.english(sentence)
        return typography.plain(sentence) if self.plain else sentence

    def _sentence(self, text: Text) -> str:
        name = self.names.get(text.id)
        if name is not None:
            # A name on its own is a label, and labels begin with a capital like any sentence.
            return typography.capital(name.form("nom"))
        id_ = fluent_id(text.id)
        pattern = self._pattern(id_)
        if pattern is None:
            if self.strict:
                raise TextError(f"no {self.language} text {text.id!r}")
            return f"[{text.id}]"
        args = {key: self._argument(value) for key, value in text.args.items()}
        sentence, errors = self._bundle.format_pattern(pattern, args)
        if errors and self.strict:
            raise TextError(f"{self.language} text {text.id!r}: {'; '.join(str(e) for e in errors)}")
        return sentence if isinstance(sentence, str) else f"[{text.id}]"

    def _pattern(self, id_: str) -> Pattern | None:
        """What a message says, if there is one."""
        self._bring(id_)
        return self._bundle.get_message(id_).value if id_ in self.messages else None

    def _bring(self, name: str, quoting: tuple[str, ...] = ()) -> None:
        """Gives an entry to the bundle, what it quotes first: another thread may ask for it meanwhile."""
        entries, id_ = self._place(name)
        if name in self._brought or name in quoting or id_ not in entries:
            return
        entry = entries[id_]
        for other in quoted(entry):
            self._bring(other, (*quoting, name))
        self._bundle.add_resource(ftl.Resource([entry]))
        self._brought.add(name)

    def _place(self, name: str) -> tuple[Entries[ftl.Message] | Entries[ftl.Term], str]:
        """Where an entry stands that is quoted by this name, and by which id."""
        return (self.terms, name[1:]) if name.startswith("-") else (self.messages, name)

    def _argument(self, value: Arg) -> int | str | FluentType:
        if isinstance(value, Text):
            name = self.names.get(value.id)
            return self._sentence(value) if name is None else Inflectable(name)
        return value


class Inflectable(FluentType):
    """A name on its way into a sentence; nominative where the sentence does not inflect it."""

    def __init__(self, name: Name) -> None:
        self.name = name

    def format(self, locale: Locale) -> str:
        return self.name.form("nom")


def _functions(strict: bool) -> dict[str, Callable[..., Any]]:
    """The functions that sentences may use. What is no name passes through, or is an error if ``strict``."""

    def case(value: FluentType | str, wanted: str, number: str = "") -> FluentType | str:
        if not isinstance(value, Inflectable):
            return _no_name("CASE", value)
        try:
            return value.name.form(wanted, number)
        except TextError:
            if strict:
                raise
            return value

    def agreement(value: FluentType | str, number: str = "") -> FluentType | str:
        if not isinstance(value, Inflectable):
            return _no_name("AGR", value)
        return value.name.agreement(number)

    def preposition(word: str, value: FluentType | str) -> str:
        if not isinstance(value, Inflectable):
            _no_name("PREP", value)
            return word
        return value.name.preposition(word)

    def _no_name(function: str, value: FluentType | str) -> FluentType | str:
        if strict and not isinstance(value, FluentNone):
            raise TextError(f"{function} needs a name of the lexicon, not {value!r}")
        return value

    return {"CASE": case, "AGR": agreement, "PREP": preposition}
