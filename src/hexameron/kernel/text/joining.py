"""Joins texts; the texts ``card.both``, ``card.comma`` and ``card.and`` of a game say how it does that."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.kernel.text.message import Text, text


def chained(joint: str, parts: Sequence[Text]) -> Text:
    """One text after the other, each two put together by the text ``joint``."""
    whole, *rest = parts
    for part in rest:
        whole = text(joint, one=whole, two=part)
    return whole


def joined(sentences: Sequence[Text]) -> Text:
    """Several sentences as one text."""
    return chained("card.both", sentences)


def listed(phrases: Sequence[Text]) -> Text:
    """a – a and b – a, b and c."""
    *head, last = phrases
    return text("card.and", one=chained("card.comma", head), two=last) if head else last
