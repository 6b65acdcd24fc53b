"""The two fighters of a combat: who decides for them, their life, their abilities and their tokens."""

from __future__ import annotations

from hexameron.games.runebound.content.effects import Moment
from hexameron.games.runebound.content.records import Enemy, Side
from hexameron.games.runebound.content.stories import ALLY_LIFE, SCENARIO
from hexameron.games.runebound.content.terms import Trait
from hexameron.games.runebound.content.tokens import CAST_BY, TOKEN
from hexameron.games.runebound.rules.kit import Ability, Kit, enemy_kit
from hexameron.games.runebound.state import NOBODY, Cast, Combat
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Id, Seat
from hexameron.kernel.ids import player_id

ENEMY: Id = "enemy"
"""For whom a player decides who runs an enemy."""


def seat_of(t: Saga, side: int) -> Seat:
    """Who decides for a side; NOBODY for an automatic enemy."""
    return t.turn.seat if side == 0 else t.combat.runs


def hero_of(t: Saga, side: int) -> Seat | None:
    """The seat of the hero on a side; None for an enemy."""
    if side == 0:
        return t.turn.seat
    rival = t.combat.rival
    return None if rival == NOBODY else rival


def actor_of(t: Saga, side: int) -> Id:
    """Whom the question is about."""
    return ENEMY if side == 1 and t.combat.rival == NOBODY else ""


def name_of(t: Saga, side: int) -> Id:
    """A fighter's id for the log."""
    hero = hero_of(t, side)
    return player_id(hero) if hero is not None else enemy_source(t)


def enemy_source(t: Saga) -> str:
    """The printed id of the enemy's card."""
    combat = t.combat
    if combat.kind == "villain":
        return SCENARIO[t.state.scenario].villain
    if combat.kind == "story":
        return t.story(combat.card).id
    return t.adventure(combat.card).id


def enemy_of(t: Saga) -> Enemy:
    """What is printed about the enemy."""
    combat = t.combat
    if combat.kind == "villain":
        return SCENARIO[t.state.scenario].enemy
    if combat.kind == "story":
        found = t.story(combat.card).enemy
        assert found is not None
        return found
    what = t.adventure(combat.card).what
    assert isinstance(what, Enemy)
    return what


def villain_life(t: Saga, seat: Seat) -> int:
    """The life of the villain against a hero, as it is at this moment (RB-STORY-13, -14, -16)."""
    card = SCENARIO[t.state.scenario]
    player = t.player(seat)
    if card.scenario == "margath":
        life = card.enemy.life - player.lore
    else:
        life = card.enemy.life + t.zombies() - ALLY_LIFE * player.allies
    return max(card.floor, life)


def life(t: Saga, side: int) -> int:
    """A fighter's life now (RB-ABIL-16)."""
    hero = hero_of(t, side)
    if hero is not None:
        return t.life(hero)
    if t.combat.kind == "villain":
        return villain_life(t, t.turn.seat)
    enemy = enemy_of(t)
    return enemy.life + enemy.life_per_lore * t.player(t.turn.seat).lore


def damage(t: Saga, side: int) -> int:
    hero = hero_of(t, side)
    return t.combat.damage if hero is None else t.player(hero).damage


def kit_of(t: Saga, side: int) -> Kit:
    hero = hero_of(t, side)
    return enemy_kit(enemy_source(t), enemy_of(t)) if hero is None else t.kit(hero)


def stat(t: Saga, side: int, name: str) -> int:
    hero = hero_of(t, side)
    return kit_of(t, side).stats.get(name, 0) if hero is None else t.stat(hero, name)


def traits(t: Saga, side: int) -> tuple[Trait, ...]:
    """An enemy's traits (RB-ENEMY-04); heroes have none."""
    return enemy_of(t).traits if hero_of(t, side) is None else ()


def abilities(t: Saga, side: int, moment: Moment) -> list[Ability]:
    """The abilities of a side at a moment that are not used up."""
    return [one for one in kit_of(t, side).at(moment) if is_ready(t, side, one)]


def is_ready(t: Saga, side: int, ability: Ability) -> bool:
    """Whether a limit allows it once more; in combat that is once per combat round, or per combat."""
    limit = ability.rule.limit
    if not limit:
        return True
    return f"{side}:{ability.key}" not in (t.combat.used if limit == "round" else t.combat.once)


def note(t: Saga, side: int, ability: Ability) -> None:
    """An ability with a limit was used."""
    limit = ability.rule.limit
    mark = f"{side}:{ability.key}"
    if limit == "round":
        t.combat.used.append(mark)
    elif limit == "combat":
        t.combat.once.append(mark)


# ---------------------------------------------------------------------- tokens


def tokens_of(t: Saga, side: int) -> tuple[str, ...]:
    """What a fighter casts (RB-COMBAT-08..10, RB-VILL-02)."""
    hero = hero_of(t, side)
    if hero is not None:
        return t.kit(hero).tokens
    if t.combat.kind == "villain":
        card = SCENARIO[t.state.scenario]
        return (*CAST_BY["enemy"], *CAST_BY["powerful"], *CAST_BY[card.token])
    return (*CAST_BY["enemy"], *CAST_BY["powerful"]) if t.state.act == 2 else CAST_BY["enemy"]


_SIDES = {id_: token.sides for id_, token in TOKEN.items()}


def shown(combat: Combat, id_: str) -> Side:
    """The side of a token that is faceup."""
    return _SIDES[id_][combat.tokens[id_].face]


def pool(combat: Combat, side: int) -> list[str]:
    """The tokens of a fighter that can be used and targeted: not spent, nothing on them (RB-CACT-19)."""
    tokens = combat.tokens
    covered = [cast.on for cast in tokens.values() if cast.on]
    return [
        id_ for id_, cast in tokens.items() if cast.side == side and not cast.spent and id_ not in covered
    ]


def of_symbol(combat: Combat, side: int, symbol: str) -> list[str]:
    """Those of the pool that show a symbol."""
    tokens = combat.tokens
    return [id_ for id_ in pool(combat, side) if _SIDES[id_][tokens[id_].face].symbol == symbol]


def value(combat: Combat, id_: str) -> int:
    """What a token counts, twice on a doubling token (RB-CACT-14) and by what holds in this round."""
    cast: Cast = combat.tokens[id_]
    face = _SIDES[id_][cast.face]
    n = face.value * 2 if cast.on else face.value
    if combat.boosts:
        if f"{cast.side}:twice:{face.symbol}" in combat.boosts:
            n *= 2
        n += combat.boosts.count(f"{cast.side}:more:{face.symbol}")
    return n


def spend(combat: Combat, id_: str) -> None:
    """Sets a token aside, and the one below it (RB-CACT-15)."""
    cast = combat.tokens[id_]
    cast.spent = True
    if cast.on:
        combat.tokens[cast.on].spent = True
        cast.on = ""


def is_silenced(t: Saga, side: int) -> bool:
    """Whether a side cannot use surge abilities (RB-CORE-04)."""
    return f"{side}:silence:" in t.combat.boosts or "foe_no_surge" in kit_of(t, 1 - side).permits
