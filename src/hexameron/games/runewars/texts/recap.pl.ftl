### Krótko: to, co stoi w skrócie tury.

battle-begins-short = Bitwa o obszar { $at }. { $wild ->
    [0] Obrona: { $other }.
   *[1] Obrona: jednostki neutralne.
}
battle-destroyed-short = { $seat } −{ $n }
battle-strength-short = siła { $attack } do { $defence }, zwycięzca: { $seat }
bid-won-short = najwyższa oferta: { $seat }
diplomacy-joins-short = sojusznicy w obszarze { $at }
diplomacy-result-short = Dyplomacja: { $result ->
    [gold] sukces
    [silver] odwrót
   *[red] porażka
}.
fort-built-short = Nowa twierdza: { $at }.
fort-taken-short = Zdobyta twierdza: { $at }. Nowy właściciel: { $seat }.
hero-gained-short = Nowy bohater: { CASE($hero, "nom") } ({ $seat }).
march-activates-short = Wymarsz do obszaru { $at }.
objective-fulfilled-short = Spełniony cel: { $card } ({ $seat }).
rally-benefit-short = { $what } ({ $at })
recruits-short = { $n ->
    [one] +{ $n } jednostka
    [few] +{ $n } jednostki
   *[many] +{ $n } jednostek
}
retreat-none-short = { $n ->
    [one] bez odwrotu: −{ $n } jednostka
    [few] bez odwrotu: −{ $n } jednostki
   *[many] bez odwrotu: −{ $n } jednostek
}
retreats-short = { $n ->
    [one] odwrót: { $n } jednostka
    [few] odwrót: { $n } jednostki
   *[many] odwrót: { $n } jednostek
}
rune-moved-short = Przełożona runa: { $source } → { $at } ({ $seat }).
rune-received-short = Smocza runa: { $seat }.
season-card-short = { $card }
tactics-played-short = Karta taktyki: { $card } ({ $seat }).
title-taken-short = Tytuł: { CASE($title, "nom") } ({ $seat }).
turn-begins-short = Rozkaz: { CASE($order, "nom") }.
units-lost-short = { $n ->
    [one] −{ $n } jednostka
    [few] −{ $n } jednostki
   *[many] −{ $n } jednostek
}
units-move-short = { $n ->
    [one] { $n } jednostka w drodze
    [few] { $n } jednostki w drodze
   *[many] { $n } jednostek w drodze
}
works-built-short = Ulepszenie: { CASE($works, "nom") }, obszar { $at }.
