### Co widać na stole.

scene-title = Podbój Ashanu
scene-round = Runda { $n } z { $of }
scene-city = Miasto: { CASE($faction, "nom") }
scene-my_city = Twoje miasto
scene-marker = Znacznik kontroli: { $seat }
scene-battle = Bitwa
scene-used = zagrana

scene-note-mountains = Herosi nie mogą tu wejść, chyba że mają zdolność Odkrywca.
scene-note-water = Można tędy płynąć tylko z portu.
scene-note-no_end = Nie wolno tu zakończyć ruchu.
scene-note-port = Stąd heros może płynąć przez wodę.
scene-note-city = Wchodzą tu tylko herosi właściciela.
scene-note-unexplored = Pole jest niezbadane i niestrzeżone.
scene-note-explored = Pole jest już zbadane.
scene-note-guarded = Strażnicy stoją na polu { $field }.

## Wiersze

scene-row-strength = Siła
scene-row-magic = Magia
scene-row-initiative = Inicjatywa
scene-row-command = Dowodzenie
scene-row-attacks = Ataki
scene-row-numbers = Liczebność
scene-row-elite = Elitarne
scene-row-basic = Podstawowe
scene-row-turn = Kolejka
scene-row-wounds = Rany
scene-row-heroes = Herosi
scene-row-schools = Szkoły
scene-row-resources = Surowce
scene-row-gold = Złoto
scene-row-cards = Karty akcji
scene-row-level = Poziom miasta
scene-row-next_level = Następny poziom
scene-row-income = Dochód
scene-row-power = Potęga
scene-row-weeks = Tygodnie
scene-row-movement = Punkty ruchu
scene-row-rout = Pogrom
scene-row-limit = Do kupienia
scene-row-battle_turn = Tura bitwy

scene-turn-now = teraz atak
scene-turn-done = po ataku
scene-turn-waits = przed atakiem
scene-turn-stunned = bez ataku
scene-level-1 = I
scene-level-2 = II
scene-level-3 = III
scene-level-4 = IV
scene-cost = { n-surowce-acc }
scene-income = surowce { $resources }, złoto { $gold }
scene-reserve = złoto { $basic } lub { $elite }, rezerwa { $n }
scene-price = { n-surowce-acc }
scene-power-short = { $n }
scene-power = { $n } z { $of }
scene-week-none = Pierwsza runda, bez karty tygodnia

## Wartości

scene-strength = Siła { $n }
scene-magic = Magia { $n }
scene-initiative = Inicjatywa { $n }
scene-command = Dowodzenie { $n }
scene-army = { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
   *[many] { $n } jednostek
}
scene-elite = { $n ->
    [one] { $n } elitarna
    [few] { $n } elitarne
   *[many] { $n } elitarnych
}
scene-basic = { $n ->
    [one] { $n } podstawowa
    [few] { $n } podstawowe
   *[many] { $n } podstawowych
}
scene-experience = { n-doswiadczenie-acc }
scene-wounds = { $n ->
    [one] { $n } rana
    [few] { $n } rany
   *[many] { $n } ran
}
scene-step = { $n ->
    [one] { $n } punkt ruchu
    [few] { $n } punkty ruchu
   *[many] { $n } punktów ruchu
}
scene-troop = { CASE($unit, "nom") }: elitarne { $elite }, podstawowe { $basic }.
scene-in_city = W mieście.
scene-unit = { CASE($unit, "nom") }: Siła { $strength }, Inicjatywa { $initiative }. Elitarne: { $abilities }.
scene-unit-able = { CASE($unit, "nom") }: Siła { $strength }, Inicjatywa { $initiative }. Podstawowe: { $basic }. Elitarne: { $abilities }.
scene-building = { CASE($building, "nom") }: { $text }

## Karty

scene-tab-heroes = Herosi
scene-tab-city = Miasto
scene-zone-actions = Karty akcji
scene-zone-city = Budynki
scene-zone-plans = Do wzniesienia
scene-zone-hero = { CASE($hero, "nom") }: { $n }/{ $most }
scene-zone-hero-lucky = { CASE($hero, "nom") }: { $n }/{ $most }, Szczęście: { $luck }
scene-zone-drawn = Dobrane karty
scene-zone-treasure-deck = Skarby
scene-zone-scroll-deck = Zwoje
scene-zone-artifact-deck = Artefakty
scene-zone-treasure-discard = Odrzucone skarby
scene-zone-scroll-discard = Odrzucone zwoje
scene-zone-artifact-discard = Odrzucone artefakty
scene-zone-weeks = Tygodnie

## Bitwa

scene-phase-before = Przed bitwą
scene-phase-flight = Ucieczka
scene-phase-start = Początek tury
scene-phase-attacks = Ataki
scene-phase-end = Koniec tury
scene-phase-after = Po bitwie

scene-row-buildings = Budynki
scene-row-fields = Zajęte pola
scene-flag = Kontrola: { n-potega-acc }
scene-note-to_explore = Pole czeka na eksplorację.
scene-chance = Szacowana szansa na zwycięstwo: { $n }%.
scene-led = Dowodzenie { $most }, jednostki: { $n }
scene-luck = { n-szczescie-acc }
scene-advance = Doświadczenie { $n }, awans kosztuje { $of }
scene-hero-active = w drodze, punkty ruchu: { $n }
scene-hero-done = po aktywacji
scene-hero-city = w mieście
scene-hero-at = na polu { $field }
scene-token-elite = elitarna
scene-token-basic = podstawowa
scene-token-lost = stracona
scene-roll = Atak: { CASE($who, "nom") }
scene-roll-hits = Siła { $strength }: { $n ->
    [1] trafia tylko 1
   *[many] trafiają wyniki 1–{ $n }
}
scene-roll-skull = Czaszka na kości elity zadaje 1 ranę.
scene-roll-two_skulls = Dwie czaszki na kości elity zadają 2 rany.
scene-roll-luck = Szczęście na kości elity pozwala przerzucić wszystkie pudła.
scene-roll-laurel = Laur na kości elity zmienia jednostkę w elitarną lub wskrzesza jedną.
scene-roll-bad_luck = Pech na kości elity każe przerzucić wszystkie trafienia.
scene-school-known = { CASE($hero, "nom") } zna tę szkołę: działają obie części
scene-school-unknown = { CASE($hero, "nom") } nie zna tej szkoły: działa tylko górna część
scene-expected = średnio { $whole },{ $tenth } rany
scene-toll-units = { $n ->
    [0] Nikt nie ginie
    [one] Ginie { $n }
    [few] Giną { $n }
   *[many] Ginie { $n }
}, { $left ->
    [one] zostaje { $left }
    [few] zostają { $left }
   *[many] zostaje { $left }
} (elitarne: { $elite }){ $wounds ->
    [0] .
    [one] , { $wounds } rana na żetonie.
    [few] , { $wounds } rany na żetonie.
   *[many] , { $wounds } ran na żetonie.
}
scene-toll-numbers = Liczebność spada do { $left }.
scene-toll-gone = Stos ginie{ $over ->
    [0] .
    [one] , { $over } rana idzie dalej.
    [few] , { $over } rany idą dalej.
   *[many] , { $over } ran idzie dalej.
}

## Stawka bitwy

scene-stake = O co walczysz
scene-stake-won-creatures = Zwycięstwo: trofeum z doświadczeniem i karta skarbu. Ile są warte, widać dopiero po bitwie.
scene-stake-won-hero = Zwycięstwo: nowa umiejętność lub artefakt pokonanego oraz jego pola w twojej strefie kontroli.
scene-stake-lost = Przegrana: heros wraca do miasta, polegli są straceni.
scene-stake-flight-later = Ucieczka: dopiero na początku { $turn }. tury bitwy. Kosztuje 2 żetony jednostek albo 1 z Obroną.
scene-stake-flight-now = Ucieczka: na początku każdej tury bitwy. Kosztuje 2 żetony jednostek albo 1 z Obroną.
scene-stake-dark = Mroczne dni: stworzenia walczą w dwóch stosach.
scene-stake-chance = Szacowana szansa na zwycięstwo: { $n }%.
scene-zone-battle = Na tę bitwę: { CASE($hero, "nom") }. Złote karty możesz zagrać teraz.
scene-zone-battle-lucky = Na tę bitwę: { CASE($hero, "nom") }, Szczęście: { $luck }. Złote karty możesz zagrać teraz.
scene-when-before_battle = przed bitwą
scene-when-turn_start = początek tury bitwy
scene-when-hero_turn = kolejka herosa
scene-when-own_attack = po własnym rzucie
scene-when-enemy_attack = po rzucie wroga
scene-when-enemy_scroll = na zwój wroga
scene-when-turn_end = koniec tury bitwy
scene-when-after_battle = po bitwie
scene-when-always = działa stale
scene-when-elsewhere = poza bitwą

## Znaki na mapie

scene-key-common = pospolite
scene-key-dangerous = groźne
scene-key-legendary = legendarne
scene-key-strength = Siła
scene-key-numbers = Liczebność
scene-key-elite = elitarne
scene-key-control = do przejęcia, punkty Potęgi
scene-key-explore = do eksploracji
scene-key-zone = strefa kontroli
scene-gold = { n-zloto-acc }
scene-zone-recruits = Do kupienia
scene-roll-lowered = Karty zmniejszają liczbę ran o { $n }.

## Co zostaje po zapłaceniu

scene-left-gold = zostanie złota: { $n }
scene-left-resources = zostanie surowców: { $n }
scene-left-both = zostanie złota: { $gold }, surowców: { $n }
