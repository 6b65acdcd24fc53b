"""Units of the expansion: what each can do."""

import pytest

from hexameron.games.mageknight.options import Activate, Bribe
from hexameron.games.mageknight.rules import (
    combat,
    damage,
    exploring,
    foes,
    interaction,
    playing,
    strikes,
    turn,
)
from hexameron.games.mageknight.rules.cards import units
from hexameron.games.mageknight.state import City, Combat, Modifier, Troop
from tests.games.mageknight.cards import options, play, struck, ways
from tests.games.mageknight.positions import FACES, TestQuest, fight, put, quest
from tests.games.mageknight.rules.cards.units import (
    MELEE,
    NORTH,
    PHYSICAL,
    RANGED,
    B,
    G,
    R,
    W,
    crystals,
    tokens,
)
from tests.games.mageknight.serving import abilities, activate, troop
from tests.rules import rule

# ---------------------------------------------------------------------- scouts, shocktroops


def test_scouts_peek_for_fame() -> None:
    q = quest(units="scouts", tiles={"h-3.1": "3"})
    keep = next(cell for cell, site in q.board.site.items() if site == "keep")
    token = put(q, "guardsmen", f"on.{keep}", face_up=False)
    q.player(0).at = next(cell for cell, far in q.board.within(keep, 3).items() if far == 3)
    activate(q, "scouts", 1, f"pick:t{token}")
    assert q.things.known(token, 0)
    combat.start(q, 0, Combat(kind="assault", cell=keep, origin=keep, fortified=True))
    combat.join(q, 0, [token], keep, "garrison")
    strikes.defeat(q, 0, q.combat(0).foes[0])
    assert q.player(0).fame == q.enemy(q.combat(0).foes[0]).fame + 1


def test_scouts_explore_from_afar() -> None:
    q = quest(units="scouts", tiles=NORTH, stack="3", at="h-2.1")
    activate(q, "scouts", 2)
    far = {option.cell for option in exploring.options(q, 0)}
    q.turn(0).modifiers = []
    assert {option.cell for option in exploring.options(q, 0)} < far


def test_shocktroops_encourage_the_others() -> None:
    q = quest(units="shocktroops peasants")
    fight(q, "prowlers", phase="attack")
    activate(q, "shocktroops", 0)
    activate(q, "peasants", 0)
    assert struck(q) == [(1, RANGED, PHYSICAL), (3, MELEE, PHYSICAL)]


def test_shocktroops_take_the_blow() -> None:
    q = quest(units="shocktroops! peasants")
    troop(q, "shocktroops").spent = False
    fight(q, "wolf_riders", phase="block")
    one = q.combat(0).foes[0]
    strength = foes.strength(one.threats[0])
    activate(q, "shocktroops", 2)
    assert foes.strength(one.threats[0]) == max(0, strength - 3)
    one.threats[0].weaker = 0
    q.combat(0).phase = "damage"
    q.play(combat.fight(q, 0), until="combat.attack")
    assert troop(q, "shocktroops").wounds == 1
    assert troop(q, "peasants").wounds == 0


@pytest.mark.parametrize("drawn", [0, 1])
def test_shocktroops_take_only_the_blow_that_they_drew(drawn: int) -> None:
    """Damage of the other attack may go to any unit."""
    q = quest(units="shocktroops peasants")
    fight(q, "prowlers prowlers", phase="block")
    activate(q, "shocktroops", 2, f"parry:f{drawn};0")
    here = q.combat(0)
    for one in here.foes:
        one.threats[0].weaker = 0
    here.phase = "damage"
    asked = {}
    for dealer in (0, 1):
        here.dealer, here.blow = dealer, 0
        asked[dealer] = damage._guardian(q, 0, here.foes[dealer])
    assert asked == {drawn: q.id("shocktroops"), 1 - drawn: ""}


def test_what_others_guard_does_not_draw_a_blow() -> None:
    """Only the mark of a guard draws damage, whatever other marks speak of the same attack."""
    q = quest(units="shocktroops peasants")
    fight(q, "prowlers", phase="damage")
    q.combat(0).dealer = q.combat(0).blow = 0
    mark = f"f0 0 {q.id('shocktroops')}"
    q.turn(0).modifiers.append(Modifier(kind="scouted", what=mark))
    assert damage._guardian(q, 0, q.combat(0).foes[0]) == ""
    q.turn(0).modifiers.append(Modifier(kind="guarded_by", what=mark, until="combat"))
    assert damage._guardian(q, 0, q.combat(0).foes[0]) == q.id("shocktroops")


# ---------------------------------------------------------------------- thugs, heroes, familiars


def village(unit: str, influence: int, *, talk: int = 0, **more: str) -> TestQuest:
    """An interaction where a unit of the expansion is on offer."""
    q = quest(
        step="talk", at="h-3.2", tiles=NORTH, offer=unit, influence=influence, tokens=more.get("tokens", "")
    )
    q.turn(0).talk = talk
    return q


def offered(q: TestQuest) -> list[str]:
    return [key.key() for key in interaction.purchases(q, 0) if key.key().startswith("recruit:")]


@pytest.mark.parametrize(("talk", "least"), [(0, 5), (2, 9), (-2, 1)])
def test_thugs_like_a_bad_reputation(talk: int, least: int) -> None:
    assert not offered(village("thugs", least - 1, talk=talk))
    q = village("thugs", least, talk=talk)
    q.play(interaction.talk(q, 0), ["recruit:{thugs}"])
    assert q.turn(0).influence == 0


@pytest.mark.parametrize(("talk", "least"), [(0, 9), (2, 7), (-2, 11)])
def test_heroes_like_a_good_reputation(talk: int, least: int) -> None:
    assert not offered(village("heroes_red", least - 1, talk=talk))
    assert offered(village("heroes_red", least, talk=talk))


def test_thugs_take_damage_for_money() -> None:
    q = quest(units="thugs", hand="promise")
    fight(q, "prowlers", phase="block")
    one = q.combat(0).foes[0]
    assert damage.shields(q, 0, one) == []
    play(q, "promise", "basic")
    q.play(playing.do(q, 0, Bribe(q.id("thugs"))))
    assert q.turn(0).influence == 0
    assert damage.shields(q, 0, one) == [troop(q, "thugs")]


def test_heroes_assault_for_money() -> None:
    q = quest(units="heroes_white", hand="promise")
    fight(q, "prowlers", kind="assault", phase="attack", fortified=True)
    assert abilities(q, "heroes_white") == []
    play(q, "promise", "basic")
    q.play(playing.do(q, 0, Bribe(q.id("heroes_white"))))
    assert abilities(q, "heroes_white") == [0]
    q = quest(units="heroes_white")
    fight(q, "prowlers", phase="attack")
    assert abilities(q, "heroes_white") == [0]


def test_heroes_speak_for_their_leader() -> None:
    q = quest(units="heroes_white", step="talk")
    activate(q, "heroes_white", 2)
    assert q.player(0).reputation == 1


def test_familiars_are_recruited_with_mana() -> None:
    q = quest(step="talk", at="h-3.2", offer="magic_familiars", influence=6, tiles=NORTH)
    assert interaction.affordable(q, 0, q.find("magic_familiars")) is False
    q.turn(0).tokens[R] = 1
    assert interaction.affordable(q, 0, q.find("magic_familiars"))
    q.play(interaction._recruit(q, 0, q.find("magic_familiars")))
    assert troop(q, "magic_familiars").mana == R
    assert (q.turn(0).influence, tokens(q)) == (0, "")
    assert interaction.free_units(quest(offer="magic_familiars")) == []


@rule("MK-INT-12")
def test_familiars_are_met_on_a_glade_and_nobody_else_is() -> None:
    offer = "peasants magic_familiars red_cape_monks"
    q = quest(at="h-3.1", offer=offer, tiles=NORTH, tokens="r", hand="march")
    assert q.site("h-3.1") == "glade"
    played = q.play(turn.take(q, 0), ["interact"], until="turn.talk")
    assert "interact" in played.asked[0].keys
    q.turn(0).influence = 20
    bought = [option.key() for option in interaction.purchases(q, 0)]
    assert bought == [f"recruit:{q.id('magic_familiars')}"]
    q.play(turn.take(q, 0), ["recruit:{magic_familiars}"], until="turn.talk")
    assert troop(q, "magic_familiars").mana == R


@rule("MK-INT-12", "MK-INT-06")
@pytest.mark.parametrize(
    ("offer", "reputation", "meets"),
    [("magic_familiars", 0, True), ("peasants", 0, False), ("", 0, False), ("magic_familiars", -7, False)],
)
def test_on_a_glade_one_talks_only_while_familiars_lie_in_the_offer(
    offer: str, reputation: int, meets: bool
) -> None:
    q = quest(at="h-3.1", offer=offer, tiles=NORTH, reputation=reputation)
    assert interaction.can_talk(q, 0) == meets
    assert ("interact" in [option.key() for option in turn.actions(q, 0)]) == meets


@pytest.mark.parametrize(
    ("colour", "attack", "block", "points", "heal"),
    [(R, 5, 4, 3, 2), (B, 3, 7, 3, 2), (W, 3, 4, 5, 2), (G, 3, 4, 3, 3)],
)
def test_familiars_live_on_mana(colour: int, attack: int, block: int, points: int, heal: int) -> None:
    for ability, phase, n in ((0, "attack", attack), (1, "block", block), (2, "", points), (3, "", heal)):
        q = quest(units="magic_familiars", hand="wound")
        troop(q, "magic_familiars").mana = colour
        if phase:
            fight(q, "prowlers", phase=phase)
        activate(q, "magic_familiars", ability)
        made = [one.n for one in q.turn(0).strikes] + [one.n for one in q.turn(0).guards]
        assert [*made, q.turn(0).move, q.turn(0).heal] == [
            *([n] if phase else []),
            n if ability == 2 else 0,
            n if ability == 3 else 0,
        ]


def test_familiars_want_a_crystal_every_round_or_go() -> None:
    q = quest(units="magic_familiars", crystals="gw")
    q.play(interaction.keep_familiars(q, 0), [f"pay:crystal;{W}"])
    assert (crystals(q), troop(q, "magic_familiars").mana) == ("g", W)
    q.play(interaction.keep_familiars(q, 0), ["disband:{magic_familiars}"])
    assert q.player(0).troops == []


def test_nobody_activates_what_cannot_act() -> None:
    q = quest(units="peasants!")
    assert Activate(q.id("peasants"), 2).key() not in options(q)


def test_delphana_masters_may_leave_mana_unused() -> None:
    q = quest(units="delphana_masters", tokens="bg")
    fight(q, "minotaur", phase="block")
    activate(q, "delphana_masters", 0, f"branch:{B}", "done")
    assert q.combat(0).foes[0].tame
    assert q.combat(0).foes[0].armour == 0
    assert tokens(q) == "g"


@pytest.mark.parametrize(("far", "seen"), [(2, True), (3, True), (4, False)])
def test_scouts_peek_into_cities_within_reach(far: int, seen: bool) -> None:
    q = quest(units="scouts", tiles={"h-3.1": "core_7", "h-2.3": "3"})
    q.state.cities["white"] = City(cell="h-3.1", level=1)
    hidden, known = (
        put(q, name, "city.white", face_up=up) for name, up in (("gunners", False), ("freezers", True))
    )
    q.player(0).at = next(cell for cell, steps in q.board.within("h-3.1", 5).items() if steps == far)
    found = units.peekable(q, 0, 3)
    assert (hidden in found) is seen
    assert known not in found


@pytest.mark.parametrize("siege", [False, True])
@pytest.mark.parametrize(("unit", "ability"), [("thugs", 1), ("utem_swordsmen", 1), ("peasants", 0)])
def test_altem_mages_let_units_attack_from_afar_whatever_else_their_attack_does(
    unit: str, ability: int, *, siege: bool
) -> None:
    q = quest(units=unit)
    fight(q, "prowlers", phase="ranged", fortified=True)
    if siege:
        q.turn(0).modifiers.append(Modifier(kind="attacks_siege", until="combat"))
    assert (ability in abilities(q, unit)) is siege


@pytest.mark.parametrize("spell", ["whirlwind", "demolish"])
def test_altem_mages_bring_nothing_but_attacks_forward(spell: str) -> None:
    q = quest(hand=spell, tokens="rwk", night=True)
    fight(q, "prowlers", phase="ranged")
    q.turn(0).modifiers.append(Modifier(kind="attacks_siege", until="combat"))
    assert "strong" not in ways(q, spell), "it does not attack, though it destroys"
    q.combat(0).phase = "attack"
    assert "strong" in ways(q, spell)


@rule("MK-UNIT-08")
@pytest.mark.parametrize("seat", [0, 1])
def test_familiars_without_a_crystal_leave_and_the_log_says_so(seat: int) -> None:
    q = quest(seats=2, places=["h1.0"])
    card = q.things.make([FACES["unit"]["magic_familiars"]], f"units.{seat}")[0]
    q.player(seat).troops.append(Troop(card=card))
    q.play(interaction.keep_familiars(q, seat))
    assert not q.player(seat).troops
    gone = [event for event in q.events if event.name == "unit.disbanded"]
    assert [(event.args["seat"], event.args["unit"], event.rules) for event in gone] == [
        (f"p{seat}", f"t{card}", ("MK-UNIT-08",))
    ]


def test_scouts_peek_at_the_top_of_a_pile_and_not_below_it() -> None:
    q = quest(units="scouts")
    found = units.peekable(q, 0, 3)
    for colour in ("green", "grey", "violet", "brown", "red", "white"):
        pile = q.things.in_zone(f"enemy.{colour}")
        assert [token for token in pile if token in found] == pile[-1:]
        q.things.show(pile[-1], 1)
        assert not any(token in units.peekable(q, 0, 3) for token in pile), "the top is known"
        q.things.show(pile[-1], 2)
