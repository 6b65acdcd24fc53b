### Rules: questions, answers, the course of a quest.

board-cell = { $place } { $grid }
board-unknown = Unrevealed space
seat-number = Player { $n }
hidden-card = a face-down card
hidden-colour = a hidden colour
hidden-enemy = a face-down enemy token
hidden-member = the team's secret
hidden-ruin = a face-down Ruins token
hidden-skill = a face-down Skill
hidden-tile = a face-down map tile
hidden-unit = a face-down unit
m0 = red
m1 = blue
m2 = green
m3 = white
m4 = gold
m5 = black
way-basic = basic effect
way-strong = strong effect
way-move = sideways, Move
way-influence = sideways, Influence
way-attack = sideways, Attack
way-block = sideways, Block
blow-physical = attack { $n }
blow-fire = fire attack { $n }
blow-ice = ice attack { $n }
blow-cold_fire = cold fire attack { $n }

cards-counted = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
wounds-counted = { $n ->
    [one] { $n } Wound
   *[other] { $n } Wounds
}

## Questions: game, round, turn

ask-hero-choose = Choose a hero.
ask-hero-bid = { $who }: how much Fame do you offer for this hero?
ask-hero-bid-end = Pass
ask-also = It is another player’s turn, but you may do something.
ask-team-chosen = Choose in secret who of your team is to return through the Portal.
ask-draft-keep = Choose the card you keep.
ask-draft-use = Choose the card you add to your deck.
ask-tactic-choose = Choose a Tactic for this round.
ask-tactic-remove = Name the Tactic that leaves the game.
ask-tactic-rethink = Discard up to 3 cards to draw as many.
ask-tactic-steal = Choose the die that waits on your Tactic.
ask-tactic-preparation = Choose a card of your deck for your hand.
ask-tactic-search = Choose a die of the Source to roll again.
ask-tactic-search-end = Roll
ask-tactic-meditation = Choose up to 5 cards to shuffle into your deck.
ask-tactic-sparing = Put a card aside, or take those put aside?
ask-turn-before = Will you do something before your turn?
ask-turn-before-end = Go on
ask-turn-start = Your turn. What do you do?
ask-turn-move = Movement: play cards, move, or take your Action.
ask-turn-talk = Interaction: what do you spend Influence on?
ask-turn-after = After the Action: heal Wounds or end your turn.
ask-rest-card = Rest: discard 1 card that is not a Wound.
ask-rest-wounds = Rest: discard any number of Wounds.
ask-round-banner = { $who }: leave the Banner with the unit?
ask-hide-dungeon = Choose the space of the entrance to the Dungeon.
ask-hide-tomb = Choose the space of the entrance to the Tomb.
ask-move-jump = Choose the space you move to.
ask-move-jump-end = Stay where you are
ask-move-storm = Choose the site you assault.

## Questions: mana and cards

ask-mana-pay = What do you pay with? Needed: { $who }.
ask-mana-colour = Mana of which colour do you pay?
ask-mana-which = Choose a colour of mana.
ask-mana-die = Choose a die of the Source.
ask-mana-claim = 3 tokens now, or 1 in every later turn?
ask-mana-melted = You may take 1 lost crystal.
ask-mana-melted-end = Take none
ask-effect-choice = { $way ->
    [strong] { $who }, the stronger effect: which one?
   *[basic] { $who }: which effect?
}
ask-effect-kind = Which points do you take?
ask-card-discard = Discard a card.
ask-card-discards = Choose the cards you discard.
ask-card-discard_wound = Discard a Wound for 1 point more?
ask-card-throw = Choose the card you throw away.
ask-card-concentrate = Choose the action card you play with its strong effect.
ask-card-maximal = Choose the action card you throw away for its effect.
ask-card-gain = Choose a card of the offer.
ask-card-learn = Choose a card of the offer.
ask-card-spell = Choose a Spell of the offer.
ask-card-ancestor = Choose the card of the offer whose effect you use.
ask-card-wound_where = Where does the Wound go?
ask-card-portal = Farther, or more cards?
ask-card-ritual_crystal = Pay mana for a crystal?
ask-card-song_of_wind = Pay blue mana to enter lakes?
ask-card-call_to_arms = Choose an ability of a unit on offer.
ask-card-call_to_glory = Choose a unit of the offer.
ask-card-trance = Choose a card of your discard pile.
ask-card-top_or_bottom = Do the cards go on top of the deck or under it?
ask-card-next = Which card do you put there now?
ask-card-mind_read = Discard a card of this colour.
ask-card-mind_steal = You may take 1 discarded action.
ask-card-mind_steal-end = Take none
ask-card-sacrifice = Choose a pair of crystal colours.
ask-card-charm = A crystal or a cheaper unit?
ask-radiance-crystals = How many of your crystals of this colour do you turn into mana first?
ask-horn-more = How many points do you add? You roll a die for each.
ask-shield-how = One strong Block or several weaker ones?
ask-staff-which = Choose an effect of the staff.
ask-staff-which-end = Enough
ask-staff-flight = Choose a safe space.
ask-circlet-skill = Choose a Skill of the common offer.
ask-harvest-crystal = { $who }: choose a crystal.
ask-altem-mana = How much mana do you add?
ask-delphana-which = Choose the mana you pay for an effect.
ask-delphana-which-end = Enough
ask-scouts-peek = Choose the token you look at.
ask-shocktroops-attack = Choose the attack this unit draws.
ask-familiars-mana = { $who }: pay a crystal or disband the unit.

## Questions: units and Skills

ask-unit-disband = You lack a Command token. Which unit do you disband?
ask-unit-bond = { $who }: recruit by Bonds of Loyalty?
ask-unit-under_banner = { $who }: to serve under the Banner of Command?
ask-unit-ready = Choose the unit you ready.
ask-unit-ready-end = Enough
ask-unit-tire = Choose the unit of another player you spend.
ask-unit-tire-end = None
ask-unit-toughen = Choose the unit that gets physical resistance.
ask-banner-fear = Choose the attack you cancel.
ask-banner-fortitude = { $who }: ignore the Wound thanks to the Banner?
ask-skill-sideways = Choose the card you play sideways.
ask-skill-flight = Choose the space you fly to.
ask-skill-inspiration = Choose the unit you ready or heal.
ask-skill-ready_or_heal = Ready or heal?
ask-skill-reroll = You may roll a die of the Source again.
ask-skill-reroll-end = Do not roll
ask-skill-alone = How much Influence do you take?
ask-skill-unmagical = Do without the dice of the Source this turn?
ask-skill-prey = What does the enemy lose?
ask-skill-taunt = Choose an attack of an enemy.
ask-skill-taunt_how = Weaken the attack or taunt the enemy?
ask-skill-duel = Choose the enemy you duel with.
ask-ritual-wounds = How many Wounds do you throw away?
ask-ritual-whom = Who gets the Wound?

## Questions: combat

ask-combat-challenge = Do you challenge enemies of adjacent spaces too?
ask-combat-challenge-end = Begin the combat
ask-combat-ranged = Phase 1: Ranged and Siege Attacks.
ask-combat-block = Phase 2: block the attacks of the enemies.
ask-combat-face = Phase 3: which attack do you face?
ask-combat-damage = Who takes the damage?
ask-combat-attack = Phase 4: attack the enemies.
ask-combat-strike = Does the same attack hit somebody else too?
ask-combat-strike-end = Strike
ask-combat-target = Choose an enemy.
ask-combat-target-end = Enough
ask-combat-against = Choose the attack that gets weaker.
ask-combat-against-end = Enough
ask-duel-participate = Another player attacks you. How do you defend yourself?
ask-duel-attack = Duel: gather Attack and strike, or pass.
ask-duel-attack-end = Do not attack
ask-duel-block = Duel: gather Block.
ask-duel-block-end = End the block
ask-duel-damage = Duel: what do the Attack points go to?
ask-duel-damage-end = Enough
ask-pact-invite = Whom do you invite to a cooperative assault?
ask-pact-share = How many enemies does { $who } take on?
ask-pact-agree = Do you agree to the cooperative assault?
ask-pact-march = Do you enter the city?

## Questions: the end of the turn

ask-end-withdraw = Choose the space you withdraw to.
ask-end-glade = Magical Glade: throw away a Wound?
ask-end-glade-end = Keep it
ask-end-reward = Which reward do you take now?
ask-end-choose = Reward. { $who }: choose a card.
ask-end-artifact = Which Artifact do you put under the deck?
ask-end-order = Which Artifact do you put on top of your deck now?
ask-end-unit = Reward: choose a unit.
ask-end-unit-end = No unit
ask-end-discard = You may discard cards before you draw.
ask-end-long_night = Use the Tactic Long Night?
ask-end-protection = Throw away the Wounds of this turn?
ask-end-steady_tempo = { $who }: put the card into your deck?
ask-end-crystal_joy = { $who }: discard a card to take this one into your hand?
ask-end-crystal_joy-end = Do not discard
ask-level-skill = New level: choose a Skill.
ask-level-both = A new level: choose a Skill and an action card.
ask-level-action = New level: choose an Advanced Action.

## Answers

option-pick = { $what }
option-play-basic = { $card }: { $does }
option-play-sideways = { $card } sideways: { $points }
option-play-strong = { $card }, strong: { $does }
option-activate = { $unit }: { $does }
option-skill = Use the Skill { $card }
option-return = Return the Skill { $card }
option-tactic = Use the Tactic { $tactic }
option-banner = Use the Banner: { $card }
option-attach = { $card } for the unit: { $unit }
option-spend-attack = Turn Move into Attack
option-spend-ranged = Turn Move into Ranged Attack
option-spend-block = Turn Influence into Block
option-spend-heal = Turn Influence into Healing
option-spend-ready = Turn Influence into a Ready unit
option-bribe = Pay the unit: { $card }
option-learn = Learn { $card }
option-heal_hand = Heal a Wound in your hand
option-heal_unit = Heal the unit: { $card }
option-pay-endless = From the ring: { CASE($mana, "nom") }
option-pay-token = Token: { CASE($mana, "nom") }
option-pay-tactic = Die of the Tactic: { CASE($mana, "nom") }
option-pay-die = Die of the Source: { CASE($mana, "nom") }
option-pay-crystal = Crystal: { CASE($mana, "nom") }
option-go = Move to: { $cell }
option-explore = Reveal a tile: { $cell }
option-tunnel = Go underground: { $cell }
option-hide = { $cell }
option-begin = Begin your turn
option-announce = Announce the end of the round
option-forfeit = Forgo your turn
option-rest = Rest
option-end = End your turn
option-end-talk = End the talk
option-interact = Interact
option-enter = Enter the site
option-challenge = Challenge the enemies: { $cell }
option-burn = Burn the Monastery
option-plunder = Plunder the Village: 2 cards, Reputation −1
option-mark = Put a Shield onto the Glade
option-mark-instead = Put a Shield onto the Glade in place of one of: { $who }
option-incant = Perform the Incantation
option-bid = Fame −{ $n }
option-match = Match the bid
option-recruit = Recruit: { $card }
option-disband = Disband: { $card }
option-buy = Take the card { $card }
option-buy_healing = Buy 1 point of Healing
option-buy_artifact = Buy an Artifact
option-buy_unseen = Buy the top card of the Advanced Action deck
option-add_elite = Add an Elite unit to the offer
option-aim = Defeat: { $foe }
option-parry = Block: { $foe }, { $blow }
option-target = { $foe }
option-against = { $foe }: { $blow }
option-face = Face: { $foe }, { $blow }
option-hurt_unit = { $card } take it
option-hurt_hero = The hero takes it
option-slow = Spend 1 Move point: { $foe }, { $blow }
option-attack = Attack { $who }
option-invite = Propose a cooperative assault: { $city }
option-share = Enemies: { $n }
option-participate-full = Defend yourself with all you have (your next turn is lost)
option-participate-partial = Only defend yourself
option-declare = Strike
option-steal = Steal the Artifact { $card }
option-push = Push the opponent to: { $cell }
option-next = Next phase
option-next-end = End the combat
option-reward-artifact = Artifact
option-reward-spell = Spell
option-reward-advanced = Advanced Action
option-reward-unit = Unit
option-reward-crystal = Random crystal
option-reward-crystals = A crystal of each colour
option-reward-dungeon = Treasure of the Dungeon
option-postpone = Take the unit after the level-up
option-take_skill = Take the Skill { $card }

branch-number = Possibility { $n }
branch-kind-0 = Move
branch-kind-1 = Influence
branch-kind-2 = Attack
branch-kind-3 = Block
branch-radiance-crystals = Turn { $n } into mana
branch-horn-more = Add { $n }
branch-ritual-wounds = Throw away { wounds-counted }
branch-skill-alone = Influence { $n }
branch-skill-prey = { $foe }: { $what }
branch-skill-prey-element = element of its attacks
branch-altem-mana-0 = Without mana
branch-altem-mana-1 = With 1 mana
branch-altem-mana-2 = With 1 mana of the other colour
branch-altem-mana-3 = With blue and red mana
branch-card-charm-0 = A crystal
branch-card-charm-1 = A unit for 3 less
branch-card-portal-0 = Up to 2 spaces, hand limit +1
branch-card-portal-1 = Up to 1 space, hand limit +2
branch-card-sacrifice-0 = Green and red: Siege Fire Attack
branch-card-sacrifice-1 = Green and blue: Siege Ice Attack
branch-card-sacrifice-2 = White and red: Ranged Fire Attack
branch-card-sacrifice-3 = White and blue: Ranged Ice Attack
branch-card-top_or_bottom-0 = On top of the deck
branch-card-top_or_bottom-1 = Under the deck
branch-card-wound_where-0 = Into your hand
branch-card-wound_where-1 = Onto your discard pile
branch-delphana-which-0 = Red: an enemy is destroyed if you block it
branch-delphana-which-1 = Blue: an enemy does not attack
branch-delphana-which-2 = Green: Armor −5
branch-delphana-which-3 = White: an enemy loses fortifications and resistances
branch-mana-claim-0 = 3 tokens now
branch-mana-claim-1 = 1 token in every later turn
branch-shield-how-0 = One strong Block
branch-shield-how-1 = Several weaker Blocks
branch-skill-ready_or_heal-0 = Ready
branch-skill-ready_or_heal-1 = Heal
branch-skill-taunt_how-0 = Attack −1
branch-skill-taunt_how-1 = Attack +2, Armor −2
branch-skill-unmagical-0 = No: the card gives 2
branch-skill-unmagical-1 = Yes: the card gives 3
branch-tactic-sparing-0 = Put the top card of your deck aside
branch-tactic-sparing-1 = Take the cards put aside

## The course

rest-standard = standard rest
rest-slow = slow recovery
duel-full = with a whole turn
duel-partial = only defending
round-begins = Round { $n } begins.
round-announced = { $seat } announces the end of the round.
result-won = The goal of the scenario is reached.
result-lost = Time is up, and the goal of the scenario was not reached.
result-fame = Fame decides.
result-portal = Whoever stands on the Portal returns.
result-portal-drawn = Nobody stands on the Portal, so nobody returns.
result-hold = The points for Keeps and Mage Towers decide.
result-hold-drawn = The points for Keeps and Mage Towers are equal.
game-finale = { $seat } reaches the goal. Everybody has one more turn.
teams-made = Teams: { $seats }.
team-returns = The team ({ $seats }) chooses who is to return: { $token }. Who helps: { $others }.
hero-chosen = Hero: { $hero }.
hero-sold = { $seat } gives Fame { $n } for the hero.
hero-moves = { $seat } moves to: { $cell }.
hero-withdraws = { $seat } withdraws to: { $cell }.
hero-lost = { $seat } is out of the game.
tactic-chosen = { $seat } takes the Tactic { $tactic }.
tactic-virtual = The Virtual Player gets the Tactic { $tactic }.
tactic-used = { $seat } uses the Tactic { $tactic }.
tactic-removed = The Tactic { $tactic } leaves the game.
turn-begins = Turn of { $seat }.
turn-ends = { $seat } ends the turn.
turn-skipped = { $seat } loses a turn.
rest-taken = { $seat } rests: { $way }.
card-played = { $seat } plays { $card }: { $way }.
card-gained = { $seat } gains { $card }.
card-discarded = { $seat } discards: { $cards }.
offer-leaves = From the offer goes: { $cards }.
card-thrown = { $seat } throws away { $card }.
cards-drawn = { $seat } draws { cards-counted }.
cards-unplayed = The round is over. { $seat } shuffles the hand into the deck: { $cards }.
cards-remembered = { $seat } takes from the discard pile: { $cards }.
hand-shown = { $seat } shows the hand: { $cards }.
mana-crystal = { $seat } gains a crystal: { $colour }.
mana-token = { $seat } gains a mana token: { $colour }.
mana-lost = { $seat } loses a crystal: { $colour }.
source-rolled = Source: { $dice }.
source-returned = Back to the Source: { $dice }.
fame-gained = { $seat }: Fame +{ $n }.
reputation-counted = Reputation { $n ->
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $n }
}
reputation-changed = { $seat }: { reputation-counted }.
level-gained = { $seat } reaches level { $n }.
skill-gained = { $seat } gains the Skill { $skill }.
skill-used = { $seat } uses the Skill { $skill }.
skill-returned = The Skill { $skill } goes back to { $seat }.
tile-revealed = A map tile is revealed.
city-revealed = City revealed: { $city }, level { $n }.
city-conquered = City conquered: { $city }.
village-plundered = { $seat } plunders the Village.
site-spawns = The Spawning Grounds breed a new hidden enemy: { $cell }.
site-conquered = { $seat } conquers: { $cell }.
assault-won = { $seat } wins the assault: { $cell }.
assault-failed = { $seat } loses the assault: { $cell }.
glade-marked = { $seat } puts a Shield onto the Magical Glade.
incantation-performed = { $seat } performs the Incantation.
entrance-hidden = { $seat } puts a secret entrance onto: { $cell }.
portal-closed = The portal is closed.
talk-begins = { $seat } interacts. Influence: { $n }.
unit-recruited = { $seat } recruits: { $unit }.
unit-disbanded = { $seat } disbands: { $unit }.
unit-activated = { $seat } activates: { $unit }.
unit-readied = Ready unit: { $unit }.
unit-spent = Spent unit: { $unit }.
unit-wounded = Wounded unit: { $unit }.
unit-healed = Healed unit: { $unit }.
unit-destroyed = Unit destroyed: { $unit }.
unit-resists = Resistant unit, no Wound: { $unit }.
unit-unharmed = The Banner protects the unit: { $unit }.
unit-all_ready = { $seat } readies all units.
unit-all_healed = { $seat } heals all units.
banner-attached = { $seat } gives the Banner { $card } to the unit: { $unit }.
banner-used = { $seat } uses the Banner: { $card }.
wound-taken = { $seat } takes { wounds-counted }.
wound-poison = Poison: { $seat } adds a Wound to the discard pile.
wound-healed = { $seat } heals a Wound.
wound-thrown = { $seat } throws away Wounds.
combat-begins = { $seat } begins a combat at: { $cell }.
combat-joins = An enemy joins the combat: { $foe }.
combat-struck = { $seat } strikes with { $n }. Target: { $foes }.
combat-defeated = { $seat } defeats: { $foe }.
combat-blocked = { $seat } blocks an attack of: { $foe }.
combat-hit = { $foe }: damage { $n }. Target: { $seat }.
combat-knocked_out = Knocked out: { $seat }.
combat-paralyzed = Paralysis: { $seat } discards all but Wounds.
combat-over = The combat is over: { $seat }.
duel-begins = { $seat } attacks a player: { $other }.
duel-joins = { $seat } defends: { $way }.
duel-attacks = { $seat } attacks with { $n }.
duel-blocks = { $seat } blocks. Strength left: { $n }.
duel-draw = Nobody wins the duel.
duel-pushes = { $seat } pushes the opponent away: { $other }. Space: { $cell }.
duel-steals = { $seat } steals the Artifact { $card }.
pact-proposed = { $seat } proposes a cooperative assault: { $city }.
pact-refused = The cooperative assault is refused. Proposed by { $seat }.
pact-part = { $seat } takes on { $n ->
    [one] { $n } enemy
   *[other] { $n } enemies
}.
pact-sealed = Cooperative assault: { $city }. Led by { $seat }.
pact-failed = The cooperative assault fails: { $city }.
virtual-hero = The Virtual Player: { $hero }.
virtual-gains = The Virtual Player gains { $card }.
virtual-crystal = The Virtual Player gains a crystal: { $colour }.
virtual-reveals = The Virtual Player reveals { $card }.

## Variants

ask-upgrade-take = You may take an Advanced Action of the offer.
ask-upgrade-take-end = Take none
ask-upgrade-throw = Choose the card you throw away for it.
ask-combat-colour = Choose a die colour in secret.
dusk-rolled = At dusk the dice show: { $dice }.
deck-strength = { $seat }: strength of the deck { $n }.
rage-returns = Enraged enemies come back.
city-megapolis = Two cities become a megapolis.
combat-die_set = { $setter } secretly sets the die. Colour: { $die }.
combat-ruled_out = { $setter } says: the colour of the die is not { $colour }.
combat-die = { $setter } shows the die. Colour: { $die }.

## Help below the question

help-hero-choose = The decks differ in one or two cards, the Skills are each hero's own: you gain them one by one as you level up. Click a card or a Skill to read it.
help-hero-choose_terminal = The decks differ in one or two cards, the Skills are each hero's own: you gain them one by one as you level up. “board” tells all about the heroes, “card NAME” what a card says.
help-tactic-choose = A low number: an early turn in the round. A high one: a stronger Tactic.
help-tactic-rethink = You exchange cards in hand before you begin.
help-turn-before = Your turn has not begun yet.
help-turn-start = Move and act, rest, or end the round when your deck is empty.
help-turn-move = Play cards for Move and point at a golden space; the number is its cost. A red rim: a fight.
help-turn-talk = Play cards for Influence, then choose from the offers. The price stands on the card.
help-turn-after = After the action there is healing, and special cards.
help-rest-card = Resting replaces moving and acting.
help-rest-wounds = Discarded Wounds stay in your deck.
help-mana-pay = A stronger effect, a Spell or a unit's ability costs mana.
help-mana-die = A used die goes back to the Source at the end of the turn, rolled anew.
help-effect-choice = The card, unit or Skill gives one of these.
help-unit-disband = Every unit needs a Command token.
help-unit-bond = Such a unit needs no Command token.
help-combat-challenge = Enemies of adjacent spaces fight together with those you already fight.
help-combat-ranged = Who falls now will not attack. Gather Ranged or Siege Attack and point at an enemy.
help-combat-block = Gather Block and point at the attack you stop. A block that is too weak does nothing.
help-combat-face = Every attack that was not blocked deals damage. Choose the order.
help-combat-damage = A unit takes as much as its Armor and gets a Wound. The hero takes the rest.
help-combat-attack = Every kind of Attack counts. With enough points, point at an enemy.
help-combat-strike = One attack can hit several enemies if it suffices for their Armor together.
help-duel-participate = Fully: you play cards, but lose your next turn. Partially: only units, and cards without the Source.
help-duel-attack = When both of you pass one after the other, the phase is over.
help-duel-block = Block lowers the force of the blow. In the ranged phase half of it counts.
help-duel-damage = Spend what is left of the blow: Wounds, a stolen Artifact, or driving the opponent away.
help-pact-invite = The invited give up their next turn. Everybody fights a part of the garrison.
help-pact-share = The tokens are dealt at random. Together they are the whole garrison.
help-pact-agree = If you agree you give up your next turn and fight now. The log says how many enemies you take.
help-pact-march = Entering the city costs 2 Move. Only who cannot get them stays out.
help-end-withdraw = A turn cannot end on this space.
help-end-reward = You take rewards in the order you like.
help-end-discard = Cards that you did not play stay for your next turn unless you discard them. Then you draw up to your hand limit.
help-end-artifact = You draw one Artifact more and give one back.
help-level-skill = You take one of your own two Skills, or one of the common offer.
help-level-action = The card goes on top of your deck. With a Skill of the common offer you take the lowest card.

## Beside the thing itself

here-sideways = Sideways: { $points }
here-throw = Throw away: { $does }
here-hero = Play this hero
here-attach = Give to: { $unit }
here-return = Return and benefit
here-banner = Use the Banner
here-bribe = Pay
here-learn = Learn
here-heal_unit = Heal
here-hurt_unit = Takes the damage
here-recruit = Recruit
here-disband = Disband
here-buy = Take
here-aim = Defeat
here-target = Choose
here-take_skill = Take
here-steal = Take
here-parry = Block { $blow }
here-against = Weaken { $blow }
here-face = Take { $blow }
here-slow = Move −1: weaken { $blow }

## What is lost

lost-move = Move { $n } is lost
lost-move_and_action = Move { $n } and the action are lost
lost-action = the action is lost
lost-influence = Influence { $n } is lost
lost-turn = this turn is lost
lost-unblocked = { $n ->
    [one] { $n } attack gets through
   *[other] { $n } attacks get through
}
lost-standing = { $n ->
    [one] { $n } enemy is not defeated
   *[other] { $n } enemies are not defeated
}
