"""The accounts of the three forms (rules 7): what the declarer made, and who pays what."""

from __future__ import annotations

from collections.abc import Sequence

from manille_lan.api.variants import Contract, Deal, Rules, ScoreLine, ceiling, widow_size

GOAL_OF_FEW, GOAL_OF_MANY, FEW = 21, 15, 4


def _declarers_lines(rules: Rules, deal: Deal, contract: Contract) -> tuple[list[ScoreLine], int]:
    """What the declarer won, as lines, and their sum: card points, tricks where they count, and discards
    that count for him.
    """
    declarer = contract.declarer
    won = [trick for trick in deal.tricks if trick.winner == declarer]
    lines = [
        ScoreLine("card_points", declarer, sum(rules.points[card] for trick in won for card in trick.cards))
    ]
    if rules.trick_point:
        lines.append(ScoreLine("trick_points", declarer, len(won)))
    if rules["discards_count"] == "declarer":
        away = sum(rules.points[card] for place in deal.places for card in place.cards)
        lines.append(ScoreLine("discards", declarer, away))
    return lines, sum(line.value for line in lines)


def _is_made(deal: Deal, contract: Contract, made: bool) -> tuple[list[ScoreLine], bool]:
    """Whether the contract counts as made: a proven breach decides against its side."""
    if deal.breach is None:
        return [], made
    number, seat = deal.breach
    return [ScoreLine("breach", seat, number)], seat != contract.declarer


def privilege_lines(rules: Rules, deal: Deal) -> tuple[ScoreLine, ...]:
    """Auction 1: a fixed goal, and a payment by every opponent that falls with the cards drawn."""
    contract = deal.contract
    if contract is None:
        return ()
    lines, total = _declarers_lines(rules, deal, contract)
    goal = GOAL_OF_FEW if rules.players <= FEW else GOAL_OF_MANY
    breach, made = _is_made(deal, contract, total >= goal)
    units = widow_size(rules) + 1 - contract.drawn if rules["payment"] == "declining" else 1
    paid = _payments(rules.players, contract.declarer, units if made else -units)
    return (*lines, ScoreLine("goal", -1, goal), *breach, *paid)


def _payments(players: int, declarer: int, units: int) -> Sequence[ScoreLine]:
    """Every opponent pays the declarer `units`, or is paid."""
    amounts = [units * (players - 1) if seat == declarer else -units for seat in range(players)]
    return [ScoreLine("payment", seat, amount, counted=True) for seat, amount in enumerate(amounts)]


def bid_lines(rules: Rules, deal: Deal) -> tuple[ScoreLine, ...]:
    """Auctions 2 and 3: the bid, won or lost by the declarer alone."""
    contract = deal.contract
    if contract is None:
        return ()
    lines, total = _declarers_lines(rules, deal, contract)
    all_tricks = all(trick.winner == contract.declarer for trick in deal.tricks)
    breach, made = _is_made(deal, contract, all_tricks if contract.slam else total >= contract.bid)
    value = ceiling(rules) if contract.slam else contract.bid
    doubles = [("times_slam", contract.slam), ("times_stood", contract.stood)] if rules["doubles"] else []
    times = [ScoreLine(what, contract.declarer, 2) for what, applies in doubles if applies]
    value <<= len(times)
    score = ScoreLine("score", contract.declarer, value if made else -value, counted=True)
    return (
        *lines,
        ScoreLine("contract", contract.declarer, ceiling(rules) if contract.slam else contract.bid),
        *breach,
        *times,
        score,
    )
