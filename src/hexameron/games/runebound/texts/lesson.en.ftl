### The first game with a teacher, who speaks like a friend at the table.

lesson-first-title = Laurel's first journey
lesson-first-about = You learn by playing. We take you through the first turn: terrain dice, a bridge, a gem, a fight with tokens and a first skill. Then you play on as you like, against one bot.
lesson-first-end = That is all you need to begin. Gather trophies, gold and lore, grow strong and be ready before Margath is. Good luck in Terrinoth!

## On the table

lesson-first-aim = Hello. You play Laurel of Bloodwood, the bot plays Corbin. After 12 rounds Margath comes onto the map. Who defeats him wins. If nobody does in time, you both lose.
lesson-first-map = You stand in Red Bridge. Coloured gems are adventures: violet ones social, orange ones combat, green ones exploration. We are going for the combat over there.
lesson-first-actions = A turn has 3 actions. You can move, rest, train, shop in a city, and for 2 actions have the adventure of a gem.

## Moving

lesson-first-throw = You can enter one adjacent hex without a roll, or roll terrain dice. Your speed is 3, so roll three dice.
lesson-first-throw_instead = The gem is three hexes away. Without dice that is the whole turn. Roll.
lesson-first-dice = Each die is one step into a hex whose terrain it shows. A wild symbol fits every terrain. Dice are spent one by one, and not all need be.
lesson-first-bridge = A river runs to the south. Water or a wild symbol crosses it, but any die crosses a bridge. Go over it, and keep the die with the mountain for the end.
lesson-first-bridge_instead = The gem lies beyond the bridge, on a mountain. Cross with a die that shows plains.
lesson-first-plain = Plains next. Spend a die that shows plains.
lesson-first-plain_instead = The way to the gem leads through the hex that is shown. Spend the die with plains.
lesson-first-peak = The Fangs of Mennara are a mountain. Spend the die that climbs it.
lesson-first-peak_instead = The gem is right there. Climb the mountain.

## Fighting

lesson-first-adventure = You stand on a faceup combat gem with 2 actions left. That is what an adventure costs.
lesson-first-adventure_instead = This is what we came for. Have the adventure.
lesson-first-enemy = Kobolds, life 4. The player to your right runs the enemy, today the bot. Every enemy casts five enemy tokens.
lesson-first-cast = Both of you have cast your tokens. Only the side on top counts. Gold symbols are initiative: you have more, so you begin.
lesson-first-attack = You have two tokens of physical damage. Attack.
lesson-first-attack_instead = Strike first. Choose the attack.
lesson-first-blade = In one combat action you may spend any number of tokens of one kind. Take the one of 2.
lesson-first-both = And the one of 1. That makes 3 damage.
lesson-first-tokens_instead = Spend both damage tokens.
lesson-first-surge = The Kobolds have 1 life left and have passed. You still have a surge. Pay for Laurel's ability with it: it casts one of your spent tokens again.
lesson-first-surge_instead = No time to lose. Use the surge.
lesson-first-again = Which token shall be cast again? The one of 2 damage is best.
lesson-first-again_instead = Choose the token of 2 damage.
lesson-first-finish = Damage it is. End the fight.
lesson-first-finish_instead = One blow and it is over. Attack.

## Trophies

lesson-first-trophies = You won! First the reward, 1 gold, then the Kobolds' card as a trophy, then a bonus trophy. Trophies pay for skills.
lesson-first-learn = You have two combat trophies and cards in hand. Learn something: Claws of the Wild are a strong blow for one surge. The orbs on a card tell which trophies it takes.
lesson-first-learn_instead = Trophies do nothing by themselves. Learn a skill.

## Onward

lesson-first-rounds = After a round the time token moves a space. On some spaces a story card is drawn, on others the gems are turned up again.
lesson-first-cities = Cities have markets. In a city, town, shrine or stronghold a rest heals everything. Training brings new cards to your hand. Now play as you like.

## Hints

lesson-first-tip_shields = Shields are spent at the moment somebody harms you. That is no combat action, and you need not.
lesson-first-tip_double = A doubling symbol: put another of your tokens on it. When you use that one it counts twice, and both are spent.
lesson-first-tip_agile = Agility flips one of your tokens, or makes the opponent recast one.
lesson-first-tip_escape = After a combat round you may escape: the die must fit an adjacent hex. The enemy is then discarded without a reward.
lesson-first-tip_test = In a test you reveal as many skill cards as the attribute says. Every star is a success. For a card from your hand you reveal one more.
lesson-first-tip_event = An event has two options. You choose one, even one that you cannot carry out.
lesson-first-tip_shop = First you may sell assets, then buy one card or discard one from the market.
lesson-first-tip_quest = You are where a quest can be tried. For an action you explore it with dice: each symbol of an ending takes one die.
lesson-first-tip_story = A story quest can be tried here. It is open to every hero.
lesson-first-tip_villain = The villain stands here. There is no escape from him, and who loses is out. Go when you are ready.
lesson-first-tip_hand = You hold more cards than you may. Discard the excess.
