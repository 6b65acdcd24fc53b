"""Landmarks."""

import pytest

from hexameron.games.battlelore.rules import battle as battles
from hexameron.games.battlelore.state import Landmark, State
from hexameron.kernel.match import Match
from tests.games.battlelore.positions import Placed, TestBattle, battle, lore_key, play
from tests.games.battlelore.rules.matches import choose, fixed_councils, keep_opening, keys, prompt
from tests.games.battlelore.rules.phases import aims, dice_rolled, phase, reach
from tests.games.scripted import Played
from tests.rules import rule

PLAIN = {"commander": 2, "warrior": 2}
LANDMARK_OF = {"warrior": "camp", "rogue": "den", "wizard": "pentacle", "cleric": "pool"}
KINDS = [*LANDMARK_OF.values(), "stronghold"]


def set_up(south: dict[str, int], north: dict[str, int], **changes: object) -> Match[State]:
    """A match with landmarks in use, where the first landmark (or the first turn) comes."""
    match = fixed_councils(south, north, **({"landmarks": True} | changes))
    keep_opening(match)
    return match


def master(name: str, level: int = 3) -> dict[str, int]:
    return {"commander": 2, name: level}


def attack(b: TestBattle, *answers: str) -> Played[None]:
    return play(b, battles.assault(b, b.unit("u0"), b.unit("u1")), answers)


# ---------------------------------------------------------------------- set-up


@rule("BL-LM-01")
@pytest.mark.parametrize("name", list(LANDMARK_OF))
def test_a_master_of_level_three_brings_his_landmark(name: str) -> None:
    match = set_up(master(name), PLAIN)
    assert prompt(match) == "landmark.place"
    choose(match, f"place:{LANDMARK_OF[name]};h3.1")
    assert match.state.landmarks == {"h3.1": Landmark(LANDMARK_OF[name], 0)}
    assert prompt(match) == "command.card", "that was all"


@rule("BL-LM-01")
@pytest.mark.parametrize("level", [1, 2])
def test_a_lesser_master_brings_none(level: int) -> None:
    assert prompt(set_up(master("wizard", level), PLAIN)) == "command.card"


@rule("BL-LM-01")
def test_a_commander_of_level_three_brings_none() -> None:
    assert prompt(set_up({"commander": 3, "wizard": 1}, PLAIN)) == "command.card"


@rule("BL-LM-01")
def test_there_are_none_where_landmarks_are_not_used() -> None:
    match = set_up(master("wizard"), PLAIN, landmarks=False)
    assert prompt(match) == "command.card"
    assert match.state.landmarks == {}


@rule("BL-LM-02")
def test_a_landmark_that_both_would_receive_goes_to_neither() -> None:
    match = set_up(master("wizard"), master("wizard") | {"cleric": 3})
    assert list(match.pending) == [1]
    choose(match, "place:pool;h7.1")
    assert match.state.landmarks == {"h7.1": Landmark("pool", 1)}
    assert prompt(match) == "command.card"


@rule("BL-LM-02")
def test_the_same_master_at_a_lower_level_takes_nothing_away() -> None:
    match = set_up(master("wizard"), master("wizard", 2))
    assert list(match.pending) == [0]
    assert keys(match, 0)[0].startswith("place:pentacle;")


@rule("BL-LM-03")
@pytest.mark.parametrize(("first", "rows"), [("south", (3, 7)), ("north", (7, 3))])
def test_the_first_player_places_first_and_then_by_turns(first: str, rows: tuple[int, int]) -> None:
    """Both have two landmarks to place, before the first turn."""
    match = set_up(
        {"commander": 1, "wizard": 3, "rogue": 3}, {"commander": 1, "warrior": 3, "cleric": 3}, first=first
    )
    begins = 0 if first == "south" else 1
    seats = []
    for column in (1, 1, 2, 2):
        (seat,) = match.pending
        seats.append(seat)
        assert prompt(match) == "landmark.place"
        row = rows[seat != begins]
        choose(match, next(key for key in keys(match, seat) if key.endswith(f";h{row}.{column}")))
    assert seats == [begins, 1 - begins, begins, 1 - begins]
    assert list(match.pending) == [begins]
    assert prompt(match) == "command.card"
    assert {mark.owner for mark in match.state.landmarks.values()} == {0, 1}


@rule("BL-LM-04")
@pytest.mark.parametrize(("seat", "rows"), [(0, (3, 4)), (1, (7, 6))])
def test_a_landmark_goes_to_a_free_hex_of_the_third_or_fourth_row(seat: int, rows: tuple[int, int]) -> None:
    councils = (master("wizard"), PLAIN) if seat == 0 else (PLAIN, master("wizard"))
    terrain = {"wood": ["3/1", "7/1"], "hill": ["4/2", "6/2"], "stronghold": ["4/12", "6/12"]}
    match = set_up(*councils, terrain=terrain, landmark_owner={"4/12": "south", "6/12": "north"})
    units = {"h3.5", "h3.6"} if seat == 0 else {"h7.5", "h7.6"}
    tiles = {"h3.1", "h7.1", "h4.2", "h6.2", "h4.12", "h6.12"}
    full = {f"h{rows[0]}.{column}" for column in range(1, 14)}
    full |= {f"h{rows[1]}.{column}" for column in range(1, 13)}
    assert {key.partition(";")[2] for key in keys(match, seat)} == full - units - tiles


@rule("BL-LM-04")
def test_a_hex_with_a_landmark_is_not_free() -> None:
    match = set_up({"commander": 1, "wizard": 3, "rogue": 3}, PLAIN)
    choose(match, keys(match, 0)[0])
    (taken,) = match.state.landmarks
    assert taken not in {key.partition(";")[2] for key in keys(match, 0)}


# ---------------------------------------------------------------------- whose


@rule("BL-LM-05", "BL-LM-13")
@pytest.mark.parametrize(
    ("owner", "unit", "active", "tokens"),
    [(0, 0, 0, [4, 3]), (0, 1, 0, [3, 3]), (0, 1, 1, [3, 3]), (0, 0, 1, [3, 3]), (1, 1, 1, [3, 4])],
)
def test_the_pentacle_gives_a_token_at_the_end_of_its_owners_turn(
    owner: int, unit: int, active: int, tokens: list[int]
) -> None:
    units: dict[str, Placed] = {"u0": ("Fb", "h4.5", unit), "u1": ("Fb", "h8.5", 1 - unit)}
    b = battle(units, landmarks={"h4.5": ("pentacle", owner)}, lore=True, tokens=(1, 1), active=active)
    b.state.tokens[1 - active] = 3
    phase(b, "draw", ["lore_draw:0;2"])
    assert b.state.tokens == tokens


@rule("BL-LM-05", "BL-LM-13")
@pytest.mark.parametrize(("unit", "theirs", "tokens"), [(0, 2, [3, 1]), (0, 0, [2, 0]), (1, 2, [2, 2])])
def test_the_den_takes_a_token_from_the_opponent(unit: int, theirs: int, tokens: list[int]) -> None:
    units: dict[str, Placed] = {"u0": ("Fb", "h4.5", unit), "u1": ("Fb", "h8.5", 1 - unit)}
    b = battle(units, landmarks={"h4.5": ("den", 0)}, lore=True, tokens=(0, theirs))
    phase(b, "draw", ["lore_draw:0;2"])
    assert b.state.tokens == tokens


@rule("BL-LM-05", "BL-LM-13")
@pytest.mark.parametrize(
    ("owner", "figures", "attacked", "after"),
    [(0, 2, False, 3), (0, 4, False, 4), (0, 2, True, 2), (1, 2, False, 2)],
)
def test_the_pool_heals_a_unit_that_made_no_attack(
    owner: int, figures: int, attacked: bool, after: int
) -> None:
    units: dict[str, Placed] = {"u0": ("Fb", "h4.5", 0, figures), "u1": ("Fg", "h5.5", 1)}
    b = battle(units, landmarks={"h4.5": ("pool", owner)}, ordered=["u0"], dice="BB")
    phase(b, "combat", ["battle.attacker=fight:u0" if attacked else "battle.attacker=done"])
    phase(b, "draw")
    assert b.unit("u0").figures == after


@rule("BL-LM-05", "BL-LM-13")
@pytest.mark.parametrize(("owner", "dice"), [(0, 4), (1, 3)])
def test_the_camp_gives_a_die_to_who_has_just_left_it(owner: int, dice: int) -> None:
    units: dict[str, Placed] = {"u0": ("Fb", "h4.5", 0), "u1": ("Fg", "h6.5", 1)}
    b = battle(units, landmarks={"h4.5": ("camp", owner)}, ordered=["u0"], dice="BBBB")
    phase(b, "movement", ["move:u0", "move.where=go:h5.5"])
    phase(b, "combat", ["battle.attacker=fight:u0"])
    assert dice_rolled(b) == [dice]


@rule("BL-LM-05", "BL-LM-13")
@pytest.mark.parametrize(("owner", "held"), [(1, True), (0, False)])
def test_the_stronghold_emboldens_its_owners_units_beside_it(owner: int, held: bool) -> None:
    units: dict[str, Placed] = {"u0": ("Fb", "h4.5", 0), "u1": ("Fg", "h5.5", 1)}
    b = battle(units, landmarks={"h5.4": ("stronghold", owner)}, dice="FBB")
    attack(b, *(["ignore:1", "battle.back=no"] if held else ["retreat.where=go:h6.5", "follow.gain=done"]))
    assert (b.unit("u1").hex == "h5.5") == held


@rule("BL-LM-13")
@pytest.mark.parametrize("kind", ["pentacle", "pool", "den", "camp"])
def test_no_other_landmark_emboldens_units_beside_it(kind: str) -> None:
    units: dict[str, Placed] = {"u0": ("Fb", "h4.5", 0), "u1": ("Fg", "h5.5", 1)}
    b = battle(units, landmarks={"h5.4": (kind, 1)}, dice="FBB")
    attack(b, "retreat.where=go:h6.5", "follow.gain=done")
    assert b.unit("u1").hex == "h6.5"


# ---------------------------------------------------------------------- the general rules


@rule("BL-LM-06", "BL-LM-07")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("kind", KINDS)
def test_a_unit_of_either_side_on_a_landmark_is_bold(owner: int, kind: str) -> None:
    units: dict[str, Placed] = {"u0": ("Fb", "h4.5", 0), "u1": ("Fg", "h5.5", 1)}
    b = battle(units, landmarks={"h5.5": (kind, owner)}, dice="FF")
    played = attack(b, "ignore:1", "retreat.where=go:h6.5", "follow.gain=done")
    assert played.keys("retreat.ignore") == ("ignore:1", "ignore:0")


@rule("BL-LM-07")
def test_a_landmark_makes_bold_against_arrows_too() -> None:
    units: dict[str, Placed] = {"u0": ("Ag", "h3.5", 0), "u1": ("Fg", "h5.5", 1)}
    b = battle(units, landmarks={"h5.5": ("pool", 1)}, dice="FB")
    assert attack(b, "ignore:1").prompts() == ["retreat.ignore"]


@rule("BL-LM-07", "BL-MOR-01")
def test_a_landmark_makes_a_bold_unit_bolder() -> None:
    units: dict[str, Placed] = {"u0": ("Fb", "h4.5", 0), "u1": ("DFb", "h5.5", 1)}
    b = battle(units, landmarks={"h5.5": ("pool", 0)}, dice="FF")
    played = attack(b, "ignore:2", "battle.back=no")
    assert played.keys("retreat.ignore") == ("ignore:2", "ignore:1", "ignore:0")


@rule("BL-LM-06", "BL-LM-08")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_unit_stops_on_a_landmark(owner: int) -> None:
    """Riders in the corner: the one way out that is not water is the landmark."""
    units: dict[str, Placed] = {"u0": ("Mg", "h1.1", 0), "u1": ("Fg", "h9.9", 1)}
    b = battle(units, terrain={"h1.2": "water"}, landmarks={"h2.1": ("pool", owner)}, ordered=["u0"])
    assert reach(b, "u0") == ["h2.1"]
    free = battle(units, terrain={"h1.2": "water"}, ordered=["u0"])
    assert len(reach(free, "u0")) > 1


@rule("BL-LM-08")
def test_a_unit_that_stood_on_a_landmark_leaves_it_freely() -> None:
    units: dict[str, Placed] = {"u0": ("Mg", "h2.1", 0), "u1": ("Fg", "h9.9", 1)}
    b = battle(units, landmarks={"h2.1": ("pool", 1)}, ordered=["u0"])
    assert "h6.1" in reach(b, "u0"), "four hexes away"


@rule("BL-LM-08", "BL-LM-09")
def test_riders_that_gain_ground_into_a_landmark_stop_and_strike_no_more() -> None:
    units: dict[str, Placed] = {"u0": ("Mb", "h4.5", 0), "u1": ("Fg", "h5.5", 1), "u2": ("Fr", "h5.4", 1)}
    b = battle(units, landmarks={"h5.5": ("pool", 0)}, dice="FF")
    played = attack(b, "ignore:0", "go:h6.5", "go:h7.5", "follow.gain=go:h5.5")
    assert b.unit("u0").hex == "h5.5"
    assert played.prompts()[-1] == "follow.gain", "no further hex, no bonus attack"


@rule("BL-LM-09")
def test_riders_that_pursue_into_a_landmark_make_no_bonus_attack() -> None:
    units: dict[str, Placed] = {"u0": ("Mb", "h4.5", 0), "u1": ("Fg", "h5.5", 1), "u2": ("Fr", "h5.7", 1)}
    b = battle(units, landmarks={"h5.6": ("pool", 0)}, dice="FBB")
    played = attack(b, "retreat.where=go:h6.4", "follow.gain=go:h5.5", "follow.pursue=go:h5.6")
    assert b.near_enemy("h5.6", 0)
    assert played.prompts()[-1] == "follow.pursue"


@rule("BL-LM-08")
def test_a_landmark_does_not_stop_a_retreat() -> None:
    units: dict[str, Placed] = {"u0": ("Ag", "h3.5", 0), "u1": ("KFb", "h5.5", 1)}
    b = battle(units, terrain={"h6.4": "water"}, landmarks={"h6.5": ("pool", 0)}, dice="FS" + "SS")
    attack(b, "retreat.where=go:h7.5")
    assert b.unit("u1").hex == "h7.5"


@rule("BL-LM-06", "BL-LM-09")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("code", ["Fg", "Mb", "Ag", "spider"])
def test_a_unit_does_not_fight_in_the_turn_it_entered_a_landmark(owner: int, code: str) -> None:
    units: dict[str, Placed] = {"u0": (code, "h4.5", 0), "u1": ("Fg", "h6.5", 1)}
    b = battle(units, landmarks={"h5.5": ("pool", owner)}, ordered=["u0"], dice="BBB")
    phase(b, "movement", ["move:u0", "move.where=go:h5.5"])
    assert phase(b, "combat").asked == []
    assert b.dice.rolls == []


@rule("BL-LM-08", "BL-LM-09")
def test_a_unit_that_a_card_drives_onto_a_landmark_in_its_own_turn_is_done_for_that_turn() -> None:
    """Creeping Doom strikes units of both sides before orders are given."""
    units: dict[str, Placed] = {
        "u0": ("Fb", "h5.5", 0),
        "u1": ("Fb", "h6.5", 1),
        "u2": ("Fb", "h5.6", 1),
    }
    b = battle(
        units,
        landmarks={"h4.5": ("camp", 0)},
        lore=True,
        tokens=(8, 0),
        lore_hands=(("lore.wizard.13",), ()),
        hand=["command.attack.centre"],
        dice="RR" + "FR" + "RR",
    )
    doom = [lore_key(b, "lore.wizard.13"), "lore.target=aim:u1", "lore.doom=aim:u1", "lore.doom=aim:u0"]
    phase(b, "command", [*doom, "retreat.where=go:h4.5"])
    assert b.unit("u0").hex == "h4.5"
    phase(b, "naming", ["order.unit=order:u0"])
    phase(b, "ordered")
    assert phase(b, "movement").asked == []
    assert phase(b, "combat").asked == []
    phase(b, "end")
    assert b.unit("u0").may_fight
    assert not b.unit("u0").done_moving


@rule("BL-LM-09", "BL-LM-10")
def test_it_battles_back_in_the_opponents_turn_and_fights_in_its_next() -> None:
    units: dict[str, Placed] = {"u0": ("Fb", "h4.5", 0), "u1": ("Fg", "h6.5", 1)}
    b = battle(units, landmarks={"h5.5": ("pool", 0)}, ordered=["u0"], dice="RR" + "BB" + "BB")
    phase(b, "movement", ["move:u0", "move.where=go:h5.5"])
    phase(b, "end")
    play(b, battles.assault(b, b.unit("u1"), b.unit("u0")), ["battle.back=yes"])
    assert dice_rolled(b) == [2, 2]
    phase(b, "end")
    b.order(b.unit("u0"))
    assert phase(b, "combat", ["fight:u0"]).keys("battle.attacker") == ("fight:u0", "done")


@rule("BL-LM-06", "BL-LM-10")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("code", ["Fb", "Fr", "Mr", "giant"])
def test_a_unit_on_a_landmark_attacks_with_two_dice(owner: int, code: str) -> None:
    units: dict[str, Placed] = {"u0": (code, "h4.5", 0), "u1": ("Fg", "h5.5", 1)}
    b = battle(units, landmarks={"h4.5": ("pool", owner)}, dice="BBBB")
    attack(b)
    assert dice_rolled(b) == [2]


@rule("BL-LM-10")
def test_a_unit_on_a_landmark_battles_back_with_two_dice() -> None:
    units: dict[str, Placed] = {"u0": ("Fg", "h4.5", 0), "u1": ("Fr", "h5.5", 1)}
    b = battle(units, landmarks={"h5.5": ("pool", 0)}, dice="BB" + "BBBB")
    attack(b, "battle.back=yes")
    assert dice_rolled(b) == [2, 2]


@rule("BL-LM-10", "BL-TERR-02")
def test_dice_of_cards_come_on_top_of_the_two() -> None:
    units: dict[str, Placed] = {"u0": ("Fr", "h4.5", 0), "u1": ("Fg", "h5.5", 1)}
    b = battle(
        units,
        landmarks={"h4.5": ("pool", 0)},
        lore=True,
        tokens=(1, 0),
        lore_hands=(["lore.warrior.1"], []),
        ordered=["u0"],
        dice="BBB",
    )
    phase(b, "combat", [lore_key(b, "lore.warrior.1"), "fight:u0"])
    assert dice_rolled(b) == [3]


@rule("BL-LM-06", "BL-LM-11")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("code", ["Fb", "Fr", "Mr", "giant"])
def test_a_unit_on_a_landmark_is_attacked_with_two_dice(owner: int, code: str) -> None:
    units: dict[str, Placed] = {"u0": (code, "h4.5", 0), "u1": ("Fg", "h5.5", 1)}
    b = battle(units, landmarks={"h5.5": ("pool", owner)}, dice="BBBB")
    attack(b, "battle.back=no")
    assert dice_rolled(b) == [2]


@rule("BL-LM-11")
def test_a_battle_back_against_a_unit_on_a_landmark_has_two_dice() -> None:
    units: dict[str, Placed] = {"u0": ("Fg", "h4.5", 0), "u1": ("DFr", "h5.5", 1)}
    b = battle(units, landmarks={"h4.5": ("pool", 0)}, dice="BB" + "RR")
    attack(b, "battle.back=yes")
    assert dice_rolled(b) == [2, 2]


@rule("BL-LM-06", "BL-LM-12")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("kind", KINDS)
def test_a_landmark_blocks_the_line_of_fire(owner: int, kind: str) -> None:
    units: dict[str, Placed] = {"u0": ("Ag", "h3.5", 0), "u1": ("Fg", "h7.5", 1), "u2": ("Fg", "h6.7", 1)}
    assert aims(battle(units, ordered=["u0"]), "u0") == ["u1", "u2"]
    b = battle(units, landmarks={"h5.5": (kind, owner)}, ordered=["u0"], dice="BB")
    phase(b, "combat", ["battle.attacker=fight:u0"])
    assert [told["target"] for told in b.told("battle.shoots")] == ["u2"], "the only target left"


@rule("BL-LM-12")
def test_units_on_landmarks_shoot_and_are_shot_at() -> None:
    """Only what lies between blocks."""
    units: dict[str, Placed] = {"u0": ("Ag", "h3.5", 0), "u1": ("Fg", "h7.5", 1)}
    b = battle(units, landmarks={"h3.5": ("den", 0), "h7.5": ("pool", 1)}, ordered=["u0"], dice="GB")
    phase(b, "combat", ["battle.attacker=fight:u0"])
    assert b.unit("u1").figures == 3
