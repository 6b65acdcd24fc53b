"""A quest late in the game: a large map, a full hand, units with a Banner, Skills, cities with garrisons.

For tests of what is slow or crowded, and for pictures.
"""

from __future__ import annotations

from hexameron.games.mageknight.rules import combat
from hexameron.games.mageknight.state import City, Talent, Troop
from hexameron.kernel.things import EVERYBODY
from tests.games.mageknight.positions import FACES, TestQuest, conquer, fight, put, quest

RIGHT, UP = (-3, 1), (-2, 3)
"""From a tile to its two neighbours away from the portal, in rows and columns."""
TILES = [*(str(n) for n in range(1, 12)), *(f"core_{n}" for n in range(1, 9))]
ORCS = ("prowlers", "diggers", "cursed_hags", "wolf_riders", "ironclads", "orc_summoners")
DRAGONS = ("swamp_dragon", "fire_dragon", "ice_dragon")
CITIES = {"green": "conquered", "white": "seen", "blue": "hidden", "red": "hidden"}
GARRISON = ("freezers", "gunners", "altem_guardsmen")
HAND = "march rage fire_bolt ice_shield concentration wound fireball in_need"


def wedge(tiles: int) -> dict[str, str]:
    """The places of so many tiles of a wedge, with the tiles that lie there."""
    places = [(right, far - right) for far in range(1, 8) for right in range(far + 1)]
    centres = [
        f"h{RIGHT[0] * right + UP[0] * up}.{RIGHT[1] * right + UP[1] * up}" for right, up in places[:tiles]
    ]
    return dict(zip(centres, TILES, strict=False))


def late(*, tiles: int = 19, at: str = "h-5.4", hand: str = HAND, night: bool = True) -> TestQuest:
    """Two players in the fourth round, the first at level 9 in the middle of a move."""
    q = quest(
        seats=2,
        hands=[hand, "march march rage rage stamina"],
        tiles=wedge(tiles),
        night=night,
        round_=4,
        units="utem_guardsmen guardian_golems! red_cape_monks+ fire_golems amotep_gunners",
        offer="catapults herbalists utem_crossbowmen altem_mages ice_bolt",
        advanced="blood_rage path_finding crystal_mastery",
        spells="snowstorm whirlwind restoration",
        skills="double_time night_sharpshooting cold_swordsmanship shield_mastery i_feel_no_pain",
        crystals="rrgbw",
        tokens="rk",
        source="gbkwr",
        discard="march swiftness stamina improvisation",
        stack=" ".join(TILES[tiles:]),
        fame=86,
        reputation=2,
        move=6,
        at=at,
        places=["h-8.6"],
        tactic="mana_search",
    )
    _settle(q)
    _equip(q)
    return q


def _settle(q: TestQuest) -> None:
    """Enemies, garrisons, conquests and cities on the map."""
    cities = iter(CITIES.items())
    for number, (cell, site) in enumerate(q.board.site.items()):
        if site == "orcs":
            put(q, ORCS[number % len(ORCS)], f"on.{cell}")
        elif site == "draconum":
            put(q, DRAGONS[number % len(DRAGONS)], f"on.{cell}")
        elif site in {"keep", "mage_tower"}:
            put(q, "crossbowmen" if site == "keep" else "fire_mages", f"on.{cell}", face_up=False)
            if number % 2 and cell != q.player(0).at:
                conquer(q, cell, number // 2 % 2)
        elif site == "ruins":
            token = q.things.order["ruin"][-1]
            q.things.move(token, f"on.{cell}")
            q.things.show(token, EVERYBODY if number % 2 else 0)
        elif site == "city":
            _found(q, cell, *next(cities))
    q.state.core_seen = True


def _found(q: TestQuest, cell: str, colour: str, state: str) -> None:
    q.state.cities[colour] = City(cell=cell, level=4)
    if state == "conquered":
        q.state.cities[colour] = City(cell=cell, level=4, conquered=True, shields=[0, 0, 1], leader=0)
    else:
        for name in GARRISON:
            put(q, name, f"city.{colour}", face_up=state == "seen")


def _equip(q: TestQuest) -> None:
    """What the heroes have won, used and played."""
    me, other = q.state.players
    things = q.things
    me.troops[0].banner = things.make([FACES["deed"]["banner_of_glory"]], "banner.0", seen=EVERYBODY)[0]
    me.talents[1].used, me.talents[3].used = "turn", "round"
    things.make([FACES["deed"][name] for name in ("stamina", "battle_versatility")], "play.0", seen=EVERYBODY)
    other.fame, other.level, other.reputation, other.crystals = 71, 8, -3, [1, 0, 2, 0]
    for name in ("peasants", "illusionists"):
        card = things.make([FACES["unit"][name]], "units.1", seen=EVERYBODY)[0]
        other.troops.append(Troop(card=card))
    for name in ("dark_paths", "burning_power", "power_of_pain"):
        token = things.make([FACES["skill"][name]], "skills.1", seen=EVERYBODY)[0]
        other.talents.append(Talent(token=token))


def embattled(q: TestQuest, garrison: str = "fire_mages", provoked: str = "wolf_riders") -> TestQuest:
    """The first player storms a tower at night and has come to the Block phase."""
    fight(q, garrison, kind="assault", fortified=True, phase="block")
    for name in provoked.split():
        combat.join(q, 0, [put(q, name, f"on.{q.player(0).at}")], q.player(0).at, "rampaging")
    return q
