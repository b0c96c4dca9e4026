"""Write the drawings of the default look into assets/manille_assets/cards: `python3 tools/draw_cards.py`.

The window loads these files at start; any other look is drawn when a person chooses it. `--check`
draws anew and names the files that differ; `--sheet FILE.png` makes a contact sheet for eyes.
"""

import argparse
import io
import os
import sys
from pathlib import Path

import manille_assets as art

CARDS = Path(__file__).resolve().parents[1] / "assets" / "manille_assets" / "cards"
FELT = "#1B5B47"
GAP = 12
COLUMNS = {"french": 8, "catalan": 12}
"""How many cards of a pack stand in a row of its sheet: a suit."""


def main(arguments: list[str]) -> int:
    """Write, check or show; the exit status is 1 where a committed drawing is not the one drawn anew."""
    parser = argparse.ArgumentParser(description="Draw the default look of the cards.")
    parser.add_argument("--check", action="store_true", help="compare the committed files, write nothing")
    parser.add_argument("--sheet", type=Path, metavar="FILE.png", help="make a contact sheet, write no cards")
    parser.add_argument("--height", type=int, default=480, help="of a card on the sheet, in pixels")
    parser.add_argument("--palette", choices=art.palette_names(), default=art.palette_names()[0])
    parser.add_argument("--letters", choices=art.letter_sets(), default=art.letter_sets()[0])
    parser.add_argument("--pack", choices=art.pack_names(), default=art.pack_names()[0], help="of the sheet")
    chosen = parser.parse_args(arguments)
    if chosen.sheet:
        save_sheet(chosen.sheet, chosen.height, chosen.palette, chosen.letters, chosen.pack)
        return 0
    if chosen.check:
        wrong = differences(CARDS)
        for line in wrong:
            print(line)
        return 1 if wrong else 0
    write(CARDS)
    return 0


def drawings() -> dict[str, str]:
    """The SVG text of every committed file, by its path below the folder."""
    faces = {
        f"{pack}/{card}.svg": art.face(card, pack=pack)
        for pack in art.pack_names()
        for card in art.card_names(pack)
    }
    backs = {f"back_{kind}.svg": art.back(kind) for kind in art.back_kinds()}
    return {**faces, **backs, "back_mini.svg": art.mini_back(), "window.svg": art.window_icon()}


def write(folder: Path) -> None:
    """Write all drawings, and remove files that are none."""
    drawn = drawings()
    for path in folder.rglob("*.svg"):
        if path.relative_to(folder).as_posix() not in drawn:
            path.unlink()
    for name, text in drawn.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())


def differences(folder: Path) -> list[str]:
    """One line for each file in `folder` that is missing, differs or does not belong there."""
    drawn = drawings()
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.svg")}
    missing = [f"{name}: missing" for name in drawn if name not in found]
    foreign = [f"{name}: not one of ours" for name in sorted(found) if name not in drawn]
    changed = [
        f"{name}: differs from what is drawn now"
        for name, text in drawn.items()
        if name in found and found[name].read_bytes() != text.encode()
    ]
    return missing + foreign + changed


def save_sheet(path: Path, height: int, palette: str, letters: str, pack: str) -> None:
    """All faces, backs and mini faces of one look as one picture, cards `height` pixels high."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame  # noqa: PLC0415 - only the sheet needs it, and it costs 100 ms

    cards = art.card_names(pack)
    texts = [art.face(card, palette, letters, pack) for card in cards]
    texts += [art.mini_face(card, palette, letters, pack) for card in cards]
    texts += [art.back(kind) for kind in art.back_kinds()] + [art.mini_back()]
    width, columns = height * 5 // 7, COLUMNS[pack]
    rows = -(-len(texts) // columns)
    sheet = pygame.Surface((columns * (width + GAP) + GAP, rows * (height + GAP) + GAP))
    sheet.fill(FELT)
    for i, text in enumerate(texts):
        picture = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height))
        sheet.blit(picture, (GAP + i % columns * (width + GAP), GAP + i // columns * (height + GAP)))
    pygame.image.save(sheet, path)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
