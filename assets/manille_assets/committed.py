"""The drawings that `tools/draw_cards.py` wrote, as files of this package. Knows not what they show."""

from importlib.resources import files


def committed(name: str) -> str:
    """The SVG text of a file below `cards`, by its path there (`french/10H.svg`)."""
    return (files("manille_assets") / "cards" / name).read_text("utf-8")
