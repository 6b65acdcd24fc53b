"""Gold tags on cards: what each would add now, and what those already played have given.

A card that gives points is tried by the rules themselves, on a copy of the player, so that a tag counts
halving, walls, doubling and whatever else holds at this moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain, product
from typing import Final, NamedTuple

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import LATER, MELEE
from hexameron.games.mageknight.options import Activate, Play, UseSkill
from hexameron.games.mageknight.rules import effects, foes, guards, strikes, ways
from hexameron.games.mageknight.rules.effects import Use
from hexameron.games.mageknight.screen import card_texts
from hexameron.games.mageknight.screen.looks import ATTACK_ICONS, BLOCK_ICON
from hexameron.games.mageknight.state import NOBODY, Player, Strike
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Option, Seat
from hexameron.kernel.copying import copier
from hexameron.kernel.ids import handle_of, thing_id
from hexameron.kernel.scene import Badge
from hexameron.kernel.text import Text, listed, text

ICONS: Final = {
    fx.MOVING: "boot-prints",
    fx.TALKING: "conversation",
    fx.SHOOTING: ATTACK_ICONS["ranged"],
    fx.BLOCKING: BLOCK_ICON,
    fx.FIGHTING: ATTACK_ICONS["melee"],
}
"""What is gathered at each moment, as a sign."""

_copy = copier(Player)


# ---------------------------------------------------------------------- what would be added


class Tag(NamedTuple):
    """What a card would add now, and the key of the option by which it adds the first of its numbers."""

    badge: Badge
    key: str


def offered(q: Quest, me: Seat, options: Iterable[Option]) -> dict[str, Tag]:
    """By the id of a card, unit or Skill: the most that it would add without mana, and with mana."""
    now = effects.moment(q, me)
    if now not in ICONS or q.state.duel is not None:
        return {}
    found: dict[str, dict[str, int]] = {}
    keys: dict[tuple[str, str], str] = {}
    before = _gathered(q, me, now)
    for option in options:
        if isinstance(option, Play | Activate | UseSkill):
            way, effect, use = _used(q, option)
            n = _most(q, me, effect, use, now) - before
            ways = found.setdefault(option.card, {})
            if n > ways.get(way, 0):
                ways[way] = n
                keys[option.card, way] = option.key()
    lone = _aimed(q, me, now)
    return {
        card: Tag(Badge(ICONS[now], _words(ways, before if lone else None)), keys[card, _first(ways)])
        for card, ways in found.items()
        if ways
    }


def _first(ways: Mapping[str, int]) -> str:
    """The way of the first number on a tag: the best without mana, if there is one."""
    plain = {way: n for way, n in ways.items() if way != "strong"}
    return max(plain, key=lambda way: (plain[way], way == "basic")) if plain else "strong"


def _words(ways: Mapping[str, int], before: int | None) -> Text:
    """The best way without mana and the one with mana; the totals, if one enemy alone is to be stopped."""
    basic, sideways, strong = (ways.get(way, 0) for way in ("basic", "sideways", "strong"))
    plain = max(basic, sideways)
    n = plain or strong
    kind = "strong" if not plain else "both" if strong > plain else "basic" if basic == plain else "sideways"
    if before is None:
        return text(f"tag.{kind}", n=n, strong=strong)
    return text(f"tag.{kind}.total", n=n, total=before + n, strong=before + strong)


def _used(q: Quest, option: Play | Activate | UseSkill) -> tuple[str, fx.Effect, Use]:
    """In which way something would be used, its effect, and the use as the rules would make it."""
    card = handle_of(option.card)
    face = q.things.face[card]
    if isinstance(option, UseSkill):
        return "basic", catalogue.skill(face).effect, Use(card)
    if isinstance(option, Activate):
        ability = catalogue.unit(face).abilities[option.ability]
        return "strong" if ability.mana else "basic", ability.effect, ways.unit_use(card, ability.mana)
    if option.way in ways.SIDEWAYS:
        return "sideways", ways.SIDEWAYS[option.way], Use(card)
    deed = catalogue.deed(face)
    strong = option.way == "strong"
    effect = deed.strong if strong else deed.basic
    assert effect is not None
    return option.way, effect, Use(card, colour=deed.colour, powered=strong)


def _most(q: Quest, me: Seat, effect: fx.Effect, use: Use, now: fx.Moment) -> int:
    """How much would be gathered after the best of what an effect lets one choose."""
    return max(_tried(q, me, gains, use, now) for gains in _ways(q, me, effect))


def _ways(q: Quest, me: Seat, effect: fx.Effect) -> list[list[fx.Points]]:
    """The points that an effect gives, once for each way to choose; whatever else it does is left out."""
    match effect:
        case fx.Points():
            return [[effect]]
        case fx.ByDay():
            return _ways(q, me, effect.night if q.is_night(me) else effect.day)
        case fx.Choice():
            return [way for option in effect.options for way in _ways(q, me, option)]
        case fx.All():
            parts = [_ways(q, me, part) for part in effect.effects]
            return [list(chain.from_iterable(chosen)) for chosen in product(*parts)]
        case fx.Discard():
            return _ways(q, me, effect.effect)
        case _:
            return [[]]


def _tried(q: Quest, me: Seat, gains: list[fx.Points], use: Use, now: fx.Moment) -> int:
    players = q.state.players
    kept = players[me]
    players[me] = _copy(kept)
    for gain in gains:
        if gain.moments() & now:
            effects.run(q, me, gain, use)
    gathered = _gathered(q, me, now)
    players[me] = kept
    return gathered


def _gathered(q: Quest, me: Seat, now: fx.Moment) -> int:
    """The points of the kind that this moment asks for; against the only enemy as they count there."""
    turn = q.turn(me)
    if now == fx.MOVING:
        return turn.move
    if now == fx.TALKING:
        return turn.influence
    aim = _aimed(q, me, now)
    if now == fx.BLOCKING:
        if not aim:
            return sum(guard.n for guard in turn.guards)
        one = q.combat(me).foes[aim[0]]
        return guards.total(q, one, one.threats[aim[1]], turn.guards)
    targets = [q.combat(me).foes[aim[0]]] if aim else foes.standing(q.combat(me))
    if aim:
        return strikes.total(q, me, targets)
    return max((sum(strike.n for strike in strikes.usable(q, me, [one])) for one in targets), default=0)


def _aimed(q: Quest, me: Seat, now: fx.Moment) -> tuple[int, int] | None:
    """The only enemy, and attack, that points of this moment can be meant for."""
    if now == fx.BLOCKING:
        threats = guards.open_threats(q, me)
        return threats[0] if len(threats) == 1 else None
    if now in {fx.SHOOTING, fx.FIGHTING}:
        there = foes.present(q.combat(me))
        return (there[0], 0) if len(there) == 1 else None
    return None


# ---------------------------------------------------------------------- what was given


def given(q: Quest, seat: Seat) -> dict[str, Badge]:
    """By the id of a card or unit: the Attack and Block that it gave and that is not used yet."""
    turn = q.turn(seat)
    points = [
        *((one.card, ATTACK_ICONS[one.how], _attack(one)) for one in turn.strikes),
        *((one.card, BLOCK_ICON, card_texts.block_text(one.element, one.n)) for one in turn.guards),
    ]
    words: dict[str, list[Text]] = {}
    for card, _, gave in points:
        if card != NOBODY:
            words.setdefault(thing_id(card), []).append(gave)
    icons = {thing_id(card): icon for card, icon, _ in points}
    return {card: Badge(icons[card], listed(gave)) for card, gave in words.items()}


def _attack(strike: Strike) -> Text:
    how = MELEE if strike.how == LATER else strike.how
    return card_texts.attack_text(how, strike.element, strike.n)
