### The first game with a teacher, who speaks as a friend at the table would: short, warm, one thing at a time.

lesson-first-title = First Reconnaissance
lesson-first-about = Learn to play by playing. We lead you through the first day of the quest: cards, mana, movement, a Village, combat, levelling up. The night and the way to the city are yours.

## The Tactic

lesson-first-aim = Hello. You play Norowas. Somewhere out there lies a city, and it wants to be found. On the way reveal the map, fight and collect Fame. You have two days and two nights: 4 rounds.
lesson-first-hand = This is your hand. Cards do everything: you walk, talk and fight with them. Each has two effects: a basic one for free and a strong one for mana of the card’s colour.
lesson-first-tactic = A round begins with a Tactic. Its number tells who plays earlier, and most of them give something as well. Choose Great Start: you draw 2 cards at once.
lesson-first-tactic_instead = That Tactic has its days. For a start take Great Start: 2 more cards will be very welcome.

## The first turn

lesson-first-virtual = You play alone, so a Virtual Player keeps the time. Each turn it reveals 3 cards of its deck, sometimes more. When they are gone it announces the end of the round. It never fights and takes nothing from you.
lesson-first-turn = Your turn has two parts: first movement, then one Action, such as talking or fighting. Today we want to reach this Village and recruit somebody.
lesson-first-march = Movement comes from cards. Play March, without mana for now: its basic effect is Move 2.
lesson-first-march_instead = There will be a time for that. Begin with March, plainly, without mana.
lesson-first-go = Entering plains costs 2 Move points, forest and hills 3. Lakes and mountains are closed. Go to the plains we point at.
lesson-first-go_instead = That is a way too, but the shortest one to the Village leads over the space we point at.
lesson-first-source = These dice are the Source of mana. Each turn you may use one; at the end of the turn it is rolled and goes back. By day gold mana stands for any colour, and black mana does not work.
lesson-first-strong = Stamina is a blue card, and there is a blue die in the Source. Play it for blue mana: the strong effect is Move 4 instead of 2.
lesson-first-strong_instead = Now it is time for a strong effect. Play Stamina for blue mana.
lesson-first-pay = How will you pay? The gold die would do, since it stands for any colour. But there is a blue one, so take the blue one.
lesson-first-pay_instead = The gold die is too good for that: it stands for every other colour. Pay with the blue one.
lesson-first-meadow = You have 4 Move points. What you do not spend is lost when your Action begins, so walk on: to the next plains.
lesson-first-village = One more step and you are in the Village. There are orcs beside it. You cannot enter their space while they are there, but you may well walk up to them.
lesson-first-talk = In a Village there are people to talk to. That will be your Action of this turn. Choose Interact.
lesson-first-talk_instead = The orcs will not run away. First look for help in the Village: choose Interact.
lesson-first-manners = In a talk Influence counts. The Peasants of the offer cost 4. Play Noble Manners: Influence 2, and Fame +1 when the turn ends.
lesson-first-manners_instead = Begin politely: play Noble Manners.
lesson-first-sideways = You need 2 more. Any card can be played sideways: it then gives 1 point of Move, Influence, Attack or Block. Play one of the cards that are of no use now.
lesson-first-sideways_two = One more card sideways, and you can afford the Peasants.
lesson-first-sideways_instead = You will need Rage and Determination in the fight. Play Crystallize or Mana Draw sideways.
lesson-first-recruit = Influence 4 is enough. Recruit the Peasants of the Unit offer.
lesson-first-recruit_instead = A good idea, but not today. In a fight the Peasants will help you.
lesson-first-unit = The Peasants follow you. Once a round you may activate them: they give one of their abilities. They can also take damage for you. Each Unit needs a Command token; so far you have one.
lesson-first-finish_turn = That is all we need here. Rage and Determination are left: let them wait for the fight. End the talk.
lesson-first-over = After your action you may still heal Wounds. So far you have none, so end your turn.
lesson-first-finish_turn_instead = Do not waste cards or Peasants, the fight needs them. End the talk.
lesson-first-keep = Before you draw you may discard cards that you do not need. You will need both of these soon, so discard nothing. Then you draw up to 5 cards: that is your hand limit.
lesson-first-keep_instead = You will need that card soon. Discard nothing, choose Done.

## The second turn

lesson-first-plunder = The Virtual Player has revealed more cards, and it is our turn again. Before your turn you may plunder the Village: 2 cards, but Reputation −1. It is not worth it; go on.
lesson-first-plunder_instead = Tempting, but with a bad Reputation every talk goes worse. No plundering this time.
lesson-first-swift = Now we reveal a piece of the map. That costs 2 Move points. Play Swiftness.
lesson-first-swift_instead = Later. Now play Swiftness: Move 2.
lesson-first-explore = You stand at the edge of the map. Choose the unrevealed space beside you, and a new tile comes to lie there. In this scenario each one gives Fame +1.
lesson-first-explore_instead = Move 2 is just enough for a new tile. Reveal it.
lesson-first-tile = A second Village, a Crystal Mine and a Keep. There is a garrison in the Keep: to enter it is an assault, a hard fight. Its time will come.
lesson-first-orcs = And now the orcs. Who moves from a space beside them to another space beside them provokes a fight. Who stands beside them may challenge them, too. And that is what we do.
lesson-first-challenge = These are Prowlers: Attack 4, Armor 3. You can beat them. Challenge them. Combat is an Action too, the only one of this turn.
lesson-first-challenge_instead = Everything is ready for the fight. Challenge the orcs.
lesson-first-phases = Combat has 4 phases: Ranged Attacks, Block, damage, Attack. You have no Ranged Attack, so that phase has passed, and the enemy comes at you. See how much it takes to block it.
lesson-first-block = Attack 4 is stopped by Block 4 or more. Less than that does not help at all. Play Determination: Block 2.
lesson-first-block_instead = Keep the rest for your attack. Determination and the Peasants are enough to block.
lesson-first-block_two = Block 2, and you need as much again. Activate the Peasants: they know how to block, too.
lesson-first-parry = Block 4, just enough. Block the attack of the Prowlers.
lesson-first-parry_instead = You have enough Block. Use it: block the attack.
lesson-first-unharmed = Well done, there will be no damage. But the enemy still stands. Go on to the next phase.
lesson-first-unharmed_instead = You have blocked already. Keep your cards for the attack and go on to the next phase.
lesson-first-attack = Your attack. The enemy has Armor 3, so you need Attack 3. Play Rage: Attack 2.
lesson-first-attack_instead = Begin with Rage, without mana.
lesson-first-attack_two = You need 1 more. Any card sideways will do. Threats do not impress these orcs anyway, so play Threaten sideways.
lesson-first-attack_two_instead = Keep March for the road. Play Threaten sideways.
lesson-first-strike = Attack 3. Defeat the Prowlers.
lesson-first-strike_instead = You have enough Attack. Defeat the Prowlers.
lesson-first-over_two = The Prowlers are beaten, without a Wound. Nothing more to do this turn: end it and see what you gained.
lesson-first-level = Victory: Fame +2, and Reputation +1 for the orcs. That makes Fame 4, which is level 2. Every even level brings a Skill and an Advanced Action.
lesson-first-skill = Choose one of these Skills: you may use it once in each turn without playing a card. With it comes an Advanced Action, a new, stronger card for the whole game. All are good; the choice is yours.
lesson-first-action = Now the Advanced Action. It goes on top of your deck, so you will draw it right away. Choose the one you like.
lesson-first-keep_two = Keep March, we are about to walk. Discard nothing.

## The third turn

lesson-first-tempted = The Village tempts you again. Remember: a good Reputation adds Influence to every talk, a bad one takes it away. Your decision.
lesson-first-freer = From now on I name the aim, and you find cards and ways yourself. You may take a choice back as long as nothing new was revealed. The first aim is the White Crystal Mine.
lesson-first-mine = Get to the Mine. On the way there is a Village for 2 points, and the Mine lies in hills for 3: Move 5 in all. You have cards, the Source, and cards sideways.
lesson-first-mine_instead = The Mine first, and without Rage and Tranquility: you will want them in the fight and after it.
lesson-first-dig = A Mine gives a crystal to whoever ends the turn there. Nothing else is needed. End your turn.
lesson-first-dig_instead = Stay in the Mine, and the crystal is yours. End your turn.
lesson-first-keep_three = Keep what is good in a fight. You may discard what you do not need, and draw other cards for it. Then choose Done.

## The fourth turn

lesson-first-deck_out = Your deck has run out. You could announce the end of the round, but you have a good hand and an aim before you. Play on.
lesson-first-deck_out_instead = The night can wait. You still have cards, so begin your turn.
lesson-first-crystal = You have a white crystal. Mana of a die is lost when the turn ends, but a crystal waits until you use it. You may hold 3 of each colour.
lesson-first-east = A new aim: reveal the tile to the right of the Mine. It takes Move 2.
lesson-first-east_instead = Collect Move 2 with other cards and reveal the tile on the right. Keep Rage and Tranquility for the fight.
lesson-first-tower = The Mage Tower and the Keep are fortified: in the first phase of combat only Siege Attacks work. An assault costs 1 Reputation, but a conquered Tower teaches Spells, and near your Keep you draw more cards.
lesson-first-hunt = There are new orcs beside you, too: Wolf Riders. They are worth 3 Fame. Challenge them.
lesson-first-hunt_instead = Keep your cards for the fight. Challenge the Wolf Riders.
lesson-first-riders = Wolf Riders have Swiftness: it takes Block 6 to stop their Attack 3. Their Armor is 4. Sometimes it is better to take the blow and strike back harder.
lesson-first-far = Phase 1: only Ranged and Siege Attacks count, and nothing sideways. If you cannot reach 4, go on. You cannot save points for later.
lesson-first-brace = Phase 2: Block 6 would cost cards that your attack needs. Do not block this time, go on.
lesson-first-hurt = Phase 3: there are 3 points of damage. The Peasants have Armor 3, so they would take it all, but be Wounded. Norowas has Armor 2 and would take 2 Wounds into your hand, where they are in the way. Who takes it?
lesson-first-finish = Phase 4: you need Attack 4. Rage with red or gold mana gives just that. You may also combine cards, your Skill and cards sideways. Get there and strike.
lesson-first-finish_instead = Do not leave yet. Collect Attack 4 and defeat the enemy.
lesson-first-heal = After a fight you may heal. Tranquility gives Healing 1 or a new card. 1 point removes a Wound from your hand. A Unit costs as much as its level: Peasants 1.
lesson-first-cure = Spend the Healing point on the Wound we point at.
lesson-first-keep_four = Fame 8 is level 3. Every odd level brings a Command token, room for one more Unit, and this one Armor 3 as well. Discard what you do not need. Your deck is running out.

## The evening

lesson-first-empty = Your deck is empty. You may announce the end of the round at once, or go on playing what you hold. Let us play.
lesson-first-resting = Instead of movement and Action you may rest: discard 1 card and any number of Wounds. They come back next round, but now they are out of the way. Remember it when your cards do not fit.
lesson-first-glade = Beside the Mine is a Magical Glade, in a forest for 3 Move points. Who ends a turn there removes a Wound. Who begins a turn there gets mana. Go there, or do what you like better.
lesson-first-wound = The Glade helps: you may remove a Wound from the game for good.
lesson-first-announce = When there is nothing left to do, announce the end of the round. The Virtual Player has one more turn, then night falls.

## The night

lesson-first-night = The round is over, night falls. All your cards, Wounds too, were shuffled into your deck, and you have a new hand. Your Units are ready again, and the Unit offer is new.
lesson-first-dark = At night a forest costs 5 and a desert only 3. Gold mana does not work, but black mana does: strong Spells need it.
lesson-first-night_tactic = The Tactics of the night are different ones. Read what they give and choose the one you like. The lower number plays earlier.
lesson-first-own = You know enough now. Reveal, recruit, defeat orcs, and with a strong hand take a Keep. The city is among the last 3 tiles of the stack. When you reveal it you have one more turn. I will speak only when something new comes up. Good luck.
lesson-first-end = The reconnaissance is over, and so is the lesson. You can play now. Try for more Fame, or set out for cities in Solo Conquest. Look into the rules when something surprises you.

## Tips, each once

lesson-first-tip_storm = This space is fortified. Entering it is an assault: Reputation −1 and a fight with its garrison. If you lose, you go back where you came from. Bring Siege Attacks or a good Block.
lesson-first-tip_enter = This is an adventure site. You may pass by, or go in and fight what lives there. The reward comes at the end of the turn.
lesson-first-tip_monastery = In a Monastery you may talk: Healing for 2 Influence, an Advanced Action for 6. You may burn it, too, for Reputation −3.
lesson-first-tip_hurt = Damage goes to Units that are not Wounded, or to your hero. A Unit stops as much as its Armor and is Wounded. The hero takes a Wound for each Armor’s worth of damage.
lesson-first-tip_heal = You have Healing points. One removes a Wound from your hand, a Unit costs as much as its level. What you do not spend is lost.
lesson-first-tip_rest = You rest: first discard a card, then as many Wounds as you like.
lesson-first-tip_challenge = Before the fight begins you may bring in orcs of adjacent spaces. More Fame, but more blows, too.
lesson-first-tip_strike = One attack may hit several enemies at once, if it is enough for the sum of their Armor.
lesson-first-tip_healing = Here you can buy Healing: in a Village 1 point costs 3 Influence. It is worth it when Wounds fill half your hand.
lesson-first-tip_learn = Here you can buy a card for good. It goes on top of your deck, so you will draw it first.
lesson-first-tip_disband = There is no free Command token, so one of your Units has to go, and for good.
lesson-first-tip_glade = The Glade lets you remove a Wound from your hand or from your discard pile.
lesson-first-tip_reward = You have several rewards. Take them in any order you like.
lesson-first-tip_artifact = You draw 1 Artifact more than you get. That one goes back under the deck.
lesson-first-tip_spell = A Spell always costs mana of its colour. Its strong effect works only at night and needs black mana, too.
lesson-first-tip_discard = This card has a price: discard another one. A Wound does not count.
lesson-first-tip_announce = Your deck has run out. Who announces the end of the round plays no more in it, and everybody else has one more turn.
lesson-first-tip_tactic = Your Tactic has an ability that you can use. Read it before the round is over.
