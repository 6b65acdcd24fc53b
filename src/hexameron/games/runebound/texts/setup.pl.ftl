game-name = Runebound
game-about = Przygoda w Terrinoth: podróże, przygody, umiejętności i walka ze złoczyńcą, zanim zdąży zwyciężyć.

### Scenariusze i warianty: nazwy, wyjaśnienia i nazwy wartości.

scenario-rounds = od 24 rund
scenario-rounds_most = najwyżej 24 rundy
scenario-margath = Margath powstaje
scenario-margath-about = Wódz smoków wstaje z popiołów. Zbieraj wiedzę o nim, zanim zejdzie z Podniebia i ruszy na Tamalir.
scenario-margath-goal = Jako jedyny bohater pokonaj Margatha, nim dotrze do Tamaliru.
scenario-dead_king = Król umarłych
scenario-dead_king-about = Vorakesh budzi umarłych. Zbieraj towarzyszy i kładź zombie, bo każde z nich dodaje mu życia.
scenario-dead_king-goal = Jako jedyny bohater pokonaj Vorakesha przed końcem drugiego aktu.
scenario-random = Losowy scenariusz
scenario-random-about = Jeden z dwóch scenariuszy, wylosowany na początku gry.
scenario-random-goal = Pokonaj złoczyńcę, zanim on pokona wszystkich.
scenario-alone_margath = Margath powstaje (solo, nasz wariant)
scenario-alone_margath-about = Wariant własny, spoza instrukcji: jeden bohater, a wrogami kieruje gra. Zaczynasz z 6 sztukami złota więcej.
scenario-alone_margath-goal = Pokonaj Margatha, nim dotrze do Tamaliru.
scenario-alone_dead_king = Król umarłych (solo, nasz wariant)
scenario-alone_dead_king-about = Wariant własny, spoza instrukcji: jeden bohater, a wrogami kieruje gra. Zaczynasz z 6 sztukami złota więcej, a karta fabuły wystawia najwyżej jednego zombie.
scenario-alone_dead_king-goal = Pokonaj Vorakesha przed końcem drugiego aktu.
variant-first_player = Pierwszy gracz
variant-first_player-random = losowy
variant-first_player-agreed = pierwsze miejsce przy stole
variant-heroes = Bohaterowie
variant-heroes-choose = do wyboru
variant-heroes-random = losowi
