"""What a battle brings the winner and takes from the loser (BEND, HVH-06..14)."""

from __future__ import annotations

from hexameron.games.heroes.content.effects import Change
from hexameron.games.heroes.content.scrolls import SCROLLS
from hexameron.games.heroes.options import WinArtifact, WinSkill
from hexameron.games.heroes.rules import advance, cards, control, effects
from hexameron.games.heroes.rules.sources import Use
from hexameron.games.heroes.state import NOBODY, Hero
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Rules
from hexameron.kernel.ids import handle_of, thing_id

SCROLL = {scroll.id: scroll for scroll in SCROLLS}


def later(t: Conquest) -> Rules[None]:
    """What used scrolls promised for after the battle."""
    battle = t.battle
    for one in [one for one in battle.modifiers if one.kind == "later"]:
        battle.modifiers.remove(one)
        side = battle.sides[one.side]
        yield from effects.run(
            t, Use(side.seat, side.hero, one.source), SCROLL[one.source].second.rule.effect
        )


def share(t: Conquest) -> Rules[None]:
    """The loser goes home, the winner has the spoils (HE-BEND-02..09, HE-HVH-12)."""
    battle = t.battle
    loser = battle.sides[1 - battle.winner].hero
    winner = battle.sides[battle.winner].hero
    if loser:
        t.send_home(t.hero(loser))
        t.tell("battle.defeated", hero=loser, rules=("HE-BEND-08", "HE-HVH-12"))
    if not winner:
        return
    if battle.token == NOBODY:
        yield from _prize(t, t.hero(winner), t.hero(loser))
    else:
        yield from _trophy(t, t.hero(winner))


# ---------------------------------------------------------------------- creatures


def _trophy(t: Conquest, hero: Hero) -> Rules[None]:
    """The token becomes a trophy; a Treasure card by its chests; the hero may advance (HE-BEND-02..04)."""
    battle = t.battle
    token = t.remove_encounter(battle.lair, f"trophies.{hero.id}")
    reward = t.encounter(token)
    t.tell(
        "battle.trophy",
        hero=hero.id,
        card=thing_id(token),
        experience=reward.experience,
        chests=reward.chests,
        rules=("HE-BEND-02", "HE-BEND-03"),
    )
    yield from effects.treasure(t, hero, _parts(t, hero, reward.chests))
    yield from effects.advance_at_will(t, hero)


def _parts(t: Conquest, hero: Hero, chests: int) -> int:
    """As many parts as the trophy has chests, and what the Week adds (HE-BEND-04)."""
    for held in t.estate(hero.seat).moments.get("after_battle", ()):
        for rule in held.ways[0]:
            effect = rule.effect
            if isinstance(effect, Change) and effect.stat == "treasure_parts":
                chests = min(chests + effect.n, effect.most)
    return chests


# ---------------------------------------------------------------------- hero against hero


def _prize(t: Conquest, winner: Hero, loser: Hero) -> Rules[None]:
    """A skill or an artifact of the loser, and the loser's fields in the winner's zone (HE-HVH-06)."""
    got = yield from t.ask(winner.seat, "battle.prize", lambda: prizes(t, winner, loser), actor=winner.id)
    if isinstance(got, WinArtifact):
        card = handle_of(got.artifact)
        t.tell("battle.artifact_won", hero=winner.id, card=got.artifact, rules=("HE-HVH-08", "HE-HVH-09"))
        t.lose_artifact(loser, card, f"drawn.{winner.seat}")
        t.keep_artifact(winner, card)
    else:
        yield from effects.learn(t, winner)
    zone = control.zone(t, winner)
    for field, owner in list(t.state.owners.items()):
        if owner == loser.seat and field in zone:
            yield from control.take_field(t, winner, field)


def prizes(t: Conquest, winner: Hero, loser: Hero) -> list[WinSkill | WinArtifact]:
    """A skill, or an artifact for which the winner has room (HE-HVH-07, HE-HVH-08)."""
    found: list[WinSkill | WinArtifact] = [
        WinArtifact(thing_id(card)) for card in t.held(loser, "artifacts") if cards.free_slot(t, winner, card)
    ]
    if advance.decks_left(t, winner.seat) or not found:
        found.insert(0, WinSkill())
    return found
