"""Between two rounds: what scenarios and variants do when a Day or a Night is over."""

from __future__ import annotations

from hexameron.games.mageknight.options import Choose
from hexameron.games.mageknight.rules import scenario
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules


def rounds(q: Quest) -> Rules[None]:
    """After the last turn of a round, before the next one is prepared."""
    if scenario.is_cooperative(q) and not scenario.is_solo(q):
        yield from _give_up_tactic(q)


def morning(q: Quest) -> Rules[None]:
    """When a new Day or Night begins, after its preparation."""
    yield from ()


def _give_up_tactic(q: Quest) -> Rules[None]:
    """Together the players remove a Tactic that one of them used (MKS-FCOOP-12, MKS-FCOOP-13).

    Each names one; the one named most often goes, on a tie the one of who played first.
    """
    state = q.state
    again = 1 if state.variants.get("days") == "darkness" else 2
    if state.round + again > scenario.rounds(q):
        return
    used = [Choose(player.tactic) for player in state.players if player.tactic]
    seats = [seat for seat in state.order if seat >= 0]
    named = yield from q.ask_all("tactic.remove", dict.fromkeys(seats, lambda: used))
    votes = [named[seat].tactic for seat in seats]
    gone = max(votes, key=votes.count)
    state.tactics_gone.append(gone)
    q.tell("tactic.removed", tactic=gone, rules=("MKS-FCOOP-12",))
