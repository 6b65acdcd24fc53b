"""Interaction: where people talk, what Influence there is, and what it buys."""

import pytest

from hexameron.games.mageknight.content.units import UNITS
from hexameron.games.mageknight.options import AddElite, BuyArtifact, BuyUnseen
from hexameron.games.mageknight.rules import interaction, turn
from hexameron.games.mageknight.state import City, Modifier
from hexameron.kernel.ids import thing_id
from tests.games.mageknight.fights import deed
from tests.games.mageknight.positions import FACES, TestQuest, conquer, quest
from tests.games.mageknight.serving import teach
from tests.rules import rule

CITIES = {"green": "core_5", "blue": "core_6", "white": "core_7", "red": "core_8"}


def talk(
    tile: str,
    at: str,
    influence: int = 0,
    *,
    hand: str = "march",
    deck: str = "march",
    offer: str = "",
    spells: str = "",
    advanced: str = "",
    tokens: str = "",
    units: str = "",
) -> TestQuest:
    """An interaction on a space of a tile, with so much Influence."""
    return quest(
        seats=2,
        places=["h0.1"],
        step="talk",
        tiles={"h-3.1": tile},
        at=at,
        influence=influence,
        hand=hand,
        deck=deck,
        offer=offer,
        spells=spells,
        advanced=advanced,
        tokens=tokens,
        units=units,
    )


def village(influence: int = 0, **more: str) -> TestQuest:
    return talk("1", "h-3.2", influence, **more)


def monastery(influence: int = 0, **more: str) -> TestQuest:
    return talk("5", "h-4.2", influence, **more)


def tower(influence: int = 0, **more: str) -> TestQuest:
    q = talk("4", "h-3.1", influence, **more)
    conquer(q, "h-3.1")
    return q


def keep(influence: int = 0, **more: str) -> TestQuest:
    q = talk("10", "h-2.0", influence, **more)
    conquer(q, "h-2.0")
    return q


def in_city(colour: str, influence: int = 0, **more: str) -> TestQuest:
    q = talk(CITIES[colour], "h-3.1", influence, **more)
    q.state.cities[colour] = City(cell="h-3.1", level=1, conquered=True)
    return q


def goods(q: TestQuest) -> list[str]:
    """What can be bought now."""
    return [option.key() for option in interaction.purchases(q, 0)]


def recruits(q: TestQuest) -> list[str]:
    """The units that can be recruited now, by name."""
    units = q.things.in_zone("unit.offer")
    return [q.name(card) for card in units if f"recruit:{thing_id(card)}" in goods(q)]


def starts(q: TestQuest) -> bool:
    """Whether an interaction may begin."""
    q.turn(0).step = "move"
    return "interact" in q.play(turn.take(q, 0), until="turn.move").asked[-1].keys


# ---------------------------------------------------------------------- where


@rule("MK-INT-01")
@pytest.mark.parametrize(
    ("tile", "at", "can"),
    [
        ("1", "h-3.2", True),
        ("5", "h-4.2", True),
        ("1", "h-3.1", False),
        ("1", "h-2.0", False),
        ("7", "h-2.1", False),
    ],
)
def test_people_live_in_villages_and_monasteries(tile: str, at: str, *, can: bool) -> None:
    assert starts(talk(tile, at)) == can


@rule("MK-INT-01")
@pytest.mark.parametrize(("tile", "at", "anybodys"), [("10", "h-2.0", False), ("4", "h-3.1", True)])
def test_keeps_serve_their_owner_towers_everybody(tile: str, at: str, *, anybodys: bool) -> None:
    for owner, can in ((0, True), (1, anybodys)):
        q = talk(tile, at)
        conquer(q, at, seat=owner)
        assert starts(q) == can
    assert not starts(talk(tile, at)), "not conquered"


@rule("MK-INT-01")
@pytest.mark.parametrize("conquered", [False, True])
def test_a_city_conquered_by_anybody_serves_everybody(*, conquered: bool) -> None:
    q = talk("core_6", "h-3.1")
    q.state.cities["blue"] = City(cell="h-3.1", level=1, conquered=conquered, shields=[1])
    assert starts(q) == conquered


@rule("MK-INT-01", "MK-CBT-06")
def test_nobody_is_left_in_a_burned_monastery() -> None:
    q = monastery()
    conquer(q, "h-4.2")
    q.state.places["h-4.2"].burned = True
    assert not starts(q)


@rule("MK-INT-02")
def test_interaction_is_the_action_of_the_turn() -> None:
    q = quest(hand="march", at="h-3.2", tiles={"h-3.1": "1"}, move=6, on={"h-4.1": "prowlers"})
    played = q.play(turn.take(q, 0), ["interact", "end"], until="turn.after")
    assert q.turn(0).acted
    assert not [
        key for key in played.asked[-1].keys if key.partition(":")[0] in {"go", "interact", "challenge"}
    ]


# ---------------------------------------------------------------------- Influence


@rule("MK-INT-03", "MK-INT-07")
def test_influence_of_cards_and_units_adds_up() -> None:
    q = village(hand="promise march", units="peasants", offer="utem_guardsmen")
    answers = ["play:{promise};basic", "play:{march};influence", "activate:{peasants};1"]
    q.play(turn.take(q, 0), answers, until="turn.talk")
    assert q.turn(0).influence == 2 + 1 + 2


@rule("MK-INT-04", "MK-INT-10")
@pytest.mark.parametrize(
    ("reputation", "gain"),
    list(enumerate([-5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5], -6)),
)
def test_reputation_gives_or_takes_influence(reputation: int, gain: int) -> None:
    q = quest(hand="march", at="h-3.2", tiles={"h-3.1": "1"}, reputation=reputation, offer="herbalists")
    played = q.play(turn.take(q, 0), ["interact"], until="turn.talk")
    assert q.turn(0).influence == gain
    assert (f"recruit:{q.id('herbalists')}" in played.asked[-1].keys) == (gain >= 3), "no card was played"


@rule("MK-INT-05", "MK-INT-25")
def test_reputation_counts_once_as_it_was_at_the_beginning() -> None:
    q = quest(
        hand="threaten",
        at="h-3.2",
        tiles={"h-3.1": "1"},
        reputation=-3,
        tokens="r",
        offer="herbalists peasants",
    )
    q.play(turn.take(q, 0), ["interact", "play:{threaten};strong"], until="turn.talk")
    assert q.player(0).reputation == -4
    assert q.turn(0).influence == -1 + 5
    q.play(turn.take(q, 0), ["buy_healing"], until="turn.talk")
    assert q.turn(0).influence == 1, "nothing is added or taken for a purchase"


@rule("MK-INT-06")
@pytest.mark.parametrize(("reputation", "can"), [(-7, False), (-6, True)])
def test_nobody_talks_to_a_hero_of_the_worst_reputation(reputation: int, *, can: bool) -> None:
    q = quest(hand="march", at="h-3.2", tiles={"h-3.1": "1"}, reputation=reputation)
    assert starts(q) == can


@rule("MK-INT-09", "MK-INT-10", "MK-INT-25")
def test_own_shields_in_a_city_give_influence_once() -> None:
    q = in_city("white", offer="herbalists peasants")
    q.state.cities["white"].shields = [0, 0, 0, 1]
    q.player(0).reputation = 5
    q.turn(0).step = "move"
    q.play(turn.take(q, 0), ["interact"], until="turn.talk")
    assert q.turn(0).influence == 2 + 3
    q.play(turn.take(q, 0), ["recruit:{herbalists}"], until="turn.talk")
    assert q.turn(0).influence == 2


# ---------------------------------------------------------------------- what it buys

EVERYWHERE = "peasants utem_swordsmen illusionists guardian_golems red_cape_monks altem_mages"


@rule("MK-INT-11", "MK-INT-12", "MK-INT-21")
def test_units_serve_where_their_icon_says_and_in_the_white_city_all() -> None:
    assert recruits(village(99, offer=EVERYWHERE)) == ["peasants"]
    assert recruits(keep(99, offer=EVERYWHERE)) == ["utem_swordsmen", "guardian_golems"]
    assert recruits(tower(99, offer=EVERYWHERE)) == ["illusionists", "guardian_golems"]
    assert recruits(monastery(99, offer=EVERYWHERE)) == ["illusionists", "red_cape_monks"]
    for colour in ("blue", "red", "green"):
        assert recruits(in_city(colour, 99, offer=EVERYWHERE)) == ["altem_mages"]
    assert recruits(in_city("white", 99, offer=EVERYWHERE)) == EVERYWHERE.split()


@rule("MK-SITE-16", "MK-INT-12")
def test_units_of_the_fourth_level_serve_only_cities() -> None:
    assert {unit.sites for unit in UNITS if unit.level == 4} == {"C"}
    for site in (village, keep, tower, monastery):
        assert recruits(site(99, offer="altem_mages altem_guardians")) == []


@rule("MK-INT-12")
def test_a_unit_costs_what_is_printed_on_it() -> None:
    assert recruits(village(3, offer="peasants")) == []
    q = village(5, offer="peasants")
    q.play(interaction.talk(q, 0), ["recruit:{peasants}"])
    assert q.turn(0).influence == 1
    assert q.names("units.0") == ["peasants"]
    assert q.names("unit.offer") == []


@rule("MK-INT-12")
def test_no_discount_and_no_bond_pays_for_a_unit() -> None:
    q = village(0, offer="herbalists")
    q.turn(0).modifiers.append(Modifier(kind="discount", n=5))
    assert recruits(q) == ["herbalists"]
    q.play(interaction.talk(q, 0), ["recruit:{herbalists}"])
    assert q.turn(0).influence == 0, "it costs 3, and nothing comes back"
    for influence, comes in ((-1, False), (0, True)):
        q = village(influence, offer="herbalists")
        teach(q, "bonds_of_loyalty", 0)
        assert bool(recruits(q)) is comes
    q.play(interaction.talk(q, 0), ["recruit:{herbalists}"])
    assert q.turn(0).influence == 0


@rule("MK-INT-13", "MK-INT-14")
def test_a_new_unit_serves_at_once_but_does_not_pay_for_itself() -> None:
    assert recruits(village(2, offer="peasants")) == [], "its own 2 Influence would make up the 4"
    q = village(5, offer="peasants")
    q.play(turn.take(q, 0), ["recruit:{peasants}", "activate:{peasants};1", "buy_healing"], until="turn.talk")
    assert q.turn(0).influence == 5 - 4 + 2 - 3


@rule("MK-INT-15", "MK-INT-16")
def test_healing_costs_three_in_villages_and_two_in_monasteries() -> None:
    for site, price in ((village, 3), (monastery, 2)):
        assert "buy_healing" not in goods(site(price - 1, hand="march wound"))
        assert "buy_healing" in goods(site(price, hand="march wound"))
        q = site(price + 1, hand="march wound")
        q.play(interaction.talk(q, 0), ["buy_healing"])
        assert (q.turn(0).influence, q.turn(0).heal) == (1, 1)
        q.play(turn.take(q, 0), ["heal_hand"], until="turn.talk")
        assert not q.wounds_in_hand(0)
    for other in (keep, tower):
        assert "buy_healing" not in goods(other(99, hand="march wound"))


@rule("MK-INT-17")
def test_a_monastery_teaches_the_advanced_actions_of_the_unit_offer() -> None:
    q = monastery(7, offer="agility", advanced="intimidate", deck="march march")
    in_offer = deed(q, "frost_bridge", "advanced.offer")
    assert goods(q) == ["buy:" + q.id("agility"), "buy_healing"]
    assert f"buy:{thing_id(in_offer)}" not in goods(q)
    q.play(interaction.talk(q, 0), ["buy:{agility}"])
    assert q.turn(0).influence == 1
    assert q.names("deck.0") == ["march", "march", "agility"], "on top"
    assert q.names("unit.offer") == []
    for influence, taught in ((5, False), (6, True)):
        q = monastery(influence, offer="agility")
        assert ("buy:" + q.id("agility") in goods(q)) is taught
    assert goods(village(99, offer="agility")) == ["buy_healing"]


@rule("MK-INT-18", "MK-INT-20")
@pytest.mark.parametrize("place", ["tower", "blue"])
def test_a_spell_costs_seven_and_its_mana_in_towers_and_the_blue_city(place: str) -> None:
    def site(influence: int, tokens: str) -> TestQuest:
        more = {"tokens": tokens, "spells": "fireball", "deck": "march"}
        return tower(influence, **more) if place == "tower" else in_city("blue", influence, **more)

    assert goods(site(6, "r")) == []
    assert goods(site(9, "b")) == []
    q = site(9, "rb")
    q.things.make([FACES["deed"]["snowstorm"]] * 4, "spell.deck", seen=0)
    q.play(interaction.talk(q, 0), ["buy:{fireball}"])
    assert q.turn(0).influence == 2
    assert q.turn(0).tokens[:2] == [0, 1]
    assert q.names("deck.0") == ["march", "fireball"]
    assert q.names("spell.offer") == ["snowstorm"] * 3


@rule("MK-INT-18", "MK-INT-20")
@pytest.mark.parametrize("colour", ["red", "white", "green"])
def test_other_cities_teach_no_spells(colour: str) -> None:
    q = in_city(colour, 99, tokens="rbgw", spells="fireball")
    assert f"buy:{q.id('fireball')}" not in goods(q)


@rule("MK-INT-19", "MK-INT-24")
def test_artifacts_of_the_red_city_come_at_the_end_of_the_turn_one_drawn_too_many() -> None:
    assert "buy_artifact" not in goods(in_city("red", 11))
    assert "buy_artifact" not in goods(in_city("blue", 99))
    q = in_city("red", 25, hand="", deck="march")
    q.turn(0).spared = True
    names = ("ruby_ring", "sapphire_ring", "diamond_ring", "emerald_ring")
    q.things.make([FACES["deed"][name] for name in names], "artifact.deck", seen=0)
    q.play(turn.take(q, 0), ["buy_artifact", "buy_artifact"], until="turn.talk")
    assert q.turn(0).influence == 1
    assert len(q.names("artifact.deck")) == 4, "nothing is drawn yet"
    played = q.play(
        turn.take(q, 0), ["turn.after=end", "end.artifact=pick:{emerald_ring}"], until="end.order"
    )
    assert len(played.keys("end.artifact")) == 3
    assert q.names("artifact.deck") == ["emerald_ring", "ruby_ring"]


@rule("MK-INT-22")
def test_in_the_white_city_two_influence_add_an_elite_unit_to_the_offer() -> None:
    q = in_city("white", 3)
    elite = q.things.make([FACES["unit"]["catapults"]], "unit.elite", seen=0)
    assert "add_elite" in goods(q)
    q.play(interaction.talk(q, 0), ["add_elite"])
    assert q.things.in_zone("unit.offer") == elite
    assert q.turn(0).influence == 1
    for colour, influence in (("white", 1), ("blue", 9), ("red", 9), ("green", 9)):
        other = in_city(colour, influence)
        other.things.make([FACES["unit"]["catapults"]], "unit.elite", seen=0)
        assert "add_elite" not in goods(other)


@rule("MK-INT-23")
def test_the_green_city_teaches_from_the_offer_or_from_the_deck() -> None:
    q = in_city("green", 13, advanced="agility", deck="march")
    q.things.make(
        [FACES["deed"][name] for name in ["intimidate"] * 4 + ["frost_bridge"]], "advanced.deck", seen=0
    )
    assert goods(q) == [f"buy:{q.id('agility')}", "buy_unseen"]
    q.play(interaction.talk(q, 0), ["buy_unseen"])
    assert q.names("deck.0") == ["march", "frost_bridge"]
    assert q.names("advanced.offer") == ["agility"]
    q.play(interaction.talk(q, 0), ["buy:{agility}"])
    assert q.names("deck.0") == ["march", "frost_bridge", "agility"]
    assert q.names("advanced.offer") == ["intimidate"] * 3, "refilled"
    assert q.turn(0).influence == 1
    assert goods(in_city("green", 5, advanced="agility")) == []
    assert goods(in_city("blue", 6, advanced="agility")) == []


@rule("MK-INT-24")
def test_as_much_is_bought_as_the_influence_allows() -> None:
    q = village(13, hand="march wound wound", offer="herbalists peasants")
    q.player(0).level = 3
    answers = ["buy_healing", "recruit:{herbalists}", "buy_healing", "recruit:{peasants}"]
    q.play(turn.take(q, 0), answers, until="turn.talk")
    assert q.turn(0).influence == 0
    assert sorted(q.names("units.0")) == ["herbalists", "peasants"]
    assert goods(q) == []


@rule("MK-INT-11", "MK-INT-18")
@pytest.mark.parametrize(
    ("town", "taught"),
    [("green", ["blood_rage", "path_finding"]), ("blue", ["fireball"]), ("white", []), ("red", [])],
)
def test_what_each_city_teaches_though_it_cannot_be_paid(town: str, taught: list[str]) -> None:
    q = quest(tiles={"h-3.1": "core_7"}, at="h-3.1", advanced="blood_rage path_finding", spells="fireball")
    q.state.cities[town] = City(cell="h-3.1", level=1, conquered=True)
    assert [q.name(card) for card in interaction.taught(q, 0)] == taught


@rule("MK-INT-11")
def test_what_is_bought_costs_what_its_badge_says() -> None:
    q = quest(tiles={"h-3.1": "core_7"}, at="h-3.1")
    assert [interaction.price(q, 0, good) for good in (BuyArtifact(), BuyUnseen(), AddElite())] == [12, 6, 2]


@rule("MK-INT-17", "MK-INT-18", "MK-INT-19", "MK-INT-22", "MK-INT-23")
@pytest.mark.parametrize(
    ("colour", "price", "key"),
    [("red", 12, "buy_artifact"), ("white", 2, "add_elite"), ("green", 6, "buy_unseen"), ("blue", 7, "buy:")],
)
def test_exactly_the_price_is_enough_in_a_city_and_one_less_is_not(colour: str, price: int, key: str) -> None:
    for influence, sold in ((price, True), (price - 1, False)):
        q = in_city(colour, influence, tokens="r", spells="fireball")
        q.things.make([FACES["unit"]["catapults"]], "unit.elite", seen=0)
        q.things.make([FACES["deed"]["agility"]], "advanced.deck", seen=0)
        assert any(good.startswith(key) for good in goods(q)) is sold
