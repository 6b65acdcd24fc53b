### Questions, options and the log.

## Names

seat-number = Player { $n }
board-hex = hex { $name }
board-place = { $place } ({ $name })
hidden-skill = a facedown skill card
hidden-asset = a facedown asset
hidden-adventure = a facedown adventure card
hidden-story = a facedown story card
enemy = the enemy
deck-soc = the social deck
deck-com = the combat deck
deck-exp = the exploration deck
skill-deck = the skill deck
asset-deck = the asset deck
soc-deck = the social deck
com-deck = the combat deck
exp-deck = the exploration deck
story-deck = the story deck
face-0 = wild
face-1 = plains
face-2 = plains or forest
face-3 = forest or hills
face-4 = hills or plains
face-5 = mountain or water
side-0 = first side
side-1 = second side
body = body
mind = mind
spirit = spirit
symbol-phy = physical damage
symbol-mag = magic damage
symbol-ene = enemy damage
symbol-agi = agility
symbol-sur = surge
symbol-shi = shield
symbol-dbl = doubling
symbol-dash = dash
token-face = { $symbol } { $n }{ $gold ->
    [0] {""}
   *[1] , gold
}
token-one = { $symbol }{ $gold ->
    [0] {""}
   *[1] , gold
}

## Questions

ask-setup-hero = Which hero will you play?
ask-setup-place = Where does { $who } begin?
ask-setup-buy = You may buy one of these assets.
ask-setup-buy-end = Buy nothing
ask-turn-act = { $n ->
    [one] 1 action left. What do you do?
   *[other] { $n } actions left. What do you do?
}
ask-turn-end = All actions are spent. You may still learn skills.
ask-turn-end-end = End the turn
ask-move-step = Spend a die to enter an adjacent hex.
ask-move-step-end = Go no further
ask-move-card = Choose an adjacent hex.
ask-move-card-end = Stay here
ask-move-carried = Where do you go?
ask-move-carried-end = Stay here
ask-shop-deal = Shopping: buy one asset, or discard one from the market. You may sell first.
ask-shop-gain = Which asset do you take?
ask-shop-offer = Do you buy one of these?
ask-shop-offer-end = Buy nothing
ask-shop-from_market = Which asset do you take from the market?
ask-shop-sell_one = What do you sell?
ask-shop-sell_one-end = Sell nothing
ask-shop-trade = Which goods do you trade?
ask-settle-asset = Too many assets of this type. What do you discard?
ask-settle-hand = Too many cards in hand. What do you discard?
ask-settle-skill = Too many learned skills. What do you discard?
ask-exert-card = Exert: which card do you discard?
ask-learn-card = Which skill do you learn?
ask-learn-card-end = None
ask-learn-pay = Which trophies do you spend?
ask-event-option = { $who }: which option do you choose?
ask-card-drawn = { $who }: do you change what was drawn?
ask-card-drawn-end = Resolve this card
ask-card-which = Which card do you resolve?
ask-card-choice = What do you choose?
ask-card-pay = How much gold do you pay?
ask-card-pay-end = Pay nothing
ask-card-patient = Whom do you heal?
ask-card-victim = From whom do you take it?
ask-quest-explore = Exploring: choose an ending, or reroll a die.
ask-quest-explore-end = No ending
ask-quest-ending = Which ending do you resolve?
ask-quest-ending-end = None
ask-test-before = Test: do you use an ability before cards are revealed?
ask-test-before-end = Reveal the cards
ask-test-exert = { $n ->
    [0] No success so far. Do you exert?
    [one] 1 success. Do you exert again?
   *[other] { $n } successes. Do you exert again?
}
ask-test-exert-end = Resolve the test
ask-trophy-deck = From which deck is the trophy?
ask-trophy-spend = Which trophy do you spend?
ask-dice-which = Which dice do you reroll?
ask-dice-which-end = Done
ask-dice-turn = Which die do you turn, and to what?
ask-dice-rest = Rest: do you reroll?
ask-dice-rest-end = Count the healing
ask-dice-explore = Exploring: do you reroll?
ask-dice-explore-end = Keep the dice
ask-dice-harm = Damage threatens: do you reroll?
ask-dice-harm-end = Keep the dice
ask-dice-strike = Do you reroll before the blow?
ask-dice-strike-end = Keep the dice
ask-give-what = What do you propose? The other side: { $who }.
ask-give-agree = Somebody proposes to hand over { $who }. Do you agree?
ask-give-agree_gold = { $who } proposes to hand over gold. Do you agree?
ask-zombie-place = Where does the zombie stand?
ask-zombie-kill = Which zombie do you kill?
ask-villain-march = Where does the villain march?
ask-ability-may = { $who }: do you use this ability?
ask-combat-act = Combat action of { $who }.
ask-combat-act-end = Pass
ask-combat-act-mine = Your combat action.
ask-combat-attack = Which tokens do you spend on the attack?
ask-combat-attack-end = Attack with these
ask-combat-agility = Agility: flip an own token, or make the foe recast one.
ask-combat-flip = Which tokens do you flip?
ask-combat-flip-end = Done
ask-combat-recast = Which tokens are recast?
ask-combat-recast-end = Done
ask-combat-remove = Which tokens do you remove?
ask-combat-remove-end = Done
ask-combat-mirror = Which symbol of your foe do you use?
ask-combat-mirror-end = None
ask-combat-borrow = Which ability of the fallen enemy does Vorakesh use?
ask-combat-pay = Which surges do you spend?
ask-combat-pay-end = Pay with these
ask-combat-negate = Your foe uses an ability. Do you negate it with your surges?
ask-combat-negate_with = Which surges do you negate it with?
ask-combat-negate_with-end = Negate with these
ask-combat-shields = { $n } damage is coming. Do you spend shields?
ask-combat-shields-end = Take the rest
ask-combat-block_more = { $who }: do you block more?
ask-combat-escape = The combat round is over. Do you escape?
ask-combat-escape-end = Fight on
ask-combat-flee = Escape: spend the die to enter an adjacent hex.
ask-combat-flee-end = Stay and fight

## Help below the question

help-setup-hero = Each hero fights in another way: look at the tokens and abilities.
help-setup-place = The golden hexes are those that the hero card allows.
help-turn-act = You enter a neighbouring hex without a roll.
help-turn-end = Then the next player's turn begins.
help-move-step = Each die is one hex. On a road and into a city any die will do.
help-shop-deal = The number on a card is its price. After shopping the market holds three cards again.
help-event-option = You may also choose what cannot be carried out.
help-test-exert = For each card you discard one more is revealed.
help-quest-explore = Higher endings give more. A die is rerolled by discarding a card.
help-combat-act = You and your foe spend tokens in turn. Who passes does nothing more in this round.
help-combat-attack = Damage can also be split over several actions.
help-combat-shields = Shields come back in the next combat round.
help-combat-escape = Escaping takes a roll of one terrain die.
help-learn-pay = The colour of an orb is the kind of trophy; grey takes any.

## Options

option-lead = { $hero }
option-place = { $cell }
option-go = Go without a roll: { $cell }
option-throw = Roll dice and move
option-rest = Rest
option-recover = Recover
option-shop = Shop
option-train = Train
option-adventure = Adventure
option-attempt = Attempt: { $card }
option-tell = Story quest: { $card }
option-slay = Kill a zombie
option-face = Engage: { $villain }
option-perform = Use: { $source }
option-defy = Challenge: { $player }
option-idle = Do nothing
option-buy = Buy for { $n } gold: { $card }
option-sell = Sell for { $n } gold: { $card }
option-toss = Discard from the market: { $card }
option-use = Use: { $source }
option-learn = Learn: { $card }
option-meet = Give or ask for something: { $player }
option-give = Give: { $card }
option-beg = Ask for: { $card }
option-give_gold = Give { $n } gold
option-beg_gold = Ask for { $n } gold
option-walk = Go: { $cell }
option-step = { $cell }: { $face }
option-step_as = { $cell }: { $face } by { $source }
option-hop = { $cell } by { $source }
option-again = Reroll: { $face }
option-shake = Use: { $source }
option-turn_to = { $face } to { $to }
option-dice = { $face }
option-end = Ending { $roman }: { $what }
option-end_as = Ending { $roman } by { $sources }: { $what }
option-option = { $letter ->
    [a] First: { $what }
   *[b] Second: { $what }
}
option-part = { $what }
option-exert = { $card }
option-apply = Use: { $source }
option-deck = { $deck }
option-pay = { $n } gold
option-attack = Attack: { $kind }, { $n } in all
option-double = Double: { $top }
option-agile = Spend agility
option-flip = Flip: { $token }
option-recast = Make recast: { $token }
option-surge = { $ability }: { $what }
option-special = { $ability }: { $what }
option-block = Use: { $source }
option-negate = Negate
option-flee = Escape

here-go = Enter
here-attempt = Attempt now
here-tell = Attempt now
here-learn = Learn
here-ability = Use { $ability }
here-buy = Buy for { $n } gold
here-sell = Sell for { $n } gold
here-toss = Discard from the market
here-meet = Give or ask
here-defy = Challenge

n-skill-cards = { $n ->
    [one] { $n } skill card
   *[other] { $n } skill cards
}

## Log: set-up and time

setup-scenario = Scenario: { $scenario }.
setup-gems = { $n } adventure gems lie on the board.
setup-decks = The adventure decks have { $n } cards each.
setup-first = First player: { $seat }.
setup-hero = { $hero } enters the game with { $n } gold.
setup-place = { $seat } begins at { $cell }.
setup-ability = { $seat } resolves the setup ability.
setup-markets = { $n } assets lie on the markets.
turn-begins = Turn: { $seat }.
time-moves = The time token enters space { $n }.
time-act = Act { $n } begins.
gems-refreshed = { $n ->
    [one] { $n } gem is turned faceup.
   *[other] { $n } gems are turned faceup.
}
deck-shuffled = Shuffled: { $deck }.
story-drawn = Story card: { $card }.
story-placed = { $card } goes to space { $n } of the story-quest track.
story-tried = { $seat } attempts the story quest { $card }.
story-done = Story quest completed: { $card }.
villain-comes = { $villain } enters the board at { $cell }.
villain-faced = { $seat } engages the villain.
villain-turned = { $villain } wins and recovers.
villain-rolls = { $seat } rolls { $dice }. Wild symbols lead the villain.
villain-marches = The villain marches to { $cell }.
first-passed = { $seat } is first player now.
eliminated = { $seat } is eliminated.
game-won = { $seat } defeats the villain and wins.
game-lost = The villain wins. All heroes lose.
result-villain = The villain was defeated.
result-march = Margath reached Tamalir.
result-time = Time is up: the kingdom belongs to the dead.
result-fallen = All heroes have fallen.

## Log: on the map

moves = { $seat } goes to { $cell }.
idles = { $seat } does nothing.
rests = { $seat } rests.
trains = { $seat } trains.
undelayed = { $seat } recovers.
delayed = { $seat } is delayed.
defeated = { $seat } is defeated.
recovered = { $seat } is back on the feet.
harm = { $seat } takes { $n } damage.
heal = { $seat } heals { $n } damage.
gold-gained = { $seat } gains { $n } gold.
gold-lost = { $seat } spends { $n } gold.
lore-gained = { $seat } gains { $n } lore.
ally-gained = Companions who join { $seat }: { $n }.
zombie-placed = A zombie appears at { $cell }.
zombie-killed = A zombie dies at { $cell }.
zombie-bites = Zombies bite { $seat }: { $n }.
dice-rolled = { $seat } rolls { $dice }.
dice-again = { $seat } rerolls { $old } to { $dice }.
dice-turned = { $seat } turns a die: { $old } to { $dice }.
ability-used = { $seat } uses { $source }.
cost-unpaid = { $seat } cannot pay.
exerts = { $seat } exerts: { $card }.
skill-drawn = { $seat } draws { n-skill-cards }.
skill-discarded = { $seat } discards { $card }.
skill-learned = { $seat } learns { $card }.
skill-forgotten = { $seat } forgets { $card }.
adventure-begins = { $seat } goes adventuring: { $deck }.
adventure-drawn = { $seat } draws { $card }.
adventure-redrawn = Instead { $seat } draws { $card }.
adventure-none = { $seat } finds nothing: { $deck } is empty.
card-discarded = Discarded: { $card }.
event-chosen = { $seat } chooses the { $option ->
    [a] first
   *[b] second
} option: { $card }.
event-rumour = { $seat } keeps the rumour { $card }.
quest-kept = { $seat } keeps the quest { $card }.
quest-tried = { $seat } attempts { $card }.
quest-ending = { $seat } completes { $card }, ending { $n }.
quest-stays = { $card } stays before { $seat }.
test-begins = { $seat } tests { $attribute }: { $n } to be revealed.
test-revealed = { $seat } reveals { $card }{ $star ->
    [0] {""}
   *[1] , a success
}.
test-passed = { $seat } passes the test. Successes: { $n }.
test-failed = { $seat } fails the test.
trophy-received = { $seat } receives the trophy { $card }.
trophy-gained = { $seat } gains a trophy of { $deck }.
trophy-spent = { $seat } spends the trophy { $card }.

## Log: markets and gifts

shop-added = The market of { $city } gets { $card }.
shop-sold = { $seat } sells { $card }.
shop-tossed = { $seat } discards { $card } from the market.
shop-traded = { $seat } trades { $card }.
market-refilled = The market of { $city } is refilled: { $card }.
asset-gained = { $seat } gains { $card }.
asset-discarded = { $seat } discards { $card }.
asset-left = Not taken: { $card }.
give-offered = { $seat } proposes to hand over { $card }. The other side: { $to }.
give-asset = { $seat } gives { $card } to { $to }.
give-gold_offered = { $seat } proposes that { $giver } gives { $to } { $n } gold.
give-gold = { $seat } gives { $to } { $n } gold.

## Log: combat

challenge = { $seat } challenges { $rival }.
combat-begins = { $seat } engages { $foe }.
combat-cast = { $fighter } casts { $tokens }.
combat-initiative = { $fighter } acts first. Initiative: { $n } to { $foe }.
combat-passes = { $fighter } passes.
combat-attacks = { $fighter } deals { $n }: { $kind }.
combat-doubles = { $fighter } doubles { $top }.
combat-agile = { $fighter } spends agility.
combat-flipped = Flipped: { $token } of { $fighter }.
combat-recast = { $fighter } recasts { $tokens }.
combat-removed = { $fighter } loses from the pool: { $tokens }.
combat-surges = { $fighter } uses { $ability } for { $n } in surges.
combat-negated = { $fighter } negates it.
combat-on_guard = { $fighter } is on guard against the next attack.
combat-guarded = { $fighter } blocks { $n } by being on guard.
combat-shields = { $fighter } blocks { $n } with shields.
combat-blocked = { $fighter } blocks all of it.
combat-harm = { $fighter } takes { $n } damage.
combat-mends = { $fighter } heals { $n } damage.
combat-raised = Vorakesh borrows the power of { $card }.
combat-stays = { $seat } stays in combat.
combat-escapes = { $seat } escapes.
combat-won = { $seat } wins the combat.
combat-lost = { $seat } loses the combat.
combat-escaped = The combat ends by escape: { $seat }.
combat-captured = The combat ends: the enemy becomes a trophy of { $seat }.
