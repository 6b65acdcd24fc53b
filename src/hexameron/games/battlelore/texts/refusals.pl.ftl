### Dlaczego nie?

refused-melee_only = Cel nie jest sąsiedni (odległość { $n }), a oddział walczy tylko wręcz.
refused-enemy_adjacent = Obok stoi wróg: oddział strzelecki może zaatakować tylko jego.
refused-too_far = Cel jest za daleko: odległość { $n }, zasięg { $reach }.
refused-no_shooting = Tego oddziału nie można teraz użyć do ataku dystansowego.
refused-no_line = Linia strzału jest zablokowana.
refused-fought = Ten oddział walczył już w tej turze.
refused-landmark = Ten oddział wszedł w tej turze na element krajobrazu.
refused-moved_far = Po takim ruchu ten oddział nie walczy w tej turze.
refused-card = Karta nie pozwala temu oddziałowi walczyć.
refused-no_target = Żaden wróg nie jest w zasięgu.
refused-moved = Ten oddział zakończył już ruch.
refused-stands = Karta dowodzenia nie pozwala temu oddziałowi się ruszyć.
refused-spent = Ten oddział wykorzystał już rozkaz: zerwał pajęczynę albo odzyskał figurkę.
