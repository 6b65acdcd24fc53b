# Pod jakim względem `hexameron simulate runebound` porównuje graczy.
belonging-hero = Bohaterowie
belonging-leader = Bohaterowie
belonging-skill = Umiejętności
belonging-asset = Zasoby
belonging-place = Kolejność w pierwszej rundzie
place-1 = pierwszy
place-2 = drugi
place-3 = trzeci
place-4 = czwarty
