"""Magic scrolls (SCROLL): how they are used, and what each does, with its school and without.

Cate knows Light and Water (Magic 4), Mizuki Water, Light and Prime (5), Anastasya Dark and Prime (4),
Sveltana Dark and Earth (5), Anton Light (2).
"""

from __future__ import annotations

import pytest

from hexameron.games.heroes.content import catalogue
from hexameron.games.heroes.content.scrolls import SCROLLS
from hexameron.games.heroes.rules import activation, battle, flight, scrolls, stacks, track, values
from hexameron.kernel.things import bit
from tests.games.heroes.positions import TestConquest, conquest
from tests.games.heroes.rules.fights import (
    creatures,
    duel,
    enemy,
    fight,
    offered,
    own,
    rest,
    stack,
    strike,
    use,
    wound,
)
from tests.rules import rule


def next_turn(t: TestConquest) -> None:
    battle.fade(t.battle)
    t.battle.turn += 1
    t.battle.used = [one for one in t.battle.used if not one.endswith(":turn")]


# ---------------------------------------------------------------------- use


@rule("HE-SCROLL-02", "HE-HERO-02")
@pytest.mark.parametrize(("hero", "may"), [("sandor", False), ("anton", True), ("cate", True)])
def test_a_scroll_asks_for_magic_of_its_level(hero: str, may: bool) -> None:
    t = fight("1/0", hero=hero, scrolls="weakness")
    assert bool(offered(t, "turn_start")) == may
    assert t.names(f"scrolls.{own(t).id}") == ["scroll.weakness"]


@rule("HE-SCROLL-02")
def test_the_week_of_magic_counts_for_levels() -> None:
    t = fight("1/0", hero="sandor", scrolls="weakness", week="magic")
    assert offered(t, "turn_start") == [f"scroll:{t.id('weakness')};0"]


@rule("HE-SCROLL-03")
def test_a_scroll_is_discarded_after_one_use() -> None:
    t = fight("1/0", scrolls="magic_missile")
    hero = own(t)
    use(t, "hero_turn", "scroll:{magic_missile};0")
    assert t.names(f"scrolls.{hero.id}") == []
    assert t.names("scroll.discard") == ["scroll.magic_missile"]


@rule("HE-SCROLL-04")
def test_a_scroll_has_two_rules_like_a_skill() -> None:
    plain, schooled = (
        fight("1/0", scrolls="magic_missile"),
        fight("1/0", hero="mizuki", scrolls="magic_missile"),
    )
    assert offered(plain, "hero_turn") == [f"scroll:{plain.id('magic_missile')};0"]
    assert offered(schooled, "hero_turn") == [f"scroll:{schooled.id('magic_missile')};{n}" for n in (0, 1)]


@rule("HE-SCROLL-01", "HE-INFO-02")
def test_a_scroll_is_hidden_until_it_is_used() -> None:
    t = duel("1/0", "3/0", kit={"scrolls": "magic_missile"}, hero="slava")
    card = t.find("magic_missile")
    assert t.things.known(card, 0)
    assert not t.things.known(card, 1)
    use(t, "hero_turn", "scroll:{magic_missile};0")
    assert t.things.known(card, 1)


@rule("HE-SCROLL-01")
def test_who_holds_a_scroll_is_asked_whatever_it_is() -> None:
    """A pause must not tell which scroll somebody holds: the question follows from public facts."""
    for card in ("weakness", "healing", "plague"):
        t = fight("1/0", "common.1", hero="slava", scrolls=f"scroll.{card}")
        played = rest(t, until="battle.turn_start")
        assert played.prompts() == ["battle.turn_start"]
    t = fight("1/0", "common.1", hero="slava", dice="8 8 8 8 8 8 8")
    assert rest(t, until="battle.flee").prompts() == ["battle.flee"]


@rule("HE-SCROLL-05")
def test_one_scroll_is_drawn_at_a_time() -> None:
    t = conquest()
    assert values.scrolls_seen(t, t.add_hero("anton")) == 1


# ---------------------------------------------------------------------- what each does


@pytest.mark.parametrize(("hero", "way", "n"), [("anton", 0, 2), ("mizuki", 1, 3)])
def test_magic_missile(hero: str, way: int, n: int) -> None:
    t = fight("1/0", "gnomes", hero=hero, scrolls="magic_missile")
    use(t, "hero_turn", f"scroll:{{magic_missile}};{way}")
    assert creatures(t).wounds == n


@pytest.mark.parametrize(("hero", "way", "n"), [("slava", 0, 1), ("anton", 1, 2)])
def test_healing(hero: str, way: int, n: int) -> None:
    t = fight("4/0", "gnomes", hero=hero, scrolls="scroll.healing")
    assert offered(t, "hero_turn") == []
    wound(t, 0, 3)
    use(t, "hero_turn", f"scroll:t{t.find('scroll.healing')};{way}", ["revive:s0"] * n)
    assert own(t).basic[0] == 1 + n


@pytest.mark.parametrize(("hero", "dice"), [("anton", 4), ("cate", 3)])
def test_slow(hero: str, dice: int) -> None:
    t = fight("1/0", "common.1", hero=hero, scrolls="slow")
    use(t, "turn_start", "scroll:{slow};0")
    assert stacks.initiative(t, creatures(t)) == 9
    assert stacks.dice_number(t, creatures(t), elite=False) == dice
    next_turn(t)
    assert stacks.initiative(t, creatures(t)) == 9
    assert stacks.dice_number(t, creatures(t), elite=False) == 4


@pytest.mark.parametrize(("hero", "way", "n"), [("anton", 0, 1), ("sveltana", 1, 2)])
def test_stone_skin(hero: str, way: int, n: int) -> None:
    t = fight("6/0 1/0", "gnomes", hero=hero, scrolls="stone_skin")
    use(t, "turn_start", f"scroll:{{stone_skin}};{way}", ["aim:s0"])
    for _ in range(2):
        before = own(t).basic[0]
        wound(t, 0, 3, ["hurt:s0;0"])
        assert own(t).basic[0] == before - 3 + n
        next_turn(t)


def test_stone_skin_keeps_away_no_more_in_a_turn_however_wounds_come() -> None:
    t = fight("6/0 1/0", "gnomes", hero="sveltana", scrolls="stone_skin")
    use(t, "turn_start", "scroll:{stone_skin};1", ["aim:s0"])
    left = []
    for _ in range(3):
        wound(t, 0, 1, ["hurt:s0;0"])
        left.append(own(t).basic[0])
    assert left == [6, 6, 5]
    next_turn(t)
    wound(t, 0, 1, ["hurt:s0;0"])
    wound(t, 0, 3, ["hurt:s0;0"])
    assert own(t).basic[0] == 5 - 4 + 2


@pytest.mark.parametrize(("hero", "way", "strength"), [("anton", 0, 3), ("anastasya", 1, 2)])
def test_weakness(hero: str, way: int, strength: int) -> None:
    t = fight("1/0", "dangerous.1", hero=hero, scrolls="weakness")
    use(t, "turn_start", f"scroll:{{weakness}};{way}")
    next_turn(t)
    assert stacks.strength(t, creatures(t)) == strength


@pytest.mark.parametrize(("hero", "draws"), [("sveltana", False), ("anastasya", True)])
def test_dispel_magic(hero: str, draws: bool) -> None:
    t = duel(
        "3/0", "3/0", kit={"scrolls": "magic_missile"}, enemy=hero, enemy_kit={"scrolls": "dispel_magic"}
    )
    other = enemy(t)
    played = use(t, "hero_turn", "scroll:{magic_missile};0", ["scroll:{dispel_magic};0"])
    assert [(one.seat, one.prompt) for one in played.asked] == [(1, "battle.enemy_scroll")]
    assert other.basic[0] == 3
    assert sorted(t.names("scroll.discard")) == ["scroll.dispel_magic", "scroll.magic_missile"]
    assert not t.held(other, "scrolls")
    wound(t, 0, 3)
    t.play(battle.fight(t), until="skill.deck")
    assert len(t.held(other, "scrolls")) == int(draws)


def test_the_window_for_dispel_magic_opens_on_public_facts() -> None:
    missile = {"scrolls": "magic_missile"}
    with_another = duel("3/0", "3/0", kit=missile, enemy="anastasya", enemy_kit={"scrolls": "plague"})
    played = use(with_another, "hero_turn", "scroll:{magic_missile};0", ["pass"])
    assert played.keys("battle.enemy_scroll") == ("pass",)
    without = duel("3/0", "3/0", kit=missile, enemy="anastasya")
    assert use(without, "hero_turn", "scroll:{magic_missile};0").asked == []
    unlearned = duel("3/0", "3/0", kit=missile, enemy="sandor", enemy_kit={"scrolls": "plague"})
    assert use(unlearned, "hero_turn", "scroll:{magic_missile};0").asked == []
    discarded = duel("3/0", "3/0", kit=missile, enemy="anastasya", enemy_kit={"scrolls": "plague"})
    discarded.put("scroll.discard", "dispel_magic")
    assert use(discarded, "hero_turn", "scroll:{magic_missile};0").asked == []


def test_dispel_magic_could_be_dispelled() -> None:
    t = duel(
        "3/0", "3/0", hero="cate", kit={"scrolls": "magic_missile"}, enemy="anastasya",
        enemy_kit={"scrolls": "dispel_magic"},
    )  # fmt: skip
    second = t.things.make([catalogue.FACE["scroll.dispel_magic"]], f"scrolls.{own(t).id}", seen=bit(0))
    played = use(
        t, "hero_turn", "scroll:{magic_missile};0", ["scroll:{dispel_magic};0", f"scroll:t{second[0]};0"]
    )
    assert [one.seat for one in played.asked] == [1, 0]
    assert enemy(t).basic[0] == 1
    assert len(t.names("scroll.discard")) == 3


def test_creatures_cancel_nothing() -> None:
    t = fight("1/0", scrolls="magic_missile")
    t.add_hero("anastasya", scrolls="dispel_magic")
    assert use(t, "hero_turn", "scroll:{magic_missile};0").asked == []


@pytest.mark.parametrize(("hero", "way", "later"), [("slava", 0, 2), ("anton", 1, 3)])
def test_blessing(hero: str, way: int, later: int) -> None:
    t = fight("1/0", "gnomes", hero=hero, scrolls="blessing")
    use(t, "turn_start", f"scroll:{{blessing}};{way}")
    assert stacks.strength(t, stack(t, "s0")) == 3
    next_turn(t)
    assert stacks.strength(t, stack(t, "s0")) == later


@pytest.mark.parametrize(("hero", "way", "dice"), [("anton", 0, "1 2 3 8"), ("cate", 1, "1 4 5 8 8")])
def test_ice_lance(hero: str, way: int, dice: str) -> None:
    t = fight(
        "1/0", "common.1", hero=hero, scrolls="ice_lance", dice=dice, luck=1, week="night_of_the_spider"
    )
    played = use(t, "hero_turn", f"scroll:{{ice_lance}};{way}", ["aim:s3"])
    assert (stack(t, "s2").wounds, stack(t, "s3").wounds) == (0, 2)
    assert played.prompts() == ["battle.target"]


@rule("HE-BATTLE-07")
@pytest.mark.parametrize(
    ("name", "hero", "numbers", "strength"),
    [
        ("summon_earth_elemental", "hayato", 5, 2),
        ("summon_earth_elemental", "sveltana", 5, 3),
        ("summon_water_elemental", "anastasya", 3, 3),
        ("summon_water_elemental", "cate", 5, 3),
        ("summon_fire_elemental", "sveltana", 2, 4),
        ("summon_fire_elemental", "anastasya", 4, 4),
    ],
)
def test_summon_elementals(name: str, hero: str, numbers: int, strength: int) -> None:
    t = fight("1/0", "common.1", hero=hero, scrolls=name)
    use(t, "before_battle", f"scroll:{{{name}}};0")
    elemental = stack(t, "s3")
    assert (elemental.side, elemental.kind, elemental.printed) == (
        0,
        "elemental",
        f"elemental.{name.split('_')[1]}",
    )
    assert (elemental.numbers, stacks.strength(t, elemental)) == (numbers, strength)
    assert stacks.dice_number(t, elemental, elite=False) == numbers
    tied = hero in ("cate", "sveltana") or name == "summon_water_elemental"
    t.play(track.put_right(t), ["first:s0"] if tied else [])
    assert "s3" in t.battle.track
    assert t.army_size(own(t)) == 1
    wound(t, 0, 1, ["hurt:s3;0"])
    assert stacks.tokens(t, elemental) == numbers - 1
    assert offered(t, "before_battle") == []


@rule("HE-BATTLE-07")
def test_an_elemental_token_exists_once() -> None:
    t = duel(hero="urkala", enemy="mizuki", kit={"skills": "spirits_of_the_ancestors"})
    use(t, "before_battle", "use:skill.spirits_of_the_ancestors;1")
    t.battle.used.clear()
    assert offered(t, "before_battle") == []


def test_teleportation() -> None:
    t = conquest(factions=["sanctuary", "haven"])
    hero = t.add_hero("hayato", at="h3.3", scrolls="teleportation")
    t.begin("activation")
    played = t.play(
        activation.perform(t),
        ["activate:{hayato}", "scroll:{teleportation};0", f"go:{t.board.portals[0]}", "stop"],
    )
    assert hero.at == t.board.portals[0]
    assert all(key[3:] in t.board.portals for key in played.keys("teleport.where"))
    assert t.names("scroll.discard") == ["scroll.teleportation"]
    schooled = conquest(factions=["sanctuary", "haven"])
    other = schooled.add_hero("mizuki", at="h3.3", scrolls="teleportation")
    schooled.begin("activation")
    schooled.play(
        activation.perform(schooled), ["activate:{mizuki}", "scroll:{teleportation};1", "go:h7.5", "stop"]
    )
    assert other.at == "h7.5"


@pytest.mark.parametrize(("hero", "way", "n"), [("hayato", 0, 2), ("anastasya", 1, 3)])
def test_life_drain(hero: str, way: int, n: int) -> None:
    t = fight("4/0", "gnomes", hero=hero, scrolls="life_drain")
    wound(t, 0, 3)
    use(t, "hero_turn", f"scroll:{{life_drain}};{way}", ["revive:s0"] * (n - 1))
    assert creatures(t).wounds == n
    assert own(t).basic[0] == n


def test_shield_of_light_on_one_stack() -> None:
    t = fight("3/0 3/0", "common.1", hero="hayato", scrolls="shield_of_light", dice="1 1 8 8  1 1 8 8")
    use(t, "turn_start", "scroll:{shield_of_light};0", ["aim:s0"])
    strike(t, creatures(t).id, ["hurt:s0;0"])
    assert own(t).basic[:2] == [3, 3]
    assert t.told("battle.wounded") == []
    strike(t, creatures(t).id, ["hurt:s0;0"])
    assert own(t).basic[:2] == [1, 3]


def test_shield_of_light_on_the_army() -> None:
    t = fight("3/0 3/0", "common.1", hero="cate", scrolls="shield_of_light", dice="8 8 8 8  1 1 8 8  1 8 8 8")
    use(t, "turn_start", "scroll:{shield_of_light};1")
    for _ in range(2):
        assert strike(t, creatures(t).id).asked == []
    strike(t, creatures(t).id, ["hurt:s1;0"])
    assert own(t).basic[:2] == [3, 2]


@pytest.mark.parametrize(("hero", "way", "n", "token"), [("cate", 0, 1, 3), ("sveltana", 1, 2, 5)])
def test_earthquake(hero: str, way: int, n: int, token: int) -> None:
    t = fight("1/0", "ghouls", hero=hero, scrolls="earthquake", week="night_of_the_spider")
    use(t, "hero_turn", f"scroll:{{earthquake}};{way}")
    assert [stack(t, id_).wounds for id_ in ("s2", "s3")] == [token, token]
    t = duel("1/0", "3/0 1/0", hero=hero, enemy="sandor", kit={"scrolls": "earthquake"})
    use(t, "hero_turn", f"scroll:{{earthquake}};{way}")
    # The single centaur can take one wound; what it cannot take is lost.
    assert enemy(t).basic[:2] == [3 - n, 0]


def test_madness() -> None:
    t = fight("1/0", "common.1", hero="cate", scrolls="madness")
    assert offered(t, "turn_start") == []
    schooled = fight("1/0", "common.1", hero="anastasya", scrolls="madness", dice="8 8")
    rest(schooled, ["done", "scroll:{madness};1"], until="battle.flee")
    assert [one["who"] for one in schooled.told("battle.rolls")] == [own(schooled).id, "unit.skeletons"]
    t = duel("1/0", "1/0 1/0", hero="cate", enemy="sandor", kit={"scrolls": "madness"})
    use(t, "turn_start", "scroll:{madness};0", ["aim:s2"])
    assert [stacks.stunned(t, stack(t, id_)) for id_ in ("s2", "s3")] == [True, False]


@pytest.mark.parametrize(("hero", "n"), [("sveltana", 3), ("mizuki", 5)])
def test_resurrection_not_after_flight(hero: str, n: int) -> None:
    for who, left in ((0, 0), (1, 1)):
        t = duel("7/0", "7/0", hero=hero, kit={"scrolls": "scroll.resurrection"}, enemy="anton")
        wound(t, 0, n)
        t.play(flight.flee(t, who))
        assert t.battle.winner == 1 - who
        assert len(offered(t, "after_battle")) == left


@pytest.mark.parametrize(("hero", "n"), [("sveltana", 3), ("mizuki", 5)])
def test_resurrection(hero: str, n: int) -> None:
    t = fight("7/0", "gnomes", hero=hero, scrolls="scroll.resurrection")
    wound(t, 0, 6)
    t.battle.winner = 1
    use(t, "after_battle", f"scroll:t{t.find('scroll.resurrection')};0", ["revive:s0"] * n)
    assert own(t).basic[0] == 1 + n


@pytest.mark.parametrize(("hero", "slower"), [("sveltana", 0), ("mizuki", 2)])
def test_blizzard(hero: str, slower: int) -> None:
    t = fight("1/0", "dangerous.8", hero=hero, scrolls="blizzard", dice="1 5 6 8 8")
    use(t, "hero_turn", "scroll:{blizzard};0")
    assert creatures(t).wounds == 4
    assert stacks.initiative(t, creatures(t)) == 6 + slower


@pytest.mark.parametrize(("hero", "way", "n"), [("mizuki", 0, 5), ("sveltana", 1, 7)])
def test_plague(hero: str, way: int, n: int) -> None:
    t = fight("1/0", "dangerous.8", hero=hero, scrolls="plague")
    use(t, "hero_turn", f"scroll:{{plague}};{way}")
    assert creatures(t).wounds == n


@pytest.mark.parametrize(("hero", "way", "turns"), [("mizuki", 0, 1), ("sveltana", 1, 2)])
def test_bastion_of_earth(hero: str, way: int, turns: int) -> None:
    t = fight("8/0", "common.2", hero=hero, scrolls="bastion_of_earth", dice="1 1 1 8 8" * 3)
    use(t, "turn_start", f"scroll:{{bastion_of_earth}};{way}")
    lost = []
    for _ in range(3):
        before = own(t).basic[0]
        strike(t, creatures(t).id)
        lost.append(before - own(t).basic[0])
        next_turn(t)
    assert lost == [1] * turns + [3] * (3 - turns)


@rule("HE-WOUND-01", "HE-ABIL-05")
def test_wounds_by_magic_follow_the_rules_of_wounds() -> None:
    t = duel("1/0", "0/0 1/0 0/2", hero="anastasya", enemy="slava", kit={"scrolls": "magic_missile"})
    played = use(t, "hero_turn", "scroll:{magic_missile};0", ["hurt:s3;1"])
    assert [(one.seat, one.prompt) for one in played.asked] == [(1, "battle.wound")]
    assert (enemy(t).basic[2], enemy(t).elite[2]) == (1, 1)


def test_every_moment_of_a_scroll_has_its_lowest_level() -> None:
    assert scrolls.LEVEL["turn_start"] == 1
    assert scrolls.LEVEL["before_battle"] == 3
    assert scrolls.LEVEL["enemy_scroll"] == 2
    assert {scroll.first.when for scroll in SCROLLS} == set(scrolls.LEVEL)
