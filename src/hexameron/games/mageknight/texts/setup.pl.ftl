game-name = Mage Knight
game-about = Wyprawy potężnych magów: karty czynów, mana, walka i podboje.

### Scenariusze: o czym są, do czego się dąży i jak długo.

scenario-rounds = { $n ->
    [one] { $n } runda
    [few] { $n } rundy
   *[many] { $n } rund
}
scenario-first_reconnaissance-about = Wyprawa w nieznany kraj, bez walki między graczami i bez szturmów na miasto: do nauki.
scenario-first_reconnaissance-goal = Odkryjcie miasto; wygrywa największa Sława.
scenario-full_conquest-about = Trzy dni i trzy noce na odkrycie całej krainy i zdobycie jej miast. Każdy gra na siebie.
scenario-full_conquest-goal = Zdobądźcie wszystkie miasta; wygrywa największa Sława.
scenario-blitz_conquest-about = Podbój w krótszym czasie, na mniejszej mapie i z lepszym początkiem.
scenario-blitz_conquest-goal = Zdobądźcie wszystkie miasta; wygrywa największa Sława.
scenario-solo_conquest-about = Jeden mag przeciw dwóm silnym miastom. Wirtualny gracz odmierza czas.
scenario-solo_conquest-goal = Zdobądź oba miasta przed końcem szóstej rundy.
scenario-full_cooperation-about = Wszyscy razem przeciw silnym miastom na szerokiej mapie. Wspólny szturm to podstawa.
scenario-full_cooperation-goal = Zdobądźcie wszystkie miasta; wygracie albo przegracie razem.
scenario-blitz_cooperation-about = Wspólny podbój w krótszym czasie i z lepszym początkiem.
scenario-blitz_cooperation-goal = Zdobądźcie wszystkie miasta; wygracie albo przegracie razem.
scenario-mines_liberation-about = Wrogowie zajęli kopalnie kryształów. Trzeba je odnaleźć i odbić jedną po drugiej.
scenario-mines_liberation-goal = Uwolnijcie wszystkie kopalnie; wygrywa największa Sława.
scenario-dungeon_lords-about = Pod wioskami i klasztorami kryją się wejścia do połączonych podziemi.
scenario-dungeon_lords-goal = Zdobądźcie wszystkie Lochy i Grobowce; wygrywa największa Sława.
scenario-druid_nights-about = Za dnia naznaczacie magiczne polany, nocą przywołujecie na nich wrogów i walczycie z nimi.
scenario-druid_nights-goal = Odprawiajcie inkantacje każdej nocy; wygrywa największa Sława.
scenario-one_returns-about = Portal do domu przepuści tylko jednego bohatera, a stanąć na nim chce każdy.
scenario-one_returns-goal = Stań na Portalu na koniec drugiej nocy.
scenario-conquer_and_hold-about = Wyścig po Twierdze i Wieże maga na znanej z góry mapie. Sława się nie liczy.
scenario-conquer_and_hold-goal = Zdobądź i utrzymaj miejsca warte najwięcej punktów.

### Warianty: nazwa i, gdzie trzeba, jedno zdanie wyjaśnienia i nazwy wartości.

variant-days = Pora dnia
variant-days-standard = jak w scenariuszu
variant-days-night_arrival = przybycie Nocą
variant-days-darkness = nadchodząca ciemność
variant-rage = Wściekłość
variant-rage-none = bez
variant-rage-rage = wściekłość
variant-rage-more = więcej wściekłości
variant-friendly_mana = Przyjazna mana
variant-friendly_mana-help = Za Dnia złotą kością Źródła nie zastąpisz koloru, który leży obok, i nie przerzucisz jej.
variant-random_tiles = Losowy kierunek kafelków
variant-action_upgrades = Ulepszanie Akcji
variant-action_upgrades-help = Po każdej Nocy oprócz ostatniej można wymienić kartę Akcji na Akcję Zaawansowaną.
variant-starting_draft = Wybieranie kart na początku
variant-starting_draft-help = Każdy wybiera trzy Akcje Zaawansowane, które po kolei trafią do jego talii.
variant-expansion = Późniejsze żetony i karty
variant-expansion-help = Piąty bohater, nowe karty, jednostki, wrogowie i ruiny z dodatku. Kafelki mapy zostają podstawowe.
variant-hero_auction = Licytacja Bohaterów
variant-interactive_combat = Walka interakcyjna
variant-interactive_combat-help = Poprzedni gracz potajemnie wzmacnia samotnego Wroga.
variant-friendly_spells = Bez interakcyjnych Czarów
variant-friendly_spells-help = Z talii znikają Czary, które działają na innych graczy.
variant-friendly_skills = Bez interakcyjnych umiejętności
variant-friendly_peace = Bez walki między graczami
variant-random_cities = Losowe miasta
variant-map = Kształt mapy
variant-map-recommended = zalecany
variant-map-wedge = klin
variant-map-open_3 = otwarta, 3 kolumny
variant-map-open_4 = otwarta, 4 kolumny
variant-map-open_5 = otwarta, 5 kolumn
variant-countryside = Kafelki wiejskie
variant-countryside-0 = jak w scenariuszu
variant-core = Kafelki główne bez miast
variant-core-0 = jak w scenariuszu
variant-city_1 = Poziom pierwszego miasta
variant-city_1-0 = jak w scenariuszu
variant-city_2 = Poziom drugiego miasta
variant-city_2-0 = jak w scenariuszu
variant-city_3 = Poziom trzeciego miasta
variant-city_3-0 = jak w scenariuszu
variant-city_4 = Poziom czwartego miasta
variant-city_4-0 = jak w scenariuszu
variant-megapolis = Megapolis (łączny poziom)
variant-megapolis-0 = bez
variant-megapolis_2 = Drugie Megapolis (łączny poziom)
variant-megapolis_2-0 = bez
variant-joint_assaults = Wspólne szturmy na miasta
variant-lowest_achievements = Osiągnięcia liczy najsłabszy gracz
variant-first_game = Jednostka z Wioski w pierwszej puli
variant-fighting = Walka między graczami
variant-no_virtual = Bez Wirtualnego Gracza
variant-teams = Zespoły
variant-teams-none = bez
variant-teams-random = losowe
variant-teams-across = naprzeciwko siebie
variant-teams-beside = obok siebie
variant-team_cities = Miasta w grze zespołowej
variant-team_cities-all = wszystkie
variant-team_cities-two = dwa wysokiego poziomu
variant-team_cities-two_megapolises = dwa Megapolis
variant-epic = Wersja epicka
variant-competitive_glades = Rywalizacja o polany
variant-open_map = Otwarta mapa

## Czego nie da się połączyć

setup-core = W tym scenariuszu potrzeba kafelków głównych bez miast: co najmniej { $n }.
setup-countryside = W tym scenariuszu muszą leżeć wszystkie kafelki wiejskie z potrzebnymi miejscami: co najmniej { $n }.
setup-needs_two = „{ $variant }” wymaga co najmniej 2 graczy.
setup-virtual = Bez Wirtualnego Gracza można grać tylko w pojedynkę.
setup-fight_or_peace = Nie można naraz włączyć i wyłączyć walki między graczami.
setup-epic = Wersja epicka tego scenariusza jest dla 2 lub 3 graczy.
setup-teams = W zespołach gra 4 graczy: dwa zespoły po dwie osoby.
setup-team_cities = Dwa miasta albo dwa Megapolis są tylko w grze zespołowej. Włącz zespoły.
setup-team_levels = Gdy zespoły walczą o dwa miasta, każde ma poziom { $n } lub wyższy.
setup-megapolis_2 = Drugie Megapolis jest tylko w grze zespołowej z dwoma Megapolis.
setup-megapolis = Megapolis wymaga, by miast było najwyżej 3, a tu jest ich { $n }.
