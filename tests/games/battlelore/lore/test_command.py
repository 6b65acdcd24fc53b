"""The Command cards, each in a small battle, and the deck."""

from collections import Counter

import pytest

from hexameron.games.battlelore.content.command_cards import COMMAND_CARDS, COMMAND_DECK, command_card
from hexameron.games.battlelore.options import Command, Go, Keep, Order, Regain, Section
from hexameron.games.battlelore.rules import draw
from hexameron.kernel.asking import Done
from tests.games.battlelore.lore.playing import Played, battle
from tests.rules import rule

FIELD = {"h2.2": "Fg", "h3.2": "Fb", "h3.6": "Mb", "h2.7": "Fr", "h3.12": "Ag", "h2.11": "Mg", "h2.4": "Fb"}
"""Two units on each wing, two in the centre and one on the line between left and centre."""


def commanded(card: str, *more: str, faces: str = "") -> Played:
    """South plays this card, with others in hand."""
    p = battle(FIELD, {"h8.6": "Fb"}, command=(card, *more), with_lore=False)
    p.load(faces)
    p.phase("command", *([Command("t0")] if more else []))
    return p


def orders(p: Played) -> list[str]:
    """The hexes of the units that could be named first."""
    p.state.turn.phase = "naming"
    p.phase("naming", Done())
    units = p.state.units
    return [units[o.unit].hex for o in p.offered("order.unit") if isinstance(o, Order)]


def name(p: Played, *hexes: str) -> None:
    """Orders these units and no more."""
    more = [Done()] if len(hexes) < len(p.state.turn.slots) else []
    p.phase("naming", *(Order(p.unit(hex_).id) for hex_ in hexes), *more)
    p.phase("ordered")


def test_the_deck_has_sixty_cards_in_the_copies_agreed() -> None:
    copies = Counter(command_card(face).name.removeprefix("command.") for face in range(60))
    assert len(COMMAND_DECK) == 60
    assert copies == {
        "scout": 6, "patrol": 12, "attack": 10, "advance": 6, "skirmish": 2, "pincer": 2,
        "general_advance": 2, "green_banners": 2, "blue_banners": 3, "red_banners": 2, "darken_sky": 2,
        "charge": 2, "onslaught": 2, "leadership": 2, "counter_attack": 2, "battlelore": 2, "rally": 1,
    }  # fmt: skip


@rule("BL-CMD-02")
def test_there_are_two_kinds_of_cards() -> None:
    assert {card.kind for card in COMMAND_CARDS} == {"section", "tactic"}


SECTIONS = {
    "left": ["h2.2", "h3.2", "h2.4"],
    "centre": ["h3.6", "h2.7", "h2.4"],
    "right": ["h3.12", "h2.11"],
}


@rule("BL-CMD-03", "BL-ORD-04")
@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize(("card", "n"), [("scout", 1), ("patrol", 2), ("attack", 3)])
def test_section_cards_order_so_many_units_there(card: str, n: int, section: str) -> None:
    p = commanded(f"command.{card}.{section}")
    assert p.state.turn.slots == [section] * n
    assert sorted(orders(p)) == sorted(SECTIONS[section])


def test_scout_draws_two_command_cards_and_keeps_one() -> None:
    p = commanded("command.scout.left")
    drawn = p.b.things.in_zone("command.deck")[-2:]
    p.run(draw.draw_command(p.b, 0), Keep(f"t{drawn[0]}"))
    assert p.b.hand(0) == [drawn[0]]
    assert p.b.things.zone[drawn[1]] == "command.discard"


@rule("BL-CMD-05")
def test_advance_orders_as_many_as_command_cards_held_with_the_one_played() -> None:
    p = commanded("command.advance.left", "command.rally", "command.charge")
    assert p.state.turn.slots == ["left"] * 3


@rule("BL-CMD-03")
@pytest.mark.parametrize(
    ("card", "slots"),
    [
        ("command.skirmish", ["left", "centre", "right"]),
        ("command.pincer", ["left", "left", "right", "right"]),
        ("command.general_advance", ["left", "left", "centre", "centre", "right", "right"]),
    ],
)
def test_cards_for_several_sections(card: str, slots: list[str]) -> None:
    assert commanded(card).state.turn.slots == slots


@rule("BL-CMD-04")
@pytest.mark.parametrize(
    ("card", "hexes"),
    [
        ("command.green_banners", ["h2.2", "h3.12", "h2.11"]),
        ("command.blue_banners", ["h3.2", "h3.6", "h2.4"]),
        ("command.red_banners", ["h2.7"]),
    ],
)
def test_banner_cards_order_units_of_their_colour(card: str, hexes: list[str]) -> None:
    p = commanded(card, "command.rally")
    assert len(p.state.turn.slots) == 2
    assert sorted(orders(p)) == sorted(hexes)


def test_darken_the_sky_lets_bowmen_shoot_twice_from_where_they_stand() -> None:
    p = battle({"h3.5": "Ag", "h1.1": "Fb"}, {"h6.5": "Fb"}, command=("command.darken_sky",), with_lore=False)
    archers, victim = p.unit("h3.5"), p.unit("h6.5")
    p.phase("command")
    p.phase("naming")
    p.phase("ordered")
    assert p.state.turn.ordered == [archers.id]
    p.phase("movement")
    assert p.offered("move.unit") == ()
    p.load("BG" + "BG")
    p.phase("combat", f"fight:{archers.id}", f"target:{victim.id}", Done())
    assert victim.figures == 2
    assert p.dice.rolled == [("battle", 2), ("battle", 2)]


@rule("BL-CMB-02")
def test_a_shot_that_was_lost_is_one_of_the_two() -> None:
    p = battle(
        {"h3.5": "Ag"},
        {"h6.5": "Fb"},
        command=("command.darken_sky",),
        their_lore=["lore.rogue.6"],
        terrain={"h6.5": "wood"},
    )
    archers, victim = p.unit("h3.5"), p.unit("h6.5")
    for name in ("command", "naming", "ordered", "movement"):
        p.phase(name)
    p.load("BG")
    p.phase("combat", f"fight:{archers.id}", p.lore("lore.rogue.6"), f"target:{victim.id}", Done())
    assert victim.figures == 3, "the second shot was not spoiled"
    assert p.dice.rolled == [("battle", 2)]
    assert p.prompts().count("battle.again") == 1


def test_darken_the_sky_is_no_help_at_point_blank() -> None:
    p = battle({"h4.5": "Ag"}, {"h5.5": "Fb"}, command=("command.darken_sky",), with_lore=False)
    p.phase("command")
    p.phase("naming")
    p.phase("ordered")
    p.phase("combat")
    assert p.offered("battle.attacker") == ()


def test_mounted_charge_gives_riders_a_die_in_melee() -> None:
    p = battle({"h4.5": "Mb", "h3.5": "Fb"}, {"h5.5": "Fr"}, command=("command.charge",), with_lore=False)
    p.phase("command")
    name(p, "h4.5")
    p.load("BBBB")
    p.phase("combat", *p.attack("h4.5", "h5.5"), Done())
    assert p.dice.rolled == [("battle", 4)]
    assert not p.unit("h3.5").ordered


def test_foot_onslaught_moves_farther_and_fights_in_melee_only() -> None:
    p = battle({"h2.5": "Fr", "h3.8": "Ag"}, {"h6.8": "Fr"}, command=("command.onslaught", "command.rally"))
    p.state.terms = battle({}, {}, with_lore=False).state.terms
    foot, bow = p.unit("h2.5"), p.unit("h3.8")
    p.phase("command", Command("t0"))
    name(p, "h2.5", "h3.8")
    p.phase("movement", f"move:{foot.id}", Go("h4.5"), Done())
    assert foot.may_fight
    p.phase("combat")
    assert p.offered("battle.attacker") == (), "the bowmen may not shoot"
    assert not bow.attacked


def test_leadership_orders_one_section_and_gives_a_die() -> None:
    p = battle({"h4.6": "Fb", "h3.1": "Fb"}, {"h5.6": "Fr"}, command=("command.leadership",), with_lore=False)
    p.phase("command", Section("centre"))
    name(p, "h4.6")
    p.load("BBBB")
    p.phase("combat", *p.attack("h4.6", "h5.6"), Done())
    assert p.dice.rolled == [("battle", 4)]


@pytest.mark.parametrize(
    ("copied", "slots"),
    [
        ("command.patrol.left", ["right", "right"]),
        ("command.attack.centre", ["centre"] * 3),
        ("command.red_banners", ["red", "red"]),
        ("", ["any"]),
    ],
)
def test_counter_attack_copies_the_opponents_last_order(copied: str, slots: list[str]) -> None:
    p = battle(FIELD, {"h8.6": "Fb"}, command=("command.counter_attack", "command.rally"), with_lore=False)
    p.state.commands[1] = copied
    p.phase("command", Command("t0"))
    assert p.state.turn.slots == slots


def test_battlelore_orders_anybody_takes_tokens_and_shuffles_the_discards() -> None:
    p = battle(FIELD, {"h8.6": "Fb"}, command=("command.battlelore",), tokens=(0, 0))
    p.phase("command")
    assert p.state.turn.slots == ["any"]
    assert p.state.tokens == [2, 0]
    gone = p.b.things.in_zone("command.deck")[0]
    p.b.things.move(gone, "command.discard")
    p.run(draw.draw_command(p.b, 0))
    assert p.b.things.count("command.discard") == 0
    assert p.b.things.count("command.hand.0") == 1


def test_rally_orders_by_dice_and_brings_figures_back() -> None:
    p = battle(FIELD, {"h8.6": "Fb"}, command=("command.rally", "command.charge", "command.pincer"))
    p.state.tokens = [0, 0]
    knights = p.unit("h2.7")
    knights.figures = 2
    p.load("RSL")
    p.phase("command", Command("t0"))
    assert sorted(p.state.turn.slots) == ["any", "red"]
    assert p.state.tokens[0] == 1
    name(p, "h2.7")
    p.phase("movement", Regain(knights.id), Done())
    assert knights.figures == 3
    assert not knights.may_fight


def test_rally_faces_without_use_are_lost() -> None:
    p = commanded("command.rally", "command.charge", faces="FL")
    assert p.state.turn.slots == []
    assert p.state.tokens == [30, 30], "no Lore rules, no token"
