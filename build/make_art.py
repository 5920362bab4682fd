"""Draws the sprites of the site: `app.svg` for the interface and one for each game's cards."""

from collections.abc import Callable
from pathlib import Path

import faces_gran_circo
import faces_malabares
import faces_malandragem
import faces_roda_de_samba
import faces_sabai_sabai
from drawing import ART, read_shape, read_shapes, sprite, symbol

# A game that comes adds a folder `web/art/GAME` and a module with a function like this one.
FACES: dict[str, Callable[[], str]] = {
    "malabares": faces_malabares.sprite_text,
    "roda_de_samba": faces_roda_de_samba.sprite_text,
    "sabai_sabai": faces_sabai_sabai.sprite_text,
    "gran_circo": faces_gran_circo.sprite_text,
    "malandragem": faces_malandragem.sprite_text,
}


def app_sprite() -> str:
    """Return the sprite of the interface: icons, seat marks and covers."""
    folder = ART / "app"
    drawn = [*read_shapes(folder / "icons.svg"), *read_shapes(folder / "marks.svg")]
    drawn += [read_shape(file) for file in sorted(folder.glob("cover-*.svg"))]
    return sprite([], [symbol(shape) for shape in drawn])


def draw(out_dir: Path) -> None:
    """Write every sprite into a folder."""
    out_dir.mkdir(parents=True, exist_ok=True)
    (out_dir / "app.svg").write_text(app_sprite(), encoding="utf-8")
    for game, text in FACES.items():
        (out_dir / f"{game}.svg").write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    import sys

    draw(Path(sys.argv[1]))
