"""``hexameron replay FILE``: a match again, decision by decision, on and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import typer
from rich.console import Group
from rich.text import Text as Styled

from hexameron.cli.errors import WrongUse
from hexameron.cli.output import Output
from hexameron.cli.parameters import MatchPath
from hexameron.cli.playing.files import load_match
from hexameron.cli.playing.keyboard import InputEnded, Keyboard
from hexameron.cli.playing.lookup import ENTRY_SHOWN, Lookup
from hexameron.cli.playing.players import Player
from hexameron.cli.playing.running import print_result
from hexameron.cli.playing.session import seat_titles
from hexameron.cli.playing.typed_commands import understand
from hexameron.cli.terminal import styles
from hexameron.cli.terminal.log import Log
from hexameron.cli.terminal.option_numbers import Numbers
from hexameron.cli.terminal.screen import Screen
from hexameron.cli.terminal.small_screen import SmallScreen
from hexameron.kernel.journal import live
from hexameron.kernel.match import Match
from hexameron.kernel.scene import Scene

SeatOption = Annotated[
    int | None, typer.Option("--seat", min=1, metavar="cli.metavar-n", help="cli.option-seat")
]
FromOption = Annotated[int, typer.Option("--from", min=0, metavar="cli.metavar-n", help="cli.option-from")]
ToOption = Annotated[int | None, typer.Option("--to", min=0, metavar="cli.metavar-n", help="cli.option-to")]
StepOption = Annotated[bool, typer.Option("--step", help="cli.option-step")]


def replay(
    ctx: typer.Context,
    file: MatchPath,
    *,
    start: FromOption = 0,
    end: ToOption = None,
    seat: SeatOption = None,
    step: StepOption = False,
) -> None:
    recorded = load_match(file, whole=True)
    output = ctx.obj.of(recorded.game)
    if seat is not None and seat > recorded.setup.seats:
        raise WrongUse("cli.no-seat", n=seat, seats=recorded.setup.seats)
    tape = Playback(output, recorded, None if seat is None else seat - 1)
    last = len(tape.choices) if end is None else min(end, len(tape.choices))
    tape.go_to(min(start, last))
    if step:
        _walk(tape, last)
        return
    tape.forward(last)
    tape.draw()
    _tell_result(tape)


def _walk(tape: Playback, last: int) -> None:
    """Goes through the match as the reader likes: on, back, to a number, or looking things up."""
    tape.draw()
    while True:
        try:
            entry = tape.keyboard.read(tape.output.say("cli.replay-step", n=tape.at, of=last)).strip()
        except InputEnded:
            return
        typed = understand(entry)
        if typed is not None and typed.verb == "quit":
            return
        if typed is not None and typed.verb == "back":
            tape.go_to(max(tape.at - (int(typed.rest) if typed.rest.isdecimal() else 1), 0))
        elif entry.isdecimal():
            tape.move(min(int(entry), last))
        elif not entry:
            tape.move(min(tape.at + 1, last))
        else:
            if not tape.lookup().answer(entry):
                tape.output.tell("terminal.not_understood", "red", entry=entry[:ENTRY_SHOWN])
            continue
        tape.draw()
        _tell_result(tape)


def _tell_result(tape: Playback) -> None:
    if tape.at == len(tape.choices) and tape.recorded.result is not None:
        print_result(tape.output, tape.recorded.result, [title.whole for title in tape.titles])


@dataclass
class Playback:
    """A recorded match that is played again, as one seat may see it.

    Without a seat a finished match lies open, all cards shown; one that goes on is seen as by a spectator.
    """

    output: Output
    recorded: Match[Any]
    seat: int | None

    def __post_init__(self) -> None:
        recorded = self.recorded
        self.open = self.seat is None and recorded.result is not None
        self.choices = live(recorded.entries)
        self._rewind()
        self.keyboard = Keyboard(self.output.out)
        typed = [*recorded.setup.names, *[""] * recorded.setup.seats]
        self.titles = seat_titles(
            self.match, [Player(name) for name in typed[: recorded.setup.seats]], self.output
        )

    def _rewind(self) -> None:
        recorded = self.recorded
        self.match: Match[Any] = Match(
            recorded.game, recorded.setup, recorded.fairness, state=recorded.origin
        )
        self.screen = Screen(self.output, self.match)
        self.log = Log(self.output, self.match, is_open=self.open)
        self.at = 0

    def move(self, target: int) -> None:
        """To a decision, telling what happens on the way if it lies ahead."""
        if target > self.at:
            self.forward(target)
        else:
            self.go_to(target)

    def go_to(self, target: int) -> None:
        """Moves to a decision, ahead or behind, without telling what happened."""
        if target < self.at:
            self._rewind()
        for choice in self.choices[self.at : target]:
            self.match.choose(choice.seat, choice.key)
        self.at = target

    def forward(self, target: int) -> None:
        """Plays on up to a decision and tells what happens."""
        if self.at == 0:
            self._tell(0)
        for at in range(self.at + 1, target + 1):
            self.go_to(at)
            self._tell(self.match.n)

    def _tell(self, since: int) -> None:
        for line in self.log.lines(self.seat, since):
            self.output.out.print(Styled(f"{self.at:>4}  ", styles.QUIET) + line)

    def scene(self) -> Scene:
        match = self.match
        view = match.open_view() if self.open else match.view(self.seat)
        scene: Scene = match.game.scene(view, self.seat, None, tuple(match.pending))
        return scene

    def lookup(self) -> Lookup:
        scene = self.scene()
        return Lookup(
            self.screen, self.log, self.titles, self.seat, scene, Numbers(scene), help="cli.replay-help"
        )

    def draw(self) -> None:
        scene, out = self.scene(), self.output.out
        numbers = Numbers(scene)
        held = [self.seat] if not self.open else [*range(len(self.titles))]
        hands = [line for seat in held for line in self.screen.hand_lines(scene, seat, self.titles)]
        whole = Group(self.screen.table(scene, numbers, self.seat, self.titles), *hands)
        self.output.tell("terminal.replay", styles.TITLE, n=self.at, of=len(self.choices))
        if self.output.fits(Group(whole, "", "")):
            out.print(whole)
            return
        compact = SmallScreen(self.screen, scene, numbers, self.seat, self.titles)
        room = out.height - 2 - len(hands)
        out.print(*compact.lines(room, self.log.lines(self.seat, self.match.n)), sep="\n")
        for line in hands:
            out.print(line, no_wrap=True, overflow="ellipsis")
