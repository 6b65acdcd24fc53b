"""Effects on heroes: tests, damage, training, rewards, duels, desertion (HERO, QUEST, DUEL)."""

from __future__ import annotations

from hexameron.games.runewars.content import effects as e
from hexameron.games.runewars.content.heroes import HERO
from hexameron.games.runewars.content.terms import ATTRIBUTES
from hexameron.games.runewars.options import Challenge, Raise, Walk
from hexameron.games.runewars.rules import cities, duel, heroes, quests
from hexameron.games.runewars.rules.diplomacy import choose_fate
from hexameron.games.runewars.rules.retreat import hero_retreats
from hexameron.games.runewars.rules.running import Use, checks, run, runs
from hexameron.games.runewars.state import NOBODY
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id, thing_id


@runs(e.Test)
def _test(t: War, use: Use, effect: e.Test) -> Rules[None]:
    """As many Fate cards as the attribute; one of them is applied (RW-QUEST-15)."""
    if effect.attribute:
        name = effect.attribute
    else:
        got = yield from t.ask(
            use.seat, "test.attribute", lambda: [Raise(one) for one in ATTRIBUTES], actor=use.hero
        )
        name = next(one for one in ATTRIBUTES if one == got.attribute)
    n = heroes.attribute(t, use.hero, name) + heroes.stat(t, use.hero, "test_cards")
    heroes.show_used(t, use.hero, "test_cards")
    lying = t.things.in_zone("fate.open")[:]
    card = yield from choose_fate(t, use.seat, n, "test.card", actor=use.hero)
    destiny = t.fate(card).destiny
    t.tell("test.result", hero=use.hero, card=thing_id(card), result=destiny, rules=("RW-QUEST-15",))
    for one in t.things.in_zone("fate.open")[:]:
        if one not in lying:
            t.discard(one, "fate.discard")
    yield from run(t, use, {"gold": effect.gold, "silver": effect.silver, "red": effect.red}[destiny])


@runs(e.FateTest)
def _fate_test(t: War, use: Use, effect: e.FateTest) -> Rules[None]:
    card = (yield from t.open_fate(use.seat, 1))[0]
    icon = t.fate(card).sections["circle"]
    t.tell("fate.drawn", seat=player_id(use.seat), cards=(thing_id(card),), rules=("RW-FATE-06",))
    t.discard(card, "fate.discard")
    if icon.kind in ("special", "damage"):
        yield from run(t, use, effect.then)


@runs(e.DuelWith)
def _duel_with(t: War, use: Use, effect: e.DuelWith) -> Rules[None]:
    """A duel quest; who wins it completes the quest (RW-QUEST-16, RW-QUEST-19)."""
    won = yield from duel.with_unit(t, use.hero, effect.kind, effect.deal, use.source)
    if won:
        yield from reward(t, use, 1)


@runs(e.Reward)
def _reward(t: War, use: Use, effect: e.Reward) -> Rules[None]:
    yield from reward(t, use, effect.n)


def reward(t: War, use: Use, n: int) -> Rules[None]:
    """Reward cards for the hero; a quest is completed by it (RW-QUEST-11, RW-REWD-01)."""
    if use.hero not in t.state.heroes:
        return
    yield from heroes.gain_rewards(t, use.hero, n)
    if use.source.startswith("quest."):
        yield from quests.complete(t, use.hero, use.card)


@runs(e.NewQuest)
def _new_quest(t: War, use: Use, effect: e.NewQuest) -> Rules[None]:
    t.discard(use.card, "quest.discard")
    t.tell("card.discarded", seat=player_id(use.seat), card=thing_id(use.card), rules=("RW-QUEST-23",))
    yield from t.draw_quests(use.seat, 1, rules=("RW-QUEST-23",))


# ---------------------------------------------------------------------- damage, healing, training


def patients(t: War, seat: Seat) -> list[str]:
    return [id_ for id_ in t.heroes(seat) if t.hero(id_).hurt or t.hero(id_).down]


@runs(e.Heal)
def _heal(t: War, use: Use, effect: e.Heal) -> Rules[None]:
    id_ = use.hero
    if effect.any_hero:
        found = patients(t, use.seat)
        if not found:
            return
        id_ = yield from t.pick_one(use.seat, "effect.heal", found)
    heroes.heal(t, id_, effect.n, rules=("RW-QUEST-05",))
    if effect.stand:
        t.hero(id_).down = False


@checks(e.Heal)
def _can_heal(t: War, use: Use, effect: e.Heal) -> bool:
    return bool(patients(t, use.seat)) if effect.any_hero else t.hero(use.hero).hurt > 0


@runs(e.Suffer)
def _suffer(t: War, use: Use, effect: e.Suffer) -> Rules[None]:
    """Damage to the hero; in a duel it is dealt with that of the round."""
    if t.state.duel is not None:
        fighters = t.duel.fighters
        if effect.preventable:
            fighters[1 - use.side].dealt += effect.n
        else:
            fighters[use.side].cursed += effect.n
        return
    yield from heroes.suffer(t, use.hero, effect.n, preventable=effect.preventable)


@runs(e.RoutHero)
def _rout_hero(t: War, use: Use, effect: e.RoutHero) -> Rules[None]:
    yield from ()
    t.hero(use.hero).down = True
    t.tell("hero.routed", hero=use.hero, rules=("RW-TERM-20",))


@runs(e.RetreatHero)
def _retreat_hero(t: War, use: Use, effect: e.RetreatHero) -> Rules[None]:
    if use.hero in t.state.heroes:
        yield from hero_retreats(t, use.hero)


@runs(e.Train)
def _train(t: War, use: Use, effect: e.Train) -> Rules[None]:
    """An attribute is raised, within the limit of training (RW-QUEST-08)."""
    id_ = use.hero
    if effect.any_hero:
        found = [one for one in t.heroes(use.seat) if heroes.can_train(t, one)]
        picked = yield from t.pick(use.seat, "effect.train", lambda: found, 0, 1)
        if not picked:
            return
        id_ = picked[0]
    if effect.attribute:
        heroes.train(t, id_, effect.attribute, effect.n, rules=("RW-QUEST-08",))
    else:
        yield from quests.train(t, id_, effect.n, rules=("RW-QUEST-08",))


@checks(e.Train)
def _can_train(t: War, use: Use, effect: e.Train) -> bool:
    if effect.any_hero:
        return any(heroes.can_train(t, one) for one in t.heroes(use.seat))
    return bool(heroes.can_train(t, use.hero))


@runs(e.DiscardReward)
def _discard_reward(t: War, use: Use, effect: e.DiscardReward) -> Rules[None]:
    yield from heroes.discard_reward(t, use.hero)


@checks(e.DiscardReward)
def _can_discard_reward(t: War, use: Use, effect: e.DiscardReward) -> bool:
    return bool(heroes.rewards(t, use.hero))


@runs(e.IfFoesHere)
def _if_foes(t: War, use: Use, effect: e.IfFoesHere) -> Rules[None]:
    """Enemy or unallied neutral units in the hero's area."""
    if use.hero not in t.state.heroes:
        return
    code = t.hero(use.hero).at
    place = t.place(code)
    if place.seat not in (NOBODY, use.seat) or (place.wild and t.control(code) != use.seat):
        yield from run(t, use, effect.then)


# ---------------------------------------------------------------------- duels


@runs(e.DuelDamage)
def _duel_damage(t: War, use: Use, effect: e.DuelDamage) -> Rules[None]:
    """Damage to the opponent: in a round with the rest of it, before the first one at once."""
    yield from ()
    n = effect.n + (heroes.attribute(t, use.hero, effect.per) if effect.per else 0)
    fight = t.duel
    if fight.round:
        fight.fighters[use.side].dealt += n
        return
    other = fight.fighters[1 - use.side]
    if other.hero:
        heroes.hurt(t, other.hero, n)
    else:
        other.hurt += n


@runs(e.DrainLife)
def _drain(t: War, use: Use, effect: e.DrainLife) -> Rules[None]:
    yield from ()
    t.duel.fighters[use.side].bitten = True


@runs(e.IgnoreNextCard)
def _ignore_next(t: War, use: Use, effect: e.IgnoreNextCard) -> Rules[None]:
    yield from ()
    t.duel.fighters[1 - use.side].stunned = True


def ambushes(t: War, seat: Seat) -> list[Walk]:
    """Own standing heroes beside enemy ones, each with whom."""
    return [
        Walk(id_, other) for id_ in t.heroes(seat) if not t.hero(id_).down for other in quests.rivals(t, id_)
    ]


@runs(e.StartDuel)
def _start_duel(t: War, use: Use, effect: e.StartDuel) -> Rules[None]:
    """A duel outside the hero's own action."""
    pairs = ambushes(t, use.seat)
    if not pairs:
        return
    mine = yield from t.pick_one(use.seat, "duel.hero", list(dict.fromkeys(pair.hero for pair in pairs)))
    rivals = [pair.area for pair in pairs if pair.hero == mine]
    got = yield from t.ask(use.seat, "duel.rival", lambda: [Challenge(one) for one in rivals], actor=mine)
    yield from quests.challenge(t, mine, got.hero)


@checks(e.StartDuel)
def _can_start(t: War, use: Use, effect: e.StartDuel) -> bool:
    return t.state.duel is None and t.state.battle is None and bool(ambushes(t, use.seat))


# ---------------------------------------------------------------------- desertion


def strangers(t: War, seat: Seat) -> list[str]:
    """A player's heroes whose alignment is not that of the faction (RW-HERO-05, RW-POWER-10)."""
    if t.title("title.captain") == seat:
        return []
    return [id_ for id_ in t.heroes(seat) if HERO[id_].alignment != t.faction(seat).alignment]


@runs(e.Desert)
def _desert(t: War, use: Use, effect: e.Desert) -> Rules[None]:
    """Influence, or heroes leave who do not match."""
    if effect.whose == "enemy":
        found = [id_ for seat in t.seats() if seat != use.seat for id_ in strangers(t, seat)]
        if found:
            got = yield from t.pick_one(use.seat, "effect.turncoat", found, actor=use.source)
            yield from _hold(t, got, effect)
        return
    found = strangers(t, use.seat)
    if effect.whose == "one" and found:
        found = [(yield from t.pick_one(use.seat, "effect.desert", found, actor=use.source))]
    for id_ in found:
        yield from _hold(t, id_, effect)


def _hold(t: War, id_: str, effect: e.Desert) -> Rules[None]:
    """The hero is paid, or deserts."""
    seat = t.hero(id_).seat
    price = effect.neutral if effect.neutral and HERO[id_].alignment == "neutral" else effect.n
    if t.player(seat).influence >= price and (yield from t.confirm(seat, "hero.hold", actor=id_)):
        t.lose_influence(seat, price, rules=("RW-HERO-05",))
    else:
        cities.desert(t, id_)


@checks(e.Desert)
def _can_desert(t: War, use: Use, effect: e.Desert) -> bool:
    if effect.whose == "enemy":
        return any(strangers(t, seat) for seat in t.seats() if seat != use.seat)
    return True


@runs(e.SlipAway, e.Produce, e.Throne, e.Portal, e.Dungeon)
def _lasting(t: War, use: Use, effect: e.Effect) -> Rules[None]:
    """The chapters that these concern look for them by themselves."""
    yield from ()
