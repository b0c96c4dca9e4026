"""What a deal and a match gave, over the table: the dialogs, one after the other, and where they lead."""

from collections.abc import Callable

from manille_lan.client.kit.ui import Ui
from manille_lan.client.scenes.results import deal_modal, match_modal
from manille_lan.client.scenes.scene import Context
from manille_lan.client.table.board import Board
from manille_lan.client.table.reasons import has_reasons, reasons_modal


class Outcome:
    """Shows the result of each deal once, as soon as the table is still."""

    def __init__(self, context: Context, ui: Callable[[], Ui]) -> None:
        """`ui` gives the scene's, once there is one."""
        self.context, self._ui = context, ui
        self._shown_for = 0

    @property
    def ui(self) -> Ui:
        """Where the dialogs are shown."""
        return self._ui()

    def show(self, board: Board) -> None:
        """Show the result of a deal that is over."""
        view = board.view
        if view is None or not view.outcome or self._shown_for == view.number:
            return
        self._shown_for = view.number
        if self.ui.has_modal:
            self.ui.close()
        self.context.doors.play_sound("win" if _has_won(board) else "lose")
        on_reasons = (lambda: self.show_reasons(board)) if has_reasons(board) else None
        modal = deal_modal(board, lambda: self.go_on(board), lambda: self.show_match(board), on_reasons)
        self.ui.open(modal)

    def follow(self, board: Board) -> None:
        """Close the result where the next deal has begun."""
        view = board.view
        if view is not None and not view.outcome and self._shown_for:
            self._shown_for = 0
            while self.ui.has_modal:
                self.ui.close()

    def go_on(self, board: Board) -> None:
        """The result has been read: ask for the next deal."""
        if board.model.commands is not None:
            board.model.commands.room("next")
        self.ui.close()
        self.ui.toast(self.context.words("client-waiting-others"), seconds=1.5)

    def show_reasons(self, board: Board) -> None:
        """Why the bots did what they did, over the result."""
        self.ui.open(reasons_modal(board, self.context.settings.letters, self.ui.close))

    def show_match(self, board: Board) -> None:
        """The match is over: who won, and how it went."""
        self.ui.close()
        again = (lambda: self._play_again(board)) if board.model.is_owner else None
        self.ui.open(match_modal(board, again, self.context.doors.enter_lobby))

    def _play_again(self, board: Board) -> None:
        if board.model.commands is not None:
            board.model.commands.room("again")
        self.ui.close()


def _has_won(board: Board) -> bool:
    """Whether the person's side has scored; whoever watches is glad of every deal."""
    view = board.view
    if view is None or view.seat is None:
        return True
    own = view.match.sides[view.seat]
    counted = [line for line in view.lines if line.counted and line.value]
    return not counted or counted[-1].side == own
