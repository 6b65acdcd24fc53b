"""Acting outside one's own turn: before it, or in the turns of others (MK-TURN-01..09)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.options import Plunder, UseSkill, UseTactic
from hexameron.games.mageknight.rules import effects, playing, tactics
from hexameron.games.mageknight.rules.effects import Use
from hexameron.games.mageknight.state import NOBODY, Player
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Option, Rules, Seat, Shown
from hexameron.kernel.ids import player_id, thing_id


def over(q: Quest, me: Seat) -> bool:
    """Whether a player had the last turn of the round, and plays no effects any more (MK-ROUND-27)."""
    state = q.state
    return (state.announced != NOBODY or state.finale) and me not in state.waiting


def waits(q: Quest, me: Seat) -> bool:
    """Whether a player is outside a turn, and may still act in this round."""
    player = q.player(me)
    return not player.turn.step and not player.out and not over(q, me)


def options(q: Quest, me: Seat) -> list[Option]:
    """What a player may do outside the own turn (MK-TURN-01, MK-TURN-08)."""
    player = q.player(me)
    found: list[Option] = []
    for talent in player.talents:
        if talent.used:
            continue
        skill = catalogue.skill(q.things.face[talent.token])
        use = Use(talent.token)
        if skill.id == "skill.motivation" and effects.can(q, me, skill.effect, fx.RESTED, use):
            found.append(UseSkill(thing_id(talent.token)))
    if can_plunder(q, me):
        found.append(Plunder())
    if player.tactic in tactics.OUTSIDE:
        found += tactics.before_turn(q, me)
    return found


def others(q: Quest, me: Seat) -> dict[Seat, list[Option]]:
    """What the other players may do while one is on turn."""
    found = {}
    for seat, player in enumerate(q.state.players):
        if seat != me and has_cause(q, player) and waits(q, seat) and (mine := options(q, seat)):
            found[seat] = mine
    return found


def has_cause(q: Quest, player: Player) -> bool:
    """Whether a player could have something to do outside a turn: a Skill, a Tactic, a Village."""
    if player.talents or player.tactic in tactics.OUTSIDE:
        return True
    return q.board.site.get(player.at) == "village"


def ask(
    q: Quest, me: Seat, prompt: str, listed: Callable[[], Sequence[Option]], show: Shown = False
) -> Rules[Option]:
    """Asks the player on turn between two effects; meanwhile others may act (MK-TURN-04, MK-TURN-05).

    It is shown where going on reveals something, so that all before it can still be taken back (MK-UNDO-01).
    """
    if others(q, me):
        return _ask_openly(q, me, prompt, listed, show)
    return q.ask(me, prompt, listed, show=show)


def _ask_openly(
    q: Quest, me: Seat, prompt: str, listed: Callable[[], Sequence[Option]], show: Shown
) -> Rules[Option]:
    also = partial(others, q, me)
    while True:
        seat, got = yield from q.ask_open(me, prompt, listed, also)
        if seat == me:
            return got
        yield from act(q, seat, got)
        if not also():
            return (yield from q.ask(me, prompt, listed, show=show))


def act(q: Quest, me: Seat, choice: Option) -> Rules[None]:
    """Carries out what was chosen out of :func:`options`."""
    if isinstance(choice, Plunder):
        yield from plunder(q, me)
    elif isinstance(choice, UseTactic):
        yield from tactics.use(q, me, choice.name)
    elif isinstance(choice, UseSkill):
        yield from playing.use_skill(q, me, choice)


# ---------------------------------------------------------------------- Villages


def can_plunder(q: Quest, me: Seat) -> bool:
    """Whether the hero stands in a Village that he has not plundered since his last turn (MK-SITE-08)."""
    player = q.player(me)
    if player.plundered or q.board.site.get(player.at) != "village":
        return False
    return tactics.can_draw(q, me)


def plunder(q: Quest, me: Seat) -> Rules[None]:
    """Two cards for a step down on the Reputation track."""
    q.player(me).plundered = True
    q.tell("village.plundered", seat=player_id(me), cell=q.player(me).at, rules=("MK-SITE-08",))
    q.change_reputation(me, -1, rules=("MK-SITE-08",))
    yield from tactics.draw(q, me, 2)
