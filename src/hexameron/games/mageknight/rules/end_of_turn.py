"""The end of a turn, in its exact order (EOT)."""

from __future__ import annotations

from hexameron.games.mageknight.content import tracks
from hexameron.games.mageknight.content.colours import BASIC, BLACK, GOLD
from hexameron.games.mageknight.options import Buy, Postpone, Recruit, Reward
from hexameron.games.mageknight.rules import (
    effects,
    interaction,
    levels,
    mana,
    movement,
    offers,
    scenario,
    sites,
    tactics,
)
from hexameron.games.mageknight.state import NOBODY, Turn
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import CHECKPOINT, NOTHING, Done, Option, Pick, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id


def end(q: Quest, me: Seat) -> Rules[None]:
    """The steps one after another; each says which comes next."""
    player = q.player(me)
    while player.turn.step in STEPS:
        if q.recording:
            yield CHECKPOINT
        yield from STEPS[player.turn.step](q, me)


def _dice(q: Quest, me: Seat) -> Rules[None]:
    """Step 1: used dice are rolled and returned (MK-EOT-01)."""
    if q.turn(me).taken:
        return _return_dice(q, me)
    q.turn(me).step = "end.withdraw"
    return NOTHING


def _return_dice(q: Quest, me: Seat) -> Rules[None]:
    yield from mana.return_dice(q, me)
    q.turn(me).step = "end.withdraw"


def _withdraw(q: Quest, me: Seat) -> Rules[None]:
    """Step 2: from an unsafe space back along the way, a Wound for each space (MK-EOT-02, MK-EOT-03)."""
    player = q.player(me)
    if player.at and not movement.safe(q, me, player.at):
        return _go_back(q, me)
    player.turn.step = "end.clear"
    return NOTHING


def _go_back(q: Quest, me: Seat) -> Rules[None]:
    player = q.player(me)
    while not movement.safe(q, me, player.at):
        back, far = (player.trail.pop(), 1) if player.trail else (yield from _nearest(q, me))
        if back == player.at:
            continue
        origin, player.at = player.at, back
        q.take_wounds(me, far, rules=("MK-EOT-03",))
        q.tell("hero.withdraws", seat=player_id(me), origin=origin, cell=back, rules=("MK-EOT-02",))
    player.turn.step = "end.clear"


def _nearest(q: Quest, me: Seat) -> Rules[tuple[str, int]]:
    """With no way known: the nearest safe space, as the owner likes, and how far it is."""
    reach = q.board.within(q.player(me).at, len(q.board.terrain))
    fine = {cell: far for cell, far in reach.items() if movement.safe(q, me, cell)}
    nearest = min(fine.values())
    got = yield from q.ask(
        me, "end.withdraw", lambda: [Pick(cell) for cell, far in fine.items() if far == nearest]
    )
    return got.id, nearest


def _clear(q: Quest, me: Seat) -> Rules[None]:
    """Step 3: mana tokens go, played cards are discarded, thrown-away ones leave (MK-EOT-04, MK-EOT-05)."""
    turn = q.turn(me)
    turn.tokens = [0, 0, 0, 0, 0, 0]
    if turn.modifiers:
        return _clear_modified(q, me)
    _sweep(q, me)
    turn.step = "end.space"
    return NOTHING


def _clear_modified(q: Quest, me: Seat) -> Rules[None]:
    """The same, with what was promised for the end of the turn."""
    turn = q.turn(me)
    yield from _take_back(q, me)
    _gather(q, me)
    yield from _protect(q, me)
    _sweep(q, me)
    if turn.modifiers and q.has(me, "crystals_return"):
        for colour, spent in enumerate(turn.spent_crystals):
            for _ in range(spent):
                q.gain_crystal(me, colour, lost=True)
    turn.step = "end.space"


def _sweep(q: Quest, me: Seat) -> None:
    """Played cards go to the discard pile or leave the game."""
    thrown, pile = q.turn(me).thrown, f"discard.{me}"
    for card in list(q.things.in_zone(f"play.{me}")):
        if card in thrown:
            q.throw_away(card)
        else:
            q.things.move(card, pile)


def pass_by(q: Quest, me: Seat) -> Rules[None]:
    """A turn goes by untaken: what was played and gained before it is over all the same (MK-TURN-19)."""
    yield from mana.return_dice(q, me)
    _sweep(q, me)
    _refresh(q, me)


def _gather(q: Quest, me: Seat) -> None:
    """Fame and Reputation that cards promised for the end of the turn (Noble Manners, Heroic Tale)."""
    recruited = q.turn(me).recruited
    q.gain_fame(me, q.modified(me, "manners_fame") + recruited * q.modified(me, "tale_fame"))
    q.change_reputation(
        me, q.modified(me, "manners_reputation") + recruited * q.modified(me, "tale_reputation")
    )


def _protect(q: Quest, me: Seat) -> Rules[None]:
    """All Wounds received in this turn may be thrown away (Banner of Protection)."""
    piles = [*q.wounds_in_hand(me), *(card for card in q.things.in_zone(f"discard.{me}") if q.is_wound(card))]
    fresh = piles[: q.turn(me).wounds]
    if fresh and q.has(me, "wounds_thrown_away") and (yield from q.confirm(me, "end.protection")):
        for wound in fresh:
            q.throw_away(wound)
        q.tell("wound.thrown", seat=player_id(me), cards=tuple(thing_id(wound) for wound in fresh))


def _take_back(q: Quest, me: Seat) -> Rules[None]:
    """Played cards that do not go to the discard pile (Time Bending, Steady Tempo, Crystal Joy)."""
    turn = q.turn(me)
    for modifier in turn.modifiers:
        if modifier.kind not in {"time_bending", "steady_tempo", "crystal_joy"}:
            continue
        card = handle_of(modifier.source)
        played = card not in turn.thrown and card in q.things.in_zone(f"play.{me}")
        if modifier.kind == "time_bending":
            _bend_time(q, me, [card] if played else [])
            return
        if not played:
            continue
        if modifier.kind == "steady_tempo":
            yield from _steady_tempo(q, me, card, top=modifier.n > 1)
        elif modifier.kind == "crystal_joy":
            yield from _crystal_joy(q, me, card, wounds=modifier.n > 1)


def _bend_time(q: Quest, me: Seat, bent: list[int]) -> None:
    """The card that bent time is set aside, unless it is thrown away; the others come back."""
    for card in list(q.things.in_zone(f"play.{me}")):
        if card not in q.turn(me).thrown:
            q.things.move(card, f"aside.{me}" if card in bent else f"hand.{me}")


def _steady_tempo(q: Quest, me: Seat, card: int, *, top: bool) -> Rules[None]:
    """The card may go on top of the deck, or under it if there is one."""
    if not top and not q.things.count(f"deck.{me}"):
        return
    if (yield from q.confirm(me, "end.steady_tempo", actor=thing_id(card))):
        q.things.move(card, f"deck.{me}", to="top" if top else "bottom")


def _crystal_joy(q: Quest, me: Seat, card: int, *, wounds: bool) -> Rules[None]:
    """For a discarded card this one comes back into the hand."""

    def cards() -> list[Option]:
        fitting = q.hand(me) if wounds else q.cards_in_hand(me)
        return [*(Pick(thing_id(one)) for one in effects.one_of_each(q, fitting)), Done()]

    got = yield from q.ask(me, "end.crystal_joy", cards, actor=thing_id(card))
    if isinstance(got, Pick):
        q.discard(me, handle_of(got.id))
        q.things.move(card, f"hand.{me}")


def _space(q: Quest, me: Seat) -> Rules[None]:
    """Step 4: what the space gives: a crystal, or a Wound less (MK-EOT-06, MK-SITE-01..04)."""
    player = q.player(me)
    player.turn.step = "end.rewards"
    site = q.site(player.at) if player.at else ""
    colour = sites.mine_colour(site)
    if colour is not None:
        if sites.works(q, player.at):
            q.gain_crystal(me, colour, lost=True)
    elif site == "glade":
        return _glade(q, me)
    return NOTHING


def _glade(q: Quest, me: Seat) -> Rules[None]:
    """A Wound from the hand or the discard pile is thrown away (MK-SITE-03)."""

    def there() -> list[Option]:
        hand = q.wounds_in_hand(me)[:1]
        pile = [card for card in q.things.in_zone(f"discard.{me}") if q.is_wound(card)][:1]
        return [*(Pick(thing_id(card)) for card in (*hand, *pile)), Done()]

    got = yield from q.ask(me, "end.glade", there)
    if isinstance(got, Pick):
        q.throw_away(handle_of(got.id))
        q.tell("wound.thrown", seat=player_id(me), cards=got.id, rules=("MK-SITE-03",))


# ---------------------------------------------------------------------- rewards


def _rewards(q: Quest, me: Seat) -> Rules[None]:
    """Step 5: rewards, in the order the player likes (MK-EOT-07)."""
    rewards = q.turn(me).rewards
    if rewards and any(name != PUT_OFF for name in rewards):
        return _reward(q, me)
    q.turn(me).step = "end.level"
    return NOTHING


def _reward(q: Quest, me: Seat) -> Rules[None]:
    rewards = q.turn(me).rewards
    yield from offers.need(q)

    def names() -> list[Reward]:
        return [Reward(name) for name in dict.fromkeys(rewards) if name != PUT_OFF]

    got = yield from q.ask(me, "end.reward", names)
    if got.name == "artifact":
        count = rewards.count("artifact")
        q.turn(me).rewards = [name for name in rewards if name != "artifact"]
        yield from _artifacts(q, me, count)
        return
    rewards.remove(got.name)
    yield from give(q, me, got.name)


def give(q: Quest, me: Seat, name: str) -> Rules[None]:
    """One reward."""
    if name == "crystal":
        yield from random_crystal(q, me)
    elif name == "crystals":
        for colour in BASIC:
            q.gain_crystal(me, colour, lost=True)
    elif name in {"spell", "advanced"}:
        yield from _from_offer(q, me, f"{name}.offer")
    elif name == "unit":
        yield from reward_unit(q, me)
    elif name == "dungeon":
        (face,) = yield from q.roll(me, "dungeon", mana.SIX_FACES, 1)
        q.turn(me).rewards.append("spell" if face in {GOLD, BLACK} else "artifact")


def random_crystal(q: Quest, me: Seat) -> Rules[None]:
    """A die: a basic colour gives that crystal, black 1 Fame, gold the player's choice (MK-EOT-09)."""
    (face,) = yield from q.roll(me, "crystal", mana.SIX_FACES, 1)
    if face == BLACK:
        q.gain_fame(me, 1, rules=("MK-EOT-09",))
        return
    if face == GOLD:
        face = yield from effects.choose_colour(q, me, BASIC)
    q.gain_crystal(me, face, lost=True)


def _artifacts(q: Quest, me: Seat, n: int) -> Rules[None]:
    """For N Artifacts N+1 are drawn and one goes back under the deck (MK-EOT-10)."""
    drawn: list[int] = []

    def kept() -> list[Pick]:
        return [Pick(thing_id(card)) for card in q.things.in_zone(f"choosing.{me}")]

    while len(drawn) <= n and q.things.count("artifact.deck"):
        drawn.append((yield from q.draw(me, "artifact.deck", f"choosing.{me}")))
    if len(drawn) > n:
        got = yield from q.ask(me, "end.artifact", kept)
        q.things.move(handle_of(got.id), "artifact.deck", to="bottom")
    while q.things.count(f"choosing.{me}"):
        got = yield from q.ask(me, "end.order", kept)
        q.things.move(handle_of(got.id), f"deck.{me}")
        q.tell("card.gained", seat=player_id(me), card=got.id, rules=("MK-EOT-10",))


def _from_offer(q: Quest, me: Seat, offer: str) -> Rules[None]:
    """A Spell or Advanced Action of the offer (MK-EOT-11, MK-EOT-12)."""
    if not q.things.count(offer):
        return
    got = yield from q.ask(
        me, "end.choose", lambda: [Buy(thing_id(card)) for card in q.things.in_zone(offer)], actor=offer
    )
    q.gain_deed(me, handle_of(got.card))
    yield from offers.refill(q, offer)


def reward_unit(q: Quest, me: Seat) -> Rules[None]:
    """Any unit of the offer for nothing; or the reward is given up (MK-EOT-13, MK-EOT-14)."""

    def units() -> list[Option]:
        later = [Postpone()] if _gets_command(q, me) else []
        return [*(Recruit(thing_id(card)) for card in interaction.free_units(q)), *later, Done()]

    got = yield from q.ask(me, "end.unit", units)
    if isinstance(got, Recruit):
        yield from interaction.take_in(q, me, handle_of(got.card))
    elif isinstance(got, Postpone):
        q.turn(me).rewards.append(PUT_OFF)


PUT_OFF = "unit_later"


def _gets_command(q: Quest, me: Seat) -> bool:
    """Whether the level-up of this turn brings a Command token (MK-EOT-15)."""
    player = q.player(me)
    new = levels.reached(q, me)
    return player.turn.step == "end.rewards" and tracks.COMMAND[new - 1] > tracks.COMMAND[player.level - 1]


# ---------------------------------------------------------------------- levels and cards


def _level(q: Quest, me: Seat) -> Rules[None]:
    """Step 6: level-ups (MK-EOT-16)."""
    if q.player(me).level < levels.reached(q, me):
        return _level_up(q, me)
    q.turn(me).step = "end.late"
    return NOTHING


def _level_up(q: Quest, me: Seat) -> Rules[None]:
    yield from levels.level_up(q, me)
    q.turn(me).step = "end.late"


def _late(q: Quest, me: Seat) -> Rules[None]:
    """The units that waited for the level-up (MK-EOT-15)."""
    rewards = q.turn(me).rewards
    if rewards:
        rewards.pop()
        return reward_unit(q, me)
    q.turn(me).step = "end.discard"
    return NOTHING


def _discard(q: Quest, me: Seat) -> Rules[None]:
    """Step 7: any number of cards may be discarded; one must be if none was used (MK-EOT-17, MK-EOT-18)."""
    cards = q.cards_in_hand(me)
    if cards:
        return _choose_discards(q, me, [thing_id(card) for card in sorted(cards)])
    q.turn(me).step = "end.draw"
    return NOTHING


def _choose_discards(q: Quest, me: Seat, cards: list[str]) -> Rules[None]:
    turn = q.turn(me)
    must = int(not turn.carded and not turn.spared)
    chosen = yield from q.pick(me, "end.discard", lambda: cards, must, len(cards))
    q.discard(me, *(handle_of(id_) for id_ in chosen))
    turn.step = "end.draw"


def hand_bonus(q: Quest, me: Seat) -> int:
    """In or next to an own Keep or a city with an own Shield the hand limit is higher (MK-EOT-20..22)."""
    player = q.player(me)
    if not player.at:
        return 0
    keep = sites.own_near(q, me, "keep")
    city = 0
    for one in q.state.cities.values():
        if one.conquered and me in one.shields:
            near = (player.at, *q.board.neighbours[player.at])
            if one.cell in near or one.second in near:
                city = max(city, 2 if one.leader == me else 1)
    return max(keep, city)


def _lore(q: Quest, me: Seat) -> int:
    """Mountain Lore raises the hand limit of who ends the turn in the hills or the mountains."""
    player = q.player(me)
    if not player.turn.modifiers:
        return 0
    lore = q.modified(me, "mountain_lore")
    terrain = q.board.terrain.get(player.at, "")
    if lore and terrain == "hills":
        return 1
    return 2 if lore > 1 and terrain == "mountain" else 0


def _draw(q: Quest, me: Seat) -> Rules[None]:
    """Draws up to the hand limit (MK-EOT-19, MK-EOT-23, MK-EOT-24); bent time leaves no time for it.

    In the last turn of a round what raises the limit waits for the next round (MK-ROUND-21).
    """
    player = q.player(me)
    if q.has(me, "time_bending"):
        _finish(q, me)
        return
    limit = q.hand_limit(me) + hand_bonus(q, me)
    if player.tactic == "tactic.planning" and len(q.hand(me)) >= 2:
        limit += 1
    player.draw_bonus += _lore(q, me)
    if q.state.announced == NOBODY:
        limit += player.draw_bonus
        player.draw_bonus = 0
    yield from tactics.draw(q, me, limit - len(q.hand(me)))
    q.state.facts["drew last"] = me
    _finish(q, me)


def _finish(q: Quest, me: Seat) -> None:
    """What lasted for the turn is over.

    Who took it in advance has the extra turn in place of the one to be skipped (MK-TACT-13, MK-TURN-10); who
    reached the goal in this turn has it in place of his last one (MK-ROUND-25).
    """
    player = q.player(me)
    again = player.turn.again
    _refresh(q, me)
    if player.motivated:
        player.motivated -= 1
    if player.at and q.site(player.at) == "portal":
        player.on_portal = True
    if again and player.token_down:
        player.token_down = False
    else:
        player.turn.step = "again" if again else ""
    scenario.check_goal(q, me)
    if player.turn.step == "again" and q.state.finale:
        q.state.waiting.remove(me)


def _refresh(q: Quest, me: Seat) -> None:
    """Nothing is left of the turn; Skills of every turn are ready again."""
    player = q.player(me)
    player.turn = Turn()
    for talent in player.talents:
        if talent.used == "turn":
            talent.used = ""


STEPS = {
    "end.dice": _dice,
    "end.withdraw": _withdraw,
    "end.clear": _clear,
    "end.space": _space,
    "end.rewards": _rewards,
    "end.level": _level,
    "end.late": _late,
    "end.discard": _discard,
    "end.draw": _draw,
}
