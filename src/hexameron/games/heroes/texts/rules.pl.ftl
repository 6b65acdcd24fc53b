### Pytania, możliwości i dziennik.

## Nazwy

board-field = { $name }
board-site = { CASE($site, "nom") } { $name }
seat-number = Gracz { $n }
hidden-scroll = zakryty zwój
hidden-skill = zakryta karta umiejętności
hidden-artifact = zakryty artefakt
hidden-card = zakryta karta
battle-stack = stos jednostek
battle-extra = { CASE($creature, "nom") } (drugi stos)
lot-turn-0 = bez obrotu
lot-turn-1 = ćwierć obrotu w prawo
lot-turn-2 = pół obrotu
lot-turn-3 = ćwierć obrotu w lewo
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-7 = 7
face-8 = 8
scroll-deck = talia zwojów
artifact-deck = talia artefaktów
treasure-deck = talia skarbów
might-0 = talia Siły
might-1 = talia Siły
might-2 = talia Siły
might-3 = talia Siły
magic-0 = talia Magii
magic-1 = talia Magii
magic-2 = talia Magii
magic-3 = talia Magii

## Pytania przed partią i w turze

ask-setup-faction = Którą frakcję poprowadzisz?
ask-setup-city = Wskaż pole, na którym stanie twoje miasto.
ask-setup-hero = Z którym herosem zaczynasz?
ask-turn-card = Zagraj kartę akcji i wybierz jedną z jej akcji.
ask-activation-hero = Którego herosa aktywujesz?
ask-activation-hero-end = Zakończ akcję
ask-hero-move = Ruch: { CASE($who, "nom") }. Punkty ruchu: { $n }.
ask-building-what = Co budujesz?
ask-building-what-end = Nic nie buduj
ask-recruiting-what = { $n ->
    [0] Więcej nie kupisz. Zmień coś jeszcze w armiach albo zakończ rekrutację.
   *[many] Rekrutacja. Możesz jeszcze kupić: { $n }.
}
ask-recruiting-what-end = Zakończ rekrutację
ask-arena-recruit = Arena: kogo rekrutuje { CASE($who, "nom") }?
ask-arena-recruit-end = Zakończ rekrutację
ask-gathering-trade = Surowce zebrane. Możesz jeszcze handlować.
ask-gathering-trade-end = Zakończ akcję
ask-teleport-where = Dokąd przenosi się { CASE($who, "nom") }?
ask-advance-now = { CASE($who, "nom") } ma dość doświadczenia. Awansujesz?
ask-advance-now-end = Nie teraz
ask-advance-pay = Awans: którym trofeum płaci { CASE($who, "nom") }?
ask-skill-deck = Awans: z której talii dobiera { CASE($who, "nom") }?
ask-skill-keep = Którą umiejętność zachowuje { CASE($who, "nom") }?
ask-scroll-keep = Który zwój zachowuje { CASE($who, "nom") }?
ask-artifact-keep = Który artefakt zachowuje { CASE($who, "nom") }?
ask-treasure-part = { $of ->
    [1] Karta skarbu: którą część bierzesz?
   *[many] Karta skarbu: bierzesz { $of } części. Którą teraz ({ $n } z { $of })?
}
ask-deposit-take = Smocze złoże: którą odrzuconą kartę bierze { CASE($who, "nom") }?
ask-effect-choice = { $source }: co wybierasz?
ask-luck-whom = Który heros dostaje żeton Szczęścia?
ask-army-promote = Która jednostka stanie się elitarna? Dowodzi { CASE($who, "nom") }.
ask-army-promote-end = Gotowe
ask-army-return = Armia jest za duża. Odeślij do rezerwy jeszcze { $n }. Dowodzi { CASE($who, "nom") }.

## Pytania w bitwie

ask-battle-honour = Honor: czy w tej bitwie nikt nie użyje kości elity?
ask-battle-honour-yes = Bez kości elity
ask-battle-honour-no = Z kością elity
ask-battle-before_battle = Przed bitwą: czego używasz?
ask-battle-before_battle-end = Pomiń
ask-battle-place = Równa Inicjatywa: który stos stoi na torze pierwszy?
ask-battle-turn_start = Początek tury bitwy: czego używasz?
ask-battle-turn_start-end = Pomiń
ask-battle-hero_turn = Kolej herosa: { CASE($who, "nom") }.
ask-battle-hero_turn-end = Zakończ kolejkę herosa
ask-battle-strike = Jak { AGR($who) ->
    [mo] atakują
    [nmo] atakują
   *[sg] atakuje
} { CASE($who, "nom") }?
ask-battle-aim = Precyzyjny atak: wskaż stos, który dostanie rany.
ask-battle-target = { CASE($who, "nom") }: wskaż stos.
ask-battle-reroll = Trafienia: { $n } z { $of }. Co przerzucasz?
ask-battle-reroll-end = Zostaw ten wynik
ask-battle-force = Wróg ma trafienia: { $n } z { $of }. Każesz je przerzucić?
ask-battle-force-end = Nie
ask-battle-lower = Twoja armia ma dostać rany: { $n }. Czego używasz?
ask-battle-lower-end = Pomiń
ask-battle-wound = Który stos dostaje { n-rany-acc }?
ask-battle-laurel = Wypada Laur. Co robisz?
ask-battle-laurel-end = Pomiń
ask-battle-revive = Kogo wskrzeszasz?
ask-battle-revive-end = Gotowe
ask-battle-promote = Która jednostka staje się elitarna?
ask-battle-promote-end = Gotowe
ask-battle-turn_end = Koniec tury bitwy: czego używasz?
ask-battle-turn_end-end = Pomiń
ask-battle-after_battle = Po bitwie: czego używasz?
ask-battle-after_battle-end = Pomiń
ask-battle-flee = Nowa tura bitwy. Czy { CASE($who, "nom") } ucieka?
ask-battle-flee-yes = Uciekaj
ask-battle-flee-no = Walcz dalej
ask-battle-give_up = Ucieczka: którą jednostkę traci { CASE($who, "nom") }?
ask-battle-enemy_scroll = { CASE($who, "nom") } używa zwoju. Odpowiadasz?
ask-battle-enemy_scroll-end = Nie
ask-battle-prize = Zwycięstwo. Co bierze { CASE($who, "nom") }?

## Podpowiedzi do pytań

help-setup-faction = Każda frakcja ma inne jednostki, budynek unikatowy i trzech herosów.
help-setup-city = Miasto staje na jednym z kafelków startowych. Zastępuje teren pod sobą.
help-setup-hero = Heros zaczyna w mieście z sześcioma elitarnymi jednostkami.
help-turn-card = Karta jest potem zużyta do końca rundy.
help-activation-hero = Każdego herosa możesz aktywować raz w tej akcji.
help-hero-move = Wskaż pole. Liczba na polu to koszt drogi, czerwone pole oznacza bitwę.
help-hero-move-dark = Wskaż pole. Liczba na polu to koszt drogi, czerwone pole oznacza bitwę. Trwają mroczne dni: stworzenia walczą w dwóch stosach.
help-lot-first_player = Losujecie, kto zaczyna.
help-lot-faction = Losujecie frakcję.
help-lot-tile = Losujecie, jak obrócić kafelek.
help-lot-city_order = Losujecie, kto teraz stawia miasto.
help-building-what = W jednej akcji wznosisz jeden budynek albo podnosisz miasto o jeden poziom.
help-recruiting-what = Jednostki dołączają do herosów w mieście. Ulepszenia nie liczą się do limitu.
help-arena-recruit = Do 3 jednostek dowolnych twoich typów, po zwykłej cenie.
help-advance-pay = Oddajesz całe trofeum. Reszty się nie wydaje.
help-skill-deck = Dobierasz 2 karty i zachowujesz 1. Dolna część karty działa tylko wtedy, gdy heros zna jej szkołę. Zna: { $schools }.
help-treasure-part = Każdą część możesz wziąć tylko raz. Doświadczenie ze skarbu przepada, jeśli nie użyjesz go od razu na awans; żeton Szczęścia pozwala przerzucić pudła w bitwie.
help-battle-strike = Kością elity rzucasz zamiast jednej kości k8.
help-battle-wound = Wszystkie rany tego ataku idą w jeden stos, aż zginie.
help-battle-flee = Ucieczka to przegrana bitwa: tracisz 2 żetony jednostek albo 1 z Obroną.
help-battle-give_up = Wystarczy 1 żeton ze zdolnością Obrona.
help-battle-laurel = Zamień jednostkę na elitarną lub wskrześ jedną.

## Możliwości

option-found = Postaw miasto: { $field }
option-lead = Zacznij z tym herosem
option-play-activation = Aktywuj herosów (karta { $card })
option-play-construction = Buduj (karta { $card })
option-play-recruitment = Rekrutuj (karta { $card })
option-play-gathering = Pozyskaj surowce (karta { $card })
option-play-nothing = Odwróć kartę i nic nie rób (karta { $card })
option-exchange-gold = Wymień 2 sztuki złota na 1 surowiec
option-exchange-resources = Wymień 2 surowce na 1 sztukę złota
option-sell = Sprzedaj zwój { $card } za { n-zloto-acc }
option-activate = Aktywuj: { CASE($hero, "nom") }
option-go-free = Idź na pole { $field }
option-go-fight = Idź na pole { $field } i walcz: { CASE($enemy, "nom") }
option-go-rout = Idź na pole { $field } i przepędź: { CASE($enemy, "nom") }
option-go-home = Wejdź do miasta
option-portal-free = Przejdź portalem na pole { $field }
option-portal-fight = Przejdź portalem na pole { $field } i walcz: { CASE($enemy, "nom") }
option-portal-rout = Przejdź portalem na pole { $field } i przepędź: { CASE($enemy, "nom") }
option-home = Wróć portalem do miasta
option-explore-free = Eksploruj: { CASE($site, "nom") }
option-explore-fight = Eksploruj: { CASE($site, "nom") }. Bitwa ze strażnikami: { CASE($enemy, "nom") }
option-explore-rout = Eksploruj: { CASE($site, "nom") }. Przepędź: { CASE($enemy, "nom") }
option-seize-free = Przejmij: { CASE($site, "nom") }
option-seize-fight = Przejmij: { CASE($site, "nom") }. Bitwa ze strażnikami: { CASE($enemy, "nom") }
option-seize-rout = Przejmij: { CASE($site, "nom") }. Przepędź: { CASE($enemy, "nom") }
option-stop = Zakończ aktywację
option-build = Wznieś za { $cost }: { CASE($building, "nom") }
option-raise = Podnieś miasto na poziom { $level } za { n-surowce-acc }
option-buy-basic = Kup za { n-zloto-acc } podstawową jednostkę: { CASE($unit, "nom") }. Dowodzi { CASE($hero, "nom") }
option-buy-elite = Kup za { n-zloto-acc } elitarną jednostkę: { CASE($unit, "nom") }. Dowodzi { CASE($hero, "nom") }
option-promote = Ulepsz za { n-zloto-acc } jednostkę: { CASE($unit, "nom") }. Dowodzi { CASE($hero, "nom") }
option-dismiss-basic = Zwolnij podstawową jednostkę: { CASE($unit, "nom") }. Dowodzi { CASE($hero, "nom") }
option-dismiss-elite = Zwolnij elitarną jednostkę: { CASE($unit, "nom") }. Dowodzi { CASE($hero, "nom") }
option-hire = Zrekrutuj herosa za { n-zloto-acc }: { CASE($hero, "nom") }
option-advance = Awansuj za { n-doswiadczenie-acc }: { CASE($hero, "nom") }
option-study-might = Talia Siły
option-study-magic = Talia Magii
option-branch = Możliwość { $n }
option-trophy = { CASE($creature, "nom") } ({ n-doswiadczenie-acc })
option-way = { CASE($card, "nom") }: { $what }
option-strike-plain = Atakuj: { n-kosci-acc } k8
option-strike-elite = Atakuj: { n-kosci-acc } k8 i kość elity
option-strike-alone = Atakuj samą kością elity
option-strike-magic-plain = Atakuj Magią: { n-kosci-acc } k8
option-strike-magic-elite = Atakuj Magią: { n-kosci-acc } k8 i kość elity
option-strike-magic-alone = Atakuj Magią samą kością elity
option-luck-misses = Żeton Szczęścia: przerzuć wszystkie pudła
option-luck-elite_die = Żeton Szczęścia: przerzuć kość elity
option-luck-bad_luck = Żeton Szczęścia: odwróć Pech
option-misses = Szczęście: przerzuć wszystkie pudła
option-one = Precyzyjny atak: przerzuć 1 pudło
option-turn_elite = Zamień na elitarną: { CASE($unit, "nom") }
option-revive = Wskrześ: { CASE($unit, "nom") }
option-hurt-basic = { CASE($unit, "nom") }: najpierw podstawowa jednostka
option-hurt-elite = { CASE($unit, "nom") }: najpierw elitarna jednostka
option-give_up-basic = Strać podstawową jednostkę: { CASE($unit, "nom") }
option-give_up-elite = Strać elitarną jednostkę: { CASE($unit, "nom") }
option-win_skill = Zdobądź umiejętność
option-win_artifact = Zabierz artefakt: { CASE($artifact, "nom") }

here-play-activation = Aktywuj herosów
here-play-construction = Buduj
here-play-recruitment = Rekrutuj
here-play-gathering = Pozyskaj surowce
here-play-nothing = Nic nie rób
here-buy-basic = Kup podstawową za { n-zloto-acc }
here-buy-elite = Kup elitarną za { n-zloto-acc }
here-buy-basic-for = Kup podstawową za { n-zloto-acc }. Dowodzi { CASE($hero, "nom") }
here-buy-elite-for = Kup elitarną za { n-zloto-acc }. Dowodzi { CASE($hero, "nom") }
here-build = Wznieś za { $cost }
here-promote = Ulepsz za { n-zloto-acc }
here-dismiss-basic = Zwolnij podstawową
here-dismiss-elite = Zwolnij elitarną
here-give_up-basic = Strać podstawową
here-give_up-elite = Strać elitarną
here-hurt = Przyjmij rany
here-hurt-basic = Najpierw podstawowa
here-hurt-elite = Najpierw elitarna
here-aim = Wskaż
here-first = Ustaw przed innymi
here-choose = Poprowadź tę frakcję
here-activate = Aktywuj

## Dziennik: przygotowanie, rundy, miasto

setup-first = Zaczyna: { $seat }.
setup-faction = Wybrano frakcję: { CASE($faction, "nom") }.
setup-board = Na stole leży mapa z { $n } kafelków.
setup-encounters = Na mapie leży { $n ->
    [one] { $n } żeton spotkania
    [few] { $n } żetony spotkań
   *[many] { $n } żetonów spotkań
}.
setup-city = { $seat } stawia miasto na polu { $field }.
round-begins = Zaczyna się runda { $n }. Pierwszy gracz: { $seat }.
week-revealed = Nowy tydzień: { $card }.
turn-plays = { $seat }: { CASE($action, "nom") }.
turn-passes = { $seat } odwraca kartę akcji i nic nie robi.
card-special = { $seat } dostaje czwartą kartę akcji.
treasury-takes = { $seat } bierze { zloto-i-surowce }.
treasury-pays = { $seat } płaci { zloto-i-surowce }.
zloto-i-surowce = { $resources ->
    [0] { zloto }
   *[many] { $gold ->
        [0] { surowce }
       *[many] { zloto } i { surowce }
    }
}
zloto = { $gold ->
    [one] { $gold } sztukę złota
    [few] { $gold } sztuki złota
   *[many] { $gold } sztuk złota
}
surowce = { $resources ->
    [one] { $resources } surowiec
    [few] { $resources } surowce
   *[many] { $resources } surowców
}
city-raised = { $seat } podnosi miasto na poziom { $n }.
city-built = { $seat } wznosi budynek: { CASE($building, "nom") }.
city-artifact = { $card } spoczywa pod Świątynią Ashy. Właściciel: { $seat }.
trade-sold = { $seat } sprzedaje zwój: { $card }.
trade-exchanged = { $seat } wymienia { $give ->
    [gold] 2 sztuki złota na 1 surowiec
   *[resources] 2 surowce na 1 sztukę złota
}.
power-gained = { $seat } zdobywa { n-potega-acc }. Potęga: { $power }.
power-lost = { $seat } traci { n-potega-acc }. Potęga: { $power }.
game-domination = Dominacja! Wygrywa: { $seat }.
game-ends = Koniec ostatniego tygodnia. Wygrywa: { $seats }.
game-drawn = Koniec ostatniego tygodnia. Remis.
result-domination = Zwycięstwo przez dominację.
result-time = Minął ostatni tydzień. Decyduje Potęga, przy równej – skarbiec.
result-time-drawn = Minął ostatni tydzień, a Potęga i skarbce są równe.

## Dziennik: herosi

hero-enters = Do gry wchodzi { CASE($hero, "nom") }. Frakcja: { $seat }.
hero-activated = { CASE($hero, "nom") } rusza. Punkty ruchu: { $n }.
hero-goes = { CASE($hero, "nom") } idzie na pole { $field }.
hero-portal = { CASE($hero, "nom") } wychodzi z portalu na pole { $field }.
hero-home = { CASE($hero, "nom") } wchodzi do miasta.
hero-again = { CASE($hero, "nom") } rusza jeszcze raz.
hero-teleported = { CASE($hero, "nom") } przenosi się na pole { $field }.
site-explored = { CASE($hero, "nom") } eksploruje pole { $field }.
site-unexplored = Pole { $field } jest niezbadane i niestrzeżone.
field-taken = { CASE($hero, "nom") } przejmuje pole { $field }.
rout = { CASE($hero, "nom") } przepędza { CASE($who, "acc") }.
army-joined = { CASE($hero, "nom") } powiększa armię: { CASE($unit, "nom") } ×{ $n }, { $elite ->
    [0] podstawowe
   *[many] elitarne
}.
army-promoted = Ulepszona jednostka: { CASE($unit, "nom") }. Dowodzi { CASE($hero, "nom") }.
army-dismissed = Jednostka wraca do rezerwy: { CASE($unit, "nom") }{ $elite ->
    [0] {""}
   *[many] , elitarna
}. Dowodzi { CASE($hero, "nom") }.
luck-gained = { CASE($hero, "nom") } dostaje { n-szczescie-acc }.
luck-lent = { CASE($hero, "nom") } ma na tę bitwę { n-szczescie-acc }.
luck-spent = { CASE($hero, "nom") } odrzuca żeton Szczęścia.
artifact-gained = { CASE($hero, "nom") } zdobywa artefakt: { $card }.
artifact-none = Żaden artefakt nie pasuje. { CASE($hero, "nom") } nie dostaje nic.
scroll-gained = { CASE($hero, "nom") } dostaje: { $card }.
scroll-used = { CASE($hero, "nom") } używa zwoju: { $card }.
scroll-cancelled = Zwój { $card } nie działa. Używał go heros: { CASE($hero, "nom") }.
scroll-kept = Zwój zostaje: { $card }. Właściciel: { CASE($hero, "nom") }.
scroll-saved = { $source }: na kości wypada { $dice }. Rzuca { CASE($hero, "nom") }.
skill-gained = { CASE($hero, "nom") } zdobywa umiejętność: { $card }.
skill-none = { CASE($hero, "nom") } nie może zdobyć umiejętności: talie są puste.
advance-paid = { CASE($hero, "nom") } oddaje trofeum: { $card }.
treasure-drawn = { CASE($hero, "nom") } dobiera kartę skarbu. Części do wzięcia: { $n }.
treasure-experience = { CASE($hero, "nom") } bierze ze skarbu doświadczenie: { $n }.
deposit-taken = { CASE($hero, "nom") } bierze ze stosu kart odrzuconych: { $card }.
draw-nothing = { $seat } nie ma czego dobrać: { $deck } jest pusta.
draw-discards = { $seat } odrzuca: { $cards }.
deck-shuffled = Tasowanie: { $deck }.

## Dziennik: bitwa

dostaje = { AGR($who) ->
    [mo] dostają
    [nmo] dostają
   *[sg] dostaje
}
rzuca = { AGR($who) ->
    [mo] rzucają
    [nmo] rzucają
   *[sg] rzuca
}
zadaje = { AGR($who) ->
    [mo] zadają
    [nmo] zadają
   *[sg] zadaje
}
sciana-elity = { $elite ->
    [skull] {", kość elity: czaszka"}
    [two_skulls] {", kość elity: dwie czaszki"}
    [luck] {", kość elity: Szczęście"}
    [laurel] {", kość elity: Laur"}
    [bad_luck] {", kość elity: Pech"}
   *[none] {""}
}
sama-kosc-elity = { $elite ->
    [skull] kość elity: czaszka
    [two_skulls] kość elity: dwie czaszki
    [luck] kość elity: Szczęście
    [laurel] kość elity: Laur
   *[bad_luck] kość elity: Pech
}
kosci-ataku = { $n ->
    [0] { sama-kosc-elity }
   *[many] { $dice }{ sciana-elity }
}
battle-begins = Bitwa na polu { $field }: { CASE($hero, "nom") } przeciw { CASE($enemy, "dat") }.{ $stacks ->
    [2] {" "}Mroczne dni: wróg walczy w dwóch stosach.
   *[1] {""}
}
battle-track = Tor inicjatywy jest ustawiony.
battle-turn = Zaczyna się tura bitwy { $n }.
battle-aims = { CASE($who, "nom") }: celem { AGR($target) ->
    [mo] są
    [nmo] są
   *[sg] jest
} { CASE($target, "nom") }.
battle-rolls = { CASE($who, "nom") } { rzuca } (Siła { $strength }): { kosci-ataku }.
battle-rerolls = { CASE($who, "nom") } po przerzucie (Siła { $strength }): { kosci-ataku }.
battle-hits = { $n ->
    [0] { CASE($who, "nom") } nie { zadaje } ran.
   *[many] { CASE($who, "nom") } { zadaje } { n-rany-acc }.
}
battle-wounded = { CASE($who, "nom") } { dostaje } { n-rany-acc }. Straty: { $lost }.
battle-turned = Elitarny żeton odwraca się na stronę podstawową: { CASE($who, "nom") }.
battle-destroyed = Stos zniszczony: { CASE($who, "nom") }.
battle-regenerates = Regeneracja: { CASE($who, "nom") }. Rany znikają.
battle-raised = Wskrzeszenie: { CASE($who, "nom") }.
battle-promoted = Jednostka staje się elitarna: { CASE($who, "nom") }.
battle-uses = { CASE($hero, "nom") } używa: { CASE($source, "nom") }.
battle-casts = { CASE($source, "nom") }, Magia { $magic }: na kościach wypada { $dice }. Rany: { $n }. Rzuca { CASE($hero, "nom") }.
battle-summoned = { CASE($hero, "nom") } przyzywa { CASE($who, "acc") }. Liczebność: { $n }.
battle-changed = { CASE($who, "nom") }: zmiana { $stat ->
    [strength] Siły
    [initiative] Inicjatywy
   *[attacks] liczby kości
} o { $n } { $until ->
    [turn] w tej turze
    [next_turn] w tej i w następnej turze
   *[battle] do końca bitwy
}.
battle-hardened = { CASE($who, "nom") }: { $until ->
    [turn] w tej turze
   *[battle] w każdej turze tej bitwy
} { $n ->
    [one] przepada pierwsza rana
    [few] przepadają pierwsze { $n } rany
   *[many] przepada pierwsze { $n } ran
}.
battle-shielded = { CASE($who, "nom") }: rany następnego wrogiego ataku przepadną.
battle-honour = Honor: nikt nie używa w tej bitwie kości elity. Decyzja: { $seat }.
battle-stunned = { CASE($who, "nom") } nie { AGR($who) ->
    [mo] zaatakują
    [nmo] zaatakują
   *[sg] zaatakuje
} w tej turze.
battle-cleansed = { CASE($who, "nom") }: wrogie karty nie działają w tej turze.
battle-warded = { CASE($source, "nom") } chroni { CASE($who, "acc") }: rany przepadają.
battle-absorbed = { CASE($who, "nom") }: przepadają rany: { $n } ({ CASE($source, "nom") }).
battle-no_bad_luck = Żeton Szczęścia znosi Pech. Odrzuca go { CASE($hero, "nom") }.
battle-flees = { CASE($hero, "nom") } ucieka do miasta.
battle-given_up = W ucieczce ginie jednostka: { CASE($who, "nom") }.
battle-decided = Bitwa jest rozstrzygnięta. Wygrywa { $side ->
    [0] strona atakująca
   *[1] strona broniąca się
}.
battle-defeated = { CASE($hero, "nom") } przegrywa i wraca do miasta.
battle-trophy = { CASE($hero, "nom") } zdobywa trofeum: { $card }. Doświadczenie: { $experience }, skrzynie: { $chests }.
battle-artifact_won = { CASE($hero, "nom") } zabiera artefakt: { $card }.

## Co przepada

lost-action = akcja tej karty przepadnie
lost-heroes = { $n ->
    [one] { $n } heros nic nie zrobi
    [few] { $n } herosi nic nie zrobią
   *[many] { $n } herosów nic nie zrobi
}
lost-movement = { $n ->
    [one] przepadnie { $n } punkt ruchu
    [few] przepadną { $n } punkty ruchu
   *[many] przepadnie { $n } punktów ruchu
}
lost-field = pole zostanie nieprzejęte
lost-battle = tracisz jednostki i przegrywasz bitwę
