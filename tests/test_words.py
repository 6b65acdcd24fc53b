"""One vocabulary between rules and screens: every word is drawn, said somewhere, and explained on its page.

That the client draws each of them its own compiler checks: its tables (``web/src/look/vocabulary.ts`` and
``palette.ts``) have to be complete, and name no word that is not there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec import Meta

import hexameron
from hexameron.games import find
from hexameron.kernel.chance import Fairness
from hexameron.kernel.coaching import begin
from hexameron.kernel.files import MatchFile
from hexameron.kernel.game import Game, Setup
from hexameron.kernel.match import Match
from hexameron.kernel.scene import Scene
from hexameron.kernel.words import VOCABULARIES
from tests.browser import fight_scenes, scenes
from tests.games.heroes.rules.fights import fight, wound
from tests.kernel import toy
from tools import words
from tools.record import MATCHES

EVERY = 150
"""Of recorded matches each so manieth position is looked at, and those with a question that is new."""
WANDERING = 3
"""So many matches of bots that try everything are looked at besides, of each game."""
ENTERED = 40
"""So many choices at a real table are made."""


def test_the_page_says_what_the_words_are() -> None:
    page = words.PAGE.read_text(encoding="utf-8")
    assert words.written(page) == page, "python -m tools.words"


@cache
def vocabulary_of(hint: Any) -> str:
    """The name of the words that a field takes; empty if it takes others."""
    if get_origin(hint) is Annotated:
        return next((note.title or "" for note in get_args(hint) if isinstance(note, Meta)), "")
    return next(filter(None, map(vocabulary_of, get_args(hint))), "")


@cache
def fields(part: type) -> dict[str, str]:
    return {name: vocabulary_of(hint) for name, hint in get_type_hints(part, include_extras=True).items()}


def said(part: object) -> Iterator[tuple[str, str]]:
    """The words in a part of a scene, with their vocabularies."""
    if isinstance(part, tuple | list):
        for one in part:
            yield from said(one)
    elif isinstance(part, msgspec.Struct):
        for name, vocabulary in fields(type(part)).items():
            value = getattr(part, name)
            if vocabulary:
                yield from ((vocabulary, word) for word in (value if isinstance(value, tuple) else (value,)))
            elif isinstance(value, tuple | msgspec.Struct):
                yield from said(value)


def positions(game: Game[Any]) -> Iterator[Match[Any]]:
    """The beginnings of all scenarios and lessons, and places in a recorded match of each scenario."""
    for scenario in game.scenarios:
        if scenario.name != "custom":
            yield Match(game, Setup(scenario=scenario.name, seats=scenario.seats[0]), Fairness.from_seed(1))
    for lesson in game.lessons:
        yield begin(game, lesson)
    asked: set[str] = set()
    yield from entered(game)
    folder = MATCHES / game.name
    wandering = sorted(folder.glob("*-wander-*.json"))[:WANDERING]
    for path in [*sorted(folder.glob("*-instinct-1.json")), *wandering]:
        file = msgspec.json.decode(path.read_bytes(), type=MatchFile)
        nonces = tuple(bytes.fromhex(nonce) for nonce in file.nonces)
        match = Match(game, file.setup, Fairness(bytes.fromhex(file.secret), nonces))
        for number, entry in enumerate(file.entries):
            prompts = {ask.prompt for ask in match.pending.values()}
            if number % EVERY == 0 or not prompts <= asked:
                asked |= prompts
                yield match
            match.follow([entry])


def entered(game: Game[Any]) -> Iterator[Match[Any]]:
    """The first questions of a match at a real table."""
    first = game.scenarios[0]
    setup = Setup(scenario=first.name, seats=first.seats[0], real=(0,) * first.seats[0])
    match, asked = Match(game, setup, Fairness.from_seed(1)), set[str]()
    for _ in range(ENTERED):
        seat, ask = next(iter(match.pending.items()))
        if ask.prompt not in asked:
            asked.add(ask.prompt)
            yield match
        match.choose(seat, match.options(seat)[0])


def shown(game: Game[Any]) -> Iterator[object]:
    yield from (*game.faces(), *game.dice, game.arms)
    for match in positions(game):
        for seat in match.pending:
            question = match.question(seat, any_order=True)
            yield game.scene(match.view(seat), seat, question, tuple(match.pending))


@cache
def said_by(name: str) -> frozenset[tuple[str, str]]:
    game = find(name)
    tags = {("EventTag", tag) for tags in game.tags.values() for tag in tags}
    return frozenset({word for part in shown(game) for word in said(part)} | tags)


def wounded() -> Scene:
    """A unit of Heroes that carries a wound, which few have the Endurance for."""
    t = fight("0/0 0/0 0/1", "gnomes")
    wound(t, 0, 1)
    return find("heroes").scene(t.state, 0, None, ())


def said_by_the_toy() -> set[tuple[str, str]]:
    """What the toy game says, which has everything that a game of ours might not have."""
    match = Match(toy.TOY, Setup(scenario="duel"), Fairness.from_seed(1))
    made = [toy.TOY.scene(match.view(seat), seat, match.question(seat), (seat,)) for seat in match.pending]
    return {word for part in made for word in said(part)}


def said_by_hand() -> set[tuple[str, str]]:
    """What the scenes say that tests of the client draw."""
    made: list[Scene] = [
        scenes.squares(),
        scenes.growing(),
        scenes.facing(),
        scenes.ahead(),
        fight_scenes.fight(),
        scenes.areas(),
        scenes.turning(),
        fight_scenes.ranks(),
    ]
    return {word for part in [*made, *scenes.FACES] for word in said(part)}


KNOWN = {(words.name, word) for words in VOCABULARIES for word in words.lines}


@pytest.mark.parametrize("name", hexameron.names())
def test_a_game_says_only_what_screens_draw(name: str) -> None:
    assert sorted(said_by(name) - KNOWN) == []


def test_scenes_of_tests_say_only_what_screens_draw() -> None:
    assert sorted((said_by_hand() | said_by_the_toy()) - KNOWN) == []


def test_screens_draw_only_what_a_game_says() -> None:
    everything = said_by_the_toy().union(*map(said_by, hexameron.names()), said(wounded()), HOUSE)
    assert sorted(KNOWN - everything) == []


HOUSE = {("EventTag", "declines")}
"""What is said for all games by the house itself."""
