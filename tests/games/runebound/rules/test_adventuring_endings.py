"""What every ending of every quest asks for and brings, card by card (QUEST)."""

from __future__ import annotations

import pytest

from hexameron.games.runebound.content.records import Quest
from tests.games.runebound.positions import TestJourney
from tests.games.runebound.rules.questing import questing
from tests.games.runebound.rules.test_adventuring_quests import FACE, QUESTS
from tests.rules import rule

ENDINGS = """
gc17: H damage+2 / HH gold+3 / HHM gold+2 com+1
gx01: H gold+1 / HH gold+2 / HM any+1
gx02: PM gold+1 / HM gold+2 / PMM gold+4
gx03: F gold+1 / FW any+1 / FWW gold+3
gx04: H gold+1 / HM damage-2 / HHW gold+3
gx05: P / PH gold+2 / PPW soc+1
gx06: H gold+1 / HF gold+2 / WW com+1
gx07: W / W* gold+3 / WWP hand-1 delayed+1 learned+1 gone+1
gx08: F damage-5 / FF any+1 / FFF any+2
gx09: F damage+2 / FW any+1 / FMW gold+4
gx10: F gold+1 / FW damage-3 / FMW gold+3
gx11: F gold+2 / FW soc+1 / PF damage-5
gx12: P gold+1 / FM damage-3 / FMW gold+3
gx14: F hand+1 / FW gold+2 / FF* damage-6 any+1
gx15: F gold+1 damage+1 / FP gold+2 / FF com+1
gx16: P gold+1 / PF gold+2 / PP* gold+2 soc+1
gx17: P gold+1 / PW damage-6 / PPH gold+3
gx19: W damage-6 / WW gold+2 / WWP exp+2
mx01: H gold+1 / HH lore+1 / HHW lore+2
mx02: W gold+1 / PW lore+1 / WW lore+2
mx03: W / WW lore+1 / WWW lore+2
mx04: W damage-6 / WP lore+1 / WW lore+1 soc+1
mx05: P gold+1 / PF lore+1 / PP* lore+2
mx06: H hand+2 / HP lore+1 / HH* lore+2
mx07: M gold+1 / MH lore+1 / MM lore+2
mx08: M com+1 / MF lore+1 / MM* lore+2 com+1
mx09: F gold+2 damage+2 / FF lore+1 / FFH lore+2
kx01: H gold+1 / HH gold+1 zombies-1 / HM allies+1
kx02: H gold+2 damage+1 / HP zombies-2 / HH* any+2
kx03: H com+1 / HP allies+1 / HHF gold+2 allies+1
kx04: H gold+1 / HP zombies-1 / HHW zombies-3
kx05: W gold-1 / WP gold+3 / WW allies+1
kx06: F damage-6 / FP soc+1 / FF allies+1
kx07: H gold+1 / HW allies+1 / HHM allies+1 zombies-1
kx08: P gold+3 zombies+1 / PP zombies-1 / PPH gold+2 exp+1
kx09: M hand+2 / MH allies+1 / MM* hand-1 learned+1 gone+1
"""
"""For each quest its endings: the symbols, and what changes. ``any`` is a trophy of a deck of choice."""

NEED = {"P": "plains", "H": "hills", "W": "water", "F": "forest", "M": "mountain", "*": "wild"}
LETTER = {name: letter for letter, name in NEED.items()}


def listed() -> dict[str, list[str]]:
    """The table, by quests."""
    found = {}
    for line in ENDINGS.strip().splitlines():
        code, _, endings = line.partition(": ")
        found[code] = endings.split(" / ")
    return found


def standing(t: TestJourney) -> dict[str, int]:
    """What an ending may change; trophies without the quest itself."""
    player = t.me
    trophies = {deck: len(t.names(f"trophy.0.{deck}")) for deck in ("soc", "com", "exp")}
    return {
        "gold": player.gold,
        "damage": player.damage,
        "lore": player.lore,
        "allies": player.allies,
        "hand": len(t.hand(0)),
        "zombies": t.zombies(),
        **trophies,
        "delayed": len(t.told("delayed")),
        "learned": len(t.names("learned.0")),
    }


def ended(code: str, number: int) -> str:
    """What an ending has changed, as the table says it."""
    needs = QUESTS[code].endings[number].needs
    dice = "".join(FACE[need] for need in needs).ljust(3, "P")
    zombies = {"h0.0": 4} if code.startswith("k") else {}
    t = questing(code, hero="mok", dice=dice, zombies=zombies, damage=6, gold=1, hand="w7")
    before = standing(t)
    t.go(f"attempt:{{{code}}}", f"end:{{{code}}};{number}")
    chosen = 0
    while t.prompt != "turn.act":
        chosen += t.prompt == "trophy.deck"
        t.go(t.offers()[0])
    after = standing(t)
    after["soc"] -= chosen
    if t.zone(code).startswith("trophy."):
        after[t.adventure(t.card(code)).deck] -= 1
    changed = {name: after[name] - n for name, n in before.items() if after[name] != n}
    if chosen:
        changed["any"] = chosen
    if t.zone(code).endswith(".discard"):
        changed["gone"] = 1
    said = [f"{name}{n:+d}" for name, n in changed.items()]
    return " ".join(["".join(LETTER[need] for need in needs), *said])


def test_the_table_names_every_quest_that_explores() -> None:
    assert list(listed()) == list(QUESTS)
    assert all(isinstance(what, Quest) for what in QUESTS.values())


@rule("RB-QUEST-05", "RB-QUEST-07", "RB-QUEST-13")
@pytest.mark.parametrize("code", list(QUESTS))
def test_every_ending_brings_what_its_card_says_and_the_card(code: str) -> None:
    endings = listed()[code]
    assert len(endings) == len(QUESTS[code].endings)
    for number, said in enumerate(endings):
        symbols, *changes = said.split()
        got, *changed = ended(code, number).split()
        assert (got, sorted(changed)) == (symbols, sorted(changes)), f"{code} {number + 1}"
