"""Cards and battles of the lessons are what its words say, whatever the pupil does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from hexameron.games.runewars import lessons
from hexameron.games.runewars.rules.anytime import Campaign
from hexameron.games.runewars.rules.losses import standing
from hexameron.games.runewars.state import Battle, State
from hexameron.kernel.ids import handle_of
from tests.games.taught import teach


def battle(state: State) -> Battle:
    assert state.battle is not None
    return state.battle


def table(state: State) -> Campaign:
    return Campaign.reading(state)


def knight_is_offered(state: State) -> bool:
    kinds = {figure.id: figure.kind for figure in battle(state).sides[0].figures}
    return kinds[lessons.KNIGHT] == "knight" and len(kinds) == 5


SAID: dict[str, Callable[[State], bool]] = {
    "runes": lambda state: table(state).dragons(0) == 2,
    "activate": lambda state: state.places[lessons.WOODS].wild["beastman"].up == 2,
    "knight": lambda state: state.places[lessons.HOME].units["knight"].up == 1,
    "fate": lambda state: battle(state).sides[0].drawn == ["bowman", "knight"],
    "struck": lambda state: (
        battle(state).sides[1].lost == 1
        and len(battle(state).sides[1].figures) == 1
        and not standing(battle(state).sides[1])
    ),
    "wound": knight_is_offered,
    "won": lambda state: (
        table(state).count(0, lessons.WOODS) == 5
        and state.places[lessons.WOODS].units["footman"].up == 3
        and table(state).dragons(0) == 3
    ),
    "move": lambda state: state.heroes[lessons.HERO].at == lessons.HOME,
    "attempt": lambda state: state.heroes[lessons.HERO].at == lessons.LIBRARY,
    "test": lambda state: (
        [table(state).fate(card).destiny for card in state.things.in_zone("fate.open")] == ["gold", "red"]
        and table(state).fate(handle_of(lessons.GOLD)).destiny == "gold"
    ),
    "shard": lambda state: (
        [table(state).id_of(card) for card in state.things.in_zone(f"rewards.{lessons.HERO}")]
        == [lessons.SHARD]
    ),
    "room": lambda state: (
        table(state).id_of(handle_of(lessons.FALSE)) == "rune.false"
        and all(table(state).rune_at(code) is not None for code in table(state).controlled(0))
    ),
    "dragon": lambda state: (
        table(state).id_of(min(state.things.in_zone("rune.hand.0"))) == "rune.dragon"
        and table(state).rune_at("HB") is None
    ),
    "bluff": lambda state: table(state).id_of(min(state.things.in_zone("rune.hand.0"))) == "rune.false",
    "dial": lambda state: state.players[0].dials == [3, 2, 2],
    "done": lambda state: (
        table(state).dragons(0) == 4 and state.places[lessons.HOME].units["footman"].up == 3
    ),
    "no_bonus": lambda state: (
        state.players[0].used == [3, 5, 4] and state.players[0].dials == table(state).provides(0)
    ),
}
"""What must be true when the words of a step are said."""

SAID_LATER: dict[str, Callable[[State], bool]] = {
    "mobilize": lambda state: table(state).order.number == 2 and state.players[1].chosen == 3,
    "gold": lambda state: (
        [table(state).fate(card).destiny for card in state.things.in_zone("fate.open")]
        == ["red", "gold", "silver"]
        and table(state).fate(handle_of(lessons.GOLD)).destiny == "gold"
    ),
    "again": lambda state: (
        table(state).control(lessons.WOODS) == 0 and state.places[lessons.WOODS].wild["beastman"].up == 2
    ),
    "attacked": lambda state: (
        battle(state).place == lessons.HOME
        and battle(state).sides[0].came == 6
        and battle(state).sides[0].lost == 1
        and battle(state).sides[1].drawn == ["bowman"]
    ),
    "bowman": lambda state: (
        {one.id: one.kind for one in battle(state).sides[1].figures}[lessons.BOWMAN] == "bowman"
    ),
    "walls": lambda state: (
        state.places[lessons.HOME].fort == 0
        and state.places[lessons.HOME].cracked
        and state.places[lessons.HOME].units["footman"].up == 2
    ),
    "onward": lambda state: state.places["1C"].units["berserker"].down == 2,
}


@pytest.mark.parametrize("seed", [None, 1, 2])
@pytest.mark.parametrize(("lesson", "said"), [("first", SAID), ("siege", SAID_LATER)])
def test_what_is_said_is_true(
    lesson: str, said: dict[str, Callable[[State], bool]], seed: int | None
) -> None:
    heard: list[str] = []

    def watch(step: str, state: State) -> None:
        heard.append(step)
        if step in said:
            assert said[step](state), step

    teach("runewars", watch, None if seed is None else Random(seed), lesson)
    assert [step for step in said if step not in heard] == []


def test_the_position_is_a_real_one() -> None:
    state = lessons.position()
    t = table(state)
    assert [player.faction for player in state.players] == ["humans", "uthuk"]
    assert [player.dials for player in state.players] == [[3, 2, 2], [3, 1, 3]]
    assert [t.dragons(seat) for seat in (0, 1)] == [2, 2]
    assert state.things.count("fate.deck") == 30
    assert state.chance.turn == 0
