# Co symulacje mówią o każdym graczu.
figure-fame = sława
figure-level = poziom
figure-cities = zdobyte miasta
figure-units = jednostki
figure-wounds = posiadane rany
