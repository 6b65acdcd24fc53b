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
