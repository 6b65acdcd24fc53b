"""The built page of the client and its files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.response import File

from hexameron.kernel.text import LANGUAGES, Text
from hexameron.server.play.faults import NotFound
from hexameron.server.play.log_lines import catalogue
from hexameron.server.services import Services

FOR_EVER = "public, max-age=31536000, immutable"
ASSETS = "assets"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
"""What the client's files are; the system's own table need not know all of them."""


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(services: Services, path: str = "") -> Response[Any]:
    """A file of the client; any other path gives its page, which shows what the path asks for."""
    wanted = path.lstrip("/")
    if wanted.startswith("api/"):
        raise NotFound("table.bad_request", what=f"/{wanted}")
    folder = services.settings.static
    file = _inside(folder, wanted)
    if file is not None:
        cache = FOR_EVER if wanted.startswith(f"{ASSETS}/") else "no-cache"
        kind, headers = TYPES.get(file.suffix, "application/octet-stream"), {"cache-control": cache}
        return File(file, headers=headers, media_type=kind, content_disposition_type="inline")
    if Path(wanted).suffix:
        raise NotFound("table.bad_request", what=f"/{wanted}")
    page = folder / "index.html"
    if page.is_file():
        headers = {"cache-control": "no-cache"}
        return File(page, headers=headers, media_type="text/html", content_disposition_type="inline")
    return Response(_not_built(), media_type="text/html; charset=utf-8", status_code=503)


def _inside(folder: Path, wanted: str) -> Path | None:
    """The file of that name, if it is one of the client's."""
    if not wanted or "\x00" in wanted:
        return None
    root = folder.resolve()
    file = (root / wanted).resolve()
    return file if file.is_relative_to(root) and file.is_file() else None


def _not_built() -> str:
    lines = [catalogue("", Path(), language).render(Text("table.not_built")) for language in LANGUAGES]
    words = "".join(
        f'<p lang="{language}">{line}</p>' for language, line in zip(LANGUAGES, lines, strict=True)
    )
    return f'<!doctype html><html lang="pl"><meta charset="utf-8"><title>Hexameron</title>{words}</html>'


HANDLERS: list[Any] = [client]
