"""The whole game: set-up, turns, time, the villain's march (TURN, TIME, VILL, END)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from hexameron.games.runebound.board import toward
from hexameron.games.runebound.content.dice import SIDES, WILD
from hexameron.games.runebound.content.map import REFRESH_SPACES, SITE_NAMED, STORY_SPACES, TRACK
from hexameron.games.runebound.content.stories import SCENARIO
from hexameron.games.runebound.options import Place
from hexameron.games.runebound.rules import story
from hexameron.games.runebound.rules.anytime import Journey
from hexameron.games.runebound.rules.effects import refresh
from hexameron.games.runebound.rules.turn import turns
from hexameron.games.runebound.setup import STAGES
from hexameron.games.runebound.state import Turn
from hexameron.kernel.asking import CHECKPOINT, Rules
from hexameron.kernel.ids import die_id, player_id
from hexameron.kernel.results import Result

MARCH_DICE: Final = 5


def play(t: Journey) -> Rules[Result]:
    """The whole game, until the villain falls or all heroes have lost."""
    while True:
        yield CHECKPOINT
        yield from STEPS[t.state.step](t)


def _time(t: Journey) -> Rules[None]:
    """The end of a round: the first player advances the time token (RB-TURN-14, RB-TIME-02..06)."""
    state = t.state
    t.next_turn()
    if state.act == 2 and state.space == TRACK:
        yield from _last_space(t)
    else:
        yield from _advance(t)
    state.round += 1
    state.turn = Turn(seat=state.first)
    state.step = "turns"


def _advance(t: Journey) -> Rules[None]:
    """One space on; from the last one of Act 1 to the first one of Act 2 (RB-TIME-02, RB-TIME-03)."""
    state = t.state
    if state.space == TRACK:
        state.act, state.space = 2, 1
        t.tell("time.act", n=2, rules=("RB-TIME-03", "RB-TIME-04"))
        _villain_comes(t)
    else:
        state.space += 1
        t.tell("time.moves", seat=player_id(state.first), n=state.space, rules=("RB-TURN-14", "RB-TIME-02"))
    if state.space in REFRESH_SPACES:
        refresh(t)
    if state.space in STORY_SPACES:
        yield from story.draw(t)


def _villain_comes(t: Journey) -> None:
    """The villain is put on the board at the end of Act 1, Vorakesh with a zombie (RB-VILL-07)."""
    card = SCENARIO[t.state.scenario]
    t.state.villain = card.lair
    t.tell("villain.comes", villain=card.villain, cell=card.lair, rules=("RB-VILL-07",))
    if card.scenario == "dead_king":
        t.place_zombie(card.lair)


def _last_space(t: Journey) -> Rules[None]:
    """After the last space of Act 2 the scenario card says what happens (RB-TIME-05, RB-TIME-06)."""
    if t.state.scenario == "dead_king":
        t.tell("game.lost", rules=("RB-TIME-06", "RB-END-07"))
        raise t.finish(None, "time")
    yield from _march(t)


def _march(t: Journey) -> Rules[None]:
    """Five dice, a hex towards Tamalir for each wild; there all heroes lose (RB-TIME-06)."""
    state = t.state
    faces = yield from t.roll(state.first, "terrain", SIDES, MARCH_DICE)
    t.tell(
        "villain.rolls", seat=player_id(state.first), dice=tuple(map(die_id, faces)), rules=("RB-TIME-06",)
    )
    goal = SITE_NAMED["tamalir"]
    for _ in range(faces.count(WILD)):
        cells = toward(state.villain, goal)
        got = yield from t.ask(state.first, "villain.march", partial(_marches, cells))
        state.villain = got.cell
        t.tell("villain.marches", cell=got.cell, rules=("RB-TIME-06",))
        if state.villain == goal:
            t.tell("game.lost", rules=("RB-TIME-06", "RB-END-07"))
            raise t.finish(None, "march")


def _marches(cells: Sequence[str]) -> list[Place]:
    return [Place(cell) for cell in cells]


def _setup(t: Journey) -> Rules[None]:
    yield from STAGES[t.state.step](t)


STEPS: Final[dict[str, Callable[[Journey], Rules[None]]]] = {
    **dict.fromkeys(STAGES, _setup),
    "turns": turns,
    "time": _time,
}
