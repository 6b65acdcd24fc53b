"""Adventures laid by hand: heroes where they are needed, cards and stacked decks, readable names.

    lab.position(
        "runebound",
        heroes={"laurel": {"at": "h5.8", "hand": "w7", "trophies": "gc01", "assets": "c07"}},
        stack={"com": "gc12"},
    )

* Heroes sit in the order in which they are named; the first one has the turn, with all three actions.
* Cards are written by the end of their printed id: ``w7``, ``a11``, ``gs14``, ``tm3``. ``stack`` puts cards
  on top of a deck (``skill``, ``asset``, ``soc``, ``com``, ``exp``, ``story``), the first uppermost.
* Gems lie faceup but for those in ``spent``. Markets are empty unless ``markets`` fills them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

from hexameron.games.runebound.content import catalogue
from hexameron.games.runebound.content.adventures import ADVENTURES
from hexameron.games.runebound.content.dice import FACES, WILD
from hexameron.games.runebound.content.heroes import HERO
from hexameron.games.runebound.content.map import CITIES, GEMS
from hexameron.games.runebound.content.stories import SCENARIO, STORIES
from hexameron.games.runebound.content.terms import DECKS, SCENARIOS
from hexameron.games.runebound.rules.story import empty_track
from hexameron.games.runebound.setup import ALONE, EMPTY
from hexameron.games.runebound.state import Player, State, Story, Turn
from hexameron.kernel.game import Bench, Setup
from hexameron.kernel.naming import named
from hexameron.kernel.things import EVERYBODY, bit

LETTERS: Final = {"*": WILD, "P": 1, "F": 2, "T": 3, "H": 4, "M": 5}
"""Faces of terrain dice: wild, plains, plains and forest, forest and hills, hills and plains, mountain."""
HEROES: Final[dict[str, HeroParts]] = {"laurel": {}, "corbin": {}}


class HeroParts(TypedDict, total=False):
    """What may be said of a hero."""

    at: str
    gold: int
    damage: int
    delayed: bool
    lore: int
    allies: int
    hand: str
    learned: str
    assets: str
    trophies: str
    front: str


def lay(
    *,
    scenario: str = "margath",
    heroes: Mapping[str, HeroParts] | None = None,
    act: int = 1,
    space: int = 3,
    round_: int = 2,
    villain: str = "",
    zombies: Mapping[str, int] | None = None,
    spent: Sequence[str] = (),
    markets: Mapping[str, str] | None = None,
    track: Sequence[str] = (),
    stack: Mapping[str, str] | None = None,
    discards: Mapping[str, str] | None = None,
) -> tuple[State, Setup]:
    """An adventure in which the first hero named has the turn."""
    named("scenario", scenario, {one: one for one in SCENARIOS})
    parts = heroes or HEROES
    state = State(
        scenario=scenario,
        step="turns",
        round=round_,
        act=act,
        space=space,
        turn=Turn(seat=0, step="act"),
        players=[_player(name, of) for name, of in parts.items()],
        gems={cell: cell not in spent for cell in GEMS},
        villain=villain or (SCENARIO[scenario].lair if act == 2 else ""),
        zombies=dict(zombies or {}),
        track=empty_track(),
    )
    _decks(state)
    for seat, (name, of) in enumerate(parts.items()):
        _belongings(state, seat, name, of)
    for city, cards in (markets or {}).items():
        zone = f"market.{named('markets', city, {one: one for one in CITIES})}"
        for card in cards.split():
            put(state, card, zone)
    for slot, card in enumerate(track):
        state.track[slot] = Story(card=put(state, card, "story.track"))
    for deck, cards in (discards or {}).items():
        for card in cards.split():
            put(state, card, f"{deck}.discard")
    for deck, cards in (stack or {}).items():
        put_on_top(state, deck, cards)
    seats = len(parts)
    return state, Setup(f"{ALONE}{scenario}" if seats == 1 else scenario, seats)


def _player(name: str, told: HeroParts) -> Player:
    hero = named("heroes", name, {one: one for one in HERO})
    return Player(
        hero=hero,
        at=told.get("at", "h5.6"),
        gold=told.get("gold", 0),
        damage=told.get("damage", 0),
        delayed=told.get("delayed", False),
        lore=told.get("lore", 0),
        allies=told.get("allies", 0),
        down=told.get("damage", 0) >= HERO[hero].life,
    )


def _decks(state: State) -> None:
    things = state.things
    stories = [card.id for card in STORIES if card.scenario == state.scenario]
    things.make([catalogue.FACE[id_] for id_ in stories], "story.deck")
    for deck in DECKS:
        cards = [c for c in ADVENTURES if c.deck == deck and c.scenario in ("", state.scenario)]
        things.make([catalogue.FACE[card.id] for card in cards], f"{deck}.deck")
    things.make(range(catalogue.SKILL_FACE, catalogue.ASSET_FACE), "skill.deck")
    things.make(range(catalogue.ASSET_FACE, catalogue.ADVENTURE_FACE), "asset.deck")
    for zone in (*EMPTY, *(f"market.{city}" for city in CITIES)):
        things.order.setdefault(zone, [])


def _belongings(state: State, seat: int, name: str, parts: HeroParts) -> None:
    for part, seen in (
        ("hand", bit(seat)),
        ("learned", EVERYBODY),
        ("assets", EVERYBODY),
        ("front", EVERYBODY),
    ):
        for card in str(parts.get(part, "")).split():
            put(state, card, f"{part}.{seat}", seen=seen, field=f"heroes.{name}.{part}")
    for card in str(parts.get("trophies", "")).split():
        handle = find(state, card, f"heroes.{name}.trophies")
        deck = catalogue.adventure(state.things.face[handle]).deck
        put(state, card, f"trophy.{seat}.{deck}", seen=bit(seat))


def put(state: State, card: str, zone: str, *, seen: int = EVERYBODY, field: str = "card") -> int:
    """Puts a card by its name somewhere."""
    handle = find(state, card, field)
    state.things.move(handle, zone)
    state.things.seen[handle] = seen
    return handle


def put_on_top(state: State, deck: str, cards: str) -> None:
    """Puts these cards on top of a deck, the first uppermost."""
    for card in reversed(cards.split()):
        state.things.move(find(state, card, f"stack.{deck}"), f"{deck}.deck")


def find(state: State, name: str, field: str = "card") -> int:
    """The handle of the card whose printed id ends so."""
    names = {catalogue.RECORDS[face].id: handle for handle, face in enumerate(state.things.face)}
    return named(field, name, names)


TERRAIN: Final = {**{str(face): face for face in range(len(FACES))}, **LETTERS}
NUMBERS: Final = {str(n): n for n in range(40)}
ROLLS: Final = {
    "terrain": TERRAIN,
    "cast": {"0": 0, "1": 1},
    "first player": NUMBERS,
    "scenario": NUMBERS,
    "hero": NUMBERS,
    "raise dead": NUMBERS,
    "zombie": NUMBERS,
}
BENCH: Final = Bench(lay, ROLLS, {record.id: (face,) for face, record in enumerate(catalogue.RECORDS)})
