### Co mówią karty, żetony, budynki i miejsca.

## Spójniki

card-both = { $one } { $two }
card-and = { $one } i { $two }
card-or = { $one } lub { $two }
card-comma = { $one }, { $two }
card-dot = { $one } · { $two }
card-sentence = { $phrase }.
card-name = { CASE($name, "nom") }

n-zloto-acc = { $n ->
    [one] { $n } sztukę złota
    [few] { $n } sztuki złota
   *[many] { $n } sztuk złota
}
n-surowce-acc = { $n ->
    [one] { $n } surowiec
    [few] { $n } surowce
   *[many] { $n } surowców
}
n-potega-acc = { $n ->
    [one] { $n } punkt Potęgi
    [few] { $n } punkty Potęgi
   *[many] { $n } punktów Potęgi
}
n-doswiadczenie-acc = { $n ->
    [one] { $n } punkt doświadczenia
    [few] { $n } punkty doświadczenia
   *[many] { $n } punktów doświadczenia
}
n-szczescie-acc = { $n ->
    [one] { $n } żeton Szczęścia
    [few] { $n } żetony Szczęścia
   *[many] { $n } żetonów Szczęścia
}
n-rany-acc = { $n ->
    [one] { $n } ranę
    [few] { $n } rany
   *[many] { $n } ran
}
n-k8-ins = { $n ->
    [one] { $n } kością k8
   *[many] { $n } kośćmi k8
}
n-kosci-acc = { $n ->
    [one] { $n } kość
    [few] { $n } kości
   *[many] { $n } kości
}
n-czesci-acc = { $n ->
    [one] { $n } część
    [few] { $n } części
   *[many] { $n } części
}

## Rodzaje

card-kind-scroll = Zwój, poziom { $n }, { CASE($school, "nom") }
card-kind-might = Umiejętność Siły, { CASE($school, "nom") }
card-kind-magic = Umiejętność Magii, { CASE($school, "nom") }
card-kind-artifact = Artefakt: { CASE($slot, "nom") }
card-kind-treasure = Karta skarbu
card-kind-week = Karta tygodnia, { CASE($phase, "nom") }
card-kind-encounter = Żeton spotkania, { CASE($rank, "nom") }
card-kind-building = Budynek, poziom miasta { $level }
card-kind-action = Karta akcji
card-kind-hero = Heros, { CASE($faction, "nom") }
card-kind-unit = Jednostka, poziom miasta { $level }
card-action-1 = Aktywacja lub Budowa
card-action-2 = Aktywacja lub Rekrutacja
card-action-3 = Rekrutacja lub Pozyskanie
card-action-special = Budowa lub Pozyskanie
card-does-activation = Każdego herosa możesz raz poprowadzić po mapie. Po drodze walczy, przejmuje pola i odwiedza miejsca.
card-does-construction = Wznieś jeden budynek albo podnieś miasto o jeden poziom.
card-does-recruitment = Kup za złoto jednostki dla herosów w mieście.
card-does-gathering = Weź złoto i surowce z kontrolowanych pól i z budynków.
card-price = Cena: { $cost }.
card-kind-tile = Kafelek mapy { $n }
card-tile = Szesnaście pól mapy.

## Kiedy

w-po = { $begins ->
    [1] Po
   *[0] po
}
w-na = { $begins ->
    [1] Na
   *[0] na
}
w-w = { $begins ->
    [1] W
   *[0] w
}
w-gdy = { $begins ->
    [1] Gdy
   *[0] gdy
}
w-przy = { $begins ->
    [1] Przy
   *[0] przy
}
w-przed = { $begins ->
    [1] Przed
   *[0] przed
}
w-przeciw = { $begins ->
    [1] Przeciw
   *[0] przeciw
}
w-jesli = { $begins ->
    [1] Jeśli
   *[0] jeśli
}
when-always-first_turn = { w-w } pierwszej turze bitwy:
when-always-against_hero = { w-przeciw } herosowi:
when-always-from_city = { w-gdy } heros zaczyna ruch w mieście:
when-enters = { w-gdy } heros wchodzi do gry,
when-starts = { w-jesli } to heros początkowy,
when-gained = { w-gdy } zdobywasz tę umiejętność,
when-built = { w-po } wzniesieniu
when-round_start-luckless = { w-na } początku rundy, jeśli nie ma żetonu Szczęścia,
when-gathering = { w-przy } pozyskaniu surowców
when-recruited = { w-po } rekrutacji jednostek dla tego herosa
when-moving = { w-w } czasie ruchu
when-field_taken = { w-gdy } heros przejmuje pole innego gracza,
when-before_battle = { w-przed } bitwą
when-turn_start = { w-na } początku tury bitwy
when-turn_start-first_turn = { w-na } początku pierwszej tury bitwy
when-hero_turn = { w-w } kolejce herosa
when-turn_end = { w-na } końcu tury bitwy
when-after_battle = { w-po } bitwie
when-after_battle-won = { w-po } wygranej bitwie
when-after_battle-won_encounter = { w-po } zwycięstwie nad spotkaniem
when-after_battle-not_fled = { w-po } bitwie, z której heros nie uciekł,
when-own_attack = { w-po } rzucie własnego ataku
when-enemy_attack = { w-po } rzucie wrogiego ataku
when-scroll_used = { w-po } użyciu zwoju
when-enemy_scroll = { w-gdy } wróg używa zwoju:

card-rule-each = { $when } { $what }.
card-rule-turn = { $when }, raz w turze bitwy, { $what }.
card-rule-battle = { $when }, raz na bitwę, { $what }.
card-second-or = Lub, jeśli heros zna szkołę { CASE($school, "nom") }: { $rule }
card-second-and = Oraz, jeśli heros zna szkołę { CASE($school, "nom") }: { $rule }
card-player = Wszyscy twoi herosi: { $what }
card-everyone = Wszyscy herosi: { $what }

## Wartości

card-figure-more = { $stat } +{ $n }
card-figure-less = { $stat } −{ $n }
card-most = { $figure } (najwyżej { $n })
stat-strength = Siła
stat-magic = Magia
stat-initiative = Inicjatywa
stat-command = Dowodzenie
stat-attacks = Kości ataku
stat-movement = Punkty ruchu
stat-rout = Pogrom
stat-zone = Strefa kontroli
stat-recruit_limit = Limit rekrutacji
stat-strength-acc = Siłę
stat-magic-acc = Magię
stat-initiative-acc = Inicjatywę
stat-attacks-acc = kości ataku
stat-scrolls_seen = Gdy dobierasz zwój dla tego herosa, dobierz { $n } i zachowaj 1
stat-artifacts_seen = Gdy dobierasz artefakt dla tego herosa, dobierz { $n } i zachowaj 1
stat-flight_loss = W ucieczce tracisz o { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
} mniej
stat-build_cost = Poziomy miasta i budynki kosztują o { n-surowce-acc } mniej, najmniej 1 (nie dotyczy budynku dochodu ani Świątyni Ashy)
stat-advance_cost = Awans kosztuje o { n-doswiadczenie-acc } mniej
stat-treasure_parts = weź z karty skarbu o { n-czesci-acc } więcej

## Komu

of-nom = { $of ->
    [own_stack] wskazany własny stos
    [two_own_stacks] dwa wskazane własne stosy
    [own_stacks] wszystkie własne stosy
    [enemy_stack] wskazany wrogi stos
    [enemy_hero_stack] wskazany stos wrogiego herosa
    [enemy_stacks] wszystkie wrogie stosy
    [first_enemy_stack] pierwszy atakujący wrogi stos
    [same] ten sam stos
   *[army] cała armia
}
of-ma = { $of ->
    [two_own_stacks] mają
    [own_stacks] mają
    [enemy_stacks] mają
   *[single] ma
}
of-rzuca = { $of ->
    [two_own_stacks] rzucają
    [own_stacks] rzucają
    [enemy_stacks] rzucają
   *[single] rzuca
}
of-atakuje = { $of ->
    [two_own_stacks] atakują
    [own_stacks] atakują
    [enemy_stacks] atakują
   *[single] atakuje
}
of-dat = { $of ->
    [own_stack] wskazanemu własnemu stosowi
   *[army] twojej armii
}
to-dat = { $to ->
    [enemy_stack] wskazanemu wrogiemu stosowi
   *[enemy] wrogowi
}
until-turn = { $until ->
    [first] w pierwszej turze
    [turn] w tej turze
    [next_turn] w tej i w następnej turze
   *[battle] do końca bitwy
}
fx-value-more = { of-nom } { of-ma } { $stat } +{ $n } { until-turn }
fx-value-less = { of-nom } { of-ma } { $stat } −{ $n } { until-turn }
fx-attacks-more = { of-nom } { of-rzuca } o { n-kosci-acc } więcej { until-turn }
fx-attacks-less = { of-nom } { of-rzuca } o { n-kosci-acc } mniej { until-turn }
fx-common-more = Pospolite stworzenia: Siła +{ $n }
fx-common-less = Pospolite stworzenia: Siła −{ $n }

## Efekty

fx-lend = Heros ma zdolność { CASE($ability, "nom") }
fx-discount = Rekrutując { CASE($unit, "acc") } do armii tego herosa, płacisz o { $basic ->
    [one] { $basic } sztukę złota
    [few] { $basic } sztuki złota
   *[many] { $basic } sztuk złota
} mniej za jednostkę podstawową, a o { $elite ->
    [one] { $elite } sztukę
    [few] { $elite } sztuki
   *[many] { $elite } sztuk
} mniej za elitarną
fx-take-gold = weź { n-zloto-acc }
fx-take-resources = weź { n-surowce-acc }
fx-take-both = weź { $gold ->
    [one] { $gold } sztukę złota
    [few] { $gold } sztuki złota
   *[many] { $gold } sztuk złota
} i { $resources ->
    [one] { $resources } surowiec
    [few] { $resources } surowce
   *[many] { $resources } surowców
}
fx-power = zdobądź { n-potega-acc }
fx-experience = zdobądź { n-doswiadczenie-acc }, do użycia od razu
fx-luck = heros dostaje { n-szczescie-acc }
fx-luck-battle = heros dostaje { n-szczescie-acc } na tę bitwę
fx-drawscroll = dobierz zwój dla herosa
fx-drawartifact = dobierz artefakt dla herosa
fx-drawtreasure = dobierz kartę skarbu i weź { n-czesci-acc }
fx-takediscarded = przejrzyj jeden stos kart odrzuconych (skarby, zwoje lub artefakty) i weź 1 kartę
fx-advance = zdobądź umiejętność bez płacenia doświadczeniem
fx-upgrade = zamień { $n ->
    [one] { $n } podstawową jednostkę na elitarną
   *[many] do { $n } podstawowych jednostek na elitarne
}
fx-upgrade-all = zamień wszystkie podstawowe jednostki armii na elitarne
fx-join = do armii { $n ->
    [one] dołącza za darmo { $n } elitarna jednostka
    [few] dołączają za darmo { $n } elitarne jednostki
   *[many] dołącza za darmo { $n } elitarnych jednostek
} z I poziomu miasta
fx-join-unit = do jego armii dołącza za darmo { $n ->
    [one] { $n } elitarna jednostka
    [few] { $n } elitarne jednostki
   *[many] { $n } elitarnych jednostek
} { CASE($unit, "gen") }
fx-recruit = kup do armii herosa do { $n ->
    [one] { $n } jednostki
   *[many] { $n } jednostek
} dowolnych swoich typów, bez względu na miasto
fx-activateagain = aktywuj herosa jeszcze raz
fx-teleport = przenieś herosa na wolne pole portalu
fx-teleport-field = przenieś herosa na wolne pole terenu otwartego w odległości do { $n }
fx-wounds = zadaj { n-rany-acc } { to-dat }
fx-wounds-each = zadaj { n-rany-acc } każdemu wrogiemu stosowi, a żetonowi spotkania { $token }; nadmiar przepada
n-za-trafienie = { $wounds ->
    [one] { $wounds } ranę
    [few] { $wounds } rany
   *[many] { $wounds } ran
}
fx-magicroll = rzuć { n-k8-ins } przeciw Magii: każde trafienie zadaje { n-za-trafienie } { to-dat }
fx-magicroll-instead = zamiast ataku rzuć { n-k8-ins } przeciw Magii: każde trafienie zadaje { n-za-trafienie } { to-dat }
fx-resurrect = wskrześ { $n ->
    [one] { $n } jednostkę
   *[many] do { $n } jednostek
}
fx-summon = przyzwij { CASE($elemental, "acc") } ({ $values })
card-elemental = Siła { $strength }, Inicjatywa { $initiative }, Liczebność { $numbers }
fx-adjust-strength = przyzwany żywiołak ma Siłę { $n }
fx-adjust-numbers = przyzwany żywiołak ma Liczebność { $n }
fx-absorb = { $n ->
    [one] pierwsza rana wskazanego własnego stosu
    [few] pierwsze { $n } rany wskazanego własnego stosu
   *[many] pierwsze { $n } ran wskazanego własnego stosu
} { $until ->
    [battle] w każdej turze tej bitwy
   *[turn] w tej turze
} { $n ->
    [one] przepada
    [few] przepadają
   *[many] przepada
}
fx-soften = zmniejsz liczbę ran tego ataku o { $n }
fx-ward = przepadają wszystkie rany, które następny wrogi atak w tej turze zada { of-dat }
fx-halve = rany każdego wrogiego ataku { until-turn } dzieli się na pół, zaokrąglając w dół
fx-ignoreskulls = możesz pominąć rany z kości elity
fx-banelitedie = możesz zdecydować, że w tej bitwie nikt nie używa kości elity
fx-stun = { of-nom } nie { of-atakuje } w tej turze
fx-attacknow = { of-nom } od razu { of-atakuje } dodatkowo
fx-cleanse = { $of ->
    [own_stack] na wskazany własny stos
   *[own_stacks] na wszystkie własne stosy
} nie działają w tej turze wrogie karty, które zmieniają Siłę, Inicjatywę i liczbę kości
fx-reroll-elite_die = możesz przerzucić kość elity
fx-reroll-hits = wróg przerzuca wszystkie trafienia
fx-cancelscroll = ten zwój nie działa i zostaje odrzucony
fx-keepscroll = rzuć k8: przy wyniku 1–{ $n } zwój zostaje z herosem

permit-through_mountains = Heros może przechodzić przez góry, ale nie może na nich zakończyć ruchu
permit-portal_to_portal = Heros może za 1 punkt ruchu przejść z portalu do dowolnego innego portalu na planszy
permit-city_portal = Herosi mogą wychodzić z miasta i wracać do niego portalem
permit-recruit_heroes = Możesz rekrutować herosów, każdego za 5 sztuk złota
permit-elite_units = Możesz rekrutować jednostki elitarne i ulepszać podstawowe
permit-market = Dostajesz czwartą kartę akcji i możesz handlować: wymieniać 2 za 1 i sprzedawać zwoje
permit-wins_ties = Wygrywasz remisy Inicjatywy
permit-magic_for_strength = Heros może atakować Magią zamiast Siły
permit-hero_elite_die = Heros może zamienić 1 swój atak na kość elity
permit-no_bad_luck = Pech nie działa na ataki twojej armii
permit-no_laurel_resurrection = Laur nie wskrzesza jednostek

## Części kart skarbów

part-gold = { n-zloto-acc }
part-resources = { n-surowce-acc }
part-experience = { n-doswiadczenie-acc }
part-luck = { n-szczescie-acc }
part-upgrade = { $n ->
    [one] Ulepszenie { $n } jednostki
   *[many] Ulepszenie do { $n } jednostek
}
part-join = { $n ->
    [one] { $n } elitarna jednostka z I poziomu miasta
    [few] { $n } elitarne jednostki z I poziomu miasta
   *[many] { $n } elitarnych jednostek z I poziomu miasta
}
part-drawscroll = Zwój
part-drawartifact = Artefakt

## Tygodnie, budynki, miejsca, herosi, jednostki, stworzenia

card-dark = Mroczne dni: spotkania walczą w dwóch stosach, a Pogrom musi być o 1 wyższy.
card-fortune = Po odkryciu każdy gracz daje 1 żeton Szczęścia wybranemu swojemu herosowi.
card-tear = Pozwala wznieść Świątynię Ashy.
card-resources = { n-surowce-acc }
card-gold = { n-zloto-acc }
card-artifact = artefakt { CASE($artifact, "nom") }
card-explored = Eksploracja: { $effect }.
card-controlled = Kontrola daje { n-potega-acc }.
card-income-resources = Przy pozyskaniu surowców daje { n-surowce-acc }.
card-income-gold = Przy pozyskaniu surowców daje { n-zloto-acc }.
card-portal = Prowadzi do twojego miasta i z niego, jeśli stoi w nim Portal.
card-value-strength = Siła { $n }.
card-value-magic = Magia { $n }.
card-value-initiative = Inicjatywa { $n }.
card-value-command = Dowodzenie { $n }.
card-value-numbers = Liczebność { $n }.
card-talent = { CASE($talent, "nom") }: { $text }
card-schools = Szkoły: { $schools }.
card-prices = Cena: { $basic ->
    [one] { $basic } sztuka złota
    [few] { $basic } sztuki złota
   *[many] { $basic } sztuk złota
}, elitarna { $elite }.
card-side-basic = Podstawowa: { $abilities }.
card-side-elite = Elitarna: { $abilities }.
card-elite-short = Stworzenia elitarne
card-elite = { card-elite-short }: mogą użyć kości elity.
card-ability-precise = { CASE($ability, "nom") }: przed rzutem wskazuje stos dla ran, po rzucie może przerzucić 1 pudło.
card-ability-defence = { CASE($ability, "nom") }: stosu nie można wskazać Precyzyjnym atakiem.
card-ability-endurance = { CASE($ability, "nom") }: dodatkowe życie.
card-ability-pierce = { CASE($ability, "nom") }: pomija Wytrzymałość.
card-ability-slayer = { CASE($ability, "nom") }: każde trafienie zadaje 2 rany.
card-ability-fury = { CASE($ability, "nom") }: zawsze 5 kości ataku.
card-ability-regeneration = { CASE($ability, "nom") }: na końcu tury bitwy znikają wszystkie rany.
