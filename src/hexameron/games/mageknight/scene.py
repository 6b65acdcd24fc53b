"""The table of a quest: everything a screen shows, made from what its seat may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from hexameron.games.mageknight import labels
from hexameron.games.mageknight.atlas import Atlas
from hexameron.games.mageknight.content import card_texts, catalogue, tracks
from hexameron.games.mageknight.content.colours import BASIC, COLOURS, ELEMENTS, LATER, MELEE, RANGED, SIEGE
from hexameron.games.mageknight.content.tactics import TACTIC
from hexameron.games.mageknight.looks import (
    BURNED,
    CONQUERED,
    ENEMY_COLOURS,
    HERO_ICONS,
    MANA_COLOURS,
    MANA_ICONS,
    SHIELD,
    TERRAIN_ICONS,
    border,
    icon_of,
    site_icon,
    spot,
)
from hexameron.games.mageknight.options import (
    Activate,
    Aim,
    Attack,
    Challenge,
    EndTurn,
    Explore,
    Go,
    NextPhase,
    Parry,
    Play,
    Recruit,
)
from hexameron.games.mageknight.rules import (
    command,
    damage,
    exploring,
    foes,
    guards,
    interaction,
    movement,
    strikes,
)
from hexameron.games.mageknight.state import NOBODY, VIRTUAL, Combat, Foe, State, Threat, Troop
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Done, No, Option, Pass, Seat
from hexameron.kernel.chance import Dice
from hexameron.kernel.game import Question
from hexameron.kernel.scene import (
    Badge,
    Card,
    Cell,
    Die,
    OptionView,
    Panel,
    Phase,
    Piece,
    RefusedView,
    Row,
    Scene,
    Track,
    Zone,
)
from hexameron.kernel.text import Text, text
from hexameron.kernel.things import thing_id

GOOD, BAD = "good", "bad"
UNKNOWN = "uncertainty"


def scene(view: State, me: Seat | None, question: Question | None, waiting: Sequence[Seat]) -> Scene:
    """What one seat's screen shows; ``me`` is None for a spectator."""
    q = Quest(view, Dice(b"view"))
    shown = Scene(
        game="mageknight",
        board="hex",
        title=Text(f"scenario.{view.scenario}"),
        cells=_cells(q, question),
        edges=tuple(border(number, q.atlas.board.cells_of(number)[0]) for number in range(len(view.tiles))),
        pieces=(*_heroes(view), *_tokens(q)),
        zones=tuple(_zones(q)),
        panels=tuple(_panels(q)),
        dice=tuple(_source(view)),
        phases=_phases(view),
        prompt=None if question is None else labels.prompt(view, question),
        help=None if question is None else question.counted(),
        group="" if question is None else question.group,
        options=() if question is None else tuple(_option(q, question, one) for one in question.options),
        refused=() if question is None else _refused(view, question),
        waiting=tuple(waiting),
    )
    return shown if question is None else _completed(view, shown)


def _completed(view: State, shown: Scene) -> Scene:
    """Cards that a question asks about and that lie nowhere on the table are laid out beside it."""
    there = [
        *(piece.id for piece in shown.pieces),
        *(card.id for zone in shown.zones for card in zone.cards),
    ]
    asked = dict.fromkeys(id_ for option in shown.options for id_ in option.at)
    extra = [id_ for id_ in asked if id_[:1] == "t" and id_[1:].isdigit() and id_ not in there]
    if not extra:
        return shown
    cards = tuple(_card(view, int(id_[1:])) for id_ in extra)
    zone = Zone("choice", Text("scene.zone.choice"), "offer", cards, len(cards))
    return msgspec.structs.replace(shown, zones=(zone, *shown.zones))


# ---------------------------------------------------------------------- the map


def _cells(q: Quest, question: Question | None) -> tuple[Cell, ...]:
    """All revealed spaces, and the unrevealed ones that may be explored now."""
    map_ = q.atlas
    drawn = [_cell(q, map_, cell) for cell in map_.terrain]
    if question is not None:
        spots = dict.fromkeys(id_ for option in question.options for id_ in option.at() if id_[:1] == "h")
        drawn += [
            Cell(cell, *spot(cell), terrain="unknown", name=Text("board.unknown"))
            for cell in spots
            if cell not in map_.terrain
        ]
    return tuple(drawn)


def _cell(q: Quest, map_: Atlas, cell: str) -> Cell:
    terrain = map_.terrain[cell]
    site = q.site(cell)
    place = q.state.places.get(cell)
    marks: list[str] = []
    owners: list[int] = []
    if place is not None:
        owners += place.shields
        marks += [BURNED] * place.burned + [CONQUERED] * (place.conquered and not place.shields)
    for city in q.state.cities.values():
        if city.cell == cell:
            owners += city.shields
    marks += [SHIELD] * bool(owners)
    x, y = spot(cell)
    return Cell(
        cell,
        x,
        y,
        terrain=terrain,
        icon=site_icon(site) if site else TERRAIN_ICONS[terrain],
        name=labels.place_name(q.state, cell),
        note=_note(q, cell, terrain, site),
        marks=tuple(marks),
        owner=owners[0] if owners else None,
    )


def _note(q: Quest, cell: str, terrain: str, site: str) -> Text:
    """What the space costs to enter now, and what one can do there."""
    costs = tracks.COST_BY_NIGHT if q.state.night else tracks.COST_BY_DAY
    n = costs[terrain]
    price = Text("scene.closed") if n == tracks.CLOSED else text("scene.enter", n=n)
    for city in q.state.cities.values():
        if city.cell == cell:
            return text("scene.both", one=price, two=text("scene.city", n=city.level))
    kind = "mine" if "mine" in site else site
    return text("scene.both", one=price, two=Text(f"scene.note.{kind}")) if site else price


def _heroes(view: State) -> Iterator[Piece]:
    for seat, player in enumerate(view.players):
        if player.at and player.hero:
            yield Piece(
                f"hero.{seat}",
                player.at,
                HERO_ICONS[player.hero],
                labels.seat_name(view, seat),
                seat,
                state=("selected",) if player.turn.step else (),
            )


def _tokens(q: Quest) -> Iterator[Piece]:
    """Enemies and Ruins on the map, face up or down."""
    view = q.state
    fighting = [f.token for player in view.players if player.turn.combat for f in player.turn.combat.foes]
    cities = {f"city.{colour}": city.cell for colour, city in view.cities.items()}
    for zone, tokens in view.things.order.items():
        cell = zone[3:] if zone.startswith("on.") else cities.get(zone)
        for token in tokens if cell else ():
            yield _token(view, token, cell or "", fights=token in fighting)


def _token(view: State, token: int, cell: str, *, fights: bool) -> Piece:
    face = view.things.face[token]
    state = ("target",) if fights else ()
    name = labels.thing_name(view, thing_id(token), None)
    if face < 0:
        return Piece(thing_id(token), cell, UNKNOWN, name, shape="disc", state=state)
    if face >= catalogue.RUIN_FACE:
        note = card_texts.ruin_text(catalogue.ruin(face))
        return Piece(thing_id(token), cell, "ancient-ruins", name, shape="disc", state=state, note=note)
    enemy = catalogue.enemy(face)
    badges = [
        Badge("crossed-swords", text(f"blow.{blow.element}", n=blow.n), blow.n, BAD) for blow in enemy.blows
    ]
    badges.append(Badge("shield", text("card.armour", n=enemy.armour), enemy.armour))
    return Piece(
        thing_id(token),
        cell,
        icon_of(enemy.id),
        name,
        chief=ENEMY_COLOURS[enemy.colour],
        shape="disc",
        badges=tuple(badges),
        state=state,
        note=card_texts.enemy_text(enemy),
    )


# ---------------------------------------------------------------------- cards

OWN = (("hand", "hand"), ("play", "played"), ("discard", "discard"), ("aside", "played"))
PRIVATE = (("choosing", "hand"), ("drafting", "hand"), ("draft", "hand"), ("spared", "deck"))
"""Zones that are there only at times."""
OFFERS = ("unit.offer", "advanced.offer", "spell.offer", "skill.common", "skill.centre", "upgrades")


def _zones(q: Quest) -> Iterator[Zone]:
    view = q.state
    things = view.things
    for seat in range(len(view.players)):
        for name, kind in OWN:
            yield _zone(view, f"{name}.{seat}", name, kind, seat)
        yield Zone(f"deck.{seat}", Text("scene.zone.deck"), "deck", (), things.count(f"deck.{seat}"), seat)
        yield _units(q, seat)
        yield _skills(view, seat)
        for name, kind in PRIVATE:
            if things.count(f"{name}.{seat}"):
                yield _zone(view, f"{name}.{seat}", name, kind, seat)
        if things.count(f"skill.shown.{seat}"):
            yield _zone(view, f"skill.shown.{seat}", "skill.shown", "offer", seat)
    for name in OFFERS:
        if things.count(name):
            yield _zone(view, name, name, "offer", None)
    yield Zone("tiles", Text("scene.zone.tiles"), "deck", (), things.count("tiles"))


def _zone(view: State, zone: str, name: str, kind: str, seat: Seat | None) -> Zone:
    cards = tuple(_card(view, handle) for handle in view.things.in_zone(zone))
    return Zone(zone, Text(f"scene.zone.{name}"), kind, cards, len(cards), seat)


def _card(view: State, handle: int) -> Card:
    face = view.things.face[handle]
    return Card(thing_id(handle), face if face >= 0 else None)


def _units(q: Quest, seat: Seat) -> Zone:
    """The units of a player with their state, each Banner beside its unit."""
    cards: list[Card] = []
    for troop in q.player(seat).troops:
        cards.append(_unit(q, troop))
        if troop.banner != NOBODY:
            cards.append(_card(q.state, troop.banner))
    return Zone(f"units.{seat}", Text("scene.zone.units"), "played", tuple(cards), len(cards), seat)


def _unit(q: Quest, troop: Troop) -> Card:
    state = ["spent" if troop.spent else "ready"]
    badges = [Badge("", Text(f"scene.unit.{state[0]}"), tone="" if troop.spent else GOOD)]
    if troop.wounds:
        state.append("wounded")
        badges.append(Badge("bleeding-wound", text("scene.unit.wounded", n=troop.wounds), troop.wounds, BAD))
    if troop.mana != NOBODY:
        badges.append(Badge(MANA_ICONS[troop.mana], Text(f"mana.{COLOURS[troop.mana]}")))
    if troop.bonded:
        badges.append(Badge("knight-banner", Text("skill.bonds_of_loyalty")))
    return Card(thing_id(troop.card), q.state.things.face[troop.card], tuple(badges), tuple(state))


def _skills(view: State, seat: Seat) -> Zone:
    cards = []
    for talent in view.players[seat].talents:
        if talent.used != "centre":
            state = ("spent",) if talent.used else ("ready",)
            badges = (
                Badge("", Text(f"scene.skill.{talent.used or 'ready'}"), tone="" if talent.used else GOOD),
            )
            cards.append(Card(thing_id(talent.token), view.things.face[talent.token], badges, state))
    return Zone(f"skills.{seat}", Text("scene.zone.skills"), "played", tuple(cards), len(cards), seat)


# ---------------------------------------------------------------------- panels


def _panels(q: Quest) -> Iterator[Panel]:
    view = q.state
    for seat in range(len(view.players)):
        yield _player(q, seat)
    fighter = labels.fighter(view)
    on_turn = next((seat for seat, player in enumerate(view.players) if player.turn.step), None)
    active = fighter if fighter is not None else on_turn
    yield _turn(q, active)
    yield _day(view)
    yield _order(view)
    if fighter is not None:
        yield from _fight(q, fighter)


def _player(q: Quest, seat: Seat) -> Panel:
    view = q.state
    player = view.players[seat]
    things = view.things
    modifier = tracks.reputation_modifier(player.reputation)
    talk = (
        Text("scene.no_talk") if modifier == tracks.NO_TALK else text("scene.influence", n=signed(modifier))
    )
    rows = [
        Row(Text("scene.row.level"), number=player.level, icon="upgrade"),
        Row(Text("scene.row.fame"), number=player.fame, icon="laurels"),
        Row(Text("scene.row.reputation"), text("scene.reputation", n=signed(player.reputation), talk=talk)),
        Row(Text("scene.row.armour"), number=q.armour(seat), icon="shield"),
        Row(Text("scene.row.hand"), number=things.count(f"hand.{seat}"), icon="card-pick"),
        Row(Text("scene.row.hand_limit"), number=q.hand_limit(seat)),
        Row(Text("scene.row.deck"), number=things.count(f"deck.{seat}"), icon="card-draw"),
        Row(Text("scene.row.discard"), number=things.count(f"discard.{seat}"), icon="card-discard"),
        Row(Text("scene.row.command"), number=command.free(q, seat), icon="knight-banner"),
    ]
    for colour in BASIC:
        if player.crystals[colour]:
            rows.append(
                Row(
                    text("scene.row.crystal", mana=Text(f"mana.{COLOURS[colour]}")),
                    number=player.crystals[colour],
                    icon="crystal-growth",
                )
            )
    if player.tactic:
        used = "scene.tactic.used" if player.tactic_used else "scene.tactic"
        rows.append(Row(Text("scene.row.tactic"), text(used, tactic=Text(player.tactic))))
    top = tracks.LEVEL_FAME[min(player.level, len(tracks.LEVEL_FAME) - 1)]
    fame = Track(f"fame.{seat}", Text("scene.row.fame"), min(max(0, player.fame), top), top, "laurels", seat)
    steps = tracks.HIGHEST - tracks.LOWEST
    standing = Track(
        f"reputation.{seat}",
        Text("scene.row.reputation"),
        player.reputation - tracks.LOWEST,
        steps,
        "scales",
        seat,
    )
    return Panel(
        f"p{seat}",
        labels.seat_name(view, seat),
        "player",
        seat,
        bool(player.turn.step),
        tuple(rows),
        (fame, standing),
    )


def signed(n: int) -> str:
    """A number with its sign, as it stands on a track."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def _turn(q: Quest, seat: Seat | None) -> Panel:
    """The points and the mana of the turn."""
    view = q.state
    if seat is None:
        return Panel("turn", text("scene.round", n=view.round), "turn")
    turn = view.players[seat].turn
    rows = [
        Row(Text(f"scene.points.{name}"), number=n, icon=icon)
        for name, n, icon in (
            ("move", turn.move, "boot-prints"),
            ("influence", turn.influence, "conversation"),
            ("heal", turn.heal, "heart-plus"),
        )
        if n
    ]
    rows += _strikes(view, seat)
    rows += _guards(view, seat)
    for colour, n in enumerate(turn.tokens):
        if n:
            name = text("scene.row.token", mana=Text(f"mana.{COLOURS[colour]}"))
            rows.append(Row(name, number=n, icon=MANA_ICONS[colour]))
    rows.append(Row(Text("scene.row.dice"), number=max(0, turn.dice), icon="rolling-dices"))
    return Panel("turn", text("scene.round", n=view.round), "turn", seat, True, tuple(rows))


def _strikes(view: State, seat: Seat) -> Iterator[Row]:
    """The Attack points played and not used, by kind and element."""
    strikes_ = view.players[seat].turn.strikes
    for how in (SIEGE, RANGED, MELEE, LATER):
        for element in ELEMENTS:
            n = sum(strike.n for strike in strikes_ if (strike.how, strike.element) == (how, element))
            if n:
                yield Row(card_texts.attack_text(how, element, n), icon="crossed-swords")


def _guards(view: State, seat: Seat) -> Iterator[Row]:
    for element in ELEMENTS:
        n = sum(guard.n for guard in view.players[seat].turn.guards if guard.element == element)
        if n:
            yield Row(card_texts.block_text(element, n), icon="checked-shield")


def _day(view: State) -> Panel:
    """Day or night, with what terrains cost now."""
    costs = tracks.COST_BY_NIGHT if view.night else tracks.COST_BY_DAY
    rows = [_cost(name, n) for name, n in costs.items() if name != "sea"]
    rows.append(Row(Text("scene.row.exploring"), number=tracks.EXPLORING, icon="compass"))
    return Panel("day", Text("scene.night" if view.night else "scene.day"), "day", rows=tuple(rows))


def _cost(terrain: str, n: int) -> Row:
    closed = n == tracks.CLOSED
    return Row(
        Text(f"terrain.{terrain}"),
        Text("scene.closed") if closed else None,
        None if closed else n,
        TERRAIN_ICONS[terrain],
    )


def _order(view: State) -> Panel:
    """The order of the round, with everybody's Tactic."""
    rows = []
    for place, seat in enumerate(view.order):
        if seat == VIRTUAL:
            name, tactic = Text("scene.virtual"), view.virtual.tactic if view.virtual is not None else ""
        else:
            name, tactic = labels.seat_name(view, seat), view.players[seat].tactic
        number = TACTIC[tactic].number if tactic else None
        now = "hourglass" if place == view.place else ""
        rows.append(Row(name, Text(tactic) if tactic else None, number, now))
    if view.announced != NOBODY:
        rows.append(Row(Text("scene.announced")))
    return Panel("order", Text("scene.order"), "order", rows=tuple(rows))


# ---------------------------------------------------------------------- combat


def _fight(q: Quest, me: Seat) -> Iterator[Panel]:
    """Each enemy with what it still takes to block and to beat it, and what it deals if it is not blocked."""
    combat = q.combat(me)
    if combat.phase in {"block", "damage"}:
        yield _shields(q, me, combat)
    for number, foe in enumerate(combat.foes):
        if not foe.beaten:
            rows = tuple(_foe_rows(q, me, combat, foe))
            name = labels.foe_name(q.state, foes.foe_id(number))
            yield Panel(foes.foe_id(number), name, "foe", rows=rows)


def _shields(q: Quest, me: Seat, combat: Combat) -> Panel:
    """Who could take damage: the hero, and every unit that is able to."""
    rows = [
        Row(labels.seat_name(q.state, me), text("card.armour", n=q.armour(me)), icon="shield"),
        Row(
            Text("scene.wounds"),
            text("scene.of", n=combat.wounds, most=q.hand_limit(me)),
            icon="bleeding-wound",
        ),
    ]
    if combat.damage:
        rows.insert(0, Row(Text("scene.damage.left"), number=combat.damage, icon="crossed-swords"))
    able = [foe for foe in combat.foes if not foe.beaten and not foe.tame]
    for troop in q.player(me).troops:
        if any(troop in damage.shields(q, me, foe) for foe in able):
            name = labels.thing_name(q.state, thing_id(troop.card), None)
            rows.append(Row(name, text("card.armour", n=damage.armour(q, me, troop)), icon="shield"))
    return Panel("damage", Text("scene.damage"), "damage", me, rows=tuple(rows))


def _foe_rows(q: Quest, me: Seat, combat: Combat, foe: Foe) -> Iterator[Row]:
    for threat in foe.threats:
        yield Row(
            text(f"scene.blow.{threat.element}", n=foes.strength(threat)),
            _against(q, me, foe, threat),
            icon="crossed-swords",
        )
    yield Row(Text("scene.row.armour"), number=foes.armour(q, me, foe), icon="shield")
    if combat.phase in {"ranged", "attack"}:
        need, have = strikes.needed(q, me, [foe]), strikes.total(q, me, [foe])
        yield Row(Text("scene.to_beat"), text("scene.of", n=have, most=need), icon="broadsword")
    walls = foes.fortified(q, me, foe)
    if walls:
        yield Row(Text("scene.walls"), Text("scene.walls.double" if walls > 1 else "scene.walls.single"))
    if foe.role == "unit":
        return
    printed = q.enemy(foe)
    for element in printed.resists:
        if foes.resists(q, foe, element):
            yield Row(Text(f"resistance.{element}"), icon="checked-shield")
    for ability in (*printed.abilities, *foe.gains):
        if ability != "doomed" and foes.has(q, foe, ability):
            sentence = text(f"card.ability.{ability}", ability=Text(f"ability.{ability}"), n=printed.elusive)
            yield Row(sentence)
    yield Row(Text("scene.row.fame"), number=strikes.worth(q, me, foe), icon="laurels")


def _against(q: Quest, me: Seat, foe: Foe, threat: Threat) -> Text:
    """What has become of an attack, or what it takes to block it and what it does otherwise."""
    if threat.blocked:
        return Text("scene.blocked")
    if foe.tame or threat.dealt:
        return Text("scene.tamed" if foe.tame else "scene.dealt")
    have = guards.total(q, foe, threat, q.turn(me).guards)
    dealt = foes.to_deal(q, foe, threat)
    wounds = -(-dealt // q.armour(me))
    return text("scene.open_blow", n=have, most=foes.to_block(q, foe, threat), damage=dealt, wounds=wounds)


# ---------------------------------------------------------------------- the Source and the phases


def _source(view: State) -> Iterator[Die]:
    depleted = "black" if not view.night else "gold"
    for die in view.source:
        colour = COLOURS[die.face]
        state = "taken" if die.holder != NOBODY else "depleted" if colour == depleted else ""
        yield Die(MANA_ICONS[die.face], Text(f"mana.{colour}"), MANA_COLOURS[die.face], state)


COMBAT_PHASES = ("ranged", "block", "damage", "attack")
TURN_STEPS = {"start": ("before", "expire", "start"), "move": ("move",), "action": ("talk", "duel", "pact")}


def _phases(view: State) -> tuple[Phase, ...]:
    """The four phases of a combat, or the parts of a turn."""
    combat = labels.combat_of(view)
    if combat is not None and combat.phase in COMBAT_PHASES:
        names, now = COMBAT_PHASES, COMBAT_PHASES.index(combat.phase)
        return _row(tuple(f"combat.{name}" for name in names), now)
    step = next((player.turn.step for player in view.players if player.turn.step), "")
    if not step:
        return ()
    head = step.partition(".")[0]
    known = [part for part, steps in TURN_STEPS.items() if head in steps]
    part = known[0] if known else "after" if head == "after" else "action" if head == "combat" else "end"
    parts = ("start", "move", "action", "after", "end")
    return _row(tuple(f"turn.{name}" for name in parts), parts.index(part))


def _row(names: Sequence[str], now: int) -> tuple[Phase, ...]:
    return tuple(
        Phase(Text(f"scene.phase.{name}"), "now" if place == now else "done" if place < now else "")
        for place, name in enumerate(names)
    )


# ---------------------------------------------------------------------- options


def _option(q: Quest, question: Question, option: Option) -> OptionView:
    return OptionView(
        option.key(),
        labels.label_for(q.state, question, option),
        option.at(),
        _tone(option),
        _badge(q, question.seat, option),
    )


def _tone(option: Option) -> str:
    match option:
        case Aim() | Attack() | Challenge():
            return "attack"
        case Done() | Pass() | No() | EndTurn() | NextPhase():
            return "end"
        case _:
            return ""


def _badge(q: Quest, me: Seat, option: Option) -> Badge | None:
    """What an option costs or needs."""
    match option:
        case Go() if q.player(me).turn.step == "move" and option.cell in q.atlas.terrain:
            n = movement.cost(q, me, option.cell)
            return Badge("boot-prints", text("scene.enter", n=n), n) if n >= 0 else None
        case Explore():
            n = exploring.price(q, me)
            return Badge("boot-prints", text("scene.enter", n=n), n)
        case Recruit() if q.player(me).turn.step == "talk":
            n = interaction.unit_cost(q, me, int(option.card[1:]))
            return Badge("conversation", text("scene.influence", n=str(n)), n)
        case Play() | Activate():
            return None
        case Parry():
            foe = foes.foe(q.combat(me), option.foe)
            n = foes.to_block(q, foe, foe.threats[option.threat])
            return Badge("checked-shield", card_texts.block_text("physical", n), n)
        case _:
            return None


def _refused(view: State, question: Question) -> tuple[RefusedView, ...]:
    return tuple(
        RefusedView(labels.label_for(view, question, no.option), no.why, no.rule, no.option.at())
        for no in question.refused
    )
