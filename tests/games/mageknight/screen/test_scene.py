"""What a screen shows of a quest."""

from __future__ import annotations

import pytest

from hexameron.games.mageknight.content.colours import RED
from hexameron.games.mageknight.content.tactics import TACTICS
from hexameron.games.mageknight.meta import GAME
from hexameron.games.mageknight.options import Colour, PayWith
from hexameron.games.mageknight.screen.looks import FLOWER, ICONS
from hexameron.games.mageknight.screen.panels import signed
from hexameron.games.mageknight.screen.questions import OF_THE_SOURCE
from hexameron.games.mageknight.screen.scene import scene
from hexameron.games.mageknight.state import State
from hexameron.kernel.asking import Done, Option
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Question, Setup
from hexameron.kernel.match import Match
from hexameron.kernel.scene import Panel, Scene, Track
from hexameron.kernel.text import Catalogue, Text
from hexameron.server.play.log_lines import narrator
from tests.games.mageknight.fights import attack, block
from tests.games.mageknight.late import embattled, late
from tests.games.mageknight.positions import TestQuest, fight, quest
from tests.games.shown import scene_of, texts


@pytest.fixture(scope="module")
def catalogues() -> tuple[Catalogue, Catalogue]:
    folder = GAME.folder / "texts"
    return Catalogue("pl", [folder], strict=True), Catalogue("en", [folder], strict=True)


def test_numbers_on_tracks_have_their_sign() -> None:
    assert [signed(n) for n in (-2, 0, 3)] == ["−2", "0", "+3"]


def test_the_log_names_the_faces_of_dice_by_what_they_are_drawn_by() -> None:
    match = Match(GAME, Setup(scenario="first_reconnaissance", seats=2), Fairness.from_seed(1))
    while not any(event.name == "source.rolled" for event in match.events):
        seat = next(iter(match.pending))
        match.choose(seat, match.options(seat)[0])
    lines = narrator(GAME, match.view(0), 0).lines(match.events)
    (named,) = [line.text.args["dice"] for line in lines if line.event == "source.rolled"]
    assert isinstance(named, list)
    assert named
    assert all(face in [die.name for die in GAME.dice] for face in named)


# ---------------------------------------------------------------------- single positions


def show(q: TestQuest) -> Scene:
    return scene(q.state, 0, None, (0,))


def begun(q: TestQuest) -> Match[State]:
    setup = Setup(scenario=q.state.scenario, seats=len(q.state.players))
    return Match(GAME, setup, Fairness.from_seed(1), state=q.state)


def asked(q: TestQuest) -> Scene:
    """What the first seat sees when it is asked."""
    return scene_of(begun(q), 0)


def key_of(match: Match[State], key: str) -> Option:
    return next(option for option in match.options(0) if option.key() == key)


def panel(shown: Scene, id_: str) -> Panel:
    return next(panel for panel in shown.panels if panel.id == id_)


def numbers(shown: Scene, id_: str) -> dict[str, int | None]:
    return {row.name.id: row.number for row in panel(shown, id_).rows}


def bar(shown: Scene, id_: str, name: str) -> Track:
    return next(track for track in panel(shown, id_).tracks if track.name.id == name)


def test_an_enemy_says_what_blocks_it_and_what_it_deals() -> None:
    q = quest(hand="march")
    fight(q, "wolf_riders", phase="block")
    block(q, 4)
    sheet = panel(show(q), "f0")
    assert numbers(show(q), "f0")["scene.blow.physical"] == 3
    assert (bar(show(q), "f0", "scene.to_block").value, bar(show(q), "f0", "scene.to_block").size) == (
        4,
        6,
    ), "Swiftness doubles the need"
    harm = next(row.value for row in sheet.rows if row.name.id == "scene.unblocked")
    assert harm is not None
    assert harm.args == {"damage": 3, "wounds": 2}


def test_a_block_of_the_wrong_element_is_counted_by_half() -> None:
    q = quest(hand="march")
    fight(q, "fire_mages", phase="block")
    block(q, 5)
    assert bar(show(q), "f0", "scene.to_block").value == 2
    block(q, 3, element="ice")
    assert bar(show(q), "f0", "scene.to_block").value == 5


def test_an_enemy_says_what_beats_it() -> None:
    q = quest(hand="march")
    fight(q, "ironclads", phase="attack")
    attack(q, 5)
    need = bar(show(q), "f0", "scene.to_beat")
    assert (need.value, need.size) == (2, 3), "they resist physical attacks"


def test_every_icon_of_an_enemy_is_explained_with_an_icon() -> None:
    q = quest(hand="march")
    fight(q, "monks ice_golems prowlers illusionists", fortified=True, phase="block")
    for number in range(4):
        sheet = panel(show(q), f"f{number}")
        assert sheet.icon
        assert sheet.colour
        told = [row for row in sheet.rows if row.number is None and row.value is None]
        assert all(row.icon for row in told)
    assert "card.ability.poison" in [row.name.id for row in panel(show(q), "f0").rows]
    assert "scene.resists.ice" in [row.name.id for row in panel(show(q), "f1").rows]
    assert "scene.walls.single" in [row.name.id for row in panel(show(q), "f2").rows]


def test_hidden_tokens_show_their_backs_and_nothing_else() -> None:
    q = quest(tiles={"h-3.1": "1"})
    q.play(q.draw_enemy("violet", "on.h-3.1", face_up=False))
    q.play(q.draw_enemy("brown", "on.h-2.1", face_up=False))
    q.state.things = q.state.things.view(0)
    tokens = [piece for piece in show(q).pieces if piece.shape == "disc"]
    assert [(piece.chief, piece.notes, piece.badges) for piece in tokens] == [
        ("purple", (), ()),
        ("brown", (), ()),
    ]


def test_all_copies_of_a_card_can_be_clicked() -> None:
    q = quest(hand="march march rage")
    one, two = q.things.in_zone("hand.0")[:2]
    shown = asked(q)
    basic = next(option for option in shown.options if option.key == f"play:t{one};basic")
    assert basic.at == (f"t{one}", f"t{two}")
    assert basic.here is not None
    assert basic.here.id == "card.sentence"


def test_a_tile_to_come_is_shown_whole() -> None:
    q = quest(tiles={"h-3.1": "1", "h-2.3": "2"}, stack="3", move=2, at="h-3.4")
    shown = asked(q)
    places = [option.at for option in shown.options if option.key.startswith("explore:")]
    assert places
    assert {len(cells) for cells in places} == {7}
    dark = [cell.id for cell in shown.cells if cell.terrain == "unknown"]
    assert sorted(dark) == sorted({cell for cells in places for cell in cells})


def test_a_step_past_enemies_says_so() -> None:
    quiet = quest(tiles={"h-3.1": "2"})
    orcs = next(cell for cell, site in quiet.board.site.items() if site == "orcs")
    near = next(cell for cell in quiet.board.neighbours[orcs] if quiet.board.terrain[cell] == "plains")
    q = quest(tiles={"h-3.1": "2"}, move=9, at=near, on={orcs: "prowlers"})
    told = {option.key[3:]: option.badge for option in asked(q).options if option.key.startswith("go:")}
    beside = [cell for cell in told if cell in q.board.neighbours[orcs]]
    assert beside
    for cell, badge in told.items():
        assert badge is not None
        assert badge.text is not None
        assert (badge.text.id == "scene.enter.provokes") == (cell in beside)
        assert (badge.tone == "bad") == (cell in beside), "the screen draws a dashed rim"


@pytest.mark.parametrize(("way", "half", "first"), [("basic", "basic", 2), ("strong", "strong", 4)])
def test_a_choice_names_the_half_it_belongs_to(way: str, half: str, first: int) -> None:
    q = quest(hand="battle_versatility", crystals="r")
    fight(q, "prowlers", phase="attack")
    match = begun(q)
    match.choose(0, key_of(match, f"play:t{q.things.in_zone('hand.0')[0]};{way}"))
    if match.pending[0].prompt == "mana.pay":
        match.choose(0, match.options(0)[0])
    shown = scene_of(match, 0)
    assert shown.prompt is not None
    assert shown.prompt.args["way"] == half
    assert shown.options[0].label.args["n"] == first


@pytest.mark.parametrize(
    ("prompt", "options"),
    [
        ("mana.pay", (PayWith("die", RED), PayWith("token", RED))),
        *((prompt, (Colour(RED), Done())) for prompt in OF_THE_SOURCE),
        ("mana.which", (Done(), Colour(RED))),
    ],
)
def test_mana_of_the_source_points_at_its_dice(prompt: str, options: tuple[Option, ...]) -> None:
    q = quest(source="rbrr", tokens="r")
    q.state.source[2].holder = 0
    shown = scene(q.state, 0, Question(0, prompt, options), (0,))
    dice = [die.id for die in shown.dice]
    meant = () if prompt == "mana.which" else (dice[0], dice[3])
    assert [option.at for option in shown.options] == [meant, ()]


def test_mana_on_a_tactic_points_at_the_die_that_was_stolen() -> None:
    q = quest(source="rbr")
    q.state.source[2].holder = 0
    shown = scene(q.state, 0, Question(0, "mana.pay", (PayWith("tactic", RED),)), (0,))
    assert shown.options[0].at == (shown.dice[2].id,)


def test_the_turn_counts_its_points() -> None:
    q = quest(move=3, influence=2, tokens="rr")
    counted = numbers(show(q), "turn")
    assert (counted["scene.points.move"], counted["scene.points.influence"]) == (3, 2)
    assert counted["scene.mana.red"] == 2
    assert "scene.points.heal" not in counted
    fight(q, "prowlers", phase="block")
    block(q, 2)
    block(q, 3)
    assert numbers(show(q), "turn")["scene.block.physical"] == 5
    attack(q, 2, how="ranged", element="fire")
    assert numbers(show(q), "turn")["scene.attack.ranged.fire"] == 2


def test_night_changes_what_spaces_cost() -> None:
    costs = [
        (numbers(show(q), "day")["terrain.forest"], numbers(show(q), "day")["terrain.desert"])
        for q in (quest(), quest(night=True))
    ]
    assert costs == [(3, 5), (5, 3)]


def test_units_show_whether_they_are_ready_and_wounded() -> None:
    q = quest(units="peasants herbalists")
    q.player(0).troops[0].spent = True
    q.player(0).troops[1].wounds = 1
    zone = next(zone for zone in show(q).zones if zone.id == "units.0")
    assert [card.state for card in zone.cards] == [("spent",), ()]
    said = [[badge.text.id for badge in card.badges if badge.text is not None] for card in zone.cards]
    assert said == [
        ["scene.unit.spent", "card.armour"],
        ["scene.unit.ready", "card.armour", "scene.unit.wounded"],
    ]


def test_dice_that_cannot_be_used_are_marked() -> None:
    q = quest(source="rko")
    assert [die.state for die in show(q).dice] == ["", "spent", ""]
    q.state.source[0].holder = 0
    q.state.night = True
    assert [die.state for die in show(q).dice] == ["spent", "", "spent"]


def test_tiles_have_an_outline_of_eighteen_sides() -> None:
    assert len(FLOWER) == 19
    assert FLOWER[0] == FLOWER[-1]
    q = quest(tiles={"h-3.1": "1"})
    assert [edge.kind for edge in show(q).edges] == ["tile", "tile"]


def test_everything_with_a_face_has_an_emblem() -> None:
    assert [face.name.id for face in GAME.faces() if not face.icon] == []
    assert len(ICONS) > 200


def test_where_orcs_were_beaten_there_is_bare_land() -> None:
    """The symbol on the tile stays printed, but nobody is there any more (MK-OUT-03)."""
    q = quest(tiles={"h-3.1": "1"}, on={"h-4.1": "prowlers"})
    here = next(cell for cell in scene(q.state, 0, None, ()).cells if cell.id == "h-4.1")
    assert here.name == Text("site.orcs")
    q.use_up(q.things.in_zone("on.h-4.1")[0])
    here = next(cell for cell in scene(q.state, 0, None, ()).cells if cell.id == "h-4.1")
    assert here.name == Text("terrain.forest")
    assert not here.feature
    assert here.icon


# ---------------------------------------------------------------------- late in the game


def test_late_in_the_game_everything_can_be_read(catalogues: tuple[Catalogue, Catalogue]) -> None:
    for match in (begun(late()), begun(embattled(late(), "freezers gunners altem_mages", "orc_summoners"))):
        for seat in (0, 1, None):
            for text in texts(scene_of(match, seat)):
                assert all(catalogue.render(text) for catalogue in catalogues)


def test_tactics_lie_as_cards_to_choose_from_and_then_before_their_owner() -> None:
    match = Match(GAME, Setup("first_reconnaissance", seats=1), Fairness.from_seed(1))
    match.choose(0, "choose:norowas")
    choice = next(zone for zone in scene_of(match, 0).zones if zone.id == "choice")
    assert [card.id for card in choice.cards] == [tactic.id for tactic in TACTICS if not tactic.night]
    printed = {face.id: face for face in GAME.faces()}
    shown = [printed[card.face] for card in choice.cards if card.face is not None]
    assert [face.name.id for face in shown] == [card.id for card in choice.cards]
    assert [face.corner for face in shown] == [1, 2, 3, 4, 5, 6]
    match.choose(0, "choose:tactic.right_moment")
    own = next(zone for zone in scene_of(match, 0).zones if zone.id == "tactic.0")
    assert [card.id for card in own.cards] == ["tactic.right_moment"]


def test_what_is_bought_says_its_price(catalogues: tuple[Catalogue, Catalogue]) -> None:
    q = quest(at="h-3.2", tiles={"h-3.1": "1"}, offer="peasants", step="talk", influence=4, hand="march")
    healing = next(option for option in asked(q).options if option.key == "buy_healing")
    assert healing.badge is not None
    assert healing.badge.text is not None
    assert catalogues[0].render(healing.badge.text).replace("\u00a0", " ") == "Wpływ 3"
