"""What is refused, with the reason and the rule."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

import hexameron
from hexameron.games.mageknight.meta import GAME
from hexameron.games.mageknight.state import Talent
from hexameron.kernel.asking import Refusal
from hexameron.kernel.game import Question
from hexameron.kernel.rulebook import Rulebook
from hexameron.kernel.text import Catalogue
from tests.games.mageknight.positions import FACES, TestQuest, conquer, fight, put, quest


def refusals(q: TestQuest, prompt: str) -> Sequence[Refusal]:
    return GAME.refused[prompt](q.state, Question(0, prompt, ()))


def refused(q: TestQuest, prompt: str) -> dict[str, tuple[str, str]]:
    """The reasons and rules by the option's key."""
    return {no.option.key(): (no.why.id.removeprefix("refused."), no.rule) for no in refusals(q, prompt)}


def why(q: TestQuest, prompt: str, key: str) -> tuple[str, str]:
    return refused(q, prompt)[q.written(key)]


def test_spaces() -> None:
    q = quest(hand="march", tiles={"h-3.1": "1"}, move=1, at="h0.0")
    found = refused(q, "turn.move")
    assert found["go:h-1.0"] == ("move", "MK-MOVE-05")
    assert "go:h1.-1" not in found, "nobody expects to walk on the sea"
    q.turn(0).move = 9
    assert "go:h-1.0" not in refused(q, "turn.move")


def test_closed_terrain() -> None:
    q = quest(hand="march", tiles={"h-3.1": "1"}, move=9)
    lake = next(cell for cell, terrain in q.board.terrain.items() if terrain == "lake")
    q.player(0).at = next(cell for cell in q.board.neighbours[lake] if q.board.terrain[cell] != "sea")
    assert why(q, "turn.move", f"go:{lake}") == ("closed", "MK-MOVE-06")


def test_how_much_is_missing_is_told() -> None:
    q = quest(hand="march", tiles={"h-3.1": "1"}, move=1)
    no = next(one for one in refusals(q, "turn.move") if one.option.key() == "go:h-1.0")
    assert no.why.args == {"n": 2, "has": 1}


def test_rampaging_enemies_and_closed_cities() -> None:
    q = quest(hand="march", tiles={"h-3.1": "1"}, at="h-2.0", move=9)
    orcs = next(cell for cell, site in q.board.site.items() if site == "orcs")
    put(q, "prowlers", f"on.{orcs}")
    q.player(0).at = q.board.neighbours[orcs][0]
    assert why(q, "turn.move", f"go:{orcs}") == ("rampaging", "MK-MOVE-11")
    q = quest(scenario="first_reconnaissance", hand="march", tiles={"h-3.1": "core_5"}, move=9)
    city = next(cell for cell, site in q.board.site.items() if site == "city")
    q.player(0).at = q.board.neighbours[city][0]
    assert why(q, "turn.move", f"go:{city}") == ("city", "MKS-FREC-07")


def test_exploring_costs_two() -> None:
    q = quest(hand="march", tiles={"h-3.1": "1", "h-2.3": "2"}, stack="3", move=1, at="h-3.2")
    explored = [reason for key, reason in refused(q, "turn.move").items() if key.startswith("explore")]
    assert explored
    assert set(explored) == {("explore", "MK-EXPL-04")}
    q.turn(0).move = 2
    assert not [key for key in refused(q, "turn.move") if key.startswith("explore")]


def test_talking_and_resting() -> None:
    q = quest(hand="march", tiles={"h-3.1": "1"}, reputation=-7)
    q.player(0).at = next(cell for cell, site in q.board.site.items() if site == "village")
    assert why(q, "turn.move", "interact") == ("reputation", "MK-INT-06")
    q.player(0).reputation = 0
    q.turn(0).path.append("h0.0")
    found = refused(q, "turn.move")
    assert "interact" not in found
    assert found["rest"] == ("moved", "MK-REST-01")


def test_nothing_but_wounds() -> None:
    q = quest(hand="wound wound", tiles={"h-3.1": "1"}, move=9)
    assert why(q, "turn.move", "go:h-1.0") == ("wounds_only", "MK-TURN-21")
    assert why(q, "turn.move", "play:{wound};basic") == ("wound", "MK-DEED-11")


@pytest.mark.parametrize(
    ("hand", "tokens", "night", "way", "reason"),
    [
        ("march", "", False, "strong", ("mana", "MK-DEED-05")),
        ("rage", "r", False, "strong", ("moment", "MK-DEED-02")),
        ("space_bending", "bk", False, "strong", ("day", "MK-DEED-06")),
        ("space_bending", "k", True, "strong", ("mana", "MK-DEED-05")),
        ("space_bending", "", True, "basic", ("mana", "MK-DEED-05")),
        ("improvisation", "", False, "basic", ("demand", "MK-DEED-16")),
    ],
)
def test_cards(hand: str, tokens: str, *, night: bool, way: str, reason: tuple[str, str]) -> None:
    q = quest(hand=hand, tokens=tokens, night=night)
    assert why(q, "turn.move", f"play:{{{hand}}};{way}") == reason


def test_units() -> None:
    q = quest(hand="march", units="peasants! herbalists+ utem_guardsmen")
    assert why(q, "turn.move", "activate:{peasants};0") == ("spent", "MK-UNIT-10")
    assert why(q, "turn.move", "activate:{herbalists};0") == ("wounded", "MK-UNIT-10")
    assert why(q, "turn.move", "activate:{utem_guardsmen};0") == ("moment", "MK-DEED-02")
    q = quest(hand="march", units="fire_golems")
    assert ("mana", "MK-UNIT-14") in fight_reasons(q)


def fight_reasons(q: TestQuest) -> list[tuple[str, str]]:
    fight(q, "prowlers")
    return list(refused(q, "combat.ranged").values())


def test_skills_that_are_used() -> None:
    q = quest(hand="march")
    for used, name in (("turn", "dark_paths"), ("round", "dark_negotiation")):
        token = q.things.make([FACES["skill"][name]], "skills.0")[0]
        q.player(0).talents.append(Talent(token=token, used=used))
    assert why(q, "turn.move", "skill:{dark_paths}") == ("used_turn", "MK-SKILL-05")
    assert why(q, "turn.move", "skill:{dark_negotiation}") == ("used_round", "MK-SKILL-05")


def test_what_the_locals_offer() -> None:
    q = quest(hand="march", tiles={"h-3.1": "1"}, offer="peasants guardian_golems", step="talk", influence=1)
    q.player(0).at = next(cell for cell, site in q.board.site.items() if site == "village")
    assert why(q, "turn.talk", "recruit:{peasants}") == ("influence", "MK-INT-12")
    assert why(q, "turn.talk", "recruit:{guardian_golems}") == ("elsewhere", "MK-INT-12")
    assert why(q, "turn.talk", "buy_healing") == ("influence", "MK-INT-11")


def test_spells_want_influence_and_mana() -> None:
    q = quest(hand="march", tiles={"h-3.1": "4"}, spells="fireball", step="talk", influence=7)
    tower = next(cell for cell, site in q.board.site.items() if site == "mage_tower")
    q.player(0).at = tower
    conquer(q, tower)
    assert why(q, "turn.talk", "buy:{fireball}") == ("mana", "MK-INT-18")
    q.turn(0).influence = 6
    assert why(q, "turn.talk", "buy:{fireball}") == ("influence", "MK-INT-11")


def test_enemies() -> None:
    q = quest(hand="march")
    fight(q, "prowlers", phase="attack")
    assert why(q, "combat.attack", "aim:f0") == ("attack", "MK-RNG-10")
    q.combat(0).phase = "block"
    assert why(q, "combat.block", "parry:f0;0") == ("block", "MK-BLK-13")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whatever_is_refused_is_not_offered_and_reads_well(seed: int) -> None:
    match = hexameron.new("mageknight", scenario="full_conquest", seed=seed)
    chooser = random.Random(seed)
    book = Rulebook.load(GAME.folder / "rulebook.yaml")
    spoken = [
        Catalogue("pl", [GAME.folder / "texts"], strict=True),
        Catalogue("en", [GAME.folder / "texts"], strict=True),
    ]
    found = 0
    while match.result is None and match.choices < 150:
        for seat in list(match.pending):
            question = match.question(seat)
            assert question is not None
            offered = [option.key() for option in question.options]
            scene = GAME.scene(match.view(seat), seat, question, list(match.pending))
            for no, shown in zip(question.refused, scene.refused, strict=True):
                found += 1
                assert no.option.key() not in offered
                assert book.rule(no.rule).id == no.rule
                for catalogue in spoken:
                    assert catalogue.render(shown.label)
                    assert catalogue.render(shown.why)
        seat = chooser.choice(list(match.pending))
        match.choose(seat, chooser.choice(match.options(seat)))
    assert found > 100
