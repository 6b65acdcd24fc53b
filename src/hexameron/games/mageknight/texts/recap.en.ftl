### In short: what stands in the recap of a turn.

assault-failed-short = Loses the assault: { $cell }.
assault-won-short = Wins the assault: { $cell }.
card-gained-short = Gains { $card }.
combat-begins-short = Fights at: { $cell }.
combat-defeated-short = Defeats: { $foe }.
duel-begins-short = Attacks a player: { $other }.
fame-gained-short = Fame +{ $n }
glade-marked-short = Marks the Magical Glade.
hero-moves-short = Moves to: { $cell }.
hero-withdraws-short = Withdraws to: { $cell }.
level-gained-short = level { $n }
mana-crystal-short = crystal: { $colour }
reputation-changed-short = { reputation-counted }
rest-taken-short = Rests: { $way }.
site-conquered-short = Conquers: { $cell }.
skill-gained-short = Gains the skill { $skill }.
tactic-chosen-short = Takes the Tactic { $tactic }.
unit-recruited-short = Recruits: { $unit }.
unit-destroyed-short = destroyed: { $unit }
unit-wounded-short = wounded: { $unit }
village-plundered-short = Plunders the Village.
wound-taken-short = { wounds-counted }
scene-combat = Combat: { $cell }
