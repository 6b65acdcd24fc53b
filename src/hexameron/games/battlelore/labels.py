"""How prompts, options and ids read: texts made from a seat's view."""

from __future__ import annotations

from collections.abc import Mapping

from hexameron.games.battlelore import lore_labels
from hexameron.games.battlelore.board import COLUMN, ROW
from hexameron.games.battlelore.content.card_texts import command_name
from hexameron.games.battlelore.content.command_cards import COMMAND_DECK, command_card
from hexameron.games.battlelore.content.units import COLOURS
from hexameron.games.battlelore.lore_options import LORE_OPTIONS, PlayLore
from hexameron.games.battlelore.options import (
    Command,
    Council,
    Fight,
    Go,
    Hurl,
    Ignore,
    Keep,
    LoreDraw,
    Move,
    Order,
    OrderFar,
    Place,
    Power,
    Regain,
    Rush,
    Section,
    Store,
    Target,
)
from hexameron.games.battlelore.state import State, Unit
from hexameron.kernel.asking import Drawn, Option, Rolled
from hexameron.kernel.game import Question
from hexameron.kernel.text import Text, text

FACES = ("face.green", "face.blue", "face.red", "face.sword", "face.flag", "face.lore")
HIDDEN = {"command": "card.hidden.command", "lore": "card.hidden.lore"}


# ---------------------------------------------------------------------- names


def name(view: State, id_: str, faces: Mapping[str, int] | None = None) -> Text:
    """The name of what an id stands for; ``faces`` are those of cards that were known at another time."""
    number = id_[1:]
    match id_[:1]:
        case "u":
            return unit_name(view.units[id_])
        case "h":
            return hex_name(id_)
        case "p":
            return Text(f"side.{view.terms.sides[int(number)]}")
        case "d":
            return Text(FACES[int(number)])
        case "t":
            return thing_name(view, id_, faces)
        case _:
            return Text(id_)


def thing_name(view: State, id_: str, faces: Mapping[str, int] | None) -> Text:
    """The name of a card, as far as the reader knows its face."""
    handle = int(id_[1:])
    face = view.things.face[handle] if faces is None else faces.get(id_, -1)
    if face < 0:
        return Text(HIDDEN[view.things.zone[handle].partition(".")[0]])
    return card_name(face)


def card_name(face: int) -> Text:
    """The name of a face: a Command card, with its section if it is for one, or a Lore card."""
    if face >= len(COMMAND_DECK):
        return lore_labels.card_name(face)
    return command_name(command_card(face))


def unit_name(unit: Unit) -> Text:
    if unit.is_creature:
        return Text(f"unit.{unit.people}")
    kind = f"{unit.kind}.{COLOURS[unit.colour]}"
    return Text(f"unit.{kind}" if unit.people == "human" else f"unit.{unit.people}.{kind}")


def hex_name(hex_: str) -> Text:
    """A letter for the column and a number for the row, as on a chessboard: D4."""
    return text("board.hex", name=f"{'ABCDEFGHIJKLM'[COLUMN[hex_] - 1]}{ROW[hex_]}")


# ---------------------------------------------------------------------- prompts and options


def prompt(view: State, question: Question) -> Text:
    """The question in words. Its text may use ``$unit`` or ``$card`` (for whom it is asked) or ``$n``."""
    match question.prompt:
        case "council.level" | "lore.opening":
            return text(question.prompt, n=question.left)
        case "battle.attacker" if nobody_fights(question):
            lore = any(isinstance(option, PlayLore) for option in question.options)
            return Text("battle.attacker.lore" if lore else "battle.attacker.nobody")
    actor = question.actor
    if not actor:
        return Text(question.prompt)
    if question.prompt in ("real.roll", "real.draw"):
        return text(f"{question.prompt}.for", player=name(view, actor))
    return Text(question.prompt, {"card" if actor[0] == "t" else "unit": name(view, actor)})


def nobody_fights(question: Question) -> bool:
    """Whether no unit is left that could attack."""
    return not any(isinstance(option, Fight) for option in question.options)


def label(view: State, prompt_: str, option: Option) -> Text:
    """What stands on an option's button."""
    if isinstance(option, LORE_OPTIONS) or prompt_.startswith("lore."):
        return lore_labels.label(view, prompt_, option)
    match option:
        case Order() | OrderFar() | Move() | Regain() | Fight() | Target() | Hurl():
            unit = view.units[option.unit]
            tag = option.key().partition(":")[0]
            return text(f"option.{tag}", unit=unit_name(unit), hex=hex_name(unit.hex))
        case Go() | Rush() | Place():
            return text(f"option.{option.key().partition(':')[0]}", hex=hex_name(option.hex))
        case Command():
            return text("option.command", card=name(view, option.card))
        case Keep():
            return text("option.keep_card", card=name(view, option.card))
        case Section():
            return Text(f"section.{option.section}")
        case Council() | Ignore() | Store() | LoreDraw() | Power():
            return _numbers(view, option)
        case Rolled():
            return text("real.roll.rolled", face=Text(FACES[option.face]))
        case Drawn():
            return text("real.draw.drawn", face=card_name(option.face))
        case _:
            return Text(f"{prompt_}.{option.key().partition(':')[0]}")


def _numbers(view: State, option: Council | Ignore | Store | LoreDraw | Power) -> Text:
    match option:
        case Council():
            tag = "option.council" if option.level else "option.council.absent"
            return text(tag, member=Text(f"master.{option.member}"), level=option.level)
        case Ignore():
            return text("option.ignore", n=option.flags) if option.flags else Text("option.ignore.none")
        case Store():
            return text("option.store", n=option.tokens) if option.tokens else Text("option.store.none")
        case LoreDraw():
            return Text(f"option.lore_draw.{option.cards}")
        case Power():
            power = Text(f"power.{option.power}")
            if not option.unit:
                return power
            return text("option.power", power=power, unit=unit_name(view.units[option.unit]))
