### In short: what stands in the recap of a turn.

battle-begins-short = Battle for area { $at }. { $wild ->
    [0] Defence: { $other }.
   *[1] Defence: neutral units.
}
battle-destroyed-short = { $seat } −{ $n }
battle-strength-short = strength { $attack } to { $defence }, winner: { $seat }
bid-won-short = highest bid: { $seat }
diplomacy-joins-short = allies in area { $at }
diplomacy-result-short = Diplomacy: { $result ->
    [gold] success
    [silver] retreat
   *[red] failure
}.
fort-built-short = New stronghold: { $at }.
fort-taken-short = Stronghold taken: { $at }. New owner: { $seat }.
hero-gained-short = New hero: { CASE($hero, "nom") } ({ $seat }).
march-activates-short = Marches to area { $at }.
objective-fulfilled-short = Objective fulfilled: { $card } ({ $seat }).
rally-benefit-short = { $what } ({ $at })
recruits-short = { $n ->
    [one] +{ $n } unit
   *[other] +{ $n } units
}
retreat-none-short = { $n ->
    [one] no way out: −{ $n } unit
   *[other] no way out: −{ $n } units
}
retreats-short = { $n ->
    [one] retreat: { $n } unit
   *[other] retreat: { $n } units
}
rune-moved-short = Rune moved: { $source } → { $at } ({ $seat }).
rune-received-short = Dragon rune: { $seat }.
season-card-short = { $card }
tactics-played-short = Tactics card: { $card } ({ $seat }).
title-taken-short = Title: { CASE($title, "nom") } ({ $seat }).
turn-begins-short = Order: { CASE($order, "nom") }.
units-lost-short = { $n ->
    [one] −{ $n } unit
   *[other] −{ $n } units
}
units-move-short = { $n ->
    [one] { $n } unit on the march
   *[other] { $n } units on the march
}
works-built-short = Development: { CASE($works, "nom") }, area { $at }.
