"""The Command deck: 60 cards that give orders."""

from __future__ import annotations

from typing import Literal

import msgspec

from hexameron.kernel.records import Source

EQUAL_TO_COMMAND = -1
"""As many units as the player holds Command cards, the one just played included (BL-CMD-05)."""

EVERY = -2
"""All units that the card describes."""

Who = Literal["any", "green", "blue", "red", "foot", "mounted", "missile"]


class CommandCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a Command card orders, and what else it does.

    A Section card gives ``left``, ``centre`` and ``right`` orders, seen by the player who plays it. A Tactic
    card gives ``count`` orders to the units that ``who`` describes; with ``one_section`` all of them in one
    section of choice.
    """

    id: str
    name: str
    kind: Literal["section", "tactic"]
    icon: str
    copies: int
    source: Source
    left: int = 0
    centre: int = 0
    right: int = 0
    who: Who = "any"
    count: int = 0
    one_section: bool = False
    melee_dice: int = 0
    """Extra dice of the ordered units in melee this turn, battle backs not included."""
    extra_move: int = 0
    """Hexes that each ordered unit may move more and still fight."""
    melee_only: bool = False
    """The ordered units fight in melee only."""
    volley: bool = False
    """The ordered units stand still and may make two ranged attacks each, none at point blank."""
    scouts: bool = False
    """The player draws two Command cards at the end of the turn and keeps one."""
    tokens: int = 0
    """Lore tokens that the player takes on playing the card, in Lore games."""
    reshuffles: bool = False
    """The card and the discard pile are shuffled into the deck before the draw."""
    counters: bool = False
    """Copies the opponent's last Command card, left and right exchanged; else orders ``count`` units."""
    rallies: bool = False
    """Dice equal to Command order units; a unit ordered so may regain a figure instead of acting."""

    @property
    def sections(self) -> tuple[int, int, int]:
        return (self.left, self.centre, self.right)


def _in_each_section(
    name: str, icon: str, orders: int, copies: tuple[int, int, int], source: Source, *, scouts: bool = False
) -> tuple[CommandCard, ...]:
    """Three cards of one name: one for each section."""
    left, centre, right = copies
    return (
        CommandCard(
            id=f"{name}.left", name=name, kind="section", icon=icon, copies=left, source=source,
            left=orders, scouts=scouts,
        ),
        CommandCard(
            id=f"{name}.centre", name=name, kind="section", icon=icon, copies=centre, source=source,
            centre=orders, scouts=scouts,
        ),
        CommandCard(
            id=f"{name}.right", name=name, kind="section", icon=icon, copies=right, source=source,
            right=orders, scouts=scouts,
        ),
    )  # fmt: skip


COMMAND_CARDS: tuple[CommandCard, ...] = (
    *_in_each_section("command.scout", "spyglass", 1, (2, 2, 2), "published", scouts=True),
    *_in_each_section("command.patrol", "footprint", 2, (4, 4, 4), "published"),
    *_in_each_section("command.attack", "crossed-swords", 3, (3, 4, 3), "published"),
    *_in_each_section("command.advance", "rally-the-troops", EQUAL_TO_COMMAND, (2, 2, 2), "published"),
    CommandCard(
        id="command.skirmish", name="command.skirmish", kind="section", icon="spears", copies=2,
        source="published", left=1, centre=1, right=1,
    ),
    CommandCard(
        id="command.pincer", name="command.pincer", kind="section", icon="crab-claw", copies=2,
        source="published", left=2, right=2,
    ),
    CommandCard(
        id="command.general_advance", name="command.general_advance", kind="section", icon="flying-flag",
        copies=2, source="published", left=2, centre=2, right=2,
    ),
    CommandCard(
        id="command.green_banners", name="command.green_banners", kind="tactic", icon="knight-banner",
        copies=2, source="published", who="green", count=EQUAL_TO_COMMAND,
    ),
    CommandCard(
        id="command.blue_banners", name="command.blue_banners", kind="tactic", icon="knight-banner",
        copies=3, source="published", who="blue", count=EQUAL_TO_COMMAND,
    ),
    CommandCard(
        id="command.red_banners", name="command.red_banners", kind="tactic", icon="knight-banner",
        copies=2, source="published", who="red", count=EQUAL_TO_COMMAND,
    ),
    CommandCard(
        id="command.darken_sky", name="command.darken_sky", kind="tactic", icon="arrow-cluster", copies=2,
        source="published", who="missile", count=EVERY, volley=True,
    ),
    CommandCard(
        id="command.charge", name="command.charge", kind="tactic", icon="mounted-knight", copies=2,
        source="published", who="mounted", count=EQUAL_TO_COMMAND, melee_dice=1,
    ),
    CommandCard(
        id="command.onslaught", name="command.onslaught", kind="tactic", icon="sword-brandish", copies=2,
        source="designed", who="foot", count=EQUAL_TO_COMMAND, extra_move=1, melee_only=True,
    ),
    CommandCard(
        id="command.leadership", name="command.leadership", kind="tactic", icon="crested-helmet", copies=2,
        source="designed", count=EQUAL_TO_COMMAND, one_section=True, melee_dice=1,
    ),
    CommandCard(
        id="command.counter_attack", name="command.counter_attack", kind="tactic", icon="shield-bash",
        copies=2, source="published", count=1, counters=True,
    ),
    CommandCard(
        id="command.battlelore", name="command.battlelore", kind="tactic", icon="scroll-unfurled", copies=2,
        source="designed", count=EQUAL_TO_COMMAND, tokens=2, reshuffles=True,
    ),
    CommandCard(
        id="command.rally", name="command.rally", kind="tactic", icon="hunting-horn", copies=1,
        source="designed", count=EQUAL_TO_COMMAND, rallies=True,
    ),
)  # fmt: skip

COMMAND_CARD: dict[str, CommandCard] = {card.id: card for card in COMMAND_CARDS}

COMMAND_DECK: tuple[str, ...] = tuple(card.id for card in COMMAND_CARDS for _ in range(card.copies))
"""The card of each face of the Command deck."""


def command_card(face: int) -> CommandCard:
    """The card that a face of the Command deck shows."""
    return COMMAND_CARD[COMMAND_DECK[face]]
