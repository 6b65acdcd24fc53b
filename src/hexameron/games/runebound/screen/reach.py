"""Where the dice on the table lead: hexes that several of them reach, each by one click."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from hexameron.games.runebound.board import ENTERS
from hexameron.games.runebound.content.dice import WILD
from hexameron.games.runebound.options import Step
from hexameron.games.runebound.screen.names import NAMES
from hexameron.games.runebound.table import Saga
from hexameron.kernel.scene import Badge, Way
from hexameron.kernel.text import text

MANY: Final = 5
AT_ONCE: Final = 3
"""Of more dice than these so many are reckoned with at once; then one goes on from there."""

Faces = tuple[int, ...]
Path = tuple[Step, ...]


def badge(faces: Sequence[int], face: int, before: int = 0) -> Badge:
    """The die that a step spends, by its number; ``before`` equal ones are spent already."""
    places = [place for place, one in enumerate(faces) if one == face]
    return Badge("", NAMES.die(face), places[before] + 1, "die")


def ways(t: Saga) -> Iterator[Way]:
    """The hexes that two dice or more reach: of the ways there one with the fewest dice, wild ones kept.

    No way leads through zombies, nor back to where one stands.
    """
    roll = t.state.rolls[-1]
    start = t.player(roll.seat).at
    for cell, path in paths(start, tuple(roll.faces), tuple(t.state.zombies)).items():
        if len(path) > 1:
            yield Way(
                tuple([step.cell for step in path]),
                tuple([step.key() for step in path]),
                len(path),
                text("option.walk", cell=NAMES.of(t.state, cell)),
                by=tuple(_dice(roll.faces, path)),
            )


def _dice(faces: Sequence[int], path: Path) -> Iterator[Badge]:
    for place, step in enumerate(path):
        yield badge(faces, step.face, [one.face for one in path[:place]].count(step.face))


def paths(start: str, faces: Faces, barred: Sequence[str] = ()) -> dict[str, Path]:
    """For each hex that dice reach the best way there."""
    found: dict[str, Path] = {}
    edge: dict[Faces, dict[str, Path]] = {tuple(sorted(faces, reverse=True)): {start: ()}}
    for _ in range(len(faces) if len(faces) <= MANY else AT_ONCE):
        ahead: dict[Faces, dict[str, Path]] = {}
        for left, there in edge.items():
            for face in dict.fromkeys(left):
                spread(there, face, ahead.setdefault(_without(left, face), {}), start)
        for there in ahead.values():
            for cell, path in there.items():
                known = found.get(cell)
                if known is None or (len(path), _wilds(path)) < (len(known), _wilds(known)):
                    found[cell] = path
        edge = {
            left: {cell: path for cell, path in there.items() if cell not in barred}
            for left, there in ahead.items()
        }
    return found


def spread(there: dict[str, Path], face: int, to: dict[str, Path], start: str) -> None:
    """Where one more die leads from these hexes."""
    entered = ENTERS[face]
    for cell, path in there.items():
        for beside in entered[cell]:
            if beside not in to and beside != start:
                to[beside] = (*path, Step(beside, face))


def _without(faces: Faces, face: int) -> Faces:
    place = faces.index(face)
    return faces[:place] + faces[place + 1 :]


def _wilds(path: Path) -> int:
    return sum(step.face == WILD for step in path)
