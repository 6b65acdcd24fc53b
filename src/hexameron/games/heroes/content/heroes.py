"""The heroes, and the abilities with which they start."""

from __future__ import annotations

from hexameron.games.heroes.content.effects import (
    Advance,
    Change,
    Discount,
    Join,
    Permit,
    Rule,
    Take,
    always,
    gathering,
)
from hexameron.games.heroes.content.records import Hero, Talent
from hexameron.games.heroes.content.terms import Faction, Reputation, School


def _talent(id_: str, *rules: Rule) -> Talent:
    return Talent(id=f"talent.{id_}", source="rulebook", rules=rules)


def _master(unit: str) -> Talent:
    """Units of one type are cheaper for this hero."""
    return _talent(f"master_of_{unit}", always(Discount(f"unit.{unit}")))


def _chieftain(unit: str) -> Talent:
    """A unit of one type joins after units were recruited for this hero."""
    return _talent(f"chieftain_of_{unit}", Rule("recruited", Join(unit=f"unit.{unit}")))


TALENTS: tuple[Talent, ...] = (
    _talent("aggressor", always(Change("attacks", 1))),
    _talent("merchant", gathering(Take(resources=2))),
    _talent("quartermaster", Rule("enters", Take(resources=5))),
    _talent("wealthy", gathering(Take(gold=2))),
    _talent("mystic", always(Change("scrolls_seen", 2))),
    _talent("dimension_traveller", always(Permit("portal_to_portal"))),
    _talent("explorer", always(Permit("through_mountains"))),
    _talent("leader", Rule("starts", Join(2))),
    _talent("artifact_seeker", always(Change("artifacts_seen", 2))),
    _talent("enlightened", Rule("enters", Advance())),
    _talent("inheritance", Rule("enters", Take(gold=5))),
    _talent("wanderer", always(Change("movement", 1), only="from_city")),
    _master("shamans"),
    _master("griffins"),
    _master("kenshi"),
    _master("vampires"),
    _chieftain("orcs"),
    _chieftain("crossbowmen"),
    _chieftain("shark_guards"),
    _chieftain("skeletons"),
)
TALENT = {talent.id: talent for talent in TALENTS}


def _hero(
    faction: Faction,
    id_: str,
    values: tuple[int, int, int, int],
    talents: tuple[str, str],
    schools: tuple[School, School, School],
    *,
    reputation: Reputation,
    given: tuple[str, ...] = (),
) -> Hero:
    """Values are Strength, Magic, Initiative and Command."""
    strength, magic, initiative, command = values
    first, second = talents
    return Hero(
        id=f"hero.{id_}",
        given=given,
        faction=faction,
        strength=strength,
        magic=magic,
        initiative=initiative,
        command=command,
        talents=(f"talent.{first}", f"talent.{second}"),
        schools=schools,
        reputation=reputation,
    )


HEROES: tuple[Hero, ...] = (
    _hero(
        "haven",
        "anton",
        (4, 2, 4, 9),
        ("master_of_griffins", "aggressor"),
        ("warfare", "warcries", "light"),
        reputation="balance",
    ),
    _hero(
        "haven",
        "slava",
        (3, 2, 5, 10),
        ("chieftain_of_crossbowmen", "wealthy"),
        ("realm", "tactics", "virtues"),
        reputation="tears",
    ),
    _hero(
        "haven",
        "cate",
        (2, 4, 3, 8),
        ("enlightened", "inheritance"),
        ("light", "water", "virtues"),
        reputation="tears",
    ),
    _hero(
        "necropolis",
        "anastasya",
        (3, 4, 4, 9),
        ("master_of_vampires", "dimension_traveller"),
        ("dark", "prime", "tactics"),
        reputation="balance",
    ),
    _hero(
        "necropolis",
        "sveltana",
        (2, 5, 5, 9),
        ("mystic", "quartermaster"),
        ("dark", "earth", "realm"),
        reputation="tears",
    ),
    _hero(
        "necropolis",
        "vorlag",
        (4, 2, 5, 10),
        ("chieftain_of_skeletons", "leader"),
        ("warfare", "warcries", "virtues"),
        reputation="blood",
    ),
    _hero(
        "sanctuary",
        "irina",
        (4, 2, 3, 10),
        ("master_of_kenshi", "wanderer"),
        ("warfare", "virtues", "water"),
        reputation="blood",
    ),
    _hero(
        "sanctuary",
        "hayato",
        (3, 3, 4, 9),
        ("chieftain_of_shark_guards", "artifact_seeker"),
        ("tactics", "warcries", "realm"),
        reputation="balance",
    ),
    _hero(
        "sanctuary",
        "mizuki",
        (2, 5, 4, 9),
        ("mystic", "dimension_traveller"),
        ("water", "light", "prime"),
        reputation="tears",
    ),
    _hero(
        "stronghold",
        "sandor",
        (5, 1, 4, 10),
        ("explorer", "aggressor"),
        ("warfare", "warcries", "virtues"),
        reputation="blood",
        given=("name", "talents"),
    ),
    _hero(
        "stronghold",
        "kraal",
        (4, 1, 4, 10),
        ("chieftain_of_orcs", "merchant"),
        ("tactics", "realm", "warcries"),
        reputation="balance",
    ),
    _hero(
        "stronghold",
        "urkala",
        (2, 4, 5, 8),
        ("master_of_shamans", "enlightened"),
        ("earth", "prime", "warcries"),
        reputation="balance",
    ),
)
HERO = {hero.id: hero for hero in HEROES}
