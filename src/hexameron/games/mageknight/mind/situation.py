"""All that the choice of aims rests on, as a key: imagined worlds meet the same situation again and again."""

from __future__ import annotations

from collections.abc import Hashable

from hexameron.games.mageknight.mind import values
from hexameron.games.mageknight.rules import scoring
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat
from hexameron.kernel.things import bit

OFFERS = ("unit.offer", "spell.offer", "advanced.offer")
STACKS = ("tiles", "tiles.box.countryside", "tiles.box.core")


def sight(q: Quest, me: Seat) -> Hashable:
    """What a player sees before choosing an aim: map, own means, offers, enemies as far as they are known."""
    state, order = q.state, q.things.order
    return (
        q.board,
        state.scenario,
        tuple(state.variants.items()),
        (state.night, state.round, state.finale),
        _own(q, me),
        _enemies(q, me),
        tuple(
            [(cell, one.conquered, one.burned, one.site, *one.shields) for cell, one in state.places.items()]
        ),
        tuple([(die.face, die.holder) for die in state.source]),
        tuple([player.at for player in state.players]),
        tuple([len(order.get(zone, ())) for zone in STACKS]),
        tuple([tuple(order.get(zone, ())) for zone in OFFERS]),
        tuple(order.get("skill.centre", ())),
    )


def won(q: Quest, me: Seat) -> int:
    """How many good cards a player has won."""
    face = q.things.face
    return sum([values.owning(face[card]) > 0 for card in scoring.owned(q, me)])


def _own(q: Quest, me: Seat) -> Hashable:
    """The player: hero, turn, units, Skills, hand, and how many cards the deck has."""
    player, face = q.player(me), q.things.face
    turn = player.turn
    return (
        (player.at, player.level, player.reputation, *player.crystals),
        (turn.move, turn.dice, turn.talk, *turn.tokens, *turn.path),
        tuple([(one.kind, one.n, one.what) for one in turn.modifiers]),
        tuple([(one.card, one.spent, one.wounds, one.banner, one.bonded) for one in player.troops]),
        tuple([(one.token, one.used) for one in player.talents]),
        tuple([(card, face[card]) for card in q.hand(me)]),
        won(q, me),
        (q.things.count(f"deck.{me}"), q.things.count(f"play.{me}"), turn.step),
        (q.things.count("virtual.deck"), q.state.announced),
    )


def _enemies(q: Quest, me: Seat) -> Hashable:
    """The tokens on the map and in cities, as far as the player knows them."""
    things, mask = q.things, bit(me)
    order, face, seen = things.order, things.face, things.seen
    zones = [f"on.{cell}" for cell in q.board.site]
    zones += [f"ruin.foes.{cell}" for cell, site in q.board.site.items() if site == "ruins"]
    zones += [f"on.{cell}" for cell, place in q.state.places.items() if place.site]
    found: list[Hashable] = [
        (zone, *[face[token] if seen[token] & mask else -1 for token in tokens])
        for zone in zones
        if (tokens := order.get(zone))
    ]
    for colour, city in q.state.cities.items():
        tokens = order.get(f"city.{colour}", [])
        found.append((colour, city.conquered, city.level, city.twin, city.second, *city.shields))
        found.append(tuple([face[token] if seen[token] & mask else -1 for token in tokens]))
    return tuple(found)
