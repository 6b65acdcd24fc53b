"""A game's rulebook: its numbered rules in two languages, our rulings on them, a glossary and a search.

The file is YAML. Every other part of the house speaks of a rule by its id, so ids are never used twice and
never change their meaning.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from hexameron.kernel.text import Language

Kind = Literal[
    "advice",
    "constraint",
    "content",
    "definition",
    "effect",
    "end",
    "procedure",
    "scoring",
    "setup",
    "variant",
]
Words = Annotated[str, Meta(pattern=r"\S")]
RuleId = Annotated[str, Meta(pattern=r"^[A-Z]+-[A-Z][A-Z0-9]*-\d{2,}$")]
SectionKey = Annotated[str, Meta(pattern=r"^[A-Z][A-Z0-9]*$")]
SwitchName = Annotated[str, Meta(pattern=r"^[a-z]+(_[a-z]+)*$")]


class RulebookError(ValueError):
    """A rulebook file that cannot be used. ``where`` names the file and the entry."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where


class Wording(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same words in both languages."""

    pl: Words
    en: Words

    def text(self, language: Language) -> str:
        """The words in one language."""
        return self.pl if language == "pl" else self.en


class Switch(Wording, frozen=True, kw_only=True):
    """A ruling that a table may turn; the words say what holds when it is on."""

    name: SwitchName
    default: bool


class Ruling(Wording, frozen=True, kw_only=True):
    """How we read a rule that is ambiguous or silent."""

    switch: Switch | None = None


class Rule(Wording, frozen=True, kw_only=True):
    """One numbered rule."""

    id: RuleId
    section: SectionKey
    kind: Kind
    ruling: Ruling | None = None


class Section(Wording, frozen=True, kw_only=True):
    """A chapter; the words are its title."""

    key: SectionKey


class Term(Wording, frozen=True, kw_only=True):
    """A word of the game and what it means."""

    meaning_pl: Words
    meaning_en: Words

    def meaning(self, language: Language) -> str:
        """The explanation in one language."""
        return self.meaning_pl if language == "pl" else self.meaning_en


class _File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file with its entries still unread, so that a broken entry can be named."""

    game: Words
    title: Wording
    about: Wording
    sections: list[Any]
    rules: list[Any]
    terms: list[Any] = []


class Rulebook(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """All rules of a game, in the order of the book."""

    game: str
    title: Wording
    about: Wording
    sections: tuple[Section, ...]
    rules: tuple[Rule, ...]
    terms: tuple[Term, ...]

    @classmethod
    def load(cls, path: Path) -> Rulebook:
        """Reads and checks a file. Raises ``RulebookError`` that names the entry at fault."""
        try:
            file = msgspec.yaml.decode(path.read_bytes(), type=_File)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise RulebookError(str(path), str(error)) from error
        book = cls(
            game=file.game,
            title=file.title,
            about=file.about,
            sections=_read(path, "section", "key", file.sections, Section),
            rules=_read(path, "rule", "id", file.rules, Rule),
            terms=_read(path, "term", "en", file.terms, Term),
        )
        _check(path, book)
        return book

    @cached_property
    def _by_id(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self.rules}

    @cached_property
    def _index(self) -> dict[Language, list[_Page]]:
        languages: tuple[Language, ...] = ("pl", "en")
        titles = {section.key: section for section in self.sections}
        return {
            language: [_Page(rule, titles[rule.section], language) for rule in self.rules]
            for language in languages
        }

    def rule(self, rule_id: str) -> Rule:
        """The rule with this id. Raises ``KeyError`` if there is none."""
        try:
            return self._by_id[rule_id]
        except KeyError:
            raise KeyError(f"{self.game} has no rule {rule_id}") from None

    @property
    def binding(self) -> tuple[Rule, ...]:
        """The rules that must hold in play: all but the advice."""
        return tuple(rule for rule in self.rules if rule.kind != "advice")

    @property
    def switches(self) -> tuple[Switch, ...]:
        """The rulings that a table may turn."""
        rulings = (rule.ruling for rule in self.rules)
        return tuple(ruling.switch for ruling in rulings if ruling and ruling.switch)

    def search(self, words: str, language: Language) -> tuple[Rule, ...]:
        """The rules that fit the words, best first; accents and most endings do not matter.

        Only rules that answer to as many of the words as the best one does are listed.
        """
        wanted = _words(words)
        ranked = [(page.rank(wanted), page.rule) for page in self._index[language]]
        most = max((matched for (matched, _), _ in ranked), default=0)
        if most == 0:
            return ()
        found = [(score, rule) for (matched, score), rule in ranked if matched == most]
        return tuple(rule for _, rule in sorted(found, key=lambda hit: -hit[0]))


class _Page:
    """A rule as the search sees it: the words of each place, with the weight of that place."""

    def __init__(self, rule: Rule, section: Section, language: Language) -> None:
        self.rule = rule
        ruling = rule.ruling.text(language) if rule.ruling else ""
        self.places = (
            (3, _words(rule.text(language))),
            (2, _words(section.text(language))),
            (1, _words(ruling)),
        )

    def rank(self, wanted: list[str]) -> tuple[int, int]:
        """How many of the wanted words occur, and how well they do."""
        scores = [self._score(word) for word in wanted]
        return sum(score > 0 for score in scores), sum(scores)

    def _score(self, wanted: str) -> int:
        if "-" in wanted and f"-{wanted}" in f"-{self.rule.id.lower()}":
            return 20  # (part of) the id itself
        return sum(
            weight * max((_closeness(wanted, word) for word in words), default=0)
            for weight, words in self.places
        )


def _closeness(wanted: str, word: str) -> int:
    """3 for the same word, 2 for its beginning, 1 for another ending of it, 0 for another word."""
    if wanted == word:
        return 3
    if len(wanted) < 3:
        return 0
    if word.startswith(wanted):
        return 2
    common = 0
    for a, b in zip(wanted, word, strict=False):
        if a != b:
            break
        common += 1
    ending = 3 if common >= 4 else 1
    return int(common >= 3 and len(wanted) - common <= ending and len(word) - common <= ending)


def _words(text: str) -> list[str]:
    """The words of a text in small letters without accents.

    >>> _words("Żółty SZTANDAR, BL-MOVE-03")
    ['zolty', 'sztandar', 'bl-move-03']
    """
    plain = unicodedata.normalize("NFKD", text.lower().replace("ł", "l"))
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.findall(r"\w+(?:-\w+)*", letters)


E = TypeVar("E", Section, Rule, Term)


def _read(path: Path, what: str, name: str, entries: list[Any], kind: type[E]) -> tuple[E, ...]:
    read: list[E] = []
    for number, entry in enumerate(entries, 1):
        try:
            read.append(msgspec.convert(entry, kind))
        except msgspec.ValidationError as error:
            label = entry.get(name) if isinstance(entry, dict) else None
            raise RulebookError(f"{path}: {what} {label or f'no. {number}'}", str(error)) from error
    return tuple(read)


def _check(path: Path, book: Rulebook) -> None:
    _unique(path, "section", [section.key for section in book.sections])
    _unique(path, "rule", [rule.id for rule in book.rules])
    _unique(path, "term", [term.en for term in book.terms])
    _unique(path, "switch", [switch.name for switch in book.switches])
    known = [section.key for section in book.sections]
    for rule in book.rules:
        if rule.section not in known:
            raise RulebookError(f"{path}: rule {rule.id}", f"there is no section {rule.section}")
        if rule.id.split("-")[1] != rule.section:
            raise RulebookError(f"{path}: rule {rule.id}", f"does not belong into section {rule.section}")
    used = [rule.section for rule in book.rules]
    for key in known:
        if key not in used:
            raise RulebookError(f"{path}: section {key}", "has no rule")


def _unique(path: Path, what: str, names: list[str]) -> None:
    for number, name in enumerate(names):
        if name in names[:number]:
            raise RulebookError(f"{path}: {what} {name}", "occurs twice")
