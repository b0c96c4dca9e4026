"""The rules of play a second time, from the rule text alone: cards are texts, hands are lists, nothing is
fast. It imports nothing of the package, so that it can be wrong only in its own way.
"""

RANKS = {"fr": ["7", "8", "9", "J", "Q", "K", "A", "10"], "ca": [*"2345678JNKA9"]}


def suit(card):
    return card[-1]


def rank(card, pack):
    return RANKS[pack].index(card[:-1])


def best_of(trick, trump, pack):
    """The (seat, card) that wins a trick of (seat, card) pairs: 1.3."""
    trumps = [played for played in trick if suit(played[1]) == trump]
    of_suit_led = [played for played in trick if suit(played[1]) == suit(trick[0][1])]
    return max(trumps or of_suit_led, key=lambda played: rank(played[1], pack))


def allowed(hand, trick, seat, trump, pack, *, play_rule="strict", undertrump="free", side=lambda s: s % 2):
    """The cards of `hand` that `seat` may add to a trick of (seat, card) pairs: 1.4 and its options."""
    if not trick or play_rule == "none":
        return list(hand)
    led = suit(trick[0][1])
    follow = [card for card in hand if suit(card) == led]
    trumps = [card for card in hand if suit(card) == trump]
    winner, best = best_of(trick, trump, pack)
    partner = side(winner) == side(seat)
    higher = [card for card in hand if suit(card) == suit(best) and rank(card, pack) > rank(best, pack)]
    if play_rule == "follow_only":
        return follow or list(hand)
    if play_rule == "follow_trump":
        return follow or (trumps if trumps and not partner else list(hand))
    if follow:
        if partner or suit(best) != led:
            return follow
        return higher or follow
    if not trumps:
        return list(hand)
    if suit(best) != trump:
        return list(hand) if partner else trumps
    if higher and not partner:
        return higher
    lower = [card for card in trumps if card not in higher]
    if is_banned(undertrump, partner, higher):
        return [card for card in hand if card not in lower] or list(hand)
    return list(hand)


def forced(hand, trick, seat, trump, pack, side=lambda s: s % 2):
    """The same in Botifarra's forced play (rules 11): win, or throw the lowest; points onto one's partner."""
    follow = [card for card in hand if suit(card) == suit(trick[0][1])]
    winner, _ = best_of(trick, trump, pack)
    pool = follow or list(hand)
    lowest = [min((card for card in pool if suit(card) == each), key=lambda card: rank(card, pack))
              for each in {suit(card) for card in pool}]
    if side(winner) == side(seat):
        return [card for card in pool if card[:-1] in "9AKNJ" or card in lowest]
    return [card for card in pool if best_of([*trick, (seat, card)], trump, pack)[1] == card] or lowest


def is_banned(undertrump, partner, higher):
    """Whether a lower trump is banned, by the table of 1.4."""
    return {
        "ban": True,
        "ban_vs_opponents": not partner,
        "free_if_unable": partner and bool(higher),
        "free": False,
    }[undertrump]


def count_lines(hands, leader, trump, depth, *, pack="fr", step=1, **options):
    """How many ways there are to play `depth` cards from these hands, `leader` first."""
    return _lines(hands, [], leader, trump, depth, pack, step, options)


def _lines(hands, trick, seat, trump, depth, pack, step, options):
    if depth == 0 or not hands[seat]:
        return 1
    total = 0
    for card in allowed(hands[seat], trick, seat, trump, pack, **options):
        after = {**hands, seat: [other for other in hands[seat] if other != card]}
        played = [*trick, (seat, card)]
        if len(played) == len(hands):
            following, played = best_of(played, trump, pack)[0], []
        else:
            following = (seat + step) % len(hands)
        total += _lines(after, played, following, trump, depth - 1, pack, step, options)
    return total


def audited(
    tricks, trump, pack, *, play_rule="strict", undertrump="free", side=lambda s: s % 2, held=None
):
    """The cards that broke a duty, as (trick from 1, seat): each is proved by a card that its seat showed
    later, or by those that lay open before it (`held`, where a later card may have been covered). `tricks`
    are lists of (seat, card). Duty by duty, as the rule text names them.
    """
    found = []
    for number, trick in enumerate(tricks, 1):
        for i in range(1, len(trick)):
            seat, card = trick[i]
            later = [shown for after in tricks[number:] for player, shown in after if player == seat]
            if held is not None:
                later = held[number, seat]
            rules = (trump, pack, play_rule, undertrump, side)
            if play_rule != "none" and _breaks_a_duty(card, later, trick[:i], seat, *rules):
                found.append((number, seat))
    return found


def _breaks_a_duty(card, later, before, seat, trump, pack, play_rule, undertrump, side):
    led = suit(before[0][1])
    winner, best = best_of(before, trump, pack)
    partner = side(winner) == side(seat)

    def beats(other):
        return suit(other) == suit(best) and rank(other, pack) > rank(best, pack)

    could_follow = any(suit(shown) == led for shown in later)
    if suit(card) != led and could_follow:
        return True  # it did not follow
    if suit(card) == led:
        must_beat = play_rule == "strict" and not partner and suit(best) == led
        return must_beat and not beats(card) and any(map(beats, later))  # it did not beat
    if play_rule == "follow_only":
        return False
    if (not partner and suit(best) != trump) or play_rule == "follow_trump":
        refused = suit(card) != trump and any(suit(shown) == trump for shown in later)
        return refused and not partner  # it did not ruff
    if suit(best) != trump or beats(card):
        return False
    higher = any(map(beats, later))
    if higher and not partner:
        return True  # it did not overruff
    if suit(card) != trump:
        return False
    others = [shown for shown in later if suit(shown) != trump or beats(shown)]
    return is_banned(undertrump, partner, higher) and bool(others)  # it undertrumped
