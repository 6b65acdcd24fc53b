# Reference cards: what everybody knows about a unit.

reference-march = { $longer ->
    [yes] Move { $march } and fight, or move { $hurry } without fighting.
   *[no] Move { $march } and fight.
}
reference-dice = Dice: { $dice }.
reference-sword = Short sword: the sword on shield hits, but the first in a roll does no harm to mounted units.
reference-long_sword = Long sword: every sword on shield hits.
reference-pursuit = After gaining ground it may pursue.
reference-bow = Bow: range { $reach }, 1 die less after moving, the sword on shield does not hit.
reference-dwarf = Iron Dwarves: always Bold 1.
reference-goblin = Goblinoids: 2 hexes of retreat for each flag, and a panic test.
reference-charge = Charge: move 2 and fight in melee.
reference-swords = Every sword on shield hits.
reference-bold = Bold 1, { $flag } hexes of retreat for each further flag.
reference-critical = Slain only by a critical hit.
reference-spider = Woods do not stop it.
reference-web = Web (Lore { $lore }): an enemy in line of fire, at most { $reach } hexes away, loses its next order and cannot retreat.
reference-poison = Poison (Lore { $lore }): a unit that was hit rolls 1 die at the start of each of its turns. A helmet of its banner’s colour or a sword on shield takes a figure, a Lore symbol ends the poison.
reference-giant = Hills do not limit its dice.
reference-rock = Hurl Rock (Lore { $lore }): instead of a melee an attack with { $rock_dice } dice at 2–{ $rock_reach } hexes, in which the sword on shield does not hit.
reference-stomp = Stomp (Lore { $lore }): 1 die against every adjacent enemy, only a helmet of its banner’s colour hits.
