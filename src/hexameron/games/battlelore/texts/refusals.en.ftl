### Why not?

refused-melee_only = The target is not adjacent (distance { $n }), and the unit fights in melee only.
refused-enemy_adjacent = An enemy is adjacent: a missile unit can attack nobody else.
refused-too_far = The target is too far away: distance { $n }, range { $reach }.
refused-no_shooting = This unit cannot make ranged attacks now.
refused-no_line = The line of fire is blocked.
refused-fought = This unit has fought this turn.
refused-landmark = This unit has entered a landmark this turn.
refused-moved_far = After such a move this unit does not fight this turn.
refused-card = A card keeps this unit from fighting.
refused-no_target = No enemy is in reach.
refused-moved = This unit has ended its move.
refused-stands = The Command card does not let this unit move.
refused-spent = This unit has used its order: it tore a web or regained a figure.
