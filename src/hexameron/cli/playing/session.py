"""One match at one terminal: who plays it, who looks at the screen, and what they were told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text as Styled

from hexameron.cli.output import Output
from hexameron.cli.playing.files import save_match
from hexameron.cli.playing.keyboard import InputEnded, Keyboard
from hexameron.cli.playing.lookup import Lookup
from hexameron.cli.playing.players import Player, title
from hexameron.cli.playing.typed_commands import Typed, understand
from hexameron.cli.terminal import styles
from hexameron.cli.terminal.log import Log
from hexameron.cli.terminal.option_numbers import Numbers
from hexameron.cli.terminal.screen import Screen
from hexameron.cli.terminal.seat_titles import SeatTitle
from hexameron.cli.terminal.small_screen import SmallScreen
from hexameron.kernel.asking import Seat
from hexameron.kernel.coaching import coach_of
from hexameron.kernel.ids import is_player, player_id, seat_of
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import MatchError
from hexameron.kernel.scene import Scene

CLEAR_HISTORY = "\x1b[3J"
"""Empties what a terminal lets one scroll back to."""


@dataclass
class Session:
    """Everything about one match at a terminal."""

    match: Match[Any]
    players: Sequence[Player]
    output: Output
    keyboard: Keyboard
    path: Path
    auto_pass: bool = True
    confirm: bool = False
    """Asks once more before what cannot be taken back."""

    looking: Seat | None = None
    """Who sits at the screen; ``None`` before the first person has come, and when only bots play."""

    undone: list[tuple[str, ...]] = field(default_factory=list)
    """What was taken back and may be done again."""

    def __post_init__(self) -> None:
        self._told = dict.fromkeys([None, *range(len(self.players))], -1)
        self._decided: dict[Seat, int] = {}
        """How far the match was when each person last decided."""
        self.speak(self.output)
        if self.people == 1:
            self.looking = next(seat for seat, player in enumerate(self.players) if player.is_person)

    def speak(self, output: Output) -> None:
        """Continues with this output, perhaps in another language."""
        self.output = output
        self.screen = Screen(output, self.match)
        self.log = Log(output, self.match)
        self.titles = seat_titles(self.match, self.players, output)
        self.names = [title.whole for title in self.titles]
        self._drawn = ""

    @property
    def people(self) -> int:
        return sum(player.is_person for player in self.players)

    # ------------------------------------------------------------------ the match

    def choose(self, seat: Seat, keys: Sequence[str]) -> bool:
        """Makes choices for a person; False, with the reason told, if the match refuses."""
        coach = coach_of(self.match)
        refusal = None if coach is None else coach.refusal(seat, keys)
        if refusal is not None:
            self.output.warn(refusal)
            return False
        seen = self.match.n
        try:
            self.match.choose_group(seat, keys)
        except MatchError as error:
            self.output.warn(error.text)
            return False
        self._decided[seat] = seen
        return True

    def give_to(self, seat: Seat, player: Player) -> None:
        """Somebody else decides for a seat from now on."""
        self.match.note_bot(seat, player.kind)
        self.players = [player if one == seat else had for one, had in enumerate(self.players)]
        self.looking = None if self.looking == seat else self.looking
        self.speak(self.output)

    def save(self, path: Path) -> None:
        save_match(self.match, path)
        self.output.tell_whole("terminal.saved", styles.QUIET, file=str(path))

    # ------------------------------------------------------------------ the screen

    def scene(self, seat: Seat | None) -> Scene:
        """What a seat may see now; ``None`` is a spectator."""
        match = self.match
        question = None if seat is None else match.question(seat, any_order=True)
        scene: Scene = match.game.scene(match.view(seat), seat, question, tuple(match.pending))
        return scene

    def hand_over(self, seat: Seat) -> None:
        """Lets the next person come to the screen without seeing the cards of the one before."""
        if self.looking == seat:
            return
        name = self.names[seat]
        self._clear()
        self.tell_new(None)
        self.output.tell("terminal.pass_screen", styles.PROMPT, player=name)
        public = self.scene(None)
        ready = self.output.say("terminal.pass_screen_ready", player=name)
        self.wait(ready, self.lookup(None, public, Numbers(public)))
        self._clear()
        self.looking = seat
        self._drawn = ""

    def _clear(self) -> None:
        console = self.output.out
        if console.is_terminal:
            console.clear()
            console.file.write(CLEAR_HISTORY)
        console.print(Rule(style=styles.LINES))

    def tell_new(self, seat: Seat | None) -> None:
        """What happened since this reader was last told."""
        for line in self._news(seat):
            self.output.out.print(Styled("· ", styles.QUIET) + line)

    def _news(self, seat: Seat | None) -> list[Styled]:
        lines = self.log.lines(seat, self._told[seat] + 1)
        self._told[seat] = self.match.n
        return lines

    def mark_told(self) -> None:
        """Counts everything so far as told."""
        self._told = dict.fromkeys(self._told, self.match.n)

    def present(self, seat: Seat, scene: Scene, numbers: Numbers, word: Styled | None = None) -> None:
        """What happened, the table, the hand, the question and a teacher's word: all of it, or what fits."""
        console = self.output.out
        news = [Styled("· ", styles.QUIET) + line for line in self._news(seat)]
        table = self.screen.table(scene, numbers, seat, self.titles)
        asked = self._asked(seat, scene, numbers)
        said = [] if word is None else [boxed(word)]
        if not self.output.fits(Group(*news, table, *asked, *said)):
            since = self.log.lines(seat, self._decided.get(seat, -1) + 1)
            compact = SmallScreen(self.screen, scene, numbers, seat, self.titles)
            words = [] if word is None else [*word.wrap(console, console.width)]
            console.print(*compact.lines(console.height - 1, since, words), sep="\n")
            self._drawn = ""
            return
        console.print(Group(*news))
        self.draw_table(scene, numbers, seat)
        console.print(Group(*asked, *said))

    def _asked(self, seat: Seat, scene: Scene, numbers: Numbers) -> list[RenderableType]:
        """The cards and the question of a person."""
        screen = self.screen
        parts: list[RenderableType] = [
            screen.open_cards(scene, self.titles),
            screen.hand(scene, seat, full=False),
        ]
        question = self.match.question(seat, any_order=True)
        actor = "" if question is None else question.actor
        if is_player(actor) and actor != player_id(seat):
            decides = self.output.say("decides.for", actor=self.names[seat_of(actor)])
            parts.append(Styled(decides, styles.PROMPT))
        return [*parts, screen.question(scene, numbers)]

    def wait(self, prompt: str, lookup: Lookup) -> Typed | None:
        """Waits for somebody to go on, and gives what was typed for it. Whoever quits ends the session."""
        entry = self.keyboard.read(prompt)
        while lookup.answer(entry):
            entry = self.keyboard.read(prompt)
        typed = understand(entry)
        if typed is not None and typed.verb == "quit":
            raise InputEnded
        return typed

    def lookup(self, seat: Seat | None, scene: Scene, numbers: Numbers) -> Lookup:
        return Lookup(self.screen, self.log, self.titles, seat, scene, numbers)

    def draw_table(self, scene: Scene, numbers: Numbers, seat: Seat | None, *, again: bool = False) -> None:
        """Board and panels, if they look different from what was last drawn."""
        console = self.output.out
        with console.capture() as drawing:
            console.print(self.screen.table(scene, numbers, seat, self.titles))
        if again or drawing.get() != self._drawn:
            self._drawn = drawing.get()
            console.file.write(self._drawn)


def seat_titles(match: Match[Any], players: Sequence[Player], output: Output) -> list[SeatTitle]:
    """How the players are called, in the order of their seats."""
    view = match.view(None)
    sides = [match.game.name_of(view, player_id(seat), {}) for seat in range(len(players))]
    return [title(player, side, output) for player, side in zip(players, sides, strict=True)]


def boxed(word: Styled) -> Panel:
    """A teacher's word: its first line is the title of the box."""
    lines = word.split("\n")
    return Panel(Styled("\n").join(lines[1:]), title=lines[0], title_align="left", border_style=styles.LINES)
