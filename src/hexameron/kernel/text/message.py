"""The language-free sentence that rules, scenes and events pass about: an id and what to fill in."""

from __future__ import annotations

import msgspec


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence or a name to be rendered in the reader's language.

    An argument that is a ``Text`` is either a name of the lexicon, which the sentence may inflect, or another
    sentence, which is rendered first.
    """

    id: str
    args: dict[str, int | str | Text] = {}


Arg = int | str | Text


def text(id_: str, /, **args: Arg) -> Text:
    """``text("battle.hits", n=2, unit=Text("unit.archers"))``: the same as ``Text`` with fewer brackets."""
    return Text(id_, args)


def fluent_id(id_: str) -> str:
    """Fluent ids have no dots: ``battle.hits`` is ``battle-hits`` there."""
    return id_.replace(".", "-")
