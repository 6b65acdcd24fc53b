game-name = Might & Magic Heroes
game-about = Podbój Ashanu: herosi, miasta, armie i magia na mapie z kafelków.

### Scenariusze: o czym są, do czego się dąży i jak długo.

scenario-rounds = { $least }–{ $most } rund
scenario-conquest-about = Każdy zaczyna w swoim mieście: rozbuduj je, zbierz armię i ruszaj z herosami po złoto, artefakty i ziemie.
scenario-conquest-goal = Zdobądź dość punktów Potęgi, by od razu wygrać, albo miej ich najwięcej po ostatnim tygodniu.

### Partie i warianty: nazwy, wyjaśnienia i nazwy wartości.

scenario-conquest = Podbój Ashanu
variant-length = Długość partii
variant-length-short = krótka, 10 rund
variant-length-medium = średnia, 13 rund
variant-length-long = długa, 16 rund
variant-length-help = Partia może skończyć się wcześniej, gdy ktoś zdobędzie dość Potęgi.
variant-factions = Frakcje
variant-factions-choose = do wyboru
variant-factions-random = losowe
variant-first_player = Pierwszy gracz
variant-first_player-random = losowy
variant-first_player-agreed = pierwsze miejsce przy stole
