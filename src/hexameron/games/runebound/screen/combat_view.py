"""A fight as a screen shows it: two fighters face to face, each with a pool of tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from hexameron.games.runebound.content.effects import Surges
from hexameron.games.runebound.content.tokens import CAST_BY, TOKEN
from hexameron.games.runebound.rules import combat as rules
from hexameron.games.runebound.rules import fighters
from hexameron.games.runebound.screen import card_texts, looks
from hexameron.games.runebound.screen.names import NAMES, PRINTED, cell_name, seat_name, side_name
from hexameron.games.runebound.state import NOBODY, Combat
from hexameron.games.runebound.table import Saga
from hexameron.kernel.scene import Badge, Figure, Panel, Phase, Roll, Row, Track
from hexameron.kernel.text import Text, text

STEPS: Final = ("engage", "cast", "act", "escape")
FIGHTER: Final = ("fighter.0", "fighter.1")
CASTER: Final = {id_: source for source, ids in CAST_BY.items() for id_ in ids}
"""What each token is cast by."""


def going_on(combat: Combat | None) -> bool:
    return combat is not None and combat.step != "over"


def title(t: Saga) -> Text:
    """Where the fight is, and its round."""
    return text("scene.fought", cell=cell_name(t.state, t.player(t.turn.seat).at), n=max(t.combat.round, 1))


def panels(t: Saga, chosen: Sequence[str] = ()) -> Iterator[Panel]:
    """Both fighters, then the tokens of both; a stack shares a place, what is chosen is raised."""
    for side in (0, 1):
        yield _fighter(t, side)
    tokens = t.combat.tokens
    on = {cast.on: id_ for id_, cast in tokens.items() if cast.on}
    for place, (id_, cast) in enumerate(tokens.items()):
        if cast.on:
            continue
        yield _token(t, id_, place, chosen)
        if id_ in on:
            yield _token(t, on[id_], place, chosen)


def _token(t: Saga, id_: str, place: int, chosen: Sequence[str]) -> Panel:
    combat = t.combat
    cast = combat.tokens[id_]
    face, other = fighters.shown(combat, id_), TOKEN[id_].sides[1 - cast.face]
    return Panel(
        id_,
        Text(f"symbol.{face.symbol}"),
        "token",
        rows=tuple(_told(combat, id_)),
        icon=looks.SYMBOLS[face.symbol],
        colour=looks.SYMBOL_COLOURS[face.symbol],
        figures=(Figure(side_name(other), looks.SYMBOLS[other.symbol], high=other.gold),),
        camp=cast.side,
        order=place,
        state="done" if cast.spent else "now" if id_ in chosen else "",
    )


def _told(combat: Combat, id_: str) -> Iterator[Row]:
    """What a token counts, whether its symbol is gold, and whose it is."""
    face, n = fighters.shown(combat, id_), fighters.value(combat, id_)
    if n > 1:
        yield Row(Text("scene.row.worth"), number=n)
    if face.gold:
        yield Row(Text("scene.token.gold"), icon=looks.INITIATIVE, short=Text("scene.token.gold"))
    source = CASTER[id_]
    if source.startswith("asset."):
        yield Row(Text("scene.row.of"), value=Text(PRINTED[source]))


def _fighter(t: Saga, side: int) -> Panel:
    combat = t.combat
    hero = fighters.hero_of(t, side)
    life, damage = fighters.life(t, side), fighters.damage(t, side)
    icon = looks.enemy_icon(fighters.traits(t, side)) if hero is None else looks.HEROES[t.player(hero).hero]
    if combat.kind == "villain" and hero is None:
        icon = looks.VILLAINS[fighters.enemy_source(t)]
    acts = combat.step == "act" and combat.side == side
    return Panel(
        FIGHTER[side],
        NAMES.of(t.state, fighters.name_of(t, side)),
        "fighter",
        owner=hero,
        active=acts,
        rows=(
            Row(Text("scene.row.life"), number=life - damage, icon=looks.LIFE),
            Row(Text("scene.row.initiative"), number=rules.initiative(t, side), icon=looks.INITIATIVE),
            *_abilities(t, side),
            *_turn(t, side, acts),
            *_reward(t, side),
        ),
        tracks=(Track(f"life.{side}", Text("scene.row.life"), life - damage, life, looks.LIFE),),
        icon=icon,
        colour="red" if hero is None else "steel",
        camp=side,
        state="now" if acts else "done" if combat.passed[side] else "",
    )


def _turn(t: Saga, side: int, acts: bool) -> Iterator[Row]:
    """Who runs an enemy, and whether a fighter acts or has passed."""
    combat = t.combat
    if side == 1 and combat.rival == NOBODY and combat.runs != NOBODY:
        yield Row(Text("scene.row.turn"), text("scene.turn.run", who=seat_name(t.state, combat.runs)))
    elif acts:
        yield Row(Text("scene.row.turn"), Text("scene.turn.acts"))
    elif combat.passed[side]:
        yield Row(Text("scene.row.turn"), Text("scene.turn.passed"))


def _reward(t: Saga, side: int) -> Iterator[Row]:
    """What an enemy of an adventure is worth."""
    if side == 1 and t.combat.kind == "adventure":
        yield Row(text("scene.reward", what=card_texts.phrase(fighters.enemy_of(t).reward)))


def _abilities(t: Saga, side: int) -> Iterator[Row]:
    """What surges can be spent on, with what it costs and does; used ones say so."""
    for one in fighters.kit_of(t, side).at("surge"):
        cost = one.rule.cost
        name = Text(f"ability.{one.rule.name}")
        short = name if fighters.is_ready(t, side, one) else text("scene.ability.used", ability=name)
        n = cost.n if isinstance(cost, Surges) else 0
        told = text("scene.ability", ability=short, n=n, what=card_texts.phrase(one.rule.effect))
        yield Row(told, icon=looks.SYMBOLS["sur"], short=short)


# ---------------------------------------------------------------------- an attack that is put together


def chosen(t: Saga, offered: Sequence[str]) -> list[str]:
    """The tokens that were named for an attack: those of its kind that are offered no more."""
    combat = t.combat
    symbol = fighters.shown(combat, offered[0]).symbol
    return [one for one in fighters.of_symbol(combat, combat.side, symbol) if one not in offered]


def attack(t: Saga, tokens: Sequence[str]) -> Roll:
    """The sum of what was named so far, and what it leaves of the foe if nothing is blocked."""
    combat = t.combat
    side, foe = combat.side, 1 - combat.side
    n = sum(fighters.value(combat, one) for one in tokens)
    shields = sum(fighters.value(combat, one) for one in fighters.of_symbol(combat, foe, "shi"))
    left = fighters.life(t, foe) - fighters.damage(t, foe)
    return Roll(
        Text("scene.attack"),
        text("scene.attack.shields", n=shields),
        Badge("", text("scene.attack.sum", n=n), n),
        text("scene.attack.left", n=left, left=max(left - n, 0)),
        source=FIGHTER[side],
        targets=(FIGHTER[foe],),
    )


def phases(combat: Combat) -> tuple[Phase, ...]:
    return Phase.row([f"combat.{step}" for step in STEPS], STEPS.index(combat.step))
