### What cards, tokens, buildings and sites say.

## Joints

card-both = { $one } { $two }
card-and = { $one } and { $two }
card-or = { $one } or { $two }
card-comma = { $one }, { $two }
card-dot = { $one } · { $two }
card-sentence = { $phrase }.
card-name = { CASE($name, "nom") }

n-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
n-power = { $n ->
    [one] { $n } Power point
   *[other] { $n } Power points
}
n-experience = { $n ->
    [one] { $n } experience point
   *[other] { $n } experience points
}
n-luck = { $n ->
    [one] { $n } Luck token
   *[other] { $n } Luck tokens
}
n-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
n-dice-more = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
n-parts = { $n ->
    [one] { $n } part
   *[other] { $n } parts
}

## Kinds

card-kind-scroll = Scroll, level { $n }, { CASE($school, "nom") }
card-kind-might = Might skill, { CASE($school, "nom") }
card-kind-magic = Magic skill, { CASE($school, "nom") }
card-kind-artifact = Artifact: { CASE($slot, "nom") }
card-kind-treasure = Treasure card
card-kind-week = Week card, { CASE($phase, "nom") }
card-kind-encounter = Encounter token, { CASE($rank, "nom") }
card-kind-building = Building, city level { $level }
card-kind-action = Action card
card-kind-hero = Hero, { CASE($faction, "nom") }
card-kind-unit = Unit, city level { $level }
card-action-1 = Activation or Construction
card-action-2 = Activation or Recruitment
card-action-3 = Recruitment or Gathering
card-action-special = Construction or Gathering
card-does-activation = You may lead each hero over the map once. On the way a hero fights, takes fields and visits sites.
card-does-construction = Raise one building, or the city by one level.
card-does-recruitment = Buy units for the heroes in the city with gold.
card-does-gathering = Take gold and resources from the fields you control and from buildings.
card-price = Price: { $cost }.
card-kind-tile = Map tile { $n }
card-tile = Sixteen fields of the map.

## When

w-after = { $begins ->
    [1] After
   *[0] after
}
w-at = { $begins ->
    [1] At
   *[0] at
}
w-in = { $begins ->
    [1] In
   *[0] in
}
w-when = { $begins ->
    [1] When
   *[0] when
}
w-before = { $begins ->
    [1] Before
   *[0] before
}
w-against = { $begins ->
    [1] Against
   *[0] against
}
w-if = { $begins ->
    [1] If
   *[0] if
}
w-on = { $begins ->
    [1] On
   *[0] on
}
w-while = { $begins ->
    [1] While
   *[0] while
}
when-always-first_turn = { w-in } the first battle turn
when-always-against_hero = { w-against } a hero
when-always-from_city = { w-when } the hero starts his move in the city
when-enters = { w-when } the hero enters the game
when-starts = { w-if } this is the starting hero
when-gained = { w-when } the hero gains this skill
when-built = { w-when } it is built
when-round_start-luckless = { w-at } the start of a round, if there is no Luck token on the hero
when-gathering = { w-in } Gathering
when-recruited = { w-after } units were recruited for this hero
when-moving = { w-while } moving
when-field_taken = { w-when } the hero takes a field of another player
when-before_battle = { w-before } battle
when-turn_start = { w-at } the start of a battle turn
when-turn_start-first_turn = { w-at } the start of the first battle turn
when-hero_turn = { w-on } the hero's turn
when-turn_end = { w-at } the end of a battle turn
when-after_battle = { w-after } battle
when-after_battle-won = { w-after } a won battle
when-after_battle-won_encounter = { w-after } a victory over an encounter
when-after_battle-not_fled = { w-after } a battle from which the hero did not flee
when-own_attack = { w-after } the roll of an own attack
when-enemy_attack = { w-after } the roll of an enemy attack
when-scroll_used = { w-after } using a scroll
when-enemy_scroll = { w-when } the enemy uses a scroll

card-rule-each = { $when }, { $what }.
card-rule-turn = { $when }, once per battle turn, { $what }.
card-rule-battle = { $when }, once per battle, { $what }.
card-second-or = Or, if the hero knows { CASE($school, "nom") }: { $rule }
card-second-and = And, if the hero knows { CASE($school, "nom") }: { $rule }
card-player = All your heroes: { $what }
card-everyone = All heroes: { $what }

## Values

card-figure-more = { $stat } +{ $n }
card-figure-less = { $stat } −{ $n }
card-most = { $figure } (at most { $n })
stat-strength = Strength
stat-magic = Magic
stat-initiative = Initiative
stat-command = Command
stat-attacks = Attack dice
stat-movement = Movement points
stat-rout = Rout
stat-zone = Control zone
stat-recruit_limit = Recruitment limit
stat-strength-acc = Strength
stat-magic-acc = Magic
stat-initiative-acc = Initiative
stat-attacks-acc = attack dice
stat-scrolls_seen = When you draw a scroll for this hero, draw { $n } and keep 1
stat-artifacts_seen = When you draw an artifact for this hero, draw { $n } and keep 1
stat-flight_loss = In flight you lose { $n ->
    [one] { $n } token
   *[other] { $n } tokens
} fewer
stat-build_cost = City levels and buildings cost { n-resources } less, at least 1 (not the income building, not the Temple of Asha)
stat-advance_cost = An advance costs { n-experience } less
stat-treasure_parts = take { $n ->
    [one] { $n } part
   *[other] { $n } parts
} more of the Treasure card

## On whom

of-nom = { $of ->
    [own_stack] a named own stack
    [two_own_stacks] two named own stacks
    [own_stacks] all own stacks
    [enemy_stack] a named enemy stack
    [enemy_hero_stack] a named stack of an enemy hero
    [enemy_stacks] all enemy stacks
    [first_enemy_stack] the first enemy stack to attack
    [same] the same stack
   *[army] the whole army
}
of-has = { $of ->
    [two_own_stacks] have
    [own_stacks] have
    [enemy_stacks] have
   *[single] has
}
of-rolls = { $of ->
    [two_own_stacks] roll
    [own_stacks] roll
    [enemy_stacks] roll
   *[single] rolls
}
of-makes = { $of ->
    [two_own_stacks] make
    [own_stacks] make
    [enemy_stacks] make
   *[single] makes
}
of-dat = { $of ->
    [own_stack] a named own stack
   *[army] your army
}
to-dat = { $to ->
    [enemy_stack] a named enemy stack
   *[enemy] the enemy
}
until-turn = { $until ->
    [first] in the first turn
    [turn] in this turn
    [next_turn] in this turn and the next
   *[battle] for the rest of the battle
}
fx-value-more = { of-nom } { of-has } { $stat } +{ $n } { until-turn }
fx-value-less = { of-nom } { of-has } { $stat } −{ $n } { until-turn }
fx-attacks-more = { of-nom } { of-rolls } { n-dice-more } more { until-turn }
fx-attacks-less = { of-nom } { of-rolls } { n-dice-more } fewer { until-turn }
fx-common-more = Common creatures: Strength +{ $n }
fx-common-less = Common creatures: Strength −{ $n }

## Effects

fx-lend = The hero has { CASE($ability, "nom") }
fx-discount = { CASE($unit, "nom", number: "pl") } recruited for this hero's army cost less: a basic one { $basic } gold, an elite one { $elite } gold
fx-take-gold = take { $n } gold
fx-take-resources = take { n-resources }
fx-take-both = take { $gold } gold and { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}
fx-power = gain { n-power }
fx-experience = gain { n-experience }, to be used at once
fx-luck = the hero gets { n-luck }
fx-luck-battle = the hero gets { n-luck } for this battle
fx-drawscroll = draw a scroll for the hero
fx-drawartifact = draw an artifact for the hero
fx-drawtreasure = draw a Treasure card and take { n-parts }
fx-takediscarded = search one discard pile (Treasure, Scroll or Artifact) and take 1 card
fx-advance = gain a skill without paying experience
fx-upgrade = { $n ->
    [one] turn { $n } basic unit elite
   *[other] turn up to { $n } basic units elite
}
fx-upgrade-all = turn all basic units of the army elite
fx-join = { $n ->
    [one] { $n } elite unit of city level I joins
   *[other] { $n } elite units of city level I join
} the army free of charge
fx-join-unit = { $n ->
    [one] { $n } elite unit joins
   *[other] { $n } elite units join
} his army free of charge: { CASE($unit, "nom", number: "pl") }
fx-recruit = buy up to { $n ->
    [one] { $n } unit
   *[other] { $n } units
} of any of your types for the hero's army, whatever the city offers
fx-activateagain = activate the hero once more
fx-teleport = put the hero on a free portal field
fx-teleport-field = put the hero on a free field of open terrain up to { $n } away
fx-wounds = deal { n-wounds } to { to-dat }
fx-wounds-each = deal { n-wounds } to each enemy stack, { $token } to an encounter token; a surplus is lost
n-per-hit = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
fx-magicroll = roll { $n } d8 against Magic: each hit deals { n-per-hit } to { to-dat }
fx-magicroll-instead = instead of attacking roll { $n } d8 against Magic: each hit deals { n-per-hit } to { to-dat }
fx-resurrect = resurrect { $n ->
    [one] { $n } unit
   *[other] up to { $n } units
}
fx-summon = summon the { CASE($elemental, "nom") } ({ $values })
card-elemental = Strength { $strength }, Initiative { $initiative }, Numbers { $numbers }
fx-adjust-strength = the summoned elemental has Strength { $n }
fx-adjust-numbers = the summoned elemental has Numbers { $n }
fx-absorb = { $until ->
    [battle] in each turn of this battle
   *[turn] in this turn
} { $n ->
    [one] the first wound of a named own stack is lost
   *[other] the first { $n } wounds of a named own stack are lost
}
fx-soften = lower the wounds of this attack by { $n }
fx-ward = all wounds that the next enemy attack of this turn deals to { of-dat } are lost
fx-halve = the wounds of every enemy attack { until-turn } are halved, rounded down
fx-ignoreskulls = you may ignore the wounds of the elite die
fx-banelitedie = you may decide that nobody uses the elite die in this battle
fx-stun = { of-nom } { of-makes } no attack in this turn
fx-attacknow = { of-nom } { of-makes } an extra attack at once
fx-cleanse = { of-nom } { of-has } nothing to fear from enemy cards that change Strength, Initiative and dice in this turn
fx-reroll-elite_die = you may reroll the elite die
fx-reroll-hits = the enemy rerolls all hits
fx-cancelscroll = the scroll has no effect and is discarded
fx-keepscroll = roll a d8: on 1–{ $n } the scroll stays with the hero

permit-through_mountains = The hero may pass through mountains but may not end the move there
permit-portal_to_portal = The hero may go from a portal to any other portal on the board for 1 movement point
permit-city_portal = Heroes may leave the city and return to it by portal
permit-recruit_heroes = You may recruit heroes for 5 gold each
permit-elite_units = You may recruit elite units and upgrade basic ones
permit-market = You get your fourth action card and may trade: exchange at 2 to 1 and sell scrolls
permit-wins_ties = You win Initiative ties
permit-magic_for_strength = The hero may attack with Magic instead of Strength
permit-hero_elite_die = The hero may replace 1 attack by the elite die
permit-no_bad_luck = Bad Luck does not touch the attacks of your army
permit-no_laurel_resurrection = Laurel does not resurrect units

## Parts of Treasure cards

part-gold = { $n } gold
part-resources = { n-resources }
part-experience = { n-experience }
part-luck = { n-luck }
part-upgrade = { $n ->
    [one] { $n } unit upgraded
   *[other] Up to { $n } units upgraded
}
part-join = { $n ->
    [one] { $n } elite unit of city level I
   *[other] { $n } elite units of city level I
}
part-drawscroll = Scroll
part-drawartifact = Artifact

## Weeks, buildings, sites, heroes, units, creatures

card-dark = Dark Days: encounters fight in two stacks, and Rout must be 1 higher.
card-fortune = On reveal each player gives 1 Luck token to one of his heroes.
card-tear = Allows the Temple of Asha to be built.
card-resources = { n-resources }
card-gold = { $n } gold
card-artifact = the artifact { CASE($artifact, "nom") }
card-explored = Exploration: { $effect }.
card-controlled = Control gives { n-power }.
card-income-resources = In Gathering it gives { n-resources }.
card-income-gold = In Gathering it gives { $n } gold.
card-portal = Leads to your city and from it, if the Portal is built there.
card-value-strength = Strength { $n }.
card-value-magic = Magic { $n }.
card-value-initiative = Initiative { $n }.
card-value-command = Command { $n }.
card-value-numbers = Numbers { $n }.
card-talent = { CASE($talent, "nom") }: { $text }
card-schools = Schools: { $schools }.
card-prices = Price: { $basic } gold, elite { $elite }.
card-side-basic = Basic: { $abilities }.
card-side-elite = Elite: { $abilities }.
card-elite-short = Elite creatures
card-elite = { card-elite-short }: they may use the elite die.
card-ability-precise = { CASE($ability, "nom") }: names the stack for the wounds before the roll and may reroll 1 miss after it.
card-ability-defence = { CASE($ability, "nom") }: the stack cannot be named by a Precise Attack.
card-ability-endurance = { CASE($ability, "nom") }: an extra life.
card-ability-pierce = { CASE($ability, "nom") }: ignores Endurance.
card-ability-slayer = { CASE($ability, "nom") }: each hit deals 2 wounds.
card-ability-fury = { CASE($ability, "nom") }: always 5 attack dice.
card-ability-regeneration = { CASE($ability, "nom") }: all wounds vanish at the end of a battle turn.
