### Krótko: to, co stoi w skrócie tury.

assault-failed-short = Przegrywa szturm: { $cell }.
assault-won-short = Wygrywa szturm: { $cell }.
card-gained-short = Zdobywa kartę { $card }.
combat-begins-short = Walczy na polu: { $cell }.
combat-defeated-short = Pokonuje wroga: { $foe }.
duel-begins-short = Atakuje gracza: { $other }.
fame-gained-short = Sława +{ $n }
glade-marked-short = Kładzie tarczę na Magicznej polanie.
hero-moves-short = Idzie na pole: { $cell }.
hero-withdraws-short = Wycofuje się na pole: { $cell }.
level-gained-short = poziom { $n }
mana-crystal-short = kryształ: { $colour }
reputation-changed-short = { reputacja-log }
rest-taken-short = Odpoczywa: { $way }.
site-conquered-short = Zdobywa miejsce: { $cell }.
skill-gained-short = Zdobywa umiejętność { $skill }.
tactic-chosen-short = Bierze taktykę { $tactic }.
unit-recruited-short = Werbuje jednostkę: { $unit }.
unit-destroyed-short = ginie { $unit }
unit-wounded-short = ranna jednostka: { $unit }
village-plundered-short = Plądruje Wioskę.
wound-taken-short = { $n ->
    [one] { $n } rana
    [few] { $n } rany
   *[many] { $n } ran
}
scene-combat = Walka: { $cell }
