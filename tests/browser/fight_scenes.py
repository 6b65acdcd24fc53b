"""Fights made by hand, of each kind that games to come need."""

from __future__ import annotations

import msgspec

from hexameron.kernel.scene import Badge, Die, Figure, OptionView, Panel, Roll, Row, Scene, Track
from tests.browser.scenes import players, say, squares


def fight() -> Scene:
    """A battle: two armies on a track of initiative, a roll with a die apart, wounds to be taken."""
    wolves = Panel(
        "s1",
        say("Wilki"),
        "fighter",
        rows=(
            Row(say("Inicjatywa"), number=2, icon="sun"),
            Row(say("Siła"), number=3, icon="crossed-swords"),
            Row(say("Szał: zawsze 5 kości."), icon="flame"),
            Row(say("Kolejka"), say("teraz")),
        ),
        tracks=(Track("s1.n", say("Liczebność"), 4, 6),),
        icon="wolf-head",
        colour="yellow",
        camp=1,
        order=2,
        state="now",
    )
    archers = Panel(
        "s0",
        say("Łucznicy"),
        "fighter",
        0,
        rows=(
            Row(say("Inicjatywa"), number=4),
            Row(say("Siła"), number=2),
            Row(say("Kolejka"), say("czeka")),
        ),
        icon="bowman",
        colour="blue",
        figures=(
            Figure(say("elitarna"), "bowman", high=True),
            Figure(say("podstawowa"), "bowman", state="hurt"),
        ),
        order=4,
    )
    left = (Figure(say("podstawowa"), "bowman"), Figure(say("stracona"), "bowman", state="lost"))
    return msgspec.structs.replace(
        squares(),
        panels=(*players("Przystań", "Świątynia"), wolves, archers),
        dice=(
            Die("cog", say("3"), state="hit"),
            Die("cog", say("7"), state="spent", was=say("5")),
            Die("sun", say("Czaszka"), apart=True),
        ),
        roll=Roll(
            say("Atak: Wilki"), say("Siła 3"), Badge("", say("2 rany"), 2), say("Czaszka zadaje 1 ranę.")
        ),
        prompt=say("Kto przyjmie rany?"),
        help=None,
        options=(
            OptionView(
                "hurt:s0", say("Łucznicy"), ("s0",), here=say("Przyjmij"), then=say("Ginie 1."), left=left
            ),
        ),
        refused=(),
    )


def ranks() -> Scene:
    """A battle in which those of the same order stand in rows, each figure for itself."""

    def troop(id_: str, name: str, camp: int, order: int, figures: tuple[Figure, ...]) -> Panel:
        rows = (Row(say("Inicjatywa"), number=order),)
        return Panel(
            id_,
            say(name),
            "fighter",
            camp,
            rows=rows,
            figures=figures,
            camp=camp,
            order=order,
            icon="visored-helm",
        )

    down = Figure(say("Rozbity"), "visored-helm", shape="triangle", state="down", pips=1)
    whole = Figure(say("Rycerz"), "mounted-knight", shape="rectangle", pips=2, lost=1)
    troops = (
        troop("s0", "Łucznicy", 0, 1, (down, whole)),
        troop("s1", "Kusznicy", 0, 1, (whole,)),
        troop("s2", "Rycerze", 0, 3, (whole, whole)),
        troop("s4", "Giermkowie", 0, 3, (whole,)),
        troop("s3", "Bestie", 1, 1, (down,)),
    )
    return msgspec.structs.replace(
        fight(),
        panels=(*players("Ludzie", "Uthuk"), *troops),
        dice=(),
        roll=None,
        options=(),
        prompt=say("Bitwa"),
    )
