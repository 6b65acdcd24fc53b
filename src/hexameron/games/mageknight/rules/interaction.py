"""Interaction with locals: recruiting, healing, learning (INT)."""

from __future__ import annotations

from functools import partial

from hexameron.games.mageknight.content import catalogue, tracks
from hexameron.games.mageknight.content.colours import BASIC
from hexameron.games.mageknight.content.effects import TALKING
from hexameron.games.mageknight.options import (
    AddElite,
    Buy,
    BuyArtifact,
    BuyHealing,
    BuyUnseen,
    Disband,
    EndTurn,
    PayWith,
    Recruit,
)
from hexameron.games.mageknight.rules import (
    banners,
    command,
    damage,
    mana,
    offers,
    outside,
    playable,
    playing,
    scenario,
    sites,
)
from hexameron.games.mageknight.state import Troop
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Option, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.things import EVERYBODY

LETTER = {"village": "V", "monastery": "M", "keep": "K", "mage_tower": "T", "city": "C"}
WILD = {"glade": "G"}
"""Where nobody lives, yet a unit of the offer may be met: Magic Familiars on a Magical Glade."""
LETTERS = {**LETTER, **WILD}
MORE = {"keep": "KV", "mage_tower": "TM"}
"""Who serves where one conquers to hold (MKS-HOLD-11, MKS-HOLD-12)."""
HEALING = {"village": 3, "monastery": 2}
LEARNING = 6
SPELL = 7
ARTIFACT = 12
ELITE = 2


def can_talk(q: Quest, me: Seat) -> bool:
    """Whether the hero stands where people talk to him (MK-INT-01, MK-INT-06)."""
    player = q.player(me)
    if tracks.reputation_modifier(player.reputation) == tracks.NO_TALK:
        return False
    site = q.site(player.at)
    if site in WILD:
        return any(serves(q, me, card) for card in _units(q))
    if site not in LETTER or sites.unconquered(q, player.at):
        return False
    return not sites.owned_kind(q, site) or sites.friendly(q, me, player.at)


def begin(q: Quest, me: Seat) -> None:
    """The Action begins: Influence by Reputation, and by Shields in a city (MK-INT-04, MK-INT-09)."""
    player = q.player(me)
    turn = player.turn
    turn.acted = True
    turn.step = "talk"
    turn.move = 0
    turn.talk = turn.influence = tracks.reputation_modifier(player.reputation)
    if q.site(player.at) == "city":
        turn.influence += q.state.cities[sites.city_at(q, player.at)].shields.count(me)
    q.tell("talk.begins", seat=player_id(me), n=turn.influence, rules=("MK-INT-04",))


def talk(q: Quest, me: Seat) -> Rules[None]:
    """One step of an interaction: something is played or bought."""

    def options() -> list[Option]:
        return [*purchases(q, me), *playable.options(q, me, TALKING), EndTurn()]

    got = yield from outside.ask(q, me, "turn.talk", options)
    if isinstance(got, EndTurn):
        q.turn(me).step = "after"
    elif isinstance(got, (Recruit, Buy, BuyHealing, BuyArtifact, BuyUnseen, AddElite)):
        yield from playing.meanwhile(q, me, partial(_buy, q, me, got))
    else:
        yield from playing.do(q, me, got)


# ---------------------------------------------------------------------- what is on offer


def purchases(q: Quest, me: Seat) -> list[Option]:
    """What the site offers for the Influence at hand (MK-INT-11..23)."""
    player = q.player(me)
    influence = player.turn.influence
    site = q.site(player.at)
    towns = _towns(q, player.at) if site == "city" else ()
    found = _units_on_offer(q, me, site, towns)
    if site in HEALING and influence >= HEALING[site]:
        found.append(BuyHealing())
    if (site == "mage_tower" or "blue" in towns) and influence >= SPELL:
        mask = mana.payable(q, me)
        for card in q.things.in_zone("spell.offer"):
            if mask >> q.deed(card).colour & 1:
                found.append(Buy(thing_id(card)))
    return found + _city_goods(q, influence, towns)


def _towns(q: Quest, cell: str) -> tuple[str, ...]:
    """The colours of a city; a Megapolis has the offers of both halves (MKS-MEGA-20)."""
    colour = sites.city_at(q, cell)
    return (colour, q.state.cities[colour].twin)


def _units_on_offer(q: Quest, me: Seat, site: str, towns: tuple[str, ...]) -> list[Option]:
    """Units that serve here, and what a Monastery teaches (MK-INT-12, MK-INT-17)."""
    influence = q.turn(me).influence
    found: list[Option] = []
    for card in q.things.in_zone("unit.offer"):
        if q.things.face[card] < catalogue.UNIT_FACE:
            if site == "monastery" and influence >= LEARNING:
                found.append(Buy(thing_id(card)))
        elif _recruitable(q, me, card, site, towns) and affordable(q, me, card):
            found.append(Recruit(thing_id(card)))
    return found


def _city_goods(q: Quest, influence: int, towns: tuple[str, ...]) -> list[Option]:
    """What the cities sell besides (MK-INT-19, MK-INT-22, MK-INT-23)."""
    found: list[Option] = []
    if "green" in towns and influence >= LEARNING:
        found += [Buy(thing_id(card)) for card in q.things.in_zone("advanced.offer")]
        if q.things.count("advanced.deck"):
            found.append(BuyUnseen())
    if "red" in towns and influence >= ARTIFACT:
        found.append(BuyArtifact())
    if "white" in towns and influence >= ELITE and q.things.count("unit.elite"):
        found.append(AddElite())
    return found


def _recruitable(q: Quest, me: Seat, card: int, site: str, towns: tuple[str, ...]) -> bool:
    """A unit serves where its icon says; in the White City every unit does (MK-INT-12, MK-INT-21)."""
    letters = MORE[site] if scenario.towers_owned(q) and site in MORE else LETTERS[site]
    return "white" in towns or any(letter in catalogue.unit(q.things.face[card]).sites for letter in letters)


def serves(q: Quest, me: Seat, card: int) -> bool:
    """Whether a unit of the offer serves where the hero stands."""
    at = q.player(me).at
    site = q.site(at)
    return _recruitable(q, me, card, site, _towns(q, at) if site == "city" else ())


def taught(q: Quest, me: Seat) -> list[int]:
    """The cards that can be learned where the hero stands, whatever they cost."""
    at = q.player(me).at
    site = q.site(at)
    towns = _towns(q, at) if site == "city" else ()
    found: list[int] = []
    if site == "monastery":
        found += [
            card for card in q.things.in_zone("unit.offer") if q.things.face[card] < catalogue.UNIT_FACE
        ]
    if site == "mage_tower" or "blue" in towns:
        found += q.things.in_zone("spell.offer")
    if "green" in towns:
        found += q.things.in_zone("advanced.offer")
    return found


def unit_cost(q: Quest, me: Seat, card: int) -> int:
    """The Influence that a unit costs; Reputation counts twice for Heroes, reversed for Thugs."""
    unit = catalogue.unit(q.things.face[card])
    turn = q.turn(me)
    if unit.id.startswith("unit.heroes_"):
        return unit.cost - turn.talk - _discount(q, me)
    if unit.id == "unit.thugs":
        return unit.cost + 2 * turn.talk - _discount(q, me)
    return max(0, unit.cost - _discount(q, me)) if turn.modifiers else unit.cost


def _discount(q: Quest, me: Seat) -> int:
    return q.modified(me, "discount") if q.turn(me).modifiers else 0


HIRED = "hired"
"""A unit was recruited for Influence in this turn."""
BOND = 5
"""How much less a unit costs that Bonds of Loyalty bring."""


def affordable(q: Quest, me: Seat, card: int) -> bool:
    """Whether the Influence at hand suffices for a unit, and mana for Magic Familiars."""
    if q.turn(me).modifiers and q.has(me, "no_recruiting"):
        return False
    if is_familiar(q, card) and not mana.can_pay_one(q, me, (), BASIC):
        return False
    cost = unit_cost(q, me, card)
    influence = q.turn(me).influence
    return influence >= cost or (influence >= max(0, cost - BOND) and command.can_bond(q, me))


def is_familiar(q: Quest, card: int) -> bool:
    return catalogue.unit(q.things.face[card]).id == "unit.magic_familiars"


def free_units(q: Quest) -> list[int]:
    """The units of the offer that can be had for nothing; Magic Familiars want mana."""
    return [card for card in _units(q) if not is_familiar(q, card)]


def _units(q: Quest) -> list[int]:
    """The units of the offer, without what Monasteries teach."""
    return [card for card in q.things.in_zone("unit.offer") if q.things.face[card] >= catalogue.UNIT_FACE]


# ---------------------------------------------------------------------- buying


def _buy(q: Quest, me: Seat, choice: Option) -> Rules[None]:
    turn = q.turn(me)
    site = q.site(q.player(me).at)
    if isinstance(choice, Recruit):
        yield from _recruit(q, me, handle_of(choice.card))
    elif isinstance(choice, BuyHealing):
        turn.influence -= HEALING[site]
        turn.heal += 1
    elif isinstance(choice, BuyArtifact):
        turn.influence -= ARTIFACT
        turn.rewards.append("artifact")
    elif isinstance(choice, AddElite):
        turn.influence -= ELITE
        yield from q.draw(me, "unit.elite", "unit.offer", sees=EVERYBODY)
    elif isinstance(choice, BuyUnseen):
        turn.influence -= LEARNING
        card = yield from q.draw(me, "advanced.deck", f"deck.{me}", sees=EVERYBODY)
        q.gain_deed(me, card)
    elif isinstance(choice, Buy):
        yield from _learn(q, me, handle_of(choice.card))


def price(q: Quest, me: Seat, good: BuyHealing | BuyArtifact | BuyUnseen | AddElite) -> int:
    """The Influence that healing, or what a city sells, costs where the hero stands."""
    if isinstance(good, BuyHealing):
        return HEALING[q.site(q.player(me).at)]
    return {BuyArtifact: ARTIFACT, BuyUnseen: LEARNING, AddElite: ELITE}[type(good)]


def card_cost(q: Quest, card: int) -> int:
    """The Influence that a Spell or an Advanced Action costs (MK-INT-17, MK-INT-18)."""
    return SPELL if q.deed(card).kind == "spell" else LEARNING


def _learn(q: Quest, me: Seat, card: int) -> Rules[None]:
    """A Spell for 7 and its mana, an Advanced Action for 6 (MK-INT-17, MK-INT-18, MK-INT-20, MK-INT-23)."""
    deed = q.deed(card)
    if deed.kind == "spell":
        yield from mana.pay(q, me, (deed.colour,))
    q.turn(me).influence -= card_cost(q, card)
    zone = q.things.zone[card]
    q.gain_deed(me, card)
    yield from offers.refill(q, zone)


def _recruit(q: Quest, me: Seat, card: int) -> Rules[None]:
    """A unit joins for its price; without a free Command token another must go (MK-UNIT-03, MK-UNIT-07)."""
    turn = q.turn(me)
    price = unit_cost(q, me, card)
    bonded = command.can_bond(q, me)
    if bonded and turn.influence >= price:
        bonded = yield from q.confirm(me, "unit.bond", actor=thing_id(card))
    turn.influence -= max(0, price - BOND if bonded else price)
    turn.seen.append(HIRED)
    turn.modifiers = [modifier for modifier in turn.modifiers if modifier.kind != "discount"]
    if is_familiar(q, card):
        colour = yield from mana.pay_any(q, me, BASIC)
        yield from join(q, me, card, bonded=bonded)
        q.player(me).troops[-1].mana = colour
    else:
        yield from join(q, me, card, bonded=bonded)


def take_in(q: Quest, me: Seat, card: int) -> Rules[None]:
    """A unit joins for nothing."""
    bonded = command.can_bond(q, me) and (yield from q.confirm(me, "unit.bond", actor=thing_id(card)))
    yield from join(q, me, card, bonded=bonded)


def join(q: Quest, me: Seat, card: int, *, bonded: bool) -> Rules[None]:
    """A new unit follows by its bond, a Banner of Command or a Command token."""
    if bonded:
        enlist(q, me, card)
        q.player(me).troops[-1].bonded = True
        return
    turn = q.turn(me)
    banner = next((one for one in turn.modifiers if one.kind == "banner_of_command"), None)
    if banner is not None and (yield from q.confirm(me, "unit.under_banner", actor=thing_id(card))):
        turn.modifiers.remove(banner)
        enlist(q, me, card)
        banners.attach(q, me, handle_of(banner.source), q.player(me).troops[-1])
        return
    yield from make_room(q, me)
    enlist(q, me, card)


def make_room(q: Quest, me: Seat) -> Rules[None]:
    """Disbands a unit if there is no free Command token (MK-UNIT-07)."""
    if not command.free(q, me):
        yield from disband(q, me)


def disband(q: Quest, me: Seat) -> Rules[None]:
    """A unit that needs a Command token leaves the game (MK-UNIT-08)."""

    def units() -> list[Disband]:
        troops = q.player(me).troops
        return [Disband(thing_id(troop.card)) for troop in troops if not command.follows_freely(q, troop)]

    got = yield from q.ask(me, "unit.disband", units)
    q.tell("unit.disbanded", seat=player_id(me), unit=got.card, rules=("MK-UNIT-08",))
    damage.lose_unit(q, me, q.troop(me, got.card))


def enlist(q: Quest, me: Seat, card: int) -> None:
    """A new unit is Ready and unwounded (MK-UNIT-06, MK-UNIT-09)."""
    q.things.move(card, f"units.{me}")
    q.player(me).troops.append(Troop(card=card))
    q.turn(me).recruited += 1
    q.tell("unit.recruited", seat=player_id(me), unit=thing_id(card), rules=("MK-INT-12",))


def keep_familiars(q: Quest, me: Seat) -> Rules[None]:
    """When a round begins, Magic Familiars want a crystal, or they go."""
    for troop in [one for one in q.player(me).troops if is_familiar(q, one.card)]:

        def ways(troop: Troop = troop) -> list[Option]:
            crystals = [PayWith("crystal", c) for c, count in enumerate(q.player(me).crystals) if count]
            leave: list[Option] = [] if troop.bonded and crystals else [Disband(thing_id(troop.card))]
            return [*crystals, *leave]

        got = yield from q.ask(me, "familiars.mana", ways, actor=thing_id(troop.card))
        if isinstance(got, PayWith):
            q.player(me).crystals[got.colour] -= 1
            troop.mana = got.colour
        else:
            q.tell("unit.disbanded", seat=player_id(me), unit=thing_id(troop.card), rules=("MK-UNIT-08",))
            damage.lose_unit(q, me, troop)
