### What is seen on the table.

scene-title = Conquest of Ashan
scene-round = Round { $n } of { $of }
scene-city = City: { CASE($faction, "nom") }
scene-my_city = Your city
scene-marker = Control marker: { $seat }
scene-battle = Battle
scene-used = played

scene-note-mountains = Heroes cannot enter, unless they have Explorer.
scene-note-water = One can sail here only from a port. No move may end here.
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

scene-turn-now = attacks now
scene-turn-done = has attacked
scene-turn-waits = waits
scene-turn-stunned = does not attack
scene-level-1 = I
scene-level-2 = II
scene-level-3 = III
scene-level-4 = IV
scene-cost = { n-resources }
scene-income = resources { $resources }, gold { $gold }
scene-reserve = { $basic } / { $elite } gold, { $n } in reserve
scene-price = { n-resources }
scene-power = { $n } of { $of }
scene-week-none = First round, no Week card

## Values

scene-strength = Strength { $n }
scene-magic = Magic { $n }
scene-initiative = Initiative { $n }
scene-command = Command { $n }
scene-numbers = Numbers { $n }
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

scene-zone-actions = Action cards
scene-zone-city = Buildings
scene-zone-plans = To be erected
scene-zone-hero = { CASE($hero, "nom") }: { $n }/{ $most }
scene-zone-hero-lucky = { CASE($hero, "nom") }: { $n }/{ $most }, Luck: { $luck }
scene-zone-drawn = Cards drawn
scene-zone-choice = To choose from
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
