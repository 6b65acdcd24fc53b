"""Why not: what a player may expect but the rules refuse, read from the player's own view."""

from __future__ import annotations

from collections.abc import Iterator

from hexameron.games.mageknight.board import lattice
from hexameron.games.mageknight.content import catalogue, tracks
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import BLACK, COLOURS
from hexameron.games.mageknight.options import (
    Activate,
    Aim,
    Buy,
    BuyHealing,
    Explore,
    Go,
    Interact,
    Parry,
    Play,
    Recruit,
    Rest,
    UseSkill,
)
from hexameron.games.mageknight.rules import (
    effects,
    exploring,
    foes,
    guards,
    interaction,
    mana,
    movement,
    playable,
    scenario,
    shortcuts,
    sites,
    strikes,
    turn,
    ways,
)
from hexameron.games.mageknight.state import NOBODY, Troop
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Option, Refusal, Seat
from hexameron.kernel.game import Question
from hexameron.kernel.ids import thing_id
from hexameron.kernel.screen.refusals import Reason, by_prompt, no
from hexameron.kernel.text import Text

# ---------------------------------------------------------------------- the map


def _spaces(q: Quest, me: Seat) -> Iterator[Refusal]:
    """The neighbouring spaces that cannot be entered."""
    offered = movement.options(q, me)
    for cell in movement.reachable(q, me, q.player(me).at):
        if Go(cell) not in offered and q.board.terrain[cell] != "sea":
            yield _no_way(q, me, cell)


def _no_way(q: Quest, me: Seat, cell: str) -> Refusal:
    if q.rampaging(cell):
        return no(Go(cell), "rampaging", "MK-MOVE-11")
    price, has = movement.cost(q, me, cell), q.turn(me).move
    if price == tracks.CLOSED:
        return no(Go(cell), "closed", "MK-MOVE-06")
    if q.board.site.get(cell) == "city" and not scenario.city_open(q):
        return no(Go(cell), "city", scenario.record(q).city_closed_by)
    if price > has:
        return no(Go(cell), "move", "MK-MOVE-05", n=price, has=has)
    return no(Go(cell), "hero", "MK-SHARE-01")


def _tiles(q: Quest, me: Seat) -> Iterator[Refusal]:
    """The places beside the hero where only Move points are missing to reveal a tile."""
    price, has = exploring.price(q, me), q.turn(me).move
    for spot in exploring.frontier(q, q.player(me).at):
        if price > has and _has_room(q, spot):
            yield no(Explore(spot), "explore", "MK-EXPL-04", n=price, has=has)


def _has_room(q: Quest, spot: str) -> bool:
    """Whether any tile could be laid there; which comes next is not in the view."""
    if scenario.is_fixed(q):
        return bool(q.things.count(f"tiles.at.{spot}"))
    enough = {"": 99, "tiles": 2}.get(exploring.pile(q), 3)
    return len(q.board.touching(spot)) >= enough and scenario.on_map(q, lattice(spot), core=True)


def _actions(q: Quest, me: Seat) -> Iterator[Refusal]:
    """Talking and resting, where one could expect it."""
    player = q.player(me)
    site = q.site(player.at)
    if site in interaction.LETTER and not interaction.can_talk(q, me):
        if tracks.reputation_modifier(player.reputation) == tracks.NO_TALK:
            yield no(Interact(), "reputation", "MK-INT-06")
        elif sites.unconquered(q, player.at):
            yield no(Interact(), "unconquered", "MK-INT-01")
        else:
            yield no(Interact(), "foreign", "MK-INT-01")
    if player.turn.path and q.hand(me):
        yield no(Rest(), "moved", "MK-REST-01")


# ---------------------------------------------------------------------- cards, units, Skills


def _cards(q: Quest, asked: Question) -> Iterator[Refusal]:
    """The effects of cards in hand that cannot be played now: no mana, a wrong moment, a missing demand."""
    me = asked.seat
    now = effects.moment(q, me)
    offered = playable.options(q, me, now)
    done: list[int] = []
    for card in q.hand(me):
        face = q.things.face[card]
        if face in done:
            continue
        done.append(face)
        if q.is_wound(card):
            yield no(Play(thing_id(card), "basic"), "wound", "MK-DEED-11")
            continue
        for way in ways.printed(face):
            option = shortcuts.play_option(card, ways.NAMES[way.number])
            if option not in offered:
                yield _no_play(q, me, option, now, way)


def _no_play(q: Quest, me: Seat, option: Option, now: fx.Moment, way: ways.Way) -> Refusal:
    if not way.effect.moments() & effects.wide(q, me, now):
        return no(option, "moment", "MK-DEED-02")
    lacking = _lacking(q, me, way.price)
    if lacking == BLACK and not q.is_night(me):
        return no(option, "day", "MK-DEED-06")
    if lacking != NOBODY:
        return no(option, "mana", "MK-DEED-05", colour=Text(f"mana.{COLOURS[lacking]}"))
    return _no_use(option, way)


def _no_use(option: Option, way: ways.Way) -> Refusal:
    """A demand that cannot be met, or points that could not be spent now."""
    if _demands(way.effect):
        return no(option, "demand", "MK-DEED-16")
    return no(option, "moment", "MK-DEED-02")


def _demands(effect: fx.Effect) -> bool:
    return isinstance(effect, (fx.Pay, fx.Discard, fx.Custom, fx.Ready)) or any(map(_demands, effect.parts()))


def _lacking(q: Quest, me: Seat, price: tuple[int, ...]) -> int:
    """The first colour of a price that cannot be paid, or ``NOBODY``."""
    for count in range(1, len(price) + 1):
        if not mana.can_pay(q, me, price[:count]):
            return price[count - 1]
    return NOBODY


def _units(q: Quest, asked: Question) -> Iterator[Refusal]:
    """Units that are Spent or wounded, and abilities without mana or out of place."""
    me = asked.seat
    now = effects.moment(q, me)
    offered = playable.options(q, me, now)
    for troop in q.player(me).troops:
        for way in ways.abilities(q.things.face[troop.card]):
            option = Activate(thing_id(troop.card), way.number)
            if option not in offered:
                yield _no_unit(q, me, troop, option, way)


def _no_unit(q: Quest, me: Seat, troop: Troop, option: Option, way: ways.Way) -> Refusal:
    now = effects.moment(q, me)
    combat = q.turn(me).combat
    if troop.wounds:
        return no(option, "wounded", "MK-UNIT-10")
    if troop.spent:
        return no(option, "spent", "MK-UNIT-10")
    if combat is not None and not combat.units and not troop.bonded:
        return no(option, "alone", "MK-UNIT-10")
    if not way.effect.moments() & effects.wide(q, me, now):
        return no(option, "moment", "MK-DEED-02")
    lacking = _lacking(q, me, way.price)
    if lacking != NOBODY:
        return no(option, "mana", "MK-UNIT-14", colour=Text(f"mana.{COLOURS[lacking]}"))
    return _no_use(option, way)


def _skills(q: Quest, asked: Question) -> Iterator[Refusal]:
    """Skills that are used up."""
    me = asked.seat
    for talent in q.player(me).talents:
        if talent.used in {"turn", "round"}:
            yield no(UseSkill(thing_id(talent.token)), f"used_{talent.used}", "MK-SKILL-05")


# ---------------------------------------------------------------------- what the locals offer


def _offers(q: Quest, asked: Question) -> Iterator[Refusal]:
    """Units, cards and healing that the Influence at hand, mana or the place do not allow."""
    me = asked.seat
    offered = interaction.purchases(q, me)
    has, site = q.turn(me).influence, q.site(q.player(me).at)
    for card in q.things.in_zone("unit.offer"):
        if q.things.face[card] >= catalogue.UNIT_FACE and Recruit(thing_id(card)) not in offered:
            yield _no_recruit(q, me, card, site)
    for card in interaction.taught(q, me):
        if Buy(thing_id(card)) in offered:
            continue
        price = interaction.card_cost(q, card)
        if has < price:
            yield no(Buy(thing_id(card)), "influence", "MK-INT-11", n=price, has=has)
        else:
            colour = Text(f"mana.{COLOURS[q.deed(card).colour]}")
            yield no(Buy(thing_id(card)), "mana", "MK-INT-18", colour=colour)
    if site in interaction.HEALING and BuyHealing() not in offered:
        yield no(BuyHealing(), "influence", "MK-INT-11", n=interaction.HEALING[site], has=has)


def _no_recruit(q: Quest, me: Seat, card: int, site: str) -> Refusal:
    option, has = Recruit(thing_id(card)), q.turn(me).influence
    if not interaction.serves(q, me, card):
        return no(option, "elsewhere", "MK-INT-12")
    price = interaction.unit_cost(q, me, card)
    if price > has:
        return no(option, "influence", "MK-INT-12", n=price, has=has)
    return no(option, "demand", "MK-DEED-16")


# ---------------------------------------------------------------------- enemies


def _strikes(q: Quest, asked: Question) -> Iterator[Refusal]:
    """Enemies that the played Attack does not defeat."""
    me = asked.seat
    combat = q.combat(me)
    offered = strikes.options(q, me)
    for number in foes.present(combat):
        option = Aim(foes.foe_id(number))
        if option in offered:
            continue
        one = combat.foes[number]
        walls = foes.fortified(q, me, one) if combat.phase == "ranged" else 0
        n, has = strikes.needed(q, me, [one]), strikes.total(q, me, [one])
        if walls > 1:
            yield no(option, "walls_twice", "MK-RNG-06")
        elif walls and q.turn(me).strikes and not has:
            yield no(option, "walls", "MK-RNG-05")
        else:
            yield no(option, "attack", "MK-RNG-10", n=n, has=has)


def _blocks(q: Quest, asked: Question) -> Iterator[Refusal]:
    """Attacks that the played Block does not stop."""
    me = asked.seat
    combat = q.combat(me)
    offered = guards.options(q, me)
    for number, which in guards.open_threats(q, me):
        option = Parry(foes.foe_id(number), which)
        if option not in offered:
            one = combat.foes[number]
            threat = one.threats[which]
            n, has = foes.to_block(q, one, threat), guards.total(q, one, threat, q.turn(me).guards)
            yield no(option, "block", "MK-BLK-13", n=n, has=has)


def _due_rest(q: Quest, asked: Question) -> Iterator[Refusal]:
    """Nothing but Wounds in hand leaves nothing but a rest."""
    me = asked.seat
    if turn.must_rest(q, me):
        for cell in movement.reachable(q, me, q.player(me).at):
            yield no(Go(cell), "wounds_only", "MK-TURN-21")
        return
    yield from _spaces(q, me)
    yield from _tiles(q, me)
    yield from _actions(q, me)


REASONS: dict[str, tuple[Reason[Quest], ...]] = {
    "turn.move": (_due_rest, _cards, _units, _skills),
    "turn.talk": (_offers, _cards, _units, _skills),
    "turn.after": (_cards, _units, _skills),
    "combat.ranged": (_strikes, _cards, _units, _skills),
    "combat.block": (_blocks, _cards, _units, _skills),
    "combat.attack": (_strikes, _cards, _units, _skills),
}
"""What is asked, and what may be expected there."""

REFUSED = by_prompt(Quest, REASONS)
