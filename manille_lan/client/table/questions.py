"""Which panel asks what: from the legal actions to the widget that offers them."""

from collections.abc import Sequence

from manille_lan.client.table.asking import MOST_BUTTONS, Asking, Choose, Panel
from manille_lan.client.table.board import Board
from manille_lan.client.table.claiming import ClaimPanel, is_claim
from manille_lan.client.table.exchanging import LayingPanel, PickingPanel
from manille_lan.client.table.plan import LAY, PICK, offers
from manille_lan.client.table.speaking import SpeechPanel, is_sentence
from manille_lan.engine.actions import Action
from manille_lan.words.phrases import question_sentence


def asked_actions(board: Board) -> tuple[Action, ...]:
    """What a panel is to offer now; cards that are laid by the hand need none, unless they are laid away."""
    model = board.model
    if board.plan.is_sending:
        return ()
    if model.is_asked and offers(model.view, LAY) and model.view is not None:
        return model.view.legal
    return model.choices


def asked_mark(board: Board) -> tuple[object, ...]:
    """What must be the same for a panel to be still the right one."""
    plan = board.plan
    return (board.model.turn, asked_actions(board), len(plan.laid), tuple(plan.picked), board.words.language)


def panel_for(board: Board, actions: Sequence[Action], on_choose: Choose) -> Panel:
    """The panel that offers these actions."""
    view = board.view
    assert view is not None, "a question comes from a view"
    question = question_of(board)
    if offers(view, LAY):
        return LayingPanel(board)
    if offers(view, PICK):
        return PickingPanel(board, actions, on_choose)
    if any(is_sentence(action) for action in actions):
        return SpeechPanel(board, question, actions, on_choose)
    if sum(is_claim(action) for action in actions) > MOST_BUTTONS:
        return ClaimPanel(board, question, actions, on_choose)
    return Asking(board.words, view.the_pack.suits, question, actions, on_choose)


def question_of(board: Board) -> str:
    """What the phase asks; where a partner has just spoken, his words."""
    view = board.view
    assert view is not None, "a question comes from a view"
    last = view.history[-1] if view.history else None
    said = (last.kind, last.args, last.by) if last is not None else None
    verbs = {action.verb for action in view.legal}
    return question_sentence(board.words, view.phase, view.seat or 0, verbs, said)
