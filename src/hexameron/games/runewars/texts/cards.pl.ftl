### Co robią karty, jednostki, bohaterowie i żetony: zdania składane z ich efektów.

n-obrazenia = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
n-jednostki-acc = { $n ->
    [one] { $n } jednostkę
    [few] { $n } jednostki
   *[many] { $n } jednostek
}
n-wplyw = { $n ->
    [one] { $n } żeton wpływu
    [few] { $n } żetony wpływu
   *[many] { $n } żetonów wpływu
}
n-karty-acc = { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}

card-both = { $one } { $two }
card-comma = { $one }, { $two }
card-and = { $one } i { $two }
card-or = { $one } Albo: { $two }
card-either = { $one } lub { $two }
card-when = { $when }: { $what }
card-when-more = { $when } ({ $more }): { $what }
card-ability = { CASE($ability, "nom") }: { $what }
card-ability-duel = W pojedynku: { $what }
card-unit = Podstawa: { $shape }. Życie { $health }, inicjatywa { $initiative }.
card-fate = Przeznaczenie { $n }
card-fate-text = Przeznaczenie: { $destiny }. Pola: { $sections }.
card-section = { $shape } – { $icon }
card-council = Rada czarodziejów.
card-season-spring = Potem: zdejmij znaczniki aktywacji, postaw rozproszone figurki, weź karty rozkazów na rękę.
card-season-summer = Potem: faza wypraw.
card-season-fall = Potem: potasuj karty przeznaczenia; każdy bierze 2 żetony wpływu albo kartę taktyki.
card-season-winter = Potem: w każdym obszarze zostaje najwyżej tyle jednostek, ile masz żywności; granice wodne zamarzają.
card-quest = Obszar { $area }.
card-quest-realm = Dowolny obszar krainy początkowej innego gracza.
card-quest-tile = Wyprawa początkowa: kafelek mapy { $tile }.
card-equipment-weapon = Broń.
card-equipment-armor = Pancerz.
card-objective = Odrzuć tę kartę, żeby otrzymać smoczą runę.
card-alignment-good = Dobry charakter.
card-alignment-neutral = Neutralny charakter.
card-alignment-evil = Zły charakter.
card-hero = Siła { $strength }, zręczność { $agility }, mądrość { $wisdom }. Życie { $health }.
card-city = Wybierz jedno: jednostki neutralne ({ $shape }): { $units }; karty taktyki: { $tactics }; żetony wpływu: { $influence }; karty wypraw: { $quests }.
icon-none = –
card-bonus = Premia przewagi
sign-order-strategize = przesuń o 1 obszar
sign-order-strategize-bonus = karty taktyki
sign-order-mobilize = aktywuj i wejdź
sign-order-mobilize-bonus = jeszcze raz
sign-order-conquer = aktywuj i wejdź
sign-order-conquer-bonus = twierdza wroga −3
sign-order-harvest = ustaw wskaźniki
sign-order-harvest-bonus = ulepszenia
sign-order-recruit = weź jednostki
sign-order-recruit-bonus = drugi wskaźnik
sign-order-rally = korzyści miast
sign-order-rally-bonus = szukaj bohatera
sign-order-power = żetony wpływu
sign-order-power-bonus = przejmij tytuł
sign-order-fortify = twierdze i runy
card-order-bonus = Premia przewagi: { $what }
card-order-no_bonus = Bez premii przewagi.
card-order-strategize = Przesuń dowolne jednostki i bohaterów na sąsiednie własne lub puste obszary.
card-order-strategize-bonus = Dobierz kartę taktyki za każdy taki symbol na osiągniętych polach wszystkich wskaźników.
card-order-mobilize = Aktywuj obszar i wprowadź do niego jednostki z odległości najwyżej 2 obszarów.
card-order-mobilize-bonus = Zrób to jeszcze raz z innym obszarem; bitwa może być tylko jedna.
card-order-conquer = Aktywuj obszar i wprowadź do niego jednostki z odległości najwyżej 2 obszarów.
card-order-conquer-bonus = W bitwie wroga twierdza jest słabsza o 3.
card-order-harvest = Ustaw każdy wskaźnik na sumę tego, co dają twoje obszary.
card-order-harvest-bonus = Zbierz to, co dają twoje ulepszenia. Potem możesz obniżyć drewno o 1 i zbudować ulepszenie przy twierdzy.
card-order-recruit = Wybierz wskaźnik i dostań wszystkie jednostki z osiągniętych pól. Postaw je przy swoich twierdzach.
card-order-recruit-bonus = Zrekrutuj także z drugiego wskaźnika.
card-order-rally = Za każde swoje miasto wybierz jedną z jego korzyści.
card-order-rally-bonus = Możesz wydać od 1 do 3 żetonów wpływu, dobrać tyle kart bohaterów i zachować jedną.
card-order-power = Weź żeton wpływu za każdy taki symbol na osiągniętych polach wszystkich wskaźników.
card-order-power-bonus = Możesz przejąć tytuł, jeśli wydasz więcej wpływu, niż na nim leży.
card-order-fortify = Każde najwyżej raz: zbuduj twierdzę (drewno i ruda −1), napraw twierdzę (ruda −1), przełóż runy dwóch swoich obszarów.
card-find-ends = Gdy bohater kończy tu swój ruch w fazie wypraw: { $what }
card-find-destructible = Lokacja zniszczalna: z 6 jednostkami w obszarze możesz ją usunąć.
card-find-location = Lokacja: zostaje na planszy.
card-find-event = Wydarzenie: potem odrzuć żeton.
card-work-resources = Przy premii Zbiorów: wskaźnik zasobu, który daje ten obszar, +1.
card-work-diplomacy = Przy premii Zbiorów: weź 2 żetony wpływu.
card-work-training = Przy premii Zbiorów: dobierz 1 kartę taktyki.
card-work-walls = Przy rozstrzyganiu bitwy obrońca ma +2 siły.
card-work-wards = Przed liczeniem siły atakujący wycofuje 1 stojącą jednostkę.
card-work-tomb = Przed liczeniem siły możesz odrzucić żeton: atakujący rozprasza 3 jednostki.
card-work-spawn = Przed liczeniem siły możesz odrzucić żeton: atakujący dostaje 4 obrażenia.
card-kind-fate = Karta przeznaczenia
card-kind-tactic = Karta taktyki
card-kind-season-spring = Wiosna
card-kind-season-summer = Lato
card-kind-season-fall = Jesień
card-kind-season-winter = Zima
card-kind-quest = Wyprawa
card-kind-reward = Nagroda
card-kind-objective-good = Cel dobrych
card-kind-objective-evil = Cel złych
card-kind-hero = Bohater
card-kind-city = Miasto
card-kind-title = Tytuł
card-kind-order = Karta rozkazu
card-kind-find = Żeton eksploracji
card-kind-rune = Żeton runy
card-rune-dragon = Kto włada sześcioma obszarami ze smoczymi runami, wygrywa.
card-rune-false = Wygląda tak samo, ale nic nie znaczy.

shape-triangle = trójkąt
shape-rectangle = prostokąt
shape-circle = koło
shape-hexagon = sześciokąt
trait-fast = Szybkość.
trait-flying = Lot.
icon-special = zdolność
icon-rout = rozproszenie { $n }
icon-damage = obrażenia { $n }
icon-blank = nic
destiny-gold = złote (sukces)
destiny-silver = srebrne (odwrót)
destiny-red = czerwone (porażka)
attribute-strength = siła
attribute-agility = zręczność
attribute-wisdom = mądrość
attribute-any = dowolny atrybut
many-beastman = Zwierzoludzie
many-razorwing = Brzytwoskrzydłe
many-giant = Olbrzymi
many-dragon = Smoki

when-turn = W swojej turze
when-calm_turn = W swojej turze poza bitwą
when-before_order = Przed rozpatrzeniem swojej karty rozkazu
when-march = Przy Mobilizacji lub Podboju
when-diplomacy = Przy dyplomacji, po zapłaceniu
when-battle_start = Na początku bitwy
when-drawn = Po dobraniu kart przeznaczenia w bitwie
when-hits = Gdy w bitwie ujawniono obrażenia
when-duel_start = Na początku pojedynku
when-duel_special = Za symbol zdolności w pojedynku
when-duel_round = W rundzie pojedynku po odkryciu kart
when-duel_over = Po pojedynku
when-challenged = Gdy wrogi bohater wyzywa
when-quest_done = Po ukończeniu wyprawy
when-quest_end = Na koniec fazy wypraw
when-would_suffer = Gdy bohater ma dostać obrażenia poza pojedynkiem
when-council = Gdy dobrano kartę z Radą czarodziejów
when-stormed = Po wygranej jako atakujący w obszarze z wrogą twierdzą
also-pass = w bitwie
also-quest_act = w fazie wypraw
also-duel_start = na początku pojedynku
limit-turn = raz na turę
limit-duel = raz na pojedynek
limit-quest_phase = raz na fazę wypraw
only-attacker = tylko jako atakujący
only-defender = tylko jako obrońca
only-friendly_area = jeśli bohater jest we własnym obszarze
only-hero_area = w obszarze tego bohatera
only-won_duel = jeśli bohater pokonał przeciwnika
only-survived_duel = jeśli bohater przeżył
cost-payinfluence = wydaj { n-wplyw }
cost-giveup = odrzuć tę kartę
cost-giverewards = odrzuć nagrody swoich bohaterów: { $n }
cost-sacrifice = zniszcz 1 swojego stojącego { CASE($unit, "acc", number: "sg") }
cost-givefalserune = odrzuć fałszywą runę ze swojego obszaru

stat-hero_steps = Ruch w fazie wypraw { $sign }{ $n }.
stat-test_cards = Karty przeznaczenia w testach { $sign }{ $n }.
stat-duel_damage = Każdy symbol obrażeń w pojedynku { $sign }{ $n }.
stat-battle_strength = Siła w każdej bitwie twoich jednostek { $sign }{ $n }.
permit-heal_anywhere = Leczy się w dowolnym obszarze.
permit-jump_to_fort = Zamiast ruchu w fazie wypraw może stanąć w dowolnym obszarze z twoją twierdzą.
permit-no_desertion = Twoi bohaterowie nie dezerterują, chyba że zdobywasz czwartego.
permit-breaks_ties = Rozstrzygasz remisy w licytacjach.
permit-crosses_borders = W fazie wypraw pomija granice górskie i wodne.

fx-nothing = Nic.
fx-may = Jeśli chcesz: { $what }
fx-paid = Jeśli chcesz, { $cost }. Wtedy: { $what }
fx-choice-opponent = { $what } Wybiera przeciwnik.
fx-each = Każdy gracz po kolei: { $what }
fx-ifstanding = Jeśli w bitwie stoi co najmniej { $n ->
    [one] { $n } twój { CASE($unit, "nom", number: "sg") }
    [few] { $n } twoich { CASE($unit, "gen", number: "pl") }
   *[many] { $n } twoich { CASE($unit, "gen", number: "pl") }
}: { $then } W innym razie: { $other }
fx-iffoeshere = Jeśli w obszarze są wrogie lub neutralne jednostki: { $what }
fx-bid = Licytacja wpływu.
fx-bid-highest = Najwyższa oferta: { $what }
fx-bid-lowest = Najniższa oferta: { $what }
fx-bid-others = Inni, którzy dali co najmniej 1: { $what }
fx-winner = Zwycięzca tej bitwy: { $what }
fx-bothsides = Każda strona dostaje { n-obrazenia }; najpierw przydziela je atakujący.
fx-test = Test: { $attribute }.
fx-test-gold = Złoty symbol: { $what }
fx-test-silver = Srebrny symbol: { $what }
fx-test-red = Czerwony symbol: { $what }
fx-fatetest = Dobierz i odrzuć kartę przeznaczenia. Jeśli w polu koła jest zdolność lub obrażenie: { $what }
fx-duelwith = Pojedynek: { CASE($unit, "nom", number: "sg") }. Zwycięstwo daje nagrodę.
fx-duelwith-deal = Pojedynek: { CASE($unit, "nom", number: "sg") }. Zadaj { n-obrazenia } i przeżyj rundę, a dostaniesz nagrodę.
fx-influence = Weź { n-wplyw }.
fx-influence-cities = Weź { n-wplyw } i jeszcze 1 za każde swoje miasto.
fx-loseinfluence = Strać { n-wplyw } lub tyle, ile masz.
fx-takeinfluence = Zabierz najwyżej { n-wplyw } przeciwnikowi, który ma ich więcej niż ty.
fx-draw-tactics = Dobierz { n-karty-acc } taktyki.
fx-draw-quest = Dobierz { n-karty-acc } wyprawy. Zatrzymaj najwyżej 3.
fx-draw-reward = Bohater otrzymuje { n-karty-acc } nagrody.
fx-drawtogether = Wybierz przeciwnika i liczbę od { $least } do { $most }. Ty i on dobieracie po tyle kart taktyki.
fx-discardtactics = Odrzuć 1 kartę taktyki.
fx-dial-choice = Wybrany wskaźnik { $sign }{ $n }.
fx-dial-all = Wszystkie wskaźniki { $sign }{ $n }.
fx-dial-food = Żywność { $sign }{ $n }.
fx-dial-wood = Drewno { $sign }{ $n }.
fx-dial-ore = Ruda { $sign }{ $n }.
fx-dial-floor = Nie mniej niż { $n }.
fx-resetdials = Ustaw wskaźniki jak przy Zbiorach.
fx-capdials = Obniż każdy wskaźnik, który jest wyższy niż to, co dają twoje obszary. Ulepszenia się nie liczą.
fx-recruit = Zrekrutuj z wybranego wskaźnika.
fx-recruit-some = Wybierz wskaźnik. Dostajesz najwyżej { n-jednostki-acc } z osiągniętych pól, przy jednej twierdzy.
fx-receiverune = Otrzymaj smoczą runę.
fx-placefalserune = Połóż zakrytą fałszywą runę w dowolnym obszarze bez runy.
fx-moverune = Przełóż runę z niekontrolowanego obszaru, w którym jest twój bohater, do sąsiedniego własnego obszaru bez runy. Możesz ją podejrzeć.
fx-scatterrunes = Wynieś z krainy początkowej zakryte runy ({ $n }), każdą do własnego lub niekontrolowanego obszaru bez runy poza krainami początkowymi.
fx-piousrunes = Każdy inny gracz bierze smoczą runę. Połóż każdą zakrytą w obszarze bez runy, którym włada jej właściciel, a jeśli takiego nie ma, w niekontrolowanym.
fx-wakedragon = Postaw Smoka, a jeśli żadnego nie ma, Olbrzyma, w niekontrolowanym obszarze bez runy. Połóż tam zakrytą smoczą runę.
fx-lookatrune = Podejrzyj dowolną runę na planszy.
fx-newobjective = Odrzuć kartę celu i dobierz nową.
fx-taketitle = Weź cudzy lub wolny tytuł, na którym leży mniej wpływu niż w twojej ofercie. Połóż na nim tę ofertę.
fx-takebackorder = Weź na rękę jedną ze swoich użytych kart rozkazów, ale nie tę, którą rozpatrujesz. W tym roku nie liczy się jako użyta.
fx-damage = Zadaj { n-obrazenia }.
fx-damage-user = Zadaj { n-obrazenia } wybranej wrogiej jednostce.
fx-damage-tough = Przeciwnik musi je przydzielić jednostce z życiem większym niż 1, jeśli taką ma.
fx-damage-again = Jeśli trafiona jednostka ocaleje, dostaje jeszcze 1.
fx-damage-apart = Przeciwnik przydziela po 1 obrażeniu różnym stojącym jednostkom ({ $n }), najpierw zranionym.
fx-ragedamage = Zadaj tyle obrażeń, ile ma jeden z twoich { CASE($unit, "gen", number: "pl") }.
fx-rout = Przeciwnik rozprasza { n-jednostki-acc }.
fx-rout-slow = Przeciwnik rozprasza { n-jednostki-acc } o inicjatywie 2 lub większej, a jeśli takich nie ma, o inicjatywie 1.
fx-rout-user = Rozprosz najwyżej { n-jednostki-acc } wroga (podstawa: { $shapes }).
fx-destroy = Przeciwnik niszczy { n-jednostki-acc } (podstawa: { $shapes }).
fx-destroy-user = Zniszcz najwyżej { n-jednostki-acc } wroga (podstawa: { $shapes }).
fx-destroy-weakened = Zniszcz { n-jednostki-acc } wroga: zranioną lub rozproszoną.
fx-terrify = Wybierz różne wrogie jednostki ({ $n }). Stojące rozprosz, rozproszone zniszcz.
fx-retreat = Przeciwnik wycofuje z bitwy { n-jednostki-acc }.
fx-raise = Wstaw do bitwy z zapasu najwyżej { $n ->
    [one] { $n } { CASE($unit, "acc", number: "sg") }
    [few] { $n } { CASE($unit, "acc", number: "pl") }
   *[many] { $n } { CASE($unit, "gen", number: "pl") }
}.
fx-health = Do końca walki życie twoich { CASE($unit, "gen", number: "pl") } wynosi { $n }.
fx-health-duel = Do końca pojedynku ma życie { $n }.
fx-ragedamage-duel = Zadaj tyle obrażeń, ile ich już ma ta jednostka.
fx-strength = Twoja strona ma +{ $n } siły przy rozstrzyganiu tej bitwy.
fx-again = Dobierz dla tej jednostki jeszcze 1 kartę przeznaczenia i od razu ją rozpatrz; symbol zdolności to 1 obrażenie.
fx-redraw = Odrzuć dowolne z nich i dobierz tyle samo nowych.
fx-prevent = Zapobiegnij { $n ->
    [one] { $n } obrażeniu
   *[many] { $n } obrażeniom
}.
fx-prevent-all = Zapobiegnij wszystkim obrażeniom.
fx-stand = Postaw najwyżej { $n ->
    [one] { $n } swoją rozproszoną figurkę
    [few] { $n } swoje rozproszone figurki
   *[many] { $n } swoich rozproszonych figurek
}.
fx-stand-here = Postaw najwyżej { $n ->
    [one] { $n } swoją rozproszoną figurkę
    [few] { $n } swoje rozproszone figurki
   *[many] { $n } swoich rozproszonych figurek
} w obszarze tego bohatera.
fx-routhere = Rozprosz najwyżej { n-jednostki-acc } w obszarze tego bohatera.
fx-cancelbattle = Bitwa się nie odbywa. Wszystkie twoje jednostki wycofują się bez rozproszenia do sąsiedniego własnego obszaru, a jeśli go nie ma, do pustego. Twierdzę przejmuje atakujący.
fx-place-friendly = Postaw we własnym obszarze jednostki neutralne ({ $shape }): { $n }.
fx-place-uncontrolled_or_friendly = Postaw w niekontrolowanym lub własnym obszarze jednostki neutralne ({ $shape }): { $n }.
fx-movewild = Przesuń wszystkie jednostki neutralne z niekontrolowanego obszaru do sąsiedniego niekontrolowanego lub własnego.
fx-movewild-hero = Przesuń wszystkie jednostki neutralne z obszaru tego bohatera do sąsiedniego obszaru, którym nie włada inny gracz.
fx-scatterwild = Wskaż obszar z jednostkami neutralnymi, które nie są twoimi sojusznikami. Wszystkie wycofują się do sąsiedniego niekontrolowanego obszaru.
fx-foundfort = Wskaż niekontrolowany obszar ze swoim bohaterem. Jednostki neutralne się stamtąd wycofują, a ty stawiasz tam uszkodzoną twierdzę (nie w mieście).
fx-thin = Zniszcz 1 swoją jednostkę w każdym obszarze, w którym masz ich co najmniej { $n }.
fx-thin-routed = Zniszcz 1 swoją rozproszoną jednostkę w każdym obszarze, w którym jakąś masz.
fx-ignore-mountain = Do końca tury twoje figurki pomijają granice górskie.
fx-ignore-water = Do końca tury twoje figurki pomijają granice wodne.
fx-reach = W tej turze jednostki mogą przyjść z dalszych obszarów: +{ $n }.
fx-deactivate = Zdejmij z planszy jeden swój znacznik aktywacji.
fx-activatefor = Wybierz przeciwnika. Połóż jego znacznik aktywacji w obszarze, którym nie włada i w którym nie ma jego znacznika.
fx-raze = Zniszcz miasto we własnym obszarze.
fx-raze-anywhere = Zniszcz dowolne miasto na planszy.
fx-repair = Napraw swoją twierdzę za darmo.
fx-buildwork = Zbuduj za darmo ulepszenie jak przy premii Zbiorów.
fx-ban-march = W tej porze roku tylko ty możesz przesuwać jednostki Strategią, Mobilizacją i Podbojem. Jeśli nikt nic nie dał, nie może nikt.
fx-ban-enemy_areas = Do następnej karty pory roku nikt nie może wprowadzać jednostek do obszarów innych graczy.
fx-heal = Usuń z bohatera { n-obrazenia }.
fx-heal-all = Usuń z bohatera wszystkie obrażenia.
fx-heal-any = Usuń wszystkie obrażenia z jednego swojego bohatera i postaw go.
fx-suffer = Bohater dostaje { n-obrazenia }.
fx-suffer-surely = Nie można temu zapobiec.
fx-routhero = Bohater zostaje rozproszony.
fx-retreathero = Bohater wycofuje się do sąsiedniego obszaru.
fx-train = Trening ({ $attribute }): +{ $n }.
fx-train-any = Trening jednego ze swoich bohaterów: wybrany atrybut +{ $n }.
fx-discardreward = Bohater odrzuca 1 kartę nagrody.
fx-reward = Otrzymaj { $n ->
    [one] nagrodę
    [few] { $n } nagrody
   *[many] { $n } nagród
}.
fx-newquest = Odrzuć tę wyprawę i dobierz nową.
fx-dueldamage = Zadaj { n-obrazenia } przeciwnikowi.
fx-dueldamage-per = Zadaj przeciwnikowi tyle obrażeń, ile wynosi ten atrybut bohatera: { $attribute }.
fx-drainlife = Jeśli to pokona przeciwnika, po rundzie usuń z bohatera wszystkie obrażenia.
fx-ignorenextcard = Karta bohatera z następnej rundy się nie liczy.
fx-slipaway = Jeśli stoi, możesz zamiast pojedynku przesunąć tę bohaterkę do sąsiedniego obszaru.
fx-startduel = Twój stojący bohater zaczyna pojedynek z wrogim bohaterem w swoim obszarze.
fx-desert-all = Za każdego bohatera o innym charakterze niż twoja frakcja wydaj { n-wplyw }, za neutralnego { $neutral }; inaczej dezerteruje.
fx-desert-one = Wybierz swojego bohatera o innym charakterze niż twoja frakcja. Wydaj { n-wplyw } albo dezerteruje.
fx-desert-enemy = Wskaż wrogiego bohatera o innym charakterze niż jego frakcja. Jego gracz wydaje { n-wplyw } albo bohater dezerteruje.
fx-morefate = Dobierz o { $n } więcej kart przeznaczenia.
fx-produce-food = Obszar daje o 1 więcej żywności.
fx-produce-wood = Obszar daje o 1 więcej drewna.
fx-produce-ore = Obszar daje o 1 więcej rudy.
fx-throne = Kto włada tym obszarem, ma o jedną smoczą runę więcej.
fx-portal = Za 1 żeton wpływu wszystkie obszary z odkrytym portalem są sąsiednie.
fx-dungeon = Bohater, który tu wejdzie, nie idzie dalej.
fx-lookatarea = Podejrzyj wszystkie zakryte żetony w wybranym obszarze.

fact-pays = Wydaj { n-wplyw }.
fact-influence = Masz co najmniej { n-wplyw }.
fact-cities-two = Władasz miastami: { $n } (dla dwóch graczy: { $two }).
fact-heroes = Masz bohaterów: { $n }.
fact-rewards = Twoi bohaterowie mają razem co najmniej tyle kart nagród: { $n }.
fact-whole_forts = Masz na planszy nieuszkodzone twierdze: { $n }.
fact-dials = Suma twoich wskaźników wynosi co najmniej { $n }.
fact-areas = Władasz obszarami: { $n }.
fact-foreign_homes = Władasz obszarem w krainie początkowej innego gracza.
fact-allied = Masz sprzymierzone jednostki neutralne: { $n }.
fact-foes_routed = Na planszy jest co najmniej tyle rozproszonych jednostek innych graczy: { $n }.
fact-heroes_slain = Twoi bohaterowie pokonali w pojedynkach wrogich bohaterów: { $n }.
fact-killed_in_battle = W jednej bitwie tej tury zniszczono co najmniej tyle jednostek przeciwnika: { $n }.
fact-stormed = W tej turze wygrywasz jako atakujący bitwę w obszarze z wrogą twierdzą.
fact-attackers_repelled = Właśnie wygrywasz jako obrońca z graczem, który zaatakował co najmniej tyloma jednostkami: { $n }. Także poza swoją turą.
fact-allied_with_any = Każda z tych jednostek na planszy jest sprzymierzona z jakimś graczem: { $kinds }.
fact-allied_with_you = Każda z tych jednostek na planszy, a jest choć jedna, jest sprzymierzona z tobą: { $kinds }.
fact-exchange = Jeśli nie ma ich na planszy, możesz w swojej turze wymienić tę kartę na inną.
