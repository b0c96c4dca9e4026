"""Plain text and pictures that nobody clicks: labels, chips, seat discs, icons."""

from typing import Literal

from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.glyphs import clean_text, clusters
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_disc, draw_panel, put
from manille_lan.client.kit.widget import Description, Place, Size, Widget
from manille_lan.client.theme import Colour, TextStyle, mix

Side = Literal["left", "centre", "right"]
CHIP_SHADE = 0.88
"""How much darker a chip's ground is than its word."""


class Label(Widget):
    """Text in one style: on one line, elided where it does not fit (its tooltip is then the whole text),
    or wrapped over several lines.
    """

    role = "text"

    def __init__(
        self,
        tag: str,
        text: str,
        style: TextStyle = theme.BODY,
        wraps: bool = False,
        side: Side = "left",
        tooltip: str = "",
    ) -> None:
        """`side` places the text where the label is wider."""
        super().__init__(tag, text, tooltip)
        self.style, self.wraps, self.side = style, wraps, side

    def restyle(self, style: TextStyle) -> None:
        """Draw the text in another style."""
        if style != self.style:
            self.style = style
            self.changed(sizes=True)

    def shown_tip(self, look: Look) -> str:
        """The tooltip, or the whole text where it was cut."""
        is_cut = not self.wraps and look.width(self.name, self.style) > self.rect.w
        return self.tooltip or (self.name if is_cut else "")

    def wanted(self, look: Look, width: int) -> Size:
        """The text's own size, or that of its lines."""
        line = look.line_height(self.style)
        if not self.wraps:
            return look.width(self.name, self.style) + 1, line
        lines = look.lines(self.name, self.style, width)
        return max(look.width(text, self.style) for text in lines) + 1, line * len(lines)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the text, centred in height."""
        line = look.line_height(self.style)
        texts = look.lines(self.name, self.style, self.rect.w) if self.wraps else [self.name]
        top = self.rect.centery - line * len(texts) // 2
        for index, text in enumerate(texts):
            picture = look.picture(text, self.style, self.rect.w)
            spare = self.rect.w - picture.get_width()
            left = {"left": 0, "centre": spare // 2, "right": spare}[self.side]
            surface.blit(picture, (self.rect.x + left, top + index * line))


class Chip(Widget):
    """A word in a rounded pill: ready, waiting, your turn."""

    role = "text"

    def __init__(self, tag: str, text: str, colour: Colour = theme.OK, is_solid: bool = False) -> None:
        """`is_solid` fills the pill with the colour; else the line and the word have it."""
        super().__init__(tag, text)
        self.colour, self.is_solid = colour, is_solid

    def recolour(self, text: str, colour: Colour) -> None:
        """Say something else in another colour."""
        self.colour = colour
        self.rename(text)
        self.changed()

    def wanted(self, look: Look, width: int) -> Size:
        """The word with room at both ends."""
        return look.width(self.name, theme.CHIP) + look.t(28), look.t(26)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the pill and the word in it."""
        fill = self.colour if self.is_solid else mix(self.colour, theme.INK, CHIP_SHADE)
        colour = theme.INK if self.is_solid else self.colour
        draw_panel(surface, self.rect, self.rect.h // 2, fill, line=self.colour)
        style = TextStyle(theme.CHIP.size, theme.CHIP.face, colour)
        put(surface, look.picture(self.name, style, self.rect.w - look.t(12)), "center", self.rect.center)


def draw_pill(
    surface: Surface, look: Look, text: str, centre: Place, colour: Colour = theme.OK
) -> None:
    """A small solid pill with a word, over something that it marks."""
    picture = look.picture(text, TextStyle(theme.CAPTION.size, "semibold", theme.INK))
    rect = picture.get_rect(center=centre).inflate(look.t(14), look.t(4))
    draw_panel(surface, rect, rect.h // 2, colour, line=theme.INK)
    put(surface, picture, "center", rect.center)


class SeatDisc(Widget):
    """The disc of a player: the colour of his seat, his initial, or an icon for a bot."""

    role = "image"

    def __init__(
        self, tag: str, name: str, seat: int | None, icon: str = "", tooltip: str = "", size: float = 48
    ) -> None:
        """`seat` numbers the colour; None is a seat that nobody has taken."""
        super().__init__(tag, name, tooltip)
        self.seat, self.icon, self.size = seat, icon, size

    def wanted(self, look: Look, width: int) -> Size:
        """A square."""
        return look.t(self.size), look.t(self.size)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the disc into the middle of its place."""
        radius = max(3, min(self.rect.w, self.rect.h) // 2 - look.u(1))
        draw_seat_disc(surface, look, self.rect.center, radius, self.name, self.seat, self.icon)


def draw_seat_disc(
    surface: Surface,
    look: Look,
    centre: Place,
    radius: int,
    name: str,
    seat: int | None,
    icon: str = "",
) -> None:
    """A disc in the colour of `seat` (None: empty) with the initial of `name` or an icon."""
    colour = theme.EMPTY if seat is None else theme.SEATS[seat % len(theme.SEATS)]
    ink = theme.TEXT if seat is None else theme.INK
    draw_disc(surface, centre, radius, colour, theme.TEXT, look.u(2))
    if icon:
        put(surface, look.icons.picture(icon, round(radius * 1.2), ink), "center", centre)
        return
    style = TextStyle(radius * 0.92 / look.scale.text, "semibold", ink)
    put(surface, look.picture(initial(name), style), "center", centre)


def initial(name: str) -> str:
    """The first visible character of a name as a capital; empty for an empty name."""
    return next((cluster.upper() for cluster in clusters(clean_text(name)) if cluster.strip()), "")[:2]


class IconView(Widget):
    """An icon or a suit sign that tells its name."""

    role = "image"

    def __init__(
        self, tag: str, name: str, icon: str, size: float = 24, colour: Colour | None = None
    ) -> None:
        """`size` in units of text; `colour` paints the icon over."""
        super().__init__(tag, name)
        self.icon, self.size, self.colour = icon, size, colour

    def describe(self) -> Description:
        """An image with a name."""
        return Description(self.role, self.name)

    def wanted(self, look: Look, width: int) -> Size:
        """A square."""
        return look.t(self.size), look.t(self.size)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the icon in the middle."""
        px = min(look.t(self.size), self.rect.w, self.rect.h)
        put(surface, look.icons.picture(self.icon, px, self.colour), "center", self.rect.center)


class Rule(Widget):
    """A thin gold line between parts."""

    role = "separator"

    def wanted(self, look: Look, width: int) -> Size:
        """As wide as it may be, one line high."""
        return width, look.u(theme.HAIRLINE)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the line."""
        line = Rect(self.rect.x, self.rect.centery, self.rect.w, look.u(theme.HAIRLINE))
        surface.fill(theme.QUIET_LINE, line)
