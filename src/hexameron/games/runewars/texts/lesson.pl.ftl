### Pierwszy rok z nauczycielem. Mówi jak ktoś znajomy przy stole: krótko, ciepło, po kolei.

lesson-first-title = Pierwszy rok wojny
lesson-first-about = Nauczysz się grać, grając. Prowadzimy cię od wiosny do zimy: tajny rozkaz, marsz, bitwa kartami przeznaczenia, wyprawa bohatera, rekrutacja i zbiory. Dalej grasz po swojemu, przeciw jednemu botowi.
lesson-first-end = To już wszystko, czego trzeba na początek. Szukaj run, pilnuj swoich i wydawaj coraz wyższe rozkazy. Powodzenia w Terrinoth!

## Wiosna: rozkaz

lesson-first-aim = Cześć. Dowodzisz Ludźmi, bot prowadzi Uthuk. Wygrywa, kto pierwszy ma w swoich obszarach 6 smoczych run. Jeśli przez 6 lat nikomu się nie uda, wygrywa ten, kto ma ich najwięcej.
lesson-first-runes = Oto twoja kraina początkowa. Leżą w niej dwie smocze runy i jedna fałszywa. Ty wiesz, która jest która. Bot widzi tylko zakryte żetony i może się pomylić.
lesson-first-runes_terminal = Twoja kraina początkowa to obszary HA, HB i HC. Leżą w niej dwie smocze runy i jedna fałszywa. Ty wiesz, która jest która. Bot widzi tylko zakryte żetony i może się pomylić.
lesson-first-year = Rok to cztery pory. W każdej wszyscy wybierają w tajemnicy po jednej z ośmiu kart rozkazów. Użyta karta wraca do ręki dopiero wiosną. Rozkazy o niższych numerach są rozpatrywane wcześniej.
lesson-first-conquer = Zaczynamy od marszu. Wybierz Podbój, kartę numer 3.
lesson-first-conquer_instead = Najpierw ruszamy w pole. Wybierz Podbój (3).

## Wiosna: marsz

lesson-first-activate = Podbój aktywuje jeden obszar i ściąga do niego twoje jednostki z odległości dwóch obszarów. W 1B dwóch Zwierzoludzi strzeże zakrytej runy. Aktywuj 1B.
lesson-first-activate_instead = Runa leży w 1B. Aktywuj ten obszar.
lesson-first-footmen = Teraz wskaż, kto idzie. W jednym obszarze może stać najwyżej osiem twoich jednostek. Wyślij trzech Piechurów.
lesson-first-bowman = Dołącz Łucznika. Twierdza w krainie początkowej utrzyma się i bez niego.
lesson-first-knight = I Rycerza. Jednostki z aktywowanego obszaru nie ruszą się stamtąd do wiosny, ale idzie nam o runę.
lesson-first-army_instead = Zwierzoludzie biją mocno. Wyślij całą armię: trzech Piechurów, Łucznika i Rycerza.
lesson-first-meets = Armia dotarła na miejsce. Z neutralnymi jednostkami można się bić albo pertraktować: za wpływ dobierasz karty przeznaczenia i jedna z nich mówi, czy przejdą na twoją stronę.
lesson-first-fight = Dziś bitwa. Zaatakuj.
lesson-first-fight_instead = Pertraktacji spróbujesz później. Teraz zaatakuj.

## Wiosna: bitwa

lesson-first-start = Zanim padnie pierwszy cios, można zagrać kartę taktyki na bitwę. Nie masz takiej, ale pytamy każdego: pauza nie zdradzi, co kto trzyma na ręce. Spasuj.
lesson-first-start_instead = Nie masz karty na tę bitwę. Spasuj.
lesson-first-fate = Jednostki walczą w kolejności inicjatywy, od 1 do 5. Każda dobiera kartę przeznaczenia i patrzy na część z kształtem swojej podstawki. Łucznik, trójkąt, był pierwszy: obrażenie zniszczyło jednego Zwierzoczłeka.
lesson-first-struck = Inicjatywa 2 to Rycerz i Zwierzoczłek. Rycerz, prostokąt, dobrał rozproszenie: Zwierzoczłek leży i już się nie liczy. Zdążył jednak zadać ci jedno obrażenie.
lesson-first-wound = Kto otrzyma obrażenie, wybierasz ty. Piechur i Łucznik zginą od jednego. Rycerz ma życie 2, więc przetrwa. Wskaż Rycerza.
lesson-first-wound_instead = Szkoda jednostki. Rycerz ma życie 2 i przetrwa to obrażenie.
lesson-first-won = Piechurom karty nic nie dały, ale po bitwie liczą się stojący: twoich pięciu, wrogów żadnego. Wygrywasz! 1B jest twój, więc widzisz tamtejszą runę. Jest smocza. Masz już trzy.
lesson-first-close = Po rozkazie możesz jeszcze zagrać karty. Tym razem zakończ turę.
lesson-first-close_instead = Wszystko zrobione. Zakończ turę.

## Lato: wyprawa

lesson-first-summer = Lato to czas bohaterów. Sir Valadir ma wyprawę w obszarze 1C, tuż obok twojej twierdzy. Wyprawy i nagrody zna tylko ten, kto je ma.
lesson-first-move = Bohater może się ruszyć, leczyć albo trenować. Rusz się.
lesson-first-move_instead = Wyprawa czeka. Rusz bohatera.
lesson-first-go = Bohater przechodzi najwyżej dwa obszary i nikt go nie zatrzyma. Idź do 1C.
lesson-first-go_instead = Wyprawa jest w 1C. Idź tam.
lesson-first-stay = Jesteś na miejscu. Drugi krok nie jest potrzebny, więc zostań.
lesson-first-stay_instead = Wyprawa jest tutaj. Zostań w 1C.
lesson-first-attempt = W tym obszarze możesz podjąć wyprawę. Zrób to.
lesson-first-attempt_instead = Po to tu przyszliśmy. Podejmij wyprawę.
lesson-first-test = To test mądrości: tyle kart przeznaczenia, ile jej masz, czyli 2. Liczy się jeden znak do wyboru. Złoty to pełny sukces, srebrny mniejszy, czerwony porażka. Wybierz złoty.
lesson-first-test_instead = Ta druga karta to porażka. Wybierz złoty znak.

## Lato: rekrutacja

lesson-first-shard = Sukces! Nagroda to Odłamek Timmorrana. W swojej turze zamienisz go na smoczą runę. Najpierw jednak rozkaz na lato.
lesson-first-recruit = Rozkaz daje premię przewagi, jeśli ma numer wyższy niż wszystkie użyte w tym roku. Po Podboju (3) premię da Rekrutacja (5). Wybierz ją.
lesson-first-recruit_instead = Przydadzą się nowe jednostki, i to z premią. Wybierz Rekrutację (5).
lesson-first-spend = Twoja tura, więc można użyć Odłamka Timmorrana. Zrób to, zanim zajmiesz się rekrutami.
lesson-first-spend_instead = Najpierw runa. Użyj Odłamka Timmorrana.
lesson-first-room = W obszarze mieści się tylko jedna runa, a twoje wszystkie są zajęte. Odrzuć więc fałszywą, zrobi się miejsce.
lesson-first-room_instead = Bez miejsca nowa runa leżałaby na ziemi niczyjej. Odrzuć fałszywą.
lesson-first-roomy = Możesz odrzucić dwie fałszywe runy, ale masz tylko tę jedną. Rywale nie muszą o tym wiedzieć, więc pytamy dalej. Zakończ wybór.
lesson-first-roomy_instead = Nie masz drugiej fałszywej runy. Zakończ wybór.
lesson-first-dragon = Dostajesz smoczą runę i nową fałszywą, obie zakryte. Najpierw smocza: połóż ją w HB.
lesson-first-dragon_instead = Smocza runa powinna leżeć u ciebie. Połóż ją w HB.
lesson-first-bluff = Teraz fałszywa. Połóż ją, gdzie chcesz: niech inni się zastanawiają, która jest prawdziwa.
lesson-first-dial = Trzy wskaźniki zasobów mówią, kogo możesz zrekrutować. Dostajesz wszystkie jednostki do miejsca, na którym stoi wskaźnik. Wybierz żywność: to trzech Piechurów.
lesson-first-dial_instead = Zacznij od żywności. Daje trzech Piechurów.
lesson-first-bonus = A oto premia przewagi: drugi wskaźnik. Drewno daje Łucznika, ruda Rycerza. Wybierz.
lesson-first-bonus_instead = Premii szkoda nie wziąć. Wybierz drugi wskaźnik.
lesson-first-done = Nowe jednostki stoją w twojej twierdzy. Masz cztery smocze runy. Zakończ turę.

## Jesień i zima

lesson-first-fall = Jesienią każdy bierze 2 wpływu albo kartę taktyki. Wpływem płacisz za pertraktacje, licytacje i tytuły. Wybierz.
lesson-first-harvest = Zdobyte obszary dają zasoby, ale wskaźniki przestawią dopiero Zbiory. Wybierz Zbiory (4).
lesson-first-harvest_instead = Przed zimą potrzebna jest żywność. Wybierz Zbiory (4).
lesson-first-resolve = Przed rozkazem też wolno zagrywać karty, dlatego pytamy. Wykonaj Zbiory.
lesson-first-resolve_instead = Czas na żniwa. Wykonaj rozkaz.
lesson-first-no_bonus = Wskaźniki pokazują teraz tyle, ile dają twoje obszary. Premii nie było: 4 to mniej niż 5 z lata. Dlatego rok planuje się tak, by numery rosły.
lesson-first-winter = Zimą w żadnym obszarze nie utrzymasz więcej jednostek, niż wskazuje żywność, za to woda zamarza i można po niej przejść. Wiosną wszyscy wstają i wracają rozkazy. Teraz graj po swojemu.

## Wskazówki

lesson-first-tip_talk = Możesz pertraktować. Za wpływ dobierasz karty: złoty znak zyskuje sojuszników, srebrny ich przepędza, czerwony to bitwa albo odwrót.
lesson-first-tip_pay = Za każdy żeton wpływu dobierasz jedną kartę i wybierasz najlepszą. Trzy żetony dają sukces częściej niż co trzeci raz, sześć prawie dwa razy na trzy.
lesson-first-tip_bid = Licytacja: wszyscy wybierają w tajemnicy i wszyscy tracą to, co dali. Ile kto ma wpływu, widać.
lesson-first-tip_rally = Każde twoje miasto daje jedną korzyść: jednostki, karty taktyki, wpływ albo wyprawy.
lesson-first-tip_title = Tytuł bierze ten, kto położy na nim więcej wpływu, niż już tam leży.
lesson-first-tip_fortify = Twierdza kosztuje krok drewna i krok rudy. Daje w obronie siłę 5, uszkodzona 3. W obszarze z miastem stać nie może.
lesson-first-tip_strategize = Strategia przesuwa dowolnie wiele jednostek o jeden obszar, tylko do własnych i pustych.
lesson-first-tip_winter = Nadmiar ginie. Zacznij od rozproszonych i najsłabszych.
lesson-first-tip_retreat = Pokonana armia wycofuje się do sąsiedniego obszaru i leży tam rozproszona do wiosny.
lesson-first-tip_fort = Zdobytą twierdzę możesz zastąpić swoją. Będzie uszkodzona.

## Druga lekcja: pertraktacje i obrona

lesson-siege-title = Pertraktacje i obrona
lesson-siege-about = Druga, krótka lekcja. Przekonasz Zwierzoludzi, by przeszli na twoją stronę, a potem obronisz twierdzę przed Uthuk. Dalej grasz po swojemu.
lesson-siege-end = Twierdza stoi, runa jest bezpieczna. Pamiętaj: obrońcy pomagają mury, a neutralnym jednostkom wystarczy czasem dobre słowo.
lesson-siege-mobilize = Wiosna drugiego roku. Twój rozkaz to Mobilizacja (2). Aktywujesz nią obszar i maszerujesz jak przy Podboju, a jako premia przewagi zrobisz to jeszcze raz. Bitwa może być tylko jedna.
lesson-siege-activate = W 1B stoi dwóch Zwierzoludzi. Armia na nich to za dużo, bo pod twierdzą w 1C czekają Uthuk. Aktywuj 1B.
lesson-siege-activate_instead = Najpierw Zwierzoludzie. Aktywuj 1B.
lesson-siege-envoys = Na rozmowy wystarczy dwóch Piechurów z HB. Załoga twierdzy niech zostanie.
lesson-siege-envoys_instead = Twierdza potrzebuje załogi. Wyślij dwóch Piechurów z HB.
lesson-siege-enough = Tylu wystarczy. Zakończ wybór.
lesson-siege-enough_instead = Reszta zostaje w twierdzy. Zakończ wybór.
lesson-siege-talk = Zamiast walczyć, pertraktuj.
lesson-siege-talk_instead = Bitwa kosztowałaby cię Piechurów. Pertraktuj.
lesson-siege-pay = Każdy wydany wpływ to jedna karta przeznaczenia. Masz 3. Wydaj wszystkie.
lesson-siege-pay_instead = Im więcej kart, tym większa szansa na złoty znak. Wydaj 3.
lesson-siege-gold = Czerwony, złoty i srebrny. Czerwony to porażka, srebrny przepędza, a złoty zyskuje sojuszników. Wybierz złoty znak.
lesson-siege-gold_instead = Wybierz złoty znak.
lesson-siege-again = Zwierzoludzie są teraz twoimi sojusznikami. Oto premia przewagi, drugi marsz. Tym razem z niej zrezygnuj: każda jednostka przyda się w obronie.
lesson-siege-again_instead = Wróg stoi pod murami. Zakończ marsz.
lesson-siege-end_turn = Zakończ turę. Teraz ruszą Uthuk z Podbojem (3).
lesson-siege-end_turn_instead = Zakończ turę.
lesson-siege-attacked = Szturm na twierdzę: pięciu Berserkerów i Rozpruwacz. Twój Łucznik dobrał pierwszy i zniszczył jednego Berserkera. Czterej pozostali zadali ci jedno obrażenie.
lesson-siege-bowman = Kto je przyjmie? Łucznik ma swoją kartę już za sobą, a Piechurzy dopiero dobiorą. Wskaż Łucznika.
lesson-siege-bowman_instead = Piechurzy będą jeszcze walczyć. Wskaż Łucznika.
lesson-siege-walls = Piechurzy zniszczyli jeszcze dwóch Berserkerów. Na koniec liczy się siła: wrogowie 3, a ty 2 i twierdza, która dodaje 5. Obrona udana! Twierdza jest jednak uszkodzona i doda już tylko 3.
lesson-siege-onward = Pokonani wycofali się i leżą rozproszeni do wiosny. Twierdzę naprawi Umacnianie za krok rudy. Teraz graj po swojemu.
