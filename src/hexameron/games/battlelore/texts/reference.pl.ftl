# Karty pomocy: co każdy wie o oddziale.

reference-march = { $longer ->
    [yes] Ruch { $march } i walka albo ruch { $hurry } bez walki.
   *[no] Ruch { $march } i walka.
}
reference-dice = { reference-march } Kości: { $dice }.
reference-foot = { reference-dice } Krótki miecz: miecz na tarczy trafia, ale pierwszy w rzucie nie szkodzi oddziałowi konnemu.
reference-mounted = { reference-dice } Długi miecz: każdy miecz na tarczy trafia. Po zdobyciu pola może ruszyć w pościg.
reference-bow = { reference-dice } Łuk: zasięg { $reach }, po ruchu 1 kość mniej, miecz na tarczy nie trafia.
reference-dwarf-foot = { reference-foot } Żelazne krasnoludy: zawsze Odwaga 1.
reference-goblin-afraid = Goblinoidy: za każdą flagę odwrót o 2 pola i test paniki.
reference-goblin-foot = { reference-foot } { reference-goblin-afraid } Szarża: ruch 2 i walka wręcz.
reference-goblin-bow = { reference-bow } { reference-goblin-afraid }
reference-goblin-mounted = { reference-mounted } { reference-goblin-afraid }
reference-creature = Ruch { $march } i walka. Kości: { $dice }. Każdy miecz na tarczy trafia. Odwaga 1, za każdą następną flagę odwrót o { $flag } pola. Ginie tylko od trafienia krytycznego.
reference-spider = { reference-creature } Las nie zatrzymuje. Pajęczyna (Wiedza { $web }): wróg na linii strzału, najwyżej { $web_reach } pola dalej, traci następny rozkaz i nie może się cofnąć. Trucizna (Wiedza { $poison }): trafiony oddział na początku każdej swojej tury rzuca 1 kością. Hełm w kolorze jego sztandaru albo miecz na tarczy zabiera figurkę, a symbol Wiedzy kończy truciznę.
reference-giant = { reference-creature } Wzgórza nie ograniczają kości. Rzut głazem (Wiedza { $rock }): zamiast walki wręcz atak { $rock_dice } kośćmi na odległość 2–{ $rock_reach } pól, w którym miecz na tarczy nie trafia. Tupnięcie (Wiedza { $stomp }): 1 kość przeciw każdemu sąsiedniemu wrogowi, trafia tylko hełm w kolorze jego sztandaru.
