# Co `hexameron simulate runebound` podaje o każdym miejscu.
figure-rounds = rundy
figure-gold = złoto
figure-assets = zasoby
figure-wealth = złoto razem z kosztem zasobów
figure-skills = poznane umiejętności
figure-trophies = trofea
figure-quests = zatrzymane wyprawy i pogłoski
figure-lore = wiedza
figure-allies = towarzysze
