# Pod jakim względem `hexameron simulate runewars` porównuje graczy.
belonging-faction = Frakcje
belonging-hero = Bohaterowie
belonging-reward = Nagrody
belonging-title = Tytuły
belonging-objective = Cele
belonging-tactic = Karty taktyki
belonging-place = Miejsce w kolejności na początku
place-1 = pierwsze
place-2 = drugie
place-3 = trzecie
place-4 = czwarte
