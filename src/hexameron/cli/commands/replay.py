"""``hexameron replay FILE``: a match again, decision by decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import typer
from rich.text import Text as Styled

from hexameron.cli.parameters import MatchPath
from hexameron.cli.playing.files import load_match
from hexameron.cli.playing.keyboard import Keyboard, TheEnd
from hexameron.cli.playing.players import Player
from hexameron.cli.playing.running import print_result
from hexameron.cli.playing.sitting import seat_titles
from hexameron.cli.playing.words import understand
from hexameron.cli.terminal import look
from hexameron.cli.terminal.log import Log
from hexameron.cli.terminal.numbers import Numbers
from hexameron.cli.terminal.screen import Screen
from hexameron.cli.trouble import WrongUse
from hexameron.cli.voice import Voice
from hexameron.kernel.match import Match, live

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
    voice = ctx.obj.of(recorded.game)
    if seat is not None and seat > recorded.setup.seats:
        raise WrongUse("cli.no-seat", n=seat, seats=recorded.setup.seats)
    tape = Tape(voice, recorded, None if seat is None else seat - 1)
    last = len(tape.choices) if end is None else min(end, len(tape.choices))
    try:
        tape.forward(min(start, last), telling=False)
        while tape.at < last:
            if step:
                _step(tape, last)
            else:
                tape.forward(tape.at + 1)
    except TheEnd:
        return
    tape.draw()
    if tape.at == len(tape.choices) and recorded.result is not None:
        print_result(voice, recorded.result, tape.names)


def _step(tape: Tape, last: int) -> None:
    """Shows the table and goes on as the reader likes: one decision, or up to a number."""
    tape.draw()
    entry = tape.keyboard.read(tape.voice.say("cli.replay-step", n=tape.at, of=last))
    typed = understand(entry)
    if typed is not None and typed.verb == "quit":
        raise TheEnd
    target = int(entry) if entry.strip().isdecimal() else tape.at + 1
    tape.forward(max(tape.at + 1, min(target, last)))


@dataclass
class Tape:
    """A recorded match that is played again, as one seat may see it; ``None`` is a spectator."""

    voice: Voice
    recorded: Match[Any]
    seat: int | None

    def __post_init__(self) -> None:
        recorded = self.recorded
        self.choices = live(recorded.entries)
        self.match: Match[Any] = Match(
            recorded.game, recorded.setup, recorded.fairness, state=recorded.origin
        )
        self.screen = Screen(self.voice, self.match)
        self.log = Log(self.voice, self.match)
        self.keyboard = Keyboard(self.voice.out)
        typed = [*recorded.setup.names, *[""] * recorded.setup.seats]
        self.names = seat_titles(
            self.match, [Player(name) for name in typed[: recorded.setup.seats]], self.voice
        )
        self.at = 0

    def forward(self, target: int, *, telling: bool = True) -> None:
        """Plays on up to a decision and tells what happens."""
        if telling and self.at == 0:
            self._tell(0)
        for choice in self.choices[self.at : target]:
            self.match.choose(choice.seat, choice.key)
            self.at += 1
            if telling:
                self._tell(self.match.n)

    def _tell(self, since: int) -> None:
        for line in self.log.lines(self.seat, since):
            self.voice.out.print(Styled(f"{self.at:>4}  ", look.QUIET) + line)

    def draw(self) -> None:
        match = self.match
        scene = match.game.scene(match.view(self.seat), self.seat, None, tuple(match.pending))
        self.voice.tell("terminal.replay", look.TITLE, n=self.at, of=len(self.choices))
        self.voice.out.print(self.screen.table(scene, Numbers(scene), self.seat, self.names))
        self.voice.out.print(self.screen.hand(scene, self.seat, full=False))
