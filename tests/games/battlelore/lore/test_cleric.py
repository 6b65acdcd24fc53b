"""The cards of the Cleric, each in a small battle."""

import pytest

from hexameron.games.battlelore.options import Aim, Go, Reroll
from hexameron.games.battlelore.rules import battle as battles
from hexameron.games.battlelore.rules import lore, modifiers, morale, sight
from hexameron.games.battlelore.state import BLUE, FLAG, GREEN, LORE, Effect, Landmark
from hexameron.kernel.asking import Done, Pass, Yes
from hexameron.kernel.worlds import state_hash
from tests.games.battlelore.lore.playing import LEVEL_1, Played, battle
from tests.rules import rule

LEVEL_3 = {"commander": 1, "cleric": 3}


def test_prayer_lets_a_unit_ignore_a_flag_and_battle_back() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"}, their_lore=["lore.cleric.1"])
    p.load("FBB" + "BG")
    p.fight("h4.5", "h5.5", p.lore("lore.cleric.1"), "ignore:1", Yes())
    assert p.unit("h4.5").figures == 3
    assert not p.state.effects


def test_healing_hands_return_figures_up_to_the_full_number() -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fg"}, lore=["lore.cleric.2"], councils=(LEVEL_3, LEVEL_1))
    p.unit("h3.5").figures = 2
    p.load("BLBS")
    p.phase("command", p.lore("lore.cleric.2"))
    assert p.unit("h3.5").figures == 4, "three symbols, but only two figures were lost"


def test_healing_hands_need_a_wounded_unit_away_from_the_enemy() -> None:
    p = battle({"h4.5": "Fb", "h1.1": "Fb"}, {"h5.5": "Fg"}, lore=["lore.cleric.2"])
    p.unit("h4.5").figures = 2
    p.phase("command")
    assert p.offered("lore.with_command") == (Pass(),)


def test_bless_rolls_missed_dice_again() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"}, lore=["lore.cleric.3"])
    p.order("h4.5")
    p.load("GLB" + "GG")
    p.phase("combat", p.lore("lore.cleric.3"), *p.attack("h4.5", "h5.5"), Reroll(1), Reroll(2), Done())
    assert p.unit("h5.5").figures == 1
    assert p.state.tokens[0] == 27, "the Lore symbol was rolled again and is lost"
    assert Reroll(0) not in p.offered("lore.reroll"), "it hit"


def test_a_used_blessing_ends_and_nothing_else_does() -> None:
    p = battle({"h4.5": "Fb", "h4.7": "Fb"}, {"h5.5": "Fg"})
    blessed, other = p.unit("h4.5"), p.unit("h4.7")
    for kind, unit in (("reroll", blessed), ("dice_melee", blessed), ("reroll", other)):
        modifiers.add(p.b, Effect("lore.cleric.3", kind, 0, "turn", unit.id))
    attack = battles.declare(p.b, blessed, p.unit("h5.5"))
    attack.dice, attack.rolled = [GREEN, LORE, BLUE], True
    p.load("F")
    p.run(lore.after_dice(p.b), Reroll(1), Done())
    assert [(e.kind, e.unit) for e in p.state.effects] == [("dice_melee", blessed.id), ("reroll", other.id)]


def test_blessed_dice_tell_what_they_were() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"})
    modifiers.add(p.b, Effect("lore.cleric.3", "reroll", 0, "turn", p.unit("h4.5").id))
    attack = battles.declare(p.b, p.unit("h4.5"), p.unit("h5.5"))
    attack.dice, attack.rolled = [GREEN, LORE, BLUE], True
    p.load("F")
    p.run(lore.after_dice(p.b), Reroll(1), Done())
    assert attack.dice == [GREEN, FLAG, BLUE]
    assert attack.was == {"1": LORE}
    assert state_hash(p.state)


def test_bless_can_wait_for_a_later_attack() -> None:
    p = battle({"h4.5": "Mb"}, {"h5.5": "Fg", "h6.4": "Fg"}, lore=["lore.cleric.3"])
    p.order("h4.5")
    p.unit("h5.5").figures = 1
    p.load("GBB" + "BBB" + "G")
    p.phase(
        "combat",
        p.lore("lore.cleric.3"),
        *p.attack("h4.5", "h5.5"),
        Done(),
        Go("h5.5"),
        Done(),
        f"target:{p.unit('h6.4').id}",
        Reroll(2),
        Done(),
    )
    assert p.unit("h6.4").figures == 3


def test_move_as_the_wind_ignores_stops_but_not_landmarks() -> None:
    p = battle(
        {"h3.5": "Fg", "h3.8": "Mg"},
        {"h9.5": "Fg"},
        lore=["lore.cleric.4"],
        terrain={"h4.4": "wood", "h4.5": "wood"},
    )
    unit, rider = p.unit("h3.5"), p.unit("h3.8")
    p.order("h3.5", "h3.8")
    p.phase("movement", p.lore("lore.cleric.4"), p.aim("h3.5"), Done(), f"move:{unit.id}", Go("h5.5"), Done())
    assert unit.hex == "h5.5"
    assert Aim(rider.id) not in p.offered("lore.targets"), "all foot or all mounted"


def test_sanctuary_saves_a_last_figure() -> None:
    p = battle({"h4.5": "Fr"}, {"h5.5": "Fg"}, their_lore=["lore.cleric.5"])
    p.unit("h5.5").figures = 1
    p.fight("h4.5", "h5.5", p.lore("lore.cleric.5"))
    assert p.dice.rolled == []
    assert p.unit("h5.5").figures == 1
    assert "battle.back" not in p.prompts()


def test_sanctuary_needs_a_landmark_or_a_last_figure() -> None:
    p = battle({"h4.5": "Fr"}, {"h5.5": "Fg"}, their_lore=["lore.cleric.5"])
    p.load("BBBB")
    p.fight("h4.5", "h5.5")
    assert p.offered("lore.before_dice") == (Pass(),)
    holy = battle(
        {"h4.5": "Fr"}, {"h5.5": "Fg"}, their_lore=["lore.cleric.5"], landmarks={"h6.5": Landmark("pool", 1)}
    )
    holy.fight("h4.5", "h5.5", holy.lore("lore.cleric.5"))
    assert holy.dice.rolled == []


def test_righteous_anger_avenges_a_loss() -> None:
    p = battle({"h4.5": "Fg", "h4.7": "Fg"}, {"h5.5": "Fr", "h5.8": "Fr"}, lore=["lore.cleric.6"])
    p.unit("h4.5").hurt = True
    p.order("h4.5", "h4.7")
    p.load("BBBB")
    p.phase("combat", p.lore("lore.cleric.6"), *p.attack("h4.5", "h5.5"), Done())
    assert p.dice.rolled == [("battle", 4)]


def test_a_loss_is_remembered_until_the_end_of_the_own_turn() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"})
    p.load("GBB")
    p.fight("h4.5", "h5.5")
    hit = p.unit("h5.5")
    assert hit.hurt
    p.end_turn()
    assert hit.hurt, "its owner's turn has come"
    p.end_turn()
    assert not hit.hurt


def test_fog_hides_everybody_from_shots_until_the_own_next_turn() -> None:
    p = battle({"h3.5": "Ag"}, {"h6.5": "Ag"}, lore=["lore.cleric.7"])
    mine, theirs = p.unit("h3.5"), p.unit("h6.5")
    p.phase("command", p.lore("lore.cleric.7"))
    assert not sight.targets(p.b, mine, volley=False)
    assert not sight.targets(p.b, theirs, volley=False)
    p.end_turn()
    assert not sight.targets(p.b, theirs, volley=False)
    p.end_turn()
    assert sight.targets(p.b, mine, volley=False)


def test_cleansing_ends_poison_web_and_enemy_cards() -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=["lore.cleric.8"])
    unit = p.unit("h3.5")
    unit.poisoned = unit.webbed = True
    own = Effect("lore.cleric.9", "bold", 0, "own_turn", unit.id, 1)
    p.state.effects = [Effect("lore.cleric.10", "fewer_dice", 1, "own_turn", unit.id, 1), own]
    p.phase("command", p.lore("lore.cleric.8"))
    assert not unit.poisoned
    assert not unit.webbed
    assert p.state.effects == [own]


def test_cleansing_needs_something_to_cleanse() -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=["lore.cleric.8"])
    p.phase("command")
    assert p.offered("lore.with_command") == (Pass(),)


def test_inspire_gives_courage_and_calms_goblinoids() -> None:
    p = battle({"h3.5": "Fb", "h3.6": "KFb", "h3.9": "Fb"}, {"h7.5": "Fb"}, lore=["lore.cleric.9"])
    goblins = p.unit("h3.6")
    assert morale.frightened(p.b, goblins)
    p.phase("command", p.lore("lore.cleric.9"), p.aim("h3.5"))
    assert not morale.frightened(p.b, goblins)
    assert morale.bold(p.b, goblins) == 1
    assert morale.bold(p.b, p.unit("h3.9")) == 0
    p.end_turn()
    p.end_turn()
    assert morale.frightened(p.b, goblins)


@rule("BL-LORE-10")
@pytest.mark.parametrize(("level", "dice"), [(1, 3), (2, 3), (3, 2)])
def test_curse_takes_half_the_level_rounded_up(level: int, dice: int) -> None:
    council = {"commander": 1, "cleric": level}
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fr"}, lore=["lore.cleric.10"], councils=(council, LEVEL_1))
    p.phase("command", p.lore("lore.cleric.10"))
    p.end_turn()
    p.load("R" * dice)
    p.fight("h5.5", "h4.5")
    assert p.dice.rolled == [("battle", dice)]


def test_pilgrims_road_orders_all_who_are_apart_and_they_do_not_fight() -> None:
    p = battle({"h3.5": "Fb", "h5.8": "Fb"}, {"h6.8": "Fg", "h5.5": "Fg"}, lore=["lore.cleric.11"])
    walker, engaged = p.unit("h3.5"), p.unit("h5.8")
    p.phase("command", p.lore("lore.cleric.11"))
    assert walker.ordered
    assert not engaged.ordered
    p.phase("movement", f"move:{walker.id}", Go("h4.5"))
    p.phase("combat")
    assert p.offered("battle.attacker") == (), "nobody may fight"


TERRAIN_CARDS = [
    ("lore.cleric.12", "hill", "h7.5", "h7.6"),
    ("lore.cleric.13", "wood", "h7.5", "h7.6"),
    ("lore.cleric.14", "water", "h7.5", "h7.6"),
]


@pytest.mark.parametrize(("card", "kind", "near", "hex_"), TERRAIN_CARDS)
def test_the_land_rages_against_enemies_near_it(card: str, kind: str, near: str, hex_: str) -> None:
    p = battle({"h6.6": "Fb"}, {near: "Fg", "h7.9": "Fg"}, lore=[card], terrain={hex_: kind})
    p.load("GS")
    p.phase("command", p.lore(card))
    assert p.unit(near).figures == 2
    assert p.unit("h7.9").figures == 4
    assert p.unit("h6.6").figures == 4, "own units are spared"


@pytest.mark.parametrize(("card", "kind", "near", "hex_"), TERRAIN_CARDS)
def test_the_land_cannot_rage_where_there_is_none(card: str, kind: str, near: str, hex_: str) -> None:
    p = battle({"h6.6": "Fb"}, {near: "Fg"}, lore=[card])
    p.phase("command")
    assert p.offered("lore.with_command") == (Pass(),)


def test_rivers_rage_in_fords_and_on_bridges() -> None:
    p = battle(
        {"h1.1": "Fb"},
        {"h7.5": "Fg", "h7.9": "Fg"},
        lore=["lore.cleric.14"],
        terrain={"h7.5": "ford", "h7.9": "bridge", "h6.1": "ford"},
    )
    p.load("GB" + "SF")
    p.phase("command", p.lore("lore.cleric.14"))
    assert p.unit("h7.5").figures == p.unit("h7.9").figures == 3


def fallen(p: Played, hex_: str) -> str:
    unit = p.unit(hex_)
    p.b.lose(unit, 4)
    return unit.id


def test_resurrection_brings_a_unit_back_without_its_banner() -> None:
    p = battle({"h3.5": "Fb", "h1.3": "Fb"}, {"h7.5": "Fg"}, lore=["lore.cleric.15"])
    id_ = fallen(p, "h3.5")
    p.phase("command", p.lore("lore.cleric.15"), Aim("h1.5"))
    unit = p.unit("h1.5")
    assert unit.id == id_
    assert unit.figures == 2
    assert p.state.banners == [0, 1], "the opponent keeps the banner"
    assert modifiers.cannot_be_ordered(p.b, unit)
    assert Aim("h1.3") not in p.offered("lore.arrival")
    p.b.lose(unit, 2)
    assert p.state.banners == [0, 2]


def test_who_comes_back_is_free_of_what_it_was_under_and_others_are_not() -> None:
    p = battle({"h3.5": "Fb", "h3.7": "Fb"}, {"h7.5": "Fg"}, lore=["lore.cleric.15"])
    id_, other = fallen(p, "h3.5"), p.unit("h3.7").id
    for unit in (id_, other):
        modifiers.add(p.b, Effect("lore.rogue.12", "no_fight", 1, "turn", unit))
    p.phase("command", p.lore("lore.cleric.15"), Aim("h1.5"))
    left = [(effect.kind, effect.unit) for effect in p.state.effects]
    assert ("no_fight", other) in left
    assert ("no_fight", id_) not in left


def test_resurrection_needs_a_fallen_unit_that_is_no_creature() -> None:
    p = battle({"h3.5": "spider", "h1.1": "Fb"}, {"h7.5": "Fg"}, lore=["lore.cleric.15"])
    p.b.slay(p.unit("h3.5"))
    p.phase("command")
    assert p.lore("lore.cleric.15") not in p.offered("lore.with_command")
