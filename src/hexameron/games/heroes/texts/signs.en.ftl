### Cards in signs: at most three words and 28 characters in one part of a card.

sign-more = +{ $n }
sign-less = −{ $n }
sign-times = ×{ $n }
sign-or = or
sign-stroke = /
sign-comma = ,
sign-all = all
sign-each = each
sign-plain = no ability
sign-tear = Temple of Asha

sign-of-army = army
sign-of-own_stack = stack
sign-of-own_stacks = stacks
sign-of-two_own_stacks = 2 stacks
sign-of-enemy_stack = enemy stack
sign-of-enemy_stacks = enemy stacks
sign-of-enemy_hero_stack = enemy stack
sign-of-first_enemy_stack = first enemy
sign-of-same = this stack
sign-of-common_encounters = common
sign-ward = unhurt
sign-stun = still
sign-attacknow = attacks again
sign-cleanse = without effects

sign-stat-flight_loss = flight losses
sign-stat-scrolls_seen = scrolls
sign-stat-artifacts_seen = artifacts
sign-stat-build_cost = building cost
sign-stat-advance_cost = advance cost
sign-stat-treasure_parts = treasure parts

sign-permit-through_mountains = across mountains
sign-permit-portal_to_portal = between portals
sign-permit-city_portal = city portal
sign-permit-recruit_heroes = recruit heroes
sign-permit-elite_units = elite units
sign-permit-market = fourth card, trade
sign-permit-wins_ties = wins ties
sign-permit-magic_for_strength = Magic for Strength
sign-permit-hero_elite_die = hero's elite die
sign-permit-no_bad_luck = no bad luck
sign-permit-no_laurel_resurrection = Laurel revives nobody

sign-reroll-elite_die = reroll elite die
sign-reroll-hits = enemy rerolls
sign-keepscroll = scroll stays: 1–{ $n }
sign-advance = a skill
sign-teleport = move the hero
sign-halve = wounds halved
sign-ignoreskulls = ignore skulls
sign-banelitedie = no elite die
sign-cancelscroll = cancel a scroll

sign-action-activation = activation
sign-action-construction = construction
sign-action-recruitment = recruitment
sign-action-gathering = gathering

card-face-basic = Basic.
card-face-basic-able = Basic: { $abilities }.
card-face-elite = Elite.
card-face-elite-able = Elite: { $abilities }.
