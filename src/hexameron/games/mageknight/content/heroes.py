"""The heroes: their own cards, and the crystals on which they live as a Virtual Player."""

from __future__ import annotations

from hexameron.games.mageknight.content.colours import BLUE, GREEN, RED, WHITE
from hexameron.games.mageknight.content.records import Hero

HEROES: tuple[Hero, ...] = (
    Hero(
        id="arythea",
        cards=(("card.battle_versatility", "card.rage"), ("card.mana_pull", "card.mana_draw")),
        crystals=(RED, RED, WHITE),
    ),
    Hero(
        id="tovak",
        cards=(("card.cold_toughness", "card.determination"), ("card.instinct", "card.improvisation")),
        crystals=(RED, BLUE, BLUE),
    ),
    Hero(
        id="goldyx",
        cards=(("card.will_focus", "card.concentration"), ("card.crystal_joy", "card.crystallize")),
        crystals=(GREEN, GREEN, BLUE),
    ),
    Hero(
        id="norowas",
        cards=(("card.noble_manners", "card.promise"), ("card.rejuvenate", "card.tranquility")),
        crystals=(GREEN, WHITE, WHITE),
    ),
    Hero(
        id="wolfhawk",
        cards=(("card.swift_reflexes", "card.swiftness"), ("card.tirelessness", "card.stamina")),
        crystals=(WHITE, WHITE, BLUE),
        expansion=True,
    ),
)
HERO = {hero.id: hero for hero in HEROES}
