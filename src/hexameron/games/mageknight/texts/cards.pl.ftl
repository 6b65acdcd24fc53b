### Co mówią karty i żetony.

## Spójniki

card-both = { $one } { $two }
card-and = { $one } i { $two }
card-or = { $one } lub { $two }
card-comma = { $one }, { $two }
card-dot = { $one } · { $two }
card-plus = { $one } + { $two }
card-sentence = { $phrase }.
card-mana = { CASE($mana, "acc") }
card-mana_gen = { CASE($mana, "gen") }
card-name = { CASE($name, "nom") }
card-terrain = { CASE($terrain, "nom") }
card-everywhere = każde dostępne pole

n-karty-acc = { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
n-rany-acc = { $n ->
    [one] { $n } ranę
    [few] { $n } rany
   *[many] { $n } ran
}
n-krysztaly-acc = { $n ->
    [one] { $n } kryształ
    [few] { $n } kryształy
   *[many] { $n } kryształów
}
n-znaczniki-acc = { $n ->
    [one] { $n } znacznik
    [few] { $n } znaczniki
   *[many] { $n } znaczników
}

## Rodzaje

card-kind-basic = Akcja podstawowa
card-kind-advanced = Akcja zaawansowana
card-kind-spell = Czar
card-kind-artifact = Artefakt
card-kind-banner = Artefakt: chorągiew
card-kind-wound = Rana
card-kind-regular = Jednostka regularna, poziom { $n }
card-kind-elite = Jednostka elitarna, poziom { $n }
card-kind-skill-turn = Umiejętność: { CASE($hero, "nom") }, raz na turę
card-kind-skill-round = Umiejętność: { CASE($hero, "nom") }, raz na rundę
card-kind-skill-interactive = Umiejętność interaktywna: { CASE($hero, "nom") }
card-kind-skill-permanent = Umiejętność: { CASE($hero, "nom") }, działa zawsze
card-kind-enemy-green = Plądrujący orkowie
card-kind-enemy-grey = Załoga Twierdzy
card-kind-enemy-violet = Załoga Wieży maga
card-kind-enemy-brown = Potwór z podziemi
card-kind-enemy-red = Draconum
card-kind-enemy-white = Garnizon Miasta
card-kind-altar = Żeton Ruin: ołtarz
card-kind-ruin = Żeton Ruin: wrogowie
card-kind-tile = Kafelek mapy
card-kind-tactic-day = Taktyka dnia
card-kind-tactic-night = Taktyka nocy
card-tile-start = Kafelek startowy
card-tile-countryside = Kafelek wiejski
card-tile-core = Kafelek główny
card-tile-city = Kafelek główny z miastem
card-tile-text = Siedem pól mapy.

## Karty czynów, jednostki, żetony

card-wound-text = Nie możesz jej zagrać. Usuwają ją Leczenie i odpoczynek.
card-action-text = { $basic } Za { CASE($mana, "acc") }: { $strong }
card-spell-text = Za { CASE($mana, "acc") }: { $basic } Za { CASE($mana, "acc") } i czarną manę, { $name }: { $strong }
card-artifact-text = { $basic } Gdy usuniesz tę kartę z gry: { $strong }
card-banner-text = Daj tę chorągiew jednostce. { $basic } Gdy zagrasz ją z ręki i usuniesz z gry: { $strong }
card-for_mana = Za { $mana }: { $effect }
card-armour = Pancerz { $n }.
card-resists = Ma: { $what }.
card-recruited = Do zwerbowania: { $sites }.
card-site-v = wioska
card-site-m = monastyr
card-site-k = twierdza
card-site-t = wieża maga
card-site-c = miasto
card-site-g = magiczna polana
card-skill-turn = Raz na turę. { $effect }
card-skill-round = Raz na rundę. { $effect }
card-skill-interactive = Raz na rundę. { $effect }
card-skill-permanent = Działa zawsze. { $effect }
card-blow-physical = Atak { $n }.
card-blow-fire = Atak ogniem { $n }.
card-blow-ice = Atak lodem { $n }.
card-blow-cold_fire = Atak zimnym ogniem { $n }.
card-fame = Sława +{ $n }.
card-reputation-up = Reputacja +{ $n } za pokonanie.
card-reputation-down = Reputacja −{ $n } za pokonanie.
card-ability-swift = { CASE($ability, "nom") }: blok musi być dwa razy większy od ataku.
card-ability-brutal = { CASE($ability, "nom") }: niezablokowany atak zadaje podwójne obrażenia.
card-ability-poison = { CASE($ability, "nom") }: każda rana liczy się podwójnie, bohaterowi druga trafia do stosu kart odrzuconych.
card-ability-paralyze = { CASE($ability, "nom") }: zraniona jednostka przepada, zraniony bohater odrzuca z ręki wszystko prócz ran.
card-ability-summon = { CASE($ability, "nom") }: w fazie blokowania zamiast niego atakuje dobrany brązowy żeton.
card-ability-fortified = { CASE($ability, "nom") }: w pierwszej fazie trafia go tylko atak oblężniczy.
card-ability-unfortified = { CASE($ability, "nom") }: nie chronią go mury miejsca.
card-ability-elusive = { CASE($ability, "nom") }: dopóki nie zablokujesz wszystkich jego ataków, ma Pancerz { $n }.
card-ability-arcane_immunity = { CASE($ability, "nom") }: nie działa na niego nic prócz ataków i bloków.
card-ability-assassination = { CASE($ability, "nom") }: jego obrażeń nie możesz przydzielić jednostkom.
card-ability-cumbersome = { CASE($ability, "nom") }: za każdy punkt Ruchu wydany w fazie blokowania atak słabnie o 1.
card-ability-vampirism = { CASE($ability, "nom") }: za każdą zadaną ranę jego Pancerz rośnie o 1.
card-ability-multiple = { CASE($ability, "nom") }: każdy jego atak blokujesz osobno.
card-ability-defend = { CASE($ability, "nom") }: raz w walce dodaje { $n } do Pancerza atakowanego wroga.
card-altar = Ołtarz: zapłać { $mana } naraz. Sława +{ $n }.
card-altar-same = Ołtarz: zapłać 3 razy { CASE($mana, "acc") } naraz. Sława +{ $n }.
card-ruin = Pokonaj: { $fight }. Nagroda: { $reward }.
card-token-green = zielony żeton
card-token-grey = szary żeton
card-token-violet = fioletowy żeton
card-token-brown = brązowy żeton
card-token-red = czerwony żeton
card-token-white = biały żeton
card-reward-unit = jednostka z oferty
card-reward-artifact = artefakt
card-reward-spell = czar z oferty
card-reward-advanced = akcja zaawansowana z oferty
card-reward-crystals = po krysztale każdego koloru
card-reward-crystal = kryształ z rzutu kością

## Punkty

fx-move = Ruch { $n }
fx-influence = Wpływ { $n }
fx-heal = Leczenie { $n }
fx-attack-melee-physical = Atak { $n }
fx-attack-melee-fire = Atak ogniem { $n }
fx-attack-melee-ice = Atak lodem { $n }
fx-attack-melee-cold_fire = Atak zimnym ogniem { $n }
fx-attack-ranged-physical = Atak dystansowy { $n }
fx-attack-ranged-fire = Atak dystansowy ogniem { $n }
fx-attack-ranged-ice = Atak dystansowy lodem { $n }
fx-attack-ranged-cold_fire = Atak dystansowy zimnym ogniem { $n }
fx-attack-siege-physical = Atak oblężniczy { $n }
fx-attack-siege-fire = Atak oblężniczy ogniem { $n }
fx-attack-siege-ice = Atak oblężniczy lodem { $n }
fx-attack-siege-cold_fire = Atak oblężniczy zimnym ogniem { $n }
fx-attack-later-physical = Atak { $n } w fazie ataku
fx-attack-later-fire = Atak ogniem { $n } w fazie ataku
fx-attack-later-ice = Atak lodem { $n } w fazie ataku
fx-attack-later-cold_fire = Atak zimnym ogniem { $n } w fazie ataku
fx-block-physical = Blok { $n }
fx-block-fire = Blok ogniem { $n }
fx-block-ice = Blok lodem { $n }
fx-block-cold_fire = Blok zimnym ogniem { $n }
fx-per-wounds = { $points } i +{ $n } za każdą ranę na twojej ręce i na twoich jednostkach
fx-per-blocked = { $points } i +{ $n } za każdego wroga zablokowanego w tej walce
fx-per-enemies = { $points } i +{ $n } za każdego wroga w walce
fx-note-swift = { $points }, przeciw Szybkości liczy się podwójnie
fx-note-toughness = { $points } i +1 za każdą zdolność, żywioł ataku i odporność blokowanego wroga
fx-note-ice_shield = { $points }, a zablokowany wróg dostaje Pancerz −3
fx-note-shield_bash = { $points }, przeciw Szybkości liczy się podwójnie, a każdy nadmiarowy punkt zmniejsza Pancerz zablokowanego wroga o 1
fx-note-burning_shield = { $points }, a po udanym bloku Atak ogniem 4 w fazie ataku
fx-note-exploding_shield = { $points }, a po udanym bloku zniszcz zablokowanego wroga
fx-note-chivalry_reputation = { $points } i Reputacja +1 za każdego pokonanego nim wroga
fx-note-chivalry_both = { $points } oraz Reputacja +1 i Sława +1 za każdego pokonanego nim wroga

## Inne efekty

fx-choose = Wybierz: { $options }
fx-by_day = W dzień { $day }, w nocy { $night }
fx-pay = Za { $mana }: { $effect }
fx-discard-no = Odrzuć inną kartę (nie ranę): { $effect }
fx-discard-may = Odrzuć inną kartę: { $effect }
fx-discard-only = Odrzuć ranę: { $effect }
fx-draw = Dobierz { n-karty-acc }
fx-token = Weź znacznik { CASE($mana, "gen") }
fx-token-many = Weź { n-znaczniki-acc } { CASE($mana, "gen") }
fx-token-of = Weź znacznik { $manas }
fx-token-any = Weź { n-znaczniki-acc } many dowolnego koloru
fx-token-basic = Weź { n-znaczniki-acc } many podstawowego koloru
fx-crystal = Weź kryształ { CASE($mana, "gen") }
fx-crystal-of = Weź kryształ { $manas }
fx-crystal-any = Weź { n-krysztaly-acc } dowolnego koloru
fx-crystal-basic = Weź { n-krysztaly-acc } dowolnego koloru
fx-fame = Sława +{ $n }
fx-reputation-up = Reputacja +{ $n }
fx-reputation-down = Reputacja −{ $n }
fx-wound = Weź { n-rany-acc } na rękę
fx-ready = Przygotuj wyczerpaną jednostkę poziomu najwyżej { $n }
fx-weaken-one = Wybrany wróg: { $what }
fx-weaken-unfortified = Wybrany nieufortyfikowany wróg: { $what }
fx-weaken-some = Najwyżej { $n } wrogów: { $what }
fx-weaken-all = Wszyscy wrogowie: { $what }
fx-weaken-destroy = zniszczenie
fx-weaken-tame = bez ataku w tej walce
fx-weaken-attack = Atak −{ $n }
fx-weaken-armour = Pancerz −{ $n }
fx-weaken-armour_fortified = Pancerz −{ $n } (ufortyfikowany −{ $more })
fx-weaken-loses-fortified = bez fortyfikacji
fx-weaken-loses-resistances = bez odporności
fx-weaken-loses-physical = bez odporności fizycznej
fx-weaken-loses-fire = bez odporności na ogień
fx-weaken-loses-ice = bez odporności na lód
fx-weaken-gains-doomed = zniszczenie, jeśli go zablokujesz
fx-terrain-less = W tej turze { $where } – koszt o { $n } mniejszy, najmniej { $floor }
fx-terrain-to = W tej turze { $where } – koszt { $n }
fx-terrain-opens = W tej turze { $where } – pole dostępne, koszt { $n }

## Co trwa

gain-dice = W tej turze możesz użyć o { $n ->
    [one] { $n } kość
    [few] { $n } kości
   *[many] { $n } kości
} Źródła więcej
gain-dice_wild = Czarne i złote kości liczą się jako dowolny kolor podstawowy, w dzień i w nocy
gain-black_pull = Jeśli dodatkowa kość jest czarna, daje manę dowolnego koloru
gain-crystal_joy-1 = Na koniec tury możesz odrzucić inną kartę (nie ranę), aby wziąć tę z powrotem na rękę
gain-crystal_joy-2 = Na koniec tury możesz odrzucić dowolną inną kartę, także ranę, aby wziąć tę z powrotem na rękę
gain-crystals_return = Kryształy wydane w tej turze wracają do ciebie na jej koniec
gain-manners_fame = Jeśli grasz ją w negocjacjach: Sława +{ $n } na koniec tury
gain-manners_reputation = Jeśli grasz ją w negocjacjach: Reputacja +{ $n } na koniec tury
gain-next_move_card = Następna karta dająca Ruch daje w tej turze +{ $n }
gain-every_move_card = Każda inna karta dająca Ruch daje w tej turze +{ $n }
gain-move_as_attack = W walce tej tury każdy punkt Ruchu możesz zamienić na Atak 1
gain-move_as_ranged = W walce tej tury każde { $n } punkty Ruchu możesz zamienić na Atak dystansowy 1
gain-tale_reputation = Reputacja +{ $n } za każdą jednostkę zwerbowaną w tej turze
gain-tale_fame = Sława +{ $n } za każdą jednostkę zwerbowaną w tej turze
gain-units_spared = W tej turze nie możesz przydzielać obrażeń jednostkom
gain-steady_tempo-1 = Na koniec tury możesz włożyć tę kartę na spód talii czynów, jeśli talia nie jest pusta
gain-steady_tempo-2 = Na koniec tury możesz położyć tę kartę na wierzchu talii czynów
gain-influence_as_block-physical = W tej turze każdy punkt Wpływu możesz zamienić na Blok 1
gain-influence_as_block-ice = W tej turze każdy punkt Wpływu możesz zamienić na Blok lodem 1
gain-influence_as_block-fire = W tej turze każdy punkt Wpływu możesz zamienić na Blok ogniem 1
gain-ambush = Pierwsza karta Ataku w tej turze daje +{ $n } albo pierwsza karta Bloku daje dwa razy tyle
gain-learning-discard = Raz w tej turze możesz zapłacić { $n } punktów Wpływu za akcję zaawansowaną z oferty, która trafia do stosu kart odrzuconych
gain-learning-hand = Raz w tej turze możesz zapłacić { $n } punktów Wpływu za akcję zaawansowaną z oferty, która trafia na rękę
gain-mountain_lore-1 = Jeśli kończysz turę na wzgórzach, twój limit kart przy dobieraniu rośnie o 1
gain-mountain_lore-2 = Jeśli kończysz turę na wzgórzach, twój limit kart przy dobieraniu rośnie o 1, a w górach o 2
gain-mountain_safe = Góry są w tej turze polem bezpiecznym
gain-terrain_shut = Na wzgórza i w góry nie możesz w tej turze wejść
gain-units_resist = W tej turze twoje jednostki mają wszystkie odporności
gain-wound_ignored = Pierwsza rana, którą bohater dostaje w tej turze od wrogów, przepada razem ze skutkami
gain-wings_of_night = Kolejni wrogowie bez ataku: drugi za 1 punkt Ruchu, trzeci za 2 i tak dalej
gain-walls_ignored = W tej turze mury miejsca się nie liczą
gain-space_bending = W tej turze pola odległe o 2 są dla ciebie sąsiednie: możesz tam wejść lub odkryć kafelek, nikogo nie prowokując
gain-disease = Każdy wróg zablokowany w fazie blokowania ma Pancerz 1
gain-glory = W tej turze twoje jednostki mają Pancerz +{ $n } oraz +{ $n } do ataków i bloków, a każda, która atakuje lub blokuje, daje Sławę +1
gain-wounds_thrown_away = Na koniec tury możesz usunąć z gry wszystkie rany otrzymane w tej turze
gain-endless_mana = W tej turze { CASE($mana, "nom") } jest dla ciebie bez ograniczeń
gain-ring_fame = Sława +1 za każdy czar tego koloru rzucony w tej turze ({ CASE($mana, "nom") })
gain-physical_doubled = Fizyczne ataki w fazie ataku liczą się podwójnie
gain-fame_per_defeated = Sława +{ $n } za każdego wroga pokonanego w tej turze
gain-banner_of_command = Jednostka zwerbowana w tej turze może służyć pod tą kartą zamiast pod żetonem dowodzenia
gain-far_exploring = W tej turze możesz odkrywać kafelki odległe o 2 pola
gain-others_attack = Ataki twoich innych jednostek dają w tej turze +{ $n }
gain-attacks_cold_fire = Wszystkie twoje ataki w tej walce są atakami zimnym ogniem
gain-attacks_siege = Wszystkie twoje ataki w tej walce są oblężnicze, z zachowaniem żywiołu
gain-polarization = Użyj 1 many jako przeciwnej: czerwonej jako niebieskiej, zielonej jako białej lub odwrotnie. W dzień czarnej jako dowolnej, w nocy złotej jako czarnej
gain-deadly_aim = Karta ataku daje +1 w fazie ataków dystansowych i oblężniczych, a +2 w fazie ataku
gain-discount = Jednostka tańsza o { $n }

## Karty o własnych zasadach

rule-crystallize = Zapłać 1 manę podstawowego koloru: weź kryształ tego koloru
rule-mana_draw-1 = Weź kość ze Źródła, ustaw dowolny kolor prócz złotego i weź 2 znaczniki tej many. Kość wraca bez rzutu
rule-mana_draw-2 = Weź 2 kości ze Źródła, na każdej ustaw dowolny kolor prócz złotego i weź po 1 znaczniku tej many. Kości wracają bez rzutu
rule-concentrate = Zagraj z nią inną kartę akcji: jej efekt wzmocniony za darmo, a jeśli daje Ruch, Wpływ, Atak lub Blok – o { $n } więcej
rule-ritual_crystal = Możesz zapłacić 1 manę podstawowego koloru za kryształ tego koloru
rule-song_of_wind = Możesz zapłacić niebieską manę: w tej turze wchodzisz na jeziora za 0
rule-decompose-1 = Usuń z gry kartę akcji z ręki: weź 2 kryształy jej koloru
rule-decompose-2 = Usuń z gry kartę akcji z ręki: weź po 1 krysztale każdego innego koloru
rule-crystal_mastery = Weź kryształ koloru, którego kryształ już masz
rule-mana_storm-1 = Wybierz kość Źródła podstawowego koloru: weź kryształ tego koloru i rzuć tą kością ponownie
rule-mana_storm-2 = Rzuć ponownie wszystkimi kośćmi Źródła
rule-maximal-3 = Usuń z gry inną kartę akcji z ręki: jej efekt podstawowy działa 3 razy
rule-maximal-2 = Usuń z gry inną kartę akcji z ręki: jej efekt wzmocniony działa 2 razy za darmo
rule-magic_talent-1 = Odrzuć kolorową kartę: w tej turze możesz zagrać czar tego koloru z oferty tak, jakby był na ręce
rule-magic_talent-2 = Zapłać manę podstawowego koloru: czar tego koloru z oferty trafia do stosu kart odrzuconych
rule-training-1 = Usuń z gry kartę akcji z ręki: akcja zaawansowana tego koloru z oferty trafia do stosu kart odrzuconych
rule-training-2 = Usuń z gry kartę akcji z ręki: akcja zaawansowana tego koloru z oferty trafia na rękę
rule-ritual_attack-1 = Usuń z gry inną kartę akcji. Czerwona: Atak 5; niebieska: Atak lodem 3; biała: Atak dystansowy 3; zielona: Atak oblężniczy 2
rule-ritual_attack-2 = Usuń z gry inną kartę akcji. Czerwona: Atak ogniem 6; niebieska: Atak zimnym ogniem 4; biała: Atak dystansowy ogniem 4; zielona: Atak oblężniczy ogniem 3
rule-blood_of_ancients-1 = Weź 1 ranę na rękę i zapłać manę: akcja zaawansowana tego koloru z oferty trafia na rękę
rule-blood_of_ancients-2 = Weź 1 ranę na rękę lub do stosu kart odrzuconych: wykorzystaj efekt wzmocniony karty z oferty akcji zaawansowanych, która tam zostaje
rule-temporal_portal-1 = Jako akcja: możesz przejść na sąsiednie bezpieczne pole, nikogo nie prowokując. Limit kart przy dobieraniu +1
rule-temporal_portal-2 = Jako akcja: możesz przejść na bezpieczne pole do 2 pól dalej i masz limit kart +1 albo przejść o 1 pole i masz limit kart +2
rule-spell_forge-1 = Weź kryształ w kolorze czaru z oferty
rule-spell_forge-2 = Weź 2 kryształy w kolorach dwóch różnych czarów z oferty
rule-peaceful_moment-1 = Jako akcja: każde 2 punkty Wpływu możesz zamienić na Leczenie 1
rule-peaceful_moment-2 = Jako akcja: każde 2 punkty Wpływu możesz zamienić na Leczenie 1, a za 2 punkty Wpływu za poziom przygotować jednostkę
rule-dodge = Atak { $n } w fazie ataku, jeśli do tej chwili żadna rana nie trafiła na twoją rękę
rule-stout_resolve-2 = Ruch, Wpływ, Atak lub Blok 2; jeśli odrzucisz ranę – 3
rule-stout_resolve-3 = Ruch, Wpływ, Atak lub Blok 3 i +2 za każdą odrzuconą kartę, wśród nich najwyżej 1 ranę
rule-force_of_nature = Wybrana twoja jednostka ma w tej walce odporność fizyczną
rule-into_the_heat = Na początku walki: ataki i bloki wszystkich twoich jednostek dają w tej walce +{ $n }
rule-underground_travel = Przejdź pod ziemią do { $n } odkrytych pól, nie przez bagna i jeziora, na bezpieczne pole. Nikogo nie prowokujesz
rule-underground_attack = Przejdź pod ziemią do { $n } odkrytych pól, nie przez bagna i jeziora, do ufortyfikowanego miejsca. To szturm, a mury się nie liczą
rule-wings_of_wind = Wydaj do { $n } punktów Ruchu: przeleć tyle odkrytych pól na bezpieczne pole. Nikogo nie prowokujesz
rule-restoration = Leczenie { $n }, w lesie Leczenie 5
rule-rebirth = Przygotuj jednostki o łącznym poziomie do { $n }, w lesie do 5
rule-disintegrate = W fazie ataku zniszcz wybranego wroga, a pozostali dostają Pancerz −{ $n }
rule-time_bending = Na koniec tury odłóż tę kartę do końca rundy, weź inne zagrane karty z powrotem na rękę i od razu rozegraj następną turę bez dobierania
rule-call_to_arms = Użyj zdolności jednostki z oferty tak, jakby była twoja. Nie możesz przydzielać jej obrażeń
rule-call_to_glory = Zwerbuj za darmo dowolną jednostkę z oferty
rule-meditation-1 = Połóż 2 losowe karty ze swojego stosu kart odrzuconych na wierzchu lub na spodzie talii czynów. Limit kart przy dobieraniu +2
rule-meditation-2 = Połóż 2 wybrane karty ze swojego stosu kart odrzuconych na wierzchu lub na spodzie talii czynów. Limit kart przy dobieraniu +2
rule-mana_meltdown = Każdy inny gracz traci losowy kryształ, z których możesz wziąć 1. Kto nie ma kryształów, bierze 1 ranę
rule-mana_radiance = Wybierz podstawowy kolor: każdy gracz, także ty, bierze 1 ranę za każdy swój kryształ tego koloru. Potem weź 2 kryształy tego koloru
rule-mana_claim-1 = Weź ze Źródła do końca rundy kość podstawowego koloru: 3 znaczniki tej many teraz albo 1 w każdej następnej turze
rule-mana_claim-2 = Weź ze Źródła do końca rundy kość podstawowego koloru: 3 znaczniki tej many teraz albo 1 w każdej następnej turze. Inni gracze, którzy użyją tego koloru, biorą 1 ranę (raz na turę)
rule-mind_read-1 = Wybierz kolor i weź kryształ tego koloru. Każdy inny gracz odrzuca czar lub akcję tego koloru albo pokazuje, że ich nie ma
rule-mind_read-2 = Wybierz kolor i weź kryształ tego koloru. Każdy inny gracz odrzuca czar lub akcję tego koloru albo pokazuje, że ich nie ma. Jedną z odrzuconych akcji możesz zabrać na stałe
rule-energy_flow-2 = Przygotuj swoją jednostkę. Potem możesz wyczerpać każdemu innemu graczowi 1 jednostkę poziomu najwyżej 2
rule-energy_flow-3 = Przygotuj i wylecz swoją jednostkę. Potem możesz wyczerpać każdemu innemu graczowi 1 jednostkę poziomu najwyżej 3
rule-offering = Weź kryształ czerwonej many. Możesz odrzucić do 3 kart (nie ran): za każdą weź kryształ jej koloru, za artefakt dowolnego
rule-sacrifice = Wybierz kolor zielony lub biały oraz czerwony lub niebieski. Każda para kryształów tych kolorów daje Atak oblężniczy 4 (zielony) lub dystansowy 6 (biały), ogniem (czerwony) lub lodem (niebieski). Kryształy stają się znacznikami many
rule-charm = W negocjacjach także: kryształ dowolnego koloru albo jednostka tańsza o { $n }
rule-possess = Wybrany wróg nie atakuje w tej walce, a w fazie ataku jego siła liczy się jako twój Atak przeciw innym wrogom
rule-cure = Dobierz kartę za każdą ranę wyleczoną w tej turze z ręki. Jednostki wyleczone w tej turze są gotowe
rule-banner_of_glory = Ma ona Pancerz +1 oraz +1 do ataków i bloków, a gdy atakuje lub blokuje: Sława +1
rule-banner_of_fear = W fazie blokowania możesz ją wyczerpać, aby anulować 1 atak wroga: Sława +1
rule-banner_of_protection = Ma ona Pancerz +1, odporność na ogień i odporność na lód
rule-banner_of_courage = Raz na rundę, poza walką, możesz ją przygotować
rule-banner_of_fortitude = Raz na rundę ranę przydzieloną tej jednostce możesz zignorować razem ze skutkami
rule-ready_everyone = Poza walką: przygotuj wszystkie swoje jednostki
rule-heal_everyone = Poza walką: wylecz wszystkie swoje jednostki ze wszystkich ran
rule-sword_of_justice = Odrzuć dowolną liczbę kart (nie ran): Atak { $n } za każdą. Sława +1 za każdego wroga pokonanego w tej turze
rule-horn_of_wrath-1 = Rzuć kością many: jeśli wypadnie czarna lub czerwona, weź 1 ranę
rule-horn_of_wrath-5 = Atak oblężniczy 5 i do +5. Za każdy dodany punkt rzuć kością many: za każdą czarną lub czerwoną weź 1 ranę
rule-gem_pouch = Rzuć { $n } razy kością many: za każdy wynik weź kryształ (za złoty – dowolny, za czarny zamiast kryształu Sława +1)
rule-grail-2 = Leczenie 2. Sława +1 za każdy wykorzystany punkt tego Leczenia
rule-grail-6 = Leczenie 6. Dobierz kartę za każdą ranę wyleczoną w tej turze z ręki
rule-book_of_wisdom-1 = Usuń z gry kartę akcji z ręki: akcja zaawansowana tego koloru z oferty trafia na rękę
rule-book_of_wisdom-2 = Usuń z gry kartę akcji z ręki: czar tego koloru z oferty trafia na rękę, weź też kryształ tego koloru
rule-amulet_of_the_sun = W nocy także: lasy kosztują 3, możesz używać złotej many, a sąsiednie garnizony i ruiny odkrywasz jak w dzień
rule-amulet_of_darkness = W dzień także: pustynie kosztują 3, a czarnej many możesz używać jak w nocy
rule-bow_of_starsdawn-2 = Odrzuć dowolną liczbę kart (nie ran): Atak dystansowy 2 za każdą. Sława +1 za każdego wroga pokonanego w tej fazie
rule-bow_of_starsdawn-0 = W tej turze ataki dystansowe i oblężnicze liczą się podwójnie albo dystansowe sięgają za mury
rule-soul_harvester-3 = Atak 3. Za 1 pokonanego nim wroga weź kryształ: czerwony za odporność na ogień, niebieski na lód, zielony za fizyczną, biały zawsze
rule-soul_harvester-8 = Atak 8. Za każdego wroga pokonanego w tej fazie weź kryształ: czerwony za odporność na ogień, niebieski na lód, zielony za fizyczną, biały zawsze
rule-fallen_kings-1 = Blok 6 albo dwa razy Blok 4 przeciw różnym atakom
rule-fallen_kings-2 = Blok zimnym ogniem 8 albo do trzech razy Blok zimnym ogniem 4 przeciw różnym atakom
rule-druidic_staff-1 = Odrzuć kartę. Biała: przejdź do 2 pól na bezpieczne pole; niebieska: 2 kryształy jednego koloru; czerwona: przygotuj jednostkę poziomu najwyżej 3; zielona: Leczenie 3
rule-druidic_staff-2 = Wybierz 2 różne: przejdź do 2 pól na bezpieczne pole · 2 kryształy jednego koloru · przygotuj jednostkę poziomu najwyżej 3 · Leczenie 3
rule-flight_of_staff = Przejdź do { $n } odkrytych pól na bezpieczne pole
rule-two_crystals = Weź 2 kryształy jednego koloru
rule-circlet-1 = Użyj nieinteraktywnej umiejętności ze wspólnej oferty jak własnej (umiejętności „raz na turę” dwa razy)
rule-circlet-2 = Weź na stałe dowolną umiejętność ze wspólnej oferty
rule-tome-1 = Odrzuć kolorową kartę: wykorzystaj bez many efekt podstawowy czaru tego koloru z oferty
rule-tome-2 = Odrzuć kolorową kartę: wykorzystaj bez many, nawet w dzień, efekt wzmocniony czaru tego koloru z oferty
rule-wound_self = Ta jednostka zostaje zraniona
rule-scouts_peek = Podejrzyj zakryty żeton do { $n } pól od ciebie lub wierzch stosu wrogów. Sława +1, jeśli pokonasz go w tej turze
rule-familiar_attack = Atak { $n } (z czerwoną maną na karcie +2)
rule-familiar_block = Blok { $n } (z niebieską maną na karcie +3)
rule-familiar_points = Ruch lub Wpływ { $n } (z białą maną na karcie +2)
rule-familiar_heal = Leczenie { $n } (z zieloną maną na karcie +1)
rule-shocktroops_guard = Jeden atak wroga słabnie o { $n }, a jego obrażenia przydzielasz najpierw tej jednostce
rule-altem_mages = Atak lub Blok zimnym ogniem { $n }; za niebieską lub czerwoną manę 7, za obie 9
rule-heroes_reputation = W negocjacjach Reputacja +{ $n }
rule-delphana_masters = Dowolnie wiele naraz. Niebieska mana: wróg nie atakuje; czerwona: wróg ginie, jeśli go zablokujesz; zielona: Pancerz −5; biała: wróg traci fortyfikacje i odporności

## Umiejętności o własnych zasadach

rule-wound_sideways = Zagraj 1 ranę bokiem, jakby nie była raną: daje { $n }
rule-invocation = Odrzuć ranę: weź znacznik czerwonej lub czarnej many. Albo odrzuć inną kartę: weź znacznik białej lub zielonej many
rule-motivation = Dobierz 2 karty. Jeśli tylko ty masz najmniej Sławy, weź znacznik { CASE($mana, "gen") }
rule-motivation-fame = Dobierz 2 karty. Jeśli tylko ty masz najmniej Sławy: Sława +1
rule-healing_ritual = Poza walką usuń z gry do 2 ran z ręki. Jedna z nich trafia na rękę najbliższego innego bohatera
rule-ritual_of_pain = Poza walką usuń z gry do 2 ran z ręki. Dopóki żeton leży na środku, inny gracz może go zwrócić, aby zagrać ranę bokiem za 3
rule-glittering_fortune = W negocjacjach: Wpływ 1 za każdy kolor kryształów, które masz
rule-flight = Przeleć na sąsiednie bezpieczne pole za darmo lub o 2 pola za 2 punkty Ruchu. Nikogo nie prowokujesz
rule-universal_power = Dodaj manę do karty zagranej bokiem: daje { $n }, a akcja lub czar koloru tej many daje 4
rule-source_freeze = Inni gracze nie mogą używać swojej zwykłej kości Źródła. W swojej następnej turze weź kryształ podstawowego koloru ze Źródła
rule-source_opening = Możesz rzucić ponownie kością Źródła. Dopóki żeton leży na środku, inny gracz może go zwrócić, aby użyć dodatkowej kości podstawowego koloru, a ty bierzesz kryształ tego koloru
rule-forward_march = Ruch 1 za każdą gotową zdrową jednostkę, najwyżej { $n }
rule-inspiration = Poza walką przygotuj lub wylecz swoją jednostkę
rule-leadership = Następna jednostka daje Blok +3, Atak +2 lub Atak dystansowy +1
rule-bonds_of_loyalty = Jedna jednostka służy pod tą umiejętnością: kosztuje o 5 punktów Wpływu mniej, możesz jej używać nawet tam, gdzie jednostek nie wolno, i nie możesz jej rozformować
rule-prayer_of_weather = Do swojej następnej tury: twoje koszty pól o 2 mniejsze (najmniej 1), koszty innych graczy o 1 większe (najwyżej 5)
rule-shared_prayer = W tej turze twoje koszty pól o 2 mniejsze (najmniej 1). Dopóki żeton leży na środku, inny gracz może go zwrócić i płacić o 1 mniej
rule-resistance_break = Wybrany wróg: Pancerz −{ $n } za każdą jego odporność
rule-i_feel_no_pain = Poza walką odrzuć ranę z ręki i dobierz { n-karty-acc }
rule-sideways_bold = Karta zagrana bokiem daje { $n }, a akcja zaawansowana, czar lub artefakt daje 3
rule-sideways_unmagical = Karta zagrana bokiem daje { $n }, a jeśli nie używasz w tej turze kości Źródła – 3
rule-mana_exploit = Weź znacznik many dowolnego koloru prócz złotego i oznacz nim umiejętność. Inni gracze, którzy użyją tego koloru przed twoją następną turą, biorą 1 ranę (raz na turę)
rule-mana_overload = Weź znacznik many dowolnego koloru prócz złotego i oznacz nim umiejętność. Pierwsza karta wzmocniona tym kolorem daje +4, a żeton wraca do ciebie
rule-hawk_eyes = W nocy odkrywanie kosztuje w tej turze o 1 mniej, w dzień widzisz garnizony odległe o 2 pola
rule-on_her_own = Wpływ 1 albo Wpływ { $n }, jeśli nie werbujesz w tej turze jednostek
rule-know_your_prey = Wybrany wróg traci w tej walce 1 zdolność lub żywioł ataku. Nie działa na Tajemną odporność
rule-taunt = W fazie blokowania 1 atak wroga słabnie o 1 albo rośnie o 2, a wróg dostaje Pancerz −2
rule-dueling = W fazie blokowania Blok 1, a w fazie ataku Atak 1 przeciw temu samemu wrogowi. Sława +1, jeśli pokonasz go bez jednostek
rule-wolfs_howl = Poza negocjacjami karta zagrana bokiem daje { $n } i +1 za każdy wolny żeton dowodzenia. Do twojej następnej tury ataki i bloki jednostek innych graczy są o 1 słabsze
rule-shared_howl = Poza negocjacjami karta zagrana bokiem daje { $n } i +1 za każdy wolny żeton dowodzenia. Dopóki żeton leży na środku, inny gracz może go zwrócić, aby jego karta bokiem dała 3
rule-opened_source = Użyj dodatkowej kości Źródła podstawowego koloru. Właściciel umiejętności bierze kryształ tego koloru
rule-sideways_howl = Karta zagrana bokiem daje { $n }

## Taktyki

tactic-early_bird-text = Bez efektu.
tactic-rethink-text = Gdy ją bierzesz: odrzuć do 3 kart z ręki, dobierz tyle samo i wtasuj stos kart odrzuconych do talii.
tactic-mana_steal-text = Gdy ją bierzesz: połóż na niej kość Źródła podstawowego koloru. Możesz jej użyć w jednej ze swoich tur tego dnia.
tactic-planning-text = Jeśli przed dobieraniem na koniec tury masz na ręce co najmniej 2 karty, twój limit kart rośnie o 1.
tactic-great_start-text = Gdy ją bierzesz: dobierz 2 karty.
tactic-right_moment-text = Raz tego dnia: po swojej turze od razu rozegraj następną.
tactic-from_the_dusk-text = Bez efektu.
tactic-long_night-text = Raz tej nocy, gdy twoja talia jest pusta: 3 losowe karty ze stosu kart odrzuconych stają się talią.
tactic-mana_search-text = Raz na turę, przed użyciem kości Źródła: rzuć ponownie 1 lub 2 kośćmi Źródła, najpierw złotymi.
tactic-midnight_meditation-text = Raz tej nocy, przed swoją turą: wtasuj do talii do 5 kart z ręki i dobierz tyle samo.
tactic-preparation-text = Gdy ją bierzesz: wybierz kartę ze swojej talii na rękę i potasuj talię.
tactic-sparing_power-text = Przed każdą swoją turą: odłóż wierzchnią kartę talii pod taktykę albo weź wszystkie odłożone karty na rękę.
