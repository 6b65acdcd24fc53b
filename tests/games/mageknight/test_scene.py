"""What a screen shows of a quest: complete, readable, and nothing that its seat may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from hexameron.games.mageknight.labels import label
from hexameron.games.mageknight.meta import GAME
from hexameron.games.mageknight.scene import scene, signed
from hexameron.games.mageknight.state import State
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.kernel.scene import Scene
from hexameron.kernel.telling import Narrator
from hexameron.kernel.text import Catalogue, Text

SETUPS = [Setup(scenario="full_conquest", seats=2), Setup(scenario="solo_conquest", seats=1)]
NAMES = [setup.scenario for setup in SETUPS]
EVERY = 10


@pytest.fixture(scope="module")
def catalogues() -> tuple[Catalogue, Catalogue]:
    folder = GAME.folder / "texts"
    return Catalogue("pl", [folder], strict=True), Catalogue("en", [folder], strict=True)


def played(setup: Setup, seed: int, choices: int) -> Iterator[Match[State]]:
    """Matches of random choices, before every tenth; short ones are followed by others."""
    chooser = random.Random(seed)
    match = Match(GAME, setup, Fairness.from_seed(seed))
    for number in range(choices):
        if match.result is not None:
            seed += 1
            match = Match(GAME, setup, Fairness.from_seed(seed))
        if number % EVERY == 0:
            yield match
        seat = chooser.choice(list(match.pending))
        match.choose(seat, chooser.choice(match.options(seat)))


def scene_of(match: Match[State], seat: int | None) -> Scene:
    question = None if seat is None else match.question(seat)
    return scene(match.view(seat), seat, question, list(match.pending))


def ids(shown: Scene) -> list[str]:
    """Everything an option can point at."""
    return [
        *(cell.id for cell in shown.cells),
        *(piece.id for piece in shown.pieces),
        *(panel.id for panel in shown.panels),
        *(zone.id for zone in shown.zones),
        *(card.id for zone in shown.zones for card in zone.cards),
    ]


def texts(part: object) -> Iterator[Text]:
    if isinstance(part, Text):
        yield part
    elif isinstance(part, tuple):
        for one in part:
            yield from texts(one)
    elif isinstance(part, msgspec.Struct):
        for field in part.__struct_fields__:
            yield from texts(getattr(part, field))


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_every_option_points_at_something_shown(setup: Setup) -> None:
    prompts: dict[str, int] = {}
    for match in played(setup, 11, 2500):
        for seat in match.pending:
            shown = scene_of(match, seat)
            there = ids(shown)
            assert len(there) == len(dict.fromkeys(there)), "an id is shown twice"
            for option in shown.options:
                for id_ in option.at:
                    assert id_ in there, f"{option.key}: {id_} is not shown"
            for piece in shown.pieces:
                assert piece.cell in there
            prompts[match.pending[seat].prompt] = 1
    assert len(prompts) > 8


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_every_text_can_be_read_in_both_languages(
    setup: Setup, catalogues: tuple[Catalogue, Catalogue]
) -> None:
    said: dict[str, Text] = {}
    for match in played(setup, 12, 2500):
        for seat in match.pending:
            said.update((text.id, text) for text in texts(scene_of(match, seat)))
            question = match.question(seat)
            assert question is not None
            view = match.view(seat)
            for option in question.options:
                text = label(view, question.prompt, option)
                said[text.id] = text
    for catalogue in catalogues:
        for text in said.values():
            assert catalogue.render(text)


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_every_event_can_be_read_in_both_languages(
    setup: Setup, catalogues: tuple[Catalogue, Catalogue]
) -> None:
    told: dict[str, object] = {}
    chooser = random.Random(13)
    for seed in range(4):
        match = Match(GAME, setup, Fairness.from_seed(seed))
        while match.result is None and match.choices < 1500:
            seat = chooser.choice(list(match.pending))
            events = match.choose(seat, chooser.choice(match.options(seat)))
            fresh = [event for event in events if event.name not in told]
            told.update((event.name, None) for event in fresh)
            for catalogue in catalogues if fresh else ():
                for line in Narrator(GAME, match.view(seat), seat, catalogue).lines(fresh):
                    assert catalogue.render(line.text.text(catalogue.render))
    assert len(told) > 20


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_a_scene_shows_nothing_hidden(setup: Setup) -> None:
    """In another world that the seat must think possible it sees the very same table."""
    for number, match in enumerate(played(setup, 14, 1500)):
        if number % 4 == 0:
            for seat in range(setup.seats):
                twin = match.determinize(seat, b"another world")
                waiting = list(match.pending)
                here = scene(match.view(seat), seat, None, waiting)
                assert scene(twin.view(seat), seat, None, waiting) == here


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_the_measure_of_a_seat_lies_between_lost_and_won(setup: Setup) -> None:
    for match in played(setup, 15, 600):
        for seat in range(setup.seats):
            assert 0 < GAME.evaluate(match.view(seat), seat) < 1


def test_numbers_on_tracks_have_their_sign() -> None:
    assert [signed(n) for n in (-2, 0, 3)] == ["−2", "0", "+3"]
