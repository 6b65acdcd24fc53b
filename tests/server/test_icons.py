"""Every game gets the icons that it names, and its own."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from hexameron.games import find, names
from hexameron.server.api.games import _catalogue
from hexameron.server.icons import SET, BadIcon, drawn, icons_of
from tools.build_web import write_icons

CIRCLE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle r="9" fill="currentColor"/></svg>'
)


@pytest.fixture(autouse=True)
def built() -> None:
    if not SET.is_file():
        write_icons()


@pytest.mark.parametrize("name", names())
def test_the_catalogue_has_what_faces_and_dice_show(name: str) -> None:
    game = find(name)
    shown = [*(face.icon for face in game.faces()), *(die.icon for die in game.dice)]
    icons = icons_of(game)
    assert [icon for icon in shown if icon and icon not in icons] == []
    assert all(body.startswith("<") for body in icons.values())
    assert json.loads(_catalogue(name)[0])["icons"] == icons


def test_names_in_code_count_and_other_icons_of_the_set_do_not() -> None:
    icons = icons_of(find("storm"))
    assert "hood" in icons, "a piece of the scene"
    assert "dice-six-faces-four" in icons, "put together from parts, and found in the record"
    assert "castle" not in icons


def test_a_picture_of_one_s_own_goes_before_the_set(tmp_path: Path) -> None:
    folder = tmp_path / "icons"
    folder.mkdir()
    (folder / "hood.svg").write_text(CIRCLE)
    (tmp_path / "looks.py").write_text('ICON = "hood"\nOTHER = "castle"\n')
    icons = icons_of(replace(find("storm"), folder=tmp_path))
    assert icons["hood"] == '<svg viewBox="0 0 24 24"><circle r="9" fill="currentColor" /></svg>'
    assert icons["castle"].startswith("<path")


@pytest.mark.parametrize(
    ("inside", "why"),
    [
        ("<script>alert(1)</script>", "'script'"),
        ('<path onclick="alert(1)"/>', "'onclick'"),
        ('<path style="fill: url(http://a.example)"/>', "'style'"),
        ("<image/>", "'image'"),
        ("<path", "icon.svg: "),
    ],
)
def test_what_acts_or_loads_is_no_icon(tmp_path: Path, inside: str, why: str) -> None:
    path = tmp_path / "icon.svg"
    path.write_text(CIRCLE.replace("<circle", f"{inside}<circle"))
    with pytest.raises(BadIcon, match=why):
        drawn(path)
