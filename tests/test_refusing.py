"""What a match refuses reads as a sentence that names the question and what is offered, in both languages."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, get_args

import pytest

import hexameron
from hexameron.games import names
from hexameron.kernel.files import FileError, read_match, write_match
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import (
    SHOWN,
    Diverged,
    MatchError,
    NotOffered,
    Refused,
    RuleFault,
    Stale,
    english,
)
from hexameron.kernel.text import Catalogue, Language, Text

every_game = pytest.mark.parametrize("game", names())
WRONG = ("done", "no_such_thing:7", "pick:t9999", "go:h99.99", "", "x" * 500)


def later(game: str, seed: int, choices: int) -> Match[Any]:
    """A match after some random choices; a short one begins anew when it is over."""
    match, random = hexameron.new(game, seed=seed), Random(seed)
    for n in range(choices):
        match = hexameron.new(game, seed=seed + n) if match.result is not None else match
        seat = random.choice(sorted(match.pending))
        match.choose(seat, random.choice(match.options(seat)))
    return match


def refused(match: Match[Any], seat: int, key: str, at: int | None = None) -> MatchError:
    with pytest.raises(MatchError) as error:
        match.choose(seat, key, at=at)
    return error.value


@cache
def strict(game: str) -> list[Catalogue]:
    languages: tuple[Language, ...] = get_args(Language)
    folders = (hexameron.find(game).folder / "texts",)
    return [Catalogue(one, folders, strict=True, plain=True) for one in languages]


@every_game
def test_a_wrong_choice_is_told_the_question_and_what_is_offered(game: str) -> None:
    for choices in (0, 30, 90):
        match = later(game, 4, choices)
        seat = next(iter(match.pending))
        scene = match.game.scene(
            match.view(seat), seat, match.question(seat, any_order=True), tuple(match.pending)
        )
        labels = list(dict.fromkeys(repr(option.label) for option in scene.options))
        first = next(option.label for option in scene.options)
        assert scene.prompt is not None
        for key in WRONG:
            if key in [option.key() for option in match.options(seat)]:
                continue
            error = refused(match, seat, key)
            assert isinstance(error, NotOffered)
            for texts in strict(game):
                said = texts.render(error.text)
                assert texts.render(scene.prompt) in said
                assert texts.render(first).lower() in said.lower()
                assert "[" not in said
                assert len(said) < 1500
                if len(labels) > SHOWN:
                    assert str(len(labels) - SHOWN) in said


def test_in_python_the_prompt_and_the_nearest_keys_follow() -> None:
    match = hexameron.new("battlelore", scenario="crossing", seed=1)
    (seat,) = match.pending
    key = match.options(seat)[-1].key()
    said = str(refused(match, seat, key + "9"))
    assert said.startswith("This cannot be chosen now: ")
    assert f"[{match.pending[seat].prompt}: no '{key}9' among " in said
    assert f"{key}," in said
    other = 1 - seat
    assert str(refused(match, other, key)) == (
        f"You are not asked now. The choice is with: Seat {seat + 1}."
        f" [no question to seat {other}; seat {seat}: {match.pending[seat].prompt}]"
    )
    with pytest.raises(Refused, match="The choice is with"):
        match.options(other)


@every_game
def test_who_comes_too_late_is_told_what_is_asked_now(game: str) -> None:
    match = later(game, 2, 5)
    seat = next(iter(match.pending))
    error = refused(match, seat, match.options(seat)[0].key(), at=1)
    assert isinstance(error, Stale)
    assert "has moved on" in str(error)
    assert "You may choose" in str(error)
    for texts in strict(game):
        assert "[" not in texts.render(error.text)


def test_what_is_over_or_undone_is_a_sentence() -> None:
    match = hexameron.new("heroes", seed=1)
    with pytest.raises(Refused, match=r"^There is nothing to undo\.$"):
        match.undo(0)
    match.resign(0)
    with pytest.raises(Refused, match=r"^The match is over\.$"):
        match.choose(0, "done")
    with pytest.raises(Refused, match=r"^The match is over\.$"):
        match.options(0)


def test_a_journal_that_does_not_fit_says_why() -> None:
    match = later("battlelore", 3, 3)
    with pytest.raises(Diverged, match=r"Entry 2 .*: entry 2 follows entry 0\."):
        hexameron.new("battlelore", seed=3).follow(match.entries[1:])
    with pytest.raises(Diverged, match=r"Entry 1 of the journal does not fit these rules: "):
        hexameron.new("battlelore", scenario="wizards", seed=5).follow(match.entries)
    with pytest.raises(FileError, match="secret"):
        read_match(write_match(match, public=True), hexameron.find)


@pytest.mark.parametrize(
    "made",
    [
        lambda: Refused(Text("fault.over")),
        lambda: NotOffered(Text("fault.unknown_option", {"option": "go"}), "move"),
        lambda: RuleFault("ab12", "KeyError: 'x'"),
        lambda: Diverged(3, Text("fault.diverged.seat", {"n": 2})),
    ],
)
def test_refusals_travel_between_processes(made: Callable[[], MatchError]) -> None:
    error = made()
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error)
    assert (str(twin), twin.text) == (str(error), error.text)


def test_a_fault_in_a_rule_tells_programmers_what_failed() -> None:
    assert str(RuleFault("ab12", "KeyError: 'x'")).endswith("Number: ab12. [KeyError: 'x']")


def test_programmers_read_also_what_there_are_no_words_for() -> None:
    assert english(Text("nowhere.to_be_found", {"n": 3, "who": "Ania"})) == "nowhere.to_be_found n=3 who=Ania"
