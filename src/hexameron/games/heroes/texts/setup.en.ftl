game-name = Might & Magic Heroes
game-about = The conquest of Ashan: heroes, cities, armies and magic on a map of tiles.

### Scenarios: what they are about, what is to be reached, how long they are.

scenario-rounds = { $least }–{ $most } rounds
scenario-conquest-about = Everybody begins in a city: build it up, raise an army and lead your heroes out for gold, artifacts and land.
scenario-conquest-goal = Gain enough Power to win at once, or have the most after the last week.

### Games and variants: names, explanations and names of values.

scenario-conquest = Conquest of Ashan
variant-length = Length of the game
variant-length-short = short, 10 rounds
variant-length-medium = medium, 13 rounds
variant-length-long = long, 16 rounds
variant-length-help = The game may end earlier when somebody gains enough Power.
variant-factions = Factions
variant-factions-choose = to be chosen
variant-factions-random = at random
variant-first_player = First Player
variant-first_player-random = at random
variant-first_player-agreed = the first seat at the table
