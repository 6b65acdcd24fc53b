"""The table during a battle: everything a screen shows, made from what its seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from hexameron.games.battlelore.content.command_cards import COMMAND_CARD, COMMAND_DECK
from hexameron.games.battlelore.content.councils import MEMBERS
from hexameron.games.battlelore.content.lore_cards import FIRST_FACE, LORE_CARD, lore_card
from hexameron.games.battlelore.content.scenarios import SCENARIO
from hexameron.games.battlelore.content.units import COLOURS
from hexameron.games.battlelore.rules import battle, lore, modifiers, morale
from hexameron.games.battlelore.rules.terrain import dice_limit
from hexameron.games.battlelore.rules.victory import banners
from hexameron.games.battlelore.screen import names
from hexameron.games.battlelore.screen.looks import (
    DICE_ICON,
    DIE_COLOURS,
    DIE_FACES,
    DIE_ICONS,
    MASTER_ICONS,
    SECTION_LINES,
    cells,
    icon_of,
    shapes,
)
from hexameron.games.battlelore.screen.questions import BattleQuestion
from hexameron.games.battlelore.screen.reference import unit_notes
from hexameron.games.battlelore.state import NORTH, Attack, Effect, State, Unit
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import Seat
from hexameron.kernel.game import Question
from hexameron.kernel.ids import player_id, thing_id
from hexameron.kernel.scene import (
    Badge,
    Card,
    Die,
    Panel,
    Phase,
    Piece,
    Roll,
    Row,
    Scene,
    Track,
    Zone,
)
from hexameron.kernel.text import Text, text
from hexameron.kernel.words import BadgeTone, PieceShape, PieceState, ZoneKind

GOOD: Final = "good"
BAD: Final = "bad"


def scene(view: State, me: Seat | None, question: Question | None, waiting: Sequence[Seat]) -> Scene:
    """What one seat's screen shows; ``me`` is None for a spectator."""
    b = Battle.reading(view)
    shown = Scene(
        game="battlelore",
        board="hex",
        title=_title(view),
        turned=me == NORTH,
        cells=cells(view),
        edges=SECTION_LINES,
        pieces=_pieces(b, question),
        zones=_zones(view, me),
        panels=_panels(b),
        dice=_dice(b),
        roll=_roll(b),
        phases=_phases(view),
        waiting=tuple(waiting),
    )
    return shown if question is None else BattleQuestion(b, question).on(shown)


def _title(view: State) -> Text:
    name = view.terms.scenario
    if name in SCENARIO or name == "skirmish":
        return Text(f"scenario.{name}")
    return text("scene.title.custom", name=name)


# ---------------------------------------------------------------------- pieces


def _pieces(b: Battle, question: Question | None) -> tuple[Piece, ...]:
    """All units; the fallen lie with the player whose banners they became."""
    shape = shapes(b.state.terms.sides)
    actor = "" if question is None else question.actor
    return tuple(_piece(b, unit, shape[unit.owner], actor) for unit in b.state.units.values())


def _piece(b: Battle, unit: Unit, shape: PieceShape, actor: str) -> Piece:
    alive = bool(unit.figures)
    body = _Body(
        unit.id,
        unit.hex or player_id(1 - unit.owner),
        unit.people,
        unit.kind,
        unit.colour,
        unit.owner,
        unit.figures,
        unit.full,
        shape,
        _unit_state(b.state, unit, actor) if alive else (),
        bold_value(b, unit) if alive else 0,
    )
    piece = _drawn(body)
    conditions = _conditions(b, unit) if alive else ()
    return msgspec.structs.replace(piece, badges=(*piece.badges, *conditions)) if conditions else piece


class _Body(NamedTuple):
    """What most pieces are drawn from; only conditions come on top."""

    id: str
    cell: str
    people: str
    kind: str
    colour: int
    owner: int
    figures: int
    full: int
    shape: PieceShape
    state: tuple[PieceState, ...]
    bold: int


@lru_cache(maxsize=16_384)
def _drawn(body: _Body) -> Piece:
    """A piece without conditions. From one scene to the next nearly all are the same."""
    unit = Unit(
        id=body.id,
        owner=body.owner,
        kind=body.kind,
        people=body.people,
        colour=body.colour,
        figures=body.figures,
        full=body.full,
        hex="",
    )
    bold = Badge("lion", text("scene.bold", n=body.bold), body.bold, GOOD)
    return Piece(
        id=body.id,
        cell=body.cell,
        icon=icon_of(unit),
        name=names.unit_name(unit),
        side=body.owner,
        chief=COLOURS[body.colour],
        shape=body.shape,
        pips=body.figures,
        lost=body.full - body.figures,
        badges=(bold,) if body.bold else (),
        state=body.state,
        notes=unit_notes(unit) if body.figures else (),
    )


def _unit_state(view: State, unit: Unit, actor: str) -> tuple[PieceState, ...]:
    attack = view.attack
    if attack is None and not (unit.ordered or unit.moved or unit.attacked or unit.id == actor):
        return ()
    states: dict[PieceState, bool] = {
        "selected": unit.id == actor,
        "ordered": unit.ordered,
        "spent": unit.attacked or (unit.moved and not unit.may_fight),
        "attacker": attack is not None and attack.attacker == unit.id,
        "target": attack is not None and attack.target == unit.id,
    }
    return tuple(name for name, holds in states.items() if holds)


def _conditions(b: Battle, unit: Unit) -> list[Badge]:
    """What one has to know about a unit besides its figures and its Boldness."""
    badges = []
    if morale.frightened(b, unit):
        badges.append(Badge("terror", Text("scene.frightened"), tone=BAD))
    if unit.webbed:
        badges.append(Badge("spider-web", Text("scene.webbed"), tone=BAD))
    if unit.poisoned:
        badges.append(Badge("poison-bottle", Text("scene.poisoned"), tone=BAD))
    if unit.tokens:
        badges.append(Badge("spell-book", text("scene.stored", n=unit.tokens), unit.tokens))
    seen: list[str] = []
    for effect in b.state.effects:
        if effect.unit == unit.id and effect.card not in seen:
            seen.append(effect.card)
            tone: BadgeTone = GOOD if effect.seat == unit.owner else BAD
            badges.append(Badge(_effect_icon(effect), Text(effect.card), effect.amount or None, tone))
    return badges


def bold_value(b: Battle, unit: Unit) -> int:
    """How many flags a unit may ignore, support in melee included."""
    value = morale.bold(b, unit)
    attack = b.state.attack
    if attack is not None and attack.target == unit.id:
        return value
    if morale.supported(b, unit) and not modifiers.bold_zero(b, unit):
        return value + 1
    return value


def _effect_icon(effect: Effect) -> str:
    if effect.card in COMMAND_CARD:
        return COMMAND_CARD[effect.card].icon
    return LORE_CARD[effect.card].icon


# ---------------------------------------------------------------------- cards


def _zones(view: State, me: Seat | None) -> tuple[Zone, ...]:
    zones = []
    for seat in (0, 1):
        zones.append(_hand(view, f"command.hand.{seat}", seat))
        zones.append(_open(view, f"command.played.{seat}", "played", seat))
        if view.terms.lore:
            zones.append(_hand(view, f"lore.hand.{seat}", seat))
            if view.stage == "opening":
                zones.append(_hand(view, f"lore.opening.{seat}", seat))
    for deck in ("command", "lore") if view.terms.lore else ("command",):
        deck_zone = f"{deck}.deck"
        zones.append(Zone(deck_zone, Text(f"deck.{deck}"), "deck", count=view.things.count(deck_zone)))
        zones.append(_open(view, f"{deck}.discard", "discard"))
    if view.things.count(lore.PLAYED):
        zones.append(_open(view, lore.PLAYED, "played"))
    return tuple(zones)


def _hand(view: State, zone: str, seat: Seat) -> Zone:
    """A hand; its faces are None for who may not see them."""
    face = view.things.face
    cards = tuple(_card(view, handle, face[handle], seat) for handle in view.things.in_zone(zone))
    return Zone(zone, Text(f"scene.zone.{zone[:-2]}"), "hand", cards, len(cards), seat)


def _card(view: State, handle: int, face: int, seat: Seat) -> Card:
    id_ = thing_id(handle)
    if face < 0:
        return Card(id_)
    if face < FIRST_FACE:
        return Card(id_, face)
    cost = lore.cost(view, seat, lore_card(face))
    dear = cost > view.tokens[seat]
    return Card(id_, face, (Badge("", text("scene.cost", n=cost), cost, BAD if dear else ""),))


def _open(view: State, zone: str, kind: ZoneKind, seat: Seat | None = None) -> Zone:
    """Cards that lie face up."""
    face = view.things.face
    handles = view.things.in_zone(zone)
    cards = tuple(Card(thing_id(h), face[h] if face[h] >= 0 else None) for h in handles)
    name = zone if seat is None else zone[:-2]
    return Zone(zone, Text(f"scene.zone.{name}"), kind, cards, len(cards), seat)


# ---------------------------------------------------------------------- panels


def _panels(b: Battle) -> tuple[Panel, ...]:
    view = b.state
    panels = [_player(view, 0), _player(view, 1)]
    if view.stage == "battle":
        panels.append(_turn(view))
    if view.attack is not None:
        panels.append(_attack(b, view.attack))
    if view.effects:
        panels.append(_effects(view))
    return tuple(panels)


def _player(view: State, seat: Seat) -> Panel:
    things = view.things
    rows = [
        Row(Text("scene.row.command_cards"), number=things.count(f"command.hand.{seat}"), icon="card-pick"),
    ]
    if view.terms.lore:
        rows.append(Row(Text("scene.row.tokens"), number=view.tokens[seat], icon="token"))
        rows.append(
            Row(Text("scene.row.lore_cards"), number=things.count(f"lore.hand.{seat}"), icon="spell-book")
        )
        council = view.councils[seat]
        rows += [
            Row(Text(f"master.{member}"), number=council[member], icon=MASTER_ICONS[member])
            for member in MEMBERS
            if member in council
        ]
    track = Track(
        f"banners.{seat}",
        Text("scene.row.banners"),
        banners(view, seat),
        view.terms.banners_to_win,
        "knight-banner",
        seat,
    )
    return Panel(
        player_id(seat),
        names.side_name(view, seat),
        "player",
        seat,
        view.turn.seat == seat and view.stage == "battle",
        tuple(rows),
        (track,),
    )


def _turn(view: State) -> Panel:
    """The number of the turn, the order in force and how many units it still may name."""
    turn = view.turn
    rows = []
    if turn.command:
        rows.append(Row(Text("scene.row.command"), names.card_name(COMMAND_DECK.index(turn.command))))
        rows.append(
            Row(Text("scene.row.orders"), text("scene.of", n=len(turn.ordered), most=len(turn.slots)))
        )
    return Panel("turn", text("turn.number", n=turn.number), "turn", turn.seat, rows=tuple(rows))


def _effects(view: State) -> Panel:
    """What cards and powers do for a while, one line each, with its end."""
    rows: dict[tuple[str, int, str], Row] = {}
    for effect in view.effects:
        key = (effect.card, effect.seat, effect.until)
        if key not in rows:
            until = text(f"scene.until.{effect.until}", side=_until_side(view, effect))
            rows[key] = Row(Text(effect.card), until, icon=_effect_icon(effect))
    return Panel("effects", Text("scene.effects"), rows=tuple(rows.values()))


def _until_side(view: State, effect: Effect) -> Text:
    seat = 1 - effect.seat if effect.until == "enemy_turn" else effect.seat
    return names.side_name(view, seat)


# ---------------------------------------------------------------------- the fight


def _attack(b: Battle, attack: Attack) -> Panel:
    """The attack in progress: who, whom, and how the number of dice comes about."""
    attacker, target = b.unit(attack.attacker), b.unit(attack.target)
    rows = [
        Row(Text("scene.attack.attacker"), names.unit_name(attacker), icon=icon_of(attacker)),
        Row(Text("scene.attack.target"), names.unit_name(target), icon=icon_of(target)),
        Row(Text("scene.attack.kind"), Text(f"scene.attack.{_kind(attack)}")),
    ]
    if not attack.rolled:
        rows += dice_rows(b, attack)
    else:
        rows.append(Row(Text("scene.attack.dice"), number=len(attack.dice), icon=DICE_ICON))
        rows.append(Row(Text("scene.attack.hits"), number=_hits(b, attack)))
    return Panel("attack", Text("scene.attack"), "box", attacker.owner, rows=tuple(rows))


def _kind(attack: Attack) -> str:
    if attack.battle_back:
        return "back"
    if attack.bonus:
        return "bonus"
    return "melee" if attack.melee else "ranged"


def dice_rows(b: Battle, attack: Attack) -> list[Row]:
    """The number of dice as a sum: base, limit, what cards give, take and fix, and what comes out."""
    attacker, target = b.unit(attack.attacker), b.unit(attack.target)
    base = battle.base_dice(attacker, attack)
    rows = [Row(Text("scene.dice.base"), number=base)]
    limit = dice_limit(b.state, attacker, target)
    if limit and limit < base:
        if modifiers.terrain_limit_lifted(b, attack):
            rows.append(Row(Text("scene.dice.lifted")))
        else:
            rows.append(Row(Text("scene.dice.limit"), number=limit))
    if attacker.from_camp and not attack.battle_back:
        rows.append(Row(Text("landmark.camp"), text("scene.plus", n=1)))
    rows += _card_dice(b, attack)
    rows.append(Row(Text("scene.dice.sum"), number=battle.dice_number(b, attack), icon=DICE_ICON))
    return rows


def _card_dice(b: Battle, attack: Attack) -> list[Row]:
    rows = []
    helps = () if attack.battle_back else ("dice", "dice_melee" if attack.melee else "dice_ranged")
    for effect in b.state.effects:
        if effect.unit == attack.attacker:
            if effect.kind in helps:
                rows.append(Row(Text(effect.card), text("scene.plus", n=effect.amount)))
            elif effect.kind == "fewer_dice":
                rows.append(Row(Text(effect.card), text("scene.minus", n=effect.amount)))
            elif effect.kind == "fixed_dice":
                rows.append(Row(Text(effect.card), text("scene.most", n=effect.amount)))
    return rows


def _face(face: int) -> Text:
    return Text(f"face.{DIE_FACES[face]}")


def _dice(b: Battle) -> tuple[Die, ...]:
    """The dice of the attack in progress, hits marked, with what they were before they were rolled again."""
    attack = b.state.attack
    if attack is None or not attack.rolled:
        return ()
    struck = battle.strikes(b, attack)
    does = battle.meanings(b, attack)
    return tuple(
        Die(
            DIE_ICONS[face],
            _face(face),
            DIE_COLOURS[face],
            "hit" if place in struck else "",
            was=_face(attack.was[str(place)]) if str(place) in attack.was else None,
            id=f"die.{place}",
            does=Text(f"die.{does[place]}"),
        )
        for place, face in enumerate(attack.dice)
    )


def _roll(b: Battle) -> Roll | None:
    """Who attacks whom, the hits as the dice lie, and how the number of dice comes about."""
    attack = b.state.attack
    if attack is None or not attack.rolled:
        return None
    return Roll(
        text(
            "scene.roll",
            who=names.unit_name(b.unit(attack.attacker)),
            whom=names.unit_name(b.unit(attack.target)),
        ),
        text("scene.dice.number", n=len(attack.dice)),
        Badge("", text("scene.hits", n=_hits(b, attack)), _hits(b, attack)),
        why=tuple(dice_rows(b, attack)),
        source=attack.attacker,
        targets=(attack.target,),
    )


def _hits(b: Battle, attack: Attack) -> int:
    struck = [attack.dice[place] for place in battle.strikes(b, attack)]
    return len(struck) - battle.harmless(b, attack, struck)


# ---------------------------------------------------------------------- phases

_PHASES = {
    "command": ("start", "command"),
    "orders": ("naming", "ordered"),
    "movement": ("movement",),
    "combat": ("combat",),
    "draw": ("draw", "end"),
}
_STAGES = {
    "council": ("map", "council", "decks"),
    "opening": ("opening",),
    "landmarks": ("landmarks", "lairs"),
}


def _phases(view: State) -> tuple[Phase, ...]:
    """The five phases of a turn (BL-TURN-02), or before the battle the steps of the set-up."""
    steps, now = (_PHASES, view.turn.phase) if view.stage == "battle" else (_STAGES, view.stage)
    place = next((i for i, names in enumerate(steps.values()) if now in names), 0)
    return Phase.row(steps, place)
