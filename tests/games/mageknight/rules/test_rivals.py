"""Interactive Combat: another player strengthens a single enemy with a hidden colour."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.colours import BLACK, BLUE, RED, WHITE
from hexameron.games.mageknight.rules import combat, foes, outcome, rivals, rounds, strikes
from hexameron.games.mageknight.state import VIRTUAL, Foe
from hexameron.kernel.things import EVERYBODY
from tests.games.mageknight.positions import TestQuest, fight, put, quest
from tests.rules import rule


def rival(colour: int, enemies: str = "prowlers", **given: Any) -> TestQuest:
    """A combat of the first seat in which the second has set a colour."""
    q = quest(seats=2, variants={"interactive_combat": True}, **given)
    fight(q, enemies, phase="challenge")
    q.play(combat.fight(q, 0), [f"colour:{colour}"], until="combat.ranged")
    return q


@rule("MKS-ICOM-01", "MKS-ICOM-02")
def test_the_player_before_sets_a_colour_in_secret() -> None:
    q = quest(seats=3, variants={"interactive_combat": True})
    q.state.order = [0, 1, 2]
    fight(q, "prowlers", phase="challenge")
    played = q.play(combat.fight(q, 0), [f"colour:{RED}"], until="combat.ranged")
    asked = next(one for one in played.asked if one.prompt == "combat.colour")
    assert asked.seat == 2
    (token,) = q.things.in_zone("colour.0")
    assert [q.things.known(token, seat) for seat in range(3)] == [False, False, True]


@rule("MKS-ICOM-02")
def test_it_is_the_player_whose_turn_was_over_last() -> None:
    q = quest(seats=3, variants={"interactive_combat": True})
    q.state.order = [0, 1, 2]
    assert rivals.setter(q, 0) == 2
    q.player(1).token_down = True
    q.state.place = 1
    q.play(rounds._turns(q))
    assert rivals.setter(q, 0) == 1


@rule("MKS-ICOM-01")
@pytest.mark.parametrize(("enemies", "agreed"), [("prowlers diggers", True), ("prowlers", False)])
def test_only_against_a_single_enemy(enemies: str, agreed: bool) -> None:
    q = quest(seats=2, variants={"interactive_combat": agreed})
    fight(q, enemies, phase="challenge")
    played = q.play(combat.fight(q, 0), until="combat.ranged")
    assert "combat.colour" not in played.prompts()


@rule("MKS-ICOM-03", "MKS-ICOM-08")
def test_white_hardens_the_enemy_at_range_and_is_shown_at_once() -> None:
    q = rival(WHITE)
    enemy = q.combat(0).foes[0]
    assert foes.armour(q, 0, enemy) == q.enemy(enemy).armour + 1
    assert q.things.known(q.things.in_zone("colour.0")[0], 0)
    q.play(combat.fight(q, 0), until="combat.block")
    assert foes.armour(q, 0, enemy) == q.enemy(enemy).armour


@rule("MKS-ICOM-04", "MKS-ICOM-08", "MKS-ICOM-09")
def test_red_strengthens_the_attack_and_is_shown_when_blocking_begins() -> None:
    q = rival(RED)
    enemy = q.combat(0).foes[0]
    printed = q.enemy(enemy).blows[0].n
    assert not q.things.known(q.things.in_zone("colour.0")[0], 0)
    assert foes.strength(enemy.threats[0]) == printed
    q.play(combat.fight(q, 0), until="combat.block")
    assert foes.strength(enemy.threats[0]) == printed + 1
    assert q.things.known(q.things.in_zone("colour.0")[0], 0)


@rule("MKS-ICOM-05", "MKS-ICOM-10")
@pytest.mark.parametrize(("colour", "more"), [(BLUE, 1), (BLACK, 0)])
def test_blue_hardens_the_enemy_in_the_attack_phase(colour: int, more: int) -> None:
    q = rival(colour)
    enemy = q.combat(0).foes[0]
    q.play(combat.fight(q, 0), until="combat.block")
    assert not q.things.known(q.things.in_zone("colour.0")[0], 0)
    assert foes.armour(q, 0, enemy) == q.enemy(enemy).armour
    q.combat(0).phase = "damage"
    rivals.attack_begins(q, 0)
    assert foes.armour(q, 0, enemy) == q.enemy(enemy).armour + more
    assert q.things.known(q.things.in_zone("colour.0")[0], 0)


@rule("MKS-ICOM-06", "MKS-ICOM-07")
@pytest.mark.parametrize(("colour", "fame"), [(WHITE, 3), (RED, 3), (BLUE, 3), (BLACK, 2)])
def test_a_strengthened_enemy_is_worth_more_fame(colour: int, fame: int) -> None:
    q = rival(colour)
    strikes.defeat(q, 0, q.combat(0).foes[0])
    assert q.player(0).fame == fame
    q.play(outcome.settle(q, 0))
    assert not q.things.count("colour.0")


@rule("MKS-ICOM-06")
def test_what_the_enemy_summons_is_worth_no_more() -> None:
    q = rival(RED)
    summoned = Foe(token=put(q, "diggers", "foe.0"), home="", role="summoned")
    q.combat(0).foes.append(summoned)
    before = q.player(0).fame + strikes.worth(q, 0, summoned)
    strikes.defeat(q, 0, summoned)
    assert q.player(0).fame == before
    assert not q.told("combat.die")


def course(q: TestQuest) -> list[tuple[object, ...]]:
    """What was told of the colour, up to the Fame that it brings."""
    return [
        (event.name, *(f"m{face - catalogue.COLOUR_FACE}" for face in event.faces.values()), event.rules)
        if event.name == "combat.die"
        else (event.name, event.args.get("colour", event.args.get("n")), event.rules)
        for event in q.events
        if event.name in {"combat.ruled_out", "combat.die"} or event.rules == ("MKS-ICOM-06",)
    ]


NOT_WHITE = ("combat.ruled_out", f"m{WHITE}", ("MKS-ICOM-08",))

NOT_RED = ("combat.ruled_out", f"m{RED}", ("MKS-ICOM-09",))

FAME = ("fame.gained", 1, ("MKS-ICOM-06",))


@rule("MKS-ICOM-06", "MKS-ICOM-08", "MKS-ICOM-09", "MKS-ICOM-10")
@pytest.mark.parametrize(
    ("colour", "told"),
    [
        (WHITE, [("combat.die", f"m{WHITE}", ("MKS-ICOM-08",)), FAME]),
        (RED, [NOT_WHITE, ("combat.die", f"m{RED}", ("MKS-ICOM-09",)), FAME]),
        (BLUE, [NOT_WHITE, NOT_RED, ("combat.die", f"m{BLUE}", ("MKS-ICOM-10",)), FAME]),
        (BLACK, [NOT_WHITE, NOT_RED, ("combat.die", f"m{BLACK}", ("MKS-ICOM-10",))]),
    ],
)
def test_the_log_tells_what_is_ruled_out_the_die_and_its_fame(colour: int, told: list[object]) -> None:
    q = rival(colour)
    q.play(combat.fight(q, 0), until="combat.block")
    rivals.attack_begins(q, 0)
    strikes.defeat(q, 0, q.combat(0).foes[0])
    assert course(q) == told
    assert all(
        event.seen[str(event.args["die"])] == EVERYBODY for event in q.events if event.name == "combat.die"
    )
    assert {event.args["setter"] for event in q.events if "setter" in event.args} == {"p1"}


@rule("MKS-ICOM-06", "MKS-ICOM-10")
def test_a_die_that_is_still_hidden_when_the_enemy_falls_is_shown() -> None:
    q = rival(RED)
    strikes.defeat(q, 0, q.combat(0).foes[0])
    assert course(q) == [NOT_WHITE, ("combat.die", f"m{RED}", ("MKS-ICOM-06",)), FAME]
    assert q.things.known(q.things.in_zone("colour.0")[0], 0)


@rule("MKS-ICOM-05", "MK-BLK-02")
def test_blue_hardens_who_was_challenged_and_not_whom_he_summoned() -> None:
    q = rival(BLUE, "illusionists")
    q.play(combat.fight(q, 0), ["next"], until="combat.block")
    enemy, summoned = q.combat(0).foes
    rivals.attack_begins(q, 0)
    assert (enemy.armour, summoned.armour) == (1, 0)


@rule("MKS-ICOM-02")
def test_who_is_out_and_the_virtual_player_set_no_colour() -> None:
    q = quest(seats=3, variants={"interactive_combat": True})
    q.state.order = [0, 1, VIRTUAL, 2]
    q.player(2).out = True
    assert rivals.setter(q, 0) == 1
    assert rivals.setter(q, 1) == 0
