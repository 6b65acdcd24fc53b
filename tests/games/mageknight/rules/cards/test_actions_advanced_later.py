"""Advanced Actions from 85 on, and those of the expansion: what each does, both ways."""

import pytest

from hexameron.games.mageknight.rules import combat, damage, interaction, strikes, turn
from tests.games.mageknight.cards import blocking, options, play, struck, ways
from tests.games.mageknight.positions import FACES, fight, quest
from tests.games.mageknight.rules.cards.acting import (
    BLACK,
    COLD,
    FIRE,
    GOLD,
    ICE,
    MELEE,
    NORTH,
    PHYSICAL,
    RANGED,
    SIEGE,
    G,
    W,
    cost_of,
    ended,
)
from tests.rules import rule

# ---------------------------------------------------------------------- advanced actions 85 to 92


@pytest.mark.parametrize(("way", "crystals"), [("basic", [0, 0, 2, 0]), ("strong", [1, 1, 0, 1])])
@rule("MK-EFF-20", "MK-DEED-17")
def test_decompose_throws_an_action_away_for_crystals(way: str, crystals: list[int]) -> None:
    q = quest(hand="decompose march wound fireball", tokens="r")
    play(q, "decompose", way)
    assert q.player(0).crystals == crystals
    assert q.names("gone") == ["march"]
    assert ways(quest(hand="decompose wound fireball", tokens="r"), "decompose") == ["move"]


def test_crystal_mastery_copies_a_crystal() -> None:
    q = quest(hand="crystal_mastery", crystals="gw")
    played = play(q, "crystal_mastery", "basic", "colour:2")
    assert played.keys("mana.which") == ("colour:2", "colour:3")
    assert q.player(0).crystals == [0, 0, 2, 1]
    assert "basic" not in ways(quest(hand="crystal_mastery"), "crystal_mastery")


def test_strong_crystal_mastery_brings_spent_crystals_back() -> None:
    q = quest(hand="march crystal_mastery", crystals="gb")
    play(q, "march", "strong")
    play(q, "crystal_mastery", "strong")
    assert q.player(0).crystals == [0, 0, 0, 0]
    ended(q, until="end.discard")
    assert q.player(0).crystals == [0, 1, 1, 0]


def test_mana_storm_gives_the_crystal_of_a_die_and_rolls_it() -> None:
    q = quest(hand="mana_storm", source="gok", dice="w")
    play(q, "mana_storm", "basic")
    assert q.player(0).crystals[G] == 1
    assert [die.face for die in q.state.source] == [W, GOLD, BLACK]
    assert "basic" not in ways(quest(hand="mana_storm", source="ok"), "mana_storm")


@pytest.mark.parametrize("night", [False, True])
def test_strong_mana_storm_lets_gold_and_black_dice_be_any_colour(night: bool) -> None:
    q = quest(hand="mana_storm march stamina", tokens="w", source="rrr", dice="okk", night=night)
    play(q, "mana_storm", "strong")
    assert [die.face for die in q.state.source] == [GOLD, BLACK, BLACK]
    assert q.turn(0).dice == 4
    play(q, "march", "strong", "pay:die;5")
    play(q, "stamina", "strong", "pay:die;4")
    assert q.turn(0).move == 8


@rule("MK-MANA-10")
def test_a_mana_storm_makes_no_black_mana_by_day() -> None:
    q = quest(hand="mana_storm fireball", tokens="wr", source="r", dice="k")
    fight(q, "prowlers")
    play(q, "mana_storm", "strong")
    assert "strong" not in ways(q, "fireball")


@pytest.mark.parametrize(("way", "n"), [("basic", 1), ("strong", 2)])
def test_ambush_helps_the_first_attack_or_block_card(way: str, n: int) -> None:
    q = quest(hand="ambush rage rage", tokens="g")
    play(q, "ambush", way)
    fight(q, "prowlers", phase="attack")
    play(q, "rage", "basic")
    play(q, "rage", "basic")
    assert struck(q) == [(2 + n, MELEE, PHYSICAL), (2, MELEE, PHYSICAL)]
    q = quest(hand="ambush rage rage", tokens="g")
    play(q, "ambush", way)
    fight(q, "prowlers", phase="block")
    play(q, "rage", "basic")
    assert blocking(q) == [(2 + 2 * n, PHYSICAL)]
    q.combat(0).phase = "attack"
    play(q, "rage", "basic")
    assert struck(q) == [(2, MELEE, PHYSICAL)], "the block came first"


def test_ambush_works_in_combat_and_not_for_units() -> None:
    q = quest(hand="ambush rage", units="peasants")
    fight(q, "prowlers", phase="attack")
    play(q, "ambush", "basic")
    q.play(combat.fight(q, 0), ["activate:{peasants};0"], until="combat.attack")
    play(q, "rage", "basic")
    assert [n for n, _, _ in struck(q)] == [2, 3]


def test_maximal_effect_plays_a_basic_effect_three_times() -> None:
    q = quest(hand="maximal_effect march")
    play(q, "maximal_effect", "basic")
    assert q.turn(0).move == 6
    ended(q, until="end.discard")
    assert q.names("gone") == ["march"]
    assert q.names("discard.0") == ["maximal_effect"]


def test_maximal_effect_plays_a_strong_effect_twice_for_nothing() -> None:
    q = quest(hand="maximal_effect march", tokens="r")
    play(q, "maximal_effect", "strong")
    assert q.turn(0).move == 8
    assert sum(q.turn(0).tokens) == 0


@rule("MK-DEED-16")
def test_maximal_effect_repeats_what_a_card_demands_while_it_can_be_met() -> None:
    q = quest(hand="maximal_effect improvisation rage swiftness")
    play(q, "maximal_effect", "basic", "pick:{improvisation}", "pick:{rage}")
    assert q.turn(0).move == 6
    assert q.names("hand.0") == []
    assert "basic" not in ways(quest(hand="maximal_effect improvisation"), "maximal_effect")


def test_a_steady_tempo_that_was_thrown_away_does_not_come_back() -> None:
    q = quest(hand="maximal_effect steady_tempo", tokens="r")
    play(q, "maximal_effect", "strong")
    assert q.turn(0).move == 8
    ended(q, until="end.discard")
    assert q.names("gone") == ["steady_tempo"]


def test_concentration_with_maximal_effect() -> None:
    q = quest(hand="concentration maximal_effect march", tokens="g")
    play(q, "concentration", "strong", "pick:{maximal_effect}")
    assert q.turn(0).move == 4 + 4 + 2
    assert [q.name(card) for card in q.turn(0).thrown] == ["march"]


def test_magic_talent_plays_a_spell_of_the_offer() -> None:
    q = quest(hand="magic_talent rage march", tokens="rr", spells="fireball snowstorm")
    play(q, "magic_talent", "basic")
    assert q.names("discard.0") == ["rage"], "no green Spell is on offer"
    fight(q, "prowlers")
    assert ways(q, "fireball") == ["basic"]
    assert ways(q, "snowstorm") == []
    play(q, "fireball", "basic")
    assert struck(q) == [(5, RANGED, FIRE)]
    assert q.names("spell.offer") == ["fireball", "snowstorm"]
    assert sum(q.turn(0).tokens) == 1
    assert ways(q, "fireball") == [], "once"


@rule("MK-DEED-17")
def test_magic_talent_wants_a_card_with_a_colour() -> None:
    assert "basic" not in ways(quest(hand="magic_talent wound", spells="fireball"), "magic_talent")
    assert "basic" not in ways(quest(hand="magic_talent ruby_ring", spells="fireball"), "magic_talent")
    assert "basic" not in ways(quest(hand="magic_talent march", spells="fireball"), "magic_talent")
    assert "basic" in ways(quest(hand="magic_talent flame_wall", spells="fireball"), "magic_talent")


@rule("MK-EFF-13", "MK-EFF-14")
def test_strong_magic_talent_gains_a_spell_for_mana() -> None:
    """It says where the Spell goes: the discard pile; the offer slides down and is filled from the top."""
    q = quest(hand="magic_talent", tokens="br", spells="fireball flame_wall snowstorm")
    deck = [FACES["deed"][name] for name in ("mana_bolt", "restoration")]
    q.things.make(deck, "spell.deck")
    own = q.names("deck.0")
    play(q, "magic_talent", "strong", "buy:{flame_wall}")
    assert q.names("discard.0") == ["flame_wall"]
    assert q.names("deck.0") == own
    assert q.names("spell.offer") == ["fireball", "snowstorm", "restoration"]
    assert all(q.things.known(card, 0) for card in q.things.in_zone("spell.offer"))
    assert q.names("spell.deck") == ["mana_bolt"]
    assert sum(q.turn(0).tokens) == 0
    assert "strong" not in ways(quest(hand="magic_talent", tokens="b", spells="snowstorm"), "magic_talent")


@pytest.mark.parametrize(("way", "price", "zone"), [("basic", 6, "discard.0"), ("strong", 9, "hand.0")])
@rule("MK-EFF-13")
def test_learning_buys_an_advanced_action_once(way: str, price: int, zone: str) -> None:
    q = quest(hand="learning promise", tokens="w", advanced="ambush agility", step="talk")
    q.turn(0).influence = price - (2 if way == "basic" else 4) - 1
    play(q, "learning", way)
    assert not any(key.startswith("learn:") for key in options(q))
    play(q, "promise", "influence")
    q.turn(0).influence += price
    q.play(interaction.talk(q, 0), ["learn:{ambush}"], until="turn.talk")
    assert "ambush" in q.names(zone)
    assert q.turn(0).influence == price
    assert not any(key.startswith("learn:") for key in options(q))


def test_learning_needs_no_interaction() -> None:
    q = quest(hand="learning promise promise", advanced="ambush")
    assert ways(q, "promise") == ["move"]
    play(q, "learning", "basic")
    play(q, "promise", "basic")
    play(q, "promise", "basic")
    q.play(turn.take(q, 0), ["learn:{ambush}"], until="turn.move")
    assert q.names("discard.0") == ["ambush"]


@pytest.mark.parametrize(("way", "zone"), [("basic", "discard.0"), ("strong", "hand.0")])
def test_training_swaps_an_action_for_one_of_its_colour(way: str, zone: str) -> None:
    q = quest(hand="training march rage", tokens="g", advanced="path_finding crystal_mastery")
    play(q, "training", way)
    assert q.names("gone") == ["march"]
    assert "path_finding" in q.names(zone)
    assert "basic" not in ways(quest(hand="training rage", advanced="path_finding"), "training")


# ---------------------------------------------------------------------- the later actions, 287 to 298


@pytest.mark.parametrize(("way", "n"), [("basic", 2 + 2 * 2), ("strong", 4 + 2 * 3)])
def test_counterattack_counts_blocked_enemies(way: str, n: int) -> None:
    q = quest(hand="counterattack", tokens="r")
    fight(q, "prowlers prowlers prowlers", phase="attack")
    q.combat(0).blocked = 2
    play(q, "counterattack", way)
    assert struck(q) == [(n, MELEE, PHYSICAL)]


@pytest.mark.parametrize(
    ("card", "basic", "strong"),
    [
        ("rage", (5, MELEE, PHYSICAL), (6, MELEE, FIRE)),
        ("stamina", (3, MELEE, ICE), (4, MELEE, COLD)),
        ("swiftness", (3, RANGED, PHYSICAL), (4, RANGED, FIRE)),
        ("march", (2, SIEGE, PHYSICAL), (3, SIEGE, FIRE)),
    ],
)
def test_ritual_attack(card: str, basic: tuple[int, str, str], strong: tuple[int, str, str]) -> None:
    for way, attack in (("basic", basic), ("strong", strong)):
        q = quest(hand=f"ritual_attack {card}", tokens="r")
        fight(q, "prowlers", phase="attack")
        play(q, "ritual_attack", way)
        assert struck(q) == [attack]
        assert q.names("gone") == [card]
        q = quest(hand=f"ritual_attack {card}", tokens="r")
        fight(q, "prowlers", phase="ranged")
        assert (way in ways(q, "ritual_attack")) == (attack[1] != MELEE)


def test_blood_of_ancients_buys_an_action_with_blood_and_mana() -> None:
    q = quest(hand="blood_of_ancients", tokens="g", advanced="ambush agility")
    play(q, "blood_of_ancients", "basic")
    assert sorted(q.names("hand.0")) == ["ambush", "wound"]
    assert sum(q.turn(0).tokens) == 0
    assert "basic" not in ways(
        quest(hand="blood_of_ancients", tokens="r", advanced="ambush"), "blood_of_ancients"
    )


@pytest.mark.parametrize(("where", "zone"), [("branch:0", "hand.0"), ("branch:1", "discard.0")])
def test_strong_blood_of_ancients_uses_an_action_of_the_offer(where: str, zone: str) -> None:
    q = quest(hand="blood_of_ancients", tokens="r", advanced="path_finding blood_rage")
    play(q, "blood_of_ancients", "strong", where)
    assert q.turn(0).move == 4
    assert q.names("advanced.offer") == ["path_finding", "blood_rage"]
    assert q.names(zone) == ["wound"]


def test_the_blood_of_ancients_does_not_call_itself() -> None:
    q = quest(hand="blood_of_ancients maximal_effect", tokens="r", advanced="blood_of_ancients concentration")
    assert "strong" not in ways(q, "blood_of_ancients")
    q = quest(hand="blood_of_ancients", tokens="r", advanced="blood_of_ancients path_finding")
    assert "strong" in ways(q, "blood_of_ancients")


@rule("MK-DMG-16", "MK-DMG-17")
def test_the_blood_of_ancients_may_knock_out() -> None:
    q = quest(hand="blood_of_ancients rage", tokens="r", advanced="decompose")
    fight(q, "prowlers")
    q.combat(0).wounds = 4
    play(q, "blood_of_ancients", "strong", "branch:0")
    assert q.combat(0).knocked_out
    assert q.player(0).crystals == [0, 0, 0, 0], "there is no card left to decompose"


def test_shield_bash_counts_double_against_swiftness() -> None:
    for way, n in (("basic", 6), ("strong", 10)):
        q = quest(hand="shield_bash", tokens="b")
        fight(q, "wolf_riders", phase="block")
        q.play(combat.fight(q, 0), ["play:{shield_bash};" + way, "parry:f0;0"], until="combat.block")
        assert q.combat(0).foes[0].armour == (-(n - 6) if way == "strong" else 0)


@pytest.mark.parametrize(
    ("way", "answers", "bonus", "cell"),
    [
        ("basic", ["go:h-1.1"], 1, "h-1.1"),
        ("basic", ["done"], 1, "h0.0"),
        ("strong", ["branch:0", "go:h-2.1"], 1, "h-2.1"),
        ("strong", ["branch:1", "go:h-1.0"], 2, "h-1.0"),
    ],
)
@rule("MK-MOVE-24", "MK-MOVE-26")
def test_temporal_portal(way: str, answers: list[str], bonus: int, cell: str) -> None:
    q = quest(hand="temporal_portal", tokens="b", tiles=NORTH, deck="march " * 9, move=2)
    play(q, "temporal_portal", way, *answers)
    assert q.player(0).at == cell
    assert q.player(0).draw_bonus == bonus
    assert q.turn(0).step == "after", "it is the Action"
    assert q.turn(0).acted
    assert q.turn(0).move == 0
    ended(q)
    assert len(q.hand(0)) == 5 + bonus
    assert q.player(0).draw_bonus == 0, "once"


def test_a_temporal_portal_leads_to_safe_spaces_nearby() -> None:
    q = quest(hand="temporal_portal", tokens="b", tiles=NORTH, at="h-3.1", on={"h-4.1": "prowlers"})
    played = play(q, "temporal_portal", "basic", "go:h-2.1")
    assert set(played.keys("move.jump")) == {"go:h-3.2", "go:h-2.1", "go:h-2.0", "go:h-3.0", "done"}
    assert q.turn(0).combat is None


@pytest.mark.parametrize(
    ("way", "answers", "crystals"),
    [
        ("basic", ["colour:0"], [1, 0, 0, 0]),
        ("strong", ["colour:0", "colour:0"], [2, 0, 0, 0]),
        ("strong", ["colour:0", "colour:1"], [1, 1, 0, 0]),
    ],
)
def test_spell_forge(way: str, answers: list[str], crystals: list[int]) -> None:
    q = quest(hand="spell_forge", tokens="b", spells="fireball snowstorm flame_wall")
    play(q, "spell_forge", way, *answers)
    assert q.player(0).crystals == crystals


def test_spell_forge_uses_two_different_spells() -> None:
    q = quest(hand="spell_forge", tokens="b", spells="fireball snowstorm")
    play(q, "spell_forge", "strong", "colour:0")
    assert q.player(0).crystals == [1, 1, 0, 0]


def test_chivalry_pays_for_each_enemy_it_defeats() -> None:
    q = quest(hand="chivalry rage", tokens="r")
    fight(q, "prowlers swordsmen", phase="attack")
    answers = ["play:{chivalry};basic", "branch:1", "play:{rage};strong", "aim:f0"]
    q.play(combat.fight(q, 0), answers, until="combat.attack")
    assert (q.player(0).reputation, q.player(0).fame) == (1, 2)
    q = quest(hand="chivalry rage", tokens="rw")
    fight(q, "prowlers swordsmen", phase="attack")
    answers = ["play:{chivalry};strong", "branch:1", "play:{rage};strong", "aim:f0", "aim:f1"]
    q.play(combat.fight(q, 0), answers)
    assert (q.player(0).reputation, q.player(0).fame) == (2, 2 + 4 + 2)


@pytest.mark.parametrize(("way", "points"), [("basic", 3), ("strong", 6)])
def test_a_peaceful_moment_as_the_action(way: str, points: int) -> None:
    q = quest(hand="peaceful_moment promise wound", tokens="w", units="peasants! catapults!")
    play(q, "peaceful_moment", way)
    assert q.turn(0).influence == points
    assert q.turn(0).step == "after"
    play(q, "promise", "basic")
    assert ("spend:ready" in options(q)) == (way == "strong")
    q.play(turn.take(q, 0), ["spend:heal", "heal_hand"], until="turn.after")
    assert q.names("hand.0") == []
    assert q.turn(0).heal == 0
    assert q.turn(0).influence == points + 2 - 2
    if way == "strong":
        q.play(turn.take(q, 0), ["spend:ready", "pick:{catapults}"], until="turn.after")
        assert q.turn(0).influence == 0
        assert [troop.spent for troop in q.player(0).troops] == [True, False]


def test_dodge_and_weave_weakens_an_attack_and_strikes_back_unhurt() -> None:
    q = quest(hand="dodge_and_weave")
    fight(q, "diggers diggers", phase="block")
    play(q, "dodge_and_weave", "basic", "against:f1;0")
    assert [foe.threats[0].weaker for foe in q.combat(0).foes] == [0, 2]
    q = quest(hand="dodge_and_weave rage")
    fight(q, "diggers", phase="block")
    play(q, "dodge_and_weave", "basic")
    q.play(combat.fight(q, 0), ["play:{rage};basic", "parry:f0;0"], until="combat.attack")
    assert strikes.total(q, 0, [q.combat(0).foes[0]]) == 1
    q.combat(0).wounds = 1
    assert strikes.total(q, 0, [q.combat(0).foes[0]]) == 0


def test_strong_dodge_and_weave_takes_four_off_one_attack_or_two_off_two() -> None:
    q = quest(hand="dodge_and_weave", tokens="w")
    fight(q, "prowlers prowlers", phase="block")
    play(q, "dodge_and_weave", "strong", "branch:0", "against:f1;0")
    assert [foe.threats[0].weaker for foe in q.combat(0).foes] == [0, 4]
    q = quest(hand="dodge_and_weave", tokens="w")
    fight(q, "prowlers prowlers prowlers", phase="block")
    play(q, "dodge_and_weave", "strong", "branch:1", "against:f0;0", "against:f2;0")
    assert [foe.threats[0].weaker for foe in q.combat(0).foes] == [2, 0, 2]
    assert [(strike.n, strike.note) for strike in q.turn(0).strikes] == [(2, "dodge")]


def test_concentration_helps_the_blow_of_dodge_and_weave() -> None:
    q = quest(hand="concentration dodge_and_weave", tokens="g")
    fight(q, "prowlers", phase="block")
    play(q, "concentration", "strong", "branch:0")
    assert struck(q) == [(4, "later", PHYSICAL)]


def test_stout_resolve_grows_by_discarded_cards() -> None:
    q = quest(hand="stout_resolve wound wound")
    play(q, "stout_resolve", "basic", "yes")
    assert q.turn(0).move == 3
    assert q.names("discard.0") == ["wound"]
    q = quest(hand="stout_resolve wound wound rage march", tokens="g")
    cards = [q.id("wound"), q.id("rage"), q.id("march")]
    played = play(
        q, "stout_resolve", "strong", *(f"pick:{card}" for card in sorted(cards, key=lambda c: int(c[1:])))
    )
    assert q.turn(0).move == 3 + 6
    assert len(played.asked[0].keys) == 4, "three cards, or none"
    assert q.names("hand.0") == ["wound"], "only one of the cards may be a Wound"


def test_force_of_nature_hardens_a_unit() -> None:
    q = quest(hand="force_of_nature", units="peasants herbalists")
    fight(q, "prowlers", phase="block")
    play(q, "force_of_nature", "basic", "pick:{peasants}")
    peasants, herbalists = q.player(0).troops
    assert damage.resists(q, 0, peasants, PHYSICAL)
    assert not damage.resists(q, 0, peasants, FIRE)
    assert not damage.resists(q, 0, herbalists, PHYSICAL)
    q.combat(0).phase = "over"
    q.play(combat.fight(q, 0))
    assert not q.turn(0).modifiers


HIGH = {"h-3.1": "10", "h-2.3": "2"}


@pytest.mark.parametrize(
    ("way", "at", "hand"),
    [("basic", "h-2.3", 6), ("strong", "h-2.3", 6), ("strong", "h-3.1", 7), ("strong", "h-1.0", 5)],
)
def test_mountain_lore_raises_the_hand_limit_on_high_ground(way: str, at: str, hand: int) -> None:
    q = quest(hand="mountain_lore", tokens="g", tiles=HIGH, deck="march " * 9)
    play(q, "mountain_lore", way)
    q.player(0).at = at
    ended(q)
    assert len(q.hand(0)) == hand
    assert q.player(0).at == at, "a mountain is safe this turn"


def test_mountain_lore_opens_mountains() -> None:
    q = quest(hand="mountain_lore", tokens="g", tiles=HIGH)
    assert cost_of(q, "mountain") == -1
    play(q, "mountain_lore", "basic")
    assert cost_of(q, "mountain") == -1
    q = quest(hand="mountain_lore", tokens="g", tiles=HIGH)
    play(q, "mountain_lore", "strong")
    assert cost_of(q, "mountain") == 5


@pytest.mark.parametrize(("influence", "heals"), [(1, False), (2, True), (3, True)])
def test_a_peaceful_moment_heals_for_two_influence(influence: int, heals: bool) -> None:
    q = quest(hand="peaceful_moment wound", tokens="w")
    play(q, "peaceful_moment", "basic")
    q.turn(0).influence = influence
    assert ("spend:heal" in options(q)) is heals
