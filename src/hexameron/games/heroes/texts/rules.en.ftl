### Questions, options and the log.

## Names

board-field = { $name }
board-site = { CASE($site, "nom") } { $name }
seat-number = Player { $n }
hidden-scroll = a hidden scroll
hidden-skill = a hidden skill card
hidden-artifact = a hidden artifact
hidden-card = a hidden card
battle-stack = stack
battle-extra = { CASE($creature, "nom") } (second stack)
lot-turn-0 = not turned
lot-turn-1 = a quarter turn clockwise
lot-turn-2 = half a turn
lot-turn-3 = a quarter turn anticlockwise
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-7 = 7
face-8 = 8
scroll-deck = the Scroll deck
artifact-deck = the Artifact deck
treasure-deck = the Treasure deck
might-0 = the Might deck
might-1 = the Might deck
might-2 = the Might deck
might-3 = the Might deck
magic-0 = the Magic deck
magic-1 = the Magic deck
magic-2 = the Magic deck
magic-3 = the Magic deck

## Questions before the game and in turns

ask-setup-faction = Which faction will you lead?
ask-setup-city = Pick the field for your city.
ask-setup-hero = With which hero do you begin?
ask-turn-card = Play an action card and choose one of its actions.
ask-activation-hero = Which hero do you activate?
ask-activation-hero-end = End the action
ask-hero-move = Move: { CASE($who, "nom") }. Movement points: { $n }.
ask-building-what = What do you build?
ask-building-what-end = Build nothing
ask-recruiting-what = { $n ->
    [0] You can buy no more. Change something in your armies, or end recruitment.
   *[other] Recruitment. You may still buy: { $n }.
}
ask-recruiting-what-end = End recruitment
ask-arena-recruit = Arena: whom does { CASE($who, "nom") } recruit?
ask-arena-recruit-end = End recruitment
ask-gathering-trade = All is gathered. You may still trade.
ask-gathering-trade-end = End the action
ask-teleport-where = Where does { CASE($who, "nom") } go?
ask-advance-now = { CASE($who, "nom") } has enough experience. Advance?
ask-advance-now-end = Not now
ask-advance-pay = Advance: with which trophy does { CASE($who, "nom") } pay?
ask-skill-deck = Advance: from which deck does { CASE($who, "nom") } draw?
ask-skill-keep = Which skill does { CASE($who, "nom") } keep?
ask-scroll-keep = Which scroll does { CASE($who, "nom") } keep?
ask-artifact-keep = Which artifact does { CASE($who, "nom") } keep?
ask-treasure-part = { $of ->
    [1] Treasure card: which part do you take?
   *[other] Treasure card: you take { $of } parts. Which one now ({ $n } of { $of })?
}
ask-deposit-take = Dragon Deposit: which discarded card does { CASE($who, "nom") } take?
ask-effect-choice = { $source }: which do you choose?
ask-luck-whom = Which hero gets the Luck token?
ask-army-promote = Which unit becomes elite? Under { CASE($who, "nom") }.
ask-army-promote-end = Enough
ask-army-return = The army is too large. Return { $n } more to the reserve. Under { CASE($who, "nom") }.

## Questions in battle

ask-battle-honour = Honour: shall nobody use the elite die in this battle?
ask-battle-honour-yes = Without the elite die
ask-battle-honour-no = With the elite die
ask-battle-before_battle = Before battle: what do you use?
ask-battle-before_battle-end = Nothing
ask-battle-place = Equal Initiative: which stack comes first on the track?
ask-battle-turn_start = Start of a battle turn: what do you use?
ask-battle-turn_start-end = Nothing
ask-battle-hero_turn = The hero's turn: { CASE($who, "nom") }.
ask-battle-hero_turn-end = End the hero's turn
ask-battle-strike = { CASE($who, "nom") }: how do you attack?
ask-battle-aim = Precise Attack: name the stack that takes the wounds.
ask-battle-target = { CASE($who, "nom") }: name a stack.
ask-battle-reroll = Hits: { $n } of { $of }. What do you reroll?
ask-battle-reroll-end = Leave this result
ask-battle-force = The enemy has { $n } hits of { $of }. Do you force a reroll?
ask-battle-force-end = No
ask-battle-lower = Wounds for your army: { $n }. What do you use?
ask-battle-lower-end = Nothing
ask-battle-wound = Which stack takes { n-wounds }?
ask-battle-laurel = Laurel. What do you do?
ask-battle-laurel-end = Nothing
ask-battle-revive = Whom do you resurrect?
ask-battle-revive-end = Enough
ask-battle-promote = Which unit becomes elite?
ask-battle-promote-end = Enough
ask-battle-turn_end = End of a battle turn: what do you use?
ask-battle-turn_end-end = Nothing
ask-battle-after_battle = After battle: what do you use?
ask-battle-after_battle-end = Nothing
ask-battle-flee = A new battle turn. Does { CASE($who, "nom") } flee?
ask-battle-flee-yes = Flee
ask-battle-flee-no = Fight on
ask-battle-give_up = Flight: which unit does { CASE($who, "nom") } lose?
ask-battle-enemy_scroll = { CASE($who, "nom") } uses a scroll. Do you answer?
ask-battle-enemy_scroll-end = No
ask-battle-prize = Victory. What does { CASE($who, "nom") } take?

## Hints to questions

help-setup-faction = Each faction has other units, a unique building and three heroes.
help-setup-city = The city stands on one of the start tiles. It replaces the terrain under it.
help-setup-hero = The hero begins in the city with six elite units.
help-turn-card = The card is then used up for this round.
help-activation-hero = You may activate each hero once in this action.
help-hero-move = Pick a field. The number on it is what the way costs; a red field means a battle.
help-hero-move-dark = Pick a field. The number on it is what the way costs; a red field means a battle. These are Dark Days: creatures fight in two stacks.
help-lot-first_player = You draw lots who begins.
help-lot-faction = You draw lots for the faction.
help-lot-tile = You draw lots how the tile is turned.
help-lot-city_order = You draw lots who places a city now.
help-building-what = In one action you erect one building or raise the city by one level.
help-recruiting-what = Units join heroes in the city. Upgrades do not count against the limit.
help-arena-recruit = Up to 3 units of any of your types, at the usual price.
help-advance-pay = You give up the whole trophy. No change is given.
help-skill-deck = You draw 2 cards and keep 1. The lower half of a card works only if the hero knows its school. Known: { $schools }.
help-treasure-part = You may take each part only once. Experience of a treasure is lost if you do not advance by it at once; a Luck token lets you reroll misses in a battle.
help-battle-strike = The elite die is rolled instead of one d8.
help-battle-wound = All wounds of this attack go to one stack until it is gone.
help-battle-flee = Flight is a lost battle: you lose 2 unit tokens, or 1 with Defence.
help-battle-give_up = 1 token with Defence is enough.
help-battle-laurel = Turn a unit elite or resurrect one.

## Options

option-found = Place the city: { $field }
option-lead = Begin with this hero
option-play-activation = Activate heroes (card { $card })
option-play-construction = Build (card { $card })
option-play-recruitment = Recruit (card { $card })
option-play-gathering = Gather (card { $card })
option-play-nothing = Turn the card and do nothing (card { $card })
option-exchange-gold = Exchange 2 gold for 1 resource
option-exchange-resources = Exchange 2 resources for 1 gold
option-sell = Sell the scroll { $card } for { $n } gold
option-activate = Activate: { CASE($hero, "nom") }
option-go-free = Go to { $field }
option-go-fight = Go to { $field } and fight: { CASE($enemy, "nom") }
option-go-rout = Go to { $field } and rout: { CASE($enemy, "nom") }
option-go-home = Enter the city
option-portal-free = Go through the portal to { $field }
option-portal-fight = Go through the portal to { $field } and fight: { CASE($enemy, "nom") }
option-portal-rout = Go through the portal to { $field } and rout: { CASE($enemy, "nom") }
option-home = Return to the city by portal
option-explore-free = Explore: { CASE($site, "nom") }
option-explore-fight = Explore: { CASE($site, "nom") }. Battle with the guards: { CASE($enemy, "nom") }
option-explore-rout = Explore: { CASE($site, "nom") }. Rout: { CASE($enemy, "nom") }
option-seize-free = Take: { CASE($site, "nom") }
option-seize-fight = Take: { CASE($site, "nom") }. Battle with the guards: { CASE($enemy, "nom") }
option-seize-rout = Take: { CASE($site, "nom") }. Rout: { CASE($enemy, "nom") }
option-stop = End the activation
option-build = Erect for { $cost }: { CASE($building, "nom") }
option-raise = Raise the city to level { $level } for { n-resources }
option-buy-basic = Buy a basic unit for { $n } gold: { CASE($unit, "nom") }, under { CASE($hero, "nom") }
option-buy-elite = Buy an elite unit for { $n } gold: { CASE($unit, "nom") }, under { CASE($hero, "nom") }
option-promote = Upgrade a unit for { $n } gold: { CASE($unit, "nom") }, under { CASE($hero, "nom") }
option-dismiss-basic = Dismiss a basic unit: { CASE($unit, "nom") }, under { CASE($hero, "nom") }
option-dismiss-elite = Dismiss an elite unit: { CASE($unit, "nom") }, under { CASE($hero, "nom") }
option-hire = Recruit the hero for { $n } gold: { CASE($hero, "nom") }
option-advance = Advance for { n-experience }: { CASE($hero, "nom") }
option-study-might = Might deck
option-study-magic = Magic deck
option-branch = Option { $n }
option-trophy = { CASE($creature, "nom") } ({ n-experience })
option-way = { CASE($card, "nom") }: { $what }
option-strike-plain = Attack: { $n } d8
option-strike-elite = Attack: { $n } d8 and the elite die
option-strike-alone = Attack with the elite die alone
option-strike-magic-plain = Attack with Magic: { $n } d8
option-strike-magic-elite = Attack with Magic: { $n } d8 and the elite die
option-strike-magic-alone = Attack with Magic, the elite die alone
option-luck-misses = Luck token: reroll all misses
option-luck-elite_die = Luck token: reroll the elite die
option-luck-bad_luck = Luck token: cancel Bad Luck
option-misses = Luck: reroll all misses
option-one = Precise Attack: reroll 1 miss
option-turn_elite = Turn elite: { CASE($unit, "nom") }
option-revive = Resurrect: { CASE($unit, "nom") }
option-hurt-basic = { CASE($unit, "nom") }: a basic unit first
option-hurt-elite = { CASE($unit, "nom") }: an elite unit first
option-give_up-basic = Lose a basic unit: { CASE($unit, "nom") }
option-give_up-elite = Lose an elite unit: { CASE($unit, "nom") }
option-win_skill = Gain a skill
option-win_artifact = Take the artifact: { CASE($artifact, "nom") }

here-play-activation = Activate heroes
here-play-construction = Build
here-play-recruitment = Recruit
here-play-gathering = Gather
here-play-nothing = Do nothing
here-buy-basic = Buy a basic one for { $n } gold
here-buy-elite = Buy an elite one for { $n } gold
here-buy-basic-for = Buy a basic one for { $n } gold, under { CASE($hero, "nom") }
here-buy-elite-for = Buy an elite one for { $n } gold, under { CASE($hero, "nom") }
here-build = Build for { $cost }
here-promote = Upgrade for { $n } gold
here-dismiss-basic = Dismiss a basic one
here-dismiss-elite = Dismiss an elite one
here-give_up-basic = Lose a basic one
here-give_up-elite = Lose an elite one
here-hurt = Take the wounds
here-hurt-basic = A basic one first
here-hurt-elite = An elite one first
here-aim = Name it
here-first = Put before the others
here-choose = Lead this faction
here-activate = Activate

## Log: set-up, rounds, city

setup-first = First Player: { $seat }.
setup-faction = Faction chosen: { CASE($faction, "nom") }.
setup-board = The map of { $n } tiles lies on the table.
setup-encounters = { $n ->
    [one] { $n } encounter token lies
   *[other] { $n } encounter tokens lie
} on the map.
setup-city = { $seat } places the city on { $field }.
round-begins = Round { $n } begins. First Player: { $seat }.
week-revealed = A new week: { $card }.
turn-plays = { $seat }: { CASE($action, "nom") }.
turn-passes = { $seat } turns an action card and does nothing.
card-special = { $seat } gets the fourth action card.
treasury-takes = { $seat } takes { gold-and-resources }.
treasury-pays = { $seat } pays { gold-and-resources }.
gold-and-resources = { $resources ->
    [0] { $gold } gold
   *[other] { $gold ->
        [0] { some-resources }
       *[other] { $gold } gold and { some-resources }
    }
}
some-resources = { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}
city-raised = { $seat } raises the city to level { $n }.
city-built = { $seat } erects: { CASE($building, "nom") }.
city-artifact = { $card } rests under the Temple of Asha of { $seat }.
trade-sold = { $seat } sells the scroll: { $card }.
trade-exchanged = { $seat } exchanges { $give ->
    [gold] 2 gold for 1 resource
   *[resources] 2 resources for 1 gold
}.
power-gained = { $seat } gains { n-power }. Power: { $power }.
power-lost = { $seat } loses { n-power }. Power: { $power }.
game-domination = Domination! The winner: { $seat }.
game-ends = The last week is over. The winner: { $seats }.
game-drawn = The last week is over. It is a draw.
result-domination = Victory by domination.
result-time = The last week is over. Power decides, then the treasury.
result-time-drawn = The last week is over, and Power and treasuries are equal.

## Log: heroes

hero-enters = { CASE($hero, "nom") } enters the game. Faction: { $seat }.
hero-activated = { CASE($hero, "nom") } sets out. Movement points: { $n }.
hero-goes = { CASE($hero, "nom") } goes to { $field }.
hero-portal = { CASE($hero, "nom") } comes out of the portal on { $field }.
hero-home = { CASE($hero, "nom") } enters the city.
hero-again = { CASE($hero, "nom") } sets out once more.
hero-teleported = { CASE($hero, "nom") } is carried to { $field }.
site-explored = { CASE($hero, "nom") } explores { $field }.
site-unexplored = { $field } is unexplored and unguarded.
field-taken = { CASE($hero, "nom") } takes { $field }.
rout = { CASE($hero, "nom") } routs { CASE($who, "nom") }.
army-joined = { $n } { $elite ->
    [0] basic
   *[other] elite
} joins the army: { CASE($unit, "nom") }. Under { CASE($hero, "nom") }.
army-promoted = Upgraded: { CASE($unit, "nom") }. Under { CASE($hero, "nom") }.
army-dismissed = { $elite ->
    [0] A basic unit
   *[other] An elite unit
} returns to the reserve: { CASE($unit, "nom") }. Under { CASE($hero, "nom") }.
luck-gained = { CASE($hero, "nom") } gets { n-luck }.
luck-lent = { CASE($hero, "nom") } has { n-luck } for this battle.
luck-spent = { CASE($hero, "nom") } discards a Luck token.
artifact-gained = { CASE($hero, "nom") } gains the artifact: { $card }.
artifact-none = No artifact fits. { CASE($hero, "nom") } gets none.
scroll-gained = { CASE($hero, "nom") } gets: { $card }.
scroll-used = { CASE($hero, "nom") } uses the scroll: { $card }.
scroll-cancelled = The scroll { $card } of { CASE($hero, "nom") } has no effect.
scroll-kept = { CASE($hero, "nom") } keeps the scroll: { $card }.
scroll-saved = { $source }: { CASE($hero, "nom") } rolls { $dice }.
skill-gained = { CASE($hero, "nom") } gains the skill: { $card }.
skill-none = { CASE($hero, "nom") } can gain no skill: the decks are empty.
advance-paid = { CASE($hero, "nom") } gives up the trophy: { $card }.
treasure-drawn = { CASE($hero, "nom") } draws a Treasure card. Parts to take: { $n }.
treasure-experience = { CASE($hero, "nom") } takes experience from the treasure: { $n }.
deposit-taken = { CASE($hero, "nom") } takes from the discard pile: { $card }.
draw-nothing = { $seat } has nothing to draw: { $deck } is empty.
draw-discards = { $seat } discards: { $cards }.
deck-shuffled = Shuffled: { $deck }.

## Log: battle

elite-face = { $elite ->
    [skull] {", elite die: a skull"}
    [two_skulls] {", elite die: two skulls"}
    [luck] {", elite die: Luck"}
    [laurel] {", elite die: Laurel"}
    [bad_luck] {", elite die: Bad Luck"}
   *[none] {""}
}
elite-die-alone = { $elite ->
    [skull] elite die: a skull
    [two_skulls] elite die: two skulls
    [luck] elite die: Luck
    [laurel] elite die: Laurel
   *[bad_luck] elite die: Bad Luck
}
attack-dice = { $n ->
    [0] { elite-die-alone }
   *[other] { $dice }{ elite-face }
}
battle-begins = Battle on { $field }: { CASE($hero, "nom") } against { CASE($enemy, "nom") }.{ $stacks ->
    [2] {" "}Dark Days: the enemy fights in two stacks.
   *[1] {""}
}
battle-track = The initiative track is set.
battle-turn = Battle turn { $n } begins.
battle-aims = { CASE($who, "nom") }: the target is { CASE($target, "nom") }.
battle-rolls = { CASE($who, "nom") }, Strength { $strength }, rolled: { attack-dice }.
battle-rerolls = { CASE($who, "nom") } after the reroll (Strength { $strength }): { attack-dice }.
battle-hits = { CASE($who, "nom") }: { n-wounds } dealt.
battle-wounded = { CASE($who, "nom") }: { n-wounds } taken. Losses: { $lost }.
battle-turned = An elite token turns to its basic side: { CASE($who, "nom") }.
battle-destroyed = Stack destroyed: { CASE($who, "nom") }.
battle-regenerates = Regeneration: { CASE($who, "nom") }. The wounds vanish.
battle-raised = Resurrection: { CASE($who, "nom") }.
battle-promoted = A unit becomes elite: { CASE($who, "nom") }.
battle-uses = { CASE($hero, "nom") } uses: { CASE($source, "nom") }.
battle-casts = { CASE($source, "nom") }, Magic { $magic }: { CASE($hero, "nom") } rolls { $dice }. Wounds: { $n }.
battle-summoned = { CASE($hero, "nom") } summons { CASE($who, "nom") }. Numbers: { $n }.
battle-changed = { CASE($who, "nom") }: { $stat ->
    [strength] Strength
    [initiative] Initiative
   *[attacks] attack dice
} changed by { $n } { $until ->
    [turn] in this turn
    [next_turn] in this turn and the next
   *[battle] for the rest of the battle
}.
battle-hardened = { CASE($who, "nom") }: the first { $n ->
    [one] wound is lost
   *[other] { $n } wounds are lost
} { $until ->
    [turn] in this turn
   *[battle] in each turn of this battle
}.
battle-shielded = { CASE($who, "nom") }: the wounds of the next enemy attack will be lost.
battle-honour = Honour: nobody uses the elite die in this battle. Decided by { $seat }.
battle-stunned = { CASE($who, "nom") }: no attack in this turn.
battle-cleansed = { CASE($who, "nom") }: enemy cards have no effect in this turn.
battle-warded = { CASE($source, "nom") } protects { CASE($who, "nom") }: the wounds are lost.
battle-absorbed = { CASE($who, "nom") }: { n-wounds } lost, thanks to { CASE($source, "nom") }.
battle-no_bad_luck = A Luck token of { CASE($hero, "nom") } cancels Bad Luck.
battle-flees = { CASE($hero, "nom") } flees to the city.
battle-given_up = Lost in flight: { CASE($who, "nom") }.
battle-decided = The battle is decided. The winner: { $side ->
    [0] the attacker
   *[1] the defender
}.
battle-defeated = { CASE($hero, "nom") } is defeated and returns to the city.
battle-trophy = { CASE($hero, "nom") } wins the trophy: { $card }. Experience: { $experience }, chests: { $chests }.
battle-artifact_won = { CASE($hero, "nom") } takes the artifact: { $card }.

## What is lost

lost-action = the action of this card is lost
lost-heroes = { $n ->
    [one] { $n } hero will do nothing
   *[other] { $n } heroes will do nothing
}
lost-movement = { $n ->
    [one] { $n } movement point is lost
   *[other] { $n } movement points are lost
}
lost-field = the field stays untaken
lost-battle = you lose units, and the battle
