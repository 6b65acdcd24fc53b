"""What people read and see, made from a view only."""

from collections.abc import Mapping, Sequence
from functools import partial

from hexameron.kernel.api import (
    Badge, Card, Cell, Colour, Dice, Die, Drawn, Face, Option, OptionTone, OptionView, Panel, Piece, Question,
    RefusedView, Rolled, Row, Scene, Seat, Terrain, Text, Track, Zone, handle_of, number_of, player_id, text,
    thing_id,
)  # fmt: skip
from storm.state import BOARD, FACES, ROUNDS, WORTH, Beach, Go, Play, Storm

# region looks
ICONS = ("algae", "rock", "drop", "amber-mosquito", "gems", "run", "magnifying-glass", "seagull", "boots")
TERRAIN: tuple[Terrain, ...] = ("", "grass", "sand", "dirt", "ford")
TONES: dict[str, OptionTone] = {"done": "leave", "pass": "leave"}
PLAYERS: tuple[Colour, ...] = ("red", "blue", "green", "purple")
PIPS = ("one", "two", "three", "four", "five", "six")
DICE = tuple(Die(f"dice-six-faces-{pip}", text("die", n=n), "blue") for n, pip in enumerate(PIPS, 1))


def faces() -> Sequence[Face]:
    """What is printed on finds and on cards."""
    return [_face(n, name, "find" if n < len(WORTH) else "card") for n, name in enumerate(FACES)]


def _face(n: int, name: str, kind: str) -> Face:
    words = text("worth", n=WORTH[n]) if kind == "find" else Text(f"face.{name}.text")
    return Face(n, Text(f"face.{name}"), words, Text(kind), ICONS[n], "orange" if kind == "find" else "teal")


# endregion


# region labels
def name_of(view: Storm, id_: str, known: Mapping[str, int] | None = None) -> Text:
    """The name of what an id stands for; ``known`` are faces as they were known at another time."""
    match id_[0]:
        case "h":
            return text("cell", row=Text(f"row.{BOARD.row[id_]}"), n=BOARD.column[id_])
        case "d":
            return text("die", n=number_of(id_) + 1)
        case "t":
            face = view.things.face[handle_of(id_)] if known is None else known.get(id_, -1)
            card = view.things.zone[handle_of(id_)].startswith(("hand", "deck"))
            return Text(f"face.{FACES[face]}" if face >= 0 else "card" if card else "find")
        case _:
            return Text(f"player.{number_of(id_)}")


def label(view: Storm, prompt: str, option: Option) -> Text:
    """What stands on the button of an option."""
    match option:
        case Go(id_) | Play(id_):
            return text(f"option.{option.__struct_config__.tag}", what=name_of(view, id_))
        case Rolled():
            return text("real.roll.rolled", face=option.face + 1)
        case Drawn():
            return text("real.draw.drawn", face=Text(f"face.{FACES[option.face]}"))
        case _:
            return Text(f"{prompt}.{option.__struct_config__.tag}")


# endregion


# region scene
def scene(view: Storm, me: Seat | None, question: Question | None, waiting: Sequence[Seat]) -> Scene:
    b, asked = Beach(view, Dice(b"")), question or Question(-1, "", ())
    say = partial(label, view, asked.prompt)
    rounds = Track("round", text("round.number", n=view.round), min(view.round, ROUNDS), ROUNDS, "big-wave")
    return Scene(
        game="storm",
        board="hex",
        title=Text("scenario.beach"),
        cells=tuple(_cell(b, cell) for cell in BOARD.cells),
        pieces=tuple(_gatherer(b, seat) for seat in b.seats),
        zones=tuple(_zone(b, zone, seat) for seat in b.seats for zone in ("hand", "bag")),
        panels=tuple(_player(b, seat) for seat in b.seats),
        tracks=(rounds,),
        dice=() if view.wave < 0 else (DICE[view.wave],),
        prompt=text(asked.prompt, n=view.actions) if question else None,
        entry=asked.entry,
        options=tuple(OptionView(o.key(), say(o), o.at(), TONES.get(o.key(), "")) for o in asked.options),
        refused=tuple(RefusedView(say(no.option), no.why, no.rule, no.option.at()) for no in asked.refused),
        waiting=tuple(waiting),
    )


def _cell(b: Beach, cell: str) -> Cell:
    """A space; whoever knows its find sees what it is worth."""
    x, y = BOARD.centre(cell, 3**-0.5)
    known = [face for find in b.things.in_zone(cell) if (face := b.things.face[find]) >= 0]
    badge = Badge(value=WORTH[known[0]], tone="claim") if known else None
    marks, name = ("dig-hole",) * b.things.count(cell), Text(f"row.{BOARD.row[cell]}")
    return Cell(cell, x, y, TERRAIN[BOARD.row[cell]], name=name, marks=marks, badge=badge)


def _gatherer(b: Beach, seat: Seat) -> Piece:
    carried = b.things.count(f"bag.{seat}")
    bag = (Badge(value=carried),) if carried else ()
    return Piece(f"u{seat}", b.state.at[seat], "hood", Text(f"player.{seat}"), seat, badges=bag)


def _zone(b: Beach, zone: str, seat: Seat) -> Zone:
    seen = {thing_id(handle): b.things.face[handle] for handle in b.things.in_zone(f"{zone}.{seat}")}
    cards = tuple(Card(id_, face if face >= 0 else None) for id_, face in seen.items())
    return Zone(f"{zone}.{seat}", Text(zone), "hand" if zone == "hand" else "row", cards, len(cards), seat)


def _player(b: Beach, seat: Seat) -> Panel:
    rows = (Row(Text("home"), number=b.amber(f"home.{seat}")),)
    return Panel(player_id(seat), Text(f"player.{seat}"), "player", seat, seat == b.active, rows)


# endregion
