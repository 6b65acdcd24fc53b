# Karty pomocy: co każdy wie o oddziale.

reference-march = { $longer ->
    [yes] Ruch { $march } i walka albo ruch { $hurry } bez walki.
   *[no] Ruch { $march } i walka.
}
reference-dice = Kości: { $dice }.
reference-sword = Krótki miecz: miecz na tarczy trafia, ale pierwszy w rzucie nie szkodzi oddziałowi konnemu.
reference-long_sword = Długi miecz: każdy miecz na tarczy trafia.
reference-pursuit = Po zdobyciu pola może ruszyć w pościg.
reference-bow = Łuk: zasięg { $reach }, po ruchu 1 kość mniej, miecz na tarczy nie trafia.
reference-dwarf = Żelazne krasnoludy: zawsze Odwaga 1.
reference-goblin = Goblinoidy: za każdą flagę odwrót o 2 pola i test paniki.
reference-charge = Szarża: ruch 2 i walka wręcz.
reference-swords = Każdy miecz na tarczy trafia.
reference-bold = Odwaga 1, za każdą następną flagę odwrót o { $flag } pola.
reference-critical = Ginie tylko od trafienia krytycznego.
reference-spider = Las nie zatrzymuje.
reference-web = Pajęczyna (Wiedza { $lore }): wróg na linii strzału, najwyżej { $reach } pola dalej, traci następny rozkaz i nie może się cofnąć.
reference-poison = Trucizna (Wiedza { $lore }): trafiony oddział na początku każdej swojej tury rzuca 1 kością. Hełm w kolorze jego sztandaru albo miecz na tarczy zabiera figurkę, a symbol Wiedzy kończy truciznę.
reference-giant = Wzgórza nie ograniczają kości.
reference-rock = Rzut głazem (Wiedza { $lore }): zamiast walki wręcz atak { $rock_dice } kośćmi na odległość 2–{ $rock_reach } pól, w którym miecz na tarczy nie trafia.
reference-stomp = Tupnięcie (Wiedza { $lore }): 1 kość przeciw każdemu sąsiedniemu wrogowi, trafia tylko hełm w kolorze jego sztandaru.
