# What `hexameron simulate heroes` compares players by.
belonging-faction = Factions
belonging-place = Place in the first round
belonging-leader = Starting heroes
belonging-hero = All heroes
belonging-skill = Skills
belonging-artifact = Artifacts
place-1 = first
place-2 = second
place-3 = third
place-4 = fourth
