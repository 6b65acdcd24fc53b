"""The table of a quest: everything a screen shows, made from what its seat may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hexameron.games.mageknight.content.colours import COLOURS
from hexameron.games.mageknight.rules import mana
from hexameron.games.mageknight.screen import enemies, harm, heroes, names, panels, questions
from hexameron.games.mageknight.screen.cards import tagged, zones_of
from hexameron.games.mageknight.screen.looks import MANA_COLOURS, MANA_ICONS, border
from hexameron.games.mageknight.screen.map_view import hero_pieces, spaces_seen, token_pieces
from hexameron.games.mageknight.screen.questions import QuestQuestion
from hexameron.games.mageknight.state import NOBODY, State
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat
from hexameron.kernel.game import Question
from hexameron.kernel.scene import Die, Panel, Phase, Scene
from hexameron.kernel.text import Text, text
from hexameron.kernel.words import DieState


def scene(view: State, me: Seat | None, question: Question | None, waiting: Sequence[Seat]) -> Scene:
    """What one seat's screen shows; ``me`` is None for a spectator."""
    q = Quest.reading(view)
    fighter = names.fighter(view)
    shown = Scene(
        game="mageknight",
        board="hex",
        title=Text(f"scenario.{view.scenario}"),
        cells=spaces_seen(q, question),
        edges=tuple(border(number, q.board.laid.cells_of(number)[0]) for number in range(len(view.tiles))),
        pieces=(*hero_pieces(view), *token_pieces(q)),
        zones=tagged(q, question, tuple(zones_of(q, me))),
        panels=(*_blows(q, fighter), *panels.around(q, fighter), *_sheets(q, me, fighter)),
        tracks=tuple(panels.tracks_of(view)),
        dice=tuple(_source(q)) if view.tiles else (),
        dice_name=Text("scene.source"),
        battle=_battle(view),
        phases=_phases(view),
        waiting=tuple(waiting),
        mood="night" if view.night else "",
        tray="below",
    )
    return shown if question is None else QuestQuestion(q, question).on(shown)


def _battle(view: State) -> Text | None:
    """Where one fights."""
    combat = names.combat_of(view)
    return None if combat is None else text("scene.combat", cell=names.cell_name(view, combat.cell))


def _blows(q: Quest, fighter: Seat | None) -> Iterator[Panel]:
    return iter(()) if fighter is None else harm.panels(q, fighter)


def _sheets(q: Quest, me: Seat | None, fighter: Seat | None) -> Iterator[Panel]:
    """What one faces: the enemies in a combat; before the quest the heroes to choose from."""
    if fighter is not None:
        yield from enemies.of_combat(q, fighter)
    elif me is not None and not q.state.tiles:
        yield from heroes.sheets(q)


# ---------------------------------------------------------------------- the Source and the phases


def _source(q: Quest) -> Iterator[Die]:
    for number, die in enumerate(q.state.source):
        name = Text(f"mana.{COLOURS[die.face]}")
        me = next((seat for seat, player in enumerate(q.state.players) if player.turn.step), 0)
        gone = die.holder != NOBODY or not mana.usable(q, me, die.face)
        state: DieState = "spent" if gone else ""
        yield Die(MANA_ICONS[die.face], name, MANA_COLOURS[die.face], state, id=questions.source_id(number))


COMBAT_PHASES = ("ranged", "block", "damage", "attack")
TURN_STEPS = {"start": ("before", "expire", "start"), "move": ("move",), "action": ("talk", "duel", "pact")}


def _phases(view: State) -> tuple[Phase, ...]:
    """The four phases of a combat, or the parts of a turn."""
    combat = names.combat_of(view)
    if combat is not None and combat.phase in COMBAT_PHASES:
        now = COMBAT_PHASES.index(combat.phase)
        return Phase.row((f"combat.{name}" for name in COMBAT_PHASES), now)
    step = next((player.turn.step for player in view.players if player.turn.step), "")
    if not step:
        return ()
    head = step.partition(".")[0]
    known = [part for part, steps in TURN_STEPS.items() if head in steps]
    part = known[0] if known else "after" if head == "after" else "action" if head == "combat" else "end"
    parts = ("start", "move", "action", "after", "end")
    return Phase.row((f"turn.{name}" for name in parts), parts.index(part))
