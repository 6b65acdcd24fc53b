"""What stands around the map: the players, the turn's points, day or night, the goal, duels and pacts."""

from __future__ import annotations

from collections.abc import Iterator

from hexameron.games.mageknight.content import tracks
from hexameron.games.mageknight.content.colours import BASIC, COLOURS, ELEMENTS, LATER, MELEE, RANGED, SIEGE
from hexameron.games.mageknight.content.tactics import TACTIC
from hexameron.games.mageknight.rules import command, duel, duel_damage, mana, scenario
from hexameron.games.mageknight.screen import names
from hexameron.games.mageknight.screen.looks import (
    ATTACK_ICONS,
    BLOCK_ICON,
    ELEMENT_COLOURS,
    HERO_ICONS,
    MANA_COLOURS,
    MANA_ICONS,
    SITE_ICONS,
    TERRAIN_ICONS,
)
from hexameron.games.mageknight.state import NOBODY, VIRTUAL, Duel, Pact, State
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat
from hexameron.kernel.ids import player_id
from hexameron.kernel.scene import Panel, Row, Track
from hexameron.kernel.text import Text, text

CRYSTAL = "crystal-growth"


def around(q: Quest, fighter: Seat | None) -> Iterator[Panel]:
    """All panels but the sheets of the enemies."""
    view = q.state
    for seat in range(len(view.players)):
        yield _player(q, seat)
    on_turn = next((seat for seat, player in enumerate(view.players) if player.turn.step), None)
    yield _turn(q, fighter if fighter is not None else on_turn)
    if view.duel is not None:
        yield _duel(q, view.duel)
    if view.pact is not None:
        yield _pact(q, view.pact)
    yield _order(view)
    yield _goal(q)
    yield _day(view)
    if view.virtual is not None:
        yield _virtual(view)


def signed(n: int) -> str:
    """A number with its sign, as it stands on a track."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


# ---------------------------------------------------------------------- players


def _player(q: Quest, seat: Seat) -> Panel:
    view = q.state
    player = view.players[seat]
    things = view.things
    held = text("scene.of", n=things.count(f"hand.{seat}"), most=q.hand_limit(seat))
    rows = [
        Row(Text("scene.row.level"), number=player.level, icon="upgrade"),
        Row(Text("scene.row.armour"), number=q.armour(seat), icon="shield"),
        Row(Text("scene.row.hand"), held, icon="card-pick"),
        Row(Text("scene.row.deck"), number=things.count(f"deck.{seat}"), icon="card-draw"),
        Row(Text("scene.row.discard"), number=things.count(f"discard.{seat}"), icon="card-discard"),
        Row(Text("scene.row.command"), number=command.free(q, seat), icon="knight-banner"),
        *_crystals(player.crystals),
    ]
    return Panel(
        player_id(seat),
        names.seat_name(view, seat),
        "player",
        seat,
        bool(player.turn.step),
        tuple(rows),
        icon=HERO_ICONS[player.hero] if player.hero else "",
    )


def _crystals(crystals: list[int]) -> Iterator[Row]:
    for colour in BASIC:
        if crystals[colour]:
            name = text("scene.row.crystal", mana=Text(f"mana.{COLOURS[colour]}"))
            yield Row(name, number=crystals[colour], icon=CRYSTAL, colour=MANA_COLOURS[colour])


def tracks_of(view: State) -> Iterator[Track]:
    """Everybody's Fame and Reputation, each on one track."""
    longest = max(tracks.LEVEL_FAME[-1], *(player.fame for player in view.players))
    for seat, player in enumerate(view.players):
        nxt = tracks.LEVEL_FAME[player.level] if player.level < len(tracks.LEVEL_FAME) else 0
        label = text("scene.fame.next" if nxt else "scene.fame", n=player.fame, next=nxt)
        yield Track(
            f"fame.{seat}", Text("scene.row.fame"), max(0, player.fame), longest, "laurels", seat, label
        )
    for seat, player in enumerate(view.players):
        n = signed(player.reputation)
        label = text("scene.reputation", n=n, talk=_talk(player.reputation))
        place, steps = player.reputation - tracks.LOWEST, tracks.HIGHEST - tracks.LOWEST
        name, short = Text("scene.row.reputation"), text("scene.reputation.short", n=n)
        yield Track(f"reputation.{seat}", name, place, steps, "scales", seat, label, short=short)


def _talk(reputation: int) -> Text:
    modifier = tracks.reputation_modifier(reputation)
    return (
        Text("scene.no_talk") if modifier == tracks.NO_TALK else text("scene.influence", n=signed(modifier))
    )


def _virtual(view: State) -> Panel:
    virtual = view.virtual
    assert virtual is not None
    rows = [
        Row(Text("scene.row.deck"), number=view.things.count("virtual.deck"), icon="card-draw"),
        Row(Text("scene.row.discard"), number=view.things.count("virtual.discard"), icon="card-discard"),
        *_crystals(virtual.crystals),
    ]
    return Panel("virtual", Text("scene.virtual"), "facts", rows=tuple(rows), icon=HERO_ICONS[virtual.hero])


# ---------------------------------------------------------------------- the turn


def _turn(q: Quest, seat: Seat | None) -> Panel:
    """The points and the mana of the turn."""
    view = q.state
    title = text("scene.round", n=view.round, most=scenario.rounds(q))
    if seat is None:
        return Panel("turn", title, "turn")
    turn = view.players[seat].turn
    rows = [
        Row(Text(f"scene.points.{name}"), number=n, icon=icon)
        for name, n, icon in (
            ("move", turn.move, "boot-prints"),
            ("influence", turn.influence, "conversation"),
            ("heal", turn.heal, "heart-plus"),
        )
        if n
    ]
    rows += _strikes(view, seat)
    rows += _guards(view, seat)
    for colour, n in enumerate(turn.tokens):
        if n:
            name = Text(f"scene.mana.{COLOURS[colour]}")
            rows.append(Row(name, number=n, icon=MANA_ICONS[colour], colour=MANA_COLOURS[colour]))
    dice = max(0, mana.dice_left(q, seat))
    rows.append(Row(text("scene.row.dice", n=dice), number=dice, icon="rolling-dices"))
    return Panel("turn", title, "turn", seat, True, tuple(rows))


def _strikes(view: State, seat: Seat) -> Iterator[Row]:
    """The Attack points played and not used, by kind and element."""
    played = view.players[seat].turn.strikes
    for how in (SIEGE, RANGED, MELEE, LATER) if played else ():
        for element in ELEMENTS:
            n = sum(strike.n for strike in played if (strike.how, strike.element) == (how, element))
            if n:
                name = Text(f"scene.attack.{how}.{element}")
                yield Row(name, number=n, icon=ATTACK_ICONS[how], colour=ELEMENT_COLOURS[element])


def _guards(view: State, seat: Seat) -> Iterator[Row]:
    for element in ELEMENTS:
        n = sum(guard.n for guard in view.players[seat].turn.guards if guard.element == element)
        if n:
            name = Text(f"scene.block.{element}")
            yield Row(name, number=n, icon=BLOCK_ICON, colour=ELEMENT_COLOURS[element])


# ---------------------------------------------------------------------- the round


def _day(view: State) -> Panel:
    """Day or night, with what terrains cost now."""
    costs = tracks.COST_BY_NIGHT if view.night else tracks.COST_BY_DAY
    rows = [_cost(name, n) for name, n in costs.items() if name != "sea"]
    rows.append(Row(Text("scene.row.exploring"), number=tracks.EXPLORING, icon="compass"))
    title, icon = ("scene.night", "moon") if view.night else ("scene.day", "sun")
    return Panel("day", Text(title), "scale", rows=tuple(rows), icon=icon)


def _cost(terrain: str, n: int) -> Row:
    closed = n == tracks.CLOSED
    return Row(
        Text(f"terrain.{terrain}"),
        Text("scene.shut") if closed else None,
        None if closed else n,
        TERRAIN_ICONS[terrain] or SITE_ICONS[terrain],
    )


def _order(view: State) -> Panel:
    """The order of the round, with everybody's Tactic."""
    rows = []
    for place, seat in enumerate(view.order):
        name = names.seat_name(view, seat)
        tactic, used = _tactic(view, seat)
        if tactic:
            name = text("scene.order.place", n=TACTIC[tactic].number, name=name)
        word = text("scene.tactic.used", tactic=Text(tactic)) if used else Text(tactic)
        rows.append(Row(name, word if tactic else None, icon="hourglass" if place == view.place else ""))
    if view.announced != NOBODY:
        rows.append(Row(Text("scene.announced")))
    return Panel("order", Text("scene.order"), rows=tuple(rows))


def _tactic(view: State, seat: int) -> tuple[str, bool]:
    """The Tactic of a player or of the Virtual Player, and whether it is used up."""
    if seat == VIRTUAL:
        return (view.virtual.tactic if view.virtual is not None else ""), False
    return view.players[seat].tactic, view.players[seat].tactic_used


def _goal(q: Quest) -> Panel:
    """What ends the match, and how far it is."""
    view = q.state
    plan = scenario.record(q)
    rows = [
        Row(Text("scene.rounds"), text("scene.of", n=view.round, most=scenario.rounds(q)), icon="hourglass")
    ]
    if plan.goal == "cities":
        taken = sum(city.conquered for city in view.cities.values())
        rows.append(
            Row(Text("scene.cities"), text("scene.of", n=taken, most=q.plan.cities), icon="castle-ruins")
        )
    tiles = view.things.count("tiles")
    rows.append(Row(Text("scene.zone.tiles"), number=tiles, icon="treasure-map"))
    if view.finale:
        rows.append(Row(Text("scene.finale"), icon="hourglass"))
    return Panel("goal", Text(f"goal.{plan.goal}"), rows=tuple(rows), icon="flying-flag")


# ---------------------------------------------------------------------- players among themselves


def _duel(q: Quest, fight: Duel) -> Panel:
    """Who fights whom, who strikes now, and what is left of the blow."""
    view = q.state
    rows = [
        Row(Text("scene.duel.aggressor"), names.seat_name(view, fight.aggressor)),
        Row(Text("scene.duel.defender"), names.seat_name(view, fight.defender)),
    ]
    if fight.attacker != NOBODY and fight.step in {"ranged", "melee"}:
        rows.append(
            Row(Text("scene.duel.strikes"), names.seat_name(view, fight.attacker), icon="sword-clash")
        )
    if fight.stage == "attack" and fight.attacker != NOBODY and view.players[fight.attacker].turn.combat:
        n = sum(strike.n for strike in duel.usable(q, fight))
        rows.append(Row(Text("scene.duel.gathered"), number=n, icon="crossed-swords"))
    if fight.force:
        rows.append(Row(Text("scene.duel.force"), number=fight.force, icon="crossed-swords"))
    if fight.stage == "block" and view.players[duel_damage.blocker(fight)].turn.combat:
        n = duel.taken_off(q, fight, q.turn(duel_damage.blocker(fight)).guards)
        rows.append(Row(Text("scene.duel.taken_off"), number=n, icon=BLOCK_ICON))
    title = Text(f"scene.duel.{fight.step}")
    return Panel("duel", title, rows=tuple(rows), icon="sword-clash")


def _pact(q: Quest, pact: Pact) -> Panel:
    """Who storms the city, in which order, and how many defenders each still faces."""
    rows = []
    for place, seat in enumerate(pact.order):
        n = q.things.count(f"pact.{seat}")
        now = "hourglass" if place == pact.place and pact.step != "end" else ""
        rows.append(Row(names.seat_name(q.state, seat), text("scene.pact.part", n=n), icon=now))
    title = text("scene.pact", city=Text(f"city.{pact.city}"))
    return Panel("pact", title, rows=tuple(rows), icon="castle-ruins")
