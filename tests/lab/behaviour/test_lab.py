"""The laboratory: positions by names, loaded chance that stays loaded, matches driven to a question."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from inspect import signature
from itertools import permutations
from random import Random
from typing import Any

import pytest

import hexameron
from hexameron import lab
from hexameron.arena import checks
from hexameron.games import OURS, find
from hexameron.games.battlelore.content.command_cards import COMMAND_DECK
from hexameron.kernel.files import FileError, write_match
from hexameron.kernel.match import Match
from hexameron.lab import LabError, LoadedDice, Misnamed

every_game = pytest.mark.parametrize("game", OURS)


def battle(**parts: Any) -> Match[Any]:
    units = {"u0": ("Fb", "h3.4", 0), "u1": ("Mr", "h4.4", 1), "u2": ("Fg", "h9.9", 1)}
    hands = (["scout.centre", "rally"], ["patrol.left"])
    return lab.position("battlelore", **{"units": units, "hands": hands, **parts})


def quest(**parts: Any) -> Match[Any]:
    return lab.position("mageknight", **{"hand": "march rage", "source": "rb", "move": 2, **parts})


def conquest(**parts: Any) -> Match[Any]:
    return lab.position(
        "heroes",
        **{
            "heroes": {"anton": {"at": "h3.3", "army": "0/3 2/1", "scrolls": "plague"}},
            "guards": {"h1.2": "goblins"},
            **parts,
        },
    )


def wrong(**parts: Any) -> dict[str, Any]:
    """Parts that no type checker looks at."""
    return parts


def journey(**parts: Any) -> Match[Any]:
    heroes = {"laurel": {"at": "h7.9", "hand": "w7", "assets": "c07"}, "corbin": {"gold": 3}}
    return lab.position("runebound", **{"heroes": heroes, "stack": {"com": "gc12"}, **parts})


def war(**parts: Any) -> Match[Any]:
    areas = {"HA": "3footman fort", "1B": "2knight 1bowman", "YB": "4berserker fort", "7A": "2beastman"}
    heroes = {"h1": {"at": "1B", "rewards": "r3"}, "h7": {"seat": 1, "at": "YB"}}
    laid = {"areas": areas, "order": "conquer", "heroes": heroes, "runes": {"HA": "dragon", "YB": "dragon"}}
    return lab.position("runewars", **{**laid, **parts})


LAID = {
    "battlelore": battle,
    "mageknight": quest,
    "heroes": conquest,
    "runebound": journey,
    "runewars": war,
}


# ---------------------------------------------------------------------- positions


@every_game
def test_a_position_is_laid_in_a_line_and_can_be_played_to_the_end(game: str) -> None:
    match, random = LAID[game](), Random(1)
    while match.result is None and match.choices < 400:
        seat = random.choice(sorted(match.pending))
        match.choose(seat, random.choice(match.options(seat)))
    assert match.choices


def test_what_was_written_is_there() -> None:
    match = battle()
    assert match.state.units["u1"].hex == "h4.4"
    assert match.state.things.count("command.hand.0") == 2
    quest_ = quest(crystals="gg", units="peasants! herbalists+", on={"h-1.0": "prowlers"})
    me = quest_.state.players[0]
    assert me.crystals == [0, 0, 2, 0]
    assert [(troop.spent, troop.wounds) for troop in me.troops] == [(True, 0), (False, 1)]
    assert quest_.state.things.count("on.h-1.0") == 1
    conquest_ = conquest(stack={"scroll": "healing"}, buildings={0: "market"})
    (hero,) = conquest_.state.heroes.values()
    assert (hero.at, hero.basic[:2], hero.elite[:2]) == ("h3.3", [0, 2], [3, 1])
    assert list(conquest_.state.encounters) == ["h1.2"]
    journey_ = journey(spent=("h7.10",), zombies={"h3.3": 2}, act=2)
    assert [(one.at, one.gold) for one in journey_.state.players] == [("h7.9", 0), ("h5.6", 3)]
    assert (journey_.state.act, journey_.state.zombies) == (2, {"h3.3": 2})
    assert journey_.state.things.count("assets.0") == 1
    war_ = war(season="winter", stack={"fate": "27 4"}, tactics={1: "t3 t5"}, used="strategize")
    place = war_.state.places["1B"]
    assert (place.seat, place.units["knight"].up, place.units["bowman"].up) == (0, 2, 1)
    assert (war_.state.places["YB"].fort, war_.state.players[1].forts, war_.state.season) == (1, 3, 3)
    assert (war_.state.things.count("tactics.1"), war_.state.players[0].used) == (2, [1, 3])
    assert war_.state.things.count("rewards.hero.h1") == war_.state.things.count("rune.YB") == 1


@pytest.mark.parametrize(
    ("lay", "said"),
    [
        (lambda: lab.position("battellore"), "game: there is no 'battellore'; perhaps 'battlelore'"),
        (lambda: battle(unit={}), "position: there is no 'unit'; perhaps 'units'"),
        (lambda: battle(hands=(["scuot.left"], [])), r"hands\[0\]: there is no 'scuot.left'; perhaps"),
        (lambda: battle(hands=(["left"], [])), r"hands\[0\]: 'left' may be 'command.scout.left' or"),
        (lambda: battle(units={"u0": ("Xb", "h3.4", 0)}), "units.u0: 'Xb' is no unit"),
        (lambda: battle(units={"u0": ("Fb", "h3.44", 0)}), "units.u0: there is no 'h3.44'; perhaps 'h3.4'"),
        (lambda: battle(units={"u0": ("Fb", "h3.4", 0, 9)}), "units.u0.figures: must be 0 to 4"),
        (lambda: battle(units={"u0": ("Fb", "h3.4")}), "units.u0: a unit is its code, hex and seat"),
        (lambda: battle(terrain={"h1.1": "woods"}), "terrain.h1.1: there is no 'woods'; perhaps 'wood'"),
        (lambda: battle(phase="comand"), "phase: there is no 'comand'; perhaps 'command'"),
        (lambda: battle(hands=((), ())), "things.order.command.hand.0: there is no Command card"),
        (lambda: quest(hand="marhc"), r"hands\[0\]: there is no 'marhc'; perhaps 'march'"),
        (lambda: quest(units="peasant"), "units: there is no 'peasant'; perhaps 'peasants'"),
        (lambda: quest(tactic="early_brid"), "tactic: there is no 'early_brid'; perhaps 'tactic.early_bird'"),
        (lambda: quest(at="h9.9"), r"players\[0\].at: 'h9.9' is no space of the map"),
        (lambda: quest(on={"h-1.0": "prowler"}), "on.h-1.0: there is no 'prowler'; perhaps 'prowlers'"),
        (lambda: quest(seats=0), "seats: must be 1 to 4, not 0"),
        (lambda: quest(seats=5), "seats: must be 1 to 4, not 5"),
        (lambda: conquest(seats=5), "seats: must be 2 to 4, not 5"),
        (lambda: conquest(factions=("haven",)), "factions: must be 2 to 4, not 1"),
        (lambda: conquest(cities=("h1.1",)), "cities: must be 2 to 2, not 1"),
        (lambda: conquest(heroes={"antom": {}}), "heroes: there is no 'antom'; perhaps 'hero.anton'"),
        (
            lambda: conquest(heroes={"anton": {"arms": "1/1"}}),
            "heroes.anton: there is no 'arms'; perhaps 'army'",
        ),
        (lambda: conquest(heroes={"anton": {"army": "lots"}}), "heroes.anton.army: 'lots' is no army"),
        (lambda: conquest(heroes={"anton": {"skills": "logistic"}}), "heroes.anton.skills: there is no"),
        (lambda: conquest(guards={"h1.2": "gobblins"}), "guards.h1.2: there is no 'gobblins'; perhaps"),
        (lambda: journey(heroes={"lauren": {}}), "heroes: there is no 'lauren'; perhaps"),
        (
            lambda: journey(heroes={"laurel": {"golds": 1}}),
            "heroes.laurel: there is no 'golds'; perhaps",
        ),
        (lambda: journey(stack={"com": "gc99"}), "stack.com: there is no 'gc99'; perhaps"),
        (lambda: journey(markets={"tamalyr": "a03"}), "markets: there is no 'tamalyr'; perhaps 'tamalir'"),
        (lambda: journey(scenario="margat"), "scenario: there is no 'margat'; perhaps 'margath'"),
        (lambda: conquest(week="magik"), "week: there is no 'magik'; perhaps 'week.magic'"),
    ],
)
def test_misspelt_and_impossible_parts_are_told_by_the_field(lay: Callable[[], object], said: str) -> None:
    with pytest.raises(Misnamed, match=said):
        lay()


@pytest.mark.parametrize(
    ("lay", "said"),
    [
        (lambda: quest(hand=7), "hand: must be text, not 7"),
        (lambda: quest(move="2"), "move: must be a whole number, not '2'"),
        (lambda: quest(move=True), "move: must be a whole number, not True"),
        (lambda: quest(night=1), "night: must be True or False, not 1"),
        (lambda: quest(hands="march rage"), "hands: must be a list, not 'march rage'"),
        (lambda: quest(places=["h0.0", 3]), r"places\[1\]: must be text, not 3"),
        (lambda: quest(on=["prowlers"]), "on: must be given by names or None, not"),
        (lambda: quest(on={"h-1.0": 4}), "on.h-1.0: must be text, not 4"),
        (
            lambda: battle(units={"u0": ("Fb", "h3.4", "0")}),
            r"units.u0\[2\]: must be a whole number, not '0'",
        ),
        (lambda: battle(units={"u0": "Fb"}), "units.u0: must be a list, not 'Fb'"),
        (lambda: battle(units={0: ("Fb", "h3.4", 0)}), "units: must be text, not 0"),
        (lambda: battle(tokens=(1, 2, 3)), "tokens: must be a list of 2, not"),
        (lambda: battle(hands=("rally", "rally")), r"hands\[0\]: must be a list, not 'rally'"),
        (lambda: conquest(heroes={"anton": {"luck": "1"}}), "heroes.anton.luck: must be a whole number"),
        (lambda: conquest(heroes={"anton": "h3.3"}), "heroes.anton: must be given by names, not 'h3.3'"),
        (lambda: conquest(buildings={"0": "market"}), "buildings: must be a whole number, not '0'"),
        (lambda: conquest(factions=[1, 2]), r"factions\[0\]: must be text, not 1"),
        (
            lambda: lab.load(quest(), **wrong(rolls={"source": 3})),
            "rolls.source: must be text or a list, not 3",
        ),
        (
            lambda: lab.load(quest(), **wrong(draws={"deck.0": ["march", 3]})),
            r"draws.deck.0\[1\]: must be text, not 3",
        ),
    ],
)
def test_parts_of_another_kind_are_told_by_the_field(lay: Callable[[], object], said: str) -> None:
    with pytest.raises(Misnamed, match=f"^{said}"):
        lay()


KINDLESS: tuple[Any, ...] = (object(), 1.5, b"march", {1, 2}, ..., [None], {"x": [None]}, ([None], [None]))
"""What no part of any game may be."""
WORTHLESS: tuple[Any, ...] = (
    "",
    "no such",
    -1,
    10**9,
    True,
    None,
    (),
    [],
    {},
    ["no such"],
    {"no such": "no such"},
    {9: "x"},
)
"""What some parts may be by their kind and hardly any by its sense."""


@every_game
def test_whatever_is_written_into_a_part_is_refused_by_its_field_or_played(game: str) -> None:
    bench = find(game).bench
    assert bench is not None
    for part in signature(bench.lay).parameters:
        for value in KINDLESS:
            with pytest.raises(Misnamed) as refused:
                LAID[game](**{part: value})
            assert re.match(rf"{part}\b", refused.value.field), (part, value)
        for value in WORTHLESS:
            with suppress(Misnamed):
                match = LAID[game](**{part: value})
                assert match.result is not None or match.pending, (part, value)


# ---------------------------------------------------------------------- loaded chance


def fought(match: Match[Any]) -> list[int]:
    """The dice of the first attack of u0 on u1."""
    policy = lab.script(["command.card=*", "order.unit=*u0", "battle.attacker=fight:u0"], lab.first)
    lab.drive(match, until=lambda m: any(e.name == "battle.rolls" for e in m.events), policy=policy)
    (rolled, *_) = [event for event in match.events if event.name == "battle.rolls"]
    dice = rolled.args["dice"]
    assert isinstance(dice, tuple)
    return [int(str(face)[1:]) for face in dice]


def test_loaded_dice_show_what_was_written() -> None:
    assert fought(lab.load(battle(), rolls={"battle": "sword flag L"})) == [3, 4, 5]
    assert fought(lab.load(battle(), rolls={"battle": "G"}))[:1] == [0], "then honest dice go on"


def left(match: Match[Any]) -> int:
    assert isinstance(match.dice, LoadedDice)
    return match.dice.left


def test_a_clone_that_goes_another_way_takes_no_dice_from_the_match() -> None:
    match = lab.load(battle(), rolls={"battle": "S F L"})
    lab.drive(match, until="battle.attacker", policy=lab.first)
    twin = match.clone(playout=False)
    twin.choose(0, "done")
    lab.drive(twin, until=lambda one: left(one) == 0, policy=lab.at_random(2))
    assert left(match) == 3
    assert fought(match) == [3, 4, 5]


def take_back(match: Match[Any], seat: int) -> None:
    """An undo that the others agree to."""
    others = [other for other in range(match.setup.seats) if other != seat]
    request = match.ask_others(seat, "undo", others)
    for other in others:
        match.agree(other, request.n)
    match.undo(seat, agreed=True)


def test_loaded_dice_are_the_same_after_an_undo_and_in_clones() -> None:
    match = lab.load(battle(), rolls={"battle": "S F L S F L S F L"})
    lab.drive(match, until="battle.attacker", policy=lab.first)
    twin, record = match.clone(), match.clone(playout=False)
    assert fought(record) == [3, 4, 5]
    assert fought(match) == [3, 4, 5], "a clone reads by itself"
    twin.choose(0, "fight:u0")
    before = match.hash()
    take_back(match, 0)
    assert [option.key() for option in match.options(0)] == ["fight:u0", "done"]
    match.choose(0, "fight:u0")
    assert match.hash() == before, "the same moment meets the same dice"


def still(match: Match[Any], seat: int) -> str:
    """Done, wherever that is offered: nobody moves."""
    keys = [option.key() for option in match.options(seat)]
    return "done" if "done" in keys else keys[0]


def test_loaded_dice_are_the_same_in_whatever_order_things_were_picked() -> None:
    units = {
        "u0": ("Fb", "h3.7", 0),
        "u1": ("Fb", "h3.6", 0),
        "u2": ("Fb", "h3.5", 0),
        "u3": ("Mr", "h4.5", 1),
    }
    ends = []
    for order in permutations(["u0", "u1", "u2"]):
        match = lab.position("battlelore", units=units, hands=(["attack.centre"], ["rally"]))
        lab.load(match, rolls={"battle": "S B B F L G " * 4})
        lab.drive(match, until="order.unit")
        for id_ in order:
            match.choose(0, f"order:{id_}")
        lab.drive(match, until="battle.attacker", policy=still)
        match.choose(0, "fight:u2")
        ends.append(match.hash())
    assert len(set(ends)) == 1


def test_an_imagined_world_knows_nothing_of_loaded_dice() -> None:
    match = lab.load(battle(), rolls={"battle": "S " * 60})
    lab.drive(match, until="battle.attacker", policy=lab.first)
    worlds = [match.determinize(0, bytes([n])) for n in range(8)]
    assert not any(world.table.dice.loaded for world in worlds)
    for world in worlds:
        world.choose(0, "fight:u0")
    assert len({world.hash() for world in worlds}) > 1
    assert match.table.dice.loaded


def test_loaded_draws_come_from_their_deck_and_stay_after_an_undo() -> None:
    match = lab.load(battle(), draws={"command.deck": ["charge", "onslaught"]})
    lab.drive(match, until="draw.scout", policy=lab.first)
    before = match.hash()
    drawn = [match.state.things.face[int(option.key()[6:])] for option in match.options(0)]
    assert [COMMAND_DECK[face] for face in drawn] == ["command.charge", "command.onslaught"]
    assert match.clone().hash() == before
    last = match.entries[-1].key
    take_back(match, 0)
    assert match.pending[0].prompt == "command.card"
    match.choose(0, last)
    assert match.hash() == before


def test_a_loaded_shuffle_puts_cards_on_top() -> None:
    match = lab.load(battle(), shuffles={"command.deck": "charge skirmish onslaught"})
    twin = match.clone(playout=False)
    for one in (match, twin):
        one.table.shuffle("command.deck")
        assert on_top(one, 3) == ["command.charge", "command.skirmish", "command.onslaught"]
        assert one.state.things.count("command.deck") == len(COMMAND_DECK) - 3
    match.table.shuffle("command.deck")
    assert on_top(match, 3) != on_top(twin, 3), "only one shuffle was loaded"


def on_top(match: Match[Any], n: int) -> list[str]:
    things = match.state.things
    return [COMMAND_DECK[things.face[handle]] for handle in reversed(things.in_zone("command.deck")[-n:])]


@pytest.mark.parametrize(
    ("loaded", "said"),
    [
        ({"rolls": {"batle": "S"}}, "rolls: there is no 'batle'; perhaps 'battle'"),
        ({"rolls": {"battle": "S swrod"}}, "rolls.battle: there is no 'swrod'; perhaps 'sword'"),
        ({"draws": {"comand.deck": "rally"}}, "draws: there is no 'comand.deck'; perhaps 'command.deck'"),
        ({"draws": {"command.deck": "raly"}}, "draws.command.deck: there is no 'raly'; perhaps"),
        ({"draws": {"command.deck": "warrior.1"}}, "draws.command.deck: 'warrior.1' is not in this match"),
        ({"shuffles": {"command.deck": "scout"}}, "shuffles.command.deck: there is no 'scout'"),
    ],
)
def test_misspelt_loads_are_told_and_load_nothing(loaded: dict[str, Any], said: str) -> None:
    match = battle()
    with pytest.raises(Misnamed, match=said):
        lab.load(match, rolls={"panic": "F"} | loaded.pop("rolls", {}), **loaded)
    assert not match.dice.loaded


ROLLS = {
    "battlelore": {"battle": "S F L G B R " * 20},
    "mageknight": {"source": "r g b w k o " * 20},
    "heroes": {"battle": "1 8 4 2 " * 40, "elite": "skull luck " * 20},
    "runebound": {"terrain": "* P F T H M " * 20, "cast": "0 1 1 0 " * 60},
    "runewars": {"map.tile": "0 1 2 3 " * 20, "faction": "1 0 2 0 " * 5},
}


@every_game
def test_clones_and_undo_keep_their_promises_with_loaded_dice(game: str) -> None:
    match, random = lab.load(hexameron.new(game, seed=5), rolls=ROLLS[game]), Random(3)
    for number in range(160):
        if match.result is not None:
            break
        if number % 4 == 0:
            checks.clones(match, random)
            checks.undo(match, random)
        seat, option = checks.random_choice(match, random)
        match.choose(seat, option)
    assert match.dice.loaded


def test_a_match_with_loaded_dice_is_not_written_as_a_fair_one() -> None:
    with pytest.raises(FileError, match="loaded dice"):
        write_match(lab.load(battle(), rolls={"battle": "S"}))


# ---------------------------------------------------------------------- driving


@every_game
def test_it_stops_at_the_next_real_question(game: str) -> None:
    match = LAID[game]()
    question = lab.drive(match)
    assert len(question.options) > 1
    assert question.prompt == match.pending[question.seat].prompt
    assert lab.drive(match) == question, "nothing is chosen that somebody should choose"


def test_it_goes_to_a_prompt_by_any_policy() -> None:
    for policy in (lab.first, lab.at_random(4), lab.by_bot("instinct"), lab.script([], lab.first)):
        assert lab.drive(battle(), until="order.*", policy=policy).prompt.startswith("order.")
    assert lab.drive(hexameron.new("heroes", seed=2), until="setup.hero", seat=1).seat == 1
    night = lab.drive(quest(), until=lambda match: match.state.night, policy=lab.at_random(1))
    assert night.prompt


def test_the_same_seed_drives_alike() -> None:
    def ending(seed: int) -> str:
        match = battle()
        lab.drive(match, until=lambda one: one.choices >= 40, policy=lab.at_random(seed))
        return match.hash()

    assert ending(1) == ending(1) != ending(2)


def test_scripts_say_what_is_wrong() -> None:
    with pytest.raises(LabError, match=r"command.card does not offer 'comand:t9'; .*there are command:"):
        lab.drive(battle(), until="order.unit", policy=lab.script(["comand:t9"]))
    with pytest.raises(LabError, match=r"no answer to command.card of seat 0: command:"):
        lab.drive(battle(), until="order.unit", policy=lab.script([]))
    with pytest.raises(Misnamed, match=r"until: nothing asks 'order.unti'; perhaps 'order.unit'"):
        lab.drive(battle(), until="order.unti")
    with pytest.raises(LabError, match=r"10 choices did not lead to 'lore\.target'; they were command\.card"):
        lab.drive(battle(), until="lore.target", policy=lab.at_random(1), limit=10)
    with pytest.raises(LabError, match="the match ended before"):
        lab.drive(battle(banners_to_win=1), until="lore.target", policy=lab.at_random(1))
