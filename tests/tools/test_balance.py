"""The pages about the balance of games are written from the games that were kept."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hexameron.arena import Lift, Row, Share
from tools.balance import BEGIN, DEMANDS, END, verdict, write

PAGES = DEMANDS["heroes"].pages


def lift(name: str, points: float, *, settled: float = 0.0) -> Lift:
    return Lift("skill", name, Share(name, 0, 0, 0.0, 0.0, 1.0), known=True, lift=points, settled=settled)


@pytest.mark.parametrize(
    ("above", "again", "said"),
    [
        ([], [], "yes"),
        ([lift("a", 0.2)], [], "open"),
        ([lift("a", 0.2)], [lift("a", 0.02)], "yes"),
        ([lift("a", 0.2)], [lift("a", 0.13)], "open"),
        ([lift("a", 0.2), lift("b", 0.2)], [lift("a", 0.02)], "open"),
        ([lift("a", 0.2, settled=0.13)], [lift("a", 0.02)], "no"),
    ],
)
def test_a_lift_above_the_bound_stands_open_until_it_is_measured_again(
    above: list[Lift], again: list[Lift], said: str
) -> None:
    assert verdict(above, again) == said


FACTIONS = ("haven", "necropolis", "sanctuary", "stronghold")


def game(seed: int, *skills: str) -> Row:
    """A match in which the first seat wins; ``skills`` has one for each seat, the factions take turns."""
    factions = FACTIONS[seed % 4 :] + FACTIONS[: seed % 4]
    return Row(
        seed=seed,
        scenario="",
        seats=("instinct",) * 4,
        winner="instinct",
        winners=(0,),
        why="end",
        scores=(),
        choices=1,
        turns=1,
        state_hash="",
        seconds=0.0,
        played={"battle.target/hit": 1},
        cards=({},) * 4,
        belongings=tuple(
            {"faction": (f"faction.{faction}",), "leader": ("hero.cate",), "skill": (f"skill.{skill}",)}
            for faction, skill in zip(factions, skills, strict=True)
        ),
    )


def keep(path: Path, games: list[Row]) -> Path:
    path.write_bytes(b"\n".join(msgspec.json.encode(one) for one in games))
    return path


def test_both_pages_tell_what_was_measured(tmp_path: Path) -> None:
    for page, _ in PAGES.values():
        path = tmp_path / page
        path.parent.mkdir()
        path.write_text(f"before\n{BEGIN}last year\n{END}\nafter\n", encoding="utf-8")
    alike = [game(seed, *("wisdom", "curse")[:: 1 if seed % 8 < 4 else -1] * 2) for seed in range(24)]
    lucky = [game(seed, "wisdom", "curse", "curse", "curse") for seed in range(24, 32)]
    rows = keep(tmp_path / "rows.jsonl", [*alike, *lucky])
    write(tmp_path, "heroes", rows, keep(tmp_path / "lots.jsonl", alike))
    english, polish = (
        (tmp_path / PAGES[language][0]).read_text(encoding="utf-8") for language in ("en", "pl")
    )
    for page in (english, polish):
        assert page.startswith(f"before\n{BEGIN}")
        assert page.endswith(f"{END}\nafter\n")
        assert "last year" not in page
    assert "32 games of four players with `instinct` (asked: 1000):" in english
    assert "| no faction wins more than 35 % or less than 15 % | " in english
    assert "| żadna frakcja nie wygrywa częściej niż w 35 % ani rzadziej niż w 15 % partii | " in polish
    assert "in 24 more games in which cards were kept by lot: Wisdom " in english
    assert "w 24 dalszych partiach, w których o wyborze kart decydował los: Mądrość " in polish
    assert all((tmp_path / whole).read_text(encoding="utf-8").startswith("<!") for _, whole in PAGES.values())


def test_each_game_has_its_own_bounds_and_pages(tmp_path: Path) -> None:
    for page, _ in DEMANDS["runewars"].pages.values():
        path = tmp_path / page
        path.parent.mkdir()
        path.write_text(f"{BEGIN}{END}", encoding="utf-8")
    factions = ("humans", "elves", "undead", "uthuk")
    rows = []
    for seed in range(8):
        row = game(seed, "a", "b", "c", "d")
        turned = factions[seed % 4 :] + factions[: seed % 4]
        had = tuple({"faction": (f"faction.{one}",), "hero": ("hero.h1",)} for one in turned)
        rows.append(msgspec.structs.replace(row, belongings=had, winners=(seed % 2,)))
    write(tmp_path, "runewars", keep(tmp_path / "rows.jsonl", rows))
    english, polish = (
        (tmp_path / DEMANDS["runewars"].pages[language][0]).read_text(encoding="utf-8")
        for language in ("en", "pl")
    )
    assert "| no faction wins more than 32 % or less than 18 % | " in english
    assert "| żadne miejsce nie wygrywa częściej niż w 30 % partii | " in polish
    seats = next(line for line in english.splitlines() if line.startswith("| no seat"))
    assert seats.endswith("| does not hold |")
