"""How the players are called on the screen."""

from __future__ import annotations

from dataclasses import dataclass

from hexameron.kernel.text import Text


@dataclass(frozen=True)
class SeatTitle:
    """A player at the table: the side, the person or bot behind it, and both as they are told together."""

    side: Text
    who: str
    whole: str

    def beside(self, title: Text) -> str:
        """What it tells besides the title of a panel.

        >>> ann = SeatTitle(Text("south"), "Ann", "South (Ann)")
        >>> ann.beside(Text("south")), ann.beside(Text("tovak"))
        ('Ann', 'South (Ann)')
        """
        return self.who if title == self.side else self.whole
