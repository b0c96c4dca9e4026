"""The questions of the worked examples that take whole deals: what is scored, who wins, what a breach costs.

Deals come out as a part asks for because any card may be played in them; how they are counted is the engine's
matter alone.
"""

from random import Random

from manille_lan.engine.match import finish_deal
from manille_lan.engine.play import actions, apply, begin_deal
from manille_lan.engine.projection import project
from tests.engine.deals import (
    act,
    begun,
    hands_of,
    match_at,
    order_with,
    phase_of,
    play_out,
    to_play,
    tricks_worth,
    trump_number,
)
from tests.engine.sketches import rules_of
from tests.engine.tables import fresh_deal, plain_suit

DEFAULT_TELL = "{gain} carry {carry}"


def score(part):
    """Deals played out with the card points and tricks of side 0 as asked for, one after the other."""
    options = {**part.get("options", {}), "play_rule": "none"}
    rules = rules_of(part.get("preset", "belge"), **options)
    match = match_at(rules, part.get("dealer", 0), part.get("scores"), part.get("legs"))
    told = ""
    for entry in part["deals"]:
        deal = _worth(rules, match, entry)
        after, _ = finish_deal(rules, deal)
        told += told_of(entry.get("tell", DEFAULT_TELL), deal, after)
        match = after
    return told


def _worth(rules, match, entry):
    """One deal played out as an entry has it."""
    if entry.get("thrown_in"):
        return act(rules, begun(rules, match, {}), f"{rules.eldest(match.dealer)} throw_in")
    face = _face(rules, entry)
    if entry.get("any"):
        return play_out(rules, begun(rules, match, {}))
    if "points" not in entry:
        return begun(rules, match, {}, turned=str(face))
    points, _, won = entry["points"].partition("+")
    trump = entry.get("trump", plain_suit(rules)) if face is None else face.suit
    number = trump_number(rules, trump)
    blind = entry.get("blind", False)
    leader = match.dealer if blind and rules["blind_dealer_leads"] else rules.eldest(match.dealer)
    tricks = tricks_worth(
        rules, int(points), int(won) if won else None, leader, face, match.dealer, number, Random(7)
    )
    order = order_with(rules, match.dealer, hands_of(rules, tricks, leader, number), Random(7), face)
    deal = to_play(
        rules, begin_deal(rules, match, order)[0], trump=trump, calls=entry.get("calls", 0), blind=blind
    )
    for card in (card for trick in tricks for card in trick):
        deal = act(rules, deal, f"{deal.seat} play {rules.pack.cards[card]}")
    return deal


def _face(rules, entry):
    """The turned-up card where one is turned: the entry's, else one without card points."""
    if rules["trump_mode"] != "turned":
        return None
    return rules.pack.parse_card(entry.get("turned", "7" + plain_suit(rules)))


def told_of(form, deal, after):
    """What a part wants to hear of a deal and of the match after it."""
    gains = [0, 0]
    for line in deal.lines:
        gains[line.side] += line.value if line.counted else 0
    return form.format(
        gain=tuple(gains), carry=after.carry, held=deal.held, turn=deal.turn, before=list(deal.match.scores),
        scores=list(after.scores), legs=list(after.legs), winners=list(after.winners),
    )


def breach(part):
    """A whole deal with honour play in which `side` revokes at once and is found out."""
    rules = rules_of(part["preset"], enforcement="honour", **part.get("options", {}))
    guilty = part["side"]
    match = match_at(rules, 0, part.get("scores"), carry=part.get("carry", 0))
    deal = _revoked(part, rules, match, guilty)
    culprit = next(seat for seat in rules.from_eldest(match.dealer)[1:] if seat % 2 == guilty)
    while phase_of(rules, deal) != "claims":
        deal, _ = apply(rules, deal, deal.seat, actions(rules, deal)[0])
    while not deal.outcome:
        deal = act(rules, deal, f"{deal.seat} {'none' if deal.seat % 2 == guilty else f'claim 1 {culprit}'}")
    after, _ = finish_deal(rules, deal)
    return told_of(part.get("tell", "{gain}"), deal, after)


def _revoked(part, rules, match, guilty):
    """A deal in whose first trick the first seat of `guilty` after the lead could follow and throws off."""
    rng, face = Random(3), _face(rules, part)
    while True:
        order = order_with(rules, match.dealer, {}, rng, face)
        deal = begin_deal(rules, match, order)[0]
        deal = to_play(rules, deal, trump=part.get("trump", plain_suit(rules)), calls=part.get("calls", 0))
        while not deal.trick or deal.seat % 2 != guilty:
            deal, _ = apply(rules, deal, deal.seat, actions(rules, deal)[0])
        held = project(rules, deal, deal.seat).hand
        led = rules.pack.cards[deal.trick[0]].suit
        others = [card for card in held if card.suit != led]
        if others and len(others) < len(held):
            return act(rules, deal, f"{deal.seat} play {others[0]}")


def deals_left(part):
    rules = rules_of(part["preset"], play_rule="none", **part["options"])
    match = match_at(rules, 0)
    for entry in part["deals"]:
        match, _ = finish_deal(rules, _worth(rules, match, entry))
    return str(project(rules, fresh_deal({}, rules), None, match=match).match.deals_left)


def winners(part):
    """Who wins a match whose last deal leaves these totals."""
    rules = rules_of(part["preset"], len(part["scores"]), match="individual:1")
    match = match_at(rules, 0, part["scores"])
    after, _ = finish_deal(rules, play_out(rules, begun(rules, match, {})))
    return " ".join(map(str, after.winners))
