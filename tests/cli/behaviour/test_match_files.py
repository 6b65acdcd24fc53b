"""verify, replay, position, and files that are broken."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hexameron
from hexameron.games import find
from hexameron.kernel.chance import Fairness
from hexameron.kernel.files import seal, write_match, write_position
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from tests.cli.helpers import run, short_match


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A match file of a finished match."""
    match = hexameron.load(short_match(tmp_path / "position.json"))
    random = Random(1)
    while match.result is None:
        seat = next(iter(match.pending))
        match.choose(seat, random.choice(match.options(seat)))
    path = tmp_path / "match.json"
    hexameron.save(match, path)
    return path


def test_verify_confirms_a_true_match(played: Path) -> None:
    result = run("verify", str(played))
    assert result.exit_code == 0
    assert "Wszystkie losowania się zgadzają." in result.output
    assert json.loads(run("verify", str(played), "--json").output)["true"] is True


def test_verify_finds_my_own_number_in_the_key_of_the_dice(tmp_path: Path) -> None:
    fairness = Fairness(b"s" * 32, (b"mine" * 4, b"thei" * 4))
    match: Match[Any] = Match(find("battlelore"), Setup("azincourt", 2), fairness)
    match.resign(0)
    file = tmp_path / "match.json"
    file.write_bytes(write_match(match))
    mine, secret = (b"mine" * 4).hex(), fairness.commitments().secret
    good = run("verify", str(file), "--nonce", mine, "--secret-hash", secret, "--lang", "en")
    assert good.exit_code == 0
    assert "Your number is in the key of the dice" in good.output
    bad = run("verify", str(file), "--nonce", mine, "--nonce", "00" * 16)
    assert bad.exit_code == 1
    assert "00" * 16 in bad.output
    other = run("verify", str(file), "--secret-hash", "0" * 64, "--json")
    assert other.exit_code == 1
    assert json.loads(other.output) == {
        "true": False,
        "why": f"secret: its published hash is {secret}, not {'0' * 64}",
        "choices": 0,
        "result": None,
    }


def test_verify_finds_a_changed_file(played: Path) -> None:
    record = json.loads(played.read_text())
    record["result"]["winners"] = [1 - record["result"]["winners"][0]]
    played.write_text(json.dumps(record))
    result = run("verify", str(played))
    assert result.exit_code == 1
    assert "digest" in result.output
    assert "result: the choices lead to another result" in " ".join(result.output.split())
    record["digest"] = seal(record)
    played.write_text(json.dumps(record))
    resealed = run("verify", str(played))
    assert resealed.exit_code == 1
    assert "Ta partia się nie zgadza z tym, co zapisano. (result: " in " ".join(resealed.output.split())
    told = run("verify", str(played), "--json")
    assert told.exit_code == 1
    assert json.loads(told.output)["true"] is False


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "battlelore", "--load"]])
@pytest.mark.parametrize("content", [None, "", "no json", "{}", '{"game": "chess", "schema": 1}', "[1, 2"])
def test_broken_files_get_a_sentence(tmp_path: Path, command: list[str], content: str | None) -> None:
    path = tmp_path / "broken.json"
    if content is not None:
        path.write_text(content)
    result = run(*command, str(path))
    assert result.exit_code == 1
    assert "broken.json" in "".join(result.output.split())
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)


def test_a_match_whose_journal_no_longer_fits_goes_on_from_its_stored_state(played: Path) -> None:
    record = json.loads(played.read_text())
    record["entries"][3]["prompt"] = "of.other.rules"
    record["digest"] = seal(record)
    played.write_text(json.dumps(record))
    result = run("play", "battlelore", "--load", str(played))
    assert result.exit_code == 0
    told = " ".join(result.output.split())
    assert "od zapisanego stanu, bez przebiegu. (entries[3]: the question is" in told


def test_replay_tells_the_match_and_draws_its_end(played: Path) -> None:
    result = run("replay", str(played))
    assert result.exit_code == 0
    assert "Tura 2: Armia chorągwi." in result.output
    assert "Koniec partii" in result.output
    assert "│A1" in result.output


def test_replay_stops_where_it_is_told(played: Path) -> None:
    result = run("replay", str(played), "--from", "3", "--to", "10", "--seat", "1")
    assert result.exit_code == 0
    assert "Powtórka: decyzja 10 z" in result.output
    told = [line for line in result.output.splitlines() if line[:4].strip().isdecimal()]
    assert all(int(line[:4]) > 3 for line in told)
    assert told
    assert "Koniec partii" not in result.output
    assert run("replay", str(played), "--seat", "3").exit_code == 2


def test_replay_goes_step_by_step(played: Path) -> None:
    result = run("replay", str(played), "--step", typed="\n5\nkoniec\n")
    assert result.exit_code == 0
    assert "decyzja 0 z" in result.output
    assert "decyzja 1 z" in result.output
    assert "decyzja 5 z" in result.output
    assert "decyzja 6 z" not in result.output


def test_replay_goes_back_and_comes_to_the_same_table(played: Path) -> None:
    result = run("replay", str(played), "--step", typed="7\nwstecz\nwstecz 3\n2\n7\nkoniec\n")
    shown = [part.split("Decyzja")[0] for part in result.output.split("Powtórka: decyzja ")[1:]]
    assert [int(part.split()[0]) for part in shown] == [0, 7, 6, 3, 2, 7]
    table = [part[part.index("z ") : part.index("◀")] for part in shown]
    assert table[1] == table[5]


@pytest.mark.parametrize(
    ("typed", "said"),
    [("?", "wstecz 10"), ("dlaczego", "W tej chwili zasady niczego"), ("karta Zwiad", "Wydaj rozkaz"),
     ("pole A1", "A1 ·"), ("zasady BL-END-01", "BL-END-01"), ("xyzzy", "Nie rozumiem: xyzzy")],
)  # fmt: skip
def test_things_are_looked_up_in_a_replay(played: Path, typed: str, said: str) -> None:
    result = run("replay", str(played), "--step", typed=f"4\n{typed}\nkoniec\n")
    assert said in " ".join(result.output.split())


def test_the_replay_of_a_finished_match_lies_open(played: Path) -> None:
    seen = run("replay", str(played), "--from", "0", "--to", "1").output
    mine = run("replay", str(played), "--to", "0", "--seat", "1").output
    assert mine.count("Karty dowodzenia (") == 1, "a seat sees its own hand alone"
    assert seen.count("Karty dowodzenia (") == 2, "both hands"


def test_a_spectator_of_a_match_that_goes_on_sees_no_hand(tmp_path: Path) -> None:
    file = tmp_path / "running.json"
    hexameron.save(hexameron.new("battlelore", seed=3), file)
    assert "Karty dowodzenia (" not in run("replay", str(file)).output


def test_a_position_is_checked_and_drawn(tmp_path: Path) -> None:
    path = short_match(tmp_path / "position.json")
    result = run("position", "battlelore", str(path))
    assert result.exit_code == 0
    assert "Pozycja jest poprawna." in result.output
    assert "[1]" in result.output
    assert json.loads(run("position", "battlelore", str(path), "--json").output)["valid"] is True


def test_a_match_is_no_position(played: Path) -> None:
    result = run("position", "battlelore", str(played))
    assert result.exit_code == 2
    assert "to plik z partią, nie z pozycją" in " ".join(result.output.split())


def test_a_malformed_position_names_the_field(tmp_path: Path) -> None:
    match = hexameron.new("battlelore", seed=1)
    position = json.loads(write_position(match))
    position["state"]["turn"]["seat"] = "south"
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position))
    result = run("position", "battlelore", str(path))
    assert result.exit_code == 1
    assert "turn.seat" in result.output
    told = run("position", "battlelore", str(path), "--json")
    assert told.exit_code == 1
    assert json.loads(told.output)["valid"] is False
