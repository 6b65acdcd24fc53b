"""Exploration (EXPL). On the board of these tests the Dragon Temple h3.5 is guarded from h4.5."""

from hexameron.games.heroes.content.sites import SITES
from hexameron.games.heroes.rules import activation, exploring
from tests.games.heroes.positions import TestConquest, conquest
from tests.games.heroes.rules.marching import fight_on, go, offered, ready
from tests.rules import rule

HITS = "1" * 80


def top(t: TestConquest) -> int:
    return t.things.in_zone("treasure.deck")[-1]


@rule("HE-EXPL-01")
def test_fields_with_a_spyglass_can_be_explored() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h3.5")
    t.unexplored("h3.5", "h2.9")
    ready(t, anton)
    assert "explore:h3.5" in offered(t)
    go(t, "go:h3.6")
    assert not [key for key in offered(t) if key.startswith("explore:")]
    uses = {site.id: site.use for site in SITES}
    assert sum(use == "explore" for use in uses.values()) == 9


@rule("HE-EXPL-02")
def test_exploring_is_voluntary_and_costs_nothing() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h3.6")
    t.unexplored("h3.5")
    ready(t, anton)
    go(t, "go:h3.5", "go:h3.6")
    assert t.state.unexplored == ["h3.5"]
    go(t, "go:h3.5", "explore:h3.5", f"part:t{top(t)};1")
    assert t.action.movement == 1
    assert t.state.unexplored == []


@rule("HE-EXPL-04", "HE-EXPL-05", "HE-BATTLE-08")
def test_declaring_on_a_guarded_field_starts_the_battle_where_the_hero_stands() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h3.5")
    token = t.guard("h4.5", "gnomes")
    assert t.board.guarded["h4.5"] == "h3.5"
    ready(t, anton)
    t.play(activation.perform(t), ["explore:h3.5"], until="battle.strike")
    assert t.battle.token == token
    assert t.battle.field == "h3.5"
    assert anton.at == "h3.5"


@rule("HE-EXPL-06", "HE-EXPL-09")
def test_after_the_victory_the_field_may_be_explored_at_once() -> None:
    t = conquest(dice=HITS)
    anton = t.add_hero("anton", at="h3.5")
    t.guard("h4.5", "gnomes")
    ready(t, anton)
    fight_on(t, ["explore:h3.5", f"part:t{top(t)};1"])
    assert t.state.unexplored == ["h3.5"]
    assert "explore:h3.5" in offered(t)
    assert t.action.movement == 4
    gold = t.player(0).gold
    go(t, "explore:h3.5", f"part:t{top(t)};1")
    assert t.player(0).gold > gold
    assert t.action.movement == 4


@rule("HE-EXPL-07")
def test_entering_a_guarded_field_is_no_battle() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h3.6")
    t.guard("h4.5", "gnomes")
    ready(t, anton)
    go(t, "go:h3.5", "go:h2.5")
    assert t.state.battle is None
    assert anton.at == "h2.5"


@rule("HE-EXPL-08")
def test_a_field_whose_guards_are_gone_is_explored_without_a_battle() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h3.5")
    t.unexplored("h3.5")
    ready(t, anton, fought=True)
    go(t, "explore:h3.5", f"part:t{top(t)};2")
    assert t.state.battle is None
    assert t.player(0).resources > 0


@rule("HE-EXPL-09", "HE-ROUT-15")
def test_beaten_or_routed_guards_leave_an_unexplored_field() -> None:
    t = conquest(dice=HITS)
    anton = t.add_hero("anton", at="h4.6")
    t.guard("h4.5", "gnomes")
    ready(t, anton)
    fight_on(t, ["go:h4.5", f"part:t{top(t)};1"])
    assert t.state.unexplored == ["h3.5"]
    assert "explore:h3.5" not in offered(t)
    go(t, "go:h3.5")
    assert "explore:h3.5" in offered(t)


@rule("HE-EXPL-09")
def test_a_field_to_control_gets_no_unexplored_token() -> None:
    t = conquest()
    t.guard("h1.2", "gnomes")
    t.remove_encounter("h1.2", "gone")
    assert t.state.unexplored == []


@rule("HE-EXPL-10", "HE-EXPL-11", "HE-EXPL-12")
def test_a_field_is_explored_once_by_one_player() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h3.5")
    vorlag = t.add_hero("vorlag")
    t.guard("h4.5", "gnomes")
    assert exploring.is_unexplored(t, "h3.5")
    t.remove_encounter("h4.5", "gone")
    assert exploring.is_unexplored(t, "h3.5")
    ready(t, anton)
    go(t, "explore:h3.5", f"part:t{top(t)};1")
    assert not exploring.is_unexplored(t, "h3.5")
    assert not [key for key in offered(t) if key.startswith("explore:")]
    anton.at, vorlag.at = "h3.6", "h3.5"
    ready(t, vorlag)
    assert not [key for key in offered(t) if key.startswith("explore:")]
