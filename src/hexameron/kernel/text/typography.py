"""The last touch on a rendered sentence: spaces at which a line must not break, capitals at the front."""

from __future__ import annotations

import re

NO_BREAK = "\u00a0"
MINUS = "\u2212"

_HYPHEN_AS_MINUS = re.compile(r"(?<!\w)-(?=\d)")
_FOUR_DIGITS = re.compile(rf"(?<![\d{NO_BREAK}])(\d){NO_BREAK}(\d\d\d)(?![\d{NO_BREAK}])")
_AFTER_ONE_LETTER = re.compile(r"(?<![^\s(\[„«–])([wzioauWZIOAU]) (?=\S)")
_AFTER_NUMBER = re.compile(r"\b(\d+) (?=[^\W\d_]|×)")
_AFTER_ORDINAL = re.compile(r"(?<=\d\.) (?=[a-ząćęłńóśźż])")


def english(sentence: str) -> str:
    """Gives numbers a true minus."""
    return _HYPHEN_AS_MINUS.sub(MINUS, sentence)


def polish(sentence: str) -> str:
    """Ties one-letter words to the next word and numbers to their nouns; 1000 stands without a gap.

    >>> polish("W turze i w 2. rundzie dobierz 5 kart").replace(NO_BREAK, "~")
    'W~turze i~w~2.~rundzie dobierz 5~kart'
    """
    sentence = _HYPHEN_AS_MINUS.sub(MINUS, sentence)
    sentence = _FOUR_DIGITS.sub(r"\1\2", sentence)
    sentence = _AFTER_NUMBER.sub(rf"\1{NO_BREAK}", sentence)
    sentence = _AFTER_ORDINAL.sub(NO_BREAK, sentence)
    return _AFTER_ONE_LETTER.sub(rf"\1{NO_BREAK}", sentence)


def plain(sentence: str) -> str:
    """Ordinary spaces only, for terminals that would show the others as something else."""
    return sentence.replace(NO_BREAK, " ")


def capital(sentence: str) -> str:
    """The sentence with a capital at the front and the rest as it is."""
    return sentence[:1].upper() + sentence[1:]
