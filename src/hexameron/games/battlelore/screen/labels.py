"""How prompts and options read: texts made from a seat's view."""

from __future__ import annotations

from hexameron.games.battlelore.options import (
    LORE_OPTIONS,
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
    PlayLore,
    Power,
    Regain,
    Rush,
    Section,
    Store,
    Target,
)
from hexameron.games.battlelore.screen import lore_labels
from hexameron.games.battlelore.screen.names import NAMES, hex_name, unit_name
from hexameron.games.battlelore.state import State
from hexameron.kernel.asking import Option
from hexameron.kernel.game import Question
from hexameron.kernel.screen.labels import Wording
from hexameron.kernel.text import Text, text

HELPED = (
    "command.card", "order.unit", "order.section", "move.unit", "move.where", "battle.attacker",
    "battle.target", "battle.again", "battle.back", "follow.gain", "follow.pursue", "follow.bonus",
    "retreat.ignore", "retreat.where", "power.use", "power.store", "draw.lore", "draw.scout", "draw.keep",
    "lair.feed", "council.level", "lore.opening", "landmark.place", "lair.place",
    "lore.with_command", "lore.orders", "lore.won_melee", "lore.before_dice", "lore.after_dice",
    "lore.their_orders", "lore.their_move", "lore.their_card", "lore.target", "lore.targets", "lore.reroll",
    "lore.surplus", "lore.arrival", "lore.keep_orders", "lore.unmask", "lore.cleave", "lore.doom",
)  # fmt: skip
"""The questions that a line explains: what the answer leads to."""

ENDS = (
    "order.unit", "move.unit", "battle.attacker", "battle.again", "follow.gain", "follow.pursue",
    "follow.bonus", "power.use", "lore.reroll",
)  # fmt: skip
"""Questions whose last answer (done) has words of its own."""

CONFIRMED = ("battle.back", "lair.feed")
"""Questions to be answered yes or no, in words of their own."""

WORDS = Wording(NAMES, helps="scene.help.", helped=HELPED, ends=ENDS, confirmed=CONFIRMED)


def prompt(view: State, question: Question) -> Text:
    """The question in words. Its text may use ``$who`` (for whom it is asked) or ``$n``."""
    match question.prompt:
        case "council.level" | "lore.opening":
            return text(question.prompt, n=question.left)
        case "battle.attacker" if nobody_fights(question):
            lore = any(isinstance(option, PlayLore) for option in question.options)
            return Text("battle.attacker.lore" if lore else "battle.attacker.nobody")
        case _:
            return WORDS.prompt(view, question)


def help_for(view: State, question: Question) -> Text | None:
    """What the answer leads to."""
    if question.prompt == "battle.attacker" and nobody_fights(question):
        return None
    if question.prompt == "follow.gain" and _may_pursue(view, question.actor):
        return Text("scene.help.follow.gain.riders")
    return WORDS.help(question)


def _may_pursue(view: State, unit: str) -> bool:
    """Riders may, but neither after their bonus attack nor onto a landmark (BL-FOL-02, -10, BL-LM-09)."""
    attack = view.attack
    if attack is None or attack.bonus or attack.hex in view.landmarks:
        return False
    return view.units[unit].is_mounted


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
            return text(f"option.{option.tag()}", unit=unit_name(unit), hex=hex_name(unit.hex))
        case Go() if prompt_ == "follow.gain":
            return text("option.gain", hex=hex_name(option.hex))
        case Go() | Rush() | Place():
            return text(f"option.{option.tag()}", hex=hex_name(option.hex))
        case Command():
            return text("option.command", card=NAMES.of(view, option.card))
        case Keep():
            return text("option.keep_card", card=NAMES.of(view, option.card))
        case Section():
            return Text(f"section.{option.section}")
        case Council() | Ignore() | Store() | LoreDraw() | Power():
            return _numbers(view, option)
        case _:
            common = WORDS.common(view, prompt_, option)
            assert common is not None, option
            return common


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
