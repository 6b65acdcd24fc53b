"""The artifacts, four of each type. No rule speaks of sets, so none are kept."""

from __future__ import annotations

from hexameron.games.heroes.content.effects import (
    Absorb,
    Change,
    IgnoreSkulls,
    KeepScroll,
    Lend,
    Luck,
    Permit,
    Reroll,
    Resurrect,
    Rule,
    Soften,
    Take,
    after_battle,
    always,
    enemy_attack,
    gathering,
    turn_start,
)
from hexameron.games.heroes.content.records import Artifact
from hexameron.games.heroes.content.terms import Slot


def _artifact(slot: Slot, id_: str, *rules: Rule, given: tuple[str, ...] = ()) -> Artifact:
    return Artifact(id=f"artifact.{id_}", slot=slot, rules=rules, given=given)


ARTIFACTS: tuple[Artifact, ...] = (
    _artifact("clothing", "slayers_gauntlet", always(Change("rout", 1)), given=("name", "rules")),
    _artifact("clothing", "wanderers_boots", always(Change("movement", 1), only="from_city")),
    _artifact("clothing", "cloak_of_shadows", always(Change("initiative", -2))),
    _artifact("clothing", "standard_bearers_belt", always(Change("command", 1))),
    _artifact("armour", "shield_of_elrath", enemy_attack(Soften(1), "turn")),
    _artifact("armour", "orphans_mail", enemy_attack(IgnoreSkulls(), "battle")),
    _artifact("armour", "dragon_armour", turn_start(Absorb(1))),
    _artifact("armour", "helm_of_the_steadfast", always(Change("flight_loss", -1))),
    _artifact("weapon", "griffin_sword", always(Change("strength", 1, most=7))),
    _artifact(
        "weapon",
        "axe_of_fury",
        always(Change("attacks", 1), only="first_turn"),
        always(Permit("hero_elite_die")),
    ),
    _artifact("weapon", "unicorn_bow", always(Lend("precise"))),
    _artifact("weapon", "staff_of_the_elements", always(Permit("magic_for_strength"))),
    _artifact("treasure", "tear_of_asha", given=("name", "rules")),
    _artifact(
        "treasure", "ring_of_misfortune", enemy_attack(Reroll("hits"), "turn"), given=("name", "rules")
    ),
    _artifact("treasure", "mages_amulet", always(Change("magic", 1))),
    _artifact("treasure", "necklace_of_rebirth", after_battle(Resurrect(1), only="won")),
    _artifact("pouch", "bottomless_purse", gathering(Take(gold=2))),
    _artifact("pouch", "horn_of_plenty", gathering(Take(resources=2))),
    _artifact("pouch", "pouch_of_luck", Rule("round_start", Luck(1), only="luckless")),
    _artifact("pouch", "scribes_bag", Rule("scroll_used", KeepScroll(3))),
)
ARTIFACT = {artifact.id: artifact for artifact in ARTIFACTS}
