"""Leads from scene to scene: passes on what the network tells, and goes the doors that scenes ask for.

It has no window and no clock, so that tests drive it with a scripted network. `app` turns it round.
"""

from collections.abc import Callable

import pygame
from msgspec.structs import replace

from manille_lan.bots.advice import Adviser
from manille_lan.client.cards import CardPictures, Workshop
from manille_lan.client.errands import Errand, Opening
from manille_lan.client.fonts import Fonts
from manille_lan.client.kit.desk import Desk
from manille_lan.client.kit.look import Look
from manille_lan.client.model import TableModel
from manille_lan.client.motion import Stage
from manille_lan.client.ports import Launcher, Network, Opened, Start, Wish
from manille_lan.client.scenes.hosting import HostingScene
from manille_lan.client.scenes.lobby import LobbyScene
from manille_lan.client.scenes.room import RoomScene
from manille_lan.client.scenes.rules import RulesScene
from manille_lan.client.scenes.scene import Context, Scene
from manille_lan.client.scenes.settings import SettingsScene
from manille_lan.client.scenes.table import TableScene
from manille_lan.client.scenes.trouble import TroubleScene, WaitingScene
from manille_lan.client.wardrobe import (
    card_look,
    pace_of,
    prepare_cards,
    spoken_language,
    trick_seconds,
    window_look,
)
from manille_lan.errors import AddressError, ManilleError
from manille_lan.net.address import Target, link_text, parse_target
from manille_lan.net.guest.member import Profile
from manille_lan.net.guest.news import Ended, Joined, LobbyNews, News
from manille_lan.settings import Settings
from manille_lan.words.loader import Words
from manille_lan.words.phrases import sentence

LOOKS_ALIKE = (
    *("name", "recents", "last_preset", "last_options", "last_bots"),
    *("window", "full_screen", "hint_bot"),
)
"""Settings that change nothing in the picture."""


class Conductor:
    """The scenes of one window: a base (lobby, room, table, trouble) and perhaps one over it."""

    def __init__(
        self,
        settings: Settings,
        keep: Callable[[Settings], None],
        network: Network,
        launcher: Launcher,
        size: tuple[int, int],
        app: str = "manille-lan",
        fonts: Fonts | None = None,
        workshop: Workshop | None = None,
        desk: Desk | None = None,
        sound: Callable[[str], None] = lambda name: None,
        wake: Callable[[], None] = lambda: None,
        adviser: Adviser | None = None,
    ) -> None:
        """`keep` saves settings; `size` is the window's in pixels; `app` is told to tables; `sound` plays one
        by name; `wake` makes the window look when a table has been opened; `adviser` thinks of hints.
        """
        self.network = network
        self.is_running = True
        self.wants_full_screen = settings.full_screen
        self.on_settings: Callable[[Settings], None] = lambda settings: None
        self._keep, self._app, self._sound = keep, app, sound
        self._fonts = fonts or Fonts()
        self._size = size
        self._opening = Opening(launcher, wake)
        self._errand = Errand()
        self._spoken: tuple[str, dict[str, str]] = (spoken_language(settings), {})
        self.context = Context(
            doors=self,
            settings=settings,
            words=Words(spoken_language(settings)),
            look=window_look(settings, size, self._fonts),
            pictures=CardPictures(card_look(settings, "fr"), workshop),
            pace=pace_of(settings),
            offers=tuple(launcher.offers()),
            bots=tuple(launcher.bots()),
            desk=desk,
            adviser=adviser,
        )
        self.base: Scene = Scene(self.context)
        self.over: Scene | None = None

    # What there is ---------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """The scene that is shown and gets the input."""
        return self.over or self.base

    @property
    def model(self) -> TableModel | None:
        """The table one sits at."""
        return self.context.model

    def _scenes(self) -> list[Scene]:
        return [self.base] if self.over is None else [self.base, self.over]

    def _dress(self, settings: Settings) -> Look:
        return window_look(settings, self._size, self._fonts, self._pack)

    @property
    def _pack(self) -> str:
        """The pack that is played with; the French one where nothing is played."""
        model = self.model
        return model.view.pack if model is not None and model.view is not None else "fr"

    def prepare_cards(self) -> None:
        """Have the cards drawn that a table of this window needs, before they are dealt."""
        prepare_cards(self.context.pictures, self._size, self.context.settings, self._pack)

    # The turn of the loop --------------------------------------------------------------------

    def begin(self, start: Start) -> None:
        """Show the first scene."""
        if start.wish is not None:
            self.open_table(start.wish)
        elif start.target is not None:
            self.join_table(start.target)
        else:
            self.enter_lobby()

    def resize(self, size: tuple[int, int]) -> None:
        """The window has another size in pixels."""
        if size != self._size:
            self._size = size
            self.context.look = self._dress(self.context.settings)
            self.context.pictures.begin_anew()
            for scene in self._scenes():
                scene.resize()

    def handle(self, event: pygame.event.Event) -> None:
        """Take an event: the keys that hold everywhere, then the scene."""
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.KEYDOWN and self._take_key(event):
            return
        else:
            self.scene.handle(event)

    def _take_key(self, event: pygame.event.Event) -> bool:
        settings = self.context.settings
        if event.key == pygame.K_F11:
            self.toggle_full_screen()
        elif not event.mod & pygame.KMOD_CTRL:
            return False
        elif event.key in (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS):
            self.change_settings(replace(settings, text_size=min(200, settings.text_size + 25)))
        elif event.key in (pygame.K_MINUS, pygame.K_KP_MINUS):
            self.change_settings(replace(settings, text_size=max(100, settings.text_size - 25)))
        elif event.key == pygame.K_m:
            self.change_settings(replace(settings, sound=not settings.sound))
            self.scene.ui.toast(
                self.context.words("client-sound-on" if not settings.sound else "client-sound-off")
            )
        else:
            return False
        return True

    def update(self, now: float) -> None:
        """Take what the network and the launcher have to tell, and let the time pass."""
        self.context.now = now
        opened = self._opening.result()
        if opened is not None:
            self._take_opened(opened)
        for news in self.network.news():
            self._hear(news)
        advice = self.context.adviser.advice() if self.context.adviser is not None else None
        if advice is not None:
            self.base.hear_advice(advice)
        for scene in self._scenes():
            scene.update(now)

    # News ------------------------------------------------------------------------------------

    def _hear(self, news: News) -> None:
        if isinstance(news, LobbyNews):
            self.context.tables = news
            for scene in self._scenes():
                scene.find_tables(news)
            return
        model = self.model
        if model is None:
            return
        try:
            told = model.hear(news, self.context.now)
        except ManilleError as error:
            self._fail(sentence(self.context.words, error.message_id, error.arguments))
            return
        if isinstance(news, Joined):
            self._sit_down(news)
        if told.ended is not None:
            self._end(told.ended)
            return
        self._follow_room(model)
        for scene in self._scenes():
            scene.hear(told)

    def _sit_down(self, joined: Joined) -> None:
        """The table let us in: its words are known, and how to come back."""
        settings = self.context.settings
        self._speak()
        if not self._errand.is_own and not joined.resumed:
            link = link_text(Target((joined.address,), joined.welcome.table, joined.fingerprint))
            self.change_settings(settings.with_recent(link))

    def _speak(self) -> None:
        """Take the words of the language and of the game that is played."""
        language = spoken_language(self.context.settings)
        welcome = self.model.welcome if self.model is not None else None
        extra = dict(welcome.words) if welcome is not None else {}
        if (language, extra) != self._spoken:
            self._spoken = (language, extra)
            self.context.words = Words(language, extra)

    def _follow_room(self, model: TableModel) -> None:
        """Show the scene that fits the phase of the room."""
        if model.room is None:
            return
        self._speak()
        if model.phase == "room" and model.view is None:
            if self._errand.must_begin and model.commands is not None:
                self._errand.must_begin = False
                model.commands.room("start")
            elif not isinstance(self.base, RoomScene) and not self._errand.is_solo:
                self._show(RoomScene(self.context, model))
        elif model.view is not None and not isinstance(self.base, TableScene):
            self._dress_cards()
            assert self.context.stage is not None, "a model has its stage"
            self._show(TableScene(self.context, model, self.context.stage))

    def _dress_cards(self) -> None:
        """Draw cards and suit signs of the pack that is played with."""
        look = card_look(self.context.settings, self._pack)
        if look != self.context.pictures.look:
            self.context.pictures.begin_anew(look)
            self.context.look = self._dress(self.context.settings)
            self.prepare_cards()

    def _end(self, ended: Ended) -> None:
        """The table is over for this window."""
        if ended.code in ("left", "leaving"):
            self.enter_lobby()
            return
        words, model = self.context.words, self.model
        was_in = model is not None and model.welcome is not None
        retry = self._join if self._errand.target is not None and not was_in else None
        title = words("client-table-ended" if was_in else "client-not-reached", name=self._errand.name)
        why = sentence(words, f"error-{ended.code}", ended.args)
        details = f"{ended.code} {dict(ended.args)}"
        self._forget_table()
        self._show(TroubleScene(self.context, title, why, details, retry))

    def _fail(self, why: str) -> None:
        """Something came from the table that cannot be."""
        title = self.context.words("client-table-ended", name=self._errand.name)
        self.network.leave()
        self._forget_table()
        self._show(TroubleScene(self.context, title, why))

    # Doors -----------------------------------------------------------------------------------

    def _show(self, scene: Scene) -> None:
        self.over = None
        self.base = scene

    def _forget_table(self) -> None:
        self.context.model = self.context.stage = None
        self._speak()

    def enter_lobby(self) -> None:
        """Leave the table, if there is one, and show the lobby."""
        self._opening.give_up()
        self._errand = Errand()
        self.network.leave()
        self._forget_table()
        self.context.addresses = ()
        self.network.open_lobby(self._recents())
        self._show(LobbyScene(self.context))

    def _recents(self) -> list[Target]:
        """The tables joined lately, as far as their links can still be read."""
        found = []
        for link in self.context.settings.recents:
            try:
                found.append(parse_target(link))
            except AddressError:
                continue
        return found

    def open_table(self, wish: Wish) -> None:
        """Open a table of one's own: a thread waits for it, the window does not."""
        self.network.close_lobby()
        self._errand = Errand(wish.name, is_own=True, is_solo=wish.is_solo, must_begin=wish.is_solo)
        self._show(WaitingScene(self.context, "client-opening", wish.name, self.enter_lobby))
        self._opening.begin(wish)

    def _take_opened(self, opened: Opened | ManilleError) -> None:
        if isinstance(opened, ManilleError):
            words = self.context.words
            why = sentence(words, opened.message_id, opened.arguments)
            self._show(TroubleScene(self.context, words("client-not-opened"), why, str(opened)))
            return
        self.context.addresses = opened.addresses
        self._errand.target, self._errand.token = opened.target, opened.token
        self._join()

    def join_table(self, target: Target, name: str = "") -> None:
        """Go to somebody's table."""
        self._opening.give_up()
        self._errand = Errand(name, target)
        self.context.addresses = ()
        self.network.close_lobby()
        self._join()

    def _join(self) -> None:
        """Go to the table of the errand."""
        settings, errand = self.context.settings, self._errand
        if errand.target is None:
            return
        profile = Profile(settings.player_name, self._app, lang=spoken_language(settings), token=errand.token)
        seconds = trick_seconds(settings)
        self.context.stage = Stage(self.context.pace, seconds)
        self.context.model = TableModel(link_since=self.context.now)
        self.context.model.commands = self.network.join(errand.target, profile).commands
        self._show(WaitingScene(self.context, "client-joining", errand.name, self.enter_lobby))

    def show_hosting(self) -> None:
        """Show the form of a new table."""
        if self.context.offers:
            self._show(HostingScene(self.context))

    def show_settings(self) -> None:
        """Show the settings over the present scene."""
        self.over = SettingsScene(self.context)

    def show_rules(self) -> None:
        """Show the rules over the present scene."""
        self.over = RulesScene(self.context)

    def go_back(self) -> None:
        """Close the scene that lies over another."""
        self.over = None
        self.base.ui.is_dirty = True

    def change_settings(self, settings: Settings) -> None:
        """Keep other settings, and follow them where they change the picture."""
        before, context = self.context.settings, self.context
        if settings == before:
            return
        context.settings = settings
        self._keep(settings)
        self.on_settings(settings)
        if all(
            getattr(before, name) == getattr(settings, name)
            for name in settings.__struct_fields__
            if name not in LOOKS_ALIKE
        ):
            return
        self._speak()
        context.look = self._dress(settings)
        context.pace = pace_of(settings)
        if context.stage is not None:
            context.stage.pace = context.pace
            context.stage.trick_seconds = trick_seconds(settings)
        self._dress_cards()
        for scene in self._scenes():
            scene.rebuild()

    def toggle_full_screen(self) -> None:
        """Cover the screen, or not."""
        self.wants_full_screen = not self.wants_full_screen

    def play_sound(self, name: str) -> None:
        """Let a sound be heard."""
        self._sound(name)

    def quit(self) -> None:
        """Close the window."""
        self.is_running = False
        self.network.leave()
