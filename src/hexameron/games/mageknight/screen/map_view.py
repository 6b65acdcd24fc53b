"""The map: its spaces, and the heroes and tokens on them."""

from __future__ import annotations

from collections.abc import Iterator

from hexameron.games.mageknight.board import Board
from hexameron.games.mageknight.content import catalogue, tracks
from hexameron.games.mageknight.options import Explore
from hexameron.games.mageknight.screen import card_texts, names
from hexameron.games.mageknight.screen.looks import (
    BURNED,
    CONQUERED,
    ELEMENT_ICONS,
    ENEMY_COLOURS,
    GROUNDS,
    HERO_ICONS,
    HIDDEN_COLOURS,
    SHIELD,
    TERRAIN_ICONS,
    icon_of,
    site_icon,
    spot,
)
from hexameron.games.mageknight.screen.questions import BAD, points_at
from hexameron.games.mageknight.state import State
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.game import Question
from hexameron.kernel.ids import thing_id
from hexameron.kernel.scene import Badge, Cell, Piece
from hexameron.kernel.text import Text, text
from hexameron.kernel.words import Colour, PieceState

UNKNOWN = "uncertainty"

TOLD_TWICE = (
    "village", "monastery", "keep", "mage_tower", "dungeon", "tomb", "den", "spawning_grounds",
)  # fmt: skip
"""Sites with a second note: what else one may do there, or what one gains in the end."""


def spaces_seen(q: Quest, question: Question | None) -> tuple[Cell, ...]:
    """All revealed spaces, and the unrevealed ones that may be explored now or with more Move points."""
    map_ = q.board
    drawn = [_cell(q, map_, cell) for cell in map_.terrain]
    if question is not None:
        refused = (no.option for no in question.refused if isinstance(no.option, Explore))
        options = (*question.options, *refused)
        spots = dict.fromkeys(id_ for option in options for id_ in points_at(q, question, option))
        drawn += [
            Cell(cell, *spot(cell), terrain="unknown", name=Text("board.unknown"))
            for cell in spots
            if cell[:1] == "h" and cell not in map_.terrain and "." in cell and not cell.startswith("hero")
        ]
    return tuple(drawn)


def _cell(q: Quest, map_: Board, cell: str) -> Cell:
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
        terrain=GROUNDS[terrain],
        icon="" if site else TERRAIN_ICONS[terrain],
        name=names.place_name(q.state, cell, map_),
        notes=_notes(q, cell, terrain, site),
        marks=tuple(marks),
        owner=owners[0] if owners else None,
        feature=site_icon(site) if site else "",
    )


def _notes(q: Quest, cell: str, terrain: str, site: str) -> tuple[Text, ...]:
    """What the space costs to enter now, and what one can do there."""
    costs = tracks.COST_BY_NIGHT if q.state.night else tracks.COST_BY_DAY
    n = costs[terrain]
    price = Text("scene.closed") if n == tracks.CLOSED else text("scene.enter", n=n)
    for city in q.state.cities.values():
        if city.cell == cell:
            return price, text("scene.city", n=city.level)
    kind = "mine" if "mine" in site else site
    facts = (kind, *([f"{kind}.then"] if kind in TOLD_TWICE else [])) if site else ()
    return (price, *(Text(f"scene.note.{fact}") for fact in facts))


def hero_pieces(view: State) -> Iterator[Piece]:
    for seat, player in enumerate(view.players):
        if player.at and player.hero:
            yield Piece(
                f"hero.{seat}",
                player.at,
                HERO_ICONS[player.hero],
                names.seat_name(view, seat),
                seat,
                state=("selected",) if player.turn.step else (),
            )


def token_pieces(q: Quest) -> Iterator[Piece]:
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


def _backs(view: State) -> dict[int, Colour]:
    """The colour of the backs of each lot of tokens that were mixed together."""
    things = view.things
    found = {things.pool[token]: HIDDEN_COLOURS["ruins"] for token in things.in_zone("ruin")}
    for colour, shown in ENEMY_COLOURS.items():
        for zone in (f"enemy.{colour}", f"used.{colour}"):
            for token in things.in_zone(zone):
                found[things.pool[token]] = shown
    return found


def _token(view: State, token: int, cell: str, back: Colour, *, fights: bool) -> Piece:
    face = view.things.face[token]
    state: tuple[PieceState, ...] = ("target",) if fights else ()
    name = names.thing_name(view, thing_id(token), None)
    if face < 0:
        return Piece(thing_id(token), cell, UNKNOWN, name, chief=back, shape="disc", state=state)
    if face >= catalogue.RUIN_FACE:
        notes = (card_texts.ruin_text(catalogue.ruin(face)),)
        return Piece(
            thing_id(token), cell, "ancient-ruins", name, chief=back, shape="disc", state=state, notes=notes
        )
    enemy = catalogue.enemy(face)
    badges = [
        Badge(ELEMENT_ICONS[blow.element], text(f"card.blow.{blow.element}", n=blow.n), blow.n, BAD)
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
        notes=card_texts.enemy_notes(enemy),
    )
