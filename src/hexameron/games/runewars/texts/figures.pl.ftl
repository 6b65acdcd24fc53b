# Co `hexameron simulate runewars` podaje o każdym miejscu.
figure-years = lata
figure-runes = smocze runy
figure-areas = obszary
figure-forts = twierdze
figure-cities = miasta
figure-units = jednostki
figure-heroes = bohaterowie
figure-rewards = nagrody
figure-influence = żetony wpływu
figure-dials = suma wskaźników
figure-slain = pokonani w pojedynkach
