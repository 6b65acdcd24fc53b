### Pierwsza gra z nauczycielem. Mówi jak ktoś znajomy przy stole: krótko, ciepło, po kolei.

lesson-first-title = Pierwszy rekonesans
lesson-first-about = Nauczysz się grać, grając. Prowadzimy cię przez pierwszy dzień wyprawy: karty, mana, ruch, Wioska, walka, awans. Noc i drogę do miasta wybierzesz po swojemu.

## Taktyka

lesson-first-aim = Cześć. Grasz Norowasem. Gdzieś daleko leży miasto i trzeba je znaleźć. Po drodze odkrywaj mapę, walcz i zbieraj Sławę. Masz dwa dni i dwie noce, czyli 4 rundy.
lesson-first-hand = To twoja ręka. Kartami robisz wszystko: idziesz, rozmawiasz, walczysz. Każda karta ma dwa efekty: podstawowy za darmo i wzmocniony, za manę w kolorze karty.
lesson-first-tactic = Rundę zaczyna wybór taktyki. Jej numer mówi, kto gra wcześniej, a większość daje też coś w zamian. Wybierz Wielki start: od razu dobierzesz 2 karty.
lesson-first-tactic_instead = Ta taktyka też bywa dobra. Na początek weź jednak Wielki start: 2 karty więcej bardzo się przydadzą.

## Pierwsza tura

lesson-first-virtual = Grasz solo, więc czas odmierza wirtualny gracz. Co turę odkrywa 3 karty ze swojej talii, czasem więcej. Gdy talia się skończy, ogłosi koniec rundy. Nie walczy i niczego ci nie zabierze.
lesson-first-turn = Twoja tura ma dwie części: najpierw ruch, potem jedna akcja, na przykład rozmowa albo walka. Dziś chcemy dojść do tej Wioski i kogoś zwerbować.
lesson-first-march = Ruch bierze się z kart. Zagraj kartę Marsz, na razie bez many: jej efekt podstawowy to Ruch 2.
lesson-first-march_instead = Na to przyjdzie czas. Zacznij od karty Marsz, zwyczajnie, bez many.
lesson-first-go = Wejście na równinę kosztuje 2 punkty Ruchu, do lasu i na wzgórza 3. Na jezioro i w góry nie wejdziesz. Idź na wskazaną równinę.
lesson-first-go_instead = Tędy też można, ale do Wioski najbliżej jest przez wskazane pole.
lesson-first-source = Te kości to Źródło many. W każdej turze możesz użyć jednej, a na koniec tury wraca ona do Źródła po nowym rzucie. Złota mana w dzień zastępuje każdy kolor, czarna w dzień nie działa.
lesson-first-strong = Karta Wytrzymałość jest niebieska, a w Źródle leży niebieska kość. Zagraj tę kartę za niebieską manę: efekt wzmocniony to Ruch 4 zamiast 2.
lesson-first-strong_instead = Teraz pora na efekt wzmocniony. Zagraj kartę Wytrzymałość za niebieską manę.
lesson-first-pay = Czym zapłacisz? Złota kość też pasuje, bo zastępuje każdy kolor. Ale skoro jest niebieska, weź niebieską.
lesson-first-pay_instead = Złotej szkoda, zastąpi ci każdy inny kolor. Zapłać niebieską kością.
lesson-first-meadow = Masz 4 punkty Ruchu. Niewydane przepadną, gdy zaczniesz akcję, więc idź dalej: na kolejną równinę.
lesson-first-village = Jeszcze jeden krok i jesteś w Wiosce. Obok stoją orkowie. Na ich pole nie wejdziesz, póki tam są, ale podejść do nich możesz spokojnie.
lesson-first-talk = W Wiosce są ludzie, z którymi można negocjować. To będzie twoja akcja w tej turze. Wybierz: Negocjuj.
lesson-first-talk_instead = Orkowie nie uciekną. Najpierw poszukaj w Wiosce kogoś do pomocy: wybierz Negocjuj.
lesson-first-manners = W rozmowie liczy się Wpływ. Chłopi z oferty kosztują 4. Zagraj kartę Szlachetne maniery: Wpływ 2, a na koniec tury jeszcze Sława +1.
lesson-first-manners_instead = Zacznij grzecznie: zagraj kartę Szlachetne maniery.
lesson-first-sideways = Brakuje 2 punktów. Każdą kartę możesz zagrać bokiem: daje wtedy 1 punkt Ruchu, Wpływu, Ataku albo Bloku. Zagraj tak jedną z kart, które teraz się nie przydadzą.
lesson-first-sideways_two = Jeszcze jedna karta bokiem i wystarczy na Chłopów.
lesson-first-sideways_instead = Karty Szał i Determinacja będą potrzebne w walce. Zagraj bokiem kartę Krystalizacja albo Czerpanie many.
lesson-first-recruit = Wpływ 4, wystarczy. Zwerbuj Chłopów z oferty jednostek.
lesson-first-recruit_instead = To też dobry pomysł, ale nie dziś. W walce pomogą ci Chłopi.
lesson-first-unit = Chłopi idą z tobą. Raz na rundę możesz ich aktywować: dają jedną ze swoich zdolności. Mogą też przyjąć za ciebie obrażenia. Każda jednostka zajmuje żeton dowodzenia, na razie masz jeden.
lesson-first-finish_turn = Więcej tu nie trzeba. Zostały ci karty Szał i Determinacja: niech poczekają na walkę. Zakończ negocjacje.
lesson-first-over = Po akcji możesz jeszcze leczyć rany. Na razie nie masz żadnych, więc zakończ turę.
lesson-first-finish_turn_instead = Szkoda kart i Chłopów, przydadzą się w walce. Zakończ negocjacje.
lesson-first-keep = Zanim dobierzesz karty, możesz odrzucić te niepotrzebne. Obie zaraz się przydadzą, więc nic nie odrzucaj. Potem dobierzesz do 5 kart, bo taki masz limit.
lesson-first-keep_instead = Ta karta zaraz się przyda. Nic nie odrzucaj, wybierz Gotowe.

## Druga tura

lesson-first-plunder = Wirtualny gracz odkrył następne karty i znów gramy my. Przed swoją turą możesz splądrować Wioskę: 2 karty, ale Reputacja −1. Nie warto, idź dalej.
lesson-first-plunder_instead = Kusi, ale ze złą Reputacją każda rozmowa idzie gorzej. Tym razem bez plądrowania.
lesson-first-swift = Teraz odkryjemy kawałek mapy. Kosztuje to 2 punkty Ruchu. Zagraj kartę Szybkość.
lesson-first-swift_instead = To później. Teraz zagraj kartę Szybkość: Ruch 2.
lesson-first-explore = Stoisz na skraju mapy. Wskaż nieodkryte pole obok, a położymy tam nowy kafelek. W tym scenariuszu za każdy jest Sława +1.
lesson-first-explore_instead = Ruch 2 wystarczy akurat na nowy kafelek. Odkryj go.
lesson-first-tile = Druga Wioska, Kopalnia kryształów i Twierdza. W Twierdzy siedzi załoga: wejście tam to szturm, czyli trudna walka. Na nią jeszcze przyjdzie czas.
lesson-first-orcs = A teraz orkowie. Kto przechodzi z pola obok nich na inne pole obok nich, prowokuje walkę. Kto stoi obok, może też rzucić im wyzwanie. I właśnie to zrobimy.
lesson-first-challenge = To Grasanci: Atak 4, Pancerz 3. Dasz im radę. Wyzwij ich. Walka to też akcja, jedyna w tej turze.
lesson-first-challenge_instead = Wszystko gotowe do walki. Wyzwij orków.
lesson-first-phases = Walka ma 4 fazy: ataki dystansowe, blok, obrażenia, atak. Dystansowego ataku nie masz, więc ta faza już minęła i wróg rusza na ciebie. Zobacz, ile trzeba, żeby go zablokować.
lesson-first-block = Atak 4 zatrzyma tylko Blok 4 lub większy. Niepełny nie pomaga wcale. Zagraj kartę Determinacja: Blok 2.
lesson-first-block_instead = Resztę zachowaj na atak. Do bloku wystarczą karta Determinacja i Chłopi.
lesson-first-block_two = Masz Blok 2, brakuje drugie tyle. Aktywuj Chłopów: oni też potrafią blokować.
lesson-first-parry = Blok 4, tyle trzeba. Zablokuj atak Grasantów.
lesson-first-parry_instead = Bloku już wystarczy. Użyj go: zablokuj atak.
lesson-first-unharmed = Udało się, nie będzie obrażeń. Ale wróg stoi dalej. Przejdź do następnej fazy.
lesson-first-unharmed_instead = Blok już masz. Karty zachowaj na atak i przejdź do następnej fazy.
lesson-first-attack = Twój atak. Wróg ma Pancerz 3, więc trzeba Ataku 3. Zagraj kartę Szał: Atak 2.
lesson-first-attack_instead = Zacznij od karty Szał, bez many.
lesson-first-attack_two = Brakuje 1 punktu. Wystarczy dowolna karta bokiem. Groźby orkowie i tak się nie przestraszą, więc zagraj bokiem kartę Groźba.
lesson-first-attack_two_instead = Kartę Marsz zachowaj na drogę. Zagraj bokiem kartę Groźba.
lesson-first-strike = Atak 3. Pokonaj Grasantów.
lesson-first-strike_instead = Ataku już wystarczy. Pokonaj Grasantów.
lesson-first-over_two = Grasanci pokonani, i to bez rany. Więcej w tej turze nie trzeba: zakończ ją, a zobaczysz, co ci to dało.
lesson-first-level = Zwycięstwo: Sława +2, a za orków Reputacja +1. Razem masz Sławę 4, czyli poziom 2. Każdy parzysty poziom daje umiejętność i akcję zaawansowaną.
lesson-first-skill = Wybierz jedną z tych umiejętności: użyjesz jej raz w każdej turze, nie zagrywając żadnej karty. Do niej dostaniesz akcję zaawansowaną, nową, mocniejszą kartę na całą grę. Wszystkie są dobre, decyzja jest twoja.
lesson-first-action = Teraz akcja zaawansowana. Trafi na wierzch talii, więc zaraz ją dobierzesz. Wybierz tę, która ci się podoba.
lesson-first-keep_two = Kartę Marsz zachowaj, zaraz ruszamy w drogę. Nic nie odrzucaj.

## Trzecia tura

lesson-first-tempted = Wioska znów kusi. Pamiętaj: dobra Reputacja dodaje Wpływu w każdej rozmowie, zła go zabiera. Decyzja jest twoja.
lesson-first-freer = Od teraz wskazuję cel, a karty i drogę wybierasz po swojemu. Decyzję możesz cofnąć, póki nie wyszło na jaw nic nowego. Pierwszy cel to Kopalnia białych kryształów.
lesson-first-mine = Dojdź do Kopalni. Po drodze jest Wioska za 2 punkty, a Kopalnia leży na wzgórzach za 3: razem Ruch 5. Masz karty, Źródło i zagrania bokiem.
lesson-first-mine_instead = Najpierw Kopalnia, i to bez kart Szał i Spokój: przydadzą się w walce i po niej.
lesson-first-dig = Kopalnia daje kryształ temu, kto kończy w niej turę. Nic więcej nie trzeba robić. Zakończ turę.
lesson-first-dig_instead = Zostań w Kopalni, a kryształ będzie twój. Zakończ turę.
lesson-first-keep_three = Zachowaj, co przyda się w walce. Niepotrzebne możesz odrzucić, dobierzesz za nie inne. Potem wybierz Gotowe.

## Czwarta tura

lesson-first-deck_out = Twoja talia się skończyła. Można już ogłosić koniec rundy, ale masz jeszcze dobrą rękę i cel przed sobą. Graj dalej.
lesson-first-deck_out_instead = Noc poczeka. Masz jeszcze karty, więc zacznij turę.
lesson-first-crystal = Masz biały kryształ. Mana z kości przepada z końcem tury, a kryształ czeka, aż go użyjesz. Możesz mieć po 3 w każdym kolorze.
lesson-first-east = Nowy cel: odkryj kafelek po prawej stronie Kopalni. Potrzebny jest Ruch 2.
lesson-first-east_instead = Zbierz Ruch 2 innymi kartami i odkryj kafelek po prawej. Karty Szał i Spokój zachowaj na walkę.
lesson-first-tower = Wieża maga i Twierdza są ufortyfikowane: w pierwszej fazie walki działa na nie tylko atak oblężniczy. Szturm kosztuje 1 Reputację, ale w zdobytej Wieży nauczysz się czarów, a przy Twierdzy dobierasz więcej kart.
lesson-first-hunt = Obok ciebie są też nowi orkowie: Wilczy jeźdźcy. Można na nich zdobyć 3 punkty Sławy. Wyzwij ich.
lesson-first-hunt_instead = Karty zachowaj na walkę. Wyzwij Wilczych jeźdźców.
lesson-first-riders = Wilczy jeźdźcy mają Szybkość: na ich Atak 3 potrzeba Bloku 6. Pancerz mają 4. Czasem lepiej przyjąć cios i oddać mocniej.
lesson-first-far = Faza 1: liczą się tylko ataki dystansowe i oblężnicze, a bokiem atakować się nie da. Jeśli nie uzbierasz 4, przejdź dalej. Punktów nie zachowasz na później.
lesson-first-brace = Faza 2: na Blok 6 szkoda kart, przydadzą się do ataku. Tym razem nie blokuj, przejdź dalej.
lesson-first-hurt = Faza 3: masz do przydzielenia 3 obrażenia. Chłopi mają Pancerz 3, więc przyjmą wszystkie, ale będą ranni. Norowas ma Pancerz 2 i weźmie na rękę 2 rany, które tylko zajmują miejsce. Kto obrywa?
lesson-first-finish = Faza 4: trzeba Ataku 4. Karta Szał za czerwoną lub złotą manę daje dokładnie tyle. Możesz też łączyć karty, umiejętność i zagrania bokiem. Uzbieraj tyle i uderz.
lesson-first-finish_instead = Jeszcze nie odchodź. Uzbieraj Atak 4 i pokonaj wroga.
lesson-first-heal = Po walce możesz się leczyć. Karta Spokój daje Leczenie 1 albo nową kartę. Za 1 punkt usuwasz ranę z ręki. Jednostka kosztuje tyle, ile ma poziomu: Chłopi 1.
lesson-first-cure = Wydaj punkt Leczenia na wskazaną ranę.
lesson-first-keep_four = Sława 8 to poziom 3. Każdy nieparzysty daje żeton dowodzenia, czyli miejsce na jednostkę, a ten także Pancerz 3. Odrzuć, co niepotrzebne. Twoja talia już się kończy.

## Wieczór

lesson-first-empty = Twoja talia jest pusta. Możesz od razu ogłosić koniec rundy albo zagrać jeszcze tym, co masz na ręce. Zagrajmy.
lesson-first-resting = Zamiast ruchu i akcji możesz odpocząć: odrzucasz 1 kartę i dowolnie wiele ran. Wrócą w następnej rundzie, ale teraz nie będą zawadzać. Pamiętaj o tym, gdy karty nie pasują.
lesson-first-glade = Obok Kopalni jest Magiczna polana, w lesie za 3 punkty Ruchu. Kto kończy na niej turę, usuwa ranę. Kto ją tam zaczyna, dostaje manę. Idź tam albo zrób, co wolisz.
lesson-first-wound = Polana pomaga: możesz usunąć ranę z gry na dobre.
lesson-first-announce = Gdy nic już nie zrobisz, ogłoś koniec rundy. Wirtualny gracz ma jeszcze jedną turę, a potem zapadnie noc.

## Noc

lesson-first-night = Runda się skończyła, zapada noc. Wszystkie twoje karty, rany też, wtasowano do talii i masz nową rękę. Jednostki są znów gotowe do użycia, oferta jednostek jest nowa.
lesson-first-dark = Nocą wejście do lasu kosztuje 5, a na pustynię tylko 3. Złota mana nie działa, działa za to czarna, potrzebna do wzmacniania czarów.
lesson-first-night_tactic = Nocne taktyki są inne niż dzienne. Przeczytaj, co dają, i wybierz tę, która ci się podoba. Niższy numer gra wcześniej.
lesson-first-own = Umiesz już tyle, ile trzeba. Odkrywaj, werbuj, pokonuj orków, a z silną ręką zdobądź Twierdzę. Miasto jest wśród 3 ostatnich kafelków stosu. Gdy je odkryjesz, zostanie ci jedna tura. Odezwę się tylko przy nowościach. Powodzenia.
lesson-first-end = Koniec rekonesansu i koniec lekcji. Umiesz już grać. Spróbuj zdobyć więcej Sławy albo wyrusz po miasta w scenariuszu Podbój jednoosobowy. Gdy coś cię zaskoczy, zajrzyj do zasad.

## Wskazówki, każda raz

lesson-first-tip_storm = To pole jest ufortyfikowane. Gdy na nie wejdziesz, zacznie się szturm: Reputacja −1 i walka z załogą. Po przegranej wracasz tam, skąd idziesz. Licz na atak oblężniczy albo dobry blok.
lesson-first-tip_enter = To miejsce przygód. Możesz przejść obok albo wejść do środka i walczyć z tym, co tam siedzi. Nagrodę dostaniesz na koniec tury.
lesson-first-tip_monastery = W Monastyrze możesz negocjować: leczenie za 2 punkty Wpływu, nauka akcji za 6. Spalić go też można, ale kosztuje to Reputację −3.
lesson-first-tip_hurt = Obrażenia przyjmują jednostki, które nie są ranne, albo bohater. Jednostka zatrzymuje tyle, ile ma Pancerza, i jest ranna. Bohater bierze ranę za każdą swoją wartość Pancerza.
lesson-first-tip_heal = Masz punkty Leczenia. Jeden usuwa ranę z ręki, a jednostka kosztuje tyle, ile ma poziomu. Niewydane przepadną.
lesson-first-tip_rest = Odpoczywasz: odrzuć najpierw kartę, a potem rany, ile chcesz.
lesson-first-tip_challenge = Zanim zaczniesz walkę, możesz dołączyć do niej orków z sąsiednich pól. Więcej Sławy, ale i więcej ciosów.
lesson-first-tip_strike = Jednym atakiem możesz uderzyć kilku wrogów naraz, jeśli wystarczy na sumę ich Pancerzy.
lesson-first-tip_healing = Tu kupisz leczenie: w Wiosce 1 punkt kosztuje Wpływ 3. Warto, gdy rany zajmują pół ręki.
lesson-first-tip_learn = Tu możesz kupić kartę na stałe. Trafi na wierzch talii, więc dobierzesz ją pierwszą.
lesson-first-tip_disband = Brakuje żetonu dowodzenia, więc któraś jednostka musi odejść. Odchodzi na dobre.
lesson-first-tip_glade = Polana pozwala usunąć z gry ranę z ręki albo ze stosu kart odrzuconych.
lesson-first-tip_reward = Masz kilka nagród. Weź je w takiej kolejności, w jakiej chcesz.
lesson-first-tip_artifact = Dobierasz o 1 artefakt więcej, niż dostajesz. Ten jeden odkładasz na spód talii.
lesson-first-tip_spell = Czar zawsze kosztuje manę w swoim kolorze. Jego wzmocniony efekt działa tylko nocą i wymaga jeszcze czarnej many.
lesson-first-tip_discard = Ta karta ma swoją cenę: odrzuć inną. Rana się nie liczy.
lesson-first-tip_announce = Talia się skończyła. Kto ogłosi koniec rundy, już w niej nie zagra, a pozostali mają po jednej turze.
lesson-first-tip_tactic = Twoja taktyka ma zdolność, której możesz użyć. Przeczytaj ją, zanim skończy się runda.
