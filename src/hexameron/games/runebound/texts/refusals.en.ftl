### Why not.

refused-defeated = A defeated hero can only rest.
refused-delayed = A delayed hero must recover first.
refused-gem = The gem is facedown.
refused-no_gem = There is no adventure gem here.
refused-two_actions = An adventure costs 2 actions, 1 is left.
refused-no_city = Shopping is done in a city.
refused-villain_far = The villain is not here.
refused-quest_far = This card is resolved elsewhere.
refused-skill_limit = You have as many skills of this type as the attribute allows: { $n }.
refused-trophies = { $n ->
    [one] { $n } trophy is missing.
   *[other] { $n } trophies are missing.
}
refused-trophy_kind = A trophy of the right kind is missing.
refused-river = Only a die with water or wild crosses a river.
refused-road = These roads are not directly connected.
refused-terrain = No die matches the terrain.
refused-no_hand = You have no card to discard.
refused-gold = { $n } gold is missing.
refused-used = It was used in this combat round.
refused-silenced = Surge abilities cannot be used.
refused-surges = { $n ->
    [one] { $n } surge is missing.
   *[other] { $n } surges are missing.
}
refused-covered = Something already lies on this doubling token.
refused-no_escape = There is no escape from this combat.
