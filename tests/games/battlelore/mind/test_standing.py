"""Judgement and instinct: better positions are worth more, better options weigh more."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from hexameron.games.battlelore.meta import GAME
from hexameron.games.battlelore.mind.odds import (
    CORNERED,
    FIRST_SWORD_SPARED,
    NO_SWORD,
    ODDS,
    SLAYING,
    SWORD_HITS,
)
from hexameron.games.battlelore.mind.prior import prior
from hexameron.games.battlelore.mind.standing import evaluate
from hexameron.games.battlelore.mind.worth import LORE_WORTH
from hexameron.games.battlelore.options import (
    Aim,
    Command,
    Council,
    Fight,
    Go,
    Ignore,
    Keep,
    LoreDraw,
    Move,
    Order,
    PlayLore,
    Target,
)
from hexameron.kernel.asking import Done, No, Option, Pass, Pick, Yes
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Question, Setup
from hexameron.kernel.match import Match
from tests.games.battlelore.positions import Placed, TestBattle, battle
from tests.rules import rule


def best(b: TestBattle, prompt: str, options: Sequence[Option], *, actor: str = "", seat: int = 0) -> Option:
    """What instinct likes best."""
    weights = prior(b.state, Question(seat, prompt, tuple(options), actor))
    assert len(weights) == len(options)
    assert all(weight > 0 for weight in weights)
    return options[max(range(len(options)), key=weights.__getitem__)]


def hand_cards(b: TestBattle) -> list[Option]:
    return [Command(f"t{handle}") for handle in b.hand(0)]


# ---------------------------------------------------------------------- odds


@rule("BL-HIT-01", "BL-HIT-03")
def test_odds_of_the_weapons() -> None:
    assert ODDS[SWORD_HITS][3][4].losses == pytest.approx(1.0)
    assert ODDS[NO_SWORD][3][4].losses == pytest.approx(0.5)
    assert ODDS[SWORD_HITS][1][1].death == pytest.approx(1 / 3)
    assert ODDS[SWORD_HITS][2][2].death == pytest.approx(1 / 9)
    assert ODDS[FIRST_SWORD_SPARED][1][4].losses == pytest.approx(1 / 6)
    assert ODDS[FIRST_SWORD_SPARED][2][2].death == pytest.approx(1 / 36)
    assert ODDS[SWORD_HITS + CORNERED][1][1].death == pytest.approx(1 / 2)


def test_odds_against_many_rolls() -> None:
    chooser = random.Random(1)
    total = 0
    for _ in range(20_000):
        dice = [chooser.randrange(6) for _ in range(4)]
        total += min(dice.count(1) + max(dice.count(3) - 1, 0), 3)
    assert ODDS[FIRST_SWORD_SPARED][4][3].losses == pytest.approx(total / 20_000, abs=0.02)


@rule("BL-CREA-05", "BL-CREA-06")
def test_odds_of_a_critical_hit() -> None:
    assert SLAYING[SWORD_HITS][1] == pytest.approx(2 / 36)
    assert SLAYING[NO_SWORD][2] == pytest.approx(1 - (35 / 36) ** 2)


# ---------------------------------------------------------------------- judgement

LINES: dict[str, Placed] = {
    "u0": ("Fb", "h3.4", 0),
    "u1": ("Fb", "h3.5", 0),
    "u2": ("Fb", "h7.4", 1),
    "u3": ("Fb", "h7.5", 1),
}


def test_equal_armies_far_apart_are_even() -> None:
    b = battle(LINES)
    assert evaluate(b.state, 0) == pytest.approx(0.5, abs=0.05)
    assert evaluate(b.state, 0) + evaluate(b.state, 1) == pytest.approx(1.0)


def test_banners_decide() -> None:
    assert evaluate(battle(LINES, banners=(2, 0), banners_to_win=5).state, 0) > 0.6
    assert evaluate(battle(LINES, banners=(4, 0), banners_to_win=4).state, 0) == 1.0
    assert evaluate(battle(LINES, banners=(4, 0), banners_to_win=4).state, 1) == 0.0


def test_a_held_objective_counts() -> None:
    held = battle(LINES, objectives=[("h3.4", 0)])
    assert evaluate(held.state, 0) > evaluate(battle(LINES).state, 0)


def test_losses_hurt_and_the_last_figure_most() -> None:
    values = []
    for figures in (4, 3, 2, 1):
        units = dict(LINES)
        units["u0"] = ("Fb", "h3.4", 0, figures)
        b = battle(units)
        values.append(evaluate(b.state, 0))
    b.eliminate(b.unit("u0"))
    values.append(evaluate(b.state, 0))
    assert values == sorted(values, reverse=True)
    assert values[2] - values[3] > values[0] - values[1]


def test_being_in_reach_of_the_side_to_move_is_worse() -> None:
    contact: dict[str, Placed] = {"u0": ("Fg", "h5.4", 0, 1), "u1": ("Fr", "h6.4", 1)}
    assert evaluate(battle(contact, active=1).state, 0) < evaluate(battle(contact, active=0).state, 0)


def test_waiting_for_ever_becomes_worse_than_coming_closer() -> None:
    def gain(turn: int) -> float:
        values = []
        for hex_ in ("h3.4", "h4.4"):
            b = battle({**LINES, "u0": ("Fb", hex_, 0)})
            b.state.turn.number = turn
            values.append(evaluate(b.state, 0))
        return values[1] - values[0]

    assert gain(1) == gain(15)
    assert gain(100) > 4 * gain(15) > 0


def test_judgement_does_not_need_hidden_faces() -> None:
    match = Match(GAME, Setup(scenario="avignon"), Fairness.from_seed(3))
    assert 0.3 < evaluate(match.view(0), 0) < 0.7


# ---------------------------------------------------------------------- command and orders


def test_prefers_the_card_with_more_useful_orders() -> None:
    b = battle(
        {"u0": ("Fb", "h4.5", 0), "u1": ("Fb", "h4.6", 0), "u2": ("Fb", "h2.1", 0), "u3": ("Fb", "h5.6", 1)},
        hand=["command.patrol.left", "command.patrol.centre", "command.scout.centre"],
    )
    assert best(b, "command.card", hand_cards(b)) == hand_cards(b)[1]


def test_orders_go_to_units_that_can_fight() -> None:
    b = battle(
        {"u0": ("Fb", "h1.5", 0), "u1": ("Fb", "h4.6", 0), "u2": ("Fb", "h1.7", 0), "u3": ("Fb", "h5.6", 1)},
        command="command.scout.centre",
    )
    b.state.turn.slots = ["centre"]
    options = [Order("u0"), Order("u1"), Order("u2"), Done()]
    assert best(b, "order.unit", options) == Order("u1")


@rule("BL-ORD-01")
def test_units_are_named_from_the_first_of_the_wanted() -> None:
    b = battle({"u0": ("Fb", "h4.5", 0), "u1": ("Fr", "h4.6", 0), "u3": ("Fb", "h5.6", 1)})
    b.state.turn.slots = ["centre", "centre"]
    assert best(b, "order.unit", [Order("u0"), Order("u1"), Done()]) == Order("u0")


# ---------------------------------------------------------------------- movement


def test_moves_to_where_it_can_strike_the_weaker() -> None:
    b = battle({"u0": ("Fg", "h3.6", 0), "u1": ("Fb", "h6.4", 1, 1), "u2": ("Fb", "h6.8", 1)}, ordered=["u0"])
    assert best(b, "move.where", [Go("h5.5"), Go("h5.8"), Go("h3.5")], actor="u0") == Go("h5.5")


def test_bowmen_keep_their_distance() -> None:
    b = battle({"u0": ("Ag", "h3.6", 0), "u1": ("Fr", "h6.6", 1)}, ordered=["u0"])
    assert best(b, "move.where", [Go("h5.6"), Go("h4.6"), Go("h1.6")], actor="u0") == Go("h4.6")


def test_bowmen_in_range_stand_still() -> None:
    b = battle({"u0": ("Ag", "h3.6", 0), "u1": ("Fr", "h6.6", 1)}, ordered=["u0"])
    assert best(b, "move.unit", [Move("u0"), Done()]) == Done()


def test_takes_an_objective() -> None:
    b = battle({"u0": ("Mg", "h5.6", 0), "u1": ("Fb", "h7.2", 1)}, objectives=[("h6.8", 0)])
    assert best(b, "move.where", [Go("h6.5"), Go("h6.8"), Go("h5.8")], actor="u0") == Go("h6.8")


# ---------------------------------------------------------------------- combat and retreat


def test_attacks_the_unit_it_can_kill() -> None:
    b = battle({"u0": ("Fb", "h4.5", 0), "u1": ("Fb", "h5.5", 1), "u2": ("Fb", "h5.6", 1, 1)})
    assert best(b, "battle.target", [Target("u1"), Target("u2")], actor="u0") == Target("u2")


def test_terrain_counts_in_the_choice_of_a_target() -> None:
    b = battle(
        {"u0": ("Fr", "h4.5", 0), "u1": ("Fb", "h5.5", 1), "u2": ("Fb", "h5.6", 1)}, terrain={"h5.5": "wood"}
    )
    assert best(b, "battle.target", [Target("u1"), Target("u2")], actor="u0") == Target("u2")


def test_a_target_without_a_way_back_is_better() -> None:
    b = battle({"u0": ("Fb", "h8.5", 0), "u1": ("Fb", "h9.5", 1), "u2": ("Fb", "h8.6", 1)})
    assert best(b, "battle.target", [Target("u2"), Target("u1")], actor="u0") == Target("u1")


def test_fights_rather_than_not_and_battles_back() -> None:
    b = battle({"u0": ("Fb", "h4.5", 0), "u1": ("Fb", "h5.5", 1)}, ordered=["u0"])
    assert best(b, "battle.attacker", [Fight("u0"), Done()]) == Fight("u0")
    assert best(b, "battle.back", [Yes(), No()], actor="u0") == Yes()


@rule("BL-MOR-03")
def test_ignores_flags_but_the_last_figure_runs() -> None:
    crowd: dict[str, Placed] = {"u0": ("DFb", "h4.5", 0), "u1": ("Fr", "h5.5", 1), "u2": ("Fr", "h5.6", 1)}
    whole = battle(crowd)
    assert best(whole, "retreat.ignore", [Ignore(1), Ignore(0)], actor="u0") == Ignore(1)
    last = battle({**crowd, "u0": ("DFb", "h4.5", 0, 1)})
    assert best(last, "retreat.ignore", [Ignore(1), Ignore(0)], actor="u0") == Ignore(0)


def test_retreats_away_from_enemies() -> None:
    b = battle({"u0": ("Fb", "h4.5", 0), "u1": ("Fr", "h3.4", 1)})
    assert best(b, "retreat.where", [Go("h3.5"), Go("h3.6")], actor="u0") == Go("h3.6")


# ---------------------------------------------------------------------- Lore and the council


def test_every_lore_card_has_a_worth() -> None:
    assert len(LORE_WORTH) == 60


def lore_battle(cards: Sequence[str], tokens: int) -> TestBattle:
    council = {"commander": 2, "wizard": 3}
    return battle(
        {"u0": ("Fb", "h4.5", 0), "u1": ("Fr", "h5.5", 1), "u2": ("Fg", "h8.5", 1)},
        lore=True,
        tokens=(tokens, 0),
        councils=(council, council),
        lore_hands=(cards, ()),
    )


def test_a_strong_card_is_worth_its_cost() -> None:
    b = lore_battle(["lore.wizard.14"], 12)
    card = f"t{b.lore_hand(0)[0]}"
    assert best(b, "lore.with_command", [PlayLore(card), Pass()]) == PlayLore(card)


def test_a_fireball_hits_the_more_precious_unit() -> None:
    b = lore_battle(["lore.wizard.14"], 12)
    assert best(b, "lore.target", [Aim("u1"), Aim("u2")]) == Aim("u1")


def test_gives_up_the_worst_and_keeps_the_best_card() -> None:
    b = lore_battle(["lore.cleric.4", "lore.wizard.14"], 3)
    poor, strong = (f"t{handle}" for handle in b.lore_hand(0))
    assert best(b, "lore.surplus", [Pick(poor), Pick(strong)]) == Pick(poor)
    assert best(b, "draw.keep", [Keep(poor), Keep(strong)]) == Keep(strong)


def test_takes_tokens_with_a_full_hand() -> None:
    full = lore_battle(["lore.wizard.1", "lore.wizard.2", "lore.wizard.3", "lore.wizard.4"], 1)
    draws = [LoreDraw(2, 0), LoreDraw(1, 1), LoreDraw(0, 2)]
    assert best(full, "draw.lore", draws) == LoreDraw(0, 2)
    assert best(lore_battle([], 9), "draw.lore", draws) != LoreDraw(0, 2)


def test_wants_a_decent_commander() -> None:
    b = lore_battle([], 0)
    assert best(b, "council.level", [Council("commander", level) for level in (1, 2, 3)]) != Council(
        "commander", 1
    )


# ---------------------------------------------------------------------- in play


def test_instinct_beats_chance() -> None:
    wins = 0
    for seed in range(8):
        match = Match(GAME, Setup(scenario="crossing"), Fairness.from_seed(seed))
        chooser = random.Random(seed)
        while match.result is None:
            seat = next(iter(match.pending))
            question = match.question(seat)
            assert question is not None
            options = question.options
            if seat == seed % 2:
                weights = prior(match.view(seat), question)
                match.choose(seat, options[max(range(len(options)), key=weights.__getitem__)])
            else:
                match.choose(seat, chooser.choice(options))
        wins += seed % 2 in match.result.winners
    assert wins >= 7
