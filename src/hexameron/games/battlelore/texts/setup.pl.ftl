game-name = BattleLore
game-about = Bitwy ze szczyptą magii: karty dowodzenia, kości i morale.

### Scenariusze: o czym są, do czego się dąży i jak długo.

scenario-banners = do { $n ->
    [one] { $n } sztandaru
   *[other] { $n } sztandarów
}
scenario-azincourt-about = Francuscy rycerze nacierają na angielskich łuczników między dwoma lasami. Bez magii: dobra bitwa na początek.
scenario-azincourt-goal = Niszcz oddziały przeciwnika: każdy to sztandar zwycięstwa.
scenario-crossing-about = Dwie równe armie po obu stronach rzeki. Przejść można mostem albo jednym z dwóch brodów.
scenario-crossing-goal = Niszcz oddziały przeciwnika: każdy to sztandar zwycięstwa.
scenario-wizards-about = Równe armie spotykają się na wzgórzach, a czarodzieje wspierają je kartami Wiedzy.
scenario-wizards-goal = Niszcz oddziały przeciwnika: każdy to sztandar zwycięstwa.
scenario-avignon-about = Dwie pełne Rady wojenne. Kto atakuje, dostanie sztandar za most na tyłach wroga.
scenario-avignon-goal = Zbieraj sztandary: po jednym za zniszczony oddział i jeden za most.
scenario-companies-about = Żelazne krasnoludy z pająkiem przeciw goblinoidom. Każdy sam układa swoją Radę wojenną.
scenario-companies-goal = Niszcz oddziały przeciwnika: każdy to sztandar zwycięstwa.
scenario-tourelles-about = Anglicy z goblinoidami i pająkiem szturmują twierdzę za wałami. Bronią jej Francuzi z krasnoludami.
scenario-tourelles-goal = Zbieraj sztandary: za zniszczone oddziały, a jako Anglicy też za twierdzę.
scenario-hilltop-about = Małe siły walczą o jedno wzgórze. Krótka bitwa z odrobiną magii.
scenario-hilltop-goal = Niszcz oddziały przeciwnika: każdy to sztandar zwycięstwa.
scenario-skirmish-about = Losowa mapa i dwie takie same armie z puli punktów. Co partię jest inaczej.
scenario-skirmish-goal = Niszcz oddziały przeciwnika: każdy to sztandar zwycięstwa.

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

## Co jest nie tak we własnym scenariuszu

setup-scenario_record = Własny scenariusz wymaga pliku z opisem.
setup-unreadable = Opisu scenariusza nie da się odczytać ({ $what }).
setup-field = { $field }: { $what }
setup-faults = { $first } { $others }
setup-many_hexes = Scenariusz wymienia za dużo pól: zmieści się ich najwyżej { $n }.
setup-no_hex = { $hex } nie jest polem planszy.
setup-no_unit = { $code } nie oznacza oddziału. Pisz F, M lub A i barwę sztandaru g, b lub r (łucznicy tylko zieloną, g); D z przodu to Żelazne krasnoludy (tylko piechota), K to Goblinoidy. Potwory: { $creatures }.
setup-no_terrain = Nie ma terenu { $kind }. Są: { $known }.
setup-two_units = na polu { $hex } stoją dwa oddziały.
setup-water = pole { $hex } to woda.
setup-few_units = oddziałów jest { $n }, za mało na sztandary zwycięstwa: { $banners }.
setup-two_tiles = na polu { $hex } leżą dwa kafelki.
setup-unowned = Twierdza na polu { $hex } nie ma właściciela.
setup-no_stronghold = na polu { $hex } nie ma Twierdzy.
setup-cut = woda dzieli planszę na dwie części.
setup-at_least = potrzeba co najmniej { $n }.
setup-won = strona { $side } wygrywa jeszcze przed pierwszą turą.
setup-hand = strona { $side } potrzebuje liczby od { $low } do { $high }.
setup-side = strona { $side } to jedna z nazw: { $known }.
setup-commander = potrzebny jest Dowódca poziomu od 1 do 3.
setup-member = { $member } { $level } nie jest członkiem Rady na poziomie od 1 do 3.
setup-levels = po odliczeniu potworów zostaje poziomów: { $n }, a trzeba od 1 do 15.
setup-room = strona { $side } ma w swoich rzędach 3 i 4 wolne pola: { $n }, a może ich potrzebować { $wanted }.
