# What simulations report of every player.
figure-fame = Fame
figure-level = level
figure-cities = cities taken
figure-units = units
figure-wounds = Wounds held
