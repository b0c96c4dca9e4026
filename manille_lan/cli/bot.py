"""`manille-lan bot`: seats one of this machine's bots at somebody's table, as a guest like any other."""

from __future__ import annotations

import asyncio
import contextlib
import secrets

from manille_lan.cli.finding import found_target
from manille_lan.cli.host import PROGRAM
from manille_lan.cli.playing import GOOD_ENDS
from manille_lan.cli.plugins import registry_of
from manille_lan.cli.session import FAILED, Session
from manille_lan.engine.variant import Rules, settled
from manille_lan.engine.view import PlayerView, parse_view
from manille_lan.errors import ManilleError, NetError
from manille_lan.net.address import Target
from manille_lan.net.guest.member import Member, Profile
from manille_lan.net.guest.news import Ended, Heard, Joined, News
from manille_lan.net.host.bots import BotSeat, BotTable
from manille_lan.protocol.messages import RoomState, Update
from manille_lan.registry import Registry
from manille_lan.words.phrases import refusal_sentence


def run(session: Session, bot: str, table: str, name: str) -> int:
    """Sit the bot down and let it play until the table ends. Raises UnknownName, NetError."""
    session.keep_log()
    registry = registry_of(session)
    known = registry.bot(bot)
    target = found_target(session, table)
    guest = BotGuest(session, registry, known.id, target, name or known.id.replace("_", " ").capitalize())
    try:
        ended = asyncio.run(guest.run())
    except KeyboardInterrupt:  # the goodbye has been said
        return 0
    if ended.code in GOOD_ENDS:
        return 0
    session.complain(refusal_sentence(session.words, ended.code, ended.args))
    return FAILED


class BotGuest:
    """A bot in its own process here, sitting at a table there."""

    def __init__(self, session: Session, registry: Registry, bot: str, target: Target, name: str) -> None:
        self._session = session
        self._registry = registry
        self._bot = bot
        profile = Profile(name=name, app=PROGRAM, kind="bot", lang=session.words.language)
        self._member = Member(target, profile, self._hear)
        self._name = name
        self._variant = ""
        self._options: dict[str, str] = {}
        self._views: asyncio.Queue[PlayerView] = asyncio.Queue()
        self._ended = Ended("left")

    async def run(self) -> Ended:
        """Stay until the table ends. Raises NetError where the bot cannot play there."""
        staying = asyncio.create_task(self._member.run())
        playing = asyncio.create_task(self._play())
        try:
            await asyncio.wait({staying, playing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._member.leave()
            playing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.gather(staying, playing, return_exceptions=True)
        if not playing.cancelled() and (error := playing.exception()) is not None:
            raise error
        return self._ended

    def _hear(self, news: News) -> None:
        match news:
            case Joined(welcome=welcome, resumed=resumed):
                self._variant, self._options = welcome.variant, welcome.options
                if not resumed:
                    told = {"bot": self._bot, "table": welcome.name, "name": self._name}
                    self._session.say(self._session.words("cli-bot-seated", **told))
            case Heard(message=RoomState(variant=variant, options=options)):
                self._variant, self._options = variant, options
            case Heard(message=Update(view=view)):
                self._views.put_nowait(parse_view(view))
            case Ended():
                self._ended = news
            case _:
                pass

    async def _play(self) -> None:
        """Answer every view that asks; a new process for every match."""
        seat: BotSeat | None = None
        number = 0
        try:
            while True:
                view = await self._newest_view()
                if view.number < number and seat is not None:
                    await seat.close()
                    seat = None
                number = view.number
                if view.is_my_turn and view.seat is not None:
                    seat = seat or BotSeat(self._table(), self._bot, view.seat, secrets.token_hex(8))
                    verdict = await seat.ask(view)
                    self._member.commands.act(view.number, view.turn, str(verdict.action))
        finally:
            if seat is not None:
                await seat.close()

    async def _newest_view(self) -> PlayerView:
        """The view as it stands now; older ones are of no interest."""
        view = await self._views.get()
        while not self._views.empty():
            view = self._views.get_nowait()
        return view

    def _table(self) -> BotTable:
        return BotTable(self._registry, self._rules())

    def _rules(self) -> Rules:
        """The rules of the table as this machine makes them. Raises NetError where it cannot."""
        try:
            return settled(self._registry.variant(self._variant), self._variant, self._options)
        except ManilleError:
            raise NetError("cli-bot-rules", bot=self._bot, variant=self._variant) from None
