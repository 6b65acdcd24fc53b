scenario-beach = Po sztormie
player-0 = Jagna
player-1 = Kuba
player-2 = Hela
player-3 = Wit
row-1 = Wydmy
row-2 = Suchy piasek
row-3 = Mokry piasek
row-4 = Płycizna
cell = { $row } { $n }
find = Znalezisko
worth = Bursztyn: { $n }.
card = Karta
face-weed = Wodorosty
face-crumb = Okruch
face-drop = Kropla
face-lump = Bryłka
face-block = Bryła
face-run = Bieg
face-run-text = Masz 2 akcje więcej.
face-sieve = Sito
face-sieve-text = Obejrzyj w tajemnicy znaleziska na swoim polu i na sąsiednich polach.
face-gull = Mewa
face-gull-text = Zabierz każdej osobie na sąsiednim polu znalezisko, które leży na wierzchu torby.
face-boots = Kalosze
face-boots-text = Zagraj, gdy dosięga cię fala: nie tracisz torby.
home = W domu
bag = W torbie
hand = Karty
die = { $n }

# region questions
turn-act = Co robisz? Akcje: { $n }.
turn-act-done = Zakończ turę
wave-boots = Fala zabiera twoją torbę. Zagrywasz Kalosze?
wave-boots-pass = Oddaj torbę morzu
option-go = Idź: { $what }
turn-act-dig = Kop
option-play = Zagraj: { $what }
# endregion

# region refusals
why-taken = Na tym polu ktoś stoi.
why-boots = Kalosze zagrywa się tylko wtedy, gdy dosięga cię fala.
# endregion

# region log
turn-digs = { $player } kopie ({ $cell }): { $find }.
turn-home = { $player } przynosi do domu: { $finds }.
card-played = { $player } zagrywa kartę: { $card }.
card-sieves = { $player } przesiewa piasek i widzi: { $finds }.
card-robs = Mewa zabiera z torby: { $find }. Traci { $player }.
wave-comes = Na kości fali wypada { $dice }. Zalane rzędy: { $n }.
wave-takes = Morze zabiera torbę. Traci { $player }, liczba znalezisk: { $n }.
# endregion

result-amber = Wygrywa, kto ma w domu najwięcej bursztynu.
