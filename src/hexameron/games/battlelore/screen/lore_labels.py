"""How choices about Lore cards read."""

from __future__ import annotations

from hexameron.games.battlelore.content.lore_cards import DEJA_VU, LoreCard, lore_card
from hexameron.games.battlelore.options import Aim, PlayLore, Reroll, Unmask
from hexameron.games.battlelore.rules import lore
from hexameron.games.battlelore.screen import labels, names
from hexameron.games.battlelore.state import State
from hexameron.kernel.asking import Option, Pass, Pick
from hexameron.kernel.ids import handle_of
from hexameron.kernel.text import Text, text

REACTIONS = ("lore.before_dice", "lore.after_dice", "lore.their_orders", "lore.their_move", "lore.their_card")


def label(view: State, prompt: str, option: Option) -> Text:
    """What stands on the button of a choice about Lore."""
    match option:
        case PlayLore():
            return _play(view, option)
        case Aim():
            return _target(view, option.id)
        case Reroll():
            assert view.attack is not None
            face = names.FACES[view.attack.dice[option.die]]
            return text("option.reroll.die", face=Text(face))
        case Unmask():
            card = _card(view, option.card)
            return text("option.unmask", card=Text(card.id), cost=card.cost)
        case Pick():
            return _pick(view, prompt, option.id)
        case Pass():
            return Text("option.lore.pass" if prompt in REACTIONS else "option.lore.no")
        case _:
            common = labels.WORDS.common(view, prompt, option)
            assert common is not None, option
            return common


def _card(view: State, id_: str) -> LoreCard:
    return lore_card(view.things.face[handle_of(id_)])


def _play(view: State, option: PlayLore) -> Text:
    card = _card(view, option.card)
    seat = int(view.things.zone[handle_of(option.card)].rpartition(".")[2])
    price = lore.cost(view, seat, card)
    if not option.deja_vu:
        return text("option.lore", card=Text(card.id), cost=price)
    price += lore.cost(view, seat, DEJA_VU)
    return text("option.lore.deja_vu", card=Text(card.id), second=Text(DEJA_VU.id), cost=price)


def _target(view: State, id_: str) -> Text:
    if id_[0] == "h":
        return names.hex_name(id_)
    unit = view.units[id_]
    if not unit.hex:
        return names.unit_name(unit)
    return text("option.aim", unit=names.unit_name(unit), hex=names.hex_name(unit.hex))


def _pick(view: State, prompt: str, id_: str) -> Text:
    if id_[0] == "u":
        return _target(view, id_)
    name = Text(_card(view, id_).id)
    return text("option.lore.surplus" if prompt == "lore.surplus" else "option.lore.keep", card=name)
