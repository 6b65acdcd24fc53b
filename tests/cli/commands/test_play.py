"""play: whole matches through the pipe, what people type, and hands that stay hidden."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import hexameron
from hexameron import lab
from hexameron.cli.output import Output
from hexameron.cli.playing.keyboard import Keyboard
from hexameron.cli.playing.running import run as run_sitting
from hexameron.cli.playing.session import Session
from hexameron.kernel.files import verify, write_match
from tests.cli.helpers import any_number, run, short_match, sit_down, stop_after

PLAY = ("play", "battlelore", "--seed", "1", "--seats", "me,random", "--save")


def test_a_whole_match_through_the_pipe(tmp_path: Path) -> None:
    random = Random(1)
    typed = "\n".join(str(random.choice((1, 1, 2, 3, 4, 5, 6))) for _ in range(4000))
    path = tmp_path / "match.json"
    start = short_match(tmp_path / "start.json", scenario="azincourt", seed=7)
    result = run(
        "play", "battlelore", "--load", str(start), "--seats", "me,random", "--save", str(path), typed=typed
    )
    assert result.exit_code == 0
    assert "Koniec partii" in result.output
    assert "Wygrywa: " in result.output
    assert "[command." not in result.output
    assert verify(path.read_bytes(), hexameron.find).true


def test_bots_alone_play_a_match_that_one_can_watch(tmp_path: Path) -> None:
    start = short_match(tmp_path / "start.json")
    args = ("play", "battlelore", "--load", str(start), "--save", str(tmp_path / "m.json"), "--lang", "en")
    result = run(*args, "--seats", "random,random")
    assert result.exit_code == 0
    assert "Winner: " in result.output
    assert "bot random" in result.output


def test_the_end_of_the_input_saves_the_match_and_it_goes_on_with_the_same_players(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    first = run(*PLAY, str(path), typed="1\n")
    assert first.exit_code == 0
    assert f"Zapisano: {path}" in "".join(first.output.splitlines())
    assert hexameron.load(path).choices == 1
    second = run("play", "battlelore", "--load", str(path), typed="koniec\n")
    assert second.exit_code == 0
    assert "bot random" in second.output
    assert "Wznawiamy partię: battlelore, decyzja 1." in second.output
    assert "zagrywa kartę" not in second.output
    assert "zagrywa kartę" in run("play", "battlelore", "--load", str(path), typed="przebieg\n").output
    assert hexameron.load(path).choices == 1


def test_the_same_seed_and_entries_give_the_same_match(tmp_path: Path) -> None:
    paths = [tmp_path / "a.json", tmp_path / "b.json"]
    for path in paths:
        run(*PLAY, str(path), typed="1\n1\n1\n1\n2\n1\n")
    one, other = (hexameron.load(path) for path in paths)
    assert one.hash() == other.hash()
    assert one.choices > 3


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("pomoc", "koniec – zapisz i wyjdź"),
        ("?", "koniec – zapisz i wyjdź"),
        ("zasady linia strzału", "BL-LOS-08"),
        ("rules BL-MOVE-03", "Dokończ ruch oddziału"),
        ("zasady xyzzy", "Nic nie znaleziono: xyzzy."),
        ("zasady", "Wpisz np. „zasady"),
        ("dlaczego", "niczego ci nie zabraniają"),
        ("karta szarża", "Szarża konnicy"),
        ("karta 1", "Karta"),
        ("karta xyzzy", "Nie ma takiej karty"),
        ("karta", "Wpisz np. „karta 2”"),
        ("pole", "Wpisz np. „pole D4”."),
        ("przebieg 0", "Tura 1: Armia francuska."),
        ("ręka", "Karty dowodzenia"),
        ("pole G1", "Jeźdźcy ●●●"),
        ("pole Z9", "Nie ma takiego pola"),
        ("przebieg", "Tura 1: Armia francuska."),
        ("cofnij", "Nie ma czego cofnąć."),
        ("ponow", "Nie ma czego ponowić."),
        ("podpowiedź", "Podpowiedź: ["),
        ("poddaj\nnie", "Poddać partię?"),
        ("999", "Nie rozumiem: 999."),
        ("abrakadabra", "Nie rozumiem: abrakadabra."),
        ("\n\n", "Karty dowodzenia"),
    ],
)
def test_what_people_type_at_the_table(tmp_path: Path, typed: str, said: str) -> None:
    result = run(*PLAY, str(tmp_path / "match.json"), typed=f"{typed}\n")
    assert result.exit_code == 0
    assert said in result.output
    assert hexameron.load(tmp_path / "match.json").choices == 0


def test_bytes_that_are_no_text_are_not_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\udcff\udcfe\n"))
    page = io.StringIO()
    assert Keyboard(Console(file=page)).read("?") == "??"
    assert Output("pl").say("cli.no-game", game="\udcff", known="x") == "Nie ma gry „?”. Są: x."


def test_an_option_can_be_chosen_by_its_key(tmp_path: Path) -> None:
    match = hexameron.new("battlelore", seed=1)
    key = match.options(0)[1].key()
    run(*PLAY, str(tmp_path / "match.json"), typed=f"{key}\n")
    assert hexameron.load(tmp_path / "match.json").entries[-1].key == key


def test_a_unit_can_be_chosen_by_the_space_it_stands_on(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    card = next(o.key() for o in hexameron.new("battlelore", seed=1).options(0) if "command:" in o.key())
    run(*PLAY, str(path), typed=f"{card}\ng3\n")
    ordered = hexameron.load(path).entries[-1]
    assert ordered.prompt == "order.unit"
    looked = run(*PLAY, str(path), typed=f"{card}\nA9\n")
    assert "A9 · otwarty teren" in looked.output


def test_undo_and_redo(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run(*PLAY, str(path), typed="1\n1\n")
    played = hexameron.load(path)
    undone = run(*PLAY, str(path), typed="1\n1\ncofnij\n")
    assert "Cofnięto." in undone.output
    assert hexameron.load(path).choices == played.choices - 1
    run(*PLAY, str(path), typed="1\n1\nundo\nredo\n")
    assert hexameron.load(path).hash() == played.hash()


def test_resigning_ends_the_match(tmp_path: Path) -> None:
    result = run(*PLAY, str(tmp_path / "match.json"), typed="poddaj\ntak\n")
    assert "Wygrywa: Armia angielska (bot random)" in result.output
    assert hexameron.load(tmp_path / "match.json").result is not None


def test_a_rematch_with_the_sides_swapped_is_offered_where_they_differ(tmp_path: Path) -> None:
    def resigned(*words: str) -> str:
        start = ("play", "battlelore", "--seats", "me,random", "--save", str(tmp_path / "match.json"))
        return " ".join(run(*start, *words, typed="poddaj\ntak\n").output.split())

    swapped = "play battlelore --scenario avignon --seats random,me --variant lore=false"
    assert swapped in resigned("--scenario", "avignon", "--variant", "lore=false")
    assert "Rewanż" not in resigned("--scenario", "crossing")


def test_a_command_to_copy_is_not_cut_by_a_line_break(tmp_path: Path) -> None:
    path = tmp_path / ("long" * 20) / "match.json"
    result = run(*PLAY, str(path), COLUMNS="80")
    assert f"Graj dalej: hexameron play battlelore --load {path}\n" in result.output


def test_the_language_can_change_during_play(tmp_path: Path) -> None:
    result = run(*PLAY, str(tmp_path / "match.json"), typed="język\nquit\n")
    assert "Zagraj kartę dowodzenia." in result.output
    assert "Play a Command card." in result.output


def test_saving_elsewhere_asks_before_it_overwrites(tmp_path: Path) -> None:
    path, other = tmp_path / "match.json", tmp_path / "other.json"
    other.write_text("precious")
    run(*PLAY, str(path), typed=f"zapisz {other}\nnie\nkoniec\n")
    assert other.read_text() == "precious"
    run(*PLAY, str(path), typed=f"zapisz {other}\ntak\nkoniec\n")
    assert hexameron.load(other).choices == 0


def test_a_folder_that_is_none_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run(*PLAY, str(tmp_path / "file" / "match.json"), typed="koniec\n")
    assert result.exit_code == 1
    assert "Nie udało się zapisać pliku" in result.output


def test_a_scenario_of_ones_own(tmp_path: Path) -> None:
    example = Path(__file__).parents[3] / "examples" / "battlelore" / "ford.yaml"
    args = ("play", "battlelore", "--save", str(tmp_path / "m.json"), "--scenario-file")
    assert "Własny scenariusz" in run(*args, str(example), typed="koniec\n").output
    broken = tmp_path / "broken.yaml"
    broken.write_text("units: [1, 2")
    assert run(*args, str(broken)).exit_code == 1
    broken.write_text("name: x\n")
    refused = run(*args, str(broken))
    assert refused.exit_code == 1
    assert "Traceback" not in refused.output
    assert run(*args, str(tmp_path / "none.yaml")).exit_code == 1
    assert run(*args, str(example), "--scenario", "crossing").exit_code == 2


def test_at_a_real_table_the_players_enter_what_they_draw(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    result = run(*PLAY, str(path), "--real", typed="2\n1\n")
    assert result.exit_code == 0
    assert "Co to za karta?" in result.output
    assert [entry.prompt for entry in hexameron.load(path).entries if entry.kind == "choice"] == [
        "real.draw"
    ] * 2


# ---------------------------------------------------------------------- two people at one screen


def test_two_people_never_see_each_others_hands(tmp_path: Path) -> None:
    match = hexameron.new("battlelore", scenario="wizards", seed=4)
    random, more = Random(1), stop_after(120)
    handed_over: list[int] = []

    def answer(session: Session, prompt: str, printed: str) -> str:
        more()
        if "Naciśnij Enter" in prompt:
            handed_over.append(1)
            for seat in (0, 1):
                assert not secret_names(session, seat) & words_on(printed, session)
            return ""
        assert session.looking is not None
        assert not secret_names(session, 1 - session.looking) & words_on(printed, session)
        return any_number(session, random)

    session, _ = sit_down(match, "me,me", tmp_path / "match.json", answer)
    session.auto_pass = False
    run_sitting(session)
    assert len(handed_over) > 5


def secret_names(session: Session, seat: int) -> set[str]:
    """The names of the cards that only this seat knows, of which no copy is known to the other."""
    names: list[set[str]] = []
    for viewer in (seat, 1 - seat):
        scene = session.scene(viewer)
        names.append(
            {
                session.screen.face_name(card.face, card.id)
                for zone in scene.zones
                for card in zone.cards
                if card.face is not None
            }
        )
    return names[0] - names[1]


def words_on(printed: str, session: Session) -> set[str]:
    """The names of cards that occur in what was printed."""
    page = " ".join(printed.split())
    match = session.match
    faces = [(face, f"t{handle}") for handle, face in enumerate(match.state.things.face)]
    names = {session.screen.face_name(face, card) for face, card in faces}
    return {name for name in names if name in page}


def test_undo_beyond_the_free_one_asks_the_other_person(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    start = ("play", "battlelore", "--seed", "1", "--seats", "me,me", "--save", str(path))
    refused = run(*start, typed="\n1\ncofnij\nnie\nkoniec\n")
    assert "Armia francuska chce cofnąć decyzję. Zgoda?" in refused.output
    assert hexameron.load(path).choices == 1
    agreed = run(*start, typed="\n1\ncofnij\ntak\nkoniec\n")
    assert "Cofnięto." in agreed.output
    assert hexameron.load(path).choices == 0


def test_a_bot_does_not_agree_to_an_undo(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    result = run(*PLAY, str(path), typed="1\ncofnij\n")
    assert "Tego nie da się cofnąć" in result.output
    assert hexameron.load(path).choices == 1


def test_with_one_person_a_lone_option_is_taken_unasked(tmp_path: Path) -> None:
    match = hexameron.new("battlelore", scenario="wizards", seed=4)
    random, more = Random(1), stop_after(60)

    def answer(session: Session, prompt: str, printed: str) -> str:
        more()
        assert session.looking == 0
        assert len(session.match.any_order(0)) > 1
        return any_number(session, random)

    session, _ = sit_down(match, "me,random", tmp_path / "match.json", answer)
    run_sitting(session)
    assert match.choices > 60


LASTING = "Tego nie da się cofnąć. Enter – tak, n – nie:"


def fights(path: Path) -> tuple[str, ...]:
    """A unit could still attack (1); who ends instead (2) loses that, and cards are drawn."""
    units = {"u0": ("Fb", "h4.5", 0), "u1": ("Fr", "h5.5", 1), "u2": ("Fr", "h7.9", 1)}
    hands = (["attack.centre", "rally"], ["patrol.left", "patrol.right"])
    match = lab.position("battlelore", units=units, hands=hands, phase="combat", ordered=["u0"])
    path.write_bytes(write_match(match))
    return ("play", "battlelore", "--load", str(path), "--seats", "me,random", "--save", str(path))


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [
        ("2\n\n", "done"),
        ("2\ntak\n", "done"),
        ("2\nnie\n", ""),
        ("2\n2\n", "done"),
        ("2\n1\n", "fight:u0"),
    ],
)
def test_what_is_lost_for_good_is_asked_once_more(tmp_path: Path, typed: str, chosen: str) -> None:
    path = tmp_path / "match.json"
    result = run(*fights(path), "--confirm", typed=typed)
    assert LASTING in result.output
    made = [entry.key for entry in hexameron.load(path).entries if entry.kind == "choice"]
    assert made[:1] == ([chosen] if chosen else [])


def test_what_loses_nothing_is_not_asked_twice_and_nothing_is_from_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    assert LASTING not in run(*fights(path), "--confirm", typed="1\n").output
    assert LASTING not in run(*fights(path), typed="2\n").output


def test_as_many_sit_down_as_are_named(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    result = run("play", "heroes", "--seats", "me,random,random", "--names", "Ania", "--save", str(path))
    assert result.exit_code == 0
    match = hexameron.load(path)
    assert match.setup.seats == 3
    assert match.setup.names == ("Ania", "", "")


def test_a_panel_names_side_and_player_once(tmp_path: Path) -> None:
    shown = run(*PLAY, str(tmp_path / "match.json"), "--names", "Ania").output
    assert "▲ Armia francuska · Ania · ty" in shown
    assert "▼ Armia angielska · bot" in shown


@pytest.mark.parametrize(("columns", "warned"), [("60", True), ("80", False), ("140", False)])
def test_a_window_too_narrow_for_the_board_is_told(tmp_path: Path, columns: str, warned: bool) -> None:
    result = run(*PLAY, str(tmp_path / "match.json"), COLUMNS=columns)
    assert ("Okno jest za wąskie" in result.output) is warned
