"""What one faces: the stacks of a battle on their track; before the game, factions and heroes to choose."""

from __future__ import annotations

from collections.abc import Iterator

from hexameron.games.heroes import battle_labels
from hexameron.games.heroes.content import card_texts
from hexameron.games.heroes.content.dice import hits
from hexameron.games.heroes.content.heroes import TALENT
from hexameron.games.heroes.content.records import Encounter, Unit
from hexameron.games.heroes.content.terms import ABILITIES, Ability, Faction
from hexameron.games.heroes.content.towns import BUILDING
from hexameron.games.heroes.looks import (
    ABILITY_ICONS,
    BASIC,
    COMMAND,
    ELITE,
    FACE_COLOURS,
    FACE_ICONS,
    FACTION_COLOURS,
    INITIATIVE,
    MAGIC,
    NUMBERS,
    RANK_COLOURS,
    ROLLED,
    STRENGTH,
    WOUND,
    icon_of,
)
from hexameron.games.heroes.rules import stacks, values
from hexameron.games.heroes.state import Stack
from hexameron.games.heroes.table import HERO_CARD, HERO_IDS, UNIT_AT, Conquest
from hexameron.kernel.asking import Seat
from hexameron.kernel.scene import Die, Panel, Row, Track
from hexameron.kernel.text import Text, listed, text

NOW, DONE, GONE = "now", "done", "gone"


# ---------------------------------------------------------------------- battle


def of_battle(t: Conquest) -> Iterator[Panel]:
    """Every stack that is left, in the order of the track; before it is set, side by side."""
    battle = t.battle
    placed = [*battle.track, *(id_ for id_ in battle.stacks if id_ not in battle.track)]
    for id_ in placed:
        stack = battle.stacks[id_]
        if stacks.alive(t, stack):
            yield _stack(t, stack)


def _stack(t: Conquest, stack: Stack) -> Panel:
    return Panel(
        stack.id,
        battle_labels.numbered(t, stack.id),
        "sheet",
        t.battle.sides[stack.side].seat if t.battle.sides[stack.side].hero else None,
        stack.id == t.battle.acting,
        tuple(_rows(t, stack)),
        tuple(_bars(t, stack)),
        icon=_icon(t, stack),
        colour=_colour(t, stack),
    )


def _icon(t: Conquest, stack: Stack) -> str:
    name = stacks.name(t, stack)
    return icon_of(HERO_CARD[name].id if stack.kind == "hero" else name)


def _colour(t: Conquest, stack: Stack) -> str:
    if stack.kind in {"unit", "hero"}:
        return FACTION_COLOURS[t.owner(stacks.leader(t, stack)).faction]
    record = stacks.CREATURE[stack.printed]
    return RANK_COLOURS[record.rank] if isinstance(record, Encounter) else "grey"


def _rows(t: Conquest, stack: Stack) -> Iterator[Row]:
    yield Row(Text("scene.row.initiative"), number=stacks.initiative(t, stack), icon=INITIATIVE)
    yield Row(Text("scene.row.strength"), number=stacks.strength(t, stack), icon=STRENGTH)
    if stack.kind == "unit":
        hero = stacks.leader(t, stack)
        elite, basic = hero.elite[stack.level - 1], hero.basic[stack.level - 1]
        if elite:
            yield Row(Text("scene.row.elite"), number=elite, icon=ELITE)
        if basic:
            yield Row(Text("scene.row.basic"), number=basic, icon=BASIC)
    elif stack.kind == "hero":
        yield Row(Text("scene.row.attacks"), number=stacks.attacks(t, stack), icon=NUMBERS)
    else:
        yield Row(Text("scene.row.numbers"), number=stacks.tokens(t, stack), icon=NUMBERS)
        if stacks.may_use_elite_die(t, stack):
            yield Row(Text("card.elite"), icon=ELITE)
    yield from _abilities(t, stack)
    yield Row(Text("scene.row.turn"), Text(f"scene.turn.{_turn(t, stack)}"))


def _abilities(t: Conquest, stack: Stack) -> Iterator[Row]:
    """The abilities that serve the stack, explained; Endurance serves its own tokens."""
    for ability in ABILITIES:
        if stacks.has(t, stack, ability):
            yield Row(card_texts.ability_text(ability), icon=ABILITY_ICONS[ability])


def _turn(t: Conquest, stack: Stack) -> str:
    if stacks.stunned(t, stack):
        return "stunned"
    if stack.id == t.battle.acting:
        return "now"
    return "done" if stack.acted else "waits"


def _bars(t: Conquest, stack: Stack) -> Iterator[Track]:
    """The Numbers left of a creature, or the lives of the one wounded unit."""
    if stack.kind in {"creature", "elemental"} and stack.wounds:
        left, size = stacks.tokens(t, stack), stack.numbers
        yield Track(f"{stack.id}.numbers", Text("scene.row.numbers"), left, size, NUMBERS)
    elif stack.kind == "unit" and stack.wounds:
        label = text("scene.wounds", n=stack.wounds)
        yield Track(f"{stack.id}.wounds", Text("scene.row.wounds"), stack.wounds, 2, WOUND, label=label)


def dice(t: Conquest) -> Iterator[Die]:
    """The roll of the attack that is being resolved."""
    battle = t.state.battle
    if battle is None or battle.attack is None:
        return
    made = battle.attack
    for face in made.dice:
        hit = hits(face, made.strength)
        yield Die(ROLLED, Text(f"face.{face}"), "white" if hit else "black", "hit" if hit else "spent")
    if made.elite:
        yield Die(FACE_ICONS[made.elite], Text(f"face.{made.elite}"), FACE_COLOURS[made.elite])


# ---------------------------------------------------------------------- before the game


def of_faction(faction: Faction) -> Panel:
    """A faction to choose: its units, its own building and its heroes."""
    unique = BUILDING[f"building.{faction}.unique"]
    heroes = listed([card_texts.named(HERO_CARD[id_].id) for id_ in HERO_IDS[faction]])
    rows = [Row(_unit(unit), icon=icon_of(unit.id)) for unit in UNIT_AT[faction]]
    rows.append(
        Row(
            text("scene.building", building=Text(unique.name), text=card_texts.building_text(unique)),
            icon=icon_of(unique.name),
        )
    )
    rows.append(Row(Text("scene.row.heroes"), heroes))
    name = f"faction.{faction}"
    return Panel(
        name, Text(name), "sheet", rows=tuple(rows), icon=icon_of(name), colour=FACTION_COLOURS[faction]
    )


def _unit(unit: Unit) -> Text:
    """A unit with the abilities of both sides; most basic units have none."""
    sides = {"abilities": _listed(unit.elite.abilities)}
    if unit.basic.abilities:
        sides["basic"] = _listed(unit.basic.abilities)
    return text(
        "scene.unit.able" if unit.basic.abilities else "scene.unit",
        unit=Text(unit.id),
        strength=unit.strength,
        initiative=unit.initiative,
        **sides,
    )


def _listed(abilities: tuple[Ability, ...]) -> Text:
    return listed([card_texts.named(f"ability.{one}") for one in abilities])


def of_hero(id_: str, seat: Seat) -> Panel:
    """A hero to begin with: values, starting abilities and schools."""
    hero = HERO_CARD[id_]
    rows = [
        Row(Text("scene.row.strength"), number=hero.strength, icon=STRENGTH),
        Row(Text("scene.row.magic"), number=hero.magic, icon=MAGIC),
        Row(Text("scene.row.initiative"), number=hero.initiative, icon=INITIATIVE),
        Row(Text("scene.row.command"), number=hero.command, icon=COMMAND),
    ]
    for talent in hero.talents:
        said = card_texts.talent_text(TALENT[talent])
        rows.append(Row(text("card.talent", talent=Text(talent), text=said)))
    schools = listed([card_texts.named(f"school.{school}") for school in hero.schools])
    rows.append(Row(Text("scene.row.schools"), schools))
    return Panel(
        id_,
        Text(hero.id),
        "sheet",
        seat,
        rows=tuple(rows),
        icon=icon_of(hero.id),
        colour=FACTION_COLOURS[hero.faction],
    )


def values_of(t: Conquest, id_: str) -> tuple[tuple[str, str, int], ...]:
    """The four values of a hero in play, with their signs."""
    hero = t.hero(id_)
    return (
        ("strength", STRENGTH, values.strength(t, hero)),
        ("magic", MAGIC, values.magic(t, hero)),
        ("initiative", INITIATIVE, values.initiative(t, hero)),
        ("command", COMMAND, t.command(hero)),
    )
