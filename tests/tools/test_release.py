"""A release changes version and changelog, or nothing."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from tools import release
from tools.release import ReleaseError

CHANGES = "# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0\n\n- Old.\n"
PACKAGE = '"""Text."""\n\n__version__ = "0.1.0"\n'


def test_what_was_unreleased_stands_under_the_new_version() -> None:
    told = release.released(CHANGES, "0.2.0", date(2030, 5, 17))
    assert told == "# Changelog\n\n## Unreleased\n\n## 0.2.0 (2030-05-17)\n\n- New.\n\n## 0.1.0\n\n- Old.\n"


@pytest.mark.parametrize("changes", ["# Changelog\n", "## Unreleased\n\n## 0.1.0\n\n- Old.\n"])
def test_nothing_new_is_no_release(changes: str) -> None:
    with pytest.raises(ReleaseError, match="say what is new"):
        release.released(changes, "0.2.0", date(2030, 5, 17))


@pytest.mark.parametrize("version", ["0.1.0", "0.0.9", "1", "v0.2.0", "0.2.0rc1", ""])
def test_what_is_no_later_version_is_refused(version: str) -> None:
    with pytest.raises(ReleaseError, match=r"0\.1\.0|no version"):
        release.check_version(version, "0.1.0")


def test_versions_are_compared_as_numbers() -> None:
    release.check_version("0.10.0", "0.9.12")


def test_the_package_gets_its_version() -> None:
    assert release.with_version(PACKAGE, "0.2.0") == '"""Text."""\n\n__version__ = "0.2.0"\n'


def test_the_clean_environment_gets_the_versions_that_were_tested() -> None:
    lock = (
        "numpy==2.4.1 \\\n    --hash=sha256:00\n    # via hexameron\nredis==8.1.0 \\\n    --hash=sha256:01\n"
    )
    assert release.constraints(lock) == "numpy==2.4.1\nredis==8.1.0\n"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with nothing to commit, in which wheels cannot be built."""
    (tmp_path / "src" / "hexameron").mkdir(parents=True)
    (tmp_path / release.PACKAGE).write_text(PACKAGE)
    (tmp_path / release.CHANGELOG).write_text(CHANGES)
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "_run", lambda *_, **__: "")
    return tmp_path


def test_if_the_wheel_fails_the_files_are_as_before(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Path) -> Path:
        assert '"0.2.0"' in (house / release.PACKAGE).read_text()
        raise ReleaseError("no wheel")

    monkeypatch.setattr(release, "build", fail)
    assert release.main(["0.2.0"]) == 1
    assert (house / release.PACKAGE).read_text() == PACKAGE
    assert (house / release.CHANGELOG).read_text() == CHANGES


@pytest.mark.parametrize(("options", "version"), [(["--try"], "0.1.0"), ([], "0.2.0")])
def test_a_trial_leaves_the_files_and_a_release_changes_them(
    house: Path, monkeypatch: pytest.MonkeyPatch, options: list[str], version: str
) -> None:
    def build(folder: Path) -> Path:
        (folder / "hexameron-0.2.0.whl").write_text("")
        return folder / "hexameron-0.2.0.whl"

    monkeypatch.setattr(release, "build", build)
    monkeypatch.setattr(release, "try_out", lambda *_: None)
    assert release.main([*options, "0.2.0"]) == 0
    assert release.version_of((house / release.PACKAGE).read_text()) == version
    assert (house / "dist" / "hexameron-0.2.0.whl").exists()


def test_what_is_not_committed_stops_a_release(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "_run", lambda *_, **__: " M README.md\n")
    assert release.main(["0.2.0"]) == 1
    assert "not committed" in capsys.readouterr().err
    assert (house / release.PACKAGE).read_text() == PACKAGE
