"""Lines of the log that no recorded match has: what they say, and the rules that they name."""

from typing import Any

import pytest

from hexameron.games.heroes.content.terms import Faction
from hexameron.games.heroes.rules import activation, building, cards, effects, ending
from tests.games.heroes.positions import TestConquest, conquest
from tests.games.heroes.rules.fights import creatures, duel, enemy, fight, own, strike, use
from tests.rules import rule

Line = tuple[dict[str, Any], tuple[str, ...]]


def lines(t: TestConquest, name: str) -> list[Line]:
    """The lines of this name, each with the rules that it names."""
    return [(event.args, event.rules) for event in t.events if event.name == name]


def for_seat(seat: int, *, gold: int = 0, resources: int = 0) -> TestConquest:
    """The haven is led by this seat, whose turn it is."""
    led: list[Faction] = ["haven", "necropolis"]
    t = conquest(factions=led if seat == 0 else led[::-1], gold=gold, resources=resources)
    t.state.active = seat
    return t


@pytest.mark.parametrize("seat", [0, 1])
@rule("HE-XP-09")
def test_that_no_skill_is_left(seat: int) -> None:
    t = for_seat(seat)
    anton = t.add_hero("anton")
    for deck in (f"might.{seat}", f"magic.{seat}"):
        for card in list(t.things.in_zone(deck)):
            t.things.move(card, "gone")
    t.play(effects.learn(t, anton))
    assert lines(t, "skill.none") == [({"hero": anton.id}, ("HE-XP-09",))]


@pytest.mark.parametrize("seat", [0, 1])
@rule("HE-BLDG-05", "HE-BUILD-08")
def test_what_a_building_brings_and_what_lies_under_it(seat: int) -> None:
    t = for_seat(seat, gold=12, resources=20)
    t.add_hero("anton", artifacts="tear_of_asha")
    t.player(seat).level = 4
    for kind in ("market", "asha"):
        t.begin("construction", seat=seat)
        t.play(building.perform(t), [f"build:building.haven.{kind};0"])
    assert lines(t, "card.special") == [({"seat": f"p{seat}"}, ("HE-BLDG-05",))]
    assert lines(t, "city.artifact") == [
        ({"seat": f"p{seat}", "card": t.id("tear_of_asha")}, ("HE-BUILD-08",))
    ]


@pytest.mark.parametrize("seat", [0, 1])
@rule("HE-SITE-07")
def test_what_is_taken_from_the_deposit(seat: int) -> None:
    t = for_seat(seat)
    anton = t.add_hero("anton")
    t.put("scroll.discard", "plague")
    t.play(cards.take_discarded(t, anton))
    assert lines(t, "deposit.taken") == [({"hero": anton.id, "card": t.id("plague")}, ("HE-SITE-07",))]


@pytest.mark.parametrize("seat", [0, 1])
@rule("HE-TRADE-01", "HE-TRADE-02")
def test_what_is_traded(seat: int) -> None:
    t = for_seat(seat, gold=2)
    t.add_hero("anton", scrolls="plague")
    t.build(seat, "market")
    t.begin("activation", seat=seat)
    plague = t.id("plague")
    t.play(activation.perform(t), ["exchange:gold", f"sell:{plague}"], until="activation.hero")
    assert lines(t, "trade.exchanged") == [({"seat": f"p{seat}", "give": "gold"}, ("HE-TRADE-01",))]
    assert lines(t, "trade.sold") == [({"seat": f"p{seat}", "card": plague}, ("HE-TRADE-02",))]
    level = t.scroll(t.find("plague")).level
    assert lines(t, "treasury.takes") == [
        ({"seat": f"p{seat}", "gold": level, "resources": 0}, ("HE-TRADE-02",))
    ]


@rule("HE-END-07")
def test_that_nobody_has_won() -> None:
    t = conquest()
    ending.finish(t)
    assert lines(t, "game.drawn") == [({}, ("HE-END-07",))]


@rule("HE-SCROLL-02", "HE-SCROLL-03")
def test_that_a_scroll_is_used_and_cancelled() -> None:
    t = duel(
        *("3/0", "3/0"),
        kit={"scrolls": "magic_missile"},
        enemy="anastasya",
        enemy_kit={"scrolls": "dispel_magic"},
    )
    missile, magic = t.id("magic_missile"), t.id("dispel_magic")
    use(t, "hero_turn", f"scroll:{missile};0", [f"scroll:{magic};0"])
    rules = ("HE-SCROLL-02", "HE-SCROLL-03")
    assert lines(t, "scroll.used") == [
        ({"hero": own(t).id, "card": missile}, rules),
        ({"hero": enemy(t).id, "card": magic}, rules),
    ]
    assert lines(t, "scroll.cancelled") == [({"hero": own(t).id, "card": missile}, ())]


def test_that_a_scroll_is_kept() -> None:
    t = fight("1/0", "gnomes", artifacts="scribes_bag", scrolls="magic_missile", dice="3")
    missile = t.id("magic_missile")
    use(t, "hero_turn", f"scroll:{missile};0")
    assert lines(t, "scroll.saved") == [({"hero": "u0", "dice": (3,), "source": "artifact.scribes_bag"}, ())]
    assert lines(t, "scroll.kept") == [({"hero": "u0", "card": missile}, ())]


def test_whom_cards_keep_from_harm() -> None:
    t = fight("3/0", "common.1", hero="cate", scrolls="shield_of_light", dice="1 8 8 8")
    use(t, "turn_start", "scroll:{shield_of_light};1")
    strike(t, creatures(t).id)
    assert lines(t, "battle.warded") == [({"who": own(t).id, "source": "scroll.shield_of_light"}, ())]
    t = duel("1/0 1/0", "1/0", kit={"skills": "purification"}, enemy="anastasya")
    use(t, "turn_start", "use:skill.purification;0", ["aim:s1"])
    assert lines(t, "battle.cleansed") == [({"who": t.unit(0, 2).id}, ())]
