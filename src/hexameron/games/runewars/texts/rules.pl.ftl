### Pytania, możliwości i dziennik.

n-runy = { $n ->
    [one] { $n } runę
    [few] { $n } runy
   *[many] { $n } run
}
n-unit = { $n ->
    [one] { $n } { CASE($kind, "acc", number: "sg") }
    [few] { $n } { CASE($kind, "acc", number: "pl") }
   *[many] { $n } { CASE($kind, "gen", number: "pl") }
}

## Nazwy

seat-number = Gracz { $n }
area-name = obszar { $area }
area-unit = { $unit }, obszar { $area }
figure-gone = jednostka, której już nie ma
board-spot = wolne miejsce
units-routed_kind = { CASE($unit, "nom", number: "pl") } (rozproszeni)
hidden-fate = zakryta karta przeznaczenia
hidden-tactics = zakryta karta taktyki
hidden-quest = zakryta karta wyprawy
hidden-reward = zakryta karta nagrody
hidden-objective = zakryta karta celu
hidden-hero = zakryta karta bohatera
hidden-season = zakryta karta pory roku
hidden-rune = zakryta runa
hidden-find = zakryty żeton eksploracji
hidden-city = zakryty żeton miasta
fate-deck = talia przeznaczenia
tactics-deck = talia taktyki
quest-deck = talia wypraw
reward-deck = talia nagród
hero-deck = talia bohaterów
season-deck = talia pory roku
season-name = { $season ->
    [spring] wiosna
    [summer] lato
    [fall] jesień
   *[winter] zima
}
resource-food = żywność
resource-wood = drewno
resource-ore = ruda
border-mountain = granice górskie
border-water = granice wodne
benefit-units = jednostki neutralne
benefit-tactics = karty taktyki
benefit-influence = wpływ
benefit-quests = karty wypraw

## Pytania

ask-setup-faction = Którą frakcję prowadzisz?
ask-setup-fort = Gdzie stawiasz twierdzę?
ask-setup-units = Rozstaw w swojej krainie { n-unit }.
ask-lay = { $at ->
    [any] { $rune ->
        [any] Którą runę i gdzie kładziesz?
        [dragon] Gdzie kładziesz smoczą runę?
       *[false] Gdzie kładziesz fałszywą runę?
    }
   *[area] Którą runę kładziesz w obszarze { $at }?
}
ask-setup-rune = { ask-lay }
ask-fortify-rune = { ask-lay }
ask-rune-lay = { ask-lay }
ask-setup-hero = Gdzie zaczyna { CASE($hero, "nom") }?
ask-map-tile = Dołóż kafelek mapy.
ask-map-token = Połóż znacznik krainy początkowej.
ask-map-home = Przy którym znaczniku leży twoja kraina?
ask-map-realm = Jak leży twoja kraina?
ask-order-choose = Wybierz w tajemnicy rozkaz na tę porę roku.
ask-bid = Ile żetonów wpływu dajesz?
ask-bid-tie_lowest = Remis. Czyja stawka jest najniższa?
ask-bid-tie = Remis. Kto wygrywa licytację?
ask-turn-resolve = Twoja tura. Możesz najpierw zagrać karty.
ask-turn-close = Rozkaz rozpatrzony. Możesz jeszcze zagrać karty.
ask-turn-close-end = Zakończ turę
ask-strategize-move = Przesuń jednostki lub bohatera do sąsiedniego obszaru.
ask-strategize-move-end = Więcej nie przesuwaj
ask-strategize-units = Które jednostki przechodzą do obszaru { $at }?
ask-march-activate = Który obszar aktywujesz?
ask-march-activate-end = Żadnego
ask-march-units = Które jednostki wchodzą do obszaru { $at }?
ask-march-units-end = Wymarsz
ask-march-meets = W obszarze { $at } stoją jednostki neutralne. Bitwa czy dyplomacja?
ask-diplomacy-pay = Dyplomacja w obszarze { $at }: ile żetonów wpływu wydajesz?
ask-diplomacy-card = Dyplomacja w obszarze { $at }: którą kartę stosujesz?
ask-diplomacy-more = Możesz dobrać więcej kart przeznaczenia.
ask-diplomacy-more-end = Wystarczy
ask-diplomacy-failed = Dyplomacja w obszarze { $at } się nie udaje. Bitwa czy odwrót?
ask-retreat-where = Dokąd wycofują się jednostki z obszaru { $at }?
ask-retreat-hero = Dokąd wycofuje się { CASE($hero, "nom") }?
ask-battle-start = Początek bitwy. Zagrywasz karty?
ask-battle-start-end = Zaczynaj bitwę
ask-battle-pass = Możesz zagrać kartę.
ask-battle-pass-end = Nie zagrywaj
ask-battle-drawn = Karty są dobrane. Zagrywasz coś?
ask-battle-drawn-end = Nie zagrywaj
ask-battle-hits = Nadchodzą obrażenia. Zagrywasz coś?
ask-battle-hits-end = Nie zagrywaj
ask-battle-kind = Które jednostki atakują pierwsze?
ask-battle-rout = Którą jednostkę rozpraszasz?
ask-battle-damage = Która jednostka dostaje obrażenie?
ask-battle-stand = Które jednostki wstają?
ask-battle-stand-end = Gotowe
ask-battle-destroy = Którą jednostkę niszczysz?
ask-battle-target = Wskaż wrogą jednostkę.
ask-battle-withdraw = Która jednostka wycofuje się z bitwy?
ask-battle-loses = Co tracisz?
ask-battle-raise = Ilu Ożywieńców wstaje?
ask-battle-sacrifice = Poświęcasz Berserkera za 2 obrażenia?
ask-battle-redraw = Które karty wymieniasz?
ask-battle-redraw-end = Wymień te
ask-battle-rage = Za którego Olbrzyma liczą się obrażenia?
ask-battle-surplus = W obszarze { $at } jest ponad 8 jednostek. Które się wycofują?
ask-battle-fort = Postawić w obszarze { $at } własną, uszkodzoną twierdzę?
ask-works-tomb = Użyć Przeklętego grobowca w obszarze { $at }? Żeton wróci do zapasu.
ask-works-spawn = Użyć Głodnego pomiotu w obszarze { $at }? Żeton wróci do zapasu.
ask-fort-free = Którą twierdzę rozbierasz, żeby użyć jej żetonu?
ask-fort-free-end = Żadnej
ask-works-build = Gdzie i jakie ulepszenie budujesz?
ask-works-build-end = Nic nie buduj
ask-works-dial = Ulepszenie w obszarze { $at }: który wskaźnik podnosisz?
ask-recruit-dial = Z którego wskaźnika rekrutujesz?
ask-recruit-dial-end = Nie rekrutuj więcej
ask-recruit-where = Przy których twierdzach stawiasz { n-unit }?
ask-recruit-units = Które jednostki bierzesz?
ask-recruit-fort = Przy której twierdzy?
ask-recruit-free = Brakuje figurek: { CASE($kind, "nom", number: "pl") }. Którą jednostkę zwalniasz?
ask-recruit-free-end = Żadnej
ask-rally-benefit = Którą korzyść miasta wybierasz?
ask-rally-benefit-end = Już nic
ask-rally-heroes = Ile żetonów wpływu wydajesz na szukanie bohatera?
ask-rally-heroes-end = Nic
ask-rally-keep = Którego bohatera zachowujesz?
ask-hero-where = Przy której twierdzy staje { CASE($hero, "nom") }?
ask-hero-deserts = Masz czterech bohaterów. Który odchodzi?
ask-hero-hold = Płacisz, żeby nie odszedł bohater { CASE($hero, "nom") }?
ask-hero-prevent = Użyć karty nagrody, żeby zapobiec obrażeniom?
ask-wild-kind = Które jednostki neutralne stają w obszarze { $at }?
ask-power-title = Który tytuł przejmujesz i za ile?
ask-power-title-end = Żaden
ask-fortify-act = Umacnianie: co robisz?
ask-fortify-act-end = Zakończ umacnianie
ask-fortify-areas = Runy których dwóch obszarów przekładasz?
ask-rune-discard = Które fałszywe runy odrzucasz?
ask-rune-discard-end = Gotowe
ask-rune-steal = Którą runę przekładasz i dokąd?
ask-rune-scatter = Dokąd wynosisz runę z krainy?
ask-rune-look = Którą runę oglądasz?
ask-find-look = Który obszar podglądasz?
ask-quest-hero = Który bohater działa teraz?
ask-quest-act = Co robi { CASE($hero, "nom") }?
ask-quest-step = Dokąd idzie { CASE($hero, "nom") }?
ask-quest-step-end = Zostań tutaj
ask-quest-deed = Co robi { CASE($hero, "nom") }: pojedynek, wyprawa czy koniec?
ask-quest-deed-end = Koniec
ask-quest-train = Który atrybut trenuje { CASE($hero, "nom") }?
ask-test-attribute = Który atrybut testuje { CASE($hero, "nom") }?
ask-test-card = Test: którą kartę stosuje { CASE($hero, "nom") }?
ask-duel-hero = Który bohater zaczyna pojedynek?
ask-duel-rival = Z kim pojedynkuje się { CASE($hero, "nom") }?
ask-duel-start = Początek pojedynku. Czego używa { CASE($hero, "nom") }?
ask-duel-start-end = Zaczynaj
ask-duel-special = Symbol zdolności. { CASE($hero, "nom") }: obrażenie czy karta nagrody?
ask-duel-guard = Czym osłaniasz bohatera w tej rundzie?
ask-duel-guard-end = Niczym
ask-duel-slip = Wymknąć się z pojedynku? { CASE($hero, "nom") } może odejść.
ask-duel-where = Dokąd wymyka się { CASE($hero, "nom") }?
ask-reward-discard = Którą kartę nagrody odrzucasz?
ask-reward-heir = Który bohater bierze te nagrody?
ask-office-rewards = Które 3 karty nagród odrzucasz?
ask-fall-gain = Jesień: 2 żetony wpływu czy karta taktyki?
ask-winter-units = Zima: żywności nie starcza. Które jednostki giną w obszarze { $at }?
ask-settle-units = W obszarze { $at } jest ponad 8 jednostek. Które niszczysz?
ask-discard-tactics = Za dużo kart taktyki. Co odrzucasz?
ask-discard-quest = Za dużo kart wypraw. Co odrzucasz?
ask-objective-repelled = Odrzucić kartę celu i otrzymać smoczą runę?
ask-effect-part = Co wybierasz?
ask-effect-part-end = Nic
ask-effect-pay = Płacisz za to?
ask-effect-may = Korzystasz z tego?
ask-effect-draws = Z kim i ile kart taktyki?
ask-effect-dial = Który wskaźnik?
ask-effect-title = Który tytuł bierzesz?
ask-effect-title-end = Żaden
ask-effect-opponent = Którego przeciwnika to dotyczy?
ask-effect-order = Który rozkaz wraca na rękę?
ask-effect-stand = Które figurki wstają?
ask-effect-stand-end = Gotowe
ask-effect-rout = Które jednostki rozpraszasz w obszarze { $at }?
ask-effect-rout-end = Gotowe
ask-effect-thin = Którą jednostkę niszczysz w obszarze { $at }?
ask-effect-heal = Którego bohatera leczysz?
ask-effect-train = Który bohater i który atrybut?
ask-effect-turncoat = Którego wrogiego bohatera kusisz?
ask-effect-desert = Którego bohatera to dotyczy?
ask-effect-herd = Skąd i dokąd idą jednostki neutralne?
ask-effect-wyrm = Gdzie budzi się smok?
ask-effect-found = Gdzie powstaje twierdza?
ask-effect-place = Gdzie stają jednostki neutralne?
ask-effect-scatter = Skąd płoszysz jednostki neutralne?
ask-effect-deactivate = Który znacznik aktywacji zdejmujesz?
ask-effect-activate = Gdzie kładziesz znacznik przeciwnika?
ask-effect-raze = Które miasto niszczysz?
ask-effect-repair = Którą twierdzę naprawiasz?

help-order-choose = Premię przewagi daje tylko rozkaz o numerze wyższym niż wszystkie użyte w tym roku.
help-march-activate = Kolor obwódki mówi, kto włada obszarem. W obszarze wrogim lub neutralnym będzie bitwa albo dyplomacja.
help-march-units = Miejsca w obszarze { $at }: { $most }. Zajęte: { $there }, wybrane: { $n }. Jednostki idą z odległości do 2 obszarów, szybkie do 3.
help-strategize-move = Tylko do obszarów własnych i pustych. Znacznik aktywacji nie jest potrzebny.
help-strategize-units = Miejsca w obszarze { $at }: { $most }. Zajęte: { $there }, wybrane: { $n }.
help-map-tile = Kafelek musi przylegać do planszy. Obróć go tak, żeby sąsiadował z nią jak najlepiej.
help-map-token = Przy każdym znaczniku stanie kraina jednego z graczy.
help-map-home = Kraina zajmie miejsce przy znaczniku.
help-map-realm = Wskaż pole, od którego zaczyna się twoja kraina.
help-setup-fort = Tu staną twoi rekruci i bohaterowie.
help-card = { $card }. { $what }
help-diplomacy-pay = Ile żetonów, tyle kart przeznaczenia; wybierasz jedną z nich.
help-battle-damage = Najpierw zranione, potem stojące, na końcu rozproszone.
help-battle-rout = Najpierw jednostki bez obrażeń.
help-setup-rune = Dwie smocze i jedna fałszywa: inni widzą tylko zakryte żetony.
help-bid = Wszystkie oferty przepadają, także przegranych.
help-fortify-act = Każde z trzech działań najwyżej raz.
help-quest-act = Ruch o zero obszarów też jest ruchem: potem pojedynek albo wyprawa.

## Możliwości

option-some = { $what } × { $n }
option-lead = { CASE($faction, "nom") }
option-tile = Kafelek { $tile }
option-token = Połóż tutaj
option-turn = Połóż tak
option-lay = { $rune }: { $area }
option-at = { $area }
option-order = { CASE($order, "nom") } ({ $n })
option-bid = Daj { n-wplyw }
option-pay = Wydaj { n-wplyw }
option-carry_out = Rozpatrz rozkaz
option-activate = Aktywuj: { $area }
option-send = { $source } → { $target }
option-walk = { CASE($hero, "nom") } → { $area }
option-fight = Zacznij bitwę
option-talk = Spróbuj dyplomacji
option-retreat = Wycofaj się
option-dial = { $resource }
option-benefit = { $area }: { $what }
option-claim = { CASE($title, "nom") } za { n-wplyw }
option-build = { $area }: { $what }
option-build-fort = twierdza
option-repair = Napraw twierdzę: { $area }
option-rearrange = Przełóż runy
option-portal = Otwórz portale za 1 żeton wpływu
option-kind = { CASE($unit, "nom", number: "pl") }
option-hit = { $figure }
option-move = Ruch
option-heal = Leczenie
option-train = Trening
option-idle = Nic nie rób
option-go = { $area }
option-raise = { $attribute } +1
option-challenge = Pojedynek: { CASE($hero, "nom") }
option-attempt = Wyprawa: { $card }
option-strike = Zadaj 1 obrażenie
option-use = Użyj: { $source }
option-part = { $what }
option-draws = { $player }: po { n-karty-acc }
option-play = Zagraj: { $card }
option-spend = Użyj nagrody: { $card }
option-fulfil = Cel spełniony: otrzymaj smoczą runę
option-exchange = Wymień kartę celu
option-office = Użyj tytułu: { CASE($title, "nom") }
option-hand_over = { $card } → { CASE($hero, "nom") }
option-pick_up = { CASE($hero, "nom") } bierze nagrody pokonanego
option-demolish = Zniszcz lokację: { $area }
figure-name = { CASE($unit, "nom", number: "sg") }{ $hurt ->
    [0] {""}
   *[1] , obrażenia: { $hurt }
}{ $down ->
    [0] {""}
   *[1] , leży
}

## Dziennik: przygotowanie

setup-fate = { $seat }: dobrana karta { $card }.
setup-first = Pierwszy gracz: { $seat }.
setup-faction = { $seat }: wybrana frakcja { CASE($faction, "nom") }.
setup-tiles = { $seat } dostają kafelki mapy { $tiles }. Wyprawy: { $cards }.
setup-wild = Na planszy stają jednostki neutralne.
setup-city = Miasto w obszarze { $at }: { $card }.
setup-quests = W talii wypraw zostaje kart: { $n }.
setup-finds = W obszarach leżą zakryte żetony eksploracji.
setup-sheet = { $seat } zaczynają z wpływem { $n } i kartami taktyki: { $cards }.
setup-fort = { $seat } stawiają twierdzę: { $at }.
setup-units = { $seat } stawiają { n-unit }: { $at }.
setup-runes = { $seat } kładą w krainie { n-runy }.
setup-hero = { $seat } mają bohatera: { CASE($hero, "nom") }. Obszar { $at }.
setup-decks = Talie są potasowane.
setup-objective = { $seat } dostają kartę celu.
map-tile = { $seat } kładą kafelek mapy { $tile }.
map-token = { $seat } kładą znacznik krainy początkowej.
map-realm = { $seat } kładą swoją krainę początkową.
map-restart = Krain nie da się ułożyć. Plansza powstaje od nowa ({ $n }).

## Dziennik: pory roku i rozkazy

season-begins = Rok { $year }, { season-name }.
season-card = Karta pory roku: { $card }. Dobierają { $seat }.
season-spring = Wstają rozproszone figurki, znikają znaczniki aktywacji, rozkazy wracają na rękę.
season-summer = Zaczyna się faza wypraw.
season-ban = Do następnej karty pory roku działa: { CASE($card, "nom") }.
season-ban_except = Do następnej karty pory roku działa: { CASE($card, "nom") }. Wyjątek: { $seat }.
card-skipped = Ta karta mówi o fałszywych runach i wypada z gry: { $card }.
card-discarded = { $seat } odrzucają: { $card }.
deck-shuffled = Tasowanie: { $deck }.
order-revealed = { $seat }: { CASE($order, "nom") }.
order-back = { $seat } biorą z powrotem rozkaz: { CASE($order, "nom") }.
turn-begins = Tura: { $seat }. Rozkaz: { CASE($order, "nom") }.
dial = { $seat }: { $dial ->
    [food] żywność
    [wood] drewno
   *[ore] ruda
} { $n }.
influence-gained = { $seat } zdobywają { n-wplyw }.
influence-lost = { $seat } tracą { n-wplyw }.
tactics-drawn = { $seat } dobierają { n-karty-acc } taktyki.
tactics-played = { $seat } zagrywają kartę { $card }.
quest-drawn = { $seat } dobierają { n-karty-acc } wyprawy.
recruits = { $seat } rekrutują { n-unit }: { $at }.
rally-benefit = { $seat } zbierają poparcie w obszarze { $at }: { $what }.
title-taken = { $seat } zdobywają tytuł za { n-wplyw }: { CASE($title, "nom") }.
title-used = { $seat } korzystają z tytułu: { CASE($title, "nom") }.
works-built = { $seat } budują ulepszenie w obszarze { $at }: { CASE($works, "nom") }.
fort-built = { $seat } stawiają twierdzę: { $at }.
fort-repaired = { $seat } naprawiają twierdzę: { $at }.
fort-taken = { $seat } zdobywają twierdzę: { $at }.
fort-razed = Twierdza zburzona: { $at }.
fort-cracked = Twierdza uszkodzona: { $at }.
city-razed = Miasto zniszczone w obszarze { $at }: { CASE($city, "nom") }.
bid-declares = { $seat } mają { n-wplyw }.
bid-reveals = { $seat } dają { n-wplyw }.
bid-tie = Remis rozstrzygają { $seat }. Wygrywają { $other }.
bid-won = Najwyższa oferta ({ $n }): { $seat }.
bid-lowest = Najniższa oferta ({ $n }): { $seat }.

## Dziennik: ruch i dyplomacja

march-activates = { $seat } aktywują obszar { $at }.
march-activated = Znacznik aktywacji w obszarze { $at }. Gracz: { $seat }.
march-freed = { $seat } zdejmują znacznik aktywacji: { $at }.
march-permit = { $seat } pomijają do końca tury: { $border }.
march-reach = { $seat } prowadzą jednostki z dalszych obszarów: +{ $n }.
units-move = { $seat } przesuwają { n-unit }: { $source } → { $at }.
units-lost = { $seat } tracą { n-unit }: { $at }.
units-routed = Rozproszone jednostki w obszarze { $at }: { n-unit }.
units-stand = Wstają w obszarze { $at }: { n-unit }.
hero-walks = { CASE($hero, "nom") } przechodzi do obszaru { $at }. Gracz: { $seat }.
retreats = { $seat } wycofują { n-unit }: { $source } → { $at }.
retreat-none = Nie ma dokąd uciec z obszaru { $at }. Giną: { n-unit }.
wild-flees = Jednostki neutralne uciekają z obszaru { $at }.
wild-moves = { $seat } przesuwają jednostki neutralne: { $source } → { $at }.
wild-placed = { $seat } stawiają { n-unit }: { $at }.
fate-drawn = { $seat } dobierają karty przeznaczenia: { $cards }.
diplomacy-result = { $seat } stosują kartę { $card }. Wynik: { $result ->
    [gold] sukces
    [silver] odwrót
   *[red] porażka
}.
diplomacy-joins = Jednostki neutralne w obszarze { $at } sprzymierzają się. Gracz: { $seat }.
diplomacy-retreat = { $seat } wycofują się z obszaru { $at }.

## Dziennik: bitwa

battle-begins = Bitwa o obszar { $at }: atakują { $seat }, { $wild ->
    [0] bronią się
   *[1] jednostki neutralne prowadzą
} { $other }.
battle-deserted = W obszarze { $at } nie ma już z kim walczyć.
battle-cancelled = { $seat } unikają bitwy i wycofują się z obszaru { $at }.
battle-draws = Runda { $round }: { $seat } dobierają karty. { CASE($kind, "nom", number: "pl") }: { $n }.
battle-reveals = { $seat } ujawniają kartę { $card }. { CASE($kind, "nom", number: "pl") }.
battle-blanks = { $seat } bez skutku: { $cards }.
battle-special = Zdolność: { CASE($kind, "nom", number: "pl") }. Gracz: { $seat }.
battle-again = { $seat } dobierają jeszcze jedną kartę: { $card }. { CASE($kind, "nom", number: "sg") }.
battle-bonus = { $seat } mają +{ $n } siły w tej bitwie.
battle-sturdy = { CASE($kind, "nom", number: "pl") }: życie { $n } do końca bitwy.
battle-raised = { $seat } wskrzeszają jednostkę: { CASE($kind, "nom", number: "sg") }.
battle-redraws = { $seat } wymieniają { n-karty-acc }: { $cards }.
battle-stands = Znów stoi: { CASE($kind, "nom", number: "sg") }.
battle-routed = Rozproszona jednostka: { CASE($kind, "nom", number: "sg") } ({ $seat }).
battle-hurt = Obrażenie: { CASE($kind, "nom", number: "sg") } ({ $seat }). Razem: { $n }.
battle-destroyed = { $seat } tracą jednostkę: { CASE($kind, "nom", number: "sg") }.
battle-withdrawn = Z bitwy wycofuje się jednostka: { CASE($kind, "nom", number: "sg") }.
battle-strength = Siła w obszarze { $at }: atak { $attack }, obrona { $defence }. Wygrywają { $seat }.
battle-surplus = Ponad 8 jednostek w obszarze { $at }. Wycofuje się: { $n }.
battle-overrun = Rozproszone wcześniej jednostki w obszarze { $at } giną: { $n }.
battle-ends = Bitwa o obszar { $at } skończona.
works-walls = Wzmocnione mury w obszarze { $at } dają +{ $n } siły. Gracz: { $seat }.
works-wards = Pieczęcie ochronne w obszarze { $at } odpędzają jednostkę. Gracz: { $seat }.
works-tomb = Przeklęty grobowiec w obszarze { $at } budzi trwogę. Gracz: { $seat }.
works-spawn = Głodny pomiot w obszarze { $at } rzuca się na atakujących. Gracz: { $seat }.

## Dziennik: bohaterowie

hero-shown = { $seat } pokazują bohatera: { $card }.
hero-gained = { $seat } zdobywają bohatera: { CASE($hero, "nom") }. Obszar { $at }.
hero-deserts = { CASE($hero, "nom") } dezerteruje. Gracz: { $seat }.
hero-moves = { CASE($hero, "nom") } idzie do obszaru { $at }. Gracz: { $seat }.
hero-retreats = { CASE($hero, "nom") } wycofuje się do obszaru { $at }.
hero-routed = Rozproszenie: { CASE($hero, "nom") }.
hero-stands = Znów stoi: { CASE($hero, "nom") }.
hero-healed = Leczenie: { CASE($hero, "nom") }. Usunięte obrażenia: { $n }.
hero-hurt = { CASE($hero, "nom") } dostaje { n-obrazenia }.
hero-trained = Trening: { CASE($hero, "nom") }, { $attribute } +{ $n }.
hero-defeated = Ginie { CASE($hero, "nom") }. Gracz: { $seat }.
hero-grave = W obszarze { $at } zostaje znacznik pokonanego bohatera { $n }.
hero-ability = { CASE($hero, "nom") } używa zdolności.
quest-tried = { CASE($hero, "nom") } podejmuje wyprawę { $card }. Gracz: { $seat }.
quest-done = { CASE($hero, "nom") } kończy wyprawę { $card }. Gracz: { $seat }.
test-result = { CASE($hero, "nom") } stosuje kartę { $card }. Symbol: { $result ->
    [gold] złoty
    [silver] srebrny
   *[red] czerwony
}.
duel-begins = Pojedynek w obszarze { $at }: { CASE($hero, "nom") } i { CASE($other, "nom") }.
duel-unit = Pojedynek: { CASE($hero, "nom") } i { CASE($kind, "nom", number: "sg") }.
duel-draws = Runda { $round } pojedynku: { CASE($who, "nom") }, karta { $card }. Dobierają { $seat }.
duel-unit_hurt = { CASE($kind, "nom", number: "sg") } dostaje { n-obrazenia }.
duel-slips = { CASE($hero, "nom") } wymyka się do obszaru { $at }.
duel-spoils = { $seat } przejmują nagrody: { $cards }.
duel-ends = Pojedynek w obszarze { $at } skończony.
reward-gained = { CASE($hero, "nom") } otrzymuje nagrodę: { $card }. Gracz: { $seat }.
reward-used = { CASE($hero, "nom") } używa nagrody: { $card }.
reward-taken = { CASE($hero, "nom") } zabiera nagrodę: { $card }.
reward-traded = { CASE($hero, "nom") } przejmuje nagrodę: { $card }.
reward-found = { CASE($hero, "nom") } podnosi nagrody spod znacznika { $n }.
find-explored = { CASE($hero, "nom") } odkrywa w obszarze { $at }: { $card }.
find-discarded = Odrzucony żeton: { $card }.
find-stays = W obszarze { $at } zostaje: { $card }.
find-rests = { CASE($hero, "nom") } korzysta z lokacji w obszarze { $at }.
find-destroyed = Zniszczona lokacja w obszarze { $at }: { $card }.
find-stops = { CASE($hero, "nom") } wchodzi do Lochów w obszarze { $at } i nie idzie dalej.
find-seen = { $seat } podglądają żetony w obszarze { $at }.

## Dziennik: runy i koniec

rune-received = { $seat } otrzymują smoczą runę.
rune-laid = { $seat } kładą runę: { $at }.
rune-moved = { $seat } przekładają runę: { $source } → { $at }.
rune-seen = { $seat } oglądają runę w obszarze { $at }: { $card }.
rune-discarded = { $seat } odrzucają fałszywą runę z obszaru { $at }.
rune-returned = Runa wraca do zapasu: nie ma dla niej obszaru. Gracz: { $seat }.
rune-none = W zapasie nie ma już smoczych run. Gracz: { $seat }.
runes-rearranged = { $seat } przekładają runy obszarów { $at } i { $other }.
objective-fulfilled = { $seat } spełniają cel: { $card }.
objective-new = { $seat } wymieniają kartę celu: { $card }.
player-out = Odpadają { $seat }.
result-runes = Dość smoczych run jest w jednych rękach.
result-years = Minęła ostatnia zima. Decydują smocze runy, potem wpływ.
result-last = Została tylko jedna frakcja.
game-won = { $seat } wygrywają. Smocze runy: { $n }.
