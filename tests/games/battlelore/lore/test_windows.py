"""When Lore cards can be played and answered, what they cost, and that no window betrays a hand."""

from collections.abc import Sequence

import pytest

from hexameron.games.battlelore.content.lore_cards import LORE_CARDS, REACTIONS
from hexameron.games.battlelore.meta import GAME
from hexameron.games.battlelore.options import PlayLore
from hexameron.games.battlelore.rules import draw, lore, modifiers
from hexameron.games.battlelore.state import Effect
from hexameron.kernel.asking import Done, Pass, Pick, Refusal
from hexameron.kernel.game import Question
from hexameron.kernel.text import Catalogue
from hexameron.kernel.things import EVERYBODY
from tests.games.battlelore.lore.playing import LEVEL_1, NOBODY, Played, battle
from tests.rules import rule

WARRIOR_ONLY = {"commander": 3, "warrior": 2}


def refused(p: Played, prompt: str) -> Sequence[Refusal]:
    return GAME.refused[prompt](p.state, Question(0, prompt, ()))


def melee(their_lore: list[str], tokens: int = 30) -> Played:
    """South attacks; North may react with what it holds."""
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"}, their_lore=their_lore, tokens=(30, tokens))
    p.load("BBB")
    p.fight("h4.5", "h5.5")
    return p


@rule("BL-LORE-15")
@pytest.mark.parametrize("held", [card.id for card in LORE_CARDS if card.id != "lore.rogue.3"])
def test_a_window_opens_whatever_the_hand_holds(held: str) -> None:
    p = melee([held])
    assert [asked.seat for asked in p.asked if asked.prompt == "lore.before_dice"] == [1]


def test_no_window_for_an_empty_hand_or_no_tokens() -> None:
    assert "lore.before_dice" not in melee([]).prompts()
    assert "lore.before_dice" not in melee(["lore.warrior.2"], tokens=0).prompts()


def test_a_window_needs_the_tokens_for_the_cheapest_card_there_is() -> None:
    councils = (LEVEL_1, NOBODY)
    p = battle(
        {"h4.5": "Fb"}, {"h5.5": "Fg"}, their_lore=["lore.warrior.2"], tokens=(0, 3), councils=councils
    )
    p.load("BBB")
    p.fight("h4.5", "h5.5")
    assert "lore.before_dice" not in p.prompts(), "out of council the cheapest costs 4"


def test_cards_that_lie_open_in_the_discard_pile_open_no_window() -> None:
    p = battle({"h4.5": "Fr"}, {"h5.5": "Fg"}, their_lore=["lore.cleric.7"])
    p.b.things.move(int(p.card("lore.rogue.5")[1:]), "lore.discard")
    p.load("SBBB")
    p.fight("h4.5", "h5.5")
    assert "lore.after_dice" not in p.prompts(), "nobody can hold the only card for it"


def test_the_own_window_opens_on_public_grounds_too() -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=["lore.warrior.2"])
    p.phase("command")
    assert p.offered("lore.with_command") == (Pass(),)


@rule("BL-SET-06")
def test_without_lore_rules_there_are_no_windows() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"}, with_lore=False)
    p.load("SSL")
    p.fight("h4.5", "h5.5")
    p.phase("command")
    assert not [prompt for prompt in p.prompts() if prompt.startswith("lore.")]


@rule("BL-LORE-08")
def test_one_lore_card_in_the_own_turn() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"}, lore=["lore.warrior.1", "lore.wizard.1"])
    p.order("h4.5")
    p.load("BBBB")
    p.phase("combat", p.lore("lore.warrior.1"), *p.attack("h4.5", "h5.5"), Done())
    assert p.lore("lore.wizard.1") not in p.offered("battle.attacker")
    assert p.zone("lore.wizard.1") == "lore.hand.0"


@rule("BL-LORE-09")
def test_one_lore_card_in_the_opponents_turn_and_another_in_the_own() -> None:
    p = battle({"h4.5": "Fb", "h4.4": "Fb"}, {"h5.5": "Fg"}, their_lore=["lore.warrior.2", "lore.rogue.2"])
    p.load("BBB")
    p.fight("h4.5", "h5.5", p.lore("lore.warrior.2"))
    p.load("BBB")
    p.fight("h4.4", "h5.5")
    assert p.prompts().count("lore.before_dice") == 1
    p.end_turn()
    assert lore.could_play(p.b, 1, "with_command"), "a new turn, a new card"


@rule("BL-LORE-05")
def test_only_reactions_are_played_in_the_opponents_turn() -> None:
    p = melee(["lore.wizard.14", "lore.warrior.2"])
    assert p.offered("lore.before_dice") == (p.lore("lore.warrior.2"), Pass())
    for card in LORE_CARDS:
        assert card.reaction == (card.timing in REACTIONS)


@rule("BL-LORE-03")
def test_a_card_is_offered_only_in_its_phase() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"}, lore=["lore.warrior.1", "lore.warrior.5", "lore.cleric.7"])
    p.order("h4.5")
    assert lore.combat_options(p.b, 0) == [p.lore("lore.warrior.1")]
    assert lore.movement_options(p.b, 0) == [p.lore("lore.warrior.5")]
    assert lore.playable(p.b, 0, "with_command") == [p.lore("lore.cleric.7")]
    assert lore.instead_of_command(p.b, 0) == []


@rule("BL-LORE-07")
@pytest.mark.parametrize(("tokens", "offered"), [(3, False), (4, True)])
def test_who_cannot_pay_cannot_play(tokens: int, offered: bool) -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=["lore.cleric.7"], tokens=(tokens, 0))
    assert (p.lore("lore.cleric.7") in lore.playable(p.b, 0, "with_command")) == offered


@rule("BL-LORE-13")
def test_out_of_council_a_card_costs_three_more() -> None:
    p = battle(
        {"h3.5": "Fb"},
        {"h7.5": "Fb"},
        lore=["lore.cleric.7"],
        tokens=(7, 0),
        councils=(WARRIOR_ONLY, LEVEL_1),
    )
    p.phase("command", p.lore("lore.cleric.7"))
    assert p.state.tokens[0] == 0, "the opponent's Cleric does not matter"
    assert modifiers.no_ranged_attacks(p.b)


@rule("BL-LORE-14", "BL-LORE-16")
def test_out_of_council_the_level_is_one() -> None:
    p = battle(
        {"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=["lore.rogue.1"], tokens=(9, 9), councils=(WARRIOR_ONLY, LEVEL_1)
    )
    p.phase("command", p.lore("lore.rogue.1"))
    assert p.state.tokens == [9 - 4 + 2, 7]


@rule("BL-LORE-04", "BL-LORE-06")
def test_a_cancelled_card_is_paid_and_discarded_and_used_up() -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=["lore.cleric.7"], their_lore=["lore.wizard.6"])
    p.phase("command", p.lore("lore.cleric.7"), p.lore("lore.wizard.6"))
    assert p.state.tokens == [26, 25]
    assert p.state.effects == []
    assert p.zone("lore.cleric.7") == p.zone("lore.wizard.6") == "lore.discard"
    assert p.state.turn.lore_played == [True, True]


def test_a_cancelled_card_instead_of_a_command_card_leaves_no_orders() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"}, lore=["lore.warrior.15"], their_lore=["lore.rogue.15"])
    p.phase("command", p.lore("lore.warrior.15"), p.lore("lore.rogue.15"))
    assert p.state.turn.ordered == []
    assert not p.unit("h4.5").ordered


@rule("BL-LORE-09")
def test_the_answer_to_a_card_cannot_be_answered_by_who_has_played_already() -> None:
    p = battle(
        {"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=["lore.cleric.7", "lore.wizard.6"], their_lore=["lore.rogue.15"]
    )
    p.phase("command", p.lore("lore.cleric.7"), p.lore("lore.rogue.15"))
    assert [asked.seat for asked in p.asked if asked.prompt == "lore.their_card"] == [1]
    assert p.zone("lore.wizard.6") == "lore.hand.0"


@rule("BL-LORE-04")
def test_a_cancelled_cancel_leaves_the_first_card_in_force() -> None:
    """The limit of one card a turn keeps this from happening, so the test lifts it between the two."""
    p = battle(
        {"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=["lore.cleric.7", "lore.wizard.6"], their_lore=["lore.rogue.15"]
    )
    p.state.turn.lore_played = Unlimited()
    p.phase("command", p.lore("lore.cleric.7"), p.lore("lore.rogue.15"), p.lore("lore.wizard.6"))
    assert modifiers.no_ranged_attacks(p.b)
    assert p.zone("lore.rogue.15") == "lore.discard"


class Unlimited(list[bool]):
    """Never remembers that a card was played."""

    def __init__(self) -> None:
        super().__init__([False, False])

    def __setitem__(self, *_: object) -> None:
        return


@rule("BL-LORE-08", "BL-LORE-04")
def test_a_reaction_to_a_battle_back_is_the_card_of_the_own_turn() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "DFb"}, lore=["lore.warrior.2"])
    p.load("GGG" + "BBG")
    p.fight("h4.5", "h5.5", "yes", p.lore("lore.warrior.2"))
    assert p.unit("h4.5").figures == 3
    assert p.state.turn.lore_played == [True, False]


@rule("BL-LORE-06")
def test_a_card_without_a_target_cannot_be_played() -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=["lore.rogue.12"])
    p.order("h3.5")
    p.phase("ordered")
    assert p.lore("lore.rogue.12") not in p.offered("lore.orders"), "there are no mercenaries"


@rule("BL-LORE-15")
def test_a_played_card_is_public_and_the_hand_is_not() -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=["lore.cleric.7", "lore.warrior.1"])
    played, kept = (int(p.card(id_)[1:]) for id_ in ("lore.cleric.7", "lore.warrior.1"))
    assert p.b.things.view(1).face[played] == -1
    p.phase("command", p.lore("lore.cleric.7"))
    assert p.b.things.seen[played] == EVERYBODY
    assert p.b.things.view(1).face[kept] == -1


@rule("BL-LORE-11", "BL-LORE-12", "BL-COUN-03")
def test_a_surplus_of_lore_cards_is_discarded_at_once_at_choice() -> None:
    hand = ["lore.cleric.7", "lore.warrior.1"]
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=hand)
    assert lore.hand_limit(p.state, 0) == 2, "highest master of level 1"
    drawn = p.b.things.in_zone("lore.deck")[-1]
    p.run(draw.draw_lore(p.b, 0), "lore_draw:1;1", Pick(p.card("lore.cleric.7")))
    assert p.b.things.count("lore.hand.0") == 2
    assert p.zone("lore.cleric.7") == "lore.discard"
    assert p.b.things.zone[drawn] == "lore.hand.0"


@rule("BL-COUN-03", "BL-COUN-08")
@pytest.mark.parametrize(
    ("council", "limit"),
    [(NOBODY, 1), (LEVEL_1, 2), (WARRIOR_ONLY, 3), ({"commander": 1, "rogue": 3, "cleric": 2}, 4)],
)
def test_the_hand_limit_is_the_highest_masters_level_and_one(council: dict[str, int], limit: int) -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, councils=(council, LEVEL_1))
    assert lore.hand_limit(p.state, 0) == limit


@rule("BL-LORE-02")
def test_tokens_have_no_limit() -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, tokens=(500, 0))
    p.b.gain(0, 500)
    assert p.state.tokens[0] == 1000


@rule("BL-LORE-01")
def test_a_card_is_paid_with_tokens() -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=["lore.cleric.7"], tokens=(5, 0))
    p.phase("command", p.lore("lore.cleric.7"))
    assert p.state.tokens[0] == 1


def test_the_same_card_twice_does_not_add_up_but_two_names_do() -> None:
    p = battle({"h4.5": "Fb"}, {"h5.5": "Fg"})
    unit = p.unit("h4.5").id
    for _ in range(2):
        modifiers.add(p.b, Effect("lore.warrior.1", "dice", 0, "turn", unit, 1))
    modifiers.add(p.b, Effect("lore.rogue.9", "dice", 0, "turn", unit, 1))
    p.load("BBBBB")
    p.fight("h4.5", "h5.5")
    assert p.dice.rolled == [("battle", 5)]


@pytest.mark.parametrize(
    ("card", "tokens", "why"),
    [
        ("lore.warrior.1", 9, "refuse.lore.timing"),
        ("lore.cleric.7", 3, "refuse.lore.cost"),
        ("lore.cleric.12", 9, "refuse.lore.target"),
    ],
)
def test_refusals_say_why_a_card_cannot_be_played(card: str, tokens: int, why: str) -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=[card], tokens=(tokens, 9))
    (refusal,) = refused(p, "lore.with_command")
    assert refusal.option == PlayLore(p.card(card))
    assert refusal.why.id == why


@pytest.mark.parametrize(("tokens", "short"), [(9, False), (0, True)])
def test_before_the_command_card_one_is_told_to_play_it_first(tokens: int, short: bool) -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=["lore.warrior.1"], tokens=(tokens, 9))
    (refusal,) = refused(p, "command.card")
    polish = Catalogue("pl", [GAME.folder / "texts"], strict=True).render(refusal.why)
    assert polish.startswith("Najpierw zagraj kartę dowodzenia. W")
    assert ("Brakuje żetonów Wiedzy" in polish.replace("\u00a0", " ")) == short


def test_the_limit_is_a_reason_too() -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, lore=["lore.cleric.7"])
    p.state.turn.lore_played[0] = True
    (refusal,) = refused(p, "lore.with_command")
    assert (refusal.why.id, refusal.rule) == ("refuse.lore.limit", "BL-LORE-08")
