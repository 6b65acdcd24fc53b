"""The course of a turn: whether it is taken at all, Movement and Action, what may be played when."""

import pytest

from hexameron.games.mageknight.rules import alliance, turn
from hexameron.games.mageknight.state import NOBODY
from tests.games.mageknight.cards import options, ways
from tests.games.mageknight.fights import attack, city, meeting
from tests.games.mageknight.positions import TestQuest, fight, next_enemies, put, quest
from tests.games.mageknight.serving import abilities, recruit
from tests.rules import rule


def kinds(keys: tuple[str, ...]) -> set[str]:
    """The kinds of options, without what they are about."""
    return {key.partition(":")[0] for key in keys}


# ---------------------------------------------------------------------- whether it is taken


@rule("MK-TURN-10", "MK-TURN-14")
@pytest.mark.parametrize("deck", ["march", ""])
def test_a_token_face_down_costs_the_turn_and_every_chance_to_announce(deck: str) -> None:
    q = quest(seats=2, places=["h0.1"], hand="", deck=deck, step="", tiles={"h-3.1": "2"}, at="h-2.0")
    q.player(0).token_down = True
    assert q.play(turn.take(q, 0)).asked == []
    assert not q.player(0).token_down
    assert q.state.announced == NOBODY
    assert sum(q.player(0).crystals) == 0
    if deck:
        q.play(turn.take(q, 0), until="turn.move")
        assert q.turn(0).step == "move", "the next turn is taken"


@rule("MK-TURN-11")
def test_the_token_of_who_joins_an_assault_lies_face_down() -> None:
    q = quest(
        seats=2,
        scenario="full_cooperation",
        hands=["march", "march"],
        tiles={"h-3.1": "core_6"},
        at="h-2.0",
        places=["h-4.1"],
        move=2,
    )
    city(q, "blue", "h-3.1", "monks ice_mages")
    q.play(turn.take(q, 0), ["invite:blue", "yes"], until="pact.march")
    assert [player.token_down for player in q.state.players] == [False, True]
    assert alliance.proposals(q, 0) == []


@rule("MK-TURN-12")
@pytest.mark.parametrize("full", [True, False])
def test_the_token_of_a_full_defender_lies_face_down(*, full: bool) -> None:
    q = meeting()
    q.play(turn.take(q, 0), [f"participate:{int(full)}"], until="duel.attack")
    assert q.player(1).token_down == full


@rule("MK-TURN-15", "MK-TURN-16", "MK-TURN-17", "MK-TURN-20")
@pytest.mark.parametrize(
    ("hand", "deck", "choices"),
    [
        ("march", "march", set()),
        ("", "march", set()),
        ("march", "", {"begin", "announce"}),
        ("", "", {"announce"}),
    ],
)
def test_when_the_end_of_the_round_may_and_must_be_announced(hand: str, deck: str, choices: set[str]) -> None:
    q = quest(seats=2, places=["h0.1"], hand=hand, deck=deck, step="start")
    found = {option.key() for option in turn.beginnings(q, 0)}
    assert found == (choices or {"begin"})


@rule("MK-TURN-16")
def test_who_has_no_cards_at_all_announces_by_himself() -> None:
    q = quest(seats=2, places=["h0.1"], hand="", deck="", step="start")
    q.play(turn.take(q, 0))
    assert q.state.announced == 0
    assert q.turn(0).step == ""


@rule("MK-ROUND-24", "MK-TURN-17")
@pytest.mark.parametrize(
    ("hand", "deck", "offered"),
    [
        ("march", "", ["begin", "forfeit"]),
        ("march", "rage", ["begin"]),
        ("", "rage", ["begin"]),
        ("", "", ["forfeit"]),
    ],
)
def test_who_may_forfeit_after_the_announcement(hand: str, deck: str, offered: list[str]) -> None:
    q = quest(seats=2, places=["h0.1"], hand=hand, deck=deck, step="start")
    q.state.announced = 1
    assert [option.key() for option in turn.beginnings(q, 0)] == offered


@rule("MK-TURN-18")
def test_without_cards_the_last_turn_of_the_game_is_forfeited() -> None:
    q = quest(seats=2, places=["h0.1"], hand="", deck="", step="start")
    q.state.finale = True
    assert [option.key() for option in turn.beginnings(q, 0)] == ["forfeit"]
    assert q.play(turn.take(q, 0)).asked == []
    assert q.state.announced == NOBODY


@rule("MK-TURN-18", "MK-TURN-19")
@pytest.mark.parametrize(("tile", "at"), [("2", "h-2.0"), ("1", "h-3.1")])
def test_who_has_no_cards_after_the_announcement_gets_nothing_at_all(tile: str, at: str) -> None:
    q = quest(
        seats=2,
        places=["h0.1"],
        hand="",
        deck="",
        discard="wound march",
        step="start",
        tiles={"h-3.1": tile},
        at=at,
    )
    q.state.announced = 1
    assert [option.key() for option in turn.beginnings(q, 0)] == ["forfeit"]
    assert q.play(turn.take(q, 0)).asked == []
    assert q.turn(0).step == ""
    assert sum(q.player(0).crystals) == 0
    assert q.names("discard.0") == ["wound", "march"]
    assert q.names("hand.0") == []


@rule("MK-TURN-20")
def test_a_turn_is_a_regular_one_or_a_rest() -> None:
    q = quest(hand="march rage", step="start")
    keys = q.play(turn.take(q, 0), until="turn.move").asked[-1].keys
    assert {"play", "rest", "end"} <= kinds(keys)


# ---------------------------------------------------------------------- a card must be used


@rule("MK-TURN-21")
@pytest.mark.parametrize(("played", "free"), [([], False), (["play:{march};basic"], True)])
def test_who_played_no_card_discards_one(played: list[str], *, free: bool) -> None:
    q = quest(hand="march rage stamina", at="h0.0")
    asked = q.play(turn.take(q, 0), [*played, "end"], until="end.discard").asked[-1]
    assert ("done" in asked.keys) == free


@rule("MK-TURN-21")
def test_with_wounds_only_the_turn_is_a_rest_unless_a_card_was_used() -> None:
    q = quest(hand="wound wound", units="peasants")
    keys = q.play(turn.take(q, 0), until="turn.move").asked[-1].keys
    assert "rest" in keys
    assert "end" not in keys
    q = quest(hand="march wound wound")
    keys = q.play(turn.take(q, 0), ["play:{march};basic"], until="turn.move").asked[-1].keys
    assert "end" in keys


@rule("MK-TURN-22")
def test_who_began_with_an_empty_hand_need_not_use_a_card() -> None:
    q = quest(hand="", step="start", tiles={"h-3.1": "1"}, at="h-3.2", units="peasants", offer="peasants")
    q.play(turn.take(q, 0), until="turn.move")
    q.things.move(q.things.in_zone("deck.0")[0], "hand.0")
    keys = q.play(turn.take(q, 0), ["end"], until="end.discard").asked[-1].keys
    assert "done" in keys


# ---------------------------------------------------------------------- what may be played when


def at_moment(moment: str, hand: str) -> TestQuest:
    """A turn at one of its moments, in a village."""
    step = moment if moment in {"move", "talk", "after"} else "move"
    q = quest(hand=hand, step=step, tiles={"h-3.1": "1"}, at="h-3.2", tokens="rbgwo")
    if moment != step:
        fight(q, "prowlers", phase=moment)
    q.turn(0).move = 3
    return q


PEACE = ("move", "talk", "after")
COMBAT = ("ranged", "block", "attack")


@rule("MK-TURN-23", "MK-MOVE-04", "MK-INT-08")
@pytest.mark.parametrize("moment", [*PEACE, *COMBAT])
def test_special_effects_are_played_all_through_the_turn(moment: str) -> None:
    assert "basic" in ways(at_moment(moment, "crystallize wound"), "crystallize")


@rule("MK-TURN-23")
def test_a_special_effect_does_not_decide_between_turn_and_rest() -> None:
    q = quest(hand="crystallize march stamina", tokens="r", at="h0.0", move=2)
    keys = q.play(turn.take(q, 0), ["play:{crystallize};basic"], until="turn.move").asked[-1].keys
    assert {"go", "rest"} <= kinds(keys)


@rule("MK-TURN-24", "MK-MOVE-04", "MK-INT-08")
@pytest.mark.parametrize("moment", [*PEACE, *COMBAT])
def test_healing_is_played_at_the_same_times_but_not_in_combat(moment: str) -> None:
    q = at_moment(moment, "march wound")
    recruit(q, "herbalists")
    assert (0 in abilities(q, "herbalists")) == (moment in PEACE)
    q.turn(0).heal = 1
    assert ("heal_hand" in options(q)) == (moment in PEACE)


@rule("MK-TURN-25")
def test_move_and_influence_are_played_wherever_they_can_be_spent() -> None:
    assert "basic" in ways(at_moment("move", "march"), "march")
    assert "basic" in ways(at_moment("talk", "promise"), "promise")
    q = at_moment("attack", "agility march")
    assert "basic" not in ways(q, "march")
    q.play(turn.take(q, 0), ["play:{agility};basic"], until="combat.attack")
    assert "basic" in ways(q, "march"), "Agility turns Move points into Attack"


@rule("MK-TURN-25")
@pytest.mark.parametrize("moment", [*PEACE, *COMBAT])
@pytest.mark.parametrize("card", ["steady_tempo", "mountain_lore", "heroic_tale"])
def test_move_is_played_anywhere_for_what_the_card_gives_besides(moment: str, card: str) -> None:
    assert "basic" in ways(at_moment(moment, card), card)


@rule("MK-TURN-26", "MK-TURN-32")
@pytest.mark.parametrize("moment", [*PEACE, *COMBAT])
def test_figures_move_and_tiles_are_revealed_only_in_movement(moment: str) -> None:
    step = moment if moment in PEACE else "move"
    q = quest(hand="march", step=step, tiles={"h-3.1": "1", "h-2.3": "3"}, at="h-3.2", stack="2")
    if moment in COMBAT:
        fight(q, "prowlers", phase=moment)
    q.turn(0).move = 9
    found = at_hand(q, f"combat.{moment}" if moment in COMBAT else f"turn.{moment}")
    assert kinds(found) & {"go", "explore"} == ({"go", "explore"} if moment == "move" else set())


def at_hand(q: TestQuest, prompt: str) -> tuple[str, ...]:
    """What a question offers."""
    return q.play(turn.take(q, 0), until=prompt).asked[-1].keys


@rule("MK-TURN-27")
@pytest.mark.parametrize("card", ["underground_travel", "wings_of_wind"])
def test_effects_that_move_the_figure_work_only_in_movement(card: str) -> None:
    assert "basic" in ways(at_moment("move", card), card)
    for moment in ("talk", "after", *COMBAT):
        assert "basic" not in ways(at_moment(moment, card), card)


# ---------------------------------------------------------------------- Movement, then one Action

VILLAGE = {"h-3.1": "2"}
"""A village on h-3.2, orcs on h-4.1, next to the hills h-3.1."""


@rule("MK-TURN-28", "MK-TURN-31", "MK-TURN-32")
def test_after_an_action_there_is_neither_movement_nor_another_action() -> None:
    q = quest(hand="march rage", tiles={"h-3.1": "10"}, at="h-4.1", move=9)
    next_enemies(q, "minotaur")
    q.play(turn.take(q, 0), ["enter"], until="combat.block")
    q.combat(0).phase = "attack"
    attack(q, 9)
    played = q.play(turn.take(q, 0), ["aim:f0"], until="turn.after")
    assert kinds(played.asked[-1].keys) == {"end"}


@rule("MK-TURN-28", "MK-TURN-30")
def test_both_parts_of_a_turn_are_optional() -> None:
    q = quest(hand="march", tiles=VILLAGE, at="h-2.1", move=2)
    keys = q.play(turn.take(q, 0), ["go:h-3.2"], until="turn.move").asked[-1].keys
    assert {"interact", "end"} <= set(keys), "Movement, then an Action or none"
    q = quest(hand="march", tiles=VILLAGE, at="h-3.2")
    assert "interact" in q.play(turn.take(q, 0), until="turn.move").asked[-1].keys, "an Action at once"


@rule("MK-TURN-29", "MK-TURN-31")
def test_an_assault_is_the_action_and_cannot_be_declined() -> None:
    q = quest(hand="march", tiles={"h-3.1": "10"}, at="h-1.0", move=3, on={"h-2.0": "guardsmen wolf_riders"})
    played = q.play(turn.take(q, 0), ["go:h-2.0"], until="combat.ranged")
    assert not kinds(played.asked[-1].keys) & {"end", "go", "interact", "rest"}
    assert [q.name(one.token) for one in q.combat(0).foes] == ["guardsmen", "wolf_riders"]
    assert q.turn(0).acted


@rule("MK-TURN-29", "MK-TURN-31")
def test_after_a_won_assault_the_keep_is_not_talked_to_in_the_same_turn() -> None:
    q = quest(hand="march", tiles={"h-3.1": "10"}, at="h-1.0", move=3, on={"h-2.0": "wolf_riders"})
    q.play(turn.take(q, 0), ["go:h-2.0"], until="combat.ranged")
    attack(q, 20, "siege")
    played = q.play(turn.take(q, 0), ["aim:f0"], until="turn.after")
    assert q.state.places["h-2.0"].conquered
    assert "interact" not in played.asked[-1].keys


@rule("MK-TURN-30")
@pytest.mark.parametrize(
    ("tile", "at", "action"),
    [
        ("2", "h-3.2", "interact"),
        ("7", "h-2.1", "enter"),
        ("2", "h-3.1", "challenge:h-4.1"),
        ("5", "h-4.2", "burn"),
        ("2", "h-2.1", ""),
    ],
)
def test_the_optional_actions_are_those_of_the_space(tile: str, at: str, action: str) -> None:
    q = quest(hand="march", tiles={"h-3.1": tile}, at=at)
    if tile == "2":
        put(q, "prowlers", "on.h-4.1")
    found = at_hand(q, "turn.move")
    acts = [key for key in found if key.partition(":")[0] in {"interact", "enter", "challenge", "burn"}]
    if action == "burn":
        assert acts == ["interact", "burn"]
    else:
        assert acts == ([action] if action else [])
    assert "end" in found, "or none"


@rule("MK-TURN-33")
@pytest.mark.parametrize(("action", "at", "tile"), [("interact", "h-3.2", "2"), ("enter", "h-2.1", "7")])
def test_points_that_were_not_used_are_lost_when_the_action_begins(action: str, at: str, tile: str) -> None:
    q = quest(hand="march", tiles={"h-3.1": tile}, at=at, move=5, influence=7, offer="peasants")
    until = "turn.talk" if action == "interact" else "combat.block"
    q.play(turn.take(q, 0), [action], until=until)
    assert (q.turn(0).move, q.turn(0).influence) == (0, 0)


@rule("MK-TURN-34", "MK-TURN-36")
@pytest.mark.parametrize("rests", [False, True])
def test_the_declared_end_runs_through_the_same_steps_after_a_turn_and_a_rest(*, rests: bool) -> None:
    q = quest(hand="march stamina rage", tiles=VILLAGE, at="h-2.0", tokens="r", deck="march march march")
    answers = ["rest", "pick:{march}", "end"] if rests else ["play:{march};basic", "end"]
    q.play(turn.take(q, 0), answers, until="end.discard")
    assert q.told("turn.ends") == [{"seat": "p0"}]
    assert sum(q.turn(0).tokens) == 0
    assert q.names("discard.0") == ["march"]
    assert q.player(0).crystals[2] == 1, "the Mine"
    q.play(turn.take(q, 0), ["done"])
    assert len(q.hand(0)) == 5
    assert q.turn(0).step == ""


@rule("MK-TURN-34")
def test_the_turn_does_not_end_by_itself() -> None:
    q = quest(hand="march stamina", at="h0.0")
    q.play(turn.take(q, 0), ["play:{march};basic", "go:h-1.0", "play:{stamina};basic"], until="turn.move")
    assert q.turn(0).step == "move"
