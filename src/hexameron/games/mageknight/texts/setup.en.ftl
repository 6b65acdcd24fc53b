game-name = Mage Knight
game-about = Journeys of mighty mages: deed cards, mana, combat and conquest.

### Scenarios: what they are about, what is to be reached, how long they are.

scenario-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
scenario-first_reconnaissance-about = A journey into unknown country, without combat between players or assaults on the city: to learn by.
scenario-first_reconnaissance-goal = Find the city; the most Fame wins.
scenario-full_conquest-about = Three Days and three Nights to explore the whole country and take its cities. Everybody plays alone.
scenario-full_conquest-goal = Conquer all cities; the most Fame wins.
scenario-blitz_conquest-about = A conquest in less time, on a smaller map and with a better start.
scenario-blitz_conquest-goal = Conquer all cities; the most Fame wins.
scenario-solo_conquest-about = A single mage against two strong cities. The Virtual Player is the clock.
scenario-solo_conquest-goal = Conquer both cities before the sixth round is over.
scenario-full_cooperation-about = All together against strong cities on a wide map. Joint assaults are what counts.
scenario-full_cooperation-goal = Conquer all cities; you win or lose together.
scenario-blitz_cooperation-about = A common conquest in less time and with a better start.
scenario-blitz_cooperation-goal = Conquer all cities; you win or lose together.
scenario-mines_liberation-about = Enemies hold the crystal mines. Find them and free them one after the other.
scenario-mines_liberation-goal = Free all mines; the most Fame wins.
scenario-dungeon_lords-about = Villages and monasteries hide the entrances of dungeons that are joined below the ground.
scenario-dungeon_lords-goal = Conquer all Dungeons and Tombs; the most Fame wins.
scenario-druid_nights-about = By Day you mark magical glades, by Night you call enemies up there and fight them.
scenario-druid_nights-goal = Perform Incantations every Night; the most Fame wins.
scenario-one_returns-about = The Portal lets a single hero go home, and everybody wants to stand on it.
scenario-one_returns-goal = Stand on the Portal at the end of the second Night.
scenario-conquer_and_hold-about = A race for Keeps and Mage Towers on a map that all know. Fame does not count.
scenario-conquer_and_hold-goal = Take and hold the sites that are worth most.

### Variants: their names, a sentence where one is needed, and the names of values.

variant-days = Time of day
variant-days-standard = as in the scenario
variant-days-night_arrival = Night arrival
variant-days-darkness = coming darkness
variant-rage = Rage
variant-rage-none = none
variant-rage-rage = rage
variant-rage-more = more rage
variant-friendly_mana = Friendly mana
variant-friendly_mana-help = By Day a gold die stands for no colour that lies beside it in the Source, and is not rerolled.
variant-random_tiles = Tiles turned at random
variant-action_upgrades = Action upgrades
variant-action_upgrades-help = After each Night but the last an Action card may be traded for an Advanced Action.
variant-starting_draft = Cards chosen at the start
variant-starting_draft-help = Everybody picks three Advanced Actions that join the deck one by one.
variant-expansion = Later tokens and cards
variant-expansion-help = A fifth hero, new cards, units, enemies and Ruins of the expansion. The map tiles stay those of the base game.
variant-hero_auction = Auction of heroes
variant-interactive_combat = Interactive combat
variant-interactive_combat-help = The player before you secretly strengthens a lone enemy.
variant-friendly_spells = No interactive Spells
variant-friendly_spells-help = Spells that affect other players leave the deck.
variant-friendly_skills = No interactive Skills
variant-friendly_peace = No combat between players
variant-random_cities = Random cities
variant-map = Shape of the map
variant-map-recommended = recommended
variant-map-wedge = wedge
variant-map-open_3 = open, 3 columns
variant-map-open_4 = open, 4 columns
variant-map-open_5 = open, 5 columns
variant-countryside = Countryside tiles
variant-countryside-0 = as in the scenario
variant-core = Core tiles without a city
variant-core-0 = as in the scenario
variant-city_1 = Level of the first city
variant-city_1-0 = as in the scenario
variant-city_2 = Level of the second city
variant-city_2-0 = as in the scenario
variant-city_3 = Level of the third city
variant-city_3-0 = as in the scenario
variant-city_4 = Level of the fourth city
variant-city_4-0 = as in the scenario
variant-megapolis = Megapolis (levels in all)
variant-megapolis-0 = none
variant-megapolis_2 = Second Megapolis (levels in all)
variant-megapolis_2-0 = none
variant-joint_assaults = Cities stormed together
variant-lowest_achievements = Achievements of the weakest player count
variant-first_game = A Village unit in the first offer
variant-fighting = Combat between players
variant-no_virtual = Without the Virtual Player
variant-teams = Teams
variant-teams-none = none
variant-teams-random = at random
variant-teams-across = across the table
variant-teams-beside = side by side
variant-team_cities = Cities in a game of teams
variant-team_cities-all = all
variant-team_cities-two = two of a high level
variant-team_cities-two_megapolises = two Megapolises
variant-epic = Epic version
variant-competitive_glades = Rivalry for the glades
variant-open_map = Open map

## What cannot be combined

setup-core = This scenario needs core tiles without cities: at least { $n }.
setup-countryside = This scenario needs all countryside tiles with its sites: at least { $n }.
setup-needs_two = “{ $variant }” needs at least 2 players.
setup-virtual = Only a single player can play without the Virtual Player.
setup-fight_or_peace = Combat between players cannot be switched on and off at once.
setup-epic = The epic version of this scenario is for 2 or 3 players.
setup-teams = Teams are for 4 players: two teams of two.
setup-team_cities = Two cities or two Megapolises are only for a game in teams. Switch teams on.
setup-team_levels = When teams fight for two cities, each is of level { $n } or higher.
setup-megapolis_2 = A second Megapolis is only for a game in teams with two of them.
setup-megapolis = A Megapolis needs at most 3 cities, and here there are { $n }.
