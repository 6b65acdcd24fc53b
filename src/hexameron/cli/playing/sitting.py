"""A sitting: one match at one terminal, who plays it, who looks at the screen, and what they were told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text as Styled

from hexameron.cli.playing.files import save_match
from hexameron.cli.playing.keyboard import Keyboard, TheEnd
from hexameron.cli.playing.lookup import Lookup
from hexameron.cli.playing.players import Player, title
from hexameron.cli.playing.words import Typed, understand
from hexameron.cli.terminal import look
from hexameron.cli.terminal.compact import Compact
from hexameron.cli.terminal.log import Log
from hexameron.cli.terminal.numbers import Numbers
from hexameron.cli.terminal.screen import Screen
from hexameron.cli.voice import Voice
from hexameron.kernel.asking import Seat
from hexameron.kernel.coaching import coach_of
from hexameron.kernel.match import Match, MatchError
from hexameron.kernel.scene import Scene

CLEAR_HISTORY = "\x1b[3J"
"""Empties what a terminal lets one scroll back to."""


@dataclass
class Sitting:
    """Everything about one match at a terminal."""

    match: Match[Any]
    players: Sequence[Player]
    voice: Voice
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
        self.speak(self.voice)
        if self.people == 1:
            self.looking = next(seat for seat, player in enumerate(self.players) if player.is_person)

    def speak(self, voice: Voice) -> None:
        """Goes on in this voice."""
        self.voice = voice
        self.screen = Screen(voice, self.match)
        self.log = Log(voice, self.match)
        self.names = seat_titles(self.match, self.players, voice)
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
            self.voice.warn(refusal)
            return False
        seen = self.match.n
        try:
            self.match.choose_group(seat, keys)
        except MatchError as error:
            self.voice.warn(error.text)
            return False
        self._decided[seat] = seen
        return True

    def give_to(self, seat: Seat, player: Player) -> None:
        """Somebody else decides for a seat from now on."""
        self.match.note_bot(seat, player.kind)
        self.players = [player if one == seat else had for one, had in enumerate(self.players)]
        self.looking = None if self.looking == seat else self.looking
        self.speak(self.voice)

    def save(self, path: Path) -> None:
        save_match(self.match, path)
        self.voice.tell_whole("terminal.saved", look.QUIET, file=str(path))

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
        self.voice.tell("terminal.pass_screen", look.PROMPT, player=name)
        public = self.scene(None)
        ready = self.voice.say("terminal.pass_screen_ready", player=name)
        self.wait(ready, self.lookup(None, public, Numbers(public)))
        self._clear()
        self.looking = seat
        self._drawn = ""

    def _clear(self) -> None:
        console = self.voice.out
        if console.is_terminal:
            console.clear()
            console.file.write(CLEAR_HISTORY)
        console.print(Rule(style=look.LINES))

    def tell_new(self, seat: Seat | None) -> None:
        """What happened since this reader was last told."""
        for line in self._news(seat):
            self.voice.out.print(Styled("· ", look.QUIET) + line)

    def _news(self, seat: Seat | None) -> list[Styled]:
        lines = self.log.lines(seat, self._told[seat] + 1)
        self._told[seat] = self.match.n
        return lines

    def mark_told(self) -> None:
        """Nobody needs to be told what happened before."""
        self._told = dict.fromkeys(self._told, self.match.n)

    def present(self, seat: Seat, scene: Scene, numbers: Numbers, word: Styled | None = None) -> None:
        """What happened, the table, the hand, the question and a teacher's word: all of it, or what fits."""
        console = self.voice.out
        news = [Styled("· ", look.QUIET) + line for line in self._news(seat)]
        table = self.screen.table(scene, numbers, seat, self.names)
        asked = self._asked(seat, scene, numbers)
        said = [] if word is None else [boxed(word)]
        if not self.voice.fits(Group(*news, table, *asked, *said)):
            since = self.log.lines(seat, self._decided.get(seat, -1) + 1)
            compact = Compact(self.screen, scene, numbers, seat, self.names)
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
            screen.open_cards(scene, self.names),
            screen.hand(scene, seat, full=False),
        ]
        question = self.match.question(seat, any_order=True)
        actor = "" if question is None else question.actor
        if actor.startswith("p") and actor != f"p{seat}":
            decides = self.voice.say("decides.for", actor=self.names[int(actor[1:])])
            parts.append(Styled(decides, look.PROMPT))
        return [*parts, screen.question(scene, numbers)]

    def wait(self, prompt: str, lookup: Lookup) -> Typed | None:
        """Waits for somebody to go on, and gives what was typed for it. Whoever quits ends the sitting."""
        entry = self.keyboard.read(prompt)
        while lookup.answer(entry):
            entry = self.keyboard.read(prompt)
        typed = understand(entry)
        if typed is not None and typed.verb == "quit":
            raise TheEnd
        return typed

    def lookup(self, seat: Seat | None, scene: Scene, numbers: Numbers) -> Lookup:
        return Lookup(self.screen, self.log, self.names, seat, scene, numbers)

    def draw_table(self, scene: Scene, numbers: Numbers, seat: Seat | None, *, again: bool = False) -> None:
        """Board and panels, if they look different from what was last drawn."""
        console = self.voice.out
        with console.capture() as drawing:
            console.print(self.screen.table(scene, numbers, seat, self.names))
        if again or drawing.get() != self._drawn:
            self._drawn = drawing.get()
            console.file.write(self._drawn)


def seat_titles(match: Match[Any], players: Sequence[Player], voice: Voice) -> list[str]:
    """How the players are called, in the order of their seats."""
    view = match.view(None)
    sides = [voice.render(match.game.name_of(view, f"p{seat}", {})) for seat in range(len(players))]
    return [title(player, side, voice) for player, side in zip(players, sides, strict=True)]


def boxed(word: Styled) -> Panel:
    """A teacher's word: its first line is the title of the box."""
    lines = word.split("\n")
    return Panel(Styled("\n").join(lines[1:]), title=lines[0], title_align="left", border_style=look.LINES)
