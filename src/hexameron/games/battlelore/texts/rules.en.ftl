### The rules: questions, answers, the course of the battle.

board-hex = { $name }
card-hidden-command = Command card, face down
card-hidden-lore = Lore card, face down
command-in_section = { $card } ({ $section })

n-figures = { $n ->
    [one] { $n } figure
   *[other] { $n } figures
}

## Questions

council-level = Share out the levels among the members of your War Council: { $n } left.
lore-opening = { $n ->
    [one] Choose 1 Lore card to keep.
   *[other] Choose { $n } Lore cards to keep.
}
landmark-place = Choose the hex for your landmark.
lair-place = Choose the hex for the lair.
command-card = Play a Command card.
order-section = Choose the section in which you give orders.
order-unit = Choose the units that get orders.
move-unit = Choose a unit to move.
move-where = { CASE($who, "nom") }: choose the hex where the move ends.
battle-attacker = Choose a unit to attack with.
battle-attacker-lore = No unit can attack now. You may play a Lore card or end combat.
battle-attacker-nobody = No unit can attack now. End combat.
battle-target = { CASE($who, "nom") }: choose the target.
battle-again = { CASE($who, "nom") }: choose the target of the second volley.
battle-back = { CASE($who, "nom") } { AGR($who) ->
    [pl] hold their ground
   *[sg] holds its ground
}. Do you battle back?
retreat-ignore = { CASE($who, "nom") }: how many flags do you ignore?
retreat-where = { CASE($who, "nom") }: choose the hex to retreat to.
follow-gain = { CASE($who, "nom") }: do you take the vacated hex?
follow-pursue = { CASE($who, "nom") }: you may move 1 hex further.
follow-bonus = { CASE($who, "nom") }: choose the target of the bonus melee attack.
power-use = { CASE($who, "nom") }: do you use a special power?
power-store = { CASE($who, "nom") }: how many Lore symbols stay with the creature?
lair-feed = { CASE($who, "nom") } is in its lair. Do you give it 1 Lore token?
draw-lore = Choose what Lore you take.
draw-keep = Choose the Lore card that you keep.
draw-scout = Choose the Command card that you keep.

## Answers

option-council = { $member }: level { $level }
option-council-absent = { $member }: not in the council
option-place = Hex { $hex }
option-command = Play { $card }
option-order = { CASE($unit, "nom") } ({ $hex })
option-order_far = { CASE($unit, "nom") } ({ $hex }) for 3 Lore tokens
option-move = { CASE($unit, "nom") } ({ $hex })
option-regain = Regain a figure: { CASE($unit, "nom") } ({ $hex })
option-go = Hex { $hex }
option-gain = Take hex { $hex }
option-rush = Charge to hex { $hex }
option-fight = { CASE($unit, "nom") } ({ $hex })
option-target = { CASE($unit, "nom") } ({ $hex })
option-hurl = Hurl a rock: { CASE($unit, "nom") } ({ $hex })
option-ignore = { $n ->
    [one] Ignore { $n } flag
   *[other] Ignore { $n } flags
}
option-ignore-none = Ignore none
option-power = { $power }: { CASE($unit, "nom") }
option-store = Leave: { $n }
option-store-none = Take all of them as tokens
option-keep_card = Keep { $card }
option-lore_draw-2 = Draw 2 cards and keep one
option-lore_draw-1 = Draw 1 card and take 1 token
option-lore_draw-0 = Take 2 tokens
order-unit-end = End orders
move-unit-end = End movement
battle-attacker-end = End combat
battle-again-end = No second volley
battle-back-yes = Battle back
battle-back-no = No battle back
follow-gain-end = Stay where you are
follow-pursue-end = Stay on the vacated hex
follow-bonus-end = No bonus attack
power-use-end = No power
lair-feed-yes = Give the token
lair-feed-no = Keep the token

## Log

council-shown = { $seat } shows the War Council. Commander: { $commander }, Warrior: { $warrior }, Rogue: { $rogue }, Wizard: { $wizard }, Cleric: { $cleric }.
landmark-placed = { $seat } puts a landmark on hex { $hex }.
lair-placed = { $seat } puts a lair on hex { $hex }.
turn-begins = Turn { $n }: { $seat }.
command-plays = { $seat } plays { $card }.
command-copies = { $seat } repeats the opponent’s order.
command-rallies = { $seat } rolls for the rally: { $dice }.
order-far = { CASE($unit, "nom") } is ordered in another section. Cost: { $n } Lore tokens.
order-named = { $seat } gives orders. Units: { $units }.
move-goes = { CASE($unit, "nom") } ({ $origin }) { AGR($unit) ->
    [pl] move
   *[sg] moves
} to hex { $hex }.
move-rushes = { CASE($unit, "nom") } ({ $origin }) { AGR($unit) ->
    [pl] charge
   *[sg] charges
} to hex { $hex }.
unit-loses = { CASE($unit, "nom") } { AGR($unit) ->
    [pl] lose
   *[sg] loses
} { n-figures }.
unit-regains = { CASE($unit, "nom") } { AGR($unit) ->
    [pl] regain
   *[sg] regains
} { n-figures }.
unit-eliminated = Unit eliminated: { CASE($unit, "nom") } ({ $hex }). A Victory Banner for { $seat }.
battle-attacks = { CASE($unit, "nom") } ({ $origin }) { AGR($unit) ->
    [pl] attack
   *[sg] attacks
} in melee. Target: { CASE($target, "nom") } ({ $hex }).
battle-shoots = { CASE($unit, "nom") } ({ $origin }) { AGR($unit) ->
    [pl] shoot
   *[sg] shoots
}. Target: { CASE($target, "nom") } ({ $hex }).
battle-backs = { CASE($unit, "nom") } ({ $origin }) { AGR($unit) ->
    [pl] battle
   *[sg] battles
} back. Target: { CASE($target, "nom") } ({ $hex }).
battle-rolls = { CASE($unit, "nom") } – roll: { $dice }.
battle-hits = { CASE($unit, "nom") } – hits: { $n }.
retreat-ignored = { CASE($unit, "nom") } { AGR($unit) ->
    [pl] ignore
   *[sg] ignores
} { $n ->
    [one] { $n } flag
   *[other] { $n } flags
}.
retreat-goes = { CASE($unit, "nom") } { AGR($unit) ->
    [pl] retreat
   *[sg] retreats
} { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}, to hex { $hex }.
retreat-blocked = The way back is blocked: { CASE($unit, "nom") }, hexes not covered: { $n }.
panic-rolled = Panic test, { CASE($unit, "nom") }: { $dice }. Losses: { $n }.
follow-gains = { CASE($unit, "nom") } { AGR($unit) ->
    [pl] gain
   *[sg] gains
} ground: hex { $hex }.
follow-pursues = { CASE($unit, "nom") } { AGR($unit) ->
    [pl] pursue
   *[sg] pursues
} to hex { $hex }.
creature-critical = { CASE($unit, "nom") } – roll for a critical hit: { $dice }.
creature-blocked = { CASE($unit, "nom") } cannot retreat (hexes: { $n }). Roll: { $dice }.
creature-tramples = { CASE($unit, "nom") } tramples. In its way: { CASE($victim, "nom") }.
creature-web = { CASE($unit, "nom") } throws a web. Target: { CASE($target, "nom") }.
creature-poison = { CASE($unit, "nom") } poisons. Target: { CASE($target, "nom") }.
creature-stomp = { CASE($unit, "nom") } stomps.
creature-stomped = { CASE($unit, "nom") } – roll: { $dice }. Hits: { $n }.
creature-stored = { CASE($unit, "nom") } stores { $n ->
    [one] { $n } Lore token
   *[other] { $n } Lore tokens
}.
creature-web_torn = { CASE($unit, "nom") } { AGR($unit) ->
    [pl] tear
   *[sg] tears
} the web.
poison-rolled = Poison, { CASE($unit, "nom") }: { $dice }.
lore-gains = { $seat } gains { $n ->
    [one] { $n } Lore token
   *[other] { $n } Lore tokens
}.
draw-command = { $seat } draws { $n ->
    [one] { $n } Command card
   *[other] { $n } Command cards
}.
draw-discards = { $seat } discards { $card }.
draw-takes = { $seat } takes Lore. Cards: { $cards }, tokens: { $tokens }.
draw-reshuffle-command = The Command deck has been shuffled.
draw-reshuffle-lore = The Lore deck has been shuffled.
result-victory-banners = All Victory Banners that the scenario demands are taken.

## What is lost

lost-orders = { $n ->
    [one] { $n } order is lost
   *[other] { $n } orders are lost
}
lost-moves = { $n ->
    [one] { $n } unit will not move
   *[other] { $n } units will not move
}
lost-attacks = { $n ->
    [one] { $n } unit will not attack
   *[other] { $n } units will not attack
}
