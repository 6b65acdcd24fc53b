### Zasady: pytania, odpowiedzi, przebieg partii.

board-cell = { $place } { $grid }
board-unknown = Nieodkryte pole
seat-number = Gracz { $n }
hidden-card = zakryta karta
hidden-colour = zakryty kolor
hidden-enemy = zakryty żeton wroga
hidden-member = tajemnica drużyny
hidden-ruin = zakryty żeton Ruin
hidden-skill = zakryta umiejętność
hidden-tile = zakryty kafelek mapy
hidden-unit = zakryta jednostka
m0 = czerwony
m1 = niebieski
m2 = zielony
m3 = biały
m4 = złoty
m5 = czarny
way-basic = efekt podstawowy
way-strong = efekt wzmocniony
way-move = bokiem, Ruch
way-influence = bokiem, Wpływ
way-attack = bokiem, Atak
way-block = bokiem, Blok
blow-physical = atak { $n }
blow-fire = atak ogniem { $n }
blow-ice = atak lodem { $n }
blow-cold_fire = atak zimnym ogniem { $n }

n-karty-log = { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}
n-rany-log = { $n ->
    [one] { $n } ranę
    [few] { $n } rany
   *[many] { $n } ran
}
n-obrazen-log = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}

## Pytania: partia, runda, tura

ask-hero-choose = Wybierz bohatera.
ask-hero-bid = { $who }: ile punktów Sławy oddasz za tego bohatera?
ask-hero-bid-end = Pas
ask-also = To tura innego gracza, ale możesz coś zrobić.
ask-team-chosen = Wybierz w sekrecie, kto z drużyny ma wrócić przez Portal.
ask-draft-keep = Wybierz kartę, którą zachowasz.
ask-draft-use = Wybierz kartę, którą dołożysz do swojej talii.
ask-tactic-choose = Wybierz taktykę na tę rundę.
ask-tactic-remove = Wskaż taktykę, która wypadnie z gry.
ask-tactic-rethink = Odrzuć do 3 kart, aby dobrać tyle samo.
ask-tactic-steal = Wybierz kość, która poczeka na twojej taktyce.
ask-tactic-preparation = Wybierz ze swojej talii kartę na rękę.
ask-tactic-search = Wybierz kość Źródła do ponownego rzutu.
ask-tactic-search-end = Rzuć
ask-tactic-meditation = Wybierz do 5 kart, które wtasujesz do talii.
ask-tactic-sparing = Odkładasz kartę czy bierzesz odłożone?
ask-turn-before = Zrobisz coś przed swoją turą?
ask-turn-before-end = Dalej
ask-turn-start = Twoja tura. Co robisz?
ask-turn-move = Ruch: zagraj karty, idź lub wykonaj akcję.
ask-turn-talk = Negocjacje: na co wydasz Wpływ?
ask-turn-after = Po akcji: lecz rany lub zakończ turę.
ask-rest-card = Odpoczynek: odrzuć 1 kartę, która nie jest raną.
ask-rest-wounds = Odpoczynek: odrzuć dowolnie wiele ran.
ask-round-banner = { $who }: zostawiasz chorągiew przy jednostce?
ask-hide-dungeon = Wskaż pole, na którym będzie wejście do Lochów.
ask-hide-tomb = Wskaż pole, na którym będzie wejście do Grobowca.
ask-move-jump = Wskaż pole, na które się przenosisz.
ask-move-jump-end = Zostań na swoim polu
ask-move-storm = Wskaż miejsce, które szturmujesz.

## Pytania: mana i karty

ask-mana-pay = Czym płacisz? Potrzebna: { $who }.
ask-mana-colour = Manę którego koloru płacisz?
ask-mana-which = Wybierz kolor many.
ask-mana-die = Wybierz kość ze Źródła.
ask-mana-claim = Bierzesz 3 znaczniki teraz czy 1 w każdej następnej turze?
ask-mana-melted = Możesz wziąć 1 utracony kryształ.
ask-mana-melted-end = Nie bierz
ask-effect-choice = { $way ->
    [strong] { $who } ze wzmocnieniem: który efekt?
   *[basic] { $who }: który efekt?
}
ask-effect-kind = Jakie punkty dostajesz?
ask-card-discard = Odrzuć kartę.
ask-card-discards = Wybierz karty, które odrzucisz.
ask-card-discard_wound = Odrzucić ranę, aby dostać 1 punkt więcej?
ask-card-throw = Wybierz kartę, którą usuniesz z gry.
ask-card-concentrate = Wybierz kartę akcji, którą zagrasz ze wzmocnieniem.
ask-card-maximal = Wybierz kartę akcji, którą usuniesz z gry dla jej efektu.
ask-card-gain = Wybierz kartę z oferty.
ask-card-learn = Wybierz kartę z oferty.
ask-card-spell = Wybierz czar z oferty.
ask-card-ancestor = Wybierz kartę z oferty, której efekt wykorzystasz.
ask-card-wound_where = Dokąd trafia rana?
ask-card-portal = Dalej czy więcej kart?
ask-card-ritual_crystal = Zapłacić manę za kryształ?
ask-card-song_of_wind = Zapłacić niebieską manę, aby wchodzić na jeziora?
ask-card-call_to_arms = Wybierz zdolność jednostki z oferty.
ask-card-call_to_glory = Wybierz jednostkę z oferty.
ask-card-trance = Wybierz kartę ze stosu kart odrzuconych.
ask-card-top_or_bottom = Karty idą na wierzch czy na spód talii?
ask-card-next = Którą kartę kładziesz teraz?
ask-card-mind_read = Odrzuć kartę tego koloru.
ask-card-mind_steal = Możesz zabrać 1 odrzuconą akcję.
ask-card-mind_steal-end = Nie zabieraj
ask-card-sacrifice = Wybierz parę kolorów kryształów.
ask-card-charm = Kryształ czy tańsza jednostka?
ask-radiance-crystals = Ile swoich kryształów tego koloru zamieniasz najpierw na manę?
ask-horn-more = Ile punktów dodajesz? Za każdy rzucisz kością.
ask-shield-how = Jeden mocny blok czy kilka słabszych?
ask-staff-which = Wybierz efekt kostura.
ask-staff-which-end = Wystarczy
ask-staff-flight = Wskaż bezpieczne pole.
ask-circlet-skill = Wybierz umiejętność ze wspólnej oferty.
ask-harvest-crystal = { $who }: wybierz kryształ.
ask-altem-mana = Ile many dokładasz?
ask-delphana-which = Wybierz manę, którą płacisz za efekt.
ask-delphana-which-end = Wystarczy
ask-scouts-peek = Wskaż żeton, który podejrzysz.
ask-shocktroops-attack = Wskaż atak, który przyjmie ta jednostka.
ask-familiars-mana = { $who }: zapłać kryształ albo rozformuj jednostkę.

## Pytania: jednostki i umiejętności

ask-unit-disband = Brakuje żetonu dowodzenia. Którą jednostkę rozformujesz?
ask-unit-bond = { $who }: werbujesz przez Więzy lojalności?
ask-unit-under_banner = { $who }: służba pod Chorągwią dowodzenia?
ask-unit-ready = Wskaż jednostkę, którą przygotujesz.
ask-unit-ready-end = Wystarczy
ask-unit-tire = Wskaż jednostkę innego gracza, którą wyczerpiesz.
ask-unit-tire-end = Żadnej
ask-unit-toughen = Wskaż jednostkę, która dostanie odporność fizyczną.
ask-banner-fear = Wskaż atak, który anulujesz.
ask-banner-fortitude = { $who }: zignorować ranę dzięki chorągwi?
ask-skill-sideways = Wybierz kartę, którą zagrasz bokiem.
ask-skill-flight = Wskaż pole, na które lecisz.
ask-skill-inspiration = Wskaż jednostkę, którą przygotujesz lub wyleczysz.
ask-skill-ready_or_heal = Przygotowujesz czy leczysz?
ask-skill-reroll = Możesz rzucić ponownie kością Źródła.
ask-skill-reroll-end = Nie rzucaj
ask-skill-alone = Ile Wpływu bierzesz?
ask-skill-unmagical = Rezygnujesz w tej turze z kości Źródła?
ask-skill-prey = Co traci wróg?
ask-skill-taunt = Wskaż atak wroga.
ask-skill-taunt_how = Osłabiasz atak czy drażnisz wroga?
ask-skill-duel = Wskaż wroga, z którym się pojedynkujesz.
ask-ritual-wounds = Ile ran usuwasz z gry?
ask-ritual-whom = Kto dostaje ranę?

## Pytania: walka

ask-combat-challenge = Wyzywasz też wrogów z sąsiednich pól?
ask-combat-challenge-end = Zacznij walkę
ask-combat-ranged = Faza 1: ataki dystansowe i oblężnicze.
ask-combat-block = Faza 2: zablokuj ataki wrogów.
ask-combat-face = Faza 3: który atak przyjmujesz?
ask-combat-damage = Kto przyjmuje obrażenia?
ask-combat-attack = Faza 4: zaatakuj wrogów.
ask-combat-strike = Atakujesz tym samym atakiem jeszcze kogoś?
ask-combat-strike-end = Uderz
ask-combat-target = Wskaż wroga.
ask-combat-target-end = Wystarczy
ask-combat-against = Wskaż atak, który słabnie.
ask-combat-against-end = Wystarczy
ask-duel-participate = Atakuje cię inny gracz. Jak się bronisz?
ask-duel-attack = Pojedynek: zbierz Atak i uderz albo spasuj.
ask-duel-attack-end = Nie atakuj
ask-duel-block = Pojedynek: zbierz Blok.
ask-duel-block-end = Zakończ blok
ask-duel-damage = Pojedynek: na co idą punkty Ataku?
ask-duel-damage-end = Wystarczy
ask-pact-invite = Kogo zapraszasz do wspólnego szturmu?
ask-pact-share = Ilu wrogów bierze na siebie { $who }?
ask-pact-agree = Zgadzasz się na wspólny szturm?
ask-pact-march = Wchodzisz do miasta?

## Pytania: koniec tury

ask-end-withdraw = Wskaż pole, na które się wycofujesz.
ask-end-glade = Magiczna polana: usuwasz z gry ranę?
ask-end-glade-end = Nie usuwaj
ask-end-reward = Którą nagrodę bierzesz teraz?
ask-end-choose = Nagroda. { $who }: wybierz kartę.
ask-end-artifact = Który artefakt odkładasz na spód talii?
ask-end-order = Który artefakt kładziesz teraz na wierzch talii?
ask-end-unit = Nagroda: wybierz jednostkę.
ask-end-unit-end = Bez jednostki
ask-end-discard = Możesz odrzucić karty przed dobieraniem.
ask-end-long_night = Użyć taktyki Długa noc?
ask-end-protection = Usunąć z gry rany otrzymane w tej turze?
ask-end-steady_tempo = { $who }: włożyć kartę do talii?
ask-end-crystal_joy = { $who }: odrzucasz kartę, aby wziąć tę na rękę?
ask-end-crystal_joy-end = Nie odrzucaj
ask-level-skill = Nowy poziom: wybierz umiejętność.
ask-level-both = Nowy poziom: wybierz umiejętność i kartę akcji.
ask-level-action = Nowy poziom: wybierz akcję zaawansowaną.

## Odpowiedzi

option-pick = { $what }
option-play-basic = { $card }: { $does }
option-play-sideways = { $card } bokiem: { $points }
option-play-strong = { $card } ze wzmocnieniem: { $does }
option-activate = { $unit }: { $does }
option-skill = Użyj umiejętności { $card }
option-return = Zwróć umiejętność { $card }
option-tactic = Użyj taktyki { $tactic }
option-banner = Użyj chorągwi: { $card }
option-attach = { $card } dla jednostki: { $unit }
option-spend-attack = Zamień Ruch na Atak
option-spend-ranged = Zamień Ruch na Atak dystansowy
option-spend-block = Zamień Wpływ na Blok
option-spend-heal = Zamień Wpływ na Leczenie
option-spend-ready = Zamień Wpływ na gotowość jednostki
option-bribe = Opłać jednostkę: { $card }
option-learn = Naucz się: { $card }
option-heal_hand = Wylecz ranę z ręki
option-heal_unit = Wylecz jednostkę: { $card }
option-pay-endless = Z pierścienia: { CASE($mana, "nom") }
option-pay-token = Znacznik: { CASE($mana, "nom") }
option-pay-tactic = Kość z taktyki: { CASE($mana, "nom") }
option-pay-die = Kość Źródła: { CASE($mana, "nom") }
option-pay-crystal = Kryształ: { CASE($mana, "nom") }
option-go = Idź na pole: { $cell }
option-explore = Odkryj kafelek: { $cell }
option-tunnel = Przejdź podziemiami: { $cell }
option-hide = { $cell }
option-begin = Zacznij turę
option-announce = Ogłoś koniec rundy
option-forfeit = Zrezygnuj z tury
option-rest = Odpocznij
option-end = Zakończ turę
option-end-talk = Zakończ negocjacje
option-interact = Negocjuj
option-enter = Wejdź do środka
option-challenge = Wyzwij wrogów: { $cell }
option-burn = Spal Monastyr
option-plunder = Splądruj Wioskę: 2 karty, Reputacja −1
option-mark = Połóż tarczę na polanie
option-mark-instead = Połóż tarczę na polanie zamiast tarczy: { $who }
option-incant = Odpraw inkantację
option-bid = Sława −{ $n }
option-match = Wyrównaj
option-recruit = Zwerbuj: { $card }
option-disband = Rozformuj: { $card }
option-buy = Weź kartę { $card }
option-buy_healing = Kup 1 punkt Leczenia
option-buy_artifact = Kup artefakt
option-buy_unseen = Kup wierzchnią kartę talii akcji zaawansowanych
option-add_elite = Dołóż jednostkę elitarną do oferty
option-aim = Pokonaj: { $foe }
option-parry = Zablokuj: { $foe }, { $blow }
option-target = { $foe }
option-against = { $foe }: { $blow }
option-face = Przyjmij: { $foe }, { $blow }
option-hurt_unit = Przyjmuje jednostka: { $card }
option-hurt_hero = Przyjmuje bohater
option-slow = Wydaj 1 punkt Ruchu: { $foe }, { $blow }
option-attack = Zaatakuj: { $who }
option-invite = Zaproponuj wspólny szturm: { $city }
option-share = Wrogowie: { $n }
option-participate-full = Broń się z całych sił (twoja następna tura przepada)
option-participate-partial = Broń się tylko tym, co masz
option-declare = Uderz
option-steal = Zabierz artefakt { $card }
option-push = Zepchnij na pole: { $cell }
option-next = Następna faza
option-next-end = Zakończ walkę
option-reward-artifact = Artefakt
option-reward-spell = Czar
option-reward-advanced = Akcja zaawansowana
option-reward-unit = Jednostka
option-reward-crystal = Losowy kryształ
option-reward-crystals = Po krysztale każdego koloru
option-reward-dungeon = Skarb z Lochów
option-postpone = Weź jednostkę po awansie
option-take_skill = Weź umiejętność { $card }

branch-number = Możliwość { $n }
branch-kind-0 = Ruch
branch-kind-1 = Wpływ
branch-kind-2 = Atak
branch-kind-3 = Blok
branch-radiance-crystals = Zamień { $n }
branch-horn-more = Dodaj { $n }
branch-ritual-wounds = Usuń { n-rany-log }
branch-skill-alone = Wpływ { $n }
branch-skill-prey = { $foe }: { $what }
branch-skill-prey-element = żywioł ataku
branch-altem-mana-0 = Bez many
branch-altem-mana-1 = Z 1 maną
branch-altem-mana-2 = Z 1 maną innego koloru
branch-altem-mana-3 = Z niebieską i czerwoną maną
branch-card-charm-0 = Kryształ
branch-card-charm-1 = Jednostka tańsza o 3
branch-card-portal-0 = Do 2 pól, limit kart +1
branch-card-portal-1 = Do 1 pola, limit kart +2
branch-card-sacrifice-0 = Zielone i czerwone: Atak oblężniczy ogniem
branch-card-sacrifice-1 = Zielone i niebieskie: Atak oblężniczy lodem
branch-card-sacrifice-2 = Białe i czerwone: Atak dystansowy ogniem
branch-card-sacrifice-3 = Białe i niebieskie: Atak dystansowy lodem
branch-card-top_or_bottom-0 = Na wierzch talii
branch-card-top_or_bottom-1 = Na spód talii
branch-card-wound_where-0 = Na rękę
branch-card-wound_where-1 = Do stosu kart odrzuconych
branch-delphana-which-0 = Czerwona: wróg ginie, jeśli go zablokujesz
branch-delphana-which-1 = Niebieska: wróg nie atakuje
branch-delphana-which-2 = Zielona: Pancerz −5
branch-delphana-which-3 = Biała: wróg traci fortyfikacje i odporności
branch-mana-claim-0 = 3 znaczniki teraz
branch-mana-claim-1 = 1 znacznik w każdej następnej turze
branch-shield-how-0 = Jeden mocny blok
branch-shield-how-1 = Kilka słabszych bloków
branch-skill-ready_or_heal-0 = Przygotuj
branch-skill-ready_or_heal-1 = Wylecz
branch-skill-taunt_how-0 = Atak −1
branch-skill-taunt_how-1 = Atak +2, Pancerz −2
branch-skill-unmagical-0 = Nie: karta daje 2
branch-skill-unmagical-1 = Tak: karta daje 3
branch-tactic-sparing-0 = Odłóż wierzchnią kartę talii
branch-tactic-sparing-1 = Weź odłożone karty

## Przebieg

rest-standard = zwykły odpoczynek
rest-slow = powolne zdrowienie
duel-full = całą turą
duel-partial = tylko obroną
round-begins = Zaczyna się runda { $n }.
round-announced = { $seat } ogłasza koniec rundy.
result-won = Cel scenariusza osiągnięty.
result-lost = Czas minął, a cel scenariusza nie został osiągnięty.
result-fame = O wyniku decyduje Sława.
result-portal = Przez portal wraca ten, kto na nim stoi.
result-portal-drawn = Nikt nie stoi na portalu, więc nikt nie wraca.
result-hold = Decydują punkty za Twierdze i Wieże magów.
result-hold-drawn = Punktów za Twierdze i Wieże magów jest po równo.
game-finale = { $seat } osiąga cel. Każdy ma jeszcze jedną turę.
teams-made = Drużyny: { $seats }.
team-returns = Drużyna ({ $seats }) wybiera, kto ma wrócić: { $token }. Ma pomóc: { $others }.
hero-chosen = Bohater: { $hero }.
hero-sold = { $seat } oddaje za bohatera Sławę { $n }.
hero-moves = { $seat } idzie na pole: { $cell }.
hero-withdraws = { $seat } wycofuje się na pole: { $cell }.
hero-lost = { $seat } odpada z gry.
tactic-chosen = { $seat } bierze taktykę { $tactic }.
tactic-virtual = Wirtualny gracz dostaje taktykę { $tactic }.
tactic-used = { $seat } używa taktyki { $tactic }.
tactic-removed = Taktyka { $tactic } wypada z gry.
turn-begins = Tura: { $seat }.
turn-ends = { $seat } kończy turę.
turn-skipped = { $seat } traci turę.
rest-taken = { $seat } odpoczywa: { $way }.
card-played = { $seat } zagrywa kartę { $card }: { $way }.
card-gained = { $seat } zdobywa kartę { $card }.
card-discarded = { $seat } odrzuca: { $cards }.
offer-leaves = Z oferty schodzi: { $cards }.
card-thrown = { $seat } usuwa z gry kartę { $card }.
cards-drawn = { $seat } dobiera { n-karty-log }.
cards-unplayed = Runda się kończy. { $seat } wtasowuje w talię karty z ręki: { $cards }.
cards-remembered = { $seat } bierze ze stosu kart odrzuconych: { $cards }.
hand-shown = { $seat } pokazuje rękę: { $cards }.
mana-crystal = { $seat } zdobywa kryształ: { $colour }.
mana-token = { $seat } zdobywa znacznik many: { $colour }.
mana-lost = { $seat } traci kryształ: { $colour }.
source-rolled = Źródło: { $dice }.
source-returned = Do Źródła wraca: { $dice }.
fame-gained = { $seat }: Sława +{ $n }.
reputacja-log = Reputacja { $n ->
    [-7] −7
    [-6] −6
    [-5] −5
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
   *[many] +{ $n }
}
reputation-changed = { $seat }: { reputacja-log }.
level-gained = { $seat } osiąga poziom { $n }.
skill-gained = { $seat } zdobywa umiejętność { $skill }.
skill-used = { $seat } używa umiejętności { $skill }.
skill-returned = Umiejętność { $skill } wraca. Ma ją: { $seat }.
tile-revealed = Odkryto kafelek mapy.
city-revealed = Odkryto miasto: { $city }, poziom { $n }.
city-conquered = Zdobyto miasto: { $city }.
village-plundered = { $seat } plądruje Wioskę.
site-spawns = Wylęgarnia wydaje nowego zakrytego wroga: { $cell }.
site-conquered = { $seat } zdobywa miejsce: { $cell }.
assault-won = { $seat } wygrywa szturm: { $cell }.
assault-failed = { $seat } przegrywa szturm: { $cell }.
glade-marked = { $seat } kładzie tarczę na Magicznej polanie.
incantation-performed = { $seat } odprawia inkantację.
entrance-hidden = { $seat } kładzie tajne wejście. Pole: { $cell }.
portal-closed = Portal zostaje zamknięty.
talk-begins = { $seat } negocjuje. Wpływ: { $n }.
unit-recruited = { $seat } werbuje jednostkę: { $unit }.
unit-disbanded = { $seat } rozformowuje jednostkę: { $unit }.
unit-activated = { $seat } aktywuje jednostkę: { $unit }.
unit-readied = Jednostka gotowa: { $unit }.
unit-spent = Jednostka wyczerpana: { $unit }.
unit-wounded = Jednostka ranna: { $unit }.
unit-healed = Jednostka wyleczona: { $unit }.
unit-destroyed = Jednostka zniszczona: { $unit }.
unit-resists = Jednostka odporna, bez rany: { $unit }.
unit-unharmed = Chorągiew chroni jednostkę: { $unit }.
unit-all_ready = { $seat } przygotowuje wszystkie jednostki.
unit-all_healed = { $seat } leczy wszystkie jednostki.
banner-attached = { $seat } daje chorągiew { $card } jednostce: { $unit }.
banner-used = { $seat } używa chorągwi: { $card }.
wound-taken = { $seat } bierze { n-rany-log } na rękę.
wound-poison = Trucizna: { $seat } dokłada ranę do stosu kart odrzuconych.
wound-healed = { $seat } leczy ranę.
wound-thrown = { $seat } usuwa z gry rany.
combat-begins = { $seat } zaczyna walkę na polu: { $cell }.
combat-joins = Do walki staje wróg: { $foe }.
combat-struck = { $seat } uderza z siłą { $n }. Cel: { $foes }.
combat-defeated = { $seat } pokonuje wroga: { $foe }.
combat-blocked = { $seat } blokuje atak. Wróg: { $foe }.
combat-hit = { $foe }: { n-obrazen-log }. Cel: { $seat }.
combat-knocked_out = Ogłuszenie: { $seat }.
combat-paralyzed = Paraliż: { $seat } odrzuca z ręki wszystko prócz ran.
combat-over = Koniec walki: { $seat }.
duel-begins = { $seat } atakuje gracza. Cel: { $other }.
duel-joins = { $seat } broni się: { $way }.
duel-attacks = { $seat } atakuje z siłą { $n }.
duel-blocks = { $seat } blokuje. Zostaje siła { $n }.
duel-draw = Pojedynek bez zwycięstwa.
duel-pushes = { $seat } spycha przeciwnika: { $other }. Pole: { $cell }.
duel-steals = { $seat } zabiera artefakt { $card }.
pact-proposed = { $seat } proponuje wspólny szturm: { $city }.
pact-refused = Wspólny szturm odrzucony. Proponuje: { $seat }.
pact-part = { $seat } bierze na siebie { $n ->
    [one] { $n } wroga
   *[many] { $n } wrogów
}.
pact-sealed = Wspólny szturm: { $city }. Prowadzi: { $seat }.
pact-failed = Wspólny szturm się nie udaje: { $city }.
virtual-hero = Wirtualny gracz: { $hero }.
virtual-gains = Wirtualny gracz zdobywa kartę { $card }.
virtual-crystal = Wirtualny gracz zdobywa kryształ: { $colour }.
virtual-reveals = Wirtualny gracz odkrywa kartę { $card }.

## Warianty

ask-upgrade-take = Możesz wziąć akcję zaawansowaną z oferty.
ask-upgrade-take-end = Nie bierz
ask-upgrade-throw = Wybierz kartę, którą usuniesz z gry w zamian.
ask-combat-colour = Wybierz w tajemnicy kolor kości.
dusk-rolled = O zmierzchu wypada: { $dice }.
deck-strength = { $seat }: siła talii { $n }.
rage-returns = Wracają rozwścieczeni wrogowie.
city-megapolis = Dwa miasta stają się metropolią.
combat-die_set = { $setter } potajemnie ustawia kość. Kolor: { $die }.
combat-ruled_out = { $setter } zapewnia: kolor kości to nie { $colour }.
combat-die = { $setter } pokazuje kość. Kolor: { $die }.

## Podpowiedzi pod pytaniem

help-hero-choose = Talie różnią się jedną lub dwiema kartami, umiejętności są własne. Zdobędziesz je po kolei, awansując. Kliknij kartę lub umiejętność, aby ją przeczytać.
help-hero-choose_terminal = Talie różnią się jedną lub dwiema kartami, umiejętności są własne. Zdobędziesz je po kolei, awansując. Wszystko o bohaterach pokazuje „plansza”, a treść karty „karta NAZWA”.
help-tactic-choose = Mały numer: wcześniejsza tura w rundzie. Duży: mocniejsza taktyka.
help-tactic-rethink = Ranek: wymieniasz karty na ręce, zanim zaczniesz.
help-turn-before = Twoja tura jeszcze się nie zaczęła.
help-turn-start = Ruch i akcja, odpoczynek albo koniec rundy, gdy talia jest pusta.
help-turn-move = Zagraj karty na Ruch i wskaż złote pole; liczba to koszt. Czerwony obrys: walka.
help-turn-talk = Zagraj karty na Wpływ, potem wybierz z oferty. Cena stoi na karcie.
help-turn-after = Po akcji zostaje leczenie i karty specjalne.
help-rest-card = Odpoczynek zastępuje ruch i akcję.
help-rest-wounds = Odrzucone rany zostają w twojej talii.
help-mana-pay = Wzmocnienie karty, czar albo zdolność jednostki kosztuje manę.
help-mana-die = Użyta kość wraca do Źródła na koniec tury po nowym rzucie.
help-effect-choice = Karta, jednostka lub umiejętność daje jedną z tych rzeczy.
help-unit-disband = Każda jednostka potrzebuje żetonu dowodzenia.
help-unit-bond = Taka jednostka nie potrzebuje żetonu dowodzenia.
help-combat-challenge = Wrogowie z sąsiednich pól walczą razem z tymi, z którymi już walczysz.
help-combat-ranged = Kto padnie teraz, nie zaatakuje. Zbierz Atak dystansowy lub oblężniczy i wskaż wroga.
help-combat-block = Zbierz Blok i wskaż atak, który zatrzymujesz. Zbyt słaby blok nic nie daje.
help-combat-face = Każdy niezablokowany atak zadaje obrażenia. Wybierz kolejność.
help-combat-damage = Jednostka przyjmuje tyle, ile ma Pancerza, i dostaje ranę. Resztę przyjmuje bohater.
help-combat-attack = Liczy się każdy Atak. Gdy masz dość punktów, wskaż wroga.
help-combat-strike = Jeden atak może objąć kilku wrogów, jeśli starczy na ich wspólny Pancerz.
help-duel-participate = Pełny udział: grasz kartami, ale twoja następna tura przepada. Częściowy: tylko jednostki i karty bez mocy Źródła.
help-duel-attack = Gdy oboje spasujecie po sobie, faza się kończy.
help-duel-block = Blok zmniejsza siłę ciosu. W fazie dystansowej liczy się połowa.
help-duel-damage = Wydaj to, co zostało z ciosu: rany, kradzież artefaktu albo wypchnięcie z pola.
help-pact-invite = Zaproszeni oddają swoją następną turę. Każdy walczy z częścią garnizonu.
help-pact-share = Żetony są losowane. Łączna liczba to cały garnizon.
help-pact-agree = Zgoda: twoja następna tura przepada, ale walczysz teraz. Ilu wrogów bierzesz, mówi przebieg.
help-pact-march = Wejście do miasta kosztuje 2 punkty Ruchu. Zostaje poza nim tylko ten, kto nie może ich zdobyć.
help-end-withdraw = Na tym polu nie można zostać na koniec tury.
help-end-reward = Nagrody bierzesz w wybranej kolejności.
help-end-discard = Niezagrane karty zostają na następną turę, chyba że je odrzucisz. Potem dobierasz do limitu kart na ręce.
help-end-artifact = Dobierasz o jeden artefakt więcej i jeden oddajesz.
help-level-skill = Bierzesz jedną z dwóch swoich umiejętności albo jedną ze wspólnej oferty.
help-level-action = Karta trafia na wierzch talii. Po umiejętności ze wspólnej oferty bierzesz najniższą kartę.

## Przy samej rzeczy

here-sideways = Bokiem: { $points }
here-throw = Usuń z gry: { $does }
here-hero = Graj tą postacią
here-attach = Daj jednostce: { $unit }
here-return = Zwróć i skorzystaj
here-banner = Użyj chorągwi
here-bribe = Opłać
here-learn = Naucz się
here-heal_unit = Wylecz
here-hurt_unit = Przyjmuje obrażenia
here-recruit = Zwerbuj
here-disband = Rozformuj
here-buy = Weź
here-aim = Pokonaj
here-target = Wybierz
here-take_skill = Weź
here-steal = Zabierz
here-parry = Zablokuj { $blow }
here-against = Osłab { $blow }
here-face = Przyjmij { $blow }
here-slow = Ruch −1: osłab { $blow }

## Co przepada

lost-move = przepadnie Ruch: { $n }
lost-move_and_action = przepadną: Ruch { $n } i akcja
lost-action = przepadnie akcja
lost-influence = przepadnie Wpływ: { $n }
lost-turn = ta tura przepadnie
lost-unblocked = { $n ->
    [one] { $n } atak przejdzie
    [few] { $n } ataki przejdą
   *[many] { $n } ataków przejdzie
}
lost-standing = { $n ->
    [one] { $n } wróg nie będzie pokonany
    [few] { $n } wrogowie nie będą pokonani
   *[many] { $n } wrogów nie będzie pokonanych
}
