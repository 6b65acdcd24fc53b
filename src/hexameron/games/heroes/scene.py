"""The table of a conquest: everything a screen shows, made from what its seat may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from hexameron.games.heroes import ground, labels, panels, sheets
from hexameron.games.heroes.battle_options import Aim, Revive, UseCard, UseScroll
from hexameron.games.heroes.board import columns_of
from hexameron.games.heroes.content import card_texts, tracks
from hexameron.games.heroes.content.heroes import HEROES
from hexameron.games.heroes.content.terms import FACTIONS
from hexameron.games.heroes.content.towns import BUILDING, BUILDINGS
from hexameron.games.heroes.content.units import UNITS
from hexameron.games.heroes.looks import (
    BATTLE,
    ELITE,
    EXPERIENCE,
    MARKER,
    MOVEMENT,
    NUMBERS,
    POWER,
    RANK_COLOURS,
    RANK_SHAPES,
    STRENGTH,
    icon_of,
)
from hexameron.games.heroes.options import (
    Build,
    Choose,
    Exchange,
    Explore,
    Go,
    Lead,
    Part,
    Portal,
    Seize,
    Sell,
    Stop,
)
from hexameron.games.heroes.rules import building, control, stacks
from hexameron.games.heroes.setup import STAGES
from hexameron.games.heroes.state import Hero, State
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Done, No, Option, Pass, Seat
from hexameron.kernel.chance import Dice
from hexameron.kernel.game import Question
from hexameron.kernel.scene import (
    Badge,
    Card,
    Edge,
    OptionView,
    Panel,
    Phase,
    Piece,
    RefusedView,
    Scene,
    Track,
    Zone,
)
from hexameron.kernel.text import Text, joined, text
from hexameron.kernel.things import thing_id

GOOD, BAD = "good", "bad"
HELPED: Final = (
    "setup.faction", "setup.city", "setup.hero", "turn.card", "activation.hero", "hero.move", "building.what",
    "recruiting.what", "arena.recruit", "advance.pay", "skill.deck", "treasure.part", "battle.strike",
    "battle.wound", "battle.flee", "battle.give_up", "battle.laurel",
)  # fmt: skip
"""The questions that a line explains."""

UNIT_FACES: Final = {unit.id: card_texts.UNIT_FACE + n for n, unit in enumerate(UNITS)}
BUILDING_FACES: Final = {one.id: card_texts.BUILDING_FACE + n for n, one in enumerate(BUILDINGS)}
HERO_FACES: Final = {hero.id: card_texts.HERO_FACE + n for n, hero in enumerate(HEROES)}


def scene(view: State, me: Seat | None, question: Question | None, waiting: Sequence[Seat]) -> Scene:
    """What one seat's screen shows; ``me`` is None for a spectator."""
    t = Conquest(view, Dice(b"view"))
    shown = Scene(
        game="heroes",
        board="square",
        title=Text("scene.title"),
        cells=ground.cells(view) if view.tiles else (),
        edges=_edges(t),
        pieces=(*_markers(view), *_encounters(t), *_heroes(t, question), *_battle_token(view)),
        zones=tuple(_zones(t, me)),
        panels=(*panels.around(t, me), *_sheets(t, question)),
        tracks=tuple(_power(view)),
        dice=tuple(sheets.dice(t)),
        phases=_phases(view),
        prompt=None if question is None else labels.prompt(view, question),
        help=_help(question),
        group="" if question is None else question.group,
        options=() if question is None else tuple([_option(t, question, one) for one in question.options]),
        refused=() if question is None else _refused(t, question),
        waiting=tuple(waiting),
        mood="night" if t.dark else "",
    )
    return shown if question is None else _completed(t, shown)


def _help(question: Question | None) -> Text | None:
    if question is None:
        return None
    return Text(f"help.{question.prompt}") if question.prompt in HELPED else question.counted()


def _sheets(t: Conquest, question: Question | None) -> Iterator[Panel]:
    """A battle, or before the game what there is to choose from."""
    battle = t.state.battle
    if battle is not None and battle.step != "spoils":
        yield from sheets.of_battle(t)
    elif question is not None and question.prompt == "setup.faction":
        offered = [option.faction for option in question.options if isinstance(option, Choose)]
        yield from (sheets.of_faction(faction) for faction in FACTIONS if faction in offered)
    elif question is not None and question.prompt == "setup.hero":
        for option in question.options:
            if isinstance(option, Lead):
                yield sheets.of_hero(option.hero, question.seat)


def _completed(t: Conquest, shown: Scene) -> Scene:
    """Cards that a question asks about and that lie nowhere on the table are laid out beside it."""
    there = [card.id for zone in shown.zones for card in zone.cards]
    asked = dict.fromkeys(id_ for option in shown.options for id_ in option.at)
    extra = [id_ for id_ in asked if id_ not in there and id_[:1] == "t" and id_[1:].isdigit()]
    if not extra:
        return shown
    cards = tuple([_thing(t.state, int(id_[1:])) for id_ in extra])
    zone = Zone("choice", Text("scene.zone.choice"), "choice", cards, len(cards))
    return msgspec.structs.replace(shown, zones=(zone, *shown.zones))


# ---------------------------------------------------------------------- the map


def _edges(t: Conquest) -> tuple[Edge, ...]:
    view = t.state
    if not view.tiles:
        return ()
    lines = [*ground.tiles(len(view.tiles), columns_of(len(view.tiles))), *ground.arrows(view)]
    action = view.action
    if action is not None and action.hero and t.hero(action.hero).at:
        lines += ground.zone(tuple(control.zone(t, t.hero(action.hero))))
    return tuple(lines)


def _markers(view: State) -> Iterator[Piece]:
    """The control markers (HE-CTRL-06)."""
    for field, seat in view.owners.items():
        name = text("scene.marker", seat=labels.seat_name(view, seat))
        yield Piece(f"c{field}", field, MARKER, name, seat, shape="cube")


def _encounters(t: Conquest) -> Iterator[Piece]:
    """The encounter tokens, creatures up; what is on their backs is nobody's to see (HE-SETUP-14)."""
    battle = t.state.battle
    for field, token in t.state.encounters.items():
        printed = t.encounter(token)
        badges = [
            Badge(STRENGTH, text("scene.strength", n=printed.strength), printed.strength, BAD),
            Badge(NUMBERS, text("scene.numbers", n=printed.numbers), printed.numbers),
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
            note=card_texts.encounter_text(printed),
        )


def _heroes(t: Conquest, question: Question | None) -> Iterator[Piece]:
    """The pawns; those in the city stand on its field."""
    action = t.state.action
    active = action.hero if action is not None else ""
    actor = "" if question is None else question.actor
    for hero in t.state.heroes.values():
        card = t.card(hero)
        n = t.army_size(hero)
        states = ["named"]
        if hero.id in {active, actor}:
            states.append("selected")
        yield Piece(
            hero.id,
            hero.at or t.owner(hero).city,
            icon_of(card.id),
            Text(card.id),
            hero.seat,
            badges=(Badge(NUMBERS, text("scene.army", n=n), n),),
            state=tuple(states),
            note=_hero_note(t, hero),
        )


def _hero_note(t: Conquest, hero: Hero) -> Text:
    """Values and army of a hero, all of which everybody may know (HE-INFO-01)."""
    strength, magic, initiative, command = (n for _, _, n in sheets.values_of(t, hero.id))
    sentences = [text("card.hero", strength=strength, magic=magic, initiative=initiative, command=command)]
    for level in range(1, len(hero.basic) + 1):
        elite, basic = hero.elite[level - 1], hero.basic[level - 1]
        if elite or basic:
            unit = Text(t.unit(hero.seat, level).id)
            sentences.append(text("scene.troop", unit=unit, elite=elite, basic=basic))
    if not hero.at:
        sentences.append(Text("scene.in_city"))
    return joined(sentences)


def _battle_token(view: State) -> Iterator[Piece]:
    """Marks where a battle is fought (HE-BATTLE-04)."""
    if view.battle is not None:
        yield Piece("battle", view.battle.field, BATTLE, Text("scene.battle"), chief="red", shape="diamond")


def _power(view: State) -> Iterator[Track]:
    size = tracks.POWER_TO_WIN[len(view.players)]
    for seat, player in enumerate(view.players):
        label = text("scene.power", n=player.power, of=size)
        yield Track(f"power.{seat}", Text("scene.row.power"), max(0, player.power), size, POWER, seat, label)


# ---------------------------------------------------------------------- cards

PILES: Final = ("treasure", "scroll", "artifact")


def _zones(t: Conquest, me: Seat | None) -> Iterator[Zone]:
    view = t.state
    if me is not None and view.step not in STAGES:
        yield _actions(view, me)
        yield from _buildings(t, me)
    for seat, player in enumerate(view.players):
        for id_ in player.heroes:
            yield _hero_row(t, t.hero(id_))
        if view.things.count(f"drawn.{seat}"):
            yield _zone(view, f"drawn.{seat}", "drawn", "choice" if seat == me else "deck", seat)
    if view.step in STAGES:
        return
    for name in PILES:
        yield _pile(view, f"{name}.deck")
        yield _zone(view, f"{name}.discard", f"{name}.discard", "discard", None)
    yield _pile(view, "weeks")


def _pile(view: State, name: str) -> Zone:
    return Zone(name, Text(f"scene.zone.{name}"), "deck", (), view.things.count(name))


def _zone(view: State, zone: str, name: str, kind: str, seat: Seat | None) -> Zone:
    cards = tuple([_thing(view, handle) for handle in view.things.in_zone(zone)])
    return Zone(zone, Text(f"scene.zone.{name}"), kind, cards, len(cards), seat)


def _thing(view: State, handle: int, *badges: Badge) -> Card:
    face = view.things.face[handle]
    return Card(thing_id(handle), face if face >= 0 else None, badges)


def _actions(view: State, me: Seat) -> Zone:
    """My action cards; used ones lie there as such (HE-FLOW-08)."""
    player = view.players[me]
    owned = (1, 2, 3, 4) if "market" in player.buildings else (1, 2, 3)
    cards = []
    for number in owned:
        used = number not in player.cards
        badges = (Badge("", Text("scene.used")),) if used else ()
        state = ("spent",) if used else ()
        cards.append(Card(f"action.{number}", card_texts.ACTION_FACE + number, badges, state))
    return Zone(f"actions.{me}", Text("scene.zone.actions"), "hand", tuple(cards), len(cards), me)


def _buildings(t: Conquest, me: Seat) -> Iterator[Zone]:
    """What stands in my city, and what may still be built there."""
    player = t.player(me)
    built, left = [], []
    for record in building.BUILDINGS_OF[player.faction]:
        if record.kind in player.buildings:
            built.append(Card(record.id, BUILDING_FACES[record.id]))
        else:
            left.append(_building(t, me, record.id))
    if built:
        yield Zone(f"city.{me}", Text("scene.zone.city"), "row", tuple(built), len(built), me)
    if left:
        yield Zone(f"plans.{me}", Text("scene.zone.plans"), "offer", tuple(left), len(left), me)


def _building(t: Conquest, me: Seat, id_: str) -> Card:
    record = BUILDING[id_]
    n = building.price(t, me, record, record.costs[0]).resources
    dear = t.player(me).resources < n or t.player(me).level < record.level
    price = Badge("", text("scene.price", n=n), n, BAD if dear else "")
    return Card(id_, BUILDING_FACES[id_], (price,))


def _hero_row(t: Conquest, hero: Hero) -> Zone:
    """A hero with army, skills, artifacts, scrolls and trophies, as they lie beside the card."""
    cards = [_hero_card(t, hero), *_army(t, hero)]
    for what in ("skills", "artifacts", "scrolls"):
        cards += [_thing(t.state, handle) for handle in t.things.in_zone(f"{what}.{hero.id}")]
    for handle in t.things.in_zone(f"trophies.{hero.id}"):
        n = t.encounter(handle).experience
        cards.append(_thing(t.state, handle, Badge(EXPERIENCE, text("scene.experience", n=n), n, GOOD)))
    name = text(
        "scene.zone.hero.lucky" if hero.luck else "scene.zone.hero",
        hero=Text(t.card(hero).id),
        n=t.army_size(hero),
        most=t.command(hero),
        luck=hero.luck,
    )
    return Zone(f"hero.{hero.id}", name, "row", tuple(cards), len(cards), hero.seat)


def _hero_card(t: Conquest, hero: Hero) -> Card:
    """The card with the two values that everything asks for; the others stand in the note of the pawn."""
    badges = [
        Badge(icon, text(f"scene.{name}", n=n), n) for name, icon, n in sheets.values_of(t, hero.id)[:2]
    ]
    return Card(f"card.{hero.id}", HERO_FACES[t.card(hero).id], tuple(badges))


def _army(t: Conquest, hero: Hero) -> Iterator[Card]:
    """The units of an army, elite and basic ones apart."""
    for level in range(1, len(hero.basic) + 1):
        face = UNIT_FACES[t.unit(hero.seat, level).id]
        elite, basic = hero.elite[level - 1], hero.basic[level - 1]
        if elite:
            badge = Badge(ELITE, text("scene.elite", n=elite), elite, GOOD)
            yield Card(f"army.{hero.id}.{level}.elite", face, (badge,))
        if basic:
            badge = Badge(NUMBERS, text("scene.basic", n=basic), basic)
            yield Card(f"army.{hero.id}.{level}.basic", face, (badge,))


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


# ---------------------------------------------------------------------- options


def _option(t: Conquest, question: Question, option: Option) -> OptionView:
    return OptionView(
        option.key(),
        labels.label_in(t, question.prompt, option, question.seat),
        _at(t, option),
        _tone(t, option),
        _badge(t, option),
        labels.here(t, option),
    )


def _at(t: Conquest, option: Option) -> tuple[str, ...]:
    """What an option points at on the table."""
    match option:
        case Choose():
            return (f"faction.{option.faction}",)
        case Lead():
            return (option.hero,)
        case UseCard():
            return _card_of(t, option.source)
        case Part():
            return ()
        case Revive() if not stacks.alive(t, t.battle.stacks[option.stack]):
            return ()
        case _:
            return option.at()


def _card_of(t: Conquest, source: str) -> tuple[str, ...]:
    """The skill, artifact or building from which an effect comes, where it lies on the table."""
    battle = t.state.battle
    for side in battle.sides if battle is not None else ():
        if not side.hero:
            continue
        hero = t.hero(side.hero)
        for handle in t.held(hero, "skills"):
            if t.skill(handle).id == source:
                return (thing_id(handle),)
        for handle in t.held(hero, "artifacts"):
            if t.artifact(handle).id == source:
                return (thing_id(handle),)
    return ()


def _tone(t: Conquest, option: Option) -> str:
    match option:
        case Go() | Portal() | Explore() | Seize():
            return "attack" if labels.meets(t, option) == "fight" else ""
        case Aim():
            return "attack"
        case Done() | Pass() | No() | Stop():
            return "end"
        case Exchange() | Sell() | UseScroll():
            return "lore"
        case _:
            return ""


def _badge(t: Conquest, option: Option) -> Badge | None:
    """What an option costs."""
    match option:
        case Go() if t.state.action is not None:
            return Badge(MOVEMENT, text("scene.step", n=1), 1)
        case Build():
            record = BUILDING[option.building]
            cost = building.price(t, t.state.active, record, record.costs[option.cost])
            n = cost.resources or cost.gold
            return Badge("", card_texts.price_text(cost), n)
        case _:
            return None


def _refused(t: Conquest, question: Question) -> tuple[RefusedView, ...]:
    return tuple(
        [
            RefusedView(
                labels.label_in(t, question.prompt, no.option, question.seat),
                no.why,
                no.rule,
                _at(t, no.option),
            )
            for no in question.refused
        ]
    )
