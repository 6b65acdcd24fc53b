"""Setting up (SETUP)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from hexameron.games.heroes import setup
from hexameron.games.heroes.board import board, columns_of
from hexameron.games.heroes.content import catalogue, tracks
from hexameron.games.heroes.content.terms import FACTIONS, PHASES, RANKS
from hexameron.games.heroes.rules import rounds
from hexameron.games.heroes.table import HERO_CARD, Conquest
from hexameron.kernel.asking import Ask, Option
from hexameron.kernel.game import Setup
from hexameron.kernel.geometry.names import parse_cell
from hexameron.kernel.things import EVERYBODY
from tests.games.heroes.positions import conquest, prepared
from tests.rules import rule

SEATS = (2, 3, 4)


def last(_ask: Ask, options: Any) -> Option:
    chosen: Option = options[-1]
    return chosen


@rule("HE-SETUP-01", "HE-SETUP-03", "HE-SETUP-04")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_leads_another_faction(seats: int) -> None:
    t, asked = prepared(seats, seed=3)
    first = t.state.first
    choices = [one for one in asked if one.prompt == "setup.faction"]
    assert [one.seat for one in choices] == [(first + n) % seats for n in range(seats)]
    assert [len(one.keys) for one in choices] == [4, 3, 2, 1][:seats]
    led = [player.faction for player in t.state.players]
    assert len(dict.fromkeys(led)) == seats
    assert t.player(first).faction == FACTIONS[0]


@rule("HE-SETUP-03", "HE-INFO-03")
def test_factions_by_lot_are_not_asked_for() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(20):
        t, asked = prepared(3, seed=seed, factions="random")
        assert not [one for one in asked if one.prompt == "setup.faction"]
        assert len({player.faction for player in t.state.players}) == 3
        drawn[t.player(0).faction] += 1
    assert len(drawn) == 4


@rule("HE-SETUP-02", "HE-INFO-03")
def test_the_first_player_is_drawn_or_agreed() -> None:
    assert {prepared(4, seed=seed)[0].state.first for seed in range(30)} == {0, 1, 2, 3}
    assert {prepared(4, seed=seed, first_player="agreed")[0].state.first for seed in range(10)} == {0}


@rule("HE-SETUP-05", "HE-SETUP-31", "HE-SKILL-01")
def test_every_player_has_two_shuffled_skill_decks_of_the_own_faction() -> None:
    orders = []
    for seed in (0, 1):
        t, _ = prepared(2, seed=seed, first_player="agreed", choose=_plain_hero)
        for seat, player in enumerate(t.state.players):
            for kind in ("might", "magic"):
                deck = t.things.in_zone(f"{kind}.{seat}")
                assert len(deck) == 8
                skills = [t.skill(card) for card in deck]
                assert {skill.kind for skill in skills} == {kind}
                assert all(player.faction in skill.factions for skill in skills)
                assert not any(t.things.seen[card] for card in deck)
        orders.append(_faces(t, "might.0"))
    assert sorted(orders[0]) == sorted(orders[1])
    assert orders[0] != orders[1]


def _faces(t: Conquest, zone: str) -> list[int]:
    return [t.things.face[card] for card in t.things.in_zone(zone)]


@rule("HE-SETUP-06", "HE-SETUP-07", "HE-SETUP-08")
@pytest.mark.parametrize(("seats", "tiles", "shape"), [(2, 9, (3, 3)), (3, 12, (3, 4)), (4, 16, (4, 4))])
def test_the_board_has_the_first_tiles_in_random_order(
    seats: int, tiles: int, shape: tuple[int, int]
) -> None:
    t, _ = prepared(seats, seed=1)
    other, _ = prepared(seats, seed=2)
    numbers = [number for number, _ in t.state.tiles]
    assert sorted(numbers) == list(range(1, tiles + 1))
    assert numbers != [number for number, _ in other.state.tiles]
    assert len(t.board.fields) == 16 * tiles
    rows, columns = shape
    assert t.board.fields[0] == "h1.1"
    assert t.board.fields[-1] == f"h{4 * rows}.{4 * columns}"
    assert all(t.things.seen[card] == EVERYBODY for card in t.things.in_zone("map"))


@rule("HE-SETUP-09")
def test_tiles_lie_in_any_of_four_ways() -> None:
    turned = Counter(turns for seed in range(6) for _, turns in prepared(4, seed=seed)[0].state.tiles)
    assert set(turned) == {0, 1, 2, 3}
    assert min(turned.values()) > 10


@rule("HE-SETUP-09")
def test_fields_and_arrows_turn_with_the_tile() -> None:
    # Tile 1 has a sawmill in the upper left corner, guarded from its right.
    fields = {0: ("h1.1", "h1.2"), 1: ("h1.4", "h2.4"), 2: ("h4.4", "h4.3"), 3: ("h4.1", "h3.1")}
    for turns, (site, icon) in fields.items():
        lie = board(((1, turns),))
        assert lie.site[site].id == "site.sawmill"
        assert lie.guarded[icon] == site
        assert lie.guard[site] == icon


def _portals(t: Conquest) -> dict[int, tuple[int, int]]:
    return {t.board.tile[field]: parse_cell(field) for field in t.board.portals}


@rule("HE-SETUP-10")
def test_a_portal_keeps_as_far_as_it_can_from_those_on_tiles_that_touch() -> None:
    touching = 0
    for seed in range(12):
        t, _ = prepared(4, seed=seed)
        columns = columns_of(len(t.state.tiles))
        portals = _portals(t)
        for place, (number, turns) in enumerate(t.state.tiles):
            near = [
                other
                for other in portals
                if other < place
                and abs(other // columns - place // columns) <= 1
                and abs(other % columns - place % columns) <= 1
            ]
            if place not in portals or not near:
                continue
            touching += 1
            reached = []
            for turned in range(4):
                tiles = list(t.state.tiles)
                tiles[place] = (number, turned)
                lie = board(tuple(tiles))
                own = next(parse_cell(f) for f in lie.portals if lie.tile[f] == place)
                reached.append(min(abs(own[0] - portals[o][0]) + abs(own[1] - portals[o][1]) for o in near))
            assert reached[turns] == max(reached)
    assert touching > 5


@rule("HE-SETUP-10")
def test_a_tile_without_a_portal_or_neighbouring_portal_lies_as_drawn() -> None:
    assert [setup.keep_apart([(2, 0)], 1, turns, 4) for turns in range(4)] == [0, 1, 2, 3]
    assert [setup.keep_apart([(1, 0)], 2, turns, 4) for turns in range(4)] == [0, 1, 2, 3]
    assert [setup.keep_apart([(2, 0), (1, 0)], 5, turns, 4) for turns in range(4)] == [0, 1, 2, 3]


@rule("HE-SETUP-10")
def test_equally_good_ways_are_settled_by_the_draw() -> None:
    # The portal of tile 2 lies at the right edge; that of tile 8 is a corner: two ways are equally far.
    ways = [setup.keep_apart([(2, 0)], 8, turns, 4) for turns in range(4)]
    assert len(set(ways)) <= 2
    for turns in set(ways):
        assert setup.keep_apart([(2, 0)], 8, turns, 4) == turns


@rule("HE-SETUP-11", "HE-SETUP-17", "HE-SETUP-16")
@pytest.mark.parametrize("seats", SEATS)
def test_cities_stand_on_start_tiles_of_their_own(seats: int) -> None:
    corners = {2: [0, 8], 3: [0, 3, 11, 8], 4: [0, 3, 15, 12]}[seats]
    assert setup.start_tiles(seats) == corners
    for seed in range(6):
        t, asked = prepared(seats, seed=seed, choose=last)
        tiles = [t.board.tile[player.city] for player in t.state.players]
        assert len(dict.fromkeys(tiles)) == seats
        assert all(tile in corners for tile in tiles)
        offered = [one for one in asked if one.prompt == "setup.city"]
        assert len(offered) == seats
        taken: list[int] = []
        for one in offered:
            on = {t.board.tile[key.partition(":")[2]] for key in one.keys}
            assert on <= set(corners) - set(taken)
            taken.append(t.board.tile[one.answer.partition(":")[2]])


@rule("HE-SETUP-16", "HE-INFO-03")
def test_the_order_of_founding_is_drawn_by_lot() -> None:
    orders = Counter(
        tuple(one.seat for one in prepared(3, seed=seed)[1] if one.prompt == "setup.city")
        for seed in range(40)
    )
    assert len(orders) == 6


@rule("HE-SETUP-18")
def test_no_city_on_a_site_a_portal_or_an_encounter() -> None:
    t = conquest(cities=("", ""))
    t.guard("h1.2", "goblins")
    offered = setup.city_fields(t)
    assert "h1.1" not in offered  # sawmill
    assert "h9.5" not in offered
    assert "h1.2" not in offered  # the token
    assert "h1.3" in offered
    corner = [field for field in offered if t.board.tile[field] == 0]
    assert set(corner) == {
        field
        for field in t.board.fields
        if t.board.tile[field] == 0 and field not in t.board.site and field not in t.state.encounters
    }


@rule("HE-SETUP-18", "HE-SETUP-19")
def test_a_city_may_stand_on_mountains_and_replaces_them() -> None:
    t = conquest(cities=("", ""))
    printed = t.board
    assert printed.terrain["h2.2"] == "mountains"
    assert "h2.2" in setup.city_fields(t)
    t.player(0).city = "h2.2"
    t.redraw()
    assert t.board.terrain["h2.2"] == "open"
    assert "h2.2" in t.board.cities


@rule("HE-SETUP-20")
def test_a_city_is_not_cut_off() -> None:
    t = conquest(cities=("", ""))
    walls = t.board.with_cities(("h1.2", "h2.1"))
    assert walls.joined()
    assert not walls.may_found("h1.1")
    assert walls.may_found("h2.2")


@rule("HE-SETUP-20")
def test_a_city_opens_onto_the_largest_region_not_onto_a_pocket() -> None:
    t = conquest(cities=("", ""))
    # h1.3 and h1.4 with h2.4 are a pocket behind cities on h2.3, h3.4, h1.5 and h2.5; h1.2 closes it.
    walls = ("h2.3", "h3.4", "h1.5", "h2.5")
    open_ = t.board.with_cities(walls)
    assert open_.may_found("h1.3")
    assert not open_.with_cities((*walls, "h1.2")).may_found("h1.3")


@rule("HE-SETUP-20")
def test_a_later_city_may_not_cut_off_an_earlier_one() -> None:
    t = conquest(cities=("", ""))
    # A city in the corner h1.1 opens only onto h1.2 and h2.1.
    lie = t.board.with_cities(("h1.1", "h1.2"))
    assert lie.joined()
    assert not lie.may_found("h2.1")
    assert lie.may_found("h2.3")


@rule("HE-SETUP-20")
@pytest.mark.parametrize("seed", range(40))
def test_the_quick_look_agrees_where_walls_of_cities_stand(seed: int) -> None:
    """On boards of two tiles regions are often split, and often of nearly one size."""
    random = Random(seed)
    lie = board(tuple((random.randint(1, 16), random.randrange(4)) for _ in range(2)))
    cities: tuple[str, ...] = ()
    for _ in range(10):
        now = lie.with_cities(cities)
        free = [field for field in lie.fields if field not in cities]
        joined = [field for field in free if lie.with_cities((*cities, field)).joined()]
        assert [field for field in free if now.may_found(field)] == joined, cities
        cities = (*cities, random.choice(joined))


@rule("HE-SETUP-20")
def test_the_quick_look_at_cut_off_cities_agrees_with_the_thorough_one() -> None:
    for seed in range(2):
        t, _ = prepared(3, seed=seed)
        for cities in (("h1.2",), ("h1.2", "h3.2"), tuple(player.city for player in t.state.players)):
            lie = t.board.with_cities(cities)
            if not lie.joined():
                continue
            for field in lie.fields:
                if field not in cities:
                    assert lie.may_found(field) == lie.with_cities((*cities, field)).joined(), field


@rule("HE-SETUP-12", "HE-SETUP-13", "HE-EXPL-03")
@pytest.mark.parametrize("seats", SEATS)
def test_every_icon_has_a_token_of_its_colour(seats: int) -> None:
    t, _ = prepared(seats, seed=5)
    assert set(t.state.encounters) == set(t.board.icon)
    for field, token in t.state.encounters.items():
        assert t.encounter(token).rank == t.board.icon[field]
    explorable = [field for field, site in t.board.site.items() if site.use == "explore"]
    assert explorable
    assert all(t.board.guard[field] in t.state.encounters for field in explorable)


@rule("HE-SETUP-12", "HE-INFO-03")
def test_tokens_are_drawn_at_random() -> None:
    drawn = {
        tuple(sorted((field, t.things.face[token]) for field, token in t.state.encounters.items()))
        for t in [prepared(2, seed=seed, first_player="agreed")[0] for seed in range(3)]
    }
    assert len(drawn) == 3


@rule("HE-SETUP-14")
def test_the_creatures_on_a_token_are_public() -> None:
    t, _ = prepared(2)
    assert all(t.things.seen[token] == EVERYBODY for token in t.state.encounters.values())


@rule("HE-SETUP-15")
def test_tokens_left_over_are_out_of_the_game() -> None:
    for seats, left in ((2, 48 - 27), (3, 48 - 36), (4, 0)):
        t, _ = prepared(seats)
        spare = [token for rank in RANKS for token in t.things.in_zone(f"bag.{rank}")]
        assert len(spare) == left
        assert not [token for token in spare if token in t.state.encounters.values()]
        assert not any(t.things.seen[token] for token in spare)


@rule("HE-SETUP-21")
def test_players_sit_clockwise_by_their_cities() -> None:
    changed = False
    for seed in range(10):
        t, _ = prepared(4, seed=seed, choose=last if seed % 2 else None)
        corners = [t.board.tile[t.player(seat).city] for seat in t.state.order]
        assert corners == [0, 3, 15, 12]
        changed = changed or t.state.order != [0, 1, 2, 3]
        assert t.left_of(t.state.order[3]) == t.state.order[0]
    assert changed


@rule("HE-SETUP-22", "HE-INFO-02")
def test_three_decks_are_shuffled_and_hidden() -> None:
    t, _ = prepared(2, seed=1, choose=_plain_hero)
    other, _ = prepared(2, seed=2, choose=_plain_hero)
    for deck, size in (("treasure", 15), ("artifact", 20), ("scroll", 20)):
        zone = f"{deck}.deck"
        assert t.things.count(zone) == size
        assert not any(t.things.seen[card] for card in t.things.in_zone(zone))
        assert _faces(t, zone) != _faces(other, zone)
        assert sorted(_faces(t, zone)) == sorted(_faces(other, zone))


def _plain_hero(ask: Ask, options: Any) -> Option:
    """Anton or Irina or Sandor or Vorlag: heroes who draw no cards when they come."""
    plain = ("lead:u0", "lead:u5", "lead:u6", "lead:u9")
    found: Option = next((one for one in options if one.key() in plain), options[0])
    return found


@rule("HE-SETUP-24", "HE-SETUP-25", "HE-SETUP-26", "HE-SETUP-27", "HE-WEEK-04")
@pytest.mark.parametrize(("length", "each"), [("short", 3), ("medium", 4), ("long", 5)])
def test_the_week_deck(length: str, each: int) -> None:
    t, _ = prepared(2, seed=7, length=length)
    weeks = [catalogue.week(face) for face in _faces(t, "weeks")]
    phases = [week.phase for week in reversed(weeks)]
    assert phases == [phase for phase in PHASES for _ in range(each)]
    assert not any(t.things.seen[card] for card in t.things.in_zone("weeks"))
    aside = [card for phase in PHASES for card in t.things.in_zone(f"weeks.{phase}")]
    assert len(aside) == 3 * (5 - each)
    assert not any(t.things.seen[card] for card in aside)
    orders = {tuple(_faces(prepared(2, seed=seed, length=length)[0], "weeks")) for seed in range(4)}
    assert len(orders) > 1


@rule("HE-SETUP-28", "HE-SETUP-30", "HE-SETUP-32", "HE-SETUP-33")
def test_what_a_player_begins_with() -> None:
    t, _ = prepared(3, choose=_plain_hero)
    for player in t.state.players:
        assert (player.power, player.level, player.cards) == (0, 1, [1, 2, 3])
        assert (player.resources, player.gold) == (tracks.START_RESOURCES, tracks.START_GOLD) == (5, 7)
        assert player.buildings == []


@rule("HE-SETUP-34", "HE-SETUP-35", "HE-SETUP-36", "HE-SETUP-37", "HE-SETUP-29")
def test_the_starting_hero_and_army() -> None:
    t, asked = prepared(2, choose=_plain_hero)
    chosen = [one for one in asked if one.prompt == "setup.hero"]
    assert [one.seat for one in chosen] == t.clockwise(t.state.first)
    for seat, player in enumerate(t.state.players):
        (id_,) = player.heroes
        hero = t.hero(id_)
        assert HERO_CARD[id_].faction == player.faction
        assert hero.at == ""
        assert hero.basic == [0, 0, 0, 0]
        assert hero.elite == [3 + 2 * (id_ == "u5"), 3, 0, 0]
        strengths = [t.unit(seat, level).strength for level in (1, 2)]
        assert strengths == [2, 3]
        assert t.reserve(seat, 2) == 7 - 3
        assert t.reserve(seat, 4) == 5
    assert all(len(one.keys) == 3 for one in chosen)
    assert len(t.state.heroes) == 2


@rule("HE-SETUP-38", "HE-HERO-09", "HE-HERO-17", "HE-HERO-16", "HE-HERO-14", "HE-XP-11")
def test_abilities_on_entering_work_at_set_up() -> None:
    def choose(ask: Ask, options: Any) -> Option:
        wanted = ("choose:haven", "choose:necropolis", "lead:u2", "lead:u4")
        found: Option = next((one for one in options if one.key() in wanted), options[0])
        return found

    t, asked = prepared(2, choose=choose)
    by_hero = {player.heroes[0]: player for player in t.state.players}
    cate, sveltana = by_hero["u2"], by_hero["u4"]
    assert (cate.gold, cate.resources) == (7 + 5, 5)
    assert (sveltana.gold, sveltana.resources) == (7, 5 + 5)
    assert len(t.held(t.hero("u2"), "skills")) == 1
    assert not t.held(t.hero("u4"), "skills")
    assert "skill.deck" in [one.prompt for one in asked]
    assert t.hero("u2").elite == [3, 3, 0, 0]


@rule("HE-HERO-14", "HE-SETUP-38")
def test_a_leader_starts_with_two_more_units() -> None:
    def choose(ask: Ask, options: Any) -> Option:
        found: Option = next(
            (one for one in options if one.key() in ("choose:necropolis", "lead:u5")), options[0]
        )
        return found

    t, _ = prepared(2, choose=choose)
    vorlag = t.hero("u5")
    assert vorlag.elite == [5, 3, 0, 0]
    assert t.reserve(vorlag.seat, 1) == 3


@rule("HE-SETUP-39", "HE-FLOW-01")
def test_the_first_player_begins() -> None:
    for seed in range(4):
        t = Conquest(setup.begin(Setup(seats=3)), prepared(3, seed=seed)[0].dice)
        rules = rounds.play(t)
        step = next(rules)
        while not (isinstance(step, Ask) and step.prompt == "turn.card"):
            step = rules.send(step.options()[0] if isinstance(step, Ask) else None)
        assert step.seat == t.state.first
        assert t.state.round == 1
        assert t.state.week == ""


@rule("HE-SETUP-40")
def test_the_order_of_setting_up() -> None:
    t, asked = prepared(3, seed=2)
    prompts = list(dict.fromkeys(one.prompt for one in asked if one.prompt.startswith("setup.")))
    assert prompts == ["setup.faction", "setup.city", "setup.hero"]
    told = [event.name for event in t.events if event.name.startswith("setup.")]
    order = list(dict.fromkeys(told))
    assert order == ["setup.first", "setup.faction", "setup.board", "setup.encounters", "setup.city"]


@rule("HE-SETUP-23")
def test_an_empty_deck_takes_its_discard_pile_at_once() -> None:
    t = conquest()
    anton = t.add_hero("anton")
    deck = t.things.order["scroll.deck"]
    for card in deck[1:]:
        t.things.move(card, "scroll.discard")
        t.things.seen[card] = EVERYBODY
    played = t.play(t.draw_card(anton.seat, "scroll", "scrolls.u0"))
    assert played.value is not None
    assert t.things.count("scroll.deck") == 19
    assert t.things.count("scroll.discard") == 0
    assert not any(t.things.seen[card] for card in t.things.in_zone("scroll.deck"))
    assert t.told("deck.shuffled")


@rule("HE-SETUP-23")
def test_with_deck_and_pile_empty_the_draw_is_lost() -> None:
    t = conquest()
    anton = t.add_hero("anton")
    for card in list(t.things.order["scroll.deck"]):
        t.things.move(card, "gone")
    assert t.play(t.draw_card(anton.seat, "scroll", "scrolls.u0")).value is None


@rule("HE-INFO-02")
def test_what_is_hidden_after_the_set_up() -> None:
    t, _ = prepared(2, seed=4)
    view = t.things.view(0)
    hidden = ("weeks", "scroll.deck", "artifact.deck", "treasure.deck", "might.0", "magic.1")
    for zone in hidden:
        assert all(view.face[card] == -1 for card in view.order[zone])
