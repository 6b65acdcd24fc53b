### The first game with a teacher. Speaks like a friend at the table: short, warm, one thing after the other.

lesson-first-title = First conquest
lesson-first-about = Learn by playing. We lead you through the first round: building, recruiting, a march, a battle, an advance and your first Sawmill. Then you play on as you like, against one bot.
lesson-first-end = That is all you need to begin with. Build, recruit and take more fields. When in doubt, look into the rules. Good luck in Ashan!

## On the table

lesson-first-aim = Hello. You lead Haven, the bot leads Stronghold. Whoever first has 12 Power points wins. If nobody gets there, the greater Power wins after the last week.
lesson-first-map = This is your city. A Sawmill and a Gold Mine lie nearby. A blue flag means that a field can be taken: it gives resources or gold, and the Sawmill a Power point, too.
lesson-first-guards = Nearly every site is guarded. This token is a flock of Harpies: Strength 3, Numbers 5. The arrow shows what they guard. What they are worth you will see only after a victory.
lesson-first-cards = On your turn you play one action card and choose one of its two actions. A played card comes back only in the next round. You have three cards, so three turns.

## Building

lesson-first-build = Begin with the city. Play the card Activation or Construction and choose: Build.
lesson-first-build_instead = There will be time for that. First build something: the card Activation or Construction.
lesson-first-mill = Erect the Mill for 3 resources. In every Gathering it will give you 3 resources or 3 gold, as you like. It soon pays for itself.
lesson-first-mill_instead = A good idea, too, but the best start is the Mill for 3 resources. You will need the gold for troops.

## Recruiting

lesson-first-recruit = Stronghold builds as well. Now your troops: play the card Recruitment or Gathering and choose: Recruit.
lesson-first-recruit_instead = Before you set out, raise a larger army. Play the card Recruitment or Gathering.
lesson-first-buy = Units are bought with gold for a hero who is in the city. Level I offers Crossbowmen. Buy one for Anton.
lesson-first-buy_two = Good. An army may not be larger than the hero's Command: Anton has 9. Buy another Crossbowman.
lesson-first-buy_three = In one action you may buy 3 units at most. Buy the third.
lesson-first-buy_instead = Buy Crossbowmen now. Nobody needs to be dismissed.
lesson-first-enough = Anton has 9 units. End recruitment.
lesson-first-enough_instead = Every unit will be of use. End recruitment.

## Marching

lesson-first-activate = Time to set out. Play your last card and choose: Activate heroes.
lesson-first-activate_instead = The troops are waiting. Choose: Activate heroes.
lesson-first-hero = In this action you activate your heroes one after another. You have one so far. Activate Anton.
lesson-first-go = Anton has 4 movement points. Every field costs 1, and nobody walks diagonally. We go to the Sawmill: take a step to the field shown.
lesson-first-go_instead = We will go there some other time. The field shown leads to the Sawmill.
lesson-first-attack = There are the Harpies. Entering their field starts a battle at once, that is why it glows red. Your army is large. Attack.
lesson-first-attack_instead = Take heart. The Harpies bar the way to the Sawmill: enter their field.

## Battle

lesson-first-track = This is the initiative track: the lower the Initiative, the earlier. First the Harpies, then Crossbowmen, Anton and Priestesses. All units of one type are one stack and attack together.
lesson-first-dice = The Harpies rolled 5 dice, one for each. A result equal to Strength or lower hits, here 1, 2 and 3. A 1 always hits, an 8 never. There are 2 hits, so 2 wounds.
lesson-first-wound = You choose which stack takes them. A wound eliminates a basic unit and turns an elite one to its basic side. Give up a basic Crossbowman, the cheapest.
lesson-first-wound_two = All wounds of one attack go to the same stack. Let the second one hit a basic Crossbowman, too.
lesson-first-wound_instead = Elite units are worth more. Choose the Crossbowmen, a basic unit first.
lesson-first-strike = Now the Crossbowmen: 4 units, 4 attacks. There are elite ones among them, so you may replace one attack by the elite die. Do it: attack with 3 d8 and the elite die.
lesson-first-strike_instead = Take the elite die this time. You will see what it can do.
lesson-first-elite = The d8 missed, but the elite die shows two skulls: 2 wounds. Its other faces are Luck, Laurel and Bad Luck.
lesson-first-reroll = Elite Crossbowmen have Precise Attack: after the roll they may reroll 1 miss. Reroll it. Each die can be rerolled only once.
lesson-first-reroll_instead = It would be a pity not to try. Reroll the miss.
lesson-first-finish = A hit, 3 wounds in all. Then Anton hit once, so one Harpy is left. The Priestesses are last on the track. Attack, with the elite die again.

## After the battle

lesson-first-treasure = Victory. The Harpies' token is a trophy now: 2 experience points and 2 chests. So you take 2 parts of the treasure. First take the experience point, you will soon see why.
lesson-first-treasure_instead = You may take that, too, but second. First the experience point.
lesson-first-treasure_two = Choose the second part as you like. Gold buys units, resources buy buildings, and a Luck token lets you reroll misses in battle.
lesson-first-advance = The first advance costs 3 experience points. Anton has 2 on the trophy and 1 from the treasure, just enough. Points of a treasure are lost if you do not use them now. Advance.
lesson-first-advance_instead = The experience of the treasure would be lost. Advance now.
lesson-first-deck = There are two skill decks: Might and Magic. Anton is better at Might. Choose the Might deck: you draw 2 cards and keep 1.
lesson-first-deck_instead = Magic is not his strength. Choose the Might deck.
lesson-first-skill = The first rule of a card always works, the second only with a school of the hero. Anton has Warfare, so Griffin Charge works in full for him. Choose the card that you like.
lesson-first-sawmill = The way is free, and Anton has 2 movement points left. Enter the Sawmill.
lesson-first-sawmill_instead = The Sawmill is right there. Enter its field.
lesson-first-seize = Nobody guards it any more. Take the Sawmill, it costs nothing.
lesson-first-seize_instead = This is what we came for. Take the Sawmill.
lesson-first-power = You have your first Power point, and the Sawmill will give 3 resources in every Gathering. The field stays yours when the hero leaves, until somebody takes it.
lesson-first-zone = The dashed line is the hero's control zone. Fields of yours inside it cannot be taken by anybody while the hero stands there.
lesson-first-stop = No need to go further. End the activation.
lesson-first-stop_instead = Let Anton watch over the Sawmill. End the activation.

## The second round

lesson-first-week = The second round has begun, and with it a new week. Its event holds for everybody until the end of the round. When the weeks are over, so is the game. Stronghold went first, now it is your turn.
lesson-first-gather = Time for income. Play the card Recruitment or Gathering and choose: Gather. The Sawmill gives 3, and the week adds 2.
lesson-first-gather_instead = Income first: the card Recruitment or Gathering.
lesson-first-income = The Mill asks: resources or gold? Resources build the city, gold buys troops. Choose what you lack.
lesson-first-own = From here on you decide. A good plan: the Marketplace brings a fourth card, and a Gold Mine lies beside the city. Avoid stronger creatures for now.

## When something happens for the first time

lesson-first-tip_explore = This is a field with a spyglass: it can be explored, once in the whole game. If it is guarded, there is a battle first.
lesson-first-tip_flee = From the second battle turn on you may flee to the city. It costs 2 units, or 1 with Defence, and the battle is lost. Sometimes it saves the rest of the army.
lesson-first-tip_laurel = Laurel: turn a unit of this stack elite, or resurrect one that was lost in this battle.
lesson-first-tip_place = These stacks have equal Initiative. Choose which of yours attacks earlier.
lesson-first-tip_scroll = You have a scroll that you can use now. It works once and is then discarded. The others do not know what you hold.
lesson-first-tip_artifact = Of the artifacts drawn you keep one. A hero may have one of each type, and every artifact is a Power point.
lesson-first-tip_hire = For 5 gold you can recruit another hero, who comes with one elite unit.
lesson-first-tip_trade = You have a Marketplace: during your action you may change gold to resources and back, 2 for 1.
lesson-first-tip_prize = A hero is defeated. Take a skill, or an artifact of the loser. The loser's fields in the winner's control zone become yours by themselves.

## The same at the terminal, where there are no pictures

lesson-first-map_terminal = This is your city. A Sawmill and a Gold Mine lie nearby. Such fields can be taken: they give resources or gold, and the Sawmill a Power point, too.
lesson-first-guards_terminal = Nearly every site is guarded. Here is a flock of Harpies: Strength 3, Numbers 5. Type “look” and the name of a space to see who is there. What they are worth you will see only after a victory.
lesson-first-attack_terminal = There are the Harpies. Entering their field starts a battle at once. Your army is large. Attack.
lesson-first-track_terminal = In a battle Initiative decides: the lower, the earlier. First the Harpies, then Crossbowmen, Anton and Priestesses. All units of one type are one stack and attack together.
lesson-first-zone_terminal = Around the hero lies the control zone. Fields of yours inside it cannot be taken by anybody while the hero stands there.
lesson-first-tip_explore_terminal = This field can be explored, once in the whole game. If it is guarded, there is a battle first.
