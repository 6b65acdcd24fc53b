"""The questions of a war on a scene: what they point at, cost and bring."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content.orders import ORDER
from hexameron.games.runewars.content.tiles import AREA
from hexameron.games.runewars.content.titles import TITLE
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.options import (
    Activate,
    Bid,
    Challenge,
    Choose,
    Claim,
    Fight,
    Lay,
    Lead,
    Pay,
    Resolve,
    Send,
    Walk,
)
from hexameron.games.runewars.rules.anytime import Campaign
from hexameron.games.runewars.screen import battle_view, card_faces, factions, labels, looks, prompts
from hexameron.games.runewars.screen.names import NAMES, unit_name
from hexameron.games.runewars.state import NOBODY
from hexameron.games.runewars.table_of_land import DOWN
from hexameron.kernel.asking import Id, Option, Some
from hexameron.kernel.geometry.names import is_cell
from hexameron.kernel.ids import is_player, is_thing, seat_of
from hexameron.kernel.scene import Badge, Card, Figure, Zone
from hexameron.kernel.screen.questions import QuestionView
from hexameron.kernel.text import Text, text
from hexameron.kernel.words import OptionTone

STAGED: Final = ("diplomacy.card", "test.card", "rally.keep")
"""Questions whose cards take the stage wherever they lie."""
TITLED: Final = ("power.title", "effect.title")
"""Questions about a title: its card is laid out."""


class WarQuestion(QuestionView[Campaign]):
    """One question of a war."""

    def prompt(self) -> Text:
        return prompts.prompt(self.table.state, self.question)

    def help(self) -> Text | None:
        return prompts.help_of(self.table, self.question)

    def label(self, option: Option) -> Text:
        if isinstance(option, Lay):
            return self._laid(option)
        if isinstance(option, Some) and self._is_of_one_area():
            return self._some(option)
        return labels.label(self.table.state, self.question.prompt, option)

    def _laid(self, option: Lay) -> Text:
        """Of a rune and its area what is still open; the other one stands in the question."""
        lays = [one for one in self.question.options if isinstance(one, Lay)]
        rune, area = NAMES.of(self.table.state, option.rune), NAMES.of(self.table.state, option.area)
        if len({one.area for one in lays}) == 1:
            return rune
        return area if len({one.rune for one in lays}) == 1 else text("option.lay", rune=rune, area=area)

    def _is_of_one_area(self) -> bool:
        """Whether all units that can be chosen stand in one area, which need not be named again."""
        ids = [option.id for option in self.question.options if isinstance(option, Some)]
        return len({id_.partition(".")[0] for id_ in ids}) == 1

    def at(self, option: Option) -> tuple[Id, ...]:
        match option:
            case Choose():
                return (f"order.{self.question.seat}.{option.number}",)
            case Some():
                return self._units(option.id)
            case Send():
                return (option.target,)
            case Lay():
                return (option.area,)
            case Lead():
                return (factions.sheet_id(option.faction),)
            case Walk():
                return (option.area,)
            case _:
                return tuple(dict.fromkeys(at for id_ in option.at() for at in self._shown(id_)))

    def _shown(self, id_: Id) -> tuple[Id, ...]:
        """Where the screen shows what an id stands for; sources of abilities are named, not drawn."""
        view = self.table.state
        if is_player(id_):
            return (f"player.{seat_of(id_)}",)
        if id_ in view.titles:
            return (id_,) if self.question.prompt in TITLED else ("titles",)
        if id_ in UNIT and view.battle is not None:
            return self._ranks(id_)
        drawn = (
            is_thing(id_)
            or id_ in UNIT
            or is_cell(id_)
            or id_ in view.heroes
            or id_.partition(".")[0] in self.table.atlas.cell
        )
        return (id_,) if drawn or self._is_figure(id_) else ()

    def _ranks(self, kind: str) -> tuple[Id, ...]:
        """The rank of one's own units of a kind in the battle."""
        battle = self.table.state.battle
        assert battle is not None
        return tuple(
            battle_view.rank_id(camp, kind)
            for camp, side in enumerate(battle.sides)
            if side.seat == self.question.seat and any(figure.kind == kind for figure in side.figures)
        )

    def _is_figure(self, id_: Id) -> bool:
        """Whether it is a unit of the battle."""
        battle = self.table.state.battle
        return battle is not None and any(one.id == id_ for side in battle.sides for one in side.figures)

    def _units(self, id_: str) -> tuple[Id, ...]:
        """The units of an area that an id stands for; a kind alone means those in the area asked about."""
        if self.question.prompt == "effect.stand" and "." in id_ and id_ not in self.table.state.heroes:
            id_ += DOWN
        code, _, unit = id_.partition(".")
        place = self.table.state.places.get(code)
        if place is None or not unit:
            return self._shown(id_)
        squad = {**place.units, **place.wild}.get(unit.removesuffix(DOWN))
        there = squad is not None and (squad.down if unit.endswith(DOWN) else squad.up)
        return (id_,) if there else ()

    def tone(self, option: Option) -> OptionTone:
        match option:
            case Fight() | Challenge():
                return "attack"
            case Activate() if self._means_a_fight(option.area):
                return "attack"
            case Resolve():
                return "confirm"
            case _:
                return super().tone(option)

    def _means_a_fight(self, area: str) -> bool:
        """Whether somebody else's units or stronghold are there (RW-MOVE-01, RW-MOVE-02)."""
        holder = self.table.control(area)
        return holder not in (NOBODY, self.question.seat) or self.table.is_neutral(area)

    def badge(self, option: Option) -> Badge | None:
        match option:
            case Bid() | Pay() | Claim():
                return Badge(looks.INFLUENCE, value=option.n)
            case _:
                return None

    def here(self, option: Option) -> Text | None:
        match option:
            case Activate():
                return Text("here.activate")
            case Some():
                return self._some(option)
            case Claim():
                return text("here.claim", n=option.n)
            case _:
                return None

    def _some(self, option: Some) -> Text:
        """So many units of a kind, where it is plain in which area they stand."""
        code, _, unit = option.id.partition(".")
        what = unit_name(unit) if code in AREA and unit else NAMES.of(self.table.state, option.id)
        return text("option.some", what=what, n=option.n)

    def outcome(self, option: Option) -> tuple[Text | None, tuple[Figure, ...]]:
        """Whether an order would earn its Supremacy Bonus (RW-ORDER-11)."""
        if not isinstance(option, Choose):
            return super().outcome(option)
        used = max(self.table.player(self.question.seat).used, default=0)
        if not ORDER[option.number].bonus:
            return Text("then.no_bonus"), ()
        return (Text("then.bonus") if option.number > used else text("then.too_low", n=used)), ()

    def laid_out(self, id_: Id) -> Card | None:
        """A card that lies on no zone that is shown, or a kind of units."""
        if id_ in UNIT:
            return Card(id_, card_faces.unit_face(id_))
        if id_ in TITLE:
            return Card(id_, card_faces.title_face(id_))
        if id_.startswith("t") and id_[1:].isdecimal():
            face = self.table.things.face[int(id_[1:])]
            return Card(id_, face if face >= 0 else None)
        return None

    def is_staged(self, zone: Zone) -> bool:
        mine = zone.id == f"orders.{self.question.seat}"
        return zone.kind == "choice" or (self.question.prompt == "order.choose" and mine)

    def shows_sheets(self) -> bool:
        return self.question.prompt == "setup.faction"

    def shows_cards(self) -> bool:
        return self.question.prompt in STAGED
