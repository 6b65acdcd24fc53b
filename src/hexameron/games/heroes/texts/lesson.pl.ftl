### Pierwsza gra z nauczycielem. Mówi jak ktoś znajomy przy stole: krótko, ciepło, po kolei.

lesson-first-title = Pierwszy podbój
lesson-first-about = Nauczysz się grać, grając. Prowadzimy cię przez pierwszą rundę: budowa, rekrutacja, marsz, bitwa, awans i pierwszy Tartak. Dalej grasz po swojemu, przeciw jednemu botowi.
lesson-first-end = To już wszystko, czego trzeba na początek. Buduj, rekrutuj i zajmuj kolejne pola. Gdy czegoś nie będziesz wiedzieć, zajrzyj do zasad. Powodzenia w Ashanie!

## Na stole

lesson-first-aim = Cześć. Prowadzisz Przystań, a bot Twierdzę. Wygrywa ten, kto pierwszy zdobędzie 12 punktów Potęgi. Jeśli nikt nie zdąży, po ostatnim tygodniu wygrywa większa Potęga.
lesson-first-map = To twoje miasto. W pobliżu leżą Tartak i Kopalnia złota. Niebieska flaga znaczy, że takie pole można przejąć: da surowce lub złoto, a Tartak także punkt Potęgi.
lesson-first-guards = Prawie każdego miejsca ktoś strzeże. Ten żeton to Harpie: Siła 3, Liczebność 5. Strzałka pokazuje, czego pilnują. Co za nie dostaniesz, zobaczysz dopiero po zwycięstwie.
lesson-first-cards = W swojej turze zagrywasz jedną kartę akcji i wybierasz jedną z jej dwóch akcji. Zagrana karta wraca dopiero w następnej rundzie. Masz trzy karty, więc trzy tury.

## Budowa

lesson-first-build = Zacznij od miasta. Zagraj kartę Aktywacja lub Budowa i wybierz: Buduj.
lesson-first-build_instead = Na to przyjdzie czas. Najpierw coś zbuduj: karta Aktywacja lub Budowa.
lesson-first-mill = Wznieś Młyn za 3 surowce. Przy każdym pozyskaniu surowców da ci 3 surowce albo 3 sztuki złota, do wyboru. Szybko się zwróci.
lesson-first-mill_instead = To też dobry pomysł, ale na początek najlepszy jest Młyn za 3 surowce. Złoto przyda się na wojsko.

## Rekrutacja

lesson-first-recruit = Twierdza też buduje. Teraz twoje wojsko: zagraj kartę Rekrutacja lub Pozyskanie i wybierz: Rekrutuj.
lesson-first-recruit_instead = Zanim ruszysz w drogę, powiększ armię. Zagraj kartę Rekrutacja lub Pozyskanie.
lesson-first-buy = Jednostki kupujesz za złoto dla herosa, który jest w mieście. Na poziomie I są Kusznicy. Kup jednego dla Antona.
lesson-first-buy_two = Dobrze. Armia nie może być większa niż Dowodzenie herosa: Anton ma 9. Kup jeszcze jednego Kusznika.
lesson-first-buy_three = W jednej akcji wolno kupić najwyżej 3 jednostki. Kup trzeciego.
lesson-first-buy_instead = Teraz kup Kuszników. Zwalniać nikogo nie trzeba.
lesson-first-enough = Anton ma 9 jednostek. Zakończ rekrutację.
lesson-first-enough_instead = Każda jednostka się przyda. Zakończ rekrutację.

## Marsz

lesson-first-activate = Pora ruszyć w drogę. Zagraj ostatnią kartę i wybierz: Aktywuj herosów.
lesson-first-activate_instead = Wojsko czeka na rozkaz. Wybierz: Aktywuj herosów.
lesson-first-hero = W tej akcji aktywujesz swoich herosów po kolei. Na razie masz jednego. Aktywuj Antona.
lesson-first-go = Anton ma 4 punkty ruchu. Każde pole kosztuje 1, na ukos się nie chodzi. Idziemy do Tartaku: zrób krok na wskazane pole.
lesson-first-go_instead = Tam pójdziemy kiedy indziej. Do Tartaku prowadzi wskazane pole.
lesson-first-attack = Dalej stoją Harpie. Wejście na ich pole od razu zaczyna bitwę, dlatego świeci na czerwono. Masz dużą armię. Zaatakuj.
lesson-first-attack_instead = Odwagi. Harpie stoją na drodze do Tartaku: wejdź na ich pole.

## Bitwa

lesson-first-track = To tor inicjatywy: im niższa Inicjatywa, tym wcześniej. Najpierw Harpie, potem Kusznicy, Anton i Kapłanki. Wszystkie jednostki jednego typu to jeden stos i atakują razem.
lesson-first-dice = Harpie rzuciły 5 kośćmi, po jednej za każdą. Trafia wynik równy Sile lub niższy, czyli tu 1, 2 i 3. Jedynka trafia zawsze, ósemka nigdy. Są 2 trafienia, więc 2 rany.
lesson-first-wound = Ty wybierasz, który stos je dostanie. Rana eliminuje jednostkę podstawową, a elitarną odwraca na stronę podstawową. Poświęć podstawowego Kusznika, jest najtańszy.
lesson-first-wound_two = Wszystkie rany jednego ataku idą w ten sam stos. Druga niech też trafi podstawowego Kusznika.
lesson-first-wound_instead = Elitarnych jednostek szkoda. Wybierz Kuszników, najpierw podstawową jednostkę.
lesson-first-strike = Teraz Kusznicy: 4 jednostki, 4 ataki. W stosie są elitarni, więc jeden atak możesz zamienić na kość elity. Zrób to: Atakuj 3 kośćmi k8 i kością elity.
lesson-first-strike_instead = Tym razem weź kość elity. Zobaczysz, co potrafi.
lesson-first-elite = Kości k8 chybiły, ale na kości elity wypadły dwie czaszki: to 2 rany. Inne ścianki to Szczęście, Laur i Pech.
lesson-first-reroll = Elitarni Kusznicy mają Precyzyjny atak: po rzucie mogą przerzucić 1 pudło. Przerzuć. Każdą kość można przerzucić tylko raz.
lesson-first-reroll_instead = Szkoda nie spróbować. Przerzuć pudło.
lesson-first-finish = Jest trafienie, razem 3 rany. Potem Anton trafił raz i została jedna Harpia. Kapłanki są ostatnie na torze. Atakuj, znów z kością elity.

## Po bitwie

lesson-first-treasure = Zwycięstwo. Żeton Harpii to teraz trofeum: 2 punkty doświadczenia i 2 skrzynie. Ze skarbu bierzesz więc 2 części. Najpierw weź punkt doświadczenia, zaraz zobaczysz dlaczego.
lesson-first-treasure_instead = To też możesz wziąć, ale jako drugie. Najpierw punkt doświadczenia.
lesson-first-treasure_two = Drugą część wybierz, jak chcesz. Złoto kupuje jednostki, surowce budynki, a żeton Szczęścia pozwala w bitwie przerzucić pudła.
lesson-first-advance = Pierwszy awans kosztuje 3 punkty doświadczenia. Anton ma 2 na trofeum i 1 ze skarbu, w sam raz. Punkty ze skarbu przepadną, jeśli nie użyjesz ich teraz. Awansuj.
lesson-first-advance_instead = Doświadczenie ze skarbu przepadnie. Awansuj teraz.
lesson-first-deck = Są dwie talie umiejętności: Siła i Magia. Anton lepiej zna się na Sile. Wybierz talię Siły: dobierzesz 2 karty i zachowasz 1.
lesson-first-deck_instead = Magia nie jest jego mocną stroną. Wybierz talię Siły.
lesson-first-skill = Pierwsza zasada karty działa zawsze, druga tylko ze szkołą herosa. Anton ma szkołę Sztuka wojenna, więc Szarża gryfa działa u niego w całości. Wybierz kartę, która ci się podoba.
lesson-first-sawmill = Droga wolna, a Anton ma jeszcze 2 punkty ruchu. Wejdź do Tartaku.
lesson-first-sawmill_instead = Tartak jest tuż obok. Wejdź na jego pole.
lesson-first-seize = Nikt go już nie strzeże. Przejmij Tartak, to nic nie kosztuje.
lesson-first-seize_instead = Po to tu przyszliśmy. Przejmij Tartak.
lesson-first-power = Masz pierwszy punkt Potęgi, a Tartak przy każdym pozyskaniu da ci 3 surowce. Pole zostaje twoje także po odejściu herosa, dopóki ktoś go nie przejmie.
lesson-first-zone = Przerywana linia to strefa kontroli herosa. Pól, które w niej leżą i należą do ciebie, nikt nie przejmie, póki heros tu stoi.
lesson-first-stop = Dalej nie trzeba iść. Zakończ aktywację.
lesson-first-stop_instead = Niech Anton przypilnuje Tartaku. Zakończ aktywację.

## Druga runda

lesson-first-week = Zaczęła się druga runda, a z nią nowy tydzień. Jego wydarzenie dotyczy wszystkich do końca rundy. Gdy skończą się tygodnie, skończy się partia. Zaczynała Twierdza, teraz ty.
lesson-first-gather = Pora na dochód. Zagraj kartę Rekrutacja lub Pozyskanie i wybierz: Pozyskaj surowce. Tartak da 3, a tydzień dołoży jeszcze 2.
lesson-first-gather_instead = Najpierw dochód: karta Rekrutacja lub Pozyskanie.
lesson-first-income = Młyn pyta: surowce czy złoto? Surowce budują miasto, złoto kupuje wojsko. Wybierz, czego ci brakuje.
lesson-first-own = Dalej decydujesz po swojemu. Dobry plan: Targowisko daje czwartą kartę, a obok miasta czeka Kopalnia złota. Silniejszych stworzeń na razie unikaj.

## Gdy coś zdarzy się po raz pierwszy

lesson-first-tip_explore = To pole z lunetą: można je eksplorować, raz w całej partii. Jeśli ktoś go strzeże, najpierw będzie bitwa.
lesson-first-tip_flee = Od drugiej tury bitwy możesz uciec do miasta. Kosztuje to 2 jednostki albo 1 z Obroną i oznacza przegraną. Czasem warto ocalić resztę armii.
lesson-first-tip_laurel = Laur: zamień jednostkę tego stosu na elitarną albo wskrześ jedną z tych, które zginęły w tej bitwie.
lesson-first-tip_place = Te stosy mają równą Inicjatywę. Wybierz, który z twoich zaatakuje wcześniej.
lesson-first-tip_scroll = Masz zwój, którego możesz teraz użyć. Działa raz, potem trafia na stos kart odrzuconych. Inni nie wiedzą, co masz na ręce.
lesson-first-tip_artifact = Z dobranych artefaktów zachowujesz jeden. Heros może mieć po jednym każdego typu, a każdy artefakt to punkt Potęgi.
lesson-first-tip_hire = Za 5 sztuk złota możesz zrekrutować kolejnego herosa. Przyjdzie z jedną elitarną jednostką.
lesson-first-tip_trade = Masz Targowisko: w czasie swojej akcji możesz wymieniać złoto na surowce i odwrotnie, 2 za 1.
lesson-first-tip_prize = Pokonano herosa. Weź umiejętność albo artefakt pokonanego. Jego pola w strefie kontroli zwycięzcy przechodzą do ciebie same.

## To samo w terminalu, gdzie nie ma obrazków

lesson-first-map_terminal = To twoje miasto. W pobliżu leżą Tartak i Kopalnia złota. Takie pola można przejąć: dadzą surowce lub złoto, a Tartak także punkt Potęgi.
lesson-first-guards_terminal = Prawie każdego miejsca ktoś strzeże. Tu stoją Harpie: Siła 3, Liczebność 5. Wpisz „pole” i nazwę pola, a zobaczysz, kto na nim jest. Co za nie dostaniesz, zobaczysz dopiero po zwycięstwie.
lesson-first-attack_terminal = Dalej stoją Harpie. Wejście na ich pole od razu zaczyna bitwę. Masz dużą armię. Zaatakuj.
lesson-first-track_terminal = W bitwie decyduje Inicjatywa: im niższa, tym wcześniej. Najpierw Harpie, potem Kusznicy, Anton i Kapłanki. Wszystkie jednostki jednego typu to jeden stos i atakują razem.
lesson-first-zone_terminal = Wokół herosa jest jego strefa kontroli. Pól, które w niej leżą i należą do ciebie, nikt nie przejmie, póki heros tu stoi.
lesson-first-tip_explore_terminal = To pole można eksplorować, raz w całej partii. Jeśli ktoś go strzeże, najpierw będzie bitwa.
