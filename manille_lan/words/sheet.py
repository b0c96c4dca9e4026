"""The rule sheet of a table: the game's own text, and what this table has settled.

In Fluent a sheet is written in lines of any length, with blank lines between paragraphs and `# The deal` for
a heading. What is made of it is plain text too: paragraphs of one line each, parted by blank lines, where a
heading is a paragraph that is all `*bold*`. The settings stand last, a line each in one paragraph.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from manille_lan.words.loader import Words
from manille_lan.words.phrases import option_label, value_label


def rule_sheet(words: Words, variant: str, option_texts: Mapping[str, str], otherwise: str = "") -> str:
    """The sheet `sheet-VARIANT` and, below it, the options as they stand (`Rules.option_texts()`).

    `otherwise` is told where the plugin brings no sheet: the variant's own rule text.
    """
    id = f"sheet-{variant}"
    text = words(id) if words.is_known(id) else otherwise
    settings = [setting_line(words, option, value) for option, value in option_texts.items()]
    told = [_paragraph(part) for part in re.split(r"\n\s*\n", text.strip())]
    if settings:
        told += [f"*{words('sheet-here')}*", "\n".join(settings)]
    return "\n\n".join(filter(None, told))


def setting_line(words: Words, option: str, text: str) -> str:
    """One option and its value on a line: `Match: first to 101`."""
    return words("sheet-setting", option=option_label(words, option), value=value_label(words, option, text))


def _paragraph(text: str) -> str:
    joined = " ".join(text.split())
    return f"*{joined.removeprefix('# ')}*" if joined.startswith("# ") else joined
