### Dlaczego nie.

refused-defeated = Pokonany bohater może tylko odpoczywać.
refused-delayed = Wstrzymany bohater musi najpierw dojść do siebie.
refused-gem = Klejnot jest zakryty.
refused-no_gem = Nie ma tu klejnotu przygody.
refused-two_actions = Przygoda kosztuje 2 akcje, została 1.
refused-no_city = Zakupy robi się w mieście.
refused-villain_far = Złoczyńcy tu nie ma.
refused-quest_far = Tę kartę rozpatruje się gdzie indziej.
refused-skill_limit = Masz już tyle umiejętności tego rodzaju, na ile pozwala atrybut: { $n }.
refused-trophies = { $n ->
    [one] Brakuje { $n } trofeum.
   *[many] Brakuje { $n } trofeów.
}
refused-trophy_kind = Brakuje trofeum właściwego rodzaju.
refused-river = Przez rzekę przejdziesz tylko kością z wodą albo dzikim symbolem.
refused-road = Te trakty nie łączą się bezpośrednio.
refused-terrain = Żadna kość nie pasuje do terenu.
refused-no_hand = Nie masz karty, którą można odrzucić.
refused-gold = { $n ->
    [one] Brakuje { $n } sztuki złota.
   *[many] Brakuje { $n } sztuk złota.
}
refused-used = W tej rundzie walki już tego użyto.
refused-silenced = Nie można używać zdolności wzmocnienia.
refused-surges = { $n ->
    [one] Brakuje { $n } wzmocnienia.
   *[many] Brakuje { $n } wzmocnień.
}
refused-covered = Na tym żetonie podwojenia już coś leży.
refused-no_escape = Z tej walki nie można uciec.
