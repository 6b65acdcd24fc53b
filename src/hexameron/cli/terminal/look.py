"""The look: colours and signs. No sign depends on its colour, so everything reads without colours too."""

from __future__ import annotations

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

CHIEFS = {
    "green": "bold #ffffff on #3f7d33",
    "blue": "bold #ffffff on #2a5fa8",
    "red": "bold #ffffff on #b3322a",
    "purple": "bold #ffffff on #6b3a86",
    "grey": "bold #ffffff on #5d5d5d",
}
PLAIN_CHIEF = "bold #ffffff on #4a3f2c"

TINTS = {
    "wood": "#9db37c",
    "forest": "#9db37c",
    "hill": "#c3a163",
    "hills": "#c3a163",
    "mountain": "#a89a8a",
    "water": "#8db4d0",
    "lake": "#8db4d0",
    "river": "#8db4d0",
    "ford": "#b6cbd0",
    "bridge": "#c9b48b",
    "sea": "#7fa5c4",
    "swamp": "#a5ab83",
    "desert": "#e3cf8f",
    "wasteland": "#c2a58b",
    "ramparts": "#c4b8a4",
    "stronghold": "#c4b8a4",
    "town": "#cbb58f",
    "village": "#cbb58f",
    "lair": "#b9a2a2",
    "landmark": "#c9a9c4",
    "unknown": "#9c9280",
}

SIGNS = {
    "wood": "♣",
    "forest": "♣",
    "hill": "∩",
    "hills": "∩",
    "mountain": "^",
    "water": "≈",
    "lake": "≈",
    "river": "≈",
    "ford": "~",
    "bridge": "=",
    "sea": "≋",
    "unknown": "?",
    "wasteland": "%",
    "swamp": '"',
    "desert": ":",
    "ramparts": "#",
    "stronghold": "⌂",
    "town": "⌂",
    "village": "⌂",
    "lair": "Ω",
}
PLAIN_TERRAIN = ("", "plain", "plains", "countryside", "open", "grass", "sand", "dirt")

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

STATES = {"target": "✕", "attacker": "!", "selected": "◄", "fought": "†", "ordered": "*"}
"""Signs of what a piece is doing, the most telling first."""

EDGES = {
    "river": f"bold #2f6ea3 on {PARCHMENT}",
    "wall": f"bold #3a3a3a on {PARCHMENT}",
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


def tint(terrain: str) -> str:
    return TINTS.get(terrain, PARCHMENT)


def sign(terrain: str, icon: str = "") -> str:
    """One letter or sign for a space; open ground has none."""
    if icon in ICON_SIGNS:
        return ICON_SIGNS[icon]
    if terrain in PLAIN_TERRAIN:
        return ""
    return SIGNS.get(terrain, terrain[:1])


def mark_sign(icon: str) -> str:
    """The sign of a mark on a space."""
    return ICON_SIGNS.get(icon, icon[:1])


def state_sign(states: tuple[str, ...]) -> str:
    """The sign of the most telling state of a piece; most states have none."""
    return next((sign for state, sign in STATES.items() if state in states), "")
