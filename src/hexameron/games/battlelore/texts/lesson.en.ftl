### The first game with a teacher, who speaks as a friend at the table would: short, warm, one thing at a time.

lesson-first-title = First battle
lesson-first-about = Learn to play by playing. We lead you step by step: cards, movement, combat, morale and Lore. The end of the battle is yours.

## The first turn

lesson-first-aim = Hello. You command the blue side, at the bottom of the board. Every enemy unit you destroy gives you a Victory Banner. The first to take 4 wins.
lesson-first-units = A shield is a unit, and the dots below it are its figures. The stripe on top tells how well it fights: green poorly, blue well, red best. Remember that colour; the dice will ask for it.
lesson-first-board = The dotted lines divide the board into left wing, centre and right wing. A turn always has the same rhythm: card, orders, movement, combat, drawing. You see it above the board.
lesson-first-card = Every turn begins with a Command card. Your cards are your plan. Play Attack (centre): it gives 3 orders in the centre.
lesson-first-card_instead = That card will be useful too, but we start in the centre. Play Attack.
lesson-first-orders = You have 3 orders. The Archers and two units of Swordsmen get them. Choose one of these. Without an order a unit neither moves nor attacks.
lesson-first-orders_two = Good, the first order is given. The mark above the shield shows it. Choose another unit.
lesson-first-orders_three = One more. The Horsemen have to wait this time: there are only as many orders as the card says.
lesson-first-orders_instead = You will send them too, one day. Now orders go to the Archers and the Swordsmen of the centre.
lesson-first-move = First everybody moves, then everybody fights. Choose the Swordsmen right beside the hill.
lesson-first-hill = Blue foot moves 1 hex and fights, or 2 hexes without fighting (those have a dashed rim). Climb the hill. Whoever attacks uphill rolls 2 dice at most.
lesson-first-hill_instead = You could, but on the hill you are harder to hit. Climb the hill.
lesson-first-reserve = Well done. Now the second unit of Swordsmen: it should not leave its friends alone.
lesson-first-beside = Stand right behind the hill. That is 2 hexes, so this unit will not fight this turn. But just by being there it does something important.
lesson-first-support = Look at the lion beside the Swordsmen on the hill. With 2 friendly units next to it a unit is supported: Bold 1. In a moment you will see what that is worth.
lesson-first-stand = Let the Archers stay: whoever moves and then shoots rolls 1 die less. End movement.
lesson-first-melee = Time to fight. The Swordsmen stand next to the Footmen, so this is a melee. Blue foot rolls 3 dice. Choose the Swordsmen, and the dice will roll.
lesson-first-hits = A green helmet hits a green banner. A sword on shield hits in melee. Together 2 figures fall. Helmets of other colours miss. One flag is left…
lesson-first-retreat = A flag means retreat: the Footmen fell back 1 hex towards their own edge. With no way back they would have lost a figure.
lesson-first-gain = The enemy has left its hex, so you may take it. You need not. The hill protects you better; stay on it.
lesson-first-gain_instead = Tempting, but down there the enemy rolls all its dice. Stay on the hill.
lesson-first-bowmen = Now the Archers. They shoot up to 4 hexes, with 2 dice, and whoever is shot at cannot answer. Choose them.
lesson-first-sight = A shot needs a free line from the middle of one hex to the middle of the other. A wood hides the enemy’s Archers, your own unit hides the Swordsmen on the right. Aim at the Footmen.
lesson-first-arrows = Sword on shield: no hit with a bow. Lore symbol: a miss too, but it earns you 1 Lore token. Nothing is wasted here.
lesson-first-draw = The turn ends: you already have a new Command card. Besides, you choose Lore: 2 cards of which you keep one, or a card and a token, or 2 tokens. Take a card and a token.
lesson-first-draw_instead = Next time you choose as you like. Now take 1 card and 1 token.

## The enemy’s turn

lesson-first-enemy = You hold a Lore card: Magic missiles. It costs 3 tokens and you have 2. Patience. Now it is your opponent’s turn. Watch whom they attack.
lesson-first-ignore = The enemy attacked uphill, so it rolled only 2 dice. A blue helmet took one figure, and the flag tells you to run. But you are supported, which makes you Bold 1: you may ignore 1 flag.
lesson-first-ignore_instead = You may fall back, but then the hill is lost. You are supported: ignore the flag.
lesson-first-back = A Bold unit that kept its hex may strike back at once, with all its dice. Battle back.
lesson-first-back_instead = What a chance to miss. Battle back, it costs nothing.
lesson-first-backed = Well hit: the enemy loses a figure. There is a Lore symbol too, so now you have 3 tokens. Nobody battles back against a battle back, and nobody gains ground after it.

## The second turn

lesson-first-patrol = Your turn again, and 3 tokens are enough for Magic missiles. Play Patrol (centre): 2 orders.
lesson-first-pair = The Archers and the Horsemen get the orders. Begin with the Archers.
lesson-first-pair_two = And now the Horsemen. We need somebody fast.
lesson-first-ride = Horsemen are fast: up to 3 hexes, and they may still fight. They cannot ride through other units. Choose them.
lesson-first-flank = A wood stops you: whoever enters goes no further, and attacks out of it and into it have 2 dice at most. Ride round it and stand next to the enemy’s Swordsmen.
lesson-first-stand_again = The Archers stay where they are once more. End movement.
lesson-first-lore = Time for a little magic. In the combat phase you may play a Lore card, one a turn. Play Magic missiles for 3 tokens: swords and Lore symbols will hit with bows too.
lesson-first-lore_instead = Magic first, arrows second. Play Magic missiles.
lesson-first-volley = The card works until the end of the turn. Choose the Archers.
lesson-first-volley_at = The same target as before. It has 2 figures left.
lesson-first-banner = A sword and a Lore symbol, just like last time, but now they are 2 hits. The unit is destroyed, and the first banner stands on your track.
lesson-first-charge = And now the Horsemen against the Swordsmen. A unit rolls all its dice even with a single figure left. Choose the Horsemen.
lesson-first-chase = The enemy can hardly stand and runs. Horsemen may now pursue, foot may not. Take the vacated hex.
lesson-first-chase_instead = Horsemen are made for the chase. Take the vacated hex.
lesson-first-pursue = In a pursuit you may ride 1 hex further. No need now: the enemy is beside you. Stay.
lesson-first-pursue_instead = From there you cannot reach the enemy. Stay next to it.
lesson-first-bonus = After a pursuit Horsemen make one more melee attack, once a turn. Finish the Swordsmen.
lesson-first-ground = The second banner. There is no pursuit after a bonus attack, but you may take the vacated hex. Do as you like.
lesson-first-choice = The turn ends, so it is Lore again. Now the choice is yours: cards are possibilities, tokens pay for them.
lesson-first-kept = Keep the card that you like better. The number in its corner is its cost. Take your time to read both.
lesson-first-own = That is all you need for a start. You have 2 banners of 4. Finish the battle your own way: keep your units together, look for hills, chase with Horsemen. I will speak only when something new comes up. Good luck.
lesson-first-end = The battle is over, and so is the lesson. You can play now. Try the scenario Azincourt or Wizards and Lore next, and look into the rules when something surprises you.

## Tips, each once

lesson-first-tip_flee = A flag, and not enough Boldness: your unit falls back. Choose the hex where it is safer.
lesson-first-tip_section = This card works in one section. Choose the one where you have most to do.
lesson-first-tip_react = In the opponent’s turn you may answer with a reaction card, if you hold one and can pay for it. If not, simply do not react. You are always asked, so that a pause never betrays what you hold.
lesson-first-tip_cancel = There are reactions to what the opponent does, too. If you have no card that fits, do not react.
lesson-first-tip_window = This is the moment for Lore cards that work before the orders. In your own turn you may play one.
lesson-first-tip_target = Choose whom the card affects. What it does stands on the card.
lesson-first-tip_keep = You keep one of the two cards. The other goes to the discard pile.
lesson-first-tip_scout = A Scout lets you draw 2 Command cards and keep the better one.
lesson-first-tip_surplus = You hold too many Lore cards. Discard the one you need least.

## The same at the terminal, where there are no pictures

lesson-first-aim_terminal = Hello. You command the units with the sign ▲, at the bottom of the board. Every enemy unit you destroy gives you a Victory Banner. The first to take 4 wins.
lesson-first-units_terminal = A sign, two letters and a number are a unit: the letters tell which, the number how many figures it has. Type “look” and the name of a space to see its banner: green fights poorly, blue well, red best. Remember that colour; the dice will ask for it.
lesson-first-board_terminal = The lines ┊ divide the board into left wing, centre and right wing. A turn always has the same rhythm: card, orders, movement, combat, drawing. You see it above the board.
lesson-first-orders_two_terminal = Good, the first order is given. The star beside the unit shows it. Choose another unit.
lesson-first-hill_terminal = Blue foot moves 1 hex and fights, or 2 hexes without fighting. Climb the hill. Whoever attacks uphill rolls 2 dice at most.
lesson-first-support_terminal = The Swordsmen on the hill now have 2 friendly units next to them. That is support: Bold 1. In a moment you will see what that is worth.
lesson-first-kept_terminal = Keep the card that you like better. The number in brackets is its cost. Take your time to read both.
