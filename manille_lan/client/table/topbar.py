"""The bar over the table: which deal, trumps, what it counts, what is played to; score where it is folded."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.kit.buttons import IconButton
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import put
from manille_lan.client.kit.widget import Description, Place, Widget
from manille_lan.client.table.board import NO_TRUMP, Board, trump_icon
from manille_lan.client.theme import TextStyle
from manille_lan.engine.view import ContractView
from manille_lan.words.phrases import value_label

BRAND = TextStyle(18, "bold", theme.GOLD)
NAME = TextStyle(13, "regular", theme.DIM)
VALUE = TextStyle(15, "semibold", theme.TEXT)


@dataclass(frozen=True, slots=True)
class Fact:
    """A name and a value, or an icon for it."""

    name: str
    value: str
    icon: str = ""
    style: TextStyle = VALUE


class TopBar(Widget):
    """Facts on the left, buttons on the right."""

    role = "bar"

    def __init__(
        self,
        board: Board,
        on_side: Callable[[], None],
        on_last: Callable[[], None],
        on_rules: Callable[[], None],
        on_menu: Callable[[], None],
        on_hint: Callable[[], None] | None = None,
    ) -> None:
        """`on_side` unfolds the panel of log and chat, `on_last` shows the last trick; `on_hint` None: there
        are no hints.
        """
        super().__init__("topbar", board.words("client-table"))
        self.board = board
        say = board.words
        self.last = IconButton("last-button", say("client-last-trick"), "eye", on_last)
        self.side = IconButton("side-button", say("client-side"), "bubble", on_side)
        self.rules = IconButton("rules-button", say("client-rules"), "question", on_rules)
        self.menu = IconButton("menu-button", say("client-menu"), "menu", on_menu)
        self.hint = IconButton("hint-button", say("client-hint"), "bulb", on_hint or (lambda: None))
        self.hint.is_shown = on_hint is not None
        self.hold([self.hint, self.last, self.side, self.rules, self.menu])

    def describe(self) -> Description:
        """All the facts."""
        told = ", ".join(f"{fact.name} {fact.value}" for fact in self.facts())
        return Description(self.role, self.name, told)

    def facts(self) -> list[Fact]:
        """What the bar says now."""
        view, say = self.board.view, self.board.words
        if view is None:
            return []
        facts = [Fact(say("client-deal"), str(view.number))]
        if view.trump:
            word = say("client-no-trump") if view.trump == NO_TRUMP else say.suit(view.trump)
            facts.append(Fact(say("client-trumps"), word, trump_icon(view.trump)))
        if view.contract is not None:
            facts.append(Fact(say("table-contract"), self._contract(view.contract)))
        if view.multiplier > 1:
            facts.append(Fact(say("client-counts"), f"× {view.multiplier}"))
        facts.append(Fact(say("client-match"), value_label(say, "match", view.match.format)))
        if self.board.layout.score is None:
            facts += self._scores()
        return facts

    def _contract(self, contract: ContractView) -> str:
        """Who plays for what."""
        say, name = self.board.words, self.board.name(contract.declarer)
        if contract.slam:
            return say("table-contract-slam", declarer=name)
        if not contract.bid:
            return say("table-contract-alone", declarer=name)
        return say("table-contract-bid", declarer=name, bid=contract.bid)

    def _scores(self) -> list[Fact]:
        view = self.board.view
        scores = view.match.scores if view is not None else ()
        gold = TextStyle(16, "bold", theme.GOLD)
        return [Fact(self.board.side_name(side), str(score), style=gold) for side, score in enumerate(scores)]

    def arrange(self, rect: Rect, look: Look) -> None:
        """Place the buttons from the right; those that are not needed are not shown."""
        super().arrange(rect, look)
        places = self.board.layout
        self.side.is_shown = places.side is None
        self.last.is_shown = places.last is None
        size = min(look.t(theme.BAR_TARGET), self.rect.h - look.u(4))
        right = self.rect.right - look.u(10)
        for button in (self.menu, self.rules, self.side, self.last, self.hint):
            if button.is_shown:
                spot = Rect(0, 0, max(1, size), max(1, size))
                spot.midright = (right, self.rect.centery)
                button.arrange(spot, look)
                right = spot.x - look.u(8)

    def hit(self, place: Place) -> Widget | None:
        """Buttons are hit; the bar itself is not."""
        found = super().hit(place)
        return None if found is self else found

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the bar, as many facts as find room, the buttons."""
        surface.fill(theme.INK, self.rect)
        surface.fill(theme.LINE, Rect(self.rect.x, self.rect.bottom - look.u(1), self.rect.w, look.u(1)))
        end = min((child.rect.x for child in self.children if child.is_shown), default=self.rect.right)
        left = self.rect.x + look.u(16)
        left = put(
            surface, look.picture(self.board.words("client-brand"), BRAND), "midleft", self._at(left)
        ).right
        left += look.u(18)
        for fact in self.facts():
            width = self._width(look, fact)
            if left + width > end - look.u(12):
                continue
            self._draw_fact(surface, look, fact, left)
            left += width + look.u(20)
        super().draw(surface, look)

    def _at(self, left: int) -> Place:
        return (left, self.rect.centery)

    def _width(self, look: Look, fact: Fact) -> int:
        value = look.t(18) if fact.icon else look.width(fact.value, fact.style)
        return look.width(fact.name, NAME) + look.u(6) + value

    def _draw_fact(self, surface: Surface, look: Look, fact: Fact, left: int) -> None:
        left = put(surface, look.picture(fact.name, NAME), "midleft", self._at(left)).right + look.u(6)
        picture = (
            look.icons.picture(fact.icon, look.t(18)) if fact.icon else look.picture(fact.value, fact.style)
        )
        put(surface, picture, "midleft", self._at(left))
