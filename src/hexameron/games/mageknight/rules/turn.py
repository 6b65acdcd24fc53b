"""A player's turn (TURN, REST)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from hexameron.games.mageknight.content.colours import BASIC
from hexameron.games.mageknight.content.effects import MOVING, RESTED
from hexameron.games.mageknight.options import (
    Announce,
    Attack,
    Begin,
    Burn,
    Challenge,
    EndTurn,
    Enter,
    Explore,
    Forfeit,
    Go,
    Incant,
    Interact,
    Invite,
    Mark,
    Rest,
    Tunnel,
)
from hexameron.games.mageknight.rules import (
    adventures,
    alliance,
    centre,
    combat,
    druids,
    duel,
    effects,
    end_of_turn,
    exploring,
    interaction,
    mana,
    movement,
    offers,
    outside,
    playable,
    playing,
    scenario,
    scoring,
    sites,
    underground,
)
from hexameron.games.mageknight.state import NOBODY, Combat
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import CHECKPOINT, NOTHING, Done, Option, Pick, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, seat_of, thing_id


def take(q: Quest, me: Seat) -> Rules[None]:
    """The turn of a player from its present step to its end."""
    player = q.player(me)
    if not player.turn.step and q.state.pact is None:
        player.turn.step = "before"
    while player.turn.step or q.state.pact is not None:
        if q.recording:
            yield CHECKPOINT
        if q.state.duel is not None:
            yield from duel.run(q, me)
        elif q.state.pact is not None:
            yield from alliance.run(q, me)
        else:
            yield from STEPS[player.turn.step](q, me)


# ---------------------------------------------------------------------- its start


def _before(q: Quest, me: Seat) -> Rules[None]:
    """Right before the own turn one may do what is done outside it (MK-TURN-01..03)."""
    if outside.options(q, me):
        return _act_before(q, me)
    q.turn(me).step = "expire"
    return NOTHING


def _act_before(q: Quest, me: Seat) -> Rules[None]:
    got = yield from q.ask(me, "turn.before", lambda: [*outside.options(q, me), Done()])
    if isinstance(got, Done):
        q.turn(me).step = "expire"
    else:
        yield from outside.act(q, me, got)


def _expire(q: Quest, me: Seat) -> Rules[None]:
    """The own interactive Skills end when the turn comes, even if it is skipped (MK-TURN-13)."""
    q.player(me).plundered = False
    for one in centre.lying(q):
        if one.owner == me:
            centre.take_back(q, one)
            return _thaw(q, me) if one.skill.id == "skill.source_freeze" else NOTHING
    q.turn(me).step = "start"
    return NOTHING


def _thaw(q: Quest, me: Seat) -> Rules[None]:
    """A crystal of a basic colour that the Source shows (Source Freeze)."""
    shown = [die.face for die in q.state.source if die.holder == NOBODY]
    colours = tuple(colour for colour in BASIC if colour in shown)
    if colours:
        q.gain_crystal(me, (yield from effects.choose_colour(q, me, colours)))


def _start(q: Quest, me: Seat) -> Rules[None]:
    """Before the turn: skipped, announced, forfeited or taken (MK-TURN-10..20)."""
    player = q.player(me)
    if player.token_down:
        player.token_down = False
        q.tell("turn.skipped", seat=player_id(me), rules=("MK-TURN-10",))
        return end_of_turn.pass_by(q, me)
    if not q.things.count(f"deck.{me}"):
        return _choose_beginning(q, me)
    _begin(q, me)
    return NOTHING


def _choose_beginning(q: Quest, me: Seat) -> Rules[None]:
    got = yield from q.ask(me, "turn.start", lambda: beginnings(q, me))
    if isinstance(got, Begin):
        _begin(q, me)
        return
    if isinstance(got, Announce):
        announce(q, me)
    yield from end_of_turn.pass_by(q, me)


def beginnings(q: Quest, me: Seat) -> list[Option]:
    """What an empty deck or hand allows and demands (MK-TURN-15..19)."""
    hand, deck = bool(q.hand(me)), bool(q.things.count(f"deck.{me}"))
    if deck:
        return [Begin()]
    if q.state.announced == NOBODY and not q.state.finale:
        return [Begin(), Announce()] if hand else [Announce()]
    return [Begin(), Forfeit()] if hand else [Forfeit()]


def announce(q: Quest, me: int) -> None:
    """The end of the round is announced: each other player has one more turn (MK-ROUND-23, MK-ROUND-24)."""
    state = q.state
    state.announced = me
    state.waiting = [*state.order[state.place + 1 :], *state.order[: state.place]]
    q.tell("round.announced", seat=player_id(me), rules=("MK-ROUND-23",))
    scoring.announced(q)


def _begin(q: Quest, me: Seat) -> None:
    """The hero comes onto the map; a Magical Glade gives mana (MK-PLAYER-09, MK-SITE-05, MK-SITE-06)."""
    player = q.player(me)
    turn = player.turn
    if not player.at:
        player.at = "h0.0"
    player.on_portal = False
    turn.spared = not q.hand(me)
    turn.wounds = 0
    turn.step = "move"
    mana.gifts(q, me)
    if q.recording:
        q.tell("turn.begins", seat=player_id(me), rules=("MK-TURN-20",))
    sites.look_around(q, me)


# ---------------------------------------------------------------------- movement and action


def _move(q: Quest, me: Seat) -> Rules[None]:
    """Movement: play, move, explore, in any order; an Action or a rest ends it (MK-TURN-28)."""
    state, player = q.state, q.player(me)
    listed = partial(choices, q, me)
    while True:
        got = yield from outside.ask(q, me, "turn.move", listed, show=True)
        act = ACTS.get(type(got))
        if act is None:
            yield from playing.do(q, me, got)
        else:
            yield from playing.meanwhile(q, me, partial(act, q, me, got))
        if q.recording or player.turn.step != "move" or state.duel is not None or state.pact is not None:
            return


def choices(q: Quest, me: Seat) -> list[Option]:
    """What may be done in Movement: only a rest and what can be played, if it is due (MK-REST-01).

    Who stays with another hero attacks him, if he may, and has no other Action (MK-SHARE-03).
    """
    player = q.player(me)
    if not player.turn.carded and must_rest(q, me):
        return [REST, *playable.options(q, me, MOVING)]
    other = movement.hero_at(q, me, player.at)
    if other == NOBODY:
        return [*steps(q, me), *actions(q, me), *playable.options(q, me, MOVING), END_TURN]
    last = Attack(player_id(other)) if duel.allowed(q, me, other) else EndTurn()
    return [*steps(q, me), *playable.options(q, me, MOVING), last]


END_TURN = EndTurn()
REST = Rest()


def steps(q: Quest, me: Seat) -> list[Option]:
    """Where one can go; a marked Glade ends Movement (MKS-DRUID-08)."""
    turn = q.turn(me)
    if not (turn.move or turn.modifiers) or "marked" in turn.seen:
        return []
    found: list[Option] = [*movement.options(q, me), *exploring.options(q, me)]
    if scenario.record(q).secret_entrances:
        found += underground.options(q, me)
    return found


def must_rest(q: Quest, me: Seat) -> bool:
    """With nothing but Wounds in hand, and no card used yet, there is only Slow Recovery (MK-TURN-21)."""
    turn = q.turn(me)
    return not (turn.carded or turn.spared or q.cards_in_hand(me)) and bool(q.hand(me))


def actions(q: Quest, me: Seat) -> list[Option]:
    """The optional Actions of a space without another hero (MK-TURN-30)."""
    player = q.player(me)
    found: list[Option] = []
    site = q.site(player.at)
    if site in interaction.LETTER:
        if interaction.can_talk(q, me):
            found.append(Interact())
        if site == "monastery":
            found.append(Burn())
    elif site in interaction.WILD and interaction.can_talk(q, me):
        found.append(Interact())
    elif site and sites.can_enter(q, me) and adventures.can_pay(q, me):
        found.append(Enter())
    if player.at in q.board.lairs:
        found += [Challenge(cell) for cell in combat.challenges(q, me, player.at)]
    if q.state.cities:
        found += alliance.proposals(q, me)
    if scenario.record(q).incantations:
        found += druids.options(q, me)
    if not player.turn.path and q.hand(me):
        found.append(REST)
    return found


def _go(q: Quest, me: Seat, choice: Go) -> Rules[None]:
    q.turn(me).path.append(choice.cell)
    return movement.go(q, me, choice)


def _explore(q: Quest, me: Seat, choice: Explore) -> Rules[None]:
    q.turn(me).path.append(choice.cell)
    return exploring.explore(q, me, choice)


def _interact(q: Quest, me: Seat, choice: Interact) -> Rules[None]:
    interaction.begin(q, me)
    return offers.need(q) if q.site(q.player(me).at) in {"monastery", "mage_tower", "city"} else NOTHING


def _enter(q: Quest, me: Seat, choice: Enter) -> Rules[None]:
    return adventures.enter(q, me)


def _burn(q: Quest, me: Seat, choice: Burn) -> Rules[None]:
    return adventures.burn(q, me)


def _challenge(q: Quest, me: Seat, choice: Challenge) -> Rules[None]:
    """A challenge may take in all rampaging enemies beside the hero (MK-CBT-07)."""
    at = q.player(me).at
    combat.start(q, me, Combat(kind="rampage", cell=at, origin=at))
    combat.join(q, me, list(q.rampaging(choice.cell)), choice.cell, "rampaging")
    return NOTHING


def _attack(q: Quest, me: Seat, choice: Attack) -> Rules[None]:
    """Staying with another hero is an attack on him (MK-SHARE-03)."""
    trail = q.player(me).trail
    duel.start(q, me, seat_of(choice.seat), trail[-1] if trail else q.player(me).at)
    return NOTHING


def _rest(q: Quest, me: Seat, choice: Rest) -> Rules[None]:
    """Standard rest, or slow recovery with nothing but Wounds (MK-REST-01..07)."""
    turn = q.turn(me)
    turn.acted = True
    turn.step = "after"
    turn.move = 0
    if q.cards_in_hand(me):
        turn.rested = "standard"
        got = yield from q.ask(
            me, "rest.card", lambda: [Pick(thing_id(card)) for card in q.cards_in_hand(me)]
        )
        q.discard(me, handle_of(got.id))
        chosen = yield from q.pick(
            me,
            "rest.wounds",
            lambda: [thing_id(card) for card in sorted(q.wounds_in_hand(me))],
            0,
            len(q.wounds_in_hand(me)),
        )
        q.discard(me, *(handle_of(id_) for id_ in chosen))
    else:
        turn.rested = "slow"
        for wound in q.hand(me):
            q.things.show_all(wound)
        q.discard(me, q.wounds_in_hand(me)[0])
    q.tell("rest.taken", seat=player_id(me), way=f"rest.{turn.rested}", rules=("MK-REST-05",))


def _end(q: Quest, me: Seat, choice: EndTurn) -> Rules[None]:
    q.turn(me).step = "end.dice"
    if q.recording:
        q.tell("turn.ends", seat=player_id(me), rules=("MK-TURN-34",))
    return NOTHING


ACTS: dict[type[Option], Callable[[Quest, Seat, Any], Rules[None]]] = {
    Go: _go,
    Explore: _explore,
    Interact: _interact,
    Enter: _enter,
    Burn: _burn,
    Challenge: _challenge,
    Rest: _rest,
    Attack: _attack,
    Invite: alliance.propose,
    Tunnel: underground.go,
    Mark: druids.mark,
    Incant: druids.incant,
    EndTurn: _end,
}


def _after(q: Quest, me: Seat) -> Rules[None]:
    """After the Action: Special and Healing effects, then the end (MK-TURN-23, MK-WND-10)."""

    def options() -> list[Option]:
        return [*playable.options(q, me, RESTED), END_TURN]

    got = yield from outside.ask(q, me, "turn.after", options, show=True)
    if isinstance(got, EndTurn):
        yield from _end(q, me, got)
    else:
        yield from playing.do(q, me, got)


def _again(q: Quest, me: Seat) -> Rules[None]:
    """Another turn at once."""
    q.turn(me).step = "before"
    return NOTHING


STEPS: dict[str, Callable[[Quest, Seat], Rules[None]]] = {
    "before": _before,
    "expire": _expire,
    "start": _start,
    "move": _move,
    "talk": interaction.talk,
    "combat": combat.fight,
    "duel": duel.run,
    "pact": alliance.run,
    "after": _after,
    **dict.fromkeys(end_of_turn.STEPS, end_of_turn.end),
    "again": _again,
}
