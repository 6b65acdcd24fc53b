"""Running one rule with written answers and strictly loaded dice: what hexameron.lab has, with letters."""

from __future__ import annotations

from collections.abc import Mapping

from hexameron import lab
from hexameron.lab import Asked, Played
from hexameron.lab import run_rule as play
from hexameron.lab.chance import ANY


class LoadedDice(lab.LoadedDice):
    """Dice that show what the test wrote down, for whatever is rolled; shuffles stay as they are."""

    __slots__ = ("_letters",)

    def __init__(self, faces: str, letters: Mapping[str, int]) -> None:
        super().__init__(b"loaded", strict=True)
        self._letters = letters
        self.add(faces)

    @property
    def script(self) -> list[int]:
        """The faces that nobody has rolled."""
        return self._rolls[ANY]

    @script.setter
    def script(self, faces: list[int]) -> None:
        self._rolls[ANY] = faces

    @property
    def rolled(self) -> list[tuple[str, int]]:
        return self.rolls

    def add(self, faces: str) -> None:
        """More faces to be rolled after these."""
        self.load_rolls(ANY, [self._letters[face] for face in faces if not face.isspace()])


__all__ = ["Asked", "LoadedDice", "Played", "play"]
