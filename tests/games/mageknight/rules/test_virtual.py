"""The Virtual Player, and Skills in a game alone."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.heroes import HERO
from hexameron.games.mageknight.rules import levels, rounds, scoring, virtual
from hexameron.games.mageknight.state import NOBODY, VIRTUAL, Virtual
from hexameron.kernel.things import EVERYBODY
from tests.games.mageknight.positions import FACES, TestQuest, quest
from tests.games.mageknight.quests import begun
from tests.rules import rule

RED, BLUE, GREEN, WHITE = "rage", "determination", "march", "swiftness"


def dummy(deck: str, crystals: tuple[int, int, int, int] = (0, 0, 0, 0), **given: Any) -> TestQuest:
    """A game alone with this deck of the Virtual Player, top card first."""
    q = quest(step="", hand="march", **given)
    q.state.virtual = Virtual(hero="goldyx", crystals=list(crystals), tactic="tactic.rethink")
    q.state.order = [VIRTUAL, 0]
    q.things.make([FACES["deed"][name] for name in reversed(deck.split())], "virtual.deck")
    return q


@rule("MKS-VP-01")
@pytest.mark.parametrize(
    ("name", "seats", "there"),
    [("solo_conquest", 1, True), ("full_cooperation", 2, True), ("full_conquest", 2, False)],
)
def test_who_plays_with_a_virtual_player(name: str, seats: int, there: bool) -> None:
    q = begun(name, seats)
    assert (q.state.virtual is not None) is there
    assert len(scoring.scores(q)) == (1 if there else 2)


@rule("MKS-VP-02")
def test_a_random_hero_of_those_left_is_the_virtual_player() -> None:
    found = set()
    for seed in range(12):
        q = begun("full_cooperation", 2, seed=seed)
        assert q.state.virtual is not None
        found.add(q.state.virtual.hero)
    assert found == {"goldyx", "norowas"}


@rule("MKS-VP-23")
@pytest.mark.parametrize("name", ["full_cooperation", "blitz_cooperation"])
def test_four_together_use_the_deck_of_a_fifth_hero(name: str) -> None:
    q = begun(name, 4)
    assert q.state.virtual is not None
    assert q.state.virtual.hero == "wolfhawk"
    assert q.things.count("virtual.deck") == 16
    assert len(q.plan.levels) == q.plan.cities == 4


@rule("MKS-VP-03", "MKS-VP-06")
def test_it_has_a_shuffled_hidden_deck_of_its_heros_16_cards() -> None:
    orders = set()
    for seed in range(4):
        q = begun("solo_conquest", 1, seed=seed, heroes=["tovak"])
        assert q.state.virtual is not None
        cards = q.things.in_zone("virtual.deck")
        assert len(cards) == 16
        assert FACES["deed"][HERO[q.state.virtual.hero].cards[0][0].removeprefix("card.")] in [
            q.things.face[card] for card in cards
        ]
        assert not any(q.things.seen[card] for card in cards)
        orders.add(tuple(q.things.face[card] for card in cards))
    assert len(orders) == 4


@rule("MKS-VP-04")
@pytest.mark.parametrize(
    ("hero", "crystals"), [("goldyx", [0, 1, 2, 0]), ("arythea", [2, 0, 0, 1]), ("norowas", [0, 0, 1, 2])]
)
def test_it_starts_with_the_three_crystals_of_its_hero(hero: str, crystals: list[int]) -> None:
    found = [begun("solo_conquest", 1, seed=seed, heroes=["tovak"]).state.virtual for seed in range(16)]
    assert crystals in [one.crystals for one in found if one is not None and one.hero == hero]


@rule("MKS-VP-05")
def test_humans_start_without_crystals() -> None:
    q = begun("full_cooperation", 3)
    assert all(sum(player.crystals) == 0 for player in q.state.players)


@rule("MKS-VP-07", "MKS-VP-08")
def test_it_is_not_counted_for_units_and_dice() -> None:
    q = begun("full_cooperation", 2)
    units = [c for c in q.things.in_zone("unit.offer") if q.things.face[c] >= catalogue.UNIT_FACE]
    assert (len(units), len(q.state.source)) == (4, 4)


@rule("MKS-VP-09", "MKS-VP-10", "MKS-VP-11")
def test_its_tactic_sets_its_place_and_does_nothing_else() -> None:
    for seed in range(6):
        q = begun("solo_conquest", 1, seed=seed)
        before = q.things.count("virtual.deck")
        q.play(rounds.play(q), ["choose:tactic.planning"], until="turn.move")
        assert q.state.virtual is not None
        first = q.state.virtual.tactic in {"tactic.early_bird", "tactic.rethink", "tactic.mana_steal"}
        assert q.state.order == ([VIRTUAL, 0] if first else [0, VIRTUAL])
        assert all(die.holder == NOBODY for die in q.state.source)
        assert q.things.count("virtual.deck") == before - (q.things.count("virtual.discard") if first else 0)


@rule("MKS-VP-12")
def test_with_an_empty_deck_it_announces_the_end_of_the_round() -> None:
    q = dummy("")
    q.play(rounds._turns(q))
    assert q.state.announced == VIRTUAL
    assert q.state.waiting == [0]
    q.player(0).token_down = True
    q.play(rounds._turns(q))
    assert q.state.step == "end"


@rule("MKS-VP-12")
def test_after_anothers_announcement_it_only_reveals_cards() -> None:
    q = dummy("march march march march")
    q.state.announced = 0
    q.state.waiting = [VIRTUAL]
    q.play(rounds._turns(q))
    assert q.state.announced == 0
    assert q.things.count("virtual.deck") == 1


@rule("MKS-VP-12")
def test_it_does_not_announce_what_was_announced() -> None:
    q = dummy("")
    q.state.announced = 0
    q.state.waiting = [VIRTUAL]
    q.play(rounds._turns(q))
    assert q.state.announced == 0
    assert q.state.step == "end"


@rule("MKS-VP-13", "MKS-VP-14", "MKS-VP-24")
def test_it_reveals_three_cards() -> None:
    q = dummy(f"{GREEN} {GREEN} {RED} {BLUE} {WHITE}", (0, 2, 3, 3))
    q.play(virtual.take(q))
    assert q.names("virtual.discard") == [GREEN, GREEN, RED]
    assert all(q.things.seen[card] == EVERYBODY for card in q.things.in_zone("virtual.discard"))
    assert q.things.count("virtual.deck") == 2


@rule("MKS-VP-15", "MKS-VP-16", "MKS-VP-17")
def test_crystals_of_the_last_colour_reveal_more_cards_once() -> None:
    q = dummy(f"{GREEN} {GREEN} {RED} {GREEN} {BLUE} {WHITE} {WHITE}", (2, 3, 3, 3))
    q.play(virtual.take(q))
    assert q.names("virtual.discard") == [GREEN, GREEN, RED, GREEN, BLUE]
    assert q.state.virtual is not None
    assert q.state.virtual.crystals == [2, 3, 3, 3]


@rule("MKS-VP-18")
def test_with_too_few_cards_all_are_revealed_and_the_end_comes_a_turn_later() -> None:
    q = dummy(f"{GREEN} {RED}", (2, 0, 0, 0))
    q.play(rounds._turns(q))
    assert q.things.count("virtual.deck") == 0
    assert q.state.announced == NOBODY
    q.player(0).token_down = True
    q.play(rounds._turns(q))
    q.play(rounds._turns(q))
    assert q.state.announced == VIRTUAL


@rule("MKS-VP-19", "MKS-VP-20")
def test_the_lowest_advanced_action_goes_into_its_deck() -> None:
    q = dummy(f"{GREEN} {RED}", advanced="fire_bolt ice_bolt swift_bolt", source="rb", dice="rb")
    q.things.make([FACES["deed"]["in_need"], FACES["deed"]["crushing_bolt"]], "advanced.deck")
    q.play(virtual.take(q))
    q.state.step = "prepare"
    q.go_on(until="tactic.choose")
    assert sorted(q.names("virtual.deck")) == sorted([GREEN, RED, "fire_bolt"])
    assert q.names("advanced.offer") == ["ice_bolt", "swift_bolt", "crushing_bolt"]
    assert q.names("advanced.deck") == ["in_need"]
    assert not any(q.things.seen[card] for card in q.things.in_zone("virtual.deck"))


@rule("MKS-VP-21", "MKS-VP-22")
def test_the_lowest_spell_gives_it_a_crystal_of_its_colour() -> None:
    q = dummy(GREEN, (3, 0, 0, 0), spells="fireball snowstorm tremor", source="rb", dice="rb")
    q.things.make([FACES["deed"]["restoration"]], "spell.deck")
    q.state.step = "prepare"
    q.go_on(until="tactic.choose")
    assert q.state.virtual is not None
    assert q.state.virtual.crystals == [4, 0, 0, 0]
    assert q.names("spell.deck") == ["fireball"]
    assert q.names("spell.offer") == ["snowstorm", "tremor", "restoration"]


# ---------------------------------------------------------------------- Skills alone


@rule("MKS-SKILL-01", "MKS-SKILL-02", "MKS-SKILL-03")
def test_ten_skills_of_its_hero_lie_shuffled_without_the_competitive_one() -> None:
    orders = set()
    for seed in range(4):
        q = begun("solo_conquest", 1, seed=seed)
        assert q.state.virtual is not None
        tokens = q.things.in_zone("skill.virtual")
        skills = [catalogue.skill(q.things.face[token]) for token in tokens]
        assert len(skills) == 10
        assert {skill.hero for skill in skills} == {q.state.virtual.hero}
        assert "competitive" not in {skill.play for skill in skills}
        assert not any(q.things.seen[token] for token in tokens)
        orders.add(tuple(skill.id for skill in skills))
    assert len(orders) == 4


@rule("MKS-SKILL-01")
def test_with_others_its_skills_stay_in_the_box() -> None:
    assert begun("full_cooperation", 2).things.count("skill.virtual") == 0


def levelling() -> TestQuest:
    q = quest(fame=0, advanced="fire_bolt ice_bolt swift_bolt", step="end.level")
    q.player(0).fame = 3
    for name in ("i_dont_give_a_damn", "who_needs_magic"):
        q.things.make([FACES["skill"][name]], "skill.0")
    for name in ("potion_making", "freezing_power"):
        q.things.make([FACES["skill"][name]], "skill.virtual")
    return q


@rule("MKS-SKILL-04", "MKS-SKILL-05")
def test_a_gained_skill_reveals_one_of_the_virtual_player_for_the_next_time() -> None:
    q = levelling()
    played = q.play(levels.level_up(q, 0), ["take_skill:{who_needs_magic}", "level.action=buy:{swift_bolt}"])
    assert q.written("take_skill:{freezing_power}") not in played.keys("level.skill")
    assert "freezing_power" in q.names("skill.common")
    assert q.things.count("skill.virtual") == 1


@rule("MKS-SKILL-05", "MKS-SKILL-06")
def test_a_skill_of_the_common_offer_comes_with_the_lowest_advanced_action() -> None:
    q = levelling()
    q.things.make([FACES["skill"]["flight"]], "skill.common", seen=EVERYBODY)
    q.play(levels.level_up(q, 0), ["take_skill:{flight}"])
    assert q.name(q.player(0).talents[0].token) == "flight"
    assert q.names("deck.0")[-1] == "fire_bolt"


@rule("MKS-VP-13", "MKS-VP-14")
@pytest.mark.parametrize(
    ("crystals", "deck", "left"), [((0, 0, 2, 0), 6, 1), ((0, 0, 0, 0), 6, 3), ((0, 0, 2, 0), 4, 0)]
)
def test_at_a_real_table_the_players_tell_which_cards_it_turns_over(
    crystals: tuple[int, int, int, int], deck: int, left: int
) -> None:
    """As many as by lot: three, and as many more as it has crystals of the last one's colour."""
    q = dummy(" ".join([GREEN] * (deck - 1) + [RED]), crystals)
    q.real = (0,)
    turned = deck - left
    names = ([GREEN] * (deck - 1) + [RED])[:turned]
    played = q.play(virtual.take(q), [f"drawn:virtual.deck;{FACES['deed'][name]}" for name in names])
    assert [(one.seat, one.prompt) for one in played.asked] == [(0, "real.draw")] * turned
    assert q.things.count("virtual.deck") == left
    assert q.names("virtual.discard") == names
    assert all(q.things.known(card, 0) for card in q.things.in_zone("virtual.discard"))
    assert len(q.told("virtual.reveals")) == turned
