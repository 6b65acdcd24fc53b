### Stół w czasie bitwy: to, co widać na ekranie poza pytaniami i dziennikiem.

scene-of = { $n } z { $most }
scene-plus = +{ $n }
scene-minus = −{ $n }
scene-most = najwyżej { $n }
scene-title-custom = Własny scenariusz: { $name }

## Pola planszy

scene-objective = Cel
scene-fire = Ściana ognia
scene-note-stops = Wejście kończy ruch.
scene-note-stops-fighting = Wejście kończy ruch, po nim nie można walczyć.
scene-note-screens = Zasłania linię strzału.
scene-note-open = Nie zasłania linii strzału.
scene-note-wood = Atak do lasu i z lasu: najwyżej 2 kości.
scene-note-hill = Atak pod górę: najwyżej 2 kości, ze wzgórza: najwyżej 3.
scene-note-water = Nie można tu wejść.
scene-note-ford = Atak z brodu: najwyżej 2 kości.
scene-note-bridge = Atak z mostu: najwyżej 2 kości.
scene-note-lair = Dla wszystkich poza jego mieszkańcem legowisko działa jak las.
scene-note-ramparts = Atak na to pole: najwyżej 3 kości.
scene-note-ramparts-bold = Oddział na murach: Odwaga +1.
scene-note-landmark = Atak na to pole i z niego: najwyżej 2 kości.
scene-note-landmark-bold = Oddział tutaj: Odwaga +1.
scene-note-pentacle = Na koniec swojej tury właściciel dostaje 1 żeton Wiedzy, gdy stoi tu jego oddział.
scene-note-pool = Na koniec tury oddział właściciela, który stoi tutaj i nie atakował, odzyskuje 1 figurkę.
scene-note-den = Na koniec swojej tury właściciel odbiera przeciwnikowi 1 żeton Wiedzy, gdy stoi tu jego oddział.
scene-note-camp = Oddział właściciela, który wyruszy stąd w tej turze, atakuje z 1 kością więcej.
scene-note-stronghold = Oddziały właściciela na sąsiednich polach: Odwaga +1.
scene-note-fire = Nikt nie może tu wejść, także w odwrocie.
scene-note-objective = Oddział na tym polu daje { $n ->
    [one] { $n } sztandar zwycięstwa
    [few] { $n } sztandary zwycięstwa
   *[many] { $n } sztandarów zwycięstwa
}, dopóki tu stoi.
scene-note-objective-side = Tylko: { CASE($side, "nom") }.

## Oddziały

scene-bold = Odwaga { $n }
scene-frightened = Strach: 2 pola odwrotu za każdą flagę i test paniki
scene-webbed = W pajęczynie: rozkaz tylko z niej uwalnia, odwrót jest niemożliwy
scene-poisoned = Zatrucie: rzut 1 kością na początku każdej tury właściciela
scene-stored = Zgromadzone żetony Wiedzy: { $n }
scene-cost = Koszt { $n }
scene-no_fight = Po tym ruchu nie można walczyć

## Karty

scene-zone-command-hand = Karty dowodzenia
scene-zone-command-played = Zagrana karta dowodzenia
scene-zone-command-discard = Odrzucone karty dowodzenia
scene-zone-lore-hand = Karty Wiedzy
scene-zone-lore-opening = Początkowe karty Wiedzy
scene-zone-lore-played = Zagrana karta Wiedzy
scene-zone-lore-discard = Odrzucone karty Wiedzy

## Gracze i tura

scene-row-banners = Zwycięstwo
scene-row-command_cards = Karty dowodzenia
scene-row-lore_cards = Karty Wiedzy
scene-row-tokens = Żetony Wiedzy
scene-row-command = Karta
scene-row-orders = Rozkazy
scene-phase-command = Dowodzenie
scene-phase-orders = Rozkazy
scene-phase-movement = Ruch
scene-phase-combat = Walka
scene-phase-draw = Dobieranie
scene-phase-council = Rada wojenna
scene-phase-opening = Początkowe karty
scene-phase-landmarks = Ustawianie
scene-effects = Efekty w grze
scene-until-attack = do końca tego ataku
scene-until-turn = do końca tury
scene-until-own_turn = do początku następnej tury: { CASE($side, "nom") }
scene-until-enemy_turn = do końca następnej tury: { CASE($side, "nom") }

## Atak

scene-attack = Atak
scene-attack-attacker = Atakuje
scene-attack-target = Cel
scene-attack-kind = Rodzaj
scene-attack-melee = walka wręcz
scene-attack-ranged = ostrzał
scene-attack-back = kontratak
scene-attack-bonus = dodatkowy atak wręcz
scene-attack-dice = Kości
scene-attack-hits = Trafienia
scene-dice-base = Kości oddziału
scene-dice-limit = Limit terenu
scene-dice-lifted = Limit terenu nie działa
scene-dice-sum = Razem
scene-dice-number = { $n ->
    [one] { $n } kość
    [few] { $n } kości
   *[many] { $n } kości
}

## Pomoc do pytań: co stanie się potem

scene-help-command-card = Karta mówi, ile oddziałów dostanie rozkaz i gdzie. Bez rozkazu nikt się nie rusza ani nie walczy.
scene-help-order-unit = Oddziały z rozkazem mogą się ruszyć, a potem walczyć. Niewykorzystane rozkazy przepadają.
scene-help-order-section = Rozkazy dostaną tylko oddziały z tej sekcji.
scene-help-move-unit = Każdy oddział z rozkazem rusza się najwyżej raz. Walka zaczyna się po wszystkich ruchach.
scene-help-move-where = Wybierz zaznaczone pole. Po długim ruchu oddział nie może walczyć.
scene-help-battle-attacker = Każdy oddział z rozkazem może zaatakować raz. Kolejność zależy od ciebie.
scene-help-battle-target = Liczba przy celu mówi, iloma kośćmi rzucasz.
scene-help-battle-again = Te strzały to drugi atak tego oddziału. Możesz wybrać inny cel.
scene-help-battle-back = Twój oddział utrzymał pole, więc może odpowiedzieć atakiem wręcz. Nic na tym nie tracisz.
scene-help-follow-gain = Pole po wrogu jest puste. Możesz je zająć albo zostać na swoim.
scene-help-follow-gain-riders = Pole po wrogu jest puste. Konni, którzy je zajmą, mogą ruszyć w pościg i zaatakować jeszcze raz.
scene-help-follow-pursue = Oddział konny może przejść o jedno pole dalej, a potem zaatakować wręcz.
scene-help-follow-bonus = To dodatkowy atak wręcz, jedyny w tej turze.
scene-help-retreat-ignore = Każda flaga, której nie zignorujesz, to odwrót. Kto utrzyma pole, może kontratakować.
scene-help-retreat-where = Odwrót prowadzi w stronę własnej krawędzi. Za pole, którego nie da się przejść, ginie figurka.
scene-help-power-use = Moc kosztuje symbole z tego rzutu i zgromadzone żetony. Nie musisz jej używać.
scene-help-power-store = Zgromadzone żetony służą tylko mocom potwora. Pozostałe symbole stają się twoimi żetonami Wiedzy.
scene-help-draw-lore = Żetonami płacisz za karty Wiedzy. Z dwóch dobranych kart zachowujesz jedną.
scene-help-draw-scout = Zachowaj jedną kartę, druga zostanie odrzucona.
scene-help-draw-keep = Zachowaj jedną kartę, druga zostanie odrzucona.
scene-help-lair-feed = Żeton z twojego kielicha zostanie zgromadzony przez potwora i posłuży jego mocom.
scene-help-council-level = Od dowódcy zależy liczba kart dowodzenia, od Mistrzów Wiedzy cena i siła ich kart. Przeciwnik zobaczy twoją Radę dopiero, gdy obie będą gotowe.
scene-help-lore-opening = Zachowane karty trafią na twoją rękę, pozostałe wrócą do talii.
scene-help-landmark-place = Działa tylko dla oddziałów właściciela, ale osłania każdego, kto na nim stoi.
scene-help-lair-place = Potwór w swoim legowisku nie ma limitu kości i może gromadzić twoje żetony.
scene-help-lore-with_command = W każdej turze możesz zagrać jedną kartę Wiedzy. Koszt płacisz od razu.
scene-help-lore-orders = W każdej turze możesz zagrać jedną kartę Wiedzy. Koszt płacisz od razu.
scene-help-lore-won_melee = W każdej turze możesz zagrać jedną kartę Wiedzy. Koszt płacisz od razu.
scene-help-lore-before_dice = Kości nie zostały jeszcze rzucone. Pytamy także wtedy, gdy nie masz pasującej karty, żeby przerwa niczego nie zdradzała.
scene-help-lore-after_dice = Kości leżą, ale nic jeszcze nie zostało rozliczone. Pytamy także wtedy, gdy nie masz pasującej karty.
scene-help-lore-their_orders = Pytamy także wtedy, gdy nie masz pasującej karty, żeby przerwa niczego nie zdradzała.
scene-help-lore-their_move = Pytamy także wtedy, gdy nie masz pasującej karty, żeby przerwa niczego nie zdradzała.
scene-help-lore-their_card = Unieważniona karta nie działa, a jej koszt przepada. Pytamy także wtedy, gdy nie masz pasującej karty.
scene-help-lore-target = Przeciwnik może jeszcze zareagować, zanim karta zadziała.
scene-help-lore-targets = Wskaż cele po kolei. „Gotowe” kończy wybór.
scene-help-lore-reroll = Pierwsze wyniki tych kości przepadają.
scene-help-lore-surplus = Limit kart Wiedzy obowiązuje w każdej chwili.
scene-help-lore-arrival = Pola, na które karta pozwala, są zaznaczone.
scene-help-lore-keep_orders = Karta przeciwnika zabiera rozkaz reszcie: te oddziały w tej turze się nie ruszą i nie zaatakują.
scene-help-lore-unmask = Widzisz karty Wiedzy przeciwnika. Możesz nie odrzucić żadnej.
scene-help-lore-cleave = Pierwszy cel zginął, a trafienia zostały. Przejdą na jeden wrogi oddział obok atakującego.
scene-help-lore-doom = Kolejność należy do ciebie: wycofany oddział może zagrodzić drogę następnemu.
