"""The table of a conquest: everything a screen shows, made from what its seat may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from hexameron.games.heroes import fray, ground, kits, labels, outlook, panels, sheets
from hexameron.games.heroes.battle_options import Aim, Hurt, Revive, Strike, UseCard, UseScroll
from hexameron.games.heroes.board import columns_of
from hexameron.games.heroes.content import card_texts, tracks
from hexameron.games.heroes.content.effects import Rule
from hexameron.games.heroes.content.heroes import HEROES
from hexameron.games.heroes.content.terms import FACTIONS
from hexameron.games.heroes.content.towns import BUILDING, BUILDINGS
from hexameron.games.heroes.content.units import UNITS
from hexameron.games.heroes.looks import (
    BATTLE,
    COMMAND,
    ELITE,
    EXPERIENCE,
    LUCK,
    MARKER,
    MOVEMENT,
    NUMBERS,
    POWER,
    RANK_COLOURS,
    RANK_SHAPES,
    RESOURCES,
    icon_of,
)
from hexameron.games.heroes.options import (
    Advance,
    Build,
    Buy,
    Choose,
    Dismiss,
    Exchange,
    Explore,
    Go,
    Lead,
    Part,
    Portal,
    Promote,
    Seize,
    Sell,
    Stop,
)
from hexameron.games.heroes.rules import attack, building, control, movement, stacks, values
from hexameron.games.heroes.setup import STAGES
from hexameron.games.heroes.state import Hero, State
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Done, No, Option, Pass, Rolled, Seat
from hexameron.kernel.chance import Dice
from hexameron.kernel.game import Question
from hexameron.kernel.scene import (
    Badge,
    Card,
    Edge,
    Figure,
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

GOOD, BAD, MANY, NOTE = "good", "bad", "many", "note"
HELPED: Final = (
    "setup.faction", "setup.city", "setup.hero", "turn.card", "activation.hero", "hero.move", "building.what",
    "recruiting.what", "arena.recruit", "advance.pay", "skill.deck", "treasure.part", "battle.strike",
    "battle.wound", "battle.flee", "battle.give_up", "battle.laurel",
)  # fmt: skip
"""The questions that a line explains."""
RECRUITING: Final = ("recruiting.what", "arena.recruit")

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
        zones=tuple(_zones(t, me, question)),
        panels=(*panels.around(t, me), *_sheets(t, question)),
        tracks=tuple(_power(view)),
        dice=tuple(fray.dice(t)),
        roll=fray.roll(t),
        phases=_phases(view),
        prompt=None if question is None else labels.prompt(view, question),
        help=_help(t, question),
        group="" if question is None else question.group,
        options=() if question is None else tuple([_option(t, question, one) for one in question.options]),
        ways=tuple(outlook.ways(t)) if question is not None and question.prompt == "hero.move" else (),
        refused=() if question is None else _refused(t, question),
        waiting=tuple(waiting),
        legend=ground.LEGEND if view.tiles else (),
        mood="night" if t.dark else "",
    )
    return shown if question is None else _completed(t, shown)


def _help(t: Conquest, question: Question | None) -> Text | None:
    if question is None:
        return None
    if question.prompt == "hero.move" and t.dark:
        return Text("help.hero.move.dark")
    first = next(iter(question.options), None)
    if isinstance(first, Rolled) and first.label in labels.LOTS:
        return Text(f"help.lot.{labels.LOTS[first.label]}")
    return Text(f"help.{question.prompt}") if question.prompt in HELPED else question.counted()


def _sheets(t: Conquest, question: Question | None) -> Iterator[Panel]:
    """A battle, or before the game what there is to choose from."""
    if fray.going_on(t.state.battle):
        yield from fray.fighters(t)
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
        yield Piece(f"c{field}", field, MARKER, name, seat, shape="cube", state=("marker",))


def _encounters(t: Conquest) -> Iterator[Piece]:
    """The encounter tokens, creatures up; what is on their backs is nobody's to see (HE-SETUP-14)."""
    battle = t.state.battle
    for field, token in t.state.encounters.items():
        printed = t.encounter(token)
        badges = [
            Badge("", text("scene.strength", n=printed.strength), printed.strength, BAD),
            Badge("", text("scene.numbers", n=printed.numbers), printed.numbers, MANY),
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


def _zones(t: Conquest, me: Seat | None, question: Question | None) -> Iterator[Zone]:
    view = t.state
    fought = fray.going_on(view.battle)
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
        yield Zone(f"city.{me}", Text("scene.zone.city"), "offer", tuple(built), len(built), me)
    if left:
        yield Zone(f"plans.{me}", Text("scene.zone.plans"), "offer", tuple(left), len(left), me)


def _recruits(t: Conquest, question: Question) -> Zone:
    """The units that can be bought, or why not, with what a basic one costs."""
    expected = [*question.options, *(no.option for no in question.refused)]
    offered = dict.fromkeys(option.level for option in expected if isinstance(option, Buy))
    cards = []
    for level in sorted(offered):
        unit = t.unit(question.seat, level)
        price = Badge("", text("scene.gold", n=unit.basic.gold), unit.basic.gold)
        cards.append(Card(f"recruit.{level}", UNIT_FACES[unit.id], (price,)))
    return Zone("recruits", Text("scene.zone.recruits"), "offer", tuple(cards), len(cards), question.seat)


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
        cards += [_thing(t.state, handle) for handle in t.things.in_zone(f"{what}.{hero.id}")]
    experience = 0
    for handle in t.things.in_zone(f"trophies.{hero.id}"):
        n = t.encounter(handle).experience
        experience += n
        cards.append(_thing(t.state, handle, Badge(EXPERIENCE, text("scene.experience", n=n), n, GOOD)))
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
    return text("scene.hero.at", field=labels.place_name(hero.at))


def _battle_cards(t: Conquest, hero: Hero) -> Zone:
    """What a hero has for a battle, each with its moment."""
    schools = t.card(hero).schools
    cards = []
    for handle in t.held(hero, "skills"):
        cards.append(_thing(t.state, handle, _moment(kits.lore_ways(t.skill(handle), schools))))
    for handle in t.held(hero, "artifacts"):
        cards.append(_thing(t.state, handle, _moment((t.artifact(handle).rules,))))
    for handle in t.held(hero, "scrolls"):
        cards.append(_thing(t.state, handle, _moment(kits.lore_ways(t.scroll(handle), schools))))
    luck = attack.luck(t, fray.side_of(t, hero.seat) or 0)
    name = text(
        "scene.zone.battle.lucky" if luck else "scene.zone.battle", hero=Text(t.card(hero).id), luck=luck
    )
    return Zone(f"hero.{hero.id}", name, "hand", tuple(cards), len(cards), hero.seat)


def _moment(ways: tuple[tuple[Rule, ...], ...]) -> Badge:
    return Badge("", fray.moment_of([rule for way in ways for rule in way]), tone=NOTE)


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


# ---------------------------------------------------------------------- options


def _option(t: Conquest, question: Question, option: Option) -> OptionView:
    return OptionView(
        option.key(),
        labels.label_in(t, question.prompt, option, question.seat),
        _at(t, option),
        _tone(t, option),
        _badge(t, option),
        labels.here(t, option),
        *_outcome(t, option),
    )


def _outcome(t: Conquest, option: Option) -> tuple[Text | None, tuple[Figure, ...]]:
    """What would come of an option, where it can be told."""
    if isinstance(option, Hurt):
        return fray.outcome(t, option) or (None, ())
    if labels.meets(t, option) == outlook.FIGHT and t.state.action is not None:
        hero = t.hero(t.state.action.hero)
        return outlook.odds_text(outlook.chance(t, hero, outlook.field_of(t, option))), ()
    return None, ()


def _at(t: Conquest, option: Option) -> tuple[str, ...]:
    """What an option points at on the table."""
    match option:
        case Choose():
            return (f"faction.{option.faction}",)
        case Lead():
            return (option.hero,)
        case UseCard():
            return _card_of(t, option.source)
        case Buy():
            return (f"recruit.{option.level}",)
        case Promote() if t.state.battle is None:
            return (f"army.{option.hero}.{option.level}.basic",)
        case Dismiss() if t.state.battle is None:
            return (f"army.{option.hero}.{option.level}.{'elite' if option.elite else 'basic'}",)
        case Part() | Advance():
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
            return Badge(MOVEMENT, text("scene.step", n=movement.STEP), movement.STEP, _danger(t, option))
        case Strike():
            return fray.expected(t, option)
        case Build():
            record = BUILDING[option.building]
            cost = building.price(t, t.state.active, record, record.costs[option.cost])
            n = cost.resources or cost.gold
            return Badge("", card_texts.price_text(cost), n)
        case _:
            return None


def _danger(t: Conquest, option: Go) -> str:
    """Marks a step into a battle that would rather be lost."""
    if labels.meets(t, option) != outlook.FIGHT:
        return ""
    hero = t.hero(t.action.hero)
    return BAD if outlook.chance(t, hero, option.field) < outlook.EVEN else ""


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
