### Warianty: nazwy i nazwy wartości.

variant-lore = Wiedza
variant-lore-none = bez
variant-lore-fixed = stała Rada wojenna
variant-lore-free = własna Rada wojenna
variant-landmarks = Elementy krajobrazu
variant-points = Punkty armii
variant-creature = Potwór
variant-creature-none = bez
variant-creature-spider = pająk
variant-creature-giant = olbrzym
