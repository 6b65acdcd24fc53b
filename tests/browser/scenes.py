"""Scenes made by hand, of each kind that games to come need."""

from __future__ import annotations

import msgspec

from hexameron.kernel.scene import (
    Badge,
    Card,
    Cell,
    Die,
    Edge,
    Face,
    Figure,
    Key,
    OptionView,
    Panel,
    Phase,
    Piece,
    RefusedView,
    Row,
    Scene,
    Track,
    Way,
    Zone,
)
from hexameron.kernel.text import Text, text
from hexameron.kernel.words import PieceShape, Terrain

GAME = "handmade"
ROW_HEIGHT = 0.866


def say(words: str) -> Text:
    """Any words, as they are."""
    return text("t", words=words)


FACES = (
    Face(0, say("Marsz"), say("Ruch 2 albo 4."), say("Podstawowa"), "flying-flag", "green"),
    Face(1, say("Szał"), say("Atak 2 albo blok 2."), say("Podstawowa"), "crossed-swords", "red", 2),
    Face(2, say("Zielarze"), say("Leczenie 2."), say("Jednostka"), "meeple", "teal", 3),
    Face(3, say("Katapulty"), say("Oblężenie 3."), say("Jednostka"), "castle", "grey", 9),
)


def players(*names: str) -> tuple[Panel, ...]:
    rows = (Row(say("Surowce"), number=4, icon="cog"), Row(say("Złoto"), number=6, icon="trophy"))
    return tuple(
        Panel(f"p{seat}", say(name), "player", seat, seat == 0, rows) for seat, name in enumerate(names)
    )


# ---------------------------------------------------------------------- squares


def squares() -> Scene:
    """Twelve tiles of 4 x 4 squares, guards, a hero's zone and way, everybody's power on one track."""
    terrain: tuple[Terrain, ...] = ("grass", "sand", "dirt", "steppe")
    cells = tuple(
        Cell(
            f"h{row}.{column}",
            column - 1,
            row - 1,
            terrain="water"
            if (row, column) in ((7, 6), (7, 5))
            else terrain[((row - 1) // 4 + (column - 1) // 4) % 4],
            icon="castle" if (row, column) in ((2, 14), (10, 2)) else "",
            name=say("Kopalnia żelaza") if (row, column) == (7, 9) else None,
            marks=("cog",) if (row + column) % 7 == 0 else (),
            owner=1 if (row, column) == (2, 14) else 0 if (row, column) == (10, 2) else None,
        )
        for row in range(1, 13)
        for column in range(1, 17)
    )
    tiles = tuple(
        Edge(f"e{x}.{y}", "tile", points=((x, y), (x + 4, y), (x + 4, y + 4), (x, y + 4), (x, y)))
        for x in (-0.5, 3.5, 7.5, 11.5)
        for y in (-0.5, 3.5, 7.5)
    )
    ways = (
        Edge("e-way", "road", ("h8.7", "h7.7", "h7.8", "h7.9")),
        Edge("e-guard", "arrow", ("h8.9", "h7.9")),
        Edge(
            "e-zone",
            "zone",
            points=((4.5, 7.5), (4.5, 6.5), (8.5, 6.5), (8.5, 8.5), (4.5, 8.5), (4.5, 7.5)),
        ),
        Edge("e-road", "road", ("h12.1", "h12.2", "h11.2", "h10.2")),
    )
    strong = (Badge("crossed-swords", say("Siła 4"), 4), Badge("", say("elitarne"), None, "good"))
    pieces = (
        Piece("u1", "h8.7", "griffin-symbol", say("Anton"), 0, state=("selected", "named")),
        Piece("u2", "h5.8", "castle", say("Hayato"), 1, state=("named",)),
        Piece("u3", "h8.9", "dragon-head", say("Dręczyciele"), None, "", "hexagon", 7, 0, strong),
        Piece("u4", "h4.11", "dragon-head", say("Legendarne"), None, "", "jagged", 6),
        Piece("u5", "h3.1", "visored-helm", say("Pospolite"), None, "", "disc", 5),
        Piece("t6", "h9.6", "cog", say("Kostka kontroli"), 2, "", "cube"),
        Piece("t7", "h9.6", "flying-flag", say("Chorągiew"), 2, "", "pennant"),
    )
    near = ("h6.5", "h6.6", "h7.7", "h7.8", "h8.5", "h8.6", "h9.5", "h9.7", "h9.8", "h10.5")
    moves = tuple(OptionView(f"go:{id_}", say(f"Idź na {id_}"), (id_,)) for id_ in near)
    fight = OptionView(
        "fight:u3", say("Walcz z Dręczycielami"), ("u3",), "attack", Badge("", say("koszt 3"), 3)
    )
    end = OptionView("done", say("Zakończ i aktywuj: Slava"), tone="leave")
    return Scene(
        game=GAME,
        board="square",
        title=say("Might & Magic Heroes"),
        cells=cells,
        edges=(*tiles, *ways),
        pieces=pieces,
        zones=(
            Zone("actions", say("Karty akcji"), "hand", (Card("t20", 0), Card("t21", 1), Card("t22")), 3, 0),
        ),
        panels=players("Przystań", "Świątynia", "Nekropolia"),
        tracks=tuple(
            Track(f"power.{seat}", say("Tor Potęgi"), value, 14, "trophy", seat)
            for seat, value in enumerate((6, 7, 5))
        ),
        phases=(Phase(say("Ruch"), "now"), Phase(say("Bitwa")), Phase(say("Koniec"))),
        prompt=say("Ruch: Anton"),
        help=say("Wybierz złote pole. Czerwone oznacza bitwę."),
        options=(*moves, fight, end),
        refused=(
            RefusedView(say("Tartak"), say("Leży w strefie kontroli Hayato."), "HE-CTRL-05", ("h5.6",)),
        ),
        waiting=(0,),
    )


# ---------------------------------------------------------------------- a map that grows

FLOWER = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def _flower(q: int, r: int, terrain: Terrain, prefix: str) -> tuple[Cell, ...]:
    """A tile of seven hexes around its middle."""
    found = []
    for place, (dq, dr) in enumerate(FLOWER):
        x, y = q + dq + (r + dr) / 2, (r + dr) * ROW_HEIGHT
        icon = "castle" if place == 0 and terrain != "unknown" else ""
        found.append(Cell(f"h{prefix}.{place}", x, y, terrain, icon))
    return tuple(found)


def growing(tiles: int = 3) -> Scene:
    """A map of tiles laid during play, others still to be laid, mana dice, an offer, tracks, a picture."""
    places: tuple[tuple[int, int, Terrain], ...] = (
        (0, 0, "plains"),
        (2, -3, "forest"),
        (3, -1, "desert"),
        (5, -4, "hills"),
    )
    cells = [cell for n, (q, r, kind) in enumerate(places[:tiles]) for cell in _flower(q, r, kind, str(n))]
    dark = [*_flower(-1, -2, "unknown", "u0"), *_flower(4, 2, "unknown", "u1")]
    costs = {"h0.1": 2, "h0.5": 3, "h0.4": 5}
    moves = tuple(
        OptionView(f"go:{id_}", say("Idź"), (id_,), "", Badge("", say(f"koszt {cost}"), cost))
        for id_, cost in costs.items()
    )
    explore = tuple(
        OptionView(
            f"open:{n}",
            say("Odkryj"),
            tuple(f"hu{n}.{place}" for place in range(7)),
            "",
            Badge("", say("Odkryj · 2")),
        )
        for n in (0, 1)
    )
    offer = Zone("offer", say("Pula Jednostek"), "offer", (Card("t30", 2), Card("t31", 3)), 2)
    hand = Zone(
        "hand",
        say("Ręka"),
        "hand",
        (Card("t10", 0, (Badge("", say("bokiem: +1"), 1),)), Card("t11", 1)),
        2,
        0,
    )
    return Scene(
        game=GAME,
        board="hex",
        title=say("Mage Knight"),
        cells=(*cells, *dark),
        pieces=(
            Piece("u1", "h0.0", "visored-helm", say("Arythea"), 1, state=("selected",)),
            Piece(
                "u2",
                "h1.3",
                "dragon-head",
                say("Maruderzy"),
                None,
                "",
                "disc",
                badges=(Badge("crossed-swords", say("Atak 4"), 4),),
            ),
            Piece("u3", "h2.0", "castle", say("Garnizon"), None, "", "square", state=("down",)),
        ),
        zones=(hand, offer, Zone("deck", say("Talia Czynów"), "deck", count=9)),
        panels=players("Tovak", "Arythea"),
        tracks=(
            Track("fame.0", say("Sława"), 38, 120, "trophy", 0),
            Track("fame.1", say("Sława"), 41, 120, "trophy", 1),
            Track("round", say("Runda"), 4, 6, "moon"),
        ),
        dice=(
            Die("sun", say("zielona"), "green"),
            Die("sun", say("niebieska"), "blue"),
            Die("sun", say("złota"), "orange", "spent"),
        ),
        phases=(Phase(say("Ruch"), "now"), Phase(say("Akcja"))),
        prompt=say("Masz Ruch 4. Dokąd?"),
        options=(
            *moves,
            *explore,
            OptionView("fight:u2", say("Wyzwij Maruderów"), ("u2",), "attack"),
            OptionView("take:t30", say("Zwerbuj Zielarzy"), ("t30",)),
            OptionView("draw", say("Dobierz kartę"), ("deck",)),
            OptionView("done", say("Zakończ Ruch"), tone="leave"),
        ),
        waiting=(0,),
    )


# ---------------------------------------------------------------------- sheets


def facing() -> Scene:
    """Enemies whose sheets lie over a map at night, points gathered against them, units of two players."""
    wolves = Panel(
        "f0",
        say("Wilczy jeźdźcy"),
        "sheet",
        rows=(
            Row(say("Atak"), number=3, icon="crossed-swords"),
            Row(say("Szybkość: blok musi być dwa razy większy."), icon="sun"),
            Row(say("Bez bloku"), say("1 rana")),
        ),
        tracks=(Track("f0.block", say("Blok"), 6, 6, "shield", label=say("6 z 6, wystarczy")),),
        icon="wolf-head",
        colour="green",
    )
    mages = Panel(
        "f1",
        say("Magowie ognia"),
        "sheet",
        rows=(
            Row(say("Atak ogniem"), number=6, icon="flame", colour="red"),
            Row(say("Groźni z daleka i z bliska.")),
            Row(say("Umiejętność: raz na turę"), icon="sun", face=1),
        ),
        tracks=(Track("f1.block", say("Blok"), 5, 6, "shield"),),
        icon="wizard-face",
        colour="purple",
    )
    units = Zone(
        "units.0",
        say("Jednostki"),
        "row",
        (Card("t20", 0, (Badge("shield", say("Pancerz 3"), 3), Badge("", say("wyczerpana"))), ("spent",)),),
        1,
        0,
    )
    others = Zone("units.1", say("Jednostki"), "row", (Card("t21", 1),), 1, 1)
    held = tuple(
        Card(f"t{n}", n % 3, tag=None if n else Badge("shield", say("+2: razem 7"))) for n in range(9)
    )
    hand = Zone("hand", say("Ręka"), "hand", held, 9, 0)
    choice = Zone("choice", say("Do wyboru"), "choice", (Card("t30", 2),), 1)
    return msgspec.structs.replace(
        growing(),
        zones=(hand, units, others, choice),
        panels=(
            *players("Tovak", "Arythea"),
            Panel(
                "turn",
                say("Runda 4"),
                "turn",
                rows=(
                    Row(say("Blok"), number=5, icon="shield"),
                    Row(say("Blok lodem"), number=3, icon="shield", colour="blue"),
                ),
            ),
            Panel("day", say("Noc"), "scale", rows=(Row(say("Las"), number=5, icon="forest"),), icon="moon"),
            wolves,
            mages,
        ),
        dice_name=say("Źródło"),
        prompt=say("Zablokuj ataki."),
        options=(
            OptionView("parry:f0", say("Zablokuj: Wilczy jeźdźcy"), ("f0",), here=say("Zablokuj atak 3")),
            OptionView("play:t0", say("Szał: Blok 2"), ("t0",), here=say("Blok 2")),
            OptionView("take:t30", say("Weź kartę"), ("t30",)),
            OptionView("next", say("Następna faza"), tone="leave"),
        ),
        mood="night",
    )


# ---------------------------------------------------------------------- ways and sheets


def ahead(at: str = "h8.7") -> Scene:
    """A hero with a sheet of his own, and spaces that he reaches in several steps."""
    way = Way(
        ("h8.7", "h9.7", "h10.7")[("h8.7", "h9.7").index(at) + 1 :],
        ("go:h9.7", "go:h10.7")[("h8.7", "h9.7").index(at) :],
        2 - ("h8.7", "h9.7").index(at),
        say("Idź na G10"),
        note=say("Tam czeka skarb."),
    )
    flags = {
        "h2.2": Badge("", say("Kontrola: 2"), 2, "claim"),
        "h2.3": Badge("sun", say("Do zbadania"), tone="quest"),
        "h2.4": Badge("sun", say("Zbadane"), tone="spent"),
    }
    plain = squares()
    cells = tuple(
        msgspec.structs.replace(cell, badge=flags[cell.id]) if cell.id in flags else cell
        for cell in plain.cells
    )
    pieces = tuple(
        msgspec.structs.replace(piece, cell=at) if piece.id == "u1" else piece for piece in plain.pieces
    )
    archers = (Figure(say("elitarna"), "bowman", high=True), Figure(say("podstawowa"), "bowman"))
    sheet = Zone(
        "hero",
        say("Anton"),
        "sheet",
        (
            Card("card.u1", 0),
            Card("t40", 2, (Badge("meeple", say("2 sztuki"), 2),), figures=archers),
            Card("t41", 1),
        ),
        3,
        0,
        "castle",
        (Badge("crossed-swords", say("Siła 6"), 6), Badge("meeple", say("Dowodzenie 5"), 5)),
        3,
        say("w drodze"),
    )
    beside = {"h8.7": "h9.7", "h9.7": "h10.7"}[at]
    return msgspec.structs.replace(
        plain,
        cells=cells,
        pieces=(*pieces, Piece("c1", "h2.2", "cubes", say("Znacznik"), 0, shape="cube", state=("marker",))),
        zones=(sheet, *plain.zones),
        options=(
            OptionView(f"go:{beside}", say("Idź"), (beside,), badge=Badge("footsteps", say("1 krok"), 1)),
            OptionView("turn:t40", say("Zwolnij"), ("t40",), here=say("Zwolnij łucznika")),
            OptionView("done", say("Zakończ"), tone="leave"),
        ),
        ways=(way,) if len(way.keys) > 1 else (),
        legend=(
            Key(say("pospolite"), colour="yellow", shape="disc"),
            Key(say("do przejęcia"), shape="flag", tone="claim"),
            Key(say("strefa"), shape="line"),
        ),
    )


# ---------------------------------------------------------------------- areas


def areas() -> Scene:
    """Wide hexes held by several armies, borders of water and mountains."""
    cells = tuple(
        Cell(
            f"h{row}.{column}",
            column * ROW_HEIGHT,
            row + column % 2 / 2,
            "plains" if column % 2 else "forest",
            name=say(f"{column}{'ABCDE'[row]}"),
            owner=(row + column) % 4,
        )
        for row in range(1, 5)
        for column in range(1, 8)
    )
    shapes: tuple[PieceShape, ...] = ("triangle", "rectangle", "disc", "hexagon")
    armies = tuple(
        Piece(
            f"u{row}{column}{kind}",
            f"h{row}.{column}",
            "visored-helm",
            say("Piechurzy"),
            (row + column) % 4,
            "",
            shapes[kind],
            row + kind,
            state=("down",) if kind == 2 else (),
        )
        for row in (1, 3)
        for column in (1, 3, 5)
        for kind in range(column // 2 + 1)
    )
    borders = (
        Edge("e1", "river", ("h2.2", "h2.3")),
        Edge("e2", "water", ("h2.3", "h3.3")),
        Edge("e3", "mountain", ("h2.4", "h3.4")),
        Edge("e5", "bridge", ("h3.5", "h3.6")),
    )
    return Scene(
        game=GAME,
        board="hex",
        title=say("Runewars"),
        cells=cells,
        edges=borders,
        pieces=(*armies, Piece("fort", "h2.4", "castle", say("Twierdza"), 2, shape="castle")),
        zones=(Zone("orders", say("Rozkazy"), "hand", tuple(Card(f"t{n}", n % 4) for n in range(8)), 8, 0),),
        panels=(
            *players("Ludzie", "Elfy", "Nieumarli", "Uthuk"),
            Panel(
                "season",
                say("Jesień"),
                rows=(Row(say("Licytacja wpływu"), say("kto da najwięcej")),),
            ),
        ),
        prompt=say("Wybierz rozkaz"),
        options=tuple(OptionView(f"play:t{n}", say(f"Rozkaz {n + 1}"), (f"t{n}",)) for n in (0, 2, 4)),
        waiting=(0,),
    )


# ---------------------------------------------------------------------- dice, tokens and tracks


def turning() -> Scene:
    """Dice and two-sided tokens to be chosen, markers on one space, a track with what its steps give."""
    gains = (
        Badge("trophy", say("Żywność"), 2),
        Badge(),
        Badge("cog", say("Drewno"), 1),
        Badge("", say("Ruda"), 3),
    )
    pool = (Card("t50", 0, back=1), Card("t51", 1, back=0))
    markers = tuple(
        Piece(f"m{n}", "h2.2", "cubes", say("Znacznik"), n, shape="cube", state=("marker",)) for n in range(3)
    )
    return msgspec.structs.replace(
        squares(),
        pieces=(*squares().pieces, *markers),
        zones=(Zone("pool", say("Pula"), "row", pool, 2, 0),),
        tracks=(Track("dial", say("Żniwa"), 3, 4, "trophy", 0, steps=gains),),
        dice=(Die("sun", say("zielona"), "green", id="d1"), Die("moon", say("czarna"), "black", id="d2")),
        dice_name=say("Kości"),
        prompt=say("Którą kość przerzucisz?"),
        options=(
            OptionView("reroll:d2", say("Przerzuć czarną"), ("d2",)),
            OptionView("turn:t51", say("Odwróć"), ("t51",), here=say("Odwróć żeton")),
            OptionView("done", say("Zostaw"), tone="leave"),
        ),
        refused=(),
    )
