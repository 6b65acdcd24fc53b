"""Cooperative city assaults."""

import pytest

from hexameron.games.mageknight.rules import alliance, duel, end_of_turn, turn
from hexameron.games.mageknight.state import NOBODY, Talent
from hexameron.kernel.geometry import Placed
from tests.games.mageknight.fights import attack, city, deed, serve
from tests.games.mageknight.positions import FACES, TestQuest, put, quest
from tests.rules import rule

CITY = "h-3.1"
BESIDE = ("h-4.2", "h-4.1", "h-3.2")
GARRISON = "prowlers prowlers wolf_riders"


def before(
    *,
    seats: int = 2,
    agreed: bool = True,
    garrison: str = GARRISON,
    hands: tuple[str, ...] = ("march concentration",) * 3,
    places: tuple[str, ...] = BESIDE[1:],
    source: str = "",
    dice: str = "",
) -> TestQuest:
    """Heroes around the white city."""
    q = quest(
        seats=seats,
        variants={"joint_assaults": agreed},
        hands=hands,
        tiles={CITY: "core_7"},
        at=BESIDE[0],
        places=places[: seats - 1],
        source=source,
        dice=dice,
    )
    city(q, "white", CITY, garrison)
    return q


def keys(q: TestQuest, answers: list[str] | None = None, *, until: str = "turn.move") -> tuple[str, ...]:
    return q.play(turn.take(q, 0), answers or [], until=until).asked[-1].keys


def sealed() -> TestQuest:
    """The first seat fights one of the three, the second two."""
    q = before()
    keys(q, ["invite:white", "share:1", "yes"], until="pact.march")
    return q


def march(q: TestQuest, seat: int, *, until: str = "combat.ranged") -> None:
    """A participant enters the city."""
    q.turn(seat).move = 2
    q.play(turn.take(q, 0), [f"go:{CITY}"], until=until)


def beat(q: TestQuest, seat: int, n: int, until: str) -> None:
    """He defeats so many of his enemies and ends his fight."""
    q.combat(seat).phase = "attack"
    for number in range(n):
        attack(q, 60, seat=seat)
        left = [one for one in q.combat(seat).foes[number:] if not one.beaten]
        last = number == n - 1
        more = ["done"] if len(left) > 1 else []
        q.play(
            turn.take(q, 0),
            [f"aim:f{number}", *more],
            until=until if last and len(left) == 1 else "combat.attack",
        )
    if q.turn(seat).combat is not None:
        q.play(turn.take(q, 0), ["next"], until=until)


@rule("MK-COOP-01")
def test_it_needs_a_cooperative_scenario_or_an_agreement() -> None:
    assert "invite:white" in keys(before())
    assert "invite:white" not in keys(before(agreed=False))
    q = before(agreed=False)
    q.state.scenario = "full_cooperation"
    assert "invite:white" in keys(q)


@rule("MK-COOP-02")
@pytest.mark.parametrize("ending", ["announced", "finale"])
def test_it_does_not_start_when_the_round_or_the_game_ends(ending: str) -> None:
    q = before()
    if ending == "announced":
        q.state.announced = 1
    else:
        q.state.finale = True
    assert "invite:white" not in keys(q)


@rule("MK-COOP-03")
def test_it_is_the_action_of_the_turn() -> None:
    q = sealed()
    assert q.turn(0).acted
    q = before()
    q.turn(0).step = "after"
    assert "invite:white" not in keys(q, until="turn.after")


@rule("MK-COOP-04")
def test_the_initiator_stands_alone_beside_the_city() -> None:
    q = before()
    q.player(0).at = "h-1.0"
    assert "invite:white" not in keys(q)
    q = before(seats=3)
    q.player(2).at = BESIDE[0]
    assert "invite:white" not in keys(q)


@rule("MK-COOP-06", "MK-COOP-07")
@pytest.mark.parametrize("why", ["far", "token", "wounds"])
def test_somebody_must_be_available(why: str) -> None:
    q = before(hands=("march concentration", "wound" if why == "wounds" else "march"))
    if why == "far":
        q.player(1).at = "h-1.0"
    elif why == "token":
        q.player(1).token_down = True
    assert "invite:white" not in keys(q)


@rule("MK-COOP-08")
def test_the_initiator_may_leave_somebody_out() -> None:
    q = before(seats=3)
    asked = q.play(turn.take(q, 0), ["invite:white"], until="pact.invite").asked[-1].keys
    assert {"pick:p1", "pick:p2"} <= set(asked)
    q.play(turn.take(q, 0), ["invite:white", "pick:p2", "share:1", "yes"], until="pact.march")
    assert q.state.pact is not None
    assert q.state.pact.order == [0, 2]
    assert not q.player(1).token_down


@rule("MK-COOP-09")
def test_each_fights_at_least_one() -> None:
    q = before()
    assert keys(q, ["invite:white"], until="pact.share") == ("share:1", "share:2")
    assert "invite:white" not in keys(before(garrison="prowlers")), "one enemy cannot be shared"


@rule("MK-COOP-10")
def test_a_refusal_changes_nothing_and_another_split_may_be_proposed() -> None:
    q = before()
    again = keys(q, ["invite:white", "share:1", "no"])
    assert q.state.pact is None
    assert not q.player(1).token_down
    assert {"invite:white", "end"} <= set(again)
    assert "invite:white" not in keys(q, ["invite:white", "share:2", "no"]), "there are no more splits"


@rule("MK-COOP-11")
def test_the_invited_forgo_their_next_turn() -> None:
    q = sealed()
    assert [player.token_down for player in q.state.players] == [False, True]
    assert not duel.allowed(q, 0, 1)


@rule("MK-COOP-12", "MK-COOP-20", "MK-COOP-21")
def test_the_defenders_are_dealt_in_the_agreed_numbers() -> None:
    q = sealed()
    dealt = [q.names(f"pact.{seat}") for seat in (0, 1)]
    assert [len(part) for part in dealt] == [1, 2]
    assert sorted([*dealt[0], *dealt[1]]) == sorted(GARRISON.split())
    march(q, 0)
    assert [q.name(one.token) for one in q.combat(0).foes] == dealt[0]


@rule("MK-COOP-12")
def test_the_deal_is_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    q = before()
    garrison = list(q.things.in_zone("city.white"))
    mixed: list[list[int]] = []

    def mix(tokens: list[int], label: str) -> None:
        mixed.append(list(tokens))
        tokens.sort(key=lambda token: q.name(token) == "wolf_riders")

    monkeypatch.setattr(q, "mix", mix)
    keys(q, ["invite:white", "share:1", "yes"], until="pact.march")
    assert mixed == [garrison]
    assert q.names("pact.0") == ["wolf_riders"]


@rule("MK-COOP-13")
def test_they_fight_one_after_the_other_from_the_initiator_on() -> None:
    q = before(seats=3)
    q.state.order = [2, 0, 1]
    q.state.place = 1
    q.play(turn.take(q, 0), ["invite:white", "pick:p1", "pick:p2", "yes", "yes"], until="pact.march")
    assert q.state.pact is not None
    assert q.state.pact.order == [0, 1, 2]
    march(q, 0)
    beat(q, 0, 1, "pact.march")
    assert q.turn(0).combat is None
    march(q, 1)
    assert q.turn(1).combat is not None


@rule("MK-COOP-14", "MK-COOP-24", "MK-COOP-25")
def test_each_has_a_die_and_all_go_back_when_all_have_fought() -> None:
    q = before(source="gg", dice="rw", hands=("march tranquility wound", "march tranquility wound"))
    keys(q, ["invite:white", "share:1", "yes"], until="pact.march")
    q.play(turn.take(q, 0), ["play:{march};strong", f"go:{CITY}"], until="combat.ranged")
    assert q.state.source[0].holder == 0
    beat(q, 0, 1, "pact.march")
    assert q.state.source[0].holder == 0, "it stays until the assault is over"
    march_card = next(card for card in q.hand(1) if q.name(card) == "march")
    q.play(turn.take(q, 0), [f"play:t{march_card};strong", f"go:{CITY}"], until="combat.ranged")
    assert q.state.source[1].holder == 1
    beat(q, 1, 2, "turn.after")
    asked = q.play(turn.take(q, 0), until="turn.after").asked[-1]
    assert asked.seat == 0
    assert q.written("play:{tranquility};basic") in asked.keys
    after = q.play(turn.take(q, 0), ["end", "done"], until="turn.after").asked[-1]
    assert after.seat == 1, "then the next ends his turn"
    assert [die.holder for die in q.state.source] == [NOBODY, 1]
    q.play(turn.take(q, 0), ["end", "done"])
    assert q.state.pact is None
    assert [die.holder for die in q.state.source] == [NOBODY, NOBODY]
    assert (q.turn(0).step, q.turn(1).step) == ("", "")


@rule("MK-COOP-15")
def test_the_invited_begin_as_in_a_turn_of_their_own() -> None:
    q = quest(
        seats=2,
        variants={"joint_assaults": True},
        hands=["rage", "march concentration"],
        tiles={CITY: "core_5"},
        at="h-2.1",
        places=["h-4.1"],
    )
    city(q, "green", CITY, GARRISON)
    assert q.site("h-4.1") == "glade"
    keys(q, ["invite:green", "share:1", "yes", "forfeit"], until="pact.march")
    assert q.turn(1).tokens[4] == 1
    assert q.turn(1).dice == 1
    assert q.turn(1).acted, "no other Action"


@rule("MK-COOP-16")
def test_each_begins_by_entering_the_city_and_nothing_else() -> None:
    q = sealed()
    listed = keys(q, until="pact.march")
    assert not [key for key in listed if key.startswith(("go", "explore", "interact", "rest", "end"))]
    q.turn(0).move = 9
    assert [key for key in keys(q, until="pact.march") if key.startswith(("go", "explore"))] == [f"go:{CITY}"]


@rule("MK-COOP-16")
@pytest.mark.parametrize(
    ("hand", "units", "move", "stays"),
    [
        ("rage rage", "", 0, False),
        ("rage", "", 0, True),
        ("rage wound", "", 1, False),
        ("march", "", 0, False),
        ("wound", "peasants", 0, False),
        ("wound", "peasants!", 0, True),
        ("wound", "", 2, False),
    ],
)
def test_who_agreed_and_can_enter_the_city_must(hand: str, units: str, move: int, stays: bool) -> None:
    q = sealed()
    for card in list(q.hand(0)):
        q.things.move(card, "gone")
    for name in hand.split():
        deed(q, name, "hand.0")
    serve(q, 0, units)
    q.turn(0).move = move
    assert ("forfeit" in keys(q, until="pact.march")) == stays


@rule("MK-COOP-16")
def test_nobody_flies_elsewhere_instead_of_entering_the_city() -> None:
    q = sealed()
    token = q.things.make([FACES["skill"]["flight"]], "skills.0", seen=-1)[0]
    q.player(0).talents.append(Talent(token=token))
    assert f"skill:t{token}" not in keys(q, until="pact.march")


@rule("MK-COOP-11", "MK-TACT-13")
def test_an_extra_turn_of_the_invited_takes_the_place_of_the_one_he_forgoes() -> None:
    q = sealed()
    assert q.player(1).token_down
    q.turn(1).again = True
    q.turn(1).step = "end.draw"
    q.play(end_of_turn.end(q, 1))
    assert not q.player(1).token_down
    assert not q.turn(1).step


@rule("MK-COOP-17", "MK-COOP-18")
def test_rampaging_enemies_are_provoked_and_challenged_as_usual() -> None:
    q = before()
    put(q, "fire_dragon", "on.h-2.1")
    q.player(0).at = "h-3.2"
    keys(q, ["invite:white", "share:1", "yes"], until="pact.march")
    march(q, 0)
    assert [one.role for one in q.combat(0).foes] == ["garrison", "rampaging"]
    beat(q, 0, 1, "pact.march")
    q.turn(1).move = 2
    asked = q.play(turn.take(q, 0), [f"go:{CITY}"], until="combat.challenge").asked[-1].keys
    assert asked == ("challenge:h-2.1", "done")


@rule("MK-COOP-19", "MK-COOP-22", "MK-COOP-26")
def test_each_pays_for_the_assault_and_all_win_the_city() -> None:
    q = sealed()
    march(q, 0)
    beat(q, 0, 1, "pact.march")
    march(q, 1)
    beat(q, 1, 2, "turn.after")
    held = q.state.cities["white"]
    assert [player.reputation for player in q.state.players] == [-1, -1]
    assert held.shields == [0, 1, 1]
    assert held.conquered
    assert held.leader == 1
    assert [player.at for player in q.state.players] == [CITY, CITY]


@rule("MK-COOP-23")
def test_a_failed_assault_ends_where_each_came_from() -> None:
    q = sealed()
    march(q, 0)
    beat(q, 0, 1, "pact.march")
    march(q, 1)
    beat(q, 1, 1, "turn.after")
    assert not q.state.cities["white"].conquered
    assert q.state.cities["white"].shields == [0, 1]
    assert [player.at for player in q.state.players] == list(BESIDE[:2])
    assert q.things.count("city.white") == 1
    assert all(q.things.known(token, seat) for token in q.things.in_zone("city.white") for seat in (0, 1))


@rule("MK-COOP-22")
def test_the_city_falls_though_those_who_joined_were_not_defeated() -> None:
    q = before()
    put(q, "fire_dragon", "on.h-2.1")
    keys(q, ["invite:white", "share:2", "yes"], until="pact.march")
    q.turn(0).move = 2
    q.play(turn.take(q, 0), [f"go:{CITY}", "challenge:h-2.1"], until="combat.ranged")
    beat(q, 0, 2, "pact.march")
    q.turn(1).move = 2
    q.play(turn.take(q, 0), [f"go:{CITY}", "done"], until="combat.ranged")
    beat(q, 1, 1, "turn.after")
    assert q.state.cities["white"].conquered
    assert q.names("on.h-2.1") == ["fire_dragon"]


@rule("MK-COOP-05", "MK-COOP-16")
def test_underground_attack_brings_the_initiator_from_afar() -> None:
    q = before(hands=("underground_travel concentration", "march concentration"))
    q.lay_tile(Placed("tile.5", "h-2.3"))
    q.player(0).at = "h-2.2"
    q.turn(0).tokens = [0, 0, 1, 0, 0, 1]
    assert "invite:white" not in keys(q), "no black mana by day"
    q.state.night = True
    assert "invite:white" in keys(q)
    listed = keys(q, ["invite:white", "share:1", "yes"], until="pact.march")
    assert q.written("play:{underground_travel};basic") not in listed, "there is no way but into the city"
    q.play(turn.take(q, 0), ["play:{underground_travel};strong"], until="combat.ranged")
    assert (q.combat(0).kind, len(q.combat(0).foes)) == ("pact", 1)
    assert q.player(0).at == CITY
    attack(q, 20, "ranged")
    listed = keys(q, until="combat.ranged")
    assert "aim:f0" in listed, "walls do not count for who comes from below"
    beat(q, 0, 0, "pact.march")
    march(q, 1)
    beat(q, 1, 2, "turn.after")
    assert q.player(0).at == "h-2.2"


@rule("MK-COOP-04", "MK-SHARE-03")
def test_who_shares_a_space_with_another_hero_invites_nobody() -> None:
    q = before(seats=3)
    assert alliance.proposals(q, 0)
    q.player(1).at = BESIDE[0]
    assert alliance.proposals(q, 0) == []


@rule("MK-COOP-15", "MK-SITE-08")
def test_the_invited_may_plunder_where_they_stand_before_they_march() -> None:
    q = before(hands=("rage", "march concentration"))
    q.lay_tile(Placed("tile.4", "h-2.3"))
    village = next(cell for cell, site in q.board.site.items() if site == "village")
    q.state.cities["white"].second = next(
        cell for cell in q.board.neighbours[village] if cell in q.board.terrain and cell not in q.board.site
    )
    q.player(1).at = village
    listed = keys(q, ["invite:white", "share:1", "yes", "forfeit"], until="pact.march")
    assert "plunder" in listed
    cards = len(q.hand(1))
    q.play(turn.take(q, 0), ["plunder"], until="pact.march")
    assert len(q.hand(1)) == cards + 2
    assert q.player(1).plundered


@rule("MK-COOP-16")
@pytest.mark.parametrize(("skills", "stays"), [("", True), ("double_time", False)])
def test_a_skill_that_moves_counts_among_the_means_to_enter(skills: str, stays: bool) -> None:
    q = sealed()
    for card in list(q.hand(0)):
        q.things.move(card, "gone")
    for name in skills.split():
        token = q.things.make([FACES["skill"][name]], "skills.0", seen=-1)[0]
        q.player(0).talents.append(Talent(token=token))
    assert ("forfeit" in keys(q, until="pact.march")) == stays


@rule("MK-COOP-16", "MK-COOP-23")
def test_the_part_of_who_stays_out_goes_back_to_the_city() -> None:
    q = sealed()
    for seat in (0, 1):
        for card in list(q.hand(seat)):
            q.things.move(card, "gone")
    q.play(turn.take(q, 0), until="turn.after")
    assert q.things.count("city.white") == 3
    assert [q.things.count(f"pact.{seat}") for seat in (0, 1)] == [0, 0]
    assert not q.state.cities["white"].conquered
    assert all(q.things.known(token, seat) for token in q.things.in_zone("city.white") for seat in (0, 1))
    assert q.told("pact.failed") == [{"city": "city.white"}]
    assert q.cited("pact.failed") == [("MK-COOP-23",)]
