"""Texts that are joined to longer ones."""

from __future__ import annotations

from hexameron.kernel.text import Text, joined, listed, text

A, B, C = Text("a"), Text("b"), Text("c")


def test_sentences_follow_each_other() -> None:
    assert joined([A]) == A
    assert joined([A, B, C]) == text("card.both", one=text("card.both", one=A, two=B), two=C)


def test_of_several_phrases_the_last_is_joined_by_and() -> None:
    assert listed([A]) == A
    assert listed([A, B]) == text("card.and", one=A, two=B)
    assert listed([A, B, C]) == text("card.and", one=text("card.comma", one=A, two=B), two=C)
