"""What a shell completes, asked as a shell asks."""

from __future__ import annotations

import pytest

from hexameron.cli.help_pages import COMPLETE
from tests.cli.helpers import run


def completed(line: str) -> list[str]:
    """What bash is told for a line whose last word is not whole yet."""
    words = line.split(" ")
    asked = {"COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1), COMPLETE: "complete_bash"}
    return run(**asked).output.split("\n")[:-1]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("hexameron si", ["simulate"]),
        ("hexameron be", ["bench", "bench table"]),
        ("hexameron play her", ["heroes"]),
        ("hexameron play heroes --sce", ["--scenario", "--scenario-file"]),
        ("hexameron play heroes --scenario ", ["conquest"]),
        ("hexameron play battlelore --scenario cr", ["crossing"]),
        ("hexameron play heroes --seats me,gr", ["me,greedy"]),
        ("hexameron simulate heroes --bots greedy,ma", ["greedy,master"]),
        ("hexameron completion f", ["fish"]),
    ],
)
def test_commands_options_and_names_are_completed(line: str, words: list[str]) -> None:
    assert completed(line) == words


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_every_shell_gets_a_script_that_asks_us(shell: str) -> None:
    script = run("completion", shell)
    assert script.exit_code == 0
    assert COMPLETE in script.output


def test_beside_a_command_stands_what_it_does() -> None:
    asked = {"_TYPER_COMPLETE_ARGS": "hexameron veri", COMPLETE: "complete_zsh"}
    assert "Check a saved match" in run(**asked, HEXAMERON_LANG="en").output
