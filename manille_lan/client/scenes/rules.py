"""The rules to read: of the table one sits at, or of every game of this machine."""

import pygame

from manille_lan.client import theme
from manille_lan.client.kit.buttons import Button
from manille_lan.client.kit.labels import Label
from manille_lan.client.kit.layout import Column, Row
from manille_lan.client.kit.rich import Rich
from manille_lan.client.kit.tabs import Tabs
from manille_lan.client.kit.widget import Widget
from manille_lan.client.paragraphs import sheet_paragraphs, table_sheet
from manille_lan.client.ports import Offer
from manille_lan.client.scenes.scene import Scene
from manille_lan.words.loader import Words
from manille_lan.words.phrases import preset_label
from manille_lan.words.sheet import rule_sheet


class RulesScene(Scene):
    """One page a game; at a table only its own."""

    def build(self) -> Widget:
        """A page for each game."""
        say = self.say
        pages = self._table_page() or [self._page(offer) for offer in self._games()]
        back = Button("back", say("client-back"), self.context.doors.go_back)
        head = Row([Label("title", say("client-rules"), theme.TITLE).stretch(), back.stretch(0, basis=180)])
        body: Widget = (
            Tabs("games", say("client-game"), pages, wraps=True)
            if pages
            else Label("none", say("client-no-rules"))
        )
        return Column([head, body.stretch()], "rules", say("client-rules"), padding=theme.MARGIN)

    def _games(self) -> list[Offer]:
        """One preset a variant."""
        found: dict[str, Offer] = {}
        for offer in self.context.offers:
            found.setdefault(offer.variant, offer)
        return list(found.values())

    def _page(self, offer: Offer) -> tuple[str, str, Widget]:
        words = Words(self.context.words.language, dict(offer.words))
        values = {str(option["id"]): str(option["value"]) for option in offer.form}
        name = preset_label(words, offer.preset)
        text = rule_sheet(words, offer.variant, values)
        return (f"rules-{offer.preset}", name, Rich(f"text-{offer.preset}", name, sheet_paragraphs(text)))

    def _table_page(self) -> list[tuple[str, str, Widget]]:
        model, words = self.context.model, self.context.words
        if model is None or model.welcome is None:
            return []
        name = preset_label(words, model.welcome.variant)
        text = table_sheet(words, model)
        return [("rules-table", name, Rich("text-table", name, sheet_paragraphs(text)))]

    def take_key(self, event: pygame.event.Event) -> None:
        """Esc and F1 go back."""
        if event.key in (pygame.K_ESCAPE, pygame.K_F1):
            self.context.doors.go_back()
