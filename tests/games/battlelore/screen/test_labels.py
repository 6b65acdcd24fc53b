"""Everything that a match says can be read in both languages."""

from __future__ import annotations

import random

import pytest

from hexameron.games.battlelore.meta import GAME
from hexameron.games.battlelore.screen.labels import label, prompt
from hexameron.games.battlelore.screen.names import NAMES
from hexameron.games.battlelore.state import State
from hexameron.kernel.chance import Fairness
from hexameron.kernel.events import Event
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.kernel.text import Arg, Catalogue, Text

ID = "tuphd"


@pytest.fixture(scope="module")
def catalogues() -> tuple[Catalogue, Catalogue]:
    folder = GAME.folder / "texts"
    return Catalogue("pl", [folder], strict=True), Catalogue("en", [folder], strict=True)


def named(view: State, event: Event, value: object) -> Arg:
    if isinstance(value, tuple):
        return ", ".join(NAMES.of(view, part, event.faces).id for part in value)
    if isinstance(value, str) and value[:1] in ID and value[1:2].isdigit():
        return NAMES.of(view, value, event.faces)
    assert isinstance(value, int | str)
    return value


def texts_of(match: Match[State], seat: int) -> list[Text]:
    """What a seat reads now: its question, the options, and why others are refused."""
    question = match.question(seat)
    assert question is not None
    view = match.view(seat)
    return [
        prompt(view, question),
        *(label(view, question.prompt, option) for option in question.options),
        *(refusal.why for refusal in question.refused),
    ]


@pytest.mark.parametrize(
    ("scenario", "seed"), [("crossing", 1), ("avignon", 2), ("tourelles", 3), ("companies", 4)]
)
def test_every_text_of_a_match_exists(
    scenario: str, seed: int, catalogues: tuple[Catalogue, Catalogue]
) -> None:
    match, chooser = Match(GAME, Setup(scenario=scenario), Fairness.from_seed(seed)), random.Random(seed)
    said: dict[str, Text] = {}
    while match.result is None and match.choices < 1500:
        seat = chooser.choice(list(match.pending))
        said.update((text.id, text) for text in texts_of(match, seat))
        events = match.choose(seat, chooser.choice(match.options(seat)))
        for reader in (0, 1, None):
            view = match.view(reader)
            for event in (event.for_seat(reader) for event in events):
                args = {key: named(view, event, value) for key, value in event.args.items()}
                said[event.name] = Text(event.name, args)
    for text in said.values():
        for catalogue in catalogues:
            assert catalogue.render(text)


def asked(match: Match[State], catalogue: Catalogue) -> str:
    """What the first seat is asked, with plain spaces."""
    question = match.question(0)
    assert question is not None
    return catalogue.render(prompt(match.view(0), question)).replace("\u00a0", " ")


def test_questions_of_the_set_up_say_how_many(catalogues: tuple[Catalogue, Catalogue]) -> None:
    polish, english = catalogues
    setup = Setup(scenario="skirmish", variants={"lore": "free"})
    match = Match(GAME, setup, Fairness.from_seed(1))
    assert match.view(0).terms.levels[0] == 6
    assert asked(match, polish) == "Rozdziel poziomy między członków Rady wojennej. Zostało: 6."
    match.choose(0, match.options(0)[1])
    assert asked(match, polish) == "Rozdziel poziomy między członków Rady wojennej. Zostało: 4."
    while match.view(0).stage != "opening":
        seat = next(iter(match.pending))
        match.choose(seat, match.options(seat)[-1])
    assert max(match.view(0).councils[0].values()) == 3
    assert asked(match, polish) == "Wybierz 3 karty Wiedzy, które zachowasz."
    assert asked(match, english) == "Choose 3 Lore cards to keep."
    match.choose(0, match.options(0)[0])
    assert asked(match, english) == "Choose 2 Lore cards to keep."
