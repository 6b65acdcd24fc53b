"""The end of a turn."""

import pytest

from hexameron.games.mageknight.rules import end_of_turn, turn
from hexameron.games.mageknight.state import NOBODY, City
from tests.games.mageknight.fights import deed
from tests.games.mageknight.positions import FACES, TestQuest, conquer, quest
from tests.rules import rule


def ends(q: TestQuest, *answers: str, until: str = "") -> list[str]:
    """Plays the end of the turn and tells what was asked."""
    if q.turn(0).step == "move":
        q.turn(0).step = "end.dice"
    return q.play(turn.take(q, 0), answers, until=until).prompts()


@rule("MK-EOT-01")
def test_used_dice_are_rolled_first_and_go_back() -> None:
    q = quest(seats=2, hand="rage", source="rgb", dice="w", at="h0.1", places=["h0.1"])
    q.state.source[0].holder = 0
    q.turn(0).taken.append(0)
    q.player(0).trail = ["h0.0"]
    ends(q, until="end.discard")
    assert [(die.face, die.holder) for die in q.state.source] == [(3, -2), (2, -2), (1, -2)]
    names = [event.name for event in q.events]
    assert names.index("source.returned") < names.index("hero.withdraws")


@rule("MK-EOT-02", "MK-EOT-03", "MK-SHARE-09")
def test_from_an_unsafe_space_the_hero_goes_back_along_his_way_for_wounds() -> None:
    q = quest(seats=3, hand="rage", tiles={"h-3.1": "4"}, at="h-2.0", places=["h-2.0", "h-1.0"])
    q.player(0).trail = ["h0.0", "h-1.0"]
    ends(q, until="end.discard")
    assert q.player(0).at == "h0.0", "h-1.0 is not safe either"
    assert len(q.wounds_in_hand(0)) == 2


@rule("MK-EOT-02")
def test_who_stands_safe_stays() -> None:
    q = quest(hand="rage", at="h0.1")
    q.player(0).trail = ["h0.0"]
    ends(q, until="end.discard")
    assert q.player(0).at == "h0.1"
    assert not q.wounds_in_hand(0)


@rule("MK-EOT-02", "MK-EOT-03")
def test_with_no_way_known_the_owner_chooses_the_nearest_safe_space() -> None:
    q = quest(hand="rage", tiles={"h-3.1": "11"}, at="h-3.2", on={"h-2.1": "prowlers", "h-3.1": "monks"})
    assert q.board.terrain["h-3.2"] == "lake"
    q.turn(0).step = "end.withdraw"
    played = q.play(turn.take(q, 0), until="end.withdraw")
    assert sorted(played.asked[-1].keys) == ["pick:h-1.0", "pick:h-1.1", "pick:h-3.0", "pick:h-4.1"]
    q.play(turn.take(q, 0), ["pick:h-1.1"], until="end.discard")
    assert q.player(0).at == "h-1.1"
    assert len(q.wounds_in_hand(0)) == 2


@rule("MK-EOT-04")
def test_mana_tokens_go_and_crystals_stay() -> None:
    q = quest(hand="rage", tokens="rgo", crystals="bb")
    ends(q, until="end.discard")
    assert q.turn(0).tokens == [0, 0, 0, 0, 0, 0]
    assert q.player(0).crystals == [0, 2, 0, 0]


@rule("MK-EOT-05")
def test_played_cards_are_discarded_and_thrown_ones_leave_the_game() -> None:
    q = quest(hand="rage")
    kept, thrown = deed(q, "march", "play.0"), deed(q, "ruby_ring", "play.0")
    wound = deed(q, "wound", "play.0")
    q.turn(0).thrown += [thrown, wound]
    ends(q, until="end.discard")
    assert [q.things.zone[card] for card in (kept, thrown, wound)] == ["discard.0", "gone", "wounds"]


@rule("MK-EOT-06")
def test_the_space_gives_what_it_gives() -> None:
    q = quest(hand="rage", tiles={"h-2.3": "5"}, at="h-1.3")
    ends(q, until="end.discard")
    assert q.player(0).crystals == [0, 1, 0, 0]
    q = quest(hand="rage wound", tiles={"h-2.3": "5"}, at="h-2.2")
    assert "end.glade" in ends(q, "pick:{wound}", until="end.discard")
    assert not q.wounds_in_hand(0)


@rule("MK-EOT-07")
def test_rewards_come_in_any_order() -> None:
    q = quest(hand="rage", spells="fireball chill", advanced="ice_bolt fire_bolt", dice="r")
    q.turn(0).rewards = ["spell", "advanced", "crystal"]
    q.turn(0).step = "end.rewards"
    played = q.play(
        turn.take(q, 0),
        ["reward:advanced", "buy:{ice_bolt}", "reward:spell", "buy:{chill}"],
        until="end.discard",
    )
    assert played.keys("end.reward") == ("reward:spell", "reward:advanced", "reward:crystal")
    assert q.names("deck.0")[-2:] == ["ice_bolt", "chill"]
    assert sum(q.player(0).crystals) == 1


@rule("MK-EOT-08")
def test_a_crystal_beyond_the_third_is_lost() -> None:
    q = quest(hand="rage", crystals="rrr", dice="r")
    q.turn(0).rewards = ["crystal"]
    ends(q, until="end.discard")
    assert q.player(0).crystals == [3, 0, 0, 0]
    assert sum(q.turn(0).tokens) == 0


@rule("MK-EOT-09")
@pytest.mark.parametrize(
    ("die", "answers", "crystals", "fame"),
    [("g", [], [0, 0, 1, 0], 0), ("k", [], [0, 0, 0, 0], 1), ("o", ["colour:3"], [0, 0, 0, 1], 0)],
)
def test_a_die_tells_what_a_random_crystal_is(
    die: str, answers: list[str], crystals: list[int], fame: int
) -> None:
    q = quest(hand="rage", dice=die)
    q.turn(0).rewards = ["crystal"]
    ends(q, *answers, until="end.discard")
    assert q.player(0).crystals == crystals
    assert q.player(0).fame == fame


@pytest.mark.parametrize(
    ("die", "prompt"), [*((one, "end.artifact") for one in "rgbw"), ("o", "end.choose"), ("k", "end.choose")]
)
def test_a_die_tells_whether_a_dungeon_holds_a_spell_or_an_artifact(die: str, prompt: str) -> None:
    q = quest(hand="rage", spells="fireball chill", dice=die)
    for name in ("ruby_ring", "sapphire_ring"):
        q.things.make([FACES["deed"][name]], "artifact.deck")
    q.turn(0).rewards = ["dungeon"]
    assert ends(q, until=prompt)[-1] == prompt
    assert not q.turn(0).rewards, "one reward, and not the other as well"


@rule("MK-EOT-10")
def test_of_one_artifact_more_than_won_one_goes_back_and_the_rest_on_the_deck_in_any_order() -> None:
    q = quest(hand="rage", deck="march")
    for name in ("amulet_of_darkness", "ruby_ring", "sapphire_ring", "emerald_ring"):
        q.things.make([FACES["deed"][name]], "artifact.deck")
    q.turn(0).rewards = ["artifact", "artifact"]
    asked = ends(q, "pick:{sapphire_ring}", "pick:{emerald_ring}", until="end.discard")
    assert asked.count("end.artifact") == 1
    assert q.names("artifact.deck") == ["sapphire_ring", "amulet_of_darkness"]
    assert q.names("deck.0") == ["march", "emerald_ring", "ruby_ring"]


@rule("MK-EOT-10")
@pytest.mark.parametrize(("there", "won"), [(1, 1), (2, 2), (3, 2)])
def test_when_artifacts_run_out_none_goes_back(there: int, won: int) -> None:
    q = quest(hand="rage", deck="march", step="end.rewards")
    q.things.make([FACES["deed"]["ruby_ring"]] * there, "artifact.deck")
    q.turn(0).rewards = ["artifact", "artifact"]
    first, second, *_ = [f"pick:t{card}" for card in (*reversed(q.things.in_zone("artifact.deck")), 0)]
    answers = [first] if there == 2 else [first, second] if there == 3 else []
    q.play(turn.take(q, 0), answers, until="end.discard")
    assert q.names("deck.0").count("ruby_ring") == won
    assert q.things.count("artifact.deck") == there - won


@rule("MK-EOT-11")
@pytest.mark.parametrize(("name", "offer"), [("spell", "fireball chill"), ("advanced", "ice_bolt fire_bolt")])
def test_a_card_of_the_offer_goes_on_top_of_the_deck_and_the_offer_is_refilled(name: str, offer: str) -> None:
    first, second = offer.split()
    spells, advanced = (offer, "") if name == "spell" else ("", offer)
    q = quest(hand="rage", spells=spells, advanced=advanced)
    new = "snowstorm" if name == "spell" else "swift_bolt"
    q.things.make([FACES["deed"][new]], f"{name}.deck")
    q.turn(0).rewards = [name]
    ends(q, f"buy:{{{first}}}", until="end.discard")
    assert q.names("deck.0")[-1] == first
    assert sorted(q.names(f"{name}.offer")) == sorted([second, new])
    assert q.things.zone[q.find(second)] == f"{name}.offer"


@rule("MK-EOT-12")
def test_a_reward_is_not_taken_from_the_monasteries() -> None:
    q = quest(hand="rage", advanced="ice_bolt fire_bolt", offer="peasants swift_bolt")
    q.turn(0).rewards = ["advanced"]
    q.turn(0).step = "end.rewards"
    played = q.play(turn.take(q, 0), until="end.choose")
    assert [q.written(f"buy:{{{name}}}") for name in ("ice_bolt", "fire_bolt")] == list(played.asked[-1].keys)


@rule("MK-EOT-13")
def test_a_reward_unit_may_be_any_of_the_offer_for_nothing() -> None:
    q = quest(hand="rage", offer="peasants altem_mages utem_swordsmen swift_bolt", reputation=-7)
    q.turn(0).rewards = ["unit"]
    ends(q, "recruit:{altem_mages}", until="end.discard")
    assert [q.unit(troop).id for troop in q.player(0).troops] == ["unit.altem_mages"]


@rule("MK-EOT-14")
def test_without_a_command_token_a_unit_makes_room_or_the_reward_is_given_up() -> None:
    q = quest(hand="rage", offer="peasants", units="herbalists")
    q.turn(0).rewards = ["unit"]
    ends(q, "recruit:{peasants}", until="end.discard")
    assert [q.unit(troop).id for troop in q.player(0).troops] == ["unit.peasants"]
    q = quest(hand="rage", offer="peasants", units="herbalists")
    q.turn(0).rewards = ["unit"]
    ends(q, "done", until="end.discard")
    assert [q.unit(troop).id for troop in q.player(0).troops] == ["unit.herbalists"]


@rule("MK-EOT-15", "MK-EOT-16")
def test_the_unit_may_wait_for_the_command_token_of_the_level() -> None:
    q = quest(hand="rage", offer="peasants", units="herbalists", fame=7)
    q.player(0).fame = 8
    q.turn(0).rewards = ["unit"]
    ends(q, "postpone", "recruit:{peasants}", until="end.discard")
    assert q.player(0).level == 3
    assert len(q.player(0).troops) == 2
    q = quest(hand="rage", offer="peasants", units="herbalists", fame=2)
    q.player(0).fame = 3
    q.turn(0).rewards = ["unit"]
    q.turn(0).step = "end.rewards"
    played = q.play(turn.take(q, 0), until="end.unit")
    assert "postpone" not in played.asked[-1].keys, "level 2 brings no Command token"


@rule("MK-EOT-15", "MKS-BLITZ-09")
def test_the_unit_may_wait_for_the_level_that_blitz_fame_brings() -> None:
    q = quest(seats=2, scenario="blitz_conquest", hand="rage", offer="peasants", units="herbalists", fame=2)
    q.player(0).fame = 7
    q.turn(0).rewards = ["unit"]
    q.turn(0).step = "end.rewards"
    played = q.play(turn.take(q, 0), until="end.unit")
    assert "postpone" in played.asked[-1].keys, "level 2 gives the Fame for level 3"


@rule("MK-EOT-16")
def test_level_ups_come_after_the_rewards_and_before_the_draw() -> None:
    q = quest(hand="rage", fame=7, dice="k")
    q.turn(0).rewards = ["crystal"]
    ends(q)
    assert q.player(0).level == 3, "by the Fame of a black die"


@rule("MK-EOT-17")
def test_cards_but_no_wounds_may_be_discarded_before_drawing() -> None:
    q = quest(hand="rage march wound", deck="stamina stamina stamina stamina stamina")
    q.turn(0).carded = True
    q.turn(0).step = "end.discard"
    played = q.play(turn.take(q, 0), until="end.discard")
    assert q.written("pick:{wound}") not in played.asked[-1].keys
    q.play(turn.take(q, 0), ["pick:{rage}", "pick:{march}"])
    assert sorted(q.names("discard.0")) == ["march", "rage"]
    assert sorted(q.names("hand.0")) == ["stamina"] * 4 + ["wound"]


@rule("MK-EOT-18")
@pytest.mark.parametrize("carded", [True, False])
def test_who_used_no_card_must_discard_one(*, carded: bool) -> None:
    q = quest(hand="rage march")
    q.turn(0).carded = carded
    q.turn(0).step = "end.discard"
    played = q.play(turn.take(q, 0), until="end.discard")
    assert ("done" in played.asked[-1].keys) == carded


@rule("MK-EOT-19", "MK-EOT-23")
@pytest.mark.parametrize(("hand", "after"), [("rage", 5), ("rage " * 5, 5), ("rage " * 7, 7)])
def test_the_hand_is_filled_to_its_limit_and_never_cut(hand: str, after: int) -> None:
    q = quest(hand=hand)
    q.turn(0).carded = True
    q.turn(0).step = "end.draw"
    q.play(turn.take(q, 0))
    assert len(q.hand(0)) == after


def drawn(q: TestQuest) -> int:
    q.turn(0).step = "end.draw"
    q.play(turn.take(q, 0))
    return len(q.hand(0))


@rule("MK-EOT-20")
@pytest.mark.parametrize(("at", "bonus"), [("h-2.0", 2), ("h-1.0", 2), ("h-1.1", 0)])
def test_beside_an_own_keep_all_own_keeps_count(at: str, bonus: int) -> None:
    q = quest(tiles={"h-3.1": "10", "h-2.3": "9"}, at=at, deck="march " * 9)
    conquer(q, "h-2.0")
    conquer(q, "h-2.4")
    assert drawn(q) == 5 + bonus


@rule("MK-EOT-20")
def test_the_keep_of_another_is_worth_nothing() -> None:
    q = quest(seats=2, tiles={"h-3.1": "10"}, at="h-1.0", places=["h0.1"], deck="march " * 9)
    conquer(q, "h-2.0", seat=1)
    assert drawn(q) == 5


@rule("MK-EOT-21")
@pytest.mark.parametrize(
    ("shields", "leader", "conquered", "bonus"),
    [([0], 1, True, 1), ([0], 0, True, 2), ([1], 1, True, 0), ([0], -2, False, 0)],
)
def test_beside_a_city_a_shield_is_worth_a_card_and_its_leader_two(
    shields: list[int], leader: int, *, conquered: bool, bonus: int
) -> None:
    q = quest(seats=2, tiles={"h-3.1": "core_7"}, at="h-4.2", places=["h0.1"], deck="march " * 9)
    q.state.cities["white"] = City(cell="h-3.1", level=1, shields=shields, leader=leader, conquered=conquered)
    assert drawn(q) == 5 + bonus


@rule("MK-EOT-22")
def test_of_keep_and_city_the_better_counts() -> None:
    q = quest(tiles={"h-3.1": "core_7"}, at="h-3.1", deck="march " * 9)
    q.state.cities["white"] = City(cell="h-3.1", level=1, shields=[0], leader=0, conquered=True)
    conquer(q, "h-3.0")
    assert drawn(q) == 7


@rule("MK-EOT-21")
@pytest.mark.parametrize("leaders", [(0, 1), (1, 0)])
def test_of_two_cities_the_one_that_is_led_counts(leaders: tuple[int, int]) -> None:
    q = quest(seats=2, tiles={"h-3.1": "core_7"}, at="h-3.1", places=["h0.1"])
    for colour, leader in zip(("white", "red"), leaders, strict=True):
        q.state.cities[colour] = City(cell="h-3.1", level=1, shields=[0, 1], leader=leader, conquered=True)
    assert end_of_turn.hand_bonus(q, 0) == 2


@rule("MK-EOT-20")
def test_a_hero_off_the_map_stands_beside_nothing() -> None:
    q = quest(tiles={"h-3.1": "10"}, at="h-2.0")
    conquer(q, "h-2.0")
    assert end_of_turn.hand_bonus(q, 0) == 1
    q.player(0).at = ""
    assert end_of_turn.hand_bonus(q, 0) == 0


@rule("MK-EOT-24")
def test_an_empty_deck_ends_the_draw() -> None:
    q = quest(hand="rage", deck="march", discard="stamina stamina")
    assert drawn(q) == 2
    assert q.names("discard.0") == ["stamina", "stamina"]


@rule("MK-TURN-35")
def test_the_next_player_waits_until_all_is_done_though_the_dice_are_back_first() -> None:
    q = quest(
        seats=2, hands=["march march", "march"], places=["h0.1"], source="rr", dice="b", step="end.dice"
    )
    q.state.source[0].holder = 0
    q.turn(0).taken, q.turn(0).carded = [0], True
    asked = q.go_on(until="end.discard").asked[-1]
    assert asked.seat == 0
    assert [(die.face, die.holder) for die in q.state.source] == [(1, NOBODY), (0, NOBODY)]
    assert q.turn(1).step == "", "but does not yet"
    follows = q.go_on(["done"], until="turn.move").asked[-1]
    assert follows.seat == 1
