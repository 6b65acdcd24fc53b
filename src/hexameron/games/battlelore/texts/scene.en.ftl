### The table during a battle: what the screen shows besides questions and the log.

scene-of = { $n } of { $most }
scene-plus = +{ $n }
scene-minus = −{ $n }
scene-most = at most { $n }
scene-title-custom = Own scenario: { $name }

## Hexes of the board

scene-objective = Objective
scene-fire = Wall of fire
scene-note-stops = Entering ends the move.
scene-note-stops-fighting = Entering ends the move and bars fighting this turn.
scene-note-screens = Blocks the line of fire.
scene-note-open = Does not block the line of fire.
scene-note-wood = Attacks into and out of it: at most 2 dice.
scene-note-hill = Attacks uphill: at most 2 dice, from a hill: at most 3.
scene-note-water = Impassable.
scene-note-ford = Attacks out of it: at most 2 dice.
scene-note-bridge = Attacks from it: at most 2 dice.
scene-note-lair = A wood to everybody but the creature that lives there.
scene-note-ramparts = Attacks on this hex: at most 3 dice.
scene-note-ramparts-bold = A unit on them: Bold +1.
scene-note-landmark = Attacks into and out of it: at most 2 dice.
scene-note-landmark-bold = A unit here: Bold +1.
scene-note-pentacle = At the end of the owner’s turn, with a unit of theirs here, the owner takes 1 Lore token.
scene-note-pool = At the end of the turn a unit of the owner that is here and did not attack regains 1 figure.
scene-note-den = At the end of the turn, with a unit of theirs here, the owner takes 1 Lore token from the opponent.
scene-note-camp = A unit of the owner that sets out from here this turn attacks with 1 more die.
scene-note-stronghold = Units of the owner on adjacent hexes: Bold +1.
scene-note-fire = Nobody may enter, not even in a retreat.
scene-note-objective = A unit here gives { $n ->
    [one] { $n } Victory Banner
   *[other] { $n } Victory Banners
} while it stays.
scene-note-objective-side = Only for: { CASE($side, "nom") }.

## Units

scene-bold = Bold { $n }
scene-frightened = Frightened: 2 hexes of retreat for each flag, and a panic test
scene-webbed = Webbed: an order only frees it, it cannot retreat
scene-poisoned = Poisoned: 1 die is rolled at the start of each turn of its owner
scene-stored = Stored Lore tokens: { $n }
scene-cost = Cost { $n }
scene-no_fight = No fighting after this move

## Cards

scene-zone-command-hand = Command cards
scene-zone-command-played = Command card played
scene-zone-command-discard = Discarded Command cards
scene-zone-lore-hand = Lore cards
scene-zone-lore-opening = Opening Lore cards
scene-zone-lore-played = Lore card played
scene-zone-lore-discard = Discarded Lore cards

## Players and the turn

scene-row-banners = Victory
scene-row-command_cards = Command cards
scene-row-lore_cards = Lore cards
scene-row-tokens = Lore tokens
scene-row-command = Card
scene-row-orders = Orders
scene-phase-command = Command
scene-phase-orders = Orders
scene-phase-movement = Movement
scene-phase-combat = Combat
scene-phase-draw = Draw
scene-phase-council = War Council
scene-phase-opening = Opening cards
scene-phase-landmarks = Placing
scene-effects = Effects in play
scene-until-attack = until the end of this attack
scene-until-turn = until the end of the turn
scene-until-own_turn = until the start of the next turn of: { CASE($side, "nom") }
scene-until-enemy_turn = until the end of the next turn of: { CASE($side, "nom") }

## The attack

scene-attack = Attack
scene-attack-attacker = Attacker
scene-attack-target = Target
scene-attack-kind = Kind
scene-attack-melee = melee
scene-attack-ranged = ranged
scene-attack-back = battle back
scene-attack-bonus = bonus melee attack
scene-attack-dice = Dice
scene-attack-hits = Hits
scene-dice-base = Dice of the unit
scene-dice-limit = Terrain limit
scene-dice-lifted = Terrain limit lifted
scene-dice-sum = Total
scene-dice-number = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}

## Help with questions: what happens then

scene-help-command-card = The card says how many units get orders, and where. Nobody moves or fights without an order.
scene-help-order-unit = Ordered units may move and then fight. Orders that are left over are lost.
scene-help-order-section = Only units of this section get orders.
scene-help-move-unit = Each ordered unit moves once at most. Fighting begins when all moves are done.
scene-help-move-where = Choose a marked hex. After a long move the unit may not fight.
scene-help-battle-attacker = Each ordered unit may attack once, in the order you like.
scene-help-battle-target = The number beside a target says how many dice you roll.
scene-help-battle-again = This is the second volley of this unit. It may have another target.
scene-help-battle-back = Your unit held its hex, so it may strike back in melee. It costs you nothing.
scene-help-follow-gain = The enemy’s hex is empty. You may take it or stay on your own.
scene-help-follow-gain-riders = The enemy’s hex is empty. Riders that take it may pursue and attack once more.
scene-help-follow-pursue = The mounted unit may go one hex further and then attack in melee.
scene-help-follow-bonus = This is the bonus melee attack, the only one this turn.
scene-help-retreat-ignore = Each flag you do not ignore is a retreat. Who holds the hex may battle back.
scene-help-retreat-where = A retreat leads towards your own edge. A hex that cannot be covered costs a figure.
scene-help-power-use = A power costs symbols of this roll and stored tokens. You need not use it.
scene-help-power-store = Stored tokens serve the creature’s powers only. The other symbols become your Lore tokens.
scene-help-draw-lore = Tokens pay for Lore cards. Of two drawn cards you keep one.
scene-help-draw-scout = Keep one card, the other is discarded.
scene-help-draw-keep = Keep one card, the other is discarded.
scene-help-lair-feed = A token of your goblet is stored on the creature and serves its powers.
scene-help-council-level = The Commander decides how many Command cards you hold, Lore Masters what their cards cost and can do. The opponent sees your council when both are ready.
scene-help-lore-opening = The cards you keep come to your hand, the others return to the deck.
scene-help-landmark-place = Its gift is for its owner’s units only, but it covers whoever stands on it.
scene-help-lair-place = At home the creature has no limit of dice and may store your tokens.
scene-help-lore-with_command = You may play one Lore card each turn. You pay its cost at once.
scene-help-lore-orders = You may play one Lore card each turn. You pay its cost at once.
scene-help-lore-won_melee = You may play one Lore card each turn. You pay its cost at once.
scene-help-lore-before_dice = The dice are not rolled yet. You are asked even without a fitting card, so that a pause betrays nothing.
scene-help-lore-after_dice = The dice have fallen, nothing is resolved yet. You are asked even without a fitting card.
scene-help-lore-their_orders = You are asked even without a fitting card, so that a pause betrays nothing.
scene-help-lore-their_move = You are asked even without a fitting card, so that a pause betrays nothing.
scene-help-lore-their_card = A cancelled card does nothing and its cost is lost. You are asked even without a fitting card.
scene-help-lore-target = The opponent may still react before the card takes effect.
scene-help-lore-targets = Pick the targets one by one. “Done” ends it.
scene-help-lore-reroll = The first results of these dice are lost.
scene-help-lore-surplus = The limit of Lore cards holds at every moment.
scene-help-lore-arrival = The spaces that the card allows are marked.
scene-help-lore-keep_orders = The enemy's card takes the order from the rest: those units neither move nor attack this turn.
scene-help-lore-unmask = You see the opponent's Lore cards. You need not discard any.
scene-help-lore-cleave = The first target has fallen and hits are left. They go on to one enemy unit beside the attacker.
scene-help-lore-doom = The order is yours: a unit that has retreated may block the way of the next.
