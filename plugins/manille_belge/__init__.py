"""Belgian Manillen, as West Flanders plays it.

Four players, partners opposite, 32 cards; the ten is the highest card of each suit, then ace, king, queen,
jack, nine, eight, seven. Ten 5, ace 4, king 3, queen 2, jack 1: sixty card points in the pack. Play, deal
and dealership go clockwise.

The dealer's right-hand neighbour cuts; the cards go out three, two, three. The dealer's partner leaves his
cards alone until trumps are named. The dealer names a suit, or no trump, which doubles the deal; nobody may
refuse.

An opponent may say "ik ga mee", which doubles the deal; then one of the dealer's side "ik ga tegen", which
doubles it again; and so on in turn.

The player on the dealer's left leads. Follow suit. While an opponent is winning, beat him if you can: with
a higher card of the suit led, or, void, with a trump, or a higher trump. While your partner is winning you
need only follow. Never play a trump below the one that is winning, unless you hold nothing else.

Each side counts its card points. Above thirty, it scores what is above; all eight tricks count double.
Thirty each: nobody scores, and the next deal counts double. Everything that doubles multiplies. First to
101.

The preset `belge_app` holds the choices of a widely used app: packets three, three, two; one call a side;
never more than four times; no prize for all tricks; under-trumping one's partner is free.
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
    hookimpl,
    partnership_lines,
    read_words,
)

BELGE = Variant(
    id="belge",
    pack=FRENCH,
    phases=(Cutting(), Dealing(), BlindOffer(), NameTrumps(), Doubling(), Tricks(), Claims()),
    score=partnership_lines,
    rules_text=__doc__,
    takes=DEALER_NAMES_OPTIONS,
    defaults={
        "packets": (3, 2, 3),
        "partner_hidden": True,
        "max_calls": 8,
        "capot": True,
        "capot_in_cap": True,
        "tie_doubles_next": "single",
        "undertrump": "ban",
    },
    presets={
        "belge": {},
        "belge_app": {
            "packets": (3, 3, 2),
            "partner_hidden": False,
            "max_calls": 2,
            "multiplier_cap": 4,
            "capot": False,
            "capot_in_cap": False,
            "undertrump": "ban_vs_opponents",
        },
    },
    constraints=(*PARTNERSHIP, *NAMED_BY_DEALER),
    words=read_words(__file__),
)


@hookimpl
def manille_variants() -> list[Variant]:
    """Belgian Manillen."""
    return [BELGE]
