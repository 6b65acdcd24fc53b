### In short: what stands in the recap of a turn and beside the dice.

command-plays-short = Plays { $card }.
lore-plays-short = Plays the Lore card { $card }.
lore-gains-short = Lore +{ $n }
unit-loses-short = { $n ->
    [one] −{ $n } figure
   *[other] −{ $n } figures
}
unit-regains-short = { $n ->
    [one] +{ $n } figure
   *[other] +{ $n } figures
}
unit-eliminated-short = unit eliminated
retreat-goes-short = retreat to { $hex }

## Dice

die-hit = hit
die-flag = retreat
die-lore = Lore
die-miss = miss
battle-rolls-why = The unit rolls { $base ->
    [one] { $base } die
   *[other] { $base } dice
}.{ $limit ->
    [0] {""}
   *[other] {" "}The terrain allows { $limit } at most.
} With cards and camps: { $n }. A helmet in the target’s colour hits. A sword on shield hits in melee only, and never for archers. A flag is a retreat.
scene-roll = { CASE($who, "nom") } → { CASE($whom, "nom") }
scene-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
