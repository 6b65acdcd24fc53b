"""The names of everything that has an id: players, things, spaces, enemies in a combat."""

from __future__ import annotations

from string import ascii_uppercase

from hexameron.games.mageknight.board import Board, board_of
from hexameron.games.mageknight.content import catalogue, tracks
from hexameron.games.mageknight.content.colours import COLOURS
from hexameron.games.mageknight.state import NOBODY, VIRTUAL, Combat, Foe, State
from hexameron.kernel.asking import Seat
from hexameron.kernel.geometry import parse_cell
from hexameron.kernel.ids import number_of, thing_id
from hexameron.kernel.screen.names import Names
from hexameron.kernel.text import Text, text

SOUTH, WEST = 4, 10
"""How far a map may grow to the south and to the west of the starting tile."""


def seat_name(view: State, seat: Seat) -> Text:
    """A player goes by the hero's name, once there is one."""
    if seat == VIRTUAL:
        return Text("scene.virtual")
    hero = view.players[seat].hero
    return Text(f"hero.{hero}") if hero else text("seat.number", n=seat + 1)


def hidden_name(zone: str) -> Text:
    """What lies face down: one knows only what kind of thing it is."""
    kind, _, rest = zone.partition(".")
    if kind in {"enemy", "used"}:
        return Text("hidden.ruin" if rest == "ruin" else "hidden.enemy")
    if kind in {"on", "city", "pact", "foe"}:
        return Text("hidden.enemy")
    if kind in {"skill", "skills"}:
        return Text("hidden.skill")
    if kind == "tiles":
        return Text("hidden.tile")
    if kind == "colour":
        return Text("hidden.colour")
    if kind in {"chosen", "unchosen"}:
        return Text("hidden.member")
    return Text("hidden.unit" if kind in {"unit", "units"} else "hidden.card")


def face_name(face: int) -> Text:
    """The name of what is printed on a face."""
    if face < catalogue.UNIT_FACE:
        return Text(catalogue.deed(face).id)
    if face < catalogue.ENEMY_FACE:
        return Text(catalogue.unit(face).id)
    if face < catalogue.RUIN_FACE:
        return Text(catalogue.enemy(face).id)
    if face < catalogue.TILE_FACE:
        return Text("site.ruins")
    if face < catalogue.SKILL_FACE:
        return Text(f"card.tile.{catalogue.tile(face).kind}")
    if face < catalogue.COLOUR_FACE:
        return Text(catalogue.skill(face).id)
    return Text(f"m{face - catalogue.COLOUR_FACE}")


def place_name(view: State, cell: str, map_: Board | None = None) -> Text:
    """What stands on a space: a city, a site, or the bare terrain."""
    for colour, city in view.cities.items():
        if city.cell == cell:
            return Text(f"city.{colour}")
    map_ = map_ or board_of(tuple(view.tiles))
    place = view.places.get(cell)
    site = map_.site.get(cell, "")
    if place is not None and (place.site or place.burned):
        site = "" if place.burned else place.site
    if site in tracks.RAMPAGING and not view.things.count(f"on.{cell}"):
        site = ""
    if not site and cell not in map_.terrain:
        return Text("board.unknown")
    return Text(f"site.{site}" if site else f"terrain.{map_.terrain[cell]}")


def cell_name(view: State, cell: str) -> Text:
    """A space by what stands there and where it lies: E10 is the middle of the starting tile."""
    return text("board.cell", place=place_name(view, cell), grid=grid(cell))


def grid(cell: str) -> str:
    """Rows in letters from the south, columns in numbers from the west.

    >>> [grid(cell) for cell in ("h0.0", "h-1.0", "h-3.1", "h-24.-2")]
    ['E10', 'F10', 'H11', 'AC8']
    """
    row, column = parse_cell(cell)
    turn, letter = divmod(SOUTH - row, len(ascii_uppercase))
    return f"{ascii_uppercase[turn - 1] if turn else ''}{ascii_uppercase[letter]}{WEST + column}"


def own_units(view: State, seat: Seat) -> list[str]:
    """The ids of a player's units."""
    return [thing_id(troop.card) for troop in view.players[seat].troops]


def fighter(view: State) -> Seat | None:
    """Whose combat the ids of foes speak of; in a duel that of the player whose go it is."""
    duel = view.duel
    if duel is not None and duel.attacker != NOBODY:
        other = duel.defender if duel.attacker == duel.aggressor else duel.aggressor
        seat = other if duel.stage == "block" else duel.attacker
        return None if view.players[seat].turn.combat is None else seat
    return next((seat for seat, player in enumerate(view.players) if player.turn.combat is not None), None)


def combat_of(view: State) -> Combat | None:
    """The combat that is being fought."""
    seat = fighter(view)
    return None if seat is None else view.players[seat].turn.combat


def foe_of(view: State, id_: str) -> Foe | None:
    combat = combat_of(view)
    number = number_of(id_)
    return combat.foes[number] if combat is not None and number < len(combat.foes) else None


def foe_name(view: State, id_: str) -> Text:
    foe = foe_of(view, id_)
    return Text("hidden.enemy") if foe is None else thing_name(view, thing_id(foe.token), None)


# ---------------------------------------------------------------------- all of them


def _known(view: State, face: int) -> Text:
    """What is printed on a thing; the token of a Chosen One bears a player."""
    return seat_name(view, face - catalogue.CHOSEN_FACE) if face >= catalogue.CHOSEN_FACE else face_name(face)


def _mana(face: int) -> Text:
    return Text(f"mana.{COLOURS[face % len(COLOURS)]}")


def _other(view: State, id_: str) -> Text:
    return Text(f"scene.zone.{id_}" if id_.endswith(".offer") else id_)


NAMES = Names[State](
    seat=seat_name,
    cell=cell_name,
    die=_mana,
    face=_known,
    hidden=hidden_name,
    kinds={"f": foe_name, "m": lambda view, id_: _mana(number_of(id_))},
    other=_other,
)
name, thing_name = NAMES.of, NAMES.thing
