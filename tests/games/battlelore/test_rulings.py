"""Our rulings where the booklet is unclear, and what changes when a group agrees on the other way."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import hexameron
from hexameron.games import find
from hexameron.games.battlelore.rules import battle as battles
from hexameron.games.battlelore.rules import orders
from hexameron.games.battlelore.state import RULINGS
from hexameron.kernel.game import Setup, SetupError
from hexameron.kernel.rulebook import Rulebook
from tests.games.battlelore.positions import TestBattle, battle, play
from tests.rules import rule


def agree(b: TestBattle, name: str) -> TestBattle:
    """The same position with one ruling turned round."""
    b.state.terms = msgspec.structs.replace(b.state.terms, rulings={name: not RULINGS[name]})
    return b


def test_the_rulebook_and_the_set_up_know_the_same_rulings() -> None:
    book = Rulebook.load(Path(find("battlelore").folder) / "rulebook.yaml")
    assert {switch.name: switch.default for switch in book.switches} == RULINGS
    assert {ruling.name: ruling.values[0] for ruling in find("battlelore").rulings} == RULINGS


@rule("BL-MOR-04")
@pytest.mark.parametrize(("other", "asked"), [(False, ["battle.back"]), (True, [])])
def test_a_unit_that_stayed_because_its_retreat_was_blocked_battles_back(
    other: bool, asked: list[str]
) -> None:
    units = {
        "u0": ("Fb", "h8.5", 0), "u1": ("DFb", "h9.5", 1),
    }  # fmt: skip
    b = battle(units, dice="FFG")  # a dwarf at its own edge ignores one flag and cannot run for the other
    if other:
        agree(b, "blocked_unit_battles_back")
    played = play(
        b,
        battles.assault(b, b.unit("u0"), b.unit("u1")),
        ["retreat.ignore=ignore:1", *["battle.back=no"] * (not other)],
    )
    assert [p for p in played.prompts() if p == "battle.back"] == asked
    assert b.unit("u1").figures == 3


@rule("BL-SUP-03")
@pytest.mark.parametrize(("other", "figures_hex"), [(False, "h8.5"), (True, "h7.5")])
def test_support_against_ranged_attacks(other: bool, figures_hex: str) -> None:
    units = {
        "u0": ("Ag", "h5.5", 0), "u1": ("Fb", "h7.5", 1), "u2": ("Fb", "h7.4", 1), "u3": ("Fb", "h7.6", 1),
    }  # fmt: skip
    b = battle(units, dice="FG")
    if other:
        agree(b, "support_against_ranged")
    answers = ["retreat.ignore=ignore:1"] if other else ["retreat.where=go:h8.5"]
    play(b, battles.assault(b, b.unit("u0"), b.unit("u1")), answers)
    assert b.unit("u1").hex == figures_hex


@rule("BL-CREA-03")
@pytest.mark.parametrize(("other", "orders_given"), [(False, ["u0"]), (True, ["u0", "u1"])])
def test_an_order_bought_for_a_creature(other: bool, orders_given: list[str]) -> None:
    units = {"u0": ("spider", "h3.12", 0), "u1": ("Fb", "h3.2", 0), "u2": ("Fb", "h8.5", 1)}
    b = battle(units, lore=True, tokens=(3, 0), phase="naming", command="command.scout.left")
    b.state.turn.slots = ["left"]
    if other:
        agree(b, "creature_order_is_extra")
    answers = ["order_far:u0", *["order:u1"] * other]
    played = play(b, orders.naming(b), answers)
    assert b.state.turn.ordered == orders_given
    assert b.state.tokens[0] == 0
    assert "order:u1" in played.asked[0].keys


@rule("BL-CREA-03")
def test_only_orders_that_were_bought_are_extra() -> None:
    """Two spiders are bought beside the one order of the card; who had that order took it."""
    units = {
        "u0": ("Fb", "h3.2", 0),
        "u1": ("Fb", "h3.3", 0),
        "u2": ("Fb", "h8.5", 1),
        "u3": ("spider", "h3.12", 0),
        "u4": ("spider", "h3.11", 0),
    }
    b = battle(units, lore=True, tokens=(7, 0), phase="naming", command="command.scout.left")
    b.state.turn.slots = ["left"]
    agree(b, "creature_order_is_extra")
    played = play(b, orders.naming(b), ["order:u0", "order_far:u3", "order_far:u4"])
    assert b.state.turn.ordered == ["u0", "u3", "u4"]
    assert b.state.turn.extra == ["u3", "u4"]
    assert all("order:u1" not in asked.keys for asked in played.asked[1:]), "the order is used up"


@rule("BL-LORE-08")
@pytest.mark.parametrize(("other", "asked"), [(False, 1), (True, 0)])
def test_reactions_in_the_own_turn(other: bool, asked: int) -> None:
    """A battle back is an attack on the active player, who may react to it."""
    units = {"u0": ("Fb", "h4.5", 0), "u1": ("DFb", "h5.5", 1)}
    b = battle(
        units, dice="GGG" + "GGG", lore=True, tokens=(5, 0), lore_hands=(["lore.warrior.2"], []),
    )  # fmt: skip
    if other:
        agree(b, "reactions_in_own_turn")
    answers = ["battle.back=yes", *["lore.before_dice=pass"] * (not other)]
    played = play(b, battles.assault(b, b.unit("u0"), b.unit("u1")), answers)
    assert played.prompts().count("lore.before_dice") == asked


@rule("BL-LDECK-07")
@pytest.mark.parametrize(("rulings", "discarded"), [({}, 0), ({"unkept_lore_returns_to_deck": False}, 6)])
def test_opening_lore_cards_that_are_not_kept(rulings: dict[str, bool], discarded: int) -> None:
    setup = Setup("wizards", 2, rulings=dict(rulings))
    match = hexameron.new("battlelore", setup=setup, seed=3)
    for seat in (0, 1):
        match.choose(seat, match.options(seat)[0])
    things = match.state.things
    assert things.count("lore.discard") == discarded
    assert things.count("lore.deck") == 29 - 2 - discarded
    assert all(things.known(handle, None) for handle in things.in_zone("lore.discard"))


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        (Setup("waterloo"), "there are: azincourt"),
        (Setup("crossing", 3), "2 players"),
        (Setup("crossing", variants={"lore": True}), "no variant 'lore'"),
        (Setup("wizards", variants={"lore": "no"}), "it can be: True, False"),
        (Setup("wizards", rulings={"mercy": True}), "no ruling 'mercy'"),
        (Setup("wizards", real=(0, 2)), "real must name a seat"),
        (Setup("wizards", names=("Ania",)), "2 seats and 1 names"),
        (Setup("skirmish", variants={"points": 1}), "points cannot be 1"),
    ],
)
def test_a_set_up_that_is_not_of_this_game_is_refused_with_what_is_allowed(setup: Setup, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        hexameron.new("battlelore", setup=setup, seed=1)
