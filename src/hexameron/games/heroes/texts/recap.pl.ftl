### Krótko: to, co stoi w skrócie tury i pod kośćmi.

army-joined-short = Rekrutuje: { CASE($unit, "nom") } ×{ $n }.
battle-trophy-short = { CASE($hero, "nom") } zdobywa trofeum: { $card }.
city-built-short = Wznosi budynek: { CASE($building, "nom") }.
city-raised-short = Podnosi miasto na poziom { $n }.
power-gained-short = Potęga +{ $n }
power-lost-short = Potęga −{ $n }
trade-sold-short = Sprzedaje zwój: { $card }.
die-hit = trafienie
die-miss = pudło
scene-fought = Bitwa: { $field }, tura { $n }
