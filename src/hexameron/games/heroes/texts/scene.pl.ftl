### Co widać na stole.

scene-title = Podbój Ashanu
scene-round = Runda { $n } z { $of }
scene-city = Miasto: { CASE($faction, "nom") }
scene-my_city = Twoje miasto
scene-marker = Znacznik kontroli: { $seat }
scene-battle = Bitwa
scene-used = zagrana

scene-note-mountains = Herosi nie mogą tu wejść, chyba że mają zdolność Odkrywca.
scene-note-water = Można tędy płynąć tylko z portu. Nie wolno tu zakończyć ruchu.
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

scene-turn-now = atakuje teraz
scene-turn-done = po ataku
scene-turn-waits = czeka
scene-turn-stunned = nie atakuje
scene-level-1 = I
scene-level-2 = II
scene-level-3 = III
scene-level-4 = IV
scene-cost = { n-surowce-acc }
scene-income = surowce { $resources }, złoto { $gold }
scene-reserve = { $basic } / { $elite } złota, w rezerwie { $n }
scene-price = { n-surowce-acc }
scene-power = { $n } z { $of }
scene-week-none = Pierwsza runda, bez karty tygodnia

## Wartości

scene-strength = Siła { $n }
scene-magic = Magia { $n }
scene-initiative = Inicjatywa { $n }
scene-command = Dowodzenie { $n }
scene-numbers = Liczebność { $n }
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

scene-zone-actions = Karty akcji
scene-zone-city = Budynki
scene-zone-plans = Do wzniesienia
scene-zone-hero = { CASE($hero, "nom") }: { $n }/{ $most }
scene-zone-hero-lucky = { CASE($hero, "nom") }: { $n }/{ $most }, Szczęście: { $luck }
scene-zone-drawn = Dobrane karty
scene-zone-choice = Do wyboru
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
