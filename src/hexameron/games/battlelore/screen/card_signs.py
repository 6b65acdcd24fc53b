"""What cards do in signs: the short form beside ``card_texts``, made from the same records.

A sign with an icon is drawn as that with its number, its text is spoken; one without is drawn as its text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexameron.games.battlelore.content import effects
from hexameron.games.battlelore.content.command_cards import EQUAL_TO_COMMAND, EVERY, CommandCard
from hexameron.games.battlelore.content.effects import Amount, Effect
from hexameron.games.battlelore.content.lore_cards import LoreCard
from hexameron.games.battlelore.screen import card_texts
from hexameron.kernel.scene import Badge
from hexameron.kernel.text import Text
from hexameron.kernel.text import text as say
from hexameron.kernel.words import Colour

Signs = tuple[Badge, ...]

ORDERS, DICE, MELEE, RANGED, MOVE = (
    "rally-the-troops", "rolling-dices", "crossed-swords", "bow-arrow", "footprint",
)  # fmt: skip
TOKENS, CARDS, FIGURE = "spell-book", "card-draw", "person"
BANNERS: Final[dict[str, Colour]] = {"green": "green", "blue": "blue", "red": "red"}
ARMS: Final = {"foot": "broadsword", "mounted": "mounted-knight", "missile": RANGED}
MORE: Final = {"dice": DICE, "dice_melee": MELEE, "dice_ranged": RANGED, "range": "arrow-scope"}
"""What an attack has more of."""


def word(id_: str, **args: int | Text) -> Badge:
    """A sign that is a word or two."""
    return Badge(text=say(id_, **args))


def _amount(amount: Amount) -> int | Text:
    """A number, or how it follows from the level of the master, in few letters."""
    if not amount.per_level:
        return amount.base
    if amount.halved:
        return Text("sign.half")
    return say("sign.level_plus", n=amount.base) if amount.base else Text("sign.level")


# ---------------------------------------------------------------------------- Command cards


def command_signs(card: CommandCard) -> Signs:
    """How many units are ordered, which ones, and what else."""
    if card.rallies:
        return (Badge(DICE, Text("sign.command")), word("sign.rallies"))
    if card.counters:
        return (word("sign.counters"),)
    signs = [*_orders(card)]
    if card.melee_dice:
        signs += [Badge(MELEE, say("command.does.melee_dice", n=card.melee_dice)), word("sign.more", n=1)]
    if card.extra_move:
        signs += [Badge(MOVE, say("command.does.extra_move", n=card.extra_move)), word("sign.more", n=1)]
    if card.volley:
        signs.append(word("sign.twice"))
    if card.scouts:
        signs.append(Badge(CARDS, Text("command.does.scouts"), 2))
    if card.tokens:
        signs.append(Badge(TOKENS, say("command.does.tokens", n=card.tokens), card.tokens))
    return tuple(signs)


def _orders(card: CommandCard) -> Signs:
    n = max(card.sections) or EQUAL_TO_COMMAND if card.kind == "section" else card.count
    spoken = card_texts.text_of(card)
    orders = Badge(ORDERS, spoken, n if n > 0 else None)
    many = () if n > 0 else (word("sign.every" if n == EVERY else "sign.command"),)
    return (orders, *many, *_who(card))


def _who(card: CommandCard) -> Signs:
    if card.kind == "section":
        where = SECTIONS[bool(card.left), bool(card.centre), bool(card.right)]
        return (word(f"sign.where.{where}"),)
    if card.one_section:
        return (word("sign.where.one"),)
    if card.who in BANNERS:
        return (Badge("knight-banner", Text(f"sign.who.{card.who}"), colour=BANNERS[card.who]),)
    if card.who in ARMS:
        return (Badge(ARMS[card.who], Text(f"sign.who.{card.who}")),)
    return ()


SECTIONS: Final = {
    (True, False, False): "left",
    (False, True, False): "centre",
    (False, False, True): "right",
    (True, False, True): "wings",
    (True, True, True): "all",
}


# ---------------------------------------------------------------------------- Lore cards


def timing_signs(card: LoreCard) -> Signs:
    """When a card may be played."""
    return (word(f"sign.timing.{card.timing}"),)


def effects_signs(all_: Sequence[Effect]) -> Signs:
    """All that a card does."""
    return tuple([sign for effect in all_ for sign in effect_signs(effect)])


def effect_signs(effect: Effect) -> Signs:
    """What an effect does, in signs."""
    spoken = card_texts.effect_text(effect)
    match effect:
        case effects.Lasting():
            return _lasting(effect, spoken)
        case effects.RollAgainst():
            return (Badge(DICE, spoken), word("sign.number", n=_amount(effect.dice)), *_hits(effect))
        case effects.Heal():
            return (Badge(DICE, spoken), word("sign.number", n=_amount(effect.dice)), Badge(FIGURE, spoken))
        case effects.TakeTokens():
            return (Badge(TOKENS, spoken), word("sign.more", n=_amount(effect.amount)))
        case effects.Transport() | effects.Raid():
            return (Badge(MOVE, spoken), word("sign.up_to", n=_amount(effect.distance)))
        case effects.Return():
            return (Badge(FIGURE, spoken), word("sign.return", n=_amount(effect.figures)))
        case effects.OrderTargets():
            return (Badge(ORDERS, spoken), word("sign.order"))
        case effects.Custom():
            return (word(f"sign.custom.{effect.rule}"),)
        case _:
            return (word(f"sign.{type(effect).__name__.lower()}"),)


def _hits(effect: effects.RollAgainst) -> Signs:
    kills = (word("sign.kills"),) if effect.lore_kills else ()
    return (*kills, *((word("sign.retreats"),) if effect.retreats else ()))


def _lasting(effect: effects.Lasting, spoken: Text) -> Signs:
    if effect.kind in MORE:
        return (Badge(MORE[effect.kind], spoken), word("sign.more", n=_amount(effect.amount)))
    return (word(f"sign.lasting.{effect.kind}", n=_amount(effect.amount)),)
