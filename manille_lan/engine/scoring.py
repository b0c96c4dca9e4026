"""The account of a partnership deal, as score lines (rules 1.7, 1.8).

One function makes the lines; the total, the result screen and the record are all made from them.
"""

from __future__ import annotations

from manille_lan.engine.state import NO_TRUMP, Deal, ScoreLine
from manille_lan.engine.variant import Rules


def multiplier(rules: Rules, deal: Deal) -> int:
    """M of rules 1.7: no trump, blind, calls and the carry of a tie, as a product. Capot is not in it. In an
    auction (rules 7) no trump doubles nothing; all the tricks and standing do, by the option `doubles`.
    """
    if deal.contract is not None:
        return 1 << (deal.contract.slam + deal.contract.stood if rules["doubles"] else 0)
    doublings = (deal.trump == NO_TRUMP) + deal.blind + deal.calls + deal.match.carry
    return 1 << doublings


def card_points(rules: Rules, deal: Deal) -> tuple[int, ...]:
    """The card points in the tricks won so far, by side."""
    taken = [0] * rules.side_count
    for trick in deal.tricks:
        taken[deal.sides[trick.winner]] += sum(rules.points[card] for card in trick.cards)
    return tuple(taken)


def tricks_won(rules: Rules, deal: Deal) -> tuple[int, ...]:
    """The number of tricks won so far, by side."""
    won = [0] * rules.side_count
    for trick in deal.tricks:
        won[deal.sides[trick.winner]] += 1
    return tuple(won)


def partnership_lines(rules: Rules, deal: Deal) -> tuple[ScoreLine, ...]:
    """The lines of a deal that was played out between two sides, after those it already has (a turned-up
    card).
    """
    return two_sided_lines(rules, deal, tricks_won(rules, deal))


def two_sided_lines(rules: Rules, deal: Deal, trick_points: tuple[int, ...]) -> tuple[ScoreLine, ...]:
    """The same, where tricks are worth `trick_points` by side (if they count at all)."""
    if deal.breach is not None:
        return penalty_lines(rules, deal, *deal.breach)
    points, tricks = card_points(rules, deal), tricks_won(rules, deal)
    lines = [ScoreLine("card_points", side, value) for side, value in enumerate(points)]
    totals = list(points)
    if rules.trick_point:
        lines += [ScoreLine("trick_points", side, won) for side, won in enumerate(trick_points)]
        totals = [points[side] + won for side, won in enumerate(trick_points)]
    lines.append(ScoreLine("threshold", -1, rules.threshold))
    return tuple(lines) + outcome_lines(rules, deal, tuple(totals), tricks)


def outcome_lines(
    rules: Rules, deal: Deal, totals: tuple[int, ...], tricks: tuple[int, ...]
) -> tuple[ScoreLine, ...]:
    """From both totals to what the winning side scores; a held value; a tie."""
    held = _held_lines(rules, deal, totals)
    if totals[0] == totals[1]:
        return (ScoreLine("tie", -1, totals[0]), *held)
    winner = 0 if totals[0] > totals[1] else 1
    excess = max(0, totals[winner] - rules.threshold)
    lines = [ScoreLine("excess", winner, excess)]
    all_tricks = tricks[1 - winner] == 0
    if all_tricks and rules["match"].kind == "hands" and rules["capote_wins_hand"]:
        return (*lines, ScoreLine("capote", winner, tricks[winner]))
    factors = _factors(rules, deal, winner)
    lines += [ScoreLine(what, winner, value) for what, value in factors if value != 1]
    capot = 2 if rules["capot"] and all_tricks else 1
    if capot == 2:
        lines.append(ScoreLine("times_capot", winner, capot))
    product, capped = _capped(rules, [value for _, value in factors], capot)
    if capped:
        lines.append(ScoreLine("capped", winner, rules["multiplier_cap"]))
    return (*held, *lines, ScoreLine("score", winner, excess * product, counted=True))


def _capped(rules: Rules, factors: list[int], capot: int) -> tuple[int, bool]:
    """The factor that the excess is multiplied by under `multiplier_cap`, and whether the cap cut it."""
    product = 1
    for factor in factors:
        product *= factor
    cap = rules["multiplier_cap"]
    if cap == "none":
        return product * capot, False
    if rules["capot_in_cap"]:
        return min(product * capot, cap), product * capot > cap
    return min(product, cap) * capot, product > cap


def _factors(rules: Rules, deal: Deal, winner: int) -> list[tuple[str, int]]:
    """What the winner's excess is multiplied by: no trump, calls, blind, the carry of a tie."""
    no_trump, calls = (2 if deal.trump == NO_TRUMP else 1), 1 << deal.calls
    if rules["coinche_scope"] == "literal":
        no_trump, calls = _literal_factors(deal, no_trump, winner == deal.sides[deal.dealer])
    return [
        ("times_no_trump", no_trump),
        ("times_blind", 2 if deal.blind else 1),
        ("times_calls", calls),
        ("times_tie", 1 << deal.match.carry),
    ]


def _literal_factors(deal: Deal, no_trump: int, is_dealers: bool) -> tuple[int, int]:
    """Rules 5, the table of `coinche_scope = literal`: (no trump, calls) for the winning side."""
    further = 1 << max(0, deal.calls - 2)
    if not is_dealers:
        return 1, (1, 2, 4)[min(deal.calls, 2)] * further
    at_suit, at_no_trump = (1, 1, 4), (1, 2, 4)
    return no_trump, (at_no_trump if no_trump == 2 else at_suit)[min(deal.calls, 2)] * further


def _held_lines(rules: Rules, deal: Deal, totals: tuple[int, ...]) -> tuple[ScoreLine, ...]:
    """Rules 9, held points: kept with at least the threshold, lost with less; a capote that wins the hand
    leaves them.
    """
    if not deal.held:
        return ()
    side = deal.sides[deal.dealer]
    if totals[side] >= rules.threshold:
        return (ScoreLine("turned_up", side, deal.held, counted=True),)
    return (ScoreLine("held_lost", side, deal.held),)


def penalty_lines(rules: Rules, deal: Deal, trick: int, seat: int) -> tuple[ScoreLine, ...]:
    """Rules 1.8: a breach of `seat` in a trick (from 1) voids the count; the innocent side is credited the
    most a deal gives, without capot.
    """
    guilty = deal.sides[seat]
    innocent = 1 - guilty
    most = rules.total - rules.threshold
    lines = [ScoreLine("breach", guilty, trick), ScoreLine("penalty_points", innocent, most)]
    product = 1
    if rules["violation_multiplied"]:
        factors = _factors(rules, deal, innocent)
        lines += [ScoreLine(what, innocent, value) for what, value in factors if value != 1]
        product, capped = _capped(rules, [value for _, value in factors], 1)
        if capped:
            lines.append(ScoreLine("capped", innocent, rules["multiplier_cap"]))
    if deal.held:
        counted = deal.sides[deal.dealer] == innocent
        lines.append(
            ScoreLine("turned_up" if counted else "held_lost", deal.sides[deal.dealer], deal.held, counted)
        )
    return (*lines, ScoreLine("penalty", innocent, most * product, counted=True))
