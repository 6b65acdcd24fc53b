"""The cards, units and Skills that lie on the table, in their zones."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.colours import COLOURS
from hexameron.games.mageknight.options import HurtUnit, Play
from hexameron.games.mageknight.rules import damage, interaction
from hexameron.games.mageknight.screen import card_tags, heroes, names
from hexameron.games.mageknight.screen.card_tags import Tag
from hexameron.games.mageknight.screen.looks import MANA_ICONS
from hexameron.games.mageknight.screen.questions import BAD, GOOD, badge_of, points_at, tactic_view
from hexameron.games.mageknight.state import NOBODY, State, Troop
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat
from hexameron.kernel.game import Question
from hexameron.kernel.ids import thing_id
from hexameron.kernel.scene import Badge, Card, Zone
from hexameron.kernel.screen.questions import card_of
from hexameron.kernel.text import Text, text
from hexameron.kernel.words import CardState, ZoneKind

OWN: tuple[tuple[str, ZoneKind], ...] = (
    ("hand", "hand"),
    ("play", "played"),
    ("discard", "discard"),
    ("aside", "row"),
)
PRIVATE: tuple[tuple[str, ZoneKind], ...] = (
    ("choosing", "choice"),
    ("drafting", "choice"),
    ("draft", "hand"),
    ("spared", "deck"),
)
"""Zones that are there only at times."""
OFFERS = ("unit.offer", "advanced.offer", "spell.offer", "skill.common", "skill.centre", "upgrades")


def zones_of(q: Quest, me: Seat | None) -> Iterator[Zone]:
    view = q.state
    things = view.things
    for seat in range(len(view.players)):
        for name, kind in OWN:
            if name == "hand" and seat != me:
                yield _foreign_hand(view, seat)
            else:
                yield _zone(view, f"{name}.{seat}", name, kind, seat)
        yield _deck(view, seat)
        yield _units(q, seat)
        yield _skills(view, seat)
        yield from _own_tactic(view, seat)
        for name, kind in PRIVATE:
            if things.count(f"{name}.{seat}"):
                yield _zone(view, f"{name}.{seat}", name, kind, seat)
        if things.count(f"skill.shown.{seat}"):
            yield _zone(view, f"skill.shown.{seat}", "skill.shown", "choice", seat)
    for name in OFFERS:
        if things.count(name):
            yield _offer(q, name)
    if view.tiles:
        yield Zone("tiles", Text("scene.zone.tiles"), "deck", (), things.count("tiles"))
    elif me is not None:
        yield heroes.common_cards(q)


def tagged(q: Quest, question: Question | None, zones: tuple[Zone, ...]) -> tuple[Zone, ...]:
    """The zones with tags on what gave something in this turn, and on what the asked seat could use."""
    found: dict[str, Tag] = {}
    for seat, player in enumerate(q.state.players):
        if player.turn.strikes or player.turn.guards:
            found |= {card: Tag(badge, "") for card, badge in card_tags.given(q, seat).items()}
    if question is not None:
        offered = card_tags.offered(q, question.seat, question.options)
        for option in question.options:
            if isinstance(option, Play) and option.card in offered:
                found |= dict.fromkeys(points_at(q, question, option), offered[option.card])
            elif isinstance(option, HurtUnit) and (harm := badge_of(q, question.seat, option)) is not None:
                found[option.card] = Tag(harm, "")
        found |= offered
    if not found:
        return zones
    return tuple(
        msgspec.structs.replace(
            zone,
            cards=tuple(
                msgspec.structs.replace(card, tag=tag.badge, tag_key=tag.key)
                if (tag := found.get(card.id)) is not None
                else card
                for card in zone.cards
            ),
        )
        for zone in zones
    )


def _zone(view: State, zone: str, name: str, kind: ZoneKind, seat: Seat | None) -> Zone:
    cards = tuple(card_of(view.things, handle) for handle in view.things.in_zone(zone))
    return Zone(zone, Text(f"scene.zone.{name}"), kind, cards, len(cards), seat)


def _deck(view: State, seat: Seat) -> Zone:
    """A Deed deck; it is spread out before who is searching it and so knows all of it."""
    cards = view.things.in_zone(f"deck.{seat}")
    if cards and all(view.things.face[handle] >= 0 for handle in cards):
        return _zone(view, f"deck.{seat}", "deck", "row", seat)
    return Zone(f"deck.{seat}", Text("scene.zone.deck"), "deck", (), len(cards), seat)


def _foreign_hand(view: State, seat: Seat) -> Zone:
    """What one knows of another's hand, such as Wounds taken before everybody's eyes."""
    zone = f"hand.{seat}"
    known = [handle for handle in view.things.in_zone(zone) if view.things.face[handle] >= 0]
    cards = tuple(card_of(view.things, handle) for handle in known)
    return Zone(zone, Text("scene.zone.hand.known"), "row", cards, view.things.count(zone), seat)


def _offer(q: Quest, name: str) -> Zone:
    """What can be won or bought, with its price while somebody negotiates."""
    talker = next((seat for seat, player in enumerate(q.state.players) if player.turn.step == "talk"), None)
    cards = tuple(_offered(q, talker, card) for card in q.things.in_zone(name))
    return Zone(name, Text(f"scene.zone.{name}"), "offer", cards, len(cards))


def _offered(q: Quest, talker: Seat | None, card: int) -> Card:
    face = q.things.face[card]
    if talker is None or not catalogue.UNIT_FACE <= face < catalogue.ENEMY_FACE:
        return card_of(q.things, card)
    n = interaction.unit_cost(q, talker, card)
    dear = n > q.turn(talker).influence
    price = Badge("", text("scene.influence", n=str(n)), n, BAD if dear else "")
    return Card(thing_id(card), face, (price,))


def _units(q: Quest, seat: Seat) -> Zone:
    """The units of a player with their state, each Banner beside its unit."""
    cards: list[Card] = []
    for troop in q.player(seat).troops:
        cards.append(_unit(q, seat, troop))
        if troop.banner != NOBODY:
            used = (Badge("", Text("scene.banner.used")),) if troop.banner_used else ()
            cards.append(Card(thing_id(troop.banner), q.things.face[troop.banner], used, ("attached",)))
    name = Text("scene.zone.units")
    return Zone(f"units.{seat}", name, "row", tuple(cards), len(cards), seat, tab=name)


def _readiness(troop: Troop) -> str:
    return "spent" if troop.spent else "ready"


def _unit(q: Quest, seat: Seat, troop: Troop) -> Card:
    state: tuple[CardState, ...] = ("spent",) if troop.spent else ()
    name = names.thing_name(q.state, thing_id(troop.card), None)
    n = damage.armour(q, seat, troop)
    badges = [
        Badge("", text(f"scene.unit.{_readiness(troop)}", unit=name), tone="" if troop.spent else GOOD),
        Badge("shield", text("card.armour", n=n), n),
    ]
    if troop.wounds:
        badges.append(Badge("bleeding-wound", text("scene.unit.wounded", n=troop.wounds), troop.wounds, BAD))
    if troop.mana != NOBODY:
        badges.append(Badge(MANA_ICONS[troop.mana], Text(f"mana.{COLOURS[troop.mana]}")))
    if troop.bonded:
        badges.append(Badge("knight-banner", Text("skill.bonds_of_loyalty")))
    return Card(thing_id(troop.card), q.state.things.face[troop.card], tuple(badges), state)


def _skills(view: State, seat: Seat) -> Zone:
    cards = []
    for talent in view.players[seat].talents:
        if talent.used != "centre":
            state: tuple[CardState, ...] = ("spent",) if talent.used else ()
            badges = (
                Badge("", Text(f"scene.skill.{talent.used or 'ready'}"), tone="" if talent.used else GOOD),
            )
            cards.append(Card(thing_id(talent.token), view.things.face[talent.token], badges, state))
    return Zone(f"skills.{seat}", Text("scene.zone.skills"), "row", tuple(cards), len(cards), seat)


def _own_tactic(view: State, seat: Seat) -> Iterator[Zone]:
    """The Tactics card of the round, to be read and used."""
    player = view.players[seat]
    if player.tactic:
        card = tactic_view(player.tactic, used=player.tactic_used)
        yield Zone(f"tactic.{seat}", Text("scene.zone.tactic"), "row", (card,), 1, seat)
