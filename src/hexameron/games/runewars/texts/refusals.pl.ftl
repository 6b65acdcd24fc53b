### Dlaczego nie.

refused-order_used = Ten rozkaz jest już w tym roku użyty. Wraca wiosną.
refused-drawn_now = Karty taktyki nie można zagrać w porze roku, w której ją dobrano.
refused-activated = W tym obszarze leży już twój znacznik aktywacji.
refused-second_battle = Tym rozkazem toczono już bitwę, a wejście tutaj wywołałoby drugą.
refused-only_allies = Mogą tu wejść tylko jednostki neutralne, a one nie maszerują bez twoich jednostek.
refused-out_of_reach = Żadna twoja stojąca jednostka nie może tu teraz dojść.
refused-border_water = Droga prowadzi przez wodę. Granice wodne zamarzają dopiero zimą.
refused-border_mountain = Drogę zagradzają góry. Przejdą tylko jednostki latające.
refused-barred = W tej porze roku zabrania tego karta { CASE($card, "nom") }.
refused-no_ore = Naprawa kosztuje 1 rudy, a wskaźnik pokazuje 0.
refused-city = Twierdza nie może stać w mieście.
refused-no_wood_or_ore = Twierdza kosztuje po 1 drewna i rudy.
refused-no_runes = W twoich obszarach nie ma run.
refused-routed = Rozproszony bohater się nie rusza. Może się leczyć lub trenować.
refused-walked = Ten bohater już się przesunął.
refused-lies = Rozproszony bohater się nie rusza.
refused-dungeon = Kto wszedł do Lochów, zostaje w nich do końca pory roku.
refused-strange = Strategia prowadzi bohaterów tylko do obszarów własnych lub pustych.
refused-unhurt = Ten bohater nie ma obrażeń.
refused-not_friendly = Leczyć się można tylko we własnym obszarze. Tym włada inny gracz.
refused-uncontrolled = Leczyć się można tylko we własnym obszarze. Tym nikt nie włada.
refused-no_bonus = Ten rozkaz nie ma najwyższego numeru z użytych przez ciebie w tym roku, więc nie daje premii przewagi.
