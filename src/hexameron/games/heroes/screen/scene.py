"""The table of a conquest: everything a screen shows, made from what its seat may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from hexameron.games.heroes.board import columns_of
from hexameron.games.heroes.content import tracks
from hexameron.games.heroes.content.effects import Rule
from hexameron.games.heroes.content.heroes import HEROES
from hexameron.games.heroes.content.terms import FACTIONS
from hexameron.games.heroes.content.towns import BUILDING, BUILDINGS
from hexameron.games.heroes.content.units import UNITS
from hexameron.games.heroes.options import (
    Buy,
    Choose,
    Lead,
)
from hexameron.games.heroes.rules import abilities, attack, building, control, values
from hexameron.games.heroes.screen import battle_view, card_texts, map_view, panels, sheets
from hexameron.games.heroes.screen.looks import (
    BATTLE,
    COMMAND,
    ELITE,
    EXPERIENCE,
    LUCK,
    MARKER,
    NUMBERS,
    POWER,
    RANK_COLOURS,
    RANK_SHAPES,
    RESOURCES,
    icon_of,
)
from hexameron.games.heroes.screen.names import place_name, seat_name
from hexameron.games.heroes.screen.questions import ConquestQuestion
from hexameron.games.heroes.setup import STAGES
from hexameron.games.heroes.state import Hero, State
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Seat
from hexameron.kernel.game import Question
from hexameron.kernel.ids import thing_id
from hexameron.kernel.scene import (
    Badge,
    Card,
    Edge,
    Figure,
    Panel,
    Phase,
    Piece,
    Scene,
    Track,
    Zone,
)
from hexameron.kernel.screen.questions import card_of
from hexameron.kernel.text import Text, text
from hexameron.kernel.words import CardState, PieceState, ZoneKind

GOOD: Final = "good"
BAD: Final = "bad"
MANY: Final = "many"
NOTE: Final = "note"
RECRUITING: Final = ("recruiting.what", "arena.recruit")

UNIT_FACES: Final = {unit.id: card_texts.UNIT_FACE + n for n, unit in enumerate(UNITS)}
BUILDING_FACES: Final = {one.id: card_texts.BUILDING_FACE + n for n, one in enumerate(BUILDINGS)}
HERO_FACES: Final = {hero.id: card_texts.HERO_FACE + n for n, hero in enumerate(HEROES)}


def scene(view: State, me: Seat | None, question: Question | None, waiting: Sequence[Seat]) -> Scene:
    """What one seat's screen shows; ``me`` is None for a spectator."""
    t = Conquest.reading(view)
    shown = Scene(
        game="heroes",
        board="square",
        title=Text("scene.title"),
        cells=map_view.cells(view) if view.tiles else (),
        edges=_edges(t),
        pieces=(*_markers(view), *_encounters(t), *_heroes(t, question), *_battle_token(view)),
        zones=tuple(_zones(t, me, question)),
        panels=(*panels.around(t, me), *_sheets(t, question)),
        tracks=tuple(_power(view)),
        dice=tuple(battle_view.dice(t)),
        roll=battle_view.roll(t),
        battle=battle_view.title(t),
        phases=_phases(view),
        waiting=tuple(waiting),
        legend=map_view.LEGEND if view.tiles else (),
        mood="night" if t.dark else "",
        tray="left",
    )
    return shown if question is None else ConquestQuestion(t, question).on(shown)


def _sheets(t: Conquest, question: Question | None) -> Iterator[Panel]:
    """A battle, or before the game what there is to choose from."""
    if battle_view.going_on(t.state.battle):
        yield from battle_view.fighters(t)
    elif question is not None and question.prompt == "setup.faction":
        offered = [option.faction for option in question.options if isinstance(option, Choose)]
        yield from (sheets.of_faction(faction) for faction in FACTIONS if faction in offered)
    elif question is not None and question.prompt == "setup.hero":
        for option in question.options:
            if isinstance(option, Lead):
                yield sheets.of_hero(option.hero, question.seat)


# ---------------------------------------------------------------------- the map


def _edges(t: Conquest) -> tuple[Edge, ...]:
    view = t.state
    if not view.tiles:
        return ()
    lines = [*map_view.tiles(len(view.tiles), columns_of(len(view.tiles))), *map_view.arrows(view)]
    action = view.action
    if action is not None and action.hero and t.hero(action.hero).at:
        lines += map_view.zone(tuple(control.zone(t, t.hero(action.hero))))
    return tuple(lines)


def _markers(view: State) -> Iterator[Piece]:
    """The control markers (HE-CTRL-06)."""
    for field, seat in view.owners.items():
        name = text("scene.marker", seat=seat_name(view, seat))
        yield Piece(f"c{field}", field, MARKER, name, seat, shape="cube", state=("marker",))


def _encounters(t: Conquest) -> Iterator[Piece]:
    """The encounter tokens, creatures up; what is on their backs is nobody's to see (HE-SETUP-14)."""
    battle = t.state.battle
    for field, token in t.state.encounters.items():
        printed = t.encounter(token)
        badges = [
            Badge("", text("scene.strength", n=printed.strength), printed.strength, BAD),
            Badge("", text("card.value.numbers", n=printed.numbers), printed.numbers, MANY),
        ]
        if printed.elite:
            badges.append(Badge(ELITE, Text("card.elite")))
        fought = battle is not None and battle.token == token
        yield Piece(
            thing_id(token),
            field,
            icon_of(printed.name),
            Text(printed.name),
            chief=RANK_COLOURS[printed.rank],
            shape=RANK_SHAPES[printed.rank],
            badges=tuple(badges),
            state=("target",) if fought else (),
            notes=card_texts.encounter_notes(printed),
        )


def _heroes(t: Conquest, question: Question | None) -> Iterator[Piece]:
    """The pawns; those in the city stand on its field."""
    action = t.state.action
    active = action.hero if action is not None else ""
    actor = "" if question is None else question.actor
    for hero in t.state.heroes.values():
        card = t.card(hero)
        n = t.army_size(hero)
        states: tuple[PieceState, ...] = ("named", "selected") if hero.id in {active, actor} else ("named",)
        yield Piece(
            hero.id,
            hero.at or t.owner(hero).city,
            icon_of(card.id),
            Text(card.id),
            hero.seat,
            badges=(Badge(NUMBERS, text("scene.army", n=n), n),),
            state=states,
            notes=_hero_notes(t, hero),
        )


def _hero_notes(t: Conquest, hero: Hero) -> tuple[Text, ...]:
    """Values and army of a hero, all of which everybody may know (HE-INFO-01)."""
    strength, magic, initiative, command = (n for _, _, n in sheets.values_of(t, hero.id))
    sentences = card_texts.values(strength=strength, magic=magic, initiative=initiative, command=command)
    for level in range(1, len(hero.basic) + 1):
        elite, basic = hero.elite[level - 1], hero.basic[level - 1]
        if elite or basic:
            unit = Text(t.unit(hero.seat, level).id)
            sentences.append(text("scene.troop", unit=unit, elite=elite, basic=basic))
    if not hero.at:
        sentences.append(Text("scene.in_city"))
    return tuple(sentences)


def _battle_token(view: State) -> Iterator[Piece]:
    """Marks where a battle is fought (HE-BATTLE-04)."""
    if view.battle is not None:
        yield Piece("battle", view.battle.field, BATTLE, Text("scene.battle"), chief="red", shape="diamond")


def _power(view: State) -> Iterator[Track]:
    size = tracks.POWER_TO_WIN[len(view.players)]
    for seat, player in enumerate(view.players):
        yield Track(
            f"power.{seat}",
            Text("scene.row.power"),
            max(0, player.power),
            size,
            POWER,
            seat,
            text("scene.power", n=player.power, of=size),
            short=text("scene.power.short", n=player.power),
        )


# ---------------------------------------------------------------------- cards

PILES: Final = ("treasure", "scroll", "artifact")
CITY_TAB: Final = Text("scene.tab.city")
HEROES_TAB: Final = Text("scene.tab.heroes")


def _zones(t: Conquest, me: Seat | None, question: Question | None) -> Iterator[Zone]:
    view = t.state
    fought = battle_view.going_on(view.battle)
    if me is not None and view.step not in STAGES and not fought:
        yield _actions(view, me)
        yield from _buildings(t, me, question)
        if question is not None and question.prompt in RECRUITING:
            yield _recruits(t, question)
    for seat, player in enumerate(view.players):
        for id_ in player.heroes:
            hero = t.hero(id_)
            if not fought:
                yield _hero_sheet(t, hero)
            elif any(side.hero == id_ for side in t.battle.sides):
                yield _battle_cards(t, hero) if seat == me else _hero_sheet(t, hero)
        if view.things.count(f"drawn.{seat}"):
            yield _zone(view, f"drawn.{seat}", "drawn", "choice" if seat == me else "deck", seat)
    if view.step in STAGES or fought:
        return
    for name in PILES:
        yield _pile(view, f"{name}.deck")
        yield _zone(view, f"{name}.discard", f"{name}.discard", "discard", None)
    yield _pile(view, "weeks")


def _pile(view: State, name: str) -> Zone:
    return Zone(name, Text(f"scene.zone.{name}"), "deck", (), view.things.count(name))


def _zone(view: State, zone: str, name: str, kind: ZoneKind, seat: Seat | None) -> Zone:
    cards = tuple([card_of(view.things, handle) for handle in view.things.in_zone(zone)])
    return Zone(zone, Text(f"scene.zone.{name}"), kind, cards, len(cards), seat)


def _actions(view: State, me: Seat) -> Zone:
    """My action cards; used ones lie there as such (HE-FLOW-08)."""
    player = view.players[me]
    owned = (1, 2, 3, 4) if "market" in player.buildings else (1, 2, 3)
    cards = []
    for number in owned:
        used = number not in player.cards
        badges = (Badge("", Text("scene.used")),) if used else ()
        state: tuple[CardState, ...] = ("spent",) if used else ()
        cards.append(Card(f"action.{number}", card_texts.ACTION_FACE + number, badges, state))
    return Zone(f"actions.{me}", Text("scene.zone.actions"), "hand", tuple(cards), len(cards), me)


def _buildings(t: Conquest, me: Seat, question: Question | None) -> Iterator[Zone]:
    """What stands in my city, and what may still be built there."""
    asked = question is not None and question.prompt == "building.what"
    player = t.player(me)
    built, left = [], []
    for record in building.BUILDINGS_OF[player.faction]:
        if record.kind in player.buildings:
            built.append(Card(record.id, BUILDING_FACES[record.id]))
        else:
            left.append(_building(t, me, record.id, "" if asked else RESOURCES))
    if built:
        yield Zone(f"city.{me}", Text("scene.zone.city"), "offer", tuple(built), len(built), me, tab=CITY_TAB)
    if left:
        yield Zone(f"plans.{me}", Text("scene.zone.plans"), "offer", tuple(left), len(left), me, tab=CITY_TAB)


def _recruits(t: Conquest, question: Question) -> Zone:
    """The units that can be bought, or why not, with what a basic one costs."""
    expected = [*question.options, *(no.option for no in question.refused)]
    offered = dict.fromkeys(option.level for option in expected if isinstance(option, Buy))
    cards = []
    for level in sorted(offered):
        unit = t.unit(question.seat, level)
        price = Badge("", text("scene.gold", n=unit.basic.gold), unit.basic.gold)
        cards.append(Card(f"recruit.{level}", UNIT_FACES[unit.id], (price,)))
    name = Text("scene.zone.recruits")
    return Zone("recruits", name, "offer", tuple(cards), len(cards), question.seat, tab=CITY_TAB)


def _building(t: Conquest, me: Seat, id_: str, icon: str) -> Card:
    """A building with its price: a plain number while it can be paid, else a sign of what it will cost."""
    record = BUILDING[id_]
    n = building.price(t, me, record, record.costs[0]).resources
    dear = t.player(me).resources < n or t.player(me).level < record.level
    price = Badge(icon, text("scene.price", n=n), n, BAD if dear else "")
    return Card(id_, BUILDING_FACES[id_], (price,))


def _hero_sheet(t: Conquest, hero: Hero) -> Zone:
    """A hero's own sheet: values, army, skills, artifacts, scrolls, trophies, as they lie beside the card."""
    cards = [*_army(t, hero)]
    for what in ("skills", "artifacts", "scrolls"):
        cards += [card_of(t.things, handle) for handle in t.things.in_zone(f"{what}.{hero.id}")]
    experience = 0
    for handle in t.things.in_zone(f"trophies.{hero.id}"):
        n = t.encounter(handle).experience
        experience += n
        cards.append(card_of(t.things, handle, Badge(EXPERIENCE, text("scene.experience", n=n), n, GOOD)))
    n, most = t.army_size(hero), t.command(hero)
    printed = sheets.values_of(t, hero.id)[:3]
    badges = [Badge(icon, text(f"scene.{name}", n=value), value) for name, icon, value in printed]
    badges.append(Badge(COMMAND, text("scene.led", n=n, most=most), most))
    if hero.luck:
        badges.append(Badge(LUCK, text("scene.luck", n=hero.luck), hero.luck))
    if experience:
        due = values.advance_cost(t, hero)
        badges.append(Badge(EXPERIENCE, text("scene.advance", n=experience, of=due), experience))
    return Zone(
        f"hero.{hero.id}",
        Text(t.card(hero).id),
        "sheet",
        (Card(f"card.{hero.id}", HERO_FACES[t.card(hero).id]), *cards),
        len(cards) + 1,
        hero.seat,
        icon_of(t.card(hero).id),
        tuple(badges),
        max(most - n, 0),
        _whereabouts(t, hero),
        HEROES_TAB,
    )


def _whereabouts(t: Conquest, hero: Hero) -> Text:
    """Where a hero is, and whether it is his turn to act."""
    action = t.state.action
    if action is not None and action.hero == hero.id:
        return text("scene.hero.active", n=action.movement)
    if action is not None and action.kind == "activation" and hero.id in action.activated:
        return Text("scene.hero.done")
    if not hero.at:
        return Text("scene.hero.city")
    return text("scene.hero.at", field=place_name(hero.at))


def _battle_cards(t: Conquest, hero: Hero) -> Zone:
    """What a hero has for a battle, each with its moment."""
    schools = t.card(hero).schools
    cards = []
    for handle in t.held(hero, "skills"):
        cards.append(card_of(t.things, handle, _moment(abilities.lore_ways(t.skill(handle), schools))))
    for handle in t.held(hero, "artifacts"):
        cards.append(card_of(t.things, handle, _moment((t.artifact(handle).rules,))))
    for handle in t.held(hero, "scrolls"):
        cards.append(card_of(t.things, handle, _moment(abilities.lore_ways(t.scroll(handle), schools))))
    luck = attack.luck(t, battle_view.side_of(t, hero.seat) or 0)
    name = text(
        "scene.zone.battle.lucky" if luck else "scene.zone.battle", hero=Text(t.card(hero).id), luck=luck
    )
    return Zone(f"hero.{hero.id}", name, "hand", tuple(cards), len(cards), hero.seat)


def _moment(ways: tuple[tuple[Rule, ...], ...]) -> Badge:
    return Badge("", battle_view.moment_of([rule for way in ways for rule in way]), tone=NOTE)


def _army(t: Conquest, hero: Hero) -> Iterator[Card]:
    """The units of an army, elite and basic ones apart."""
    for level in range(1, len(hero.basic) + 1):
        unit = t.unit(hero.seat, level)
        face = UNIT_FACES[unit.id]
        elite, basic = hero.elite[level - 1], hero.basic[level - 1]
        if elite:
            badge = Badge(ELITE, text("scene.elite", n=elite), elite, GOOD)
            one = Figure(Text("scene.token.elite"), icon_of(unit.id), high=True)
            yield Card(f"army.{hero.id}.{level}.elite", face, (badge,), figures=(one,) * elite)
        if basic:
            badge = Badge(NUMBERS, text("scene.basic", n=basic), basic)
            one = Figure(Text("scene.token.basic"), icon_of(unit.id))
            yield Card(f"army.{hero.id}.{level}.basic", face, (badge,), figures=(one,) * basic)


# ---------------------------------------------------------------------- phases

BATTLE_STEPS: Final = {
    "before": "before",
    "before_battle": "before",
    "flight": "flight",
    "turn_start": "start",
    "attacks": "attacks",
    "turn_end": "end",
}
LAST_PHASE: Final = "after"


def _phases(view: State) -> tuple[Phase, ...]:
    """The parts of a battle turn; only later ones begin with flight (HE-BTURN-08)."""
    battle = view.battle
    if battle is None:
        return ()
    opening = "before" if battle.turn == 1 else "flight"
    parts = (opening, "start", "attacks", "end", LAST_PHASE)
    return Phase.row(parts, parts.index(BATTLE_STEPS.get(battle.step, LAST_PHASE)))
