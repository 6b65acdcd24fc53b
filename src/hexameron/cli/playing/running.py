"""Runs a match at a terminal: draws, asks people, lets bots choose, until the match or the input ends."""

from __future__ import annotations

from collections.abc import Sequence

from rich.rule import Rule
from rich.text import Text as Styled

from hexameron.bots import Bot, SeatView, Thinking
from hexameron.cli.errors import CommandError
from hexameron.cli.output import Output
from hexameron.cli.playing.decision import Decision
from hexameron.cli.playing.files import save_match
from hexameron.cli.playing.keyboard import InputEnded
from hexameron.cli.playing.session import Session, boxed
from hexameron.cli.playing.setting_up import OWN_SCENARIO
from hexameron.cli.playing.teaching import read_lesson, said
from hexameron.cli.terminal import styles
from hexameron.cli.terminal.option_numbers import Numbers
from hexameron.kernel.asking import Option, Seat
from hexameron.kernel.coaching import coach_of
from hexameron.kernel.refusing import MatchError
from hexameron.kernel.results import Result

MEANWHILE = ".also"
"""The end of a prompt that a seat may answer while another is asked."""


def run(session: Session) -> None:
    """Plays on. The match is saved whenever and however the session ends."""
    try:
        while session.match.result is None:
            if read_lesson(session):
                continue
            seat = _next(session)
            bot = session.players[seat].bot
            if bot is None:
                _ask_person(session, seat)
            else:
                _ask_bot(session, seat, bot)
        _end(session, session.match.result)
    except (InputEnded, KeyboardInterrupt):
        session.save(session.path)
        game = session.match.game.name
        session.output.tell_whole("cli.play-on", styles.QUIET, game=game, file=str(session.path))
        session.output.tell("terminal.bye")
    else:
        session.save(session.path)
        session.output.tell_whole("cli.after-match", styles.QUIET, file=str(session.path))
        _offer_swap(session)


def _offer_swap(session: Session) -> None:
    """After a scenario whose sides differ: the command that plays it again from the other side."""
    match, setup = session.match, session.match.setup
    scenario = match.game.scenario(setup.scenario)
    if not scenario.lopsided or scenario.name == OWN_SCENARIO or coach_of(match) is not None:
        return
    seats = ",".join(player.kind or "me" for player in reversed(session.players))
    words = ["hexameron", "play", match.game.name, "--scenario", scenario.name, "--seats", seats]
    for name, value in setup.variants.items():
        words += ["--variant", f"{name}={str(value).lower()}"]
    session.output.tell_whole("cli.swap", styles.QUIET, command=" ".join(words))


def _next(session: Session) -> Seat:
    """Whose decision is taken now: bots first, then who sits at the screen, then the others in order."""
    pending = session.match.pending
    asked = [seat for seat, ask in pending.items() if not ask.prompt.endswith(MEANWHILE)] or [*pending]
    bots = [seat for seat in asked if not session.players[seat].is_person]
    here = [seat for seat in asked if seat == session.looking]
    return [*bots, *here, *asked][0]


def _ask_bot(session: Session, seat: Seat, bot: Bot) -> None:
    coach = coach_of(session.match)
    written = None if coach is None else coach.answer(seat)
    try:
        session.match.choose(seat, written or _thought(session, seat, bot))
    except MatchError as error:
        save_match(session.match, session.path)
        raise CommandError("cli.bot-fault", what=error.text, file=str(session.path)) from error
    session.undone.clear()
    if session.people <= 1:
        session.tell_new(session.looking)


def _thought(session: Session, seat: Seat, bot: Bot) -> Option:
    """What a bot chooses, its progress shown."""
    thinks = session.output.say("waiting.bot", player=session.names[seat])
    with session.output.out.status(thinks) as status:

        def show(thinking: Thinking) -> None:
            status.update(f"{thinks} {session.output.percent(thinking.done)}")

        return bot.choose(SeatView(session.match, seat), progress=show)


def _ask_person(session: Session, seat: Seat) -> None:
    scene = session.scene(seat)
    numbers = Numbers(scene)
    if session.auto_pass and len(numbers.options) == 1:
        session.choose(seat, [numbers.options[0].key])
        return
    session.hand_over(seat)
    session.present(seat, scene, numbers, said(session, coach_of(session.match), numbers))
    Decision(session, seat, scene, numbers).until_decided()


def _end(session: Session, result: Result) -> None:
    reader = session.looking if session.people == 1 else None
    session.tell_new(reader)
    scene = session.scene(reader)
    session.draw_table(scene, Numbers(scene), reader, again=True)
    print_result(session.output, result, session.names)
    word = said(session, coach_of(session.match))
    if word is not None:
        session.output.out.print(boxed(word))


def print_result(output: Output, result: Result, names: Sequence[str]) -> None:
    """How a match ended: who wins, why, the scores."""
    output.out.print(Rule(Styled(output.say("result.over"), styles.TITLE), style=styles.LINES))
    output.out.print(Styled(_headline(output, result, names), "bold"))
    left = result.resigned or [seat for seat in range(len(names)) if seat not in result.winners]
    for reason in [id_ for id_ in result.reasons if id_ in output.texts][:1]:
        output.tell(reason, players=", ".join(names[seat] for seat in left))
    if result.scores:
        scored = zip(names, result.scores, strict=False)
        scores = ", ".join(f"{name} ({output.number(score)})" for name, score in scored)
        output.out.print(f"{output.say('result.scoring')}: {scores}")


def _headline(output: Output, result: Result, names: Sequence[str]) -> str:
    """Alone one wins or loses; else the winners are named."""
    match result.outcome:
        case "won" if len(names) > 1:
            return output.say("result.winner", players=", ".join(names[seat] for seat in result.winners))
        case "won":
            return output.say("result.you_win")
        case "lost":
            return output.say("result.you_lose")
        case "drawn":
            return output.say("result.tie")
