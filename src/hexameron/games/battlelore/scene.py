"""The table during a battle: everything a screen shows, made from what its seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from hexameron.games.battlelore import labels
from hexameron.games.battlelore.content.command_cards import COMMAND_CARD, COMMAND_DECK
from hexameron.games.battlelore.content.councils import MEMBERS
from hexameron.games.battlelore.content.lore_cards import FIRST_FACE, LORE_CARD, lore_card
from hexameron.games.battlelore.content.scenarios import SCENARIO
from hexameron.games.battlelore.content.units import COLOURS
from hexameron.games.battlelore.looks import (
    DIE_COLOURS,
    DIE_FACES,
    DIE_ICONS,
    MASTER_ICONS,
    SECTION_LINES,
    cells,
    icon_of,
    shapes,
)
from hexameron.games.battlelore.lore_options import PlayLore
from hexameron.games.battlelore.options import Fight, Go, Hurl, Target
from hexameron.games.battlelore.reference import unit_note
from hexameron.games.battlelore.rules import battle, lore, modifiers, morale, movement
from hexameron.games.battlelore.rules.terrain import dice_limit
from hexameron.games.battlelore.rules.victory import banners
from hexameron.games.battlelore.state import NORTH, Attack, Effect, State, Unit
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import Done, No, Option, Pass, Rolled, Seat
from hexameron.kernel.chance import Dice
from hexameron.kernel.game import Question
from hexameron.kernel.scene import (
    Badge,
    Card,
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
DICE_ICON = "rolling-dices"

HELPED = (
    "command.card", "order.unit", "order.section", "move.unit", "move.where", "battle.attacker",
    "battle.target", "battle.again", "battle.back", "follow.gain", "follow.pursue", "follow.bonus",
    "retreat.ignore", "retreat.where", "power.use", "power.store", "draw.lore", "draw.scout", "draw.keep",
    "lair.feed", "council.level", "lore.opening", "landmark.place", "lair.place",
    "lore.with_command", "lore.orders", "lore.won_melee", "lore.before_dice", "lore.after_dice",
    "lore.their_orders", "lore.their_move", "lore.their_card", "lore.target", "lore.targets", "lore.reroll",
    "lore.surplus", "lore.arrival", "lore.keep_orders", "lore.unmask", "lore.cleave", "lore.doom",
)  # fmt: skip
"""The questions that a line explains: what the answer leads to."""


def scene(view: State, me: Seat | None, question: Question | None, waiting: Sequence[Seat]) -> Scene:
    """What one seat's screen shows; ``me`` is None for a spectator."""
    b = Battle(view, Dice(b"view"))
    return Scene(
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
        phases=_phases(view),
        prompt=None if question is None else labels.prompt(view, question),
        help=_help(view, question),
        group="" if question is None else question.group,
        options=() if question is None else _options(b, question),
        refused=() if question is None else _refused(view, question),
        waiting=tuple(waiting),
    )


def _title(view: State) -> Text:
    name = view.terms.scenario
    if name in SCENARIO or name == "skirmish":
        return Text(f"scenario.{name}")
    return text("scene.title.custom", name=name)


def _help(view: State, question: Question | None) -> Text | None:
    if question is None:
        return None
    if question.prompt == "battle.attacker" and labels.nobody_fights(question):
        return None
    if question.prompt == "follow.gain" and _may_pursue(view, question.actor):
        return Text("scene.help.follow.gain.riders")
    return Text(f"scene.help.{question.prompt}") if question.prompt in HELPED else question.counted()


def _may_pursue(view: State, unit: str) -> bool:
    """Riders may, but neither after their bonus attack nor onto a landmark (BL-FOL-02, -10, BL-LM-09)."""
    attack = view.attack
    if attack is None or attack.bonus or attack.hex in view.landmarks:
        return False
    return view.units[unit].is_mounted


# ---------------------------------------------------------------------- pieces


def _pieces(b: Battle, question: Question | None) -> tuple[Piece, ...]:
    """All units; the fallen lie with the player whose banners they became."""
    shape = shapes(b.state.terms.sides)
    actor = "" if question is None else question.actor
    return tuple(_piece(b, unit, shape[unit.owner], actor) for unit in b.state.units.values())


def _piece(b: Battle, unit: Unit, shape: str, actor: str) -> Piece:
    alive = bool(unit.figures)
    body = _Body(
        unit.id,
        unit.hex or f"p{1 - unit.owner}",
        unit.people,
        unit.kind,
        unit.colour,
        unit.owner,
        unit.figures,
        unit.full,
        shape,
        _unit_state(b.state, unit, actor) if alive else ("fallen",),
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
    shape: str
    state: tuple[str, ...]
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
        name=labels.unit_name(unit),
        side=body.owner,
        chief=COLOURS[body.colour],
        shape=body.shape,
        pips=body.figures,
        lost=body.full - body.figures,
        badges=(bold,) if body.bold else (),
        state=body.state,
        note=unit_note(unit) if body.figures else None,
    )


def _unit_state(view: State, unit: Unit, actor: str) -> tuple[str, ...]:
    attack = view.attack
    if attack is None and not (unit.ordered or unit.moved or unit.attacked or unit.id == actor):
        return ()
    states = {
        "selected": unit.id == actor,
        "ordered": unit.ordered,
        "moved": unit.moved,
        "fought": unit.attacked,
        "tired": unit.ordered and not unit.may_fight,
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
            tone = GOOD if effect.seat == unit.owner else BAD
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


def _open(view: State, zone: str, kind: str, seat: Seat | None = None) -> Zone:
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
        f"p{seat}",
        Text(f"side.{view.terms.sides[seat]}"),
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
        rows.append(Row(Text("scene.row.command"), labels.card_name(COMMAND_DECK.index(turn.command))))
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
    return Panel("effects", Text("scene.effects"), "effects", rows=tuple(rows.values()))


def _until_side(view: State, effect: Effect) -> Text:
    seat = 1 - effect.seat if effect.until == "enemy_turn" else effect.seat
    return Text(f"side.{view.terms.sides[seat]}")


# ---------------------------------------------------------------------- the fight


def _attack(b: Battle, attack: Attack) -> Panel:
    """The attack in progress: who, whom, and how the number of dice comes about."""
    attacker, target = b.unit(attack.attacker), b.unit(attack.target)
    rows = [
        Row(Text("scene.attack.attacker"), labels.unit_name(attacker), icon=icon_of(attacker)),
        Row(Text("scene.attack.target"), labels.unit_name(target), icon=icon_of(target)),
        Row(Text("scene.attack.kind"), Text(f"scene.attack.{_kind(attack)}")),
    ]
    if not attack.rolled:
        rows += dice_rows(b, attack)
    else:
        rows.append(Row(Text("scene.attack.dice"), number=len(attack.dice), icon=DICE_ICON))
        struck = [attack.dice[place] for place in battle.strikes(b, attack)]
        hits = len(struck) - battle.harmless(b, attack, struck)
        rows.append(Row(Text("scene.attack.hits"), number=hits))
    return Panel("attack", Text("scene.attack"), "attack", attacker.owner, rows=tuple(rows))


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
    return tuple(
        Die(
            DIE_ICONS[face],
            _face(face),
            DIE_COLOURS[face],
            "hit" if place in struck else "",
            was=_face(attack.was[str(place)]) if str(place) in attack.was else None,
        )
        for place, face in enumerate(attack.dice)
    )


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


# ---------------------------------------------------------------------- options


def _options(b: Battle, question: Question) -> tuple[OptionView, ...]:
    view, prompt = b.state, question.prompt
    tired = _tiring(b, question)
    return tuple(
        OptionView(
            option.key(),
            labels.label(view, prompt, option),
            option.at(),
            _tone(option),
            _badge(b, question, option, tired),
        )
        for option in question.options
    )


def _tone(option: Option) -> str:
    match option:
        case Target() | Hurl() | Fight():
            return "attack"
        case PlayLore():
            return "lore"
        case Done() | Pass() | No():
            return "end"
        case _:
            return ""


def _tiring(b: Battle, question: Question) -> Sequence[str]:
    """The hexes so far away that a unit that goes there may not fight (BL-MOVE-09)."""
    if question.prompt != "move.where":
        return ()
    unit = b.unit(question.actor)
    march, hurry = movement.allowance(b, unit)
    reached = movement.destinations(b, unit, hurry)
    landmarks = b.state.landmarks
    return [hex_ for hex_, steps in reached.items() if steps > march or hex_ in landmarks]


def _badge(b: Battle, question: Question, option: Option, tired: Sequence[str]) -> Badge | None:
    """What an option gives: the dice against a target, no fight after a long move, the face of a real die."""
    match option:
        case Target() | Hurl():
            bonus = question.prompt == "follow.bonus"
            n = _dice_against(b, question.actor, option.unit, bonus=bonus, rock=isinstance(option, Hurl))
            return Badge(DICE_ICON, text("scene.dice.number", n=n), n)
        case Go() if option.hex in tired:
            return Badge("tired-eye", Text("scene.no_fight"), tone=BAD)
        case Rolled():
            return Badge(DIE_ICONS[option.face], tone=DIE_COLOURS[option.face])
        case _:
            return None


def _dice_against(b: Battle, attacker: str, target: str, *, bonus: bool, rock: bool) -> int:
    one, other = b.unit(attacker), b.unit(target)
    melee = b.distance(one, other) == 1
    attack = Attack(attacker, target, melee, other.hex, one.hex, bonus=bonus, rock=rock)
    return battle.dice_number(b, attack)


def _refused(view: State, question: Question) -> tuple[RefusedView, ...]:
    return tuple(
        RefusedView(labels.label(view, question.prompt, no.option), no.why, no.rule, no.option.at())
        for no in question.refused
    )
