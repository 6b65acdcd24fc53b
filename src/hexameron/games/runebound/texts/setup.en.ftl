game-name = Runebound
game-about = An adventure in Terrinoth: travel, adventures, skills, and a villain to be beaten before he wins.

### Scenarios and variants: names, explanations and names of values.

scenario-rounds = 24 rounds and more
scenario-rounds_most = at most 24 rounds
scenario-margath = Margath Rises
scenario-margath-about = The lord of dragons rises from the ashes. Gather lore of him before he leaves Firmament for Tamalir.
scenario-margath-goal = Be the one hero who defeats Margath before he reaches Tamalir.
scenario-dead_king = The Dead King
scenario-dead_king-about = Vorakesh wakes the dead. Gather allies and kill zombies, for each of them adds to his life.
scenario-dead_king-goal = Be the one hero who defeats Vorakesh before the second act ends.
scenario-random = A random scenario
scenario-random-about = One of the two scenarios, drawn when the game begins.
scenario-random-goal = Defeat the villain before he has defeated all of you.
scenario-alone_margath = Margath Rises (alone, our own variant)
scenario-alone_margath-about = A variant of our own that no rulebook has: one hero, and the game runs the enemies. You begin with 6 more gold.
scenario-alone_margath-goal = Defeat Margath before he reaches Tamalir.
scenario-alone_dead_king = The Dead King (alone, our own variant)
scenario-alone_dead_king-about = A variant of our own that no rulebook has: one hero, and the game runs the enemies. You begin with 6 more gold, and a story card brings at most one zombie.
scenario-alone_dead_king-goal = Defeat Vorakesh before the second act ends.
variant-first_player = First player
variant-first_player-random = random
variant-first_player-agreed = the first seat
variant-heroes = Heroes
variant-heroes-choose = to choose
variant-heroes-random = random
