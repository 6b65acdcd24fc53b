### To, co widać na stole.

scene-area-provides = Daje: żywność { $food }, drewno { $wood }, ruda { $ore }.
scene-area-city = Miasto: { CASE($city, "nom") }.
scene-area-works = Ulepszenie: { CASE($works, "nom") }.
scene-units = Jednostki: { $n }
scene-strength = Siła { $n }
scene-health = Życie { $n } z { $of }
scene-fort = Twierdza
scene-fort-cracked = Uszkodzona twierdza
scene-activated = Znacznik aktywacji
scene-grave = Znacznik pokonanego bohatera { $n }
scene-legend-dragon = smocza runa
scene-legend-false = fałszywa runa
scene-legend-hidden = zakryta runa
scene-legend-activated = znacznik aktywacji
scene-row-influence = Wpływ
scene-row-runes = Smocze runy
scene-runes-short = { $more ->
    [0] { $n }
   *[many] { $n ->
        [0] { $more }?
       *[many] { $n }+{ $more }?
    }
}
scene-row-hidden = Nieznane runy
scene-row-heroes = Bohaterowie
scene-row-tactics = Karty taktyki
scene-row-quests = Wyprawy
scene-row-order = Rozkaz
scene-row-health = Życie
scene-year = Rok { $year } z { $of }, { season-name }
scene-wild = Jednostki neutralne
scene-row-strength = Siła
scene-row-standing = Stoją
scene-row-routed = Rozproszone
scene-row-destroyed = Zniszczone
scene-row-bonus = Premia z kart i zdolności
scene-row-dealt = Zadane obrażenia
scene-row-spared = Zablokowane obrażenia
scene-role-0 = atak
scene-role-1 = obrona
scene-stake-attack = Wygrywa przy sile ponad { $n }. Zdobywa obszar { $area }{ $rune ->
    [0] {""}
   *[1] {" "}z runą
}.
scene-stake-defence = Wygrywa także przy remisie. Pokonani wycofują się rozproszeni.
scene-rank = { $up ->
    [0] nikt nie stoi
    [one] stoi { $up }
    [few] stoją { $up }
   *[many] stoi { $up }
}{ $hurt ->
    [0] {""}
   *[many] , ranne: { $hurt }
}{ $down ->
    [0] {""}
   *[many] , rozproszone: { $down }
}
scene-zone-fate_side = Karty: { $side }
scene-fate-now = teraz
scene-fate-done = wykonana
scene-fate-next = potem
scene-fate-blank = pusta
scene-titles = Tytuły
scene-battle = Bitwa o { $area } · inicjatywa { $n } z { $of }
scene-duel = Pojedynek w { $area } · runda { $n }
scene-bonus = z premią
scene-no_bonus = bez premii
scene-zone-orders = Rozkazy
scene-zone-tactics = Taktyka
scene-zone-tactics_new = Taktyka na później
scene-zone-quests = Wyprawy
scene-zone-objective = Cel
scene-zone-rewards = Nagrody
scene-zone-fate_open = Karty przeznaczenia
scene-zone-fate_deck = Przeznaczenie
scene-zone-fate_discard = Odrzucone karty przeznaczenia
scene-zone-tactics_deck = Talia taktyki
scene-zone-quest_deck = Talia wypraw
scene-zone-reward_deck = Talia nagród
scene-zone-rune_dragon = Smocze runy w banku
scene-zone-rune_false = Fałszywe runy w banku
scene-zone-hero_deck = Talia bohaterów
scene-phase-battle-start = Początek
scene-phase-battle-draw = Karty
scene-phase-battle-specials = Zdolności
scene-phase-battle-routs = Rozproszenie
scene-phase-battle-hits = Obrażenia
scene-phase-battle-works = Umocnienia
scene-phase-battle-strength = Siła
scene-phase-battle-outcome = Wynik
here-activate = Aktywuj
then-bonus = z premią przewagi
then-no_bonus = ten rozkaz nie ma premii
then-too_low = bez premii: użyto już { $n }
here-claim = Za { n-wplyw }
