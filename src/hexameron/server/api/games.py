"""What can be played, and all that a client needs to show it in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response, get
from litestar.params import Parameter

from hexameron.bots import STRENGTHS
from hexameron.games import find, names
from hexameron.kernel.game import Arms, Game, Hardness, Scenario, Value, Variant
from hexameron.kernel.rulebook import Rulebook, Wording
from hexameron.kernel.scene import Die, Face
from hexameron.kernel.text import LANGUAGES, Catalogue, EnglishName, PolishName, Source, Text
from hexameron.server.api.bodies import PROBLEMS
from hexameron.server.api.client_files import FOR_EVER
from hexameron.server.icons import icons_of
from hexameron.server.play.creating import rulebook
from hexameron.server.play.faults import NotFound
from hexameron.server.play.games import find_game
from hexameron.server.play.log_lines import catalogue

GameName = Annotated[str, Parameter(max_length=40)]

PICTURE = "picture.webp"
NAME, ABOUT = Text("game.name"), Text("game.about")
NameT = TypeVar("NameT", PolishName, EnglishName)


class Titles(msgspec.Struct, frozen=True, omit_defaults=True):
    """Words by language, if there are any for it.

    They are ready to be shown: the lobby lists every game without its whole catalogue.
    """

    pl: str = ""
    en: str = ""


class VariantInfo(msgspec.Struct, frozen=True):
    """A choice of the set-up. ``labels`` belong to the values; numbers need none. ``help`` may be empty."""

    name: str
    title: Wording
    help: Titles
    values: tuple[Value, ...]
    labels: list[Titles]


class ScenarioInfo(msgspec.Struct, frozen=True):
    """A scenario; one that is only for files of one's own has no title.

    ``lengths`` belong to the numbers of ``seats``: how long it is in the game's own measure, such as rounds;
    ``minutes`` are from and to. A game may leave out all that tells about it.
    """

    name: str
    title: Titles
    about: Titles
    goal: Titles
    seats: tuple[int, ...]
    lengths: list[Titles]
    minutes: tuple[int, int]
    lopsided: bool
    variants: list[VariantInfo]


class RulingInfo(msgspec.Struct, frozen=True):
    """A ruling that a group may agree to change; the words say what holds when it is on."""

    name: str
    default: bool
    rule: str
    pl: str
    en: str


class LessonInfo(msgspec.Struct, frozen=True):
    """A guided match that teaches a game."""

    name: str
    title: Wording
    about: Wording
    minutes: int


class PolishTexts(msgspec.Struct, frozen=True):
    """Fluent files and names in Polish."""

    sources: tuple[Source, ...]
    lexicon: dict[str, PolishName]


class EnglishTexts(msgspec.Struct, frozen=True):
    """Fluent files and names in English."""

    sources: tuple[Source, ...]
    lexicon: dict[str, EnglishName]


class AllTexts(msgspec.Struct, frozen=True):
    """The texts in each language."""

    pl: PolishTexts
    en: EnglishTexts


class CommonCatalogue(msgspec.Struct, frozen=True):
    """The texts that are common to all games."""

    texts: AllTexts


class GameCatalogue(msgspec.Struct, frozen=True):
    """All that a client needs to show a game in both languages.

    ``dice`` are all faces of its dice, ``icons`` the inside of every SVG that its screens may need.
    """

    game: str
    name: Wording
    arms: Arms
    rules: int
    faces: Sequence[Face]
    dice: tuple[Die, ...]
    rulebook: Rulebook
    texts: AllTexts
    icons: dict[str, str]


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the lobby shows it; ``emblem`` is the inside of the SVG that its arms bear.

    ``picture`` is the address of a cut-out of its board; empty if there is none.
    """

    game: str
    rules: int
    title: Wording
    name: Wording
    """What it is called among players: its title without the edition."""

    about: Wording
    """One line that makes curious."""

    arms: Arms
    emblem: str
    picture: str
    hard: Hardness
    scenarios: list[ScenarioInfo]
    rulings: list[RulingInfo]
    bots: list[str]
    lessons: list[LessonInfo]


@cache
def icons(name: str) -> dict[str, str]:
    return icons_of(find(name))


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
        title=book.title,
        name=_own(game, NAME, book.title),
        about=_own(game, ABOUT, book.about),
        arms=game.arms,
        emblem=icons(name).get(game.arms.charge, ""),
        picture=f"/api/games/{name}/picture?v={_picture(name)[1]}" if _picture(name)[0] else "",
        hard=game.hard,
        scenarios=[_scenario(game, scenario) for scenario in game.scenarios],
        rulings=rulings,
        bots=list(STRENGTHS),
        lessons=[
            LessonInfo(
                one.name, _words(game, one.text("title")), _words(game, one.text("about")), one.minutes
            )
            for one in game.lessons
        ],
    )


def _scenario(game: Game[Any], scenario: Scenario) -> ScenarioInfo:
    id_ = f"scenario.{scenario.name}"
    return ScenarioInfo(
        name=scenario.name,
        title=said(game, Text(id_)),
        about=said(game, Text(f"{id_}.about")),
        goal=said(game, Text(f"{id_}.goal")),
        seats=scenario.seats,
        lengths=[said(game, length) for length in scenario.lengths],
        minutes=scenario.minutes,
        lopsided=scenario.lopsided,
        variants=[_variant(game, variant) for variant in scenario.variants],
    )


def _variant(game: Game[Any], variant: Variant) -> VariantInfo:
    name = f"variant.{variant.name}"
    labels = [said(game, Text(f"{name}.{value}")) for value in variant.values]
    help_ = said(game, Text(f"{name}.help"))
    return VariantInfo(variant.name, _words(game, Text(name)), help_, variant.values, labels)


def said(game: Game[Any], text: Text) -> Titles:
    words = {language: catalogue(game.name, game.folder, language) for language in LANGUAGES}
    return Titles(**{language: one.render(text) for language, one in words.items() if text.id in one})


def _words(game: Game[Any], text: Text) -> Wording:
    titles = said(game, text)
    return Wording(pl=titles.pl, en=titles.en)


def _own(game: Game[Any], text: Text, other: Wording) -> Wording:
    """The game's own words for its players, if it has any; else those of its rulebook."""
    return _words(game, text) if text.id in catalogue(game.name, game.folder, "en") else other


def _texts(game: Game[Any] | None) -> AllTexts:
    name, folder = ("", Path()) if game is None else (game.name, game.folder)
    polish, english = (catalogue(name, folder, language) for language in LANGUAGES)
    return AllTexts(
        PolishTexts(polish.sources(), _lexicon(polish, PolishName)),
        EnglishTexts(english.sources(), _lexicon(english, EnglishName)),
    )


def _lexicon(texts: Catalogue, kind: type[NameT]) -> dict[str, NameT]:
    return {id_: name for id_, name in sorted(texts.names.items()) if isinstance(name, kind)}


@cache
def _catalogue(name: str) -> tuple[bytes, str]:
    """The catalogue, encoded, and its tag."""
    if not name:
        data = msgspec.json.encode(CommonCatalogue(_texts(None)))
        return data, tag_of(data)
    game = find(name)
    content = GameCatalogue(
        name,
        _own(game, NAME, rulebook(game).title),
        game.arms,
        game.rules,
        game.faces(),
        game.dice,
        rulebook(game),
        _texts(game),
        icons(name),
    )
    data = msgspec.json.encode(content)
    return data, tag_of(data)


@cache
def _picture(name: str) -> tuple[bytes, str]:
    """The cut-out of a game's board and its mark; empty if its folder has none."""
    file = find(name).folder / PICTURE
    data = file.read_bytes() if file.is_file() else b""
    return data, blake2b(data, digest_size=6).hexdigest()


def tag_of(data: bytes) -> str:
    return f'"{blake2b(data, digest_size=12).hexdigest()}"'


def cached(request: Request[Any, Any, Any], content: tuple[bytes, str]) -> Response[bytes]:
    data, tag = content
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)


@get("/api/games", responses=PROBLEMS, sync_to_thread=True)
def games() -> list[GameInfo]:
    """The games with their scenarios, variants, rulings and bots."""
    return [_info(name) for name in names()]


@get("/api/games/{game:str}/catalogue", responses=PROBLEMS, sync_to_thread=True)
def game_catalogue(request: Request[Any, Any, Any], game: GameName) -> Response[Any]:
    """Faces, rulebook, Fluent sources and lexicons of a game."""
    return cached(request, _catalogue(find_game(game).name))


@get("/api/games/{game:str}/picture", media_type="image/webp", responses=PROBLEMS, sync_to_thread=True)
def picture(game: GameName) -> Response[bytes]:
    """A cut-out of the game's board. Its address changes with it, so that browsers keep it."""
    data, _ = _picture(find_game(game).name)
    if not data:
        raise NotFound("table.no_picture")
    return Response(data, media_type="image/webp", headers={"Cache-Control": FOR_EVER})


@get("/api/texts", responses=PROBLEMS, sync_to_thread=True)
def common_texts(request: Request[Any, Any, Any]) -> Response[Any]:
    """The texts that are common to all games."""
    return cached(request, _catalogue(""))


HANDLERS = [games, game_catalogue, picture, common_texts]
