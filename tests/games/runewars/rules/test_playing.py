"""Tactics cards: when each of them may be played, and where it goes (TACT)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

import pytest

from hexameron.games.runewars.content.tactics import TACTICS
from tests.games.runewars.positions import TestWar, war
from tests.rules import rule

HOME = {"HA": "p0 4footman fort", "YA": "p1 3berserker fort"}
ALL = tuple(card.id.removeprefix("tactic.") for card in TACTICS)
AREAS = {
    "HA": "p0 6footman 1footman~ cracked",
    "HB": "p0 1footman @0",
    "1C": "2beastman",
    "5C": "p1 3berserker 1berserker~ fort",
    "5B": "p0 4footman",
    "7A": "2beastman",
    "7B": "p0 1footman c1",
    "YA": "p1 2berserker cracked",
}
HEROES = {"h1": (0, "1C"), "h10": (1, "1C"), "h5": (1, "1A")}
TURN = {2, 9, 10, 12, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31}
"""The numbers of the cards for one's turn."""


def offered(t: TestWar) -> set[int]:
    """The numbers of the Tactics cards that can be played now."""
    names = {
        t.id_of(handle): f"t{handle}" for seat in (0, 1) for handle in t.things.in_zone(f"tactics.{seat}")
    }
    found = set()
    for key in t.offers():
        tag, _, rest = key.partition(":")
        if tag in ("play", "use"):
            found |= {int(name[8:]) for name, card in names.items() if card in rest.split(";")}
    return found


def moments(
    answer: Callable[[TestWar], str], holder: int, **parts: object
) -> dict[tuple[str, int], set[int]]:
    """Which cards are offered at which prompt to which seat, if one seat holds one of every kind."""
    seen: dict[tuple[str, int], set[int]] = defaultdict(set)
    for cards in (ALL[:9], ALL[9:18], ALL[18:27], ALL[27:]):
        t = war(
            AREAS,
            heroes=HEROES,
            tactics={holder: " ".join(cards)},
            fate="15 5 16 25 26 17 6 7 8",
            influence=(2, 3, 3),
            objective={0: "og4"},
            runes={"1C": "false"},
            **parts,  # type: ignore[arg-type]
        )
        t.hero("hero.h1").hurt = 1
        t.go()
        while t.pending is not None and t.state.order is not None and t.order.seat == 0:
            seen[t.prompt, t.seat] |= offered(t)
            t.go(answer(t))
    return seen


def plain(t: TestWar) -> str:
    keys = t.offers()
    return next((key for key in ("pass", "done", "no", "resolve") if key in keys), keys[0])


def attack(t: TestWar) -> str:
    """Marches from 5B against 5C."""
    if t.prompt == "march.activate" and "activate:5C" in t.offers():
        return "activate:5C"
    if t.prompt == "march.units":
        return "some:5B.footman;4" if "some:5B.footman;4" in t.offers() else plain(t)
    return plain(t)


def talk(t: TestWar) -> str:
    """Marches from HA against 1C and talks."""
    if t.prompt == "march.activate":
        return "activate:1C" if "activate:1C" in t.offers() else "done"
    if t.prompt == "march.units":
        return "some:HA.footman;4" if "some:HA.footman;4" in t.offers() else plain(t)
    return "talk" if "talk" in t.offers() else "retreat" if "retreat" in t.offers() else plain(t)


@rule("RW-TACT-01", "RW-TERM-19", "RW-TACT-03")
def test_every_card_is_offered_at_its_moment_of_a_march_and_its_battle_only() -> None:
    seen = moments(attack, 0, order=3, used=[8])
    assert seen["march.activate", 0] == TURN | {11, 13}
    assert seen["battle.start", 0] == (TURN - {29}) | {1, 4, 8}, "no duel while a battle is fought"
    assert seen["battle.drawn", 0] == {6}
    assert seen["battle.hits", 0] == {7}
    assert seen["battle.pass", 0] == {2}
    assert seen["turn.close", 0] == TURN
    seen = moments(attack, 1, order=3, used=[8])
    assert seen["battle.start", 1] == {1, 3, 5, 8}
    assert seen["battle.drawn", 1] == {6}
    assert seen["battle.hits", 1] == {7}
    used = set().union(*seen.values())
    assert used <= {1, 2, 3, 5, 6, 7, 8}, "nothing else in the turn of another"


@rule("RW-TACT-01", "RW-TERM-19")
def test_cards_before_an_order_and_for_diplomacy_have_their_moment() -> None:
    seen = moments(plain, 0, order=4, used=[8])
    assert seen["turn.resolve", 0] == TURN | {11}
    assert seen["turn.close", 0] == TURN
    seen = moments(talk, 0, order=2, used=[8])
    assert seen["diplomacy.more", 0] == {17}
    assert 17 not in seen["march.activate", 0] | seen["march.meets", 0]


@rule("RW-TACT-01", "RW-TERM-17")
def test_only_two_cards_work_in_the_quest_phase() -> None:
    t = war(AREAS, phase="quests", heroes=HEROES, tactics={0: "t22 t29 t30"}, chosen=(1, 8))
    t.hero("hero.h1").hurt = 1
    assert offered(t.go()) == {29, 30}
    t = war(AREAS, phase="quests", heroes=HEROES, tactics={1: "t29 t30"}, chosen=(1, 8)).go()
    assert (t.seat, offered(t)) == (0, set()), "while another acts nothing"


@rule("RW-TACT-02")
def test_a_card_drawn_in_this_season_waits_for_the_next() -> None:
    t = war(HOME, order=4, used=[8], tactics={0: "t21 t22"}).go("play:{tactic.t21}", "draws:p1;2")
    assert t.things.count("tactics.new.0") == 2
    held = {f"t{handle}" for handle in t.things.in_zone("tactics.new.0")}
    assert not [key for key in t.offers("play") if key.partition(":")[2] in held]


@rule("RW-TACT-05", "RW-TACT-07")
def test_a_played_card_lies_open_on_its_pile_and_takes_effect_once() -> None:
    t = war(HOME, order=4, used=[8], tactics={0: "t22"}).go()
    card = t.card("tactic.t22")
    assert not t.things.known(card, 1)
    t.go("play:{tactic.t22}")
    assert (t.player(0).influence, t.zone("tactic.t22")) == (6, "tactics.discard")
    assert t.things.known(card, 1)
    assert t.offers("play") == []


@rule("RW-TACT-04")
@pytest.mark.parametrize("n", [10, 11, 13])
def test_a_hand_of_more_than_ten_cards_is_cut_down_by_its_owner(n: int) -> None:
    t = war(HOME, order=4, used=[8])
    for card in t.things.in_zone("tactics.deck")[:n]:
        t.things.move(card, "tactics.0")
    t.things.move(t.things.in_zone("tactics.0")[-1], "tactics.new.0")
    t.touch()
    t.go()
    if n == 10:
        assert t.prompt != "discard.tactics"
        return
    assert (t.seat, t.prompt, len(t.offers("pick"))) == (0, "discard.tactics", n), "new ones count as well"
    chosen = [t.offers("pick")[-1]]
    t.go(chosen[0])
    while t.prompt == "discard.tactics":
        t.go(t.offers("pick")[0])
    assert t.things.count("tactics.0") + t.things.count("tactics.new.0") == 10
    assert t.things.zone[int(chosen[0].removeprefix("pick:t"))] == "tactics.discard"
