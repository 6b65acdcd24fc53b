"""Why not: what an ordered unit is told that can neither move nor fight any more."""

from collections.abc import Sequence

from hexameron.games.battlelore.meta import GAME
from hexameron.games.battlelore.rules import movement
from hexameron.kernel.asking import Refusal
from hexameron.kernel.game import Question
from hexameron.kernel.text import Catalogue, Text
from tests.games.battlelore.positions import Placed, TestBattle, battle
from tests.games.battlelore.rules.phases import phase
from tests.rules import rule

FOES: dict[str, Placed] = {"u0": ("Fb", "h3.5", 0, 3), "u1": ("Ag", "h3.8", 0), "u2": ("Fb", "h4.8", 1)}


def refused(b: TestBattle, prompt: str, actor: str = "") -> Sequence[Refusal]:
    return GAME.refused[prompt](b.state, Question(b.state.turn.seat, prompt, (), actor))


def told(refused: Sequence[Refusal]) -> dict[str, tuple[str, str]]:
    """By option: the reason and the rule it rests on."""
    return {no.option.key(): (no.why.id, no.rule) for no in refused}


def reasons(b: TestBattle) -> dict[str, tuple[str, str]]:
    return told(refused(b, "move.unit")) | told(refused(b, "battle.attacker"))


@rule("BL-ORD-02")
def test_who_tore_a_web_has_used_the_order_and_has_not_moved() -> None:
    b = battle(FOES, ordered=["u0"])
    b.unit("u0").webbed = True
    phase(b, "ordered")
    spent = ("refused.spent", "BL-ORD-02")
    assert reasons(b) == {"move:u0": spent, "fight:u0": spent}


@rule("BL-ORD-02")
def test_who_regained_a_figure_has_used_the_order_and_has_not_moved() -> None:
    b = battle(FOES, ordered=["u0"], command="command.rally")
    movement.regain(b, b.unit("u0"))
    spent = ("refused.spent", "BL-ORD-02")
    assert reasons(b) == {"move:u0": spent, "fight:u0": spent}


@rule("BL-CMD-04")
def test_under_a_darkened_sky_the_card_bars_moves_and_point_blank() -> None:
    b = battle(FOES, ordered=["u1"], command="command.darken_sky")
    phase(b, "ordered")
    assert reasons(b) == {
        "move:u1": ("refused.stands", "BL-CMD-04"),
        "fight:u1": ("refused.card", "BL-CMD-04"),
    }


@rule("BL-MOVE-09")
def test_who_moved_far_is_told_so() -> None:
    b = battle(FOES, ordered=["u0"])
    phase(b, "movement", ["move:u0", "go:h5.5"])
    assert reasons(b) == {
        "move:u0": ("refused.moved", "BL-MOVE-02"),
        "fight:u0": ("refused.moved_far", "BL-MOVE-09"),
    }


@rule("BL-LM-09")
def test_who_entered_a_landmark_is_told_so() -> None:
    b = battle(FOES, ordered=["u0"], landmarks={"h4.5": ("den", 1)})
    phase(b, "movement", ["move:u0", "go:h4.5"])
    assert reasons(b)["fight:u0"] == ("refused.landmark", "BL-LM-09")


def test_all_reasons_have_words_in_both_languages() -> None:
    for language in ("pl", "en"):
        catalogue = Catalogue(language, [GAME.folder / "texts"], strict=True)
        for id_ in ("refused.spent", "refused.stands"):
            assert catalogue.render(Text(id_))
