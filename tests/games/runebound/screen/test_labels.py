"""At a real table people read what they tell: sides of tokens, faces of dice, what was drawn by lot."""

from __future__ import annotations

from random import Random

from hexameron.games import find
from hexameron.games.runebound import bench
from hexameron.games.runebound.content import catalogue
from hexameron.games.runebound.content.tokens import TOKEN
from hexameron.kernel.asking import Drawn, Rolled
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.kernel.text import LANGUAGES, Catalogue, Text

GAME = find("runebound")
LONG = 150


def test_what_was_rolled_and_drawn_by_lot_goes_by_its_name() -> None:
    setup = Setup("random", 2, variants={"heroes": "random"}, real=(0, 1))
    match, random = Match(GAME, setup, Fairness.from_seed(2)), Random(2)
    texts = [Catalogue(language, [GAME.folder / "texts"], strict=True) for language in LANGUAGES]
    met: dict[str, list[str]] = {}
    while match.result is None and match.choices < LONG:
        seat = next(iter(match.pending))
        question = match.question(seat)
        assert question is not None
        first = next(iter(question.options), None)
        if isinstance(first, Rolled) and first.label not in met:
            scene = GAME.scene(match.view(seat), seat, question, [seat])
            met[first.label] = [option.label.id for option in scene.options]
            for words in texts:
                labels = [words.render(option.label) for option in scene.options]
                assert len({*labels}) == len(labels)
                assert scene.help is None or words.render(scene.help)
        match.choose(seat, random.choice(list(match.options(seat))))
    assert met["scenario"] == ["scenario.margath", "scenario.dead_king"]
    assert met["hero"][0].startswith("hero.")
    assert met["first player"] == ["seat.number", "seat.number"]
    assert met["terrain"] == ["real.roll.rolled"] * 6


def test_every_token_that_is_cast_is_named_with_both_its_sides() -> None:
    state, _ = bench.lay(heroes={"laurel": {"at": "h7.9", "assets": "a08"}, "corbin": {}})
    match = Match(GAME, Setup("margath", 2, real=(0, 1)), Fairness.from_seed(1), state=state)
    match.choose(0, "adventure")
    match.choose(0, Drawn("com.deck", catalogue.FACE["adv.gc12"]))
    cast: list[str] = []
    while True:
        seat = next(iter(match.pending))
        question = match.question(seat)
        assert question is not None
        first = question.options[0]
        if not isinstance(first, Rolled):
            break
        scene = GAME.scene(match.view(seat), seat, question, [seat])
        assert [option.label.args["symbol"] for option in scene.options] == [
            Text(f"symbol.{side.symbol}") for side in TOKEN[first.label].sides
        ]
        assert scene.help is not None
        assert scene.help.id == "help.cast"
        cast.append(first.label)
        match.choose(seat, first)
    assert cast[:4] == ["u6", "u7", "u8", "u25"]
    assert len(cast) == 9
