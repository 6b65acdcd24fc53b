"""Between two rounds: what scenarios and variants do when a Day or a Night is over."""

from __future__ import annotations

from hexameron.games.mageknight.content.colours import BLACK
from hexameron.games.mageknight.options import Choose
from hexameron.games.mageknight.rules import drafting, druids, mana, rage, scenario, scoring, sites
from hexameron.games.mageknight.state import VIRTUAL, Place
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules
from hexameron.kernel.ids import player_id


def rounds(q: Quest) -> Rules[None]:
    """After the last turn of a round, before the next one is prepared."""
    if scenario.record(q).portal_closes and not q.state.night and scenario.days_or_nights(q) == 1:
        _close_portal(q)
    if scenario.record(q).incantations and q.state.night:
        druids.clear(q)
    if q.state.variants.get("rage", "none") != "none":
        yield from rage.after_round(q)
    if q.state.variants.get("days") == "darkness" and not q.state.night:
        yield from _dusk(q)
    if scenario.agreed(q, "starting_draft") and not q.state.night:
        yield from drafting.add_drafted(q)
    if scenario.agreed(q, "action_upgrades") and q.state.night and _comes_again(q):
        yield from drafting.upgrade(q)
    if scenario.is_cooperative(q) and not scenario.is_solo(q):
        yield from _give_up_tactic(q)


def morning(q: Quest) -> Rules[None]:
    """When a new Day or Night begins, after its preparation."""
    if scenario.record(q).mines_occupied:
        _mines(q)
    yield from ()


def _close_portal(q: Quest) -> None:
    """Who is on the Portal after the first Day is lost; then it is a plain (MKS-ONE-08, MKS-ONE-09)."""
    q.state.places[scoring.PORTAL] = Place(site="closed_portal")
    for seat, player in enumerate(q.state.players):
        if player.at == scoring.PORTAL:
            player.out = True
            player.at = ""
            q.tell("hero.lost", seat=player_id(seat), rules=("MKS-ONE-08",))
    q.tell("portal.closed", rules=("MKS-ONE-08",))


def _mines(q: Quest) -> None:
    """Each liberated Mine gives its crystal to who liberated it (MKS-MINE-19)."""
    for cell, place in q.state.places.items():
        colour = sites.mine_colour(q.board.site.get(cell, ""))
        if colour is not None:
            for seat in place.shields:
                q.gain_crystal(seat, colour, lost=True)


def _comes_again(q: Quest) -> bool:
    """Whether another Day follows this Day, another Night this Night."""
    again = 1 if q.state.variants.get("days") == "darkness" else 2
    return q.state.round + again <= scenario.rounds(q)


def _dusk(q: Quest) -> Rules[None]:
    """Two dice after each Day: a black one, and the rest of the game is Night (MKS-DAY-04..06)."""
    faces = yield from q.roll(0, "dusk", mana.SIX_FACES, 2)
    q.state.facts["darkness"] = int(BLACK in faces)
    q.tell("dusk.rolled", dice=tuple(f"m{face}" for face in faces), rules=("MKS-DAY-05",))


def _give_up_tactic(q: Quest) -> Rules[None]:
    """Together the players remove a Tactic that one of them used (MKS-FCOOP-12, MKS-FCOOP-13).

    Each names one; the one named most often goes, on a tie the one of who played first.
    """
    state = q.state
    if not _comes_again(q):
        return
    used = [Choose(player.tactic) for player in state.players if player.tactic]
    seats = [seat for seat in state.order if seat != VIRTUAL]
    named = yield from q.ask_all("tactic.remove", dict.fromkeys(seats, lambda: used))
    votes = [named[seat].tactic for seat in seats]
    gone = max(votes, key=votes.count)
    state.tactics_gone.append(gone)
    q.tell("tactic.removed", tactic=gone, rules=("MKS-FCOOP-12",))
