### Słowa wspólne wszystkim grom przy stole.

## Decyzje wspólne wszystkim grom

option-done = Gotowe
option-pass = Pas
option-yes = Tak
option-no = Nie
option-confirm = Zatwierdź
option-cancel = Anuluj
option-continue = Dalej
option-skip = Pomiń
option-back = Wróć
option-end_turn = Zakończ turę
option-undo = Cofnij
option-redo = Ponów
option-undo_turn = Cofnij turę
option-resign = Poddaj partię
option-play_on = Graj dalej
option-offer_draw = Zaproponuj remis
option-agree = Zgoda
option-decline = Odmów
option-choose = Wybierz
option-keep = Zachowaj
option-discard = Odrzuć
option-reroll = Przerzuć

## Wskazywanie kilku rzeczy po kolei

pick-done = Gotowe
pick-clear = Zacznij od nowa
pick-exactly = Wskaż jeszcze { $n }.
pick-between = Wskaż od { $low } do { $high }.
pick-up_to = Wskaż najwyżej { $n }.
pick-picked = Wskazano: { $n }.
pick-enough = Wskazano już tyle, ile można. Wybierz „Gotowe”.

## Zdolności, które działają jednocześnie

ability-order = Co rozpatrujesz najpierw?
ability-order-resolve = Rozpatrz

## Przy prawdziwym stole gracze rzucają i dobierają sami

n-koscmi = { $n ->
    [one] { $n } kością
   *[many] { $n } kośćmi
}
n-karty = { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
}

real-roll = Rzuć kością i podaj, co wypada.
real-roll-many = Rzuć { n-koscmi } i podaj po kolei, co wypada.
real-roll-for = Rzuca { $player }. Co wypada na kości?
real-roll-rolled = Wypada { $face }
real-roll-group = Kość { $n } z { $of }.
real-draw = Dobierz kartę i podaj, co to za karta.
real-draw-many = Dobierz { n-karty } i podaj po kolei, jakie to karty.
real-draw-for = Kartę dobiera { $player }. Co to za karta?
real-draw-drawn = { $face }
real-draw-hidden = Kartę dobiera { $player }. Odwróć wzrok: tej karty nie wolno ci znać.
real-impossible = Tej karty nie może być w talii. Sprawdź i podaj jeszcze raz.
real-shuffle = Potasuj talię.
real-shuffle-zone = Potasuj: { $zone }.
real-seat = Kto podaje rzuty i karty? Gracz: { $player }.
real-mode = Gra przy prawdziwym stole

## Czyja tura i kto się namyśla

turn-yours = Twoja tura
turn-of = Tura: { $player }
turn-number = Tura { $n }
round-number = Runda { $n }
phase-of = Faza: { $phase }
step-of = Krok { $n } z { $of }
waiting-for = Czekamy na: { $players }
waiting-bot = Bot myśli: { $player }
waiting-others = Twoja decyzja zapadła. Czekamy na: { $players }
decides-for = Decydujesz za: { $actor }
first-player = Pierwszy gracz: { $player }
forced = Jest tylko jedna możliwość.

## Cofanie

undo-done = Cofnięto.
undo-by = { $player } cofa ostatnią decyzję.
undo-turn = { $player } cofa turę.
undo-nothing = Nie ma czego cofnąć.
undo-learned = Tego nie da się cofnąć: ktoś już się czegoś dowiedział.
undo-rolled = Tego nie da się cofnąć: kości już rzucono.
undo-other = Tego nie da się cofnąć: potem decyzję podjęła już inna osoba.
undo-over = Tego nie da się cofnąć: partia jest skończona.
undo-seat = Cofnąć może tylko osoba, która podjęła decyzję.
undo-ask = { $player } chce cofnąć decyzję. Zgoda?
undo-agreed = Wszyscy się zgadzają. Cofnięto.
undo-declined = Nie ma zgody na cofnięcie.
undo-barrier = Tego nie da się cofnąć.
undo-redo_nothing = Nie ma czego ponowić.

## Zgoda innych

consent-open = Najpierw odpowiedzcie na prośbę, która już padła.
consent-often = Padło już kilka próśb. Poczekaj, aż ktoś podejmie następną decyzję.
consent-needless = Na to nie potrzeba niczyjej zgody.
consent-nothing = Ta prośba jest już nieaktualna.

## Odmowy i kłopoty

fault-stale = Stan partii się zmienił, zanim padła decyzja. { $asked }
fault-over = Partia jest skończona.
fault-resigned = To miejsce jest już poddane.
fault-diverged = Wpis { $n } dziennika nie zgadza się z tymi zasadami: { $what }.
fault-diverged-order = wpis { $n } stoi po wpisie { $last }
fault-diverged-seat = miejsce { $n } nie ma teraz nic do wyboru
fault-diverged-prompt = pytanie brzmi { $asked }, a zapisano { $recorded }
fault-diverged-key = { $key } nie ma wśród możliwości pytania { $prompt }
fault-not_offered = Teraz nie można wybrać: { $option }. { $asked }
fault-asked = Pytanie brzmi: „{ $question }” Do wyboru: { $offered }.
fault-asked_more = Pytanie brzmi: „{ $question }” Do wyboru: { $offered } i jeszcze { $more }.
fault-nothing_asked = W tej chwili nie masz nic do wyboru.
fault-look_again = Spójrz jeszcze raz i wybierz.
fault-quoted = „{ $label }”
fault-comma = { $one }, { $two }
fault-not_now = To nie twoja decyzja. Teraz decyduje: { $players }.
fault-unknown_option = Nie ma takiej możliwości: { $option }.
fault-rules = Błąd w zasadach. Partia jest bezpieczna, zgłoszenie zapisano. Numer: { $incident }.
fault-rules_restored = Wrócono do stanu sprzed ostatniej decyzji.
fault-runaway = Partia nie posuwa się naprzód i została zatrzymana. Zgłoszenie zapisano. Numer: { $incident }.
fault-file = Plik jest uszkodzony: { $file }.
fault-file_missing = Nie ma takiego pliku: { $file }.
fault-file_version = Plik zapisano w innej wersji: { $found }. Ten program czyta wersję { $wanted }.
fault-file_game = To plik innej gry: { $game }.
fault-file_rules = Zasady zmieniły się od zapisu partii. Wznawiamy od ostatniego punktu kontrolnego.
fault-save = Nie udało się zapisać partii. Spróbuj ponownie.
fault-load = Nie udało się wczytać partii: { $file }.
fault-no_match = Brak takiej partii.
fault-no_game = Nie ma takiej gry: { $game }.
fault-no_bot = Nie ma takiego bota: { $bot }.
fault-no_rule = Nie ma takiej zasady: { $rule }.
fault-no_language = Nie ma takiego języka: { $language }.
fault-seed = Ziarno losowania to liczba całkowita.
fault-connect = Nie udało się połączyć. Spróbuj ponownie.
fault-reconnecting = Łączymy ponownie.
fault-link = Link wygasł. Poproś gospodarza o nowy.
fault-seat_taken = Miejsce jest zajęte. Wybierz inne.
fault-bot = Bot nie podjął decyzji na czas. Wybrano za niego pierwszą możliwość.
refusal = { $why } ({ $rule })

## Ustawienia partii, których gra nie przyjmuje

setup-no_scenario = Nie ma scenariusza { $scenario }. Są: { $known }.
setup-no_lesson = Nie ma lekcji { $lesson }.
setup-players = Niewłaściwa liczba graczy: { $n }. W tym scenariuszu może ich być: { $allowed }.
setup-real = Przy prawdziwym stole każde miejsce potrzebuje osoby, która podaje rzuty i karty.
setup-real_nobody = Przy prawdziwym stole potrzebna jest co najmniej jedna osoba, która poda rzuty i karty.
setup-names = Liczba imion: { $n }, a miejsc przy stole: { $seats }.
setup-no_choice = { $kind ->
    [ruling] W tej grze nie ma rozstrzygnięcia { $name }.
   *[variant] W tym scenariuszu nie ma wariantu { $name }.
}
setup-no_value = Ustawienie { $name } nie może mieć wartości { $value }. Możliwe: { $allowed }.
setup-seats = Liczba podanych miejsc: { $n }, a w tej partii jest ich { $seats }.
setup-own = Ten scenariusz wymaga własnego opisu.
setup-broken = Gra nie umie zacząć z takimi ustawieniami ({ $what }).

## Terminal

terminal-title = Hexameron
terminal-welcome = Wpisz numer i naciśnij Enter. „?” pokazuje pomoc.
terminal-prompt = Twój wybór
terminal-number = Wpisz liczbę od { $low } do { $high }.
terminal-not_understood = Nie rozumiem: { $entry }. Wpisz numer z listy albo „?”.
terminal-more = Pozostałe możliwości: { $n }.
terminal-page = Strona { $n } z { $of }
terminal-press_enter = Naciśnij Enter.
terminal-pass_screen = Przekaż ekran: { $player }.
terminal-pass_screen_ready = Teraz patrzy tylko { $player }. Naciśnij Enter.
terminal-help = Pomoc
terminal-help_number = numer – wybierz
terminal-help_undo = u – cofnij
terminal-help_board = b – pokaż planszę
terminal-help_hand = h – pokaż karty na ręce
terminal-help_log = l – pokaż przebieg partii
terminal-help_why = w – dlaczego nie?
terminal-help_rule = r NUMER – pokaż zasadę
terminal-help_hint = p – podpowiedź
terminal-help_save = s PLIK – zapisz partię
terminal-help_language = j – zmień język
terminal-help_quit = q – wyjdź
terminal-quit = Wyjść? Partia jest zapisana: { $file }.
terminal-quit_unsaved = Wyjść bez zapisywania?
terminal-quit_yes = Wyjdź
terminal-bye = Do zobaczenia przy stole.
terminal-saved = Zapisano: { $file }.
terminal-loaded = Wczytano: { $file }.
terminal-resumed = Wznawiamy partię: { $game }, decyzja { $n }.
terminal-small = Okno jest za małe: { $width } × { $height }. Plansza potrzebuje { $needs_width } × { $needs_height }.
terminal-legend = Legenda
terminal-options = Możliwości
terminal-refused = Dlaczego nie?
terminal-log = Przebieg partii
terminal-no_refused = W tej chwili zasady niczego ci nie zabraniają.
terminal-hint = Podpowiedź: { $option }
terminal-hint_none = Bot nie ma podpowiedzi.
terminal-seed = Ziarno losowania: { $seed }
terminal-commitment = Skrót tajemnicy: { $hash }
terminal-verified = Wszystkie losowania się zgadzają.
terminal-replay = Powtórka: decyzja { $n } z { $of }
terminal-rules_covered = Zasady z testem: { $n } z { $of }.

## Partia

menu-new = Nowa partia
menu-load = Wczytaj
menu-save = Zapisz
menu-saved = Zapisano
menu-resume = Wznów
menu-rematch = Rewanż
menu-replay = Powtórka
menu-analysis = Analiza
menu-puzzle = Łamigłówka
menu-settings = Ustawienia
menu-language = Język
menu-game = W co gramy?
menu-scenario = Wybierz scenariusz.
menu-variant = Wybierz wariant.
menu-players = Kto siedzi przy stole?
menu-player_name = Imię przy stole
menu-seat_human = Człowiek
menu-seat_bot = Bot
menu-bot_level = Poziom bota
menu-bot_easy = Łatwy
menu-bot_medium = Średni
menu-bot_hard = Trudny
menu-bot_master = Mistrzowski
menu-start = Zacznij partię
menu-hot_seat = Przy jednym ekranie
menu-online = Przez sieć
menu-solo = Solo
menu-coop = Razem
menu-real_table = Przy prawdziwym stole
menu-rulings = Nasze interpretacje
menu-language_pl = polski
menu-language_en = angielski

## Stół

seat-name = Miejsce { $n }
seat-take = Zajmij miejsce
seat-open = Wolne miejsce
seat-leave = Wstań od stołu
seat-spectator = Widz
seat-watch = Oglądaj
seat-invite = Zaproś
seat-invite_link = Link z zaproszeniem
seat-copy_link = Skopiuj link
seat-copied = Skopiowano link.
seat-host = Gospodarz
seat-chat = Czat
seat-you = Ty
seat-takes = { $player } zajmuje miejsce.
seat-leaves = { $player } wstaje od stołu.
seat-bot_takes = Miejsce przejmuje bot: { $player }.
seat-person_back = { $player } znów gra osobiście.
seat-absent_bot_takes = { $player }: zbyt długa nieobecność. Do powrotu gra bot.
seat-absent_person_back = { $player } wraca do stołu i znów gra osobiście.
seat-handed = Miejsce przechodzi w inne ręce. Teraz gra tu { $player }.
dice-without = Kości wylosowano bez udziału tej osoby: { $player }.
dice-file = Partia pochodzi z pliku. Jej kości nie były losowane przez wszystkich przy stole.
dice-branch = To odnoga innej partii od wpisu { $n }. Jej kości nie były losowane przez wszystkich przy stole.
account-account = Konto
account-log_in = Zaloguj się
account-log_out = Wyloguj się

## Pytania przed krokiem, którego nie da się cofnąć

confirm-end_turn = Zakończyć turę?
confirm-end_turn_left = Zakończyć turę? Pozostałe rozkazy i ruchy przepadną.
confirm-resign = Poddać partię?
confirm-leave = Wstać od stołu? Miejsce przejmie bot.
confirm-overwrite = Plik już istnieje: { $file }. Zastąpić go?
confirm-overwrite_yes = Zastąp

## Pomoc

help-hint = Podpowiedź
help-why_not = Dlaczego nie?
help-why_so_many = Dlaczego tyle?
help-rules = Zasady
help-rulebook = Instrukcja
help-rule = Zasada { $rule }
help-glossary = Słowniczek
help-tutorial = Samouczek
help-search = Szukaj
help-search_none = Nic nie znaleziono: { $entry }.
help-reference = Karta pomocy
help-ruling = Nasza interpretacja

## Rzeczy na stole

word-hand = Ręka
word-hand_of = Karty na ręce: { $player }
word-hand_count = Karty na ręce: { $n }
word-hand_limit = Limit kart na ręce: { $n }
word-deck = Talia
word-deck_count = Karty w talii: { $n }
word-discard = Stos kart odrzuconych
word-discard_count = Karty odrzucone: { $n }
word-offer = Oferta
word-supply = Bank
word-board = Plansza
word-map = Mapa
word-space = Pole
word-space_at = Pole { $at }
word-play_area = Obszar gracza: { $player }
word-track = Tor
word-token = Żeton
word-marker = Znacznik
word-figure = Figurka
word-dice = Kości
word-face_up = Odkryta
word-face_down = Zakryta
word-hidden_card = Zakryta karta
word-empty = Pusto
word-none = Brak
word-all = Wszystko
word-unknown = Nieznane
word-range = Zasięg { $n }
word-distance = Odległość { $n }
word-cost = Koszt { $n }
word-zoom_in = Przybliż
word-zoom_out = Oddal

## Przebieg i wynik

log-title = Przebieg partii
log-start = Początek partii.
log-turn = Tura: { $player }.
log-round = Runda { $n }.
log-choice = { $player }: { $option }
log-draws = { $player } dobiera { n-karty }.
log-discards = { $player } odrzuca { n-karty }.
log-shuffles = Talia zostaje potasowana.
log-passes = { $player } pasuje.
log-resigns = { $player } poddaje partię.
log-out_of_time = { $player }: skończył się czas.
log-leaves = { $player } odchodzi od stołu na dobre.
log-rolls = { $player } rzuca { n-koscmi }.
log-offers_draw = { $player } proponuje remis.
log-declines = { $player } odmawia.
log-asks_undo = { $player } prosi o zgodę na cofnięcie decyzji.
log-asks_end = { $player } proponuje zakończyć partię bez wyniku.
log-asks_bot = { $player } proponuje innego bota na poddanym miejscu.
log-agrees = { $player } się zgadza.
log-withdraws = { $player } wycofuje prośbę.
log-over = Koniec partii.
result-over = Koniec partii
result-winner = Wygrywa: { $players }
result-you_win = Zwycięstwo!
result-you_lose = Przegrana
result-tie = Remis
result-points = { $player }: { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
result-victory_points = Punkty zwycięstwa
result-scoring = Punktacja
result-luck = Udział losu
result-history = Historia partii
result-ladder = Ranking
result-resigned = Partię poddaje: { $players }.
result-clock = Skończył się czas: { $players }.
result-left = Od stołu odchodzi: { $players }.
result-seed = Tajemnica losowania: { $secret }

## Nauczyciel przy stole (lekcje)

coach-wait = Popatrz, co robi przeciwnik.
coach-free = Teraz twoja decyzja. Wybierz, co chcesz.
coach-instead = W tej lekcji zrobimy najpierw to, co wskazuje nauczyciel. Za chwilę zagrasz po swojemu.
coach-read_first = Najpierw przeczytaj słowa nauczyciela i naciśnij „Dalej”.
coach-next = Dalej
coach-skip = Zakończ lekcję
