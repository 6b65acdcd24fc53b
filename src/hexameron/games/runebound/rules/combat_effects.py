"""What abilities do in combat: damage, healing, tokens flipped, recast and removed (TOKEN, CACT)."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.runebound.content.effects import (
    Capture,
    Deal,
    Flip,
    Guard,
    Hunt,
    Mend,
    Mirror,
    More,
    RaiseDead,
    Recast,
    Reflect,
    Remove,
    Silence,
    Surges,
    Twice,
)
from hexameron.games.runebound.content.records import Enemy
from hexameron.games.runebound.content.terms import DAMAGE
from hexameron.games.runebound.options import FlipIt, RecastIt, Surge
from hexameron.games.runebound.rules import automatic, dice, fighters
from hexameron.games.runebound.rules.damage import CombatOver, check_lives, hurt, strike
from hexameron.games.runebound.rules.fighters import name_of, of_symbol, pool, seat_of, shown, value
from hexameron.games.runebound.rules.kit import Ability
from hexameron.games.runebound.rules.running import Use, carries_out, run
from hexameron.games.runebound.state import NOBODY
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Option, Rules
from hexameron.kernel.ids import thing_id

ALL_DAMAGE = -1


@carries_out(Deal)
def _deal(t: Saga, use: Use, effect: Deal) -> Rules[None]:
    """Damage of an ability; a surge ability is a combat action and so an attack (RB-DMG-07)."""
    n = effect.n + effect.times * use.x
    if effect.versus and any(trait in fighters.traits(t, 1 - use.side) for trait in effect.versus):
        n = effect.instead
    if use.attack:
        yield from strike(t, use.side, n, effect.kind, blockable=effect.blockable)
    else:
        yield from hurt(t, 1 - use.side, n, effect.kind, attack=False, blockable=effect.blockable)


@carries_out(Mend)
def _mend(t: Saga, use: Use, effect: Mend) -> Rules[None]:
    """A fighter heals, never above the life of the moment (RB-VILL-06)."""
    yield from ()
    hero = fighters.hero_of(t, use.side)
    if hero is not None:
        t.heal(hero, effect.n)
        return
    combat = t.combat
    n = min(effect.n, combat.damage)
    combat.damage -= n
    if n:
        t.tell("combat.mends", fighter=name_of(t, use.side), n=n, rules=("RB-REST-07",))


@carries_out(Hunt)
def _hunt(t: Saga, use: Use, effect: Hunt) -> Rules[None]:
    """Dice that match the hex deal damage; in a city all of them do (RB-MAP-05)."""
    if effect.dice:
        faces = yield from dice.settle_roll(t, use.seat, "strike", effect.dice)
    else:
        faces = yield from dice.explore(t, use.seat)
    hits = dice.count_matching(faces, t.ground(use.seat))
    if hits:
        yield from strike(t, use.side, hits, "phy")


@carries_out(Guard)
def _guard(t: Saga, use: Use, effect: Guard) -> Rules[None]:
    yield from ()
    t.combat.guards[use.side] = effect.n or ALL_DAMAGE
    t.tell("combat.on_guard", fighter=name_of(t, use.side), rules=("RB-DMG-04",))


@carries_out(Twice)
def _twice(t: Saga, use: Use, effect: Twice) -> Rules[None]:
    return _boost(t, f"{use.side}:twice:{effect.symbol}")


@carries_out(More)
def _more(t: Saga, use: Use, effect: More) -> Rules[None]:
    return _boost(t, f"{use.side}:more:{effect.symbol}")


@carries_out(Silence)
def _silence(t: Saga, use: Use, effect: Silence) -> Rules[None]:
    return _boost(t, f"{1 - use.side}:silence:")


@carries_out(Reflect)
def _reflect(t: Saga, use: Use, effect: Reflect) -> Rules[None]:
    return _boost(t, f"{use.side}:reflect:")


def _boost(t: Saga, boost: str) -> Rules[None]:
    yield from ()
    t.combat.boosts.append(boost)


@carries_out(Capture)
def _capture(t: Saga, use: Use, effect: Capture) -> Rules[None]:
    """The enemy is received as a trophy and the combat ends without a reward (RB-ENEMY-06)."""
    yield from ()
    raise CombatOver("captured")


# ---------------------------------------------------------------------- tokens


def choose_tokens(
    t: Saga, side: int, prompt: str, tokens: Sequence[str], bounds: tuple[int, int]
) -> Rules[tuple[str, ...]]:
    """The user of an ability chooses among tokens, as many as there are (RB-TOKEN-17)."""
    hi = min(bounds[1], len(tokens))
    lo = min(bounds[0], hi)
    if not hi:
        return ()
    if lo == hi == len(tokens):
        return tuple(tokens)
    seat = seat_of(t, side)
    if seat == NOBODY:
        chosen = automatic.flips if prompt == "combat.flip" else automatic.best_targets
        return tuple(chosen(t, side, tokens, hi))
    return (yield from t.pick(seat, prompt, lambda: tokens, lo, hi, actor=fighters.actor_of(t, side)))


@carries_out(Flip)
def _flip(t: Saga, use: Use, effect: Flip) -> Rules[None]:
    """Turns tokens of a pool over; covered ones are safe (RB-TOKEN-18..21)."""
    combat = t.combat
    tokens = pool(combat, 1 - use.side)
    if effect.any_pool:
        tokens = [*pool(combat, use.side), *tokens]
    n = effect.n or len(tokens)
    chosen = yield from choose_tokens(t, use.side, "combat.flip", tokens, (n, n))
    for token in chosen:
        flip(t, token)


def flip(t: Saga, token: str) -> None:
    """Turns one token to its other side."""
    cast = t.combat.tokens[token]
    cast.face ^= 1
    t.tell(
        "combat.flipped",
        fighter=name_of(t, cast.side),
        token=token,
        face=cast.face,
        rules=("RB-TOKEN-18", "RB-TOKEN-19"),
    )


@carries_out(Recast)
def _recast(t: Saga, use: Use, effect: Recast) -> Rules[None]:
    """Tokens are cast again by their owner (RB-TOKEN-15..17)."""
    whose = use.side if effect.own else 1 - use.side
    tokens = recastable(t, whose, effect)
    lo = 1 if effect.some else effect.n or len(tokens)
    hi = len(tokens) if effect.some else lo
    chosen = yield from choose_tokens(t, use.side, "combat.recast", tokens, (lo, hi))
    yield from recast(t, whose, chosen)


def recastable(t: Saga, whose: int, effect: Recast) -> list[str]:
    """The tokens that an effect can recast: of the pool, or spent ones where it says so (RB-TOKEN-10)."""
    combat = t.combat
    if effect.spent:
        return [id_ for id_, cast in combat.tokens.items() if cast.side == whose and cast.spent]
    tokens = pool(combat, whose)
    if effect.symbol:
        tokens = [id_ for id_ in tokens if shown(combat, id_).symbol == effect.symbol]
    if effect.gold:
        tokens = [id_ for id_ in tokens if shown(combat, id_).gold]
    return tokens


def cast(t: Saga, side: int, tokens: Sequence[str]) -> Rules[list[int]]:
    """Casts tokens; at a real table each is told by name."""
    hero = fighters.hero_of(t, side)
    seat = hero if hero is not None else t.combat.runs
    seat = t.turn.seat if seat == NOBODY else seat
    if not t.real:
        return list((yield from t.roll(seat, "cast", 2, len(tokens))))
    faces: list[int] = []
    for token in tokens:
        faces += yield from t.roll(seat, token, 2, 1)
    return faces


def recast(t: Saga, side: int, tokens: Sequence[str]) -> Rules[None]:
    """Casts some tokens of one fighter again; spent ones come back into the pool."""
    if not tokens:
        return
    faces = yield from cast(t, side, tokens)
    for token, face in zip(tokens, faces, strict=True):
        one = t.combat.tokens[token]
        one.face = face
        one.spent = False
    t.tell(
        "combat.recast",
        fighter=name_of(t, side),
        tokens=tuple(tokens),
        faces=tuple(faces),
        rules=("RB-TOKEN-15", "RB-TOKEN-16"),
    )


@carries_out(Remove)
def _remove(t: Saga, use: Use, effect: Remove) -> Rules[None]:
    """Tokens of the foe's pool are set aside as if spent; the one below stays (RB-TOKEN-08, RB-CACT-18)."""
    combat = t.combat
    tokens = pool(combat, 1 - use.side)
    if effect.symbols:
        tokens = [id_ for id_ in tokens if shown(combat, id_).symbol in effect.symbols]
    n = effect.n or len(tokens)
    chosen = yield from choose_tokens(t, use.side, "combat.remove", tokens, (n, n))
    for token in chosen:
        combat.tokens[token].spent = True
        combat.tokens[token].on = ""
    if chosen:
        t.tell(
            "combat.removed",
            fighter=name_of(t, 1 - use.side),
            tokens=tuple(chosen),
            rules=("RB-TOKEN-08", "RB-TOKEN-14"),
        )


def agility_targets(t: Saga, side: int, spent: str = "") -> list[Option]:
    """Own tokens to flip and the foe's to be recast (RB-CACT-07)."""
    combat = t.combat
    own: list[Option] = [FlipIt(token) for token in pool(combat, side) if token != spent]
    return [*own, *(RecastIt(token) for token in pool(combat, 1 - side))]


def agility(t: Saga, side: int) -> Rules[None]:
    """Flips an own token or makes the foe recast one (RB-CACT-07)."""
    seat = seat_of(t, side)
    if not agility_targets(t, side):
        return
    if seat == NOBODY:
        got = automatic.agility(t, side, agility_targets(t, side))
    else:
        got = yield from t.ask(
            seat, "combat.agility", lambda: agility_targets(t, side), actor=fighters.actor_of(t, side)
        )
    if isinstance(got, FlipIt):
        flip(t, got.token)
    elif isinstance(got, RecastIt):
        yield from recast(t, 1 - side, [got.token])


# ---------------------------------------------------------------------- the oddest two


@carries_out(Mirror)
def _mirror(t: Saga, use: Use, effect: Mirror) -> Rules[None]:
    """Uses an unspent damage, agility or surge token of the foe as one's own; it stays where it is."""
    combat = t.combat
    tokens = [
        id_ for id_ in pool(combat, 1 - use.side) if shown(combat, id_).symbol in (*DAMAGE, "agi", "sur")
    ]
    chosen = yield from choose_tokens(t, use.side, "combat.mirror", tokens, (1, 1))
    if not chosen:
        return
    face = shown(combat, chosen[0])
    if face.symbol in DAMAGE:
        yield from strike(t, use.side, face.value, "mag")
    elif face.symbol == "agi":
        yield from agility(t, use.side)
    else:
        yield from _borrowed_surge(t, use, face.value)


def _borrowed_surge(t: Saga, use: Use, worth: int) -> Rules[None]:
    """One own surge ability that the value pays; X is that value."""
    ready = [
        one
        for one in fighters.abilities(t, use.side, "surge")
        if isinstance(one.rule.cost, Surges) and one.rule.cost.n <= worth
    ]
    if not ready:
        return
    got = yield from t.ask(
        use.seat, "combat.borrow", lambda: [Surge(one.source, one.rule.name) for one in ready]
    )
    ability = next(one for one in ready if (one.source, one.rule.name) == (got.source, got.name))
    fighters.note(t, use.side, ability)
    yield from run(t, use._replace(source=ability.source, x=worth), ability.rule.effect)


@carries_out(RaiseDead)
def _raise_dead(t: Saga, use: Use, effect: RaiseDead) -> Rules[None]:
    """A random discarded enemy lends one of its surge abilities; X counts as 1 (RB-ABIL-17)."""
    cards = [c for c in t.things.in_zone("com.discard") if isinstance(t.adventure(c).what, Enemy)]
    if not cards:
        return
    (number,) = yield from t.roll(t.turn.seat, "raise dead", len(cards), 1)
    record = t.adventure(cards[number])
    t.tell("combat.raised", card=thing_id(cards[number]), rules=("RB-ABIL-17",))
    what = record.what
    assert isinstance(what, Enemy)
    lent = [Ability(record.id, rule) for rule in what.rules if rule.moment == "surge"]
    chosen = lent[0]
    if len(lent) > 1:
        seat = seat_of(t, use.side)
        if seat == NOBODY:
            chosen = lent[-1]
        else:
            got = yield from t.ask(
                seat,
                "combat.borrow",
                lambda: [Surge(one.source, one.rule.name) for one in lent],
                actor=fighters.actor_of(t, use.side),
            )
            chosen = next(one for one in lent if one.rule.name == got.name)
    yield from run(t, use._replace(source=record.id, x=1), chosen.rule.effect)
    check_lives(t)


def surge_value(t: Saga, side: int) -> int:
    """All surges of a pool together."""
    return sum(value(t.combat, token) for token in of_symbol(t.combat, side, "sur"))
