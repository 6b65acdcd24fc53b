"""A toy game with everything nasty at once: the proof that the kernel carries heavy games.

Two or four mages in two teams (even and odd seats) duel with a common deck. It has a secret procedure of
several steps (guilds and opening cards), a window with cancelled cancels, a pull action (lending mana while
another is asked), a turn inside a turn (a duel), a free action (potions), something that happens at once
(the hand limit), a win from the depth, a peek, a hidden shuffle, teams, and dice rolled at a real table. The
scenario with a fair begins with sealed bids, a division, sales of cards of enough worth, and a bar. Its scene
has what is hard to draw: several figures on one space, some of which lie, a track with badges, dice and
tokens with two sides that options point at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from hexameron.kernel.asking import (
    CHECKPOINT,
    Done,
    FreeOption,
    Id,
    Option,
    Pass,
    Refusal,
    Rules,
    Seat,
    State,
)
from hexameron.kernel.chance import Dice
from hexameron.kernel.game import API, Arms, Game, Question, Scenario, Setup, Variant
from hexameron.kernel.ids import handle_of, player_id, seat_of, thing_id
from hexameron.kernel.results import GameOver, Result
from hexameron.kernel.scene import (
    Badge,
    Card,
    Cell,
    Die,
    Face,
    Figure,
    OptionView,
    Panel,
    Piece,
    Scene,
    Track,
    Zone,
)
from hexameron.kernel.table import Table
from hexameron.kernel.text import Text, text
from hexameron.kernel.things import bit
from hexameron.kernel.words import PieceState, ZoneKind

STRIKE, CANCEL, PEEK, STIR, DUEL = range(5)
DECK = [STRIKE] * 8 + [CANCEL] * 8 + [PEEK] * 4 + [STIR] * 4 + [DUEL] * 4
HAND_LIMIT = 4
LAST_TURN = 24
PRICE = 3


class Play(Option, frozen=True, tag="play"):
    card: int

    def at(self) -> tuple[Id, ...]:
        return (thing_id(self.card),)


class Learn(Option, frozen=True, tag="learn"):
    guild: str


class Lend(Option, frozen=True, tag="lend"):
    to: int


class Bid(Option, frozen=True, tag="bid"):
    n: int


class Drink(FreeOption, frozen=True, tag="drink"):
    pass


class Toy(State, kw_only=True):
    seats: int
    step: str = "setup"
    turn: int = 0
    hp: list[int]
    mana: list[int]
    potions: list[int]
    might: list[int]
    reacted: list[bool]
    duel: Seat = -1
    lent: list[bool]
    fair: bool = False
    rolled: list[int] = []
    """What the last strike showed."""


class Mages(Table[Toy]):
    def hand(self, seat: Seat) -> str:
        return f"hand.{seat}"

    def cards(self, seat: Seat, *faces: int) -> list[int]:
        return [h for h in self.things.in_zone(self.hand(seat)) if self.things.face[h] in faces]

    def free(self, seat: Seat) -> Sequence[Option]:
        return [Drink()] if self.state.potions[seat] else []

    def run_free(self, seat: Seat, option: Option) -> Rules[None]:
        self.state.potions[seat] -= 1
        self.state.mana[seat] += 1
        self.tell("drinks", seat=player_id(seat))
        yield from ()

    def settle(self) -> Rules[None]:
        for seat in range(self.state.seats):
            while self.things.count(self.hand(seat)) > HAND_LIMIT:
                got = yield from self.ask(seat, "limit.discard", partial(self.plays, seat))
                discard(self, got.card)
                self.tell("discards", seat=player_id(seat), card=thing_id(got.card))

    def plays(self, seat: Seat) -> list[Play]:
        return [Play(h) for h in self.things.in_zone(self.hand(seat))]


def begin(setup: Setup) -> Toy:
    n = setup.seats
    return Toy(
        seats=n,
        hp=[4, 4],
        mana=[1] * n,
        potions=[1] * n,
        might=[0] * n,
        reacted=[False] * n,
        lent=[False] * n,
        fair=setup.scenario == "fair",
    )


def play(b: Mages) -> Rules[Result]:
    s = b.state
    if s.step == "setup":
        yield from prepare(b)
    if s.step == "fair":
        yield CHECKPOINT
        yield from fair(b)
    while s.turn < LAST_TURN:
        yield CHECKPOINT
        yield from turn(b, s.turn % s.seats)
    winners = tuple(seat for seat in range(s.seats) if s.hp[seat % 2] > s.hp[1 - seat % 2])
    return Result(winners, tuple(s.hp), "time")


def prepare(b: Mages) -> Rules[None]:
    """Each mage in secret learns twice and keeps two of three cards; what is left is stirred back unseen."""
    b.things.make(DECK, "deck")
    b.shuffle("deck")
    for seat in range(b.state.seats):
        for _ in range(3):
            yield from b.draw(seat, "deck", f"draft.{seat}")
    got = yield from b.together({seat: opening(b, seat) for seat in range(b.state.seats)})
    for seat, (guilds, kept) in got.items():
        b.state.might[seat] = guilds.count("might")
        for handle in list(b.things.in_zone(f"draft.{seat}")):
            b.things.move(handle, b.hand(seat) if thing_id(handle) in kept else "deck")
    b.shuffle("deck")
    b.state.step = "fair" if b.state.fair else "start"


def opening(b: Mages, seat: Seat) -> Rules[tuple[list[str], tuple[Id, ...]]]:
    guilds = []
    for _ in range(2):
        got = yield from b.ask(seat, "learn", lambda: [Learn("might"), Learn("guile")])
        guilds.append(got.guild)
    draft = f"draft.{seat}"
    kept = yield from b.pick(seat, "keep", lambda: [thing_id(h) for h in b.things.in_zone(draft)], 2, 2)
    return guilds, kept


def fair(b: Mages) -> Rules[None]:
    """The highest bid buys potions to share, all may sell cards, and whoever may cancel may drink."""
    s = b.state
    seats = range(s.seats)
    bids = yield from b.ask_all(
        "fair.bid",
        {seat: partial(_bids, s.mana[seat]) for seat in seats},
        refused={seat: partial(_too_dear, seat) for seat in seats},
    )
    best = max(seats, key=lambda seat: (bids[seat].n, -seat))
    s.mana[best] -= bids[best].n
    limits = {player_id(seat): 2 if seat == best else 1 for seat in seats}
    mates = [player_id(seat) for seat in seats if seat % 2 == best % 2]
    shared = yield from b.allot(
        best, "fair.share", lambda: limits, 1, 3, enough=lambda given: any(mate in given for mate in mates)
    )
    for id_, n in shared.items():
        s.potions[seat_of(id_)] += n
    for seat in seats:
        yield from sell(b, seat)
    yield from b.window("fair.bar", seats, partial(_may_drink, b), b.free, partial(_drink, b), again=True)
    s.step = "start"


def _bids(mana: int) -> list[Bid]:
    return [Bid(n) for n in range(mana + 1)]


def _too_dear(seat: Seat, view: Toy) -> list[Refusal]:
    return [Refusal(Bid(view.mana[seat] + 1), Text("fair.too_dear"), "TOY-FAIR-01")]


def sell(b: Mages, seat: Seat) -> Rules[None]:
    """Up to two cards of different faces and worth three are sold for mana; new ones are drawn."""

    def faces(ids: Sequence[Id]) -> list[int]:
        return [b.things.face[handle_of(id_)] for id_ in ids]

    sold = yield from b.pick(
        seat,
        "fair.sell",
        lambda: [thing_id(h) for h in b.things.in_zone(b.hand(seat))],
        0,
        2,
        fits=lambda ids: len(set(faces(ids))) == len(ids),
        enough=lambda ids: not ids or sum(faces(ids)) >= PRICE,
        show=True,
    )
    for id_ in sold:
        discard(b, handle_of(id_))
    b.tell("sells", seat=player_id(seat), cards=sold)
    b.state.mana[seat] += len(sold)
    yield from b.draw_through(seat, "deck", "discard", b.hand(seat), len(sold))


def _may_drink(b: Mages, seat: Seat) -> bool:
    return b.state.potions[seat] > 0 and b.things.may_hold(b.hand(seat), (CANCEL,))


def _drink(b: Mages, seat: Seat, option: Option) -> Rules[bool]:
    yield from b.run_free(seat, option)
    return False


def turn(b: Mages, me: Seat) -> Rules[None]:
    s = b.state
    if s.step == "start":
        b.next_turn()
        s.reacted = [False] * s.seats
        s.lent = [False] * s.seats
        s.step = "open"
    while s.step != "over":
        yield CHECKPOINT
        if s.step == "duel":
            yield from act(b, s.duel, "duel.act")
            s.step = "open"
        elif (yield from act(b, me, "turn.act")):
            s.step = "over"
    yield from refill(b, me)
    s.turn += 1
    s.step = "start"


def act(b: Mages, me: Seat, prompt: str) -> Rules[bool]:
    """One action of a mage; True if the mage is done. Team mates may lend mana meanwhile."""

    def options() -> list[Option]:
        useful = [Play(h) for h in b.cards(me, STRIKE, PEEK, STIR, DUEL) if b.state.mana[me]]
        return [*useful, *b.free(me), Done()]

    def others() -> Mapping[Seat, Sequence[Option]]:
        mates = [seat for seat in range(b.state.seats) if seat % 2 == me % 2 and seat != me]
        return {seat: [Lend(me)] for seat in mates if b.state.mana[seat] and not b.state.lent[seat]}

    who, what = yield from b.ask_open(me, prompt, options, others, show=True)
    match what:
        case Lend():
            b.state.lent[who] = True
            b.state.mana[who] -= 1
            b.state.mana[me] += 1
        case Drink():
            yield from b.run_free(me, what)
        case Play(card):
            yield from cast(b, me, card)
        case _:
            return True
    return False


def cast(b: Mages, me: Seat, card: int) -> Rules[None]:
    b.state.mana[me] -= 1
    face = b.things.face[card]
    discard(b, card)
    b.tell("casts", seat=player_id(me), card=thing_id(card), rules=("TOY-CAST-01",))
    if (yield from cancelled(b, me)):
        return
    if face == STRIKE:
        yield from strike(b, me)
    elif face == PEEK and b.things.count("deck"):
        top = b.things.in_zone("deck")[-1]
        b.things.show(top, bit(me))
        b.tell("peeks", seat=player_id(me), card=thing_id(top))
    elif face == STIR:
        b.reshuffle("deck", "discard")
    elif face == DUEL and b.state.step != "duel":
        b.state.duel = (me + 1) % b.state.seats
        b.state.step = "duel"


def cancelled(b: Mages, by: Seat) -> Rules[bool]:
    """The other team may cancel, and have its cancel cancelled; the window opens on public facts."""
    s = b.state

    def may(seat: Seat) -> bool:
        return bool(b.things.count(b.hand(seat)) and s.mana[seat] and not s.reacted[seat])

    def reactions(seat: Seat) -> list[Option]:
        return [Play(h) for h in b.cards(seat, CANCEL)]

    def react(seat: Seat, option: Option) -> Rules[bool]:
        assert isinstance(option, Play)
        s.reacted[seat] = True
        s.mana[seat] -= 1
        discard(b, option.card)
        b.tell("cancels", seat=player_id(seat), card=thing_id(option.card))
        return not (yield from cancelled(b, seat))

    enemies = [seat for seat in range(s.seats) if seat % 2 != by % 2]
    return (yield from b.window("react.cancel", enemies, may, reactions, react))


def strike(b: Mages, me: Seat) -> Rules[None]:
    dice = yield from b.roll(me, "strike", 6, 1 + b.state.might[me])
    b.state.rolled = list(dice)
    for face in dice:
        if face >= 4:
            hurt(b, 1 - me % 2)
    yield from b.ask(me, "gloat", lambda: [Pass(), Done()], free=True)


def hurt(b: Mages, team: int) -> None:
    b.state.hp[team] -= 1
    b.tell("hurt", team=team)
    if b.state.hp[team] == 0:
        winners = tuple(seat for seat in range(b.state.seats) if seat % 2 != team)
        raise GameOver(Result(winners, tuple(b.state.hp), "struck"))


def discard(b: Mages, card: int) -> None:
    b.things.move(card, "discard")
    b.things.show_all(card)


def refill(b: Mages, me: Seat) -> Rules[None]:
    b.state.mana[me] += 1
    yield from b.draw_through(me, "deck", "discard", b.hand(me), 2)
    b.unsettled = True


ZONES: dict[str, ZoneKind] = {"deck": "deck", "discard": "discard"}


def scene(view: Toy, me: Seat | None, question: Question | None, waiting: Sequence[Seat]) -> Scene:
    zones = []
    for zone, handles in view.things.order.items():
        cards = tuple(
            Card(thing_id(h), None if view.things.face[h] < 0 else view.things.face[h]) for h in handles
        )
        name = zone.partition(".")[0]
        kind: ZoneKind = ZONES.get(name, "hand")
        zones.append(Zone(zone, Text(f"zone.{name}"), kind, cards, len(cards)))
    asked = question or Question(-1, "", ())
    pointed = pointed_at(view, asked.prompt)
    options = tuple(
        OptionView(o.key(), label(view, asked.prompt, o), o.at() or pointed) for o in asked.options
    )
    return Scene(
        "toy",
        "square" if view.fair else "none",
        Text("toy"),
        cells=(Cell(FAIR, 0, 0, "meadow"),) if view.fair else (),
        pieces=tuple(_mage(view, seat) for seat in range(view.seats)) if view.fair else (),
        zones=tuple(zones),
        panels=(GUILD,) if asked.prompt == "learn" else (),
        tracks=tuple(_mana(view, seat) for seat in range(view.seats)),
        dice=tuple(Die("dice", text("die", n=face), id=f"die.{n}") for n, face in enumerate(view.rolled)),
        prompt=Text(asked.prompt) if question else None,
        options=options,
        waiting=tuple(waiting),
    )


FAIR = "h1.1"
GUILD = Panel("guild", Text("learn.might"), "token", figures=(Figure(Text("learn.guile"), "card"),))
"""A token of two sides, of which each mage learns one."""


def pointed_at(view: Toy, prompt: str) -> tuple[Id, ...]:
    """What options stand for that name nothing themselves: the dice over which one gloats, the token."""
    if prompt == "learn":
        return (GUILD.id,)
    return tuple(f"die.{n}" for n in range(len(view.rolled))) if prompt == "gloat" else ()


def _mage(view: Toy, seat: Seat) -> Piece:
    """All mages stand on the same space; who has drunk everything lies."""
    drunk: tuple[PieceState, ...] = () if view.potions[seat] else ("down",)
    return Piece(f"u{seat}", FAIR, "wizard-face", Text(f"player.{seat}"), seat, state=drunk)


def _mana(view: Toy, seat: Seat) -> Track:
    steps = tuple(Badge("cash" if n == PRICE else "") for n in range(1, PRICE + 1))
    return Track(f"mana.{seat}", Text("mana"), view.mana[seat], PRICE, owner=seat, steps=steps)


def label(view: Toy, prompt: str, option: Option) -> Text:
    return Text(f"{prompt}.{option.__struct_config__.tag}")


def name_of(view: Toy, ident: Id, faces: Mapping[str, int]) -> Text:
    return Text("name", {"id": ident})


def faces() -> Sequence[Face]:
    kinds = ("strike", "cancel", "peek", "stir", "duel")
    return [Face(i, Text(k), Text(f"{k}.text"), Text("card"), "card", "blue") for i, k in enumerate(kinds)]


def evaluate(state: Toy, seat: Seat) -> float:
    mine, theirs = state.hp[seat % 2], state.hp[1 - seat % 2]
    return 0.5 + (mine - theirs) / 10


def table(state: Toy, dice: Dice, real: Sequence[Seat]) -> Mages:
    return Mages(state, dice, real)


TOY: Game[Toy] = Game(
    name="toy",
    discreet=True,
    rules=1,
    api=API,
    state=Toy,
    options=(Play, Learn, Lend, Bid, Drink),
    scenarios=(
        Scenario("duel", (2,)),
        Scenario("teams", (4,), (Variant("quick", (False, True)),)),
        Scenario("fair", (2, 4)),
    ),
    begin=begin,
    table=table,
    play=play,
    scene=scene,
    label=label,
    name_of=name_of,
    faces=faces,
    evaluate=evaluate,
    arms=Arms("dragon-head", "bend", "#1f5a50", "#2f7a6a"),
    sides=lambda b: [range(team, b.state.seats, 2) for team in range(2)],
    folder=Path(__file__).parent,
    max_choices=2_000,
)
