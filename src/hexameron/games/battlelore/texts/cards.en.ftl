### Lore: the cards, how they are played and what they do.

## Card texts: put together from what the card does

card-both = { $one } { $two }
card-comma = { $one }, { $two }
card-and = { $one } and { $two }
card-section = Section card
card-tactic = Tactic card
card-lore = Lore card, { $master }
card-reaction = Reaction card, { $master }
card-face-helmet = helmet of the banner’s colour
card-face-sword = sword on shield
card-face-lore = Lore symbol

amount-level = master’s level
amount-level_plus = master’s level + { $n }
amount-half = half the master’s level, rounded up

## When to play a card

timing-with_command = With the Command card, before orders.
timing-instead = Instead of a Command card.
timing-orders = In the order phase.
timing-movement = In the movement phase.
timing-combat = In the combat phase, before the roll.
timing-won_melee = In the combat phase, after a won melee.
timing-before_dice = Reaction: before the opponent rolls.
timing-before_dice-ranged = Reaction: before the opponent rolls for a ranged attack.
timing-before_dice-mounted_melee = Reaction: when a mounted unit attacks in melee, before the opponent rolls.
timing-after_dice-melee = Reaction: when the opponent has rolled in melee and hit with a sword on shield.
timing-their_orders = Reaction: when the opponent has given the orders of a Command card.
timing-their_move = Reaction: when the move of an enemy unit ends next to a unit of yours.
timing-their_card = Reaction: when the opponent plays a Lore card.
timing-with_card = Together with another Lore card of your own, reactions included.

## The target of a card

target-unit-own = Target: a unit of yours.
target-unit-own-which = Target: a unit of yours that { $needs }.
target-unit-enemy = Target: an enemy unit.
target-unit-enemy-which = Target: an enemy unit that { $needs }.
target-every-own = Target: every unit of yours.
target-every-own-which = Target: every unit of yours that { $needs }.
target-every-enemy = Target: every enemy unit.
target-every-enemy-which = Target: every enemy unit that { $needs }.
target-units = Target: different units of yours (at most { $n }), each of which { $needs }.
target-units-one_arm = Target: different units of yours (at most { $n }), all foot or all mounted, each of which { $needs }.
target-around-own = Target: a unit of yours and all others of yours near it (distance at most { $n }).
target-around-both = Target: an enemy unit and all other units of both sides near it (distance at most { $n }).
target-chain = Target: enemy units (at most { $n }), each next to the one before.
target-hexes = Target: 2 adjacent hexes without units.
target-fallen = Target: an eliminated unit of yours that is no creature.
target-attacker = Target: the attacking enemy unit.
target-defender = Target: your unit under attack.
target-defender-which = Target: your unit under attack that { $needs }.
target-winner-which = Target: the winning unit that { $needs }.
target-mover = Target: that unit.
target-orders = Target: the units just ordered, at least 2.
target-card = Target: that card.
target-own_card = Target: that other card.
target-tokens = Target: the opponent’s Lore goblet with at least 1 token.
target-hand = Target: the opponent’s hand of Lore cards.
target-board = Target: the whole board.

need-ordered = is ordered
need-unmoved = is ordered with its move to come
need-ready = is ordered with its combat to come
need-foot = is on foot
need-mounted = is mounted
need-missile = has a missile weapon
need-mercenary = fights for pay (Iron Dwarves, Goblinoids)
need-no_creature = is no creature
need-in_wood = is in a wood
need-by_cover = is in a wood or next to a wood or hill
need-by_hill = is on or next to a hill
need-by_wood = is in or next to a wood
need-by_water = is next to water, in a ford or on a bridge
need-by_landmark_or_last = has only 1 figure or is on or next to a landmark
need-wounded = has lost at least 1 figure
need-hurt = has lost a figure since the end of your last turn
need-afflicted = is under a lasting effect of an enemy card or power
need-apart = is not next to an enemy
need-near_enemy = has an enemy at most 2 hexes away

## What the card does

until-attack = in this attack
until-turn = until the end of the turn
until-own_turn = until the start of your next turn
until-enemy_turn = until the end of the opponent’s next turn

effect-dice = Extra dice in attacks { $until }: { $n }.
effect-dice_melee = Extra dice in melee attacks { $until }: { $n }.
effect-dice_ranged = Extra dice in the ranged attack { $until }: { $n }.
effect-fewer_dice = Fewer dice { $until }: { $n } (at least 1 is left).
effect-fixed_dice = Dice { $until }: at most { $n }, whatever adds more.
effect-no_limit = Terrain does not limit its dice { $until }.
effect-sword_dice = In melee attacks { $until }, roll another die for each hit by a sword on shield; such dice bring no further ones.
effect-no_sword = A sword on shield does not hit it { $until }.
effect-sword_ranged = A sword on shield hits in its ranged attacks { $until }.
effect-lore_melee = A Lore symbol hits in its melee attacks { $until }, but gives no token.
effect-lore_ranged = A Lore symbol hits in its ranged attacks { $until }, but gives no token.
effect-colour_hits = Ignored hits by helmets { $until }: { $n }.
effect-reroll = In one attack { $until } you may once reroll any dice that did not hit. Their first results are lost.
effect-cleave = In melee attacks { $until }, hits beyond the target’s last figure go on to 1 other enemy unit next to the attacker, whatever its colour (no creature).
effect-bold = Bold +{ $n } { $until }.
effect-bold_zero = Bold 0 { $until }.
effect-flags = May ignore all flags { $until }.
effect-frightened = Frightened { $until }.
effect-calm = Not Frightened { $until }.
effect-no_battle_back = Does not battle back { $until }.
effect-unordered = Cannot be ordered { $until }.
effect-move = A longer move { $until }: by { $n }, and the unit may fight all the same.
effect-no_stops = Terrain does not stop it { $until }, except landmarks.
effect-no_fight = Cannot attack { $until }.
effect-melee_only = May attack in melee only { $until }.
effect-stopped = Cannot leave its hex { $until }, except in a retreat.
effect-range = A longer range { $until }: by { $n }.
effect-clear_sight = Units do not block its line of fire { $until }.
effect-no_ranged = Nobody can make a ranged attack { $until }.
effect-fire = The hexes are impassable { $until }, for retreats too, but do not block the line of fire.

effect-roll = Roll dice against each target: { $dice }. Each { $faces } hits.
effect-roll-retreats = Each flag is a retreat of 1 hex that cannot be ignored.
effect-roll-lore_kills = A single Lore symbol destroys the whole unit, even a creature.
effect-heal = Roll dice: { $dice }. Each { $faces } returns 1 figure.
effect-order = The target is ordered.
effect-tokens = Take Lore tokens of the opponent: { $n } (all of them if there are fewer).
effect-lose_attack = The attack is lost: no roll, no battle back, no follow-on action.
effect-cancel = The card has no effect and its cost is lost.
effect-transport = In place of its move, set the target on a free hex (distance at most { $n }). It may fight, unless it arrives on a landmark.
effect-raid = In place of its move, the target passes through any terrain but impassable hexes, and through units, to a free hex (hexes at most { $n }). It may fight, unless it ends on a landmark.
effect-return = The unit returns to a free hex of your first row. Figures: { $n }. It cannot be ordered this turn. The opponent keeps the Victory Banner.

effect-custom-backstab = The attacker takes the hits of the swords on shield of this roll, your unit does not. The other dice count as usual.
effect-custom-false_orders = Half of these units, rounded up, keep their orders; the opponent chooses. The others cannot be ordered this turn.
effect-custom-scouts = Look at these cards. You may pay the printed cost of one of them to have it discarded.
effect-custom-caltrops = It cannot leave this hex until the end of the turn, except in a retreat. A mounted unit cannot attack either.
effect-custom-lance_wall = Your unit rolls first, as in a battle back. If the enemy is still on its hex it attacks as usual, otherwise its attack is lost. There is no second battle back.
effect-custom-duel = It gains ground and may make a bonus melee attack, like a mounted unit.
effect-custom-cleansing = Poison, web and every other lasting effect of enemy cards and powers on this unit end.
effect-custom-deja_vu = Pay for both cards. The other one returns to your hand and this one is discarded. If the other card is cancelled, it is discarded and you keep this one. This card does not count as a card played.

## Command cards

command-who-number = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
command-who-command = as many units as your Command
command-orders-left = Order { $who } on the left wing.
command-orders-centre = Order { $who } in the centre.
command-orders-right = Order { $who } on the right wing.
command-orders-wings = Order { $who } on each wing.
command-orders-all = Order { $who } in each section.
command-orders-any = Order as many units as your Command, wherever they are.
command-orders-green = Order as many green-banner units as your Command.
command-orders-blue = Order as many blue-banner units as your Command.
command-orders-red = Order as many red-banner units as your Command.
command-orders-foot = Order as many foot units as your Command.
command-orders-mounted = Order as many mounted units as your Command.
command-orders-missile = Order all your missile units.
command-orders-one_section = Order as many units as your Command in one section of your choice.
command-does-melee_dice = Extra dice in melee attacks until the end of the turn: { $n }.
command-does-extra_move = A longer move until the end of the turn: by { $n }, and the unit may fight all the same.
command-does-melee_only = These units fight in melee only this turn.
command-does-volley = These units can neither move nor fight at point blank, but each may make 2 ranged attacks.
command-does-scouts = At the end of the turn draw 2 Command cards, keep one and discard the other.
command-does-tokens = In a game with Lore, take Lore tokens from the pool: { $n }.
command-does-reshuffles = At the end of the turn, before the draw, shuffle this card and all discarded Command cards into the deck.
command-does-counters = Works like the Command card of the opponent’s previous turn, left and right wing exchanged. If there is no such card, order any { $n ->
    [one] { $n } unit
   *[other] { $n } units
}.
command-does-rallies = Roll as many dice as your Command. Each helmet orders a unit of that banner, a sword on shield any unit, and a Lore symbol is a token (in a game with Lore). Each die is for a different unit. A unit ordered so (no creature) may regain 1 figure instead of moving and fighting.

## Questions

lore-with_command = Do you play a Lore card before the orders?
lore-orders = Do you play a Lore card before the units move?
lore-won_melee = { CASE($who, "nom") } won the melee. Do you play a Lore card?
lore-before_dice = The opponent attacks your unit: { CASE($who, "nom") }. Do you react before the roll?
lore-after_dice = The opponent hits with a sword on shield. Do you react?
lore-their_orders = The opponent has given orders. Do you react?
lore-their_move = Now next to a unit of yours: { CASE($who, "nom") }. Do you react?
lore-their_card = The opponent plays { CASE($who, "nom") }. Do you react?
lore-target = Choose the target of { CASE($who, "nom") }.
lore-targets = Choose the targets of { CASE($who, "nom") }.
lore-arrival = { CASE($who, "nom") }: on which hex?
lore-reroll = Which dice do you reroll?
lore-keep_orders = Choose the units that keep their orders.
lore-unmask = Do you discard one of the opponent’s cards? You pay its printed cost.
lore-cleave = Who takes the remaining hits?
lore-doom = Against whom do you roll now?
lore-surplus = You hold too many Lore cards. Discard the surplus.

## Answers

option-lore = Play { CASE($card, "nom") } (cost: { $cost })
option-lore-deja_vu = Play { CASE($card, "nom") } with { CASE($second, "nom") } (cost: { $cost })
option-aim = { CASE($unit, "nom") } ({ $hex })
option-reroll-die = Reroll: { $face }
lore-reroll-end = Keep the others
option-unmask = Discard { CASE($card, "nom") } (cost: { $cost })
option-lore-pass = No reaction
option-lore-no = No Lore card
option-lore-surplus = Discard { CASE($card, "nom") }
option-lore-keep = Keep { CASE($card, "nom") }

## Log

lore-plays = { $seat } plays { CASE($card, "nom") } (cost: { $cost }).
lore-deja_vu = { CASE($card, "nom") } is added by { $seat }.
lore-aims = Target: { CASE($unit, "nom") } ({ $hex }).
lore-aims_fallen = Target: { CASE($unit, "nom") }.
lore-aims_hex = Target: hex { $hex }.
lore-cancelled = { CASE($card, "nom") } has no effect: it was cancelled.
lore-kept = { CASE($card, "nom") } stays with { $seat }.
lore-discards = { CASE($card, "nom") } is discarded by { $seat }.
lore-rolls = { CASE($card, "nom") }: roll against { CASE($unit, "nom") }: { $dice }. Hits: { $n }.
lore-heals = { CASE($unit, "nom") }: { $dice }. { $n ->
    [0] No figure returns
    [one] { $n } figure returns
   *[other] { $n } figures return
}.
lore-takes = { $seat } takes { $n ->
    [one] { $n } Lore token
   *[other] { $n } Lore tokens
} from the opponent.
lore-arrives = { CASE($unit, "nom") } { AGR($unit) ->
    [pl] arrive
   *[sg] arrives
} on { $hex }.
lore-returns = { CASE($unit, "nom") } { AGR($unit) ->
    [pl] return
   *[sg] returns
} to the board. Figures: { $n }.
lore-loses_attack = The attack is lost.
lore-turns_blades = The swords strike the attackers themselves.
lore-rolls_first = { CASE($unit, "nom") } { AGR($unit) ->
    [pl] roll
   *[sg] rolls
} first.
lore-loses_order = { CASE($unit, "nom") } { AGR($unit) ->
    [pl] lose their order
   *[sg] loses its order
}.
lore-looks = { $seat } looks at the opponent’s Lore cards.
lore-cleansed = { CASE($unit, "nom") }: all effects of the enemy end.
lore-rerolls = Reroll: { $dice }.
lore-berserk = For hits by swords: { $dice }.

## Why not?

refuse-lore-cost = Not enough Lore tokens: the cost is { $cost }, you have { $have }.
refuse-lore-limit = You have already played a Lore card this turn.
refuse-lore-command_first = Play a Command card first. { $timing }
refuse-lore-timing = This card cannot be played now. { $timing }
refuse-lore-target = This card has no target now. { $target }
