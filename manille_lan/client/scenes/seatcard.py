"""A seat in the room, as a card that can be pressed."""

from collections.abc import Callable

from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.kit.labels import draw_seat_disc
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_panel, put
from manille_lan.client.kit.widget import PRESS_KEYS, Description, Place, Size, Widget
from manille_lan.client.theme import TextStyle, mix
from manille_lan.protocol.messages import SeatState
from manille_lan.words.loader import Words


class SeatCard(Widget):
    """One seat: who sits there, on which terms, whether he is ready."""

    role = "seat"
    is_focusable = True

    def __init__(self, words: Words, state: SeatState, is_own: bool, on_press: Callable[[], None]) -> None:
        """`on_press` opens what can be done with the seat."""
        name = state.name if state.kind != "empty" else words("client-seat-empty")
        super().__init__(f"seat-{state.seat}", name)
        self.words, self.state, self.is_own, self.on_press = words, state, is_own, on_press

    @property
    def is_empty(self) -> bool:
        """Whether nobody sits there."""
        return self.state.kind == "empty"

    def line(self) -> str:
        """What stands below the name."""
        words, state = self.words, self.state
        if self.is_empty:
            return words("client-seat-empty-hint")
        if state.kind == "bot":
            return words("client-seat-bot", bot=state.bot or "")
        parts = [words("client-seat-away" if state.away else "client-seat-human")]
        if state.owner:
            parts.append(words("client-seat-host"))
        if state.pinged is not None and not self.is_own:
            parts.append(words("client-ms", ms=state.pinged))
        return " · ".join(parts)

    def describe(self) -> Description:
        """Who, how, and whether ready."""
        states = (("you",) if self.is_own else ()) + (("ready",) if self.state.ready else ())
        return Description(self.role, self.name, self.line(), states=states)

    def take_key(self, event: object) -> bool:
        """Enter and Space open what can be done."""
        if getattr(event, "key", None) in PRESS_KEYS:
            self.on_press()
            return True
        return False

    def take_release(self, place: Place) -> None:
        """So does a click."""
        if self.rect.collidepoint(place):
            self.on_press()

    def shown_tip(self, look: Look) -> str:
        """The whole name where it was cut."""
        return self.name if look.width(self.name, theme.LABEL) > self.rect.w - look.t(200) else ""

    def wanted(self, look: Look, width: int) -> Size:
        """A broad card."""
        return min(width, look.t(300)), look.t(78)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the card, the disc, the words and the chip."""
        rect, state = self.rect, self.state
        line = theme.GOLD if self.is_own or self.is_hovered else theme.QUIET_LINE
        width = look.u(2) if self.is_own else look.u(1)
        draw_panel(
            surface, rect, look.u(12), opacity=140 if self.is_empty else 232, line=line, line_width=width
        )
        centre = (rect.x + look.t(42), rect.centery)
        icon = "bot" if state.kind == "bot" else ""
        name = "+" if self.is_empty else self.name
        draw_seat_disc(surface, look, centre, look.t(24), name, None if self.is_empty else state.seat, icon)
        left = centre[0] + look.t(36)
        room = max(1, rect.right - look.t(118) - left)
        style = TextStyle(18, "semibold", theme.DIM if self.is_empty else theme.TEXT)
        title = self.name + (f"  ({self.words('client-you')})" if self.is_own else "")
        put(surface, look.picture(title, style, room), "midleft", (left, rect.y + round(rect.h * 0.34)))
        below = TextStyle(14, "regular", theme.BAD if state.away else theme.DIM)
        spot = (left, rect.y + round(rect.h * 0.68))
        put(
            surface,
            look.picture(self.line(), below, room if not self.is_empty else rect.right - left),
            "midleft",
            spot,
        )
        if not self.is_empty and (state.ready or not state.owner):  # the host begins: nobody waits for him
            self._draw_chip(surface, look)

    def _draw_chip(self, surface: Surface, look: Look) -> None:
        is_ready = self.state.ready
        chip = Rect(0, 0, look.t(92), look.t(26))
        chip.midright = (self.rect.right - look.t(14), self.rect.centery)
        colour = theme.OK if is_ready else theme.GOLD
        draw_panel(surface, chip, chip.h // 2, mix(colour, theme.INK, 0.72), line=colour)
        word = self.words("client-ready" if is_ready else "client-not-ready")
        put(
            surface,
            look.picture(word, TextStyle(14, "semibold", colour), chip.w - look.t(8)),
            "center",
            chip.center,
        )
