"""Scrolls (SCROLL), Treasure cards (TREAS) and artifacts (ART) outside battle, and who sees what (INFO)."""

import pytest

from hexameron.games.heroes.content.artifacts import ARTIFACTS
from hexameron.games.heroes.content.effects import DrawTreasure, Take, TakeDiscarded
from hexameron.games.heroes.content.terms import SLOTS
from hexameron.games.heroes.content.treasures import TREASURES
from hexameron.games.heroes.options import UseScroll
from hexameron.games.heroes.rules import advance, cards, effects, scrolls
from hexameron.games.heroes.rules.sources import Use
from hexameron.kernel.things import EVERYBODY, bit
from tests.games.heroes.positions import TestConquest, _record, conquest
from tests.games.heroes.rules.fights import faction_of
from tests.games.heroes.rules.marching import go, offered, ready
from tests.rules import rule

# ---------------------------------------------------------------------- scrolls


@rule("HE-SCROLL-01", "HE-SCROLL-05", "HE-INFO-02")
@pytest.mark.parametrize(("hero", "seat"), [("anton", 0), ("anastasya", 1), ("hayato", 2)])
def test_one_scroll_is_drawn_and_only_its_owner_knows_it(hero: str, seat: int) -> None:
    t = conquest(seats=3, factions=("haven", "necropolis", faction_of("hayato")))
    drawer = t.add_hero(hero)
    t.stack("scroll", "plague healing")
    deck = t.things.count("scroll.deck")
    assert t.play(cards.draw_scroll(t, drawer)).asked == []
    assert t.names(f"scrolls.{drawer.id}") == ["scroll.plague"], "the uppermost, and no other"
    assert t.things.count("scroll.deck") == deck - 1
    assert t.things.count("scroll.discard") == 0
    card = t.find("plague")
    assert [other for other in range(3) if t.things.known(card, other)] == [seat]
    for other in (0, 1, 2, None):
        assert (t.things.view(other).face[card] != -1) == (other == seat)
        for event in (event.for_seat(other) for event in t.events):
            assert not event.faces or other == seat, "nor does the log tell"


@rule("HE-SCROLL-05", "HE-HERO-11", "HE-INFO-05")
def test_a_mystic_keeps_one_of_three() -> None:
    t = conquest(factions=("necropolis", "haven"))
    sveltana = t.add_hero("sveltana")
    t.stack("scroll", "plague healing slow")
    played = t.play(cards.draw_scroll(t, sveltana), until="scroll.keep")
    assert len(played.asked[0].keys) == 3
    drawn = t.things.in_zone("drawn.0")
    assert [t.things.seen[card] for card in drawn] == [bit(0)] * 3
    other = conquest(factions=("necropolis", "haven"))
    mystic = other.add_hero("sveltana")
    other.stack("scroll", "plague scroll.healing slow")
    other.play(cards.draw_scroll(other, mystic), ["pick:{plague}"])
    assert other.names("scrolls.u4") == ["scroll.plague"]
    assert sorted(other.names("scroll.discard")) == ["scroll.healing", "scroll.slow"]
    assert all(other.things.seen[card] == EVERYBODY for card in other.things.in_zone("scroll.discard"))
    assert not other.things.known(other.find("plague"), 1)


def leave(t: TestConquest, deck: str, *names: str) -> None:
    """Nothing is left of a deck but these cards."""
    kept = [t.find(name) for name in names]
    for card in [one for one in t.things.in_zone(f"{deck}.deck") if one not in kept]:
        t.things.move(card, "gone")


@rule("HE-SETUP-23", "HE-SCROLL-05", "HE-ART-01")
@pytest.mark.parametrize(("hero", "seat"), [("sveltana", 0), ("hayato", 1)])
def test_as_many_are_drawn_as_there_are_and_none_if_there_are_none(hero: str, seat: int) -> None:
    t = conquest(factions=("necropolis", faction_of("hayato")))
    drawer = t.add_hero(hero)
    leave(t, "scroll", "plague")
    leave(t, "artifact", "horn_of_plenty")
    leave(t, "treasure")
    assert t.play(cards.draw_scroll(t, drawer)).asked == []
    assert t.names(f"scrolls.{drawer.id}") == ["scroll.plague"]
    t.play(cards.draw_scroll(t, drawer))
    assert t.names(f"scrolls.{drawer.id}") == ["scroll.plague"]
    t.play(cards.draw_artifact(t, drawer))
    assert t.names(f"artifacts.{drawer.id}") == ["artifact.horn_of_plenty"]
    assert t.play(effects.treasure(t, drawer, 4)).asked == []
    nothing = [event for event in t.events if event.name == "draw.nothing"]
    assert [(event.args["seat"], event.args["deck"]) for event in nothing] == [
        (f"p{seat}", "scroll.deck"),
        (f"p{seat}", "treasure.deck"),
    ]
    assert all(event.rules == ("HE-SETUP-23",) for event in nothing)


@rule("HE-SCROLL-02", "HE-HERO-02")
def test_a_scroll_asks_for_magic_of_its_level() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h3.3", scrolls="teleportation")  # Magic 2, level 3
    ready(t, anton)
    assert scrolls.usable(t, anton, "moving") == []
    t.set_week("magic")
    assert [option.key() for option in scrolls.usable(t, anton, "moving")] == [
        f"scroll:{t.id('teleportation')};0"
    ]


@rule("HE-SCROLL-03", "HE-SCROLL-04")
def test_teleportation_to_a_portal_or_with_the_school_anywhere_near() -> None:
    t = conquest(factions=("necropolis", "haven"))
    anastasya = t.add_hero("anastasya", at="h3.3", scrolls="teleportation")  # Magic 4, of the Prime school
    t.add_hero("slava", at="h2.8")
    t.guard("h3.4", "goblins")
    ready(t, anastasya)
    card = t.id("teleportation")
    ways = [key for key in offered(t) if key.startswith("scroll:")]
    assert ways == [f"scroll:{card};0", f"scroll:{card};1"]
    played = t.play(scrolls.use(t, anastasya, "moving", UseScroll(card, 0)), ["go:h9.5"])
    assert played.keys("teleport.where") == ("go:h6.5", "go:h9.5")
    assert anastasya.at == "h9.5"
    assert t.names("scroll.discard") == ["scroll.teleportation"]
    assert t.things.known(t.find("teleportation"), 1)


@rule("HE-SCROLL-04")
def test_teleportation_of_a_hero_of_the_school_reaches_six_fields() -> None:
    t = conquest(factions=("necropolis", "haven"))
    anastasya = t.add_hero("anastasya", scrolls="teleportation")
    t.guard("h3.4", "goblins")
    t.add_hero("slava", at="h2.3")
    ready(t, anastasya)
    played = t.play(scrolls.use(t, anastasya, "moving", UseScroll(t.id("teleportation"), 1)), ["go:h3.8"])
    keys = played.keys("teleport.where")
    assert "go:h3.8" in keys  # two rows and four columns from the city h1.4
    assert "go:h4.8" not in keys
    assert not [key for key in ("go:h3.4", "go:h2.3", "go:h2.2", "go:h1.4") if key in keys]
    assert anastasya.at == "h3.8"


@rule("HE-SCROLL-03")
def test_a_hero_moves_on_after_teleportation() -> None:
    t = conquest(factions=("necropolis", "haven"))
    anastasya = t.add_hero("anastasya", at="h3.3", scrolls="teleportation")
    ready(t, anastasya)
    go(t, f"scroll:{t.id('teleportation')};0", "go:h6.5", "go:h6.6")
    assert anastasya.at == "h6.6"
    assert t.action.movement == 3


# ---------------------------------------------------------------------- Treasure cards


def draw(t: TestConquest, parts: int, *answers: str) -> None:
    t.play(effects.run(t, Use(0, "u0", "site.dragon_temple"), DrawTreasure(parts)), answers)


@rule("HE-TREAS-01", "HE-TREAS-07")
def test_a_treasure_card_has_four_parts_all_of_which_are_offered() -> None:
    assert all(len(card.parts) == 4 for card in TREASURES)
    t = conquest()
    anton = t.add_hero("anton")
    t.stack("treasure", "treasure.4")
    card = t.id("treasure.4")
    played = t.play(cards.draw_treasure(t, anton, 1), [f"part:{card};1"])
    assert played.asked[0].keys == tuple(f"part:{card};{n}" for n in (1, 2, 3, 4))
    assert played.value == [Take(gold=2)]
    assert t.things.seen[t.find("treasure.4")] == EVERYBODY


@rule("HE-TREAS-02", "HE-TREAS-03", "HE-BEND-04")
@pytest.mark.parametrize("parts", [1, 2, 3, 4])
def test_so_many_different_parts(parts: int) -> None:
    t = conquest()
    anton = t.add_hero("anton")
    t.stack("treasure", "treasure.9")
    card = t.id("treasure.9")
    order = [2, 4, 1, 3][:parts]
    played = t.play(
        cards.draw_treasure(t, anton, parts),
        [f"part:{card};{n}" for n in order[: min(parts, 3)]],
    )
    assert played.value is not None
    assert len(played.value) == parts
    for number, asked in enumerate(played.asked):
        assert len(asked.keys) == 4 - number


@rule("HE-TREAS-04", "HE-SITE-14", "HE-TREAS-06")
def test_a_dragon_temple_gives_one_part_and_the_card_is_discarded() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h3.5")
    t.unexplored("h3.5")
    t.stack("treasure", "treasure.15")
    ready(t, anton)
    go(t, "explore:h3.5", "part:{treasure.15};1")
    assert (t.player(0).gold, t.player(0).resources) == (5, 0)
    assert t.names("treasure.discard") == ["treasure.15"]


@rule("HE-TREAS-01", "HE-LUCK-01", "HE-LUCK-04")
def test_parts_are_carried_out_in_the_order_of_choice() -> None:
    t = conquest()
    anton = t.add_hero("anton", army="2/0", luck=1)
    t.stack("treasure", "treasure.3")
    card = t.id("treasure.3")
    draw(t, 3, f"part:{card};4", f"part:{card};3", f"part:{card};1", "level:1", "level:1")
    assert anton.luck == 2
    assert (anton.basic[0], anton.elite[0]) == (0, 2)
    assert t.player(0).gold == 4


@rule("HE-TREAS-01")
def test_a_recruit_of_a_treasure_needs_room_and_a_token() -> None:
    t = conquest()
    anton = t.add_hero("anton", army="0/3")
    t.stack("treasure", "treasure.7")
    draw(t, 1, "part:{treasure.7};4")
    assert anton.elite[0] == 4
    t.arm(anton, "0/4 0/5")
    t.stack("treasure", "treasure.11")
    draw(t, 1, "part:{treasure.11};3")
    assert t.army_size(anton) == 9


# ---------------------------------------------------------------------- the Dragon Deposit


@rule("HE-SITE-07", "HE-TREAS-05")
def test_the_deposit_gives_one_card_of_a_discard_pile() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h12.10", artifacts="griffin_sword")
    t.unexplored("h12.10")
    t.put("treasure.discard", "treasure.9")
    t.put("scroll.discard", "plague")
    t.put("artifact.discard", "axe_of_fury horn_of_plenty")
    ready(t, anton)
    played = t.play(cards.take_discarded(t, anton), ["pick:{treasure.9}", "part:{treasure.9};2"])
    assert set(played.asked[0].keys) == {
        f"pick:{t.id(name)}" for name in ("treasure.9", "plague", "horn_of_plenty")
    }
    assert played.value == [Take(resources=4)]
    assert t.names("treasure.discard") == ["treasure.9"]
    t.play(cards.take_discarded(t, anton), ["pick:{plague}"])
    assert t.names("scrolls.u0") == ["scroll.plague"]
    t.play(cards.take_discarded(t, anton), ["pick:{horn_of_plenty}"])
    assert "artifact.horn_of_plenty" in t.names("artifacts.u0")
    assert t.player(0).power == 2


@rule("HE-SITE-07")
@pytest.mark.parametrize(("pile", "card"), [("scroll", "plague"), ("artifact", "horn_of_plenty"), ("", "")])
def test_a_scroll_or_artifact_of_the_deposit_is_kept_and_nothing_of_it_carried_out(
    pile: str, card: str
) -> None:
    t = conquest()
    anton = t.add_hero("anton")
    if pile:
        t.put(f"{pile}.discard", card)
    t.play(effects.run(t, Use(0, anton.id), TakeDiscarded()))
    assert t.names("scrolls.u0") == (["scroll.plague"] if pile == "scroll" else [])
    assert t.names("artifacts.u0") == (["artifact.horn_of_plenty"] if pile == "artifact" else [])


@rule("HE-SITE-07")
def test_with_empty_piles_the_deposit_may_be_left_unexplored() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h12.10")
    t.unexplored("h12.10")
    ready(t, anton)
    go(t, "stop")
    assert t.state.unexplored == ["h12.10"]
    assert cards.discarded(t, anton) == []


# ---------------------------------------------------------------------- artifacts


@rule("HE-ART-01", "HE-INFO-05", "HE-SITE-13")
def test_three_are_drawn_and_one_is_kept() -> None:
    t = conquest()
    anton = t.add_hero("anton")
    t.stack("artifact", "griffin_sword cloak_of_shadows horn_of_plenty")
    played = t.play(cards.draw_artifact(t, anton), until="artifact.keep")
    assert len(played.asked[0].keys) == 3
    assert [t.things.seen[card] for card in t.things.in_zone("drawn.0")] == [bit(0)] * 3
    other = conquest()
    hero = other.add_hero("anton")
    other.stack("artifact", "griffin_sword cloak_of_shadows horn_of_plenty")
    other.play(cards.draw_artifact(other, hero), ["pick:{griffin_sword}"])
    assert other.names("artifacts.u0") == ["artifact.griffin_sword"]
    assert other.names("artifact.discard") == ["artifact.cloak_of_shadows", "artifact.horn_of_plenty"]


@rule("HE-HERO-15", "HE-ART-01")
def test_an_artifact_seeker_draws_five() -> None:
    t = conquest(factions=("sanctuary", "haven"))
    hayato = t.add_hero("hayato")
    played = t.play(cards.draw_artifact(t, hayato), until="artifact.keep")
    assert len(played.asked[0].keys) == 5


@rule("HE-ART-02")
def test_five_types_of_four() -> None:
    assert [artifact.slot for artifact in ARTIFACTS] == [slot for slot in SLOTS for _ in range(4)]
    assert SLOTS == ("clothing", "armour", "weapon", "treasure", "pouch")


@rule("HE-ART-03")
def test_one_artifact_of_each_type() -> None:
    t = conquest()
    anton = t.add_hero("anton", artifacts="griffin_sword")
    t.stack("artifact", "axe_of_fury unicorn_bow horn_of_plenty")
    t.play(cards.draw_artifact(t, anton))
    assert t.names("artifacts.u0") == ["artifact.griffin_sword", "artifact.horn_of_plenty"]
    t.stack("artifact", "staff_of_the_elements scribes_bag bottomless_purse")
    t.play(cards.draw_artifact(t, anton))
    assert len(t.names("artifacts.u0")) == 2
    assert {"artifact.staff_of_the_elements", "artifact.scribes_bag", "artifact.bottomless_purse"} <= set(
        t.names("artifact.discard")
    )


def discarded(t: TestConquest) -> list[list[str]]:
    """The cards that each line of the log names as discarded, and that everybody may read there."""
    lines = [event for event in t.events if event.name == "draw.discards"]
    assert all(event.seen[id_] == EVERYBODY for event in lines for id_ in event.seen)
    return [[_record(t.things.face[int(id_[1:])]).id for id_ in event.seen] for event in lines]


@rule("HE-ART-01", "HE-ART-03", "HE-INFO-05")
@pytest.mark.parametrize(
    ("held", "left"),
    [
        ("griffin_sword", ["artifact.axe_of_fury", "artifact.unicorn_bow"]),
        (
            "griffin_sword horn_of_plenty",
            ["artifact.axe_of_fury", "artifact.unicorn_bow", "artifact.scribes_bag"],
        ),
    ],
)
def test_what_does_not_fit_is_told_though_nobody_is_asked(held: str, left: list[str]) -> None:
    t = conquest()
    anton = t.add_hero("anton", artifacts=held)
    t.stack("artifact", "axe_of_fury unicorn_bow scribes_bag")
    assert not t.play(cards.draw_artifact(t, anton)).asked
    assert discarded(t) == [left]


@rule("HE-XP-07", "HE-INFO-05")
def test_the_skill_that_is_not_kept_is_told() -> None:
    t = conquest()
    anton = t.add_hero("anton")
    played = t.play(advance.gain_skill(t, anton), ["study:might"], until="skill.keep")
    assert len(played.asked[-1].keys) == 2
    t = conquest()
    anton = t.add_hero("anton")
    t.play(advance.gain_skill(t, anton), ["study:might", played.asked[-1].keys[0]])
    assert [len(line) for line in discarded(t)] == [1]
    assert discarded(t) == [t.names("might.discard.0")]


@rule("HE-ART-04", "HE-ART-07")
def test_an_artifact_is_public_and_worth_a_power_point() -> None:
    t = conquest()
    anton = t.add_hero("anton")
    card = t.find("griffin_sword")
    t.keep_artifact(anton, card)
    assert t.player(0).power == 1
    assert t.things.seen[card] == EVERYBODY


@rule("HE-ART-05")
def test_whoever_loses_an_artifact_loses_its_power_and_effect() -> None:
    t = conquest()
    anton = t.add_hero("anton", artifacts="wanderers_boots")
    ready(t, anton)
    assert t.action.movement == 5
    t.lose_artifact(anton, t.find("wanderers_boots"), "drawn.1")
    assert t.player(0).power == 0
    ready(t, anton)
    assert t.action.movement == 4


@rule("HE-ART-06")
def test_nothing_lets_an_artifact_go() -> None:
    t = conquest(gold=20, resources=20)
    anton = t.add_hero("anton", at="h3.3", artifacts="griffin_sword", scrolls="plague")
    t.build(0, "market")
    ready(t, anton)
    card = t.id("griffin_sword")
    assert not [key for key in offered(t) if card in key]
    anton.at = ""
    assert not [option.key() for option in t.free(0) if card in option.key()]


# ---------------------------------------------------------------------- who sees what


@rule("HE-INFO-01")
def test_what_a_hero_has_lies_open_but_for_scrolls() -> None:
    t = conquest()
    t.add_hero(
        "anton",
        luck=2,
        skills="logistics",
        artifacts="griffin_sword",
        scrolls="plague",
        trophies="common.1",
    )
    view = t.things.view(1)
    for zone in ("skills.u0", "artifacts.u0", "trophies.u0"):
        assert all(view.face[card] >= 0 for card in view.order[zone])
    assert [view.face[card] for card in view.order["scrolls.u0"]] == [-1]


@rule("HE-INFO-05")
def test_skills_to_choose_from_are_seen_by_the_drawer_alone() -> None:
    t = conquest()
    anton = t.add_hero("anton")
    t.play(advance.gain_skill(t, anton), ["study:might"], until="skill.keep")
    assert [t.things.seen[card] for card in t.things.in_zone("drawn.0")] == [bit(0)] * 2
