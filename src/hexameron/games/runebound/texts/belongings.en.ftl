# What `hexameron simulate runebound` compares players by.
belonging-hero = Heroes
belonging-leader = Heroes
belonging-skill = Skills
belonging-asset = Assets
belonging-place = Place in the first round
place-1 = first
place-2 = second
place-3 = third
place-4 = fourth
