"""Interactive Combat: another player strengthens a single enemy with a hidden colour (MKS-ICOM)."""

from __future__ import annotations

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.colours import BLACK, BLUE, NO_COLOUR, RED, WHITE
from hexameron.games.mageknight.options import Colour
from hexameron.games.mageknight.rules import foes, scenario
from hexameron.games.mageknight.state import VIRTUAL, Foe
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id, thing_id
from hexameron.kernel.things import bit

CHOICES = (WHITE, RED, BLUE, BLACK)


def setter(q: Quest, me: Seat) -> Seat:
    """The player whose turn was just before (MKS-ICOM-02)."""
    last = q.state.facts.get("last turn", me)
    if last != me:
        return last
    order = [seat for seat in q.state.order if seat != VIRTUAL and not q.player(seat).out]
    return order[order.index(me) - 1]


def set_colour(q: Quest, me: Seat) -> Rules[None]:
    """Against exactly one enemy a colour is set in secret; white shows at once (MKS-ICOM-01..03, -08)."""
    standing = foes.standing(q.combat(me))
    if not scenario.agreed(q, "interactive_combat") or len(standing) != 1 or setter(q, me) == me:
        return
    other = setter(q, me)
    got = yield from q.ask(other, "combat.colour", lambda: [Colour(colour) for colour in CHOICES], show=True)
    made = q.things.make([catalogue.COLOUR_FACE + colour for colour in CHOICES], f"colours.{me}")
    q.mix(made, f"colour {me}")
    token = next(one for one in made if q.things.face[one] == catalogue.COLOUR_FACE + got.colour)
    q.things.move(token, f"colour.{me}")
    q.things.show(token, bit(other))
    q.tell(
        "combat.die_set",
        seat=player_id(me),
        setter=player_id(other),
        die=thing_id(token),
        rules=("MKS-ICOM-02",),
    )
    if _shows(q, me, WHITE, "MKS-ICOM-08"):
        (enemy,) = standing
        enemy.armour += 1


def colour(q: Quest, me: Seat) -> int:
    """The colour that was set in this combat, or ``NO_COLOUR``."""
    if not q.things.count(f"colour.{me}"):
        return NO_COLOUR
    (token,) = q.things.in_zone(f"colour.{me}")
    return q.things.face[token] - catalogue.COLOUR_FACE


def _shows(q: Quest, me: Seat, wanted: int, rule: str) -> bool:
    """The setter shows the colour if it is this one, else says that it is not (MKS-ICOM-08, MKS-ICOM-09)."""
    if colour(q, me) == wanted:
        _show(q, me, rule)
        return True
    q.tell(
        "combat.ruled_out",
        seat=player_id(me),
        setter=player_id(setter(q, me)),
        colour=f"m{wanted}",
        rules=(rule,),
    )
    return False


def _shown(q: Quest, me: Seat) -> bool:
    """Whether everybody has seen the colour."""
    (token,) = q.things.in_zone(f"colour.{me}")
    return q.things.known(token, None)


def _show(q: Quest, me: Seat, rule: str) -> None:
    """The colour is laid open and named, unless it was before."""
    if not _shown(q, me):
        (token,) = q.things.in_zone(f"colour.{me}")
        q.things.show_all(token)
        q.tell(
            "combat.die",
            seat=player_id(me),
            setter=player_id(setter(q, me)),
            die=thing_id(token),
            rules=(rule,),
        )


def block_begins(q: Quest, me: Seat) -> None:
    """White is over; red makes the attack stronger (MKS-ICOM-03, MKS-ICOM-04, MKS-ICOM-09)."""
    if colour(q, me) == NO_COLOUR:
        return
    enemy = q.combat(me).foes[0]
    if colour(q, me) == WHITE:
        enemy.armour -= 1
    elif _shows(q, me, RED, "MKS-ICOM-09"):
        for threat in enemy.threats:
            threat.n += 1


def attack_begins(q: Quest, me: Seat) -> None:
    """What is still hidden is shown; blue makes the enemy tougher (MKS-ICOM-05, MKS-ICOM-10)."""
    if colour(q, me) == NO_COLOUR:
        return
    _show(q, me, "MKS-ICOM-10")
    if colour(q, me) == BLUE:
        q.combat(me).foes[0].armour += 1


def reward(q: Quest, me: Seat, one: Foe) -> None:
    """The enemy is worth 1 more with white, red or blue; that shows the colour (MKS-ICOM-06, MKS-ICOM-07)."""
    if colour(q, me) != NO_COLOUR and one is q.combat(me).foes[0]:
        _show(q, me, "MKS-ICOM-06")
        q.gain_fame(me, int(colour(q, me) in {WHITE, RED, BLUE}), rules=("MKS-ICOM-06",))


def over(q: Quest, me: Seat) -> None:
    """The colour is put away."""
    for zone in (f"colour.{me}", f"colours.{me}"):
        for token in list(q.things.in_zone(zone)):
            q.things.move(token, "gone")
