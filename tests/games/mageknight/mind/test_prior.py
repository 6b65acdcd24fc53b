"""Instinct from positions: what it likes best, question by question."""

from __future__ import annotations

from hexameron.games.mageknight.mind import fighting, lures, roaming
from hexameron.games.mageknight.mind.prior import prior
from hexameron.games.mageknight.rules import turn
from hexameron.kernel.asking import Ask
from hexameron.kernel.game import Question
from tests.games.mageknight.fights import city
from tests.games.mageknight.positions import TestQuest, fight, quest

TILES = {"h-3.1": "1", "h-2.3": "3"}
"""Orcs on h-4.1 beside a Glade on h-3.1, Villages on h-3.2 and h-1.2, a Keep on h-3.4."""


def weights(q: TestQuest) -> dict[str, float]:
    """What instinct weighs the options of the question at which the turn stands."""
    rule = turn.take(q, 0)
    step = next(rule)
    while not isinstance(step, Ask):
        step = rule.send(None)
    options = tuple(step.options())
    found = prior(q.state, Question(0, step.prompt, options, step.actor))
    assert all(weight >= 0 for weight in found)
    return {_named(q, option.key()): weight for option, weight in zip(options, found, strict=True)}


def _named(q: TestQuest, key: str) -> str:
    """A key with the names of things instead of their ids."""
    parts = key.replace(":", ";").split(";")
    return " ".join(
        q.name(int(part[1:])) if part[:1] == "t" and part[1:].isdigit() else part for part in parts
    )


def best(q: TestQuest) -> str:
    found = weights(q)
    return max(found, key=lambda one: found[one])


# ---------------------------------------------------------------------- where to go


def test_it_challenges_the_orcs_it_can_beat() -> None:
    q = quest(
        hand="rage determination swiftness rage",
        source="rw",
        at="h-3.1",
        tiles=TILES,
        on={"h-4.1": "prowlers"},
    )
    found = weights(q)
    assert max(found, key=lambda one: found[one]) == "challenge h-4.1"
    assert found["challenge h-4.1"] > 3 * found["end"]


def test_it_leaves_the_orcs_alone_that_it_cannot_beat() -> None:
    q = quest(hand="march promise", at="h-3.1", tiles=TILES, on={"h-4.1": "ironclads"})
    found = weights(q)
    assert found["challenge h-4.1"] < 0.1 * max(found.values())


def test_it_assaults_a_city_to_beat_one_of_several_defenders() -> None:
    def assault(hand: str) -> float:
        tiles = {"h-3.1": "core_7"}
        q = quest(hand=hand, source="r", move=2, at="h-4.2", tiles=tiles, round_=6, fame=20)
        city(q, "white", "h-3.1", "crossbowmen swordsmen")
        found = weights(q)
        return found["go h-3.1"] / found["end"]

    assert assault("rage rage rage rage") > 2
    assert assault("promise") < 1


def test_it_fears_wounds_less_late_in_the_game_and_more_with_wounds_in_hand() -> None:
    early, late, hurt = quest(), quest(round_=6), quest(hand="wound")
    assert fighting.hero(late, 0).wound < fighting.hero(early, 0).wound < fighting.hero(hurt, 0).wound


def test_it_comes_near_orcs_that_are_out_of_reach() -> None:
    q = quest(hand="march rage rage rage", at="h0.0", tiles=TILES, on={"h-4.1": "diggers"}, stack="")
    none = quest(hand="march rage rage rage", at="h0.0", tiles=TILES, stack="")
    assert roaming.Scout(q, 0).lure("h-4.1") > 0
    lures = [max((aim.value for aim in roaming.aims(one, 0)), default=-9.0) for one in (q, none)]
    assert lures[0] > lures[1]


def test_a_village_that_offers_nothing_draws_nobody() -> None:
    rich, poor = quest(tiles=TILES, offer="utem_guardsmen"), quest(tiles=TILES)
    assert lures.Outlook(rich, 0).lure("h-3.2") > lures.Outlook(poor, 0).lure("h-3.2") == 0


def test_it_plays_a_card_that_moves_towards_what_it_can_beat() -> None:
    q = quest(
        hand="march rage determination rage", source="r", at="h-2.1", tiles=TILES, on={"h-4.1": "prowlers"}
    )
    assert best(q) in {"play march basic", "play march strong"}


def test_it_explores_when_there_is_nothing_to_fight() -> None:
    q = quest(hand="march march", move=2, at="h-3.2", tiles=TILES, stack="4 5 6 7 8 9 10 11 core_1 core_2")
    assert best(q).startswith("explore")


def test_it_recruits_where_it_can_pay() -> None:
    q = quest(hand="promise threaten march", source="wr", at="h-3.2", tiles=TILES, offer="utem_guardsmen")
    assert best(q) == "interact"


def test_it_rests_with_a_hand_full_of_wounds() -> None:
    q = quest(hand="march wound wound wound", at="h0.0", deck="")
    assert best(q) == "rest"


def test_it_heals_before_anything_else() -> None:
    q = quest(hand="march wound", heal=1, at="h0.0")
    assert best(q) == "heal_hand"


def test_it_does_not_play_cards_idly() -> None:
    q = quest(hand="rage determination", at="h0.0")
    found = weights(q)
    assert all(found[f"play rage {way}"] < 0.1 * max(found.values()) for way in ("move",))


def test_where_only_one_returns_it_comes_home_in_the_last_round() -> None:
    far = quest(
        seats=2, scenario="one_returns", round_=4, night=True, hand="march", move=2, at="h-3.0", tiles=TILES
    )
    assert best(far) == "go h-2.0"
    there = quest(seats=2, scenario="one_returns", round_=4, night=True, hand="march", move=2, tiles=TILES)
    assert best(there) == "end"
    early = quest(seats=2, scenario="one_returns", round_=2, night=True, hand="march", move=2, tiles=TILES)
    assert best(early) != "end"


# ---------------------------------------------------------------------- talking


def test_it_buys_the_unit_it_came_for() -> None:
    q = quest(
        hand="march", at="h-3.2", tiles=TILES, offer="utem_guardsmen peasants", step="talk", influence=5
    )
    assert best(q) == "recruit utem_guardsmen"


def test_it_raises_influence_only_as_far_as_it_buys_something() -> None:
    q = quest(hand="promise", at="h-3.2", tiles=TILES, offer="utem_crossbowmen", step="talk", influence=0)
    assert best(q) == "end"
    rich = quest(
        hand="promise",
        source="w",
        at="h-3.2",
        tiles=TILES,
        offer="utem_crossbowmen",
        step="talk",
        influence=2,
    )
    assert best(rich) == "play promise strong"


# ---------------------------------------------------------------------- fighting


def test_it_shoots_whom_it_can_beat_from_afar() -> None:
    q = quest(hand="swiftness rage", source="w")
    fight(q, "prowlers")
    assert best(q) == "play swiftness strong"


def test_it_does_not_shoot_over_walls_without_siege() -> None:
    q = quest(hand="swiftness rage", source="w")
    fight(q, "crossbowmen", kind="assault", fortified=True)
    assert best(q) == "next"


def test_it_blocks_what_would_wound_badly_and_keeps_the_cards_that_strike() -> None:
    q = quest(hand="determination rage rage", source="br")
    fight(q, "prowlers", phase="block")
    assert best(q) in {"play determination basic", "play determination strong"}


def test_it_does_not_begin_a_block_that_it_cannot_finish() -> None:
    q = quest(hand="march")
    fight(q, "swordsmen", phase="block")
    assert best(q) == "next"


def test_it_strikes_with_what_is_enough() -> None:
    q = quest(hand="rage rage march", source="r")
    fight(q, "prowlers", phase="attack")
    assert best(q) == "play rage strong"
    q.play(turn.take(q, 0), ["play:{rage};strong"], until="combat.attack")
    assert best(q) == "aim f0"


def test_it_keeps_its_cards_when_the_enemy_is_too_strong() -> None:
    q = quest(hand="rage march")
    fight(q, "swamp_dragon", phase="attack")
    assert best(q) == "next"


def test_damage_goes_to_a_resistant_unit_and_not_to_the_hero() -> None:
    q = quest(hand="march", units="guardian_golems")
    combat = fight(q, "diggers", phase="damage")
    combat.damage, combat.dealer, combat.blow = 3, 0, 0
    assert best(q) == "hurt_unit guardian_golems"


def test_the_unit_that_is_needed_to_win_is_spared() -> None:
    q = quest(hand="march march", units="utem_swordsmen", fame=20)
    combat = fight(q, "guardsmen", phase="damage")
    combat.damage, combat.dealer, combat.blow = 3, 0, 0
    assert best(q) == "hurt_hero"


# ---------------------------------------------------------------------- small questions


def test_mana_that_is_lost_anyway_is_spent_first() -> None:
    q = quest(hand="rage", source="r", tokens="r", crystals="r")
    fight(q, "prowlers", phase="attack")
    rule = turn.take(q, 0)
    step = next(rule)
    while not isinstance(step, Ask):
        step = rule.send(None)
    strong = next(option for option in step.options() if option.key().endswith("strong"))
    step = rule.send(strong)
    while not isinstance(step, Ask):
        step = rule.send(None)
    options = tuple(step.options())
    found = prior(q.state, Question(0, step.prompt, options, step.actor))
    ranked = [option.key() for _, option in sorted(zip(found, options, strict=True), key=lambda one: -one[0])]
    assert ranked == ["pay:token;0", "pay:die;0", "pay:crystal;0"]


def test_a_question_that_nobody_thought_of_is_weighed_evenly() -> None:
    q = quest(hand="march")
    question = Question(0, "no.such.prompt", tuple(turn.beginnings(q, 0)) * 2)
    assert list(prior(q.state, question)) == [1.0, 1.0]
