"""Texts: ids with arguments in the rules, Polish and English sentences in Fluent files, names in lexicons."""

from hexameron.kernel.text.catalogue import COMMON, Catalogue, Source
from hexameron.kernel.text.checking import check
from hexameron.kernel.text.joining import chained, joined, listed
from hexameron.kernel.text.lexicon import LANGUAGES, EnglishName, Language, Name, PolishName, TextError
from hexameron.kernel.text.message import Arg, Text, fluent_id, text

__all__ = [
    "COMMON",
    "LANGUAGES",
    "Arg",
    "Catalogue",
    "EnglishName",
    "Language",
    "Name",
    "PolishName",
    "Source",
    "Text",
    "TextError",
    "chained",
    "check",
    "fluent_id",
    "joined",
    "listed",
    "text",
]
