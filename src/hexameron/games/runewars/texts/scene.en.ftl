### What is seen on the table.

scene-area-provides = Provides: food { $food }, wood { $wood }, ore { $ore }.
scene-area-city = City: { CASE($city, "nom") }.
scene-area-works = Development: { CASE($works, "nom") }.
scene-units = Units: { $n }
scene-strength = Strength { $n }
scene-health = Health { $n } of { $of }
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
scene-row-heroes = Heroes
scene-row-tactics = Tactics cards
scene-row-quests = Quests
scene-row-order = Order
scene-row-health = Health
scene-year = Year { $year } of { $of }, { season-name }
scene-wild = Neutral units
scene-row-strength = Strength
scene-row-standing = Standing
scene-row-routed = Routed
scene-row-destroyed = Destroyed
scene-row-bonus = From cards and abilities
scene-row-dealt = Damage dealt
scene-row-spared = Damage prevented
scene-role-0 = attack
scene-role-1 = defence
scene-stake-attack = Wins with a strength above { $n }. Takes area { $area }{ $rune ->
    [0] {""}
   *[1] {" "}with its rune
}.
scene-stake-defence = Wins a tie, too. The beaten retreat routed.
scene-rank = { $up ->
    [0] nobody stands
   *[other] standing: { $up }
}{ $hurt ->
    [0] {""}
   *[other] , damaged: { $hurt }
}{ $down ->
    [0] {""}
   *[other] , routed: { $down }
}
scene-zone-fate_side = Cards: { $side }
scene-fate-now = now
scene-fate-done = resolved
scene-fate-next = later
scene-fate-blank = blank
scene-titles = Titles
scene-battle = Battle for { $area } · initiative { $n } of { $of }
scene-duel = Duel in { $area } · round { $n }
scene-bonus = with bonus
scene-no_bonus = no bonus
scene-zone-orders = Orders
scene-zone-tactics = Tactics
scene-zone-tactics_new = Tactics for later
scene-zone-quests = Quests
scene-zone-objective = Objective
scene-zone-rewards = Rewards
scene-zone-fate_open = Fate cards
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
then-bonus = with the Supremacy Bonus
then-no_bonus = this order has no bonus
then-too_low = no bonus: { $n } was used already
here-claim = For { $n } influence
