"""The fuzzer passes a sound game and finds each sort of fault when it is planted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as replace_struct

from hexameron.arena import fuzz, fuzzing, repeat
from hexameron.arena.checks import MOMENTS
from hexameron.arena.fuzzing import MIXTURES, each_alone, setup_of, setups
from hexameron.kernel.asking import Checkpoint, Rules
from hexameron.kernel.events import Arg
from hexameron.kernel.files import read_match
from hexameron.kernel.game import Question, Scenario, Setup, SetupError, Value, Variant
from hexameron.kernel.scene import Card, Scene, Zone
from hexameron.kernel.text import Text
from tests.kernel import toy
from tests.kernel.toy import TOY, Mages, Toy

GAME = "tests.kernel.toy:TOY"
HERE = "tests.arena.test_fuzzing"


def test_a_sound_game_passes_every_check() -> None:
    report = fuzz(GAME, 30, seed=1)
    assert report.failures == ()
    assert set(report.checks) == {
        "options",
        "named",
        "glimpses",
        "picks",
        "pauses",
        "restart",
        "ending",
        *MOMENTS,
    }
    assert report.checks["ending"] == report.games == 30
    assert report.scenarios == {"duel": 10, "teams": 10, "fair": 10}
    assert report.widest >= 4
    assert report.longest > 30


def test_the_number_of_processes_changes_nothing() -> None:
    one, two = fuzz(GAME, 6, seed=2), fuzz(GAME, 6, seed=2, jobs=2)
    assert (one.choices, one.checks, one.longest_seed) == (two.choices, two.checks, two.longest_seed)


def test_every_way_to_begin_has_its_turn() -> None:
    ways = setups(
        replace(TOY, scenarios=(Scenario("a", (2, 4), (Variant("v", (1, 2, 3)),)), Scenario("b", (2,))))
    )
    found = [setup_of(ways, seed) for seed in range(12)]
    first = {(s.seats, s.variants["v"]) for s in found if s.scenario == "a"}
    assert first == {(seats, v) for seats in (2, 4) for v in (1, 2, 3)}
    assert sum(s.scenario == "b" for s in found) == 6


MANY = Scenario("a", (2, 4), tuple(Variant(f"v{n}", (0, 1, 2)) for n in range(9)))


def begin_some(setup: Setup) -> Toy:
    if setup.variants.get("v0") == 2:
        raise SetupError("this value is refused", Text("setup.own"))
    return toy.begin(Setup("duel", 2))


def test_of_many_set_ups_each_variant_alone_and_some_mixtures_are_played() -> None:
    (ways,) = setups(replace(TOY, scenarios=(MANY,), begin=begin_some))
    alone = [(way.seats, way.variants) for way in ways if len(way.variants) < 2]
    wanted: list[tuple[int, dict[str, Value]]] = [
        (seats, {f"v{n}": value})
        for seats in (2, 4)
        for n in range(9)
        for value in (1, 2)
        if (n, value) != (0, 2)
    ]
    assert all(one in alone for one in [(2, {}), (4, {}), *wanted])
    mixed = [way for way in ways if len(way.variants) > 1]
    assert MIXTURES // 2 < len(mixed) <= MIXTURES
    assert {way.variants.get("v0", 0) for way in mixed} == {0, 1}
    assert setups(replace(TOY, scenarios=(MANY,), begin=begin_some)) == [ways]


def test_each_alone_gives_every_variant_the_same_number_of_matches() -> None:
    groups = each_alone(replace(TOY, scenarios=(MANY, Scenario("b", (2,))), begin=begin_some))
    assert len(groups) == 2 * (1 + 9) + 1
    found = [setup_of(groups, seed) for seed in range(2 * len(groups))]
    assert [one.variants for one in found if one.seats == 2 and "v0" in one.variants] == [{"v0": 1}] * 2
    assert [one.variants["v3"] for one in found if one.seats == 4 and "v3" in one.variants] == [1, 2]


def test_matches_of_each_alone_are_repeated_by_their_number() -> None:
    failure = fuzz(f"{HERE}:WRONG", 20, alone=True).failures[0]
    assert failure.command == f"hexameron fuzz {HERE}:WRONG --each 1 --games 1 --seed {failure.seed}"
    assert repeat(f"{HERE}:WRONG", failure.seed, alone=True).failures == (failure,)


def test_half_of_the_matches_follow_the_instinct() -> None:
    one, other = fuzz(f"{HERE}:TIMID", 10), fuzz(GAME, 10)
    assert one.failures == ()
    assert one.choices != other.choices


def test_a_scenario_that_cannot_be_begun_is_left_out() -> None:
    def begin(setup: Setup) -> Toy:
        if setup.scenario == "teams":
            raise SetupError("it needs a board of one's own", Text("setup.own"))
        return toy.begin(setup)

    assert [[s.scenario for s in ways] for ways in setups(replace(TOY, begin=begin))] == [
        ["duel"],
        ["fair", "fair"],
    ]
    with pytest.raises(SetupError):
        setups(replace(TOY, begin=begin), "teams")


# ---------------------------------------------------------------------- planted faults


def faulty_play(b: Mages) -> Rules[Any]:
    """Forgets in a local variable what should stand in the state."""
    turns = 0
    rules = toy.play(b)
    step = next(rules)
    while True:
        if not isinstance(step, Checkpoint):
            turns += 1
        b.state.mana[0] = max(b.state.mana[0], 2) if turns % 9 == 8 else b.state.mana[0]
        got = yield step
        try:
            step = rules.send(got)
        except StopIteration as end:
            return end.value


def leaking_scene(view: Toy, me: int | None, question: Question | None, waiting: Sequence[int]) -> Scene:
    """Invents a face for a card it does not know."""
    made = toy.scene(view, me, question, waiting)
    zones = tuple(
        Zone(zone.id, zone.name, zone.kind, tuple(Card(c.id, 0) for c in zone.cards), zone.count)
        for zone in made.zones
    )
    return Scene(made.game, made.board, made.title, zones=zones, prompt=made.prompt, options=made.options)


def empty_scene(view: Toy, me: int | None, question: Question | None, waiting: Sequence[int]) -> Scene:
    """Shows nothing."""
    return Scene("toy", "none", Text("toy"))


def wrong_values(state: Toy, seat: int) -> float:
    return 7.0


class Tell(Mages):
    """Lists fewer options when another seat holds something: a tell."""

    def cards(self, seat: int, *faces: int) -> list[int]:
        found = super().cards(seat, *faces)
        other = self.things.in_zone(self.hand((seat + 1) % self.state.seats))
        return found[:1] if any(self.things.face[h] == toy.STRIKE for h in other) else found


class Early(Mages):
    """Tells what each seat knew when a rule told it, whatever came to lie open by the same choice."""

    def tell(self, name: str, *, rules: tuple[str, ...] = (), **args: Arg) -> None:
        super().tell(name, rules=rules, **args)
        if self.recording:
            self.events[-1].seen = dict.fromkeys(self.events[-1].seen, 0)
            self.events[-1].pools = {}


class Silent(Mages):
    """Shows a card to somebody and never speaks of it."""

    def tell(self, name: str, *, rules: tuple[str, ...] = (), **args: Arg) -> None:
        if name != "peeks":
            super().tell(name, rules=rules, **args)


def blind_scene(view: Toy, me: int | None, question: Question | None, waiting: Sequence[int]) -> Scene:
    """Shows all cards face down."""
    made = toy.scene(view, me, question, waiting)
    zones = tuple(
        Zone(zone.id, zone.name, zone.kind, tuple(Card(c.id) for c in zone.cards), zone.count)
        for zone in made.zones
    )
    return replace_struct(made, zones=zones)


def coy_scene(view: Toy, me: int | None, question: Question | None, waiting: Sequence[int]) -> Scene:
    """Calls every card that can be chosen hidden."""
    made = toy.scene(view, me, question, waiting)
    options = tuple(replace_struct(option, label=Text("hidden")) for option in made.options)
    return replace_struct(made, options=options)


def by_face(view: Toy, id_: str, faces: Mapping[str, int]) -> Text:
    return Text(f"face.{faces[id_]}" if id_ in faces else "hidden")


class Orderly(Mages):
    """Takes what is picked in the order of the list only."""

    def ask(self, seat: int, prompt: str, options: Any, **more: Any) -> Rules[Any]:
        return super().ask(seat, prompt, options, **{**more, "any_order": options})


class Ranking(Mages):
    """Minds in which order cards were picked."""

    def ask(self, seat: int, prompt: str, options: Any, **more: Any) -> Rules[Any]:
        got = yield from super().ask(seat, prompt, options, **more)
        if prompt == "keep":
            self.state.potions[seat] = 2 * self.state.potions[seat] + int(got.id[1:]) % 2
        return got


def timid(view: Toy, question: Question) -> list[float]:
    """Always the first option."""
    return [1.0, *[0.0] * (len(question.options) - 1)]


FORGETFUL = replace(TOY, play=faulty_play)
LEAKING = replace(TOY, scene=leaking_scene)
EMPTY = replace(TOY, scene=empty_scene)
WRONG = replace(TOY, evaluate=wrong_values)
TELLING = replace(TOY, table=Tell)
EARLY = replace(TOY, table=Early, name_of=by_face)
SILENT = replace(TOY, table=Silent)
BLIND = replace(TOY, scene=blind_scene)
COY = replace(TOY, scene=coy_scene, name_of=by_face)
ORDERLY = replace(TOY, table=Orderly)
RANKING = replace(TOY, table=Ranking)
NARROW = replace(TOY, max_options=2)
ENDLESS = replace(TOY, max_choices=20)
TIMID = replace(TOY, prior=timid)
UNREADABLE = replace(TOY, options=(toy.Play,))


@pytest.mark.parametrize(
    ("name", "check", "what"),
    [
        ("FORGETFUL", ("restart", "clones"), ""),
        ("LEAKING", ("scenes",), "face it does not know"),
        ("EMPTY", ("scenes",), "does not show the option"),
        ("WRONG", ("values",), "evaluation"),
        ("TELLING", ("secrets",), "question"),
        ("EARLY", ("named",), "casts hides"),
        ("SILENT", ("glimpses",), "now in deck, untold"),
        ("BLIND", ("scenes",), "face it does not know"),
        ("COY", ("scenes",), "though it lies open"),
        ("ORDERLY", ("picks",), "in this order"),
        ("RANKING", ("picks",), "picked in another order"),
        ("NARROW", ("options",), "more than 2"),
        ("ENDLESS", ("choice", "clones"), "no progress"),
        ("UNREADABLE", ("keys", "files"), ""),
    ],
)
def test_a_planted_fault_is_found(name: str, check: tuple[str, ...], what: str, tmp_path: Path) -> None:
    report = fuzz(f"{HERE}:{name}", 40, folder=tmp_path)
    fitting = [f for f in report.failures if f.check.startswith(check) and what in f.what]
    assert fitting
    failure = fitting[0]
    assert failure.command == f"hexameron fuzz {HERE}:{name} --games 1 --seed {failure.seed}"
    again = repeat(f"{HERE}:{name}", failure.seed, folder=tmp_path)
    assert again.failures == (failure,)
    assert Path(failure.file).exists()


def test_the_file_of_a_failure_can_be_played_on(tmp_path: Path) -> None:
    failure = fuzz(f"{HERE}:WRONG", 20, folder=tmp_path).failures[0]
    match = read_match(Path(failure.file).read_bytes(), lambda _: WRONG)
    assert match.choices == failure.choices


@pytest.mark.parametrize(("name", "check"), [("NARROW", "options"), ("ENDLESS", "choice")])
def test_light_play_finds_what_stops_a_match(name: str, check: str, tmp_path: Path) -> None:
    failure = fuzz(f"{HERE}:{name}", 40, light=True, folder=tmp_path).failures[0]
    assert failure.check.startswith(check)
    assert failure.command == f"hexameron fuzz {HERE}:{name} --light --games 1 --seed {failure.seed}"
    assert repeat(f"{HERE}:{name}", failure.seed, light=True, folder=tmp_path).failures == (failure,)


def test_light_play_checks_only_options() -> None:
    assert list(fuzz(f"{HERE}:LEAKING", 10, light=True).checks) == ["options"]


def test_a_failure_says_where_in_the_code_and_survives_a_folder_that_cannot_be_written(
    tmp_path: Path,
) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"")
    failure = fuzz(f"{HERE}:WRONG", 20, folder=file / "below").failures[0]
    assert ".py:" in failure.what
    assert "the match could not be saved" in failure.what
    assert failure.file == ""


def test_a_failure_is_told_even_if_its_state_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unwritable(*_: object) -> bytes:
        raise TypeError("only words can be keys")

    monkeypatch.setattr(fuzzing, "write_match", unwritable)
    failure = fuzz(f"{HERE}:WRONG", 20, folder=tmp_path).failures[0]
    assert "the match could not be saved: only words can be keys" in failure.what
    assert failure.file == ""
    assert failure.command.startswith("hexameron fuzz")
