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

scene-zone-choice = Do wyboru

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
real-draw-for = Kartę dobiera { $player }. Co to za karta?
real-draw-drawn = { $face }
real-impossible = Tej karty nie może być w talii. Sprawdź i podaj jeszcze raz.

## Czyja tura i kto się namyśla

turn-yours = Twoja tura
turn-of = Tura: { $player }
turn-number = Tura { $n }
round-number = Runda { $n }
phase-of = Faza: { $phase }
waiting-for = Czekamy na: { $players }
waiting-bot = Bot myśli: { $player }
decides-for = Decydujesz za: { $actor }

## Cofanie

undo-done = Cofnięto.
undo-nothing = Nie ma czego cofnąć.
undo-learned = Tego nie da się cofnąć: ktoś już się czegoś dowiedział.
undo-other = Tego nie da się cofnąć: potem decyzję podjęła już inna osoba.
undo-ask = { $player } chce cofnąć decyzję. Zgoda?
undo-declined = Nie ma zgody na cofnięcie.
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
fault-runaway = Partia nie posuwa się naprzód i została zatrzymana. Zgłoszenie zapisano. Numer: { $incident }.
fault-file_missing = Nie ma takiego pliku: { $file }.
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

terminal-not_understood = Nie rozumiem: { $entry }. Wpisz numer z listy albo „?”.
terminal-pass_screen = Przekaż ekran: { $player }.
terminal-pass_screen_ready = Teraz patrzy tylko { $player }. Naciśnij Enter.
terminal-help = Pomoc
terminal-bye = Do zobaczenia przy stole.
terminal-saved = Zapisano: { $file }.
terminal-resumed = Wznawiamy partię: { $game }, decyzja { $n }.
terminal-no_refused = W tej chwili zasady niczego ci nie zabraniają.
terminal-hint = Podpowiedź: { $option }
terminal-verified = Wszystkie losowania się zgadzają.
terminal-replay = Powtórka: decyzja { $n } z { $of }
terminal-rules_covered = Zasady z testem: { $n } z { $of }.

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

## Pytania przed krokiem, którego nie da się cofnąć

confirm-overwrite = Plik już istnieje: { $file }. Zastąpić go?

## Pomoc

help-search_none = Nic nie znaleziono: { $entry }.
help-ruling = Nasza interpretacja

## Rzeczy na stole

word-deck = Talia
word-discard = Stos kart odrzuconych
word-offer = Oferta
word-dice = Kości

## Przebieg i wynik

log-draws = { $player } dobiera { n-karty }.
log-discards = { $player } odrzuca { n-karty }.
log-resigns = { $player } poddaje partię.
log-out_of_time = { $player }: skończył się czas.
log-leaves = { $player } odchodzi od stołu na dobre.
log-rolls = { $player } rzuca { n-koscmi }.
log-declines = { $player } odmawia.
log-asks_undo = { $player } prosi o zgodę na cofnięcie decyzji.
log-asks_end = { $player } proponuje zakończyć partię bez wyniku.
log-asks_bot = { $player } proponuje innego bota na poddanym miejscu.
log-agrees = { $player } się zgadza.
log-withdraws = { $player } wycofuje prośbę.
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
