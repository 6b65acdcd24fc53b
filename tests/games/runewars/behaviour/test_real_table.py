"""A war at a real table: people draw and shuffle, and enter what they drew."""

from __future__ import annotations

from pathlib import Path
from random import Random

import hexameron
from hexameron.games.runewars.content.catalogue import FACE
from hexameron.kernel.game import Setup
from tests.games.runewars.positions import war

VARIANTS = {"board": "chance", "factions": "random"}
SEASONS = ("spring", "summer", "fall", "winter")
PILES = (
    "fate.deck",
    "tactics.deck",
    "quest.deck",
    "hero.deck",
    "city.bag",
    *(f"season.{one}" for one in SEASONS),
)


def drawn(card: str) -> str:
    return f"drawn:fate.deck;{FACE[card]}"


def test_fate_cards_of_a_battle_are_entered_by_who_drew_them() -> None:
    t = war({"HA": "p0 3footman fort", "1B": "p1 1berserker", "YA": "p1 1berserker fort"}, order=3)
    t.real = (0, 1)
    t.go("activate:1B", "some:HA.footman;3")
    assert (t.prompt, t.seat) == ("real.draw", 1), "a Berserker strikes in the second round"
    assert len(t.offers()) == 30, "any Fate card can lie on top"
    t.go(drawn("fate.12"))
    assert [t.names("fate.discard")[-1:], t.prompt, t.seat] == [["fate.12"], "real.draw", 0]
    assert drawn("fate.12") not in t.offers(), "it lies open"
    t.go(drawn("fate.3"), drawn("fate.5"), drawn("fate.7"))
    assert t.prompt != "real.draw", "three Footmen, three cards"
    assert {"fate.12", "fate.3", "fate.5", "fate.7"} <= {*t.names("fate.discard")}


def test_a_whole_war_goes_on_with_what_is_entered_for_a_bot_too(tmp_path: Path) -> None:
    """Seat 0 enters all; nothing else may draw. The file of the match plays again to the same end."""
    match = hexameron.new("runewars", seed=3, setup=Setup("war", 2, real=(0, 0), variants=dict(VARIANTS)))
    random = Random(1)
    entered: set[str] = set()
    for _ in range(4000):
        if match.result is not None:
            break
        seat = next(iter(match.pending))
        question = match.question(seat)
        assert question is not None
        option = random.choice(match.options(seat))
        if question.prompt in ("real.draw", "real.roll"):
            assert seat == 0
            entered.add(option.key().partition(";")[0])
        match.choose(seat, option)
    assert match.result is not None
    assert {key for key in entered if key.startswith("drawn:")} >= {f"drawn:{pile}" for pile in PILES}
    path = tmp_path / "war.json"
    hexameron.save(match, path)
    assert hexameron.load(path, whole=True).hash() == match.hash()
