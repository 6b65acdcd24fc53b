### Stół: nazwy miejsc na ekranie i krótkie stany.

scene-both = { $one } { $two }
scene-closed = Niedostępne
scene-enter = Koszt Ruchu { $n }.
scene-city = Miasto, poziom { $n }.
scene-of = { $n } z { $most }
scene-influence = Wpływ { $n }
scene-no_talk = bez negocjacji
scene-reputation = { $n } ({ $talk })
scene-round = Runda { $n }
scene-day = Dzień
scene-night = Noc
scene-order = Kolejność w rundzie
scene-virtual = Wirtualny gracz
scene-announced = Ogłoszono koniec rundy
scene-tactic = { $tactic }
scene-tactic-used = { $tactic } (użyta)

scene-zone-hand = Ręka
scene-zone-play = Obszar gry
scene-zone-discard = Stos kart odrzuconych
scene-zone-aside = Odłożone karty
scene-zone-deck = Talia czynów
scene-zone-units = Jednostki
scene-zone-skills = Umiejętności
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
scene-zone-choice = Do wyboru

scene-unit-ready = Jednostka gotowa
scene-unit-spent = Jednostka wyczerpana
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
scene-row-hand_limit = Limit kart na ręce
scene-row-deck = Talia czynów
scene-row-discard = Karty odrzucone
scene-row-command = Wolne żetony dowodzenia
scene-row-crystal = Kryształ: { CASE($mana, "nom") }
scene-row-token = Czysta mana: { CASE($mana, "nom") }
scene-row-dice = Kości Źródła do użycia
scene-row-tactic = Taktyka
scene-row-exploring = Odkrycie kafelka
scene-points-move = Ruch
scene-points-influence = Wpływ
scene-points-heal = Leczenie

scene-blow-physical = Atak { $n }
scene-blow-fire = Atak ogniem { $n }
scene-blow-ice = Atak lodem { $n }
scene-blow-cold_fire = Atak zimnym ogniem { $n }
scene-blocked = zablokowany
scene-tamed = nie atakuje
scene-dealt = rozpatrzony
scene-open_blow = Blok { $n } z { $most }; bez bloku { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
}, czyli { $wounds ->
    [one] { $wounds } rana
    [few] { $wounds } rany
   *[many] { $wounds } ran
} bohatera
scene-to_beat = Do pokonania
scene-walls = Fortyfikacja
scene-walls-single = w fazie 1 tylko atak oblężniczy
scene-walls-double = podwójna, w fazie 1 nietykalny

scene-phase-combat-ranged = Atak dystansowy i oblężniczy
scene-phase-combat-block = Blokowanie
scene-phase-combat-damage = Przydzielanie obrażeń
scene-phase-combat-attack = Atak
scene-phase-turn-start = Początek
scene-phase-turn-move = Ruch
scene-phase-turn-action = Akcja
scene-phase-turn-after = Po akcji
scene-phase-turn-end = Koniec tury

scene-note-village = Werbujesz, kupujesz Leczenie 1 za 3 punkty Wpływu. Możesz ją splądrować.
scene-note-monastery = Werbujesz, kupujesz Leczenie 1 za 2 punkty Wpływu, uczysz się akcji. Możesz go spalić.
scene-note-keep = Ufortyfikowana. Po zdobyciu werbujesz i masz w pobliżu większy limit kart.
scene-note-mage_tower = Ufortyfikowana. Po zdobyciu werbujesz i uczysz się czarów.
scene-note-city = Ufortyfikowane, z garnizonem.
scene-note-mine = Na koniec tury daje kryształ.
scene-note-glade = Na początku tury daje manę, na koniec usuwasz tu ranę.
scene-note-dungeon = Walczysz z brązowym żetonem, nocą i bez jednostek. Nagroda: czar lub artefakt.
scene-note-tomb = Walczysz z czerwonym żetonem, nocą i bez jednostek. Nagroda: czar i artefakt.
scene-note-den = Walczysz z brązowym żetonem. Nagroda: 2 kryształy.
scene-note-spawning_grounds = Walczysz z 2 brązowymi żetonami. Nagroda: artefakt i 3 kryształy.
scene-note-ruins = Ołtarz lub walka – jak pokazuje żeton.
scene-note-orcs = Plądrujący orkowie: prowokujesz ich, przechodząc obok.
scene-note-draconum = Draconum: prowokujesz je, przechodząc obok.
scene-note-portal = Tu zaczynają bohaterowie.
scene-note-maze = Wydajesz punkty Ruchu i walczysz o nagrodę.
scene-note-labyrinth = Wydajesz punkty Ruchu i walczysz o nagrodę.
scene-note-refugee_camp = Werbujesz tu dowolne jednostki, ale drożej.
site-closed_portal = Zamknięty portal
scene-note-closed_portal = Portal jest zamknięty.
scene-damage = Kto może przyjąć cios
scene-damage-left = Obrażenia do przydzielenia
scene-wounds = Rany w tej walce (ogłuszenie)
