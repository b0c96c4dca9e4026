"""Looking sentences up: `Words("fr")("refusal-cut", low=3, high=29)`.

A sentence that a language lacks is said in English; one that nobody has is shown as its id in brackets, with
a `MissingWords` warning, which is an error in tests. Sentences may call functions: `CARD($card)` and
`CARDS($cards)` (notation), `SUIT($led)` (a suit letter), `SEAT($seat)` (a seat's name), `WHO($seat)` (`me`,
`partner`, `other`), `SIDE($side)` (its players' names), `WHOSE($side)` (`me`, `one`, `us`, `them`, `other`).

How those are told is a `Showing`, which stands for one table and one way of writing: `words.at(pack="fr",
names=[...], me=2)` are the same words for that table, `words.at(form="markup")` for a window's text.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number

from manille_lan.words.cards import (
    PACKS,
    Form,
    card_text,
    cards_text,
    letters_of,
    listed,
    rank_text,
    suit_text,
)
from manille_lan.words.languages import FALLBACK, language_of
from manille_lan.words.store import Library

Value = str | int | bool | None


class MissingWords(UserWarning):
    """A sentence, or an argument of one, that does not exist."""


@dataclass(frozen=True)
class Showing:
    """For whom and how: the pack, the names by seat, the reader's own seat, the side of each seat, the form
    of cards and the custom of court letters (empty: the language's).
    """

    pack: str = "fr"
    names: tuple[str, ...] = ()
    me: int | None = None
    sides: tuple[int, ...] = ()
    form: Form = "words"
    letters: str = ""


class Words:
    """The words of one language, English behind it, and what a plugin brings before both.

    `extra` maps languages to Fluent texts (a variant's words); it may bring and replace sentences of the
    game, never others.
    """

    def __init__(
        self,
        language: str,
        extra: Mapping[str, str] | None = None,
        *,
        showing: Showing | None = None,
        library: Library | None = None,
    ) -> None:
        """`showing` and `library` are for `at`: the same texts, told for a table."""
        self.language = language_of(language)
        self.showing = showing or Showing()
        self._library = library or Library(self.language, extra or {})
        self._bundles: dict[str, FluentBundle] = {}
        self._derived: dict[Showing, Words] = {}

    def __call__(self, id: str, /, **args: Value) -> str:
        """The sentence `id` (`id.attribute` for a part of it) with its arguments; an argument `pack` is also
        the pack of the cards in it.
        """
        pack = args.get("pack")
        if pack in PACKS and pack != self.showing.pack:
            return self._shown(replace(self.showing, pack=str(pack)))(id, **args)
        for language in dict.fromkeys((self.language, FALLBACK)):
            if self._library.has(language, id):
                return self._said(language, id, args)
        warnings.warn(f"no words for {id!r}", MissingWords, stacklevel=2)
        return f"[{id}]"

    def is_known(self, id: str) -> bool:
        """Whether there is a sentence `id`, in the language or in English."""
        return any(self._library.has(language, id) for language in (self.language, FALLBACK))

    def at(
        self,
        *,
        pack: str | None = None,
        names: Sequence[str] | None = None,
        me: int | None = None,
        sides: Sequence[int] | None = None,
        form: Form | None = None,
        letters: str | None = None,
    ) -> Words:
        """The same words for a table; what is not told stays, but `me`, who is nobody unless told."""
        now = self.showing
        return self._shown(
            Showing(
                pack=now.pack if pack is None else pack,
                names=now.names if names is None else tuple(names),
                me=me,
                sides=now.sides if sides is None else tuple(sides),
                form=form or now.form,
                letters=now.letters if letters is None else letters,
            )
        )

    def with_reasons(self, reasons: Mapping[str, str]) -> Words:
        """The same words with the sentences that a bot's plugin brings for its reasons (Fluent texts by
        language).
        """
        if not reasons:
            return self
        return Words(self.language, showing=self.showing, library=self._library.with_reasons(reasons))

    @property
    def court_letters(self) -> str:
        """The custom of court letters that is shown: `en`, `fr`, `nl`."""
        return self.showing.letters or letters_of(self.language)

    def cards(self, cards: Sequence[object]) -> str:
        """Some cards (notation, or anything whose text it is) as shown here."""
        showing = self.showing
        return cards_text(map(str, cards), showing.pack, showing.form, self.court_letters, self)

    def card(self, card: object) -> str:
        """One card as shown here."""
        return self.cards([card])

    def suit(self, suit: str) -> str:
        """A suit letter as shown here."""
        return suit_text(suit, self.showing.pack, self.showing.form, self)

    def seat(self, seat: int) -> str:
        """Who sits there: the name, or the seat's number from 1 where nobody told a name."""
        names = self.showing.names
        if 0 <= seat < len(names) and names[seat]:
            return names[seat]
        return self("seat-unnamed", number=seat + 1)

    def side(self, side: int) -> str:
        """A side by the names of its players, or by its number from 1."""
        members = [seat for seat, other in enumerate(self.showing.sides) if other == side]
        if not self.showing.names or not members:
            return self("side-unnamed", number=side + 1)
        return listed(map(self.seat, members), self)

    def who(self, seat: int) -> str:
        """`me`, `partner` or `other`, as the reader sees a seat."""
        me, sides = self.showing.me, self.showing.sides
        if me is None or seat == me:
            return "other" if me is None else "me"
        is_partner = 0 <= seat < len(sides) and sides[seat] == sides[me]
        return "partner" if is_partner else "other"

    def whose(self, side: int) -> str:
        """`me` or `one` for a side of one player, else `us`, `them` or, for a spectator, `other`."""
        me, sides = self.showing.me, self.showing.sides
        is_mine = me is not None and me < len(sides) and sides[me] == side
        if sides.count(side) == 1:
            return "me" if is_mine else "one"
        if me is None or me >= len(sides):
            return "other"
        return "us" if is_mine else "them"

    def _shown(self, showing: Showing) -> Words:
        if showing == self.showing:
            return self
        if showing not in self._derived:
            if len(self._derived) >= _MOST_SHOWINGS:
                self._derived.clear()
            self._derived[showing] = Words(self.language, showing=showing, library=self._library)
        return self._derived[showing]

    def _said(self, language: str, id: str, args: Mapping[str, Value]) -> str:
        bundle = self._bundle(language)
        name, _, attribute = id.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, "the library answers for sentences that have a text"
        given = {key: _fluent(value) for key, value in args.items() if value is not None}
        text, errors = bundle.format_pattern(pattern, given)
        if errors:
            warnings.warn(f"{language}: {id}: {errors}", MissingWords, stacklevel=3)
        return str(text)

    def _bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            self._bundles[language] = self._library.bundle(language, self._functions())
        return self._bundles[language]

    def _functions(self) -> dict[str, Callable[[Any], str]]:
        showing = self.showing
        return {
            "CARD": lambda card: card_text(str(card), showing.pack, showing.form, self.court_letters, self),
            "CARDS": lambda cards: self.cards(str(cards).split()),
            "SUIT": lambda suit: self.suit(str(suit)),
            "RANK": lambda rank: rank_text(str(rank), showing.form, self.court_letters, self),
            "SEAT": lambda seat: self.seat(int(seat)),
            "WHO": lambda seat: self.who(int(seat)),
            "SIDE": lambda side: self.side(int(side)),
            "WHOSE": lambda side: self.whose(int(side)),
        }


_MOST_SHOWINGS = 16
"""So many tables and forms keep their words ready; more only cost the time to make them again."""


def _fluent(value: str | int | bool) -> object:
    """A value as Fluent takes it: yes and no as words to choose by, numbers without grouping."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value
