"""How long the sign form of a card is, as the table draws it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from hexameron.kernel.scene import Band, Face
from hexameron.kernel.text import LANGUAGES, Catalogue

MOST_WORDS, MOST_CHARACTERS = 3, 28


def drawn(band: Band, texts: Catalogue) -> str:
    """What is written of a band: numbers of signs, and words between them. All of it can be read aloud."""
    written = []
    for sign in band.signs:
        said = texts.render(sign.text) if sign.text is not None else ""
        assert said, "a sign without words"
        written.append("" if sign.icon and sign.value is None else str(sign.value) if sign.icon else said)
    return " ".join(word for word in written if word)


def too_long(faces: Iterable[Face], texts: Path) -> Iterator[tuple[str, str, str]]:
    """Bands that are over the bound, by language and the name of their card."""
    for language in LANGUAGES:
        catalogue = Catalogue(language, [texts], strict=True, plain=True)
        for face in faces:
            for band in face.bands:
                shown = drawn(band, catalogue)
                words = [word for word in re.split(r"[\s/]+", shown) if re.search(r"[^\W\d_]", word)]
                assert catalogue.render(band.text)
                if len(words) > MOST_WORDS or len(shown) > MOST_CHARACTERS:
                    yield language, face.name.id, shown
