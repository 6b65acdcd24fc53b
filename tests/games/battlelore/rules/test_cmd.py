"""The command phase."""

import pytest

from hexameron.games.battlelore.content.command_cards import COMMAND_CARDS, COMMAND_DECK
from tests.games.battlelore.positions import Placed, TestBattle, battle, command
from tests.games.battlelore.rules.phases import offered, phase, turns
from tests.rules import rule

LINE: dict[str, Placed] = {
    "u0": ("Fg", "h3.1", 0),
    "u1": ("Mb", "h3.3", 0),
    "u2": ("Fr", "h3.4", 0),
    "u3": ("Fb", "h3.5", 0),
    "u4": ("Ag", "h3.7", 0),
    "u5": ("Mr", "h3.9", 0),
    "u6": ("Fb", "h3.10", 0),
    "u7": ("Mg", "h3.12", 0),
    "u8": ("Fb", "h8.2", 1),
    "u9": ("Fg", "h8.7", 1),
    "u10": ("Mb", "h8.11", 1),
}
"""South has three units on its left wing (columns 1 to 4), three in the centre and two on the right wing."""


def orders(b: TestBattle) -> list[str]:
    """The units that may be ordered once the only Command card in hand is played."""
    phase(b, "command")
    return [key.partition(":")[2] for key in offered(b, "naming", "order.unit")]


@rule("BL-CMD-01")
def test_one_card_of_the_hand_is_played_and_shown() -> None:
    hand = ["command.patrol.left", "command.rally", "command.charge"]
    b = battle(LINE, hand=hand)
    key = command(b, "command.rally")
    handle = int(key.removeprefix("command:t"))
    b.dice.script = [4, 4, 4]
    played = phase(b, "command", [key])
    assert played.prompts() == ["command.card"], "one card and no second one"
    assert b.things.in_zone("command.played.0") == [handle]
    assert sorted(COMMAND_DECK[b.things.face[h]] for h in b.hand(0)) == [
        "command.charge",
        "command.patrol.left",
    ]
    assert b.things.known(handle, 1)


@rule("BL-CMD-01")
def test_playing_a_card_is_the_first_thing_and_cannot_be_passed() -> None:
    hands = (["command.patrol.left", "command.rally"], ["command.charge"])
    b = battle(LINE, phase="start", hands=hands)
    (asked,) = turns(b, until="command.card").asked
    assert asked.seat == 0
    assert sorted(asked.keys) == sorted(command(b, card, 0) for card in hands[0])


@rule("BL-CMD-01")
def test_a_card_that_orders_nobody_may_be_played() -> None:
    units: dict[str, Placed] = {"u0": ("Fb", "h3.7", 0), "u1": ("Fb", "h4.7", 1)}
    hands = (["command.attack.left", "command.attack.right"], ["command.rally", "command.charge"])
    b = battle(units, hands=hands)
    phase(b, "command", [command(b, "command.attack.left")])
    for name in ("naming", "ordered", "movement", "combat"):
        assert phase(b, name).asked == []
    assert b.state.turn.phase == "draw"
    assert b.state.turn.ordered == []


@rule("BL-CMD-02")
def test_every_card_is_a_section_or_a_tactic_card() -> None:
    sections = {"scout", "patrol", "attack", "advance", "skirmish", "pincer", "general_advance"}
    for card in COMMAND_CARDS:
        kind = "section" if card.name.removeprefix("command.") in sections else "tactic"
        assert card.kind == kind, card.id
        if kind == "section":
            assert any(card.sections), f"{card.id} shows a section"
        else:
            assert not any(card.sections), f"{card.id} describes units"


@rule("BL-CMD-02")
def test_only_section_cards_look_at_where_a_unit_stands() -> None:
    near: dict[str, Placed] = {"u0": ("Fb", "h3.2", 0), "u1": ("Fb", "h8.2", 1)}
    far: dict[str, Placed] = {"u0": ("Fb", "h3.12", 0), "u1": ("Fb", "h8.2", 1)}
    assert orders(battle(near, hand=["command.scout.left"])) == ["u0"]
    assert orders(battle(far, hand=["command.scout.left"])) == []
    assert orders(battle(near, hand=["command.blue_banners"])) == ["u0"]
    assert orders(battle(far, hand=["command.blue_banners"])) == ["u0"]


@rule("BL-CMD-03")
@pytest.mark.parametrize(
    ("seat", "section", "units"),
    [
        (0, "left", ["u0", "u1", "u2"]),
        (0, "centre", ["u3", "u4", "u5"]),
        (0, "right", ["u6", "u7"]),
        (1, "left", ["u10"]),
        (1, "centre", ["u9"]),
        (1, "right", ["u8"]),
    ],
)
def test_section_card_orders_units_of_its_section_seen_from_the_own_side(
    seat: int, section: str, units: list[str]
) -> None:
    assert orders(battle(LINE, active=seat, hand=[f"command.attack.{section}"])) == units


@rule("BL-CMD-03")
@pytest.mark.parametrize(("card", "n"), [("scout", 1), ("patrol", 2), ("attack", 3)])
def test_section_card_orders_no_more_units_than_it_says(card: str, n: int) -> None:
    crowd = {f"u{column}": ("Fb", f"h3.{column + 1}", 0) for column in range(4)}
    b = battle({**crowd, "u8": ("Fb", "h8.2", 1)}, hand=[f"command.{card}.left"])
    phase(b, "command")
    named = [f"order:u{place}" for place in range(n)]
    played = phase(b, "naming", named)
    assert len(played.asked) == n
    assert b.state.turn.ordered == [f"u{place}" for place in range(n)]


@rule("BL-CMD-03")
@pytest.mark.parametrize(
    ("card", "left", "centre", "right"),
    [("skirmish", 1, 1, 1), ("pincer", 2, 0, 2), ("general_advance", 2, 2, 2)],
)
def test_cards_of_several_sections_have_a_number_for_each(
    card: str, left: int, centre: int, right: int
) -> None:
    crowd: dict[str, Placed] = {
        f"u{place}": ("Fb", f"h3.{column}", 0) for place, column in enumerate((1, 2, 3, 5, 6, 7, 10, 11, 12))
    }
    b = battle({**crowd, "u9": ("Fb", "h8.2", 1)}, hand=[f"command.{card}"])
    phase(b, "command")
    wings = ((left, "u0 u1 u2"), (centre, "u3 u4 u5"), (right, "u6 u7 u8"))
    wanted = [f"order:{id_}" for n, ids in wings for id_ in ids.split()[:n]]
    phase(b, "naming", wanted)
    assert [f"order:{id_}" for id_ in b.state.turn.ordered] == wanted
    b = battle({**crowd, "u9": ("Fb", "h8.2", 1)}, hand=[f"command.{card}"])
    phase(b, "command")
    full = [f"order:{id_}" for id_ in ["u0", "u1"][:left]]
    spare = phase(b, "naming", [*full, "done"]).asked[-1].keys
    assert "order:u2" not in spare, "the left wing's orders are used up"
    assert ("order:u3" in spare) == bool(centre)
    assert ("order:u6" in spare) == bool(right)


@rule("BL-CMD-04")
@pytest.mark.parametrize(
    ("card", "units"),
    [
        ("command.green_banners", ["u0", "u4", "u7"]),
        ("command.blue_banners", ["u1", "u3", "u6"]),
        ("command.red_banners", ["u2", "u5"]),
        ("command.charge", ["u1", "u5", "u7"]),
        ("command.onslaught", ["u0", "u2", "u3", "u4", "u6"]),
    ],
)
def test_tactic_card_orders_the_units_it_describes_wherever_they_stand(card: str, units: list[str]) -> None:
    assert orders(battle(LINE, hand=[card])) == units


@rule("BL-CMD-04")
def test_a_tactic_card_may_limit_the_place_itself() -> None:
    b = battle(LINE, hand=["command.leadership"])
    played = phase(b, "command", ["order.section=section:right"])
    assert played.keys("order.section") == ("section:left", "section:centre", "section:right")
    assert offered(b, "naming", "order.unit") == ("order:u6", "order:u7")


@rule("BL-CMD-04")
def test_darken_the_sky_orders_all_bowmen_and_nobody_else() -> None:
    b = battle({**LINE, "u11": ("Ag", "h1.1", 0), "u12": ("Ag", "h9.1", 1)}, hand=["command.darken_sky"])
    phase(b, "command")
    phase(b, "naming")
    assert b.state.turn.ordered == ["u4", "u11"]


@rule("BL-CMD-05")
@pytest.mark.parametrize("others", [0, 1, 3])
def test_equal_to_command_counts_the_card_just_played(others: int) -> None:
    crowd = {f"u{place}": ("Fb", f"h3.{place + 1}", 0) for place in range(4)}
    crowd |= {"u4": ("Fb", "h2.1", 0), "u5": ("Fb", "h2.2", 0)}
    hand = ["command.advance.left", *["command.patrol.centre"] * others]
    b = battle({**crowd, "u6": ("Fb", "h8.2", 1)}, hand=hand, hands=((), ["command.charge"] * 2))
    phase(b, "command", [command(b, "command.advance.left")] if others else [])
    wanted = [f"u{place}" for place in range(1 + others)]
    phase(b, "naming", [f"order:{id_}" for id_ in wanted])
    assert b.state.turn.ordered == wanted


@rule("BL-CMD-05")
def test_a_copied_card_goes_by_the_own_number() -> None:
    """South copies North's Advance on the left, which is South's right wing; North holds four cards."""
    crowd = {f"u{place}": ("Fb", f"h3.{place + 10}", 0) for place in range(4)}
    hands = (["command.counter_attack", "command.patrol.left"], ["command.patrol.right"] * 4)
    b = battle({**crowd, "u6": ("Fb", "h8.2", 1)}, hands=hands)
    b.state.commands[1] = "command.advance.left"
    phase(b, "command", [command(b, "command.counter_attack")])
    phase(b, "naming", ["order:u1", "order:u3"])
    assert b.state.turn.ordered == ["u1", "u3"]


@rule("BL-CMD-06")
@pytest.mark.parametrize("moves", [False, True])
@pytest.mark.parametrize("fights", [False, True])
def test_an_order_is_good_for_a_move_a_fight_or_both(moves: bool, fights: bool) -> None:
    b = battle(
        {"u0": ("Fg", "h4.5", 0), "u1": ("Fr", "h5.5", 1)},
        ordered=["u0"],
        phase="movement",
        hands=((), ["command.rally"]),
        dice="GG" if fights else "",
    )
    answers = ["move.unit=move:u0", "move.where=go:h4.4"] if moves else ["move.unit=done"]
    answers += ["battle.attacker=fight:u0"] if fights else ["battle.attacker=done"]
    turns(b, answers, until="command.card")
    assert b.unit("u0").hex == ("h4.4" if moves else "h4.5")
    assert len(b.dice.rolls) == int(fights)
