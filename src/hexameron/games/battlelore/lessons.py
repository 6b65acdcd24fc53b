"""The guided first game: a small battle for a hill, with cards in hand and dice that show each thing once.

The words stand in texts/lesson.pl.ftl and texts/lesson.en.ftl. Whoever changes the position, a rule that the
lesson meets or the order of its attacks has to look for another seed: tests/games/battlelore/test_lessons.py
says what the dice must show.
"""

from __future__ import annotations

from hexameron.games.battlelore.content.command_cards import COMMAND_DECK
from hexameron.games.battlelore.content.councils import CARDS_OF_MASTER, DECK_SHARE
from hexameron.games.battlelore.content.lore_cards import FIRST_FACE, LORE_CARD
from hexameron.games.battlelore.setup import begin
from hexameron.games.battlelore.state import MASTERS, State, Turn
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.chance import Chance, Dice
from hexameron.kernel.game import Lesson, Setup, Step
from hexameron.kernel.ids import thing_id
from hexameron.kernel.things import bit

SETUP = Setup("hilltop")

BOWMEN, VANGUARD, RESERVE, RIDERS = "u1", "u2", "u3", "u4"
LEVY, FOE = "u7", "u9"
"""The units that the lesson speaks of: ours, and the two that we meet."""

HILL, BESIDE, FLANK = "h4.6", "h3.7", "h4.7"

HANDS = (
    ("command.attack.centre", "command.patrol.centre", "command.patrol.left", "command.skirmish"),
    ("command.patrol.centre", "command.attack.right", "command.advance.centre", "command.scout.left"),
)
DRAWN = ("command.general_advance", "command.blue_banners", "command.charge")
"""The Command cards that are drawn first: by us, by the enemy, by us."""

MISSILES = "lore.wizard.3"

SEED, FIRST_ROLL = 714521, 121
"""The dice: the seed, and how far the first turn's stream has been read already, so that all rolls suit."""

# ---------------------------------------------------------------------- the position


def handle(card: str, copy: int = 0) -> int:
    """The handle of a Command card; those that the lesson deals keep the handle of their face."""
    return COMMAND_DECK.index(card) + copy


def lore_handle(card: str) -> int:
    return len(COMMAND_DECK) + LORE_CARD[card].face - FIRST_FACE


def position() -> State:
    """The first turn of the small battle, hands dealt and decks stacked, without Lore cards and tokens."""
    state = begin(SETUP)
    b = Battle(state, Dice(b"lesson"))
    state.councils = [dict(council) for council in state.terms.councils]
    _deal(b)
    _stack_lore(b)
    state.stage = "battle"
    state.turn = Turn(number=1, seat=state.terms.first)
    state.chance = Chance(turn=1, counts={"battle": FIRST_ROLL})
    return state


def _deal(b: Battle) -> None:
    things = b.things
    for seat, hand in enumerate(HANDS):
        for card in hand:
            dealt = handle(card, copy=seat)
            things.move(dealt, f"command.hand.{seat}")
            things.show(dealt, bit(seat))
    for card in DRAWN:
        things.move(handle(card), "command.discard")
    b.shuffle("command.deck")
    for card in reversed(DRAWN):
        things.move(handle(card), "command.deck")


def _stack_lore(b: Battle) -> None:
    """A Lore deck of the right size, with the lesson's card on top."""
    things = b.things
    top = lore_handle(MISSILES)
    for index, master in enumerate(MASTERS):
        start = len(COMMAND_DECK) + CARDS_OF_MASTER * index
        cards = sorted(range(start, start + CARDS_OF_MASTER), key=lambda one: one != top)
        present = sum(master in council for council in b.state.councils)
        for one in cards[: DECK_SHARE[present]]:
            things.move(one, "lore.deck")
    things.move(top, "lore.box")
    b.shuffle("lore.deck")
    things.move(top, "lore.deck")


def plays(card: str, seat: int = 0) -> str:
    """The key that plays a Command card of the lesson."""
    return f"command:{thing_id(handle(card, copy=seat))}"


# ---------------------------------------------------------------------- what is taught

OURS = "banners.0"
SECTION_LINES = ("e.section.1", "e.section.2")
MISSILES_CARD = thing_id(lore_handle(MISSILES))

FIRST_TURN = (
    Step("aim", "command.card", read=True, point=(OURS,), rules=("BL-END-01", "BL-END-03")),
    Step("units", "command.card", read=True, point=(VANGUARD,), rules=("BL-UNIT-02", "BL-UNIT-05")),
    Step("board", "command.card", read=True, point=SECTION_LINES, rules=("BL-CMD-03", "BL-TURN-03")),
    Step(
        "card",
        "command.card",
        allow=(plays("command.attack.centre"),),
        instead="card_instead",
        rules=("BL-CMD-01", "BL-CMD-03"),
    ),
    *(
        Step(
            name,
            "order.unit",
            allow=tuple(f"order:{unit}" for unit in (BOWMEN, VANGUARD, RESERVE)),
            instead="orders_instead",
            rules=rules,
        )
        for name, rules in (
            ("orders", ("BL-ORD-01", "BL-ORD-02")),
            ("orders_two", ("BL-ORD-01",)),
            ("orders_three", ("BL-ORD-05",)),
        )
    ),
    Step("move", "move.unit", allow=(f"move:{VANGUARD}",), rules=("BL-TURN-04", "BL-MOVE-01")),
    Step(
        "hill",
        "move.where",
        allow=(f"go:{HILL}",),
        instead="hill_instead",
        rules=("BL-MOVE-09", "BL-TERR-01"),
    ),
    Step("reserve", "move.unit", allow=(f"move:{RESERVE}",), rules=("BL-MOVE-01",)),
    Step("beside", "move.where", allow=(f"go:{BESIDE}",), rules=("BL-MOVE-09", "BL-SUP-01")),
    Step("support", "move.unit", read=True, point=(VANGUARD,), rules=("BL-SUP-01", "BL-SUP-02")),
    Step("stand", "move.unit", allow=("done",), rules=("BL-MOVE-04",)),
    Step("melee", "battle.attacker", allow=(f"fight:{VANGUARD}",), rules=("BL-LOS-01", "BL-CMB-08")),
    Step(
        "hits",
        "retreat.where",
        read=True,
        other=True,
        point=("dice", LEVY),
        rules=("BL-HIT-01", "BL-HIT-02", "BL-HIT-03", "BL-HIT-05"),
    ),
    Step("retreat", "follow.gain", read=True, point=(LEVY,), rules=("BL-RET-01", "BL-RET-05", "BL-RET-07")),
    Step("gain", "follow.gain", allow=("done",), instead="gain_instead", rules=("BL-FOL-01", "BL-FOL-08")),
    Step("bowmen", "battle.attacker", allow=(f"fight:{BOWMEN}",), rules=("BL-LOS-03", "BL-LOS-04")),
    Step("sight", "battle.target", allow=(f"target:{LEVY}",), rules=("BL-LOS-06", "BL-LOS-07", "BL-LOS-08")),
    Step("arrows", "draw.lore", read=True, point=("dice",), rules=("BL-HIT-03", "BL-HIT-07")),
    Step(
        "draw",
        "draw.lore",
        allow=("lore_draw:1;1",),
        instead="draw_instead",
        rules=("BL-DRAW-02", "BL-DRAW-05"),
    ),
)

ENEMY_TURN = (
    Step(
        "enemy",
        "command.card",
        read=True,
        other=True,
        point=(MISSILES_CARD,),
        rules=("BL-TURN-02", "BL-LORE-01"),
    ),
    Step(
        "ignore",
        "retreat.ignore",
        allow=("ignore:1",),
        instead="ignore_instead",
        rules=("BL-TERR-01", "BL-MOR-02", "BL-MOR-03"),
    ),
    Step("back", "battle.back", allow=("yes",), instead="back_instead", rules=("BL-MOR-04", "BL-MOR-13")),
    Step(
        "backed",
        "draw.lore",
        read=True,
        other=True,
        point=("dice", FOE),
        rules=("BL-HIT-08", "BL-MOR-07", "BL-MOR-08"),
    ),
)

SECOND_TURN = (
    Step("patrol", "command.card", allow=(plays("command.patrol.centre"),), rules=("BL-CMD-03",)),
    Step("pair", "order.unit", allow=(f"order:{BOWMEN}",), rules=("BL-ORD-01",)),
    Step("pair_two", "order.unit", allow=(f"order:{RIDERS}",), rules=("BL-ORD-01",)),
    Step("ride", "move.unit", allow=(f"move:{RIDERS}",), rules=("BL-MOVE-06",)),
    Step("flank", "move.where", allow=(f"go:{FLANK}",), rules=("BL-MOVE-08", "BL-TERR-04")),
    Step("stand_again", "move.unit", allow=("done",), rules=("BL-MOVE-04",)),
    Step(
        "lore",
        "battle.attacker",
        allow=(f"lore:{MISSILES_CARD};*",),
        instead="lore_instead",
        point=(MISSILES_CARD, f"lore:{MISSILES_CARD};*"),
        rules=("BL-LORE-03", "BL-LORE-06", "BL-LORE-08"),
    ),
    Step("volley", "battle.attacker", allow=(f"fight:{BOWMEN}",), rules=("BL-LORE-06",)),
    Step("volley_at", "battle.target", allow=(f"target:{LEVY}",), rules=("BL-CMB-09",)),
    Step("banner", "battle.attacker", read=True, point=("dice", OURS), rules=("BL-HIT-06", "BL-END-03")),
    Step("charge", "battle.attacker", allow=(f"fight:{RIDERS}",), rules=("BL-CMB-08", "BL-UNIT-06")),
    Step("chase", "follow.gain", allow=("go:*",), instead="chase_instead", rules=("BL-FOL-02", "BL-FOL-10")),
    Step(
        "pursue",
        "follow.pursue",
        allow=("done", "go:h5.8", "go:h6.6"),
        instead="pursue_instead",
        point=("done",),
        rules=("BL-FOL-02", "BL-FOL-03"),
    ),
    Step("bonus", "follow.bonus", allow=(f"target:{FOE}",), rules=("BL-FOL-05", "BL-FOL-07")),
    Step("ground", "follow.gain", rules=("BL-FOL-06", "BL-FOL-08"), optional=True),
    Step("choice", "draw.lore", rules=("BL-DRAW-04", "BL-DRAW-05", "BL-DRAW-06")),
    Step("kept", "draw.keep", rules=("BL-DRAW-04", "BL-LORE-11"), optional=True),
    Step("own", "command.card", read=True, other=True, point=(OURS,), rules=("BL-END-01",)),
)

TIPS = (
    Step("tip_flee", "retreat.where", rules=("BL-RET-07", "BL-RET-05")),
    Step("tip_section", "order.section", rules=("BL-CMD-04",)),
    Step("tip_react", "lore.before_dice", rules=("BL-LORE-04", "BL-LORE-09", "BL-LORE-15")),
    Step("tip_react", "lore.after_dice", rules=("BL-LORE-04", "BL-LORE-09", "BL-LORE-15")),
    Step("tip_cancel", "lore.their_*", rules=("BL-LORE-04", "BL-LORE-09")),
    Step("tip_window", "lore.with_command", rules=("BL-LORE-03", "BL-LORE-08")),
    Step("tip_target", "lore.target*", rules=("BL-LORE-06",)),
    Step("tip_keep", "draw.keep", rules=("BL-DRAW-04",)),
    Step("tip_scout", "draw.scout", rules=("BL-DRAW-02",)),
    Step("tip_surplus", "lore.surplus", rules=("BL-LORE-11", "BL-LORE-12")),
)
"""What may come up for the first time while the battle is finished."""

ANSWERS = (
    ("retreat.where", "go:h6.5"),
    ("command.card", plays("command.patrol.centre", seat=1)),
    ("order.unit", f"order:{FOE}"),
    ("order.unit", "done"),
    ("move.unit", f"move:{FOE}"),
    ("move.where", "go:h5.7"),
    ("battle.attacker", f"fight:{FOE}"),
    ("draw.lore", "lore_draw:0;2"),
    ("retreat.where", "go:h6.7"),
)
"""What the enemy does meanwhile."""

LESSONS = (
    Lesson(
        name="first",
        minutes=15,
        setup=SETUP,
        begin=position,
        seed=SEED,
        bot="easy",
        steps=(*FIRST_TURN, *ENEMY_TURN, *SECOND_TURN),
        tips=TIPS,
        answers=ANSWERS,
    ),
)
