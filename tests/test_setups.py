"""Why a set-up is refused can be read in both languages, whoever refuses it."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

import hexameron
from hexameron.games import find
from hexameron.kernel.game import Setup, SetupError
from hexameron.kernel.text import Catalogue, Language, Text

SOURCES = Path(hexameron.__file__).parent
LANGUAGES: tuple[Language, ...] = ("pl", "en")


def texts_named(tree: ast.AST) -> Iterator[str]:
    """The ids of all texts of set-ups that a module writes down."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("setup."):
            yield node.value


def modules() -> list[Path]:
    return sorted(path for path in SOURCES.rglob("*.py") if "SetupError" in path.read_text("utf-8"))


def game_of(path: Path) -> tuple[Path, ...]:
    parts = path.relative_to(SOURCES).parts
    return (SOURCES / "games" / parts[1] / "texts",) if parts[0] == "games" else ()


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_every_reason_is_there_in_both_languages(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    ids = sorted(set(texts_named(tree)))
    for language in LANGUAGES:
        words = Catalogue(language, game_of(path))
        assert [id_ for id_ in ids if id_ not in words] == []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "SetupError":
            assert len(node.args) == 2, f"{path}:{node.lineno}: an English sentence and a text"


REFUSED: tuple[tuple[str, Setup, str, str], ...] = (
    ("battlelore", Setup("waterloo"), "setup.no_scenario", "Nie ma scenariusza waterloo. Są: azincourt"),
    ("mageknight", Setup("solo_conquest", 3), "setup.players", "liczba graczy: 3."),
    ("battlelore", Setup("crossing", variants={"lore": True}), "setup.no_choice", "nie ma wariantu lore"),
    ("battlelore", Setup("wizards", rulings={"mercy": True}), "setup.no_choice", "nie ma rozstrzygnięcia"),
    ("battlelore", Setup("skirmish", variants={"points": 1}), "setup.no_value", "nie może mieć wartości 1"),
    ("battlelore", Setup("wizards", real=(0, 2)), "setup.real", "każde miejsce"),
    (
        "battlelore",
        Setup("wizards", names=("Ania",)),
        "setup.names",
        "Liczba imion: 1, a miejsc przy stole: 2",
    ),
    ("battlelore", Setup("custom"), "setup.scenario_record", "wymaga pliku"),
    (
        "mageknight",
        Setup("first_reconnaissance", 1, variants={"hero_auction": True}),
        "setup.needs_two",
        "„Licytacja Bohaterów” wymaga co najmniej 2 graczy.",
    ),
    (
        "mageknight",
        Setup("first_reconnaissance", 2, variants={"no_virtual": True}),
        "setup.virtual",
        "pojedynkę",
    ),
    ("mageknight", Setup("full_conquest", 3, variants={"teams": "random"}), "setup.teams", "4 graczy"),
    ("mageknight", Setup("full_conquest", 4, variants={"megapolis": 9}), "setup.megapolis", "najwyżej 3"),
)


@pytest.mark.parametrize(("game", "setup", "id_", "polish"), REFUSED)
def test_a_refusal_says_why_in_the_reader_s_language(game: str, setup: Setup, id_: str, polish: str) -> None:
    with pytest.raises(SetupError) as refused:
        hexameron.new(game, setup=setup, seed=1)
    assert refused.value.text.id == id_
    folders = (find(game).folder / "texts",)
    assert polish in Catalogue("pl", folders, strict=True, plain=True).render(refused.value.text)
    assert Catalogue("en", folders, strict=True).render(refused.value.text) != str(refused.value)


def test_a_refusal_travels_between_processes() -> None:
    error = SetupError("it needs two players", Text("setup.needs_two", {"n": 2}))
    twin = pickle.loads(pickle.dumps(error))
    assert (str(twin), twin.text) == ("it needs two players", error.text)


def test_every_fault_of_an_own_scenario_is_told_at_once() -> None:
    record = {"name": "mine", "banners_to_win": 0, "south": {"Fb": ["3/1", "3/1"]}, "north": {"Fb": ["7/1"]}}
    with pytest.raises(SetupError, match=r"two units stand on 3/1; banners_to_win: at least 1") as refused:
        hexameron.new("battlelore", setup=Setup("custom", extra={"scenario": record}), seed=1)
    polish = Catalogue("pl", (find("battlelore").folder / "texts",), strict=True, plain=True)
    said = polish.render(refused.value.text)
    assert said == "south.Fb: na polu 3/1 stoją dwa oddziały. banners_to_win: potrzeba co najmniej 1."


def test_games_that_refuse_set_ups_of_their_own_are_looked_at() -> None:
    seen = {path.relative_to(SOURCES).parts[1] for path in modules() if "games" in path.parts}
    assert {game for game, _, id_, _ in REFUSED} <= seen
