### Wiedza: karty, ich zagrywanie i ich działanie.

## Teksty kart: składane z tego, co karta robi

card-both = { $one } { $two }
card-comma = { $one }, { $two }
card-and = { $one } i { $two }
card-section = Karta sekcji
card-tactic = Karta taktyki
card-lore = Karta Wiedzy, { $master }
card-reaction = Karta reakcji, { $master }
card-face-helmet = hełm w kolorze sztandaru
card-face-sword = miecz na tarczy
card-face-lore = symbol Wiedzy

amount-level = poziom mistrza
amount-level_plus = poziom mistrza + { $n }
amount-half = połowa poziomu mistrza, w górę

## Kiedy zagrać kartę

timing-with_command = Razem z kartą dowodzenia, przed rozkazami.
timing-instead = Zamiast karty dowodzenia.
timing-orders = W fazie rozkazów.
timing-movement = W fazie ruchu.
timing-combat = W fazie walki, przed rzutem.
timing-won_melee = W fazie walki, po wygranej walce wręcz.
timing-before_dice = Reakcja: zanim przeciwnik rzuci kośćmi.
timing-before_dice-ranged = Reakcja: zanim przeciwnik rzuci kośćmi w ataku strzeleckim.
timing-before_dice-mounted_melee = Reakcja: gdy oddział konny atakuje wręcz, zanim przeciwnik rzuci kośćmi.
timing-after_dice-melee = Reakcja: gdy przeciwnik rzuci kośćmi w walce wręcz i trafi mieczem na tarczy.
timing-their_orders = Reakcja: gdy przeciwnik wyda rozkazy z karty dowodzenia.
timing-their_move = Reakcja: gdy ruch oddziału wroga kończy się obok twojego oddziału.
timing-their_card = Reakcja: gdy przeciwnik zagra kartę Wiedzy.
timing-with_card = Razem z inną własną kartą Wiedzy, także reakcji.

## Cel karty

target-unit-own = Cel: własny oddział.
target-unit-own-which = Cel: własny oddział, który { $needs }.
target-unit-enemy = Cel: oddział wroga.
target-unit-enemy-which = Cel: oddział wroga, który { $needs }.
target-every-own = Cel: każdy własny oddział.
target-every-own-which = Cel: każdy własny oddział, który { $needs }.
target-every-enemy = Cel: każdy oddział wroga.
target-every-enemy-which = Cel: każdy oddział wroga, który { $needs }.
target-units = Cel: różne własne oddziały (najwyżej { $n }), z których każdy { $needs }.
target-units-one_arm = Cel: różne własne oddziały (najwyżej { $n }), same piesze albo same konne, z których każdy { $needs }.
target-around-own = Cel: własny oddział i wszystkie inne własne oddziały w pobliżu (odległość najwyżej { $n }).
target-around-both = Cel: oddział wroga i wszystkie inne oddziały obu stron w pobliżu (odległość najwyżej { $n }).
target-chain = Cel: oddziały wroga (najwyżej { $n }), każdy następny obok poprzedniego.
target-hexes = Cel: 2 sąsiednie pola bez oddziałów.
target-fallen = Cel: własny zniszczony oddział, ale nie potwór.
target-attacker = Cel: atakujący oddział wroga.
target-defender = Cel: własny atakowany oddział.
target-defender-which = Cel: własny atakowany oddział, który { $needs }.
target-winner-which = Cel: zwycięski oddział, który { $needs }.
target-mover = Cel: ten oddział.
target-orders = Cel: oddziały, które właśnie dostały rozkaz, co najmniej 2.
target-card = Cel: ta karta.
target-own_card = Cel: tamta karta.
target-tokens = Cel: kielich Wiedzy przeciwnika, w którym jest choć 1 żeton.
target-hand = Cel: karty Wiedzy na ręce przeciwnika.
target-board = Cel: cała plansza.

need-ordered = ma rozkaz
need-unmoved = czeka z rozkazem na swój ruch
need-ready = czeka z rozkazem na swoją walkę
need-foot = jest pieszy
need-mounted = jest konny
need-missile = ma broń strzelecką
need-mercenary = walczy za żołd (Żelazne krasnoludy, Goblinoidy)
need-no_creature = nie jest potworem
need-in_wood = stoi w lesie
need-by_cover = stoi w lesie albo obok lasu lub wzgórza
need-by_hill = stoi na wzgórzu lub obok wzgórza
need-by_wood = stoi w lesie lub obok lasu
need-by_water = stoi obok wody, w brodzie lub na moście
need-by_landmark_or_last = ma tylko 1 figurkę albo stoi na elemencie krajobrazu lub obok niego
need-wounded = stracił choć 1 figurkę
need-hurt = stracił figurkę od końca twojej poprzedniej tury
need-afflicted = jest pod trwałym działaniem karty lub mocy wroga
need-apart = nie sąsiaduje z wrogiem
need-near_enemy = ma wroga najwyżej 2 pola od siebie

## Co karta robi

until-attack = w tym ataku
until-turn = do końca tury
until-own_turn = do początku twojej następnej tury
until-enemy_turn = do końca następnej tury przeciwnika

effect-dice = Dodatkowe kości w atakach { $until }: { $n }.
effect-dice_melee = Dodatkowe kości w atakach wręcz { $until }: { $n }.
effect-dice_ranged = Dodatkowe kości w ataku strzeleckim { $until }: { $n }.
effect-fewer_dice = Kości mniej { $until }: { $n } (zostaje co najmniej 1).
effect-fixed_dice = Kości { $until }: najwyżej { $n }, mimo wszystkich dodatkowych.
effect-no_limit = Teren nie ogranicza mu liczby kości { $until }.
effect-sword_dice = W atakach wręcz { $until } za każde trafienie mieczem na tarczy rzuć jeszcze 1 kością; kości rzucone w ten sposób nie dają następnych.
effect-no_sword = Miecz na tarczy go nie trafia { $until }.
effect-sword_ranged = Miecz na tarczy trafia w jego atakach strzeleckich { $until }.
effect-lore_melee = Symbol Wiedzy trafia w jego atakach wręcz { $until }, ale nie daje żetonu.
effect-lore_ranged = Symbol Wiedzy trafia w jego atakach strzeleckich { $until }, ale nie daje żetonu.
effect-colour_hits = Zignorowane trafienia hełmem { $until }: { $n }.
effect-reroll = W jednym ataku { $until } możesz raz przerzucić dowolne kości, które nie trafiły. Ich pierwsze wyniki przepadają.
effect-cleave = W atakach wręcz { $until } trafienia ponad ostatnią figurkę celu przechodzą na 1 inny oddział wroga obok atakującego, bez względu na kolor (nie na potwora).
effect-bold = Odwaga +{ $n } { $until }.
effect-bold_zero = Odwaga 0 { $until }.
effect-flags = Może ignorować wszystkie flagi { $until }.
effect-frightened = Strach { $until }.
effect-calm = Bez Strachu { $until }.
effect-no_battle_back = Nie kontratakuje { $until }.
effect-unordered = Nie może dostać rozkazu { $until }.
effect-move = Dłuższy ruch { $until }: o { $n }, a oddział i tak może walczyć.
effect-no_stops = Teren go nie zatrzymuje { $until }, poza elementami krajobrazu.
effect-no_fight = Nie może atakować { $until }.
effect-melee_only = Może atakować tylko wręcz { $until }.
effect-stopped = Nie może opuścić swojego pola { $until }, chyba że się wycofuje.
effect-range = Większy zasięg { $until }: o { $n }.
effect-clear_sight = Oddziały nie zasłaniają mu linii strzału { $until }.
effect-no_ranged = Nikt nie może atakować strzałami { $until }.
effect-fire = Pola są nie do przejścia { $until }, także dla odwrotu, ale nie zasłaniają linii strzału.

effect-roll = Rzuć kośćmi przeciw każdemu celowi: { $dice }. Trafia { $faces }.
effect-roll-retreats = Każda flaga to odwrót o 1 pole, którego nie można zignorować.
effect-roll-lore_kills = Choć jeden symbol Wiedzy niszczy cały oddział, nawet potwora.
effect-heal = Rzuć kośćmi: { $dice }. Za każdy { $faces } wraca 1 figurka.
effect-order = Cel dostaje rozkaz.
effect-tokens = Weź żetony Wiedzy przeciwnika: { $n } (wszystkie, jeśli ma mniej).
effect-lose_attack = Atak przepada: nie ma rzutu, kontrataku ani działań po walce.
effect-cancel = Karta nie działa, a jej koszt przepada.
effect-transport = Zamiast ruchu postaw cel na wolnym polu (odległość najwyżej { $n }). Może walczyć, chyba że staje na elemencie krajobrazu.
effect-raid = Zamiast ruchu cel przechodzi dowolnym terenem poza nieprzekraczalnym i przez oddziały na wolne pole (pól najwyżej { $n }). Może walczyć, chyba że staje na elemencie krajobrazu.
effect-return = Oddział wraca na wolne pole twojego pierwszego rzędu. Figurki: { $n }. W tej turze nie dostaje rozkazu. Przeciwnik zachowuje sztandar zwycięstwa.

effect-custom-backstab = Trafienia mieczem na tarczy z tego rzutu otrzymuje atakujący, a nie twój oddział. Pozostałe kości liczą się jak zwykle.
effect-custom-false_orders = Połowa tych oddziałów, zaokrąglona w górę, zachowuje rozkaz; wybiera przeciwnik. Pozostałe tracą rozkaz na całą turę.
effect-custom-scouts = Obejrzyj te karty. Możesz zapłacić wydrukowany koszt jednej z nich, aby ją odrzucić.
effect-custom-caltrops = Do końca tury nie może opuścić tego pola, chyba że się wycofuje. Oddział konny nie może też atakować.
effect-custom-lance_wall = Twój oddział rzuca pierwszy, jak w kontrataku. Jeśli wróg zostaje na swoim polu, atakuje jak zwykle, a jeśli nie, jego atak przepada. Drugiego kontrataku nie ma.
effect-custom-duel = Zdobywa pole i może wykonać dodatkowy atak wręcz, jak oddział konny.
effect-custom-cleansing = Kończy się trucizna, pajęczyna i każde inne trwałe działanie kart i mocy wroga na ten oddział.
effect-custom-deja_vu = Zapłać za obie karty. Tamta wraca na rękę, a ta zostaje odrzucona. Jeśli przeciwnik udaremni tamtą kartę, odrzuć ją, a tę zachowaj. Ta karta nie liczy się do limitu zagranych kart.

## Karty dowodzenia

command-who-number = { $n ->
    [one] { $n } oddziałowi
   *[many] { $n } oddziałom
}
command-who-command = tylu oddziałom, ile wynosi Dowodzenie,
command-orders-left = Wydaj rozkaz { $who } na lewym skrzydle.
command-orders-centre = Wydaj rozkaz { $who } w centrum.
command-orders-right = Wydaj rozkaz { $who } na prawym skrzydle.
command-orders-wings = Wydaj rozkaz { $who } na każdym skrzydle.
command-orders-all = Wydaj rozkaz { $who } w każdej sekcji.
command-orders-any = Wydaj rozkaz tylu oddziałom, ile wynosi Dowodzenie, gdziekolwiek stoją.
command-orders-green = Wydaj rozkaz tylu oddziałom z zielonym sztandarem, ile wynosi Dowodzenie.
command-orders-blue = Wydaj rozkaz tylu oddziałom z niebieskim sztandarem, ile wynosi Dowodzenie.
command-orders-red = Wydaj rozkaz tylu oddziałom z czerwonym sztandarem, ile wynosi Dowodzenie.
command-orders-foot = Wydaj rozkaz tylu oddziałom pieszym, ile wynosi Dowodzenie.
command-orders-mounted = Wydaj rozkaz tylu oddziałom konnym, ile wynosi Dowodzenie.
command-orders-missile = Wydaj rozkaz wszystkim własnym oddziałom strzeleckim.
command-orders-one_section = Wydaj rozkaz tylu oddziałom w jednej wybranej sekcji, ile wynosi Dowodzenie.
command-does-melee_dice = Dodatkowe kości w atakach wręcz do końca tury: { $n }.
command-does-extra_move = Dłuższy ruch do końca tury: o { $n }, a oddział i tak może walczyć.
command-does-melee_only = Te oddziały walczą w tej turze tylko wręcz.
command-does-volley = Te oddziały nie mogą się ruszyć ani walczyć w zwarciu, ale każdy może wykonać 2 ataki strzeleckie.
command-does-scouts = Na koniec tury dobierz 2 karty dowodzenia, zachowaj jedną, a drugą odrzuć.
command-does-tokens = W grze z Wiedzą weź z banku żetony Wiedzy: { $n }.
command-does-reshuffles = Na koniec tury, przed dobraniem karty, wtasuj tę kartę i wszystkie odrzucone karty dowodzenia do talii.
command-does-counters = Działa jak karta dowodzenia z poprzedniej tury przeciwnika, z zamianą lewego i prawego skrzydła. Jeśli takiej karty nie ma, wydaj rozkaz { $n ->
    [one] { $n } dowolnemu oddziałowi
   *[many] { $n } dowolnym oddziałom
}.
command-does-rallies = Rzuć tyloma kośćmi, ile wynosi Dowodzenie. Każdy hełm to rozkaz dla oddziału z takim sztandarem, miecz na tarczy to rozkaz dla dowolnego oddziału, a symbol Wiedzy to żeton (w grze z Wiedzą). Każda kość dotyczy innego oddziału. Taki oddział (nie potwór) może odzyskać 1 figurkę, zamiast ruszyć się i walczyć.

## Pytania

lore-with_command = Zagrasz kartę Wiedzy przed rozkazami?
lore-orders = Zagrasz kartę Wiedzy, zanim oddziały ruszą?
lore-won_melee = { CASE($who, "nom") } { AGR($who) ->
    [mo] wygrywają
    [nmo] wygrywają
   *[sg] wygrywa
} walkę. Zagrasz kartę Wiedzy?
lore-before_dice = Przeciwnik atakuje twój oddział: { CASE($who, "nom") }. Zagrasz reakcję, zanim rzuci kośćmi?
lore-after_dice = Przeciwnik trafia mieczem na tarczy. Zagrasz reakcję?
lore-their_orders = Przeciwnik wydał rozkazy. Zagrasz reakcję?
lore-their_move = Obok twojego oddziału { AGR($who) ->
    [mo] stają
    [nmo] stają
   *[sg] staje
} { CASE($who, "nom") }. Zagrasz reakcję?
lore-their_card = Przeciwnik zagrywa kartę { CASE($who, "nom") }. Zagrasz reakcję?
lore-target = Wskaż cel karty { CASE($who, "nom") }.
lore-targets = Wskaż cele karty { CASE($who, "nom") }.
lore-arrival = Gdzie { AGR($who) ->
    [mo] pojawią
    [nmo] pojawią
   *[sg] pojawi
} się { CASE($who, "nom") }?
lore-reroll = Które kości przerzucasz?
lore-keep_orders = Wskaż oddziały, które zachowają rozkaz.
lore-unmask = Odrzucisz jedną z kart przeciwnika? Płacisz jej wydrukowany koszt.
lore-cleave = Na kogo przechodzą pozostałe trafienia?
lore-doom = Przeciw komu rzucasz teraz?
lore-surplus = Masz za dużo kart Wiedzy. Odrzuć nadmiar.

## Odpowiedzi

option-lore = Zagraj kartę { CASE($card, "nom") } (koszt: { $cost })
option-lore-deja_vu = Zagraj kartę { CASE($card, "nom") } razem z kartą { CASE($second, "nom") } (koszt: { $cost })
option-aim = { CASE($unit, "nom") } ({ $hex })
option-reroll-die = Przerzuć: { $face }
lore-reroll-end = Zostaw pozostałe
option-unmask = Odrzuć kartę { CASE($card, "nom") } (koszt: { $cost })
option-lore-pass = Bez reakcji
option-lore-no = Bez karty Wiedzy
option-lore-surplus = Odrzuć kartę { CASE($card, "nom") }
option-lore-keep = Zachowaj kartę { CASE($card, "nom") }

## Przebieg partii

lore-plays = { $seat } zagrywa kartę { CASE($card, "nom") } (koszt: { $cost }).
lore-deja_vu = Kartę { CASE($card, "nom") } dokłada { $seat }.
lore-aims = Cel: { CASE($unit, "nom") } ({ $hex }).
lore-aims_fallen = Cel: { CASE($unit, "nom") }.
lore-aims_hex = Cel: pole { $hex }.
lore-cancelled = Karta { CASE($card, "nom") } nie działa: udaremniono ją.
lore-kept = Kartę { CASE($card, "nom") } zachowuje { $seat }.
lore-discards = Kartę { CASE($card, "nom") } odrzuca { $seat }.
lore-rolls = { CASE($card, "nom") }: rzut przeciw { CASE($unit, "dat") }: { $dice }. Trafienia: { $n }.
lore-heals = { CASE($unit, "nom") }: { $dice }. { $n ->
    [0] Nie wraca żadna figurka
    [one] Wraca { $n } figurka
    [few] Wracają { $n } figurki
   *[many] Wraca { $n } figurek
}.
lore-takes = { $seat } zabiera przeciwnikowi { $n ->
    [one] { $n } żeton Wiedzy
    [few] { $n } żetony Wiedzy
   *[many] { $n } żetonów Wiedzy
}.
lore-arrives = { CASE($unit, "nom") } { AGR($unit) ->
    [mo] przenoszą
    [nmo] przenoszą
   *[sg] przenosi
} się na pole { $hex }.
lore-returns = { CASE($unit, "nom") } { AGR($unit) ->
    [mo] wracają
    [nmo] wracają
   *[sg] wraca
} na planszę. Figurki: { $n }.
lore-loses_attack = Atak przepada.
lore-turns_blades = Ciosy mieczem trafiają w atakujących.
lore-rolls_first = { CASE($unit, "nom") } { AGR($unit) ->
    [mo] rzucają pierwsi
    [nmo] rzucają pierwsze
    [f] rzuca pierwsza
    [n] rzuca pierwsze
   *[m] rzuca pierwszy
}.
lore-loses_order = { CASE($unit, "nom") } { AGR($unit) ->
    [mo] tracą
    [nmo] tracą
   *[sg] traci
} rozkaz.
lore-looks = { $seat } ogląda karty Wiedzy przeciwnika.
lore-cleansed = { CASE($unit, "nom") }: wszystkie działania wroga się kończą.
lore-rerolls = Przerzut: { $dice }.
lore-berserk = Za trafienia mieczem: { $dice }.

## Dlaczego nie?

refuse-lore-cost = Brakuje żetonów Wiedzy: koszt { $cost }, masz { $have }.
refuse-lore-limit = W tej turze zagrano już twoją kartę Wiedzy.
refuse-lore-command_first = Najpierw zagraj kartę dowodzenia. { $timing }
refuse-lore-timing = Tej karty nie można zagrać teraz. { $timing }
refuse-lore-target = Ta karta nie ma teraz celu. { $target }
