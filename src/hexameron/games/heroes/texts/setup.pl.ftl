### Partie i warianty: nazwy, wyjaśnienia i nazwy wartości.

scenario-conquest = Podbój Ashanu
variant-length = Długość partii
variant-length-short = krótka, 9 tygodni
variant-length-medium = średnia, 12 tygodni
variant-length-long = długa, 15 tygodni
variant-length-help = Partia może skończyć się wcześniej, gdy ktoś zdobędzie dość Potęgi.
variant-factions = Frakcje
variant-factions-choose = do wyboru
variant-factions-random = losowe
variant-first_player = Pierwszy gracz
variant-first_player-random = losowy
variant-first_player-agreed = pierwsze miejsce przy stole
