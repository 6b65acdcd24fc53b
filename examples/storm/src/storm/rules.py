"""The rules, chapter by chapter. The ids are those of rulebook.yaml."""

from functools import partial

from hexameron.kernel.api import (
    CHECKPOINT, Dice, Done, Option, Pass, Refusal, Result, Rules, Seat, Setup, Text, bit, handle_of,
    player_id, thing_id,
)  # fmt: skip
from storm.state import (
    ACTIONS, BOARD, BOOTS, BURIED, CARDS, DUNES, FLOODED, GULL, HAND, MORE_ACTIONS, ROUNDS, RUN, SEA, SIEVE,
    Beach, Dig, Go, Play, Storm,
)  # fmt: skip


# region play
def begin(setup: Setup) -> Storm:
    return Storm(at=list(BOARD.rows[DUNES][: setup.seats]))


def play(b: Beach) -> Rules[Result]:
    s = b.state
    if s.round == 0:
        yield from prepare(b)
    while s.round <= ROUNDS:
        yield CHECKPOINT
        yield from take_turn(b, b.active) if s.turn < len(s.at) else wave(b)
    return result(b)


# endregion


# region prepare
def prepare(b: Beach) -> Rules[None]:
    """Where each find lies is left to chance, and nobody knows it (ST-SET-01, ST-SET-02)."""
    for row, faces in BURIED.items():
        b.make_shuffled(faces, "sea")
        for cell in BOARD.rows[row]:
            b.things.deal("sea", cell, 1, 0)
    b.make_shuffled(SEA, "sea")
    b.make_shuffled(CARDS * 4, "deck")
    for seat in b.seats:
        yield from b.draw_many(seat, "deck", f"hand.{seat}", HAND)
    b.state.round = 1


# endregion


# region turn
def take_turn(b: Beach, me: Seat) -> Rules[None]:
    while b.state.actions:
        yield CHECKPOINT
        match (yield from b.ask(me, "turn.act", partial(options, b, me), refused=partial(refused, me))):
            case Go(cell):
                yield from walk(b, me, cell)
            case Dig(cell):
                yield from dig(b, me, cell)
            case Play(card):
                use(b, me, handle_of(card))
            case _:
                b.state.actions = 0
    b.next_turn()
    b.state.turn, b.state.actions = b.state.turn + 1, ACTIONS


def options(b: Beach, me: Seat) -> list[Option]:
    """Ways to spend an action (ST-TURN-02), and cards, which cost none (ST-CARD-01)."""
    here = b.state.at[me]
    steps = [Go(cell) for cell in BOARD.neighbours[here] if cell not in b.state.at]
    finds = [Dig(here)] if b.things.count(here) else []
    cards = b.cards(me, RUN, SIEVE, *([GULL] if b.victims(me) else []))
    return [*steps, *finds, *(Play(thing_id(card)) for card in cards), Done()]


# endregion


# region refused
def refused(me: Seat, view: Storm) -> list[Refusal]:
    """What one may expect and may not do, with the reason; from the view of who is asked."""
    taken = [Go(cell) for cell in BOARD.neighbours[view.at[me]] if cell in view.at]
    boots = [Play(thing_id(card)) for card in Beach(view, Dice(b"")).cards(me, BOOTS)]
    found = [Refusal(option, Text("why.taken"), "ST-TURN-03") for option in taken]
    return found + [Refusal(option, Text("why.boots"), "ST-CARD-05") for option in boots]


# endregion


# region actions
def walk(b: Beach, me: Seat, cell: str) -> Rules[None]:
    b.state.actions -= 1
    b.state.at[me] = cell
    if BOARD.row[cell] == DUNES and (bag := b.things.in_zone(f"bag.{me}")):
        for find in bag:
            b.things.show_all(find)
        b.tell("turn.home", player=player_id(me), finds=tuple(map(thing_id, bag)), rules=("ST-TURN-05",))
        b.things.move_all(f"bag.{me}", f"home.{me}")
        yield from b.draw_many(me, "deck", f"hand.{me}", 1)


def dig(b: Beach, me: Seat, cell: str) -> Rules[None]:
    b.state.actions -= 1
    find = yield from b.draw(me, cell, f"bag.{me}")
    b.tell("turn.digs", player=player_id(me), cell=cell, find=thing_id(find), rules=("ST-TURN-04",))


# endregion


# region cards
def use(b: Beach, me: Seat, card: int) -> None:
    discard(b, me, card)
    if b.things.face[card] == RUN:
        b.state.actions += MORE_ACTIONS
    elif b.things.face[card] == SIEVE:
        cells = (b.state.at[me], *BOARD.neighbours[b.state.at[me]])
        finds = [find for cell in cells for find in b.things.in_zone(cell)]
        for find in finds:
            b.things.show(find, bit(me))
        if finds:
            seen = tuple(map(thing_id, finds))
            b.tell("card.sieves", player=player_id(me), finds=seen, rules=("ST-CARD-03",))
    else:
        for seat in b.victims(me):
            find = b.things.in_zone(f"bag.{seat}")[-1]
            b.things.move(find, f"bag.{me}")
            b.things.show(find, bit(me))
            b.tell("card.robs", player=player_id(seat), find=thing_id(find), rules=("ST-CARD-04",))


def discard(b: Beach, me: Seat, card: int) -> None:
    b.things.move(card, "discard")
    b.things.show_all(card)
    b.tell("card.played", player=player_id(me), card=thing_id(card), rules=("ST-CARD-01",))


# endregion


# region wave
def wave(b: Beach) -> Rules[None]:
    s = b.state
    (s.wave,) = yield from b.roll(b.active, "wave", 6, 1)
    flooded = [cell for row in FLOODED[s.wave] for cell in BOARD.rows[row]]
    b.tell("wave.comes", dice=(s.wave,), n=len(FLOODED[s.wave]), rules=("ST-WAVE-01",))
    for seat in b.seats:
        if s.at[seat] in flooded and b.things.count(f"bag.{seat}"):
            yield from wash(b, seat)
    b.shuffle("sea")
    for cell in flooded:
        if b.things.count("sea") and not b.things.count(cell):
            b.things.deal("sea", cell, 1, 0)
    s.round, s.turn = s.round + 1, 0


def wash(b: Beach, seat: Seat) -> Rules[None]:
    """Whoever holds a card is asked, Boots or not, so that the question betrays nothing (ST-CARD-05)."""

    def answers() -> list[Option]:
        return [*(Play(thing_id(card)) for card in b.cards(seat, BOOTS)), Pass()]

    if b.things.count(f"hand.{seat}"):
        boots = yield from b.ask(seat, "wave.boots", answers, show=True)
        if isinstance(boots, Play):
            return discard(b, seat, handle_of(boots.id))
    b.tell("wave.takes", player=player_id(seat), n=b.things.count(f"bag.{seat}"), rules=("ST-WAVE-02",))
    return b.things.move_all(f"bag.{seat}", "sea")


# endregion


# region result
def result(b: Beach) -> Result:
    """The most amber at home wins; of equals whoever brought more finds (ST-END-01, ST-END-02)."""
    marks = [(b.amber(f"home.{seat}"), b.things.count(f"home.{seat}")) for seat in b.seats]
    winners = tuple(seat for seat in b.seats if marks[seat] == max(marks))
    return Result(winners, tuple(amber for amber, _ in marks), "amber")


# endregion
