"""The settings, in two columns, with the cards as they will look. Every change holds at once."""

from functools import partial
from typing import Final

from msgspec.structs import replace
from pygame import Surface

import manille_assets
from manille_lan.client import theme
from manille_lan.client.cards import BACK, CardPictures, blit_card, card_width
from manille_lan.client.kit.buttons import Button
from manille_lan.client.kit.choices import Check, Choice, Slider
from manille_lan.client.kit.field import Field
from manille_lan.client.kit.labels import Label
from manille_lan.client.kit.layout import Column, Row
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.scroll import ScrollPanel
from manille_lan.client.kit.widget import Size, Widget
from manille_lan.client.scenes.scene import Scene
from manille_lan.errors import ManilleError
from manille_lan.protocol.names import NAME_BYTES, NAME_CHARACTERS, clean_name
from manille_lan.words.languages import available_languages

TEXT_SIZES: Final = (100, 125, 150, 200)
SPEEDS: Final = ("slow", "normal", "fast", "off")
PAUSES: Final = ("1.2", "2", "4", "click")
PREVIEW: Final = ("10S", "AH", "KH", "QD", "JC", "9D", "8C", "7S", BACK)


class Preview(Widget):
    """Some cards in the look that is chosen."""

    role = "image"

    def __init__(self, name: str, pictures: CardPictures) -> None:
        super().__init__("preview", name)
        self.pictures = pictures

    def wanted(self, look: Look, width: int) -> Size:
        """A row of cards of a readable size."""
        return width, look.u(170)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw them side by side."""
        height = max(40, min(look.u(168), self.rect.h))
        wide = card_width(height)
        step = min(wide + look.u(12), (self.rect.w - wide) / max(1, len(PREVIEW) - 1))
        for index, name in enumerate(PREVIEW):
            place = (self.rect.x + wide / 2 + index * step, self.rect.y + height / 2)
            blit_card(surface, self.pictures, name, height, place)


class SettingsScene(Scene):
    """Choices; Esc or Back closes."""

    first_focus = "language"

    def build(self) -> Widget:
        """Two columns, switches below, cards at the bottom."""
        say = self.say
        columns = [
            Column([self._row(name, widget) for name, widget in rows], gap=theme.GAP).stretch(1.0, basis=470)
            for rows in (self._person_rows(), self._motion_rows())
        ]
        both = Row(columns, gap=theme.MARGIN, align="start", wraps=True)
        switches = Row(self._switches(), gap=theme.MARGIN, wraps=True)
        preview = Preview(say("client-preview"), self.context.pictures)
        body = ScrollPanel(
            Column([both, switches, preview], gap=theme.WIDE), "settings-body", say("client-settings")
        )
        back = Button("close", say("client-back"), self.close)
        head = Row(
            [Label("title", say("client-settings"), theme.TITLE).stretch(), back.stretch(0, basis=180)]
        )
        return Column([head, body.stretch()], "settings", say("client-settings"), padding=theme.MARGIN)

    def _row(self, name: str, widget: Widget) -> Widget:
        return Row([Label("", name).stretch(0, basis=180), widget.stretch()], gap=theme.GAP)

    def _person_rows(self) -> list[tuple[str, Widget]]:
        say, settings = self.say, self.context.settings
        self.name = Field(
            "name",
            say("client-name"),
            settings.player_name,
            most=NAME_CHARACTERS,
            most_bytes=NAME_BYTES,
            on_enter=self._keep_name,
        )
        languages = available_languages()
        own = [say(f"client-language-{code}") for code in languages]
        language = Choice(
            "language",
            say("client-language"),
            own,
            languages.index(self.context.words.language),
            lambda index: self._keep(language=languages[index]),
        )
        texts = [f"{size} %" for size in TEXT_SIZES]
        return [
            (say("client-name"), self.name),
            (say("client-language"), language),
            (say("client-text-size"), self._choice("text_size", "client-text-size", TEXT_SIZES, texts)),
            self._chosen("palette", "client-palette", manille_assets.palette_names()),
            self._chosen("letters", "client-letters", ("", "en", "fr", "nl")),
            self._chosen("back", "client-card-back", manille_assets.back_kinds()),
        ]

    def _motion_rows(self) -> list[tuple[str, Widget]]:
        say, settings = self.say, self.context.settings
        volume = Slider(
            "volume",
            say("client-volume"),
            settings.volume,
            0,
            100,
            5,
            lambda value: self._keep(volume=value),
            " %",
        )
        return [
            self._chosen("speed", "client-speed", SPEEDS),
            self._chosen("trick_pause", "client-trick-pause", PAUSES),
            (say("client-volume"), volume),
            self._adviser(),
        ]

    def _adviser(self) -> tuple[str, Widget]:
        """Which bot of this machine gives hints; it does so from the next match on."""
        ids = ("", *(bot.id for bot in self.context.bots))
        named = [self.say("client-bot-kind", bot=id) for id in ids[1:]]
        names = [self.say("client-hints-by-default"), *named]
        return self.say("client-hints-by"), self._choice("hint_bot", "client-hints-by", ids, names)

    def _switches(self) -> list[Widget]:
        say, settings = self.say, self.context.settings
        return [
            Check("sound", say("client-sound"), settings.sound, lambda is_on: self._keep(sound=is_on)),
            Check(
                "reduced_motion",
                say("client-reduced-motion"),
                settings.reduced_motion,
                lambda is_on: self._keep(reduced_motion=is_on),
            ),
            Check("full_screen", say("client-full-screen"), settings.full_screen, self._cover),
        ]

    def _chosen(self, field: str, id: str, values: tuple[str, ...]) -> tuple[str, Widget]:
        """A row for a setting whose values have words of their own."""
        words = [self.say(f"{id}-{value.replace('.', '-') or 'default'}") for value in values]
        return self.say(id), self._choice(field, id, values, words)

    def _choice(self, field: str, id: str, values: tuple[object, ...], words: list[str]) -> Choice:
        now = getattr(self.context.settings, field)
        index = values.index(now) if now in values else 0
        return Choice(field, self.say(id), words, index, partial(self._take, field, values))

    def _take(self, field: str, values: tuple[object, ...], index: int) -> None:
        self._keep(**{field: values[index]})

    def _cover(self, is_on: bool) -> None:
        self._keep(full_screen=is_on)
        self.context.doors.toggle_full_screen()

    def _keep(self, **changes: object) -> None:
        self.context.doors.change_settings(replace(self.context.settings, **changes))

    def _keep_name(self, text: str) -> None:
        try:
            self._keep(name=clean_name(text))
        except ManilleError:
            self.ui.toast(self.say("error-bad_name"), "bad")

    def close(self) -> None:
        """Keep the name that was typed, and go back."""
        if self.name.text != self.context.settings.player_name:
            self._keep_name(self.name.text)
        self.context.doors.go_back()

    def take_key(self, event: object) -> None:
        """Esc goes back."""
        if _is_escape(event):
            self.close()


def _is_escape(event: object) -> bool:
    """Whether an event is the Esc key."""
    return getattr(event, "key", None) == 27
