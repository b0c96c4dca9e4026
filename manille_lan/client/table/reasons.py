"""Why the bots did what they did in a deal that is over: trick by trick, each action with its reason."""

from collections.abc import Callable, Iterator
from itertools import groupby

from manille_lan.client.kit.buttons import Button
from manille_lan.client.kit.markup import Paragraph, Run, parse_rich
from manille_lan.client.kit.overlay import Modal
from manille_lan.client.kit.rich import Rich
from manille_lan.client.paragraphs import event_paragraph, told_words, unmarked
from manille_lan.client.table.board import Board
from manille_lan.protocol.messages import Args, MoveReason, Reasons
from manille_lan.protocol.reasons import explained
from manille_lan.words.loader import Words
from manille_lan.words.phrases import reason_sentence


def has_reasons(board: Board) -> bool:
    """Whether there is anything to tell of the deal that is over."""
    told = board.model.deal_reasons
    return told is not None and any(_why(board.words.with_reasons(told.words), move) for move in told.moves)


def reasons_modal(board: Board, letters: str, on_back: Callable[[], None]) -> Modal:
    """The list as a dialog; `letters` is the custom of court letters."""
    say, told = board.words, board.model.deal_reasons
    assert told is not None, "reasons are shown where there are some"
    text = Rich("reasons", say("client-reasons"), list(_paragraphs(board, told, letters)), framed=False)
    back = Button("reasons-back", say("client-reasons-back"), on_back, is_primary=True)
    return Modal("deal-reasons", say("client-reasons"), [text], [back.stretch(0, basis=260)], width=860)


def _paragraphs(board: Board, told: Reasons, letters: str) -> Iterator[Paragraph]:
    view, model = board.view, board.model
    if view is None:
        return
    plain = told_words(board.words, view.pack, model.names, model.sides, model.me, letters)
    words = plain.with_reasons(told.words)
    known = [move for move in explained(view, told) if _why(words, move.reason)]
    for trick, moves in groupby(known, lambda move: move.trick):
        head = words("client-reasons-trick", number=trick) if trick else words("client-reasons-before")
        yield parse_rich(head, "heading")
        for move in moves:
            line = event_paragraph(words, move.event, board.place(move.event.by))
            why = parse_rich(_why(words, move.reason))
            yield Paragraph((*line.runs, Run(" "), *why.runs), "item")


def _why(words: Words, move: MoveReason) -> str:
    """The reason; what a stranger's bot wrote into it is never read as marks."""
    safe: Args = {
        name: unmarked(value) if isinstance(value, str) else value for name, value in move.args.items()
    }
    return reason_sentence(words, move.why, safe)
