### Why not.

refused-activated = This hero was activated in this action already.
refused-no_army = A hero without units cannot set out.
refused-movement = There are no movement points left.
refused-city = This is another player's city. Nobody else enters it.
refused-water = Water is entered only from a port.
refused-mountains = Only heroes with Explorer pass through mountains.
refused-fought = The hero has fought the battle of this activation and would not rout these enemies.
refused-no_end = Too few movement points: there would be nowhere to end the move.
refused-own_hero = Another hero of yours stands there, and there are no movement points to go on.
refused-explored = This field is explored already.
refused-protected = The field lies in the control zone of a hero of its owner.
refused-resources = Too few resources: it costs { $n }, you have { $has }.
refused-gold = Too little gold: it costs { $n }, you have { $has }.
refused-level = It needs city level { $n }, you have { $has }.
refused-tear = It needs the artifact Tear of Asha.
refused-no_elite = There is no elite building in the city yet.
refused-no_hall = There is no Hall of Fame in the city yet.
refused-away = This hero is not in the city.
refused-limit = The recruitment limit of this action is used up.
refused-command = The army is full: Command { $n }.
refused-reserve = There are no such units left in the reserve.
refused-magic = The scroll asks for Magic { $n }, the hero has { $has }.
refused-defended = A stack with Defence cannot be named.
refused-hero_unhurt = A hero never takes wounds.
