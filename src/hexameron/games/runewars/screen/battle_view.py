"""A battle and a duel as a screen shows them: armies in ranks of initiative, Fate cards, what is at stake."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hexameron.games.runewars.content import catalogue
from hexameron.games.runewars.content.heroes import HERO
from hexameron.games.runewars.content.terms import SHAPES, IconKind, Shape
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.rules.battle import fort_strength, strength
from hexameron.games.runewars.rules.combat import ROUNDS
from hexameron.games.runewars.rules.losses import health, standing
from hexameron.games.runewars.screen import card_texts, looks
from hexameron.games.runewars.screen.names import figure_name, seat_name
from hexameron.games.runewars.state import NOBODY, Battle, Duel, Fighter, Side
from hexameron.games.runewars.state import Figure as Unit
from hexameron.games.runewars.table import War
from hexameron.kernel.ids import thing_id
from hexameron.kernel.scene import Badge, Card, Figure, Panel, Phase, Row, Track, Zone
from hexameron.kernel.text import Text, text
from hexameron.kernel.words import FigureState, TurnState

STEPS: Final = ("start", "draw", "specials", "routs", "hits", "works", "strength", "outcome")
STEP_OF: Final[dict[IconKind, str]] = {"special": "specials", "rout": "routs", "damage": "hits"}
"""When an icon of a Fate card is resolved."""
DUEL_SHAPE: Final[Shape] = "circle"
"""Heroes, and units that they duel with, read this section."""


def panels(t: War) -> Iterator[Panel]:
    """The fighters of a battle or of a duel, if one is fought."""
    if t.state.duel is not None:
        yield from _duel(t, t.state.duel)
    elif t.state.battle is not None:
        yield from _battle(t, t.state.battle)


def _battle(t: War, battle: Battle) -> Iterator[Panel]:
    for camp in (0, 1):
        yield _camp(t, battle, camp)
    for camp, side in enumerate(battle.sides):
        for kind in dict.fromkeys(figure.kind for figure in side.figures):
            yield _rank(side, camp, kind)


def side_name(t: War, side: Side) -> Text:
    """Who fights: a player, or neutral units."""
    return Text("scene.wild") if side.wild else seat_name(t.state, side.seat)


# ---------------------------------------------------------------------- the two sides


def _camp(t: War, battle: Battle, camp: int) -> Panel:
    """A side with its strength, how that comes about, and what it fights for."""
    side = battle.sides[camp]
    faction = t.player(side.seat).faction
    return Panel(
        f"camp.{camp}",
        side_name(t, side),
        "camp",
        owner=None if side.wild else side.seat,
        rows=(
            Row(Text("scene.row.strength"), number=strength(t, camp), icon=looks.STRENGTH),
            *_sum(t, battle, camp),
            Row(Text(f"scene.role.{camp}")),
            Row(_stake(t, battle, camp)),
        ),
        icon=looks.WILD if side.wild else looks.FACTIONS[faction],
        camp=camp,
    )


def _sum(t: War, battle: Battle, camp: int) -> Iterator[Row]:
    """What the strength is made of, and what does not count any more."""
    side = battle.sides[camp]
    up = len(standing(side))
    yield Row(Text("scene.row.standing"), number=up, icon=looks.STANDING)
    if camp == 1 and battle.fort != NOBODY:
        yield Row(Text("scene.fort"), number=fort_strength(t), icon=looks.FORT)
    if side.bonus:
        yield Row(Text("scene.row.bonus"), number=side.bonus, icon=looks.TACTICS)
    if not side.wild and side.came and t.title("title.commander") == side.seat:
        yield Row(Text("title.commander"), number=1, icon=looks.TITLES["title.commander"])
    if len(side.figures) > up:
        yield Row(Text("scene.row.routed"), number=len(side.figures) - up, icon=looks.ICONS["rout"])
    if side.lost:
        yield Row(Text("scene.row.destroyed"), number=side.lost, icon=looks.GRAVE)


def _stake(t: War, battle: Battle, camp: int) -> Text:
    """What the attacker takes, and when the defender keeps it."""
    if camp == 1:
        return Text("scene.stake.defence")
    rune = int(t.rune_at(battle.place) is not None)
    return text("scene.stake.attack", area=battle.place, rune=rune, n=strength(t, 1))


# ---------------------------------------------------------------------- ranks


def rank_id(camp: int, kind: str) -> str:
    return f"rank.{camp}.{kind}"


def _rank(side: Side, camp: int, kind: str) -> Panel:
    """The units of a kind, each for itself."""
    unit = UNIT[kind]
    figures = [figure for figure in side.figures if figure.kind == kind]
    up = [figure for figure in figures if not figure.down]
    state: TurnState = "now" if kind == side.now else "done" if kind in side.drawn or not up else ""
    told = text(
        "scene.rank",
        up=len(up),
        down=len(figures) - len(up),
        hurt=sum(figure.hurt > 0 for figure in figures),
    )
    return Panel(
        rank_id(camp, kind),
        text("option.kind", unit=Text(unit.name)),
        "fighter",
        owner=None if side.wild else side.seat,
        active=kind == side.now,
        rows=(Row(told), _ability(kind)),
        icon=looks.UNITS[kind],
        colour=looks.FACTION_COLOURS[unit.faction] if unit.faction else "grey",
        figures=tuple(_figure(side, figure) for figure in figures),
        camp=camp,
        order=unit.initiative,
        state=state,
    )


def _figure(side: Side, figure: Unit) -> Figure:
    state: FigureState = "down" if figure.down else ""
    return Figure(
        figure_name(figure),
        looks.UNITS[figure.kind],
        state=state,
        shape=looks.SHAPES[UNIT[figure.kind].shape],
        pips=max(0, health(side, figure.kind) - figure.hurt),
        lost=figure.hurt,
        id=figure.id,
    )


# ---------------------------------------------------------------------- Fate cards


def drawn(t: War) -> Iterator[Zone]:
    """The Fate cards of a battle by sides, or those that lie open in a duel."""
    battle = t.state.battle
    if t.state.duel is not None:
        cards = tuple(_card(t, handle, DUEL_SHAPE) for handle in t.things.in_zone("fate.open"))
        yield Zone("fate.open", Text("scene.zone.fate_open"), "drawn", cards, len(cards))
    elif battle is not None:
        for camp, side in enumerate(battle.sides):
            yield _of_side(t, battle, camp, side)


def _of_side(t: War, battle: Battle, camp: int, side: Side) -> Zone:
    handles = t.things.order.get(f"fate.{camp}", ())
    shape = UNIT[side.now].shape if side.now else None
    cards = tuple(_card(t, handle, shape, battle.step) for handle in handles)
    who = text("option.kind", unit=Text(UNIT[side.now].name)) if side.now else None
    return Zone(
        f"fate.{camp}",
        text("scene.zone.fate_side", side=side_name(t, side)),
        "drawn",
        cards,
        len(cards),
        owner=None if side.wild else side.seat,
        note=who if cards else None,
    )


def _card(t: War, handle: int, shape: Shape | None, step: str = "") -> Card:
    """A Fate card, with the section that counts, and whether that was resolved."""
    face = t.things.face[handle]
    if face < 0 or shape is None:
        return Card(thing_id(handle), face if face >= 0 else None)
    icon = catalogue.fate(face).sections[shape]
    tag = Badge(looks.ICONS[icon.kind], _when(icon.kind, step)) if step else None
    return Card(thing_id(handle), face, tag=tag, lit=SHAPES.index(shape))


def _when(kind: IconKind, step: str) -> Text:
    """Whether an icon is resolved now, was before, or will be."""
    if kind not in STEP_OF:
        return Text("scene.fate.blank")
    now, then = STEPS.index(step), STEPS.index(STEP_OF[kind])
    return Text("scene.fate.now" if now == then else "scene.fate.done" if now > then else "scene.fate.next")


# ---------------------------------------------------------------------- duels


def _duel(t: War, duel: Duel) -> Iterator[Panel]:
    for camp, fighter in enumerate(duel.fighters):
        yield _fighter(t, camp, fighter)


def _fighter(t: War, camp: int, fighter: Fighter) -> Panel:
    if fighter.hero:
        record, hero = HERO[fighter.hero], t.state.heroes.get(fighter.hero)
        hurt = hero.hurt if hero is not None else record.health
        name, icon, full = Text(fighter.hero), looks.HEROES[fighter.hero], record.health
        told = card_texts.rules(record.rules)
    else:
        unit = UNIT[fighter.kind]
        hurt, full, icon = fighter.hurt, fighter.health, looks.UNITS[fighter.kind]
        name, told = text("option.kind", unit=Text(unit.name)), card_texts.unit_text(unit)
    return Panel(
        f"fighter.{camp}",
        name,
        "fighter",
        owner=fighter.seat if fighter.hero else None,
        rows=(Row(told), *_blows(fighter)),
        tracks=(Track(f"health.{camp}", Text("scene.row.health"), max(0, full - hurt), full, looks.HEALTH),),
        icon=icon,
        colour="steel" if fighter.hero else "grey",
        camp=camp,
    )


def _ability(kind: str) -> Row:
    unit = UNIT[kind]
    short = Text(f"ability.{unit.ability}")
    return Row(card_texts.unit_text(unit), icon=looks.ICONS["special"], short=short)


def _blows(fighter: Fighter) -> Iterator[Row]:
    """What was dealt and prevented in this round."""
    if fighter.dealt:
        yield Row(Text("scene.row.dealt"), number=fighter.dealt, icon=looks.ICONS["damage"])
    if fighter.spared:
        yield Row(Text("scene.row.spared"), number=fighter.spared, icon=looks.SHIELD)


# ---------------------------------------------------------------------- heads


def phases(t: War) -> tuple[Phase, ...]:
    """The steps of a battle."""
    battle = t.state.battle
    if battle is None or battle.step not in STEPS:
        return ()
    return Phase.row([f"battle.{step}" for step in STEPS], STEPS.index(battle.step))


def heading(t: War) -> Text | None:
    """What is fought for, and how far the battle or the duel is."""
    duel, battle = t.state.duel, t.state.battle
    if duel is not None:
        return text("scene.duel", area=duel.place, n=max(1, duel.round))
    if battle is not None:
        return text("scene.battle", area=battle.place, n=min(battle.round, ROUNDS), of=ROUNDS)
    return None
