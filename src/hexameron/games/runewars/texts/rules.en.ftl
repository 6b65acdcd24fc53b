### Questions, options and the log.

n-kind = { $n ->
    [one] { $n } { CASE($kind, "nom", number: "sg") }
   *[other] { $n } { CASE($kind, "nom", number: "pl") }
}

## Names

seat-number = Player { $n }
area-name = area { $area }
area-unit = { $unit }, area { $area }
figure-gone = a unit that is gone
board-spot = a free place
units-routed_kind = { CASE($unit, "nom", number: "pl") } (routed)
hidden-fate = a facedown Fate card
hidden-tactics = a facedown Tactics card
hidden-quest = a facedown Quest card
hidden-reward = a facedown Reward card
hidden-objective = a facedown Objective card
hidden-hero = a facedown Hero card
hidden-season = a facedown Season card
hidden-rune = a facedown rune
hidden-find = a facedown exploration token
hidden-city = a facedown city token
fate-deck = the Fate deck
tactics-deck = the Tactics deck
quest-deck = the Quest deck
reward-deck = the Reward deck
hero-deck = the Hero deck
season-deck = the deck of the season
season-name = { $season ->
    [spring] Spring
    [summer] Summer
    [fall] Fall
   *[winter] Winter
}
resource-food = food
resource-wood = wood
resource-ore = ore
border-mountain = mountain borders
border-water = water borders
benefit-units = neutral units
benefit-tactics = Tactics cards
benefit-influence = influence
benefit-quests = Quest cards

## Questions

ask-setup-faction = Which faction do you lead?
ask-setup-fort = Where do you put your stronghold?
ask-setup-units = Place { n-kind } in your home realm.
ask-lay = { $at ->
    [any] { $rune ->
        [any] Which rune do you lay, and where?
        [dragon] Where do you lay the dragon rune?
       *[false] Where do you lay the false rune?
    }
   *[area] Which rune do you lay in area { $at }?
}
ask-setup-rune = { ask-lay }
ask-fortify-rune = { ask-lay }
ask-rune-lay = { ask-lay }
ask-setup-hero = Where does { CASE($hero, "nom") } start?
ask-map-tile = Lay a map tile.
ask-map-token = Lay a home realm setup token.
ask-map-home = At which token does your home realm lie?
ask-map-realm = How does your home realm lie?
ask-order-choose = Choose in secret your order for this season.
ask-bid = How much influence do you bid?
ask-bid-tie_lowest = A tie. Who counts as the lowest?
ask-bid-tie = A tie. Who wins the bid?
ask-turn-resolve = Your turn. You may play cards first.
ask-turn-close = The order is resolved. You may still play cards.
ask-turn-close-end = End turn
ask-strategize-move = Move units or a hero to an adjacent area.
ask-strategize-move-end = Move no more
ask-strategize-units = Which units go to area { $at }?
ask-march-activate = Which area do you activate?
ask-march-activate-end = None
ask-march-units = Which units move into area { $at }?
ask-march-units-end = March
ask-march-meets = Neutral units stand in area { $at }. Battle or diplomacy?
ask-diplomacy-pay = Diplomacy in area { $at }: how much influence do you spend?
ask-diplomacy-card = Diplomacy in area { $at }: which card do you apply?
ask-diplomacy-more = You may draw more Fate cards.
ask-diplomacy-more-end = Enough
ask-diplomacy-failed = Diplomacy in area { $at } fails. Battle or retreat?
ask-retreat-where = Where do the units in area { $at } retreat to?
ask-retreat-hero = Where does { CASE($hero, "nom") } retreat to?
ask-battle-start = Start of the battle. Do you play cards?
ask-battle-start-end = Begin the battle
ask-battle-pass = You may play a card.
ask-battle-pass-end = Play nothing
ask-battle-drawn = The cards are drawn. Do you play something?
ask-battle-drawn-end = Play nothing
ask-battle-hits = Damage is coming. Do you play something?
ask-battle-hits-end = Play nothing
ask-battle-kind = Which units attack first?
ask-battle-rout = Which unit do you rout?
ask-battle-damage = Which unit takes the damage?
ask-battle-stand = Which units stand up?
ask-battle-stand-end = Done
ask-battle-destroy = Which unit do you destroy?
ask-battle-target = Choose an enemy unit.
ask-battle-withdraw = Which unit retreats from the battle?
ask-battle-loses = What do you lose?
ask-battle-raise = How many Reanimates rise?
ask-battle-sacrifice = Sacrifice a Berserker for 2 damage?
ask-battle-redraw = Which cards do you replace?
ask-battle-redraw-end = Replace these
ask-battle-rage = Whose damage counts, of your Giants?
ask-battle-surplus = More than 8 units are in area { $at }. Which retreat?
ask-battle-fort = Put a damaged stronghold of your own into area { $at }?
ask-works-tomb = Use the Cursed Tomb in area { $at }? The token returns to your supply.
ask-works-spawn = Use the Hungry Spawn in area { $at }? The token returns to your supply.
ask-fort-free = Which stronghold do you pull down to use its token?
ask-fort-free-end = None
ask-works-build = Which development do you build, and where?
ask-works-build-end = Build nothing
ask-works-dial = Development in area { $at }: which dial do you raise?
ask-recruit-dial = Which dial do you recruit with?
ask-recruit-dial-end = Recruit no more
ask-recruit-where = At which strongholds do you place { n-kind }?
ask-recruit-units = Which units do you take?
ask-recruit-fort = At which stronghold?
ask-recruit-free = No figures left: { CASE($kind, "nom", number: "pl") }. Which unit do you give up?
ask-recruit-free-end = None
ask-rally-benefit = Which benefit of the city do you choose?
ask-rally-benefit-end = Nothing more
ask-rally-heroes = How much influence do you spend in search of a hero?
ask-rally-heroes-end = Nothing
ask-rally-keep = Which hero do you keep?
ask-hero-where = At which stronghold does { CASE($hero, "nom") } stand?
ask-hero-deserts = You have four heroes. Who leaves?
ask-hero-hold = Do you pay to keep { CASE($hero, "nom") }?
ask-hero-prevent = Use a Reward card to prevent the damage?
ask-wild-kind = Which neutral units stand in area { $at }?
ask-power-title = Which title do you take, and for how much?
ask-power-title-end = None
ask-fortify-act = Fortify: what do you do?
ask-fortify-act-end = Finish fortifying
ask-fortify-areas = The runes of which two areas do you rearrange?
ask-rune-discard = Which false runes do you discard?
ask-rune-discard-end = Done
ask-rune-steal = Which rune do you move, and where?
ask-rune-scatter = Where do you take the rune of your realm?
ask-rune-look = Which rune do you look at?
ask-find-look = Which area do you look at?
ask-quest-hero = Which hero acts now?
ask-quest-act = What does { CASE($hero, "nom") } do?
ask-quest-step = Where does { CASE($hero, "nom") } go?
ask-quest-step-end = Stay here
ask-quest-deed = What does { CASE($hero, "nom") } do: a duel, a quest or nothing more?
ask-quest-deed-end = Nothing more
ask-quest-train = Which attribute does { CASE($hero, "nom") } train?
ask-test-attribute = Which attribute does { CASE($hero, "nom") } test?
ask-test-card = A test: which card does { CASE($hero, "nom") } apply?
ask-duel-hero = Which hero starts the duel?
ask-duel-rival = With whom does { CASE($hero, "nom") } duel?
ask-duel-start = Start of the duel. What does { CASE($hero, "nom") } use?
ask-duel-start-end = Begin
ask-duel-special = A special icon. { CASE($hero, "nom") }: damage or a Reward card?
ask-duel-guard = What protects the hero in this round?
ask-duel-guard-end = Nothing
ask-duel-slip = Slip away from the duel? { CASE($hero, "nom") } may leave.
ask-duel-where = Where does { CASE($hero, "nom") } slip away to?
ask-reward-discard = Which Reward card do you discard?
ask-reward-heir = Which hero takes these rewards?
ask-office-rewards = Which 3 Reward cards do you discard?
ask-fall-gain = Fall: 2 influence or a Tactics card?
ask-winter-units = Winter: there is not enough food. Which units perish in area { $at }?
ask-settle-units = More than 8 units are in area { $at }. Which do you destroy?
ask-discard-tactics = Too many Tactics cards. What do you discard?
ask-discard-quest = Too many Quest cards. What do you discard?
ask-objective-repelled = Discard your Objective and receive a dragon rune?
ask-effect-part = What do you choose?
ask-effect-part-end = Nothing
ask-effect-pay = Do you pay for it?
ask-effect-may = Do you use it?
ask-effect-draws = With whom, and how many Tactics cards?
ask-effect-dial = Which dial?
ask-effect-title = Which title do you take?
ask-effect-title-end = None
ask-effect-opponent = Which opponent is it about?
ask-effect-order = Which order returns to your hand?
ask-effect-stand = Which figures stand up?
ask-effect-stand-end = Done
ask-effect-rout = Which units do you rout in area { $at }?
ask-effect-rout-end = Done
ask-effect-thin = Which unit do you destroy in area { $at }?
ask-effect-heal = Which hero do you heal?
ask-effect-train = Which hero and which attribute?
ask-effect-turncoat = Which enemy hero do you tempt?
ask-effect-desert = Which hero is it about?
ask-effect-herd = From where to where do the neutral units go?
ask-effect-wyrm = Where does the dragon awake?
ask-effect-found = Where does the stronghold rise?
ask-effect-place = Where do the neutral units stand?
ask-effect-scatter = From where do you drive the neutral units?
ask-effect-deactivate = Which activation token do you remove?
ask-effect-activate = Where do you lay the opponent's token?
ask-effect-raze = Which city do you destroy?
ask-effect-repair = Which stronghold do you repair?

help-order-choose = Only an order with a number above all used this year earns its Supremacy Bonus.
help-march-activate = The colour of the rim tells who controls an area. In an enemy or neutral one there will be a battle or diplomacy.
help-march-units = Room in area { $at }: { $most }. Taken: { $there }, chosen: { $n }. Units come from at most 2 areas away, Fast ones from 3.
help-strategize-move = Only to friendly and empty areas. No activation token is needed.
help-strategize-units = Room in area { $at }: { $most }. Taken: { $there }, chosen: { $n }.
help-map-tile = The tile must touch the board. Turn it so that it lies beside it well.
help-map-token = Beside every token the realm of one player will lie.
help-map-home = The realm will lie at the token.
help-map-realm = Point at the place where your realm begins.
help-setup-fort = Your recruits and heroes will stand here.
help-card = { $card }. { $what }
help-diplomacy-pay = As many Fate cards as influence; you choose one of them.
help-battle-damage = Damaged units first, then standing ones, routed ones last.
help-battle-rout = Undamaged units first.
help-setup-rune = Two dragon runes and a false one: the others see only facedown tokens.
help-bid = All bids are lost, those of losers too.
help-fortify-act = Each of the three actions at most once.
help-quest-act = A move of zero areas is a move too: then a duel or a quest.

## Options

option-some = { $what } × { $n }
option-lead = { CASE($faction, "nom") }
option-tile = Tile { $tile }
option-token = Lay it here
option-turn = Lay it so
option-lay = { $rune }: { $area }
option-at = { $area }
option-order = { CASE($order, "nom") } ({ $n })
option-bid = Bid { $n } influence
option-pay = Spend { $n } influence
option-carry_out = Resolve the order
option-activate = Activate: { $area }
option-send = { $source } → { $target }
option-walk = { CASE($hero, "nom") } → { $area }
option-fight = Start a battle
option-talk = Attempt diplomacy
option-retreat = Retreat
option-dial = { $resource }
option-benefit = { $area }: { $what }
option-claim = { CASE($title, "nom") } for { $n } influence
option-build = { $area }: { $what }
option-build-fort = stronghold
option-repair = Repair the stronghold: { $area }
option-rearrange = Rearrange runes
option-portal = Open the portals for 1 influence
option-kind = { CASE($unit, "nom", number: "pl") }
option-hit = { $figure }
option-move = Move
option-heal = Heal
option-train = Train
option-idle = Do nothing
option-go = { $area }
option-raise = { $attribute } +1
option-challenge = Duel: { CASE($hero, "nom") }
option-attempt = Quest: { $card }
option-strike = Deal 1 damage
option-use = Use: { $source }
option-part = { $what }
option-draws = { $player }: cards each: { $n }
option-play = Play: { $card }
option-spend = Use the reward: { $card }
option-fulfil = Objective fulfilled: receive a dragon rune
option-exchange = Exchange the Objective
option-office = Use the title: { CASE($title, "nom") }
option-hand_over = { $card } → { CASE($hero, "nom") }
option-pick_up = { CASE($hero, "nom") } takes the rewards of the fallen
option-demolish = Destroy the location: { $area }
figure-name = { CASE($unit, "nom", number: "sg") }{ $hurt ->
    [0] {""}
   *[1] , damage: { $hurt }
}{ $down ->
    [0] {""}
   *[1] , routed
}

## Log: setup

setup-fate = { $seat }: drawn card { $card }.
setup-first = First player: { $seat }.
setup-faction = { $seat }: chosen faction { CASE($faction, "nom") }.
setup-tiles = { $seat } receive map tiles { $tiles }. Quests: { $cards }.
setup-wild = Neutral units are placed on the board.
setup-city = City in area { $at }: { $card }.
setup-quests = Cards left in the Quest deck: { $n }.
setup-finds = Facedown exploration tokens lie in the areas.
setup-sheet = { $seat } start with { $n } influence and Tactics cards: { $cards }.
setup-fort = { $seat } place a stronghold: { $at }.
setup-units = { $seat } place { n-kind }: { $at }.
setup-runes = { $seat } lay runes in the home realm: { $n }.
setup-hero = { $seat } have a hero: { CASE($hero, "nom") }. Area { $at }.
setup-decks = The decks are shuffled.
setup-objective = { $seat } are dealt an Objective card.
map-tile = { $seat } lay map tile { $tile }.
map-token = { $seat } lay a home realm setup token.
map-realm = { $seat } lay the home realm.
map-restart = The home realms cannot lie. The board is built anew ({ $n }).

## Log: seasons and orders

season-begins = Year { $year }, { season-name }.
season-card = Season card: { $card }. Drawn by { $seat }.
season-spring = Routed figures stand up, activation tokens go, orders return to hand.
season-summer = The Quest Phase begins.
season-ban = Until the next Season card this holds: { CASE($card, "nom") }.
season-ban_except = Until the next Season card this holds: { CASE($card, "nom") }. Except for { $seat }.
card-skipped = This card speaks of false runes and leaves the game: { $card }.
card-discarded = { $seat } discard: { $card }.
deck-shuffled = Shuffled: { $deck }.
order-revealed = { $seat }: { CASE($order, "nom") }.
order-back = { $seat } take back an order: { CASE($order, "nom") }.
turn-begins = Turn: { $seat }. Order: { CASE($order, "nom") }.
dial = { $seat }: { $dial ->
    [food] food
    [wood] wood
   *[ore] ore
} { $n }.
influence-gained = { $seat } gain { $n } influence.
influence-lost = { $seat } lose { $n } influence.
tactics-drawn = { $seat } draw Tactics cards: { $n }.
tactics-played = { $seat } play { $card }.
quest-drawn = { $seat } draw Quest cards: { $n }.
recruits = { $seat } recruit { n-kind }: { $at }.
rally-benefit = { $seat } rally support in area { $at }: { $what }.
title-taken = { $seat } take a title for { $n } influence: { CASE($title, "nom") }.
title-used = { $seat } use a title: { CASE($title, "nom") }.
works-built = { $seat } build a development in area { $at }: { CASE($works, "nom") }.
fort-built = { $seat } place a stronghold: { $at }.
fort-repaired = { $seat } repair a stronghold: { $at }.
fort-taken = { $seat } take a stronghold: { $at }.
fort-razed = Stronghold destroyed: { $at }.
fort-cracked = Stronghold damaged: { $at }.
city-razed = City destroyed in area { $at }: { CASE($city, "nom") }.
bid-declares = { $seat } have { $n } influence.
bid-reveals = { $seat } bid { $n } influence.
bid-tie = { $seat } decide the tie. The winner is { $other }.
bid-won = Highest bid ({ $n }): { $seat }.
bid-lowest = Lowest bid ({ $n }): { $seat }.

## Log: movement and diplomacy

march-activates = { $seat } activate area { $at }.
march-activated = Activation token in area { $at }. Player: { $seat }.
march-freed = { $seat } remove an activation token: { $at }.
march-permit = { $seat } ignore until the end of the turn: { $border }.
march-reach = { $seat } bring units from farther away: +{ $n }.
units-move = { $seat } move { n-kind }: { $source } → { $at }.
units-lost = { $seat } lose { n-kind }: { $at }.
units-routed = Routed in area { $at }: { n-kind }.
units-stand = Standing up in area { $at }: { n-kind }.
hero-walks = { CASE($hero, "nom") } goes to area { $at }. Player: { $seat }.
retreats = { $seat } retreat { n-kind }: { $source } → { $at }.
retreat-none = There is no way out of area { $at }. Destroyed: { n-kind }.
wild-flees = Neutral units flee from area { $at }.
wild-moves = { $seat } move neutral units: { $source } → { $at }.
wild-placed = { $seat } place { n-kind }: { $at }.
fate-drawn = { $seat } draw Fate cards: { $cards }.
diplomacy-result = { $seat } apply { $card }. Result: { $result ->
    [gold] success
    [silver] retreat
   *[red] failure
}.
diplomacy-joins = The neutral units in area { $at } become allies. Player: { $seat }.
diplomacy-retreat = { $seat } retreat from area { $at }.

## Log: battle

battle-begins = Battle for area { $at }: { $seat } attack, { $wild ->
    [0] the defender is
   *[1] the neutral units are led by
} { $other }.
battle-deserted = There is nobody left to fight in area { $at }.
battle-cancelled = { $seat } avoid the battle and retreat from area { $at }.
battle-draws = Round { $round }: { $seat } draw. { CASE($kind, "nom", number: "pl") }: { $n }.
battle-reveals = { $seat } reveal { $card }. { CASE($kind, "nom", number: "pl") }.
battle-blanks = { $seat } drew without effect: { $cards }.
battle-special = Ability: { CASE($kind, "nom", number: "pl") }. Player: { $seat }.
battle-again = { $seat } draw one more card: { $card }. { CASE($kind, "nom", number: "sg") }.
battle-bonus = { $seat } have +{ $n } strength in this battle.
battle-sturdy = { CASE($kind, "nom", number: "pl") }: { $n } health until the end of the battle.
battle-raised = { $seat } raise a unit: { CASE($kind, "nom", number: "sg") }.
battle-redraws = { $seat } replace cards ({ $n }): { $cards }.
battle-stands = Standing again: { CASE($kind, "nom", number: "sg") }.
battle-routed = Routed: { CASE($kind, "nom", number: "sg") } ({ $seat }).
battle-hurt = Damaged: { CASE($kind, "nom", number: "sg") } ({ $seat }). In all: { $n }.
battle-destroyed = { $seat } lose a unit: { CASE($kind, "nom", number: "sg") }.
battle-withdrawn = A unit retreats from the battle: { CASE($kind, "nom", number: "sg") }.
battle-strength = Strength in area { $at }: attack { $attack }, defence { $defence }. { $seat } win.
battle-surplus = More than 8 units in area { $at }. Retreating: { $n }.
battle-overrun = Units in area { $at } that were routed before are destroyed: { $n }.
battle-ends = The battle for area { $at } is over.
works-walls = Reinforced Walls in area { $at } give +{ $n } strength. Player: { $seat }.
works-wards = Protective Wards in area { $at } drive off a unit. Player: { $seat }.
works-tomb = The Cursed Tomb in area { $at } spreads terror. Player: { $seat }.
works-spawn = The Hungry Spawn in area { $at } falls on the attackers. Player: { $seat }.

## Log: heroes

hero-shown = { $seat } show a hero: { $card }.
hero-gained = { $seat } gain a hero: { CASE($hero, "nom") }. Area { $at }.
hero-deserts = { CASE($hero, "nom") } deserts. Player: { $seat }.
hero-moves = { CASE($hero, "nom") } goes to area { $at }. Player: { $seat }.
hero-retreats = { CASE($hero, "nom") } retreats to area { $at }.
hero-routed = Routed: { CASE($hero, "nom") }.
hero-stands = Standing again: { CASE($hero, "nom") }.
hero-healed = Healed: { CASE($hero, "nom") }. Damage removed: { $n }.
hero-hurt = { CASE($hero, "nom") } suffers { $n } damage.
hero-trained = Trained: { CASE($hero, "nom") }, { $attribute } +{ $n }.
hero-defeated = { CASE($hero, "nom") } is defeated. Player: { $seat }.
hero-grave = Defeated hero marker { $n } is laid in area { $at }.
hero-ability = { CASE($hero, "nom") } uses an ability.
quest-tried = { CASE($hero, "nom") } attempts the quest { $card }. Player: { $seat }.
quest-done = { CASE($hero, "nom") } completes the quest { $card }. Player: { $seat }.
test-result = { CASE($hero, "nom") } applies { $card }. Symbol: { $result ->
    [gold] gold
    [silver] silver
   *[red] red
}.
duel-begins = Duel in area { $at }: { CASE($hero, "nom") } and { CASE($other, "nom") }.
duel-unit = Duel: { CASE($hero, "nom") } and { CASE($kind, "nom", number: "sg") }.
duel-draws = Duel round { $round }: { CASE($who, "nom") }, { $card }. Drawn by { $seat }.
duel-unit_hurt = { CASE($kind, "nom", number: "sg") } suffers { $n } damage.
duel-slips = { CASE($hero, "nom") } slips away to area { $at }.
duel-spoils = { $seat } take Reward cards: { $cards }.
duel-ends = The duel in area { $at } is over.
reward-gained = { CASE($hero, "nom") } receives a reward: { $card }. Player: { $seat }.
reward-used = { CASE($hero, "nom") } uses a reward: { $card }.
reward-taken = { CASE($hero, "nom") } takes a reward: { $card }.
reward-traded = { CASE($hero, "nom") } is handed a reward: { $card }.
reward-found = { CASE($hero, "nom") } picks up the rewards under marker { $n }.
find-explored = { CASE($hero, "nom") } explores area { $at }: { $card }.
find-discarded = Token discarded: { $card }.
find-stays = It stays in area { $at }: { $card }.
find-rests = { CASE($hero, "nom") } uses the location in area { $at }.
find-destroyed = Location destroyed in area { $at }: { $card }.
find-stops = { CASE($hero, "nom") } enters the Dungeon in area { $at } and goes no further.
find-seen = { $seat } look at the tokens in area { $at }.

## Log: runes and the end

rune-received = { $seat } receive a dragon rune.
rune-laid = { $seat } lay a rune: { $at }.
rune-moved = { $seat } move a rune: { $source } → { $at }.
rune-seen = { $seat } look at the rune in area { $at }: { $card }.
rune-discarded = { $seat } discard a false rune from area { $at }.
rune-returned = A rune returns to the supply: there is no area for it. Player: { $seat }.
rune-none = There is no dragon rune left in the supply. Player: { $seat }.
runes-rearranged = { $seat } rearrange the runes of areas { $at } and { $other }.
objective-fulfilled = { $seat } fulfil an Objective: { $card }.
objective-new = { $seat } exchange an Objective: { $card }.
player-out = { $seat } are out of the game.
result-runes = Enough dragon runes are in one hand.
result-years = The last Winter is over. Dragon runes decide, then influence.
result-last = Only one faction is left.
game-won = { $seat } win. Dragon runes: { $n }.
