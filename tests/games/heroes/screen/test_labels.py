"""Everything that a conquest asks, offers and tells can be read in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import hexameron.games.heroes
from hexameron.games import find
from hexameron.games.heroes.content.terms import ACTIONS
from hexameron.games.heroes.options import BATTLE_OPTIONS, OPTIONS
from hexameron.games.heroes.screen.labels import CONFIRMED, ENDS, HELPED, LOTS
from hexameron.games.heroes.screen.names import place_name
from hexameron.games.heroes.setup import VARIANTS
from hexameron.kernel.asking import Rolled
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.kernel.screen.labels import KERNEL
from hexameron.kernel.text import Catalogue, Text, check, fluent_id, text

FOLDER = Path(hexameron.games.heroes.__file__).parent
ASKED = re.compile(
    r"(?:\.ask|\.pick_things|\.confirm|\.window|_answers|_one_of)\(\s*(?:[\w.\[\]]+,\s*)*(f?\"[^\"]+\")"
)
TOLD = re.compile(r"(?:\.tell|_tell_dice)\(\s*(?:t,\s*)?(f?\"[^\"]+\")")
MOMENTS = ("before_battle", "turn_start", "turn_end", "after_battle")
MEETINGS = ("free", "fight", "rout")
STRIKES = ("plain", "elite", "alone")
VARIED = {
    "option.choose": [],
    "option.lead": [],
    "option.play": [f"option.play.{what}" for what in (*ACTIONS, "nothing")],
    "option.exchange": ["option.exchange.gold", "option.exchange.resources"],
    "option.go": [f"option.go.{what}" for what in (*MEETINGS, "home")],
    "option.portal": [f"option.portal.{what}" for what in MEETINGS],
    "option.explore": [f"option.explore.{what}" for what in MEETINGS],
    "option.seize": [f"option.seize.{what}" for what in MEETINGS],
    "option.buy": ["option.buy.basic", "option.buy.elite"],
    "option.dismiss": ["option.dismiss.basic", "option.dismiss.elite"],
    "option.study": ["option.study.might", "option.study.magic"],
    "option.part": [],
    "option.level": [],
    "option.use": ["option.way"],
    "option.scroll": ["option.way"],
    "option.first": [],
    "option.strike": [f"option.strike.{way}{kind}" for way in ("", "magic.") for kind in STRIKES],
    "option.aim": [],
    "option.luck": [f"option.luck.{what}" for what in ("misses", "elite_die", "bad_luck")],
    "option.hurt": ["option.hurt.basic", "option.hurt.elite"],
    "option.give_up": ["option.give_up.basic", "option.give_up.elite"],
}  # fmt: skip
"""Options whose words depend on what they offer; those without any are names of things."""


@pytest.fixture(scope="module")
def catalogues() -> tuple[Catalogue, Catalogue]:
    return Catalogue("pl", [FOLDER / "texts"], strict=True), Catalogue("en", [FOLDER / "texts"], strict=True)


def sources() -> Iterator[str]:
    for path in sorted([*FOLDER.glob("*.py"), *FOLDER.glob("rules/**/*.py")]):
        yield path.read_text(encoding="utf-8")


def found(pattern: re.Pattern[str]) -> list[str]:
    """The literal ids that the rules use; those put together are written out."""
    ids: dict[str, None] = {}
    for source in sources():
        for literal in pattern.findall(source):
            if literal.startswith("f"):
                assert literal == 'f"battle.{moment}"', f"write out what {literal} may be"
                ids |= {f"battle.{moment}": None for moment in MOMENTS}
            else:
                ids[literal.strip('"')] = None
    return list(ids)


def missing(catalogues: tuple[Catalogue, Catalogue], ids: list[str]) -> list[str]:
    return [
        f"{one.language}: {id_}" for one in catalogues for id_ in ids if fluent_id(id_) not in one.messages
    ]


def test_every_question_has_words(catalogues: tuple[Catalogue, Catalogue]) -> None:
    prompts = [prompt for prompt in found(ASKED) if not prompt.startswith(KERNEL)]
    assert len(prompts) > 35
    assert missing(catalogues, [f"ask.{prompt}" for prompt in prompts]) == []
    for known in (ENDS, HELPED, CONFIRMED):
        assert [prompt for prompt in known if prompt not in prompts] == []
    assert missing(catalogues, [f"ask.{prompt}.end" for prompt in ENDS]) == []
    assert missing(catalogues, [f"help.{prompt}" for prompt in HELPED]) == []
    assert missing(catalogues, [f"ask.{prompt}.{say}" for prompt in CONFIRMED for say in ("yes", "no")]) == []


def test_every_event_has_words(catalogues: tuple[Catalogue, Catalogue]) -> None:
    events = found(TOLD)
    assert len(events) > 65
    assert missing(catalogues, events) == []


def given() -> dict[str, list[str]]:
    """What every event passes to its text, at all places where it is told."""
    passed: dict[str, list[str]] = {}
    for source in sources():
        for node in ast.walk(ast.parse(source)):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            if node.func.attr != "tell" or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            names = [word.arg for word in node.keywords if word.arg is not None and word.arg != "rules"]
            event = str(node.args[0].value)
            passed[event] = [one for one in passed.get(event, names) if one in names]
    dice = ["who", "side", "strength", "n", "dice", "elite"]
    return passed | {"battle.rolls": dice, "battle.rerolls": dice}


def test_events_give_their_texts_what_they_use(catalogues: tuple[Catalogue, Catalogue]) -> None:
    passed = given()
    assert sorted(passed) == sorted(found(TOLD))
    faults = check(*catalogues, passed)
    assert [fault for fault in faults if "which it is not given" in fault] == []


def test_the_elite_die_alone_is_told_without_an_empty_list(catalogues: tuple[Catalogue, Catalogue]) -> None:
    rolled = text("battle.rolls", who=Text("unit.centaurs"), strength=3, n=0, dice="", elite="luck")
    assert [one.render(rolled) for one in catalogues] == [
        "Centaury rzucają (Siła 3): kość elity: Szczęście.",
        "Centaurs, Strength 3, rolled: elite die: Luck.",
    ]


def test_every_end_has_a_reason(catalogues: tuple[Catalogue, Catalogue]) -> None:
    assert missing(catalogues, ["result.domination", "result.time"]) == []


def test_every_option_has_words(catalogues: tuple[Catalogue, Catalogue]) -> None:
    tags = [f"option.{option.__struct_config__.tag}" for option in (*OPTIONS, *BATTLE_OPTIONS)]
    assert [tag for tag in VARIED if tag not in tags] == []
    wanted = [id_ for tag in tags for id_ in VARIED.get(tag, [tag])]
    assert missing(catalogues, wanted) == []


def test_every_variant_has_words(catalogues: tuple[Catalogue, Catalogue]) -> None:
    wanted = ["scenario.conquest"]
    for variant in VARIANTS:
        wanted += [f"variant.{variant.name}", *(f"variant.{variant.name}.{one}" for one in variant.values)]
    assert missing(catalogues, wanted) == []


def test_texts_are_in_order(catalogues: tuple[Catalogue, Catalogue]) -> None:
    """Both languages say the same things with the same variables, and say them well."""
    stacks = ["unit", "creature", "elemental", "hero"]
    takes = {
        "who": stacks, "target": stacks, "enemy": ["creature", "hero"], "other": ["action"],
        "one": [], "two": [], "face": [], "source": ["skill", "scroll", "artifact", "building"], "card": [],
    }  # fmt: skip
    assert check(*catalogues, takes=takes) == []


def test_fields_have_a_letter_and_a_number() -> None:
    assert [place_name(field) for field in ("h1.1", "h7.9", "h16.16")] == ["A1", "I7", "P16"]


def test_lots_at_a_real_table_go_by_names(catalogues: tuple[Catalogue, Catalogue]) -> None:
    """Who begins, which faction, how a tile lies, who places a city: never a bare number."""
    said: dict[str, list[str]] = {}
    setup = Setup(scenario="conquest", seats=3, variants={"factions": "random"}, real=(0, 1, 2))
    match, chooser = Match(find("heroes"), setup, Fairness.from_seed(4)), Random(4)
    while len(said) < len(LOTS):
        seat = next(iter(match.pending))
        question = match.question(seat)
        assert question is not None
        first = question.options[0]
        if isinstance(first, Rolled) and first.label not in said:
            shown = match.game.scene(match.view(seat), seat, question, [seat])
            assert shown.help is not None
            said[first.label] = [
                catalogues[0].render(shown.help),
                *(catalogues[0].render(option.label) for option in shown.options),
            ]
        match.choose(seat, chooser.choice(question.options))
    assert said["first player"] == ["Losujecie, kto zaczyna.", "Gracz 1", "Gracz 2", "Gracz 3"]
    assert said["faction"][1:] == ["Przystań", "Nekropolia", "Świątynia", "Twierdza"]
    assert said["tile"][1:3] == ["bez obrotu", "ćwierć obrotu w\u00a0prawo"]
    assert len(said["city order"]) == 1 + 3
