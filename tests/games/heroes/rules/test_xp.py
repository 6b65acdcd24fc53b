"""Experience and advances (XP), and skill cards outside battle (SKILL)."""

import pytest

from hexameron.games.heroes.content.effects import Experience
from hexameron.games.heroes.content.skills import SKILLS
from hexameron.games.heroes.content.terms import MAGIC_SCHOOLS, MIGHT_SCHOOLS
from hexameron.games.heroes.rules import activation, advance, effects, values
from hexameron.games.heroes.rules.sources import Use
from tests.games.heroes.positions import TestConquest, conquest
from tests.games.heroes.rules.marching import offered, ready
from tests.rules import rule


def spend(t: TestConquest, n: int, *answers: str) -> None:
    """Experience of a Treasure card for Anton."""
    t.play(effects.run(t, Use(0, "u0", "treasure.1"), Experience(n)), answers)


@rule("HE-XP-01", "HE-BEND-03")
def test_experience_lies_on_the_trophies_of_the_hero_who_won_them() -> None:
    t = conquest()
    anton = t.add_hero("anton", trophies="common.1 common.3 dangerous.2")
    slava = t.add_hero("slava")
    assert advance.experience(t, anton) == 1 + 2 + 3
    assert advance.experience(t, slava) == 0
    assert advance.affordable(t, anton)
    assert not advance.affordable(t, slava)


@rule("HE-XP-01", "HE-ACT-04")
@pytest.mark.parametrize(("army", "spends"), [("", False), ("1/0", True)])
def test_who_waits_in_the_city_keeps_trophies_and_spends_them_when_activated(army: str, spends: bool) -> None:
    t = conquest()
    anton = t.add_hero("anton", army=army, trophies="dangerous.2")
    t.add_hero("slava", army="1/0")
    assert anton.at == ""
    t.begin("activation", seat=0)
    played = t.play(activation.perform(t), until="activation.hero")
    assert ("activate:u0" in played.asked[-1].keys) == spends
    if spends:
        t.play(activation.perform(t), ["activate:u0"], until="hero.move")
        assert "advance:u0" in offered(t)
    assert t.names("trophies.u0") == ["encounter.dangerous.2"]


@rule("HE-XP-02")
def test_an_advance_is_voluntary_before_and_after_the_move() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h3.3", trophies="dangerous.2")
    t.add_hero("slava")
    ready(t, anton)
    assert "advance:u0" in offered(t)
    t.play(activation.perform(t), ["go:h3.2"], until="hero.move")
    assert "advance:u0" not in offered(t)
    played = t.play(activation.perform(t), ["stop", "advance.now=done", "done"])
    assert "advance.now" in played.prompts()
    assert t.names("skills.u0") == []
    assert t.names("trophies.u0") == ["encounter.dangerous.2"]


@rule("HE-XP-02", "HE-XP-10", "HE-XP-07")
def test_an_advance_costs_the_trophies_and_gives_a_skill() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h3.3", trophies="dangerous.2")
    t.stack("might.0", "logistics charisma")
    ready(t, anton)
    played = t.play(
        activation.perform(t), ["advance:u0", "study:might", "pick:{charisma}"], until="hero.move"
    )
    assert played.keys("skill.deck") == ("study:might", "study:magic")
    assert set(played.keys("skill.keep")) == {f"pick:{t.id('logistics')}", f"pick:{t.id('charisma')}"}
    assert t.names("skills.u0") == ["skill.charisma"]
    assert t.names("might.discard.0") == ["skill.logistics"]
    assert t.names("trophies.u0") == []
    assert t.names("gone") == ["encounter.dangerous.2"]
    assert values.command(t, anton) == 10


@rule("HE-XP-03", "HE-XP-11")
@pytest.mark.parametrize("skills", range(7))
def test_the_price_grows_with_every_skill(skills: int) -> None:
    t = conquest()
    names = ["logistics", "charisma", "positioning", "attack", "shield_wall", "tax_collector"][:skills]
    anton = t.add_hero("anton", skills=" ".join(names))
    assert values.advance_cost(t, anton) == skills + 3
    t.set_week("heroes")
    assert values.advance_cost(t, anton) == skills + 2


@rule("HE-XP-04", "HE-XP-05")
def test_treasure_experience_is_used_at_once_or_lost_and_adds_to_trophies() -> None:
    t = conquest()
    t.add_hero("anton", trophies="common.3")
    spend(t, 1, "advance.now=done")
    assert t.names("trophies.u0") == ["encounter.common.3"]
    assert t.names("skills.u0") == []
    t.stack("might.0", "logistics charisma")
    spend(t, 1, "advance:u0", "study:might", "pick:{logistics}")
    assert t.names("trophies.u0") == []
    assert t.names("skills.u0") == ["skill.logistics"]
    poor = conquest()
    poor.add_hero("anton", trophies="common.1")
    spend(poor, 1)
    assert poor.names("trophies.u0") == ["encounter.common.1"]
    assert poor.told("treasure.experience") == [{"hero": "u0", "n": 1}]


@rule("HE-XP-05", "HE-XP-06")
def test_treasure_experience_alone_spares_the_trophies() -> None:
    t = conquest()
    t.add_hero("anton", trophies="common.3")
    t.stack("might.0", "logistics charisma")
    spend(t, 3, "advance:u0", "study:might", "pick:{logistics}")
    assert t.names("trophies.u0") == ["encounter.common.3"]


@rule("HE-XP-06", "HE-XP-10")
def test_no_change_is_given() -> None:
    t = conquest()
    anton = t.add_hero("anton", trophies="common.1 legendary.1")
    assert t.play(advance.give_trophies(t, anton, 3)).asked == [], "only the large one can be needed"
    assert t.names("trophies.u0") == ["encounter.common.1"]
    assert advance.experience(t, anton) == 1


@rule("HE-XP-06")
def test_paying_goes_on_until_the_cost_is_met() -> None:
    t = conquest()
    anton = t.add_hero("anton", trophies="common.1 common.2 common.3 dangerous.2")
    t.play(advance.give_trophies(t, anton, 3), ["pick:{common.1}"])
    assert t.names("trophies.u0") == ["encounter.common.2", "encounter.dangerous.2"], "2 more were needed"


@rule("HE-XP-06")
def test_trophies_are_given_in_any_order_and_none_in_vain() -> None:
    """Worth 1, 1, 2 and 3: for 4 one gives 1 and 3, or 1, 1 and 2, or 2 and 3; never more."""
    for picks, kept in (
        (["common.3", "common.1"], ["dangerous.2"]),
        (["dangerous.2", "common.1"], ["common.2", "common.3"]),
        (["common.3", "dangerous.2"], ["common.1", "common.2"]),
    ):
        t = conquest()
        anton = t.add_hero("anton", trophies="common.1 common.2 common.3 dangerous.2")
        t.play(advance.give_trophies(t, anton, 4), [f"pick:{{{name}}}" for name in picks])
        assert t.names("trophies.u0") == [f"encounter.{name}" for name in kept], picks


@rule("HE-XP-08", "HE-SETUP-23")
def test_an_empty_skill_deck_is_made_anew_from_its_own_pile() -> None:
    t = conquest()
    anton = t.add_hero("anton")
    for card in list(t.things.in_zone("might.0"))[1:]:
        t.lay_open(card, "might.discard.0")
    (left,) = t.names("might.0")
    played = t.play(advance.gain_skill(t, anton), ["study:might"], until="skill.keep")
    assert len(played.asked[-1].keys) == 2
    assert left in t.names("drawn.0")
    assert len(t.names("might.0")) == 6
    assert t.names("might.discard.0") == []
    assert len(t.names("magic.0")) == 8


@rule("HE-XP-09")
def test_a_deck_without_cards_gives_no_skills() -> None:
    t = conquest()
    anton = t.add_hero("anton", trophies="dangerous.2")
    for card in list(t.things.in_zone("might.0")):
        t.things.move(card, "gone")
    assert advance.decks_left(t, 0) == ["magic"]
    for card in list(t.things.in_zone("magic.0")):
        t.things.move(card, "gone")
    assert not advance.affordable(t, anton)
    assert t.play(advance.gain_skill(t, anton)).value is None


@rule("HE-XP-11", "HE-SITE-10")
def test_a_free_advance_costs_nothing_but_raises_the_next_price() -> None:
    t = conquest()
    anton = t.add_hero("anton", trophies="common.1")
    t.stack("magic.0", "curse stone_armour")
    t.play(effects.learn(t, anton), ["study:magic", "pick:{curse}"])
    assert t.names("trophies.u0") == ["encounter.common.1"]
    assert values.advance_cost(t, anton) == 4


# ---------------------------------------------------------------------- skill cards


@rule("HE-SKILL-01")
def test_decks_are_bound_to_their_faction() -> None:
    t = conquest()
    anton = t.add_hero("anton")
    t.play(advance.gain_skill(t, anton), ["study:might"], until="skill.keep")
    assert all("haven" in t.skill(card).factions for card in t.things.in_zone("drawn.0"))


@rule("HE-SKILL-02")
def test_a_skill_stays_with_its_hero() -> None:
    t = conquest()
    anton = t.add_hero("anton", skills="logistics")
    slava = t.add_hero("slava")
    assert values.movement(t, anton) == 5
    assert values.movement(t, slava) == 4


@rule("HE-SKILL-03", "HE-SKILL-04", "HE-SKILL-06")
def test_the_second_rule_needs_the_school_and_adds_to_the_first() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h3.3", skills="logistics")  # not of the Realm
    assert (values.movement(t, anton), values.zone(t, anton)) == (5, 2)
    other = conquest()
    slava = other.add_hero("slava", at="h3.3", skills="logistics")  # of the Realm
    assert (values.movement(other, slava), values.zone(other, slava)) == (5, 3)


@rule("HE-SKILL-05")
def test_an_alternative_rule_is_used_instead_of_the_first() -> None:
    t = conquest()
    anton = t.add_hero("anton", skills="charisma")  # not of the Virtues
    assert values.command(t, anton) == 9 + 1
    other = conquest()
    slava = other.add_hero("slava", skills="charisma")
    assert values.command(other, slava) == 10 + 2


@rule("HE-SKILL-05")
def test_of_alternatives_that_are_used_the_player_chooses() -> None:
    t = conquest()
    slava = t.add_hero("slava", skills="shield_wall positioning")
    assert [len(held.ways) for held in t.abilities(slava).moments["enemy_attack"]] == [2]
    assert [len(held.ways) for held in t.abilities(slava).moments["before_battle"]] == [2]
    other = conquest()
    cate = other.add_hero("cate", skills="shield_wall")  # not of Tactics
    assert [len(held.ways) for held in other.abilities(cate).moments["enemy_attack"]] == [1]


@rule("HE-SKILL-07")
def test_the_schools() -> None:
    assert MIGHT_SCHOOLS == ("virtues", "warcries", "tactics", "warfare", "realm")
    assert MAGIC_SCHOOLS == ("prime", "dark", "light", "earth", "water")
    for skill in SKILLS:
        assert skill.school in (MIGHT_SCHOOLS if skill.kind == "might" else MAGIC_SCHOOLS)


@rule("HE-SKILL-06")
def test_a_scroll_comes_when_the_skill_is_gained_by_a_hero_of_the_school() -> None:
    t = conquest()
    cate = t.add_hero("cate")
    t.stack("magic.0", "wisdom curse")
    t.play(effects.learn(t, cate), ["study:magic", "pick:{wisdom}"])
    assert len(t.names("scrolls.u2")) == 1
    assert values.magic(t, cate) == 5
    other = conquest()
    slava = other.add_hero("slava")
    other.stack("magic.0", "wisdom curse")
    other.play(effects.learn(other, slava), ["study:magic", "pick:{wisdom}"])
    assert other.names("scrolls.u1") == []
    assert values.magic(other, slava) == 3
