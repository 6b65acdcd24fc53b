# Co `hexameron simulate heroes` podaje o każdym miejscu.
figure-power = potęga
figure-fields = kontrolowane pola
figure-heroes = bohaterowie
figure-army = koszt armii w złocie
figure-skills = umiejętności
figure-artifacts = artefakty
figure-level = poziom miasta
figure-buildings = budynki
