"""Questions in words: what is asked, about which area, unit, hero or card, and a line that explains it."""

from __future__ import annotations

from functools import cache
from typing import Final

from hexameron.games.runewars.content import catalogue
from hexameron.games.runewars.content.heroes import HERO
from hexameron.games.runewars.content.tiles import AREA
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.options import Lay
from hexameron.games.runewars.screen import card_faces
from hexameron.games.runewars.screen.names import NAMES
from hexameron.games.runewars.state import State
from hexameron.games.runewars.table import War
from hexameron.games.runewars.table_of_land import LIMIT
from hexameron.kernel.game import Question
from hexameron.kernel.ids import handle_of, is_thing
from hexameron.kernel.screen.labels import Wording
from hexameron.kernel.text import Arg, Text, text

ENDS: Final = (
    "turn.close", "strategize.move", "march.activate", "march.units", "diplomacy.more", "battle.start",
    "battle.pass", "battle.drawn", "battle.hits", "battle.stand", "battle.redraw", "fort.free",
    "works.build", "recruit.dial", "recruit.free", "rally.benefit", "rally.heroes", "power.title",
    "fortify.act", "rune.discard", "quest.step", "quest.deed", "duel.start", "duel.guard", "effect.part",
    "effect.title", "effect.stand", "effect.rout",
)  # fmt: skip
"""Prompts whose last answer (done, pass) has words of its own."""
HELPED: Final = (
    "order.choose", "march.activate", "march.units", "strategize.move", "diplomacy.pay", "battle.damage",
    "battle.rout", "setup.rune", "bid", "fortify.act", "quest.act", "map.tile", "map.token", "map.home",
    "map.realm", "setup.fort",
)  # fmt: skip
"""The questions that a line explains."""
ROOM: Final = ("march.units", "strategize.units")
"""Questions whose line tells how many units find room in the area."""
WORDS: Final = Wording(NAMES, asks="ask.", helped=HELPED, ends=ENDS)


def prompt(view: State, question: Question) -> Text:
    """The question in words."""
    about = _about(question.actor) | _laying(view, question)
    return WORDS.prompt(view, question, n=question.left, **about)


def _about(actor: str) -> dict[str, Arg]:
    """What a question is about, in the form that its text declines."""
    if actor in AREA:
        return {"at": actor}
    if actor in UNIT:
        return {"kind": Text(UNIT[actor].name)}
    if actor in HERO:
        return {"hero": Text(actor)}
    return {}


def _laying(view: State, question: Question) -> dict[str, Arg]:
    """Of a rune that is laid and its area: whichever is settled."""
    lays = [option for option in question.options if isinstance(option, Lay)]
    if not lays:
        return {}
    areas, runes = {lay.area for lay in lays}, {lay.rune for lay in lays}
    dragon = view.things.face[handle_of(lays[0].rune)] == catalogue.FACE["rune.dragon"]
    return {
        "at": lays[0].area if len(areas) == 1 else "any",
        "rune": "any" if len(runes) > 1 else "dragon" if dragon else "false",
    }


def help_of(t: War, question: Question) -> Text | None:
    """What one must know to answer: the rule in a line, the room in the area, or the card that asks."""
    if question.prompt in ROOM:
        at, there = question.actor, t.count(question.seat, question.actor)
        return text(f"help.{question.prompt}", at=at, most=LIMIT, there=there, n=question.count[0] - 1)
    return WORDS.help(question) or _card(t.state, question.actor)


def _card(view: State, actor: str) -> Text | None:
    """What is printed on the card whose effect asks."""
    face = view.things.face[handle_of(actor)] if is_thing(actor) else catalogue.FACE.get(actor, -1)
    if face < 0 or actor in HERO:
        return None
    printed = _faces()[face]
    return text("help.card", card=printed[0], what=printed[1])


@cache
def _faces() -> dict[int, tuple[Text, Text]]:
    """Name and text of everything that is printed."""
    return {face.id: (face.name, face.text) for face in card_faces.faces()}
