"""Texts: ids with arguments in the rules, Polish and English sentences in Fluent files, names in lexicons."""

from hexameron.kernel.text.message import Arg, Text, text

__all__ = ["Arg", "Text", "text"]
