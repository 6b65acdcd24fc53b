"""Spells against other players: what each half does."""

from collections.abc import Sequence

import pytest

from hexameron.games.mageknight.rules import mana, turn
from hexameron.games.mageknight.state import Troop
from tests.games.mageknight.cards import mana as price
from tests.games.mageknight.cards import play, ways
from tests.games.mageknight.positions import FACES, TestQuest, quest
from tests.games.mageknight.rules.cards.casting import G, R, ended
from tests.rules import rule


def table(name: str, way: str, hands: Sequence[str] = (), source: str = "") -> TestQuest:
    """Three players at night, the first of whom can pay for the spell."""
    places = ["h-1.0", "h-1.1"]
    tokens = price(name, way)
    return quest(seats=3, hands=[name, *hands], tokens=tokens, night=True, places=places, source=source)


@rule("MK-EFF-03")
def test_mana_meltdown_melts_a_crystal_of_everybody_else() -> None:
    q = table("mana_meltdown", "basic")
    q.dice.script = [R]
    q.player(1).crystals = [0, 2, 0, 0]
    q.player(0).crystals = [0, 0, 1, 0]
    played = play(q, "mana_meltdown", "basic", "colour:1")
    assert played.keys("mana.melted") == ("colour:1", "done")
    assert q.player(1).crystals == [0, 1, 0, 0]
    assert q.player(0).crystals == [0, 1, 1, 0]
    assert q.names("hand.2") == ["wound"], "who has no crystal takes a Wound"
    assert q.names("hand.1") == []
    assert q.told("mana.lost") == [{"seat": "p1", "colour": "m1"}]


def test_mana_radiance_wounds_for_crystals_of_a_colour() -> None:
    q = table("mana_meltdown", "strong")
    q.player(0).crystals = [0, 0, 1, 0]
    q.player(1).crystals = [0, 0, 3, 1]
    play(q, "mana_meltdown", "strong", "colour:2", "branch:0")
    assert [len(q.wounds_in_hand(seat)) for seat in range(3)] == [1, 3, 0]
    assert q.player(0).crystals == [0, 0, 3, 0]
    assert sum(q.turn(0).tokens) == 0


@rule("MK-MANA-06")
def test_who_casts_mana_radiance_may_turn_crystals_into_mana_first() -> None:
    q = table("mana_meltdown", "strong")
    q.player(0).crystals = [0, 0, 2, 0]
    q.player(1).crystals = [0, 0, 1, 0]
    asked = play(q, "mana_meltdown", "strong", "colour:2", "branch:2").asked
    assert asked[-1].keys == ("branch:0", "branch:1", "branch:2")
    assert [len(q.wounds_in_hand(seat)) for seat in range(3)] == [0, 1, 0]
    assert q.player(0).crystals == [0, 0, 2, 0], "the two that the Spell gives"
    assert q.turn(0).tokens[2] == 2
    assert q.turn(0).spent_crystals == [0, 0, 2, 0]


def test_who_is_out_of_the_game_is_spared() -> None:
    q = table("mana_meltdown", "basic")
    q.player(2).out = True
    play(q, "mana_meltdown", "basic")
    assert [len(q.wounds_in_hand(seat)) for seat in range(3)] == [0, 1, 0]


@pytest.mark.parametrize(
    ("tokens", "source", "can"),
    [("", "b", False), ("", "bg", True), ("b", "g", True), ("b", "ok", False), ("", "bo", False)],
)
def test_mana_claim_needs_a_die_besides_its_price(tokens: str, source: str, can: bool) -> None:
    q = quest(seats=2, hand="mana_claim", tokens=tokens, source=source, night=True, places=["h-1.0"])
    assert ("basic" in ways(q, "mana_claim")) == can


def test_mana_claim_gives_three_tokens_now() -> None:
    q = table("mana_claim", "basic", source="gg")
    play(q, "mana_claim", "basic", "branch:0")
    assert q.turn(0).tokens[G] == 3
    ended(q, until="end.discard")
    assert [die.holder for die in q.state.source] == [0, -2], "the die stays until the round ends"
    q.player(1).turn.tokens[G] = 1
    q.play(mana.pay(q, 1, (G,)), ["pay:token;2"])
    assert len(q.wounds_in_hand(1)) == 0, "a claim is no curse"


def test_mana_claim_gives_a_token_in_every_later_turn() -> None:
    q = table("mana_claim", "basic", source="gg")
    play(q, "mana_claim", "basic", "branch:1")
    assert sum(q.turn(0).tokens) == 0
    ended(q)
    q.play(turn.take(q, 0), [], until="turn.move")
    assert q.turn(0).tokens[G] == 1
    assert q.state.source[0].holder == 0


def test_a_claimed_die_is_not_the_stolen_one() -> None:
    q = table("mana_claim", "basic", source="gg")
    q.player(0).tactic = "tactic.mana_steal"
    q.player(0).tactic_used = False
    play(q, "mana_claim", "basic", "branch:1")
    assert ("tactic", G) not in mana.purse(q, 0)


def test_mana_curse_wounds_others_who_use_the_colour_once_a_turn() -> None:
    q = table("mana_claim", "strong", ["march march rage"], source="gg")
    play(q, "mana_claim", "strong", "branch:0")
    q.player(1).turn.tokens = [1, 0, 2, 0, 0, 0]
    q.player(1).turn.step = "move"
    marches = list(q.things.in_zone("hand.1"))[:2]
    for march in marches:
        q.play(turn.take(q, 1), [f"play:t{march};strong", "pay:token;2"], until="turn.move")
        assert len(q.wounds_in_hand(1)) == 1
    q.play(mana.pay(q, 1, (R,)))
    assert len(q.wounds_in_hand(1)) == 1
    assert len(q.wounds_in_hand(0)) == 0


def test_another_colour_is_not_cursed() -> None:
    q = table("mana_claim", "strong", source="gg")
    play(q, "mana_claim", "strong", "branch:0")
    q.player(1).turn.tokens = [1, 0, 0, 0, 0, 0]
    q.play(mana.pay(q, 1, (R,)))
    assert len(q.wounds_in_hand(1)) == 0


def test_the_caster_may_use_the_cursed_colour() -> None:
    q = table("mana_claim", "strong", source="gg")
    play(q, "mana_claim", "strong", "branch:0")
    q.play(mana.pay(q, 0, (G,)), ["pay:token;2"])
    assert len(q.wounds_in_hand(0)) == 0


def test_mind_read_makes_others_discard_a_card_of_a_colour() -> None:
    q = table("mind_read", "basic", ["march rage path_finding", "rage wound"])
    played = play(q, "mind_read", "basic", "colour:2", "pick:{path_finding}")
    assert [asked.seat for asked in played.asked] == [0, 1]
    assert q.player(0).crystals[G] == 1
    assert q.names("discard.1") == ["path_finding"]
    assert q.told("card.discarded") == [{"seat": "p1", "cards": (q.id("path_finding"),)}]
    assert q.names("hand.2") == ["rage", "wound"]
    assert all(q.things.known(card, 0) for card in q.hand(2)), "an empty claim is proved"
    assert not any(q.things.known(card, 0) for card in q.hand(1))


def test_mind_steal_takes_one_of_the_actions() -> None:
    q = table("mind_read", "strong", ["path_finding", "tremor"])
    played = play(q, "mind_read", "strong", "colour:2", "pick:{path_finding}")
    assert len(played.keys("card.mind_steal")) == 2, "a Spell cannot be stolen"
    assert q.names("hand.0") == ["path_finding"]
    assert q.names("discard.2") == ["tremor"]


@pytest.mark.parametrize(("way", "level"), [("basic", 2), ("strong", 3)])
def test_energy_flow_readies_a_unit_and_tires_those_of_others(way: str, level: int) -> None:
    q = table("energy_flow", way)
    _hire(q, 0, "altem_guardians", spent=True, wounds=2)
    _hire(q, 1, "utem_guardsmen")
    _hire(q, 1, "altem_mages")
    _hire(q, 2, "catapults")
    answers = ["pick:{utem_guardsmen}", *(["pick:{catapults}"] if level == 3 else [])]
    played = play(q, "energy_flow", way, *answers)
    assert len(played.keys("unit.tire")) == 2, "no unit of level IV"
    assert not q.player(0).troops[0].spent
    assert q.player(0).troops[0].wounds == (2 if way == "basic" else 1)
    assert [troop.spent for troop in q.player(1).troops] == [True, False]
    assert [troop.spent for troop in q.player(2).troops] == [level == 3]
    assert [told["unit"] for told in q.told("unit.spent")] == [
        f"t{troop.card}" for seat in (1, 2) for troop in q.player(seat).troops if troop.spent
    ]


def _hire(q: TestQuest, seat: int, name: str, *, spent: bool = False, wounds: int = 0) -> None:
    card = q.things.make([FACES["unit"][name]], f"units.{seat}")[0]
    q.player(seat).troops.append(Troop(card=card, spent=spent, wounds=wounds))


def test_energy_flow_needs_a_spent_unit() -> None:
    q = table("energy_flow", "basic")
    _hire(q, 0, "altem_guardians")
    assert "basic" not in ways(q, "energy_flow")
