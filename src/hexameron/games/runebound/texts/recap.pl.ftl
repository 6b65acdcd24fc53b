### Krótko: to, co stoi w skrócie tury.

adventure-drawn-short = Przygoda: { $card }.
ally-gained-short = Towarzysze +{ $n }
asset-gained-short = Zdobywa: { $card }.
combat-lost-short = Przegrywa walkę.
combat-won-short = Wygrywa walkę.
gold-gained-short = Złoto +{ $n }
harm-short = Życie −{ $n }
lore-gained-short = Wiedza +{ $n }
moves-short = Idzie: { $cell }.
skill-learned-short = Uczy się: { $card }.
trophy-received-short = Trofeum: { $card }
