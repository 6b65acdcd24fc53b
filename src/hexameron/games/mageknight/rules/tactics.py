"""Tactics: choosing them, and what they do (TACT)."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import BASIC, GOLD
from hexameron.games.mageknight.content.tactics import TACTIC, TACTICS
from hexameron.games.mageknight.options import Branch, Choose, Colour, UseTactic
from hexameron.games.mageknight.rules import mana, scenario
from hexameron.games.mageknight.state import NOBODY, VIRTUAL
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import CHECKPOINT, Pick, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.picking import Sets
from hexameron.kernel.things import bit

# ---------------------------------------------------------------------- choosing


def lay_out(q: Quest) -> None:
    """All Tactics of the day or the night are laid out (MK-ROUND-12, MK-SETUP-16)."""
    printed = PRINTED[q.state.night]
    left = [id_ for id_ in printed if id_ not in q.state.tactics_gone]
    enough = len(left) >= len(q.state.players) + (q.state.virtual is not None)
    q.state.tactics = left if enough else list(printed)


PRINTED = {night: [tactic.id for tactic in TACTICS if tactic.night == night] for night in (False, True)}
"""The Tactics of the day and of the night."""


def choosers(q: Quest) -> list[Seat]:
    """Who chooses when: least Fame first, on a tie who played later (MK-TACT-02..04)."""
    state = q.state
    if state.round == 1:
        return list(reversed(state.picked))
    later = {seat: -place for place, seat in enumerate(state.order)}
    seats = range(len(state.players))
    return sorted(seats, key=lambda seat: (state.players[seat].fame, later.get(seat, 0)))


def choose_all(q: Quest) -> Rules[None]:
    """Everybody chooses a Tactic; then the round order follows their numbers (MK-TACT-01, MK-TACT-06)."""
    state = q.state
    if not scenario.is_solo(q):
        _virtual_tactic(q)
    for me in choosers(q):
        if state.players[me].tactic or state.players[me].out:
            continue
        yield CHECKPOINT
        got = yield from q.ask(me, "tactic.choose", lambda: [Choose(id_) for id_ in state.tactics], show=True)
        state.tactics.remove(got.tactic)
        state.players[me].tactic = got.tactic
        q.tell("tactic.chosen", seat=player_id(me), tactic=got.tactic, rules=("MK-TACT-01",))
        yield from on_choosing(q, me, got.tactic)
    _virtual_tactic(q)
    set_order(q)


def _virtual_tactic(q: Quest) -> None:
    """The Virtual Player gets a random one, alone after the player (MKS-SOLO-11, MKS-FCOOP-11)."""
    virtual = q.state.virtual
    if virtual is not None and not virtual.tactic:
        number = q.dice.below(q.state.chance, "virtual tactic", len(q.state.tactics))
        virtual.tactic = q.state.tactics.pop(number)
        q.things.learned += 1
        q.tell("tactic.virtual", tactic=virtual.tactic, rules=("MKS-SOLO-11",))


def set_order(q: Quest) -> None:
    """The lowest number plays first (MK-TACT-06)."""
    state = q.state
    numbers = [
        (TACTIC[player.tactic].number, seat) for seat, player in enumerate(state.players) if not player.out
    ]
    if state.virtual is not None:
        numbers.append((TACTIC[state.virtual.tactic].number, VIRTUAL))
    state.order = [seat for _, seat in sorted(numbers)]
    state.place = 0


def on_choosing(q: Quest, me: Seat, tactic: str) -> Rules[None]:
    """What some Tactics do at once (MK-TACT-05)."""
    if tactic == "tactic.rethink":
        yield from _rethink(q, me)
    elif tactic == "tactic.mana_steal":
        yield from _steal(q, me)
    elif tactic == "tactic.great_start":
        yield from q.draw_cards(me, 2)
    elif tactic == "tactic.preparation":
        yield from _prepare(q, me)


def _rethink(q: Quest, me: Seat) -> Rules[None]:
    """Up to 3 cards are exchanged, then go back into the deck (MK-TACT-09)."""
    chosen = yield from q.pick(
        me, "tactic.rethink", lambda: [thing_id(card) for card in sorted(q.hand(me))], 0, 3
    )
    cards = [handle_of(id_) for id_ in chosen]
    for card in cards:
        q.lay_open(card, f"discard.{me}")
    q.tell_discarded(me, cards)
    yield from q.draw_cards(me, len(chosen))
    for card in list(q.things.in_zone(f"discard.{me}")):
        q.things.move(card, f"deck.{me}")
    q.shuffle(f"deck.{me}")


def _steal(q: Quest, me: Seat) -> Rules[None]:
    """A die of a basic colour waits on the card (MK-TACT-10)."""

    def colours() -> list[Colour]:
        shown = [die.face for die in q.state.source if die.holder == NOBODY]
        return [Colour(colour) for colour in BASIC if colour in shown]

    if not colours():
        return
    got = yield from q.ask(me, "tactic.steal", colours)
    die = next(die for die in q.state.source if die.holder == NOBODY and die.face == got.colour)
    die.holder = me


def _prepare(q: Quest, me: Seat) -> Rules[None]:
    """One card of the own deck is searched for, then the deck is shuffled."""
    deck = f"deck.{me}"
    if not q.things.count(deck):
        return
    for card in q.things.in_zone(deck):
        q.things.show(card, 1 << me)

    def one_of_each() -> list[Pick]:
        cards = {q.things.face[card]: card for card in q.things.in_zone(deck)}
        return [Pick(thing_id(card)) for card in cards.values()]

    got = yield from q.ask(me, "tactic.preparation", one_of_each)
    q.things.move(handle_of(got.id), f"hand.{me}")
    q.shuffle(deck)


# ---------------------------------------------------------------------- using


def options(q: Quest, me: Seat, now: fx.Moment) -> list[UseTactic]:
    """The Tactic, where its use is a choice of the turn (MK-TACT-13)."""
    player = q.player(me)
    if player.tactic_used or (player.turn.partial and player.tactic in OF_A_TURN):
        return []
    if player.tactic == "tactic.right_moment" and not player.turn.again:
        return [UseTactic(player.tactic)] if may_go_again(q, me) else []
    if player.tactic == LONG_NIGHT and not q.things.count(f"deck.{me}"):
        return [UseTactic(player.tactic)] if q.things.count(f"discard.{me}") else []
    if player.tactic == "tactic.mana_search" and "mana_search" not in player.turn.seen:
        return [] if player.turn.taken else [UseTactic(player.tactic)]
    return []


LONG_NIGHT = "tactic.long_night"
INSIDE = ("tactic.right_moment", LONG_NIGHT, "tactic.mana_search")
"""The Tactics whose use is a choice of the turn."""
OF_A_TURN = ("tactic.right_moment", "tactic.mana_search")
"""The Tactics for an own turn, which a partially participating Defender does not have (MK-PVP-15)."""


OUTSIDE = ("tactic.midnight_meditation", "tactic.sparing_power")
"""The Tactics that are used outside an own turn."""


SPARED = "sparing"
"""Sparing Power was used before the turn."""


def before_turn(q: Quest, me: Seat) -> list[UseTactic]:
    """The Tactic, where it is used outside the own turn (MK-TURN-01)."""
    player = q.player(me)
    if player.tactic_used:
        return []
    if player.tactic == "tactic.midnight_meditation" and q.hand(me):
        return [UseTactic(player.tactic)]
    if player.tactic == "tactic.sparing_power" and SPARED not in player.turn.seen and _sparing(q, me):
        return [UseTactic(player.tactic)]
    return []


def _sparing(q: Quest, me: Seat) -> list[Branch]:
    """Sparing Power keeps the top card of the deck (0), or gives all that it kept (1)."""
    zones = (f"deck.{me}", f"spared.{me}")
    return [Branch(n) for n, zone in enumerate(zones) if q.things.count(zone)]


def may_go_again(q: Quest, me: Seat) -> bool:
    """An extra turn is not for the last turn after an announcement."""
    return q.state.announced == NOBODY and not q.state.finale


def use(q: Quest, me: Seat, name: str) -> Rules[None]:
    """Uses the Tactic in the turn."""
    player = q.player(me)
    if name == "tactic.right_moment":
        player.turn.again = True
        player.tactic_used = True
    elif name == LONG_NIGHT:
        long_night(q, me)
    elif name == "tactic.mana_search":
        yield from _search(q, me)
    elif name == "tactic.midnight_meditation":
        yield from _meditate(q, me)
    elif name == "tactic.sparing_power":
        yield from _spare(q, me)
    q.tell("tactic.used", seat=player_id(me), tactic=name)


def long_night(q: Quest, me: Seat) -> None:
    """Three random cards of the discard pile become the deck (MK-TACT-14)."""
    q.player(me).tactic_used = True
    q.shuffle(f"discard.{me}")
    for card in list(q.things.in_zone(f"discard.{me}"))[-3:]:
        q.things.move(card, f"deck.{me}")
    for card in q.things.in_zone(f"discard.{me}"):
        q.things.show_all(card)


def long_night_helps(q: Quest, me: Seat) -> bool:
    """Whether Long Night can give a deck to draw from when there is none (MK-TACT-14)."""
    player = q.player(me)
    return player.tactic == LONG_NIGHT and not player.tactic_used and bool(q.things.count(f"discard.{me}"))


def can_draw(q: Quest, me: Seat) -> bool:
    """Whether there is a card to draw, or Long Night would bring some."""
    return bool(q.things.count(f"deck.{me}")) or long_night_helps(q, me)


def draw(q: Quest, me: Seat, n: int) -> Rules[None]:
    """Draws cards; Long Night works also in the middle of it, when the deck runs out (MK-TACT-14)."""
    return _draw_on(q, me, n) if q.player(me).tactic == LONG_NIGHT else q.draw_cards(me, n)


def _draw_on(q: Quest, me: Seat, n: int) -> Rules[None]:
    missing = n - q.things.count(f"deck.{me}")
    yield from q.draw_cards(me, n)
    if missing > 0 and long_night_helps(q, me) and (yield from q.confirm(me, "end.long_night")):
        long_night(q, me)
        yield from q.draw_cards(me, missing)


SEARCHED = 2
"""How many dice Mana Search rolls again at most."""


def _search(q: Quest, me: Seat) -> Rules[None]:
    """Up to 2 dice of the Source are rolled again, gold ones first (Mana Search)."""
    q.turn(me).seen.append("mana_search")
    faces_now = [die.face for die in q.state.source]
    there = [n for n, die in enumerate(q.state.source) if die.holder == NOBODY]
    gold = [n for n in there if faces_now[n] == GOLD]

    def golden(picked: Sequence[int]) -> bool:
        return all(n in gold for n in picked) or all(n in picked for n in gold)

    chosen = yield from q.pick_things(
        me,
        "tactic.search",
        lambda: there,
        lambda n: Colour(faces_now[n]),
        Sets(1, SEARCHED, enough=golden, alike=faces_now.__getitem__),
    )
    faces = yield from q.roll(me, "search", mana.SIX_FACES, len(chosen))
    for n, face in zip(chosen, faces, strict=True):
        q.state.source[n].face = face


def _meditate(q: Quest, me: Seat) -> Rules[None]:
    """Up to 5 cards go into the deck for as many others (Midnight Meditation)."""
    q.player(me).tactic_used = True
    chosen = yield from q.pick(
        me, "tactic.meditation", lambda: [thing_id(card) for card in sorted(q.hand(me))], 1, 5
    )
    for id_ in chosen:
        q.things.move(handle_of(id_), f"deck.{me}")
    q.shuffle(f"deck.{me}")
    yield from q.draw_cards(me, len(chosen))


def _spare(q: Quest, me: Seat) -> Rules[None]:
    """Once before each turn a card is kept, or all kept cards come into the hand (Sparing Power)."""
    player = q.player(me)
    player.turn.seen.append(SPARED)
    got = yield from q.ask(me, "tactic.sparing", lambda: _sparing(q, me))
    if not got.number:
        q.things.move(q.things.in_zone(f"deck.{me}")[-1], f"spared.{me}")
        return
    player.tactic_used = True
    for card in list(q.things.in_zone(f"spared.{me}")):
        q.things.move(card, f"hand.{me}")
        q.things.show(card, bit(me))


def put_away(q: Quest) -> None:
    """At the round's end Tactics go back; alone both used ones are out for good (MKS-SOLO-12)."""
    state = q.state
    used = [player.tactic for player in state.players]
    if state.virtual is not None:
        used.append(state.virtual.tactic)
        state.virtual.tactic = ""
    if scenario.is_solo(q):
        state.tactics_gone += used
    for player in state.players:
        player.tactic, player.tactic_used = "", False
