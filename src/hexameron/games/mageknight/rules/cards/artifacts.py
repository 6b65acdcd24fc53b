"""Artifacts with rules of their own."""

from __future__ import annotations

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import (
    BASIC,
    BLACK,
    COLD_FIRE,
    GOLD,
    GREEN,
    RANGED,
    RED,
    SIEGE,
    WHITE,
)
from hexameron.games.mageknight.options import Branch, Buy, Go
from hexameron.games.mageknight.rules import effects, mana, movement, offers, playing, sites
from hexameron.games.mageknight.rules.cards.forms import Check, Deal
from hexameron.games.mageknight.rules.effects import Use
from hexameron.games.mageknight.state import Modifier
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Done, Option, Pick, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id

# ---------------------------------------------------------------------- units


def ready_everyone(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """All own units become Ready (Banner of Courage)."""
    for troop in q.player(me).troops:
        troop.spent = False
    q.tell("unit.all_ready", seat=player_id(me))
    yield from ()


def heal_everyone(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """All own units lose all Wounds (Banner of Fortitude)."""
    for troop in q.player(me).troops:
        troop.wounds = 0
    q.tell("unit.all_healed", seat=player_id(me))
    yield from ()


# ---------------------------------------------------------------------- for discarded cards


def discards(q: Quest, me: Seat, use: Use) -> Rules[int]:
    """Discards any number of cards that are not Wounds; tells how many."""
    cards = effects.discardable(q, me, "no", use)
    chosen = yield from q.pick(
        me, "card.discards", lambda: [thing_id(card) for card in sorted(cards)], 0, len(cards)
    )
    q.discard(me, *(handle_of(id_) for id_ in chosen))
    return len(chosen)


def sword_of_justice(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Attack 3 for each discarded card, and Fame for each enemy defeated this turn."""
    n = yield from discards(q, me, use)
    if n:
        yield from effects.run(q, me, fx.attack(effect.n * n), use)
    q.turn(me).modifiers.append(Modifier(kind="fame_per_defeated", n=1))


def bow_of_starsdawn(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Ranged Attack 2 for each discarded card; thrown away, it doubles shots, or bears them over walls."""
    if not effect.n:
        q.turn(me).modifiers.append(Modifier(kind="bow"))
        return
    n = yield from discards(q, me, use)
    if n:
        yield from effects.run(q, me, fx.attack(effect.n * n, how=RANGED), use)
    q.turn(me).modifiers.append(Modifier(kind="fame_per_defeated", n=1, until="phase"))


# ---------------------------------------------------------------------- dice


def horn_of_wrath(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Each die that shows black or red costs a Wound; thrown away, it gives up to 5 more for a die each."""
    dice = 1
    if use.powered:
        chosen = yield from q.ask(me, "horn.more", lambda: [Branch(n) for n in range(effect.n + 1)])
        dice = chosen.number
        yield from effects.run(q, me, fx.attack(5 + dice, how=SIEGE), use)
    faces = yield from q.roll(me, "horn", mana.SIX_FACES, dice)
    q.take_wounds(me, sum(face in {BLACK, RED} for face in faces), rules=("MK-DMG-17",))


def gem_pouch(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Two rolls give crystals: gold as one likes, black 1 Fame instead."""
    faces = yield from q.roll(me, "gems", mana.SIX_FACES, effect.n)
    for face in faces:
        if face == BLACK:
            q.gain_fame(me, 1)
            continue
        q.gain_crystal(me, (yield from effects.choose_colour(q, me, BASIC)) if face == GOLD else face)


def grail(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Healing that is worth Fame, or that draws a card for each Wound healed from the hand."""
    q.turn(me).heal += effect.n
    draws = Modifier(kind="healing_draws", n=1)
    q.turn(me).modifiers.append(draws if use.powered else Modifier(kind="healing_fame", n=effect.n))
    yield from ()


# ---------------------------------------------------------------------- learning


def actions_in_hand(q: Quest, me: Seat, use: Use) -> list[int]:
    """The own action cards that may be thrown away for something."""
    return [
        card
        for card in q.cards_in_hand(me)
        if card not in {use.source, use.via} and q.deed(card).kind in {"basic", "advanced"}
    ]


def can_use_book(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    offer = q.things.in_zone("advanced.offer" if effect.n == 1 else "spell.offer")
    colours = [q.deed(card).colour for card in offer]
    return any(q.deed(card).colour in colours for card in actions_in_hand(q, me, use))


def book_of_wisdom(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """An action card is thrown away for an Advanced Action, or a Spell and a crystal, of its colour."""
    offer = "advanced.offer" if effect.n == 1 else "spell.offer"

    def fitting() -> list[Pick]:
        colours = [q.deed(card).colour for card in q.things.in_zone(offer)]
        mine = effects.one_of_each(q, actions_in_hand(q, me, use))
        return [Pick(thing_id(card)) for card in mine if q.deed(card).colour in colours]

    thrown = yield from q.ask(me, "card.throw", fitting)
    card = handle_of(thrown.id)
    colour = q.deed(card).colour
    q.throw_away(card)
    q.tell("card.thrown", seat=player_id(me), card=thrown.id, rules=("MK-EFF-20",))
    got = yield from q.ask(
        me,
        "card.learn",
        lambda: [Buy(thing_id(one)) for one in q.things.in_zone(offer) if q.deed(one).colour == colour],
    )
    q.gain_deed(me, handle_of(got.card), "hand")
    yield from offers.refill(q, offer)
    if effect.n > 1:
        q.gain_crystal(me, colour)


# ---------------------------------------------------------------------- amulets


def amulet_of_the_sun(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """At night, also below the ground: forests cost 3, gold can be used, what is beside is seen as by day."""
    if q.is_night(me):
        modifiers = q.turn(me).modifiers
        modifiers.append(Modifier(kind="terrain_to", n=3, what="forest"))
        modifiers.append(Modifier(kind="gold_by_night"))
        modifiers.append(Modifier(kind="day_sight"))
        sites.look_around(q, me)
    yield from ()


def amulet_of_darkness(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """By day: deserts cost 3, black can be used as at night."""
    if not q.state.night:
        q.turn(me).modifiers.append(Modifier(kind="terrain_to", n=3, what="desert"))
        q.turn(me).modifiers.append(Modifier(kind="black_by_day"))
    yield from ()


# ---------------------------------------------------------------------- the expansion


def soul_harvester(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """An Attack that wins crystals from those it defeats."""
    if use.powered:
        q.turn(me).modifiers.append(Modifier(kind="harvest", until="combat"))
    yield from effects.run(q, me, fx.Attack(effect.n, note="" if use.powered else "harvest"), use)


def fallen_kings(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """One strong Block, or smaller ones against different attacks."""
    element = "physical" if effect.n == 1 else COLD_FIRE
    chosen = yield from q.ask(me, "shield.how", lambda: [Branch(0), Branch(1)])
    turn = q.turn(me)
    if chosen.number == 0:
        yield from effects.run(q, me, fx.block(6 if effect.n == 1 else 8, element), use)
        return
    yield from effects.run(q, me, fx.block(4, element), use)
    source = thing_id(use.source)
    turn.modifiers.append(
        Modifier(kind="more_blocks", n=effect.n, what=element, until="phase", source=source)
    )


STAFF = (WHITE, 1, RED, GREEN)
"""The colours of the Druidic Staff's four effects."""


def staff_effects(q: Quest, me: Seat) -> dict[int, fx.Effect]:
    """What the Druidic Staff does for each colour."""
    return {
        WHITE: fx.Custom("flight_of_staff", 2, fx.MOVING),
        1: fx.Custom("two_crystals"),
        RED: fx.Ready(3),
        GREEN: fx.Heal(3),
    }


def _staff_can(q: Quest, me: Seat, colour: int, use: Use) -> bool:
    return effects.can(q, me, staff_effects(q, me)[colour], effects.moment(q, me), use)


def can_use_staff(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    fitting = [colour for colour in STAFF if _staff_can(q, me, colour, use)]
    if effect.n > 1:
        return bool(fitting)
    return any(q.deed(card).colour in fitting for card in effects.discardable(q, me, "no", use))


def druidic_staff(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """A discarded card's colour chooses the effect; thrown away, it gives two different ones."""
    if effect.n == 1:

        def cards() -> list[Pick]:
            mine = effects.one_of_each(q, effects.discardable(q, me, "no", use))
            return [
                Pick(thing_id(card))
                for card in mine
                if q.deed(card).colour in STAFF and _staff_can(q, me, q.deed(card).colour, use)
            ]

        got = yield from q.ask(me, "card.discard", cards)
        colour = q.deed(handle_of(got.id)).colour
        q.discard(me, handle_of(got.id))
        yield from effects.run(q, me, staff_effects(q, me)[colour], use)
        return
    done: list[int] = []

    def left() -> list[Option]:
        fitting = [Branch(c) for c in STAFF if c not in done and _staff_can(q, me, c, use)]
        return [*fitting, Done()] if done else [*fitting]

    while len(done) < 2 and left():
        chosen = yield from q.ask(me, "staff.which", left)
        if not isinstance(chosen, Branch):
            break
        done.append(chosen.number)
        yield from effects.run(q, me, staff_effects(q, me)[chosen.number], use)


def flights(q: Quest, me: Seat, reach: int) -> list[str]:
    """The safe revealed spaces within reach."""
    return [cell for cell in movement.jumps(q, me, reach) if movement.safe(q, me, cell)]


def can_fly(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(flights(q, me, effect.n))


def flight_of_staff(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Up to two revealed spaces, onto a safe one."""
    got = yield from q.ask(me, "staff.flight", lambda: [Go(cell) for cell in flights(q, me, effect.n)])
    movement.jump(q, me, got.cell)


def two_crystals(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Two crystals of one colour."""
    colour = yield from effects.choose_colour(q, me, BASIC)
    q.gain_crystal(me, colour)
    q.gain_crystal(me, colour)


def common_skills(q: Quest, me: Seat, now: fx.Moment | None = None) -> list[int]:
    """The Skills of the common offer; those that are not interactive, if one is to be used now."""
    found = []
    for token in q.things.in_zone("skill.common"):
        skill = catalogue.skill(q.things.face[token])
        if now is not None and (
            skill.kind in {"interactive", "permanent"}
            or not effects.can(q, me, skill.effect, now, Use(token))
        ):
            continue
        found.append(token)
    return found


def can_use_circlet(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(common_skills(q, me, now if effect.n == 1 else None))


def circlet(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """A Skill of the common offer is used as one's own, or taken for good."""
    from hexameron.games.mageknight.rules import levels

    now = effects.moment(q, me) if effect.n == 1 else None
    got = yield from q.ask(
        me, "circlet.skill", lambda: [Pick(thing_id(token)) for token in common_skills(q, me, now)]
    )
    token = handle_of(got.id)
    if effect.n > 1:
        yield from levels.gain_skill(q, me, token)
        return
    skill = catalogue.skill(q.things.face[token])
    for _ in range(2 if skill.kind == "turn" else 1):
        if effects.can(q, me, skill.effect, effects.moment(q, me), Use(token)):
            yield from effects.run(q, me, skill.effect, Use(token))


def _tome_spells(q: Quest, me: Seat, colour: int, *, strong: bool, now: fx.Moment) -> list[int]:
    found = []
    for card in q.things.in_zone("spell.offer"):
        deed = q.deed(card)
        half = deed.strong if strong else deed.basic
        if deed.colour != colour or half is None:
            continue
        if effects.can(q, me, half, now, Use(card, colour=colour)):
            found.append(card)
    return found


def can_use_tome(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return any(
        _tome_spells(q, me, q.deed(card).colour, strong=effect.n > 1, now=now)
        for card in effects.discardable(q, me, "no", use)
    )


def tome(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """A discarded card's colour opens a Spell of the offer, without mana and even by day."""
    strong = effect.n > 1

    def cards() -> list[Pick]:
        now = effects.moment(q, me)
        mine = effects.one_of_each(q, effects.discardable(q, me, "no", use))
        return [
            Pick(thing_id(card))
            for card in mine
            if _tome_spells(q, me, q.deed(card).colour, strong=strong, now=now)
        ]

    got = yield from q.ask(me, "card.discard", cards)
    colour = q.deed(handle_of(got.id)).colour
    q.discard(me, handle_of(got.id))
    chosen = yield from q.ask(
        me,
        "card.spell",
        lambda: [
            Pick(thing_id(card))
            for card in _tome_spells(q, me, colour, strong=strong, now=effects.moment(q, me))
        ],
    )
    spell = handle_of(chosen.id)
    deed = q.deed(spell)
    half = deed.strong if strong else deed.basic
    assert half is not None
    playing.cast(q, me, deed)
    yield from effects.run(q, me, half, Use(spell, colour=deed.colour, via=use.source))


CAN: dict[str, Check] = {
    "book_of_wisdom": can_use_book,
    "druidic_staff": can_use_staff,
    "flight_of_staff": can_fly,
    "circlet": can_use_circlet,
    "tome": can_use_tome,
}
DO: dict[str, Deal] = {
    "ready_everyone": ready_everyone,
    "heal_everyone": heal_everyone,
    "sword_of_justice": sword_of_justice,
    "bow_of_starsdawn": bow_of_starsdawn,
    "horn_of_wrath": horn_of_wrath,
    "gem_pouch": gem_pouch,
    "grail": grail,
    "book_of_wisdom": book_of_wisdom,
    "amulet_of_the_sun": amulet_of_the_sun,
    "amulet_of_darkness": amulet_of_darkness,
    "soul_harvester": soul_harvester,
    "fallen_kings": fallen_kings,
    "druidic_staff": druidic_staff,
    "two_crystals": two_crystals,
    "flight_of_staff": flight_of_staff,
    "circlet": circlet,
    "tome": tome,
}
