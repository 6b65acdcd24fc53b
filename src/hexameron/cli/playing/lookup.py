"""What can be looked up at every stop: rules, refusals, cards, spaces, the log, the board, help."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.padding import Padding
from rich.text import Text as Styled

from hexameron.cli.errors import CommandError
from hexameron.cli.playing.typed_commands import Verb, understand
from hexameron.cli.rulebooks import find_rules, print_rules
from hexameron.cli.terminal import styles
from hexameron.cli.terminal.log import Log
from hexameron.cli.terminal.option_numbers import Numbers
from hexameron.cli.terminal.screen import Screen
from hexameron.cli.terminal.seat_titles import SeatTitle
from hexameron.kernel.asking import Seat
from hexameron.kernel.scene import Scene

LOG_LINES = 30
RULES_FOUND = 8
ENTRY_SHOWN = 60


@dataclass
class Lookup:
    """Answers questions about what lies on the table, as one seat sees it; ``None`` is a spectator."""

    screen: Screen
    log: Log
    titles: Sequence[SeatTitle]
    seat: Seat | None
    scene: Scene
    numbers: Numbers
    help: str = "cli.table-help"
    """The text that lists what can be typed."""

    def answer(self, entry: str) -> bool:
        """Answers what was typed; False if it asks for nothing that can be looked up."""
        typed = understand(entry)
        tell = None if typed is None else self._verbs.get(typed.verb)
        if typed is None or tell is None:
            return False
        try:
            tell(typed.rest)
        except CommandError as trouble:
            self.screen.output.warn(trouble.text)
        return True

    @property
    def _verbs(self) -> dict[Verb, Callable[[str], None]]:
        return {
            "rules": self._rules,
            "why": self._why,
            "log": self._log,
            "card": self._card,
            "hand": self._hand,
            "board": self._board,
            "look": self._look,
            "options": self._options,
            "help": self._help,
        }

    def _rules(self, rest: str) -> None:
        output, game = self.screen.output, self.screen.match.game
        if rest:
            print_rules(output, find_rules(output, game, rest)[:RULES_FOUND])
        else:
            output.tell("cli.rules-how")

    def _why(self, _rest: str) -> None:
        output = self.screen.output
        if not self.scene.refused:
            output.tell("terminal.no_refused")
        for view in self.scene.refused:
            line = Styled.assemble((f"{output.render(view.label).rstrip('.')}: ", "bold"))
            line.append(output.render(view.why))
            line.append(f"  {view.rule}", styles.QUIET)
            output.out.print(line)

    def _log(self, rest: str) -> None:
        wanted = (int(rest) if rest.isdecimal() else 0) or LOG_LINES
        for line in self.log.lines(self.seat)[-wanted:]:
            self.screen.output.out.print(line)

    def _card(self, rest: str) -> None:
        screen, output = self.screen, self.screen.output
        option = self.numbers.find(rest)
        if option is not None:
            pointed = {card.id: card.face for zone in self.scene.zones for card in zone.cards}
            faces = [screen.faces[face] for id_ in option.at if (face := pointed.get(id_)) is not None]
        else:
            faces = screen.find_cards(rest) if rest else []
        if not rest:
            output.tell("cli.card-how")
        elif not faces:
            output.tell("cli.no-card", card=rest)
        for card in faces:
            output.out.print(screen.card(card))

    def _hand(self, _rest: str) -> None:
        held = self.screen.hand(self.scene, self.seat, full=True)
        if held.renderables:
            self.screen.output.out.print(held)
        else:
            self.screen.output.tell("cli.no-hand")

    def _board(self, _rest: str) -> None:
        out = self.screen.output.out
        out.print(self.screen.table(self.scene, self.numbers, self.seat, self.titles))
        out.print(self.screen.open_cards(self.scene, self.titles))
        self._options("")

    def _options(self, _rest: str) -> None:
        if self.numbers.options:
            self.screen.output.out.print(self.screen.question(self.scene, self.numbers))
        else:
            self.screen.output.tell("cli.nothing-asked")

    def _look(self, rest: str) -> None:
        cell = self.screen.find_space(self.scene, rest)
        output = self.screen.output
        if not rest:
            output.tell("cli.space-how")
        elif cell is None:
            output.tell("cli.no-space", space=rest)
        else:
            output.out.print(self.screen.space(self.scene, cell))

    def _help(self, _rest: str) -> None:
        output = self.screen.output
        output.tell("terminal.help", styles.TITLE)
        for line in output.say(self.help).splitlines():
            output.out.print(Padding(Styled(line), (0, 0, 0, 2)))
