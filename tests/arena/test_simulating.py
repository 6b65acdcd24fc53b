"""Simulations give the same rows however they are spread, and honest rates."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from hexameron.arena import KeepError, Report, Row, simulate, tournament
from hexameron.arena.rates import wilson
from hexameron.arena.report import average, spread
from hexameron.arena.simulating import read_rows
from hexameron.arena.tournament import Standing, standing
from hexameron.bots import BotError
from hexameron.kernel.files import verify
from hexameron.kernel.game import Setup, SetupError
from tests.kernel.toy import TOY

GAME = "tests.kernel.toy:TOY"


def test_the_number_of_processes_changes_nothing() -> None:
    one = simulate(GAME, ["greedy:6", "random"], 6, seed=3, scenarios=["duel", "teams"])
    two = simulate(GAME, ["greedy:6", "random"], 6, seed=3, scenarios=["duel", "teams"], jobs=2)
    assert one.to_json() == two.to_json()


def test_a_row_says_how_a_match_went() -> None:
    report = simulate(GAME, ["random", "instinct"], 4, seed=10)
    assert [row.seed for row in report.rows] == [10, 11, 12, 13]
    for row in report.rows:
        assert row.scenario == "duel"
        assert row.choices == sum(row.played.values()) > 10
        assert len(row.state_hash) == 32
        assert row.winner == (row.seats[row.winners[0]] if row.winners else None)
        assert row.turns >= 1
    assert len({row.state_hash for row in report.rows}) == 4
    assert any(key.startswith("play/") for row in report.rows for seat in row.cards for key in seat)


def test_bots_change_seats_with_every_match_unless_they_are_to_stay() -> None:
    swapped = simulate(GAME, ["random", "instinct"], 4)
    assert [row.seats[0] for row in swapped.rows] == ["random", "instinct"] * 2
    fixed = simulate(GAME, ["random", "instinct"], 4, swap=False)
    assert [row.seats[0] for row in fixed.rows] == ["random"] * 4
    both = simulate(GAME, ["random", "instinct"], 4, scenarios=["duel", "teams"])
    assert [(row.scenario, row.seats[0]) for row in both.rows] == [
        ("duel", "random"), ("teams", "random"), ("duel", "instinct"), ("teams", "instinct"),
    ]  # fmt: skip


def test_as_many_bots_as_a_scenario_may_have_players_sit_down() -> None:
    for bots in (["random"], ["random", "instinct", "random"]):
        report = simulate("heroes", bots, 1, variants={"length": "short"})
        assert len(report.rows[0].seats) == max(2, len(bots))


def test_two_bots_of_one_kind_are_told_apart() -> None:
    report = simulate(GAME, ["random", "random"], 6)
    assert set(report.wins) == {"random", "random#2"}
    assert sum(report.wins.values()) + report.draws == 6


def test_the_json_keeps_its_contract() -> None:
    report = simulate(GAME, ["random", "instinct"], 3, seed=5)
    data = msgspec.json.decode(report.to_json())
    assert data["wins"] == report.wins
    assert [(g["seed"], g["winner"], g["state_hash"]) for g in data["games"]] == [
        (row.seed, row.winner, row.state_hash) for row in report.rows
    ]


def test_saved_matches_are_true(tmp_path: Path) -> None:
    report = simulate(GAME, ["random"], 2, seed=7, save=tmp_path / "matches")
    for row in report.rows:
        verdict = verify((tmp_path / "matches" / f"toy-{row.seed}.json").read_bytes(), lambda _: TOY)
        assert verdict.true
        assert verdict.choices == row.choices


def test_setups_and_progress_are_heeded() -> None:
    heard: list[tuple[int, int]] = []
    report = simulate(
        GAME, ["random"], 3, setups=[Setup("teams", 4)], progress=lambda *told: heard.append(told)
    )
    assert all(len(row.seats) == 4 for row in report.rows)
    assert heard[-1] == (3, 3)


def test_wrong_words_are_refused_before_anything_is_played() -> None:
    with pytest.raises(BotError):
        simulate(GAME, ["random", "grady"], 10)
    with pytest.raises(SetupError, match="there are: duel, teams"):
        simulate(GAME, ["random"], 10, scenarios=["dual"])
    with pytest.raises(ValueError, match="at least one bot"):
        simulate(GAME, [], 10)
    with pytest.raises(KeyError, match="there is no game"):
        simulate("chess", ["random"], 10)
    with pytest.raises(ValueError, match="jobs"):
        simulate(GAME, ["random"], 10, jobs=0)


def row(seed: int, winner: int | None, **more: int) -> Row:
    seats = ("a", "b") if seed % 2 else ("b", "a")
    return Row(
        seed=seed,
        scenario="x",
        seats=seats,
        winner=None if winner is None else seats[winner],
        winners=() if winner is None else (winner,),
        why="end",
        scores=(),
        choices=more.get("choices", 10),
        turns=3,
        state_hash="",
        seconds=0.1,
        played={"p/o": 2},
        cards=({"play/x": 2}, {}),
    )


def test_rates_count_bots_and_seats_apart() -> None:
    report = Report("toy", ("a", "b"), (row(1, 0), row(2, 0), row(3, 0), row(4, None)))
    assert report.wins == {"a": 2, "b": 1}
    assert report.draws == 1
    assert [(s.won, s.of) for s in report.win_rates()] == [(2, 4), (1, 4)]
    assert [(s.name, s.won, s.of) for s in report.seat_rates()] == [("1", 3, 4), ("2", 0, 4)]
    assert report.played() == {"p/o": 8}
    use = report.cards()[0]
    assert (use.option, use.card, use.count, use.wins.won, use.wins.of) == ("play", "x", 8, 3, 4)
    assert next(fact for fact in report.summary() if fact.name == "choices.mean").numbers == (10,)


def test_a_lost_quest_is_no_draw_and_a_won_one_is_won_by_all() -> None:
    lost = structs.replace(row(1, None), lost=True, why="lost")
    won = structs.replace(row(2, 0), winners=(0, 1), why="won")
    report = Report("toy", ("a", "b"), (lost, won, row(3, None)), word=GAME)
    assert (report.wins, report.draws, report.lost) == ({"a": 1, "b": 1}, 1, 1)
    assert next(fact.numbers for fact in report.summary() if fact.name == "lost") == (1,)
    assert msgspec.json.decode(report.to_json())["lost"] == 1
    assert "<td>przegrana</td>" in report.to_html("pl")
    assert "<td>lost</td>" in report.to_html("en")
    assert "<td>b · a</td>" in report.to_html("en").rpartition("<details>")[2]
    assert standing("a", [report]) == Standing("a", 1.5, 1, 1, 1)


def test_rows_of_old_files_say_nothing_of_lost_quests() -> None:
    plain = msgspec.to_builtins(row(1, None))
    del plain["lost"]
    assert msgspec.convert(plain, Row) == row(1, None)


def test_wilson_holds_known_values() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-3)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-3)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_spread_holds_the_middle() -> None:
    assert spread(list(range(101))) == (5.0, 95.0)
    assert spread([4]) == (4.0, 4.0)


@pytest.mark.parametrize(("language", "word"), [("pl", "Kto wygrywa"), ("en", "Who wins")])
def test_the_page_stands_alone(language: str, word: str) -> None:
    report = simulate(GAME, ["random", "instinct"], 8, scenarios=["duel", "teams"])
    html = report.to_html("pl" if language == "pl" else "en")
    assert word in html
    assert html.count("<svg") == 6
    assert "http" not in html
    assert "arena." not in html
    assert report.rows[0].state_hash[:12] in html


def test_a_page_without_matches_is_a_page() -> None:
    assert "<h1>" in simulate(GAME, ["random"], 0).to_html()


def test_everybody_meets_everybody() -> None:
    heard: list[tuple[int, int]] = []
    table, reports = tournament(
        GAME, ["random", "instinct", "greedy:4"], 2, progress=lambda *told: heard.append(told)
    )
    assert len(reports) == 3
    assert sum(standing.points for standing in table) == 6
    assert all(s.won + s.drawn + s.lost == 4 for s in table)
    assert [s.points for s in table] == sorted((s.points for s in table), reverse=True)
    assert heard[-1] == (6, 6)
    with pytest.raises(ValueError, match="another"):
        tournament(GAME, ["random", "random"], 2)


def test_a_game_may_report_figures_of_its_seats() -> None:
    report = simulate("mageknight", ["instinct"], 3, seed=1, scenarios=["solo_conquest"])
    fame = [row.figures[0]["fame"] for row in report.rows]
    found = next(one for one in report.figures() if one.name == "fame")
    assert (found.bot, found.of, found.mean) == ("instinct", 3, sum(fame) / 3)
    assert found.low < found.mean < found.high
    told = msgspec.json.decode(report.to_json())
    assert [one["name"] for one in told["figures"]] == ["fame", "level", "cities", "units", "wounds"]
    assert simulate(GAME, ["random"], 1).figures() == []


def test_the_interval_of_a_mean_follows_from_the_scatter() -> None:
    one = average("greedy", "fame", [10, 12, 14, 16])
    assert one.mean == 13.0
    assert round(one.high - one.mean, 2) == round(one.mean - one.low, 2) == 2.53
    assert average("greedy", "fame", [7]).low == 7.0


def test_rows_are_kept_as_they_are_made_and_not_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "rows.jsonl"
    first = simulate(GAME, ["random", "instinct"], 3, seed=5, keep=kept)
    assert [row.seed for row in read_rows(kept).values()] == [5, 6, 7]
    heard: list[tuple[int, int]] = []
    whole = simulate(
        GAME, ["random", "instinct"], 5, seed=5, keep=kept, progress=lambda *at: heard.append(at)
    )
    assert heard == [(4, 5), (5, 5)]
    assert whole.rows[:3] == first.rows
    assert [row.seed for row in whole.rows] == [5, 6, 7, 8, 9]
    assert whole.to_json() == simulate(GAME, ["random", "instinct"], 5, seed=5).to_json()


def test_what_is_left_to_lot_is_chosen_by_no_bot() -> None:
    def leaders(*lots: str) -> set[str]:
        report = simulate(
            "heroes",
            ["instinct"] * 4,
            4,
            seed=1,
            variants={"length": "short", "factions": "random"},
            lots=lots,
        )
        return {leader for row in report.rows for had in row.belongings for leader in had["leader"]}

    assert len(leaders("setup.hero")) > len(leaders())


def test_the_lifts_of_things_come_with_the_report() -> None:
    report = simulate("heroes", ["instinct"], 4, seed=3, variants={"length": "short"})
    kinds = list(dict.fromkeys(one.kind for one in report.lifts()))
    assert kinds == ["faction", "leader", "hero", "skill", "artifact", "place"]
    assert sum(one.wins.of for one in report.lifts() if one.kind == "place") == 8
    data = msgspec.json.decode(report.to_json())
    assert [one["name"] for one in data["lifts"]] == [one.name for one in report.lifts()]
    page = report.to_html("pl")
    assert "Kolejność w pierwszej rundzie" in page
    assert "Umiejętności" in page


def test_rows_are_read_without_a_last_line_break_and_more_may_follow(tmp_path: Path) -> None:
    kept = tmp_path / "rows.jsonl"
    simulate(GAME, ["random", "instinct"], 2, seed=5, keep=kept)
    kept.write_bytes(kept.read_bytes().rstrip())
    before = kept.read_bytes()
    assert [row.seed for row in read_rows(kept).values()] == [5, 6]
    assert kept.read_bytes() == before, "who only reads leaves the file alone"
    simulate(GAME, ["random", "instinct"], 3, seed=5, keep=kept)
    assert [row.seed for row in read_rows(kept).values()] == [5, 6, 7]


def test_a_row_that_was_being_written_is_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "rows.jsonl"
    whole = simulate(GAME, ["random", "instinct"], 3, seed=5, keep=kept)
    kept.write_bytes(kept.read_bytes()[:-40])
    again = simulate(GAME, ["random", "instinct"], 3, seed=5, keep=kept)
    assert again.to_json() == whole.to_json()
    assert len(kept.read_bytes().splitlines()) == 3


@pytest.mark.parametrize(
    ("bots", "scenario"), [(["random", "random"], "duel"), (["random", "instinct"], "teams")]
)
def test_rows_of_another_simulation_are_refused(tmp_path: Path, bots: list[str], scenario: str) -> None:
    kept = tmp_path / "rows.jsonl"
    simulate(GAME, ["random", "instinct"], 2, seed=5, keep=kept, scenarios=["duel"])
    before = kept.read_bytes()
    with pytest.raises(KeepError, match="seed 5 is duel between random and instinct"):
        simulate(GAME, bots, 2, seed=5, keep=kept, scenarios=[scenario])
    assert kept.read_bytes() == before
