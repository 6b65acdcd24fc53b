"""Sites: what happens when they are revealed, entered and conquered (SITE)."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.mageknight.content import catalogue, tiles, tracks
from hexameron.games.mageknight.content.cities import garrison
from hexameron.games.mageknight.content.colours import COLOURS
from hexameron.games.mageknight.rules import scenario
from hexameron.games.mageknight.state import City, Combat, Place
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id

GARRISON = {"keep": "grey", "mage_tower": "violet"}
RAMPAGING = {"orcs": "green", "draconum": "red"}
SPAWNING = "spawning_grounds"
DRAWN = {"dungeon": ("brown",), "tomb": ("red",), "den": ("brown",), SPAWNING: ("brown", "brown")}
CITIES = ("blue", "green", "red", "white")
EAST = 0
UNDERGROUND = ("dungeon", "tomb")
REWARDS = {
    "dungeon": ("dungeon",),
    "tomb": ("spell", "artifact"),
    "den": ("crystal", "crystal"),
    "spawning_grounds": ("artifact", "crystal", "crystal", "crystal"),
}


# ---------------------------------------------------------------------- revealed


def reveal(q: Quest, number: int) -> Rules[None]:
    """Carries out what the sites of a new tile demand (MK-SETUP-25, MK-EXPL-13)."""
    for cell in q.board.laid.cells_of(number):
        site = q.board.site.get(cell, "")
        if site in RAMPAGING:
            yield from q.draw_enemy(RAMPAGING[site], f"on.{cell}", face_up=True)
        elif site in GARRISON:
            yield from q.draw_enemy(GARRISON[site], f"on.{cell}")
        elif site == "ruins":
            yield from q.draw_ruin(f"on.{cell}", face_up=not q.state.night)
        elif site == "monastery" and q.things.count("advanced.deck"):
            yield from q.draw(0, "advanced.deck", "unit.offer", sees=-1)
        elif site.startswith("mine_") and scenario.record(q).mines_occupied:
            yield from _occupy_mine(q, cell)
        elif site == "city" and all(cell != city.second for city in q.state.cities.values()):
            yield from reveal_city(q, cell, tiles.BY_ID[q.state.tiles[number].tile].city)


def _occupy_mine(q: Quest, cell: str) -> Rules[None]:
    """A Mine is held by an open orc or dragon and something hidden (MKS-MINE-08, MKS-MINE-09)."""
    core = q.board.core[q.board.tile[cell]]
    yield from q.draw_enemy("red" if core else "green", f"on.{cell}", face_up=True)
    if not q.things.count("enemy.brown") and not q.things.count("used.brown"):
        _hide_away(q)
    if q.state.facts.get("stand-ins"):
        q.state.facts[f"stand-in {cell}"] = 1
    else:
        yield from q.draw_enemy("brown", f"on.{cell}")


def _hide_away(q: Quest) -> None:
    """With all brown tokens on the map the hidden ones become stand-ins (MKS-MINE-20)."""
    q.state.facts["stand-ins"] = 1
    for cell, site in q.board.site.items():
        if not site.startswith("mine_"):
            continue
        for token in list(q.things.in_zone(f"on.{cell}")):
            if not q.things.seen[token]:
                q.things.move(token, "enemy.brown")
                q.state.facts[f"stand-in {cell}"] = 1
    q.shuffle("enemy.brown")


def reveal_city(q: Quest, cell: str, colour: str) -> Rules[None]:
    """A city gets its level and its hidden garrison (MK-EXPL-15..17); a closed one needs none."""
    number = len(q.state.cities)
    colour = _city_colour(q, colour)
    if number in q.plan.megapolis:
        yield from _megapolis(q, cell, colour, q.plan.megapolis[number])
        return
    level = scenario.city_level(q, number)
    q.state.cities[colour] = City(cell=cell, level=level, friendly=not level)
    q.tell("city.revealed", city=f"city.{colour}", n=level, rules=("MK-EXPL-16",))
    if not level:
        q.state.cities[colour].conquered = True
        q.state.cities[colour].shields = list(range(len(q.state.players)))
        return
    for enemy in garrison(colour, level) if scenario.city_open(q) else ():
        yield from q.draw_enemy(enemy, f"city.{colour}")


def _unused(q: Quest) -> list[str]:
    """The colours of cities that are not on the map."""
    used = [colour for one, city in q.state.cities.items() for colour in (one, city.twin)]
    return [colour for colour in CITIES if colour not in used]


def _city_colour(q: Quest, printed: str) -> str:
    """The city of the tile, or by agreement a random one (MKS-MAPV-04, MKS-MEGA-23)."""
    free = _unused(q)
    if printed in free and not scenario.agreed(q, "random_cities"):
        return printed
    return free[q.dice.below(q.state.chance, "city", len(free))]


def _megapolis(q: Quest, cell: str, colour: str, level: int) -> Rules[None]:
    """Two cities side by side with one garrison (MKS-MEGA-05..09)."""
    rest = [one for one in _unused(q) if one != colour]
    twin = rest[q.dice.below(q.state.chance, "second city", len(rest))]
    grid = q.board.laid.grid
    second = grid.name(grid.neighbours(grid.place(cell))[EAST])
    q.state.cities[colour] = City(cell=cell, level=level, twin=twin, second=second)
    q.redraw()
    q.tell("city.megapolis", city=f"city.{colour}", other=f"city.{twin}", n=level, rules=("MKS-MEGA-05",))
    for one, half in ((colour, (level + 1) // 2), (twin, level // 2)):
        for enemy in garrison(one, half):
            yield from q.draw_enemy(enemy, f"city.{colour}")


def city_at(q: Quest, cell: str) -> str:
    """The colour of the city on a space."""
    return next(colour for colour, city in q.state.cities.items() if cell in {city.cell, city.second})


def look_around(q: Quest, me: Seat) -> None:
    """By day a hero sees the garrisons beside him; those of a city also at night (MK-SITE-14, MK-SITE-15).

    Ruins are seen where he is; who sees at night as by day sees also those beside (Amulet of the Sun).
    """
    at = q.player(me).at
    if at:
        _see(q, in_sight(q, me, at))


def in_sight(q: Quest, me: Seat, at: str) -> list[str]:
    """Where the tokens lie that a hero sees from a space."""
    found: list[str] = []
    site_at = q.board.site
    near: Sequence[str] = q.board.sited(at)
    if not q.state.night and q.has(me, "hawk_eyes"):
        near = list(q.board.within(at, 2))
    if q.state.night:
        seen = (at, *near) if q.has(me, "day_sight") else (at,)
        found += [f"on.{cell}" for cell in seen if site_at.get(cell) == "ruins"]
    for cell in near:
        site = site_at.get(cell, "")
        if site in GARRISON and (not q.state.night or q.has(me, "day_sight")):
            found.append(f"on.{cell}")
        elif site == "city" and q.state.cities:
            found.append(f"city.{city_at(q, cell)}")
    return found


def all_look_around(q: Quest) -> None:
    """Day breaks or the map grows: every hero sees what is beside him, whoever is on turn (MK-SITE-14)."""
    for seat in range(len(q.state.players)):
        look_around(q, seat)


def _see(q: Quest, zones: Sequence[str]) -> None:
    """Everybody sees the tokens that lie there."""
    for zone in zones:
        for token in q.things.in_zone(zone):
            q.things.show_all(token)


# ---------------------------------------------------------------------- whose they are


def unconquered(q: Quest, cell: str) -> bool:
    """Whether a space holds a fortified site that nobody has conquered (MK-GAME-11)."""
    site = q.site(cell)
    if site == "city":
        return not q.state.cities[city_at(q, cell)].conquered
    if site not in GARRISON:
        return False
    place = q.state.places.get(cell)
    return place is None or not place.conquered


def owner(q: Quest, cell: str) -> int | None:
    """Whose Shield marks a conquered Keep, in one scenario also a Mage Tower (MK-OUT-18, MKS-HOLD-15)."""
    place = q.state.places.get(cell)
    if place is None or not place.shields or not owned_kind(q, q.board.site.get(cell, "")):
        return None
    (whose,) = place.shields
    return whose


def owned_kind(q: Quest, site: str) -> bool:
    """Whether sites of a kind belong to players."""
    return site == "keep" or (site == "mage_tower" and scenario.towers_owned(q))


def hostile(q: Quest, me: Seat, cell: str) -> bool:
    """Whether a site belongs to somebody who is no ally (MKS-TEAM-12)."""
    whose = owner(q, cell)
    return whose is not None and not scenario.same_side(q, me, whose)


def friendly(q: Quest, me: Seat, cell: str) -> bool:
    """Whether a site belongs to a player or an ally."""
    whose = owner(q, cell)
    return whose is not None and scenario.same_side(q, me, whose)


def own_near(q: Quest, me: Seat, kind: str) -> int:
    """How many such sites a player owns, if he is in or next to one of his own or an ally's.

    That is how Keeps raise the hand limit and Mage Towers give mana (MK-EOT-20, MKS-TEAM-13, MKS-HOLD-18).
    """
    if not q.state.places:
        return 0
    at = q.player(me).at
    site_at = q.board.site
    near = [cell for cell in (at, *q.board.neighbours[at]) if site_at.get(cell) == kind]
    if not any(friendly(q, me, cell) for cell in near):
        return 0
    return sum(site_at.get(cell) == kind and me in place.shields for cell, place in q.state.places.items())


def done(q: Quest, cell: str) -> bool:
    """Whether an adventure site bears a Shield."""
    place = q.state.places.get(cell)
    return place is not None and place.conquered


# ---------------------------------------------------------------------- adventure sites


def can_enter(q: Quest, me: Seat) -> bool:
    """Whether the adventure site here may be explored (MK-CBT-05, MK-SITE-11)."""
    at = q.player(me).at
    site = q.site(at)
    if site.startswith("mine_"):
        return scenario.record(q).mines_occupied and not done(q, at)
    if site not in tracks.ADVENTURE:
        return False
    return not done(q, at) or (site in UNDERGROUND and scenario.may_explore_again(q))


def conquered(q: Quest, me: Seat, combat: Combat) -> None:
    """A site is won: a Shield, and the reward at the end of the turn (MK-OUT-06, MK-OUT-11)."""
    place = q.state.places.setdefault(combat.cell, Place())
    if place.conquered:
        return
    site = q.site(combat.cell)
    place.conquered = True
    place.shields.append(me)
    q.tell("site.conquered", seat=player_id(me), cell=combat.cell, rules=("MK-OUT-06",))
    if combat.kind == "mine":
        core = q.board.core[q.board.tile[combat.cell]]
        q.change_reputation(me, 2 if core else 1, rules=("MKS-MINE-16",))
        return
    rewards = q.turn(me).rewards
    if combat.kind == "burn":
        place.burned = True
        rewards.append("artifact")
    elif site == "ruins":
        (token,) = q.things.in_zone(f"on.{combat.cell}")
        rewards += catalogue.ruin(q.things.face[token]).reward
    else:
        rewards += REWARDS[site]


def not_conquered(q: Quest, combat: Combat) -> Rules[None]:
    """Spawning Grounds that were not won breed a hidden enemy for each defeated one (MK-OUT-14).

    Behind a secret entrance another enemy takes the place of the undefeated one (MKS-DUNG-11, MKS-DUNG-12).
    """
    if combat.kind == "site" and q.site(combat.cell) == SPAWNING:
        while q.things.count(f"on.{combat.cell}") < len(DRAWN[SPAWNING]):
            yield from q.draw_enemy("brown", f"on.{combat.cell}")
            q.tell("site.spawns", cell=combat.cell, rules=("MK-OUT-14",))
    place = q.state.places.get(combat.cell)
    if combat.kind == "site" and place is not None and place.site in UNDERGROUND and not place.conquered:
        (colour,) = DRAWN[place.site]
        yield from q.draw_enemy(colour, f"on.{combat.cell}")


def works(q: Quest, cell: str) -> bool:
    """Whether a Mine produces: not as long as it must be liberated (MKS-MINE-17, MKS-MINE-18)."""
    return not scenario.record(q).mines_occupied or done(q, cell)


def mine_colour(site: str) -> int | None:
    """The colour of a Crystal Mine."""
    if not site.startswith("mine_"):
        return None
    return COLOURS.index(site.removeprefix("mine_"))
