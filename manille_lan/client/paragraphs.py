"""Log lines, chat lines and rule sheets as paragraphs of the kit. Names and chat are a stranger's: never
parsed for marks.
"""

from collections.abc import Sequence
from typing import Final

from manille_lan.client import theme
from manille_lan.client.kit.markup import Paragraph, Run, parse_rich
from manille_lan.client.model import TableModel
from manille_lan.engine.events import Event
from manille_lan.protocol.messages import ChatLine, Note
from manille_lan.words.loader import Words
from manille_lan.words.phrases import event_sentence, note_sentence
from manille_lan.words.sheet import rule_sheet

_MARKS: Final = str.maketrans({"*": "∗", "{": "(", "}": ")"})


def unmarked(text: str) -> str:
    """A stranger's text without what would be read as a mark."""
    return text.translate(_MARKS)


def told_words(
    words: Words, pack: str, names: Sequence[str], sides: Sequence[int], me: int | None, letters: str
) -> Words:
    """The words told for one table, with cards as marks that the kit draws."""
    safe = [unmarked(name) for name in names]
    return words.at(pack=pack, names=safe, me=me, sides=sides, form="markup", letters=letters)


def event_paragraph(words: Words, event: Event, place: int | None) -> Paragraph:
    """An event as a line of the log; a name at its start has the colour of the seat at `place`."""
    told = event_sentence(words, event.kind, event.args, event.by)
    name = words.seat(event.by) if event.by >= 0 else ""
    if name and told.startswith(name) and place is not None:
        rest = parse_rich(told[len(name) :], "small").runs
        colour = theme.SEATS[place % len(theme.SEATS)]
        return Paragraph((Run(name, is_bold=True, colour=colour), *rest), "small")
    if event.by < 0:
        return Paragraph(tuple(_gold(run) for run in parse_rich(told, "small").runs), "small")
    return parse_rich(told, "small")


def _gold(run: Run) -> Run:
    return run if run.icon else Run(run.text, run.is_bold, colour=theme.GOLD)


def note_paragraph(words: Words, note: Note) -> Paragraph:
    """Something the table tells everybody."""
    return Paragraph((Run(note_sentence(words, note.code, note.args), colour=theme.INFO),), "small")


def chat_paragraph(line: ChatLine, place: int | None) -> Paragraph:
    """What somebody said, after his name."""
    colour = theme.GOLD if place is None else theme.SEATS[place % len(theme.SEATS)]
    return Paragraph((Run(f"{line.name}: ", is_bold=True, colour=colour), Run(line.text)), "small")


def table_sheet(words: Words, model: TableModel) -> str:
    """The rule sheet of a table: as its host sent it, or made here for a reader of another language."""
    welcome = model.welcome
    if welcome is None:
        return ""
    if words.language in welcome.sheet:
        return welcome.sheet[words.language]
    variant = model.view.variant if model.view is not None else welcome.variant
    otherwise = next(iter(welcome.sheet.values()), "")
    return rule_sheet(words, variant, welcome.options, otherwise)


def sheet_paragraphs(text: str, is_small: bool = False) -> list[Paragraph]:
    """A rule sheet: paragraphs parted by blank lines; one that is all bold is a heading, lines of one
    paragraph are items.
    """
    found: list[Paragraph] = []
    for block in text.split("\n\n"):
        lines = [line for line in block.split("\n") if line.strip()]
        if len(lines) > 1:
            found += [parse_rich(line, "item") for line in lines]
        elif lines and lines[0].startswith("*") and lines[0].endswith("*") and lines[0].count("*") == 2:
            found.append(parse_rich(lines[0].strip("*"), "heading"))
        elif lines:
            found.append(parse_rich(lines[0], "small" if is_small else "body"))
    return found
