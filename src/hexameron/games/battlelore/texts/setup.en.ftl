game-name = BattleLore
game-about = Battles with a pinch of magic: command cards, dice and morale.

### Scenarios: what they are about, what is to be reached, how long they are.

scenario-banners = to { $n ->
    [one] { $n } banner
   *[other] { $n } banners
}
scenario-azincourt-about = French knights charge English archers between two woods. No magic: a good first battle.
scenario-azincourt-goal = Destroy enemy units: each is a victory banner.
scenario-crossing-about = Two equal armies on both sides of a river. The ways across are a bridge and two fords.
scenario-crossing-goal = Destroy enemy units: each is a victory banner.
scenario-wizards-about = Equal armies meet on the hills, and wizards help them with Lore cards.
scenario-wizards-goal = Destroy enemy units: each is a victory banner.
scenario-avignon-about = Two full War Councils. The attacker gains a banner for the bridge behind the enemy lines.
scenario-avignon-goal = Gain banners: one for each destroyed unit, one for the bridge.
scenario-companies-about = Iron dwarves with a spider against Goblinoids. Everybody makes a War Council of their own.
scenario-companies-goal = Destroy enemy units: each is a victory banner.
scenario-tourelles-about = The English with Goblinoids and a spider storm a stronghold behind ramparts. The French and their dwarves hold it.
scenario-tourelles-goal = Gain banners: for destroyed units and, as the English, for the stronghold.
scenario-hilltop-about = Small forces fight for a single hill. A short battle with a little magic.
scenario-hilltop-goal = Destroy enemy units: each is a victory banner.
scenario-skirmish-about = A map drawn by lot and two equal armies of so many points. No match is like another.
scenario-skirmish-goal = Destroy enemy units: each is a victory banner.

### Variants: their names and the names of values.

variant-lore = Lore
variant-lore-none = none
variant-lore-fixed = fixed War Council
variant-lore-free = own War Council
variant-landmarks = Landmarks
variant-points = Army points
variant-creature = Creature
variant-creature-none = none
variant-creature-spider = spider
variant-creature-giant = giant

## What is wrong with a scenario of one's own

setup-scenario_record = A scenario of one's own needs a file that describes it.
setup-unreadable = The description of the scenario cannot be read ({ $what }).
setup-field = { $field }: { $what }
setup-faults = { $first } { $others }
setup-many_hexes = The scenario names too many hexes: { $n } at most.
setup-no_hex = { $hex } is no hex of the board.
setup-no_unit = { $code } is no unit. Write F, M or A and a banner g, b or r (bowmen are green only); D before it means Iron Dwarves (on foot only), K Goblinoids. Creatures: { $creatures }.
setup-no_terrain = There is no terrain { $kind }. There are: { $known }.
setup-two_units = two units stand on { $hex }.
setup-water = { $hex } is water.
setup-few_units = { $n } units are too few for { $banners } Victory Banners.
setup-two_tiles = two tiles lie on { $hex }.
setup-unowned = the Stronghold on { $hex } has no owner.
setup-no_stronghold = there is no Stronghold on { $hex }.
setup-cut = water cuts the board in two.
setup-at_least = at least { $n } is needed.
setup-won = the side { $side } has won before the first turn.
setup-hand = the side { $side } needs a number from { $low } to { $high }.
setup-side = the side { $side } is one of: { $known }.
setup-commander = a Commander of level 1 to 3 is needed.
setup-member = { $member } { $level } is no member of the Council of level 1 to 3.
setup-levels = { $n } levels are left besides creatures, 1 to 15 are needed.
setup-room = the side { $side } has { $n } free hexes in its rows 3 and 4, and may need { $wanted }.
