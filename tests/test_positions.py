"""Positions of every game: what rules lead to is sound, what cannot be is refused by the field."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import hexameron
from hexameron.bots.playouts import asked
from hexameron.games import OURS, find
from hexameron.games.heroes.board import board
from hexameron.games.mageknight import faults_of_turns
from hexameron.games.mageknight.board import board_of
from hexameron.kernel.chance import Fairness
from hexameron.kernel.files import (
    FileError,
    position_faults,
    read_match,
    read_position,
    seal,
    write_match,
    write_position,
)
from hexameron.kernel.game import Setup
from hexameron.kernel.geometry import Placed
from hexameron.kernel.match import Match
from tests.breaking import Break, breaks
from tests.cli.helpers import run

every_game = pytest.mark.parametrize("game", OURS)
FREE_WORDS = {"battlelore": (), "heroes": (), "mageknight": ("what",), "runebound": (), "runewars": ()}
"""Fields in which any word may stand."""
Plain = dict[str, Any]


def begun(game: str) -> Iterator[Setup]:
    """Every scenario with every number of players."""
    for scenario in find(game).scenarios:
        if scenario.name != "custom":
            yield from (Setup(scenario.name, seats) for seats in scenario.seats)


def stepped(match: Match[Any], choices: int, seed: int) -> Match[Any]:
    """Plays on by the game's instinct, and sometimes against it; stops before the end."""
    random = Random(seed)
    assert match.game.prior is not None
    for _ in range(choices):
        seat = random.choice(sorted(match.pending))
        question = asked(match, seat)
        weights = match.game.prior(match.view(seat), question)
        wise = any(weights) and random.random() < 0.8
        option = random.choices(question.options, weights if wise else None)[0]
        if _over(match, seat, option):
            break
        match.choose(seat, option)
    return match


def _over(match: Match[Any], seat: int, option: Any) -> bool:
    twin = match.clone()
    twin.choose(seat, option)
    return twin.result is not None


def at(game: str, setup: Setup, choices: int, seed: int = 5) -> Match[Any]:
    return stepped(Match(find(game), setup, Fairness.from_seed(seed), copy_after=1), choices, seed)


@every_game
def test_what_the_rules_lead_to_is_sound(game: str) -> None:
    for setup in begun(game):
        match, random = Match(find(game), setup, Fairness.from_seed(2), recording=False), Random(setup.seats)
        while match.result is None and match.choices < 150:
            if match.choices % 10 == 0:
                assert list(position_faults(match.game, match.state, setup)) == [], (setup, match.choices)
            seat = random.choice(sorted(match.pending))
            match.choose(seat, random.choice(match.options(seat)))


@every_game
def test_lessons_begin_from_sound_positions(game: str) -> None:
    record = find(game)
    for lesson in record.lessons:
        assert list(position_faults(record, lesson.begin(), lesson.setup)) == []


@every_game
def test_a_position_is_written_so_that_it_can_be_read(game: str) -> None:
    for choices in range(0, 120, 7):
        match = at(game, next(begun(game)), choices)
        assert read_position(write_position(match), find).pending


def refusal(plain: Plain, broken: Break) -> FileError | None:
    try:
        read_position(msgspec.json.encode({**plain, "state": broken.state}), find)
    except FileError as error:
        return error
    return None


CASES = [
    ("battlelore", Setup("tourelles"), 60),
    ("battlelore", Setup("avignon"), 3),
    ("heroes", Setup("conquest", 2), 150),
    ("heroes", Setup("conquest", 3), 400),
    ("mageknight", Setup("full_conquest", 2), 150),
    ("mageknight", Setup("solo_conquest", 1), 420),
    ("mageknight", Setup("blitz_cooperation", 3), 60),
    ("runebound", Setup("margath", 2), 150),
    ("runebound", Setup("dead_king", 3), 420),
    ("runewars", Setup("war", 2), 18),
    ("runewars", Setup("war", 2, variants={"board": "chance"}), 120),
    ("runewars", Setup("war", 3, variants={"board": "chance", "exploration": True}), 420),
]


@pytest.mark.parametrize(("game", "setup", "choices"), CASES)
def test_every_broken_field_is_named(game: str, setup: Setup, choices: int) -> None:
    plain = json.loads(write_position(at(game, setup, choices)))
    assert refusal(plain, Break("", "", False, plain["state"])) is None
    tried = 0
    for broken in breaks(plain["state"], 41, FREE_WORDS[game]):
        tried += 1
        error = refusal(plain, broken)
        if error is None:
            assert not broken.fatal, f"{broken.where} {broken.how} is taken"
            continue
        said = str(error)
        assert "the rules cannot go on" not in said, (broken.where, broken.how, said)
        assert error.where.startswith("state." if broken.where else "state"), (broken.where, said)
        if broken.fatal:
            named = error.where.removeprefix("state.")
            near = broken.where.startswith(named) or named.startswith(broken.where)
            assert near or broken.where in said, (broken.where, said)
    assert tried > 400


def _mk(change: Callable[[Any], None], where: str) -> Any:
    return pytest.param("mageknight", Setup("full_conquest", 2), change, where, id=where)


def _he(change: Callable[[Any], None], where: str) -> Any:
    return pytest.param("heroes", Setup("conquest", 2), change, where, id=where)


def _move(handle: int, zone: str) -> Callable[[Any], None]:
    def change(state: Any) -> None:
        things = state["things"]
        things["order"][things["zone"][handle]].remove(handle)
        things["order"].setdefault(zone, []).append(handle)
        things["zone"][handle] = zone

    return change


def _water(state: Any) -> str:
    tiles = tuple((number, turns) for number, turns in state["tiles"])
    return next(field for field, ground in board(tiles).terrain.items() if ground == "water")


def _second_hero(state: Any) -> None:
    first, second = (player["heroes"][0] for player in state["players"])
    open_field = next(iter(state["encounters"]))
    state["heroes"][first]["at"] = state["heroes"][second]["at"] = open_field


def _sea(state: Any) -> str:
    tiles = tuple(Placed(one["tile"], one["at"], one.get("turn", 0)) for one in state["tiles"])
    return next(cell for cell, ground in board_of(tiles, ()).terrain.items() if ground == "sea")


def _first_hero(state: Any) -> Any:
    return next(iter(state["heroes"].values()))


@pytest.mark.parametrize(
    ("game", "setup", "change", "where"),
    [
        _mk(lambda s: s["players"].pop(), "players: must be 2"),
        _mk(lambda s: s["players"].append(s["players"][0]), "players: must be 2"),
        _mk(lambda s: s.update(scenario="blitz_conquest"), "scenario: must be 'full_conquest'"),
        _mk(lambda s: s["players"][1].update(at="h40.40"), r"players\[1\].at: 'h40.40' is no space"),
        _mk(lambda s: s["players"][0].update(at=_sea(s)), r"players\[0\].at: .* is sea"),
        _mk(lambda s: s["players"][0].update(level=11), r"players\[0\].level: must be 1 to 10"),
        _mk(lambda s: s["players"][0].update(reputation=8), r"players\[0\].reputation: must be -7 to 7"),
        _mk(lambda s: s["players"][0].update(crystals=[4, 0, 0, 0]), r"players\[0\].crystals\[0\]"),
        _mk(lambda s: s["players"][0].update(hero="arytea"), r"players\[0\].hero: .* perhaps 'arythea'"),
        _mk(lambda s: s["players"][0].update(hero=s["players"][1]["hero"]), r"players\[0\].hero: .* twice"),
        _mk(lambda s: s["players"][0].update(tactic="tactic.x"), r"players\[0\].tactic"),
        _mk(lambda s: s["tiles"].append(s["tiles"][-1]), r"tiles\[\d+\].tile: .* twice"),
        _mk(lambda s: s["tiles"][-1].update(at="h1.1"), r"tiles\[\d+\].at: 'h1.1' is no place"),
        _mk(lambda s: s["tiles"][-1].update(tile="tile.99"), r"tiles\[\d+\].tile"),
        _mk(lambda s: s["things"]["face"].__setitem__(0, 9999), r"things.face\[0\]: there is no card"),
        _mk(
            lambda s: s["things"]["face"].__setitem__(s["things"]["order"]["spell.deck"][0], 310),
            r"things.face\[\d+\]: enemy token 310 cannot lie in spell.deck",
        ),
        _mk(
            lambda s: s["things"]["face"].__setitem__(
                s["things"]["order"]["spell.deck"][0],
                s["things"]["face"][s["things"]["order"]["spell.deck"][1]],
            ),
            r"things.face\[\d+\]: there are only 1 of",
        ),
        _mk(_move(0, "hand.2"), "things.order.hand.2: there is no such zone"),
        _mk(lambda s: s["source"][0].update(face=6), r"source\[0\].face"),
        _mk(lambda s: s.update(order=[0, 0]), r"order\[1\]"),
        _he(lambda s: s["players"].pop(), "players: must be 2"),
        _he(lambda s: s.update(order=[0]), "order: must name each"),
        _he(lambda s: s.update(tiles=s["tiles"][:-1]), "tiles: must be 9"),
        _he(lambda s: s.update(tiles=[*s["tiles"][:-1], s["tiles"][0]]), r"tiles\[8\]\[0\]: .* twice"),
        _he(lambda s: _first_hero(s).update(at=_water(s)), r"heroes.u\d+.at: .* is water"),
        _he(lambda s: _first_hero(s).update(at="h40.1"), r"heroes.u\d+.at: 'h40.1' is no field"),
        _he(_second_hero, r"heroes.u\d+.at: .* is taken by u\d+"),
        _he(lambda s: _first_hero(s).update(basic=[8, 0, 0, 0]), r"heroes.u\d+.basic\[0\]: .* box has 8"),
        _he(lambda s: _first_hero(s).update(elite=[9, 0, 0, 0]), r"heroes.u\d+.elite\[0\]: must be 0 to 8"),
        _he(lambda s: _first_hero(s).update(seat=1), r"players\[0\].heroes: u\d+ is of seat 1"),
        _he(lambda s: s["players"][0].update(level=5), r"players\[0\].level: must be 1 to 4"),
        _he(
            lambda s: s["players"][0].update(buildings=["halls"]),
            r"players\[0\].buildings\[0\]: .* perhaps 'hall'",
        ),
        _he(lambda s: s["players"][0].update(city=s["players"][1]["city"]), r"players\[1\].city"),
        _he(lambda s: s["encounters"].update({"h1.1": 999}), r"encounters.h1.1"),
        _he(lambda s: s.update(week="week.nothing"), "week: 'week.nothing' is no Week"),
        _he(lambda s: s["things"]["face"].__setitem__(0, 88), r"things.face\[0\]: there is no card"),
    ],
)
def test_what_cannot_be_is_told(
    game: str, setup: Setup, change: Callable[[Any], None], where: str, tmp_path: Path
) -> None:
    plain = json.loads(write_position(settled(game, setup)))
    change(plain["state"])
    with pytest.raises(FileError, match=f"state.{where}") as error:
        read_position(json.dumps(plain).encode(), find)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(plain))
    shown = run("position", game, str(path), "--json")
    assert shown.exit_code == 1
    assert json.loads(shown.output)["where"] == error.value.where


def settled(game: str, setup: Setup) -> Match[Any]:
    """A match whose set-up is over, before the first turn has begun."""
    match = hexameron.new(game, setup=setup, seed=1)
    random = Random(1)
    while match.state.step in ("setup", "cities", "heroes"):
        seat = random.choice(sorted(match.pending))
        match.choose(seat, random.choice(match.options(seat)))
    return match


@every_game
def test_a_match_that_began_from_a_position_is_checked_as_well(game: str) -> None:
    setup = next(begun(game))
    position = at(game, setup, 0)
    match = Match(find(game), setup, Fairness.from_seed(1), state=position.state)
    file = json.loads(write_match(match))
    file["start"]["state"]["things"]["learned"] = -5
    file["digest"] = seal(file)
    with pytest.raises(FileError) as error:
        read_match(json.dumps(file).encode(), find, whole=True)
    assert error.value.where == "start.state.things.learned"


def test_every_standing_change_of_a_card_is_known() -> None:
    folder = find("mageknight").folder
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
    made = re.findall(r'Modifier\(\s*kind="(\w+)"', code)
    assert set(made) <= set(faults_of_turns.MODIFIERS)
    notes = re.findall(r'\bnote="(\w+)"', code)
    assert set(notes) <= set(faults_of_turns.NOTES)
