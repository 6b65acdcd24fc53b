### Stół w przeglądarce: wszystko, co mówi sam stół, a nie gra.

ui-motto = wielkie gry przy jednym stole
ui-loading = Rozkładamy stół
ui-close = Zamknij
ui-light = Jasny
ui-dark = Ciemny
ui-other-language = Przełącz na angielski
ui-lobby = Sala
ui-to-lobby = Wróć do sali
ui-missing-page = Nie ma takiej strony.
ui-missing-match = Nie ma takiej partii. Sprawdź link.
ui-tools = Narzędzia
ui-news = nowe

## Sala

ui-games = Gry
ui-at-the-table = Gracze
ui-players = { $n } graczy
ui-hard-easy = łatwa
ui-hard-medium = średnia
ui-hard-hard = trudna
ui-new-match = Nowa partia: { $game }
ui-scenario = Scenariusz
ui-goal = Cel:
ui-time = Czas:
ui-about-long = ok. { $time }
ui-lopsided-help = Siły są nierówne: po partii rewanż z zamianą stron.
ui-map-of = Mapa scenariusza: { $scenario }
ui-map-example = Przykład: co partię inny układ
ui-seats = Miejsca
ui-how-many = Liczba graczy
ui-big-screen = Duży ekran i telefony
ui-seat = Miejsce { $n }
ui-me = ja
ui-friend = znajomy
ui-bot = bot
ui-strength = Poziom bota
ui-bot-level = bot · { $level }
ui-level-easy = łatwy
ui-level-medium = średni
ui-level-hard = trudny
ui-level-master = mistrzowski
ui-link-after = link z zaproszeniem dostaniesz przy stole
ui-my-name = Twoje imię
ui-name-of = Imię: { $side }
ui-guest = Gość
ui-no-variants = zasady podstawowe, bez zmian
ui-agreed = Warianty i interpretacje
ui-agreed-absence = Warianty, interpretacje, nieobecność
ui-change = zmień
ui-without = bez: { $what }
ui-where = Kości i karty
ui-on-screen = na ekranie
ui-real-table = przy prawdziwym stole
ui-real-table-help = Rzucacie i dobieracie sami, a tu stukacie, co wypadło. Program pilnuje zasad, prowadzi boty i zapis.
ui-pace = Zegar
ui-no-clock = bez
ui-clock-choice = na decyzję
ui-clock-match = na partię
ui-clock-help = Komu skończy się czas, ten przegrywa partię. Twój zegar idzie tylko wtedy, gdy inni czekają na twoją decyzję.
ui-how-long = Ile czasu
ui-minutes = { $n } min
ui-hours = { $n } godz.
ui-days = { $n ->
    [one] { $n } dzień
   *[many] { $n } dni
}
ui-rulings = Nasze interpretacje zasad
ui-start = Zacznij partię
ui-after-bots = Zagrasz { $n ->
    [0] w pojedynkę
    [one] z botem
   *[other] z botami
}. Siadasz do stołu od razu.
ui-after-watch = Zagrają same boty, a ty popatrzysz.
ui-after-hot-seat = Będziecie przekazywać sobie ekran. Ręce pozostaną zakryte.
ui-after-friends = Link i kod QR { $n ->
    [one] dla znajomego
   *[other] dla znajomych
} będą przy stole. Zaczniecie, gdy wszyscy usiądą.
ui-after-phones = Ten ekran pokaże planszę wszystkim. Każdy zeskanuje telefonem kod swojego miejsca i tam zobaczy swoje karty.
ui-my-matches = Twoje partie
ui-running = { $n } w toku
ui-no-matches = Tu pojawią się twoje partie.
ui-my-turn = Twój ruch
ui-to-table = Do stołu
ui-open-seats = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
ui-finished = Zakończone partie: { $n }
ui-waiting-for-me = { $n ->
    [one] { $n } partia czeka na ciebie
    [few] { $n } partie czekają na ciebie
   *[many] { $n } partii czeka na ciebie
}
ui-and-others = i { $n ->
    [one] { $n } inna partia
    [few] { $n } inne partie
   *[many] { $n } innych partii
}
ui-paste-link = Wklej link do stołu
ui-join = Dołącz
ui-bad-link = To nie jest link do stołu. Skopiuj go jeszcze raz.
ui-import = Wczytaj partię z pliku
ui-import-help = Zakończoną partię obejrzysz, przerwaną dograsz z botem.
ui-bad-file = To nie jest plik partii. Wybierz plik zapisany przyciskiem „Zapisz do pliku”.
ui-damaged-file = Plik jest uszkodzony albo zmieniony. Zapisz partię do pliku jeszcze raz i wczytaj nowy plik.
ui-import-who = Ta partia nie jest skończona. Kto gra dalej?
ui-rulebooks = Instrukcje
ui-rulebook = Instrukcja
ui-rulebook-of = Zasady: { $game }
ui-settings = Ustawienia
ui-light-theme = Jasny pokój
ui-motion = Animacje
ui-sound = Dźwięki
ui-sound-off = Wyłącz dźwięki
ui-sound-on = Włącz dźwięki
ui-ask-lasting = Pytaj, zanim przepadnie coś, czego nie da się cofnąć
ui-pass-alone = W grze z samymi botami pasuj za mnie, gdy nie mam czego zagrać
ui-own-side = Moja strona planszy na dole (przy jednym ekranie: strona tego, kto gra)
ui-notify = Powiadomienie, gdy przychodzi moja kolej
ui-notify-refused = Przeglądarka nie pozwala na powiadomienia. Zmień to w jej ustawieniach dla tej strony.
ui-account = Konto
ui-account-help = Konto nie jest potrzebne do gry. Dzięki niemu twoje partie są na każdym urządzeniu.
ui-account-name = Nazwa konta
ui-password = Hasło (co najmniej 8 znaków)
ui-log-in = Zaloguj się
ui-log-out = Wyloguj się
ui-sign-up = Załóż konto
ui-logged-in = Konto: { $name }
ui-delete-account = Usuń konto i moje dane
ui-delete-account-help = Usuniemy konto, twoje imiona przy stołach i twoje słowa z czatu. Partie zostają bez twojego imienia. Tego nie da się cofnąć.
ui-account-deleted = Konto usunięte.
ui-account-renamed = Nazwa konta zmieniona.
ui-rename = Zmień nazwę
ui-change-password = Zmień hasło
ui-old-password = Dotychczasowe hasło
ui-new-password = Nowe hasło (co najmniej 8 znaków)
ui-password-changed = Hasło zmienione. Na innych urządzeniach trzeba zalogować się ponownie.
ui-log-out-help = Twoje partie zostają na koncie i znikają z tej przeglądarki.

## Stół

ui-board = Plansza
ui-pieces = Na planszy
ui-side = strona { $n }
ui-figures = Figurki: { $n } z { $of }
ui-look-here = Wskaż pole, a tu przeczytasz, co na nim jest. Kliknięcie zatrzyma opis.
ui-close-up = Pokaż z bliska
ui-space = Pole
ui-legend = Legenda
ui-legend-gold = możesz wybrać
ui-legend-hit = możesz zaatakować
ui-lens = Lupa
ui-zoom-in = Przybliż
ui-zoom-out = Oddal
ui-small-map = Mapa w całości: wskaż, dokąd patrzeć
ui-beyond = { $n ->
    [one] { $n } pole do wyboru poza widokiem
    [few] { $n } pola do wyboru poza widokiem
   *[many] { $n } pól do wyboru poza widokiem
}
ui-whole-board = Cała plansza
ui-turn-board = Obróć planszę
ui-hand = Karty
ui-card-hidden = Zakryta karta
ui-card-back = Na odwrocie: { $face }
ui-entered = Podano: { $what }
ui-search-card = Szukaj karty po nazwie
ui-more = Więcej
ui-mine = Moje
ui-piles = Talie i stosy
ui-phases = Fazy tury
ui-question = Pytanie
ui-you = Ty
ui-your-turn = Twoja tura
ui-waiting = Czekamy na: { $players }
ui-bot-thinks = Bot myśli
ui-away = nie ma przy stole
ui-here = przy stole
ui-open-seat = wolne miejsce
ui-clock = Czas
ui-of = { $n } z { $of }
ui-roll = Rzut
ui-last-roll = Ostatni rzut
ui-hit = trafienie
ui-spent = zużyta
ui-tracks = Tory
ui-all-options = Wszystkie możliwości: { $n }
ui-whole = Wszystkie: { $n }
ui-step = krok { $n } z { $of }
ui-turn-of = Tura: { $player }
ui-enter = Enter
ui-choose-one = Wybierz
ui-sure = Na pewno?
ui-irrevocable = Tego nie da się cofnąć.
ui-tap-again = Dotknij przycisku, żeby potwierdzić.
ui-go-back = Wróć
ui-ask-no-more = Nie pytaj więcej
ui-why-not = Dlaczego nie?
ui-why-not-more = Dlaczego nie? Inne odpowiedzi: { $n }
ui-undo = Cofnij
ui-redo = Ponów
ui-undo-ask = Poproś o zgodę
ui-undo-asked = { $player } chce cofnąć decyzję. Zgoda?
ui-agree = Zgoda
ui-decline = Odmów
ui-hint = Podpowiedź
ui-thinking = myśli
ui-hint-is = Silny bot wybiera: { $option }
ui-hint-what = Procenty to ocena bota: 0% to pewna przegrana, 100% pewna wygrana. Bot wybiera to, co sprawdził najdokładniej.
ui-rules = Zasady
ui-search-rules = Szukaj w zasadach
ui-search = Szukaj
ui-all-rules = Pokaż wszystkie
ui-nothing-found = Nic nie znaleziono. Spróbuj krótszego słowa.
ui-chapter = Rozdział
ui-rules-found = Zasady: { $n }
ui-ruling = Nasza interpretacja:
ui-glossary = Słowniczek
ui-log = Dziennik
ui-log-and-chat = Dziennik i czat
ui-log-empty = Jeszcze nic się nie wydarzyło.
ui-history = Kości i karty
ui-history-even = Gdyby każda ścianka wypadała równie często, w każdym wierszu byłaby liczba z wiersza „Równo”.
ui-history-expected = Równo
ui-history-dice = Kości razem
ui-history-hits = Trafienia
ui-history-rolls = Rzuty
ui-history-all = Wszyscy
ui-history-none = Nikt jeszcze nie rzucał.
ui-history-draws = Dobrane karty
ui-history-no-draws = Nikt jeszcze nie dobierał kart.
ui-report = Myślę, że to błąd
ui-report-rule = Zasada
ui-report-words = Co jest nie tak?
ui-report-send = Wyślij zgłoszenie
ui-report-stored = Zapisano zgłoszenie { $id } razem z pozycją.
ui-report-file = Pobierz plik zgłoszenia
ui-report-later = W pliku widać całą partię, więc pobierzesz go po jej zakończeniu: w menu stołu.
ui-reports = Twoje zgłoszenia
ui-chat = Czat
ui-chat-empty = Nikt jeszcze nic nie mówi.
ui-chat-write = Napisz do wszystkich przy stole
ui-chat-hint = Napisz do stołu
ui-chat-send = Wyślij
ui-chat-read-only = Widzowie tylko czytają.
ui-menu = Menu
ui-at-the-table = Przy stole
ui-invite-link = Link z zaproszeniem
ui-watch-link = Link dla widzów
ui-copy = Skopiuj
ui-copied = Skopiowano
ui-qr = Kod QR
ui-qr-of = Kod QR do zeskanowania telefonem
ui-only-here = Ten link otworzy tylko ten komputer, bo stół nie jest jeszcze otwarty dla sieci. Żeby wpuścić telefony i znajomych, zatrzymaj go i uruchom tak:
ui-copy-by-hand = Przeglądarka nie pozwala kopiować. Link jest zaznaczony: naciśnij Ctrl+C (⌘C) albo przytrzymaj go palcem.
ui-invite-again = Nowe zaproszenie
ui-bot-instead = Posadź tu bota
ui-person-again = Niech znów gra człowiek
ui-hand-over = Przekaż miejsce
ui-hand-over-help = Kto usiądzie z tego linku, gra dalej za ciebie. Ty zostaniesz widzem.
ui-stands-in = bot w zastępstwie · { $level }
ui-gathering-help = Partia zacznie się sama, gdy wszyscy usiądą. Wyślij link znajomemu albo posadź bota.
ui-gathering-help-phones = Niech każdy zeskanuje telefonem kod swojego miejsca: tam zobaczy swoje karty. Gdy wszyscy usiądą, ten ekran pokaże planszę.
ui-gathering-elsewhere = Liczbę do losowania zna tylko urządzenie, na którym zajęto to miejsce. Otwórz tam stół albo zacznij uzgadnianie od nowa.
ui-gathering-anew = Uzgodnij z tego urządzenia
ui-gathering-help-guest = Partia zacznie się sama, gdy wszyscy usiądą.
ui-rename-me = Zmień imię
ui-invite-for = Link z zaproszeniem: { $side }
ui-invited-to = Zaproszenie: { $game }, { $scenario }
ui-ask-new-invite = Obejrzeć partię możesz i bez zaproszenia.
ui-check-link = Sprawdź, czy link jest cały, albo poproś o nowy.
ui-undo-waiting = Prośba o cofnięcie wysłana. Czekamy na: { $players }
ui-undo-withdraw = Wycofaj prośbę
ui-undo-declined = Odmowa: decyzja zostaje.
ui-undo-consent = { $players ->
    [bot] Grasz jednak z samymi botami, więc możesz cofnąć bez pytania o zgodę.
   *[other] Chyba że zgodzą się wszyscy inni przy stole: { $players }.
}
ui-undo-here = Zgadzają się wszyscy przy ekranie?
ui-undo-all-agree = Tak, cofnij
ui-end-waiting = Propozycja zakończenia wysłana. Czekamy na: { $players }
ui-end-ask = Zakończyć partię bez wyniku?
ui-end-help = Partia skończy się bez zwycięzcy, gdy zgodzą się wszyscy przy stole.
ui-try-later = Odśwież stronę za chwilę. Nic nie przepadło.
ui-time-short = Kończy się czas: { $time }
ui-time-left = Czas: { $time }
ui-watching = Widzowie: { $n }
ui-watch = Oglądaj
ui-you-watch = Oglądasz tę partię.
ui-spectator = Widz
ui-standing-pass = Pasuj za mnie w oknach reakcji
ui-standing-pass-help = Pas następuje po chwili, która nie zależy od twoich kart.
ui-resign = Poddaj partię
ui-resign-ask = Poddać partię?
ui-resign-help = To będzie twoja przegrana. Tego nie da się cofnąć.
ui-resign-help-many = To będzie twoja przegrana. Pozostali grają dalej, a na twoim miejscu bot. Tego nie da się cofnąć.
ui-bot-other = Inny bot
ui-bot-propose = Zaproponuj tego bota
ui-bot-asked = { $player } proponuje zmianę: na poddanym miejscu ({ $seat }) gra bot { $level }. Zgoda?
ui-bot-waiting = Propozycja innego bota wysłana. Czekamy na: { $players }
ui-bot-take-back = Wycofaj propozycję
ui-has-resigned = Partia poddana, gra bot ({ $level })
ui-play-on = Graj dalej
ui-end-propose = Zaproponuj zakończenie
ui-end-take-back = Wycofaj propozycję zakończenia
ui-end-asked = { $player } proponuje zakończyć partię bez wyniku.
ui-export = Zapisz do pliku
ui-keys = Klawisze
ui-keys-help = Cyfry: możliwości z listy. Tab: pytanie, plansza, karty, dziennik. Strzałki: złote pola i wiersze dziennika, Enter: wybierz. I lub prawy przycisk myszy: pokaż z bliska. U lub Ctrl+Z: cofnij, Y lub Ctrl+Y: ponów, H: podpowiedź, R: zasady, C: czat, T: obróć planszę, M: menu. Esc: zamknij.
ui-fairness = Uczciwe kości
ui-fairness-help = Tajemnica losowania ma ten skrót. Po partii można ją sprawdzić.
ui-fairness-mine = Liczba z tej przeglądarki. Po partii sprawdzisz, że jest w kluczu kości: w powtórce albo przez hexameron verify PLIK --nonce LICZBA.
ui-absence = Nieobecność
ui-absence-bot = gra bot
ui-absence-lost = odpada
ui-absence-never = czekamy
ui-absence-after = Po jakim czasie
ui-absence-help-bot = Na kogo inni czekają dłużej niż { $time }, a nie ma go przy stole, za tego do powrotu gra bot.
ui-absence-help-lost = Na kogo inni czekają dłużej niż { $time }, a nie ma go przy stole, ten odpada, jak przy poddaniu.
ui-absence-help-never = Na nieobecnych czekacie bez końca: nikt nie zajmie ich miejsca.
ui-bot-for-me = Niech gra za mnie bot
ui-myself-again = Znów gram ja
ui-replay-running = Zapisać partię, sprawdzić kości i grać od tego miejsca można po jej zakończeniu.
ui-dice-not-by-all = Te kości nie były losowane przez wszystkich.
ui-dice-from-file = Partia pochodzi z pliku: kto go miał, może je znać.
ui-dice-from-branch = To odnoga innej partii: kto ją widział, może je znać.
ui-dice-without = Bez udziału: { $players }.
ui-dice-wasted = Liczby do kości uzgadniano od nowa { $n ->
    [one] raz
   *[other] { $n } razy
}, choć ktoś już pokazał swoją.
ui-dice-wasted-by = Z czyjego powodu: { $players }.
ui-reconnecting = Nie ma połączenia z serwerem. Łączymy ponownie. Nic nie przepadło.
ui-gone = Połączenie zamknięte. Odśwież stronę.
ui-storage-trouble = Serwer nie może teraz zapisywać. Nic nie przepadło; zagramy dalej, gdy tylko się da.
ui-trying-again = Twój wybór nie jest jeszcze zapisany. Próbujemy ponownie.
ui-recap = Od twojej ostatniej tury
ui-recap-turn = Tura: { $name }
ui-recap-more = i jeszcze { $n }
ui-play-again = Odtwórz
ui-click-skips = kliknij, aby pominąć
ui-on-table = Na stole
ui-why-so-many = dlaczego tyle?
ui-hits-of = { $n ->
    [one] trafienie
    [few] trafienia
   *[many] trafień
}
ui-pace = Ruchy przeciwników
ui-pace-0 = od razu
ui-pace-600 = żwawo
ui-pace-1200 = spokojnie
ui-pass-screen = Przekaż ekran
ui-pass-screen-how = Gdy ekran trafi we właściwe ręce, odkryj karty.
ui-pass-screen-ready = Odkryj moje karty
ui-invited = Ktoś zaprasza cię do stołu.
ui-invited-by = Do stołu zaprasza cię { $player }.
ui-invited-side = Twoja strona: { $side }.
ui-sit-down = Zajmij miejsce

## Koniec i powtórka

ui-over = Koniec partii
ui-you-win = Zwycięstwo!
ui-you-lose = Przegrana
ui-tie = Remis
ui-winner = Wygrywa: { $players }
ui-rematch = Rewanż
ui-rematch-help = Te same zasady i ta sama bitwa. Strony możesz zamienić albo posadzić kogoś innego.
ui-rematch-swap = Zamień strony
ui-rematch-sees = { $player } od razu zobaczy propozycję i dołączy jednym kliknięciem.
ui-rematch-by = { $player } proponuje rewanż.
ui-rematch-some = Jest propozycja rewanżu.
ui-rematch-mine = Rewanż zaproponowany. Pozostali widzą to na swoich ekranach.
ui-rematch-play = Zagraj rewanż
ui-rematch-go = Przejdź do rewanżu
ui-rematch-watch = Obejrzyj rewanż
ui-rematch-other = Inny rewanż
ui-rematch-asked = propozycja rewanżu wysłana
ui-rematch-no-link = { $player } widzi propozycję przy zakończonej partii i nie potrzebuje linku. Wyślij go, jeśli ktoś inny ma tu usiąść:
ui-rematch-lopsided = Siły były nierówne. Zagrajcie rewanż z zamianą stron i porównajcie wyniki.
ui-ended-vote = Partia zakończona za zgodą wszystkich
ui-ended-clock = Skończył się czas: { $players }
ui-replay = Powtórka
ui-replay-step = Krok { $n } z { $of }
ui-replay-start = Początek partii
ui-play-on-help = Nowa partia zaczyna się po decyzji { $n }. Kto gra dalej?
ui-replay-slider = Numer kroku
ui-first = Na początek
ui-previous = Wstecz
ui-play = Odtwarzaj
ui-pause = Zatrzymaj
ui-next = Dalej
ui-last = Na koniec
ui-eyes = Czyimi oczami
ui-play-on-from-here = Graj stąd dalej
ui-verify = Sprawdź kości
ui-verified = Wszystkie losowania się zgadzają. Decyzje bez cofniętych: { $n }.
ui-not-verified = Losowania się nie zgadzają: { $why }
ui-dice-none = Tajemnica serwera i liczby graczy są takie, jak zapowiedziano przed grą.
ui-dice-in = Liczba z tej przeglądarki jest wśród nich, a zapowiedzi się nie zmieniły: nikt nie mógł wybrać kości.
ui-dice-missing = Uwaga: liczby z tej przeglądarki nie ma wśród nich. Kości losowano bez niej.
ui-dice-changed = Uwaga: po pokazaniu liczby z tej przeglądarki zmieniono zapowiedzi innych. Kości mógł ktoś wybrać.
ui-dice-false = Uwaga: tajemnica serwera albo liczby graczy nie są takie, jak zapowiedziano przed grą.

## Lekcje

ui-lessons = Nauka gry
ui-lessons-new = Pierwszy raz przy tym stole?
ui-lessons-help = Nauczyciel prowadzi krok po kroku, na prawdziwej planszy i bez czytania instrukcji.
ui-lesson-start = Zacznij
ui-lesson-resume = Wznów
ui-lesson-again = Powtórz
ui-lesson-done = ukończona
ui-minutes-long = ok. { $n } minut
ui-coach = Nauczyciel
ui-coach-step = Krok { $n } z { $of }
ui-coach-next = Dalej
ui-coach-understood = Rozumiem
ui-coach-leave = Zakończ lekcję
ui-coach-leave-ask = Zakończyć lekcję? Zagrasz tę partię dalej bez podpowiedzi.
ui-coach-stay = Wróć do lekcji

## Kłopoty i podziękowania

ui-fault-connect = Nie udało się połączyć z serwerem. Spróbuj ponownie.
ui-fault-status = Nie udało się. Odpowiedź serwera: { $status }.
ui-credits = Źródła i licencje
ui-credits-icons = Ikony:
ui-credits-others = i inni
ui-credits-font = Krój pisma:
ui-credits-codes = Kody QR:
ui-credits-qr = „QR Code” jest znakiem towarowym firmy DENSO WAVE.
ui-credits-software = Oprogramowanie:
ui-credits-games = Nazwy gier należą do ich wydawców. Zasady opisaliśmy własnymi słowami.
ui-sheets = Arkusze
ui-choose-of = Wybierz ({ $n })
ui-to-map = Pokaż mapę
ui-to-fight = Wróć do walki
ui-to-choice = Wróć do wyboru
ui-show-map = Pokaż mapę
ui-choice-on-stage = Wybór leży na środku stołu.
ui-your-choice = Twój wybór
ui-choice-until = Zmienisz go, dopóki nie potwierdzisz.
ui-chosen = wybrane
ui-not-now = nie teraz
ui-take-together = { $n ->
    [2] Weź obie
   *[other] Weź wszystkie
}
ui-dials = Wskaźniki
ui-fight = Bitwa
ui-nobody = nikt
ui-pool-of = Żetony: { $name }
ui-pool-spent = Wydane
ui-fight-order = Tor inicjatywy
ui-miss = pudło
ui-rolled-again = przerzucona, wcześniej: { $face }
ui-legend-danger = groźna bitwa
ui-legend-way = kilka kroków
ui-fold-belongings = Karty i jednostki ({ $n })
ui-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
}

## Mały ekran

ui-tab-hand = Karty
ui-tab-own = Moje
ui-tab-offers = Oferta
ui-tab-table = Stół
ui-tab-empty = Nic tu teraz nie leży.
ui-tabs = Zakładki
ui-drawer-open = Otwórz szufladę całą
ui-drawer-close = Zmniejsz szufladę
