"""The outcome of a combat, and the assault on a city."""

import pytest

from hexameron.games.mageknight.rules import combat, foes, sites, turn
from tests.games.mageknight.fights import attack, city, deed, foe
from tests.games.mageknight.positions import TestQuest, conquer, fight, next_enemies, put, quest
from tests.rules import rule

CITY = "h-3.1"
TILE = {"green": "core_5", "blue": "core_6", "white": "core_7", "red": "core_8"}


def before(colour: str, garrison: str, *, seats: int = 1) -> TestQuest:
    """A hero beside a city, with the points to enter it."""
    q = quest(seats=seats, hand="concentration", tiles={CITY: TILE[colour]}, at="h-4.2", move=2)
    city(q, colour, CITY, garrison)
    return q


def storm(q: TestQuest) -> None:
    q.play(turn.take(q, 0), [f"go:{CITY}"], until="combat.ranged")


def win(q: TestQuest, *numbers: int) -> None:
    """Defeats these enemies in the Attack phase and ends the combat."""
    q.combat(0).phase = "attack"
    for number in numbers:
        attack(q, 60)
        done = ["done"] if sum(not one.beaten for one in q.combat(0).foes[number:]) > 1 else []
        q.play(combat.fight(q, 0), [f"aim:f{number}", *done], until="combat.attack")
    if q.turn(0).combat is not None:
        q.play(combat.fight(q, 0), ["next"])


@rule("MK-OUT-01")
def test_the_combat_is_over_though_nobody_was_defeated() -> None:
    q = quest(hand="rage")
    fight(q, "prowlers", phase="attack")
    q.play(combat.fight(q, 0), ["next"])
    assert q.turn(0).combat is None
    assert q.turn(0).step == "after"


@rule("MK-OUT-02", "MK-CITY-10", "MK-OUT-16")
def test_a_shield_for_each_defeated_defender_stays_when_the_assault_fails() -> None:
    q = before("white", "monks swordsmen prowlers")
    put(q, "wolf_riders", "on.h-2.1")
    q.play(turn.take(q, 0), [f"go:{CITY}", "challenge:h-2.1"], until="combat.ranged")
    win(q, 0, 3)
    held = q.state.cities["white"]
    assert held.shields == [0], "none for the riders, who only joined"
    assert not held.conquered
    assert q.names("city.white") == ["swordsmen", "prowlers"]
    assert q.player(0).at == "h-4.2"


@rule("MK-OUT-03", "MK-OUT-04")
@pytest.mark.parametrize(("tile", "enemy", "gain"), [("4", "prowlers", 1), ("core_2", "fire_dragon", 2)])
def test_a_defeated_rampaging_enemy_is_worth_reputation_and_leaves_an_empty_space(
    tile: str, enemy: str, gain: int
) -> None:
    cell, beside = {"4": ("h-3.0", "h-2.0"), "core_2": ("h-2.1", "h-1.0")}[tile]
    q = quest(hand="concentration", tiles={"h-3.1": tile}, at=beside, on={cell: enemy})
    q.play(turn.take(q, 0), [f"challenge:{cell}"], until="combat.ranged")
    win(q, 0)
    assert q.player(0).reputation == gain
    assert not q.rampaging(cell)
    assert cell not in q.state.places


@rule("MK-OUT-05")
def test_orcs_who_do_not_rampage_are_worth_no_reputation() -> None:
    q = quest(hand="concentration", tiles={"h-3.1": "10"}, at="h-4.1")
    fight(q, "prowlers", kind="site", role="site")
    win(q, 0)
    assert q.player(0).reputation == 0


@rule("MK-OUT-06")
def test_a_conquered_adventure_site_bears_a_shield_and_pays_at_the_end_of_the_turn() -> None:
    q = quest(hand="concentration", tiles={"h-3.1": "10"}, at="h-4.1", dice="rb")
    next_enemies(q, "gargoyle")
    q.play(turn.take(q, 0), ["enter"], until="combat.ranged")
    win(q, 0)
    assert q.state.places["h-4.1"].shields == [0]
    assert sum(q.player(0).crystals) == 0
    q.play(turn.take(q, 0), ["end"], until="end.discard")
    assert q.player(0).crystals == [1, 1, 0, 0]


@rule("MK-OUT-07", "MK-OUT-09", "MK-OUT-10")
def test_a_conquered_mage_tower_bears_the_shield_and_gives_a_spell() -> None:
    q = quest(
        hand="concentration",
        tiles={"h-3.1": "4"},
        at="h-2.1",
        move=5,
        on={"h-3.1": "monks"},
        spells="fireball chill",
    )
    q.play(turn.take(q, 0), ["go:h-3.1"], until="combat.ranged")
    win(q, 0)
    assert q.player(0).at == "h-3.1"
    assert q.state.places["h-3.1"].shields == [0]
    q.play(turn.take(q, 0), ["end", "buy:{chill}"], until="end.discard")
    assert q.names("deck.0")[-1] == "chill"


@rule("MK-OUT-09", "MK-OUT-18")
def test_a_conquered_keep_belongs_to_its_conqueror() -> None:
    q = quest(hand="concentration", tiles={"h-3.1": "10"}, at="h-1.0", move=3, on={"h-2.0": "guardsmen"})
    q.play(turn.take(q, 0), ["go:h-2.0"], until="combat.ranged")
    win(q, 0)
    assert sites.owner(q, "h-2.0") == 0


@rule("MK-OUT-18")
def test_the_owner_enters_his_keep_freely_and_others_must_assault_it() -> None:
    q = quest(seats=2, hand="concentration", tiles={"h-3.1": "10"}, at="h-1.0", move=3)
    conquer(q, "h-2.0", seat=0)
    played = q.play(turn.take(q, 0), ["go:h-2.0"], until="turn.move")
    assert "interact" in played.asked[-1].keys
    q = quest(seats=2, hand="concentration", tiles={"h-3.1": "10"}, at="h-1.0", move=3)
    conquer(q, "h-2.0", seat=1)
    q.play(turn.take(q, 0), ["go:h-2.0"], until="combat.ranged")
    assert q.combat(0).kind == "keep"


@rule("MK-OUT-11")
def test_a_burned_monastery_is_an_empty_space_and_gives_an_artifact() -> None:
    q = quest(hand="concentration", tiles={"h-2.3": "5"}, at="h-3.4")
    for name in ("ruby_ring", "sapphire_ring"):
        deed(q, name, "artifact.deck")
    next_enemies(q, "monks")
    q.play(turn.take(q, 0), ["burn"], until="combat.ranged")
    win(q, 0)
    assert q.state.places["h-3.4"].shields == [0]
    assert q.site("h-3.4") == ""
    played = q.play(turn.take(q, 0), ["end"], until="end.artifact")
    assert played.prompts()[-1] == "end.artifact"


@rule("MK-OUT-12")
def test_an_undefeated_rampaging_enemy_stays() -> None:
    q = quest(hand="concentration", tiles={"h-3.1": "4"}, at="h-2.0", on={"h-3.0": "prowlers"})
    q.play(turn.take(q, 0), ["challenge:h-3.0"], until="combat.ranged")
    win(q)
    assert q.names("on.h-3.0") == ["prowlers"]
    assert q.player(0).at == "h-2.0"


@rule("MK-OUT-13")
@pytest.mark.parametrize(
    ("tile", "cell", "answer", "enemies"),
    [
        ({"h-3.1": "9"}, "h-4.1", "enter", ("minotaur", "medusa")),
        ({"h-3.1": "core_1"}, "h-4.2", "enter", ("fire_dragon", "ice_dragon")),
        ({"h-2.3": "5"}, "h-3.4", "burn", ("monks", "ice_mages")),
    ],
)
def test_undefeated_enemies_of_dungeon_tomb_and_monastery_are_discarded(
    tile: dict[str, str], cell: str, answer: str, enemies: tuple[str, str]
) -> None:
    q = quest(hand="concentration", tiles=tile, at=cell)
    next_enemies(q, *enemies)
    q.play(turn.take(q, 0), [answer], until="combat.ranged")
    colour = q.enemy(foe(q)).colour
    win(q)
    assert q.names(f"used.{colour}") == [enemies[0]]
    assert not q.state.places.get(cell)
    q.turn(0).step = "move"
    q.play(turn.take(q, 0), [answer], until="combat.ranged")
    assert q.name(foe(q).token) == enemies[1]


@rule("MK-OUT-14", "MK-OUT-15")
@pytest.mark.parametrize("beaten", [0, 1])
def test_spawning_grounds_breed_a_hidden_enemy_for_each_defeated_one(beaten: int) -> None:
    q = quest(hand="concentration", tiles={"h-3.1": "core_1"}, at="h-3.0")
    next_enemies(q, "minotaur", "medusa")
    q.play(turn.take(q, 0), ["enter"], until="combat.ranged")
    next_enemies(q, "gargoyle")
    left = q.name(foe(q, 1 - beaten).token)
    win(q, beaten)
    assert "h-3.0" not in q.state.places
    stayed, bred = q.things.in_zone("on.h-3.0")
    assert (q.name(stayed), q.name(bred)) == (left, "gargoyle")
    assert all(q.things.known(stayed, seat) for seat in range(4))
    assert not any(q.things.known(bred, seat) for seat in range(4))
    assert q.told("site.spawns") == [{"cell": "h-3.0"}]
    q.turn(0).step = "move"
    q.play(turn.take(q, 0), ["enter"], until="combat.ranged")
    assert [q.name(one.token) for one in q.combat(0).foes] == [left, "gargoyle"]
    assert q.things.known(bred, 0)


@rule("MK-OUT-14")
def test_spawning_grounds_breed_nothing_for_the_undefeated_nor_when_they_are_won() -> None:
    q = quest(hand="concentration", tiles={"h-3.1": "core_1"}, at="h-3.0")
    next_enemies(q, "minotaur", "medusa")
    q.play(turn.take(q, 0), ["enter"], until="combat.ranged")
    win(q)
    assert q.names("on.h-3.0") == ["minotaur", "medusa"]
    q.turn(0).step = "move"
    q.play(turn.take(q, 0), ["enter"], until="combat.ranged")
    win(q, 0, 1)
    assert q.state.places["h-3.0"].conquered
    assert not q.things.count("on.h-3.0")


@rule("MK-OUT-16", "MK-OUT-17")
def test_a_failed_assault_ends_where_it_came_from_without_wounds() -> None:
    q = quest(hand="concentration", tiles={"h-3.1": "4"}, at="h-2.1", move=5, on={"h-3.1": "monks"})
    q.play(turn.take(q, 0), ["go:h-3.1"], until="combat.ranged")
    win(q)
    assert q.player(0).at == "h-2.1"
    assert q.names("on.h-3.1") == ["monks"]
    q.play(turn.take(q, 0), ["end"], until="end.discard")
    assert q.player(0).at == "h-2.1"
    assert not q.wounds_in_hand(0)


@rule("MK-OUT-17")
def test_from_an_unsafe_space_the_withdrawal_goes_on_for_wounds() -> None:
    q = quest(seats=2, hand="concentration", tiles={"h-3.1": "4"}, at="h-1.0", places=["h-2.0"], move=9)
    put(q, "monks", "on.h-3.1")
    q.play(turn.take(q, 0), ["go:h-2.0", "go:h-3.1"], until="combat.ranged")
    win(q)
    assert q.player(0).at == "h-2.0", "the step back from the walls is free"
    assert not q.wounds_in_hand(0)
    q.play(turn.take(q, 0), ["end"], until="end.discard")
    assert q.player(0).at == "h-1.0"
    assert len(q.wounds_in_hand(0)) == 1


# ---------------------------------------------------------------------- cities


@rule("MK-CITY-02")
def test_the_white_city_gives_armour() -> None:
    q = before("white", "monks prowlers")
    storm(q)
    q.combat(0).phase = "attack"
    attack(q, 5)
    keys = q.play(combat.fight(q, 0), until="combat.attack").asked[-1].keys
    assert [key for key in keys if key.startswith("aim")] == ["aim:f1"], "monks have 6 now, prowlers 4"
    attack(q, 1)
    keys = q.play(combat.fight(q, 0), until="combat.attack").asked[-1].keys
    assert [key for key in keys if key.startswith("aim")] == ["aim:f0", "aim:f1"]


@rule("MK-CITY-03", "MK-CITY-04")
def test_the_blue_city_strengthens_elements() -> None:
    q = before("blue", "fire_mages ice_mages altem_mages swordsmen")
    storm(q)
    assert [one.threats[0].n for one in q.combat(0).foes] == [8, 7, 5, 6]


@rule("MK-CITY-05")
def test_the_red_city_makes_physical_attacks_brutal() -> None:
    q = before("red", "swordsmen fire_mages")
    storm(q)
    assert [foes.to_deal(q, one, one.threats[0]) for one in q.combat(0).foes] == [12, 6]


@rule("MK-CITY-03", "MK-CITY-05")
@pytest.mark.parametrize(("colour", "damage"), [("red", [8, 4]), ("blue", [4, 4])])
def test_a_city_helps_an_enemy_with_several_attacks(colour: str, damage: list[int]) -> None:
    q = before(colour, "heroes_red")
    storm(q)
    assert [foes.to_deal(q, foe(q), threat) for threat in foe(q).threats] == damage


@rule("MK-CITY-06")
def test_the_green_city_poisons_physical_attacks() -> None:
    q = before("green", "swordsmen ice_mages")
    q.player(0).at = "h-3.0"
    storm(q)
    assert [foes.has(q, one, "poison") for one in q.combat(0).foes] == [True, False]


@rule("MK-CITY-01")
def test_only_defenders_have_what_the_city_gives() -> None:
    q = before("red", "orc_summoners")
    storm(q)
    next_enemies(q, "gargoyle")
    q.play(combat.fight(q, 0), ["next"], until="combat.block")
    assert not foes.has(q, foe(q, 1), "brutal")
    assert foes.fortified(q, 0, foe(q, 0)) == 1
    assert foes.fortified(q, 0, foe(q, 1)) == 0


@rule("MK-CITY-07", "MK-CITY-08", "MK-CITY-09", "MK-OUT-02")
@pytest.mark.parametrize(("shields", "leader"), [([1, 1], 1), ([1], 1), ([], 0)])
def test_most_shields_lead_a_city_and_the_earlier_one_breaks_a_tie(shields: list[int], leader: int) -> None:
    q = before("white", "prowlers", seats=2)
    q.state.cities["white"].shields = list(shields)
    storm(q)
    win(q, 0)
    held = q.state.cities["white"]
    assert held.conquered
    assert held.shields == [*shields, 0]
    assert held.leader == leader
