### The table: names of places on the screen, and short states.

scene-both = { $one } { $two }
scene-closed = Closed
scene-enter = Move cost { $n }.
scene-city = City, level { $n }.
scene-of = { $n } of { $most }
scene-influence = Influence { $n }
scene-no_talk = no interaction
scene-reputation = { $n } ({ $talk })
scene-round = Round { $n }
scene-day = Day
scene-night = Night
scene-order = Round order
scene-virtual = Virtual Player
scene-announced = The end of the round is announced
scene-tactic = { $tactic }
scene-tactic-used = { $tactic } (used)

scene-zone-hand = Hand
scene-zone-play = Play area
scene-zone-discard = Discard pile
scene-zone-aside = Cards set aside
scene-zone-deck = Deed deck
scene-zone-units = Units
scene-zone-skills = Skills
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
scene-zone-choice = To choose from

scene-unit-ready = Ready
scene-unit-spent = Spent
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
scene-row-hand_limit = Hand limit
scene-row-deck = Deed deck
scene-row-discard = Discarded cards
scene-row-command = Free Command tokens
scene-row-crystal = Crystal: { CASE($mana, "nom") }
scene-row-token = Pure mana: { CASE($mana, "nom") }
scene-row-dice = Dice of the Source to use
scene-row-tactic = Tactic
scene-row-exploring = Revealing a tile
scene-points-move = Move
scene-points-influence = Influence
scene-points-heal = Healing

scene-blow-physical = Attack { $n }
scene-blow-fire = Fire attack { $n }
scene-blow-ice = Ice attack { $n }
scene-blow-cold_fire = Cold fire attack { $n }
scene-blocked = blocked
scene-tamed = does not attack
scene-dealt = resolved
scene-open_blow = Block { $n } of { $most }; unblocked { $damage } damage, that is { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
} for the hero
scene-to_beat = To defeat it
scene-walls = Fortified
scene-walls-single = only Siege Attacks in phase 1
scene-walls-double = doubly, out of reach in phase 1

scene-phase-combat-ranged = Ranged and Siege
scene-phase-combat-block = Block
scene-phase-combat-damage = Assign damage
scene-phase-combat-attack = Attack
scene-phase-turn-start = Start
scene-phase-turn-move = Movement
scene-phase-turn-action = Action
scene-phase-turn-after = After the Action
scene-phase-turn-end = End of turn

scene-note-village = You recruit, and buy Heal 1 for 3 Influence. You may plunder it.
scene-note-monastery = You recruit, buy Heal 1 for 2 Influence, and learn Actions. You may burn it.
scene-note-keep = Fortified. Once conquered you recruit there and have a higher hand limit nearby.
scene-note-mage_tower = Fortified. Once conquered you recruit there and learn Spells.
scene-note-city = Fortified, with a garrison.
scene-note-mine = Gives a crystal at the end of your turn.
scene-note-glade = Gives mana at the start of your turn; at its end you throw a Wound away.
scene-note-dungeon = You fight a brown token, as by night and without units. Reward: a Spell or an Artifact.
scene-note-tomb = You fight a red token, as by night and without units. Reward: a Spell and an Artifact.
scene-note-den = You fight a brown token. Reward: 2 crystals.
scene-note-spawning_grounds = You fight 2 brown tokens. Reward: an Artifact and 3 crystals.
scene-note-ruins = An altar or a fight, as the token shows.
scene-note-orcs = Marauding Orcs: you provoke them by passing by.
scene-note-draconum = Draconum: you provoke it by passing by.
scene-note-portal = Here the heroes begin.
scene-note-maze = You spend Move points and fight for a reward.
scene-note-labyrinth = You spend Move points and fight for a reward.
scene-note-refugee_camp = You recruit any units here, but they cost more.
site-closed_portal = Closed portal
scene-note-closed_portal = The portal is closed.
scene-damage = Who can take a blow
scene-damage-left = Damage to assign
scene-wounds = Wounds in this combat (knocked out)
