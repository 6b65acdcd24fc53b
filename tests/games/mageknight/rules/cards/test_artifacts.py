"""Artifacts: what each does."""

import pytest

from hexameron.games.mageknight.options import HealHand, HealUnit
from hexameron.games.mageknight.rules import (
    combat,
    end_of_turn,
    foes,
    guards,
    mana,
    movement,
    playing,
    strikes,
)
from tests.games.mageknight.cards import blocking, play, struck, ways
from tests.games.mageknight.positions import FACES, TestQuest, fight, put, quest
from tests.games.mageknight.rules.cards.armed import (
    COLD,
    FIRE,
    ICE,
    MELEE,
    NORTH,
    PHYSICAL,
    RANGED,
    SIEGE,
    armed,
)
from tests.games.mageknight.serving import ended, troop
from tests.rules import rule

R, B, G, W, GOLD, BLACK = range(6)


def tokens(q: TestQuest) -> str:
    return "".join(letter * q.turn(0).tokens[n] for n, letter in enumerate("rbgwok"))


def crystals(q: TestQuest) -> str:
    return "".join(letter * q.player(0).crystals[n] for n, letter in enumerate("rbgw"))


# ---------------------------------------------------------------------- thrown away or not


@rule("MK-DEED-08", "MK-DEED-09")
def test_the_strong_effect_throws_an_artifact_away() -> None:
    for way, zone in (("basic", "discard.0"), ("strong", "gone")):
        q = armed("ruby_ring")
        play(q, "ruby_ring", way)
        assert q.names("play.0") == ["ruby_ring"]
        ended(q)
        assert "ruby_ring" in q.names(zone)


# ---------------------------------------------------------------------- rings

RINGS = [
    ("ruby_ring", R, "fireball"),
    ("sapphire_ring", B, "snowstorm"),
    ("diamond_ring", W, "expose"),
    ("emerald_ring", G, "tremor"),
]


@pytest.mark.parametrize(("ring", "colour", "spell"), RINGS)
def test_a_ring_gives_mana_and_fame(ring: str, colour: int, spell: str) -> None:
    q = armed(ring)
    play(q, ring, "basic")
    letter = "rbgwok"[colour]
    assert (tokens(q), crystals(q), q.player(0).fame) == (letter, letter, 1)


@pytest.mark.parametrize(("ring", "colour", "spell"), RINGS)
def test_a_ring_thrown_away_gives_mana_and_fame_for_spells(ring: str, colour: int, spell: str) -> None:
    q = armed(ring, "ranged", hand=f"{spell} wound", night=True)
    play(q, ring, "strong")
    assert q.player(0).fame == 0
    assert mana.can_pay(q, 0, (colour, colour, BLACK, BLACK))
    assert not mana.can_pay(q, 0, ((colour + 1) % 4,))
    play(q, spell, "basic", *(["branch:0"] if spell == "tremor" else []))
    assert q.player(0).fame == 1


def test_a_ring_praises_only_spells_of_its_colour() -> None:
    q = armed("ruby_ring", "ranged", hand="snowstorm", tokens="b")
    play(q, "ruby_ring", "strong")
    play(q, "snowstorm", "basic")
    assert q.player(0).fame == 0


def test_black_mana_of_a_ring_is_useless_by_day() -> None:
    q = armed("ruby_ring")
    play(q, "ruby_ring", "strong")
    assert not mana.can_pay(q, 0, (BLACK,))


# ---------------------------------------------------------------------- weapons


def test_sword_of_justice_counts_discarded_cards() -> None:
    q = armed("sword_of_justice", "attack", hand="march rage wound")
    keys = play(q, "sword_of_justice", "basic", "pick:{march}", "pick:{rage}").keys("card.discards")
    assert f"pick:{q.id('wound')}" not in keys
    assert struck(q) == [(6, MELEE, PHYSICAL)]
    q.play(combat.fight(q, 0), ["aim:f0"])
    assert q.player(0).fame == 2 + 1


def test_sword_of_justice_doubles_physical_attacks() -> None:
    q = armed("sword_of_justice", "attack", "golems", hand="rage", tokens="r")
    play(q, "sword_of_justice", "strong")
    play(q, "rage", "strong")
    one = q.combat(0).foes[0]
    assert strikes.total(q, 0, [one]) == 8
    assert not foes.resists(q, one, PHYSICAL)


def test_sword_of_justice_doubles_no_fire_and_no_shots() -> None:
    q = armed("sword_of_justice", "ranged", hand="swiftness", tokens="w")
    play(q, "sword_of_justice", "strong")
    play(q, "swiftness", "strong")
    assert strikes.total(q, 0, q.combat(0).foes) == 3
    q = armed("sword_of_justice", "attack", hand="fireball", tokens="r")
    play(q, "sword_of_justice", "strong")
    play(q, "fireball", "basic")
    assert strikes.total(q, 0, q.combat(0).foes) == 5


@pytest.mark.parametrize(("die", "wounds"), [("r", 1), ("k", 1), ("b", 0), ("o", 0)])
def test_horn_of_wrath(die: str, wounds: int) -> None:
    q = armed("horn_of_wrath", "ranged", dice=die)
    play(q, "horn_of_wrath", "basic")
    assert struck(q) == [(5, SIEGE, PHYSICAL)]
    assert len(q.wounds_in_hand(0)) == wounds


@pytest.mark.parametrize(("more", "dice", "wounds"), [(0, "", 0), (3, "rgk", 2), (5, "ggggr", 1)])
def test_horn_of_wrath_thrown_away(more: int, dice: str, wounds: int) -> None:
    q = armed("horn_of_wrath", "ranged", dice=dice)
    play(q, "horn_of_wrath", "strong", f"branch:{more}")
    assert struck(q) == [(5 + more, SIEGE, PHYSICAL)]
    assert len(q.wounds_in_hand(0)) == wounds
    assert q.dice.left == 0


def test_bow_of_starsdawn_shoots_discarded_cards() -> None:
    q = armed("bow_of_starsdawn", "ranged", "prowlers prowlers", hand="march rage", units="utem_guardsmen")
    play(q, "bow_of_starsdawn", "basic", "pick:{march}", "pick:{rage}")
    assert struck(q) == [(4, RANGED, PHYSICAL)]
    q.play(combat.fight(q, 0), ["aim:f0"], until="combat.block")
    assert q.player(0).fame == 3
    assert not q.has(0, "fame_per_defeated")


@pytest.mark.parametrize(
    ("phase", "enemy", "n"), [("ranged", "prowlers", 6), ("ranged", "diggers", 3), ("attack", "diggers", 6)]
)
def test_bow_of_starsdawn_doubles_shots_or_bears_them_over_walls(phase: str, enemy: str, n: int) -> None:
    q = armed("bow_of_starsdawn", phase, enemy, hand="swiftness", tokens="w")
    play(q, "bow_of_starsdawn", "strong")
    play(q, "swiftness", "strong")
    assert strikes.total(q, 0, q.combat(0).foes) == n


def test_bow_of_starsdawn_does_not_help_swords() -> None:
    q = armed("bow_of_starsdawn", "attack", hand="rage", tokens="r")
    play(q, "bow_of_starsdawn", "strong")
    play(q, "rage", "strong")
    assert strikes.total(q, 0, q.combat(0).foes) == 4


def test_soul_harvester_wins_one_crystal() -> None:
    q = armed("soul_harvester", "attack", "golems", hand="rage rage rage", tokens="rrr")
    play(q, "soul_harvester", "basic")
    for _ in range(3):
        play(q, "rage", "strong")
    asked = q.play(combat.fight(q, 0), ["aim:f0", f"colour:{G}"]).keys("harvest.crystal")
    assert asked == (f"colour:{G}", f"colour:{W}")
    assert crystals(q) == "g"


@pytest.mark.parametrize(("way", "won"), [("basic", "w"), ("strong", "ww")])
def test_soul_harvester_of_several(way: str, won: str) -> None:
    q = armed("soul_harvester", "attack", "prowlers prowlers", hand="rage", tokens="r")
    play(q, "soul_harvester", way)
    play(q, "rage", "strong")
    q.play(combat.fight(q, 0), ["aim:f0", "aim:f1"])
    assert crystals(q) == won


def test_soul_harvester_reaps_all_that_fall_in_the_phase() -> None:
    q = armed("soul_harvester", "attack", "prowlers prowlers", hand="rage", tokens="r")
    play(q, "soul_harvester", "strong")
    q.play(combat.fight(q, 0), ["aim:f0", "done", "play:{rage};strong", "aim:f1"])
    assert crystals(q) == "ww"


@pytest.mark.parametrize(
    ("way", "branch", "first", "times"),
    [
        ("basic", 0, (6, PHYSICAL), 1),
        ("basic", 1, (4, PHYSICAL), 2),
        ("strong", 0, (8, COLD), 1),
        ("strong", 1, (4, COLD), 3),
    ],
)
def test_shield_of_the_fallen_kings(way: str, branch: int, first: tuple[int, str], times: int) -> None:
    q = armed("shield_of_the_fallen_kings", "block", "prowlers prowlers prowlers prowlers")
    play(q, "shield_of_the_fallen_kings", way, f"branch:{branch}")
    for n in range(times):
        assert blocking(q) == [first]
        guards.parry(q, 0, guards.options(q, 0)[0])
        assert q.combat(0).blocked == n + 1
    assert blocking(q) == []


# ---------------------------------------------------------------------- wealth and learning


@pytest.mark.parametrize(("way", "influence", "fame"), [("basic", 4, 2), ("strong", 9, 3)])
def test_endless_bag_of_gold(way: str, influence: int, fame: int) -> None:
    q = armed("endless_bag_of_gold", step="talk")
    play(q, "endless_bag_of_gold", way)
    assert (q.turn(0).influence, q.player(0).fame) == (influence, fame)


def test_endless_gem_pouch_rolls_for_crystals() -> None:
    q = armed("endless_gem_pouch", dice="ok")
    play(q, "endless_gem_pouch", "basic", f"colour:{G}")
    assert (crystals(q), q.player(0).fame) == ("g", 1)
    q = armed("endless_gem_pouch", dice="rw")
    play(q, "endless_gem_pouch", "basic")
    assert crystals(q) == "rw"


@pytest.mark.parametrize(("night", "last"), [(False, "o"), (True, "k")])
def test_endless_gem_pouch_thrown_away(night: bool, last: str) -> None:
    q = armed("endless_gem_pouch", night=night)
    play(q, "endless_gem_pouch", "strong")
    assert tokens(q) == f"rbgw{last}"


def test_golden_grail_is_worth_fame() -> None:
    q = armed("golden_grail", hand="wound wound wound tranquility")
    play(q, "golden_grail", "basic")
    play(q, "tranquility", "basic", "branch:0")
    assert q.turn(0).heal == 3
    for fame in (1, 2, 2):
        q.play(playing.do(q, 0, HealHand()))
        assert q.player(0).fame == fame


def test_golden_grail_counts_the_points_spent_on_a_unit() -> None:
    q = armed("golden_grail", units="utem_guardsmen+")
    play(q, "golden_grail", "basic")
    q.play(playing.do(q, 0, HealUnit(q.id("utem_guardsmen"))))
    assert q.player(0).fame == 2


def test_golden_grail_thrown_away_draws_cards() -> None:
    q = armed("golden_grail", hand="wound wound", units="peasants+")
    play(q, "golden_grail", "strong")
    assert q.turn(0).heal == 6
    q.play(playing.do(q, 0, HealUnit(q.id("peasants"))))
    assert q.names("hand.0") == ["wound", "wound"]
    q.play(playing.do(q, 0, HealHand()))
    assert sorted(q.names("hand.0")) == ["march", "wound"]
    assert q.player(0).fame == 0


@rule("MK-CBT-24")
def test_no_grail_in_combat() -> None:
    assert not set(ways(armed("golden_grail", "attack", hand="wound"), "golden_grail")) & {"basic", "strong"}


def test_book_of_wisdom_teaches_an_action() -> None:
    q = armed("book_of_wisdom", hand="rage march", advanced="fire_bolt ice_bolt")
    assert play(q, "book_of_wisdom", "basic").asked == []
    assert sorted(q.names("hand.0")) == ["fire_bolt", "march"]
    assert q.names("gone") == ["rage"]


def test_book_of_wisdom_teaches_a_spell() -> None:
    q = armed("book_of_wisdom", hand="rage march", spells="fireball tremor")
    play(q, "book_of_wisdom", "strong", "pick:{march}")
    assert sorted(q.names("hand.0")) == ["rage", "tremor"]
    assert (crystals(q), q.names("gone")) == ("g", ["march"])
    assert q.told("card.thrown") == [{"seat": "p0", "card": f"t{q.find('march')}"}]


def test_book_of_wisdom_needs_a_card_of_an_offered_colour() -> None:
    q = armed("book_of_wisdom", hand="rage wound fireball", advanced="ice_bolt", spells="tremor")
    assert not set(ways(q, "book_of_wisdom")) & {"basic", "strong"}


# ---------------------------------------------------------------------- amulets


@pytest.mark.parametrize(("way", "gold"), [("basic", "o"), ("strong", "ooo")])
def test_amulet_of_the_sun_by_night(way: str, gold: str) -> None:
    q = armed("amulet_of_the_sun", night=True, tiles={"h-3.1": "3"})
    keep = next(cell for cell, site in q.board.site.items() if site == "keep")
    q.player(0).at = q.board.neighbours[keep][0]
    token = put(q, "guardsmen", f"on.{keep}", face_up=False)
    forest = next(cell for cell, terrain in q.board.terrain.items() if terrain == "forest")
    assert movement.cost(q, 0, forest) == 5
    play(q, "amulet_of_the_sun", way)
    assert tokens(q) == gold
    assert movement.cost(q, 0, forest) == 3
    assert mana.can_pay(q, 0, (R,) * len(gold))
    assert q.things.known(token, 0)


@rule("MK-SITE-14")
def test_amulet_of_the_sun_shows_ruins_where_one_is_and_beside() -> None:
    q = armed("amulet_of_the_sun", night=True, tiles={"h-3.1": "8"})
    ruins = next(cell for cell, site in q.board.site.items() if site == "ruins")
    q.player(0).at = ruins
    token = put(q, "1", f"on.{ruins}", face_up=False)
    far = put(q, "2", "on.h1.0", face_up=False)
    play(q, "amulet_of_the_sun", "basic")
    assert q.things.known(token, 0)
    assert not q.things.known(far, 0)


@rule("MK-SITE-10", "MK-MANA-12")
def test_amulet_of_the_sun_shines_in_a_dungeon_by_day() -> None:
    q = armed("amulet_of_the_sun")
    fight(q, "minotaur", kind="site", role="site", night=True)
    assert not mana.usable(q, 0, GOLD)
    play(q, "amulet_of_the_sun", "basic")
    assert mana.can_pay(q, 0, (R,))


def test_amulet_of_the_sun_by_day_is_gold() -> None:
    q = armed("amulet_of_the_sun")
    play(q, "amulet_of_the_sun", "basic")
    assert (tokens(q), q.turn(0).modifiers) == ("o", [])


@pytest.mark.parametrize(("way", "n"), [("basic", 1), ("strong", 3)])
def test_amulet_of_darkness_by_day(way: str, n: int) -> None:
    q = armed("amulet_of_darkness", tiles={"h-3.1": "4"}, hand="fireball")
    desert = next(cell for cell, terrain in q.board.terrain.items() if terrain == "desert")
    assert movement.cost(q, 0, desert) == 5
    play(q, "amulet_of_darkness", way, *[f"colour:{BLACK}"] * n)
    assert tokens(q) == "k" * n
    assert movement.cost(q, 0, desert) == 3
    assert mana.can_pay(q, 0, (BLACK,))


def test_amulet_of_darkness_by_night_is_a_token() -> None:
    q = armed("amulet_of_darkness", night=True)
    play(q, "amulet_of_darkness", "basic", f"colour:{B}")
    assert (tokens(q), q.turn(0).modifiers) == ("b", [])


# ---------------------------------------------------------------------- the expansion


def test_druidic_staff_does_what_the_colour_says() -> None:
    q = armed("druidic_staff", hand="stamina wound", tiles=NORTH)
    play(q, "druidic_staff", "basic", f"colour:{R}")
    assert crystals(q) == "rr"
    q = armed("druidic_staff", hand="march wound")
    play(q, "druidic_staff", "basic")
    assert q.turn(0).heal == 3
    q = armed("druidic_staff", hand="rage", units="catapults! altem_mages!")
    play(q, "druidic_staff", "basic")
    assert not troop(q, "catapults").spent
    assert troop(q, "altem_mages").spent
    q = armed("druidic_staff", hand="swiftness", tiles=NORTH)
    keys = play(q, "druidic_staff", "basic", "go:h-2.0").keys("staff.flight")
    assert q.player(0).at == "h-2.0"
    assert all(movement.safe(q, 0, key[3:]) for key in keys)


def test_druidic_staff_thrown_away_does_two_things() -> None:
    q = armed("druidic_staff", hand="wound")
    asked = play(q, "druidic_staff", "strong", f"branch:{G}", f"branch:{B}", f"colour:{W}").asked
    assert (q.turn(0).heal, crystals(q)) == (3, "ww")
    assert f"branch:{G}" not in asked[1].keys


def test_circlet_of_proficiency_borrows_a_skill_twice() -> None:
    q = armed("circlet_of_proficiency", "attack")
    q.things.make([FACES["skill"]["cold_swordsmanship"]], "skill.common", seen=-1)
    play(q, "circlet_of_proficiency", "basic", "branch:0", "branch:1")
    assert struck(q) == [(2, MELEE, PHYSICAL), (2, MELEE, ICE)]
    assert q.names("skill.common") == ["cold_swordsmanship"]


def test_circlet_of_proficiency_borrows_a_skill_of_the_round_once() -> None:
    q = armed("circlet_of_proficiency")
    q.things.make(
        [FACES["skill"]["red_crystal_craft"], FACES["skill"]["source_freeze"]], "skill.common", seen=-1
    )
    assert play(q, "circlet_of_proficiency", "basic").asked == []
    assert (crystals(q), tokens(q)) == ("b", "r")


def test_circlet_of_proficiency_takes_a_skill() -> None:
    q = armed("circlet_of_proficiency")
    q.things.make(
        [FACES["skill"]["cold_swordsmanship"], FACES["skill"]["source_freeze"]], "skill.common", seen=-1
    )
    play(q, "circlet_of_proficiency", "strong", "pick:{source_freeze}")
    assert q.names("skills.0") == ["source_freeze"]
    assert q.name(q.player(0).talents[0].token) == "source_freeze"


@pytest.mark.parametrize(
    ("name", "way", "phase", "answers", "worth"),
    [
        ("sword_of_justice", "basic", "attack", ["pick:{march}"], (3 + 1, MELEE, PHYSICAL)),
        ("bow_of_starsdawn", "basic", "ranged", ["pick:{march}"], (2 + 1, RANGED, PHYSICAL)),
        ("horn_of_wrath", "strong", "ranged", ["branch:0"], (5 + 1, SIEGE, PHYSICAL)),
        ("soul_harvester", "strong", "attack", [], (8 + 1, MELEE, PHYSICAL)),
    ],
)
def test_ambush_helps_an_artifact_that_attacks(
    name: str, way: str, phase: str, answers: list[str], worth: tuple[int, str, str]
) -> None:
    q = quest(hand=f"ambush {name} march")
    play(q, "ambush", "basic")
    fight(q, "prowlers", phase=phase)
    play(q, name, way, *answers)
    assert struck(q) == [worth]


def test_ambush_helps_the_first_block_of_the_fallen_kings() -> None:
    q = quest(hand="ambush shield_of_the_fallen_kings")
    play(q, "ambush", "basic")
    fight(q, "prowlers", phase="block")
    play(q, "shield_of_the_fallen_kings", "basic", "branch:1")
    assert blocking(q) == [(4 + 2, PHYSICAL)]


def test_tome_of_all_spells_opens_the_offer() -> None:
    q = armed("tome_of_all_spells", "ranged", hand="rage march", spells="fireball mana_bolt")
    play(q, "tome_of_all_spells", "basic")
    assert struck(q) == [(5, RANGED, FIRE)]
    assert (q.names("discard.0"), q.names("spell.offer")) == (["rage"], ["fireball", "mana_bolt"])


@rule("MK-EFF-07", "MK-CBT-21")
def test_a_spell_of_the_tome_keeps_its_colour_for_resistances() -> None:
    q = armed("tome_of_all_spells", "block", "ice_mages", hand="determination", spells="chill")
    assert "basic" not in ways(q, "tome_of_all_spells")
    q = armed("tome_of_all_spells", "block", "fire_mages", hand="determination", spells="chill")
    assert "basic" in ways(q, "tome_of_all_spells")


@rule("MK-EFF-09")
def test_time_that_a_thrown_tome_bent_brings_the_other_cards_back() -> None:
    q = quest(hand="tome_of_all_spells march stamina", spells="space_bending")
    play(q, "march", "basic")
    play(q, "tome_of_all_spells", "strong")
    q.turn(0).step = "end.clear"
    q.play(end_of_turn.end(q, 0), ["done"])
    assert q.names("hand.0") == ["march"]
    assert (q.names("discard.0"), q.names("gone")) == (["stamina"], ["tome_of_all_spells"])
    assert q.turn(0).step == "again"


def test_tome_of_all_spells_opens_the_dark_half_by_day() -> None:
    q = armed("tome_of_all_spells", "ranged", hand="rage", spells="fireball")
    play(q, "tome_of_all_spells", "strong")
    assert struck(q) == [(8, SIEGE, FIRE)]
    assert len(q.wounds_in_hand(0)) == 1


def test_druidic_staff_discards_the_card_and_offers_only_colours_that_can_do_something() -> None:
    q = armed("druidic_staff", hand="march rage wound")
    play(q, "druidic_staff", "basic")
    assert q.turn(0).heal == 3, "rage would ready a unit, and there is none"
    assert q.names("discard.0") == ["march"]
    assert "rage" in q.names("hand.0")
