game-name = Runewars
game-about = Wojna o smocze runy: tajne rozkazy, armie, bohaterowie i dyplomacja na mapie, którą układacie sami.

### Scenariusze: o czym są, do czego się dąży i jak długo.

scenario-years = { $least } albo { $most } lat po 4 pory roku
scenario-war = Wojna o runy
scenario-war-about = Każdy prowadzi jedną z czterech frakcji. Co porę roku wszyscy w tajemnicy wybierają rozkaz, a potem maszerują, rekrutują i budują, gdy ich bohaterowie wędrują po nagrody.
scenario-war-goal = Kontroluj 6 smoczych run (w dłuższej partii 7), by od razu wygrać, albo miej ich najwięcej po ostatniej zimie.

### Warianty: nazwy, wyjaśnienia i nazwy wartości.

variant-board = Mapa
variant-board-built = układają gracze
variant-board-chance = układa los
variant-board-help = Ułożenie mapy to pierwsza decyzja partii; los pozwala zacząć od razu.
variant-factions = Frakcje
variant-factions-choose = do wyboru
variant-factions-random = losowe
variant-exploration = Żetony eksploracji
variant-exploration-help = W obszarach poza krainami początkowymi leżą zakryte żetony, które odkrywają bohaterowie.
variant-longer = Dłuższa partia
variant-longer-help = Do 8 lat, po jednej odkrytej smoczej runie na początek, bez fałszywych run; wygrywa 7.
