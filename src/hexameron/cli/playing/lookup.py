"""What can be looked up at every stop: rules, refusals, cards, spaces, the log, the board, help."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.padding import Padding
from rich.text import Text as Styled

from hexameron.cli.playing.words import Verb, understand
from hexameron.cli.rulebooks import find_rules, print_rules
from hexameron.cli.terminal import look
from hexameron.cli.terminal.log import Log
from hexameron.cli.terminal.numbers import Numbers
from hexameron.cli.terminal.screen import Screen
from hexameron.cli.trouble import Trouble
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
    names: Sequence[str]
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
        except Trouble as trouble:
            self.screen.voice.warn(trouble.text)
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
        voice, game = self.screen.voice, self.screen.match.game
        if rest:
            print_rules(voice, find_rules(voice, game, rest)[:RULES_FOUND])
        else:
            voice.tell("cli.rules-how")

    def _why(self, _rest: str) -> None:
        voice = self.screen.voice
        if not self.scene.refused:
            voice.tell("terminal.no_refused")
        for view in self.scene.refused:
            line = Styled.assemble((f"{voice.render(view.label).rstrip('.')}: ", "bold"))
            line.append(voice.render(view.why))
            line.append(f"  {view.rule}", look.QUIET)
            voice.out.print(line)

    def _log(self, rest: str) -> None:
        wanted = (int(rest) if rest.isdecimal() else 0) or LOG_LINES
        for line in self.log.lines(self.seat)[-wanted:]:
            self.screen.voice.out.print(line)

    def _card(self, rest: str) -> None:
        screen, voice = self.screen, self.screen.voice
        option = self.numbers.find(rest)
        if option is not None:
            pointed = {card.id: card.face for zone in self.scene.zones for card in zone.cards}
            faces = [screen.faces[face] for id_ in option.at if (face := pointed.get(id_)) is not None]
        else:
            faces = screen.find_cards(rest) if rest else []
        if not rest:
            voice.tell("cli.card-how")
        elif not faces:
            voice.tell("cli.no-card", card=rest)
        for card in faces:
            voice.out.print(screen.card(card))

    def _hand(self, _rest: str) -> None:
        held = self.screen.hand(self.scene, self.seat, full=True)
        if held.renderables:
            self.screen.voice.out.print(held)
        else:
            self.screen.voice.tell("cli.no-hand")

    def _board(self, _rest: str) -> None:
        out = self.screen.voice.out
        out.print(self.screen.table(self.scene, self.numbers, self.seat, self.names))
        out.print(self.screen.open_cards(self.scene, self.names))
        self._options("")

    def _options(self, _rest: str) -> None:
        if self.numbers.options:
            self.screen.voice.out.print(self.screen.question(self.scene, self.numbers))
        else:
            self.screen.voice.tell("cli.nothing-asked")

    def _look(self, rest: str) -> None:
        cell = self.screen.find_space(self.scene, rest)
        voice = self.screen.voice
        if not rest:
            voice.tell("cli.space-how")
        elif cell is None:
            voice.tell("cli.no-space", space=rest)
        else:
            voice.out.print(self.screen.space(self.scene, cell))

    def _help(self, _rest: str) -> None:
        voice = self.screen.voice
        voice.tell("terminal.help", look.TITLE)
        for line in voice.say(self.help).splitlines():
            voice.out.print(Padding(Styled(line), (0, 0, 0, 2)))
