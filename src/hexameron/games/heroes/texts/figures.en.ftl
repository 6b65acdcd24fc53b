# What `hexameron simulate heroes` reports of each seat.
figure-power = Power
figure-fields = fields controlled
figure-heroes = heroes
figure-army = gold the armies cost
figure-skills = skills
figure-artifacts = artifacts
figure-level = city level
figure-buildings = buildings
