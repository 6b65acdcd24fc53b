"""The Lore deck: 60 cards, 15 of each Lore Master."""

from __future__ import annotations

from typing import Literal

import msgspec

from hexameron.games.battlelore.content.effects import (
    Amount,
    Cancel,
    Custom,
    Effect,
    Heal,
    Lasting,
    LoseAttack,
    Need,
    OrderTargets,
    Raid,
    Return,
    RollAgainst,
    TakeTokens,
    Target,
    Transport,
    fixed,
    levels,
)

Master = Literal["warrior", "rogue", "wizard", "cleric"]
MASTERS: tuple[Master, ...] = ("warrior", "rogue", "wizard", "cleric")
CARDS_OF_MASTER = 15
FIRST_FACE = 100
OUT_OF_COUNCIL = 3
"""Tokens that a card costs more if its master is not in the council (BL-LORE-13)."""

Timing = Literal[
    "with_command", "instead", "orders", "movement", "combat", "won_melee",
    "before_dice", "after_dice", "their_orders", "their_move", "their_card", "with_card",
]  # fmt: skip
"""When a card may be played (BL-LORE-03); ``with_card``: together with another card."""

REACTIONS: tuple[Timing, ...] = ("before_dice", "after_dice", "their_orders", "their_move", "their_card")

Attacks = Literal["any", "melee", "ranged", "mounted_melee"]
"""Which attack a reaction answers."""


class LoreCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Lore card: when, at what cost, against what, and what it does."""

    master: Master
    no: int
    cost: int
    timing: Timing
    target: Target
    effects: tuple[Effect, ...]
    icon: str
    source: Literal["published", "designed"]
    attack: Attacks = "any"
    same_as: str = ""
    """The id of a card of the same name; the two do not add up on one unit."""

    @property
    def id(self) -> str:
        return f"lore.{self.master}.{self.no}"

    @property
    def reaction(self) -> bool:
        """May be played in the opponent's turn (BL-LORE-04, BL-LORE-05)."""
        return self.timing in REACTIONS

    @property
    def face(self) -> int:
        return FIRST_FACE + CARDS_OF_MASTER * MASTERS.index(self.master) + self.no - 1

    @property
    def effect_name(self) -> str:
        """Under which name the card's effects are in play."""
        return self.same_as or self.id


def unit(*needs: Need) -> Target:
    return Target(kind="unit", needs=needs)


def enemy(*needs: Need) -> Target:
    return Target(kind="unit", side="enemy", needs=needs)


def units(count: Amount, *needs: Need, one_arm: bool = False) -> Target:
    return Target(kind="units", needs=needs, count=count, one_arm=one_arm)


def every(*needs: Need) -> Target:
    return Target(kind="every", needs=needs)


def every_enemy(*needs: Need) -> Target:
    return Target(kind="every", side="enemy", needs=needs)


def defender(*needs: Need) -> Target:
    return Target(kind="defender", needs=needs)


def card(
    icon: str,
    cost: int,
    timing: Timing,
    target: Target,
    *effects: Effect,
    published: bool = False,
    attack: Attacks = "any",
    same_as: str = "",
) -> LoreCard:
    return LoreCard(
        master="warrior",
        no=0,
        icon=icon,
        cost=cost,
        timing=timing,
        target=target,
        effects=effects,
        source="published" if published else "designed",
        attack=attack,
        same_as=same_as,
    )


def deck(master: Master, *cards: LoreCard) -> tuple[LoreCard, ...]:
    """The cards of a master, numbered in this order."""
    return tuple(
        msgspec.structs.replace(each, master=master, no=number) for number, each in enumerate(cards, start=1)
    )


ATTACKER = Target(kind="attacker", side="enemy")
THEIR_CARD = Target(kind="card", side="enemy")
BOARD = Target(kind="board")
TERRAIN_RAGES = RollAgainst(levels(1), ("helmet", "sword"))

WARRIOR = deck(
    "warrior",
    # 1. Strength
    card("biceps", 1, "combat", unit("ready"), Lasting("dice", "turn", fixed(1)), published=True),
    # 2. Agility
    card("dodging", 1, "before_dice", defender(), Lasting("colour_hits", "attack", fixed(1)), published=True),
    # 3. Take Aim
    card(
        "archery-target", 2, "combat", unit("ready"), Lasting("dice_ranged", "turn", fixed(3)), published=True
    ),
    # 4. Fearless
    card("lion", 3, "before_dice", defender(), Lasting("flags", "turn"), published=True),
    # 5. Run
    card("run", 2, "movement", unit("unmoved"), Lasting("move", "turn", fixed(1)), published=True),
    # 6. Parry
    card(
        "sword-clash", 3, "before_dice", ATTACKER, Lasting("fixed_dice", "attack", fixed(2)), published=True
    ),
    # 7. Berserk
    card(
        "enrage",
        4,
        "combat",
        unit("ready"),
        Lasting("dice_melee", "turn", levels()),
        Lasting("sword_dice", "turn"),
        published=True,
    ),
    # 8. Shield Wall
    card(
        "shield-echoes",
        4,
        "before_dice",
        defender("foot"),
        Lasting("no_sword", "attack"),
        Lasting("bold", "attack", fixed(1)),
    ),
    # 9. Forced March
    card(
        "walking-boot", 5, "movement", units(levels(1), "unmoved", "foot"), Lasting("move", "turn", fixed(1))
    ),
    # 10. Cleave
    card("axe-swing", 5, "combat", unit("ready"), Lasting("cleave", "turn")),
    # 11. Battle Cry
    card(
        "screaming",
        5,
        "with_command",
        Target(kind="around", radius=levels()),
        Lasting("bold", "own_turn", fixed(1)),
    ),
    # 12. Duel
    card("crossed-sabres", 6, "won_melee", Target(kind="winner", needs=("foot",)), Custom("duel")),
    # 13. Lance Wall
    card("spears", 6, "before_dice", defender("foot"), Custom("lance_wall"), attack="mounted_melee"),
    # 14. Might of All
    card("minions", 8, "combat", units(levels(2), "ready"), Lasting("dice_melee", "turn", fixed(1))),
    # 15. Assault
    card(
        "charging-bull",
        13,
        "instead",
        every("near_enemy"),
        OrderTargets(),
        Lasting("dice_melee", "turn", fixed(1)),
        published=True,
    ),
)

ROGUE = deck(
    "rogue",
    # 1. Pick Pocket
    card(
        "swap-bag",
        1,
        "with_command",
        Target(kind="tokens", side="enemy"),
        TakeTokens(levels(1)),
        published=True,
    ),
    # 2. Agility
    card(
        "dodging",
        1,
        "before_dice",
        defender(),
        Lasting("colour_hits", "attack", fixed(1)),
        published=True,
        same_as="lore.warrior.2",
    ),
    # 3. Déjà vu!
    card("cycle", 1, "with_card", Target(kind="own_card"), Custom("deja_vu"), published=True),
    # 4. Fearless
    card(
        "lion",
        3,
        "before_dice",
        defender(),
        Lasting("flags", "turn"),
        published=True,
        same_as="lore.warrior.4",
    ),
    # 5. Backstab
    card("backstab", 3, "after_dice", ATTACKER, Custom("backstab"), published=True, attack="melee"),
    # 6. Hide in Shadows
    card("cloak-dagger", 3, "before_dice", defender("by_cover"), LoseAttack(), attack="ranged"),
    # 7. False Orders
    card("scroll-quill", 5, "their_orders", Target(kind="orders", side="enemy"), Custom("false_orders")),
    # 8. Terrified!
    card(
        "terror",
        4,
        "with_command",
        enemy("no_creature"),
        Lasting("frightened", "turn"),
        Lasting("bold_zero", "turn"),
    ),
    # 9. Ambush
    card(
        "forest",
        5,
        "combat",
        unit("ready", "in_wood"),
        Lasting("no_limit", "turn"),
        Lasting("dice", "turn", fixed(1)),
    ),
    # 10. Scouts
    card("spyglass", 4, "with_command", Target(kind="hand", side="enemy"), Custom("scouts")),
    # 11. Caltrops
    card("caltrops", 4, "their_move", Target(kind="mover", side="enemy"), Custom("caltrops")),
    # 12. Bribe
    card("cash", 6, "orders", enemy("mercenary"), Lasting("unordered", "enemy_turn")),
    # 13. Poisoned Blades
    card("dripping-blade", 6, "combat", units(levels(), "ready", "foot"), Lasting("lore_melee", "turn")),
    # 14. Night Raid
    card("night-sky", 8, "movement", unit("unmoved", "foot"), Raid(levels(2))),
    # 15. Foiled!
    card("broken-wall", 6, "their_card", THEIR_CARD, Cancel(), published=True),
)

WIZARD = deck(
    "wizard",
    # 1. Light
    card("sun", 1, "combat", unit("ready"), Lasting("no_limit", "turn")),
    # 2. Gust
    card("wind-slap", 2, "before_dice", ATTACKER, Lasting("fewer_dice", "attack", fixed(1)), attack="ranged"),
    # 3. Magic Missiles
    card(
        "missile-swarm",
        3,
        "combat",
        every("ready", "missile"),
        Lasting("sword_ranged", "turn"),
        Lasting("lore_ranged", "turn"),
        published=True,
    ),
    # 4. Eagle Eye
    card(
        "eagle-head",
        3,
        "combat",
        unit("ready", "missile"),
        Lasting("range", "turn", levels()),
        Lasting("clear_sight", "turn"),
        published=True,
    ),
    # 5. Stone Skin
    card(
        "stone-block",
        3,
        "before_dice",
        defender(),
        Lasting("no_sword", "attack"),
        Lasting("colour_hits", "attack", fixed(1)),
    ),
    # 6. Dispel Magic
    card("magic-gate", 5, "their_card", THEIR_CARD, Cancel(), published=True),
    # 7. Portal
    card("portal", 7, "movement", unit("unmoved"), Transport(levels(3)), published=True),
    # 8. Wall of Fire
    card("fire-silhouette", 6, "with_command", Target(kind="hexes"), Lasting("fire", "own_turn")),
    # 9. Mass Speed
    card(
        "fast-forward-button",
        6,
        "movement",
        every("unmoved"),
        Lasting("move", "turn", fixed(1)),
        published=True,
    ),
    # 10. Mists of Terror
    card("fog", 6, "with_command", every_enemy(), Lasting("bold_zero", "turn"), published=True),
    # 11. Hold
    card(
        "manacles",
        6,
        "orders",
        enemy(),
        Lasting("unordered", "enemy_turn"),
        Lasting("no_battle_back", "enemy_turn"),
    ),
    # 12. Chain Lightning
    card(
        "lightning-arc",
        7,
        "with_command",
        Target(kind="chain", side="enemy", count=levels(1)),
        RollAgainst(fixed(2), ("helmet",)),
    ),
    # 13. Creeping Doom
    card(
        "spider-alt",
        8,
        "with_command",
        Target(kind="around", side="enemy", radius=fixed(1), others="both"),
        RollAgainst(levels(1), ("helmet", "sword"), retreats=True),
        published=True,
    ),
    # 14. Fireball
    card(
        "fireball",
        10,
        "with_command",
        enemy(),
        RollAgainst(levels(2), ("helmet",), lore_kills=True),
        published=True,
    ),
    # 15. Greater Portal
    card("star-gate", 10, "movement", units(levels(1), "unmoved"), Transport(fixed(3))),
)

CLERIC = deck(
    "cleric",
    # 1. Prayer
    card("prayer", 1, "before_dice", defender(), Lasting("bold", "attack", fixed(1))),
    # 2. Healing Hands
    card(
        "healing",
        3,
        "with_command",
        unit("wounded", "no_creature", "apart"),
        Heal(levels(1), ("helmet", "lore")),
    ),
    # 3. Bless
    card("holy-symbol", 3, "combat", unit("ready"), Lasting("reroll", "turn"), published=True),
    # 4. Move as the Wind
    card(
        "wind-hole",
        3,
        "movement",
        units(levels(1), "unmoved", "no_creature", one_arm=True),
        Lasting("no_stops", "turn"),
        published=True,
    ),
    # 5. Sanctuary
    card("church", 4, "before_dice", defender("no_creature", "by_landmark_or_last"), LoseAttack()),
    # 6. Righteous Anger
    card("fist", 4, "combat", unit("ready", "hurt"), Lasting("dice_melee", "turn", fixed(2))),
    # 7. Fog
    card("dust-cloud", 4, "with_command", BOARD, Lasting("no_ranged", "own_turn")),
    # 8. Cleansing
    card("droplets", 3, "with_command", unit("afflicted"), Custom("cleansing")),
    # 9. Inspire
    card(
        "angel-wings",
        5,
        "with_command",
        Target(kind="around", radius=fixed(1)),
        Lasting("bold", "own_turn", fixed(1)),
        Lasting("calm", "own_turn"),
    ),
    # 10. Curse
    card(
        "cursed-star",
        5,
        "with_command",
        enemy(),
        Lasting("fewer_dice", "own_turn", Amount(0, 1, halved=True)),
    ),
    # 11. Pilgrims' Road
    card(
        "trail",
        5,
        "instead",
        every("apart"),
        OrderTargets(),
        Lasting("no_fight", "turn"),
    ),
    # 12. The Hills Rumble
    card("hills", 9, "with_command", every_enemy("by_hill"), TERRAIN_RAGES, published=True),
    # 13. Forest Frenzy
    card("evil-tree", 9, "with_command", every_enemy("by_wood"), TERRAIN_RAGES, published=True),
    # 14. Rivers Rage
    card("big-wave", 9, "with_command", every_enemy("by_water"), TERRAIN_RAGES, published=True),
    # 15. Resurrection
    card("raise-skeleton", 12, "with_command", Target(kind="fallen"), Return(levels(1))),
)

LORE_CARDS: tuple[LoreCard, ...] = (*WARRIOR, *ROGUE, *WIZARD, *CLERIC)
"""In the order of their faces, which begin with ``FIRST_FACE``."""

LORE_CARD: dict[str, LoreCard] = {each.id: each for each in LORE_CARDS}
DEJA_VU = LORE_CARD["lore.rogue.3"]


def lore_card(face: int) -> LoreCard:
    """The card that a face of the Lore deck shows."""
    return LORE_CARDS[face - FIRST_FACE]
