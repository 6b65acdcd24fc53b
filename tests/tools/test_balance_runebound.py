"""The pages about the balance of Runebound are written from the games that were kept."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hexameron.arena import Lift, Row, Share
from tools.balance import BEGIN, END
from tools.balance_runebound import PAGES, judged, spent, within, write

HEROES = ("corbin", "mok", "laurel", "lyssa")


def rate(value: float, low: float, high: float) -> Share:
    return Share("", 0, 0, value, low, high)


@pytest.mark.parametrize(
    ("shares", "said"),
    [
        ([rate(0.25, 0.1, 0.4)], "yes"),
        ([rate(0.25, 0.1, 0.4), rate(0.35, 0.3, 0.4)], "open"),
        ([rate(0.4, 0.33, 0.5)], "no"),
        ([rate(0.1, 0.05, 0.17)], "no"),
    ],
)
def test_bounds_are_judged_by_intervals(shares: list[Share], said: str) -> None:
    assert within(shares, 0.18, 0.32) == said


@pytest.mark.parametrize(
    ("points", "settled", "said"), [(0.1, 0.1, "yes"), (0.2, 0.1, "open"), (0.2, 0.13, "no")]
)
def test_a_high_lift_is_no_proof_until_it_settles_high(points: float, settled: float, said: str) -> None:
    assert judged([Lift("skill", "a", rate(0, 0, 1), True, points, 0.0, 0.4, settled)]) == said


def test_prices_make_players_alike() -> None:
    assert spent("asset", ("asset.b08",)) == spent("asset", ("asset.a13", "asset.a04")) == 4
    assert spent("asset", ("asset.b04",)) == 1
    assert spent("skill", ("skill.m1",)) == 4
    assert spent("hero", ("hero.mok",)) == 1


def game(seed: int, winner: int | None) -> Row:
    return Row(
        seed=seed,
        scenario="margath",
        seats=("instinct", "instinct#2", "instinct#3", "instinct#4"),
        winner=None if winner is None else "instinct",
        winners=() if winner is None else (winner,),
        lost=winner is None,
        why="villain",
        scores=(),
        choices=1,
        turns=1,
        state_hash="",
        seconds=0.0,
        played={},
        cards=({},) * 4,
        belongings=tuple(
            {"hero": (f"hero.{hero}",), "leader": (f"hero.{hero}",), "skill": (skill,), "asset": ()}
            for hero, skill in zip(HEROES, ("skill.w7", "skill.m2", "skill.w7", "skill.m2"), strict=True)
        ),
    )


def test_both_pages_tell_what_was_measured(tmp_path: Path) -> None:
    for page in PAGES.values():
        path = tmp_path / page
        path.parent.mkdir()
        path.write_text(f"before\n{BEGIN}last year\n{END}\nafter\n", encoding="utf-8")
    games = [game(seed, None if seed % 4 == 3 else seed % 4) for seed in range(16)]
    rows = tmp_path / "rows.jsonl"
    rows.write_bytes(b"\n".join(msgspec.json.encode(one) for one in games))
    write(tmp_path, rows)
    english, polish = ((tmp_path / PAGES[language]).read_text(encoding="utf-8") for language in ("en", "pl"))
    for text in (english, polish):
        assert text.startswith(f"before\n{BEGIN}")
        assert text.endswith(f"{END}\nafter\n")
        assert "last year" not in text
    assert "16 games of four players with `instinct`:" in english
    assert "| lost to the villain in 20 to 50 % | 25.0 % " in english
    assert "Lyssa 0.0 %" in english, "of the twelve games that a hero won, she won none"
    assert "Corbin 33.3 %" in english
    assert "Corbin 33,3 %" in polish
