"""The worked examples of the rulebook, from their first card to their last."""

from __future__ import annotations

from tests.games.runewars.positions import TestWar, war
from tests.rules import rule

FAR = {"YA": "p1 2berserker fort"}


def answer(t: TestWar, *wanted: str) -> None:
    """Answers a question with what the example says, else by passing."""
    keys = t.offers()
    t.go(next((key for key in (*wanted, "pass", "no") if key in keys), keys[0]))


# ---------------------------------------------------------------------- seasons and orders


@rule("RW-ORDER-06", "RW-ORDER-07", "RW-ORDER-11", "RW-SEASON-13", "RW-SEASON-20")
def test_a_season() -> None:
    """Fall: harvest, gains, orders 1, 3 and 3; the third player alone has the bonus."""
    t = war(
        {"HA": "p0 2footman fort", "EA": "p2 2archer fort", **FAR},
        seats=3,
        season=2,
        phase="draw",
        season_cards=["fa1"],
        chosen=(2, 5, 4),
        influence=(1, 4, 0),
        dials=(1, 1, 1),
        used=(1, 2),
    )
    t.player(1).used, t.player(2).used = [4, 5], [3, 5]
    t.go()
    assert t.player(0).dials == [4, 2, 2], "the realm, and one food more for the card"
    gains = []
    while t.prompt == "fall.gain":
        gains.append(t.seat)
        t.go(t.offers()[0])
    assert gains == [0, 2, 1], "by the orders of the season before"
    assert t.prompt == "order.choose"
    t.go("order:3", "order:3", "order:1")
    while t.prompt in ("strategize.move", "march.activate", "turn.close"):
        t.go("done")
    turns = [event.args["seat"] for event in t.told("turn.begins")][:3]
    assert turns == ["p2", "p1", "p0"], "the lowest first, of equal ones the one with more influence"
    assert t.told("tactics.drawn") == [], "Strategize was not the highest of the Elves' year"


@rule("RW-ORDER-11", "RW-RECR-05")
def test_a_lower_card_has_no_bonus() -> None:
    """Summer: Recruit after Fortify."""
    t = war({"HA": "p0 1footman fort", **FAR}, order=5, used=[8], season=1, dials=(1, 1, 2)).go("dial:food")
    assert t.prompt != "recruit.dial"


@rule("RW-SEASON-14", "RW-SEASON-15")
def test_a_hungry_winter() -> None:
    """Seven units and five food: two are destroyed, in every area."""
    areas = {"HA": "p0 4footman 3knight fort", "HB": "p0 6footman", **FAR}
    t = war(areas, season=3, phase="draw", season_cards=["wi4"], dials=(5, 2, 2)).go()
    assert (t.seat, t.prompt) == (0, "winter.units")
    t.go("some:HA.footman;2")
    assert (t.units("HA"), t.units("HB")) == ("p0 2footman 3knight", "p0 5footman")


@rule("RW-STRG-01", "RW-STRG-02", "RW-STRG-05", "RW-MOVE-05", "RW-ORDER-12")
def test_strategize() -> None:
    """Two Footmen step to a friendly area, a Knight to the one area it can reach, one card is drawn."""
    areas = {"HA": "p0 2footman 1knight fort", "5D": "p0 2knight", "7B": "2beastman", "2B": "1giant", **FAR}
    t = war(areas, order=1, dials=(3, 2, 2)).go("send:HA;HB", "some:HA.footman;2", "done")
    assert t.units("HB") == "p0 2footman"
    ways = {key for key in t.offers("send") if key.startswith("send:5D")}
    assert ways == {"send:5D;5B"}, "neutral units, mountains and water leave one way"
    t.go("send:5D;5B", "some:5D.knight;1", "done")
    assert (t.units("5D"), t.units("5B")) == ("p0 1knight", "p0 1knight")
    assert t.things.count("tactics.new.0") == 1


@rule("RW-MOBI-01", "RW-MOBI-02", "RW-MOVE-03", "RW-MOVE-04", "RW-MOVE-02", "RW-ACT-01")
def test_mobilize() -> None:
    """Footmen from next door and a Knight from behind them meet a Dragon; the others cannot come."""
    areas = {
        "HA": "p0 2footman 1siege_tower~",
        "HC": "p0 1knight",
        "1B": "1dragon",
        "1A": "2razorwing",
        "1C": "2beastman",
        "7A": "p0 1bowman",
        **FAR,
    }
    t = war(areas, order=2).go("activate:1B")
    assert t.place("1B").active == [0]
    assert set(t.offers("some")) == {"some:HA.footman;1", "some:HA.footman;2", "some:HC.knight;1"}
    t.go("some:HA.footman;2", "some:HC.knight;1")
    assert t.offers() == ["fight", "talk"]


@rule("RW-DIPL-01", "RW-DIPL-02", "RW-DIPL-04", "RW-DIPL-05", "RW-DIPL-06", "RW-NEUT-02")
def test_diplomacy() -> None:
    """Three influence, three cards, one of them gold: the neutral units join."""
    t = war({"HA": "p0 2footman fort", "1B": "2beastman 1dragon", **FAR}, order=3, fate="1 5 3")
    t.go("activate:1B", "some:HA.footman;2", "talk", "pay:3")
    assert (t.prompt, len(t.offers()), t.player(0).influence) == ("diplomacy.card", 3, 0)
    t.go("pick:{fate.5}")
    assert t.units("1B") == "p0 2footman 2beastman 1dragon"
    assert t.count(0, "1B") == 5


# ---------------------------------------------------------------------- battle and duel


@rule("RW-BATT-06", "RW-BATT-09", "RW-COMB-03", "RW-COMB-08", "RW-ROUT-01", "RW-ROUT-06", "RW-BATT-13")
def test_a_battle() -> None:
    """Three Archers and two Pegasus Riders against Flesh Rippers, Berserkers and Beastmen: 2 to 3."""
    areas = {
        "5B": "p0 3archer 2pegasus_rider",
        "5A": "p0 1archer",
        "5C": "p1 2flesh_ripper 3berserker 3beastman",
    }
    t = war({**areas, **FAR}, order=3, used=[8], fate="9 15 1 8 18 11 19 25 2 5 16").go("activate:5C")
    t.go("some:5B.archer;3", "some:5B.pegasus_rider;2", "done")

    def step() -> None:
        kinds = {figure.id: figure.kind for side in t.battle.sides for figure in side.figures}
        named = {kinds[key.removeprefix("hit:")]: key for key in t.offers("hit")}
        first = {
            "battle.target": ["berserker"],
            "battle.rout": ["pegasus_rider" if t.battle.round == 2 else "archer"],
            "battle.damage": [
                "flesh_ripper" if t.battle.round == 1 else "berserker",
                "pegasus_rider",
                "beastman",
            ],
        }.get(t.prompt, [])
        answer(t, *(named[kind] for kind in first if kind in named), "kind:berserker")

    while t.state.battle is not None and t.prompt != "retreat.where":
        step()
    draws = [(event.args["kind"], event.args["n"]) for event in t.told("battle.draws")]
    assert draws == [
        ("unit.archer", 3),
        ("unit.flesh_ripper", 2),
        ("unit.pegasus_rider", 2),
        ("unit.berserker", 2),
        ("unit.beastman", 2),
    ]
    lost = [str(event.args["kind"]).removeprefix("unit.") for event in t.told("battle.destroyed")]
    assert lost == ["berserker", "flesh_ripper", "berserker", "berserker", "beastman", "pegasus_rider"]
    strength = t.told("battle.strength")[0].args
    assert (strength["attack"], strength["defence"]) == (2, 3)
    assert t.units("5A") == "p0 1archer 3archer~ 1pegasus_rider~"
    assert t.units("5C") == "p1 1flesh_ripper 2beastman"


@rule("RW-DUEL-03", "RW-DUEL-06", "RW-DUEL-07", "RW-DUEL-08", "RW-DUEL-11", "RW-HERO-09", "RW-REWD-05")
def test_a_duel() -> None:
    """One damage at the start, two less one in the first round, one in the second; the armour holds."""
    t = war(
        {"HA": "p0 2footman fort", **FAR},
        phase="quests",
        heroes={"h8": (0, "1C"), "h4": (1, "1C")},
        rewards={"h8": "r3 r8", "h4": "r5 r16"},
        fate="3 15 5 25",
        chosen=(1, 8),
    ).go("move", "done", "challenge:hero.h4")
    while t.state.duel is not None:
        answer(t, f"use:reward.r3;{t.id('reward.r3')}", f"use:reward.r8;{t.id('reward.r8')}")
    assert "hero.h4" not in t.state.heroes
    assert t.hero("hero.h8").hurt == 0
    assert [event.args["round"] for event in t.told("duel.draws")] == [1, 1, 2, 2]
    assert sorted(t.names("rewards.hero.h8")) == ["reward.r16", "reward.r3", "reward.r5", "reward.r8"]


@rule("RW-QUEST-01", "RW-QUEST-02", "RW-QUEST-03", "RW-QUEST-05", "RW-QUEST-07", "RW-MOVE-19")
def test_a_quest_phase() -> None:
    """The Elves heal, the Uthuk train one hero and move the other through enemies."""
    t = war(
        {"EA": "p2 2archer fort", "HA": "p0 2footman fort", "5C": "p0 1footman", "5B": "p0 1footman", **FAR},
        seats=3,
        phase="quests",
        heroes={"h4": (2, "EA"), "h9": (1, "YA"), "h10": (1, "YB"), "h1": (0, "5B")},
        chosen=(8, 5, 2),
    )
    t.hero("hero.h4").hurt = 2
    t.go()
    assert t.seat == 2
    t.go("heal")
    assert (t.hero("hero.h4").hurt, t.seat) == (0, 1)
    t.go("pick:hero.h9", "train", "raise:agility", "raise:agility")
    assert t.hero("hero.h9").trained == [0, 2, 0]
    t.go("move", "go:5C", "go:5B")
    assert (t.hero("hero.h10").at, t.state.battle) == ("5B", None)
    assert "challenge:hero.h1" in t.offers()


@rule("RW-QUEST-10", "RW-QUEST-11", "RW-QUEST-15")
def test_an_attribute_test() -> None:
    """Agility 2 in 5A: two cards, one is chosen, a reward, a new quest."""
    t = war(
        {"HA": "p0 2footman fort", **FAR},
        phase="quests",
        heroes={"h2": (0, "5A")},
        quests={0: "q5"},
        fate="1 3",
    ).go("move", "done", "attempt:{quest.q5}")
    assert (t.prompt, len(t.offers())) == ("test.card", 2)
    t.go("pick:{fate.3}")
    assert (t.things.count("rewards.hero.h2"), t.zone("quest.q5"), t.things.count("quests.0")) == (
        1,
        "quest.discard",
        1,
    )


# ---------------------------------------------------------------------- influence, runes, resources


@rule("RW-BID-01", "RW-BID-05", "RW-BID-07", "RW-RUNE-02", "RW-RUNE-03", "RW-RUNE-04")
def test_a_bid_and_its_dragon_rune() -> None:
    """Two players tie; who has influence left decides for himself and receives a rune."""
    t = war(
        {"HA": "p0 2footman fort", **FAR},
        season=3,
        phase="draw",
        season_cards=["wi1"],
        influence=(5, 3, 0),
        runes={"HA": "false", "HB": "false", "HC": "dragon"},
    ).go("bid:3", "bid:3")
    assert (t.seat, t.prompt, t.offers()) == (0, "bid.tie", ["pick:p0", "pick:p1"])
    t.go("pick:p0")
    assert [player.influence for player in t.state.players] == [2, 0]
    assert (t.prompt, len(t.offers("pick"))) == ("rune.discard", 2)
    while t.prompt == "rune.discard":
        t.go(t.offers()[0])
    for area in ("HA", "1B"):
        assert t.prompt == "rune.lay"
        t.go(next(key for key in t.offers() if key.endswith(f";{area}")))
    laid = [t.is_dragon(token) for code in ("HA", "1B") if (token := t.rune_at(code)) is not None]
    assert sorted(laid) == [False, True]


@rule("RW-HARV-01", "RW-HARV-02", "RW-HARV-03", "RW-HARV-04", "RW-DEV-03")
def test_a_harvest() -> None:
    """The realm and 1B: food up to 4, wood down to 3, ore stays; 2 influence, a development for a wood."""
    areas = {"HA": "p0 1footman fort diplomacy", "1B": "p0 1knight fort", **FAR}
    t = war(areas, order=4, dials=(2, 4, 2)).go()
    assert t.player(0).dials == [4, 3, 2]
    assert t.player(0).influence == 5
    assert {key.partition(";")[0] for key in t.offers("build")} == {"build:1B"}
    t.go("build:1B;walls")
    assert (t.player(0).dials, t.place("1B").works) == ([4, 2, 2], "walls")


@rule("RW-RECR-01", "RW-RECR-02", "RW-RECR-04", "RW-RECR-05", "RW-UNIT-18", "RW-UNIT-19")
def test_a_recruitment() -> None:
    """Two Bowmen, a Knight and a Siege Tower make nine with those who are there: a Footman goes."""
    t = war({"HA": "p0 3bowman 2footman fort", **FAR}, order=5, dials=(2, 3, 4)).go("dial:wood")
    assert t.units("HA") == "p0 5bowman 2footman"
    t.go("dial:ore")
    assert t.prompt == "settle.units"
    t.go("some:HA.footman;1")
    assert t.units("HA") == "p0 5bowman 1footman 1knight 1siege_tower"


@rule("RW-POWER-02", "RW-POWER-03", "RW-POWER-04")
def test_a_title() -> None:
    """The title costs at least one influence; three lie on it then."""
    t = war({"HA": "p0 2footman fort", **FAR}, order=7, influence=(3, 0, 0), dials=(3, 2, 2)).go()
    assert t.player(0).influence == 4, "one icon"
    assert "claim:title.commander;1" in t.offers()
    t.go("claim:title.commander;3")
    title = t.state.titles["title.commander"]
    assert (title.seat, title.influence, t.player(0).influence) == (0, 3, 1)
