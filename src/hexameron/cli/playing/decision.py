"""One decision of a person: what is typed until an option is chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from hexameron.bots import SeatView
from hexameron.cli.errors import CommandError
from hexameron.cli.output import Output, choose_language
from hexameron.cli.playing.keyboard import InputEnded
from hexameron.cli.playing.lookup import ENTRY_SHOWN, Lookup
from hexameron.cli.playing.players import DEFAULT_BOT, Player, make_bot
from hexameron.cli.playing.session import Session
from hexameron.cli.playing.typed_commands import Verb, agrees, declines, understand
from hexameron.cli.terminal.option_numbers import Numbers
from hexameron.kernel.asking import Seat
from hexameron.kernel.coaching import coach_of
from hexameron.kernel.refusing import MatchError
from hexameron.kernel.scene import Cell, OptionView, Scene
from hexameron.kernel.text import Text


@dataclass
class Decision:
    """Reads and answers until the seat has decided, or the match has changed in another way."""

    session: Session
    seat: Seat
    scene: Scene
    numbers: Numbers

    @property
    def output(self) -> Output:
        return self.session.output

    def until_decided(self) -> None:
        name = self.session.names[self.seat]
        while True:
            entry = self.session.keyboard.read(self.output.say("cli.prompt", player=name)).strip()
            if entry and self._hear(entry):
                return

    @property
    def lookup(self) -> Lookup:
        return self.session.lookup(self.seat, self.scene, self.numbers)

    def agreed(self, question: str) -> bool:
        """Whether the answer to a question is yes; whoever looks something up first is asked again."""
        while True:
            entry = self.session.keyboard.read(question).strip()
            if agrees(entry) or not self.lookup.answer(entry):
                return agrees(entry)

    def _hear(self, entry: str) -> bool:
        """Does what was typed; True if the match has changed."""
        option = self.numbers.find(entry)
        if option is not None:
            return self._decide(option)
        cell = self.session.screen.find_space(self.scene, entry)
        if cell is not None:
            return self._point(cell)
        if self.lookup.answer(entry):
            return False
        typed = understand(entry)
        if typed is None or typed.verb not in self._verbs:
            self.output.tell("terminal.not_understood", "red", entry=entry[:ENTRY_SHOWN])
            return False
        try:
            return self._verbs[typed.verb](typed.rest)
        except CommandError as trouble:
            self.output.warn(trouble.text)
            return False

    def _decide(self, option: OptionView) -> bool:
        if self._asks_again(option):
            entry = self.session.keyboard.read(self.output.say("cli.irrevocable")).strip()
            while self.lookup.answer(entry):
                entry = self.session.keyboard.read(self.output.say("cli.irrevocable")).strip()
            if declines(entry):
                return False
            if entry and not agrees(entry) and self.numbers.find(entry) != option:
                return self._hear(entry)
        decided = self.session.choose(self.seat, [option.key])
        if decided:
            self.session.undone.clear()
        return decided

    def _asks_again(self, option: OptionView) -> bool:
        """Whether to ask once more: it loses something for good, is not all there is, nor a lesson's wish."""
        if not self.session.confirm or option.routine or len(self.numbers.options) == 1:
            return False
        coach = coach_of(self.session.match)
        word = None if coach is None else coach.word()
        wanted = word is not None and option.key in word.keys
        return not wanted and self.session.match.is_irrevocable(self.seat, option.key)

    def _point(self, cell: Cell) -> bool:
        """Somebody typed the name of a space: what may be done there is done, otherwise it is described."""
        here = [piece.id for piece in self.scene.pieces if piece.cell == cell.id]
        found = self.numbers.at(cell.id, *here)
        if len(found) == 1:
            return self._decide(self.numbers.options[found[0] - 1])
        self.output.out.print(self.session.screen.space(self.scene, cell))
        if found:
            self.output.tell("cli.several-here", numbers=", ".join(f"[{number}]" for number in found))
        return False

    @property
    def _verbs(self) -> dict[Verb, Callable[[str], bool]]:
        return {
            "undo": self._undo,
            "redo": self._redo,
            "save": self._save,
            "hint": self._hint,
            "resign": self._resign,
            "quit": self._quit,
            "language": self._language,
            "lesson": self._lesson,
        }

    # ------------------------------------------------------------------ undo and redo

    def _undo(self, _rest: str) -> bool:
        match = self.session.match
        refused = match.can_undo(self.seat)
        try:
            match.undo(self.seat, agreed=refused is not None and self._others_agree(refused))
        except MatchError as error:
            self.output.warn(error.text)
            return False
        taken = [int(n) for n in match.entries[-1].key.split(",")]
        self.session.undone.append(tuple(match.entries[n - 1].key for n in taken))
        self.output.tell("undo.done")
        return True

    def _others_agree(self, refused: Text) -> bool:
        """Beyond the free undo the other people at the table are asked. Bots do not agree."""
        others = [seat for seat in range(len(self.session.players)) if seat != self.seat]
        if refused.id == "undo.nothing" or not all(self.session.players[seat].is_person for seat in others):
            return False
        self.output.warn(refused)
        match = self.session.match
        request = match.ask_others(self.seat, "undo", others)
        for other in others:
            question = self.output.say("undo.ask", player=self.session.names[self.seat])
            if not self.agreed(f"{self.session.names[other]}: {question}"):
                match.decline(other, request.n)
                return False
            match.agree(other, request.n)
        return True

    def _redo(self, _rest: str) -> bool:
        if not self.session.undone:
            self.output.tell("undo.redo_nothing")
            return False
        return self.session.choose(self.seat, self.session.undone.pop())

    def _hint(self, _rest: str) -> bool:
        with self.output.out.status(self.output.say("cli.thinking")):
            chosen = make_bot(DEFAULT_BOT).choose(SeatView(self.session.match, self.seat))
        number = self.numbers.of(chosen.key())
        label = self.output.render(self.numbers.options[number - 1].label)
        self.output.tell("terminal.hint", option=f"[{number}] {label}")
        return False

    # ------------------------------------------------------------------ the match itself

    def _save(self, rest: str) -> bool:
        path = Path(rest).expanduser() if rest else self.session.path
        if rest and path.exists() and path != self.session.path:
            question = self.output.say("confirm.overwrite", file=str(path))
            if not self.agreed(question):
                return False
        self.session.save(path)
        self.session.path = path
        return False

    def _resign(self, _rest: str) -> bool:
        if not self.agreed(self.output.say("cli.resign")):
            return False
        session = self.session
        session.match.resign(self.seat, last=session.people == 1)
        if session.match.result is None and not session.match.setup.real:
            session.give_to(self.seat, self._plays_on())
        return True

    def _plays_on(self) -> Player:
        """The bot that those who are left choose for the seat of the one who resigns."""
        name = self.session.names[self.seat]
        while True:
            asked = self.output.say("cli.plays-on", player=name, bot=DEFAULT_BOT)
            word = self.session.keyboard.read(asked).strip() or DEFAULT_BOT
            if self.lookup.answer(word):
                continue
            try:
                return Player(self.session.players[self.seat].name, make_bot(word, self.seat), word)
            except CommandError as trouble:
                self.output.warn(trouble.text)

    def _quit(self, _rest: str) -> bool:
        raise InputEnded

    def _lesson(self, _rest: str) -> bool:
        """Leaves the lesson: the match goes on without its teacher."""
        coach = coach_of(self.session.match)
        if coach is None:
            self.output.tell("cli.no-lesson-now")
            return False
        coach.leave()
        return True

    def _language(self, rest: str) -> bool:
        other = "en" if self.output.language == "pl" else "pl"
        game = self.session.match.game
        self.session.speak(Output(choose_language(rest or other), game))
        return True
