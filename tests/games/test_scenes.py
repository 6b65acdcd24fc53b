"""What a screen shows of any game: complete and readable."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from hexameron.games import find, names
from hexameron.kernel.game import Setup
from hexameron.kernel.telling import Narrator
from hexameron.kernel.text import Catalogue, Text
from tests.games.shown import ids, played, scene_of, texts
from tests.games.tables import Table, at_every_table


@cache
def catalogues(name: str) -> tuple[Catalogue, Catalogue]:
    folder = find(name).folder / "texts"
    return Catalogue("pl", [folder], strict=True), Catalogue("en", [folder], strict=True)


@at_every_table
def test_every_option_points_at_something_shown(table: Table) -> None:
    prompts: dict[str, None] = {}
    for match in table.played(11):
        for seat in match.pending:
            shown = scene_of(match, seat)
            there = ids(shown)
            assert len(there) == len(dict.fromkeys(there)), "an id is shown twice"
            for option in shown.options:
                assert [id_ for id_ in option.at if id_ not in there] == [], option.key
            for refused in shown.refused:
                assert [id_ for id_ in refused.at if id_ not in there] == [], refused.why
            for piece in shown.pieces:
                assert piece.cell in there
            prompts[match.pending[seat].prompt] = None
    assert len(prompts) > 8


@at_every_table
def test_every_text_can_be_read_in_both_languages(table: Table) -> None:
    game = find(table.name)
    said: dict[str, Text] = {}
    for match in table.played(12):
        for seat in match.pending:
            said.update((text.id, text) for text in texts(scene_of(match, seat)))
            question, view = match.question(seat), match.view(seat)
            assert question is not None
            for option in question.options:
                text = game.label(view, question.prompt, option)
                said[text.id] = text
    for catalogue in catalogues(table.name):
        for text in said.values():
            assert catalogue.render(text)


@at_every_table
def test_a_sign_that_is_explained_has_a_short_name_that_its_explanation_begins_with(table: Table) -> None:
    for match in table.played(14):
        for seat in match.pending:
            panels = [one for one in scene_of(match, seat).panels if one.kind in {"sheet", "fighter"}]
            for row in (row for panel in panels for row in panel.rows):
                if row.icon and row.number is None and row.value is None:
                    assert row.short is not None, row.name
                    for catalogue in catalogues(table.name):
                        assert catalogue.render(row.name).startswith(catalogue.render(row.short))


@at_every_table
def test_every_event_can_be_read_in_both_languages(table: Table) -> None:
    told: dict[str, int] = {}
    for match in played(find(table.name), table.setup, 13, table.choices):
        news = [event for event in match.events if event.n >= match.choices - 1]
        fresh = [event for event in news if told.get(event.name, 0) < 3]
        for event in fresh:
            told[event.name] = told.get(event.name, 0) + 1
        for catalogue in catalogues(table.name) if fresh else ():
            for line in Narrator(match.game, match.view(0), 0, catalogue).lines(fresh):
                words = catalogue.render(line.text.text(catalogue.render))
                assert words[-1] in ".!?", words
                assert "[" not in words
                assert "  " not in words
    assert len(told) > 15


@at_every_table
def test_the_measure_of_a_seat_lies_between_lost_and_won(table: Table) -> None:
    game = find(table.name)
    for match in table.played(15):
        for seat in range(table.setup.seats):
            assert 0 < game.evaluate(match.view(seat), seat) < 1


@pytest.mark.parametrize("name", names())
def test_at_a_real_table_every_scene_says_what_is_entered(name: str) -> None:
    """A client lays out dice to tap or cards to find by it, and shows an ordinary question without."""
    game = find(name)
    setup = Setup(game.scenarios[0].name, game.scenarios[0].seats[0])
    setup = msgspec.structs.replace(setup, real=(0,) * setup.seats)
    entered: dict[str, None] = {}
    for match in played(game, setup, 15, 120):
        for seat in match.pending:
            question = match.question(seat)
            assert question is not None
            assert scene_of(match, seat).entry == question.entry
            entered[question.entry] = None
    assert "draw" in entered
