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
