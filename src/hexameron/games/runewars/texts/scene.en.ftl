### What is seen on the table.

scene-area-provides = Provides: food { $food }, wood { $wood }, ore { $ore }.
scene-area-city = City: { CASE($city, "nom") }.
scene-area-works = Development: { CASE($works, "nom") }.
scene-units = Units: { $n }
scene-strength = Strength { $n }
scene-health = Health { $n } of { $of }
scene-influence = Influence { $n }
scene-fort = Stronghold
scene-fort-cracked = Damaged stronghold
scene-activated = Activation token
scene-grave = Defeated hero marker { $n }
scene-legend-dragon = dragon rune
scene-legend-false = false rune
scene-legend-hidden = facedown rune
scene-legend-activated = activation token
scene-row-influence = Influence
scene-row-runes = Dragon runes
scene-runes-short = { $more ->
    [0] { $n }
   *[other] { $n ->
        [0] { $more }?
       *[other] { $n }+{ $more }?
    }
}
scene-row-hidden = Unknown runes
scene-row-tactics = Tactics cards
scene-row-quests = Quests
scene-row-order = Order
scene-row-health = Health
scene-year = Year { $year } of { $of }, { season-name }
scene-titles = Titles
scene-battle = Battle for { $area }, round { $n }: { $one } and { $other }
scene-duel = Duel in area { $area }, round { $n }
scene-bonus = with bonus
scene-no_bonus = no bonus
scene-zone-orders = Orders
scene-zone-tactics = Tactics
scene-zone-tactics_new = Tactics for later
scene-zone-quests = Quests
scene-zone-objective = Objective
scene-zone-rewards = Rewards
scene-zone-fate_open = Fate cards
scene-zone-fate_0 = The attacker's cards
scene-zone-fate_1 = The defender's cards
scene-zone-fate_deck = Fate
scene-zone-fate_discard = Discarded Fate cards
scene-zone-tactics_deck = Tactics deck
scene-zone-quest_deck = Quest deck
scene-zone-reward_deck = Reward deck
scene-zone-rune_dragon = Dragon runes left
scene-zone-rune_false = False runes left
scene-zone-hero_deck = Hero deck
scene-phase-battle-start = Start
scene-phase-battle-draw = Cards
scene-phase-battle-specials = Abilities
scene-phase-battle-routs = Routs
scene-phase-battle-hits = Damage
scene-phase-battle-works = Defences
scene-phase-battle-strength = Strength
scene-phase-battle-outcome = Outcome
here-activate = Activate
