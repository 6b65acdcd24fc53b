### In short: what stands in the recap of a turn and below the dice.

army-joined-short = Recruits: { CASE($unit, "nom") } ×{ $n }.
battle-trophy-short = { CASE($hero, "nom") } wins the trophy: { $card }.
city-built-short = Builds: { CASE($building, "nom") }.
city-raised-short = Raises the city to level { $n }.
power-gained-short = Power +{ $n }
power-lost-short = Power −{ $n }
trade-sold-short = Sells the scroll: { $card }.
die-hit = hit
die-miss = miss
scene-fought = Battle: { $field }, turn { $n }
