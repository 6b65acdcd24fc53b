### Dlaczego nie.

refused-activated = Ten heros miał już w tej akcji swoją aktywację.
refused-no_army = Heros bez jednostek nie może ruszyć w drogę.
refused-movement = Nie ma już punktów ruchu.
refused-city = To miasto innego gracza. Nikt inny tu nie wejdzie.
refused-water = Na wodę wchodzi się tylko z portu.
refused-mountains = Przez góry przechodzą tylko herosi ze zdolnością Odkrywca.
refused-fought = W tej aktywacji heros stoczył już bitwę, a tych wrogów nie przepędzi.
refused-no_end = Za mało punktów ruchu: nie byłoby gdzie zakończyć ruchu.
refused-own_hero = Stoi tu inny twój heros, a na dalszą drogę nie ma punktów ruchu.
refused-explored = To pole jest już zbadane.
refused-protected = Pole leży w strefie kontroli herosa jego właściciela.
refused-resources = Za mało surowców: koszt { $n }, masz { $has }.
refused-gold = Za mało złota: koszt { $n }, masz { $has }.
refused-level = Potrzebny jest poziom miasta { $n }, masz { $has }.
refused-tear = Potrzebny jest artefakt Łza Ashy.
refused-no_elite = W mieście nie ma jeszcze budynku elity.
refused-no_hall = W mieście nie ma jeszcze Hali sław.
refused-away = Tego herosa nie ma w mieście.
refused-limit = Limit rekrutacji w tej akcji jest wyczerpany.
refused-command = Armia jest pełna: Dowodzenie { $n }.
refused-reserve = W rezerwie nie ma już takich jednostek.
refused-magic = Zwój wymaga Magii { $n }, a heros ma { $has }.
refused-defended = Stosu z Obroną nie można wskazać.
refused-hero_unhurt = Heros nigdy nie dostaje ran.
