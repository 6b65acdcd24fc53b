"""What can be played, and all that a client needs to show it in both languages."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import Parameter

from hexameron.bots import STRENGTHS
from hexameron.games import NAMES, find
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Game, Scenario, Setup, Value, Variant
from hexameron.kernel.scene import Scene
from hexameron.kernel.text import Language, Text
from hexameron.server.api.shapes import PROBLEMS
from hexameron.server.play.faults import NotFound
from hexameron.server.play.founding import begin, rulebook
from hexameron.server.play.lines import catalogue

GameName = Annotated[str, Parameter(max_length=40)]
LANGUAGES: tuple[Language, ...] = ("pl", "en")

Titles = dict[str, str]
"""Words by language, ready to be shown: the lobby lists every game without its whole catalogue."""


class VariantInfo(msgspec.Struct, frozen=True):
    """A choice of the set-up. ``labels`` belong to the values; numbers need none. ``help`` may be empty."""

    name: str
    title: Titles
    help: Titles
    values: tuple[Value, ...]
    labels: list[Titles]


class ScenarioInfo(msgspec.Struct, frozen=True):
    """A scenario; one that is only for files of one's own has no title."""

    name: str
    title: Titles
    seats: tuple[int, ...]
    lopsided: bool
    variants: list[VariantInfo]


class RulingInfo(msgspec.Struct, frozen=True):
    name: str
    default: bool
    rule: str
    pl: str
    en: str


class LessonInfo(msgspec.Struct, frozen=True):
    name: str
    title: Titles
    about: Titles
    minutes: int


class Opening(Scene, frozen=True):
    """How a scenario may begin; an example if what lies on the board is drawn for every match."""

    example: bool = False


class GameInfo(msgspec.Struct, frozen=True):
    game: str
    rules: int
    title: Titles
    about: Titles
    scenarios: list[ScenarioInfo]
    rulings: list[RulingInfo]
    bots: list[str]
    lessons: list[LessonInfo]


@cache
def _info(name: str) -> GameInfo:
    game = find(name)
    book = rulebook(game)
    rulings = [
        RulingInfo(switch.name, switch.default, rule.id, switch.pl, switch.en)
        for rule in book.rules
        if rule.ruling is not None and (switch := rule.ruling.switch) is not None
    ]
    return GameInfo(
        game=name,
        rules=game.rules,
        title={"pl": book.title.pl, "en": book.title.en},
        about={"pl": book.about.pl, "en": book.about.en},
        scenarios=[_scenario(game, scenario) for scenario in game.scenarios],
        rulings=rulings,
        bots=list(STRENGTHS),
        lessons=[
            LessonInfo(one.name, _said(game, one.text("title")), _said(game, one.text("about")), one.minutes)
            for one in game.lessons
        ],
    )


def _scenario(game: Game[Any], scenario: Scenario) -> ScenarioInfo:
    variants = [_variant(game, variant) for variant in scenario.variants]
    title = _said(game, Text(f"scenario.{scenario.name}"))
    return ScenarioInfo(scenario.name, title, scenario.seats, scenario.lopsided, variants)


def _variant(game: Game[Any], variant: Variant) -> VariantInfo:
    name = f"variant.{variant.name}"
    labels = [_said(game, Text(f"{name}.{value}")) for value in variant.values]
    titles = _said(game, Text(name)), _said(game, Text(f"{name}.help"))
    return VariantInfo(variant.name, *titles, variant.values, labels)


def _said(game: Game[Any], text: Text) -> Titles:
    words = {language: catalogue(game.name, game.folder, language) for language in LANGUAGES}
    return {language: one.render(text) for language, one in words.items() if text.id in one}


def _texts(game: Game[Any] | None) -> dict[str, Any]:
    name, folder = ("", Path()) if game is None else (game.name, game.folder)
    texts = {language: catalogue(name, folder, language) for language in LANGUAGES}
    return {
        language: {"sources": one.sources(), "lexicon": dict(sorted(one.names.items()))}
        for language, one in texts.items()
    }


@cache
def _catalogue(name: str) -> tuple[bytes, str]:
    """The catalogue, encoded, and its tag."""
    game = find(name) if name else None
    content: dict[str, Any] = {"texts": _texts(game)}
    if game is not None:
        faces, book = game.faces(), rulebook(game)
        facts = {"game": name, "rules": game.rules, "faces": faces, "dice": game.dice, "rulebook": book}
        content = facts | content
    data = msgspec.json.encode(content)
    return data, _tag(data)


@cache
def _opening(name: str, scenario: str) -> tuple[bytes, str]:
    """How a scenario looks to a spectator before the first choice, encoded, and its tag."""
    one, other = (_drawn(name, scenario, seed) for seed in (0, 1))
    example = (one.cells, one.pieces) != (other.cells, other.pieces)
    data = msgspec.json.encode(Opening(**msgspec.structs.asdict(one), example=example))
    return data, _tag(data)


def _drawn(name: str, scenario: str, seed: int) -> Scene:
    game = find(name)
    seats = next(one.seats[0] for one in game.scenarios if one.name == scenario)
    match = begin(game, Setup(scenario=scenario, seats=seats), Fairness.from_seed(seed))
    return game.scene(match.view(None), None, None, ())


def _tag(data: bytes) -> str:
    return f'"{blake2b(data, digest_size=12).hexdigest()}"'


def _cached(request: Request[Any, Any, Any], content: tuple[bytes, str]) -> Response[bytes]:
    data, tag = content
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)


@get("/api/games", responses=PROBLEMS, sync_to_thread=True)
def games() -> list[GameInfo]:
    """The games with their scenarios, variants, rulings and bots."""
    return [_info(name) for name in NAMES]


@get("/api/games/{game:str}/catalogue", responses=PROBLEMS, sync_to_thread=True)
def game_catalogue(request: Request[Any, Any, Any], game: GameName) -> Response[Any]:
    """Faces, rulebook, Fluent sources and lexicons of a game."""
    if game not in NAMES:
        raise NotFound("table.no_game", game=game)
    return _cached(request, _catalogue(game))


@get("/api/games/{game:str}/scenarios/{scenario:str}", responses=PROBLEMS, sync_to_thread=True)
def opening(request: Request[Any, Any, Any], game: GameName, scenario: GameName) -> Response[Any]:
    """How a scenario looks before the first choice, for whoever picks one."""
    if game not in NAMES:
        raise NotFound("table.no_game", game=game)
    if scenario not in (one.name for one in find(game).scenarios):
        raise NotFound("table.no_scenario")
    return _cached(request, _opening(game, scenario))


@get("/api/texts", responses=PROBLEMS, sync_to_thread=True)
def common_texts(request: Request[Any, Any, Any]) -> Response[Any]:
    """The texts that are common to all games."""
    return _cached(request, _catalogue(""))


HANDLERS = [games, game_catalogue, opening, common_texts]
