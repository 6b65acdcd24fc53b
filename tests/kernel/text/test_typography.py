import pytest

from hexameron.kernel.text import typography


def shown(sentence: str) -> str:
    return typography.polish(sentence).replace(typography.NO_BREAK, "~")


@pytest.mark.parametrize(
    ("written", "set_"),
    [
        ("Atak w lesie i na wzgórzu", "Atak w~lesie i~na wzgórzu"),
        ("W centrum", "W~centrum"),
        ("Oddziały z lasu i z wody", "Oddziały z~lasu i~z~wody"),
        ("Karta (o koszcie 3 żetonów)", "Karta (o~koszcie 3~żetonów)"),
        ("Powiedz „a potem”", "Powiedz „a~potem”"),
        ("Masz 22 karty, 5 kości", "Masz 22~karty, 5~kości"),
        ("2. runda", "2.~runda"),
        ("Zasięg 4. Wskaż cel.", "Zasięg 4. Wskaż cel."),
        ("2 × Smok", "2~× Smok"),
        ("Koszt 5, masz 3", "Koszt 5, masz 3"),
        ("Ania dobiera kartę", "Ania dobiera kartę"),
        ("Pole D4 u stóp", "Pole D4 u~stóp"),
    ],
)
def test_polish_lines_do_not_break_after_short_words_and_numbers(written: str, set_: str) -> None:
    assert shown(written) == set_


def test_setting_a_sentence_twice_changes_nothing() -> None:
    once = typography.polish("W turze i w 2. rundzie dobierz 5 kart z talii")
    assert typography.polish(once) == once


def test_plain_has_ordinary_spaces_only() -> None:
    assert typography.plain(typography.polish("W lesie 5 kart")) == "W lesie 5 kart"


@pytest.mark.parametrize(
    ("written", "set_"),
    [
        ("1\u00a0000 kart", "1000~kart"),
        ("12\u00a0500", "12~500"),
        ("1\u00a0234\u00a0567", "1~234~567"),
        ("Ruch -1", "Ruch −1"),
        ("Zasada BL-LOS-04", "Zasada BL-LOS-04"),
    ],
)
def test_polish_numbers(written: str, set_: str) -> None:
    assert shown(written) == set_


def test_english_numbers_have_a_true_minus_too() -> None:
    assert typography.english("Move -1 (BL-MOVE-03)") == "Move −1 (BL-MOVE-03)"


@pytest.mark.parametrize(("small", "large"), [("żeton", "Żeton"), ("Łucznicy", "Łucznicy"), ("", "")])
def test_capital(small: str, large: str) -> None:
    assert typography.capital(small) == large
