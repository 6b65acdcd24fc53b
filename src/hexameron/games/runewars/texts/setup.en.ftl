game-name = Runewars
game-about = War for the dragon runes: secret orders, armies, heroes and diplomacy on a map that you lay yourselves.

### Scenarios: what they are about, what is to be reached, how long they are.

scenario-years = { $least } or { $most } years of 4 seasons
scenario-war = War for the runes
scenario-war-about = Each leads one of four factions. In every season all choose an order in secret, then march, recruit and build, while their heroes roam for rewards.
scenario-war-goal = Control 6 dragon runes (7 in the longer game) to win at once, or have the most after the last Winter.

### Variants: names, explanations and names of values.

variant-board = Map
variant-board-built = laid by the players
variant-board-chance = laid by chance
variant-board-help = Laying the map is the first decision of the game; with chance you begin at once.
variant-factions = Factions
variant-factions-choose = to be chosen
variant-factions-random = at random
variant-exploration = Exploration tokens
variant-exploration-help = Facedown tokens lie in the areas outside the home realms, and heroes explore them.
variant-longer = Longer game
variant-longer-help = Up to 8 years, one faceup dragon rune each to begin with, no false runes; 7 win.
