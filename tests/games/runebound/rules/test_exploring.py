"""Dice that meet endings, by themselves or by cards (QUEST-07..12)."""

from __future__ import annotations

from hexameron.games import find
from hexameron.games.runebound.content.effects import SpendAs
from hexameron.games.runebound.options import EndAs
from hexameron.games.runebound.rules.exploring import meets
from hexameron.games.runebound.screen.labels import label
from hexameron.kernel.text import Catalogue
from tests.games.runebound.positions import fight, journey, lay_pool, token
from tests.games.runebound.rules.questing import questing
from tests.rules import rule

CLIMBING, FERRY, PIN = SpendAs(("mountain",)), SpendAs(("water",)), SpendAs(("forest",))
WILD, PLAINS, PLAINS_FOREST, FOREST_HILLS, HILLS_PLAINS, MOUNTAIN_WATER = range(6)


@rule("RB-QUEST-07", "RB-QUEST-10")
def test_a_card_makes_one_die_fit_one_symbol() -> None:
    assert meets([PLAINS, PLAINS], ["plains", "mountain"], [CLIMBING])
    assert not meets([PLAINS], ["plains", "mountain"], [CLIMBING])
    assert not meets([PLAINS, PLAINS], ["mountain", "mountain"], [CLIMBING])
    assert not meets([PLAINS, PLAINS], ["plains", "water"], [CLIMBING])
    assert not meets([PLAINS, PLAINS], ["plains", "wild"], [CLIMBING]), "only a wild die is wild"
    assert meets([PLAINS, PLAINS], ["mountain", "water"], [CLIMBING, FERRY])
    assert not meets([PLAINS, PLAINS], ["mountain", "mountain"], [CLIMBING, FERRY])
    assert meets([PLAINS, HILLS_PLAINS], ["hills", "mountain"], [CLIMBING]), "whichever die it is"
    assert meets([HILLS_PLAINS, PLAINS], ["hills", "mountain"], [CLIMBING])


@rule("RB-QUEST-07", "RB-ABIL-09", "RB-ABIL-11")
def test_a_die_spent_as_another_terrain_ends_a_quest_once_per_turn() -> None:
    """Narrow Ledge asks for plains and mountain, hills and mountain, or plains and two mountains."""
    t = questing("gx02", dice="PPM PPP", learned="r2").go("attempt:{gx02}")
    card = t.id("gx02")
    assert t.offers("end") == [f"end:{card};0"]
    assert t.offers("end_as") == [f"end_as:{card};2;skill.r2;"]
    t.go("end_as:{gx02};2;skill.r2;")
    assert t.me.gold == 4
    assert t.names("trophy.0.exp") == ["gx02"]
    assert [event.args["source"] for event in t.told("ability.used")] == ["skill.r2"]
    assert t.turn.used == ["skill.r2:"]
    assert questing("gx02", dice="PPP", learned="r1").go("attempt:{gx02}").offers("end_as") == []


@rule("RB-QUEST-07", "RB-ABIL-09")
def test_a_plain_ending_uses_no_card_up() -> None:
    t = questing("gx02", dice="PPM", learned="r2").go("attempt:{gx02}", "end:{gx02};0")
    assert (t.me.gold, t.turn.used) == (1, [])
    t = questing("gx02", dice="PPP", learned="r2")
    t.turn.used.append("skill.r2:")
    assert t.go("attempt:{gx02}").offers("end_as") == []


@rule("RB-QUEST-07")
def test_two_cards_help_only_where_one_is_not_enough() -> None:
    """The Goblin Raids ask for hills; hills and mountain; hills twice and water."""
    t = questing("gx04", dice="PPP", learned="r2", assets="b12").go("attempt:{gx04}")
    card = t.id("gx04")
    assert t.offers("end_as") == [f"end_as:{card};0;asset.b12;", f"end_as:{card};1;skill.r2;asset.b12"]
    t.me.damage = 3
    t.go("end_as:{gx04};1;skill.r2;asset.b12")
    assert t.me.damage == 1
    assert sorted(t.turn.used) == ["asset.b12:", "skill.r2:"]


@rule("RB-STORY-11", "RB-QUEST-07")
def test_a_card_helps_with_a_story_quest_too() -> None:
    heroes = {"laurel": {"at": "h9.11", "assets": "b13"}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, track=["tm1"], dice="PPM").go("tell:0;{tm1}", "end_as:{tm1};1;asset.b13;")
    assert t.me.lore == 2


def test_an_ending_by_cards_names_them() -> None:
    t = questing("gx04", dice="PPP", learned="r2", assets="b12").go("attempt:{gx04}")
    option = EndAs(t.id("gx04"), 1, "skill.r2", "asset.b12")
    words = Catalogue("pl", [find("runebound").folder / "texts"], strict=True)
    said = words.render(label(t.state, "quest.explore", option))
    assert "Zakończenie II" in said
    assert "Wspinaczka" in said
    assert "Buty wspinacza" in said


@rule("RB-QUEST-06", "RB-ABIL-09")
def test_what_helps_exploring_helps_stalk_prey() -> None:
    t = fight("gc02", "lyssa", cast="000 11111", learned="r5", dice="MMM PP")
    lay_pool(t, 0, {token("lyssa", 2): 1})
    lay_pool(t, 1, {token("enemy", 3): 1})
    t.state.players[0].at = "h8.8"
    t.begin_again(0).go("surge:hero.lyssa;stalk_prey")
    assert t.prompt == "dice.explore"
    t.go("shake:skill.r5", "dice:5")
    assert t.combat.damage == 2


def test_pack_hunt_is_no_exploring() -> None:
    t = fight("gc02", cast="000 11111", learned="w9 r5", dice="MMM", at="h8.8", hand="m1")
    lay_pool(t, 0, {token("laurel", 2): 0})
    lay_pool(t, 1, {token("enemy", 3): 1})
    t.begin_again(0).go("surge:skill.w9;pack_hunt")
    assert t.prompt == "dice.strike"
    assert t.offers("shake") == ["shake:hero.laurel"]
