"""What a question of a conquest tells of its options."""

from __future__ import annotations

from collections.abc import Iterator

from hexameron.games.heroes.meta import GAME
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.game import Setup
from hexameron.kernel.ids import handle_of
from hexameron.kernel.scene import Scene
from tests.games.shown import played, scene_of

SHORT = Setup(scenario="conquest", variants={"length": "short"})


def asked(prompt: str, seed: int = 11) -> Iterator[tuple[Conquest, str, Scene]]:
    """Every question of this kind in a match, with who is asked and how it is shown."""
    for match in played(GAME, SHORT, seed, 4000):
        seat = next(iter(match.pending))
        if match.pending[seat].prompt == prompt:
            actor = match.pending[seat].actor
            yield Conquest.reading(match.view(seat)), actor, scene_of(match, seat)


def test_what_can_be_done_where_a_hero_stands_is_named_and_its_loss_is_told() -> None:
    fields = []
    for _, _, shown in asked("hero.move"):
        assert all(option.named == option.key.startswith(("seize", "explore")) for option in shown.options)
        lost = {option.loses.id for option in shown.options if option.loses is not None}
        if any(option.key.startswith("seize") for option in shown.options):
            assert lost == {"lost.field"}
            fields.append(shown.prompt)
        else:
            assert "lost.field" not in lost
    assert fields


def test_a_treasure_tells_which_of_how_many_parts_is_taken() -> None:
    told = [dict(shown.prompt.args) for _, _, shown in asked("treasure.part") if shown.prompt is not None]
    two = [(args["n"], args["of"]) for args in told if args["of"] == 2]
    assert two[:2] == [(1, 2), (2, 2)]


def test_a_skill_tells_whether_the_hero_knows_its_school() -> None:
    told = []
    for t, actor, shown in asked("skill.keep"):
        schools = t.card(t.hero(actor)).schools
        for option in shown.options:
            known = t.skill(handle_of(option.at[0])).school in schools
            assert option.then is not None
            assert option.then.id == ("scene.school.known" if known else "scene.school.unknown")
            told.append(known)
    assert set(told) == {True, False}


def test_what_an_action_card_is_good_for_is_told() -> None:
    _, _, shown = next(asked("turn.card"))
    told = {option.then.id for option in shown.options if option.then is not None}
    assert told == {f"card.does.{one}" for one in ("activation", "construction", "recruitment", "gathering")}
