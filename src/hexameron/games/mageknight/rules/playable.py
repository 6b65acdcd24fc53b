"""What may be played now: cards, units, Skills, and what standing effects allow (DEED, UNIT, SKILL)."""

from __future__ import annotations

from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.options import (
    Activate,
    Attach,
    Bribe,
    Learn,
    ReturnSkill,
    Spend,
    UseBanner,
    UseSkill,
)
from hexameron.games.mageknight.rules import (
    banners,
    centre,
    command,
    effects,
    foes,
    mana,
    shortcuts,
    tactics,
    ways,
    wounds,
)
from hexameron.games.mageknight.rules.effects import Use
from hexameron.games.mageknight.rules.shortcuts import Foreseen, Time, play_option
from hexameron.games.mageknight.state import NOBODY
from hexameron.games.mageknight.table import WOUND, Quest
from hexameron.kernel.asking import Option, Seat
from hexameron.kernel.ids import thing_id

NO_USE = Use()


def options(q: Quest, me: Seat, now: fx.Moment) -> list[Option]:
    """Everything that may be played at this moment."""
    found: list[Option] = []
    time = shortcuts.time(q, me, now)
    _cards(q, me, time, found)
    player = q.state.players[me]
    if player.troops:
        _units(q, me, time, found)
    if player.talents:
        _skills(q, me, time, found)
    turn = player.turn
    if turn.influence >= foes.BRIBE and turn.combat is not None:
        found += [Bribe(thing_id(troop.card)) for troop in foes.greedy(q, me)]
    if turn.heal and now & fx.PEACE:
        found += wounds.options(q, me)
    if turn.modifiers:
        _talents(q, me, time, found)
        if turn.move or turn.influence:
            found += exchanges(q, me, now)
            _lessons(q, me, found)
    if q.things.order.get(centre.ZONE) and not turn.partial:
        found += _shared(q, me, now)
    if player.tactic in tactics.INSIDE:
        found += tactics.options(q, me, now)
    return found


# ---------------------------------------------------------------------- cards


def _cards(q: Quest, me: Seat, time: Time, found: list[Option]) -> None:
    """The cards in hand, each in every way that it may be played now, one of each kind."""
    done = [WOUND]
    face_of = q.things.face
    for card in q.hand(me):
        face = face_of[card]
        if face in done:
            continue
        done.append(face)
        settled = time.settled[face]
        if settled is not None:
            found += settled[card]
        else:
            _card(q, me, card, time, found)


def _card(q: Quest, me: Seat, card: int, time: Time, found: list[Option]) -> None:
    """A card is played for an effect or sideways; a Banner may be given to a unit (MK-UNIT-17)."""
    _effects(q, me, card, time, found)
    for side in shortcuts.USUAL_SIDES[time.now] if time.usual else sideways(q, me, time.now):
        found.append(play_option(card, side))
    if q.deed(card).banner:
        found += [
            Attach(thing_id(card), thing_id(troop.card))
            for troop in q.player(me).troops
            if command.can_lose_banner(q, me, troop)
        ]


def sideways(q: Quest, me: Seat, now: fx.Moment) -> list[str]:
    """In which ways a card may be played sideways now; never as a Siege Attack (MK-DEED-12)."""
    return [name for name, effect in ways.SIDEWAYS.items() if effects.can(q, me, effect, now, NO_USE)]


def _effects(q: Quest, me: Seat, card: int, time: Time, found: list[Option]) -> None:
    """The effects of a card that may be played now."""
    for one in time.open[q.things.face[card]]:
        if time.now & one.sure or _playable(q, me, card, one, time.now):
            found.append(play_option(card, ways.NAMES[one.way.number]))


def _playable(q: Quest, me: Seat, card: int, one: Foreseen, now: fx.Moment) -> bool:
    """Whether an effect of a card would do something, and what it demands can be met (MK-DEED-16)."""
    price = one.way.price
    if not one.can(q, me, now, shortcuts.card_use(card, q.deed(card).colour, price)):
        return False
    return len(price) < 2 or mana.can_pay(q, me, price)


def _talents(q: Quest, me: Seat, time: Time, found: list[Option]) -> None:
    """The Spells of the offer that may be played as if they were in hand (Magic Talent)."""
    for modifier in q.turn(me).modifiers:
        if modifier.kind == "magic_talent":
            for card in q.things.in_zone("spell.offer"):
                if q.deed(card).colour == modifier.n:
                    _effects(q, me, card, time, found)


def _lessons(q: Quest, me: Seat, found: list[Option]) -> None:
    """The Advanced Actions of the offer that the Influence at hand can buy (Learning)."""
    prices = [modifier.n for modifier in q.turn(me).modifiers if modifier.kind == "learning"]
    if prices and q.turn(me).influence >= min(prices):
        found += [Learn(thing_id(card)) for card in q.things.in_zone("advanced.offer")]


# ---------------------------------------------------------------------- units and Skills


def _units(q: Quest, me: Seat, time: Time, found: list[Option]) -> None:
    """The abilities of Ready, unwounded units (MK-UNIT-10, MK-UNIT-14)."""
    combat = q.turn(me).combat
    for troop in q.player(me).troops:
        if combat is not None and not combat.units and not troop.bonded:
            continue
        if troop.banner != NOBODY and banners.can_use(q, me, troop, time.now):
            found.append(UseBanner(thing_id(troop.card)))
        if troop.spent or troop.wounds or (combat is not None and foes.refuses(q, me, troop)):
            continue
        for one in time.open[q.things.face[troop.card]]:
            price = one.way.price
            if time.now & one.sure or one.can(q, me, time.now, ways.unit_use(troop.card, price)):
                found.append(Activate(thing_id(troop.card), one.way.number))


def _skills(q: Quest, me: Seat, time: Time, found: list[Option]) -> None:
    """The Skills that are not used up (MK-SKILL-05, MK-SKILL-09)."""
    if q.turn(me).partial:
        return
    for talent in q.player(me).talents:
        if talent.used:
            continue
        for one in time.open[q.things.face[talent.token]]:
            if time.now & one.sure or one.can(q, me, time.now, Use(talent.token)):
                found.append(UseSkill(thing_id(talent.token)))


def _shared(q: Quest, me: Seat, now: fx.Moment) -> list[Option]:
    """The Skills of others that may be returned for their benefit (MK-SKILL-07)."""
    return [
        ReturnSkill(thing_id(one.talent.token))
        for one in centre.lying(q)
        if one.owner != me
        and one.skill.id in centre.BENEFITS
        and effects.can(q, me, centre.BENEFITS[one.skill.id], now, Use(one.talent.token))
    ]


# ---------------------------------------------------------------------- points


def exchanges(q: Quest, me: Seat, now: fx.Moment) -> list[Option]:
    """Points of one kind that an effect lets one use as another (Agility, Diplomacy, Peaceful Moment)."""
    turn = q.turn(me)
    found: list[Option] = []
    if turn.move and now & (fx.SHOOTING | fx.FIGHTING):
        if now == fx.FIGHTING and q.has(me, "move_as_attack"):
            found.append(Spend("attack"))
        if turn.move > 1 and q.has(me, "move_as_ranged"):
            found.append(Spend("ranged"))
    if turn.move and now & fx.COMBAT and q.has(me, "wings_of_night"):
        found += foes.under_wings(q, me)
    if turn.influence and now == fx.BLOCKING and q.has(me, "influence_as_block"):
        found.append(Spend("block"))
    if turn.influence > 1 and now == fx.RESTED and q.has(me, "peaceful"):
        found.append(Spend("heal"))
        if q.modified(me, "peaceful") > 1 and effects.can(q, me, fx.Ready(turn.influence // 2), now, NO_USE):
            found.append(Spend("ready"))
    return found
