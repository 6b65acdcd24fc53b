"""What every printed thing of a game has, whatever else is printed on it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Source: TypeAlias = Literal["rulebook", "published", "designed"]


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A printed thing: an id, a name for the lexicon, and where its facts come from."""

    id: str
    source: Source = "designed"
    given: tuple[str, ...] = ()
    """What of a designed thing is known, at least in part, so that balancing leaves it alone."""
    named: str = ""
    """The entry of the lexicon, where several things share a name."""

    @property
    def name(self) -> str:
        return self.named or self.id
