### What cards and tokens say.

## Joints

card-both = { $one } { $two }
card-and = { $one } and { $two }
card-or = { $one } or { $two }
card-comma = { $one }, { $two }
card-dot = { $one } · { $two }
card-plus = { $one } + { $two }
card-sentence = { $phrase }.
card-mana = { CASE($mana, "acc") }
card-mana_gen = { CASE($mana, "gen") }
card-name = { CASE($name, "nom") }
card-terrain = { CASE($terrain, "nom") }
card-everywhere = every space you may enter

count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
count-wounds = { $n ->
    [one] { $n } Wound
   *[other] { $n } Wounds
}
count-crystals = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
count-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}

## Kinds

card-kind-basic = Basic Action
card-kind-advanced = Advanced Action
card-kind-spell = Spell
card-kind-artifact = Artifact
card-kind-banner = Artifact: Banner
card-kind-wound = Wound
card-kind-regular = Regular unit, level { $n }
card-kind-elite = Elite unit, level { $n }
card-kind-skill-turn = Skill: { CASE($hero, "nom") }, once a turn
card-kind-skill-round = Skill: { CASE($hero, "nom") }, once a round
card-kind-skill-interactive = Interactive Skill: { CASE($hero, "nom") }
card-kind-skill-permanent = Skill: { CASE($hero, "nom") }, always in force
card-kind-enemy-green = Marauding Orcs
card-kind-enemy-grey = Keep garrison
card-kind-enemy-violet = Mage Tower garrison
card-kind-enemy-brown = Underground monster
card-kind-enemy-red = Draconum
card-kind-enemy-white = City garrison
card-kind-altar = Ruins token: altar
card-kind-ruin = Ruins token: enemies
card-kind-tile = Map tile
card-kind-tactic-day = Day Tactic
card-kind-tactic-night = Night Tactic
card-tile-start = Starting tile
card-tile-countryside = Countryside tile
card-tile-core = Core tile
card-tile-city = Core tile with a city
card-tile-text = Seven spaces of the map.

## Deed cards, units, tokens

card-wound-text = You cannot play it. Healing and resting get rid of it.
card-action-text = { $basic } For { CASE($mana, "acc") }: { $strong }
card-spell-text = For { CASE($mana, "acc") }: { $basic } For { CASE($mana, "acc") } and black mana, { $name }: { $strong }
card-artifact-text = { $basic } If you throw this card away: { $strong }
card-banner-text = Give this Banner to a unit. { $basic } If you play it from your hand and throw it away: { $strong }
card-for_mana = For { $mana }: { $effect }
card-armour = Armor { $n }.
card-resists = Has: { $what }.
card-recruited = Recruited at: { $sites }.
card-site-v = village
card-site-m = monastery
card-site-k = keep
card-site-t = mage tower
card-site-c = city
card-site-g = magical glade
card-skill-turn = Once a turn. { $effect }
card-skill-round = Once a round. { $effect }
card-skill-interactive = Once a round. { $effect }
card-skill-permanent = Always in effect. { $effect }
card-blow-physical = Attack { $n }.
card-blow-fire = Fire Attack { $n }.
card-blow-ice = Ice Attack { $n }.
card-blow-cold_fire = Cold Fire Attack { $n }.
card-fame = Fame +{ $n }.
card-reputation-up = Reputation +{ $n } for defeating it.
card-reputation-down = Reputation −{ $n } for defeating it.
card-ability-swift = { CASE($ability, "nom") }: the Block must be twice the attack.
card-ability-brutal = { CASE($ability, "nom") }: an attack that is not blocked deals double damage.
card-ability-poison = { CASE($ability, "nom") }: every Wound counts twice; the hero’s second one goes to the discard pile.
card-ability-paralyze = { CASE($ability, "nom") }: a wounded unit is destroyed, a wounded hero discards all but Wounds.
card-ability-summon = { CASE($ability, "nom") }: in the Block phase a brown token is drawn and attacks in its place.
card-ability-fortified = { CASE($ability, "nom") }: in the first phase only Siege Attacks hit it.
card-ability-unfortified = { CASE($ability, "nom") }: the walls of the site do not protect it.
card-ability-elusive = { CASE($ability, "nom") }: Armor { $n } until you have blocked all its attacks.
card-ability-arcane_immunity = { CASE($ability, "nom") }: nothing but Attacks and Blocks affects it.
card-ability-assassination = { CASE($ability, "nom") }: its damage cannot be assigned to units.
card-ability-cumbersome = { CASE($ability, "nom") }: each Move point spent in the Block phase weakens its attack by 1.
card-ability-vampirism = { CASE($ability, "nom") }: its Armor grows by 1 for each Wound it deals.
card-ability-multiple = { CASE($ability, "nom") }: each of its attacks is blocked separately.
card-ability-defend = { CASE($ability, "nom") }: once in a combat it adds { $n } to the Armor of an attacked enemy.
card-altar = Altar: pay { $mana } at once. Fame +{ $n }.
card-altar-same = Altar: pay { CASE($mana, "acc") } 3 times at once. Fame +{ $n }.
card-ruin = Defeat: { $fight }. Reward: { $reward }.
card-token-green = a green token
card-token-grey = a grey token
card-token-violet = a violet token
card-token-brown = a brown token
card-token-red = a red token
card-token-white = a white token
card-reward-unit = a unit from the offer
card-reward-artifact = an Artifact
card-reward-spell = a Spell from the offer
card-reward-advanced = an Advanced Action from the offer
card-reward-crystals = a crystal of each colour
card-reward-crystal = a crystal by a die roll

## Points

fx-move = Move { $n }
fx-influence = Influence { $n }
fx-heal = Heal { $n }
fx-attack-melee-physical = Attack { $n }
fx-attack-melee-fire = Fire Attack { $n }
fx-attack-melee-ice = Ice Attack { $n }
fx-attack-melee-cold_fire = Cold Fire Attack { $n }
fx-attack-ranged-physical = Ranged Attack { $n }
fx-attack-ranged-fire = Ranged Fire Attack { $n }
fx-attack-ranged-ice = Ranged Ice Attack { $n }
fx-attack-ranged-cold_fire = Ranged Cold Fire Attack { $n }
fx-attack-siege-physical = Siege Attack { $n }
fx-attack-siege-fire = Siege Fire Attack { $n }
fx-attack-siege-ice = Siege Ice Attack { $n }
fx-attack-siege-cold_fire = Siege Cold Fire Attack { $n }
fx-attack-later-physical = Attack { $n } in the Attack phase
fx-attack-later-fire = Fire Attack { $n } in the Attack phase
fx-attack-later-ice = Ice Attack { $n } in the Attack phase
fx-attack-later-cold_fire = Cold Fire Attack { $n } in the Attack phase
fx-block-physical = Block { $n }
fx-block-fire = Fire Block { $n }
fx-block-ice = Ice Block { $n }
fx-block-cold_fire = Cold Fire Block { $n }
fx-per-wounds = { $points } and +{ $n } for each Wound in your hand and on your units
fx-per-blocked = { $points } and +{ $n } for each enemy blocked in this combat
fx-per-enemies = { $points } and +{ $n } for each enemy in the combat
fx-note-swift = { $points }, which counts double against Swiftness
fx-note-toughness = { $points } and +1 for each ability, attack element and resistance of the blocked enemy
fx-note-ice_shield = { $points }, and the blocked enemy gets Armor −3
fx-note-shield_bash = { $points }, which counts double against Swiftness; each surplus point takes 1 off the Armor of the blocked enemy
fx-note-burning_shield = { $points }, and after a successful block Fire Attack 4 in the Attack phase
fx-note-exploding_shield = { $points }, and after a successful block the blocked enemy is destroyed
fx-note-chivalry_reputation = { $points } and Reputation +1 for each enemy it defeats
fx-note-chivalry_both = { $points }, Reputation +1 and Fame +1 for each enemy it defeats

## Other effects

fx-choose = Choose: { $options }
fx-by_day = By day { $day }, by night { $night }
fx-pay = For { $mana }: { $effect }
fx-discard-no = Discard another card (not a Wound): { $effect }
fx-discard-may = Discard another card: { $effect }
fx-discard-only = Discard a Wound: { $effect }
fx-draw = Draw { count-cards }
fx-token = Gain a { CASE($mana, "gen") } token
fx-token-many = Gain { count-tokens } of { CASE($mana, "gen") }
fx-token-of = Gain a token of { $manas }
fx-token-any = Gain { count-tokens } of mana of any colour
fx-token-basic = Gain { count-tokens } of mana of a basic colour
fx-crystal = Gain a { CASE($mana, "gen") } crystal
fx-crystal-of = Gain a crystal of { $manas }
fx-crystal-any = Gain { count-crystals } of any colour
fx-crystal-basic = Gain { count-crystals } of any colour
fx-fame = Fame +{ $n }
fx-reputation-up = Reputation +{ $n }
fx-reputation-down = Reputation −{ $n }
fx-wound = Take { count-wounds } into your hand
fx-ready = Ready a spent unit of level { $n } at most
fx-weaken-one = One enemy: { $what }
fx-weaken-unfortified = One enemy that is not fortified: { $what }
fx-weaken-some = Up to { $n } enemies: { $what }
fx-weaken-all = All enemies: { $what }
fx-weaken-destroy = destroyed
fx-weaken-tame = no attack in this combat
fx-weaken-attack = Attack −{ $n }
fx-weaken-armour = Armor −{ $n }
fx-weaken-armour_fortified = Armor −{ $n } (−{ $more } if fortified)
fx-weaken-loses-fortified = no fortifications
fx-weaken-loses-resistances = no resistances
fx-weaken-loses-physical = no physical resistance
fx-weaken-loses-fire = no fire resistance
fx-weaken-loses-ice = no ice resistance
fx-weaken-gains-doomed = destroyed if you block it
fx-terrain-less = This turn { $where }: cost { $n } less, at least { $floor }
fx-terrain-to = This turn { $where }: cost { $n }
fx-terrain-opens = This turn { $where }: can be entered, cost { $n }

## What lasts

gain-dice = You may use { $n ->
    [one] { $n } more die
   *[other] { $n } more dice
} of the Source this turn
gain-dice_wild = Black and gold dice count as any basic colour, by day and by night
gain-black_pull = If the additional die is black, it gives mana of any colour
gain-crystal_joy-1 = At the end of the turn you may discard another card (not a Wound) to take this one back into your hand
gain-crystal_joy-2 = At the end of the turn you may discard any other card, also a Wound, to take this one back into your hand
gain-crystals_return = Crystals spent this turn come back to you at its end
gain-manners_fame = If played in an interaction: Fame +{ $n } at the end of the turn
gain-manners_reputation = If played in an interaction: Reputation +{ $n } at the end of the turn
gain-next_move_card = The next card that gives Move gives +{ $n } this turn
gain-every_move_card = Every other card that gives Move gives +{ $n } this turn
gain-move_as_attack = In combat this turn each Move point may be turned into Attack 1
gain-move_as_ranged = In combat this turn each { $n } Move points may be turned into Ranged Attack 1
gain-tale_reputation = Reputation +{ $n } for each unit recruited this turn
gain-tale_fame = Fame +{ $n } for each unit recruited this turn
gain-units_spared = This turn you may not assign damage to units
gain-steady_tempo-1 = At the end of the turn you may put this card under your Deed deck if it is not empty
gain-steady_tempo-2 = At the end of the turn you may put this card on top of your Deed deck
gain-influence_as_block-physical = This turn each Influence point may be turned into Block 1
gain-influence_as_block-ice = This turn each Influence point may be turned into Ice Block 1
gain-influence_as_block-fire = This turn each Influence point may be turned into Fire Block 1
gain-ambush = The first Attack card of this turn gives +{ $n }, or the first Block card twice as much
gain-learning-discard = Once this turn you may pay { $n } Influence for an Advanced Action of the offer, which goes to your discard pile
gain-learning-hand = Once this turn you may pay { $n } Influence for an Advanced Action of the offer, which goes to your hand
gain-mountain_lore-1 = If you end the turn on hills, your hand limit for drawing is 1 higher
gain-mountain_lore-2 = If you end the turn on hills, your hand limit for drawing is 1 higher, on a mountain 2
gain-mountain_safe = Mountains are safe spaces this turn
gain-terrain_shut = You cannot enter hills or mountains this turn
gain-units_resist = Your units have all resistances this turn
gain-wound_ignored = The first Wound that enemies deal to the hero this turn is ignored with its effects
gain-wings_of_night = Further enemies without an attack: the second for 1 Move point, the third for 2, and so on
gain-walls_ignored = The walls of the site do not count this turn
gain-space_bending = This turn spaces 2 away count as adjacent: you may move there or explore without provoking anybody
gain-disease = Every enemy blocked in the Block phase has Armor 1
gain-glory = This turn your units have Armor +{ $n } and +{ $n } to Attacks and Blocks, and each that attacks or blocks gives Fame +1
gain-wounds_thrown_away = At the end of the turn you may throw away all Wounds received in it
gain-endless_mana = This turn you have { CASE($mana, "nom") } without limit
gain-ring_fame = Fame +1 for each Spell of this colour cast this turn ({ CASE($mana, "nom") })
gain-physical_doubled = Physical Attacks count double in the Attack phase
gain-fame_per_defeated = Fame +{ $n } for each enemy defeated this turn
gain-banner_of_command = A unit recruited this turn may serve under this card in place of a Command token
gain-far_exploring = You may explore tiles 2 spaces away this turn
gain-others_attack = Attacks of your other units give +{ $n } this turn
gain-attacks_cold_fire = All your Attacks in this combat are Cold Fire Attacks
gain-attacks_siege = All your Attacks in this combat are Siege Attacks of the same element
gain-polarization = Use 1 mana as its opposite: red as blue, green as white, or the other way round. By day black as any colour, by night gold as black
gain-deadly_aim = An Attack card gives +1 in the Ranged and Siege phase, +2 in the Attack phase
gain-discount = A unit for { $n } less

## Cards with rules of their own

rule-crystallize = Pay 1 mana of a basic colour: gain a crystal of that colour
rule-mana_draw-1 = Take a die of the Source, set it to any colour but gold and gain 2 tokens of that mana. The die goes back without a roll
rule-mana_draw-2 = Take 2 dice of the Source, set each to any colour but gold and gain 1 token of each. The dice go back without a roll
rule-concentrate = Play another action card with it: its strong effect for free, and { $n } more if it gives Move, Influence, Attack or Block
rule-ritual_crystal = You may pay 1 mana of a basic colour for a crystal of that colour
rule-song_of_wind = You may pay blue mana: this turn you enter lakes for 0
rule-decompose-1 = Throw away an action card from your hand: gain 2 crystals of its colour
rule-decompose-2 = Throw away an action card from your hand: gain 1 crystal of each other colour
rule-crystal_mastery = Gain a crystal of a colour of which you have one
rule-mana_storm-1 = Choose a die of the Source of a basic colour: gain a crystal of it and roll the die again
rule-mana_storm-2 = Roll all dice of the Source again
rule-maximal-3 = Throw away another action card from your hand: its basic effect works 3 times
rule-maximal-2 = Throw away another action card from your hand: its strong effect works twice for free
rule-magic_talent-1 = Discard a coloured card: this turn you may play a Spell of that colour from the offer as if it were in your hand
rule-magic_talent-2 = Pay mana of a basic colour: a Spell of that colour from the offer goes to your discard pile
rule-training-1 = Throw away an action card from your hand: an Advanced Action of that colour from the offer goes to your discard pile
rule-training-2 = Throw away an action card from your hand: an Advanced Action of that colour from the offer goes to your hand
rule-ritual_attack-1 = Throw away another action card. Red: Attack 5; blue: Ice Attack 3; white: Ranged Attack 3; green: Siege Attack 2
rule-ritual_attack-2 = Throw away another action card. Red: Fire Attack 6; blue: Cold Fire Attack 4; white: Ranged Fire Attack 4; green: Siege Fire Attack 3
rule-blood_of_ancients-1 = Take 1 Wound into your hand and pay mana: an Advanced Action of that colour from the offer goes to your hand
rule-blood_of_ancients-2 = Take 1 Wound into your hand or discard pile: use the strong effect of a card in the Advanced Action offer, which stays there
rule-temporal_portal-1 = As your Action: you may move to an adjacent safe space without provoking anybody. Hand limit for drawing +1
rule-temporal_portal-2 = As your Action: you may move to a safe space up to 2 away with hand limit +1, or 1 away with hand limit +2
rule-spell_forge-1 = Gain a crystal of the colour of a Spell on offer
rule-spell_forge-2 = Gain 2 crystals of the colours of two different Spells on offer
rule-peaceful_moment-1 = As your Action: each 2 Influence may be turned into Heal 1
rule-peaceful_moment-2 = As your Action: each 2 Influence may be turned into Heal 1, and 2 Influence for each level ready a unit
rule-dodge = Attack { $n } in the Attack phase if no Wound came into your hand by then
rule-stout_resolve-2 = Move, Influence, Attack or Block 2; 3 if you discard a Wound
rule-stout_resolve-3 = Move, Influence, Attack or Block 3 and +2 for each card discarded, at most 1 Wound among them
rule-force_of_nature = One of your units has physical resistance in this combat
rule-into_the_heat = At the start of a combat: Attacks and Blocks of all your units give +{ $n } in it
rule-underground_travel = Move up to { $n } revealed spaces under the ground, not through swamps and lakes, to a safe space. You provoke nobody
rule-underground_attack = Move up to { $n } revealed spaces under the ground, not through swamps and lakes, to a fortified site. It is an assault in which walls do not count
rule-wings_of_wind = Spend up to { $n } Move points: fly as many revealed spaces to a safe space. You provoke nobody
rule-restoration = Heal { $n }, in a forest Heal 5
rule-rebirth = Ready units of up to { $n } levels together, in a forest up to 5
rule-disintegrate = In the Attack phase destroy one enemy; the others get Armor −{ $n }
rule-time_bending = At the end of the turn set this card aside for the round, take the other cards played back into your hand and take another turn at once without drawing
rule-call_to_arms = Use an ability of a unit on offer as if it were yours. You cannot assign damage to it
rule-call_to_glory = Recruit any unit on offer for free
rule-meditation-1 = Put 2 random cards of your discard pile on top of or under your Deed deck. Hand limit for drawing +2
rule-meditation-2 = Put 2 chosen cards of your discard pile on top of or under your Deed deck. Hand limit for drawing +2
rule-mana_meltdown = Every other player loses a random crystal; you may take one of them. Who has none takes 1 Wound
rule-mana_radiance = Choose a basic colour: every player, you too, takes 1 Wound for each own crystal of it. Then gain 2 crystals of it
rule-mana_claim-1 = Take a die of a basic colour from the Source until the end of the round: 3 tokens of it now, or 1 in every later turn
rule-mana_claim-2 = Take a die of a basic colour from the Source until the end of the round: 3 tokens of it now, or 1 in every later turn. Others who use that colour take 1 Wound (once a turn)
rule-mind_read-1 = Choose a colour and gain a crystal of it. Every other player discards a Spell or action of that colour or shows that there is none
rule-mind_read-2 = Choose a colour and gain a crystal of it. Every other player discards a Spell or action of that colour or shows that there is none. You may take one of the discarded actions for good
rule-energy_flow-2 = Ready one of your units. Then you may spend 1 unit of level 2 at most of every other player
rule-energy_flow-3 = Ready and heal one of your units. Then you may spend 1 unit of level 3 at most of every other player
rule-offering = Gain a red crystal. You may discard up to 3 cards (not Wounds): gain a crystal of the colour of each, of any colour for an Artifact
rule-sacrifice = Choose green or white, and red or blue. Each pair of your crystals of these colours gives Siege Attack 4 (green) or Ranged Attack 6 (white), of fire (red) or ice (blue). The crystals become mana tokens
rule-charm = In an interaction also: a crystal of any colour, or a unit for { $n } less
rule-possess = One enemy does not attack in this combat; in the Attack phase its strength counts as your Attack against other enemies
rule-cure = Draw a card for each Wound healed from your hand this turn. Units healed this turn are Ready
rule-banner_of_glory = It has Armor +1 and +1 to Attacks and Blocks, and when it attacks or blocks: Fame +1
rule-banner_of_fear = In the Block phase you may spend it to cancel 1 attack of an enemy: Fame +1
rule-banner_of_protection = It has Armor +1, fire resistance and ice resistance
rule-banner_of_courage = Once a round, not in combat, you may ready it
rule-banner_of_fortitude = Once a round you may ignore a Wound of this unit with its effects
rule-ready_everyone = Not in combat: ready all your units
rule-heal_everyone = Not in combat: heal all Wounds of all your units
rule-sword_of_justice = Discard any number of cards (not Wounds): Attack { $n } for each. Fame +1 for each enemy defeated this turn
rule-horn_of_wrath-1 = Roll a mana die: if it shows black or red, take 1 Wound
rule-horn_of_wrath-5 = Siege Attack 5 and up to +5. Roll a mana die for each point added: take 1 Wound for each black or red
rule-gem_pouch = Roll a mana die { $n } times: gain a crystal for each (gold: of any colour; black: Fame +1 instead)
rule-grail-2 = Heal 2. Fame +1 for each point of this Healing that you use
rule-grail-6 = Heal 6. Draw a card for each Wound healed from your hand this turn
rule-book_of_wisdom-1 = Throw away an action card from your hand: an Advanced Action of that colour from the offer goes to your hand
rule-book_of_wisdom-2 = Throw away an action card from your hand: a Spell of that colour from the offer goes to your hand, and gain a crystal of that colour
rule-amulet_of_the_sun = By night also: forests cost 3, you may use gold mana, and you reveal adjacent garrisons and Ruins as by day
rule-amulet_of_darkness = By day also: deserts cost 3, and you may use black mana as by night
rule-bow_of_starsdawn-2 = Discard any number of cards (not Wounds): Ranged Attack 2 for each. Fame +1 for each enemy defeated in this phase
rule-bow_of_starsdawn-0 = This turn Ranged and Siege Attacks count double, or Ranged ones reach over walls
rule-soul_harvester-3 = Attack 3. For 1 enemy it defeats gain a crystal: red for fire resistance, blue for ice, green for physical, white always
rule-soul_harvester-8 = Attack 8. For each enemy defeated in this phase gain a crystal: red for fire resistance, blue for ice, green for physical, white always
rule-fallen_kings-1 = Block 6, or twice Block 4 against different attacks
rule-fallen_kings-2 = Cold Fire Block 8, or up to three times Cold Fire Block 4 against different attacks
rule-druidic_staff-1 = Discard a card. White: move up to 2 spaces to a safe one; blue: 2 crystals of one colour; red: ready a unit of level 3 at most; green: Heal 3
rule-druidic_staff-2 = Choose 2 different ones: move up to 2 spaces to a safe one · 2 crystals of one colour · ready a unit of level 3 at most · Heal 3
rule-flight_of_staff = Move up to { $n } revealed spaces to a safe one
rule-two_crystals = Gain 2 crystals of one colour
rule-circlet-1 = Use a Skill of the common offer that is not interactive as your own (one for each turn twice)
rule-circlet-2 = Take any Skill of the common offer for good
rule-tome-1 = Discard a coloured card: use the basic effect of a Spell of that colour on offer without mana
rule-tome-2 = Discard a coloured card: use the strong effect of a Spell of that colour on offer without mana, even by day
rule-wound_self = This unit is wounded
rule-scouts_peek = Look at a face-down token up to { $n } spaces away or at the top of an enemy pile. Fame +1 if you defeat it this turn
rule-familiar_attack = Attack { $n } (+2 with red mana on the card)
rule-familiar_block = Block { $n } (+3 with blue mana on the card)
rule-familiar_points = Move or Influence { $n } (+2 with white mana on the card)
rule-familiar_heal = Heal { $n } (+1 with green mana on the card)
rule-shocktroops_guard = One attack of an enemy is weaker by { $n }, and its damage is assigned to this unit first
rule-altem_mages = Cold Fire Attack or Block { $n }; for blue or red mana 7, for both 9
rule-heroes_reputation = In an interaction Reputation +{ $n }
rule-delphana_masters = Any number at once. Blue mana: an enemy does not attack; red: an enemy is destroyed if you block it; green: Armor −5; white: an enemy loses fortifications and resistances

## Skills with rules of their own

rule-wound_sideways = Play 1 Wound sideways as if it were none: it gives { $n }
rule-invocation = Discard a Wound: gain a red or black mana token. Or discard another card: gain a white or green mana token
rule-motivation = Draw 2 cards. If you alone have the least Fame, gain a { CASE($mana, "gen") } token
rule-motivation-fame = Draw 2 cards. If you alone have the least Fame: Fame +1
rule-healing_ritual = Not in combat: throw away up to 2 Wounds from your hand. One of them goes to the hand of the nearest other hero
rule-ritual_of_pain = Not in combat: throw away up to 2 Wounds from your hand. While the token lies in the centre another player may return it to play a Wound sideways for 3
rule-glittering_fortune = In an interaction: Influence 1 for each colour of crystals you have
rule-flight = Fly to an adjacent safe space for free, or 2 spaces for 2 Move points. You provoke nobody
rule-universal_power = Add mana to a card played sideways: it gives { $n }, an action or Spell of that colour 4
rule-source_freeze = Other players cannot use their ordinary die of the Source. In your next turn gain a crystal of a basic colour shown in the Source
rule-source_opening = You may roll a die of the Source again. While the token lies in the centre another player may return it to use an additional die of a basic colour, and you gain a crystal of that colour
rule-forward_march = Move 1 for each Ready unwounded unit, at most { $n }
rule-inspiration = Not in combat: ready or heal one of your units
rule-leadership = The next unit gives Block +3, Attack +2 or Ranged Attack +1
rule-bonds_of_loyalty = One unit serves under this Skill: it costs 5 Influence less, may be used even where units may not, and cannot be disbanded
rule-prayer_of_weather = Until your next turn: your spaces cost 2 less (at least 1), those of other players 1 more (at most 5)
rule-shared_prayer = This turn your spaces cost 2 less (at least 1). While the token lies in the centre another player may return it to pay 1 less
rule-resistance_break = One enemy: Armor −{ $n } for each of its resistances
rule-i_feel_no_pain = Not in combat: discard a Wound from your hand and draw { count-cards }
rule-sideways_bold = A card played sideways gives { $n }, an Advanced Action, Spell or Artifact 3
rule-sideways_unmagical = A card played sideways gives { $n }, or 3 if you use no die of the Source this turn
rule-mana_exploit = Gain a mana token of any colour but gold and mark the Skill with it. Others who use that colour before your next turn take 1 Wound (once a turn)
rule-mana_overload = Gain a mana token of any colour but gold and mark the Skill with it. The first card powered with that colour gives +4, and the token comes back to you
rule-hawk_eyes = By night exploring costs 1 less this turn, by day you see garrisons 2 spaces away
rule-on_her_own = Influence 1, or Influence { $n } if you recruit no units this turn
rule-know_your_prey = One enemy loses 1 ability or the element of its attacks in this combat. Not against Arcane Immunity
rule-taunt = In the Block phase 1 attack of an enemy is weaker by 1, or stronger by 2 while the enemy gets Armor −2
rule-dueling = In the Block phase Block 1, and in the Attack phase Attack 1 against the same enemy. Fame +1 if you defeat it without units
rule-wolfs_howl = Not in an interaction: a card played sideways gives { $n } and +1 for each free Command token. Until your next turn Attacks and Blocks of other players’ units are weaker by 1
rule-shared_howl = Not in an interaction: a card played sideways gives { $n } and +1 for each free Command token. While the token lies in the centre another player may return it so that a card played sideways gives 3
rule-opened_source = Use an additional die of the Source of a basic colour. The owner of the Skill gains a crystal of that colour
rule-sideways_howl = A card played sideways gives { $n }

## Tactics

tactic-early_bird-text = No effect.
tactic-rethink-text = When you take it: discard up to 3 cards, draw as many, and shuffle your discard pile into your deck.
tactic-mana_steal-text = When you take it: put a die of the Source of a basic colour on it. You may use it in one of your turns this day.
tactic-planning-text = If you have at least 2 cards in hand before you draw at the end of the turn, your hand limit is 1 higher.
tactic-great_start-text = When you take it: draw 2 cards.
tactic-right_moment-text = Once this day: take another turn right after your turn.
tactic-from_the_dusk-text = No effect.
tactic-long_night-text = Once this night, when your deck is empty: 3 random cards of your discard pile become your deck.
tactic-mana_search-text = Once a turn, before you use a die of the Source: roll 1 or 2 dice of the Source again, gold ones first.
tactic-midnight_meditation-text = Once this night, before your turn: shuffle up to 5 cards of your hand into your deck and draw as many.
tactic-preparation-text = When you take it: choose a card of your deck into your hand and shuffle the deck.
tactic-sparing_power-text = Before each of your turns: put the top card of your deck under the Tactic, or take all cards put there into your hand.
