### In short: what the recap of a turn tells.

adventure-drawn-short = Adventure: { $card }.
ally-gained-short = Allies +{ $n }
asset-gained-short = Gains { $card }.
combat-lost-short = Loses the combat.
combat-won-short = Wins the combat.
gold-gained-short = Gold +{ $n }
harm-short = Life −{ $n }
lore-gained-short = Lore +{ $n }
moves-short = Goes to { $cell }.
skill-learned-short = Learns { $card }.
trophy-received-short = Trophy: { $card }
