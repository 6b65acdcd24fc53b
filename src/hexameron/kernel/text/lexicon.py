"""Names that a sentence may inflect: cases, genders and numbers in Polish, numbers and articles in English.

A lexicon is a YAML file with one entry per name, under the id that the rules use.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, Protocol, get_args

import msgspec

Language = Literal["pl", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
Number = Literal["sg", "pl"]
Forms = tuple[str, str, str, str, str, str, str]

CASES = ("nom", "gen", "dat", "acc", "ins", "loc", "voc")
NUMBERS = ("sg", "pl")


class TextError(Exception):
    """A text or a name that is missing, broken or used in a way that it does not allow."""


class Name(Protocol):
    """What sentences ask of a name, in any language."""

    def form(self, case: str, number: str = "") -> str:
        """The name in a case; without a number in the one in which it is normally used."""

    def agreement(self, number: str = "") -> str:
        """The class that other words of the sentence agree with."""

    def preposition(self, word: str) -> str:
        """The preposition or article as it stands before this name."""

    def faults(self) -> list[str]:
        """What is wrong with the entry itself."""


class PolishName(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Polish name: gender, usual number and seven forms in each number, or one form that never changes.

    ``ze`` and ``we`` mark names before which *z* and *w* grow a vowel, ``na`` those places that take *na*
    where others take *w*: *na lewym skrzydle*, but *w centrum*.
    """

    g: Literal["m1", "m2", "m3", "f", "n"]
    num: Number
    sg: Forms | None = None
    pl: Forms | None = None
    indecl: str = ""
    ze: bool = False
    we: bool = False
    na: bool = False

    def __post_init__(self) -> None:
        if self.indecl and (self.sg or self.pl):
            raise ValueError("has both forms and indecl")
        if not self.indecl and self._forms(self.num) is None:
            raise ValueError(f"lacks the forms of its own number, {self.num}")

    def form(self, case: str, number: str = "") -> str:
        if case not in CASES:
            raise TextError(f"there is no case {case!r}")
        if self.indecl:
            return self.indecl
        forms = self._forms(number or self.num)
        if forms is None:
            raise TextError(f"no forms for {number or self.num}")
        return forms[CASES.index(case)]

    def _forms(self, number: str) -> Forms | None:
        if number not in NUMBERS:
            raise TextError(f"there is no number {number!r}")
        return self.sg if number == "sg" else self.pl

    def agreement(self, number: str = "") -> str:
        if (number or self.num) == "sg":
            return self.g
        return "mo" if self.g == "m1" else "nmo"

    def preposition(self, word: str) -> str:
        if word == "w" and self.na:
            return "na"
        if (word == "z" and self.ze) or (word == "w" and self.we):
            return word + "e"
        return word

    def faults(self) -> list[str]:
        return [
            *(f"{number}: an empty form" for number in NUMBERS if "" in (self._forms(number) or ())),
            *_unequal(self.sg, "sg", SINGULAR_TWINS[self.g]),
            *_unequal(self.pl, "pl", PLURAL_TWINS["m1" if self.g == "m1" else "others"]),
        ]


# Cases that look alike in every Polish noun of a gender: a difference is a typing error.
SINGULAR_TWINS = {
    "m1": (),
    "m2": (("acc", "gen"),),
    "m3": (("acc", "nom"),),
    "f": (("dat", "loc"),),
    "n": (("acc", "nom"), ("voc", "nom")),
}
PLURAL_TWINS = {
    "m1": (("acc", "gen"), ("voc", "nom")),
    "others": (("acc", "nom"), ("voc", "nom")),
}


def _unequal(forms: Forms | None, number: str, twins: tuple[tuple[str, str], ...]) -> list[str]:
    if forms is None:
        return []
    named = dict(zip(CASES, forms, strict=True))
    return [
        f"{number}: {a} is {named[a]!r} but {b} is {named[b]!r}" for a, b in twins if named[a] != named[b]
    ]


class EnglishName(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An English name: one or both numbers, and whether its article is *an*."""

    num: Number = "sg"
    sg: str = ""
    pl: str = ""
    an: bool = False

    def __post_init__(self) -> None:
        if not (self.sg if self.num == "sg" else self.pl):
            raise ValueError(f"lacks the form of its own number, {self.num}")

    def form(self, case: str, number: str = "") -> str:
        if case not in CASES:
            raise TextError(f"there is no case {case!r}")
        wanted = number or self.num
        if wanted not in NUMBERS:
            raise TextError(f"there is no number {wanted!r}")
        form = self.sg if wanted == "sg" else self.pl
        if not form:
            raise TextError(f"no form for {wanted}")
        return form

    def agreement(self, number: str = "") -> str:
        return number or self.num

    def preposition(self, word: str) -> str:
        return "an" if word == "a" and self.an else word

    def faults(self) -> list[str]:
        return []


def load_lexicon(path: Path, language: Language) -> Mapping[str, Name]:
    """Reads a lexicon file. Raises ``TextError`` for a file that is not one."""
    source = path.read_text(encoding="utf-8")
    ids = re.findall(r"^([^\s#:]+):", source, re.MULTILINE)
    twice = sorted({i for i in ids if ids.count(i) > 1})
    if twice:
        raise TextError(f"{path}: defined twice: {', '.join(twice)}")
    try:
        if language == "pl":
            return msgspec.yaml.decode(source, type=dict[str, PolishName])
        return msgspec.yaml.decode(source, type=dict[str, EnglishName])
    except msgspec.DecodeError as error:
        raise TextError(f"{path}: {error}") from error
