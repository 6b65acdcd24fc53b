### What is seen on the table.

scene-title = Conquest of Ashan
scene-round = Round { $n } of { $of }
scene-city = City: { CASE($faction, "nom") }
scene-my_city = Your city
scene-marker = Control marker: { $seat }
scene-battle = Battle
scene-used = played

scene-note-mountains = Heroes cannot enter, unless they have Explorer.
scene-note-water = One can sail here only from a port.
scene-note-no_end = No move may end here.
scene-note-port = From here a hero may sail over water.
scene-note-city = Only heroes of its owner enter here.
scene-note-unexplored = The field is unexplored and unguarded.
scene-note-explored = The field is explored already.
scene-note-guarded = The guards stand on { $field }.

## Rows

scene-row-strength = Strength
scene-row-magic = Magic
scene-row-initiative = Initiative
scene-row-command = Command
scene-row-attacks = Attacks
scene-row-numbers = Numbers
scene-row-elite = Elite
scene-row-basic = Basic
scene-row-turn = Turn
scene-row-wounds = Wounds
scene-row-heroes = Heroes
scene-row-schools = Schools
scene-row-resources = Resources
scene-row-gold = Gold
scene-row-cards = Action cards
scene-row-level = City level
scene-row-next_level = Next level
scene-row-income = Income
scene-row-power = Power
scene-row-weeks = Weeks
scene-row-movement = Movement points
scene-row-rout = Rout
scene-row-limit = To be bought
scene-row-battle_turn = Battle turn

scene-turn-now = attacking
scene-turn-done = attacked
scene-turn-waits = to attack
scene-turn-stunned = no attack
scene-level-1 = I
scene-level-2 = II
scene-level-3 = III
scene-level-4 = IV
scene-cost = { n-resources }
scene-income = resources { $resources }, gold { $gold }
scene-reserve = { $basic } or { $elite } gold, reserve { $n }
scene-price = { n-resources }
scene-power-short = { $n }
scene-power = { $n } of { $of }
scene-week-none = First round, no Week card

## Values

scene-strength = Strength { $n }
scene-magic = Magic { $n }
scene-initiative = Initiative { $n }
scene-command = Command { $n }
scene-army = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
scene-elite = { $n } elite
scene-basic = { $n } basic
scene-experience = { n-experience }
scene-wounds = { n-wounds }
scene-step = { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
}
scene-troop = { CASE($unit, "nom") }: { $elite } elite, { $basic } basic.
scene-in_city = In the city.
scene-unit = { CASE($unit, "nom") }: Strength { $strength }, Initiative { $initiative }. Elite: { $abilities }.
scene-unit-able = { CASE($unit, "nom") }: Strength { $strength }, Initiative { $initiative }. Basic: { $basic }. Elite: { $abilities }.
scene-building = { CASE($building, "nom") }: { $text }

## Cards

scene-tab-heroes = Heroes
scene-tab-city = City
scene-zone-actions = Action cards
scene-zone-city = Buildings
scene-zone-plans = To be erected
scene-zone-hero = { CASE($hero, "nom") }: { $n }/{ $most }
scene-zone-hero-lucky = { CASE($hero, "nom") }: { $n }/{ $most }, Luck: { $luck }
scene-zone-drawn = Cards drawn
scene-zone-treasure-deck = Treasures
scene-zone-scroll-deck = Scrolls
scene-zone-artifact-deck = Artifacts
scene-zone-treasure-discard = Discarded treasures
scene-zone-scroll-discard = Discarded scrolls
scene-zone-artifact-discard = Discarded artifacts
scene-zone-weeks = Weeks

## Battle

scene-phase-before = Before battle
scene-phase-flight = Flight
scene-phase-start = Start of the turn
scene-phase-attacks = Attacks
scene-phase-end = End of the turn
scene-phase-after = After battle

scene-row-buildings = Buildings
scene-row-fields = Fields held
scene-flag = Control: { n-power }
scene-note-to_explore = The field waits to be explored.
scene-chance = Estimated chance of victory: { $n }%.
scene-led = Command { $most }, units: { $n }
scene-luck = { n-luck }
scene-advance = Experience { $n }, an advance costs { $of }
scene-hero-active = on the way, movement points: { $n }
scene-hero-done = activation over
scene-hero-city = in the city
scene-hero-at = on { $field }
scene-token-elite = elite
scene-token-basic = basic
scene-token-lost = lost
scene-roll = Attack: { $who }
scene-roll-hits = Strength { $strength }: { $n ->
    [1] only 1 hits
   *[other] 1–{ $n } hit
}
scene-roll-skull = The skull on the elite die deals 1 wound.
scene-roll-two_skulls = Two skulls on the elite die deal 2 wounds.
scene-roll-luck = Luck on the elite die lets you reroll all misses.
scene-roll-laurel = The Laurel on the elite die turns a unit elite or raises one.
scene-roll-bad_luck = Bad Luck on the elite die makes all hits be rerolled.
scene-school-known = { CASE($hero, "nom") } knows this school: both halves work
scene-school-unknown = { CASE($hero, "nom") } does not know this school: only the upper half works
scene-expected = { $whole }.{ $tenth } wounds on average
scene-toll-units = { $n ->
    [0] Nobody falls
    [one] { $n } falls
   *[other] { $n } fall
}, { $left } left ({ $elite } elite){ $wounds ->
    [0] .
    [one] , { $wounds } wound on a token.
   *[other] , { $wounds } wounds on a token.
}
scene-toll-numbers = Numbers fall to { $left }.
scene-toll-gone = The stack falls{ $over ->
    [0] .
    [one] , { $over } wound goes on.
   *[other] , { $over } wounds go on.
}

## What a battle is about

scene-stake = What you fight for
scene-stake-won-creatures = Victory: a trophy with experience, and a Treasure card. What they are worth shows after the battle.
scene-stake-won-hero = Victory: a new skill or an artifact of the beaten hero, and the loser's fields in your control zone.
scene-stake-lost = Defeat: the hero returns to the city, the fallen are lost.
scene-stake-flight-later = Flight: not before the start of battle turn { $turn }. It costs 2 unit tokens, or 1 with Defence.
scene-stake-flight-now = Flight: at the start of every battle turn. It costs 2 unit tokens, or 1 with Defence.
scene-stake-dark = Dark Days: the creatures fight in two stacks.
scene-stake-chance = Estimated chance of victory: { $n }%.
scene-zone-battle = For this battle: { $hero }. Gold cards can be played now.
scene-zone-battle-lucky = For this battle: { $hero }, Luck: { $luck }. Gold cards can be played now.
scene-when-before_battle = before battle
scene-when-turn_start = start of a battle turn
scene-when-hero_turn = the hero's turn
scene-when-own_attack = after your own roll
scene-when-enemy_attack = after an enemy roll
scene-when-enemy_scroll = against an enemy scroll
scene-when-turn_end = end of a battle turn
scene-when-after_battle = after battle
scene-when-always = always works
scene-when-elsewhere = outside battle

## Signs on the map

scene-key-common = common
scene-key-dangerous = dangerous
scene-key-legendary = legendary
scene-key-strength = Strength
scene-key-numbers = Numbers
scene-key-elite = elite
scene-key-control = to control, Power points
scene-key-explore = to explore
scene-key-zone = control zone
scene-gold = { $n } gold
scene-zone-recruits = To buy
scene-roll-lowered = Cards take away { n-wounds }.

## What is left after paying

scene-left-gold = gold left: { $n }
scene-left-resources = resources left: { $n }
scene-left-both = gold left: { $gold }, resources left: { $n }
