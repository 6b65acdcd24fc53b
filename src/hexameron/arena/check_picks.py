"""The promise of picks: people pick in any order, machines meet each set once, and both come to the same."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hexameron.arena.checks import Broken, demand_alike
from hexameron.kernel.asking import Ask, Done, Option, Seat, Some
from hexameron.kernel.match import Match


def any_order(match: Match[Any], seat: Seat, random: Random) -> None:
    """A set that is picked can be picked in any order, stays open meanwhile, and leads to the same state.

    Machines meet it once, in the order of the list, and may go on by themselves where that ends.
    """
    ask = match.pending[seat]
    every = match.any_order(seat)
    if any(option not in every for option in match.options(seat)):
        raise Broken(f"{ask.prompt} lists an option that people are not offered")
    listed = match.clone()
    chosen: list[Option] = []
    while _picking(listed, seat, ask, chosen) and Done() not in chosen:
        chosen.append(random.choice(listed.options(seat)))
        listed.choose(seat, chosen[-1])
    places = [every.index(option) for option in chosen if option in every]
    if places != sorted(places):
        raise Broken(f"{ask.prompt} lists {_keys(chosen)}, which is not in the order of its list")
    freely = match.clone()
    shuffled = [option for option in chosen if option != Done()]
    random.shuffle(shuffled)
    shuffled += [option for option in chosen if option == Done()]
    for n, option in enumerate(shuffled):
        if not _picking(freely, seat, ask, shuffled[:n]):
            break  # the rest followed by itself
        if option not in freely.any_order(seat):
            raise Broken(f"{ask.prompt} does not take {_keys(shuffled)} in this order, at {option.key()}")
        freely.choose(seat, option)
    demand_alike(freely, listed, f"{ask.prompt}: {_keys(shuffled)} picked in another order")
    alone = match.clone()
    alone.patient = False
    for n, option in enumerate(chosen):
        if _picking(alone, seat, ask, chosen[:n]) and option in alone.options(seat):
            alone.choose(seat, option)
    _go_on(listed)
    _go_on(alone)
    demand_alike(alone, listed, f"{ask.prompt}: {_keys(chosen)} picked by a machine")


def _picking(match: Match[Any], seat: Seat, begun: Ask, chosen: Sequence[Option]) -> bool:
    """Whether a match is still in the same pick when these were chosen since an ask of it."""
    ask = match.pending.get(seat)
    if ask is None or ask.group != begun.group or ask.any_order is None:
        return False
    taken = sum(option.n if isinstance(option, Some) else 1 for option in chosen)
    counted = any(isinstance(option, Some) for option in chosen)
    return (begun.count == (1, 1) and not counted) or ask.count == (begun.count[0] + taken, begun.count[1])


def _go_on(match: Match[Any]) -> None:
    """Chooses where the list leaves one option, as machines do by themselves."""
    while lone := [
        seat
        for seat, ask in match.pending.items()
        if ask.any_order is not None and not ask.show and len(match.options(seat)) == 1
    ]:
        match.choose(lone[0], match.options(lone[0])[0])


def _keys(options: Sequence[Option]) -> str:
    return " ".join(option.key() for option in options)
