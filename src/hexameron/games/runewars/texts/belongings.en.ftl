# By what `hexameron simulate runewars` compares players.
belonging-faction = Factions
belonging-hero = Heroes
belonging-reward = Rewards
belonging-title = Titles
belonging-objective = Objectives
belonging-tactic = Tactics cards
belonging-place = Place at the beginning
place-1 = first
place-2 = second
place-3 = third
place-4 = fourth
