"""Setting up: the game, the table, the players."""

from __future__ import annotations

import pytest

from hexameron.games.mageknight import setup
from hexameron.games.mageknight.content import catalogue, tracks
from hexameron.games.mageknight.rules import command, exploring, mana, offers, rounds, sites
from hexameron.games.mageknight.setup import begin, deck_of
from hexameron.kernel.chance import Dice
from hexameron.kernel.game import Setup
from hexameron.kernel.things import EVERYBODY
from tests.games.mageknight.positions import FACES, TestQuest, conquer, quest
from tests.games.mageknight.quests import begun, counts, laid, tile_names
from tests.rules import rule

# ---------------------------------------------------------------------- the game


@rule("MK-GAME-01", "MK-SETUP-18")
def test_the_scenario_fixes_the_tiles() -> None:
    assert counts(begun("full_conquest", 2)) == (8, 1, 2)
    assert counts(begun("blitz_conquest", 3)) == (7, 2, 3)


@rule("MK-GAME-02")
def test_without_agreement_no_variant_is_in_force() -> None:
    q = begun("full_conquest", 2)
    assert q.state.variants == {}
    assert not q.state.night
    assert [player.reputation for player in q.state.players] == [0, 0]


@rule("MK-GAME-03")
def test_each_player_picks_a_hero_nobody_has() -> None:
    q = TestQuest(begin(Setup(scenario="full_conquest", seats=3)), Dice(b"x"))
    played = q.play(
        rounds.play(q), ["choose:goldyx", "choose:tovak", "choose:arythea"], until="tactic.choose"
    )
    asked = [one for one in played.asked if one.prompt == "hero.choose"]
    assert [len(one.keys) for one in asked] == [4, 3, 2]
    assert "choose:goldyx" not in asked[1].keys
    assert [player.hero for player in q.state.players] == ["goldyx", "tovak", "arythea"]


@rule("MK-GAME-04")
def test_the_last_to_pick_a_hero_chooses_the_first_tactic() -> None:
    q = begun("full_conquest", 3)
    played = q.play(rounds.play(q), until="tactic.choose")
    assert q.state.picked == [0, 1, 2]
    assert played.asked[-1].seat == 2


@rule("MK-GAME-05")
def test_the_scenario_goes_before_the_general_rules() -> None:
    q = begun("blitz_conquest", 2)
    assert len(q.state.source) == 5
    assert [player.fame for player in q.state.players] == [1, 1]


@rule("MK-GAME-06", "MK-ROUND-28")
def test_the_game_ends_with_the_round_limit() -> None:
    q = quest(seats=2, round_=6, step="")
    q.state.step = "end"
    assert q.go_on().over is not None


@rule("MK-GAME-06", "MK-ROUND-29")
def test_before_the_limit_a_new_round_is_prepared() -> None:
    q = quest(seats=2, round_=5, step="", source="rb", dice="rb")
    q.state.step = "end"
    assert q.go_on(until="tactic.choose").over is None
    assert q.state.round == 6


@rule("MK-GAME-07")
def test_only_the_scenarios_scoring_decides() -> None:
    q = quest(seats=2, scenario="one_returns", round_=4, fame=50, step="", places=["h0.0"])
    q.player(0).at = "h0.1"
    q.state.step = "end"
    over = q.go_on().over
    assert over is not None
    assert over.winners == (1,)


@rule("MK-GAME-08", "MK-GAME-09", "MK-ROUND-02")
def test_a_round_is_a_day_or_a_night_by_turns() -> None:
    q = quest(seats=2, round_=1, step="", source="rb", dice="rbrbrb")
    nights = []
    for _ in range(3):
        q.state.step = "prepare"
        for player in q.state.players:
            player.tactic = ""
        q.go_on(until="tactic.choose")
        nights.append(q.state.night)
        q.state.tactics = []
    assert nights == [True, False, True]
    assert q.state.round == 4


@rule("MK-GAME-11")
@pytest.mark.parametrize(("site", "fortified"), [("keep", True), ("mage_tower", True), ("village", False)])
def test_fortified_sites(site: str, fortified: bool) -> None:
    spots = {"keep": ("3", "keep"), "mage_tower": ("4", "mage_tower"), "village": ("3", "village")}
    tile, wanted = spots[site]
    q = quest(tiles={"h-3.1": tile})
    cell = next(cell for cell, found in q.board.site.items() if found == wanted)
    assert sites.unconquered(q, cell) is fortified


@rule("MK-GAME-11", "MK-GAME-12", "MK-GAME-13", "MK-GAME-14")
def test_the_kinds_of_sites() -> None:
    assert set(tracks.FORTIFIED) == {"keep", "mage_tower", "city"}
    assert set(tracks.ADVENTURE) == {"ruins", "dungeon", "tomb", "den", "spawning_grounds"}
    assert set(tracks.RAMPAGING) == {"orcs", "draconum"}
    assert set(tracks.INHABITED) == {
        "village",
        "monastery",
        "keep",
        "mage_tower",
        "city",
    }


@rule("MK-GAME-12")
@pytest.mark.parametrize(
    ("tile", "site"),
    [
        ("8", "ruins"),
        ("7", "dungeon"),
        ("core_1", "tomb"),
        ("6", "den"),
        ("core_1", "spawning_grounds"),
    ],
)
def test_adventure_sites_can_be_explored(tile: str, site: str) -> None:
    q = quest(tiles={"h-3.1": tile})
    q.player(0).at = next(cell for cell, found in q.board.site.items() if found == site)
    assert sites.can_enter(q, 0)


@rule("MK-GAME-12")
def test_a_village_is_no_adventure_site() -> None:
    q = quest(tiles={"h-3.1": "3"})
    q.player(0).at = next(cell for cell, found in q.board.site.items() if found == "village")
    assert not sites.can_enter(q, 0)


@rule("MK-GAME-13")
def test_tokens_rampage_on_their_own_spaces_only() -> None:
    q = quest(tiles={"h-3.1": "2"})
    orcs = next(cell for cell, found in q.board.site.items() if found == "orcs")
    mine = next(cell for cell, found in q.board.site.items() if found == "mine_green")
    for cell in (orcs, mine):
        q.things.make([FACES["enemy"]["prowlers"]], f"on.{cell}")
    assert q.rampaging(orcs)
    assert not q.rampaging(mine)


# ---------------------------------------------------------------------- the table


@rule("MK-SETUP-01")
def test_everybody_begins_at_nought() -> None:
    q = begun("full_conquest", 2)
    assert [(player.fame, player.reputation, player.level) for player in q.state.players] == [(0, 0, 1)] * 2


@rule("MK-SETUP-02")
def test_seven_piles_of_hidden_tokens() -> None:
    q = begun("full_conquest", 2)
    piles = [f"enemy.{colour}" for colour in ("green", "grey", "violet", "brown", "red", "white")]
    for pile in (*piles, "ruin"):
        assert q.things.count(pile)
        assert not any(q.things.seen[token] for token in q.things.in_zone(pile))
    for pile in piles:
        colours = {catalogue.enemy(q.things.face[token]).colour for token in q.things.in_zone(pile)}
        assert colours == {pile.removeprefix("enemy.")}


@rule("MK-SETUP-02", "MK-SETUP-04", "MK-SETUP-11", "MK-PLAYER-05")
@pytest.mark.parametrize(
    "zone", ["enemy.green", "ruin", "artifact.deck", "unit.elite", "spell.deck", "deck.0"]
)
def test_piles_and_decks_are_shuffled(zone: str) -> None:
    orders = {
        tuple(q.things.face[thing] for thing in q.things.in_zone(zone))
        for q in (begun("full_conquest", 2, seed=seed) for seed in range(4))
    }
    assert len(orders) > 1


@rule("MK-SETUP-03")
def test_an_empty_pile_is_made_of_its_used_tokens() -> None:
    q = quest()
    for token in list(q.things.in_zone("enemy.green")):
        q.use_up(token)
    used = q.things.count("used.green")
    drawn = q.play(q.draw_enemy("green", "on.h0.0", face_up=True)).value
    assert drawn is not None
    assert catalogue.enemy(q.things.face[drawn]).colour == "green"
    assert q.things.count("used.green") == 0
    assert q.things.count("enemy.green") == used - 1
    assert not any(q.things.seen[one] for one in q.things.in_zone("enemy.green"))


@rule("MK-SETUP-04", "MK-SETUP-05")
def test_artifacts_lie_in_a_hidden_deck_and_in_no_offer() -> None:
    q = begun("full_conquest", 2)
    cards = q.things.in_zone("artifact.deck")
    assert len(cards) == sum(deed.kind == "artifact" and not deed.expansion for deed in catalogue.DEEDS)
    assert not any(q.things.seen[card] for card in cards)
    assert "artifact.offer" not in q.things.order


@rule("MK-SETUP-06")
def test_wounds_are_alike_open_and_never_run_out() -> None:
    q = quest()
    for _ in range(60):
        wound = q.new_wound("hand.0")
        assert q.is_wound(wound)
        assert q.things.seen[wound] == EVERYBODY


@rule("MK-SETUP-07", "MK-SETUP-08")
@pytest.mark.parametrize(("offer", "kind"), [("spell", "spell"), ("advanced", "advanced")])
def test_three_spells_and_three_advanced_actions_lie_open(offer: str, kind: str) -> None:
    q = begun("full_conquest", 2)
    cards = q.things.in_zone(f"{offer}.offer")
    assert len(cards) == 3
    assert all(q.deed(card).kind == kind and q.things.seen[card] == EVERYBODY for card in cards)
    assert not any(q.things.seen[card] for card in q.things.in_zone(f"{offer}.deck"))


@rule("MK-SETUP-09")
def test_new_cards_come_on_top_of_the_offer() -> None:
    q = quest(spells="fireball snowstorm tremor")
    q.things.make([FACES["deed"]["restoration"]], "spell.deck")
    assert q.name(offers.lowest(q, "spell.offer")) == "fireball"
    q.things.move(q.find("snowstorm"), "gone")
    q.play(offers.refill(q, "spell.offer"))
    assert q.names("spell.offer") == ["fireball", "tremor", "restoration"]


@rule("MK-SETUP-10", "MK-PLAYER-13", "MK-PLAYER-14")
def test_there_are_no_skills_and_units_at_first() -> None:
    q = begun("full_conquest", 2)
    assert q.things.count("skill.common") == 0
    assert all(not player.talents and not player.troops for player in q.state.players)


@rule("MK-SETUP-11")
def test_regular_and_elite_units_have_decks_of_their_own() -> None:
    q = begun("full_conquest", 2)
    for zone, elite in (("unit.regular", False), ("unit.elite", True)):
        cards = q.things.in_zone(zone)
        assert cards
        assert all(catalogue.unit(q.things.face[card]).elite is elite for card in cards)
        assert not any(q.things.seen[card] for card in cards)


@rule("MK-SETUP-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_units_are_regular_and_two_more_than_players(seats: int) -> None:
    q = begun("full_conquest", seats)
    cards = [card for card in q.things.in_zone("unit.offer") if q.things.face[card] >= catalogue.UNIT_FACE]
    assert len(cards) == seats + 2
    assert not any(catalogue.unit(q.things.face[card]).elite for card in cards)


@rule("MK-SETUP-13", "MK-SETUP-16", "MK-SETUP-17")
def test_the_first_round_is_a_day_with_all_day_tactics() -> None:
    q = begun("full_conquest", 2)
    played = q.play(rounds.play(q), until="tactic.choose")
    names = ("early_bird", "rethink", "mana_steal", "planning", "great_start", "right_moment")
    assert played.asked[-1].keys == tuple(f"choose:tactic.{name}" for name in names)


@rule("MK-SETUP-14", "MK-SETUP-27")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_source_has_two_dice_more_than_players(seats: int) -> None:
    q = begun("full_conquest", seats)
    assert len(q.state.source) == seats + 2


@rule("MK-SETUP-15")
def test_odd_dice_are_rolled_until_half_are_basic() -> None:
    q = quest(source="rrrr", dice="okorobk")
    q.play(mana.roll_source(q))
    assert [die.face for die in q.state.source] == [4, 1, 5, 0]


@rule("MK-SETUP-15")
def test_half_the_dice_are_enough() -> None:
    q = quest(source="rrrr", dice="okrb")
    q.play(mana.roll_source(q))
    assert q.dice.rolls == [("source", 4)]


@rule("MK-SETUP-19", "MK-SETUP-20")
def test_tiles_of_each_kind_are_chosen_at_random() -> None:
    quests = [begun("full_conquest", 2, seed=seed) for seed in range(12)]
    found = [{*tile_names(q, "tiles"), *laid(q)} for q in quests]
    rural = {name for names in found for name in names if name.isdigit()}
    assert len(rural) == 11
    assert {name for names in found for name in names if name.startswith("core")} == {
        f"core_{n}" for n in range(1, 9)
    }


@rule("MK-SETUP-21")
def test_countryside_lies_shuffled_on_shuffled_core_tiles() -> None:
    orders = set()
    for seed in range(6):
        q = begun("full_conquest", 4, seed=seed)
        names = tile_names(q, "tiles")
        core = [name.startswith("core") for name in names]
        assert core == sorted(core)
        assert not any(q.things.seen[tile] for tile in q.things.in_zone("tiles"))
        orders.add(tuple(sorted(names).index(name) for name in names))
    assert len(orders) == 6


@rule("MK-SETUP-22", "MK-SETUP-23")
@pytest.mark.parametrize(("seats", "side", "tiles_"), [(2, "start_a", 2), (4, "start_b", 3)])
def test_side_a_begins_with_two_tiles_and_side_b_with_three(seats: int, side: str, tiles_: int) -> None:
    q = begun("full_conquest", seats)
    assert laid(q)[0] == side
    assert len(laid(q)) == 1 + tiles_
    assert [one.at for one in q.state.tiles[1:]] == ["h-3.1", "h-2.3", "h1.2"][:tiles_]


@rule("MK-SETUP-24")
def test_tiles_keep_the_direction_of_the_starting_tile() -> None:
    assert [one.turn for one in begun("full_conquest", 4).state.tiles] == [0, 0, 0, 0]


@rule("MK-SETUP-25")
def test_sites_of_the_first_tiles_are_prepared() -> None:
    wanted = {"orcs", "keep", "mage_tower", "ruins"}
    seen = set()
    for seed in range(8):
        q = begun("full_conquest", 4, seed=seed)
        for cell, site in q.board.site.items():
            assert q.things.count(f"on.{cell}") == (site in wanted)
            seen.add(site)
        cards = [c for c in q.things.in_zone("unit.offer") if q.things.face[c] < catalogue.UNIT_FACE]
        assert len(cards) == list(q.board.site.values()).count("monastery")
    assert wanted <= seen


@rule("MK-SETUP-26")
def test_a_city_comes_into_play_with_its_tile() -> None:
    q = begun("full_conquest", 2)
    assert q.state.cities == {}
    q = quest(stack="core_5", tiles={"h-3.1": "1", "h-2.3": "2"})
    q.play(exploring.lay(q, "h-5.4"))
    assert list(q.state.cities) == ["green"]


@rule("MK-SETUP-28", "MK-PLAYER-07", "MK-PLAYER-08")
def test_what_is_public_and_what_is_hidden() -> None:
    q = begun("full_conquest", 2)
    for zone in ("spell.offer", "advanced.offer", "unit.offer"):
        assert all(q.things.seen[card] == EVERYBODY for card in q.things.in_zone(zone))
    for card in q.hand(0):
        assert q.things.known(card, 0)
        assert not q.things.known(card, 1)
    assert not any(q.things.known(card, 0) for card in q.things.in_zone("deck.0"))
    q.discard(0, q.hand(0)[0])
    assert q.things.known(q.things.in_zone("discard.0")[0], 1)
    keeps = [cell for cell, site in q.board.site.items() if site in {"keep", "mage_tower"}]
    for cell in keeps:
        assert not any(q.things.seen[token] for token in q.things.in_zone(f"on.{cell}"))


# ---------------------------------------------------------------------- the players


@rule("MK-PLAYER-01")
def test_nobody_has_crystals() -> None:
    assert all(player.crystals == [0, 0, 0, 0] for player in begun("full_conquest", 3).state.players)


@rule("MK-PLAYER-02", "MK-PLAYER-03")
def test_level_tokens() -> None:
    pairs = list(zip(tracks.ARMOUR, tracks.HAND_LIMIT, strict=True))
    assert [pairs[n] == pairs[n + 1] for n in range(0, 10, 2)] == [True] * 5
    q = begun("full_conquest", 2)
    assert (q.armour(0), q.hand_limit(0)) == (2, 5)


@rule("MK-PLAYER-04")
def test_everybody_commands_one_unit() -> None:
    assert command.limit(begun("full_conquest", 2), 0) == 1


@rule("MK-PLAYER-05", "MK-PLAYER-06")
@pytest.mark.parametrize("hero", ["tovak", "arythea", "goldyx", "norowas"])
def test_sixteen_own_basic_actions_five_of_them_in_hand(hero: str) -> None:
    q = begun("full_conquest", 2, heroes=[hero, *(h for h in ("tovak", "norowas") if h != hero)])
    cards = [*q.things.in_zone("deck.0"), *q.hand(0)]
    assert len(q.hand(0)) == 5
    assert sorted(q.things.face[card] for card in cards) == sorted(deck_of(hero))
    assert len(cards) == 16
    assert {q.deed(card).kind for card in cards} == {"basic"}


@rule("MK-PLAYER-09")
def test_the_hero_comes_onto_the_map_in_the_first_turn() -> None:
    q = begun("full_conquest", 2)
    assert [player.at for player in q.state.players] == ["", ""]
    q.play(rounds.play(q), ["choose:tactic.planning", "choose:tactic.early_bird"], until="turn.move")
    assert [player.at for player in q.state.players] == ["h0.0", ""]


@rule("MK-PLAYER-10")
def test_shields_never_run_out() -> None:
    q = quest()
    q.state.places = {}
    cells = list(q.board.terrain)
    for number in range(40):
        conquer(q, f"{cells[number % len(cells)]}{number}")
    assert sum(place.shields == [0] for place in q.state.places.values()) == 40


@rule("MK-PLAYER-11", "MK-PLAYER-12")
@pytest.mark.parametrize(
    ("scenario", "out"), [("full_conquest", "cooperative"), ("full_cooperation", "competitive")]
)
def test_ten_skills_without_the_one_for_the_other_kind_of_game(scenario: str, out: str) -> None:
    q = begun(scenario, 2)
    for me in (0, 1):
        skills = [catalogue.skill(q.things.face[token]) for token in q.things.in_zone(f"skill.{me}")]
        assert len(skills) == 10
        assert {skill.hero for skill in skills} == {q.player(me).hero}
        assert out not in {skill.play for skill in skills}
        assert not any(q.things.seen[token] for token in q.things.in_zone(f"skill.{me}"))


@rule("MK-SETUP-12", "MKS-FREC-10")
@pytest.mark.parametrize("agreed", [True, False])
def test_in_a_first_game_units_are_dealt_until_one_serves_in_villages(*, agreed: bool) -> None:
    q = begun("first_reconnaissance", 2, {"first_game": agreed})
    offers.clear_units(q)
    whole = sorted(q.names("unit.regular"))
    by_village = lambda card: "V" in catalogue.unit(q.things.face[card]).sites  # noqa: E731
    for card in sorted(q.things.in_zone("unit.regular"), key=by_village, reverse=True):
        q.things.move(card, "unit.regular")
    q.play(setup._units(q))
    offered = q.things.in_zone("unit.offer")
    assert len(offered) == 4
    assert any(map(by_village, offered)) is agreed
    assert sorted([*q.names("unit.regular"), *q.names("unit.offer")]) == whole, "the others go back"


@rule("MK-SETUP-03")
@pytest.mark.parametrize("face_up", [True, False])
@pytest.mark.parametrize("colour", ["green", "grey", "white"])
def test_with_all_tokens_of_a_colour_on_the_map_one_of_the_full_set_stands_in(
    colour: str, *, face_up: bool
) -> None:
    q = begun()
    for token in [*q.things.in_zone(f"enemy.{colour}"), *q.things.in_zone(f"used.{colour}")]:
        q.things.move(token, "gone")
    for _ in range(200):
        q.play(q.draw_enemy(colour, "on.h0.0", face_up=face_up))
    found = q.things.in_zone("on.h0.0")
    faces = {
        catalogue.ENEMY_FACE + n
        for n, one in enumerate(catalogue.ENEMIES)
        if one.colour == colour and not one.expansion
    }
    assert {q.things.face[token] for token in found} == faces
    assert {q.things.known(token, seat) for token in found for seat in (0, 1)} == {face_up}
    assert len(found) == 200
