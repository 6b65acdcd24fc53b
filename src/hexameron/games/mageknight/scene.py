"""The table of a quest: everything a screen shows, made from what its seat may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from hexameron.games.mageknight import blows, heroes, labels, panels, sheets, tags
from hexameron.games.mageknight.atlas import Atlas, cells_at
from hexameron.games.mageknight.content import card_texts, catalogue, tracks
from hexameron.games.mageknight.content.colours import COLOURS
from hexameron.games.mageknight.looks import (
    BURNED,
    CONQUERED,
    ELEMENT_ICONS,
    ENEMY_COLOURS,
    HERO_ICONS,
    HIDDEN_COLOURS,
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
    AddElite,
    Aim,
    Attack,
    Buy,
    BuyArtifact,
    BuyHealing,
    BuyUnseen,
    Challenge,
    Choose,
    EndTurn,
    Explore,
    Go,
    HurtHero,
    HurtUnit,
    NextPhase,
    Parry,
    Play,
    Recruit,
)
from hexameron.games.mageknight.rules import (
    damage,
    exploring,
    foes,
    interaction,
    mana,
    movement,
    sites,
)
from hexameron.games.mageknight.state import NOBODY, State, Troop
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
    Scene,
    Zone,
)
from hexameron.kernel.text import Text, text
from hexameron.kernel.things import thing_id

GOOD, BAD = "good", "bad"
UNKNOWN = "uncertainty"


def scene(view: State, me: Seat | None, question: Question | None, waiting: Sequence[Seat]) -> Scene:
    """What one seat's screen shows; ``me`` is None for a spectator."""
    q = Quest(view, Dice(b"view"))
    fighter = labels.fighter(view)
    shown = Scene(
        game="mageknight",
        board="hex",
        title=Text(f"scenario.{view.scenario}"),
        cells=_cells(q, question),
        edges=tuple(border(number, q.atlas.board.cells_of(number)[0]) for number in range(len(view.tiles))),
        pieces=(*_heroes(view), *_tokens(q)),
        zones=_tagged(q, question, tuple(_zones(q, me))),
        panels=(*_blows(q, fighter), *panels.around(q, fighter), *_sheets(q, me, fighter)),
        tracks=tuple(panels.tracks_of(view)),
        dice=tuple(_source(q)) if view.tiles else (),
        dice_name=Text("scene.source"),
        phases=_phases(view),
        prompt=None if question is None else labels.prompt(view, question),
        help=None if question is None else labels.help_for(question),
        group="" if question is None else question.group,
        options=() if question is None else tuple(_option(q, question, one) for one in question.options),
        refused=() if question is None else _refused(view, question),
        waiting=tuple(waiting),
        mood="night" if view.night else "",
    )
    return shown if question is None else _completed(view, shown)


def _blows(q: Quest, fighter: Seat | None) -> Iterator[Panel]:
    return iter(()) if fighter is None else blows.panels(q, fighter)


def _sheets(q: Quest, me: Seat | None, fighter: Seat | None) -> Iterator[Panel]:
    """What one faces: the enemies in a combat; before the quest the heroes to choose from."""
    if fighter is not None:
        yield from sheets.of_combat(q, fighter)
    elif me is not None and not q.state.tiles:
        yield from heroes.sheets(q)


def _completed(view: State, shown: Scene) -> Scene:
    """Cards that a question asks about and that lie nowhere on the table are laid out beside it."""
    there = [
        *(piece.id for piece in shown.pieces),
        *(card.id for zone in shown.zones for card in zone.cards),
    ]
    asked = dict.fromkeys(id_ for option in shown.options for id_ in option.at)
    extra = [id_ for id_ in asked if id_ not in there and (id_ in catalogue.TACTIC_FACES or _is_thing(id_))]
    if not extra:
        return shown
    cards = tuple(_card(view, int(id_[1:])) if _is_thing(id_) else _tactic(id_) for id_ in extra)
    zone = Zone("choice", Text("scene.zone.choice"), "choice", cards, len(cards))
    return msgspec.structs.replace(shown, zones=(zone, *shown.zones))


def _is_thing(id_: str) -> bool:
    return id_[:1] == "t" and id_[1:].isdigit()


# ---------------------------------------------------------------------- the map


def _cells(q: Quest, question: Question | None) -> tuple[Cell, ...]:
    """All revealed spaces, and the unrevealed ones that may be explored now or with more Move points."""
    map_ = q.atlas
    drawn = [_cell(q, map_, cell) for cell in map_.terrain]
    if question is not None:
        refused = (no.option for no in question.refused if isinstance(no.option, Explore))
        options = (*question.options, *refused)
        spots = dict.fromkeys(id_ for option in options for id_ in _at(q, question, option))
        drawn += [
            Cell(cell, *spot(cell), terrain="unknown", name=Text("board.unknown"))
            for cell in spots
            if cell[:1] == "h" and cell not in map_.terrain and "." in cell and not cell.startswith("hero")
        ]
    return tuple(drawn)


def _cell(q: Quest, map_: Atlas, cell: str) -> Cell:
    terrain = map_.terrain[cell]
    site = q.site(cell)
    if site in tracks.RAMPAGING and not q.rampaging(cell):
        site = ""
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
        icon="" if site else TERRAIN_ICONS[terrain],
        name=labels.place_name(q.state, cell, map_),
        note=_note(q, cell, terrain, site),
        marks=tuple(marks),
        owner=owners[0] if owners else None,
        feature=site_icon(site) if site else "",
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
    backs = _backs(view)
    for zone, tokens in view.things.order.items():
        cell = zone[3:] if zone.startswith("on.") else cities.get(zone)
        for token in tokens if cell else ():
            back = backs.get(view.things.pool[token]) or HIDDEN_COLOURS.get(q.site(cell or ""), "grey")
            yield _token(view, token, cell or "", back, fights=token in fighting)


def _backs(view: State) -> dict[int, str]:
    """The colour of the backs of each lot of tokens that were mixed together."""
    things = view.things
    found = {things.pool[token]: HIDDEN_COLOURS["ruins"] for token in things.in_zone("ruin")}
    for colour, shown in ENEMY_COLOURS.items():
        for zone in (f"enemy.{colour}", f"used.{colour}"):
            for token in things.in_zone(zone):
                found[things.pool[token]] = shown
    return found


def _token(view: State, token: int, cell: str, back: str, *, fights: bool) -> Piece:
    face = view.things.face[token]
    state = ("target",) if fights else ()
    name = labels.thing_name(view, thing_id(token), None)
    if face < 0:
        return Piece(thing_id(token), cell, UNKNOWN, name, chief=back, shape="disc", state=state)
    if face >= catalogue.RUIN_FACE:
        note = card_texts.ruin_text(catalogue.ruin(face))
        return Piece(
            thing_id(token), cell, "ancient-ruins", name, chief=back, shape="disc", state=state, note=note
        )
    enemy = catalogue.enemy(face)
    badges = [
        Badge(ELEMENT_ICONS[blow.element], text(f"blow.{blow.element}", n=blow.n), blow.n, BAD)
        for blow in enemy.blows
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

OWN = (("hand", "hand"), ("play", "played"), ("discard", "discard"), ("aside", "row"))
PRIVATE = (("choosing", "hand"), ("drafting", "hand"), ("draft", "hand"), ("spared", "deck"))
"""Zones that are there only at times."""
OFFERS = ("unit.offer", "advanced.offer", "spell.offer", "skill.common", "skill.centre", "upgrades")


def _zones(q: Quest, me: Seat | None) -> Iterator[Zone]:
    view = q.state
    things = view.things
    for seat in range(len(view.players)):
        for name, kind in OWN:
            if name == "hand" and seat != me:
                yield _foreign_hand(view, seat)
            else:
                yield _zone(view, f"{name}.{seat}", name, kind, seat)
        yield _deck(view, seat)
        yield _units(q, seat)
        yield _skills(view, seat)
        yield from _own_tactic(view, seat)
        for name, kind in PRIVATE:
            if things.count(f"{name}.{seat}"):
                yield _zone(view, f"{name}.{seat}", name, kind, seat)
        if things.count(f"skill.shown.{seat}"):
            yield _zone(view, f"skill.shown.{seat}", "skill.shown", "choice", seat)
    for name in OFFERS:
        if things.count(name):
            yield _offer(q, name)
    if view.tiles:
        yield Zone("tiles", Text("scene.zone.tiles"), "deck", (), things.count("tiles"))
    elif me is not None:
        yield heroes.common_cards(q)


def _tagged(q: Quest, question: Question | None, zones: tuple[Zone, ...]) -> tuple[Zone, ...]:
    """The zones with tags on what gave something in this turn, and on what the asked seat could use."""
    found: dict[str, Badge] = {}
    for seat, player in enumerate(q.state.players):
        if player.turn.strikes or player.turn.guards:
            found |= tags.given(q, seat)
    if question is not None:
        offered = tags.offered(q, question.seat, question.options)
        for option in question.options:
            if isinstance(option, Play) and option.card in offered:
                found |= dict.fromkeys(_at(q, question, option), offered[option.card])
            elif isinstance(option, HurtUnit) and (harm := _badge(q, question.seat, option)) is not None:
                found[option.card] = harm
        found |= offered
    if not found:
        return zones
    return tuple(
        msgspec.structs.replace(
            zone,
            cards=tuple(
                msgspec.structs.replace(card, tag=found[card.id]) if card.id in found else card
                for card in zone.cards
            ),
        )
        for zone in zones
    )


def _zone(view: State, zone: str, name: str, kind: str, seat: Seat | None) -> Zone:
    cards = tuple(_card(view, handle) for handle in view.things.in_zone(zone))
    return Zone(zone, Text(f"scene.zone.{name}"), kind, cards, len(cards), seat)


def _deck(view: State, seat: Seat) -> Zone:
    """A Deed deck; it is spread out before who is searching it and so knows all of it."""
    cards = view.things.in_zone(f"deck.{seat}")
    if cards and all(view.things.face[handle] >= 0 for handle in cards):
        return _zone(view, f"deck.{seat}", "deck", "row", seat)
    return Zone(f"deck.{seat}", Text("scene.zone.deck"), "deck", (), len(cards), seat)


def _foreign_hand(view: State, seat: Seat) -> Zone:
    """What one knows of another's hand, such as Wounds taken before everybody's eyes."""
    zone = f"hand.{seat}"
    known = [handle for handle in view.things.in_zone(zone) if view.things.face[handle] >= 0]
    cards = tuple(_card(view, handle) for handle in known)
    return Zone(zone, Text("scene.zone.hand.known"), "row", cards, view.things.count(zone), seat)


def _card(view: State, handle: int) -> Card:
    face = view.things.face[handle]
    return Card(thing_id(handle), face if face >= 0 else None)


def _offer(q: Quest, name: str) -> Zone:
    """What can be won or bought, with its price while somebody negotiates."""
    talker = next((seat for seat, player in enumerate(q.state.players) if player.turn.step == "talk"), None)
    cards = tuple(_offered(q, talker, card) for card in q.things.in_zone(name))
    return Zone(name, Text(f"scene.zone.{name}"), "offer", cards, len(cards))


def _offered(q: Quest, talker: Seat | None, card: int) -> Card:
    face = q.things.face[card]
    if talker is None or not catalogue.UNIT_FACE <= face < catalogue.ENEMY_FACE:
        return _card(q.state, card)
    n = interaction.unit_cost(q, talker, card)
    dear = n > q.turn(talker).influence
    price = Badge("", text("scene.influence", n=str(n)), n, BAD if dear else "")
    return Card(thing_id(card), face, (price,))


def _units(q: Quest, seat: Seat) -> Zone:
    """The units of a player with their state, each Banner beside its unit."""
    cards: list[Card] = []
    for troop in q.player(seat).troops:
        cards.append(_unit(q, seat, troop))
        if troop.banner != NOBODY:
            used = (Badge("", Text("scene.banner.used")),) if troop.banner_used else ()
            cards.append(Card(thing_id(troop.banner), q.things.face[troop.banner], used, ("attached",)))
    return Zone(f"units.{seat}", Text("scene.zone.units"), "row", tuple(cards), len(cards), seat)


def _unit(q: Quest, seat: Seat, troop: Troop) -> Card:
    state = ["spent" if troop.spent else "ready"]
    name = labels.thing_name(q.state, thing_id(troop.card), None)
    n = damage.armour(q, seat, troop)
    badges = [
        Badge("", text(f"scene.unit.{state[0]}", unit=name), tone="" if troop.spent else GOOD),
        Badge("shield", text("card.armour", n=n), n),
    ]
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
    return Zone(f"skills.{seat}", Text("scene.zone.skills"), "row", tuple(cards), len(cards), seat)


def _own_tactic(view: State, seat: Seat) -> Iterator[Zone]:
    """The Tactics card of the round, to be read and used."""
    player = view.players[seat]
    if player.tactic:
        card = _tactic(player.tactic, used=player.tactic_used)
        yield Zone(f"tactic.{seat}", Text("scene.zone.tactic"), "row", (card,), 1, seat)


def _tactic(id_: str, *, used: bool = False) -> Card:
    badges = (Badge("", Text("scene.skill.round")),) if used else ()
    return Card(id_, catalogue.TACTIC_FACES[id_], badges, ("spent",) if used else ())


# ---------------------------------------------------------------------- the Source and the phases


def _source(q: Quest) -> Iterator[Die]:
    for die in q.state.source:
        name = Text(f"mana.{COLOURS[die.face]}")
        me = next((seat for seat, player in enumerate(q.state.players) if player.turn.step), 0)
        gone = die.holder != NOBODY or not mana.usable(q, me, die.face)
        yield Die(MANA_ICONS[die.face], name, MANA_COLOURS[die.face], "spent" if gone else "")


COMBAT_PHASES = ("ranged", "block", "damage", "attack")
TURN_STEPS = {"start": ("before", "expire", "start"), "move": ("move",), "action": ("talk", "duel", "pact")}


def _phases(view: State) -> tuple[Phase, ...]:
    """The four phases of a combat, or the parts of a turn."""
    combat = labels.combat_of(view)
    if combat is not None and combat.phase in COMBAT_PHASES:
        names, now = COMBAT_PHASES, COMBAT_PHASES.index(combat.phase)
        return Phase.row((f"combat.{name}" for name in names), now)
    step = next((player.turn.step for player in view.players if player.turn.step), "")
    if not step:
        return ()
    head = step.partition(".")[0]
    known = [part for part, steps in TURN_STEPS.items() if head in steps]
    part = known[0] if known else "after" if head == "after" else "action" if head == "combat" else "end"
    parts = ("start", "move", "action", "after", "end")
    return Phase.row((f"turn.{name}" for name in parts), parts.index(part))


# ---------------------------------------------------------------------- options


def _option(q: Quest, question: Question, option: Option) -> OptionView:
    return OptionView(
        option.key(),
        labels.label_for(q.state, question, option),
        _at(q, question, option),
        _tone(q, option),
        _badge(q, question.seat, option),
        labels.here(q.state, question, option),
    )


def _at(q: Quest, question: Question, option: Option) -> tuple[str, ...]:
    """What an option points at: a tile to come is all its spaces, a card is every copy in the hand."""
    match option:
        case Explore():
            return tuple(cell for cell in cells_at(option.cell) if cell not in q.atlas.terrain)
        case Attack():
            return (f"hero.{option.seat[1:]}",)
        case Choose() if question.prompt == "hero.choose":
            return (f"hero.{option.tactic}",)
        case Play():
            card = int(option.card[1:])
            face, hand = q.things.face[card], q.hand(question.seat)
            alike = [thing_id(one) for one in hand if q.things.face[one] == face and one != card]
            return (option.card, *alike) if card in hand else (option.card,)
        case _:
            return option.at()


def _tone(q: Quest, option: Option) -> str:
    match option:
        case Aim() | Attack() | Challenge():
            return "attack"
        case Go() if option.cell in q.atlas.terrain and sites.unconquered(q, option.cell):
            return "attack"
        case Done() | Pass() | No() | EndTurn() | NextPhase():
            return "end"
        case _:
            return ""


def _badge(q: Quest, me: Seat, option: Option) -> Badge | None:
    """What an option costs or needs, and what it brings about."""
    match option:
        case Go() if q.player(me).turn.step == "move" and option.cell in q.atlas.terrain:
            return _step(q, me, option.cell)
        case Explore():
            n = exploring.price(q, me)
            return Badge("boot-prints", text("scene.explore", n=n), n)
        case Recruit() if q.player(me).turn.step == "talk":
            n = interaction.unit_cost(q, me, int(option.card[1:]))
            return Badge("conversation", text("scene.influence", n=str(n)), n)
        case Buy() if q.player(me).turn.step == "talk":
            n = interaction.card_cost(q, int(option.card[1:]))
            return Badge("conversation", text("scene.influence", n=str(n)), n)
        case BuyHealing() | BuyArtifact() | BuyUnseen() | AddElite() if q.player(me).turn.step == "talk":
            return Badge("conversation", text("scene.influence", n=str(interaction.price(q, me, option))))
        case Parry():
            foe = foes.foe(q.combat(me), option.foe)
            n = foes.to_block(q, foe, foe.threats[option.threat])
            return Badge("checked-shield", card_texts.block_text("physical", n), n)
        case HurtUnit() if _falls(q, me) and option.card in labels.own_units(q.state, me):
            return Badge("", blows.for_unit(q, me, q.troop(me, option.card), blows.falling(q, me)))
        case HurtHero() if _falls(q, me):
            return Badge("", blows.for_hero(q, me, blows.falling(q, me)))
        case _:
            return None


def _falls(q: Quest, me: Seat) -> bool:
    """Whether the blow of an enemy is being assigned."""
    combat = q.turn(me).combat
    return q.state.duel is None and combat is not None and combat.damage > 0


def _step(q: Quest, me: Seat, cell: str) -> Badge | None:
    """The cost of a step, and whom it would provoke."""
    n = movement.cost(q, me, cell)
    if n < 0:
        return None
    if movement.provoked(q, me, q.player(me).at, cell):
        return Badge("boot-prints", text("scene.enter.provokes", n=n), n, BAD)
    if sites.unconquered(q, cell):
        return Badge("boot-prints", text("scene.enter.assault", n=n), n)
    return Badge("boot-prints", text("scene.enter", n=n), n)


def _refused(view: State, question: Question) -> tuple[RefusedView, ...]:
    return tuple(
        RefusedView(labels.label_for(view, question, no.option), no.why, no.rule, no.option.at())
        for no in question.refused
    )
