# Pod jakim względem `hexameron simulate heroes` porównuje graczy.
belonging-faction = Frakcje
belonging-place = Kolejność w pierwszej rundzie
belonging-leader = Początkowi herosi
belonging-hero = Wszyscy herosi
belonging-skill = Umiejętności
belonging-artifact = Artefakty
place-1 = pierwszy
place-2 = drugi
place-3 = trzeci
place-4 = czwarty
