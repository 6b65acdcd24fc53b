"""Taking control of fields (CTRL), and control zones (ZONE)."""

import pytest

from hexameron.games.heroes.content.sites import SITES
from hexameron.games.heroes.rules import activation, control
from tests.games.heroes.positions import conquest
from tests.games.heroes.rules.marching import fight_on, go, offered, ready, ways
from tests.rules import rule

HITS = "1" * 80


@rule("HE-CTRL-01")
def test_fields_with_a_flag_can_be_controlled() -> None:
    flagged = {site.id for site in SITES if site.use == "control"}
    assert flagged == {
        "site.sawmill",
        "site.iron_mine",
        "site.crystal_mine",
        "site.gold_mine",
        "site.dragon_nexus",
    }
    t = conquest()
    assert control.can_be_seized(t, 0, "h1.1")
    assert not control.can_be_seized(t, 0, "h3.5")
    assert not control.can_be_seized(t, 0, "h1.3")


@rule("HE-CTRL-02", "HE-CTRL-03", "HE-CTRL-09")
def test_any_number_of_fields_in_passing_if_one_likes() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h4.1")
    ready(t, anton)
    go(t, "seize:h4.1", "go:h5.1", "seize:h5.1", "go:h6.1", "go:h7.1")
    assert t.state.owners == {"h4.1": 0, "h5.1": 0}
    assert t.action.movement == 1
    go(t, "stop")
    assert "h7.1" not in t.state.owners


@rule("HE-CTRL-04", "HE-CTRL-11")
def test_guards_are_beaten_first() -> None:
    t = conquest(dice=HITS)
    anton = t.add_hero("anton", at="h1.1")
    t.guard("h1.2", "gnomes")
    ready(t, anton)
    card = t.things.in_zone("treasure.deck")[-1]
    fight_on(t, ["seize:h1.1", f"part:t{card};1"])
    assert t.state.owners == {}
    go(t, "seize:h1.1")
    assert t.state.owners == {"h1.1": 0}


@rule("HE-CTRL-11")
def test_an_unguarded_field_without_an_owner_is_taken_without_a_battle() -> None:
    t = conquest()
    ready(t, t.add_hero("anton", at="h1.1"), fought=True)
    go(t, "seize:h1.1")
    assert t.state.owners == {"h1.1": 0}
    assert t.state.battle is None


@rule("HE-CTRL-05", "HE-ZONE-04")
def test_a_zone_protects_the_fields_of_its_player_only() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h4.1")
    vorlag = t.add_hero("vorlag", at="h5.2")
    ready(t, anton)
    assert "seize:h4.1" in offered(t)  # nobody's field is never protected
    t.state.owners["h4.1"] = 1
    assert "seize:h4.1" not in offered(t)
    assert "h5.1" in ways(t)  # a zone hinders no movement
    vorlag.at = "h6.2"
    assert "seize:h4.1" in offered(t)


@rule("HE-CTRL-05")
def test_own_heroes_zones_and_own_fields() -> None:
    t = conquest(seats=3)
    anton = t.add_hero("anton", at="h4.1")
    t.add_hero("slava", at="h4.3")
    ready(t, anton)
    t.state.owners["h4.1"] = 1
    assert "seize:h4.1" in offered(t)
    t.state.owners["h4.1"] = 0
    assert "seize:h4.1" not in offered(t)


@rule("HE-CTRL-06", "HE-CTRL-07", "HE-CTRL-08")
@pytest.mark.parametrize(
    ("field", "power"), [("h1.1", 1), ("h1.6", 2), ("h4.1", 3), ("h2.4", 0), ("h7.7", 4)]
)
def test_the_marker_and_the_power_change_hands_at_once(field: str, power: int) -> None:
    t = conquest()
    anton = t.add_hero("anton", at=field)
    t.state.owners[field] = 1
    t.player(1).power = 5
    ready(t, anton)
    go(t, f"seize:{field}")
    assert t.state.owners == {field: 0}
    assert (t.player(0).power, t.player(1).power) == (power, 5 - power)


@rule("HE-CTRL-10")
def test_control_lasts_after_the_hero_has_gone() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h4.1")
    ready(t, anton)
    go(t, "seize:h4.1", "go:h5.1", "go:h6.1")
    assert t.state.owners == {"h4.1": 0}
    assert t.player(0).power == 3


# ---------------------------------------------------------------------- zones


@rule("HE-ZONE-01", "HE-ZONE-02")
def test_the_zone_is_the_own_field_and_two_steps_around() -> None:
    t = conquest(cities=("h12.1", "h12.9"))
    anton = t.add_hero("anton", at="h3.3")
    zone = control.zone(t, anton)
    assert set(zone) == {
        "h3.3",
        "h2.3",
        "h4.3",
        "h3.2",
        "h3.4",
        "h1.3",
        "h2.4",
        "h5.3",
        "h4.4",
        "h4.2",
        "h3.1",
        "h3.5",
    }
    assert zone["h3.3"] == 0
    assert zone["h3.5"] == 2
    assert "h2.2" not in zone  # mountains


@rule("HE-ZONE-02")
def test_the_zone_goes_around_mountains_not_through_them() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h2.1")
    assert set(control.zone(t, anton)) == {"h2.1", "h1.1", "h1.2", "h3.1", "h3.2", "h4.1"}


@rule("HE-ZONE-01")
def test_from_a_port_the_zone_goes_over_water_and_other_cities_stop_it() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h6.10")
    assert {"h7.10", "h7.11"} <= set(control.zone(t, anton))
    anton.at = "h6.11"
    assert "h7.11" not in control.zone(t, anton)
    anton.at = "h12.8"
    assert "h12.9" not in control.zone(t, anton)
    assert "h12.10" not in control.zone(t, anton)


@rule("HE-ZONE-03")
def test_a_hero_in_the_city_has_no_zone() -> None:
    t = conquest()
    vorlag = t.add_hero("vorlag")
    assert control.zone(t, vorlag) == {}
    t.state.owners["h12.8"] = 1
    assert not control.protected(t, "h12.8", 1)


@rule("HE-ZONE-04")
def test_zones_matter_only_for_taking_fields() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h3.3")
    ready(t, anton)
    free = ways(t)
    t.add_hero("vorlag", at="h3.1")
    assert ways(t) == free


@rule("HE-ZONE-05")
def test_an_explorers_zone_crosses_mountains() -> None:
    t = conquest(factions=("stronghold", "haven"))
    sandor = t.add_hero("sandor", at="h2.1")
    assert {"h2.2", "h2.3"} <= set(control.zone(t, sandor))


@rule("HE-ZONE-01", "HE-SKILL-06")
def test_cards_and_weeks_change_the_reach() -> None:
    t = conquest()
    slava = t.add_hero("slava", at="h3.3", skills="logistics")
    assert control.zone(t, slava)["h3.6"] == 3
    t.set_week("plunder")
    assert "h3.6" not in control.zone(t, slava)
    assert "h3.5" in control.zone(t, slava)


@rule("HE-CTRL-03")
def test_a_hero_takes_the_field_on_which_he_starts() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h4.1")
    t.begin("activation")
    t.play(activation.perform(t), ["activate:{anton}", "seize:h4.1", "stop"])
    assert t.state.owners == {"h4.1": 0}
    assert anton.at == "h4.1"
