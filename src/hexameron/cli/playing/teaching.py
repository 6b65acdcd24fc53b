"""The teacher of a lesson at the terminal: words beside the question, pauses to read."""

from __future__ import annotations

import msgspec
from rich.text import Text as Styled

from hexameron.cli.playing.session import Session
from hexameron.cli.terminal import styles
from hexameron.cli.terminal.option_numbers import Numbers
from hexameron.kernel.coaching import Coach, Word, coach_of
from hexameron.kernel.scene import Scene


def read_lesson(session: Session) -> bool:
    """Shows what must be read before the match goes on; True if there was something."""
    coach = coach_of(session.match)
    if coach is None or not coach.holds or coach.step is None:
        return False
    pupil = coach.lesson.pupil
    session.hand_over(pupil)
    scene = _without_question(session.scene(pupil))
    numbers = Numbers(scene)
    session.present(pupil, scene, numbers, said(session, coach))
    typed = session.wait(session.output.say("cli.lesson-next"), session.lookup(pupil, scene, numbers))
    if typed is not None and typed.verb == "lesson":
        coach.leave()
    else:
        coach.go_on(coach.step.name)
    return True


def _without_question(scene: Scene) -> Scene:
    """The table while the teacher explains: nothing can be chosen before it is read."""
    return msgspec.structs.replace(scene, options=(), ways=(), prompt=None, help=None, refused=())


def said(session: Session, coach: Coach | None, numbers: Numbers | None = None) -> Styled | None:
    """What the teacher says now: a title, the words, the numbers of options and names of spaces meant."""
    word = None if coach is None else coach.word()
    if coach is None or word is None:
        return None
    output = session.output
    title = output.render(word.title)
    if word.step and not word.tip:
        title = f"{title} {word.number}/{word.of}"
    lines = Styled.assemble((title, styles.TITLE), "\n", output.render(word.text))
    meant = [] if numbers is None else [f"[{numbers.of(key)}]" for key in word.keys]
    spaces = _spaces(session, coach, word)
    if spaces:
        meant.append(", ".join(spaces))
    if meant:
        lines.append(f"\n→ {' '.join(meant)}", styles.PROMPT)
    if word.rules:
        lines.append(f"\n{' '.join(word.rules)}", styles.QUIET)
    return lines


def _spaces(session: Session, coach: Coach, word: Word) -> list[str]:
    """The names of the spaces of the board that the words are about."""
    pupil = coach.lesson.pupil
    there = [cell.id for cell in session.scene(pupil).cells]
    view = session.match.view(pupil)
    named = [session.match.game.name_of(view, id_, {}) for id_ in word.ids if id_ in there]
    return [session.output.render(name) for name in named]
