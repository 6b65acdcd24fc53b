# What `hexameron simulate runewars` tells of each seat.
figure-years = years
figure-runes = dragon runes
figure-areas = areas
figure-forts = strongholds
figure-cities = cities
figure-units = units
figure-heroes = heroes
figure-rewards = rewards
figure-influence = influence
figure-dials = sum of the dials
figure-slain = heroes beaten in duels
