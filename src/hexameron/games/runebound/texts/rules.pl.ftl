### Pytania, możliwości i dziennik.

## Nazwy

seat-number = Gracz { $n }
board-hex = heks { $name }
board-place = { $place } ({ $name })
hidden-skill = zakryta karta umiejętności
hidden-asset = zakryty zasób
hidden-adventure = zakryta karta przygody
hidden-story = zakryta karta fabuły
enemy = wróg
deck-soc = talia spotkań
deck-com = talia walk
deck-exp = talia przeszukiwania
skill-deck = talia umiejętności
asset-deck = talia zasobów
soc-deck = talia spotkań
com-deck = talia walk
exp-deck = talia przeszukiwania
story-deck = talia fabuły
face-0 = dziki symbol
face-1 = równiny
face-2 = równiny lub las
face-3 = las lub wzgórza
face-4 = wzgórza lub równiny
face-5 = góra lub woda
side-0 = pierwsza strona
side-1 = druga strona
body = ciało
mind = umysł
spirit = duch
symbol-phy = obrażenia fizyczne
symbol-mag = obrażenia magiczne
symbol-ene = obrażenia wroga
symbol-agi = zwinność
symbol-sur = wzmocnienie
symbol-shi = tarcza
symbol-dbl = podwojenie
symbol-dash = kreska
token-face = { $symbol } { $n }{ $gold ->
    [0] {""}
   *[1] , złoty symbol
}
token-one = { $symbol }{ $gold ->
    [0] {""}
   *[1] , złoty symbol
}

## Pytania

ask-setup-hero = Którego bohatera poprowadzisz?
ask-setup-place = Gdzie zaczyna { $who }?
ask-setup-buy = Możesz kupić jeden z tych zasobów.
ask-setup-buy-end = Nic nie kupuj
ask-turn-act = { $n ->
    [one] Została 1 akcja. Co robisz?
    [few] Zostały { $n } akcje. Co robisz?
   *[many] Zostało { $n } akcji. Co robisz?
}
ask-turn-end = Akcje są wydane. Możesz się jeszcze uczyć.
ask-turn-end-end = Zakończ turę
ask-move-step = Wydaj kość i wejdź na sąsiedni heks.
ask-move-step-end = Nie idź dalej
ask-move-card = Wskaż sąsiedni heks.
ask-move-card-end = Zostań tutaj
ask-move-carried = Dokąd się przenosisz?
ask-move-carried-end = Zostań tutaj
ask-shop-deal = Zakupy: kup jeden zasób albo odrzuć jeden z targowiska. Przedtem możesz sprzedawać.
ask-shop-gain = Który zasób bierzesz?
ask-shop-offer = Kupujesz coś z tego?
ask-shop-offer-end = Nic nie kupuj
ask-shop-from_market = Który zasób bierzesz z targowiska?
ask-shop-sell_one = Co sprzedajesz?
ask-shop-sell_one-end = Nic nie sprzedawaj
ask-shop-trade = Które dobra wymieniasz?
ask-settle-asset = Masz za dużo zasobów tego rodzaju. Co odrzucasz?
ask-settle-hand = Za dużo kart na ręce. Co odrzucasz?
ask-settle-skill = Za dużo wyuczonych umiejętności. Co odrzucasz?
ask-exert-card = Mobilizacja: którą kartę odrzucasz?
ask-learn-card = Której umiejętności się uczysz?
ask-learn-card-end = Żadnej
ask-learn-pay = Którymi trofeami płacisz?
ask-event-option = { $who }: którą możliwość wybierasz?
ask-card-drawn = { $who }: zmieniasz to, co zostało dobrane?
ask-card-drawn-end = Rozpatrz tę kartę
ask-card-which = Którą kartę rozpatrujesz?
ask-card-choice = Co wybierasz?
ask-card-pay = Ile złota płacisz?
ask-card-pay-end = Nic nie płać
ask-card-patient = Kogo leczysz?
ask-card-victim = Kogo okradasz?
ask-quest-explore = Przeszukiwanie: wybierz zakończenie albo przerzuć kość.
ask-quest-explore-end = Bez zakończenia
ask-quest-ending = Które zakończenie rozpatrujesz?
ask-quest-ending-end = Żadnego
ask-test-before = Test: używasz zdolności przed odkryciem kart?
ask-test-before-end = Odkryj karty
ask-test-exert = { $n ->
    [0] Na razie bez sukcesu. Mobilizujesz się?
    [one] Masz 1 sukces. Mobilizujesz się dalej?
    [few] Masz { $n } sukcesy. Mobilizujesz się dalej?
   *[many] Masz { $n } sukcesów. Mobilizujesz się dalej?
}
ask-test-exert-end = Rozstrzygnij test
ask-trophy-deck = Z której talii bierzesz trofeum?
ask-trophy-spend = Które trofeum wydajesz?
ask-dice-which = Które kości przerzucasz?
ask-dice-which-end = Gotowe
ask-dice-turn = Którą kość odwracasz i na co?
ask-dice-rest = Odpoczynek: przerzucasz coś?
ask-dice-rest-end = Licz leczenie
ask-dice-explore = Przeszukiwanie: przerzucasz coś?
ask-dice-explore-end = Zostaw kości
ask-dice-harm = Grożą ci obrażenia: przerzucasz coś?
ask-dice-harm-end = Zostaw kości
ask-dice-strike = Przerzucasz coś przed ciosem?
ask-dice-strike-end = Zostaw kości
ask-give-what = Co proponujesz? Druga strona: { $who }.
ask-give-agree = Propozycja przekazania: { $who }. Zgadzasz się?
ask-give-agree_gold = Propozycja przekazania złota. Zgadzasz się? Proponuje: { $who }.
ask-zombie-place = Gdzie staje zombie?
ask-zombie-kill = Którego zombie zabijasz?
ask-villain-march = Dokąd maszeruje złoczyńca?
ask-ability-may = { $who }: używasz tej zdolności?
ask-combat-act = Akcja walki: { $who }.
ask-combat-act-end = Pas
ask-combat-act-mine = Twoja akcja walki.
ask-combat-attack = Które żetony wydajesz na atak?
ask-combat-attack-end = Atakuj tymi
ask-combat-agility = Zwinność: przewróć swój żeton albo każ przerzucić cudzy.
ask-combat-flip = Które żetony przewracasz?
ask-combat-flip-end = Gotowe
ask-combat-recast = Które żetony są przerzucane?
ask-combat-recast-end = Gotowe
ask-combat-remove = Które żetony usuwasz?
ask-combat-remove-end = Gotowe
ask-combat-mirror = Którego symbolu przeciwnika używasz?
ask-combat-mirror-end = Żadnego
ask-combat-borrow = Której zdolności pokonanego wroga używa Vorakesh?
ask-combat-pay = Którymi wzmocnieniami płacisz?
ask-combat-pay-end = Zapłać tymi
ask-combat-negate = Przeciwnik używa zdolności. Negujesz ją swoimi wzmocnieniami?
ask-combat-negate_with = Którymi wzmocnieniami negujesz?
ask-combat-negate_with-end = Neguj tymi
ask-combat-shields = { $n ->
    [one] Nadchodzi 1 obrażenie. Wydajesz tarcze?
    [few] Nadchodzą { $n } obrażenia. Wydajesz tarcze?
   *[many] Nadchodzi { $n } obrażeń. Wydajesz tarcze?
}
ask-combat-shields-end = Przyjmij resztę
ask-combat-block_more = { $who }: blokujesz dalej?
ask-combat-escape = Koniec rundy walki. Uciekasz?
ask-combat-escape-end = Walcz dalej
ask-combat-flee = Ucieczka: wydaj kość, żeby wejść na sąsiedni heks.
ask-combat-flee-end = Zostań i walcz

## Wyjaśnienia pod pytaniem

help-setup-hero = Każdy bohater walczy inaczej: zobacz żetony i zdolności.
help-setup-place = Złoty heks to miejsce, na które pozwala karta bohatera.
help-turn-act = Na sąsiedni heks wchodzisz bez rzutu.
help-turn-end = Potem zaczyna się tura następnego gracza.
help-move-step = Każda kość to jeden heks. Na trakcie i do miasta wystarczy dowolna.
help-shop-deal = Liczba na karcie to cena. Po zakupach na targowisku są znów trzy karty.
help-event-option = Wybrać można także to, czego nie da się wykonać.
help-test-exert = Za każdą odrzuconą kartę odkrywasz jeszcze jedną.
help-quest-explore = Wyższe zakończenie daje więcej. Kość przerzucasz, odrzucając kartę.
help-combat-act = Żetony wydajesz po kolei na zmianę z przeciwnikiem. Kto spasuje, w tej rundzie już nie działa.
help-combat-attack = Obrażenia można też rozłożyć na kilka akcji.
help-combat-shields = Tarcze wracają w następnej rundzie walki.
help-combat-escape = Ucieczka to rzut jedną kością terenu.
help-learn-pay = Barwa kuli to rodzaj trofeum, szara przyjmuje każde.

## Możliwości

option-lead = { $hero }
option-place = { $cell }
option-go = Idź bez rzutu: { $cell }
option-throw = Rzuć kośćmi i idź
option-rest = Odpocznij
option-recover = Dojdź do siebie
option-shop = Zrób zakupy
option-train = Szkól się
option-adventure = Poszukaj przygody
option-attempt = Spróbuj: { $card }
option-tell = Wyprawa fabularna: { $card }
option-slay = Zabij zombie
option-face = Stań do walki: { $villain }
option-perform = Użyj: { $source }
option-defy = Wyzwij: { $player }
option-idle = Nic nie rób
option-buy = Kup za { n-zloto }: { $card }
option-sell = Sprzedaj za { n-zloto }: { $card }
option-toss = Odrzuć z targowiska: { $card }
option-use = Użyj: { $source }
option-learn = Wyucz się: { $card }
option-meet = Przekaż coś lub poproś: { $player }
option-give = Daj: { $card }
option-beg = Poproś o: { $card }
option-give_gold = Daj { n-zloto }
option-beg_gold = Poproś o { n-zloto }
option-walk = Idź: { $cell }
option-step = { $cell }: { $face }
option-step_as = { $cell }: { $face } dzięki: { $source }
option-hop = { $cell } dzięki: { $source }
option-again = Przerzuć: { $face }
option-shake = Użyj: { $source }
option-turn_to = { $face } na: { $to }
option-dice = { $face }
option-end = Zakończenie { $roman }: { $what }
option-end_as = Zakończenie { $roman } dzięki: { $sources }. { $what }
option-option = { $letter ->
    [a] Pierwsza: { $what }
   *[b] Druga: { $what }
}
option-part = { $what }
option-exert = { $card }
option-apply = Użyj: { $source }
option-deck = { $deck }
option-pay = { n-zloto }
option-attack = Atak: { $kind }, razem { $n }
option-double = Podwój: { $top }
option-agile = Wydaj zwinność
option-flip = Przewróć: { $token }
option-recast = Każ przerzucić: { $token }
option-surge = { $ability }: { $what }
option-special = { $ability }: { $what }
option-block = Użyj: { $source }
option-negate = Neguj
option-flee = Uciekaj

here-go = Wejdź
here-attempt = Spróbuj teraz
here-tell = Spróbuj teraz
here-learn = Wyucz się
here-ability = Użyj: { $ability }
here-buy = Kup za { n-zloto }
here-sell = Sprzedaj za { n-zloto }
here-toss = Odrzuć z targowiska
here-meet = Przekaż lub poproś
here-defy = Wyzwij

n-zloto = { $n ->
    [one] { $n } sztukę złota
    [few] { $n } sztuki złota
   *[many] { $n } sztuk złota
}
n-obrazenia = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
n-karty-acc = { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}

## Dziennik: przygotowanie i czas

setup-scenario = Scenariusz: { $scenario }.
setup-gems = Na planszy leży { $n } klejnotów przygód.
setup-decks = Talie przygód mają po { $n } kart.
setup-first = Pierwszy gracz: { $seat }.
setup-hero = Do gry wchodzi { $hero }. Na początek: { n-zloto }.
setup-place = { $seat } zaczyna: { $cell }.
setup-ability = { $seat } rozpatruje zdolność przygotowania.
setup-markets = Na targowiskach leży { $n } zasobów.
turn-begins = Tura: { $seat }.
time-moves = Żeton czasu wchodzi na pole { $n }.
time-act = Zaczyna się Akt { $n }.
gems-refreshed = { $n ->
    [one] Odkryty zostaje { $n } klejnot.
    [few] Odkryte zostają { $n } klejnoty.
   *[many] Odkrytych zostaje { $n } klejnotów.
}
deck-shuffled = Tasowanie: { $deck }.
story-drawn = Karta fabuły: { $card }.
story-placed = { $card } trafia na pole { $n } toru wypraw fabularnych.
story-tried = { $seat } podejmuje wyprawę fabularną: { $card }.
story-done = Wyprawa fabularna ukończona: { $card }.
villain-comes = { $villain } wchodzi na planszę: { $cell }.
villain-faced = { $seat } staje do walki ze złoczyńcą.
villain-turned = { $villain } zwycięża i odzyskuje siły.
villain-rolls = Rzuca { $seat }: { $dice }. Dzikie symbole prowadzą złoczyńcę.
villain-marches = Złoczyńca maszeruje: { $cell }.
first-passed = Pierwszym graczem jest teraz { $seat }.
eliminated = Z gry odpada { $seat }.
game-won = { $seat } pokonuje złoczyńcę i wygrywa.
game-lost = Złoczyńca zwycięża. Wszyscy przegrywają.
result-villain = Złoczyńca pokonany.
result-march = Margath dotarł do Tamaliru.
result-time = Czas minął, królestwo należy do umarłych.
result-fallen = Polegli wszyscy bohaterowie.

## Dziennik: na mapie

moves = { $seat } idzie: { $cell }.
idles = { $seat } nic nie robi.
rests = { $seat } odpoczywa.
trains = { $seat } się szkoli.
undelayed = { $seat } dochodzi do siebie.
delayed = { $seat } zostaje wstrzymany na jedną akcję.
defeated = Pokonany bohater: { $seat }.
recovered = { $seat } wraca do sił.
harm = { $seat } otrzymuje { n-obrazenia }.
heal = { $seat } leczy { n-obrazenia }.
gold-gained = { $seat } zdobywa { n-zloto }.
gold-lost = { $seat } wydaje { n-zloto }.
lore-gained = { $seat } zdobywa wiedzę: { $n }.
ally-gained = Do bohatera dołączają towarzysze: { $n }. Bohater: { $seat }.
zombie-placed = Pojawia się zombie: { $cell }.
zombie-killed = Ginie zombie: { $cell }.
zombie-bites = Zombie kąsa. Cel: { $seat }, liczba: { $n }.
dice-rolled = { $seat } rzuca: { $dice }.
dice-again = { $seat } przerzuca: { $old } na { $dice }.
dice-turned = { $seat } odwraca kość: { $old } na { $dice }.
ability-used = { $seat } używa: { $source }.
cost-unpaid = { $seat } nie może zapłacić.
exerts = { $seat } się mobilizuje: { $card }.
skill-drawn = { $seat } dobiera { n-karty-acc } umiejętności.
skill-discarded = { $seat } odrzuca: { $card }.
skill-learned = { $seat } uczy się: { $card }.
skill-forgotten = { $seat } zapomina: { $card }.
adventure-begins = { $seat } szuka przygody. Talia: { $deck }.
adventure-drawn = { $seat } dobiera: { $card }.
adventure-redrawn = Zamiast tego: { $card }. Dobiera { $seat }.
adventure-none = { $seat } nie znajduje nic: { $deck } jest pusta.
card-discarded = Odrzucona karta: { $card }.
event-chosen = { $seat } wybiera { $option ->
    [a] pierwszą możliwość
   *[b] drugą możliwość
}: { $card }.
event-rumour = { $seat } zachowuje pogłoskę: { $card }.
quest-kept = { $seat } zachowuje wyprawę: { $card }.
quest-tried = { $seat } podejmuje: { $card }.
quest-ending = { $seat } kończy { $card }. Zakończenie: { $n }.
quest-stays = Wyprawa leży dalej: { $card }. Podejmuje ją { $seat }.
test-begins = { $seat }: test. Atrybut: { $attribute }, kart do odkrycia: { $n }.
test-revealed = { $seat } odkrywa: { $card }{ $star ->
    [0] {""}
   *[1] , sukces
}.
test-passed = { $seat }: test zdany. Sukcesy: { $n }.
test-failed = { $seat }: test niezdany.
trophy-received = { $seat } otrzymuje trofeum: { $card }.
trophy-gained = { $seat } zdobywa trofeum. Talia: { $deck }.
trophy-spent = { $seat } wydaje trofeum: { $card }.

## Dziennik: targowiska i dary

shop-added = Na targowisko { $city } trafia: { $card }.
shop-sold = { $seat } sprzedaje: { $card }.
shop-tossed = { $seat } odrzuca z targowiska: { $card }.
shop-traded = { $seat } wymienia dobra: { $card }.
market-refilled = Targowisko { $city } uzupełnia: { $card }.
asset-gained = { $seat } zdobywa: { $card }.
asset-discarded = { $seat } odrzuca: { $card }.
asset-left = Niewzięty zasób: { $card }.
give-offered = { $seat } proponuje przekazanie: { $card }. Druga strona: { $to }.
give-asset = { $seat } oddaje: { $card }. Bierze { $to }.
give-gold_offered = { $seat } proponuje przekazanie: { n-zloto }. Daje { $giver }, bierze { $to }.
give-gold = { $seat } oddaje { n-zloto }. Bierze { $to }.

## Dziennik: walka

challenge = { $seat } wyzywa. Przeciwnik: { $rival }.
combat-begins = Walka: { $seat } i { $foe }.
combat-cast = { $fighter } rzuca żetonami: { $tokens }.
combat-initiative = Zaczyna { $fighter }. Inicjatywa: { $n } do { $foe }.
combat-passes = { $fighter }: pas.
combat-attacks = { $fighter } zadaje { n-obrazenia }. Rodzaj: { $kind }.
combat-doubles = { $fighter } podwaja: { $top }.
combat-agile = { $fighter } wydaje zwinność.
combat-flipped = Przewrócony żeton: { $token }. Właściciel: { $fighter }.
combat-recast = { $fighter } przerzuca: { $tokens }.
combat-removed = { $fighter } traci z puli: { $tokens }.
combat-surges = { $fighter } używa zdolności { $ability } za wzmocnienia: { $n }.
combat-negated = { $fighter } neguje tę zdolność.
combat-on_guard = { $fighter } osłania się przed następnym atakiem.
combat-guarded = { $fighter } blokuje osłoną: { $n }.
combat-shields = { $fighter } blokuje tarczami: { $n }.
combat-blocked = { $fighter } blokuje wszystko.
combat-harm = { $fighter } otrzymuje { n-obrazenia }.
combat-mends = { $fighter } leczy { n-obrazenia }.
combat-raised = Vorakesh przywołuje moc pokonanego wroga: { $card }.
combat-stays = { $seat } zostaje w walce.
combat-escapes = { $seat } ucieka z walki.
combat-won = { $seat } wygrywa walkę.
combat-lost = { $seat } przegrywa walkę.
combat-escaped = Koniec walki przez ucieczkę: { $seat }.
combat-captured = Koniec walki: wróg staje się trofeum. Bohater: { $seat }.
