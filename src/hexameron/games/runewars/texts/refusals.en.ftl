### Why not.

refused-order_used = This order was already used this year. It returns in Spring.
refused-drawn_now = A Tactics card cannot be played in the season in which it was drawn.
refused-activated = Your activation token already lies in this area.
refused-second_battle = A battle was already fought with this order, and entering here would cause a second one.
refused-only_allies = Only neutral units could come here, and they do not march without units of your own.
refused-out_of_reach = None of your standing units can come here now.
refused-border_water = The way leads across water. Water borders freeze only in Winter.
refused-border_mountain = Mountains bar the way. Only flying units cross them.
refused-barred = This season the card { CASE($card, "nom") } forbids it.
refused-no_ore = Repairing costs 1 ore, and the dial shows 0.
refused-city = A stronghold cannot stand in a city.
refused-no_wood_or_ore = A stronghold costs 1 wood and 1 ore.
refused-no_runes = There are no runes in your areas.
refused-routed = A routed hero does not move. He may heal or train.
refused-walked = This hero has stepped already.
refused-lies = A routed hero does not move.
refused-dungeon = Who has entered a Dungeon stays there until the end of the season.
refused-strange = Strategize leads heroes to friendly or empty areas only.
refused-unhurt = This hero has no damage.
refused-not_friendly = A hero heals only in a friendly area. Another player controls this one.
refused-uncontrolled = A hero heals only in a friendly area. Nobody controls this one.
refused-no_bonus = This order does not have the highest number of those you used this year, so it brings no Supremacy Bonus.
