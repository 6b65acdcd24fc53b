"""A hero's turn: three actions, and what each of them is (TURN, STATE, CHAL)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from hexameron.games.runebound.board import GOES
from hexameron.games.runebound.content.effects import Challenge, Trade
from hexameron.games.runebound.content.map import CITY_AT
from hexameron.games.runebound.content.stories import ZOMBIE_GOLD
from hexameron.games.runebound.options import (
    Adventure,
    Attempt,
    Defy,
    Face,
    Go,
    Idle,
    Perform,
    Recover,
    Rest,
    Shop,
    Slay,
    Tell,
    Throw,
    Train,
)
from hexameron.games.runebound.rules import (
    adventuring,
    combat,
    movement,
    resting,
    shopping,
    spoils,
    story,
)
from hexameron.games.runebound.rules.anytime import Journey
from hexameron.games.runebound.rules.conditions import stands
from hexameron.games.runebound.rules.running import Use, run
from hexameron.kernel.asking import CHECKPOINT, Done, Option, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, seat_of, thing_id

ADVENTURE_ACTIONS: Final = 2
"""What an adventure costs (RB-TURN-07)."""


def turns(t: Journey) -> Rules[None]:
    """The turns of a round, part by part; at each part the rules can begin again."""
    state = t.state
    while state.step == "turns":
        if t.recording:
            yield CHECKPOINT
        yield from STEPS[t.turn.step](t)


def _start(t: Journey) -> Rules[None]:
    """A turn begins (RB-TURN-03, RB-TURN-05)."""
    turn = t.turn
    t.next_turn()
    t.unsettled = True
    t.tell("turn.begins", seat=player_id(turn.seat), rules=("RB-TURN-03", "RB-TURN-05"))
    for ability in t.kit(turn.seat).at("turn_start"):
        if stands(t, turn.seat, ability.rule.only):
            yield from run(t, Use(turn.seat, ability.source), ability.rule.effect)
    turn.step = "act"


def _act(t: Journey) -> Rules[None]:
    """The next action, if one is left (RB-TURN-06)."""
    turn = t.turn
    if not turn.actions:
        turn.step = "end"
        return
    seat = turn.seat
    t.between_actions = True
    got = yield from t.ask(
        seat, "turn.act", partial(actions, t), free=True, show=partial(_may_learn, t, seat)
    )
    t.between_actions = False
    turn.given = []
    turn.actions -= ADVENTURE_ACTIONS if type(got) is Adventure else 1
    yield from ACTIONS[type(got)](t, seat, got)


def _may_learn(t: Journey, seat: Seat) -> bool:
    """Whether for all that others know a skill could be learned (RB-SKILL-17)."""
    return bool(t.hand(seat)) and bool(t.trophies(seat))


def _end(t: Journey) -> Rules[None]:
    """Learning and abilities after the last action, then the next player (RB-TURN-12, RB-SKILL-02)."""
    seat = t.turn.seat
    t.between_actions = True
    yield from t.ask(seat, "turn.end", _done, free=True, show=partial(_may_learn, t, seat))
    t.between_actions = False
    order = t.in_order()
    place = order.index(seat) + 1
    t.end_turn(order[place] if place < len(order) else None)


def _done() -> list[Done]:
    return [Done()]


# ---------------------------------------------------------------------- what can be done

REST, RECOVER, THROW, SHOP = Rest(), Recover(), Throw(), Shop()
ALWAYS: Final[tuple[Option, ...]] = (THROW, REST, Train())
ADVENTURE, SLAY, FACE, IDLE = Adventure(), Slay(), Face(), Idle()


def actions(t: Journey) -> list[Option]:
    """The actions that a hero can take now (RB-TURN-06..09, RB-STATE-01, RB-STATE-07, RB-STATE-09)."""
    seat = t.turn.seat
    player = t.player(seat)
    if t.is_defeated(seat):
        return [REST]
    if player.delayed:
        return [RECOVER]
    at = player.at
    found: list[Option] = [*GOES[at], *ALWAYS]
    if at in CITY_AT:
        found.append(SHOP)
    if t.turn.actions >= ADVENTURE_ACTIONS and t.state.gems.get(at):
        found.append(ADVENTURE)
    found += [Attempt(thing_id(card)) for card in adventuring.attempts(t, seat)]
    for slot in story.open_slots(t, seat):
        found.append(Tell(slot, thing_id(t.state.track[slot].card)))
    if at in t.state.zombies:
        found.append(SLAY)
    if at == t.state.villain:
        found.append(FACE)
    found += _card_actions(t, seat)
    found.append(IDLE)
    return found


def _card_actions(t: Journey, seat: Seat) -> list[Option]:
    """Actions printed on own cards (RB-TURN-10, RB-ABIL-02)."""
    found: list[Option] = []
    for ability in t.kit(seat).at("action"):
        rule = ability.rule
        if not stands(t, seat, rule.only):
            continue
        if isinstance(rule.effect, Challenge):
            found += [Defy(player_id(other)) for other in _rivals(t, seat)]
        elif isinstance(rule.effect, Trade):
            goods = [card for card in t.assets(seat) if t.asset(card).type == "goods"]
            if goods:
                found.append(Perform(ability.source, thing_id(t.asset_of(seat, ability.source))))
        else:
            found.append(Perform(ability.source, ""))
    return found


def _rivals(t: Journey, seat: Seat) -> list[Seat]:
    """Undefeated heroes here, each once per game (RB-CHAL-02, RB-STATE-04)."""
    player = t.player(seat)
    return [
        other
        for other in t.heroes_at(player.at)
        if other != seat and other not in player.hunted and not t.is_defeated(other)
    ]


# ---------------------------------------------------------------------- doing it


def _go(t: Journey, seat: Seat, option: Go) -> Rules[None]:
    """One adjacent hex without a roll, over rivers too (RB-MOVE-01, -02, -14)."""
    yield from movement.enter(t, seat, option.cell, rules=("RB-MOVE-02",))


def _throw(t: Journey, seat: Seat, option: Throw) -> Rules[None]:
    yield from movement.by_dice(t, seat, t.stat(seat, "speed"))


def _rest(t: Journey, seat: Seat, option: Rest) -> Rules[None]:
    yield from resting.rest(t, seat)


def _recover(t: Journey, seat: Seat, option: Recover) -> Rules[None]:
    yield from ()
    resting.recover(t, seat)


def _shop(t: Journey, seat: Seat, option: Shop) -> Rules[None]:
    yield from shopping.shop(t, seat)


def _train(t: Journey, seat: Seat, option: Train) -> Rules[None]:
    yield from resting.train(t, seat)


def _adventure(t: Journey, seat: Seat, option: Adventure) -> Rules[None]:
    yield from adventuring.adventure(t, seat)


def _attempt(t: Journey, seat: Seat, option: Attempt) -> Rules[None]:
    yield from ()
    adventuring.try_card(t, handle_of(option.card))


def _tell(t: Journey, seat: Seat, option: Tell) -> Rules[None]:
    """A story quest; its enemy is fought like any other (RB-ENEMY-07)."""
    card = t.state.track[option.slot].card
    if t.story(card).enemy is not None:
        combat.begin(t, "story", card=card, slot=option.slot)
        return
    yield from story.try_slot(t, seat, option.slot)


def _slay(t: Journey, seat: Seat, option: Slay) -> Rules[None]:
    yield from ()
    t.remove_zombie(t.player(seat).at)
    t.gain_gold(seat, ZOMBIE_GOLD)


def _face(t: Journey, seat: Seat, option: Face) -> Rules[None]:
    """The scenario card is turned and the villain engaged (RB-VILL-07, RB-STORY-05)."""
    yield from ()
    t.tell("villain.faced", seat=player_id(seat), rules=("RB-STORY-05", "RB-VILL-07"))
    combat.begin(t, "villain")


def _perform(t: Journey, seat: Seat, option: Perform) -> Rules[None]:
    ability = next(one for one in t.kit(seat).at("action") if one.source == option.source)
    t.tell("ability.used", seat=player_id(seat), source=ability.source, rules=("RB-TURN-10",))
    yield from run(t, Use(seat, ability.source), ability.rule.effect)


def _defy(t: Journey, seat: Seat, option: Defy) -> Rules[None]:
    """Corbin challenges a hero, each once per game (RB-CHAL-01, RB-CHAL-03)."""
    yield from ()
    rival = seat_of(option.player)
    t.player(seat).hunted.append(rival)
    t.tell("challenge", seat=player_id(seat), rival=option.player, rules=("RB-CHAL-01", "RB-CHAL-03"))
    combat.begin(t, "challenge", rival=rival)


def _idle(t: Journey, seat: Seat, option: Idle) -> Rules[None]:
    yield from ()
    t.tell("idles", seat=player_id(seat), rules=("RB-TURN-09",))


def _fight(t: Journey) -> Rules[None]:
    if t.combat.step == "over":
        yield from spoils.after(t)
    else:
        yield from combat.fight(t)


ACTIONS: Final[dict[type[Option], Callable[..., Rules[None]]]] = {
    Go: _go,
    Throw: _throw,
    Rest: _rest,
    Recover: _recover,
    Shop: _shop,
    Train: _train,
    Adventure: _adventure,
    Attempt: _attempt,
    Tell: _tell,
    Slay: _slay,
    Face: _face,
    Perform: _perform,
    Defy: _defy,
    Idle: _idle,
}
STEPS: Final[dict[str, Callable[[Journey], Rules[None]]]] = {
    "start": _start,
    "act": _act,
    "card": adventuring.resolve,
    "fight": _fight,
    "end": _end,
}
