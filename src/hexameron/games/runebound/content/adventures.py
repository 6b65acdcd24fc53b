"""The 120 adventure cards: twenty general ones and ten of each scenario in every deck."""

from __future__ import annotations

from typing import Final, Literal

from hexameron.games.runebound.content.effects import (
    All,
    Ally,
    AnotherCard,
    Bonus,
    Carry,
    Choice,
    Deal,
    Delay,
    DiscardThis,
    Draw,
    Effect,
    Ending,
    Flip,
    Forget,
    FromMarket,
    Gain,
    Gold,
    Guard,
    Harm,
    Heal,
    IfDone,
    Kill,
    Learn,
    Lore,
    LoseGold,
    Match,
    Mend,
    More,
    Nothing,
    Offer,
    Paid,
    Pay,
    Permit,
    Recast,
    Receive,
    Remove,
    Rule,
    Silence,
    Spend,
    Suffer,
    Test,
    Wait,
    Wander,
    Zombie,
    stat,
    surge,
)
from hexameron.games.runebound.content.map import AREAS, SITE_NAMED
from hexameron.games.runebound.content.records import Adventure, Enemy, Event, Quest
from hexameron.games.runebound.content.terms import (
    Attribute,
    Deck,
    Need,
    ScenarioName,
    Trait,
)
from hexameron.kernel.records import Source

_DECKS: Final[dict[str, Deck]] = {"s": "soc", "c": "com", "x": "exp"}
_SCENARIOS: Final[dict[str, ScenarioName | Literal[""]]] = {"g": "", "m": "margath", "k": "dead_king"}
_NEEDS: Final[dict[str, Need]] = {
    "P": "plains",
    "H": "hills",
    "W": "water",
    "F": "forest",
    "M": "mountain",
    "*": "wild",
}
DESIGNED: Final[Source] = "designed"
PUBLISHED: Final[Source] = "published"


def _card(code: str, what: Enemy | Event | Quest, source: Source = DESIGNED, *given: str) -> Adventure:
    """A card by its code: the first letter tells the scenario, the second the deck."""
    return Adventure(
        id=f"adv.{code}",
        source=source,
        given=given,
        deck=_DECKS[code[1]],
        scenario=_SCENARIOS[code[0]],
        what=what,
    )


def _all(*effects: Effect) -> Effect:
    return effects[0] if len(effects) == 1 else All(effects)


def _test(attribute: Attribute, modifier: int, *ok: Effect, no: Effect | None = None) -> Test:
    return Test(attribute, modifier, ok=_all(*ok), no=no)


def body(modifier: int, *ok: Effect, no: Effect | None = None) -> Test:
    return _test("body", modifier, *ok, no=no)


def mind(modifier: int, *ok: Effect, no: Effect | None = None) -> Test:
    return _test("mind", modifier, *ok, no=no)


def spirit(modifier: int, *ok: Effect, no: Effect | None = None) -> Test:
    return _test("spirit", modifier, *ok, no=no)


def deal(n: int, *, blockable: bool = True) -> Deal:
    """Enemy damage of a surge ability."""
    return Deal("ene", n, blockable=blockable)


def enemy(
    life: int, traits: tuple[Trait, ...], reward: Effect, *rules: Rule, life_per_lore: int = 0
) -> Enemy:
    return Enemy(life=life, traits=traits, rules=rules, reward=reward, life_per_lore=life_per_lore)


def on_engaging(test: Test) -> Rule:
    """A test printed on an enemy; failing it discards nothing (RB-ENEMY-05)."""
    return Rule(moment="engage", effect=test)


def ending(needs: str, *effects: Effect) -> Ending:
    """An ending of a quest that explores: ``H M`` needs a die for hills and one for mountain."""
    return Ending(tuple(_NEEDS[need] for need in needs.split()), _all(*effects) if effects else Nothing())


def _places(place: str) -> tuple[str, ...]:
    return AREAS[place] if place in AREAS else (SITE_NAMED[place],)


def quest(place: str, *endings: Ending) -> Quest:
    """A quest at a named area or site."""
    return Quest(places=_places(place), endings=endings)


NO_ESCAPE: Final = Rule(moment="always", effect=Permit("cannot_escape"))
GET: Final = Receive()

SOCIAL: Final = (
    _card(
        "gs01",
        Event(a=body(-2, Gold(2), GET, no=Suffer(2)), b=spirit(0, Gold(1), GET)),
        DESIGNED,
        "tests",
        "gold",
    ),
    _card("gs02", Event(a=body(-2, Offer(2, gain=True), GET), b=mind(0, Draw(1), GET)), DESIGNED, "tests"),
    _card(
        "gs03", Event(a=body(-1, Gold(1), Gain(1, "com"), GET), b=spirit(0, Gold(1), GET)), DESIGNED, "tests"
    ),
    _card("gs04", Event(a=spirit(0, Offer(1, half=True), GET), b=mind(0, Gold(1), GET)), DESIGNED, "tests"),
    _card(
        "gs05",
        Event(a=body(0, Gold(1), Heal(), GET), b=mind(0, Gold(1), Draw(1), GET)),
        DESIGNED,
        "tests",
        "gold",
    ),
    _card("gs06", Event(a=mind(-1, Gold(3), GET), b=spirit(0, Learn(), GET)), DESIGNED, "tests", "gold"),
    _card(
        "gs07",
        Event(a=body(0, Gain(1, "exp"), GET, no=Suffer(1)), b=body(-1, Gold(1), GET)),
        DESIGNED,
        "tests",
    ),
    _card(
        "gs08",
        Event(
            a=body(0, Gold(2), GET, no=LoseGold(1)),
            b=Paid(Pay(1), spirit(0, Offer(3, less=2, looked=True), GET)),
        ),
        DESIGNED,
        "tests",
        "gold",
    ),
    _card("gs09", Event(a=mind(0, Draw(2), GET), b=body(0, Gold(1), GET)), DESIGNED, "tests", "gold"),
    _card("gs10", Event(a=spirit(-3, Gold(3), GET, no=Delay()), b=mind(0, Gold(1), GET)), DESIGNED, "tests"),
    _card("gs11", Event(a=mind(0, Draw(2), GET), b=body(0, Gold(1), GET)), "rulebook", "b"),
    _card("gs12", Event(a=Paid(Pay(1, 3), mind(0, Gold(times=2), GET)), b=spirit(0, GET)), DESIGNED, "name"),
    _card(
        "gs13",
        Quest(
            places=_places("everton"),
            test="spirit",
            endings=(
                Ending((), Nothing(), successes=1),
                Ending((), Gold(3), successes=2),
                Ending((), Gain(1), successes=3),
            ),
        ),
        DESIGNED,
        "name",
    ),
    _card("gs14", Event(a=Paid(Wait(), _all(Gold(2), GET)), b=body(0, FromMarket()))),
    _card("gs15", Event(a=body(0, Gain(1, "com"), GET, no=Suffer(2)), b=Paid(Pay(1), GET))),
    _card(
        "gs16",
        Event(
            a=mind(0, Gold(2), GET),
            b=spirit(1, Gold(3), GET, no=DiscardThis()),
            rumour="b",
            places=("stronghold",),
        ),
    ),
    _card(
        "gs17",
        Event(
            a=Match(2, _all(Gold(4), GET)),
            b=mind(0, Gain(1, "exp")),
            rumour="a",
            places=("hills", "mountain"),
        ),
    ),
    _card("gs18", Event(a=_all(Carry(site="shrine"), Delay(), GET), b=spirit(0, Heal(), GET))),
    _card(
        "gs19",
        enemy(
            5,
            ("trickster", "humanoid"),
            Gold(3),
            on_engaging(Test("mind", no=Suffer(1))),
            surge(1, "poison", deal(2)),
            surge(2, "vanish", Remove(0, ("phy",))),
        ),
    ),
    _card(
        "gs20",
        Quest(
            places=(SITE_NAMED["forge"], SITE_NAMED["riverwatch"]),
            test="none",
            endings=(
                Ending((), Gold(2), at=(SITE_NAMED["forge"],)),
                Ending((), Gain(1), at=(SITE_NAMED["riverwatch"],)),
            ),
        ),
    ),
    _card("ms01", Event(a=spirit(-2, Lore(1), GET), b=mind(0, Gold(1), GET)), DESIGNED, "tests", "lore"),
    _card("ms02", Event(a=mind(0, Lore(1)), b=body(0, Gold(2), GET)), DESIGNED, "tests", "lore", "gold"),
    _card("ms03", Event(a=Paid(Pay(1), mind(0, Draw(2), GET)), b=spirit(-1, Lore(1))), DESIGNED, "tests"),
    _card("ms04", Event(a=body(0, Wander(3), GET), b=spirit(0, Lore(1))), DESIGNED, "tests", "lore"),
    _card("ms05", Event(a=Paid(Pay(2), _all(Lore(1), GET)), b=mind(0, Gold(1), GET))),
    _card("ms06", Event(a=spirit(0, Lore(1), no=Suffer(2)), b=body(0, Gain(1, "com")))),
    _card(
        "ms07",
        Event(
            a=Paid(Spend(), _all(Lore(2), DiscardThis())),
            b=mind(0, GET),
            rumour="a",
            places=_places("tamalir"),
        ),
    ),
    _card("ms08", Event(a=Paid(Wait(), _all(Lore(1), GET)), b=Paid(Pay(1, 2), _all(Heal(times=1), GET)))),
    _card("ms09", Event(a=spirit(1, Choice((Lore(1), Gold(2)))), b=Paid(Pay(1), _all(Draw(2), GET)))),
    _card(
        "ms10",
        enemy(
            5,
            ("trickster", "humanoid"),
            _all(Gold(1), Lore(1)),
            on_engaging(Test("mind", no=LoseGold(1))),
            surge(1, "stab", deal(2)),
            surge(2, "confuse", Flip(2)),
        ),
    ),
    _card("ks01", Event(a=Paid(Wait(), Ally()), b=mind(0, Gold(1), GET))),
    _card("ks02", Event(a=Paid(Pay(2), Ally()), b=body(0, Gold(1), GET))),
    _card("ks03", Event(a=spirit(0, Gold(2), GET, no=Zombie("here")), b=body(0, GET))),
    _card("ks04", Event(a=spirit(-1, Ally()), b=_all(Heal(3), GET))),
    _card(
        "ks05",
        Event(
            a=Paid(Spend(), _all(Ally(), GET)),
            b=body(1, Kill(1, within=3), GET),
            rumour="a",
            places=("town",),
        ),
    ),
    _card("ks06", Event(a=Paid(Harm(2), _all(GET, Draw(1))), b=body(-1, Kill(), GET, no=Zombie("gem")))),
    _card("ks07", Event(a=body(-1, Ally(), no=Suffer(2)), b=mind(0, Gain(1, "com"), GET))),
    _card("ks08", Event(a=mind(0, Choice((Gold(2), Kill())), GET), b=Paid(Pay(1), Draw(3)))),
    _card("ks09", Event(a=spirit(0, Gain(1, "exp"), GET, no=Forget()), b=Paid(Harm(1), GET))),
    _card(
        "ks10",
        enemy(
            5,
            ("mystic", "undead"),
            Choice((Gold(2), Kill())),
            surge(1, "chill_touch", _all(deal(1), Mend(1))),
            surge(2, "grasping_hands", Remove(2)),
        ),
    ),
)

COMBAT: Final = (
    _card(
        "gc01",
        enemy(
            6,
            ("savage", "humanoid"),
            Gold(2),
            surge(1, "gore", _all(deal(1), Recast(1))),
            surge(2, "frenzy", Recast(2, own=True, spent=True)),
        ),
        DESIGNED,
        "life",
        "gold",
    ),
    _card(
        "gc02",
        enemy(
            7,
            ("savage", "giant"),
            Gold(3),
            surge(1, "stomp", Remove(1, ("agi",))),
            surge(2, "twin_clubs", deal(3)),
        ),
        DESIGNED,
        "life",
        "gold",
    ),
    _card(
        "gc03",
        enemy(6, ("mystic", "humanoid"), Gold(2), surge(1, "hex", Flip(1)), surge(2, "shadow_bolt", deal(3))),
        DESIGNED,
        "life",
        "gold",
    ),
    _card(
        "gc04",
        enemy(
            8,
            ("savage", "giant"),
            Gold(3),
            surge(1, "shove", Recast(0, symbol="shi")),
            surge(3, "devour", _all(deal(4), Mend(1))),
        ),
        DESIGNED,
        "life",
        "gold",
    ),
    _card(
        "gc05",
        enemy(
            5,
            ("trickster", "humanoid"),
            Gold(2),
            surge(1, "darkness", Recast(2)),
            surge(2, "venom", deal(2, blockable=False)),
        ),
        DESIGNED,
        "life",
        "gold",
    ),
    _card(
        "gc06",
        enemy(
            6,
            ("warrior", "humanoid"),
            Gold(2),
            surge(1, "slash", deal(1)),
            surge(2, "berserk", More("ene", 1)),
        ),
        DESIGNED,
        "life",
        "gold",
    ),
    _card(
        "gc07",
        enemy(
            5,
            ("savage", "beast"),
            Gold(2),
            surge(1, "dive", deal(2)),
            surge(2, "screech", Recast(0, gold=True)),
        ),
        DESIGNED,
        "life",
        "gold",
    ),
    _card(
        "gc08",
        enemy(
            6,
            ("trickster", "beast"),
            Gold(2),
            surge(1, "pounce", Recast(1, own=True, spent=True)),
            surge(2, "fade", Guard()),
        ),
        DESIGNED,
        "life",
        "gold",
    ),
    _card(
        "gc09",
        enemy(
            5,
            ("warrior", "humanoid"),
            _all(Gold(1), Bonus(1, "com")),
            surge(1, "ambush", deal(1)),
            surge(1, "surround", Remove(1, ("shi",))),
        ),
        DESIGNED,
        "life",
        "gold",
    ),
    _card(
        "gc10",
        enemy(
            8,
            ("savage", "dragon", "undead"),
            Gold(3),
            surge(1, "bone_armor", Remove(1, ("phy",))),
            surge(2, "brutal_strike", deal(2)),
            surge(3, "undying", Mend(4)),
        ),
        PUBLISHED,
    ),
    _card(
        "gc11",
        enemy(
            7,
            ("savage", "demon"),
            Gold(3),
            surge(1, "claw", Remove(0, ("shi",))),
            surge(2, "regenerate", Mend(2)),
            surge(3, "breathe_fire", deal(5)),
        ),
        PUBLISHED,
    ),
    _card(
        "gc12",
        enemy(
            4,
            ("trickster", "humanoid"),
            _all(Gold(1), Bonus(1, "com")),
            surge(1, "swarm", Recast(2, own=True, spent=True)),
            surge(2, "pile_on", deal(2)),
        ),
        DESIGNED,
        "name",
    ),
    _card(
        "gc13",
        enemy(
            9,
            ("savage", "giant"),
            _all(Gold(3), Bonus(1, "com")),
            surge(2, "boulder", deal(3)),
            surge(3, "earthshake", Remove(3)),
        ),
        DESIGNED,
        "name",
    ),
    _card(
        "gc14",
        enemy(
            5,
            ("trickster", "humanoid"),
            Gold(3),
            Rule(moment="lost", effect=LoseGold(2)),
            surge(1, "crossbows", deal(2)),
        ),
        DESIGNED,
        "name",
    ),
    _card(
        "gc15",
        enemy(
            6,
            ("warrior", "humanoid"),
            Gold(2),
            NO_ESCAPE,
            surge(1, "nets", Remove(1, ("agi", "sur"))),
            surge(2, "volley", deal(2)),
        ),
        DESIGNED,
        "name",
    ),
    _card(
        "gc16",
        Event(a=body(0, Gold(1), GET, no=_all(LoseGold(1), Suffer(1))), b=Paid(Pay(2), GET)),
        DESIGNED,
        "name",
    ),
    _card(
        "gc17",
        quest(
            "ash_hills",
            ending("H", Suffer(2)),
            ending("H H", Gold(3)),
            ending("H H M", Gold(2), Gain(1, "com")),
        ),
        DESIGNED,
        "name",
    ),
    _card("gc18", Event(a=AnotherCard("com", 2), b=mind(0, GET)), DESIGNED, "name"),
    _card(
        "gc19",
        Event(a=Paid(Harm(3), _all(Gain(1, "com"), GET)), b=spirit(-1, Heal(), GET)),
        DESIGNED,
        "name",
    ),
    _card(
        "gc20",
        Event(a=body(-1, Gold(2), GET, no=Suffer(2)), b=mind(0, Gold(1), GET, no=LoseGold(1))),
        DESIGNED,
        "name",
    ),
    _card(
        "mc01",
        enemy(
            6,
            ("warrior", "dragon"),
            Choice((Gold(2), Lore(1))),
            surge(1, "slice", deal(2)),
            surge(2, "barrier", Remove(0, ("mag",))),
            life_per_lore=1,
        ),
        PUBLISHED,
    ),
    _card(
        "mc02",
        enemy(
            5,
            ("savage", "dragon"),
            _all(Gold(2), Lore(1)),
            stat("foe_phy", -1),
            surge(2, "scorch", deal(3, blockable=False)),
        ),
        DESIGNED,
        "name",
        "life",
        "gold",
    ),
    _card(
        "mc03",
        enemy(
            6,
            ("savage", "dragon"),
            Choice((Gold(2), Lore(1))),
            surge(1, "spit_fire", deal(2)),
            surge(2, "take_wing", Guard()),
        ),
    ),
    _card(
        "mc04",
        enemy(
            5,
            ("mystic", "humanoid"),
            _all(Gold(1), Lore(1)),
            surge(1, "chant", _all(Mend(1), Recast(1, own=True, spent=True))),
            surge(2, "immolate", deal(3)),
        ),
    ),
    _card(
        "mc05",
        enemy(
            7,
            ("warrior", "dragon"),
            Choice((Gold(3), Lore(1))),
            surge(1, "tail_sweep", _all(Remove(1, ("agi",)), Remove(1, ("shi",)))),
            surge(3, "rampage", deal(4)),
        ),
    ),
    _card(
        "mc06",
        enemy(
            6,
            ("savage", "dragon"),
            Gold(2),
            NO_ESCAPE,
            surge(1, "sting", deal(1, blockable=False)),
            surge(2, "snatch", Recast(0, gold=True)),
        ),
    ),
    _card(
        "mc07",
        enemy(
            5,
            ("mystic", "demon"),
            Lore(1),
            stat("foe_phy", -1),
            surge(1, "burn", deal(1)),
            surge(2, "firestorm", deal(3)),
        ),
    ),
    _card(
        "mc08",
        enemy(
            8,
            ("warrior", "humanoid"),
            _all(Gold(2), Lore(1)),
            surge(1, "parry", Guard(2)),
            surge(2, "cleave", deal(3)),
        ),
    ),
    _card("mc09", Event(a=Paid(Harm(2), _all(Lore(1), GET)), b=body(0, Gold(2), GET))),
    _card(
        "mc10",
        enemy(
            4,
            ("savage", "beast"),
            Choice((Gold(2), Bonus(1))),
            surge(1, "bite", deal(2)),
            surge(1, "howl", Recast(1, own=True, spent=True)),
        ),
    ),
    _card(
        "kc01",
        enemy(
            3,
            ("savage", "undead"),
            Gold(2),
            surge(1, "relentless", Recast(1, own=True, spent=True)),
            surge(1, "swarming", Silence()),
        ),
        PUBLISHED,
    ),
    _card(
        "kc02",
        enemy(
            6,
            ("warrior", "undead"),
            Gold(3),
            surge(1, "dread_blow", deal(2)),
            surge(2, "unholy_shield", Guard()),
        ),
        DESIGNED,
        "life",
        "gold",
    ),
    _card(
        "kc03",
        enemy(
            5,
            ("warrior", "undead"),
            Choice((Gold(2), Kill())),
            surge(0, "cleaving", Deal("ene", times=1)),
            surge(1, "rise_again", Mend(1)),
        ),
        DESIGNED,
        "cleaving",
    ),
    _card(
        "kc04",
        enemy(
            6,
            ("mystic", "demon"),
            Gold(3),
            surge(1, "prophecy", Recast(1)),
            surge(2, "terror", _all(Remove(0, ("agi", "dbl")))),
        ),
        DESIGNED,
        "name",
        "prophecy",
    ),
    _card(
        "kc05",
        enemy(
            4,
            ("savage", "undead"),
            _all(Gold(1), Bonus(1, "com")),
            surge(1, "paralysing_claw", _all(deal(1), Remove(1, ("shi",)))),
            surge(2, "feast", Mend(3)),
        ),
    ),
    _card(
        "kc06",
        enemy(
            5,
            ("mystic", "undead"),
            Gold(2),
            stat("foe_phy", -1),
            surge(1, "wail", Flip(1)),
            surge(2, "keening", deal(2, blockable=False)),
        ),
    ),
    _card(
        "kc07",
        enemy(
            7, ("warrior", "undead"), _all(Gold(2), Kill()), stat("foe_mag", -1), surge(2, "smash", deal(3))
        ),
    ),
    _card(
        "kc08",
        enemy(
            6,
            ("trickster", "undead"),
            Choice((Gold(3), Ally())),
            surge(1, "drain", _all(deal(1), Mend(1))),
            surge(2, "mesmerise", Flip(2)),
        ),
    ),
    _card(
        "kc09",
        Event(a=body(-1, Ally(), GET, no=Suffer(3)), b=IfDone(Kill(1, within=2), GET)),
    ),
    _card(
        "kc10",
        enemy(
            5,
            ("mystic", "humanoid"),
            Choice((Gold(2), Kill(2))),
            surge(1, "bolt", deal(2)),
            surge(2, "raise", _all(Mend(2), Zombie("adjacent"))),
        ),
    ),
)

EXPLORATION: Final = (
    _card(
        "gx01",
        quest("valley_of_souls", ending("H", Gold(1)), ending("H H", Gold(2)), ending("H M", Gain())),
        DESIGNED,
        "place",
        "needs",
        "gold",
    ),
    _card(
        "gx02",
        quest("madness_pass", ending("P M", Gold(1)), ending("H M", Gold(2)), ending("P M M", Gold(4))),
        PUBLISHED,
    ),
    _card(
        "gx03",
        quest("greenwood", ending("F", Gold(1)), ending("F W", Gain()), ending("F W W", Gold(3))),
        DESIGNED,
        "place",
        "needs",
        "gold",
    ),
    _card(
        "gx04",
        quest("howling_dale", ending("H", Gold(1)), ending("H M", Heal(2)), ending("H H W", Gold(3))),
        PUBLISHED,
    ),
    _card(
        "gx05",
        quest("bright_dale", ending("P"), ending("P H", Gold(2)), ending("P P W", Gain(1, "soc"))),
        DESIGNED,
        "place",
        "needs",
        "gold",
    ),
    _card(
        "gx06",
        quest("fort_rodric", ending("H", Gold(1)), ending("H F", Gold(2)), ending("W W", Gain(1, "com"))),
        DESIGNED,
        "place",
        "needs",
        "gold",
    ),
    _card(
        "gx07",
        quest(
            "blackwing_swamp",
            ending("W"),
            ending("W *", Gold(3)),
            ending("W W P", Delay(), Learn(free=True), DiscardThis()),
        ),
        PUBLISHED,
    ),
    _card(
        "gx08",
        quest("moonlight_swamp", ending("F", Heal(5)), ending("F F", Gain()), ending("F F F", Gain(2))),
        DESIGNED,
        "needs",
    ),
    _card(
        "gx09",
        quest("fangs_of_mennara", ending("F", Suffer(2)), ending("F W", Gain()), ending("F M W", Gold(4))),
        DESIGNED,
        "place",
        "needs",
        "gold",
    ),
    _card(
        "gx10",
        quest("outlaw_glade", ending("F", Gold(1)), ending("F W", Heal(3)), ending("F M W", Gold(3))),
        PUBLISHED,
    ),
    _card(
        "gx11",
        quest("castle_telis", ending("F", Gold(2)), ending("F W", Gain(1, "soc")), ending("P F", Heal(5))),
        DESIGNED,
        "place",
        "needs",
    ),
    _card(
        "gx12",
        quest("yrtwrights_forge", ending("P", Gold(1)), ending("F M", Heal(3)), ending("F M W", Gold(3))),
        PUBLISHED,
    ),
    _card(
        "gx13",
        enemy(
            4,
            ("mystic", "humanoid"),
            Choice((Gold(2), Bonus(1))),
            Rule(moment="always", effect=Permit("foe_no_surge")),
            surge(1, "mirage", Flip(1, any_pool=True)),
            surge(2, "charm", Remove(0, ("phy",))),
        ),
        PUBLISHED,
    ),
    _card(
        "gx14",
        quest("stumpwood", ending("F", Draw(1)), ending("F W", Gold(2)), ending("F F *", Gain(), Heal())),
        DESIGNED,
        "name",
    ),
    _card(
        "gx15",
        quest(
            "the_hedge",
            ending("F", Suffer(1), Gold(1)),
            ending("F P", Gold(2)),
            ending("F F", Gain(1, "com")),
        ),
        DESIGNED,
        "name",
    ),
    _card(
        "gx16",
        quest(
            "caer_loek",
            ending("P", Gold(1)),
            ending("P F", Gold(2)),
            ending("P P *", Gain(1, "soc"), Gold(2)),
        ),
        DESIGNED,
        "name",
    ),
    _card(
        "gx17",
        quest("sundergard", ending("P", Gold(1)), ending("P W", Heal()), ending("P P H", Gold(3))),
        DESIGNED,
        "name",
    ),
    _card("gx18", Event(a=_all(Offer(2, less=1), GET), b=spirit(0, Gold(2))), DESIGNED, "name"),
    _card(
        "gx19",
        quest("echo_lake", ending("W", Heal()), ending("W W", Gold(2)), ending("W W P", Gain(2, "exp"))),
        DESIGNED,
        "name",
    ),
    _card("gx20", Event(a=mind(0, Offer(1, gain=True)), b=body(0, Gold(1), GET)), DESIGNED, "name"),
    _card(
        "mx01",
        quest("cursed_ruins", ending("H", Gold(1)), ending("H H", Lore(1)), ending("H H W", Lore(2))),
        PUBLISHED,
    ),
    _card(
        "mx02",
        quest("moonlight_swamp", ending("W", Gold(1)), ending("P W", Lore(1)), ending("W W", Lore(2))),
        PUBLISHED,
    ),
    _card(
        "mx03", quest("suvars_rest", ending("W"), ending("W W", Lore(1)), ending("W W W", Lore(2))), PUBLISHED
    ),
    _card(
        "mx04",
        quest(
            "lake_kernan", ending("W", Heal()), ending("W P", Lore(1)), ending("W W", Lore(1), Gain(1, "soc"))
        ),
        DESIGNED,
        "name",
    ),
    _card(
        "mx05",
        quest("hunters_circle", ending("P", Gold(1)), ending("P F", Lore(1)), ending("P P *", Lore(2))),
        DESIGNED,
        "name",
    ),
    _card(
        "mx06", quest("castle_telis", ending("H", Draw(2)), ending("H P", Lore(1)), ending("H H *", Lore(2)))
    ),
    _card(
        "mx07",
        quest("mountains_of_despair", ending("M", Gold(1)), ending("M H", Lore(1)), ending("M M", Lore(2))),
    ),
    _card(
        "mx08",
        quest(
            "lone_peak",
            ending("M", Gain(1, "com")),
            ending("M F", Lore(1)),
            ending("M M *", Lore(2), Gain(1, "com")),
        ),
    ),
    _card(
        "mx09",
        quest(
            "gloom_thicket", ending("F", Suffer(2), Gold(2)), ending("F F", Lore(1)), ending("F F H", Lore(2))
        ),
    ),
    _card(
        "mx10",
        enemy(
            7,
            ("savage", "dragon"),
            Choice((Gold(3), Lore(1))),
            surge(1, "coil", Remove(1)),
            surge(2, "flame_breath", deal(3)),
        ),
    ),
    _card(
        "kx01",
        quest("valley_of_souls", ending("H", Gold(1)), ending("H H", Kill(), Gold(1)), ending("H M", Ally())),
        DESIGNED,
        "name",
    ),
    _card(
        "kx02",
        quest(
            "bitter_lowlands",
            ending("H", Suffer(1), Gold(2)),
            ending("H P", Kill(2)),
            ending("H H *", Gain(2)),
        ),
    ),
    _card(
        "kx03",
        quest(
            "fort_rodric",
            ending("H", Gain(1, "com")),
            ending("H P", Ally()),
            ending("H H F", Ally(), Gold(2)),
        ),
    ),
    _card(
        "kx04", quest("howling_dale", ending("H", Gold(1)), ending("H P", Kill()), ending("H H W", Kill(3)))
    ),
    _card(
        "kx05",
        quest("lake_of_tears", ending("W", LoseGold(1)), ending("W P", Gold(3)), ending("W W", Ally())),
    ),
    _card(
        "kx06",
        quest("starfall_forest", ending("F", Heal()), ending("F P", Gain(1, "soc")), ending("F F", Ally())),
    ),
    _card(
        "kx07",
        quest(
            "blue_haze_hills", ending("H", Gold(1)), ending("H W", Ally()), ending("H H M", Ally(), Kill())
        ),
    ),
    _card(
        "kx08",
        quest(
            "misty_plains",
            ending("P", Zombie("adjacent"), Gold(3)),
            ending("P P", Kill()),
            ending("P P H", Gain(1, "exp"), Gold(2)),
        ),
    ),
    _card(
        "kx09",
        quest(
            "razor_cliffs",
            ending("M", Draw(3)),
            ending("M H", Ally()),
            ending("M M *", Learn(free=True), DiscardThis()),
        ),
    ),
    _card(
        "kx10",
        enemy(
            6,
            ("warrior", "undead"),
            _all(Gold(2), Bonus(1, "exp")),
            surge(1, "stone_fist", deal(2)),
            surge(2, "seal", Remove(0, ("sur",))),
        ),
    ),
)

ADVENTURES: Final = (*SOCIAL, *COMBAT, *EXPLORATION)
