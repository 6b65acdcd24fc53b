"""Tags on cards and panels of blows: what the screen promises is what the rules then do."""

from __future__ import annotations

import random

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.meta import GAME
from hexameron.games.mageknight.options import Play
from hexameron.games.mageknight.rules import damage
from hexameron.games.mageknight.screen import harm
from hexameron.games.mageknight.state import Modifier, State, Troop
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.kernel.scene import Scene
from hexameron.kernel.text import Catalogue, Text
from tests.games.mageknight.fights import block, serve
from tests.games.mageknight.positions import FACES, TestQuest, fight, quest
from tests.games.shown import scene_of

POLISH = Catalogue("pl", [GAME.folder / "texts"], strict=True, plain=True)


def begun(q: TestQuest) -> Match[State]:
    setup = Setup(scenario=q.state.scenario, seats=len(q.state.players), variants=q.state.variants)
    return Match(GAME, setup, Fairness.from_seed(1), state=q.state)


def shown(q: TestQuest) -> Scene:
    return scene_of(begun(q), 0)


def asked(match: Match[State]) -> str:
    question = match.question(0)
    return "" if question is None else question.prompt


def said(text: Text | None) -> str:
    return "" if text is None else POLISH.render(text)


def tags(scene: Scene, zone: str) -> dict[str, str]:
    """The tags of a zone, by the printed names of its cards."""
    names = {face.id: face.name for face in GAME.faces()}
    cards = next(one.cards for one in scene.zones if one.id == zone)
    return {
        said(names[card.face]): said(card.tag.text)
        for card in cards
        if card.face is not None and card.tag is not None
    }


def test_a_hand_says_what_each_card_would_add_to_a_move() -> None:
    q = quest(hand="march rage improvisation wound", crystals="g", step="move")
    assert tags(shown(q), "hand.0") == {"Marsz": "+2, z maną +4", "Szał": "+1 bokiem", "Improwizacja": "+3"}


def test_skills_and_units_have_tags_too() -> None:
    q = quest(hand="rage", skills="double_time", units="peasants utem_guardsmen!", step="move", night=True)
    scene = shown(q)
    assert tags(scene, "skills.0") == {"Przyspieszony marsz": "+1"}, "by night it gives less"
    assert tags(scene, "units.0") == {"Chłopi": "+2"}, "what is spent gives nothing"


def test_against_one_enemy_a_tag_counts_as_the_rules_do() -> None:
    q = quest(hand="rage determination cold_toughness", crystals="b", step="move")
    fight(q, "fire_mages", phase="block")
    block(q, 3)
    found = tags(shown(q), "hand.0")
    assert found["Szał"] == "+1: razem 2", "fire halves what is physical, once for all: (3 + 2) / 2"
    assert found["Lodowaty hart"].startswith("razem 4, z maną "), "ice counts in full: 3 + 3 / 2"


def test_against_several_enemies_only_the_points_are_told() -> None:
    q = quest(hand="rage", step="move")
    fight(q, "prowlers diggers", phase="attack")
    assert tags(shown(q), "hand.0") == {"Szał": "+2"}


def test_over_walls_what_is_not_siege_adds_nothing() -> None:
    q = quest(hand="swiftness", crystals="w", step="move")
    fight(q, "diggers", phase="ranged")
    assert tags(shown(q), "hand.0") == {}
    q = quest(hand="swiftness", crystals="w", step="move")
    fight(q, "prowlers", phase="ranged")
    assert tags(shown(q), "hand.0") == {"Szybkość": "z maną razem 3"}


def test_a_played_card_says_what_it_gave_until_it_is_used() -> None:
    q = quest(hand="rage march", step="move")
    fight(q, "prowlers", phase="attack")
    match = begun(q)
    rage = next(option for option in match.options(0) if isinstance(option, Play) and option.way == "basic")
    match.choose(0, rage)
    if asked(match) == "effect.choice":
        match.choose(0, match.options(0)[0])
    assert tags(scene_of(match, 0), "play.0") == {"Szał": "Atak 2"}


@pytest.mark.parametrize("seed", range(4))
def test_what_a_tag_promises_comes_true(seed: int) -> None:
    """In random play, every card played sideways or for its plain effect gives what stood on its tag."""
    chooser = random.Random(seed)
    match = Match(GAME, Setup("solo_conquest", 1), Fairness.from_seed(seed))
    tried = 0
    for _ in range(300):
        if match.result is not None:
            break
        if asked(match) == "turn.move":
            tried += _keeps_word(match)
        match.choose(0, chooser.choice(match.options(0)))
    assert tried > 20


def _keeps_word(match: Match[State]) -> int:
    scene = scene_of(match, 0)
    promised = {card.id: card.tag for zone in scene.zones for card in zone.cards if card.tag is not None}
    tried = 0
    for option in match.options(0):
        tag = promised.get(option.card) if isinstance(option, Play) else None
        if not isinstance(option, Play) or tag is None or tag.text is None:
            continue
        way = tag.text.id.removeprefix("tag.")
        if way == {"basic": "basic", "move": "sideways"}.get(option.way):
            twin = match.clone()
            before = twin.state.players[0].turn.move
            twin.choose(0, option)
            lies = twin.state.things.zone[int(option.card[1:])] == "play.0"
            if lies and asked(twin) == "turn.move":  # nothing is asked, and the turn goes on
                assert twin.state.players[0].turn.move - before == tag.text.args["n"], option.key()
                tried += 1
    return tried


# ---------------------------------------------------------------------- who takes a blow


def fates(scene: Scene, id_: str) -> dict[str, str]:
    panel = next(one for one in scene.panels if one.id == id_)
    return {said(row.name): said(row.value) for row in panel.rows}


def test_each_blow_says_what_it_would_do_to_whom() -> None:
    q = quest(hand="rage", step="move")
    serve(q, 0, "utem_guardsmen peasants guardian_golems peasants+")
    fight(q, "prowlers fire_mages", phase="block")
    scene = shown(q)
    assert said(next(one for one in scene.panels if one.id == "damage.0").title) == "Grasanci: 4 obrażenia"
    assert fates(scene, "damage.0") == {
        "Tovak": "2 rany",
        "Utem gwardziści": "1 rana, zostaje 0",
        "Stróżujące golemy": "1 rana, zostaje 0",
        "Chłopi": "nie wolno",
    }
    assert fates(scene, "damage.1")["Tovak"] == "3 rany"


@pytest.mark.parametrize(
    ("enemy", "hero", "unit"),
    [
        ("cursed_hags", "2 rany na rękę i 2 na stos", "2 rany, zostaje 0"),
        ("medusa", "3 rany, reszta ręki przepada", "zniszczenie, zostaje 3"),
    ],
)
def test_poison_and_paralysis_are_told(enemy: str, hero: str, unit: str) -> None:
    q = quest(hand="rage", step="move", units="peasants")
    fight(q, enemy, phase="block")
    assert fates(shown(q), "damage.0") == {"Tovak": hero, "Chłopi": unit}


def test_a_resistant_unit_goes_unharmed_if_its_armour_suffices() -> None:
    q = quest(hand="rage", step="move", units="guardian_golems")
    fight(q, "diggers", phase="block")
    assert fates(shown(q), "damage.0")["Stróżujące golemy"] == "bez rany (odporność)"


def test_who_may_be_knocked_out_is_warned() -> None:
    q = quest(hand="rage", step="move")
    combat = fight(q, "prowlers", phase="block")
    combat.wounds = 4
    scene = shown(q)
    assert fates(scene, "damage.0")["Tovak"] == "2 rany i ogłuszenie"
    assert fates(scene, "wounds") == {"Do ogłuszenia": "4 z 5"}


def test_what_the_panel_says_happens() -> None:
    q = quest(hand="rage", step="move", units="utem_guardsmen")
    fight(q, "prowlers", phase="damage")
    match = begun(q)
    if asked(match) == "combat.face":
        match.choose(0, match.options(0)[0])
    scene = scene_of(match, 0)
    badges = {option.key: said(option.badge.text) for option in scene.options if option.badge is not None}
    unit = next(key for key in badges if key.startswith("hurt_unit"))
    assert badges == {unit: "1 rana, zostaje 0", "hurt_hero": "2 rany"}
    assert tags(scene, "units.0") == {"Utem gwardziści": "1 rana, zostaje 0"}
    twin = match.clone()
    twin.choose(0, "hurt_hero")
    assert twin.state.things.count("hand.0") == 3
    match.choose(0, unit)
    assert match.state.players[0].troops[0].wounds == 1
    assert match.state.things.count("hand.0") == 1


STRIKING = [name for name, face in FACES["enemy"].items() if catalogue.enemy(face).blows]
KEPT = {"blow.unit": 1, "blow.unit.poison": 2}
"""What a unit that stays has then, by what was foretold."""


def falling_on(enemy: str, units: str, banner: str = "", points: int = 0) -> TestQuest:
    """The first attack of an enemy is being assigned."""
    q = quest(hand="rage", units=units)
    here = fight(q, enemy, phase="damage")
    here.dealer, here.blow, here.damage = 0, 0, points or here.foes[0].threats[0].n
    if banner:
        q.player(0).troops[0].banner = q.things.make([FACES["deed"][banner]], "banner.0")[0]
    return q


@pytest.mark.parametrize("points", [0, 1, 6, 7])
@pytest.mark.parametrize("banner", ["", "banner_of_protection", "banner_of_fortitude"])
@pytest.mark.parametrize("unit", ["peasants", "fire_golems", "guardian_golems", "altem_guardians"])
def test_every_blow_does_to_a_unit_what_was_foretold(unit: str, banner: str, points: int) -> None:
    for enemy in STRIKING:
        q = falling_on(enemy, unit, banner, points)
        troop, one = q.player(0).troops[0], q.combat(0).foes[0]
        told = harm.for_unit(q, 0, troop, harm.falling(q, 0))
        answers = ["no"] if told.id == "blow.unit.banner" else []
        q.play(damage.hurt_unit(q, 0, troop, one), answers)
        assert (told.id, told.args.get("rest", 0)) == (
            _fate_of_unit(q, troop, answers),
            q.combat(0).damage,
        ), enemy


def _fate_of_unit(q: TestQuest, troop: Troop, answers: list[str]) -> str:
    """What was to be foretold, from what happened."""
    if answers:
        return "blow.unit.banner"
    if troop not in q.player(0).troops:
        return "blow.unit.paralyze"
    if troop.resisted:
        assert not troop.wounds
        return "blow.resists"
    return next(id_ for id_, wounds in KEPT.items() if wounds == troop.wounds)


@pytest.mark.parametrize("veiled", [False, True])
@pytest.mark.parametrize("suffered", [0, 2, 3, 4])
def test_every_blow_does_to_the_hero_what_was_foretold(suffered: int, veiled: bool) -> None:
    for enemy in STRIKING:
        q = falling_on(enemy, "")
        here = q.combat(0)
        here.wounds = suffered
        if veiled:
            q.turn(0).modifiers.append(Modifier(kind="wound_ignored", until="turn"))
        told = harm.for_hero(q, 0, harm.falling(q, 0))
        damage.hurt_hero(q, 0, here.foes[0])
        wounds = here.wounds - suffered
        assert told.args.get("n", 0) == wounds, enemy
        assert told.id == _fate_of_hero(q, wounds), enemy


def _fate_of_hero(q: TestQuest, wounds: int) -> str:
    if not wounds:
        return "blow.nothing"
    if q.combat(0).knocked_out:
        return "blow.hero.knocked_out"
    if q.told("combat.paralyzed"):
        return "blow.hero.paralyze"
    return "blow.hero.poison" if q.told("wound.poison") else "blow.hero"


def test_blows_are_foretold_while_they_may_fall_and_only_then() -> None:
    for phase, shows in {"ranged": 0, "block": 2, "damage": 2, "attack": 0}.items():
        q = quest(hand="rage")
        fight(q, "prowlers diggers", phase=phase)
        assert len([one for one in harm.panels(q, 0) if one.id.startswith("damage.")]) == shows, phase
