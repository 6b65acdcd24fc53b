### Stół: nazwy miejsc na ekranie i krótkie stany.

scene-closed = Niedostępne
scene-enter = Koszt Ruchu { $n }.
scene-city = Miasto, poziom { $n }.
scene-of = { $n } z { $most }
scene-influence = Wpływ { $n }
scene-no_talk = bez negocjacji
scene-reputation-short = { $n }
scene-reputation = { $n } ({ $talk })
scene-day = Dzień
scene-night = Noc
scene-order = Kolejność w rundzie
scene-virtual = Wirtualny gracz
scene-announced = Ogłoszono koniec rundy

scene-zone-hand = Ręka
scene-zone-hand-known = Znane karty na ręce
scene-zone-play = Obszar gry
scene-zone-discard = Stos kart odrzuconych
scene-zone-aside = Odłożone karty
scene-zone-deck = Talia czynów
scene-zone-units = Jednostki
scene-zone-skills = Umiejętności
scene-zone-tactic = Taktyka
scene-zone-choosing = Dobrane artefakty
scene-zone-drafting = Karty do wyboru
scene-zone-draft = Wybrane karty
scene-zone-spared = Karty pod taktyką
scene-zone-skill-shown = Umiejętności do wyboru
scene-zone-unit-offer = Oferta jednostek
scene-zone-advanced-offer = Oferta akcji zaawansowanych
scene-zone-spell-offer = Oferta czarów
scene-zone-skill-common = Wspólna oferta umiejętności
scene-zone-skill-centre = Umiejętności na środku stołu
scene-zone-upgrades = Karty do wymiany
scene-zone-tiles = Stos kafelków mapy

scene-unit-ready = { AGR($unit) ->
    [mo] gotowi
    [nmo] gotowe
    [f] gotowa
    [n] gotowe
   *[m] gotowy
}
scene-unit-spent = { AGR($unit) ->
    [mo] wyczerpani
    [nmo] wyczerpane
    [f] wyczerpana
    [n] wyczerpane
   *[m] wyczerpany
}
scene-unit-wounded = { $n ->
    [one] { $n } rana
    [few] { $n } rany
   *[many] { $n } ran
}
scene-skill-ready = Gotowa
scene-skill-turn = Użyta w tej turze
scene-skill-round = Użyta w tej rundzie

scene-row-level = Poziom
scene-row-fame = Sława
scene-row-reputation = Reputacja
scene-row-armour = Pancerz
scene-row-hand = Karty na ręce
scene-row-deck = Talia czynów
scene-row-discard = Karty odrzucone
scene-row-command = Wolne żetony dowodzenia
scene-row-crystal = Kryształ: { CASE($mana, "nom") }
scene-row-dice = { $n ->
    [one] kość Źródła
   *[many] kości Źródła
}
scene-row-exploring = Odkrycie
scene-points-move = Ruch
scene-points-influence = Wpływ
scene-points-heal = Leczenie

scene-blocked = zablokowany
scene-tamed = nie atakuje
scene-dealt = rozpatrzony
scene-to_beat = Atak

scene-phase-combat-ranged = Atak dystansowy i oblężniczy
scene-phase-combat-block = Blokowanie
scene-phase-combat-damage = Przydzielanie obrażeń
scene-phase-combat-attack = Atak
scene-phase-turn-start = Początek
scene-phase-turn-move = Ruch
scene-phase-turn-action = Akcja
scene-phase-turn-after = Po akcji
scene-phase-turn-end = Koniec tury

scene-note-village = Werbujesz, kupujesz Leczenie 1 za 3 punkty Wpływu.
scene-note-village-then = Możesz ją splądrować.
scene-note-monastery = Werbujesz, kupujesz Leczenie 1 za 2 punkty Wpływu, uczysz się akcji.
scene-note-monastery-then = Możesz go spalić.
scene-note-keep = Ufortyfikowana.
scene-note-keep-then = Po zdobyciu werbujesz i masz w pobliżu większy limit kart.
scene-note-mage_tower = Ufortyfikowana.
scene-note-mage_tower-then = Po zdobyciu werbujesz i uczysz się czarów.
scene-note-city = Ufortyfikowane, z garnizonem.
scene-note-mine = Na koniec tury daje kryształ.
scene-note-glade = Na początku tury daje manę, na koniec usuwasz tu ranę.
scene-note-dungeon = Walczysz z brązowym żetonem, nocą i bez jednostek.
scene-note-dungeon-then = Nagroda: czar lub artefakt.
scene-note-tomb = Walczysz z czerwonym żetonem, nocą i bez jednostek.
scene-note-tomb-then = Nagroda: czar i artefakt.
scene-note-den = Walczysz z brązowym żetonem.
scene-note-den-then = Nagroda: 2 kryształy.
scene-note-spawning_grounds = Walczysz z 2 brązowymi żetonami.
scene-note-spawning_grounds-then = Nagroda: artefakt i 3 kryształy.
scene-note-ruins = Ołtarz lub walka – jak pokazuje żeton.
scene-note-orcs = Plądrujący orkowie: prowokujesz ich, przechodząc obok.
scene-note-draconum = Draconum: prowokujesz je, przechodząc obok.
scene-note-portal = Tu zaczynają bohaterowie.
site-closed_portal = Zamknięty portal
scene-note-closed_portal = Portal jest zamknięty.
scene-damage-of = { $foe }: { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
scene-wounds = Rany w tej walce
scene-wounds-knocked_out = Do ogłuszenia
n-rany = { $n ->
    [one] { $n } rana
    [few] { $n } rany
   *[many] { $n } ran
}
blow-nothing = bez rany
blow-cannot = nie wolno
blow-resists = bez rany (odporność)
blow-hero = { n-rany }
blow-hero-poison = { n-rany } na rękę i { $n } na stos
blow-hero-paralyze = { n-rany }, reszta ręki przepada
blow-hero-knocked_out = { n-rany } i ogłuszenie
blow-unit = 1 rana, zostaje { $rest }
blow-unit-poison = 2 rany, zostaje { $rest }
blow-unit-paralyze = zniszczenie, zostaje { $rest }
blow-unit-banner = rana lub użycie chorągwi, zostaje { $rest }

scene-round = Runda { $n } z { $most }
scene-source = Źródło
scene-shut = ✕
scene-explore = Odkryj · { $n }
scene-way-fight = Na końcu drogi walka.
scene-enter-provokes = Koszt Ruchu { $n }. Prowokujesz wrogów obok: walka.
scene-enter-assault = Koszt Ruchu { $n }. Szturm: walka z garnizonem, Reputacja −1.
scene-fame = { $n }
scene-fame-next = { $n } z { $next }
scene-order-place = { $n }. { $name }
scene-rounds = Runda
scene-cities = Zdobyte miasta
scene-finale = Ostatnie tury
scene-banner-used = użyta w tej rundzie
goal-city_revealed = Cel: odkryć miasto
goal-cities = Cel: zdobyć wszystkie miasta
goal-mines = Cel: uwolnić wszystkie kopalnie
goal-dungeons = Cel: zdobyć wszystkie Lochy i Grobowce
goal-incantations = Cel: odprawić inkantacje każdej nocy
goal-portal = Cel: wrócić przez portal
goal-hold = Cel: zdobyć i utrzymać miejsca

scene-attack-melee-physical = Atak
scene-attack-melee-fire = Atak ogniem
scene-attack-melee-ice = Atak lodem
scene-attack-melee-cold_fire = Atak zimnym ogniem
scene-attack-ranged-physical = Atak dystansowy
scene-attack-ranged-fire = Atak dystansowy ogniem
scene-attack-ranged-ice = Atak dystansowy lodem
scene-attack-ranged-cold_fire = Atak dystansowy zimnym ogniem
scene-attack-siege-physical = Atak oblężniczy
scene-attack-siege-fire = Atak oblężniczy ogniem
scene-attack-siege-ice = Atak oblężniczy lodem
scene-attack-siege-cold_fire = Atak oblężniczy zimnym ogniem
scene-attack-later-physical = Atak w fazie 4
scene-attack-later-fire = Atak ogniem w fazie 4
scene-attack-later-ice = Atak lodem w fazie 4
scene-attack-later-cold_fire = Atak zimnym ogniem w fazie 4
scene-block-physical = Blok
scene-block-fire = Blok ogniem
scene-block-ice = Blok lodem
scene-block-cold_fire = Blok zimnym ogniem

scene-blow-physical = Atak
scene-blow-fire = Atak ogniem
scene-blow-ice = Atak lodem
scene-blow-cold_fire = Atak zimnym ogniem
scene-halved-fire-short = Ogień
scene-halved-fire = { scene-halved-fire-short }: w pełni liczy się Blok lodem i zimnym ogniem, inny w połowie.
scene-halved-ice-short = Lód
scene-halved-ice = { scene-halved-ice-short }: w pełni liczy się Blok ogniem i zimnym ogniem, inny w połowie.
scene-halved-cold_fire-short = Zimny ogień
scene-halved-cold_fire = { scene-halved-cold_fire-short }: w pełni liczy się tylko Blok zimnym ogniem, inny w połowie.
scene-resists-physical-short = Odporność fizyczna
scene-resists-physical = { scene-resists-physical-short }: Atak bez żywiołu liczy się w połowie.
scene-resists-fire-short = Odporność na ogień
scene-resists-fire = { scene-resists-fire-short }: Atak ogniem liczy się w połowie.
scene-resists-ice-short = Odporność na lód
scene-resists-ice = { scene-resists-ice-short }: Atak lodem liczy się w połowie.
scene-walls-single-short = Fortyfikacja
scene-walls-single = { scene-walls-single-short }: w fazie 1 tylko Atak oblężniczy.
scene-walls-double-short = Podwójna fortyfikacja
scene-walls-double = { scene-walls-double-short }: w fazie 1 nietykalny.
scene-unblocked = Bez bloku
scene-harm = { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
}, czyli { $wounds ->
    [one] { $wounds } rana
    [few] { $wounds } rany
   *[many] { $wounds } ran
} na rękę
scene-harm-poison = { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
}, czyli { $wounds ->
    [one] { $wounds } rana
    [few] { $wounds } rany
   *[many] { $wounds } ran
} na rękę i tyle samo do odrzuconych
scene-to_block = Blok
scene-lacking = { $lack ->
    [0] { $n } z { $most }, wystarczy
   *[many] { $n } z { $most }, brakuje { $lack }
}

scene-duel-participate = Pojedynek
scene-duel-ranged = Pojedynek: faza dystansowa
scene-duel-melee = Pojedynek: walka wręcz
scene-duel-over = Pojedynek rozstrzygnięty
scene-duel-defender = Strona broniąca się
scene-duel-aggressor = Strona atakująca
scene-duel-strikes = Teraz uderza
scene-duel-gathered = Zebrany Atak
scene-duel-force = Siła ciosu
scene-duel-taken_off = Blok zatrzyma
scene-pact = Wspólny szturm: { $city }
scene-pact-part = { $n ->
    [one] { $n } wróg
   *[many] { $n } wrogów
}
scene-mana-red = czerwona
scene-mana-blue = niebieska
scene-mana-green = zielona
scene-mana-white = biała
scene-mana-gold = złota
scene-mana-black = czarna
scene-tactic-used = { $tactic } (użyta)

## Bohaterowie przed wyprawą

scene-zone-start = Wspólne karty na start
scene-hero-card-short = { $card } (własna karta)
scene-hero-card = { scene-hero-card-short }: { $does } Zastępuje kartę { $other }.
scene-hero-skill = { $skill }: { $does }
scene-hero-deck = Talia na start
scene-hero-deck-own = { $own ->
    [one] { $n } kart, w tym 1 własna.
   *[many] { $n } kart, w tym { $own } własne.
}
scene-hero-arythea = Noc i ból: zamienia rany w siłę, najlepiej radzi sobie nocą, uderza ogniem.
scene-hero-tovak = Wytrwały wojownik: dobrze blokuje i walczy wręcz, karty bokiem dają mu więcej, rany mało mu szkodzą.
scene-hero-goldyx = Kryształy i magia: ma najwięcej many, lata nad przeszkodami, wzmacnia karty zagrane bokiem.
scene-hero-norowas = Dowódca: ma najlepsze jednostki, łatwo negocjuje, najlepiej radzi sobie w dzień.
scene-hero-wolfhawk = Samotna łowczyni: radzi sobie bez jednostek, celnie strzela, przygląda się zdobyczy.

## Złote plakietki na kartach

tag-basic = +{ $n }
tag-sideways = +{ $n } bokiem
tag-strong = +{ $n } z maną
tag-both = +{ $n }, z maną +{ $strong }
tag-basic-total = +{ $n }: razem { $total }
tag-sideways-total = bokiem: razem { $total }
tag-strong-total = z maną razem { $total }
tag-both-total = razem { $total }, z maną { $strong }

## Wybór na środku stołu

scene-choice-skill = Umiejętność
scene-choice-action = Karta akcji zaawansowanej
scene-choice-of = weź 1 z { $n }
scene-choice-of_lowest = weź 1 z { $n }; z umiejętnością ze wspólnej oferty tylko najniższą
scene-left = zostanie Wpływ { $n }
