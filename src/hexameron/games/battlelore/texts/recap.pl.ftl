### Krótko: to, co stoi w skrócie tury i przy kościach.

command-plays-short = Zagrywa kartę { $card }.
lore-plays-short = Zagrywa kartę Wiedzy { $card }.
lore-gains-short = Wiedza +{ $n }
unit-loses-short = { $n ->
    [one] −{ $n } figurka
    [few] −{ $n } figurki
   *[many] −{ $n } figurek
}
unit-regains-short = { $n ->
    [one] +{ $n } figurka
    [few] +{ $n } figurki
   *[many] +{ $n } figurek
}
unit-eliminated-short = oddział zniszczony
retreat-goes-short = odwrót na { $hex }

## Kości

die-hit = trafienie
die-flag = odwrót
die-lore = Wiedza
die-miss = pudło
battle-rolls-why = Oddział rzuca { $base ->
    [one] { $base } kością
   *[many] { $base } kośćmi
}.{ $limit ->
    [0] {""}
   *[many] {" "}Teren pozwala najwyżej na { $limit }.
} Po uwzględnieniu kart i obozu: { $n }. Trafia hełm w barwie celu. Miecz na tarczy trafia tylko wręcz, a łucznikom nigdy. Flaga to odwrót.
scene-roll = { CASE($who, "nom") } → { CASE($whom, "nom") }
scene-hits = { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
}
