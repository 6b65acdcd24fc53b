"""What others did, as a short story: the lines of their turns in their short forms."""

from __future__ import annotations

from collections.abc import Sequence

import hexameron
from hexameron.games import find
from hexameron.games.runewars.state import State
from hexameron.kernel.events import Event
from hexameron.kernel.telling import Line, Narrator
from hexameron.kernel.text import Catalogue, Text
from tests.games.runewars.positions import war
from tests.games.runewars.screen.test_card_texts import CATALOGUES
from tools.record import MATCHES

GAME = find("runewars")
TOLD = {"gain", "loss", "moves", "news"}


def lines_of(view: State, events: Sequence[Event], seat: int = 1) -> list[Line]:
    """What a recap of these events is made of."""
    narrator = Narrator(GAME, view, seat, CATALOGUES["pl"])
    return [line for line in narrator.lines(events) if TOLD & {*line.tags}]


def short(line: Line, texts: Catalogue) -> str:
    sentence = line.text.text(texts.render)
    id_ = f"{sentence.id}.short"
    return texts.render(Text(id_, sentence.args) if id_ in texts else sentence)


def test_a_march_into_battle_reads_as_a_short_story() -> None:
    t = war({"HA": "p0 3footman fort", "1B": "p1 1berserker", "YA": "p1 1berserker fort"}, order=3)
    t.go("activate:1B", "some:HA.footman;3")
    while t.pending is not None and not t.told("battle.strength"):
        t.go(t.offers()[0])
    story = [short(line, CATALOGUES["pl"]) for line in lines_of(t.state, t.events)]
    assert story[:3] == [
        "Wymarsz do obszaru 1B.",
        "3 jednostki w drodze",
        "Bitwa o obszar 1B. Obrona: Uthuk.",
    ]
    assert story[-1].startswith("siła ")


def test_all_that_a_recorded_war_tells_has_words_in_both_languages() -> None:
    """The catalogues are strict: an argument that an event does not have is an error."""
    match = hexameron.load(MATCHES / "runewars" / "war-instinct-1.json", whole=True)
    lines = lines_of(match.view(1), match.events)
    for texts in CATALOGUES.values():
        assert all(short(line, texts) for line in lines)
    told = {line.event for line in lines}
    assert told >= {"turn.begins", "season.begins", "recruits", "units.move", "units.lost", "rune.received"}


def test_what_is_lost_names_whose_it_is_so_that_its_owner_hears_of_it_first() -> None:
    match = hexameron.load(MATCHES / "runewars" / "war-instinct-1.json", whole=True)
    lost = [line for line in lines_of(match.view(1), match.events) if "loss" in line.tags]
    owned = [line for line in lost if line.event in ("units.lost", "hero.defeated")]
    assert owned
    assert all({"p0", "p1"} & {*line.at} for line in owned)


def test_a_season_parts_the_story_and_is_nobodys_turn() -> None:
    """Otherwise quests and losses of a season would stand under whoever moved last."""
    match = hexameron.load(MATCHES / "runewars" / "war-instinct-1.json", whole=True)
    parts = [line for line in lines_of(match.view(1), match.events) if "turn" in line.tags]
    assert {line.event for line in parts} == {"season.begins", "turn.begins"}
    assert all(bool(line.at) == (line.event == "turn.begins") for line in parts)
