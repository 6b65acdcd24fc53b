### Zasady: pytania, odpowiedzi, przebieg bitwy.

board-hex = { $name }
card-hidden-command = zakryta karta dowodzenia
card-hidden-lore = zakryta karta Wiedzy
command-in_section = { $card } ({ $section })

n-figurki = { $n ->
    [one] { $n } figurkę
    [few] { $n } figurki
   *[many] { $n } figurek
}

## Pytania

council-level = Rozdziel poziomy między członków Rady wojennej. Zostało: { $n }.
lore-opening = { $n ->
    [one] Wybierz 1 kartę Wiedzy, którą zachowasz.
    [few] Wybierz { $n } karty Wiedzy, które zachowasz.
   *[many] Wybierz { $n } kart Wiedzy, które zachowasz.
}
landmark-place = Wskaż pole, na którym stanie element krajobrazu.
lair-place = Wskaż pole, na którym będzie legowisko.
command-card = Zagraj kartę dowodzenia.
order-section = Wskaż sekcję, w której wydasz rozkazy.
order-unit = Wskaż oddziały, które dostaną rozkaz.
move-unit = Wskaż oddział, który się ruszy.
move-where = { CASE($who, "nom") }: wskaż pole, na którym skończy się ruch.
battle-attacker = Wskaż oddział, który zaatakuje.
battle-attacker-lore = Żaden oddział nie może teraz zaatakować. Możesz zagrać kartę Wiedzy albo zakończyć walki.
battle-attacker-nobody = Żaden oddział nie może teraz zaatakować. Zakończ walki.
battle-target = { CASE($who, "nom") }: wskaż cel ataku.
battle-again = { CASE($who, "nom") }: wskaż cel drugiej salwy.
battle-back = { CASE($who, "nom") } { AGR($who) ->
    [mo] dotrzymują
    [nmo] dotrzymują
   *[sg] dotrzymuje
} pola. Kontratakujesz?
retreat-ignore = { CASE($who, "nom") }: ile flag ignorujesz?
retreat-where = { CASE($who, "nom") }: wskaż pole odwrotu.
follow-gain = { CASE($who, "nom") }: zajmujesz opuszczone pole?
follow-pursue = { CASE($who, "nom") }: możesz ruszyć się o 1 pole dalej.
follow-bonus = { CASE($who, "nom") }: wskaż cel dodatkowego ataku wręcz.
power-use = { CASE($who, "nom") }: użyjesz mocy specjalnej?
power-store = { CASE($who, "nom") }: ile symboli Wiedzy zostaje przy potworze?
lair-feed = { CASE($who, "nom") } jest w legowisku. Dasz potworowi 1 żeton Wiedzy?
draw-lore = Wybierz, co dobierasz z Wiedzy.
draw-keep = Wybierz kartę Wiedzy, którą zachowasz.
draw-scout = Wybierz kartę dowodzenia, którą zachowasz.

## Odpowiedzi

option-council = { $member }: poziom { $level }
option-council-absent = { $member }: poza Radą
option-place = Pole { $hex }
option-command = Zagraj kartę { $card }
option-order = { CASE($unit, "nom") } ({ $hex })
option-order_far = { CASE($unit, "nom") } ({ $hex }) za 3 żetony Wiedzy
option-move = { CASE($unit, "nom") } ({ $hex })
option-regain = Odzyskaj figurkę: { CASE($unit, "nom") } ({ $hex })
option-go = Pole { $hex }
option-gain = Zajmij pole { $hex }
option-rush = Szarżuj na pole { $hex }
option-fight = { CASE($unit, "nom") } ({ $hex })
option-target = { CASE($unit, "nom") } ({ $hex })
option-hurl = Rzuć głazem: { CASE($unit, "nom") } ({ $hex })
option-ignore = { $n ->
    [one] Zignoruj { $n } flagę
    [few] Zignoruj { $n } flagi
   *[many] Zignoruj { $n } flag
}
option-ignore-none = Nie ignoruj żadnej
option-power = { $power }: { CASE($unit, "nom") }
option-store = Zostaw: { $n }
option-store-none = Weź wszystkie jako żetony
option-keep_card = Zachowaj kartę { $card }
option-lore_draw-2 = Dobierz 2 karty i zachowaj jedną
option-lore_draw-1 = Dobierz 1 kartę i weź 1 żeton
option-lore_draw-0 = Weź 2 żetony
order-unit-end = Zakończ rozkazy
move-unit-end = Zakończ ruchy
battle-attacker-end = Zakończ walki
battle-again-end = Bez drugiej salwy
battle-back-yes = Kontratakuj
battle-back-no = Bez kontrataku
follow-gain-end = Zostań na swoim polu
follow-pursue-end = Zostań na zajętym polu
follow-bonus-end = Bez dodatkowego ataku
power-use-end = Bez mocy
lair-feed-yes = Daj żeton
lair-feed-no = Zatrzymaj żeton

## Przebieg partii

council-shown = { $seat } odsłania Radę wojenną. Dowódca: { $commander }, Wojownik: { $warrior }, Łotrzyk: { $rogue }, Czarodziej: { $wizard }, Kapłan: { $cleric }.
landmark-placed = { $seat } stawia element krajobrazu na polu { $hex }.
lair-placed = { $seat } kładzie legowisko na polu { $hex }.
turn-begins = Tura { $n }: { $seat }.
command-plays = { $seat } zagrywa kartę { $card }.
command-copies = { $seat } powtarza rozkaz przeciwnika.
command-rallies = { $seat } rzuca na zbiórkę: { $dice }.
order-far = { CASE($unit, "nom") } dostaje rozkaz w innej sekcji. Koszt: { $n } żetony Wiedzy.
order-named = { $seat } wydaje rozkazy. Oddziały: { $units }.
move-goes = { CASE($unit, "nom") } ({ $origin }) { AGR($unit) ->
    [mo] ruszają
    [nmo] ruszają
   *[sg] rusza
} na pole { $hex }.
move-rushes = { CASE($unit, "nom") } ({ $origin }) { AGR($unit) ->
    [mo] szarżują
    [nmo] szarżują
   *[sg] szarżuje
} na pole { $hex }.
unit-loses = { CASE($unit, "nom") } { AGR($unit) ->
    [mo] tracą
    [nmo] tracą
   *[sg] traci
} { n-figurki }.
unit-regains = { CASE($unit, "nom") } { AGR($unit) ->
    [mo] odzyskują
    [nmo] odzyskują
   *[sg] odzyskuje
} { n-figurki }.
unit-eliminated = Zniszczony oddział: { CASE($unit, "nom") } ({ $hex }). Sztandar zwycięstwa zdobywa { $seat }.
battle-attacks = { CASE($unit, "nom") } ({ $origin }) { AGR($unit) ->
    [mo] atakują
    [nmo] atakują
   *[sg] atakuje
} wręcz. Cel: { CASE($target, "nom") } ({ $hex }).
battle-shoots = { CASE($unit, "nom") } ({ $origin }) { AGR($unit) ->
    [mo] strzelają
    [nmo] strzelają
   *[sg] strzela
}. Cel: { CASE($target, "nom") } ({ $hex }).
battle-backs = { CASE($unit, "nom") } ({ $origin }) { AGR($unit) ->
    [mo] kontratakują
    [nmo] kontratakują
   *[sg] kontratakuje
}. Cel: { CASE($target, "nom") } ({ $hex }).
battle-rolls = { CASE($unit, "nom") } – rzut: { $dice }.
battle-hits = { CASE($unit, "nom") } – trafienia: { $n }.
retreat-ignored = { CASE($unit, "nom") } { AGR($unit) ->
    [mo] ignorują
    [nmo] ignorują
   *[sg] ignoruje
} { $n ->
    [one] { $n } flagę
    [few] { $n } flagi
   *[many] { $n } flag
}.
retreat-goes = { CASE($unit, "nom") } { AGR($unit) ->
    [mo] cofają
    [nmo] cofają
   *[sg] cofa
} się o { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}, na pole { $hex }.
retreat-blocked = Droga odwrotu jest zamknięta: { CASE($unit, "nom") }, brakujące pola: { $n }.
panic-rolled = Test paniki, { CASE($unit, "nom") }: { $dice }. Straty: { $n }.
follow-gains = { CASE($unit, "nom") } { AGR($unit) ->
    [mo] zajmują
    [nmo] zajmują
   *[sg] zajmuje
} pole { $hex }.
follow-pursues = { CASE($unit, "nom") } { AGR($unit) ->
    [mo] ruszają
    [nmo] ruszają
   *[sg] rusza
} w pościg na pole { $hex }.
creature-critical = { CASE($unit, "nom") } – rzut na trafienie krytyczne: { $dice }.
creature-blocked = { CASE($unit, "nom") } nie ma dokąd się cofnąć (pola: { $n }). Rzut: { $dice }.
creature-tramples = { CASE($unit, "nom") } tratuje. Na drodze: { CASE($victim, "nom") }.
creature-web = { CASE($unit, "nom") } rzuca pajęczynę. Cel: { CASE($target, "nom") }.
creature-poison = { CASE($unit, "nom") } zatruwa. Cel: { CASE($target, "nom") }.
creature-stomp = { CASE($unit, "nom") } tupie.
creature-stomped = { CASE($unit, "nom") } – rzut: { $dice }. Trafienia: { $n }.
creature-stored = { CASE($unit, "nom") } gromadzi { $n ->
    [one] { $n } żeton Wiedzy
    [few] { $n } żetony Wiedzy
   *[many] { $n } żetonów Wiedzy
}.
creature-web_torn = { CASE($unit, "nom") } { AGR($unit) ->
    [mo] zrywają
    [nmo] zrywają
   *[sg] zrywa
} pajęczynę.
poison-rolled = Trucizna, { CASE($unit, "nom") }: { $dice }.
lore-gains = { $seat } zdobywa { $n ->
    [one] { $n } żeton Wiedzy
    [few] { $n } żetony Wiedzy
   *[many] { $n } żetonów Wiedzy
}.
draw-command = { $seat } dobiera { $n ->
    [one] { $n } kartę dowodzenia
    [few] { $n } karty dowodzenia
   *[many] { $n } kart dowodzenia
}.
draw-discards = { $seat } odrzuca kartę { $card }.
draw-takes = { $seat } dobiera z Wiedzy. Karty: { $cards }, żetony: { $tokens }.
draw-reshuffle-command = Potasowano talię dowodzenia.
draw-reshuffle-lore = Potasowano talię Wiedzy.
result-victory-banners = Zdobyto wszystkie sztandary zwycięstwa, których wymaga scenariusz.

## Co przepada

lost-orders = { $n ->
    [one] przepadnie { $n } rozkaz
    [few] przepadną { $n } rozkazy
   *[many] przepadnie { $n } rozkazów
}
lost-moves = { $n ->
    [one] { $n } oddział się nie ruszy
    [few] { $n } oddziały się nie ruszą
   *[many] { $n } oddziałów się nie ruszy
}
lost-attacks = { $n ->
    [one] { $n } oddział nie zaatakuje
    [few] { $n } oddziały nie zaatakują
   *[many] { $n } oddziałów nie zaatakuje
}
