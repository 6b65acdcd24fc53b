"""The words of a scene: each is known to the type checker, to the client and, by one line, to whoever reads.

A word says what a thing *is* to the players, and the screens decide how that looks. So the sets are closed: a
game that needs another word adds it here with its line, and then the client does not compile before it is
drawn. That holds for the ground and for colours as well: their names are those of a few tints that look well
together in light and dark rooms; what a space or a card is called says its own ``name``.

``python -m tools.words`` writes all lines into CONTRIBUTING.md.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, get_args

from msgspec import Meta

BoardKind = Annotated[Literal["hex", "none", "square"], Meta(title="BoardKind")]
Mood = Annotated[Literal["", "night"], Meta(title="Mood")]
TrayPlace = Annotated[Literal["", "below", "left"], Meta(title="TrayPlace")]
Terrain = Annotated[
    Literal[
        "",
        "bridge",
        "city",
        "desert",
        "dirt",
        "ford",
        "forest",
        "grass",
        "heath",
        "hills",
        "lair",
        "lake",
        "landmark",
        "meadow",
        "mountain",
        "plains",
        "sand",
        "sea",
        "steppe",
        "swamp",
        "unknown",
        "wasteland",
        "water",
    ],
    Meta(title="Terrain"),
]
EdgeKind = Annotated[
    Literal[
        "arrow",
        "bridge",
        "mountain",
        "river",
        "road",
        "section",
        "tile",
        "water",
        "zone",
    ],
    Meta(title="EdgeKind"),
]
PieceShape = Annotated[
    Literal[
        "castle",
        "cube",
        "diamond",
        "disc",
        "hexagon",
        "jagged",
        "pennant",
        "rectangle",
        "shield",
        "square",
        "triangle",
    ],
    Meta(title="PieceShape"),
]
PieceState = Annotated[
    Literal["attacker", "down", "marker", "named", "ordered", "selected", "spent", "target"],
    Meta(title="PieceState"),
]
FigureState = Annotated[Literal["", "down", "hurt", "lost"], Meta(title="FigureState")]
BadgeTone = Annotated[
    Literal["", "bad", "claim", "die", "good", "many", "note", "quest", "spent"], Meta(title="BadgeTone")
]
CardState = Annotated[Literal["attached", "spent"], Meta(title="CardState")]
ZoneKind = Annotated[
    Literal["choice", "deck", "discard", "drawn", "hand", "offer", "played", "row", "sheet"],
    Meta(title="ZoneKind"),
]
PanelKind = Annotated[
    Literal["box", "camp", "facts", "fighter", "player", "scale", "sheet", "token", "turn"],
    Meta(title="PanelKind"),
]
TurnState = Annotated[Literal["", "done", "now"], Meta(title="TurnState")]
DieState = Annotated[Literal["", "hit", "spent"], Meta(title="DieState")]
OptionTone = Annotated[Literal["", "attack", "confirm", "extra", "harm", "leave"], Meta(title="OptionTone")]
WayTone = Annotated[Literal["", "attack"], Meta(title="WayTone")]
LegendShape = Annotated[
    Literal["", "disc", "figure", "figures", "flag", "hexagon", "jagged", "line"], Meta(title="LegendShape")
]
Colour = Annotated[
    Literal[
        "",
        "black",
        "blue",
        "brown",
        "copper",
        "green",
        "grey",
        "orange",
        "purple",
        "red",
        "steel",
        "teal",
        "white",
        "yellow",
    ],
    Meta(title="Colour"),
]


Parting = Annotated[Literal["bend", "fess", "pale", "plain", "quarterly"], Meta(title="Parting")]
EntryKind = Annotated[Literal["", "draw", "roll"], Meta(title="EntryKind")]
EventTag = Annotated[
    Literal[
        "attack",
        "begins",
        "cause",
        "declines",
        "draw",
        "fight",
        "gain",
        "hits",
        "loss",
        "moves",
        "news",
        "retreat",
        "turn",
    ],
    Meta(title="EventTag"),
]


class Vocabulary(NamedTuple):
    """Words of one sort: what they are said of, and how each is drawn."""

    name: str
    about: str
    lines: dict[str, str]


def _said(type_: Any, about: str, lines: dict[str, str]) -> Vocabulary:
    words, meta = get_args(type_)
    name = str(meta.title)
    missing = set(get_args(words)) ^ set(lines)
    if missing:
        raise ValueError(f"{name}: {', '.join(sorted(missing))} needs both a place in the type and a line")
    return Vocabulary(name, about, lines)


VOCABULARIES = (
    _said(
        BoardKind,
        "`Scene.board`, the spaces of the board",
        {
            "hex": "hexagons; they stand on a point or lie on a side, as the centres of the cells say",
            "none": "no board: only zones and panels",
            "square": "squares",
        },
    ),
    _said(
        Mood,
        "`Scene.mood`, the light over the board",
        {"": "day", "night": "the whole board is darker and bluish"},
    ),
    _said(
        TrayPlace,
        "`Scene.tray`, where what is mine lies on a large screen",
        {
            "": "below a board that is wide at set-up, left of a square or tall one; a match keeps its place",
            "below": "below the board, whatever its shape: for boards that grow, and for many cards in hand",
            "left": "left of the board, whatever its shape",
        },
    ),
    _said(
        Terrain,
        "`Cell.terrain`, the tint of the ground",
        {
            "": "open country, sand-coloured",
            "bridge": "grey-brown planks",
            "city": "warm reddish stone",
            "desert": "yellow sand",
            "dirt": "light brown",
            "ford": "pale water",
            "forest": "moss green",
            "grass": "fresh green",
            "heath": "pale straw",
            "hills": "ochre",
            "lair": "dull grey-brown",
            "lake": "blue, like water",
            "landmark": "rose-brown",
            "meadow": "light yellow-green",
            "mountain": "grey rock",
            "plains": "yellow-green",
            "sand": "yellow, like the desert",
            "sea": "deep blue",
            "steppe": "tan",
            "swamp": "olive",
            "unknown": "dark, with a dashed rim: a tile that is still to be laid",
            "wasteland": "brown-grey",
            "water": "blue",
        },
    ),
    _said(
        EdgeKind,
        "`Edge.kind`: a line between two `cells`, through the middles of its `cells`, or along `points`",
        {
            "arrow": "a dark arrow from the first to the last: who guards what",
            "bridge": "planks across the border of two cells",
            "mountain": "a row of dark peaks along the border of two cells",
            "river": "a broad blue line along the border of two cells",
            "road": "a broad pale line through the middles",
            "section": "a red dashed line that parts the board",
            "tile": "a strong dark outline",
            "water": "a broader blue line than a river: it cannot be crossed on foot",
            "zone": "a blue dashed outline: what somebody controls",
        },
    ),
    _said(
        PieceShape,
        "`Piece.shape`; all but `disc` are painted in the colour of their side, or of nobody's chief",
        {
            "castle": "a square with battlements",
            "cube": "a cube seen from a corner: a marker of control",
            "diamond": "a square on its corner",
            "disc": "a round token; its chief's colour is its rim, its figures stand on a plate",
            "hexagon": "a hexagon on its point",
            "jagged": "a star of many points",
            "pennant": "a banner with two tails; its chief's colour is a band with strokes",
            "rectangle": "a flat rectangle",
            "shield": "a shield; its chief's colour is a band with strokes",
            "square": "a square",
            "triangle": "a triangle on its base",
        },
    ),
    _said(
        PieceState,
        "`Piece.state`, any number of them",
        {
            "attacker": "a dark ring: whose attack is worked out",
            "down": "lies on its side",
            "marker": "lies small in a corner of its space, beside others of the kind",
            "named": "its name is written below it",
            "ordered": "a white tip points at it: it may act in this turn",
            "selected": "its space is framed: the question is about it",
            "spent": "pale, with a tick: it has done all that it can in this turn; the white tip is gone",
            "target": "a dark ring of dashes: who is attacked, or with whom one fights",
        },
    ),
    _said(
        FigureState,
        "`Figure.state`",
        {"": "upright", "down": "lies on its side", "hurt": "with a drop of blood", "lost": "pale and grey"},
    ),
    _said(
        BadgeTone,
        "`Badge.tone`, what a badge tells",
        {
            "": "a plain fact",
            "bad": "dark red: what harms, what is too dear; an option with it has a dashed rim",
            "claim": "a blue flag in the corner of a cell: what it is worth to who controls it",
            "die": "a white box: the number of a die, which an option spends; on a space those of all its"
            " options stand side by side",
            "good": "dark green: what helps; on a card it is understood and not written",
            "many": "a light box below a token: how many there are, beside the dark one for how strong",
            "note": "written at the foot of a card",
            "quest": "a green disc in the corner of a cell: something can still be done there",
            "spent": "a grey disc in the corner of a cell: it was done",
        },
    ),
    _said(
        CardState,
        "`Card.state`, any number of them",
        {
            "attached": "set in below the card before it",
            "spent": "grey: used up until it is refreshed",
        },
    ),
    _said(
        ZoneKind,
        "`Zone.kind`",
        {
            "choice": "laid out only to choose from, below the question",
            "deck": "a pile, with its count",
            "discard": "a pile, with its count, that can be looked through if its cards are known",
            "drawn": "lies beside a battle: what was drawn in it, open or still face down",
            "hand": "mine fans out below the board; those of others are counted beside their names",
            "offer": "stands on the right, next to the question while something in it can be had",
            "played": "lies open below the board: what was played in this turn",
            "row": "what somebody has before them: mine as strips or tokens, others' beside their names",
            "sheet": "somebody's own board: the first card is whose it is, badges are values, cards with"
            " `figures` are drawn as these, `free` places follow",
        },
    ),
    _said(
        PanelKind,
        "`Panel.kind`",
        {
            "box": "stands on the right with all its lines: what goes on now",
            "camp": "heads a `camp` of a battle: who it is, its first number in large, what that is made of,"
            " and what it fights for",
            "facts": "stands on the right; if its lines are many, they are folded to signs and numbers",
            "fighter": "part of a battle, which takes the place of the board: by `camp` in two armies,"
            " mine below, by `order` on a track between them; those whose figures can be pointed at stand in"
            " ranks by `order`, mine on the left",
            "player": "stands on the left, headed by who it is; its colour, if it has one, is the seat's",
            "scale": "stands on the left: a table of signs and numbers",
            "sheet": "something that one faces, over the board: a portrait, figures, sentences, explained"
            " signs, bars",
            "token": "a round token of a battle, in the pool of its `camp`, or with those that are done: its"
            " figure is the other side, signs and a number stand at its rim; of the same `order` one lies on"
            " the other",
            "turn": "its title is told in the head, its lines are the running totals below the question",
        },
    ),
    _said(
        TurnState,
        "`Phase.state`, and `Panel.state` of a fighter",
        {"": "still to come", "done": "pale, with a tick", "now": "raised"},
    ),
    _said(
        DieState,
        "`Die.state`",
        {"": "as it fell", "hit": "framed, with a tick", "spent": "pale: it does not count, or is taken"},
    ),
    _said(
        OptionTone,
        "`OptionView.tone`",
        {
            "": "one among equals: gold on what it is about, a vellum button",
            "attack": "one among equals: red on what is not mine, a vellum button",
            "confirm": "ends what was put together, or leaves nothing unused: the one blue button, the last",
            "extra": "one among equals that can wait: `leave` leaves nothing unused because of it",
            "harm": "harms who chooses it: red letters",
            "leave": "leaves something unused: a dashed button, with what is lost in small",
        },
    ),
    _said(
        WayTone,
        "`Way.tone`",
        {"": "a gold outline with what it costs", "attack": "a red outline: there is a fight at its end"},
    ),
    _said(
        LegendShape,
        "`Key.shape`, the sign that is explained",
        {
            "": "the icon of the key",
            "disc": "a round token in its colour",
            "figure": "the dark box below a token",
            "figures": "the light box below a token",
            "flag": "the flag in the corner of a cell, of the key's tone",
            "hexagon": "a token with six corners in its colour",
            "jagged": "a token of many points in its colour",
            "line": "the outline of a zone",
        },
    ),
    _said(
        Parting,
        "`Arms.parted`, how the shield of a game is parted",
        {
            "bend": "from corner to corner",
            "fess": "into an upper and a lower half",
            "pale": "into halves side by side",
            "plain": "not at all",
            "quarterly": "into quarters",
        },
    ),
    _said(
        EntryKind,
        "`Scene.entry`, what is entered at a real table",
        {"": "nothing", "draw": "a list of cards that can be searched", "roll": "large faces of the die"},
    ),
    _said(
        EventTag,
        "`Line.tags`, what an event of the log is to its reader (`Game.tags`)",
        {
            "attack": "a red arrow from the first to the last space that it names; when another came after it"
            " in the turn, thin dashes",
            "begins": "a fight begins: rolls before it are past",
            "cause": "what a roll of the same thing, a few lines later, is for: it heads the roll",
            "declines": "somebody's request was declined: who asked is told at once",
            "draw": "listed under 'dice and cards' as drawn or shuffled",
            "fight": "tells what came of a roll in a battle: written below the dice",
            "gain": "ends the line before it in a recap, in its short form",
            "hits": "its `n` are hits of the roll before it, counted in the tally of the dice",
            "loss": "the same; whoever it names, or whose piece, is told of it first and in red",
            "moves": "a dotted trail through the spaces that it names; a recap tells the last of the same",
            "news": "told in a recap, in its short form if it has one",
            "retreat": "a brown arrow from the first to the last space that it names, a ghost at the first",
            "turn": "parts the recap: what happened before it was another turn, and is news",
        },
    ),
    _said(
        Colour,
        "colours of chiefs, cards, dice, portraits and signs, each mixed for where it is used",
        {
            "": "the ink or the wood of where it stands",
            "black": "soot",
            "blue": "royal blue",
            "brown": "leather",
            "copper": "violet, for the second sort of common cards",
            "green": "leaf green",
            "grey": "stone",
            "orange": "amber",
            "purple": "purple",
            "red": "brick red",
            "steel": "dark bronze, for the first sort of common cards",
            "teal": "sea green",
            "white": "bone",
            "yellow": "gold",
        },
    ),
)
"""All words with how they are drawn."""
