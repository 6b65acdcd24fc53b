# Reference cards: what everybody knows about a unit.

reference-march = { $longer ->
    [yes] Move { $march } and fight, or move { $hurry } without fighting.
   *[no] Move { $march } and fight.
}
reference-dice = { reference-march } Dice: { $dice }.
reference-foot = { reference-dice } Short sword: the sword on shield hits, but the first in a roll does no harm to mounted units.
reference-mounted = { reference-dice } Long sword: every sword on shield hits. After gaining ground it may pursue.
reference-bow = { reference-dice } Bow: range { $reach }, 1 die less after moving, the sword on shield does not hit.
reference-dwarf-foot = { reference-foot } Iron Dwarves: always Bold 1.
reference-goblin-afraid = Goblinoids: 2 hexes of retreat for each flag, and a panic test.
reference-goblin-foot = { reference-foot } { reference-goblin-afraid } Charge: move 2 and fight in melee.
reference-goblin-bow = { reference-bow } { reference-goblin-afraid }
reference-goblin-mounted = { reference-mounted } { reference-goblin-afraid }
reference-creature = Move { $march } and fight. Dice: { $dice }. Every sword on shield hits. Bold 1, { $flag } hexes of retreat for each further flag. Slain only by a critical hit.
reference-spider = { reference-creature } Woods do not stop it. Web (Lore { $web }): an enemy in line of fire, at most { $web_reach } hexes away, loses its next order and cannot retreat. Poison (Lore { $poison }): a unit that was hit rolls 1 die at the start of each of its turns. A helmet of its banner’s colour or a sword on shield takes a figure, a Lore symbol ends the poison.
reference-giant = { reference-creature } Hills do not limit its dice. Hurl Rock (Lore { $rock }): instead of a melee an attack with { $rock_dice } dice at 2–{ $rock_reach } hexes, in which the sword on shield does not hit. Stomp (Lore { $stomp }): 1 die against every adjacent enemy, only a helmet of its banner’s colour hits.
