### The table: names of places on the screen, and short states.

scene-closed = Closed
scene-enter = Move cost { $n }.
scene-city = City, level { $n }.
scene-of = { $n } of { $most }
scene-influence = Influence { $n }
scene-no_talk = no interaction
scene-reputation-short = { $n }
scene-reputation = { $n } ({ $talk })
scene-day = Day
scene-night = Night
scene-order = Round order
scene-virtual = Virtual Player
scene-announced = The end of the round is announced

scene-zone-hand = Hand
scene-zone-hand-known = Cards in hand that are known
scene-zone-play = Play area
scene-zone-discard = Discard pile
scene-zone-aside = Cards set aside
scene-zone-deck = Deed deck
scene-zone-units = Units
scene-zone-skills = Skills
scene-zone-tactic = Tactic
scene-zone-choosing = Artifacts drawn
scene-zone-drafting = Cards to choose from
scene-zone-draft = Cards chosen
scene-zone-spared = Cards under the Tactic
scene-zone-skill-shown = Skills to choose from
scene-zone-unit-offer = Unit offer
scene-zone-advanced-offer = Advanced Action offer
scene-zone-spell-offer = Spell offer
scene-zone-skill-common = Common Skill offer
scene-zone-skill-centre = Skills in the centre
scene-zone-upgrades = Cards for exchange
scene-zone-tiles = Tile stack

scene-unit-ready = ready
scene-unit-spent = spent
scene-unit-wounded = { $n ->
    [one] { $n } Wound
   *[other] { $n } Wounds
}
scene-skill-ready = Ready
scene-skill-turn = Used this turn
scene-skill-round = Used this round

scene-row-level = Level
scene-row-fame = Fame
scene-row-reputation = Reputation
scene-row-armour = Armor
scene-row-hand = Cards in hand
scene-row-deck = Deed deck
scene-row-discard = Discarded cards
scene-row-command = Free Command tokens
scene-row-crystal = Crystal: { CASE($mana, "nom") }
scene-row-dice = { $n ->
    [one] die
   *[other] dice
}
scene-row-exploring = Exploring
scene-points-move = Move
scene-points-influence = Influence
scene-points-heal = Healing

scene-blocked = blocked
scene-tamed = does not attack
scene-dealt = resolved
scene-to_beat = Attack

scene-phase-combat-ranged = Ranged and Siege
scene-phase-combat-block = Block
scene-phase-combat-damage = Assign damage
scene-phase-combat-attack = Attack
scene-phase-turn-start = Start
scene-phase-turn-move = Movement
scene-phase-turn-action = Action
scene-phase-turn-after = After the Action
scene-phase-turn-end = End of turn

scene-note-village = You recruit, and buy Heal 1 for 3 Influence.
scene-note-village-then = You may plunder it.
scene-note-monastery = You recruit, buy Heal 1 for 2 Influence, and learn Actions.
scene-note-monastery-then = You may burn it.
scene-note-keep = Fortified.
scene-note-keep-then = Once conquered you recruit there and have a higher hand limit nearby.
scene-note-mage_tower = Fortified.
scene-note-mage_tower-then = Once conquered you recruit there and learn Spells.
scene-note-city = Fortified, with a garrison.
scene-note-mine = Gives a crystal at the end of your turn.
scene-note-glade = Gives mana at the start of your turn; at its end you throw a Wound away.
scene-note-dungeon = You fight a brown token, as by night and without units.
scene-note-dungeon-then = Reward: a Spell or an Artifact.
scene-note-tomb = You fight a red token, as by night and without units.
scene-note-tomb-then = Reward: a Spell and an Artifact.
scene-note-den = You fight a brown token.
scene-note-den-then = Reward: 2 crystals.
scene-note-spawning_grounds = You fight 2 brown tokens.
scene-note-spawning_grounds-then = Reward: an Artifact and 3 crystals.
scene-note-ruins = An altar or a fight, as the token shows.
scene-note-orcs = Marauding Orcs: you provoke them by passing by.
scene-note-draconum = Draconum: you provoke it by passing by.
scene-note-portal = Here the heroes begin.
site-closed_portal = Closed portal
scene-note-closed_portal = The portal is closed.
scene-damage-of = { $foe }: { $n } damage
n-wounds = { $n ->
    [one] { $n } Wound
   *[other] { $n } Wounds
}
blow-nothing = no Wound
blow-cannot = not allowed
blow-resists = no Wound (resistant)
blow-hero = { n-wounds }
blow-hero-poison = { n-wounds } in hand, { $n } on the discard pile
blow-hero-paralyze = { n-wounds }, the rest of the hand is lost
blow-hero-knocked_out = { n-wounds } and knocked out
blow-unit = 1 Wound, { $rest } left
blow-unit-poison = 2 Wounds, { $rest } left
blow-unit-paralyze = destroyed, { $rest } left
blow-unit-banner = a Wound or the Banner, { $rest } left
scene-wounds = Wounds in this combat
scene-wounds-knocked_out = Until knocked out

scene-round = Round { $n } of { $most }
scene-source = Source
scene-shut = ✕
scene-explore = Explore · { $n }
scene-way-fight = A fight at the end of the way.
scene-enter-provokes = Move cost { $n }. You provoke enemies beside you: a fight.
scene-enter-assault = Move cost { $n }. An assault: you fight the garrison, Reputation −1.
scene-fame = { $n }
scene-fame-next = { $n } of { $next }
scene-order-place = { $n }. { $name }
scene-rounds = Round
scene-cities = Cities conquered
scene-finale = Last turns
scene-banner-used = used in this round
goal-city_revealed = Goal: reveal the city
goal-cities = Goal: conquer all cities
goal-mines = Goal: free all mines
goal-dungeons = Goal: conquer all Dungeons and Tombs
goal-incantations = Goal: an Incantation every night
goal-portal = Goal: return through the portal
goal-hold = Goal: conquer sites and hold them

scene-attack-melee-physical = Attack
scene-attack-melee-fire = Fire Attack
scene-attack-melee-ice = Ice Attack
scene-attack-melee-cold_fire = Cold Fire Attack
scene-attack-ranged-physical = Ranged Attack
scene-attack-ranged-fire = Ranged Fire Attack
scene-attack-ranged-ice = Ranged Ice Attack
scene-attack-ranged-cold_fire = Ranged Cold Fire Attack
scene-attack-siege-physical = Siege Attack
scene-attack-siege-fire = Siege Fire Attack
scene-attack-siege-ice = Siege Ice Attack
scene-attack-siege-cold_fire = Siege Cold Fire Attack
scene-attack-later-physical = Attack in phase 4
scene-attack-later-fire = Fire Attack in phase 4
scene-attack-later-ice = Ice Attack in phase 4
scene-attack-later-cold_fire = Cold Fire Attack in phase 4
scene-block-physical = Block
scene-block-fire = Fire Block
scene-block-ice = Ice Block
scene-block-cold_fire = Cold Fire Block

scene-blow-physical = Attack
scene-blow-fire = Fire Attack
scene-blow-ice = Ice Attack
scene-blow-cold_fire = Cold Fire Attack
scene-halved-fire-short = Fire
scene-halved-fire = { scene-halved-fire-short }: Ice and Cold Fire Block count in full, any other by half.
scene-halved-ice-short = Ice
scene-halved-ice = { scene-halved-ice-short }: Fire and Cold Fire Block count in full, any other by half.
scene-halved-cold_fire-short = Cold Fire
scene-halved-cold_fire = { scene-halved-cold_fire-short }: only Cold Fire Block counts in full, any other by half.
scene-resists-physical-short = Physical resistance
scene-resists-physical = { scene-resists-physical-short }: Attacks without an element count by half.
scene-resists-fire-short = Fire resistance
scene-resists-fire = { scene-resists-fire-short }: Fire Attacks count by half.
scene-resists-ice-short = Ice resistance
scene-resists-ice = { scene-resists-ice-short }: Ice Attacks count by half.
scene-walls-single-short = Fortified
scene-walls-single = { scene-walls-single-short }: in phase 1 only Siege Attacks count.
scene-walls-double-short = Doubly fortified
scene-walls-double = { scene-walls-double-short }: cannot be hit in phase 1.
scene-unblocked = Unblocked
scene-harm = { $damage } damage, that is { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
} to your hand
scene-harm-poison = { $damage } damage, that is { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
} to your hand and as many to your discard pile
scene-to_block = Block
scene-lacking = { $lack ->
    [0] { $n } of { $most }, enough
   *[other] { $n } of { $most }, { $lack } missing
}

scene-duel-participate = Duel
scene-duel-ranged = Duel: ranged phase
scene-duel-melee = Duel: melee
scene-duel-over = The duel is decided
scene-duel-defender = Defender
scene-duel-aggressor = Aggressor
scene-duel-strikes = Strikes now
scene-duel-gathered = Attack gathered
scene-duel-force = Force of the blow
scene-duel-taken_off = The Block takes off
scene-pact = Joint assault: { $city }
scene-pact-part = { $n ->
    [one] { $n } enemy
   *[other] { $n } enemies
}
scene-mana-red = red
scene-mana-blue = blue
scene-mana-green = green
scene-mana-white = white
scene-mana-gold = gold
scene-mana-black = black
scene-tactic-used = { $tactic } (used)

## The heroes before the quest

scene-zone-start = Starting cards that all share
scene-hero-card-short = { $card } (own card)
scene-hero-card = { scene-hero-card-short }: { $does } Replaces { $other }.
scene-hero-skill = { $skill }: { $does }
scene-hero-deck = Starting deck
scene-hero-deck-own = { $n } cards, { $own } of them the hero's own.
scene-hero-arythea = Night and pain: turns Wounds into strength, is at her best by night, strikes with fire.
scene-hero-tovak = A steadfast warrior: blocks and fights well, gets more out of cards played sideways, minds Wounds little.
scene-hero-goldyx = Crystals and magic: has the most mana, flies over obstacles, strengthens cards played sideways.
scene-hero-norowas = A leader: has the best of units, negotiates easily, is at his best by day.
scene-hero-wolfhawk = A lone huntress: does well without units, aims true, studies her prey.

## Gold tags on cards

tag-basic = +{ $n }
tag-sideways = +{ $n } sideways
tag-strong = +{ $n } with mana
tag-both = +{ $n }, with mana +{ $strong }
tag-basic-total = +{ $n }: { $total } in all
tag-sideways-total = sideways: { $total } in all
tag-strong-total = with mana { $total } in all
tag-both-total = { $total } in all, with mana { $strong }

## A choice on the middle of the table

scene-choice-skill = Skill
scene-choice-action = Advanced Action card
scene-choice-of = take 1 of { $n }
scene-choice-of_lowest = take 1 of { $n }; with a Skill of the common offer only the lowest
scene-left = leaves Influence { $n }
