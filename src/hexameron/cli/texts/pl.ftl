### Polecenie hexameron: pomoc, komunikaty, stół w terminalu.

## Pomoc polecenia

cli-help-hexameron = Hexameron gra w duże planszówki fantasy według pełnych zasad: z ludźmi i z botami, w przeglądarce i w terminalu.
cli-help-usage = Użycie:
cli-help-arguments = Argumenty
cli-help-options = Opcje
cli-help-commands = Polecenia
cli-help-lang = Język komunikatów. Bez tej opcji decyduje zmienna HEXAMERON_LANG, potem ustawienia systemu, a gdy nic nie mówią – polski.
cli-help-help = Pokaż tę pomoc.
cli-help-default = (domyślnie: { $value })

cli-command-games = Pokaż gry, ich scenariusze i warianty.
cli-command-play = Zagraj w terminalu: z botem, z drugą osobą przy jednym ekranie albo same boty.
cli-command-simulate = Rozegraj wiele partii między botami i pokaż wyniki.
cli-command-replay = Odtwórz zapisaną partię.
cli-command-verify = Sprawdź zapisaną partię: każde losowanie, każdą decyzję i wynik.
cli-command-fuzz = Graj losowo we wszystkie scenariusze i warianty i sprawdzaj, czy zasady się nie psują.
cli-command-rules = Pokaż zasady gry i testy, które ich pilnują.
cli-command-position = Sprawdź plik z pozycją i pokaż ją.
cli-command-bench = Zmierz szybkość gier na tym komputerze.
cli-command-bench-table = Zmierz, jak serwer stołu znosi wiele partii naraz.

cli-metavar-game = GRA
cli-metavar-games = GRA…
cli-metavar-file = PLIK
cli-metavar-folder = KATALOG
cli-metavar-n = N
cli-metavar-name = NAZWA
cli-metavar-names = IMIĘ,IMIĘ
cli-metavar-variant = NAZWA=WARTOŚĆ
cli-metavar-seats = KTO,KTO
cli-metavar-bots = BOT[,BOT]
cli-metavar-rule = ZASADA
cli-metavar-words = SŁOWA
cli-metavar-command = POLECENIE
cli-metavar-options = [OPCJE]

cli-option-game = Nazwa gry, np. battlelore. Wszystkie pokazuje „hexameron games”.
cli-option-bench-games = Które gry zmierzyć. Bez nazw: wszystkie.
cli-option-match-file = Plik z partią.
cli-option-position-file = Plik z pozycją.
cli-option-json = Wynik jako JSON, dla programów.
cli-option-seed = Ziarno losowania. To samo ziarno daje te same partie.
cli-option-play-seed = Ziarno losowania. Bez niego kości są świeże i uczciwe.
cli-option-games = Liczba partii.
cli-option-jobs = Liczba procesów.
cli-option-scenario = Nazwa scenariusza. Wszystkie pokazuje „hexameron games”.
cli-option-scenarios = Nazwa scenariusza, bez niej pierwszy z listy. Można podać kilka razy: partie biorą je po kolei.
cli-option-variant = Wariant, np. lore=false. Można podać kilka razy.
cli-option-ruling = Nasza interpretacja niejasnej zasady, zmieniona za zgodą stołu, np. support_against_ranged=true. Można podać kilka razy. Listę pokazuje „hexameron rules”.
cli-option-seats = Kto gra, po kolei: „ja” albo nazwa bota (random, instinct, greedy, mcts:500, mcts:1000ms, easy, medium, hard, master). Domyślnie: ja,greedy. Dwie osoby: ja,ja.
cli-option-names = Imiona przy stole, w kolejności miejsc.
cli-option-load = Wznów partię albo zacznij od pozycji z pliku.
cli-option-save = Plik, w którym partia zostanie zapisana. Domyślnie: w katalogu programu.
cli-option-scenario-file = Własny scenariusz (plik YAML).
cli-option-real = Gra przy prawdziwym stole: sami rzucacie i dobieracie, a potem podajecie wynik.
cli-option-lesson = Pierwsza gra z nauczycielem.
cli-option-auto-pass = Nie pytaj, gdy jest tylko jedna możliwość. Domyślnie tak jest, gdy gra jedna osoba. We dwie osoby zdradza to, że ktoś nie ma reakcji.
cli-option-confirm = Pytaj jeszcze raz przed tym, czego nie da się cofnąć. Domyślnie tak jest, gdy ktoś pisze na klawiaturze.
cli-irrevocable = Tego nie da się cofnąć. Enter – tak, n – nie:
cli-option-seat = Czyimi oczami: numer miejsca, od 1. Bez numeru: oczami widza.
cli-option-position-seat = Czyimi oczami: numer miejsca, od 1. Bez numeru: oczami tego, kto decyduje.
cli-option-from = Od której decyzji opowiadać.
cli-option-to = Do której decyzji.
cli-option-step = Krok po kroku.
cli-option-rule = Numer zasady, np. BL-MOVE-03.
cli-option-search = Szukaj słów w zasadach.
cli-option-untested = Tylko zasady bez testu.
cli-option-bots = Boty: jeden na wszystkie miejsca albo po jednym na miejsce (wtedy zamieniają się miejscami).
cli-option-no-swap = Boty nie zamieniają się miejscami.
cli-option-report = Zapisz raport HTML z wykresami.
cli-option-save-matches = Zapisz wszystkie partie w tym katalogu.
cli-option-keep = Dopisuj każdy wynik od razu do tego pliku; partie, które w nim są, nie będą grane od nowa.
cli-option-by-lot = Na pytania o tej nazwie, np. setup.hero, odpowiada los.
cli-option-fuzz-games = Liczba partii (bez tego 100, a z --each tyle, ile jeszcze brakuje).
cli-option-fuzz-each = Zagraj po tyle partii w każdy scenariusz z każdą liczbą graczy: bez wariantów i z każdym wariantem osobno. Przerwane można podjąć od numeru: --seed.
cli-option-fuzz-light = Tylko graj: szukaj błędów, ślepych uliczek i partii bez końca – wielokrotnie szybciej.
cli-option-fuzz-folder = Katalog na pliki partii, w których coś się zepsuło.
cli-option-seconds = Ile sekund trwa jeden pomiar.
cli-option-peer = Zmierz obok inną bibliotekę: chess albo catanatron, jeśli jest zainstalowana.

## Złe użycie

cli-usage-missing = Brakuje argumentu lub opcji: { $name }.
cli-usage-option = Nie ma opcji { $name }.
cli-usage-value = Zła wartość: { $name }. { $what }
cli-usage-least = Najmniej { $least }.
cli-usage-integer = To ma być liczba całkowita.
cli-usage-number = To ma być liczba.
cli-usage-extra = Za dużo słów w poleceniu: { $words }. Pomoc: { $usage }
cli-usage-needs-value = Opcja { $name } wymaga wartości.
cli-usage-other = Nie rozumiem tego polecenia. { $what }
cli-usage-command = Nie ma polecenia „{ $command }”. Są: { $commands }.
cli-usage-command-near = Nie ma polecenia „{ $command }”. Chodzi o „{ $near }”?
cli-usage-help = Pomoc: hexameron --help albo hexameron POLECENIE --help
cli-no-language = Nie ma języka „{ $language }”. Wybierz pl albo en.
cli-unplayable = W grę „{ $game }” z pakietu { $package } nie można zagrać: { $why }
cli-no-game = Nie ma gry „{ $game }”. Są: { $known }.
cli-no-scenario = Nie ma scenariusza „{ $scenario }”. Są: { $known }.
cli-no-variant = Scenariusz { $scenario } nie ma wariantu „{ $variant }”. Są: { $known }.
cli-no-variants = Scenariusz { $scenario } nie ma wariantów.
cli-no-rulings = W grze { $game } nie ma interpretacji do zmiany.
cli-no-ruling-value = Interpretacja { $variant } nie ma wartości „{ $value }”. Są: { $known }.
cli-no-ruling = Nie ma interpretacji „{ $ruling }”. Są: { $known }.
cli-no-value = Wariant { $variant } nie ma wartości „{ $value }”. Są: { $known }.
cli-no-bot = Nie ma bota „{ $bot }”. Są: { $known }.
cli-no-bot-module = Nie da się wczytać bota „{ $bot }”: takiego modułu nie ma w tym folderze ani wśród zainstalowanych.
cli-no-bot-maker = Nie da się wczytać bota „{ $bot }”: w jego module nie ma pod tą nazwą niczego, co da się wywołać z ziarnem losowości.
cli-no-bot-form = „{ $bot }” nie jest botem: musi mieć name, estimates i choose(). Zob. docs/en/bots.md.
cli-no-seat = Nie ma miejsca { $n }. Liczba miejsc: { $seats }.
cli-wrong-seats = Liczba podanych graczy: { $n }, a miejsc może być: { $seats }. Podaj np. --seats { $example }.
cli-wrong-names = Liczba podanych imion: { $n }, a miejsc: { $seats }.
cli-wrong-bots = Liczba podanych botów: { $n }. Podaj jednego albo tylu, ile jest miejsc: { $seats }.
cli-load-alone = Z --load nie łącz { $options }: partia z pliku ma już swoje ustawienia.
cli-lesson-alone = Z --lesson nie łącz { $options }: lekcja ma swoje ustawienia.
cli-no-own-scenario = W grze { $game } nie ma własnych scenariuszy z pliku.
cli-own-scenario-alone = Opcji --scenario-file nie łącz z --scenario: scenariusz jest w pliku.
cli-own-scenario-file = Własny scenariusz jest w pliku. Podaj go: --scenario-file PLIK
cli-real-needs-person = Przy prawdziwym stole potrzebna jest co najmniej jedna osoba, która poda rzuty i karty.
cli-other-game = Plik { $file } jest z innej gry: { $game }.

## Pliki

cli-no-file = Nie udało się otworzyć pliku { $file }. ({ $what })
cli-file-no-file = To nie jest cały plik z partią ani z pozycją: { $file }. ({ $what })
cli-file-changed = Plik jest uszkodzony albo zmieniono go po zapisaniu: { $file }. ({ $what })
cli-file-entries = Decyzje w pliku nie pasują do zasad: { $file }. ({ $what })
cli-file-secret = Tajemnica losowania w pliku { $file } nie pozwala go użyć. ({ $what })
cli-file-version = Plik { $file } jest z innej wersji programu. ({ $what })
cli-file-game = Plik { $file } jest z gry, której tu nie ma. ({ $what })
cli-file-state = W pliku { $file } jest stan gry, z którego nie da się grać. ({ $what })
cli-file-other = Nie można użyć pliku { $file }. ({ $what })
cli-bad-scenario-file = To nie jest plik ze scenariuszem: { $file }. ({ $what })
cli-scenario-fields = nie ma w nim pól, np. name: bród
cli-bad-setup = Z tych ustawień nie da się zacząć partii. { $what }
cli-no-folder = Nie można użyć katalogu { $folder }. ({ $what })
cli-bad-keep = W pliku { $file } nie ma wyników tej symulacji. ({ $what })
cli-no-peer = Nie można zmierzyć: { $peer }. Są: { $known }, jeśli są zainstalowane.
cli-file-cut = Przebieg partii nie pasuje do obecnych zasad: gra toczy się dalej od zapisanego stanu, bez przebiegu. ({ $what })
cli-no-save = Nie udało się zapisać pliku { $file }. ({ $what })

## Przy stole

cli-bot = bot { $bot }
cli-welcome = Przy stole: { $players }
cli-welcome-how = Wpisz numer w nawiasie i naciśnij Enter. „pomoc” pokazuje wszystko, co można wpisać.
cli-lesson-next = Enter: dalej („lekcja” kończy lekcję):
cli-no-lesson = W grze { $game } nie ma lekcji.
cli-no-lesson-now = To nie jest lekcja.
cli-prompt = { $player } – numer albo „pomoc”:
cli-several-here = Tu jest kilka możliwości: { $numbers }. Wpisz numer.
cli-narrow = Okno jest za wąskie: jego szerokość to { $width }, a planszy { $wide }. Poszerz je i wpisz „plansza”.
cli-open-ground = otwarty teren
cli-no-space = Nie ma takiego pola: { $space }. Wpisz np. „pole D4”.
cli-group-cards = Karty
cli-group-pieces = Na planszy
cli-group-cells = Pola
cli-no-card = Nie ma takiej karty: { $card }. Wpisz np. „karta 2” albo „karta” i początek nazwy.
cli-card-how = Wpisz np. „karta 2” albo „karta” i początek nazwy.
cli-space-how = Wpisz np. „pole D4”.
cli-rules-how = Wpisz np. „zasady linia strzału” albo „zasady BL-LOS-08”.
cli-thinking = Podpowiedź: bot myśli
cli-plays-on = Na tym miejscu gra dalej bot: { $player }. Jaki? (Enter – { $bot })
cli-seat-resigned = Na miejscu { $n } partia jest poddana. Może tam grać tylko bot.
cli-resign = Poddać partię? (tak – poddaj, nie – graj dalej)
cli-play-on = Graj dalej: hexameron play { $game } --load { $file }
cli-swap = Strony w tym scenariuszu się różnią. Rewanż z zamianą stron: { $command }
cli-after-match = Powtórka: hexameron replay { $file }. Sprawdzenie kości: hexameron verify { $file }.
cli-bot-fault = Decyzja bota się nie udała. { $what } Partię zapisano: { $file }.

cli-table-help =
    numer z listy albo nazwa pola, np. D4 – wybierz
    cofnij, ponów – cofnij ostatnią decyzję; zrób ją jeszcze raz
    dlaczego – czego teraz nie można i dlaczego
    zasady SŁOWA, zasady BL-MOVE-03 – szukaj w zasadach
    karta NUMER, karta NAZWA – pokaż treść karty
    pole D4 – co jest na tym polu
    ręka – pokaż treść kart na ręce
    plansza – narysuj całą planszę
    opcje – wypisz wszystkie możliwości
    przebieg – pokaż ostatnie wydarzenia
    podpowiedź – co zrobiłby bot
    zapisz, zapisz PLIK – zapisz partię
    język – zmień język
    lekcja – zakończ lekcję i graj dalej bez nauczyciela
    poddaj – poddaj partię
    koniec – zapisz i wyjdź

## Powtórka i sprawdzenie

cli-replay-step = Decyzja { $n } z { $of }. Enter – dalej, wstecz – z powrotem, numer – do niej, ? – pomoc, koniec – wyjdź:
cli-replay-help =
    Enter – następna decyzja
    wstecz, wstecz 10 – poprzednia; o tyle decyzji wstecz
    numer – do tej decyzji, w przód albo wstecz
    przebieg, plansza, pole D4, karta NAZWA, zasady SŁOWA – co było, co leży na stole, co mówią karty i zasady
    koniec – wyjdź
cli-verify-false = Ta partia się nie zgadza z tym, co zapisano. ({ $what })
cli-verify-over = Decyzje: { $n }. Partia jest skończona, wynik się zgadza.
cli-verify-nonces = { $n ->
    [one] Twoja liczba jest w kluczu kości.
   *[many] Twoje liczby są w kluczu kości.
}
cli-option-nonce = Twoja liczba do losowania (z menu stołu): sprawdź, że kości losowano z nią.
cli-option-secret-hash = Skrót tajemnicy serwera, ogłoszony przed grą: sprawdź, że to ta sama tajemnica.
cli-metavar-nonce = LICZBA
cli-metavar-hash = SKRÓT
cli-verify-running = Decyzje: { $n }. Partia jeszcze trwa.
cli-position-of-match = { $file } to plik z partią, nie z pozycją. Partię pokazuje hexameron replay { $file }
cli-position-good = Pozycja jest poprawna.
cli-no-tests = Testów nie ma w zainstalowanym pakiecie. Które zasady mają test, widać w kopii repozytorium.

## Symulacje i pomiary

cli-simulating = Rozgrywamy partie
cli-fuzzing = Gramy losowo
cli-benching = Mierzymy: { $game }
cli-report-written = Zapisano raport: { $file }
cli-column-scenario = scenariusz
cli-column-title = tytuł
cli-column-seats = gracze
cli-column-variants = warianty
cli-lopsided = strony się różnią
cli-every-scenario = wszystkie
cli-column-bot = bot
cli-column-seat = miejsce
cli-column-won = wygrane
cli-column-of = partie
cli-column-rate = udział
cli-column-figure = liczba
cli-column-mean = średnia
cli-column-interval = przedział 95%
cli-column-measure = pomiar
cli-column-value = wynik
cli-column-worst = najgorzej
cli-column-unit = jednostka
cli-fuzzed = Partie: { $games }, decyzje: { $choices }, sekundy: { $seconds }.
cli-fuzz-widest = Najdłuższa lista możliwości: { $n } ({ $prompt }).
cli-fuzz-longest = Najdłuższa partia – decyzje: { $n }, ziarno { $seed }.
cli-fuzz-clean = Nic się nie zepsuło.
cli-fuzz-failures = Zepsute partie: { $n }. Polecenia, które je powtarzają, są wyżej.
cli-fact-games = partie
cli-fact-draws = remisy
cli-fact-lost = przegrane wszystkich
cli-fact-choices-mean = decyzje w partii, średnio
cli-fact-choices-median = decyzje w partii, mediana
cli-fact-choices-range = decyzje w partii, od–do
cli-fact-turns-mean = tury w partii, średnio
cli-fact-seconds = sekundy
cli-fact-games_per_s = partie na sekundę
cli-fact-choices_per_s = decyzje na sekundę
cli-measure-decisions_per_s = decyzje na sekundę
cli-measure-games_per_s = partie na sekundę
cli-measure-clone_us = kopia partii
cli-measure-scene_ms = scena
cli-measure-scene_kb = rozmiar sceny
cli-measure-scene_gzip_kb = rozmiar sceny po spakowaniu
cli-measure-load_ms = wczytanie partii
cli-measure-load_choices = decyzje w tej partii
cli-measure-load_kb = rozmiar pliku tej partii
cli-measure-mcts_playouts_per_s = rozgrywki próbne mcts na sekundę

## Znaki na planszy

cli-mark-defensive-wall = mury obronne
cli-mark-flag-objective = cel: sztandar zwycięstwa
cli-mark-fire-silhouette = ściana ognia
cli-state-target = cel ataku
cli-state-attacker = atakuje
cli-state-selected = o nim decydujesz
cli-state-spent = w tej turze już nic nie zrobi
cli-state-down = leży
cli-state-ordered = ma rozkaz

## Stół w przeglądarce

cli-command-serve = Otwórz stół w przeglądarce: do gry solo, przy jednym ekranie albo przez sieć.
cli-command-backup = Zapisz w jednym pliku wszystko, co przechowuje stół.
cli-command-restore = Wypełnij pustą bazę danych z kopii zapasowej.
cli-command-dispute = Zmień zgłoszenie gracza („myślę, że to błąd”) w test, który nie przechodzi.
cli-option-report-file = Plik ze zgłoszeniem, pobrany przy stole albo przez --export.
cli-option-folder = Katalog, w którym powstaje test.
cli-option-list-reports = Wypisz zgłoszenia z bazy danych.
cli-option-export-report = Zapisz zgłoszenie o tym numerze w pliku.
cli-metavar-report = NUMER
cli-dispute-which = Podaj plik ze zgłoszeniem albo --list.
cli-dispute-broken = To nie jest zgłoszenie, którego można użyć: { $file }. ({ $what })
cli-dispute-told = Stół napisał: { $line }
cli-dispute-ruling = Nasze rozstrzygnięcie: { $text }
cli-dispute-agreed = Umowy tej partii: { $what }
cli-dispute-written = Test zapisany: { $file }
cli-dispute-next = Teraz nie przechodzi. Wpisz w nim, co powinno się zdarzyć, i uruchom: pytest { $file }
cli-dispute-line = { $id }: partia { $match }, decyzja { $n }, zasada { $rule }. { $words }
cli-dispute-sum = Zgłoszenia: { $n }.
cli-dispute-database = Nie da się odczytać zgłoszeń. { $what }
cli-dispute-unknown = Nie ma zgłoszenia { $id }.
cli-dispute-exported = Zgłoszenie zapisane: { $file }
cli-command-rules-diff = Pokaż, które zapisane partie toczą się inaczej według obecnych zasad i od którego wyboru.
cli-metavar-host = ADRES
cli-metavar-url = URL
cli-metavar-level = POZIOM
cli-option-host = Adres, pod którym słucha serwer. 0.0.0.0 wpuszcza innych.
cli-option-port = Port. Bez niego decyduje zmienna HEXAMERON_PORT, a bez niej 8420.
cli-option-database = Baza danych: plik albo URL serwera PostgreSQL. Domyślnie plik SQLite w folderze programu.
cli-option-channels = URL serwera Redis, gdy kilka serwerów ma wspólną bazę danych.
cli-option-open = Otwórz stronę w przeglądarce (chyba że HEXAMERON_OPEN=0).
cli-option-secure-cookies = Wysyłaj ciasteczka tylko przez HTTPS.
cli-option-bot-processes = Liczba procesów, w których myślą boty.
cli-option-connections-per-client = Ile połączeń może mieć jeden klient.
cli-option-log = Ile zapisywać w dzienniku: debug, info, warning albo error.
cli-option-load-matches = Ile partii toczy się naraz (w każdej dwoje graczy).
cli-option-load-seconds = Jak długo grać.
cli-option-load-every = Co ile sekund pada wybór w każdej partii.
cli-option-load-idle = Ile bezczynnych partii wczytać do pomiaru pamięci.
cli-option-load-clients = Liczba procesów, w których działają klienci.
cli-option-load-nodes = Ile serwerów korzysta ze wspólnych PostgreSQL i Redis (własnych, chyba że --database i --channels wskazują inne). 0 to jeden serwer z SQLite.
cli-option-load-apart = Gracze jednej partii łączą się przez różne serwery.
cli-option-backup-file = Plik kopii zapasowej.
cli-no-level = Nie ma poziomu { $level }. Są: debug, info, warning, error.
cli-serve-listening = Stół jest otwarty: { $address }
cli-serve-alone = Stół działa tylko na tym komputerze: znajomi z innych urządzeń jeszcze nie dołączą. Żeby ich wpuścić, uruchom: hexameron serve --host 0.0.0.0
cli-serve-friends = Znajomi w tej samej sieci wejdą pod adresem { $address }. Link z zaproszeniem i jego kod QR mają ten adres.
cli-serve-port-taken = Port { $port } jest zajęty. Wybierz inny przez --port albo HEXAMERON_PORT.
cli-serve-bad-port = HEXAMERON_PORT nie jest portem: { $port }.
cli-serve-failed = Serwer nie wystartował. { $what }
cli-load-founding = Uruchamiamy serwer i przygotowujemy partie
cli-load-playing = Gramy
cli-load-idle = Mierzymy pamięć bezczynnych partii
cli-load-failed = Nie można zmierzyć stołu. { $what }
cli-load-figure-choices = wybory
cli-load-figure-acknowledged = potwierdzone
cli-load-figure-errors = błędy
cli-load-figure-median = od wyboru do wszystkich klientów, mediana
cli-load-figure-p95 = 95% w ciągu
cli-load-figure-p99 = 99% w ciągu
cli-load-figure-max = najdłużej
cli-load-figure-cpu = użycie rdzenia przez serwer
cli-load-figure-choice = czas procesora na jeden wybór
cli-load-part-receive = – odbiór i odczyt wiadomości
cli-load-part-proof = – sprawdzenie, czyje to miejsce
cli-load-part-weigh = – sprawdzenie, czy wybór da się cofnąć
cli-load-part-rules = – zasady gry
cli-load-part-question = – lista następnych możliwości
cli-load-part-view = – co kto może zobaczyć
cli-load-part-scene = – budowa scen
cli-load-part-changes = – co się w scenach zmieniło
cli-load-part-log = – opis zdarzeń
cli-load-part-state = – złożenie stanów
cli-load-part-encode = – zapis stanów w JSON
cli-load-part-compress = – kompresja
cli-load-part-send = – wysyłanie
cli-load-part-store = – przygotowanie zapisu
cli-load-part-threads = – zapis do SQLite
cli-load-part-notices = – wiadomości między serwerami
cli-load-part-follow = – nadążanie za innymi serwerami
cli-load-part-keeping = – porządki
cli-load-part-loop = – pętla zdarzeń
cli-load-part-database = poza tym: PostgreSQL
cli-load-part-channels = poza tym: Redis
cli-load-figure-idle = pamięć na bezczynną partię
cli-load-figure-watched = pamięć na bezczynną partię z dwojgiem graczy
cli-load-figure-machine = obciążenie komputera
cli-backup-done = Zapisano wiersze: { $n }. Plik: { $file }.
cli-no-database = Nie ma bazy danych { $file }.
cli-database-kept = Baza danych dostała nowszą wersję tabel. Poprzednia została w całości w pliku { $file }; usuń go, kiedy nie będzie już potrzebny.
cli-bad-database = Nie można użyć tej bazy danych: { $what }.
cli-backup-failed = Kopia zapasowa się nie udała. { $what }
cli-restore-done = Przywrócono wiersze: { $n }. Plik: { $file }.
cli-restore-failed = Kopii zapasowej nie da się przywrócić: { $what }.
cli-rules-diff-line = { $match } ({ $game }), wybór { $n }, { $prompt }: { $what }. Zasady: { $rules }.
cli-rules-diff-sum = Partie, które toczą się inaczej: { $n } z { $of }.
cli-rules-diff-failed = Nie da się porównać partii. { $what }

cli-command-completion = Wypisz skrypt, dzięki któremu powłoka dopełnia polecenia, opcje i nazwy klawiszem Tab.
cli-metavar-shell = POWŁOKA
cli-option-shell = bash, zsh, fish albo powershell. W bashu: source <(hexameron completion bash)
cli-option-version = Pokaż wersję programu.
cli-no-shell = Nie znam powłoki „{ $shell }”. Są: { $shells }.
cli-part-of-board = (część planszy wokół tego, o co chodzi; całą pokazuje „plansza”)
cli-more-options = … możliwości jest { $n }; wszystkie pokazuje „opcje”, a te na planszy mają tam numery
cli-nothing-asked = Teraz o nic nie pytamy.
cli-no-hand = Nie ma kart na ręce.
