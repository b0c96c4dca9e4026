"""Blind Manille, "aveugle": everybody sees all hands but his own.

All is as in Manille muette, but you see the cards of the three others and only the backs of your own. The
dealer names trumps on what he sees; he can work out which eight cards he holds, but not where they lie. In
your turn you play one of your own cards unseen, whichever: no suit need be followed. The highest trump
wins, or the highest card of the suit led.
"""

from __future__ import annotations

from dataclasses import replace

from manille_french.muette import MUETTE
from manille_lan.api.variants import PARTNERSHIP, BlindTricks, Claims, Cutting, Dealing, Doubling, NameTrumps

_NOT_HERE = frozenset({"blind", "blind_dealer_leads", "partner_hidden", "play_rule", "undertrump"})

AVEUGLE = replace(
    MUETTE,
    id="aveugle",
    sees="others",
    phases=(Cutting(), Dealing(), NameTrumps(), Doubling(), BlindTricks(), Claims()),
    rules_text=__doc__,
    takes=tuple(option for option in MUETTE.takes if option not in _NOT_HERE),
    defaults={"en_face": True, "play_rule": "none"},
    presets={"aveugle": {}},
    constraints=PARTNERSHIP,
)
