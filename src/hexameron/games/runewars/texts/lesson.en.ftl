### The first year with a teacher, who speaks like a friend at the table: short, warm, one thing at a time.

lesson-first-title = The first year of war
lesson-first-about = Learn by playing. We lead you from spring to winter: a secret order, a march, a battle by Fate cards, a hero's quest, recruits and a harvest. Then you play on as you like, against one bot.
lesson-first-end = That is all you need to begin. Look for runes, guard your own, and let your orders rise. Good luck in Terrinoth!

## Spring: the order

lesson-first-aim = Hello. You lead the Humans, a bot leads the Uthuk. Whoever first has 6 dragon runes in their areas wins. If nobody does within 6 years, the most runes win.
lesson-first-runes = This is your home realm. Two dragon runes and a false one lie there. You know which is which. The bot sees facedown tokens only, and may be wrong.
lesson-first-runes_terminal = Your home realm are the areas HA, HB and HC. Two dragon runes and a false one lie there. You know which is which. The bot sees facedown tokens only, and may be wrong.
lesson-first-year = A year has four seasons. In each, everybody secretly chooses one of eight Order cards. A used card comes back in spring. Lower numbers are resolved first.
lesson-first-conquer = We begin with a march. Choose Conquer, card number 3.
lesson-first-conquer_instead = First we take the field. Choose Conquer (3).

## Spring: the march

lesson-first-activate = Conquer activates one area and brings your units there from up to two areas away. In 1B two Beastmen guard a facedown rune. Activate 1B.
lesson-first-activate_instead = The rune lies in 1B. Activate that area.
lesson-first-footmen = Now say who goes. No area holds more than eight of your units. Send three Footmen.
lesson-first-bowman = Add the Bowman. The stronghold in your home realm will hold without him.
lesson-first-knight = And the Knight. Units in an activated area do not leave it until spring, but we want that rune.
lesson-first-army_instead = Beastmen hit hard. Send the whole army: three Footmen, the Bowman and the Knight.
lesson-first-meets = The army has arrived. With neutral units you may fight or talk: influence buys Fate cards, and one of them says whether they join you.
lesson-first-fight = Today we fight. Attack.
lesson-first-fight_instead = You will try diplomacy later. Attack now.

## Spring: the battle

lesson-first-start = Before the first blow a Tactics card for a battle may be played. You hold none, but everybody is asked, so that a pause betrays no hand. Pass.
lesson-first-start_instead = You have no card for this battle. Pass.
lesson-first-fate = Units fight in the order of initiative, 1 to 5. Each draws a Fate card and reads the section with the shape of its base. The Bowman, a triangle, was first: his hit destroyed a Beastman.
lesson-first-struck = Initiative 2 are the Knight and the Beastman. The Knight, a rectangle, drew a rout: the Beastman lies down and counts no more. But he dealt you one damage.
lesson-first-wound = You choose who takes the damage. It would destroy a Footman or the Bowman. The Knight has health 2 and survives. Point at the Knight.
lesson-first-wound_instead = Do not waste a unit. The Knight has health 2 and survives this damage.
lesson-first-won = The Footmen drew nothing, but in the end those who stand are counted: five of yours, none of theirs. You win! 1B is yours, so you see its rune. It is a dragon rune, your third.
lesson-first-close = After an order you may still play cards. This time end your turn.
lesson-first-close_instead = All is done. End your turn.

## Summer: the quest

lesson-first-summer = Summer is the time of heroes. Sir Valadir has a quest in area 1C, right beside your stronghold. Only you know your quests and rewards.
lesson-first-move = A hero may move, heal or train. Move.
lesson-first-move_instead = The quest is waiting. Move the hero.
lesson-first-go = A hero moves up to two areas, and nobody stops him. Go to 1C.
lesson-first-go_instead = The quest is in 1C. Go there.
lesson-first-stay = You are there. The second step is not needed, so stay.
lesson-first-stay_instead = The quest is here. Stay in 1C.
lesson-first-attempt = In this area you can attempt the quest. Do it.
lesson-first-attempt_instead = This is why we came. Attempt the quest.
lesson-first-test = A test of wisdom: as many Fate cards as you have of it, which is 2. One sign counts, your choice. Gold is full success, silver a smaller one, red is failure. Choose gold.
lesson-first-test_instead = The other card is a failure. Choose the golden sign.

## Summer: recruits

lesson-first-shard = Success! The reward is a Shard of Timmorran. In your turn you can change it for a dragon rune. But first the order for summer.
lesson-first-recruit = An order brings its Supremacy Bonus if its number is higher than all you have used this year. After Conquer (3), Recruit (5) does. Choose it.
lesson-first-recruit_instead = New units are welcome, with a bonus even more. Choose Recruit (5).
lesson-first-spend = It is your turn, so you may use the Shard of Timmorran. Do it before you recruit.
lesson-first-spend_instead = The rune first. Use the Shard of Timmorran.
lesson-first-room = An area has room for one rune, and all of yours are taken. So discard your false rune to make room.
lesson-first-room_instead = Without room the new rune would lie in no man's land. Discard the false one.
lesson-first-roomy = You may discard two false runes but have only this one. Your rivals need not know, so you are asked on. Finish the choice.
lesson-first-roomy_instead = You have no second false rune. Finish the choice.
lesson-first-dragon = You get a dragon rune and a new false one, both facedown. The dragon rune comes first: lay it in HB.
lesson-first-dragon_instead = A dragon rune belongs in your own land. Lay it in HB.
lesson-first-bluff = Now the false one. Lay it where you like: let the others wonder which is real.
lesson-first-dial = Three resource dials tell whom you can recruit. You get all units up to the space where the dial stands. Choose food: three Footmen.
lesson-first-dial_instead = Begin with food. It gives three Footmen.
lesson-first-bonus = And here is the Supremacy Bonus: a second dial. Wood gives a Bowman, ore a Knight. Choose.
lesson-first-bonus_instead = Do not leave the bonus. Choose a second dial.
lesson-first-done = The new units stand at your stronghold. You have four dragon runes. End your turn.

## Fall and winter

lesson-first-fall = In fall everybody takes 2 influence or a Tactics card. Influence pays for diplomacy, bids and titles. Choose.
lesson-first-harvest = The areas you took provide resources, but only Harvest sets the dials. Choose Harvest (4).
lesson-first-harvest_instead = You need food before winter. Choose Harvest (4).
lesson-first-resolve = Cards may be played before an order, too, which is why you are asked. Resolve Harvest.
lesson-first-resolve_instead = Time to harvest. Resolve the order.
lesson-first-no_bonus = The dials now show what your areas provide. There was no bonus: 4 is less than the 5 of summer. So plan a year in which the numbers rise.
lesson-first-winter = In winter no area keeps more units than your food shows, but water freezes and can be crossed. In spring everybody stands up and the orders come back. Now play as you like.

## Tips

lesson-first-tip_talk = You may talk. Influence buys cards: gold makes allies, silver drives them away, red means battle or retreat.
lesson-first-tip_pay = Each influence token draws one card, and you choose the best. Three succeed more than one time in three, six nearly two times in three.
lesson-first-tip_bid = A bid: all choose in secret, and all lose what they gave. How much influence everybody has can be seen.
lesson-first-tip_rally = Each of your cities gives one benefit: units, Tactics cards, influence or quests.
lesson-first-tip_title = A title goes to whoever puts more influence on it than lies there.
lesson-first-tip_fortify = A stronghold costs a step of wood and a step of ore. In defence it has strength 5, damaged 3. It cannot stand in an area with a city.
lesson-first-tip_strategize = Strategize moves any number of units by one area, to your own and empty ones only.
lesson-first-tip_winter = What is too much is destroyed. Begin with routed and weak units.
lesson-first-tip_retreat = A beaten army retreats to a neighbouring area and lies there routed until spring.
lesson-first-tip_fort = You may replace the stronghold you took with one of your own. It will be damaged.

## The second lesson: diplomacy and defence

lesson-siege-title = Diplomacy and defence
lesson-siege-about = A second, short lesson. You win Beastmen over to your side, then hold a stronghold against the Uthuk. After that you play on as you like.
lesson-siege-end = The stronghold stands, the rune is safe. Remember: walls help the defender, and a good word is sometimes enough for neutral units.
lesson-siege-mobilize = Spring of the second year. Your order is Mobilize (2). You activate an area and march as with Conquer, and its Supremacy Bonus lets you do so once more. There may be only one battle.
lesson-siege-activate = Two Beastmen are in 1B. An army against them is too much, for the Uthuk wait in 1C, before your stronghold. Activate 1B.
lesson-siege-activate_instead = The Beastmen first. Activate 1B.
lesson-siege-envoys = Two Footmen from HB are enough to talk. Let the garrison of the stronghold stay.
lesson-siege-envoys_instead = The stronghold needs its garrison. Send two Footmen from HB.
lesson-siege-enough = That is enough. Finish.
lesson-siege-enough_instead = The others stay in the stronghold. Finish.
lesson-siege-talk = Attempt diplomacy instead of fighting.
lesson-siege-talk_instead = A battle would cost you Footmen. Attempt diplomacy.
lesson-siege-pay = Each influence you spend is one Fate card. You have 3. Spend them all.
lesson-siege-pay_instead = The more cards, the better the chance of gold. Spend 3.
lesson-siege-gold = Red, gold and silver. Red is failure, silver drives them away, gold makes allies. Choose the golden sign.
lesson-siege-gold_instead = Choose the golden sign.
lesson-siege-again = The Beastmen are your allies now. Here is the Supremacy Bonus, a second march. Leave it this time: every unit will be needed in defence.
lesson-siege-again_instead = The enemy stands before the walls. Finish the march.
lesson-siege-end_turn = End your turn. Now the Uthuk come with Conquer (3).
lesson-siege-end_turn_instead = End your turn.
lesson-siege-attacked = They storm the stronghold: five Berserkers and a Flesh Ripper. Your Bowman drew first and destroyed a Berserker. The other four dealt you one damage.
lesson-siege-bowman = Who takes it? The Bowman has had his card, the Footmen are still to draw. Point at the Bowman.
lesson-siege-bowman_instead = The Footmen are still to fight. Point at the Bowman.
lesson-siege-walls = The Footmen destroyed two Berserkers more. In the end strength counts: theirs is 3, yours 2 and the stronghold's 5. It held! But it is damaged, and will add only 3.
lesson-siege-onward = The beaten retreated and lie routed until spring. Fortify repairs the stronghold for a step of ore. Now play as you like.
