"""Cooperative city assaults: several heroes storm one city (COOP)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from math import comb

from hexameron.games.mageknight.content import catalogue, tracks
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.effects import MOVING
from hexameron.games.mageknight.options import Activate, Forfeit, Go, Invite, Play, Plunder, Share, UseSkill
from hexameron.games.mageknight.rules import (
    combat,
    mana,
    movement,
    outcome,
    outside,
    playable,
    playing,
    scenario,
    ways,
)
from hexameron.games.mageknight.state import NOBODY, Combat, Pact
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import CHECKPOINT, No, Option, Rules, Seat, Yes
from hexameron.kernel.ids import handle_of, player_id, seat_of, thing_id
from hexameron.kernel.things import EVERYBODY

# ---------------------------------------------------------------------- who can take part


def cities_beside(q: Quest, me: Seat) -> list[str]:
    """The unconquered cities next to a hero."""
    at = q.player(me).at
    beside = q.board.neighbours[at] if at else ()
    return [
        colour
        for colour, city in q.state.cities.items()
        if not city.conquered and (city.cell in beside or city.second in beside)
    ]


def cities_below(q: Quest, me: Seat) -> list[str]:
    """The unconquered cities that a hero can attack with the Spell Underground Attack (MK-COOP-05)."""
    spell = next((card for card in q.hand(me) if q.deed(card).id == "spell.underground_travel"), None)
    if spell is None or not mana.can_pay(q, me, ways.price(q.deed(spell), strong=True)):
        return []
    reach = movement.jumps(q, me, REACH, shut=movement.BELOW)
    return [
        colour
        for colour, city in q.state.cities.items()
        if not city.conquered and (city.cell in reach or city.second in reach)
    ]


REACH = 3
"""How far Underground Attack goes."""


def available(q: Quest, me: Seat, colour: str) -> list[Seat]:
    """The other heroes who could join an assault on a city (MK-COOP-06, MK-COOP-07)."""
    return [
        seat
        for seat, player in enumerate(q.state.players)
        if seat != me and not player.token_down and colour in cities_beside(q, seat) and q.cards_in_hand(seat)
    ]


def proposals(q: Quest, me: Seat) -> list[Invite]:
    """The cities for which allies could be invited (MK-COOP-01..06)."""
    state = q.state
    if not state.cities or state.announced != NOBODY or state.finale or not scenario.assaults_together(q):
        return []
    if movement.hero_at(q, me, q.player(me).at) != NOBODY:
        return []
    found = []
    for colour in dict.fromkeys((*cities_beside(q, me), *cities_below(q, me))):
        if q.things.count(f"city.{colour}") and q.turn(me).seen.count(f"pact {colour}") < _possible(
            q, me, colour
        ):
            found.append(Invite(colour))
    return found


def _possible(q: Quest, me: Seat, colour: str) -> int:
    """How many different proposals there are: whom to invite, and how to split the garrison among all."""
    others, garrison = len(available(q, me, colour)), q.things.count(f"city.{colour}")
    return comb(others + garrison - 1, others) - 1


# ---------------------------------------------------------------------- the proposal


def propose(q: Quest, me: Seat, choice: Invite) -> Rules[None]:
    """Who is invited and how many enemies each will fight; all must agree (MK-COOP-08..11).

    Who is refused may propose again, no more often than there are ways to do it (MK-COOP-10).
    """
    colour = choice.city
    q.turn(me).seen.append(f"pact {colour}")
    garrison = q.things.count(f"city.{colour}")
    free = [player_id(seat) for seat in available(q, me, colour)]
    invited = yield from q.pick(me, "pact.invite", lambda: free, 1, min(len(free), garrison - 1))
    seats = [me, *(seat_of(id_) for id_ in invited)]
    parts: dict[str, int] = {}
    left = garrison
    for place, seat in enumerate(seats[:-1]):
        most = left - (len(seats) - place - 1)
        got = yield from q.ask(me, "pact.share", partial(_shares, most), actor=player_id(seat))
        parts[str(seat)] = got.n
        left -= got.n
    parts[str(seats[-1])] = left
    q.tell("pact.proposed", seat=player_id(me), city=f"city.{colour}", rules=("MK-COOP-09",))
    for seat in seats:
        q.tell("pact.part", seat=player_id(seat), n=parts[str(seat)], rules=("MK-COOP-09",))
    answers = yield from q.ask_all("pact.agree", {seat: _yes_or_no for seat in seats if seat != me})
    if all(isinstance(answer, Yes) for answer in answers.values()):
        _seal(q, me, colour, parts)
    else:
        q.tell("pact.refused", seat=player_id(me), rules=("MK-COOP-10",))


def _shares(most: int) -> list[Share]:
    return [Share(n) for n in range(1, most + 1)]


def _yes_or_no() -> list[Option]:
    return [Yes(), No()]


def _seal(q: Quest, me: Seat, colour: str, parts: dict[str, int]) -> None:
    """The invited forgo their next turn; the defenders are dealt unseen (MK-COOP-11, MK-COOP-12)."""
    state = q.state
    start = state.order.index(me)
    order = [seat for seat in (*state.order[start:], *state.order[:start]) if str(seat) in parts]
    state.pact = Pact(city=colour, order=order, origins={str(s): q.player(s).at for s in order})
    tokens = list(q.things.in_zone(f"city.{colour}"))
    q.mix(tokens, f"defenders of {colour}")
    for seat in order:
        if seat != me:
            q.player(seat).token_down = True
        for _ in range(parts[str(seat)]):
            q.things.move(tokens.pop(), f"pact.{seat}")
    q.turn(me).acted = True
    q.turn(me).step = "pact"
    q.tell("pact.sealed", seat=player_id(me), city=f"city.{colour}", rules=("MK-COOP-11",))


# ---------------------------------------------------------------------- the assault


def run(q: Quest, me: Seat) -> Rules[None]:
    """The participants fight one after the other, then end their turns in the same order (MK-COOP-13)."""
    while q.state.pact is not None:
        yield CHECKPOINT
        yield from STEPS[q.state.pact.step](q, q.state.pact)


def _march(q: Quest, pact: Pact) -> Rules[None]:
    """A participant begins by entering the city, which costs as usual (MK-COOP-15, MK-COOP-16)."""
    seat = pact.order[pact.place]
    turn = q.turn(seat)
    if not turn.step:
        mana.gifts(q, seat)
        turn.acted = True
    turn.step = "move"
    city = q.state.cities[pact.city]
    beside = q.board.neighbours[q.player(seat).at]
    cells = [cell for cell in (city.cell, city.second) if cell in beside]

    def options() -> list[Option]:
        plays = playable.options(q, seat, MOVING)
        enter = [Go(cell) for cell in cells if turn.move >= ENTRY]
        must = bool(enter or plays) and can_enter(q, seat, plays, beside=bool(cells))
        stay = [] if must else [Forfeit()]
        return [*enter, *_before(q, seat, pact), *plays, *stay]

    got = yield from q.ask(seat, "pact.march", options)
    if isinstance(got, Go):
        turn.move -= ENTRY
        storm(q, seat, pact, got.cell, movement.provoked(q, seat, q.player(seat).at, got.cell))
    elif isinstance(got, Forfeit):
        turn.step = "after"
        _next(q, pact)
    elif isinstance(got, Plunder):
        yield from outside.plunder(q, seat)
    else:
        yield from playing.do(q, seat, got)


ENTRY = tracks.COST_BY_DAY["city"]
"""What entering a city costs, by day and by night."""


def can_enter(q: Quest, seat: Seat, plays: Sequence[Option], *, beside: bool) -> bool:
    """Whether a participant has the means to enter, and so must: who cannot stays out (MK-COOP-16).

    Each card is good for a Move point at least; from afar one comes only by Underground Attack.
    """
    if not beside:
        return any(_comes_below(q, option) for option in plays)
    most = Counter(thing_id(card) for card in q.cards_in_hand(seat))
    for option in plays:
        if isinstance(option, (Play, Activate, UseSkill)) and (effect := _effect(q, option)):
            most[option.card] = max(most[option.card], _moves(effect))
    return q.turn(seat).move + most.total() >= ENTRY


def _comes_below(q: Quest, option: Option) -> bool:
    return isinstance(option, Play) and _effect(q, option) == fx.Custom("underground_attack", REACH, MOVING)


def _effect(q: Quest, option: Play | Activate | UseSkill) -> fx.Effect | None:
    """What would be carried out, if the card is not played sideways."""
    face = q.things.face[handle_of(option.card)]
    if isinstance(option, Activate):
        return catalogue.unit(face).abilities[option.ability].effect
    if isinstance(option, UseSkill):
        return catalogue.skill(face).effect
    deed = catalogue.DEEDS[face]
    return {"basic": deed.basic, "strong": deed.strong}.get(option.way)


def _moves(effect: fx.Effect) -> int:
    """The most Move points that an effect may give by itself."""
    if isinstance(effect, fx.Move):
        return effect.n
    return max((_moves(part) for part in effect.parts()), default=0)


def _before(q: Quest, seat: Seat, pact: Pact) -> list[Option]:
    """What the invited may do before their turn; Skills are among what they play anyway (MK-COOP-15)."""
    if seat == pact.order[0] or q.turn(seat).carded:
        return []
    return [one for one in outside.options(q, seat) if not isinstance(one, UseSkill)]


def storm(q: Quest, seat: Seat, pact: Pact, cell: str, angry: Sequence[str]) -> None:
    """His part of the garrison, and whom the move provoked (MK-COOP-17..20)."""
    origin = q.player(seat).at
    movement.step(q, seat, cell)
    q.change_reputation(seat, -1, rules=("MK-COOP-19",))
    combat.start(q, seat, Combat(kind="pact", cell=cell, origin=origin, fortified=True))
    combat.join(q, seat, list(q.things.in_zone(f"pact.{seat}")), f"city.{pact.city}", "garrison")
    for beside in angry:
        combat.join(q, seat, list(q.rampaging(beside)), beside, "rampaging")
    pact.step = "fight"


def _fight(q: Quest, pact: Pact) -> Rules[None]:
    """All phases of one participant's combat."""
    seat = pact.order[pact.place]
    yield from combat.fight(q, seat)
    for token in list(q.things.in_zone(f"pact.{seat}")):
        q.things.move(token, f"city.{pact.city}")
    _next(q, pact)


def _next(q: Quest, pact: Pact) -> None:
    pact.place += 1
    pact.step = "march"
    if pact.place == len(pact.order):
        for seat in pact.order:
            for token in list(q.things.in_zone(f"pact.{seat}")):
                q.things.move(token, f"city.{pact.city}")
        _decide(q, pact)
        pact.step, pact.place = "end", 0


def _decide(q: Quest, pact: Pact) -> None:
    """With no defender left the city is conquered; else all withdraw (MK-COOP-22, MK-COOP-23, MK-COOP-26)."""
    if not q.things.count(f"city.{pact.city}"):
        outcome.conquer_city(q, pact.city)
        return
    for token in q.things.in_zone(f"city.{pact.city}"):
        q.things.seen[token] = EVERYBODY
    for seat in pact.order:
        q.player(seat).at = pact.origins[str(seat)]
    q.tell("pact.failed", city=f"city.{pact.city}", rules=("MK-COOP-23",))


def _end(q: Quest, pact: Pact) -> Rules[None]:
    """Special and Healing effects, then the ends of the turns in order (MK-COOP-24, MK-COOP-25)."""
    from hexameron.games.mageknight.rules import turn

    if pact.place == len(pact.order):
        q.state.pact = None
        return
    seat = pact.order[pact.place]
    step = q.turn(seat).step
    if step == "after" or step.startswith("end."):
        yield from turn.STEPS[step](q, seat)
    else:
        pact.place += 1


STEPS: dict[str, Callable[[Quest, Pact], Rules[None]]] = {
    "march": _march,
    "fight": _fight,
    "end": _end,
}
