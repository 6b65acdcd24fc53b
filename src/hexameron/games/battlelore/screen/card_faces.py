"""What is printed, as faces: names, texts, and bands that say in signs and in words what each part does."""

from __future__ import annotations

from hexameron.games.battlelore.content.command_cards import COMMAND_CARD, COMMAND_DECK, CommandCard
from hexameron.games.battlelore.content.lore_cards import LORE_CARDS, LoreCard
from hexameron.games.battlelore.screen import card_signs, card_texts
from hexameron.kernel.scene import Band, Face
from hexameron.kernel.text import Text, joined
from hexameron.kernel.text import text as say
from hexameron.kernel.words import Colour

COMMAND_COLOURS: dict[str, Colour] = {"section": "steel", "tactic": "copper"}
LORE_COLOURS: dict[str, Colour] = {"warrior": "red", "rogue": "green", "wizard": "blue", "cleric": "white"}


def faces() -> list[Face]:
    """All faces of both decks, for the catalogue."""
    command = [_command_face(number, COMMAND_CARD[id_]) for number, id_ in enumerate(COMMAND_DECK)]
    return [*command, *(_lore_face(card) for card in LORE_CARDS)]


def _lore_face(card: LoreCard) -> Face:
    return Face(
        id=card.face,
        name=Text(card.id),
        text=card_texts.text_of(card),
        kind=say("card.reaction" if card.reaction else "card.lore", master=Text(f"master.{card.master}")),
        icon=card.icon,
        colour=LORE_COLOURS[card.master],
        corner=card.cost,
        rules=("BL-LORE-03", "BL-LORE-04" if card.reaction else "BL-LORE-05", "BL-LORE-06"),
        bands=_lore_bands(card),
    )


def _command_face(number: int, card: CommandCard) -> Face:
    orders = sum(card.sections) if card.kind == "section" else card.count
    return Face(
        id=number,
        name=card_texts.command_name(card),
        text=card_texts.text_of(card),
        kind=say(f"card.{card.kind}"),
        icon=card.icon,
        colour=COMMAND_COLOURS[card.kind],
        corner=orders if orders > 0 else None,
        rules=("BL-CMD-03" if card.kind == "section" else "BL-CMD-04",),
        bands=(Band(card_signs.command_signs(card), card_texts.text_of(card)),),
    )


def _lore_bands(card: LoreCard) -> tuple[Band, ...]:
    """When and on whom, then what it does."""
    return (
        Band(
            card_signs.timing_signs(card),
            joined([card_texts.timing_text(card), card_texts.target_text(card.target)]),
        ),
        Band(
            card_signs.effects_signs(card.effects),
            joined([card_texts.effect_text(effect) for effect in card.effects]),
            colour=LORE_COLOURS[card.master],
        ),
    )
