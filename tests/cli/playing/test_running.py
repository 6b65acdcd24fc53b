"""How a match ended, as the terminal tells it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import run

MATCHES = Path(__file__).parents[2] / "matches"


@pytest.mark.parametrize(
    ("match", "language", "said"),
    [
        (
            "mageknight/solo_conquest",
            "pl",
            ("Przegrana", "Czas minął, a cel scenariusza nie został osiągnięty."),
        ),
        ("mageknight/blitz_cooperation", "en", ("Defeat", "the goal of the scenario was not reached")),
        ("mageknight/druid_nights", "pl", ("Zwycięstwo!", "Cel scenariusza osiągnięty.")),
        ("mageknight/one_returns", "pl", ("Remis", "Nikt nie stoi na portalu")),
        ("mageknight/blitz_conquest", "en", ("Winner: ", "Fame decides.")),
        ("battlelore/crossing", "pl", ("Wygrywa: ", "Zdobyto wszystkie sztandary zwycięstwa")),
        ("battlelore/crossing", "pl", ("Wygrywa: ", "Punktacja: Armia proporca (2), Armia chorągwi (5)")),
        ("heroes/conquest", "pl", ("Wygrywa: ",)),
    ],
)
def test_a_recorded_match_tells_how_it_ended(match: str, language: str, said: tuple[str, ...]) -> None:
    file = MATCHES / f"{match}-instinct-1.json"
    shown = run("--lang", language, "replay", str(file), "--from", "100000")
    assert shown.exit_code == 0, shown.output
    for words in said:
        assert words in shown.output
    assert ("Remis" in shown.output or "Tie" in shown.output) == (said[0] == "Remis")
