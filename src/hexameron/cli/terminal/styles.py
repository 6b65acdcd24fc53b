"""Colours and signs. No sign depends on its colour, so everything can be read without colours, too."""

from __future__ import annotations

from hexameron.kernel.words import Colour, EdgeKind, PieceState, Terrain

INK = "#2e2618"
"""What is written on the board."""

FAINT = "#7d6d4c"
PARCHMENT = "#d8c89a"
LINES = "#8f7d57"
BORDER = f"{LINES} on {PARCHMENT}"

MAY = f"bold {INK} on #f2b632"
"""Gold means 'you may'; nothing else is gold."""

MAY_HIT = "bold #ffffff on #c8322b"
"""Red with a number: an enemy that may be hit."""

PROMPT = "bold #f2b632"
QUIET = "dim"
TITLE = "bold"

SIDES = ("#1d4f91", "#a3271f", "#3c6e2f", "#6b3a86", "#8a5a12", "#1f6f73")
SIDES_BRIGHT = ("bright_blue", "bright_red", "bright_green", "bright_magenta", "bright_yellow", "bright_cyan")
SIDE_SIGNS = "▲▼◆■●★"

CHIEFS: dict[Colour, str] = {
    "green": "bold #ffffff on #3f7d33",
    "blue": "bold #ffffff on #2a5fa8",
    "red": "bold #ffffff on #b3322a",
    "purple": "bold #ffffff on #6b3a86",
    "grey": "bold #ffffff on #5d5d5d",
}
PLAIN_CHIEF = "bold #ffffff on #4a3f2c"

GROUNDS: dict[Terrain, tuple[str, str]] = {
    "": (PARCHMENT, ""),
    "bridge": ("#c9b48b", "="),
    "city": ("#cbb58f", "⌂"),
    "desert": ("#e3cf8f", ":"),
    "dirt": ("#cbb08a", ""),
    "ford": ("#b6cbd0", "~"),
    "forest": ("#9db37c", "♣"),
    "grass": ("#c3cd92", ""),
    "heath": (PARCHMENT, ""),
    "hills": ("#c3a163", "∩"),
    "lair": ("#b9a2a2", "Ω"),
    "lake": ("#8db4d0", "≈"),
    "landmark": ("#c9a9c4", "◊"),
    "meadow": (PARCHMENT, ""),
    "mountain": ("#a89a8a", "^"),
    "plains": (PARCHMENT, ""),
    "sand": ("#e3cf8f", ""),
    "sea": ("#7fa5c4", "≋"),
    "steppe": (PARCHMENT, ""),
    "swamp": ("#a5ab83", '"'),
    "unknown": ("#9c9280", "?"),
    "wasteland": ("#c2a58b", "%"),
    "water": ("#8db4d0", "≈"),
}
"""The tint of each ground, and its sign; open ground has none."""

ICON_SIGNS = {
    "pentacle": "☆",
    "water-fountain": "◊",
    "hooded-figure": "§",
    "camping-tent": "∆",
    "castle": "⌂",
    "cave-entrance": "Ω",
    "defensive-wall": "#",
    "flag-objective": "⚑",
    "fire-silhouette": "▒",
}
"""Signs of what is known by its icon: landmarks, and marks that lie on a space."""

STATES: dict[PieceState, str] = {
    "target": "✕",
    "attacker": "!",
    "selected": "◄",
    "spent": "†",
    "down": "_",
    "ordered": "*",
}
"""Signs of what a piece is doing, the most telling first."""

EDGES: dict[EdgeKind, str] = {
    "river": f"bold #2f6ea3 on {PARCHMENT}",
    "section": f"bold #a3271f on {PARCHMENT}",
}
PLAIN_EDGE = f"bold #6b4d2e on {PARCHMENT}"


def side_sign(seat: int | None) -> str:
    """The sign of a seat's pieces, told apart by shape."""
    return "·" if seat is None else SIDE_SIGNS[seat % len(SIDE_SIGNS)]


def side_style(seat: int | None) -> str:
    """A piece's figures on its side's colour."""
    return f"bold #ffffff on {INK if seat is None else SIDES[seat % len(SIDES)]}"


def name_style(seat: int | None) -> str:
    """The colour of a seat's name beside the board, where the terminal's own background is."""
    return "bold" if seat is None else f"bold {SIDES_BRIGHT[seat % len(SIDES_BRIGHT)]}"


def tint(terrain: Terrain) -> str:
    return GROUNDS[terrain][0]


def sign(terrain: Terrain, icon: str = "") -> str:
    """The sign of a space: of what stands there, or else of its ground."""
    return ICON_SIGNS.get(icon) or GROUNDS[terrain][1]


def mark_sign(icon: str) -> str:
    """The sign of a mark on a space."""
    return ICON_SIGNS.get(icon, icon[:1])


def state_sign(states: tuple[PieceState, ...]) -> str:
    """The sign of the most telling state of a piece; most states have none."""
    return next((sign for state, sign in STATES.items() if state in states), "")
