### Karty w znakach: najwyżej trzy słowa i 28 znaków w jednym polu karty.

sign-more = +{ $n }
sign-less = −{ $n }
sign-times = ×{ $n }
sign-or = lub
sign-stroke = /
sign-comma = ,
sign-all = wszystkie
sign-each = każdemu
sign-plain = bez zdolności
sign-tear = Świątynia Ashy

sign-of-army = armia
sign-of-own_stack = stos
sign-of-own_stacks = stosy
sign-of-two_own_stacks = 2 stosy
sign-of-enemy_stack = wrogi stos
sign-of-enemy_stacks = wrogie stosy
sign-of-enemy_hero_stack = wrogi stos
sign-of-first_enemy_stack = pierwszy wróg
sign-of-same = ten stos
sign-of-common_encounters = pospolite
sign-ward = bez ran
sign-stun = stoi
sign-attacknow = atakuje znów
sign-cleanse = bez efektów

sign-stat-flight_loss = straty ucieczki
sign-stat-scrolls_seen = zwoje
sign-stat-artifacts_seen = artefakty
sign-stat-build_cost = koszt budowy
sign-stat-advance_cost = koszt awansu
sign-stat-treasure_parts = części skarbu

sign-permit-through_mountains = przez góry
sign-permit-portal_to_portal = między portalami
sign-permit-city_portal = portal w mieście
sign-permit-recruit_heroes = rekrutacja herosów
sign-permit-elite_units = jednostki elitarne
sign-permit-market = czwarta karta, handel
sign-permit-wins_ties = wygrywasz remisy
sign-permit-magic_for_strength = Magia zamiast Siły
sign-permit-hero_elite_die = kość elity herosa
sign-permit-no_bad_luck = bez pecha
sign-permit-no_laurel_resurrection = Laur nie wskrzesza

sign-reroll-elite_die = przerzut kości elity
sign-reroll-hits = wróg przerzuca
sign-keepscroll = zwój zostaje: 1–{ $n }
sign-advance = umiejętność
sign-teleport = przenieś herosa
sign-halve = rany na pół
sign-ignoreskulls = bez czaszek
sign-banelitedie = bez kości elity
sign-cancelscroll = anuluj zwój

sign-action-activation = aktywacja
sign-action-construction = budowa
sign-action-recruitment = rekrutacja
sign-action-gathering = pozyskanie

card-face-basic = Podstawowa.
card-face-basic-able = Podstawowa: { $abilities }.
card-face-elite = Elitarna.
card-face-elite-able = Elitarna: { $abilities }.
