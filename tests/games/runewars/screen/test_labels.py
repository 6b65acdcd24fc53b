"""How options and questions of a war read, in both languages."""

from __future__ import annotations

import pytest

from hexameron.games.runewars.content.tactics import TACTICS
from hexameron.games.runewars.options import (
    Bid,
    Choose,
    Claim,
    Hit,
    Part,
    Send,
    Walk,
)
from hexameron.games.runewars.screen.labels import label, part_of
from hexameron.games.runewars.screen.names import NAMES
from hexameron.games.runewars.state import Battle, Figure, Player, Side, State
from hexameron.kernel.asking import Done, Option, Some
from hexameron.kernel.text import Text
from tests.games.runewars.screen.test_card_texts import CATALOGUES

VIEW = State(
    players=[Player(faction="humans"), Player()],
    battle=Battle(
        place="7A", sides=[Side(seat=0, figures=[Figure(id="f1", kind="knight", hurt=1, down=True)])]
    ),
)


def said(option: Option, prompt: str = "march.units") -> tuple[str, str]:
    text = label(VIEW, prompt, option)
    return CATALOGUES["pl"].render(text), CATALOGUES["en"].render(text)


@pytest.mark.parametrize(
    ("option", "pl", "en"),
    [
        (Choose(3), "Podbój (3)", "Conquer (3)"),
        (Bid(2), "Daj 2 żetony wpływu", "Bid 2 influence"),
        (Bid(5), "Daj 5 żetonów wpływu", "Bid 5 influence"),
        (Send("7A", "7B"), "7A → 7B", "7A → 7B"),
        (Walk("hero.h7", "7B"), "Corbin → 7B", "Corbin → 7B"),
        (Some("HA.footman", 2), "Piechurzy, obszar HA × 2", "Footmen, area HA × 2"),
        (Some("knight.down", 1), "Rycerze (rozproszeni) × 1", "Knights (routed) × 1"),
        (Hit("f1"), "Rycerz, obrażenia: 1, leży", "Knight, damage: 1, routed"),
        (Done(), "Wymarsz", "March"),
        (
            Claim("title.captain", 3),
            "Kapitan Ligi bohaterów za 3 żetony wpływu",
            "Captain of the Heroes' League for 3 influence",
        ),
        (
            Part(1, "warrior"),
            "Zniszcz 1 jednostkę wroga: zranioną lub rozproszoną.",
            "Destroy 1 unit of the enemy, damaged or routed.",
        ),
    ],
    ids=lambda one: one.key() if isinstance(one, Option) else "",
)
def test_options_read_as_people_say_them(option: Option, pl: str, en: str) -> None:
    assert said(option) == (pl, en)


def test_every_choice_printed_on_a_card_can_be_told_part_by_part() -> None:
    for source, number in (("season.sp3", 2), ("tactic.t14", 1), ("find.raiders", 0), ("pegasus_rider", 1)):
        for catalogue in CATALOGUES.values():
            assert catalogue.render(part_of(source, number)) != catalogue.render(part_of("none", 0))


def test_players_go_by_their_factions_once_these_are_chosen() -> None:
    names = [CATALOGUES["pl"].render(NAMES.of(VIEW, id_)) for id_ in ("p0", "p1")]
    assert names == ["Ludzie", "Gracz 2"]


def test_areas_units_and_cards_have_names() -> None:
    ids = ("7A", "giant", "hero.h5", TACTICS[0].id, "title.primarch")
    assert [CATALOGUES["pl"].render(NAMES.of(VIEW, id_)) for id_ in ids] == [
        "obszar 7A",
        "Olbrzymi",
        "Sylwetka",
        "Przyzwanie piorunów",
        "Prymarcha Rady czarodziejów",
    ]


def test_the_log_speaks_of_factions_in_the_plural() -> None:
    """Every faction is a people: ``Ludzie zdobywają``, not ``Ludzie zdobywa``."""
    gained = Text("influence.gained", {"seat": NAMES.of(VIEW, "p0"), "n": 2})
    assert [one.render(gained) for one in CATALOGUES.values()] == [
        "Ludzie zdobywają 2 żetony wpływu.",
        "Humans gain 2 influence.",
    ]
