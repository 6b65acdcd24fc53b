# What `hexameron simulate runebound` reports of each seat.
figure-rounds = rounds
figure-gold = gold
figure-assets = assets
figure-wealth = gold, with what the assets cost
figure-skills = skills learned
figure-trophies = trophies
figure-quests = quests and rumours kept
figure-lore = lore
figure-allies = allies
