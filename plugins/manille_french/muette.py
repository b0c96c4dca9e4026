"""Manille muette, where the dealer announces.

Four players, partners opposite, 32 cards; the ten is the highest card of each suit, then ace, king, queen,
jack, nine, eight, seven. Ten 5, ace 4, king 3, queen 2, jack 1: sixty card points. Play, deal and
dealership go clockwise; the cards go out two at a time.

The dealer names a suit; or no trump, "en voiture", which doubles the deal; or he says "en face", and his
partner must choose. Where the table allows it he may name trumps before he has looked, which doubles the
deal and gives him the first lead.

The opponents may tap, which doubles the deal; the dealer's side may tap back, which doubles it again.

The player on the dealer's left leads. Follow suit. While an opponent is winning, beat him if you can: with
a higher card of the suit led, or, void, with a trump, or a higher trump. While your partner is winning you
need only follow. Under-ruffing is free. Nobody talks about the cards.

The side with more than thirty card points scores what is above, times whatever doubled. Thirty each counts
nothing. First to 101, or the most after fifty deals.
"""

from __future__ import annotations

from manille_lan.api.variants import (
    DEALER_NAMES_OPTIONS,
    FRENCH,
    NAMED_BY_DEALER,
    PARTNERSHIP,
    BlindOffer,
    Claims,
    Cutting,
    Dealing,
    Doubling,
    NameTrumps,
    Tricks,
    Variant,
    partnership_lines,
    read_words,
)

MUETTE = Variant(
    id="muette",
    pack=FRENCH,
    phases=(Cutting(), Dealing(), BlindOffer(), NameTrumps(), Doubling(), Tricks(), Claims()),
    score=partnership_lines,
    rules_text=__doc__,
    takes=DEALER_NAMES_OPTIONS,
    defaults={"en_face": True, "blind_dealer_leads": True},
    presets={"muette": {}},
    constraints=(*PARTNERSHIP, *NAMED_BY_DEALER),
    words=read_words(__file__),
)
