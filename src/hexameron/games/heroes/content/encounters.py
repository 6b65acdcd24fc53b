"""The encounter tokens: creatures that guard the sites of the map."""

from __future__ import annotations

from hexameron.games.heroes.content.records import Encounter
from hexameron.games.heroes.content.terms import Ability, Rank


def _token(
    rank: Rank,
    number: int,
    creatures: str,
    front: tuple[int, int, int],
    back: tuple[int, int],
    *abilities: Ability,
    elite: bool = False,
) -> Encounter:
    """In front are Strength, Initiative and Numbers, on the back experience and chests."""
    strength, initiative, numbers = front
    experience, chests = back
    return Encounter(
        id=f"encounter.{rank}.{number}",
        named=f"creature.{creatures}",
        rank=rank,
        strength=strength,
        initiative=initiative,
        numbers=numbers,
        abilities=abilities,
        elite=elite,
        experience=experience,
        chests=chests,
    )


ENCOUNTERS: tuple[Encounter, ...] = (
    _token("common", 1, "gnomes", (2, 6, 4), (1, 1)),
    _token("common", 2, "gnomes", (2, 6, 5), (1, 1)),
    _token("common", 3, "gnomes", (2, 6, 6), (2, 1), elite=True),
    _token("common", 4, "feral_hounds", (2, 3, 4), (1, 1)),
    _token("common", 5, "feral_hounds", (2, 3, 5), (1, 1)),
    _token("common", 6, "feral_hounds", (2, 3, 6), (2, 1)),
    _token("common", 7, "goblins", (2, 5, 5), (1, 1)),
    _token("common", 8, "goblins", (2, 5, 6), (2, 1)),
    _token("common", 9, "goblins", (2, 5, 6), (2, 1), "precise"),
    _token("common", 10, "harpies", (3, 2, 3), (1, 1), "precise"),
    _token("common", 11, "harpies", (3, 2, 4), (1, 1)),
    _token("common", 12, "harpies", (3, 2, 5), (2, 2)),
    _token("common", 13, "dire_wolves", (3, 4, 4), (1, 1)),
    _token("common", 14, "dire_wolves", (3, 4, 5), (2, 1)),
    _token("common", 15, "dire_wolves", (3, 4, 5), (2, 2), elite=True),
    _token("common", 16, "maniacs", (3, 6, 4), (1, 1)),
    _token("common", 17, "maniacs", (3, 6, 5), (2, 1)),
    _token("common", 18, "maniacs", (3, 6, 5), (2, 2), "pierce"),
    _token("common", 19, "ghosts", (2, 4, 5), (1, 1)),
    _token("common", 20, "ghosts", (2, 4, 6), (2, 1), "defence"),
    _token("common", 21, "ghosts", (2, 4, 4), (2, 2), "regeneration"),
    _token("common", 22, "kappas", (3, 5, 4), (1, 1)),
    _token("common", 23, "kappas", (3, 5, 5), (2, 1), "defence"),
    _token("common", 24, "kappas", (3, 5, 4), (2, 1), elite=True),
    _token("dangerous", 1, "jaguar_warriors", (4, 4, 9), (2, 2)),
    _token("dangerous", 2, "jaguar_warriors", (4, 4, 10), (3, 2)),
    _token("dangerous", 3, "succubi", (3, 3, 9), (2, 2), "precise"),
    _token("dangerous", 4, "succubi", (3, 3, 10), (3, 2), "precise"),
    _token("dangerous", 5, "tormentors", (4, 5, 9), (3, 2), elite=True),
    _token("dangerous", 6, "tormentors", (4, 5, 10), (3, 2), elite=True),
    _token("dangerous", 7, "ghouls", (3, 6, 12), (2, 2)),
    _token("dangerous", 8, "ghouls", (3, 6, 13), (3, 2), elite=True),
    _token("dangerous", 9, "trolls", (4, 7, 4), (3, 2), "regeneration"),
    _token("dangerous", 10, "trolls", (4, 7, 5), (3, 2), "regeneration"),
    _token("dangerous", 11, "lamias", (4, 5, 9), (2, 2), "pierce"),
    _token("dangerous", 12, "lamias", (4, 5, 10), (3, 2), "pierce"),
    _token("dangerous", 13, "cerberi", (3, 2, 8), (2, 2), "fury"),
    _token("dangerous", 14, "cerberi", (3, 2, 9), (3, 2), "fury"),
    _token("dangerous", 15, "minotaurs", (3, 5, 8), (3, 2), "slayer"),
    _token("dangerous", 16, "minotaurs", (3, 5, 9), (3, 3), "slayer"),
    _token("legendary", 1, "black_dragon", (6, 3, 10), (5, 3), elite=True),
    _token("legendary", 2, "phoenix", (5, 2, 6), (5, 3), "regeneration", elite=True),
    _token("legendary", 3, "hydra", (4, 6, 6), (4, 3), "fury", "regeneration"),
    _token("legendary", 4, "pit_lord", (5, 4, 12), (5, 3), "pierce", elite=True),
    _token("legendary", 5, "abyssal_worm", (5, 7, 11), (5, 3), "slayer"),
    _token("legendary", 6, "behemoth", (5, 5, 12), (4, 3), "fury", "pierce"),
    _token("legendary", 7, "namtaru_queen", (5, 4, 11), (5, 3), "precise", elite=True),
    _token("legendary", 8, "shade_dragon", (4, 3, 12), (4, 3), "precise", elite=True),
)
