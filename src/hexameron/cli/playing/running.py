"""Runs a sitting: draws for people, lets bots choose, until the match is over or nobody types any more."""

from __future__ import annotations

from collections.abc import Sequence

from rich.rule import Rule
from rich.text import Text as Styled

from hexameron.bots import Bot, Seen, Thinking
from hexameron.cli.playing.files import save_match
from hexameron.cli.playing.keyboard import TheEnd
from hexameron.cli.playing.setting_up import OWN_SCENARIO
from hexameron.cli.playing.sitting import Sitting, boxed
from hexameron.cli.playing.talk import Talk
from hexameron.cli.playing.teaching import read_lesson, said
from hexameron.cli.terminal import look
from hexameron.cli.terminal.numbers import Numbers
from hexameron.cli.trouble import Trouble
from hexameron.cli.voice import Voice
from hexameron.kernel.asking import Option, Result, Seat
from hexameron.kernel.coaching import coach_of
from hexameron.kernel.match import MatchError

MEANWHILE = ".also"
"""The end of a prompt that a seat may answer while another is asked."""


def run(sitting: Sitting) -> None:
    """Plays on. The match is saved whenever and however the sitting ends."""
    try:
        while sitting.match.result is None:
            if read_lesson(sitting):
                continue
            seat = _next(sitting)
            bot = sitting.players[seat].bot
            if bot is None:
                _ask_person(sitting, seat)
            else:
                _ask_bot(sitting, seat, bot)
        _end(sitting, sitting.match.result)
    except (TheEnd, KeyboardInterrupt):
        sitting.save(sitting.path)
        game = sitting.match.game.name
        sitting.voice.tell_whole("cli.play-on", look.QUIET, game=game, file=str(sitting.path))
        sitting.voice.tell("terminal.bye")
    else:
        sitting.save(sitting.path)
        sitting.voice.tell_whole("cli.after-match", look.QUIET, file=str(sitting.path))
        _offer_swap(sitting)


def _offer_swap(sitting: Sitting) -> None:
    """After a scenario whose sides differ: the command that plays it again from the other side."""
    match, setup = sitting.match, sitting.match.setup
    scenario = match.game.scenario(setup.scenario)
    if not scenario.lopsided or scenario.name == OWN_SCENARIO or coach_of(match) is not None:
        return
    seats = ",".join(player.kind or "me" for player in reversed(sitting.players))
    words = ["hexameron", "play", match.game.name, "--scenario", scenario.name, "--seats", seats]
    for name, value in setup.variants.items():
        words += ["--variant", f"{name}={str(value).lower()}"]
    sitting.voice.tell_whole("cli.swap", look.QUIET, command=" ".join(words))


def _next(sitting: Sitting) -> Seat:
    """Whose decision is taken now: bots first, then who sits at the screen, then the others in order."""
    pending = sitting.match.pending
    asked = [seat for seat, ask in pending.items() if not ask.prompt.endswith(MEANWHILE)] or [*pending]
    bots = [seat for seat in asked if not sitting.players[seat].is_person]
    here = [seat for seat in asked if seat == sitting.looking]
    return [*bots, *here, *asked][0]


def _ask_bot(sitting: Sitting, seat: Seat, bot: Bot) -> None:
    coach = coach_of(sitting.match)
    written = None if coach is None else coach.answer(seat)
    try:
        sitting.match.choose(seat, written or _thought(sitting, seat, bot))
    except MatchError as error:
        save_match(sitting.match, sitting.path)
        raise Trouble("cli.bot-fault", what=error.text, file=str(sitting.path)) from error
    sitting.undone.clear()
    if sitting.people <= 1:
        sitting.tell_new(sitting.looking)


def _thought(sitting: Sitting, seat: Seat, bot: Bot) -> Option:
    """What a bot chooses, its progress shown."""
    thinks = sitting.voice.say("waiting.bot", player=sitting.names[seat])
    with sitting.voice.out.status(thinks) as status:

        def show(thinking: Thinking) -> None:
            status.update(f"{thinks} {sitting.voice.percent(thinking.done)}")

        return bot.choose(Seen(sitting.match, seat), progress=show)


def _ask_person(sitting: Sitting, seat: Seat) -> None:
    scene = sitting.scene(seat)
    numbers = Numbers(scene)
    if sitting.auto_pass and len(numbers.options) == 1:
        sitting.choose(seat, [numbers.options[0].key])
        return
    sitting.hand_over(seat)
    sitting.present(seat, scene, numbers, said(sitting, coach_of(sitting.match), numbers))
    Talk(sitting, seat, scene, numbers).until_decided()


def _end(sitting: Sitting, result: Result) -> None:
    reader = sitting.looking if sitting.people == 1 else None
    sitting.tell_new(reader)
    scene = sitting.scene(reader)
    sitting.draw_table(scene, Numbers(scene), reader, again=True)
    print_result(sitting.voice, result, sitting.names)
    word = said(sitting, coach_of(sitting.match))
    if word is not None:
        sitting.voice.out.print(boxed(word))


def print_result(voice: Voice, result: Result, names: Sequence[str]) -> None:
    """How a match ended: who wins, why, the scores."""
    voice.out.print(Rule(Styled(voice.say("result.over"), look.TITLE), style=look.LINES))
    voice.out.print(Styled(_headline(voice, result, names), "bold"))
    left = result.resigned or [seat for seat in range(len(names)) if seat not in result.winners]
    for reason in [id_ for id_ in result.reasons if id_ in voice.texts][:1]:
        voice.tell(reason, players=", ".join(names[seat] for seat in left))
    if result.scores:
        scores = ", ".join(f"{name} {score}" for name, score in zip(names, result.scores, strict=False))
        voice.out.print(f"{voice.say('result.scoring')}: {scores}")


def _headline(voice: Voice, result: Result, names: Sequence[str]) -> str:
    """Alone one wins or loses; else the winners are named."""
    match result.outcome:
        case "won" if len(names) > 1:
            return voice.say("result.winner", players=", ".join(names[seat] for seat in result.winners))
        case "won":
            return voice.say("result.you_win")
        case "lost":
            return voice.say("result.you_lose")
        case "drawn":
            return voice.say("result.tie")
