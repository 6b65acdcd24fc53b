"""What a screen shows of a conquest."""

from __future__ import annotations

import copy
import random

import pytest

from hexameron.games.heroes.content.records import Unit
from hexameron.games.heroes.content.terms import Faction
from hexameron.games.heroes.content.units import UNIT
from hexameron.games.heroes.meta import GAME
from hexameron.games.heroes.options import Hurt, RerollOne, SpendLuck
from hexameron.games.heroes.rules import activation, attack, battle, wounds
from hexameron.games.heroes.screen import battle_view, card_faces, map_view
from hexameron.games.heroes.screen.scene import scene
from hexameron.games.heroes.screen.sheets import of_faction
from hexameron.games.heroes.state import Attack, State
from hexameron.kernel.asking import Ask
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Question, Setup
from hexameron.kernel.match import Match
from hexameron.kernel.scene import Scene, Zone
from hexameron.kernel.telling import Narrator
from hexameron.kernel.text import Catalogue, Text
from hexameron.kernel.things import bit
from tests.games.heroes.positions import TestConquest, conquest
from tests.games.heroes.rules.fights import fight
from tests.games.shown import ids, played, scene_of, texts

SHORT = Setup(scenario="conquest", variants={"length": "short"})


@pytest.fixture(scope="module")
def catalogues() -> tuple[Catalogue, Catalogue]:
    folder = GAME.folder / "texts"
    return Catalogue("pl", [folder], strict=True), Catalogue("en", [folder], strict=True)


def late(seed: int, seats: int = 2, choices: int = 250) -> Match[State]:
    """A match in which something has happened."""
    chooser = random.Random(seed)
    setup = Setup(scenario="conquest", seats=seats)
    match = Match(GAME, setup, Fairness.from_seed(seed))
    for _ in range(choices):
        if match.result is not None:
            break
        seat = chooser.choice(list(match.pending))
        match.choose(seat, chooser.choice(match.options(seat)))
    return match


def zone_of(shown: Scene, id_: str) -> Zone:
    return next(zone for zone in shown.zones if zone.id == id_)


def test_the_rewards_of_encounters_on_the_map_are_not_shown(catalogues: tuple[Catalogue, Catalogue]) -> None:
    match = Match(GAME, SHORT, Fairness.from_seed(3))
    while match.view(0).step != "turns":
        seat = next(iter(match.pending))
        match.choose(seat, match.options(seat)[0])
    shown = scene_of(match, 0)
    tokens = [piece for piece in shown.pieces if piece.id[:1] == "t"]
    assert len(tokens) == 27
    for piece in tokens:
        words = " ".join(catalogues[1].render(text).lower() for text in texts(piece))
        assert "experience" not in words
        assert "chest" not in words


def view_of(t: TestConquest, seat: int | None) -> State:
    """What a seat may know of a position."""
    view = copy.deepcopy(t.state)
    view.things = t.state.things.view(seat)
    return view


def test_scrolls_of_others_lie_face_down() -> None:
    t = conquest()
    anton = t.add_hero("anton", scrolls="plague healing", skills="logistics", artifacts="griffin_sword")
    shown = {seat: scene(view_of(t, seat), seat, None, ()) for seat in (0, 1, None)}
    rows = {seat: zone_of(one, f"hero.{anton.id}").cards for seat, one in shown.items()}
    hidden = [t.id("plague"), t.id("scroll.healing")]
    for seat, cards in rows.items():
        known = [card.id for card in cards if card.face is not None]
        assert [id_ for id_ in hidden if id_ in known] == (hidden if seat == 0 else [])
        assert t.id("logistics") in known
        assert t.id("griffin_sword") in known
        assert len(cards) == 1 + 2 + 2 + 1 + 1


def test_pieces_tell_values_and_armies_that_everybody_may_know(
    catalogues: tuple[Catalogue, Catalogue],
) -> None:
    t = conquest()
    t.add_hero("anton", at="h3.3", army="2/1 0/3")
    printed = t.encounter(t.guard("h1.2", "common.9"))
    pieces = {piece.name.id: piece for piece in scene(view_of(t, 1), 1, None, ()).pieces}
    notes = pieces["hero.anton"].notes
    words = " ".join(map(catalogues[0].render, notes)).replace("\u00a0", " ")
    assert words == (
        "Siła 4. Magia 2. Inicjatywa 4. Dowodzenie 9. Kusznicy: elitarne 1, podstawowe 2. "
        "Kapłanki: elitarne 3, podstawowe 0."
    )
    goblins = pieces["creature.goblins"]
    assert [badge.value for badge in goblins.badges] == [printed.strength, printed.numbers]
    assert goblins.shape == "disc"


def test_power_city_and_week_are_shown() -> None:
    match = late(5)
    shown = scene_of(match, 0)
    view = match.view(0)
    assert [track.value for track in shown.tracks] == [max(0, player.power) for player in view.players]
    assert [track.size for track in shown.tracks] == [12, 12]
    panels = {panel.id: panel for panel in shown.panels}
    assert panels["week"].title.id == view.week
    assert panels["city"].owner == 0
    assert [row.number for row in panels["p1"].rows][:2] == [view.players[1].resources, view.players[1].gold]


def test_used_action_cards_lie_as_used_and_only_my_own_are_shown() -> None:
    match = late(6)
    for seat in (0, 1):
        shown = scene_of(match, seat)
        cards = zone_of(shown, f"actions.{seat}").cards
        left = match.view(seat).players[seat].cards
        used = [card.id for card in cards if "spent" in card.state]
        assert [card.id for card in cards if card.id not in used] == [f"action.{n}" for n in sorted(left)]
        assert not any(zone.id == f"actions.{1 - seat}" for zone in shown.zones)


def test_a_battle_shows_its_track_and_its_roll() -> None:
    for match in played(GAME, SHORT, 31, 3000):
        fought = match.view(0).battle
        if fought is None or fought.attack is None or not fought.attack.dice:
            continue
        seat = next(iter(match.pending))
        shown = scene_of(match, seat)
        fighters = [panel for panel in shown.panels if panel.kind == "fighter"]
        placed = [panel.id for panel in fighters]
        assert placed[: len(fought.track)] == [id_ for id_ in fought.track if id_ in placed]
        assert [panel.order for panel in fighters] == sorted(panel.order or 0 for panel in fighters)
        assert [panel.camp for panel in fighters] == [fought.stacks[id_].side for id_ in placed]
        assert [panel.id for panel in fighters if panel.state == "now"] == [fought.acting]
        assert shown.roll is not None
        assert len(shown.dice) == len(fought.attack.dice) + bool(fought.attack.elite)
        rolled = [die.name.id for die in shown.dice[: len(fought.attack.dice)]]
        assert rolled == [f"face.{n}" for n in fought.attack.dice]
        hits = [die.state == "hit" for die in shown.dice[: len(fought.attack.dice)]]
        strength = fought.attack.strength
        assert hits == [n == 1 or (n <= strength and n != 8) for n in fought.attack.dice]
        assert shown.phases
        return
    raise AssertionError("no battle was fought")


def test_a_die_that_was_rolled_again_shows_what_it_was() -> None:
    t = fight("0/0 0/3", "gnomes", dice="2 k")
    made = t.battle.attack = Attack(stack="s0", strength=3, dice=[7, 1], was=[0, 0], elite="bad_luck")
    assert [die.was for die in battle_view.dice(t)] == [None, None, None]
    for _ in attack.reroll(t, made, [0], ()):
        raise AssertionError("nobody is asked")
    for _ in attack.reroll_elite_die(t, made, ()):
        raise AssertionError("nobody is asked")
    shown = [(die.was, die.name.id, die.state) for die in battle_view.dice(t)]
    assert shown == [
        (Text("face.7"), "face.2", "hit"),
        (None, "face.1", "hit"),
        (Text("face.bad_luck"), "face.skull", ""),
    ]


def test_what_rolls_a_die_again_points_at_the_dice_that_it_can_mean() -> None:
    t = fight("0/0 0/3", "gnomes", dice="2 k")
    t.battle.attack = Attack(stack="s0", strength=3, dice=[7, 1, 8, 7], was=[0, 0, 0, 8], elite="bad_luck")
    options = (RerollOne(), SpendLuck("elite_die"), SpendLuck("misses"))
    shown = scene(t.state, 0, Question(0, "battle.reroll", options, "s0"), (0,))
    dice = [die.id for die in shown.dice]
    assert [option.at for option in shown.options] == [(dice[0], dice[2]), (dice[4],), ()]


def test_whether_to_advance_is_asked_in_plain_buttons() -> None:
    for match in played(GAME, SHORT, 11, 4000):
        seat = next(iter(match.pending))
        if match.pending[seat].prompt == "advance.now":
            shown = scene_of(match, seat)
            assert [option.at for option in shown.options] == [(), ()]
            assert [option.tone for option in shown.options] == ["", "leave"]
            return
    raise AssertionError("nobody could advance")


DUELS: tuple[tuple[tuple[Faction, str, str, str], ...], ...] = (
    (
        ("haven", "cate", "light_of_elrath purification wisdom", "scribes_bag shield_of_elrath orphans_mail"),
        ("sanctuary", "mizuki", "ambush rising_tide moonlight", "ring_of_misfortune unicorn_bow"),
    ),
    (
        ("necropolis", "sveltana", "curse drain_strength grave_soil", "staff_of_the_elements dragon_armour"),
        ("stronghold", "urkala", "spirits_of_the_ancestors steadfastness bloody_cry", "axe_of_fury"),
    ),
    (
        ("sanctuary", "irina", "icy_breath stone_armour positioning", "necklace_of_rebirth"),
        ("haven", "anton", "attack shield_wall healing magic_arrow", "helm_of_the_steadfast"),
    ),
)
SCROLLS = (
    "dispel_magic ice_lance blizzard scroll.healing stone_skin madness life_drain",
    "dispel_magic weakness earthquake shield_of_light bastion_of_earth plague slow",
)


def duel(number: int, seed: int) -> Match[State]:
    """Two heroes with all kinds of cards meet."""
    pair = DUELS[number]
    t = conquest(factions=[faction for faction, _, _, _ in pair])
    heroes = [
        t.add_hero(name, at="h3.3", army="1/2 1/2 1/1", luck=1, skills=skills, artifacts=artifacts)
        for _, name, skills, artifacts in pair
    ]
    for hero, scrolls in zip(heroes, SCROLLS, strict=True):
        held = [name for name in scrolls.split() if name != "dispel_magic" or hero is heroes[number % 2]]
        for name in held:
            card = t.find(name)
            t.things.move(card, f"scrolls.{hero.id}")
            t.things.seen[card] = bit(hero.seat)
    t.build(0, "unique", "command")
    t.build(1, "unique", "market")
    t.state.week = "week.magic"
    action = t.begin("activation")
    activation.activate(t, heroes[0], action)
    battle.begin(t, heroes[0], "h3.3", foe=heroes[1].id)
    setup = Setup(scenario="conquest", seats=2)
    return Match(GAME, setup, Fairness.from_seed(seed), state=t.state)


@pytest.mark.parametrize("number", range(len(DUELS)))
def test_duels_with_all_kinds_of_cards_can_be_seen_and_read(
    number: int, catalogues: tuple[Catalogue, Catalogue]
) -> None:
    prompts: dict[str, None] = {}
    said: dict[str, Text] = {}
    for seed in range(3):
        match, chooser = duel(number, seed), random.Random(seed)
        while match.result is None and match.view(None).battle is not None:
            seat = next(iter(match.pending))
            prompts[match.pending[seat].prompt] = None
            shown = scene_of(match, seat)
            there = ids(shown)
            assert [id_ for option in shown.options for id_ in option.at if id_ not in there] == []
            keys = [option.key() for option in match.options(seat)]
            fine = [key for key in keys if key not in {"yes", "done"}] or keys
            events = match.choose(seat, chooser.choice(fine))
            said.update((text.id, text) for text in texts(shown))
            for catalogue in catalogues:
                for line in Narrator(GAME, match.view(seat), seat, catalogue).lines(events):
                    words = catalogue.render(line.text.text(catalogue.render))
                    assert words.endswith((".", "!")), words
                    assert "[" not in words
    assert all(catalogue.render(text) for catalogue in catalogues for text in said.values())
    assert len(prompts) > 6


def test_the_outline_of_a_zone_goes_round_its_fields() -> None:
    (line,) = map_view.zone(("h2.2", "h2.3", "h3.2"))
    assert line.points[0] == line.points[-1]
    assert len(line.points) == 9
    apart = map_view.zone(("h1.1", "h4.4"))
    assert [len(one.points) for one in apart] == [5, 5]


def test_everything_printed_that_is_shown_has_a_face() -> None:
    known = [face.id for face in card_faces.faces()]
    for match in played(GAME, SHORT, 41, 600, 9):
        for seat in match.pending:
            for zone in scene_of(match, seat).zones:
                assert [card for card in zone.cards if card.face is not None and card.face not in known] == []


def test_a_faction_shows_the_abilities_of_both_sides(catalogues: tuple[Catalogue, Catalogue]) -> None:
    shown = [catalogues[0].render(row.name) for row in of_faction("necropolis").rows[:2]]
    skeletons, liches = UNIT["unit.skeletons"], UNIT["unit.liches"]

    def printed(unit: Unit) -> str:
        return f"Siła {unit.strength}, Inicjatywa {unit.initiative}."

    assert shown == [
        f"Szkielety: {printed(skeletons)} Podstawowe: Obrona. Elitarne: Obrona.",
        f"Licze: {printed(liches)} Elitarne: Precyzyjny atak.",
    ]


# ---------------------------------------------------------------------- what lies ahead


def asked(t: TestConquest, seed: int = 1) -> Scene:
    """What the first seat sees when the match goes on from a position."""
    setup = Setup(scenario="conquest", seats=len(t.state.players))
    match = Match(GAME, setup, Fairness.from_seed(seed), state=t.state)
    return scene_of(match, next(iter(match.pending)))


def on_the_move() -> TestConquest:
    t = conquest()
    anton = t.add_hero("anton", at="h1.1", army="0/3 0/3")
    activation.activate(t, anton, t.begin("activation", card=1))
    return t


def test_what_can_be_reached_in_several_steps_is_drawn_ahead() -> None:
    t = on_the_move()
    shown = asked(t)
    ends = {way.cells[-1]: way for way in shown.ways}
    beside = [option.at[0] for option in shown.options if option.key.startswith("go:")]
    assert ends
    assert not [field for field in ends if field in beside]
    for field, way in ends.items():
        assert len(way.cells) == len(way.keys) == way.cost <= t.action.movement
        assert way.keys == tuple(f"go:{cell}" for cell in way.cells)
        assert way.cells[0] in beside
        steps = zip(("h1.1", *way.cells), way.cells, strict=False)
        assert all(after in t.board.neighbours[before] for before, after in steps)
        assert (way.tone == "attack") == (field in t.state.encounters)


def test_a_way_can_be_walked_choice_by_choice() -> None:
    t = on_the_move()
    setup = Setup(scenario="conquest", seats=2)
    for way in asked(t).ways:
        if way.tone:
            continue
        match = Match(GAME, setup, Fairness.from_seed(1), state=copy.deepcopy(t.state))
        for key in way.keys:
            match.choose(0, key)
        anton = next(iter(match.view(0).heroes.values()))
        assert (anton.at or t.player(0).city) == way.cells[-1]


def test_no_way_leads_through_creatures() -> None:
    t = on_the_move()
    t.guard("h1.2", "black_dragon")
    shown = asked(t)
    assert not [way for way in shown.ways if "h1.2" in way.cells[:-1]]
    (step,) = [option for option in shown.options if option.key == "go:h1.2"]
    assert step.tone == "attack"
    assert step.badge is not None
    assert step.badge.tone == "bad"  # six units against a dragon
    assert step.then is not None
    assert 0 < int(str(step.then.args["n"])) < 50


# ---------------------------------------------------------------------- what wounds would do


def wounded(army: str, n: int) -> TestConquest:
    """Anton's army has wounds to take from an attack."""
    t = conquest()
    anton = t.add_hero("anton", at="h1.1", army=army)
    activation.activate(t, anton, t.begin("activation", card=1))
    battle.begin(t, anton, "h1.2", token=t.guard("h1.2", "common.9"))
    t.battle.due = n
    return t


@pytest.mark.parametrize("elite", [False, True])
@pytest.mark.parametrize("n", range(1, 9))
def test_the_toll_that_is_shown_is_the_toll_that_is_paid(n: int, elite: bool) -> None:
    t = wounded("0/2 0/2 2/2", n)
    option = Hurt("s2", elite)  # griffins, of which the elite ones have Endurance
    shown = battle_view.toll(t, option, n, pierces=False)
    stack = t.battle.stacks["s2"]
    given = wounds.deal(t, 0, n, target="s2", spills=False)
    try:
        step = next(given)
        while True:
            assert isinstance(step, Ask), step
            offered = [one for one in step.options() if isinstance(one, Hurt)]
            step = given.send(next((one for one in offered if one.elite == elite), offered[0]))
    except StopIteration:
        pass
    hero = t.hero(t.battle.sides[0].hero)
    assert (shown.elite, shown.basic) == (hero.elite[2], hero.basic[2])
    if hero.elite[2] + hero.basic[2]:
        assert shown.wounds == stack.wounds
