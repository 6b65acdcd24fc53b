### Pierwsza gra z nauczycielem. Mówi jak ktoś znajomy przy stole: krótko, ciepło, po kolei.

lesson-first-title = Pierwsza bitwa
lesson-first-about = Nauczysz się grać, grając. Prowadzimy cię krok po kroku: karty, ruch, walka, morale i Wiedza. Bitwę dokończysz po swojemu.

## Pierwsza tura

lesson-first-aim = Cześć. Dowodzisz niebieskimi, na dole planszy. Za każdy zniszczony oddział wroga dostajesz sztandar zwycięstwa. Wygrywa, kto pierwszy zdobędzie 4.
lesson-first-units = Tarcza to oddział, a kropki pod nią to jego figurki. Pasek u góry mówi, jak dobrze walczy: zielony słabo, niebieski dobrze, czerwony najlepiej. Zapamiętaj ten kolor, kości jeszcze o niego zapytają.
lesson-first-board = Kropkowane linie dzielą planszę na lewe skrzydło, centrum i prawe skrzydło. Tura ma zawsze ten sam rytm: karta, rozkazy, ruch, walka, dobieranie. Widać go nad planszą.
lesson-first-card = Każdą turę zaczyna karta dowodzenia. Twoje karty to twój plan. Zagraj kartę Atak (centrum): wydasz nią 3 rozkazy w centrum.
lesson-first-card_instead = Ta karta też się przyda, ale zaczniemy od centrum. Zagraj kartę Atak.
lesson-first-orders = Masz 3 rozkazy. Dostaną je Łucznicy i dwa oddziały Mieczników. Wskaż jeden z nich. Bez rozkazu oddział nie ruszy się i nie zaatakuje.
lesson-first-orders_two = Dobrze, pierwszy rozkaz wydany. Widać to po znaku nad tarczą. Wskaż kolejny oddział.
lesson-first-orders_three = Jeszcze jeden. Jeźdźcy tym razem zaczekają: rozkazów jest tylko tyle, ile na karcie.
lesson-first-orders_instead = Tych też kiedyś poślesz w bój. Teraz rozkaz dostają Łucznicy i Miecznicy z centrum.
lesson-first-move = Najpierw ruszają się wszyscy, potem wszyscy walczą. Wskaż Mieczników tuż przy wzgórzu.
lesson-first-hill = Niebieska piechota idzie 1 pole i walczy albo 2 pola bez walki (te mają przerywaną obwódkę). Wejdź na wzgórze. Kto atakuje pod górę, rzuca najwyżej 2 kośćmi.
lesson-first-hill_instead = Można i tam, ale na wzgórzu trudniej cię trafić. Wejdź na wzgórze.
lesson-first-reserve = Świetnie. Teraz drugi oddział Mieczników: niech nie zostawia towarzyszy samych.
lesson-first-beside = Stań tuż za wzgórzem. To 2 pola, więc w tej turze ten oddział już nie zawalczy. Samą obecnością zrobi jednak coś ważnego.
lesson-first-support = Spójrz na lwa przy Miecznikach na wzgórzu. Gdy obok stoją 2 własne oddziały, jest wsparcie: Odwaga 1. Za chwilę zobaczysz, ile to znaczy.
lesson-first-stand = Łucznicy niech zostaną: kto strzela po ruchu, rzuca 1 kością mniej. Zakończ ruchy.
lesson-first-melee = Czas na walkę. Miecznicy stoją obok Pachołków, więc to walka wręcz. Niebieska piechota rzuca 3 kośćmi. Wskaż Mieczników, a kości potoczą się same.
lesson-first-hits = Zielony hełm trafia zielony sztandar. Miecz na tarczy trafia w walce wręcz. Razem giną 2 figurki. Hełmy w innych kolorach to pudła. Została flaga…
lesson-first-retreat = Flaga to odwrót: Pachołkowie cofnęli się o 1 pole w stronę swojego brzegu. Gdyby nie mieli dokąd, zginęłaby figurka.
lesson-first-gain = Wróg zszedł z pola, więc możesz je zająć. Nie musisz. Wzgórze chroni lepiej, zostań na nim.
lesson-first-gain_instead = Kuszące, ale na dole wróg rzuci pełną liczbą kości. Zostań na wzgórzu.
lesson-first-bowmen = Teraz Łucznicy. Strzelają na 4 pola, 2 kośćmi, a ostrzelany wróg nie może odpowiedzieć. Wskaż ich.
lesson-first-sight = Strzał potrzebuje wolnej linii: od środka pola do środka pola. Łuczników wroga zasłania las, a Mieczników po prawej twój własny oddział. Wyceluj w Pachołków.
lesson-first-arrows = Miecz na tarczy: z łuku nie trafia. Symbol Wiedzy: też pudło, ale bierzesz za niego 1 żeton Wiedzy. Nic się tu nie marnuje.
lesson-first-draw = Koniec tury: nową kartę dowodzenia już masz. Do tego wybierasz Wiedzę: 2 karty, z których zostaje jedna, albo karta i żeton, albo 2 żetony. Weź kartę i żeton.
lesson-first-draw_instead = Następnym razem wybierzesz po swojemu. Teraz weź 1 kartę i 1 żeton.

## Tura przeciwnika

lesson-first-enemy = Masz kartę Wiedzy: Magiczne pociski. Kosztuje 3 żetony, a ty masz 2. Poczekaj. Teraz tura przeciwnika. Popatrz, kogo zaatakuje.
lesson-first-ignore = Wróg zaatakował pod górę, więc rzucił tylko 2 kośćmi. Niebieski hełm zabrał ci figurkę, a flaga każe uciekać. Ale masz wsparcie, czyli Odwagę 1: możesz zignorować 1 flagę.
lesson-first-ignore_instead = Można się cofnąć, ale wtedy oddasz wzgórze. Masz wsparcie: zignoruj flagę.
lesson-first-back = Odważny oddział, który nie ustąpił pola, może od razu uderzyć pełną liczbą kości. To kontratak. Kontratakuj.
lesson-first-back_instead = Szkoda takiej okazji. Kontratakuj, to nic nie kosztuje.
lesson-first-backed = Celnie: wróg traci figurkę. Jest i symbol Wiedzy, więc masz już 3 żetony. Na kontratak nie odpowiada się kolejnym, a po nim nikt nie zajmuje pola.

## Druga tura

lesson-first-patrol = Znów twoja tura, a 3 żetony wystarczą na Magiczne pociski. Zagraj kartę Patrol (centrum): 2 rozkazy.
lesson-first-pair = Rozkazy dostaną Łucznicy i Jeźdźcy. Zacznij od Łuczników.
lesson-first-pair_two = A teraz Jeźdźcy. Przyda się ktoś szybki.
lesson-first-ride = Jeźdźcy są szybcy: idą nawet 3 pola i dalej mogą walczyć. Przez inne oddziały nie przejadą. Wskaż ich.
lesson-first-flank = Las zatrzymuje: kto w niego wejdzie, dalej nie pójdzie, a atakuje z niego i do niego najwyżej 2 kośćmi. Omiń go i stań obok Mieczników wroga.
lesson-first-stand_again = Łucznicy znów nie ruszają się z miejsca. Zakończ ruchy.
lesson-first-lore = Pora na trochę magii. W fazie walki możesz zagrać kartę Wiedzy, jedną na turę. Zagraj Magiczne pociski za 3 żetony: z łuku będą trafiać także miecze i symbole Wiedzy.
lesson-first-lore_instead = Najpierw czary, potem strzały. Zagraj kartę Magiczne pociski.
lesson-first-volley = Karta działa do końca tury. Wskaż Łuczników.
lesson-first-volley_at = Ten sam cel co przedtem. Zostały mu 2 figurki.
lesson-first-banner = Miecz i symbol Wiedzy, tak jak poprzednio, ale teraz to 2 trafienia. Oddział jest zniszczony, a na twoim torze stoi pierwszy sztandar.
lesson-first-charge = A teraz Jeźdźcy na Mieczników. Oddział rzuca pełną liczbą kości, nawet gdy została w nim 1 figurka. Wskaż Jeźdźców.
lesson-first-chase = Wróg ledwie stoi i ucieka. Konni mogą wtedy ruszyć w pościg, piechota nie. Zajmij opuszczone pole.
lesson-first-chase_instead = Konni są od tego, żeby gonić. Zajmij opuszczone pole.
lesson-first-pursue = W pościgu możesz przejechać jeszcze 1 pole. Teraz nie trzeba: wróg jest obok. Zostań.
lesson-first-pursue_instead = Stamtąd nie dosięgniesz wroga. Zostań obok niego.
lesson-first-bonus = Po pościgu konni atakują wręcz jeszcze raz, raz na turę. Dobij Mieczników.
lesson-first-ground = Drugi sztandar. Po dodatkowym ataku pościgu już nie ma, ale opuszczone pole możesz zająć. Zrób, jak wolisz.
lesson-first-choice = Koniec tury, więc znów Wiedza. Teraz wybierasz po swojemu: karty to możliwości, żetony to zapłata.
lesson-first-kept = Zachowaj kartę, która bardziej ci się podoba. Liczba w rogu to jej koszt. Obie możesz najpierw spokojnie przeczytać.
lesson-first-own = To wszystko, czego trzeba na początek. Masz 2 sztandary z 4. Dokończ bitwę po swojemu: trzymaj oddziały razem, szukaj wzgórz, goń konnymi. Odezwę się tylko przy nowościach. Powodzenia.
lesson-first-end = Koniec bitwy i koniec lekcji. Umiesz już grać. Spróbuj teraz scenariusza Azincourt albo Czarodzieje i Wiedza, a gdy coś cię zaskoczy, zajrzyj do zasad.

## Wskazówki, każda raz

lesson-first-tip_flee = Flaga, a Odwagi zabrakło: twój oddział się cofa. Wybierz pole, na którym będzie bezpieczniejszy.
lesson-first-tip_section = Ta karta działa w jednej sekcji. Wskaż tę, w której masz najwięcej do zrobienia.
lesson-first-tip_react = W turze przeciwnika możesz odpowiedzieć kartą reakcji, jeśli ją masz i cię na nią stać. Jeśli nie, po prostu bez reakcji. Pytamy zawsze, żeby pauza nie zdradzała, co trzymasz.
lesson-first-tip_cancel = Na to, co robi przeciwnik, też bywają reakcje. Gdy nie masz pasującej karty, wybierz brak reakcji.
lesson-first-tip_window = To chwila na karty Wiedzy, które działają przed rozkazami. W swojej turze możesz zagrać jedną.
lesson-first-tip_target = Wskaż, na kogo działa karta. Co robi, przeczytasz na niej.
lesson-first-tip_keep = Zachowujesz jedną z dwóch kart. Druga trafia na stos kart odrzuconych.
lesson-first-tip_scout = Zwiad pozwala dobrać 2 karty dowodzenia i zachować lepszą.
lesson-first-tip_surplus = Masz za dużo kart Wiedzy. Odrzuć tę, która przyda się najmniej.

## To samo w terminalu, gdzie nie ma obrazków

lesson-first-aim_terminal = Cześć. Dowodzisz oddziałami ze znakiem ▲, na dole planszy. Za każdy zniszczony oddział wroga dostajesz sztandar zwycięstwa. Wygrywa, kto pierwszy zdobędzie 4.
lesson-first-units_terminal = Znak, dwie litery i liczba to oddział: litery mówią jaki, a liczba, ile ma figurek. Wpisz „pole” i nazwę pola, a zobaczysz kolor sztandaru: zielony walczy słabo, niebieski dobrze, czerwony najlepiej. Zapamiętaj ten kolor, kości jeszcze o niego zapytają.
lesson-first-board_terminal = Linie ┊ dzielą planszę na lewe skrzydło, centrum i prawe skrzydło. Tura ma zawsze ten sam rytm: karta, rozkazy, ruch, walka, dobieranie. Widać go nad planszą.
lesson-first-orders_two_terminal = Dobrze, pierwszy rozkaz wydany. Widać to po gwiazdce przy oddziale. Wskaż kolejny oddział.
lesson-first-hill_terminal = Niebieska piechota idzie 1 pole i walczy albo 2 pola bez walki. Wejdź na wzgórze. Kto atakuje pod górę, rzuca najwyżej 2 kośćmi.
lesson-first-support_terminal = Obok Mieczników na wzgórzu stoją teraz 2 własne oddziały. To wsparcie: Odwaga 1. Za chwilę zobaczysz, ile to znaczy.
lesson-first-kept_terminal = Zachowaj kartę, która bardziej ci się podoba. Liczba w nawiasie to jej koszt. Obie możesz najpierw spokojnie przeczytać.
