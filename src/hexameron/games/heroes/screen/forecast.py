"""What lies ahead of a hero on the move: how far he can go, and how battles there would probably end."""

from __future__ import annotations

from collections.abc import Iterator

from hexameron.games.heroes.mind import odds
from hexameron.games.heroes.options import Explore, Go, Portal, Seize
from hexameron.games.heroes.rules import movement, values
from hexameron.games.heroes.screen import labels
from hexameron.games.heroes.state import Action, Hero
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Option
from hexameron.kernel.scene import Way
from hexameron.kernel.text import Text, text

FIGHT, FREE = "fight", "free"
EVEN = 50
"""A battle with a smaller chance, in per cent, is dangerous."""


def chance(t: Conquest, hero: Hero, field: str) -> int:
    """The chance, in per cent, to win the battle for a field."""
    token = t.state.encounters.get(field)
    other = t.hero_at(field)
    mine = odds.force(t, hero)
    if token is not None:
        theirs = odds.guards(t, hero, token)
    elif other is not None:
        theirs = odds.force(t, other)
    else:
        return 100
    return min(max(round(odds.forecast(mine, theirs).chance * 100), 1), 99)


def field_of(t: Conquest, option: Option) -> str:
    """The field where an option of a moving hero leads to a meeting: that of the guards, if it has any."""
    match option:
        case Go() | Portal():
            return option.field
        case Explore() | Seize():
            return t.board.guard.get(option.field, "")
        case _:
            return ""


def ways(t: Conquest) -> Iterator[Way]:
    """The fields that the active hero reaches by two steps or more, the shortest way to each.

    A way never leads through a battle, through creatures that flee, or through the own city.
    """
    action = t.state.action
    if action is None or not action.hero:
        return
    hero = t.hero(action.hero)
    for path in _paths(t, hero, action):
        if len(path) > 1 and movement.can_end(t, hero, path[-1]):
            yield _way(t, hero, path)


def _paths(t: Conquest, hero: Hero, action: Action) -> Iterator[tuple[str, ...]]:
    board, city = t.board, t.owner(hero).city
    mountains = values.permits(t, hero, "through_mountains")
    start = movement.place(t, hero)
    seen = [start]
    edge: list[tuple[str, ...]] = [()]
    for _ in range(action.movement // movement.STEP):
        ahead: list[tuple[str, ...]] = []
        for path in edge:
            here = path[-1] if path else start
            for field in board.neighbours[here]:
                if field in seen or not board.passable(here, field, mountains, city):
                    continue
                if not movement.may_enter(t, hero, action, field):
                    continue
                seen.append(field)
                yield (*path, field)
                if field != city and labels.meeting(t, field) == FREE:
                    ahead.append((*path, field))
        edge = ahead


def _way(t: Conquest, hero: Hero, path: tuple[str, ...]) -> Way:
    last = path[-1]
    fights = labels.meeting(t, last) == FIGHT
    return Way(
        path,
        tuple([Go(field).key() for field in path]),
        len(path) * movement.STEP,
        labels.label_in(t, "hero.move", Go(last)),
        "attack" if fights else "",
        odds_text(chance(t, hero, last)) if fights else None,
    )


def odds_text(n: int) -> Text:
    return text("scene.chance", n=n)
