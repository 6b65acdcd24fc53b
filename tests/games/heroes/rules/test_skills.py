"""What each skill does, with its school and without (SKILL)."""

from __future__ import annotations

import pytest

from hexameron.games.heroes.content.effects import Moment
from hexameron.games.heroes.content.skills import SKILLS
from hexameron.games.heroes.rules import (
    abilities,
    battle_cards,
    control,
    effects,
    gathering,
    rout,
    stacks,
    track,
    values,
)
from hexameron.games.heroes.table import HERO_CARD
from tests.games.heroes.positions import TestConquest, conquest
from tests.games.heroes.rules.fights import (
    creatures,
    duel,
    enemy,
    faction_of,
    fight,
    offered,
    own,
    rest,
    rolled,
    stack,
    strike,
    use,
    wound,
)
from tests.rules import rule

PLAIN, ELITE = "strike:0;0", "strike:1;0"


def begun(t: TestConquest, moment: Moment = "before_battle") -> None:
    """What works by itself at a moment has worked."""
    t.play(battle_cards.begin(t, moment))


# ---------------------------------------------------------------------- the two rules of a card


@rule("HE-SKILL-03", "HE-SKILL-04", "HE-SKILL-05")
def test_the_second_rule_is_an_alternative_for_heroes_of_the_school() -> None:
    without, schooled = fight(skills="curse"), fight(hero="anastasya", skills="curse")
    assert offered(without, "turn_start") == ["use:skill.curse;0"]
    assert offered(schooled, "turn_start") == ["use:skill.curse;0", "use:skill.curse;1"]


@rule("HE-SKILL-03", "HE-SKILL-04", "HE-SKILL-06")
def test_the_second_rule_is_an_addition_for_heroes_of_the_school() -> None:
    for hero, attacks in (("anton", 0), ("cate", 1)):
        t = fight("1/0", "common.1", hero=hero, skills="icy_breath")
        assert offered(t, "turn_start") == ["use:skill.icy_breath;0"]
        use(t, "turn_start", "use:skill.icy_breath;0")
        assert len([one for one in t.battle.modifiers if one.kind == "attacks"]) == attacks


@rule("HE-SKILL-01", "HE-SKILL-07")
def test_the_schools_of_might_and_magic_part_the_two_decks() -> None:
    t = conquest()
    might = {t.skill(card).school for card in t.things.in_zone("might.0")}
    magic = {t.skill(card).school for card in t.things.in_zone("magic.0")}
    assert might == {"virtues", "warcries", "tactics", "warfare", "realm"}
    assert magic == {"prime", "dark", "light", "earth", "water"}


@rule("HE-SKILL-02")
def test_a_skill_stays_with_the_hero_who_gained_it() -> None:
    t = conquest()
    anton = t.add_hero("anton", skills="charisma")
    slava = t.add_hero("slava")
    assert (t.command(anton), t.command(slava)) == (10, 10)


# ---------------------------------------------------------------------- common cards


@pytest.mark.parametrize(("hero", "first"), [("slava", 1), ("anton", 3)])
def test_aggressiveness(hero: str, first: int) -> None:
    t = fight("1/0", "gnomes", hero=hero, skills="aggressiveness")
    assert rout.value(t, own(t)) == 1
    assert stacks.attacks(t, stack(t, "s1")) == first
    t.battle.turn = 2
    assert stacks.attacks(t, stack(t, "s1")) == (1 if hero == "slava" else 2)


@pytest.mark.parametrize(("hero", "zone"), [("anton", 2), ("slava", 3)])
def test_logistics(hero: str, zone: int) -> None:
    t = conquest()
    marching = t.add_hero(hero, at="h2.3", skills="logistics")
    assert values.movement(t, marching) == 5
    assert values.zone(t, marching) == zone
    assert max(control.zone(t, marching).values()) == zone


@pytest.mark.parametrize(("hero", "more"), [("anton", 1), ("slava", 2)])
def test_charisma(hero: str, more: int) -> None:
    t = conquest()
    assert t.command(t.add_hero(hero, skills="charisma")) == {"anton": 9, "slava": 10}[hero] + more


def test_positioning() -> None:
    t = fight("1/0 1/0", "common.1", skills="positioning")
    assert offered(t, "before_battle") == ["use:skill.positioning;0"]
    use(t, "before_battle", "use:skill.positioning;0", ["aim:s1"])
    assert [stacks.initiative(t, stack(t, id_)) for id_ in ("s0", "s1", "s2")] == [3, 3, 4]
    schooled = fight("1/0 1/0", "common.1", hero="slava", skills="positioning")
    use(schooled, "before_battle", "use:skill.positioning;1")
    assert [stacks.initiative(schooled, stack(schooled, id_)) for id_ in ("s0", "s1", "s2")] == [2, 4, 5]


def test_attack() -> None:
    t = fight("3/0 0/0 2/0", "common.3", hero="slava", skills="attack", dice="1 8 8")
    assert offered(t, "hero_turn") == ["use:skill.attack;0"]
    use(t, "hero_turn", "use:skill.attack;0", ["aim:s0"])
    assert creatures(t).wounds == 1
    assert not stack(t, "s0").acted
    t.battle.used = [one for one in t.battle.used if not one.endswith(":turn")]
    assert offered(t, "hero_turn") == []
    schooled = fight("3/0 0/0 2/0", "common.3", skills="attack", dice="1 8 8  4 8")
    use(schooled, "hero_turn", "use:skill.attack;1", ["aim:s0"])
    assert rolled(schooled) == [("battle", 3), ("battle", 2)]
    assert creatures(schooled).wounds == 2


@pytest.mark.parametrize(("hero", "way", "dice"), [("cate", 0, "4 8"), ("anastasya", 1, "4 8 1")])
def test_magic_arrow(hero: str, way: int, dice: str) -> None:
    t = fight("1/0", "gnomes", hero=hero, skills="magic_arrow", dice=dice)
    assert len(offered(t, "hero_turn")) == way + 1
    use(t, "hero_turn", f"use:skill.magic_arrow;{way}")
    assert creatures(t).wounds == way + 1
    assert effects.attacked(t, 0)
    assert offered(t, "hero_turn") == []


def test_magic_arrow_stands_instead_of_the_attack_and_other_magic_does_not() -> None:
    t = fight("1/0", "gnomes", hero="cate", skills="magic_arrow", scrolls="ice_lance")
    assert len(offered(t, "hero_turn")) == 3
    effects.note_attack(t, 0)
    assert offered(t, "hero_turn") == [f"scroll:{t.id('ice_lance')};{way}" for way in (0, 1)]


def test_magic_arrow_is_an_attack_roll_for_luck_and_for_the_enemy() -> None:
    t = duel(
        "1/0", "3/0", hero="cate", kit={"skills": "magic_arrow", "luck": 1}, dice="8 8 1 1",
        enemy_kit={"artifacts": "shield_of_elrath"},
    )  # fmt: skip
    played = use(
        t, "hero_turn", "use:skill.magic_arrow;0", ["luck:misses", "use:artifact.shield_of_elrath;0"]
    )
    assert played.prompts() == ["battle.reroll", "battle.lower"]
    assert enemy(t).basic[0] == 2


@pytest.mark.parametrize(("hero", "way", "strength"), [("anton", 0, 3), ("anastasya", 1, 2)])
def test_curse(hero: str, way: int, strength: int) -> None:
    t = fight("1/0", "dangerous.1", hero=hero, skills="curse")
    use(t, "turn_start", f"use:skill.curse;{way}")
    assert stacks.strength(t, creatures(t)) == strength
    assert [one.until for one in t.battle.modifiers] == ["turn"]


def test_strength_never_falls_below_one() -> None:
    t = fight("1/0", "common.1", hero="anastasya", skills="curse", scrolls="weakness")
    use(t, "turn_start", "use:skill.curse;1")
    use(t, "turn_start", "scroll:{weakness};1")
    assert stacks.strength(t, creatures(t)) == 1


@pytest.mark.parametrize(("hero", "ways", "revived"), [("slava", 1, 1), ("anton", 2, 2)])
def test_healing(hero: str, ways: int, revived: int) -> None:
    t = fight("4/0", "gnomes", hero=hero, skills="skill.healing")
    assert offered(t, "turn_end") == []
    wound(t, 0, 3)
    assert len(offered(t, "turn_end")) == ways
    use(t, "turn_end", f"use:skill.healing;{ways - 1}", ["revive:s0"] * revived)
    assert own(t).basic[0] == 1 + revived
    t.battle.used = [one for one in t.battle.used if not one.endswith(":turn")]
    assert offered(t, "turn_end") == []


@pytest.mark.parametrize(("hero", "way", "kept"), [("anton", 0, 2), ("sveltana", 1, 3)])
def test_stone_armour(hero: str, way: int, kept: int) -> None:
    t = fight("4/0 1/0", "gnomes", hero=hero, skills="stone_armour")
    use(t, "turn_start", f"use:skill.stone_armour;{way}", ["aim:s0"])
    wound(t, 0, 2, ["hurt:s0;0"])
    wound(t, 0, 1, ["hurt:s0;0"])
    assert own(t).basic[0] == kept
    assert t.battle.modifiers[0].until == "turn"


def test_icy_breath() -> None:
    t = fight("1/0", "common.1", skills="icy_breath")
    use(t, "turn_start", "use:skill.icy_breath;0")
    assert stacks.initiative(t, creatures(t)) == 8
    assert stacks.dice_number(t, creatures(t), elite=False) == 4
    schooled = fight("1/0", "common.1", hero="cate", skills="icy_breath")
    use(schooled, "turn_start", "use:skill.icy_breath;0")
    assert stacks.initiative(schooled, creatures(schooled)) == 8
    assert stacks.dice_number(schooled, creatures(schooled), elite=False) == 3


def test_a_change_of_initiative_at_the_start_of_a_turn_moves_the_stack_at_once() -> None:
    t = fight("1/0", "common.13", skills="icy_breath curse")
    # Wolves and Anton have Initiative 4; slowed they come after him.
    rest(t, ["use:skill.icy_breath;0"], until="battle.turn_start")
    assert t.battle.track == ["s0", "s1", "s2"]


# ---------------------------------------------------------------------- Haven


@pytest.mark.parametrize(("hero", "way", "lost"), [("anton", 0, 2), ("slava", 1, 1)])
def test_shield_wall(hero: str, way: int, lost: int) -> None:
    t = fight("6/0", "common.1", hero=hero, skills="shield_wall", dice="1 1 2 8  1 8 8 8")
    strike(t, creatures(t).id, [f"use:skill.shield_wall;{way}"])
    assert own(t).basic[0] == 6 - lost
    strike(t, creatures(t).id)
    assert own(t).basic[0] == 5 - lost


def test_shield_wall_does_nothing_against_magic() -> None:
    t = duel("6/0", "1/0", hero="slava", kit={"skills": "shield_wall"}, enemy="anastasya",
             enemy_kit={"scrolls": "magic_missile"})  # fmt: skip
    assert use(t, "hero_turn", "scroll:{magic_missile};1", side=1).asked == []
    assert own(t).basic[0] == 3


@pytest.mark.parametrize(("hero", "gold"), [("anton", 1), ("slava", 5)])
def test_tax_collector(hero: str, gold: int) -> None:
    t = conquest()
    t.add_hero(hero, skills="tax_collector")
    t.begin("gathering")
    t.play(gathering.perform(t))
    assert t.player(0).gold == gold


def test_griffin_charge() -> None:
    for hero, attacks in (("slava", 1), ("anton", 3)):
        t = duel(hero=hero, kit={"skills": "griffin_charge"})
        assert stacks.strength(t, stack(t, "s1")) == {"slava": 4, "anton": 5}[hero]
        assert stacks.attacks(t, stack(t, "s1")) == attacks
    t = fight("1/0", skills="griffin_charge")
    assert stacks.attacks(t, stack(t, "s1")) == 2


@pytest.mark.parametrize(
    ("skill", "hero", "tokens"),
    [
        ("light_of_elrath", "slava", 1),
        ("light_of_elrath", "anton", 2),
        ("code_of_honour", "hayato", 1),
        ("code_of_honour", "irina", 2),
    ],
)
def test_light_of_elrath_and_code_of_honour(skill: str, hero: str, tokens: int) -> None:
    t = fight("3/0", "common.1", hero=hero, skills=skill, luck=1, dice="8 8 8 1 8 8")
    begun(t)
    assert t.battle.sides[0].luck == tokens
    strike(t, "s0", ["luck:misses"])
    assert (t.battle.sides[0].luck, own(t).luck) == (tokens - 1, 1)


@pytest.mark.parametrize(
    ("skill", "hero", "schooled"),
    [
        ("wisdom", "slava", False),
        ("wisdom", "cate", True),
        ("dark_lore", "vorlag", False),
        ("dark_lore", "sveltana", True),
        ("meditation", "hayato", False),
        ("meditation", "mizuki", True),
        ("song_of_the_earth", "sandor", False),
        ("song_of_the_earth", "urkala", True),
    ],
)
def test_wisdom_dark_lore_meditation_and_song_of_the_earth(skill: str, hero: str, schooled: bool) -> None:
    t = conquest(factions=[faction_of(hero), "stronghold" if faction_of(hero) == "haven" else "haven"])
    learned = t.add_hero(hero)
    before = values.magic(t, learned)
    t.stack("magic.0", f"{skill} curse")
    card = t.find(skill, "magic.0")
    answers = ["study:magic", f"pick:t{card}"]
    if schooled and "talent.mystic" in HERO_CARD[learned.id].talents:
        answers.append(f"pick:t{t.things.order['scroll.deck'][-1]}")
    t.play(effects.learn(t, learned), answers)
    assert values.magic(t, learned) == before + 1
    assert len(t.held(learned, "scrolls")) == int(schooled)


def test_purification() -> None:
    t = duel("1/0 1/0", "1/0", kit={"skills": "purification"}, enemy="anastasya",
             enemy_kit={"skills": "curse icy_breath"})  # fmt: skip
    use(t, "turn_start", "use:skill.curse;0", ["aim:s0"], side=1)
    assert stacks.strength(t, stack(t, "s0")) == 1
    assert offered(t, "turn_start") == ["use:skill.purification;0"]
    use(t, "turn_start", "use:skill.purification;0", ["aim:s0"])
    use(t, "turn_start", "use:skill.icy_breath;0", ["aim:s0"], side=1)
    assert stacks.strength(t, stack(t, "s0")) == 2
    assert stacks.initiative(t, stack(t, "s0")) == 3
    schooled = duel("1/0 1/0", "1/0", hero="cate", kit={"skills": "purification"}, enemy="anastasya",
                    enemy_kit={"skills": "curse"})  # fmt: skip
    use(schooled, "turn_start", "use:skill.purification;1")
    use(schooled, "turn_start", "use:skill.curse;0", ["aim:s1"], side=1)
    assert stacks.strength(schooled, stack(schooled, "s1")) == 3


# ---------------------------------------------------------------------- Necropolis


@pytest.mark.parametrize(("hero", "pierces"), [("sveltana", False), ("vorlag", True)])
def test_ruthless(hero: str, pierces: bool) -> None:
    t = duel("1/0", "0/0 0/0 0/1", hero=hero, enemy="slava", kit={"skills": "ruthless"}, dice="1 8")
    assert stacks.attacks(t, stack(t, "s1")) == 2
    strike(t, "s1")
    assert enemy(t).elite[2] == (0 if pierces else 1)


@pytest.mark.parametrize(("hero", "gold"), [("vorlag", 1), ("sveltana", 3)])
def test_grave_robbing(hero: str, gold: int) -> None:
    t = fight("1/0", "common.1", hero=hero, skills="grave_robbing")
    t.battle.winner = 0
    begun(t, "after_battle")
    assert t.player(0).gold == gold
    t = fight("1/0", "common.1", hero=hero, skills="grave_robbing")
    t.battle.winner = 1
    begun(t, "after_battle")
    assert t.player(0).gold == 0
    t = duel(hero=hero, enemy="anton", kit={"skills": "grave_robbing"})
    t.battle.winner = 0
    begun(t, "after_battle")
    assert t.player(0).gold == 0


@pytest.mark.parametrize(("hero", "loss"), [("sveltana", 2), ("vorlag", 1)])
def test_cold_discipline(hero: str, loss: int) -> None:
    t = fight("0/0 0/3", "gnomes", hero=hero, skills="cold_discipline", dice="1 2 B")
    strike(t, "s0", [ELITE])
    assert creatures(t).wounds == 2
    assert values.flight_loss(t, own(t)) == loss


@pytest.mark.parametrize(("hero", "way", "n"), [("vorlag", 0, 1), ("sveltana", 1, 2)])
def test_drain_strength(hero: str, way: int, n: int) -> None:
    t = fight("1/0 2/0", "gnomes", hero=hero, skills="drain_strength")
    use(t, "hero_turn", f"use:skill.drain_strength;{way}", ["turn_elite:s1;0"] * n)
    assert creatures(t).wounds == n
    assert own(t).elite == [0, n, 0, 0]
    t.battle.used = [one for one in t.battle.used if not one.endswith(":turn")]
    assert offered(t, "hero_turn") == []


@pytest.mark.parametrize(("hero", "n"), [("vorlag", 1), ("sveltana", 2)])
def test_grave_soil(hero: str, n: int) -> None:
    t = fight("4/0", "gnomes", hero=hero, skills="grave_soil")
    wound(t, 0, 3)
    t.battle.winner = 1
    assert offered(t, "after_battle") == []
    t.battle.winner = 0
    use(t, "after_battle", "use:skill.grave_soil;0", ["revive:s0"] * n)
    assert own(t).basic[0] == 1 + n


# ---------------------------------------------------------------------- Sanctuary


@pytest.mark.parametrize(("hero", "fewer"), [("irina", 1), ("hayato", 2)])
def test_ambush(hero: str, fewer: int) -> None:
    t = duel("4/0", "4/0 4/0", hero=hero, enemy="slava", kit={"skills": "ambush"}, dice="8 8 8 8 8 8 8 8")
    begun(t)
    strike(t, "s4")  # Slava himself is no stack
    strike(t, "s2")
    strike(t, "s3")
    assert rolled(t) == [("battle", 1), ("battle", 4 - fewer), ("battle", 4)]


@pytest.mark.parametrize(
    ("skill", "hero", "always"),
    [
        ("school_of_the_sword", "hayato", False),
        ("school_of_the_sword", "irina", True),
        ("bloody_cry", "urkala", True),
        ("bloody_cry", "sandor", True),
    ],
)
def test_school_of_the_sword_and_bloody_cry(skill: str, hero: str, always: bool) -> None:
    t = fight("1/0 1/0", "common.1", hero=hero, skills=skill)
    key = f"use:skill.{skill};{int(always)}"
    assert offered(t, "turn_start") == [key]
    use(t, "turn_start", key, ["aim:s1"])
    assert stacks.strength(t, stack(t, "s1")) == 4
    t.battle.turn = 2
    t.battle.used.clear()
    assert offered(t, "turn_start") == ([key] if always else [])


def test_bloody_cry_without_the_school_is_for_the_first_turn_only() -> None:
    # All heroes of Stronghold know Warcries.
    card = next(skill for skill in SKILLS if skill.id == "skill.bloody_cry")
    assert [[rule.only for rule in way] for way in abilities.lore_ways(card, ("realm",))] == [["first_turn"]]


def test_rising_tide() -> None:
    t = fight("1/0 1/0", "common.1", hero="hayato", skills="rising_tide")
    use(t, "turn_start", "use:skill.rising_tide;0", ["aim:s0"])
    assert [stacks.initiative(t, stack(t, id_)) for id_ in ("s0", "s1")] == [3, 3]
    schooled = fight("1/0 1/0 1/0", "common.1", hero="irina", skills="rising_tide")
    use(schooled, "turn_start", "use:skill.rising_tide;1", ["aim:s2", "aim:s0"])
    assert [stacks.initiative(schooled, stack(schooled, f"s{n}")) for n in range(3)] == [3, 3, 1]


def test_what_is_meant_for_two_stacks_takes_the_only_one_there_is() -> None:
    t = fight("1/0", "common.1", hero="irina", skills="rising_tide")
    before = stacks.initiative(t, stack(t, "s0"))
    assert use(t, "turn_start", "use:skill.rising_tide;1").asked == []
    assert stacks.initiative(t, stack(t, "s0")) == before - 2


def test_moonlight() -> None:
    for hero, again in (("hayato", False), ("mizuki", True)):
        t = fight("0/0 0/1", "gnomes", hero=hero, skills="moonlight", dice="B K  k")
        key = f"use:skill.moonlight;{int(again)}"
        strike(t, "s0", [ELITE, key])
        assert creatures(t).wounds == 2
        assert strike(t, "s0", [ELITE]).prompts() == ["battle.strike"]
        t.battle.used = [one for one in t.battle.used if not one.endswith(":turn")]
        t.dice.script = [0, 0]
        played = strike(t, "s0", [ELITE, *([key] if again else [])])
        assert ("battle.reroll" in played.prompts()) == again


# ---------------------------------------------------------------------- Stronghold


@pytest.mark.parametrize(("hero", "resources"), [("sandor", 0), ("kraal", 2)])
def test_plunderer(hero: str, resources: int) -> None:
    t = conquest(factions=["stronghold", "haven"])
    robber = t.add_hero(hero, at="h1.1", skills="plunderer")
    t.state.owners = {"h1.1": 1}
    t.player(1).power = 1
    t.play(control.take_field(t, robber, "h1.1"))
    assert (t.player(0).gold, t.player(0).resources) == (2, resources)
    t.play(control.take_field(t, robber, "h2.4"))
    assert (t.player(0).gold, t.player(0).resources) == (2, resources)


@pytest.mark.parametrize(("hero", "way", "n"), [("kraal", 0, 1), ("sandor", 1, 2)])
def test_steadfastness(hero: str, way: int, n: int) -> None:
    t = fight("3/0", "gnomes", hero=hero, skills="steadfastness")
    use(t, "turn_end", f"use:skill.steadfastness;{way}", ["turn_elite:s0;0"] * n)
    assert own(t).elite[0] == n
    t.battle.used = [one for one in t.battle.used if not one.endswith(":turn")]
    assert offered(t, "turn_end") == []


@rule("HE-BATTLE-07")
@pytest.mark.parametrize(("hero", "way", "numbers"), [("sandor", 0, 1), ("urkala", 1, 2)])
def test_spirits_of_the_ancestors(hero: str, way: int, numbers: int) -> None:
    t = fight("1/0", "gnomes", hero=hero, skills="spirits_of_the_ancestors")
    use(t, "before_battle", f"use:skill.spirits_of_the_ancestors;{way}")
    spirits = stack(t, "s3")
    assert (spirits.side, spirits.printed, spirits.numbers) == (0, "elemental.air", numbers)
    assert stacks.has(t, spirits, "precise")
    assert not stacks.may_use_elite_die(t, spirits)
    t.play(track.put_right(t), ["first:s0"] if hero == "urkala" else [])
    assert t.battle.track[0] == "s3"


@pytest.mark.parametrize(("hero", "again"), [("sandor", False), ("urkala", True)])
def test_will_of_the_earth(hero: str, again: bool) -> None:
    t = fight("1/0", "common.1", hero=hero, skills="will_of_the_earth", week="night_of_the_spider")
    key = f"use:skill.will_of_the_earth;{int(again)}"
    use(t, "hero_turn", key, ["aim:s3"])
    assert (stack(t, "s2").wounds, stack(t, "s3").wounds) == (0, 1)
    assert offered(t, "hero_turn") == []
    t.battle.used = [one for one in t.battle.used if not one.endswith(":turn")]
    assert offered(t, "hero_turn") == ([key] if again else [])
