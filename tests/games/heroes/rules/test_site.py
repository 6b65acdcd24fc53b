"""Sites (SITE), and what is printed on hero cards (HERO)."""

import pytest

from hexameron.games.heroes.content.heroes import HEROES
from hexameron.games.heroes.content.sites import SITE
from hexameron.games.heroes.rules import activation, cards, gathering, values
from tests.games.heroes.positions import TestConquest, conquest
from tests.games.heroes.rules.marching import go, ready
from tests.rules import rule


@pytest.mark.parametrize(
    ("field", "site", "power", "gold", "resources"),
    [
        ("h1.1", "sawmill", 1, 0, 3),
        ("h1.6", "iron_mine", 2, 0, 2),
        ("h4.1", "crystal_mine", 3, 0, 1),
        ("h2.4", "gold_mine", 0, 4, 0),
        ("h7.7", "dragon_nexus", 4, 0, 0),
    ],
)
@rule("HE-SITE-01", "HE-SITE-02", "HE-SITE-03", "HE-SITE-04", "HE-SITE-05")
def test_a_controlled_site_gives_power_and_income(
    field: str, site: str, power: int, gold: int, resources: int
) -> None:
    t = conquest()
    anton = t.add_hero("anton", at=field)
    assert t.board.site[field].id == f"site.{site}"
    ready(t, anton)
    go(t, f"seize:{field}")
    assert t.player(0).power == power
    assert gathering.income(t, 0) == (gold, resources)


def explore(t: TestConquest, name: str, *answers: str) -> None:
    """Anton explores a site of this kind."""
    field = next(field for field, site in t.board.site.items() if site is SITE[f"site.{name}"])
    anton = t.hero("u0")
    anton.at = field
    t.unexplored(field)
    ready(t, anton)
    go(t, f"explore:{field}", *answers)


@rule("HE-SITE-06", "HE-END-08")
def test_the_crystal_of_revelation_gives_power_for_good() -> None:
    t = conquest()
    t.add_hero("anton")
    explore(t, "crystal_of_revelation")
    assert t.player(0).power == 2
    assert t.state.owners == {}


@rule("HE-SITE-08")
def test_the_secret_library_gives_a_scroll() -> None:
    t = conquest()
    t.add_hero("anton")
    t.stack("scroll", "plague")
    explore(t, "secret_library")
    assert t.names("scrolls.u0") == ["scroll.plague"]


@rule("HE-SITE-09")
def test_the_armourer_turns_all_basic_units() -> None:
    t = conquest()
    anton = t.add_hero("anton", army="2/1 1/0 0/1 1/0")
    slava = t.add_hero("slava", army="2/0")
    explore(t, "armourer")
    assert (anton.basic, anton.elite) == ([0, 0, 0, 0], [3, 1, 1, 1])
    assert slava.basic[0] == 2


@rule("HE-SITE-10")
def test_the_stone_of_enlightenment_gives_a_skill() -> None:
    t = conquest()
    t.add_hero("anton", trophies="common.1")
    t.stack("might.0", "logistics charisma")
    explore(t, "stone_of_enlightenment", "study:might", "pick:{logistics}")
    assert t.names("skills.u0") == ["skill.logistics"]
    assert t.names("trophies.u0") == ["encounter.common.1"]


@rule("HE-SITE-11", "HE-ACT-03")
def test_the_stable_gives_a_second_activation_at_once() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h9.11")
    t.add_hero("slava")
    t.unexplored("h9.12")
    ready(t, anton)
    go(t, "go:h9.12")
    t.action.fought = True
    go(t, "explore:h9.12")
    assert t.action.hero == "u0"
    assert t.action.movement == 4
    assert not t.action.fought
    assert t.state.unexplored == []
    played = t.play(activation.perform(t), ["go:h8.12", "stop", "done"])
    assert played.asked[-1].keys == ("activate:u1", "done")


@rule("HE-SITE-13")
def test_the_smithy_gives_an_artifact() -> None:
    t = conquest()
    t.add_hero("anton")
    t.stack("artifact", "griffin_sword cloak_of_shadows horn_of_plenty")
    explore(t, "smithy", "pick:{horn_of_plenty}")
    assert t.names("artifacts.u0") == ["artifact.horn_of_plenty"]
    assert t.player(0).power == 1


@rule("HE-SITE-07")
def test_the_deposit_may_be_explored_though_nothing_is_there() -> None:
    t = conquest()
    anton = t.add_hero("anton")
    explore(t, "dragon_deposit")
    assert t.state.unexplored == []
    assert cards.discarded(t, anton) == []


@rule("HE-SITE-07", "HE-TREAS-05")
def test_a_treasure_of_the_deposit_is_carried_out_for_one_part_and_stays() -> None:
    t = conquest()
    t.add_hero("anton")
    t.put("treasure.discard", "treasure.9")
    explore(t, "dragon_deposit", "part:{treasure.9};2")
    assert (t.player(0).resources, t.player(0).gold) == (4, 0)
    assert t.names("treasure.discard") == ["treasure.9"]


@rule("HE-SITE-10", "HE-XP-09")
def test_the_stone_gives_nothing_where_no_skill_is_left() -> None:
    t = conquest()
    t.add_hero("anton")
    for deck in ("might.0", "magic.0"):
        for card in list(t.things.in_zone(deck)):
            t.things.move(card, "gone")
    explore(t, "stone_of_enlightenment")
    assert t.names("skills.u0") == []
    assert t.told("skill.none") == [{"hero": "u0"}]


# ---------------------------------------------------------------------- hero cards


@rule("HE-HERO-05", "HE-SKILL-04")
def test_a_hero_has_three_schools_that_open_second_rules() -> None:
    assert all(len(dict.fromkeys(hero.schools)) == 3 for hero in HEROES)
    skilled = [
        (name, values.zone(t, t.add_hero(name, at="h3.3", skills="logistics")))
        for name in ("anton", "slava", "cate")
        for t in [conquest()]
    ]
    assert skilled == [("anton", 2), ("slava", 3), ("cate", 2)]


@rule("HE-HERO-06")
def test_reputation_changes_nothing() -> None:
    # Anton and Kraal are of Balance, Slava treads the Path of Tears: no number or rule asks for it.
    reputations = {hero.reputation for hero in HEROES}
    assert reputations == {"tears", "balance", "blood"}
    for name, faction in (("slava", "haven"), ("anton", "haven")):
        t = conquest()
        hero = t.add_hero(name)
        card = t.card(hero)
        assert card.faction == faction
        assert values.strength(t, hero) == card.strength
        assert values.magic(t, hero) == card.magic
        assert values.initiative(t, hero) == card.initiative
        assert values.command(t, hero) == card.command
        assert values.movement(t, hero) == 4


@rule("HE-HERO-01", "HE-HERO-02", "HE-HERO-03", "HE-HERO-04")
def test_the_four_numbers_of_a_hero_and_what_changes_them() -> None:
    t = conquest()
    anton = t.add_hero("anton", artifacts="griffin_sword cloak_of_shadows mages_amulet", skills="charisma")
    assert values.strength(t, anton) == 4 + 1
    assert values.magic(t, anton) == 2 + 1
    assert values.initiative(t, anton) == 4 - 2
    assert values.command(t, anton) == 9 + 1


@rule("HE-HERO-01")
def test_the_griffin_sword_helps_up_to_seven_only() -> None:
    t = conquest(factions=("stronghold", "haven"))
    sandor = t.add_hero("sandor", artifacts="griffin_sword")
    assert values.strength(t, sandor) == 6
    assert values.value(t, sandor, "strength", 7) == 7
    assert values.value(t, sandor, "strength", 8) == 8
