"""Setting up a quest (SETUP, PLAYER, MKS-GEN, MKS-MAP)."""

from __future__ import annotations

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.actions import BASIC_ACTIONS, COPIES
from hexameron.games.mageknight.content.heroes import HERO, HEROES
from hexameron.games.mageknight.content.scenarios import SCENARIO
from hexameron.games.mageknight.options import Choose
from hexameron.games.mageknight.rules import mana, offers, scenario
from hexameron.games.mageknight.state import Die, Player, State, Virtual
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules
from hexameron.kernel.game import Setup
from hexameron.kernel.geometry import Placed

START = "h0.0"
FIRST = {"A": ("h-3.1", "h-2.3"), "B": ("h-3.1", "h-2.3", "h1.2")}
"""Where the first tiles lie, by the side of the starting tile (MK-SETUP-23)."""


def begin(setup: Setup) -> State:
    """The state before anything happened."""
    record = SCENARIO[setup.scenario]
    state = State(
        scenario=setup.scenario,
        variants=dict(setup.variants),
        players=[Player() for _ in range(setup.seats)],
        source=[Die(face=0) for _ in range(setup.seats + (3 if record.blitz else 2))],
    )
    for player in state.players:
        if record.blitz:
            player.fame, player.reputation = 1, 2
    return state


def prepare(q: Quest) -> Rules[None]:
    """Heroes, decks, offers, the Source and the first tiles (MK-SETUP-01..28)."""
    yield from _heroes(q)
    _piles(q)
    for me in range(len(q.state.players)):
        _player(q, me)
    _virtual(q)
    _tiles(q)
    yield from mana.roll_source(q)
    for offer in offers.DECKS:
        yield from offers.refill(q, offer)
    yield from offers.deal_units(q)
    yield from _first_tiles(q)
    for me in range(len(q.state.players)):
        yield from q.draw_cards(me, q.hand_limit(me))


def _heroes(q: Quest) -> Rules[None]:
    """Each player picks a hero not yet taken (MK-GAME-03, MK-GAME-04)."""
    for me, player in enumerate(q.state.players):
        if player.hero:
            continue

        def free() -> list[Choose]:
            taken = [other.hero for other in q.state.players]
            return [Choose(hero.id) for hero in HEROES if hero.id not in taken and not hero.expansion]

        got = yield from q.ask(me, "hero.choose", free)
        player.hero = got.tactic
        q.state.picked.append(me)
        q.tell("hero.chosen", seat=f"p{me}", hero=f"hero.{got.tactic}", rules=("MK-GAME-03",))


def deck_of(hero: str) -> list[int]:
    """The 16 Basic Actions of a hero, with the own card (MK-PLAYER-05)."""
    faces = [catalogue.DEED_FACE[card.id] for card in BASIC_ACTIONS for _ in range(COPIES.get(card.id, 1))]
    own, replaced = HERO[hero].cards[0]
    faces[faces.index(catalogue.DEED_FACE[replaced])] = catalogue.DEED_FACE[own]
    return faces


def _player(q: Quest, me: int) -> None:
    """Deed deck and Skill stack of a player (MK-PLAYER-05, MK-PLAYER-11, MK-PLAYER-12)."""
    hero = q.player(me).hero
    q.things.make(deck_of(hero), f"deck.{me}")
    q.shuffle(f"deck.{me}")
    q.things.make(skills_of(q, hero), f"skill.{me}")
    q.shuffle(f"skill.{me}")


def skills_of(q: Quest, hero: str) -> list[int]:
    """The Skill tokens of a hero that are in play: one of the two interactive ones is out."""
    out = "competitive" if scenario.is_cooperative(q) or scenario.is_solo(q) else "cooperative"
    return [
        catalogue.SKILL_FACE + number
        for number, skill in enumerate(catalogue.SKILLS)
        if skill.hero == hero and skill.play != out
    ]


def _piles(q: Quest) -> None:
    """Shuffled decks and piles; what is in the box stays there (MK-SETUP-02..11)."""
    alone = scenario.is_cooperative(q) or scenario.is_solo(q)
    decks: dict[str, list[int]] = {"advanced.deck": [], "spell.deck": [], "artifact.deck": []}
    for face, deed in enumerate(catalogue.DEEDS):
        zone = {"advanced": "advanced.deck", "spell": "spell.deck", "artifact": "artifact.deck"}.get(
            deed.kind
        )
        if zone and not deed.expansion and not (deed.interactive and alone):
            decks[zone].append(face)
    for number, unit in enumerate(catalogue.UNITS):
        if not unit.expansion:
            zone = "unit.elite" if unit.elite else "unit.regular"
            decks.setdefault(zone, []).extend([catalogue.UNIT_FACE + number] * unit.copies)
    for number, enemy in enumerate(catalogue.ENEMIES):
        if not enemy.expansion:
            decks.setdefault(f"enemy.{enemy.colour}", []).extend(
                [catalogue.ENEMY_FACE + number] * enemy.copies
            )
    decks["ruin"] = [
        catalogue.RUIN_FACE + number for number, ruin in enumerate(catalogue.RUINS) if not ruin.expansion
    ]
    for zone, faces in decks.items():
        q.things.make(faces, zone)
        q.shuffle(zone)


def _virtual(q: Quest) -> None:
    """Alone and in cooperation a free hero keeps the time (MKS-VP-01..06)."""
    if not (scenario.is_cooperative(q) or scenario.is_solo(q)):
        return
    taken = [player.hero for player in q.state.players]
    free = [hero for hero in HEROES if hero.id not in taken and not hero.expansion]
    hero = free[q.dice.below(q.state.chance, "virtual hero", len(free))]
    q.state.virtual = Virtual(hero=hero.id, crystals=[hero.crystals.count(colour) for colour in range(4)])
    q.things.make(deck_of(hero.id), "virtual.deck")
    q.shuffle("virtual.deck")
    if scenario.is_solo(q):
        q.things.make(skills_of(q, hero.id), "skill.virtual")
        q.shuffle("skill.virtual")
    q.tell("virtual.hero", hero=f"hero.{hero.id}", rules=("MKS-VP-02",))


# ---------------------------------------------------------------------- the map


def _tiles(q: Quest) -> None:
    """The stack: countryside on top of core tiles; the rest in the box (MK-SETUP-18..21, MKS-GEN-09)."""
    record = scenario.record(q)
    seats = len(q.state.players)
    stack: list[int] = []
    for kind, count in (
        ("city", record.cities[seats]),
        ("core", record.core[seats]),
        ("countryside", record.countryside[seats]),
    ):
        chosen, left = _pick_tiles(q, kind, count)
        if kind != "city":
            q.things.make(left, f"tiles.box.{kind}")
            q.shuffle(f"tiles.box.{kind}")
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
        catalogue.TILE_FACE + number
        for number, tile in enumerate(catalogue.TILES)
        if tile.kind == kind and not tile.expansion and tile.id not in record.without
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

    shape = scenario.record(q).shape[len(q.state.players)]
    side = "A" if shape.startswith("wedge") else "B"
    q.state.tiles.append(Placed(f"tile.start_{side.lower()}", START))
    for spot in FIRST[side]:
        yield from exploring.lay(q, spot)
