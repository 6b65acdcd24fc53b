"""Before the quest: what a player reads about the heroes."""

from __future__ import annotations

from collections import Counter

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.heroes import HERO
from hexameron.games.mageknight.meta import GAME
from hexameron.games.mageknight.setup import deck_of
from hexameron.games.mageknight.state import State
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup, Value
from hexameron.kernel.match import Match
from hexameron.kernel.scene import Panel, Scene
from hexameron.kernel.text import Catalogue
from tests.games.shown import ids, scene_of


def before(seats: int = 1, scenario: str = "first_reconnaissance", **variants: Value) -> Match[State]:
    return Match(GAME, Setup(scenario, seats, variants=variants), Fairness.from_seed(1))


def sheets(shown: Scene) -> dict[str, Panel]:
    return {panel.id: panel for panel in shown.panels if panel.kind == "sheet"}


def faces(sheet: Panel) -> list[str]:
    """The printed names of what a sheet lets one look at."""
    printed = {face.id: face.name.id for face in GAME.faces()}
    return [printed[row.face] for row in sheet.rows if row.face is not None]


@pytest.mark.parametrize(("expansion", "heroes", "own"), [(False, 4, 1), (True, 5, 2)])
def test_each_free_hero_has_a_sheet_with_own_cards_and_skills(expansion: bool, heroes: int, own: int) -> None:
    shown = scene_of(before(expansion=expansion), 0)
    found = sheets(shown)
    assert list(found) == [f"hero.{hero}" for hero in list(HERO)[:heroes]]
    for id_, sheet in found.items():
        hero = id_.partition(".")[2]
        looked_at = faces(sheet)
        assert looked_at[:own] == [card for card, _ in HERO[hero].cards[:own]]
        skills = [
            skill.id for skill in catalogue.SKILLS if skill.hero == hero and skill.play != "competitive"
        ]
        assert looked_at[own:] == skills, "alone, the competitive Skill is out of the game"
    assert [option.at for option in shown.options] == [(id_,) for id_ in found]


def test_what_others_took_is_gone_and_all_players_read_along() -> None:
    match = before(2, "full_conquest")
    assert len(sheets(scene_of(match, 1))) == 4, "who waits reads, too"
    match.choose(0, "choose:goldyx")
    assert list(sheets(scene_of(match, 1))) == ["hero.arythea", "hero.tovak", "hero.norowas"]
    assert sheets(scene_of(match, None)) == {}
    match.choose(1, "choose:tovak")
    assert sheets(scene_of(match, 1)) == {}


@pytest.mark.parametrize("expansion", [False, True])
def test_the_common_cards_and_what_heroes_add_make_their_decks(expansion: bool) -> None:
    shown = scene_of(before(expansion=expansion), 0)
    pile = next(zone for zone in shown.zones if zone.id == "start")
    common = Counter(card.face for card in pile.cards if card.face is not None)
    heroes = [hero.id for hero in HERO.values() if expansion or not hero.expansion]
    for hero in heroes:
        deck = Counter(deck_of(hero, expansion=expansion))
        assert not common - deck, hero
    assert "start" in ids(shown)
    assert 16 - len(heroes) * (1 + expansion) == len(pile.cards)


def test_a_sheet_tells_all_in_words() -> None:
    sheet = sheets(scene_of(before(), 0))["hero.tovak"]
    polish = Catalogue("pl", [GAME.folder / "texts"], strict=True, plain=True)
    told = [polish.render(row.name) for row in sheet.rows]
    assert told[0].startswith("Wytrwały wojownik: ")
    assert told[1].startswith("Lodowaty hart (własna karta): Atak lodem 2 lub Blok lodem 3.")
    assert told[1].endswith("Zastępuje kartę Determinacja.")
    assert "Zimny fechtunek: Raz na turę. Atak 2 lub Atak lodem 2." in told
