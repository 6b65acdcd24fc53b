"""What a screen shows of a battle."""

from __future__ import annotations

import gzip
from typing import get_args

import msgspec
import pytest

from hexameron.games.battlelore.board import HEXES
from hexameron.games.battlelore.content.lore_cards import Timing
from hexameron.games.battlelore.meta import GAME
from hexameron.games.battlelore.mind.prior import BY_PROMPT
from hexameron.games.battlelore.options import Fight, Go, PlayLore, Reroll, Target
from hexameron.games.battlelore.rules import battle as battles
from hexameron.games.battlelore.rules import modifiers
from hexameron.games.battlelore.screen import labels
from hexameron.games.battlelore.screen.labels import HELPED
from hexameron.games.battlelore.screen.looks import shapes
from hexameron.games.battlelore.screen.scene import dice_rows, scene
from hexameron.games.battlelore.state import Effect
from hexameron.kernel.asking import Done, Option, Rolled
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Question, Setup
from hexameron.kernel.match import Match
from hexameron.kernel.scene import Piece, Row, Scene
from hexameron.kernel.text import Text
from tests.games.battlelore.positions import Placed, TestBattle, battle
from tests.games.shown import played, scene_of
from tests.games.tables import BATTLES
from tests.rules import rule


def show(b: TestBattle, question: Question | None = None) -> Scene:
    return scene(b.state, 0, question, (0,))


def piece(shown: Scene, id_: str) -> Piece:
    return next(piece for piece in shown.pieces if piece.id == id_)


def badge_icons(shown: Scene, id_: str) -> list[str]:
    return [badge.icon for badge in piece(shown, id_).badges]


# ---------------------------------------------------------------------- whole matches


@pytest.mark.parametrize("setup", BATTLES, ids=[setup.scenario for setup in BATTLES])
def test_scenes_are_small(setup: Setup) -> None:
    for match in played(GAME, setup, 13, 400, 20):
        for seat in match.pending:
            encoded = msgspec.json.encode(scene_of(match, seat))
            assert len(encoded) < 40_000
            assert len(gzip.compress(encoded)) < 10_000


def test_help_is_for_questions_that_are_asked() -> None:
    rules = "".join(path.read_text(encoding="utf-8") for path in sorted(GAME.folder.rglob("*.py")))
    timings = [f"lore.{timing}" for timing in get_args(Timing)]
    for prompt in (*HELPED, *BY_PROMPT):
        assert prompt in timings or rules.count(f'"{prompt}"') > (prompt in HELPED) + (prompt in BY_PROMPT)


# ---------------------------------------------------------------------- the board


def test_the_board_has_all_hexes_with_south_at_the_bottom() -> None:
    shown = show(battle({"u0": ("Fb", "h3.4", 0)}))
    places = {cell.id: (cell.x, cell.y) for cell in shown.cells}
    assert list(places) == list(HEXES)
    assert places["h9.1"] == (0.0, 0.0)
    assert places["h1.13"][1] > places["h9.13"][1]
    assert places["h2.4"][0] == places["h1.4"][0] + 0.5
    lines = [edge.points[0][0] for edge in shown.edges if edge.kind == "section"]
    assert lines == [places["h2.4"][0], places["h2.9"][0]]


def test_terrain_marks_and_owners() -> None:
    b = battle(
        {"u0": ("Fb", "h3.4", 0)},
        terrain={"h5.5": "hill", "h5.6": "water"},
        ramparts=["h5.5"],
        landmarks={"h7.7": ("stronghold", 1)},
        objectives=[("h7.7", 0)],
    )
    cells = {cell.id: cell for cell in show(b).cells}
    assert cells["h5.5"].terrain == "hills"
    assert cells["h5.5"].marks == ("defensive-wall",)
    assert cells["h7.7"].terrain == "landmark"
    assert cells["h7.7"].owner == 1
    assert cells["h7.7"].marks == ("flag-objective",)
    assert cells["h4.4"].terrain == ""
    assert cells["h4.4"].notes == ()


def test_a_wall_of_fire_is_marked_while_it_burns() -> None:
    b = battle({"u0": ("Fb", "h3.4", 0)}, lore=True)
    modifiers.add(b, Effect("lore.wizard.8", "fire", 0, "own_turn", hexes=("h5.5", "h5.6")))
    burning = [cell.id for cell in show(b).cells if "fire-silhouette" in cell.marks]
    assert burning == ["h5.5", "h5.6"]
    assert [panel.id for panel in show(b).panels if panel.id == "effects"] == ["effects"]


# ---------------------------------------------------------------------- units


def test_units_show_banner_figures_and_losses() -> None:
    b = battle({"u0": ("DFr", "h3.4", 0, 3), "u1": ("Ag", "h7.4", 1)})
    dwarves, bowmen = piece(show(b), "u0"), piece(show(b), "u1")
    assert (dwarves.chief, dwarves.pips, dwarves.lost) == ("red", 3, 1)
    assert dwarves.shape != bowmen.shape
    assert bowmen.chief == "green"


def test_sides_never_share_a_shape() -> None:
    assert shapes(("french", "english")) == ("pennant", "shield")
    assert shapes(("english", "french")) == ("shield", "pennant")
    assert len(set(shapes(("standard", "standard")))) == 2


def test_a_fallen_unit_lies_with_its_conqueror() -> None:
    b = battle({"u0": ("Fb", "h3.4", 0), "u1": ("Fb", "h4.4", 1)})
    b.eliminate(b.unit("u1"))
    fallen = piece(show(b), "u1")
    assert (fallen.cell, fallen.pips, fallen.state) == ("p0", 0, ())


def test_boldness_counts_support_and_nature() -> None:
    b = battle({"u0": ("Fb", "h3.4", 0), "u1": ("Fb", "h3.5", 0), "u2": ("DFb", "h3.6", 0)})
    bold = {id_: [badge.value for badge in piece(show(b), id_).badges] for id_ in ("u0", "u1", "u2")}
    assert bold == {"u0": [], "u1": [1], "u2": [1]}


def test_states_and_markers_of_units() -> None:
    b = battle({"u0": ("Fb", "h3.4", 0), "u1": ("KFb", "h7.5", 1)}, ordered=["u0"])
    b.unit("u1").webbed = b.unit("u1").poisoned = True
    b.unit("u0").moved = True
    shown = show(b, Question(0, "move.where", (Go("h4.4"),), actor="u0"))
    assert piece(shown, "u0").state == ("selected", "ordered")
    b.unit("u0").may_fight = False
    assert piece(show(b), "u0").state == ("ordered", "spent"), "it has moved and may not fight"
    b.unit("u0").moved = False
    assert piece(show(b), "u0").state == ("ordered",), "it may still move"
    assert badge_icons(shown, "u1") == ["terror", "spider-web", "poison-bottle"]


# ---------------------------------------------------------------------- the fight


def attack_rows(b: TestBattle, attacker: str, target: str) -> list[Row]:
    attack = battles.declare(b, b.unit(attacker), b.unit(target))
    rows = dice_rows(b, attack)
    assert rows[-1].number == battles.dice_number(b, attack)
    return rows


def test_the_number_of_dice_explains_its_sum() -> None:
    b = battle({"u0": ("Fr", "h3.4", 0), "u1": ("Fb", "h4.4", 1)}, terrain={"h4.4": "wood"}, lore=True)
    modifiers.add(b, Effect("lore.warrior.1", "dice", 0, "turn", "u0", 1))
    rows = attack_rows(b, "u0", "u1")
    assert [row.name.id for row in rows] == [
        "scene.dice.base",
        "scene.dice.limit",
        "lore.warrior.1",
        "scene.dice.sum",
    ]
    assert [row.number for row in rows] == [4, 2, None, 3]


def test_plain_attacks_have_a_short_sum() -> None:
    b = battle({"u0": ("Fr", "h3.4", 0), "u1": ("Fb", "h4.4", 1)})
    assert [row.number for row in attack_rows(b, "u0", "u1")] == [4, 4]


def test_the_attack_panel_and_the_dice_follow_the_roll() -> None:
    b = battle({"u0": ("Fb", "h3.4", 0), "u1": ("Fb", "h4.4", 1)})
    attack = battles.declare(b, b.unit("u0"), b.unit("u1"))
    assert show(b).dice == ()
    attack.dice, attack.rolled = [1, 3, 4], True
    shown = show(b)
    assert [die.state for die in shown.dice] == ["hit", "hit", ""]
    panel = next(panel for panel in shown.panels if panel.id == "attack")
    assert panel.rows[-1].number == 2
    assert piece(shown, "u1").state == ("target",)


def test_a_die_that_was_rolled_again_tells_what_it_was() -> None:
    b = battle({"u0": ("Fb", "h3.4", 0), "u1": ("Fb", "h4.4", 1)})
    attack = battles.declare(b, b.unit("u0"), b.unit("u1"))
    attack.dice, attack.rolled, attack.was = [1, 3, 4], True, {"2": 5}
    assert [die.was for die in show(b).dice] == [None, None, Text("face.lore")]


def test_what_rolls_a_die_again_points_at_that_die() -> None:
    b = battle({"u0": ("Fb", "h3.4", 0), "u1": ("Fb", "h4.4", 1)})
    attack = battles.declare(b, b.unit("u0"), b.unit("u1"))
    attack.dice, attack.rolled = [1, 4, 5], True
    shown = show(b, Question(0, "lore.reroll", (Reroll(1), Reroll(2), Done()), actor="u0"))
    assert [option.at for option in shown.options] == [(shown.dice[1].id,), (shown.dice[2].id,), ()]


def test_targets_say_how_many_dice() -> None:
    b = battle({"u0": ("Ag", "h3.4", 0), "u1": ("Fb", "h5.4", 1), "u2": ("Fb", "h5.6", 1)}, ordered=["u0"])
    b.unit("u0").moved = True
    shown = show(b, Question(0, "battle.target", (Target("u1"), Target("u2")), actor="u0"))
    assert [option.badge and option.badge.value for option in shown.options] == [1, 1]
    assert [option.tone for option in shown.options] == ["attack", "attack"]


@pytest.mark.parametrize(
    ("unit", "bonus", "help_"),
    [
        ("Mb", False, "scene.help.follow.gain.riders"),
        ("Mb", True, "scene.help.follow.gain"),
        ("Fb", False, "scene.help.follow.gain"),
    ],
)
def test_only_riders_are_told_of_a_pursuit_and_only_once(unit: str, bonus: bool, help_: str) -> None:
    b = battle({"u0": (unit, "h4.5", 0), "u1": ("Fb", "h5.5", 1)}, ordered=["u0"])
    b.state.attack = battles.declare(b, b.unit("u0"), b.unit("u1"), bonus=bonus)
    shown = show(b, Question(0, "follow.gain", (Go("h5.5"), Done()), actor="u0"))
    assert shown.help == Text(help_)


@pytest.mark.parametrize(("agile", "hits"), [(False, 3), (True, 2)])
def test_the_hits_of_a_roll_are_told_without_those_that_a_card_makes_harmless(agile: bool, hits: int) -> None:
    b = battle({"u0": ("Fr", "h4.5", 0), "u1": ("Fb", "h5.5", 1)}, ordered=["u0"])
    attack = battles.declare(b, b.unit("u0"), b.unit("u1"))
    attack.dice, attack.rolled = [1, 1, 3, 0], True
    if agile:
        modifiers.add(b, Effect("lore.warrior.2", "colour_hits", 1, "attack", "u1", 1))
    (panel,) = (panel for panel in show(b).panels if panel.id == "attack")
    assert Row(Text("scene.attack.hits"), number=hits) in panel.rows


@rule("BL-LM-09")
def test_riders_are_told_of_no_pursuit_onto_a_landmark() -> None:
    units: dict[str, Placed] = {"u0": ("Mb", "h4.5", 0), "u1": ("Fb", "h5.5", 1)}
    b = battle(units, ordered=["u0"], landmarks={"h5.5": ("den", 1)})
    b.state.attack = battles.declare(b, b.unit("u0"), b.unit("u1"))
    shown = show(b, Question(0, "follow.gain", (Go("h5.5"), Done()), actor="u0"))
    assert shown.help == Text("scene.help.follow.gain")


@pytest.mark.parametrize(
    ("options", "prompt"),
    [
        ((Fight("u0"), Done()), "battle.attacker"),
        ((PlayLore("t70"), Done()), "battle.attacker.lore"),
        ((Done(),), "battle.attacker.nobody"),
    ],
)
def test_nobody_is_asked_for_an_attacker_where_there_is_none(
    options: tuple[Option, ...], prompt: str
) -> None:
    b = battle({"u0": ("Fb", "h4.5", 0), "u1": ("Fb", "h5.5", 1)}, ordered=["u0"])
    question = Question(0, "battle.attacker", options)
    assert labels.prompt(b.state, question) == Text(prompt)


def test_who_cannot_attack_is_not_told_how_often_one_may() -> None:
    b = battle({"u0": ("Fb", "h4.5", 0)}, ordered=["u0"])
    assert show(b, Question(0, "battle.attacker", (Fight("u0"), Done()))).help is not None
    assert show(b, Question(0, "battle.attacker", (Done(),))).help is None


def test_a_long_move_says_that_it_forbids_fighting() -> None:
    b = battle({"u0": ("Fb", "h3.4", 0)}, ordered=["u0"], phase="movement")
    shown = show(b, Question(0, "move.where", (Go("h4.4"), Go("h5.4")), actor="u0"))
    assert [option.badge is not None for option in shown.options] == [False, True]


# ---------------------------------------------------------------------- players, cards, phases


def test_lore_cards_tell_what_this_player_pays() -> None:
    council = {"commander": 2, "wizard": 1}
    b = battle(
        {"u0": ("Fb", "h3.4", 0)},
        lore=True,
        tokens=(4, 0),
        councils=(council, council),
        lore_hands=(("lore.wizard.4", "lore.warrior.3"), ()),
    )
    hand = next(zone for zone in show(b).zones if zone.id == "lore.hand.0")
    assert [(card.badges[0].value, card.badges[0].tone) for card in hand.cards] == [(3, ""), (5, "bad")]


def test_at_a_real_table_one_taps_the_faces_of_the_dice_for_whoever_rolls() -> None:
    faces = tuple(Rolled("battle", face) for face in range(6))
    question = Question(0, "real.roll", faces, actor="p1", count=(2, 3))
    match = Match(GAME, Setup(scenario="azincourt"), Fairness.from_seed(1))
    shown = scene(match.view(0), 0, question, [0])
    assert shown.prompt is not None
    assert shown.prompt.id == "real.roll.for"
    assert shown.help == Text("real.roll.group", {"n": 2, "of": 3})
    assert [option.badge and option.badge.icon for option in shown.options][3:] == [
        "swords-emblem",
        "flying-flag",
        "spell-book",
    ]


def test_players_show_banners_with_objectives() -> None:
    b = battle({"u0": ("Fb", "h7.7", 0)}, banners=(2, 1), banners_to_win=5, objectives=[("h7.7", 0)])
    tracks = [panel.tracks[0] for panel in show(b).panels if panel.kind == "player"]
    assert [(track.value, track.size) for track in tracks] == [(3, 5), (1, 5)]


def test_phases_say_where_the_turn_stands() -> None:
    b = battle({"u0": ("Fb", "h3.4", 0)}, phase="movement")
    assert [phase.state for phase in show(b).phases] == ["done", "done", "now", "", ""]


def test_only_the_northern_player_sits_at_the_far_end_of_the_board() -> None:
    match = Match(GAME, Setup(scenario="azincourt"), Fairness.from_seed(1))
    assert [scene_of(match, seat).turned for seat in (0, 1, None)] == [False, True, False]
