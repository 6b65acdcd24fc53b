"""What the cards say: written from what they do, so that a text cannot drift from the rules."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.battlelore.content import effects
from hexameron.games.battlelore.content.command_cards import (
    EQUAL_TO_COMMAND,
    CommandCard,
)
from hexameron.games.battlelore.content.effects import Amount, Effect, Need, Target
from hexameron.games.battlelore.content.lore_cards import LoreCard
from hexameron.kernel.text import Text, joined, listed
from hexameron.kernel.text import text as say


def text_of(card: CommandCard | LoreCard) -> Text:
    """The text of a card."""
    return _command_text(card) if isinstance(card, CommandCard) else _lore_text(card)


def command_name(card: CommandCard) -> Text:
    """The name of a Command card, with its section if it is for one: several cards share a name."""
    if card.id == card.name:
        return Text(card.name)
    section = Text(f"section.{card.id.rpartition('.')[2]}")
    return say("command.in_section", card=Text(card.name), section=section)


# ---------------------------------------------------------------------------- parts of sentences


def amount_text(amount: Amount) -> int | Text:
    """A number, or what it depends on."""
    if not amount.per_level:
        return amount.base
    if amount.halved:
        return say("amount.half")
    return say("amount.level_plus", n=amount.base) if amount.base else say("amount.level")


def _faces_text(names: Sequence[effects.Face]) -> Text:
    return listed([say(f"card.face.{name}") for name in names])


# ---------------------------------------------------------------------------- Lore cards


def _lore_text(card: LoreCard) -> Text:
    return joined([timing_text(card), target_text(card.target), *(map(effect_text, card.effects))])


def timing_text(card: LoreCard) -> Text:
    """When a card may be played."""
    kind = "" if card.attack == "any" else f".{card.attack}"
    return say(f"timing.{card.timing}{kind}")


def target_text(target: Target) -> Text:
    """What a card is aimed at."""
    match target.kind:
        case "unit" | "every":
            return _with_needs(f"target.{target.kind}.{target.side}", target.needs)
        case "defender" | "winner":
            return _with_needs(f"target.{target.kind}", target.needs)
        case "units":
            id_ = "target.units.one_arm" if target.one_arm else "target.units"
            return say(id_, n=amount_text(target.count), needs=_needs(target.needs))
        case "around":
            return say(f"target.around.{target.others}", n=amount_text(target.radius))
        case "chain":
            return say("target.chain", n=amount_text(target.count))
        case _:
            return say(f"target.{target.kind}")


def _with_needs(id_: str, needs: Sequence[Need]) -> Text:
    return say(f"{id_}.which", needs=_needs(needs)) if needs else say(id_)


def _needs(needs: Sequence[Need]) -> Text:
    return listed([say(f"need.{need}") for need in needs])


def effect_text(effect: Effect) -> Text:
    """What an effect does."""
    match effect:
        case effects.Lasting():
            return lasting_text(effect.kind, effect.until, amount_text(effect.amount))
        case effects.RollAgainst():
            return _roll_text(effect)
        case effects.Heal():
            return say("effect.heal", dice=amount_text(effect.dice), faces=_faces_text(effect.faces))
        case effects.OrderTargets():
            return say("effect.order")
        case effects.TakeTokens():
            return say("effect.tokens", n=amount_text(effect.amount))
        case effects.LoseAttack():
            return say("effect.lose_attack")
        case effects.Cancel():
            return say("effect.cancel")
        case effects.Transport():
            return say("effect.transport", n=amount_text(effect.distance))
        case effects.Raid():
            return say("effect.raid", n=amount_text(effect.distance))
        case effects.Return():
            return say("effect.return", n=amount_text(effect.figures))
        case effects.Custom():
            return say(f"effect.custom.{effect.rule}")


def lasting_text(kind: str, until: str, amount: int | Text) -> Text:
    """What holds for a while, also for the sign on a unit that is under it."""
    return say(f"effect.{kind}", n=amount, until=say(f"until.{until}"))


def _roll_text(effect: effects.RollAgainst) -> Text:
    sentences = [say("effect.roll", dice=amount_text(effect.dice), faces=_faces_text(effect.hits))]
    if effect.retreats:
        sentences.append(say("effect.roll.retreats"))
    if effect.lore_kills:
        sentences.append(say("effect.roll.lore_kills"))
    return joined(sentences)


# ---------------------------------------------------------------------------- Command cards


def _command_text(card: CommandCard) -> Text:
    if card.rallies:
        return say("command.does.rallies")
    if card.counters:
        return say("command.does.counters", n=card.count)
    sentences = [_section_orders(card) if card.kind == "section" else _tactic_orders(card)]
    if card.melee_dice:
        sentences.append(say("command.does.melee_dice", n=card.melee_dice))
    if card.extra_move:
        sentences.append(say("command.does.extra_move", n=card.extra_move))
    if card.melee_only:
        sentences.append(say("command.does.melee_only"))
    if card.volley:
        sentences.append(say("command.does.volley"))
    if card.scouts:
        sentences.append(say("command.does.scouts"))
    if card.tokens:
        sentences.append(say("command.does.tokens", n=card.tokens))
    if card.reshuffles:
        sentences.append(say("command.does.reshuffles"))
    return joined(sentences)


def _section_orders(card: CommandCard) -> Text:
    n = max(card.sections) if max(card.sections) > 0 else EQUAL_TO_COMMAND
    where = {
        (True, False, False): "left",
        (False, True, False): "centre",
        (False, False, True): "right",
        (True, False, True): "wings",
        (True, True, True): "all",
    }[bool(card.left), bool(card.centre), bool(card.right)]
    who = say("command.who.command") if n == EQUAL_TO_COMMAND else say("command.who.number", n=n)
    return say(f"command.orders.{where}", who=who)


def _tactic_orders(card: CommandCard) -> Text:
    if card.one_section:
        return say("command.orders.one_section")
    return say(f"command.orders.{card.who}")
