### Pierwsza gra z nauczycielem. Mówi jak ktoś znajomy przy stole: krótko, ciepło, po kolei.

lesson-first-title = Pierwsza wyprawa Laurel
lesson-first-about = Nauczysz się grać, grając. Prowadzimy cię przez pierwszą turę: rzut kośćmi terenu, most, klejnot, walka żetonami i pierwsza umiejętność. Dalej grasz po swojemu, przeciw jednemu botowi.
lesson-first-end = To już wszystko, czego trzeba na początek. Zbieraj trofea, złoto i wiedzę, rośnij w siłę i zdąż przed Margathem. Powodzenia w Terrinoth!

## Na stole

lesson-first-aim = Cześć. Grasz Laurel z Krwawej Puszczy, a bot Corbinem. Po 12 rundach na mapę wejdzie Margath. Kto go pokona, wygrywa. Jeśli nikt nie zdąży, przegracie oboje.
lesson-first-map = Stoisz w Czerwonym Moście. Kolorowe klejnoty na mapie to przygody: fioletowe spotkania, pomarańczowe walki, zielone przeszukiwanie. Pójdziemy po wskazaną walkę.
lesson-first-actions = W turze masz 3 akcje. Można iść, odpoczywać, szkolić się, robić zakupy w mieście, a za 2 akcje przeżyć przygodę na klejnocie.

## Ruch

lesson-first-throw = Możesz wejść na jeden sąsiedni heks bez rzutu albo rzucić kośćmi terenu. Twoja szybkość to 3, więc rzuć trzema kośćmi.
lesson-first-throw_instead = Do klejnotu są trzy heksy. Bez kości to cała tura. Rzuć kośćmi.
lesson-first-dice = Każda kość to jeden krok na heks, którego teren pokazuje. Dziki symbol pasuje do każdego terenu. Kości wydajesz po jednej i wcale nie wszystkie.
lesson-first-bridge = Na południe płynie rzeka. Zwykle przekracza się ją wodą albo dzikim symbolem, ale przez most przejdziesz każdą kością. Przejdź przez most, a kość z górą zachowaj na koniec.
lesson-first-bridge_instead = Klejnot leży za mostem, na górze. Przejdź przez most kością z równinami.
lesson-first-plain = Teraz równina. Wydaj kość, która pokazuje równiny.
lesson-first-plain_instead = Droga do klejnotu prowadzi przez wskazany heks. Wydaj kość z równinami.
lesson-first-peak = Przed tobą Kły Mennary, czyli góra. Wydaj kość, która na nią wejdzie.
lesson-first-peak_instead = Klejnot jest tuż obok. Wejdź na górę.

## Walka

lesson-first-adventure = Stoisz na odkrytym klejnocie walki i masz jeszcze 2 akcje. Tyle kosztuje przygoda.
lesson-first-adventure_instead = Po to tu przyszliśmy. Przeżyj przygodę.
lesson-first-enemy = Koboldy, życie 4. Wrogiem kieruje gracz po twojej prawej, dziś bot. Każdy wróg rzuca pięcioma żetonami wroga.
lesson-first-cast = Oboje rzuciliście żetonami. Liczy się tylko strona na wierzchu. Złote symbole dają inicjatywę: masz ich więcej, więc zaczynasz.
lesson-first-attack = Masz dwa żetony obrażeń fizycznych. Zaatakuj.
lesson-first-attack_instead = Najpierw cios. Wybierz atak.
lesson-first-blade = W jednej akcji walki możesz wydać dowolnie wiele żetonów jednego rodzaju. Wskaż ten za 2.
lesson-first-both = I ten za 1. Razem 3 obrażenia.
lesson-first-tokens_instead = Wydaj oba żetony obrażeń.
lesson-first-surge = Koboldom zostało 1 życie i spasowały. Masz jeszcze wzmocnienie. Opłać nim zdolność Laurel: rzuci ponownie jednym z wydanych żetonów.
lesson-first-surge_instead = Szkoda czasu. Użyj wzmocnienia.
lesson-first-again = Który żeton rzucić jeszcze raz? Najlepszy będzie ten za 2 obrażenia.
lesson-first-again_instead = Wybierz żeton za 2 obrażenia.
lesson-first-finish = Wypadły obrażenia. Dokończ walkę.
lesson-first-finish_instead = Jeden cios i po wszystkim. Zaatakuj.

## Trofea

lesson-first-trophies = Wygrana! Najpierw nagroda, 1 złota, potem karta Koboldów jako trofeum, na końcu premiowe trofeum. Trofeami płaci się za umiejętności.
lesson-first-learn = Masz dwa trofea walki i karty w ręce. Naucz się czegoś: Szpony dziczy to mocny cios za jedno wzmocnienie. Kule na karcie mówią, jakich trofeów trzeba.
lesson-first-learn_instead = Trofea same nic nie dają. Naucz się umiejętności.

## Dalej

lesson-first-rounds = Po rundzie żeton czasu idzie o pole. Na niektórych polach dobiera się kartę fabuły, na innych odkrywają się klejnoty.
lesson-first-cities = W miastach są targowiska. W mieście, miasteczku, świątyni i twierdzy odpoczynek leczy wszystko. A szkolenie daje nowe karty do ręki. Teraz graj po swojemu.

## Wskazówki

lesson-first-tip_shields = Tarcze wydaje się w chwili, gdy ktoś cię rani. To nie jest akcja walki i nie trzeba ich wydawać.
lesson-first-tip_double = Symbol podwojenia: połóż na nim inny swój żeton. Gdy go użyjesz, liczy się podwójnie i oba żetony są wydane.
lesson-first-tip_agile = Zwinność przewraca jeden twój żeton albo każe przeciwnikowi rzucić ponownie jednym z jego.
lesson-first-tip_escape = Po rundzie walki można uciec: kość musi pasować do sąsiedniego heksu. Wróg trafia wtedy na stos odrzuconych, bez nagrody.
lesson-first-tip_test = W teście odkrywasz tyle kart umiejętności, ile wynosi atrybut. Każda gwiazdka to sukces. Za odrzuconą kartę z ręki odkryjesz jeszcze jedną.
lesson-first-tip_event = Wydarzenie ma dwie możliwości. Wybierasz jedną, nawet taką, której nie dasz rady spełnić.
lesson-first-tip_shop = Najpierw możesz sprzedać swoje zasoby, potem kup jedną kartę albo jedną odrzuć z targowiska.
lesson-first-tip_quest = Jesteś na miejscu wyprawy. Za akcję przeszukasz je kośćmi: każdy symbol zakończenia to jedna kość.
lesson-first-tip_story = Tu można podjąć wyprawę fabularną. Jest otwarta dla wszystkich bohaterów.
lesson-first-tip_villain = Złoczyńca stoi tutaj. Od niego nie ma ucieczki, a kto przegra, odpada. Idź, gdy jesteś gotów.
lesson-first-tip_hand = Masz w ręce więcej kart, niż wolno. Odrzuć nadmiar.
