"""Lore tokens and Lore cards."""

from collections.abc import Mapping

import pytest

from hexameron.games.battlelore.board import NEIGHBOURS
from hexameron.games.battlelore.content.lore_cards import LORE_CARD
from hexameron.games.battlelore.rules import battle as battles
from hexameron.games.battlelore.rules import lore
from hexameron.kernel.ids import thing_id
from tests.games.battlelore.positions import COUNCIL, Placed, TestBattle, battle, lore_key, play
from tests.games.battlelore.rules.matches import from_position
from tests.games.battlelore.rules.phases import phase, turns
from tests.games.scripted import Played
from tests.rules import rule

STRENGTH, AGILITY, RUN = "lore.warrior.1", "lore.warrior.2", "lore.warrior.5"
ASSAULT, FALSE_ORDERS, FOILED = "lore.warrior.15", "lore.rogue.7", "lore.rogue.15"
DISPEL, HOLD, FIREBALL = "lore.wizard.6", "lore.wizard.11", "lore.wizard.14"
FOG, CURSE = "lore.cleric.7", "lore.cleric.10"

FACING: dict[str, Placed] = {"u0": ("Fb", "h4.5", 0), "u1": ("Fg", "h5.5", 1)}
HANDS = (["command.patrol.centre", "command.attack.left"], ["command.patrol.centre", "command.attack.left"])
RICH = (20, 20)
GRAND = {"commander": 3, "warrior": 3, "rogue": 3, "wizard": 3, "cleric": 3}


def holding(
    *cards: str,
    theirs: tuple[str, ...] = (),
    tokens: tuple[int, int] = RICH,
    councils: tuple[Mapping[str, int], Mapping[str, int]] = (COUNCIL, COUNCIL),
    units: Mapping[str, Placed] = FACING,
    ordered: tuple[str, ...] = (),
    active: int = 0,
    dice: str = "",
) -> TestBattle:
    """Two units face each other; South holds these Lore cards and is to move."""
    return battle(
        units,
        lore=True,
        lore_hands=(cards, theirs),
        tokens=tokens,
        councils=councils,
        hands=HANDS,
        ordered=ordered,
        active=active,
        dice=dice,
    )


def zone(b: TestBattle, card: str) -> str:
    return b.things.zone[b.things.face.index(LORE_CARD[card].face)]


def card_keys(played: Played[None], prompt: str) -> list[str]:
    """The Lore cards offered at the first question of this kind."""
    return [key for key in played.keys(prompt) if key.startswith("lore:")]


def cast(b: TestBattle, card: str, *answers: str, until: str = "") -> Played[None]:
    """Plays a card with the Command card; the opponent lets it happen unless the answers say otherwise."""
    hand = b.hand(b.state.turn.seat)
    first = [f"command.card=command:{thing_id(hand[0])}", f"lore.with_command={lore_key(b, card)}"]
    return phase(b, "command", [*first, *answers], until=until)


# ---------------------------------------------------------------------- tokens


@rule("BL-LORE-01")
def test_tokens_come_from_the_pool_and_go_back_to_it() -> None:
    b = holding(FOG, tokens=(5, 2))
    cast(b, FOG)
    assert b.state.tokens == [1, 2], "the opponent gets nothing of it"
    b = holding(tokens=(1, 2), dice="BLL")
    play(b, battles.assault(b, b.unit("u0"), b.unit("u1")))
    assert b.state.tokens == [3, 2], "and loses nothing by it"


@rule("BL-LORE-02")
def test_tokens_have_no_limit() -> None:
    b = holding(tokens=(998, 0), dice="LLL")
    play(b, battles.assault(b, b.unit("u0"), b.unit("u1")))
    phase(b, "draw", ["lore_draw:0;2"])
    assert b.state.tokens == [1003, 0]


# ---------------------------------------------------------------------- when


@rule("BL-LORE-03", "BL-LORE-05")
@pytest.mark.parametrize(
    ("card", "prompt"),
    [
        (ASSAULT, "command.card"),
        (FOG, "lore.with_command"),
        (FIREBALL, "lore.with_command"),
        (HOLD, "lore.orders"),
        (RUN, "move.unit"),
        (STRENGTH, "battle.attacker"),
        (AGILITY, ""),
        (DISPEL, ""),
        (FALSE_ORDERS, ""),
    ],
)
def test_a_card_is_offered_in_its_own_phase_and_in_no_other(card: str, prompt: str) -> None:
    """Reactions are offered in none of the own phases: nothing has happened that they answer."""
    b = holding(card, tokens=(20, 0))
    played = turns(
        b,
        [
            f"command.card=command:{thing_id(b.hand(0)[0])}",
            "lore.with_command=pass",
            "order.unit=order:u0",
            "lore.orders=pass",
            "move.unit=done",
        ],
        until="battle.attacker",
    )
    assert [asked.prompt for asked in played.asked if lore_key(b, card) in asked.keys] == [prompt] * bool(
        prompt
    )


@rule("BL-LORE-04")
def test_a_reaction_answers_an_action_of_the_opponent() -> None:
    b = holding(theirs=(AGILITY,), dice="GGB")
    react = f"lore.before_dice={lore_key(b, AGILITY)}"
    play(b, battles.assault(b, b.unit("u0"), b.unit("u1")), [react])
    assert b.unit("u1").figures == 3, "one of two helmets is ignored"
    assert zone(b, AGILITY) == "lore.discard"
    assert b.state.tokens == [20, 19]


@rule("BL-LORE-04")
def test_a_reaction_answers_a_lore_card_of_the_opponent() -> None:
    b = holding(FOG, theirs=(DISPEL,))
    cast(b, FOG, f"lore.their_card={lore_key(b, DISPEL)}")
    assert b.state.effects == [], "it has no effect"
    assert zone(b, FOG) == zone(b, DISPEL) == "lore.discard"
    assert b.state.tokens == [16, 15], "both are paid"
    assert b.state.turn.lore_played == [True, True], "and both have used up their card of this turn"


@rule("BL-LORE-05")
@pytest.mark.parametrize("card", [ASSAULT, FOG, HOLD, RUN, FIREBALL, CURSE, "lore.warrior.12"])
def test_other_cards_are_not_played_in_the_opponents_turn(card: str) -> None:
    b = holding(STRENGTH, theirs=(card,), ordered=("u0",), dice="BBBB")
    played = phase(
        b,
        "combat",
        [lore_key(b, STRENGTH), "lore.their_card=pass", "battle.attacker=fight:u0", "lore.before_dice=pass"],
    )
    theirs = [asked for asked in played.asked if asked.seat == 1]
    assert {asked.prompt for asked in theirs} == {"lore.their_card", "lore.before_dice"}
    assert all(asked.keys == ("pass",) for asked in theirs)


# ---------------------------------------------------------------------- playing a card


@rule("BL-LORE-06")
def test_a_card_is_paid_and_aimed_before_it_works_and_is_discarded_after_it() -> None:
    b = holding(FIREBALL, theirs=(AGILITY,), dice="GGB", units=FACING | {"u2": ("Fg", "h7.2", 1)})
    cast(b, FIREBALL, "lore.target=aim:u1", until="lore.their_card")
    assert b.state.tokens[0] == 10, "paid"
    assert [told["unit"] for told in b.told("lore.aims")] == ["u1"], "aimed"
    assert b.dice.rolls == [], "not resolved"
    assert zone(b, FIREBALL) not in ("lore.hand.0", "lore.discard")
    b = holding(FIREBALL, dice="GGB", units=FACING | {"u2": ("Fg", "h7.2", 1)})
    cast(b, FIREBALL, "lore.target=aim:u1")
    assert b.unit("u1").figures == 2
    assert b.unit("u2").figures == 4
    assert zone(b, FIREBALL) == "lore.discard"


@rule("BL-LORE-06")
def test_a_card_that_has_no_target_cannot_be_played() -> None:
    b = holding(STRENGTH, ordered=())
    assert lore.playable(b, 0, "combat") == [], "nobody is ordered"
    b.order(b.unit("u0"))
    assert [option.key() for option in lore.playable(b, 0, "combat")] == [lore_key(b, STRENGTH)]


@rule("BL-LORE-07")
@pytest.mark.parametrize(("tokens", "offered"), [(0, False), (9, False), (10, True), (11, True)])
def test_who_cannot_pay_the_whole_cost_cannot_play(tokens: int, offered: bool) -> None:
    b = holding(FIREBALL, tokens=(tokens, 20))
    assert bool(lore.playable(b, 0, "with_command")) == offered


@rule("BL-LORE-07", "BL-LORE-13")
@pytest.mark.parametrize(("tokens", "offered"), [(12, False), (13, True)])
def test_the_whole_cost_includes_what_an_absent_master_adds(tokens: int, offered: bool) -> None:
    b = holding(FIREBALL, tokens=(tokens, 0), councils=({"commander": 3, "cleric": 3}, COUNCIL))
    assert bool(lore.playable(b, 0, "with_command")) == offered


@rule("BL-LORE-08")
def test_one_lore_card_in_the_own_turn() -> None:
    b = holding(FOG, STRENGTH, RUN, councils=(GRAND, GRAND))
    cast(b, FOG)
    b.order(b.unit("u0"))
    assert lore.movement_options(b, 0) == []
    assert lore.combat_options(b, 0) == []


@rule("BL-LORE-08", "BL-LORE-09")
def test_a_reaction_in_the_own_turn_is_the_card_of_that_turn() -> None:
    units: dict[str, Placed] = {"u0": ("Fb", "h4.5", 0), "u1": ("DFb", "h5.5", 1)}
    b = holding(AGILITY, STRENGTH, units=units, ordered=("u0",), dice="GGG" + "BBG")
    react = f"lore.before_dice={lore_key(b, AGILITY)}"
    play(b, battles.assault(b, b.unit("u0"), b.unit("u1")), ["battle.back=yes", react])
    assert b.unit("u0").figures == 3
    assert lore.combat_options(b, 0) == []


@rule("BL-LORE-09")
def test_one_lore_card_in_each_turn_of_the_opponent_besides_the_own() -> None:
    units = FACING | {"u2": ("Fb", "h4.4", 0)}
    theirs = (AGILITY, "lore.rogue.2", FOG)
    b = holding(theirs=theirs, units=units, councils=(GRAND, GRAND), dice="GBB" + "GBB")
    react = f"lore.before_dice={lore_key(b, AGILITY)}"
    play(b, battles.assault(b, b.unit("u0"), b.unit("u1")), [react])
    played = play(b, battles.assault(b, b.unit("u2"), b.unit("u1")))
    assert played.asked == [], "no second card in this turn"
    phase(b, "end")
    phase(b, "start")
    cast(b, FOG)
    assert zone(b, FOG) == "lore.discard", "the own turn has its own card"
    phase(b, "end")
    phase(b, "start")
    assert b.state.turn.seat == 0
    b.dice.script = [1, 1, 1]
    again = play(b, battles.assault(b, b.unit("u0"), b.unit("u1")), ["lore.before_dice=pass"])
    assert len(card_keys(again, "lore.before_dice")) == 1, "a new turn of the opponent, a new card"


@rule("BL-LORE-09", "BL-LORE-08")
def test_a_card_that_was_not_played_is_not_saved() -> None:
    b = holding(FOG, STRENGTH)
    for _ in range(2):
        phase(b, "end")
        phase(b, "start")
    assert b.state.turn.seat == 0
    cast(b, FOG)
    b.order(b.unit("u0"))
    assert lore.combat_options(b, 0) == []


# ---------------------------------------------------------------------- halves


@rule("BL-LORE-10")
@pytest.mark.parametrize(("ordered", "kept"), [(2, 1), (3, 2), (5, 3)])
def test_half_of_an_odd_number_of_orders_is_rounded_up(ordered: int, kept: int) -> None:
    units: dict[str, Placed] = {f"u{n}": ("Fb", f"h3.{4 + n}", 0) for n in range(ordered)}
    b = holding(theirs=(FALSE_ORDERS,), units=units | {"u9": ("Fb", "h7.5", 1)}, ordered=tuple(units))
    b.state.turn.card = b.hand(0)[0]
    picks = [f"lore.keep_orders=pick:u{n}" for n in range(kept)]
    phase(b, "ordered", [f"lore.their_orders={lore_key(b, FALSE_ORDERS)}", *picks])
    assert b.state.turn.ordered == [f"u{n}" for n in range(kept)]


@rule("BL-LORE-10", "BL-LORE-16")
@pytest.mark.parametrize(("cleric", "dice"), [(1, 3), (2, 3), (3, 2)])
def test_half_of_an_odd_level_is_rounded_up(cleric: int, dice: int) -> None:
    """Curse takes half the Cleric's level in dice from a unit that would roll 4."""
    units: dict[str, Placed] = {"u0": ("Fb", "h4.5", 0), "u1": ("Fr", "h5.5", 1)}
    b = holding(CURSE, units=units, councils=({"commander": 1, "cleric": cleric}, COUNCIL), dice="GGGG")
    cast(b, CURSE)
    play(b, battles.assault(b, b.unit("u1"), b.unit("u0")))
    assert b.dice.rolls == [("battle", dice)]


# ---------------------------------------------------------------------- the hand


@rule("BL-LORE-11", "BL-COUN-03")
@pytest.mark.parametrize(
    ("council", "limit"),
    [
        ({"commander": 3}, 1),
        ({"commander": 2, "rogue": 1, "wizard": 1, "cleric": 1, "warrior": 1}, 2),
        ({"commander": 1, "rogue": 2, "wizard": 2, "cleric": 1}, 3),
        ({"commander": 1, "rogue": 3, "wizard": 2}, 4),
    ],
)
def test_the_limit_is_the_level_of_the_highest_master_and_one(council: dict[str, int], limit: int) -> None:
    held = ["lore.warrior.1", "lore.warrior.2", "lore.warrior.3", "lore.warrior.4"][:limit]
    full = holding(*held, councils=(council, COUNCIL))
    drawn = thing_id(full.things.in_zone("lore.deck")[-1])
    phase(full, "draw", ["lore_draw:1;1", f"lore.surplus=pick:{drawn}"])
    assert full.things.count("lore.hand.0") == limit
    room = holding(*held[1:], councils=(council, COUNCIL))
    assert phase(room, "draw", ["lore_draw:1;1"]).prompts() == ["draw.lore"]
    assert room.things.count("lore.hand.0") == limit


@rule("BL-LORE-12")
@pytest.mark.parametrize("gone", [0, 1, 2])
def test_the_surplus_is_chosen_among_old_and_new_cards_and_goes_at_once(gone: int) -> None:
    b = holding(FOG, CURSE)
    hand = [*b.lore_hand(0), b.things.in_zone("lore.deck")[-1]]
    surplus = f"lore.surplus=pick:{thing_id(hand[gone])}"
    played = phase(b, "draw", ["lore_draw:1;1", surplus])
    assert list(played.keys("lore.surplus")) == [f"pick:{thing_id(handle)}" for handle in hand]
    assert b.things.in_zone("lore.discard") == [hand[gone]]
    assert b.state.turn.phase == "end", "before the turn passes on"


@rule("BL-LORE-15")
def test_the_hand_is_hidden_and_a_played_card_is_public() -> None:
    b = holding(FOG, STRENGTH)
    match = from_position(b)
    fog, strength = (match.state.things.face.index(LORE_CARD[card].face) for card in (FOG, STRENGTH))
    for viewer in (1, None):
        faces = match.view(viewer).things.face
        assert (faces[fog], faces[strength]) == (-1, -1)
    own = match.view(0).things.face
    assert (own[fog], own[strength]) == (LORE_CARD[FOG].face, LORE_CARD[STRENGTH].face)
    match.choose(0, f"command:{thing_id(b.hand(0)[0])}")
    match.choose(0, lore_key(b, FOG))
    for viewer in (1, None):
        faces = match.view(viewer).things.face
        assert (faces[fog], faces[strength]) == (LORE_CARD[FOG].face, -1)


@rule("BL-LORE-15")
def test_numbers_and_discards_are_public() -> None:
    b = holding(FOG, STRENGTH, tokens=(7, 3))
    view = from_position(b).view(1)
    assert view.tokens == [7, 3]
    assert view.things.count("lore.hand.0") == 2


@rule("BL-LORE-15")
@pytest.mark.parametrize(("phase_", "prompt"), [("movement", "move.unit"), ("combat", "battle.attacker")])
@pytest.mark.parametrize(("tokens", "waits"), [((9, 0), True), ((0, 0), False)])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_phase_without_anything_to_do_betrays_no_hand(
    phase_: str, prompt: str, tokens: tuple[int, int], waits: bool, seat: int
) -> None:
    """The player is asked whether to end it, as if a card of that phase were held."""
    corner, beyond = ("h1.1", "h8.5") if seat == 0 else ("h9.1", "h2.5")
    friends = {f"u{n}": ("Fb", hex_, seat) for n, hex_ in enumerate(NEIGHBOURS[corner], 2)}
    b = holding(
        *("lore.rogue.3",) * (seat == 0),
        theirs=("lore.rogue.3",) * seat,
        units={"u0": ("Fb", corner, seat), "u1": ("Fg", beyond, 1 - seat)} | friends,
        ordered=("u0",),
        active=seat,
        tokens=tokens if seat == 0 else tokens[::-1],
    )
    b.state.turn.phase = phase_
    match = from_position(b)
    asked = match.pending.get(seat)
    assert (asked is not None and asked.prompt == prompt) is waits
    if waits:
        assert [option.key() for option in match.options(seat)] == ["done"]


# ---------------------------------------------------------------------- in and out of council

WIZARDS = {"commander": 1, "wizard": 3, "cleric": 2}
WARRIORS = {"commander": 1, "warrior": 3, "rogue": 2}


@rule("BL-LORE-13", "BL-COUN-08")
@pytest.mark.parametrize(("mine", "price"), [(WIZARDS, 10), (WARRIORS, 13)])
@pytest.mark.parametrize("theirs", [WIZARDS, WARRIORS])
def test_a_card_of_an_absent_master_costs_three_more(
    mine: dict[str, int], theirs: dict[str, int], price: int
) -> None:
    b = holding(FIREBALL, councils=(mine, theirs), dice="BBBBB")
    cast(b, FIREBALL)
    assert b.state.tokens[0] == 20 - price


@rule("BL-LORE-13")
def test_a_reaction_out_of_council_costs_three_more_too() -> None:
    b = holding(theirs=(AGILITY,), councils=(WARRIORS, WIZARDS), dice="GBB")
    react = f"lore.before_dice={lore_key(b, AGILITY)}"
    play(b, battles.assault(b, b.unit("u0"), b.unit("u1")), [react])
    assert b.state.tokens == [20, 16]
    assert b.unit("u1").figures == 4


@rule("BL-LORE-14", "BL-LORE-16")
@pytest.mark.parametrize(
    ("council", "dice"),
    [
        ({"commander": 1, "wizard": 3, "cleric": 2}, 5),
        ({"commander": 1, "wizard": 2, "cleric": 3}, 4),
        ({"commander": 1, "wizard": 1, "cleric": 3}, 3),
        ({"commander": 1, "warrior": 3, "cleric": 2}, 3),
        ({"commander": 3}, 3),
    ],
)
def test_the_level_is_that_of_the_cards_own_master_and_one_out_of_council(
    council: dict[str, int], dice: int
) -> None:
    """Fireball rolls 2 dice and one per level of the Wizard; the opponent's Wizard does not matter."""
    b = holding(FIREBALL, councils=(council, WIZARDS), dice="BBBBB")
    cast(b, FIREBALL)
    assert b.dice.rolls == [("lore", dice)]


@rule("BL-LORE-16")
def test_in_council_a_card_costs_what_is_printed_whatever_the_level() -> None:
    for level in (1, 2, 3):
        b = holding(FOG, councils=({"commander": 1, "cleric": level}, COUNCIL))
        cast(b, FOG)
        assert b.state.tokens[0] == 16


@rule("BL-LORE-11")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_surplus_that_is_there_goes_before_anything_else_is_asked(seat: int) -> None:
    """In the other's turn as in the own: the limit holds at every moment."""
    three = (FOG, CURSE, STRENGTH)
    b = holding(*(three if seat == 0 else ()), theirs=three if seat else ())
    played = phase(
        b, "command", [f"lore.surplus=pick:{thing_id(b.lore_hand(seat)[1])}"], until="command.card"
    )
    assert (played.asked[0].seat, played.asked[0].prompt) == (seat, "lore.surplus")
    assert zone(b, CURSE) == "lore.discard"
    assert b.things.count(f"lore.hand.{seat}") == 2
