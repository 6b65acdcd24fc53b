"""The numbers of the options: in groups by what they point at, counted from 1 in the order of the list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hexameron.cli.terminal import styles
from hexameron.kernel.scene import OptionView, Scene
from hexameron.kernel.text import Text

ATTACK = "attack"
GROUPS = ("cards", "pieces", "cells", "rest")


class Numbers:
    """The options of a question as they are listed, and where on the screen each stands."""

    def __init__(self, scene: Scene) -> None:
        kinds = _kinds(scene)
        self._keys = {option.key: option for option in scene.options}
        groups: dict[str, list[OptionView]] = {group: [] for group in GROUPS}
        for option in _different(scene.options):
            groups[_group(option, kinds)].append(option)
        self.options: list[OptionView] = [option for group in groups.values() for option in group]
        self.groups: dict[str, list[tuple[int, OptionView]]] = {}
        self._at: dict[str, list[int]] = {}
        number = 0
        for group, options in groups.items():
            for option in options:
                number += 1
                self.groups.setdefault(group, []).append((number, option))
                if option.at:
                    self._at.setdefault(option.at[-1], []).append(number)

    def at(self, *ids: str) -> list[int]:
        """The numbers of the options that point at one of these."""
        return [number for id_ in ids for number in self._at.get(id_, ())]

    def badge(self, *ids: str) -> tuple[str, str]:
        """What stands on something that may be chosen: ``[3]``, ``[3+]`` if there are more ways, or nothing.

        Behind it comes the style.
        """
        found = self.at(*ids)
        if not found:
            return "", ""
        style = option_style(self.options[found[0] - 1])
        return (f"[{found[0]}+]" if len(found) > 1 else f"[{found[0]}]"), style

    def find(self, entry: str) -> OptionView | None:
        """The option that somebody typed: by its number or by its key."""
        if entry.isdecimal() and 1 <= int(entry) <= len(self.options):
            return self.options[int(entry) - 1]
        return self._keys.get(entry)

    def of(self, key: str) -> int:
        """The number of the option with this key; 0 if it is not listed."""
        return next((n for n, option in enumerate(self.options, 1) if option.key == key), 0)


def option_style(option: OptionView) -> str:
    """Gold for what one may do, red for an enemy that may be hit."""
    return styles.MAY_HIT if option.tone == ATTACK else styles.MAY


def _different(options: Sequence[OptionView]) -> list[OptionView]:
    """The options without those that read alike and point at nothing, such as copies of a card to name."""
    seen: list[Text] = []
    kept = []
    for option in options:
        if option.at or option.label not in seen:
            kept.append(option)
            seen.append(option.label)
    return kept


def _kinds(scene: Scene) -> Mapping[str, str]:
    """What each id in the scene is."""
    return {
        **{card.id: "cards" for zone in scene.zones for card in zone.cards},
        **{cell.id: "cells" for cell in scene.cells},
        **{piece.id: "pieces" for piece in scene.pieces},
    }


def _group(option: OptionView, kinds: Mapping[str, str]) -> str:
    pointed: Sequence[str] = [kinds[id_] for id_ in option.at if id_ in kinds]
    return pointed[-1] if pointed else "rest"
