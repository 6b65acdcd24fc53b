"""Setting up a quest (SETUP, PLAYER, MKS-GEN, MKS-MAP)."""

from __future__ import annotations

from functools import cache, partial

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.actions import BASIC_ACTIONS, COPIES
from hexameron.games.mageknight.content.colours import BASIC
from hexameron.games.mageknight.content.heroes import HERO
from hexameron.games.mageknight.content.records import Record
from hexameron.games.mageknight.content.scenarios import SCENARIO
from hexameron.games.mageknight.content.variants import check
from hexameron.games.mageknight.rules import auction, drafting, mana, offers, scenario
from hexameron.games.mageknight.state import Die, Player, State, Virtual
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Pick, Rules
from hexameron.kernel.game import Setup
from hexameron.kernel.geometry import Placed
from hexameron.kernel.ids import player_id, seat_of, thing_id
from hexameron.kernel.things import bits

START = "h0.0"
SPARE = "wolfhawk"
"""The hero whose deck keeps the time when four players have taken all others (MKS-VP-23)."""
FIRST = {"A": ("h-3.1", "h-2.3"), "B": ("h-3.1", "h-2.3", "h1.2")}
"""Where the first tiles lie, by the side of the starting tile (MK-SETUP-23)."""


def begin(setup: Setup) -> State:
    """The state before anything happened; what the rules forbid is refused."""
    check(setup)
    record = SCENARIO[setup.scenario]
    state = State(
        scenario=setup.scenario,
        variants=dict(setup.variants),
        night=setup.variants.get("days") == "night_arrival",
        players=[Player() for _ in range(setup.seats)],
        source=[Die(face=0) for _ in range(setup.seats + (3 if record.blitz else 2))],
    )
    for player in state.players:
        if record.blitz:
            player.fame, player.reputation = 1, 2
        player.reputation -= RAGE[str(setup.variants.get("rage", "none"))]
    return state


RAGE = {"none": 0, "rage": 2, "more": 4}
"""How much lower everybody's Reputation begins (MKS-RAGE-02, MKS-RAGE-11)."""


def prepare(q: Quest) -> Rules[None]:
    """Heroes, decks, offers, the Source and the first tiles (MK-SETUP-01..28)."""
    _teams(q)
    yield from (auction.heroes(q) if scenario.agreed(q, "hero_auction") else _heroes(q))
    _piles(q)
    for me in range(len(q.state.players)):
        _player(q, me)
    _virtual(q)
    if scenario.in_teams(q) and scenario.record(q).chosen_ones:
        yield from _chosen_ones(q)
    if scenario.agreed(q, "starting_draft"):
        yield from drafting.draft(q)
    _tiles(q)
    yield from mana.roll_source(q)
    if q.state.night:
        yield from _only_basic(q)
    if not scenario.offers_wait(q):
        yield from offers.need(q)
    yield from _units(q)
    yield from _first_tiles(q)
    for me in range(len(q.state.players)):
        yield from q.draw_cards(me, q.hand_limit(me))


def _teams(q: Quest) -> None:
    """Two teams of two, by lot or as agreed (MKS-TEAM-01, MKS-TEAM-02)."""
    if not scenario.in_teams(q):
        return
    seats = [0, 2, 1, 3]
    how = q.state.variants.get("teams", "none")
    if how == "beside":
        seats = [0, 1, 2, 3]
    elif how == "random":
        seats = list(q.dice.permutation(q.state.chance, "teams", 4))
    for place, seat in enumerate(seats):
        q.state.facts[f"team {seat}"] = place // 2
    q.tell("teams.made", seats=tuple(player_id(seat) for seat in seats), rules=("MKS-TEAM-02",))


def _chosen_ones(q: Quest) -> Rules[None]:
    """Each team secretly picks the member who is to return (MKS-ONE-16, MKS-ONE-17)."""
    teams = scenario.sides(q)
    picked = yield from q.ask_all("team.chosen", {team[0]: partial(_members, team) for team in teams})
    for number, team in enumerate(teams):
        faces = [catalogue.CHOSEN_FACE + seat for seat in team]
        made = q.things.make(faces, f"unchosen.{number}")
        q.mix(made, f"chosen {number}")
        chosen = catalogue.CHOSEN_FACE + seat_of(picked[team[0]].id)
        token = next(one for one in made if q.things.face[one] == chosen)
        q.things.move(token, f"chosen.{number}")
        for one in made:
            q.things.show(one, bits(team))
        q.tell(
            "team.returns",
            seats=tuple(player_id(seat) for seat in team),
            token=thing_id(token),
            others=tuple(thing_id(one) for one in made if one != token),
            rules=("MKS-ONE-16", "MKS-ONE-17"),
        )


def _members(team: list[int]) -> list[Pick]:
    return [Pick(player_id(seat)) for seat in team]


def _only_basic(q: Quest) -> Rules[None]:
    """With Night Arrival the Source begins without gold and black (MKS-DAY-02)."""
    for die in q.state.source:
        while die.face not in BASIC:
            (die.face,) = yield from q.roll(0, "source", mana.SIX_FACES, 1)


def _units(q: Quest) -> Rules[None]:
    """The first units; in a first game one of them serves in Villages (MK-SETUP-12, MKS-FREC-10)."""
    yield from offers.deal_units(q)
    if not scenario.agreed(q, "first_game"):
        return
    while not any(
        "V" in catalogue.unit(q.things.face[card]).sites for card in q.things.in_zone("unit.offer")
    ):
        offers.clear_units(q)
        q.shuffle("unit.regular")
        yield from offers.deal_units(q)


def _heroes(q: Quest) -> Rules[None]:
    """Each player picks a hero not yet taken (MK-GAME-03, MK-GAME-04)."""
    for me, player in enumerate(q.state.players):
        if player.hero:
            continue
        got = yield from q.ask(me, "hero.choose", lambda: auction.free_heroes(q))
        auction.take_hero(q, me, got.tactic)


def deck_of(hero: str, *, expansion: bool = False) -> list[int]:
    """The 16 Basic Actions of a hero, with the own card; the expansion has a second one (MK-PLAYER-05)."""
    faces = [catalogue.DEED_FACE[card.id] for card in BASIC_ACTIONS for _ in range(COPIES.get(card.id, 1))]
    for own, replaced in HERO[hero].cards[: 2 if expansion else 1]:
        faces[faces.index(catalogue.DEED_FACE[replaced])] = catalogue.DEED_FACE[own]
    return faces


def _used(printed: Record, expansion: bool) -> bool:
    """Whether a printed thing is in the game: those of the expansion only by agreement."""
    return expansion or not printed.expansion


def _player(q: Quest, me: int) -> None:
    """Deed deck and Skill stack of a player (MK-PLAYER-05, MK-PLAYER-11, MK-PLAYER-12)."""
    hero = q.player(me).hero
    q.make_shuffled(deck_of(hero, expansion=scenario.agreed(q, "expansion")), f"deck.{me}")
    q.make_shuffled(skills_of(q, hero), f"skill.{me}")


def skills_of(q: Quest, hero: str) -> list[int]:
    """The Skill tokens of a hero that are in play: one of the two interactive ones is out (MK-PLAYER-11)."""
    out = ["competitive" if scenario.is_cooperative(q) or scenario.is_solo(q) else "cooperative"]
    if scenario.agreed(q, "friendly_skills"):
        out.append("competitive")
    return [
        catalogue.SKILL_FACE + number
        for number, skill in enumerate(catalogue.SKILLS)
        if skill.hero == hero and skill.play not in out
    ]


def _piles(q: Quest) -> None:
    """Shuffled decks and piles; what is in the box stays there (MK-SETUP-02..11)."""
    decks = _decks(
        peaceful=scenario.peaceful_spells(q),
        highest=scenario.record(q).highest_unit,
        expansion=scenario.agreed(q, "expansion"),
    )
    for zone, faces in decks.items():
        q.make_shuffled(faces, zone)


@cache
def _decks(*, peaceful: bool, highest: int, expansion: bool) -> dict[str, list[int]]:
    """The faces of all decks and piles; some scenarios go without the best units (MKS-HOLD-08)."""
    decks: dict[str, list[int]] = {"advanced.deck": [], "spell.deck": [], "artifact.deck": []}
    for face, deed in enumerate(catalogue.DEEDS):
        zone = {"advanced": "advanced.deck", "spell": "spell.deck", "artifact": "artifact.deck"}.get(
            deed.kind
        )
        if zone and _used(deed, expansion) and not (deed.interactive and peaceful):
            decks[zone].append(face)
    for number, unit in enumerate(catalogue.UNITS):
        if _used(unit, expansion) and unit.level <= highest:
            zone = "unit.elite" if unit.elite else "unit.regular"
            decks.setdefault(zone, []).extend([catalogue.UNIT_FACE + number] * unit.copies)
    for number, enemy in enumerate(catalogue.ENEMIES):
        if _used(enemy, expansion):
            decks.setdefault(f"enemy.{enemy.colour}", []).extend(
                [catalogue.ENEMY_FACE + number] * enemy.copies
            )
    decks["ruin"] = [
        catalogue.RUIN_FACE + number for number, ruin in enumerate(catalogue.RUINS) if _used(ruin, expansion)
    ]
    return decks


def _virtual(q: Quest) -> None:
    """Alone and in cooperation a free hero keeps the time (MKS-VP-01..06)."""
    if not scenario.has_virtual(q):
        return
    free = [choice.tactic for choice in auction.free_heroes(q)] or [SPARE]
    hero = HERO[free[q.dice.below(q.state.chance, "virtual hero", len(free))]]
    q.state.virtual = Virtual(hero=hero.id, crystals=[hero.crystals.count(colour) for colour in range(4)])
    q.make_shuffled(deck_of(hero.id, expansion=scenario.agreed(q, "expansion")), "virtual.deck")
    if scenario.is_solo(q):
        q.make_shuffled(skills_of(q, hero.id), "skill.virtual")
    q.tell("virtual.hero", hero=f"hero.{hero.id}", rules=("MKS-VP-02",))


# ---------------------------------------------------------------------- the map


def _tiles(q: Quest) -> None:
    """The stack: countryside on top of core tiles; the rest in the box (MK-SETUP-18..21, MKS-GEN-09)."""
    record = scenario.record(q)
    stack: list[int] = []
    for kind, count in (
        ("city", q.plan.cities),
        ("core", q.plan.core),
        ("countryside", q.plan.countryside),
    ):
        chosen, left = _pick_tiles(q, kind, count)
        if kind != "city":
            q.make_shuffled(left, f"tiles.box.{kind}")
        if kind == "countryside":
            _stack(q, stack, shuffled=True)
            _stack(q, chosen, shuffled=not record.ordered)
        else:
            stack += chosen


def _stack(q: Quest, faces: list[int], *, shuffled: bool) -> None:
    made = q.things.make(faces if shuffled else sorted(faces, reverse=True), "tiles")
    if shuffled:
        q.mix(made, f"tiles {len(q.things.in_zone('tiles'))}")


def _pick_tiles(q: Quest, kind: str, count: int) -> tuple[list[int], list[int]]:
    """Tiles of a kind: those that must be in, the rest at random."""
    record = scenario.record(q)
    faces = [
        catalogue.TILE_FACES[tile.id]
        for tile in catalogue.TILES
        if tile.kind == kind and tile.id not in record.without
    ]
    wanted = [face for face in faces if _must_be_in(q, face)]
    rest = [face for face in faces if face not in wanted]
    if record.ordered and kind == "countryside":
        return faces[:count], faces[count:]
    order = q.dice.permutation(q.state.chance, f"tiles {kind}", len(rest))
    shuffled = [rest[n] for n in order]
    more = count - len(wanted)
    return wanted + shuffled[:more], shuffled[more:]


def _must_be_in(q: Quest, face: int) -> bool:
    record = scenario.record(q)
    tile = catalogue.tile(face)
    if tile.id in record.always:
        return True
    return tile.kind == "countryside" and any(
        site.startswith(needed) for needed in record.needs for _, site in tile.spaces if site
    )


def _first_tiles(q: Quest) -> Rules[None]:
    """The starting tile and the tiles beside it (MK-SETUP-22..25, MKS-MAP-03..11)."""
    from hexameron.games.mageknight.rules import exploring

    shape = q.plan.shape
    side = "A" if shape.startswith("wedge") else "B"
    q.lay_tile(Placed(f"tile.start_{side.lower()}", START))
    for spot in FIRST[side]:
        yield from exploring.lay(q, spot)
    if scenario.is_fixed(q):
        waiting = [spot_at(place) for place in (*scenario.HOLD_RURAL, *scenario.HOLD_CORE)]
        for spot in waiting:
            q.things.move(q.things.in_zone("tiles")[-1], f"tiles.at.{spot}")
        if scenario.agreed(q, "open_map"):
            for spot in waiting:
                yield from exploring.lay(q, spot)


def spot_at(place: tuple[int, int]) -> str:
    """The centre of a tile on a place of the lattice.

    >>> spot_at((1, 0)), spot_at((0, 1)), spot_at((1, -1))
    ('h-2.3', 'h-3.1', 'h1.2')
    """
    a, b = place
    return f"h{-2 * a - 3 * b}.{3 * a + b}"
