"""The questions that the parts of the worked examples put to the engine, by the word of their `ask`.

Each takes the part (a mapping) and answers with a text in notation. Nothing is counted or judged here.
"""

from random import Random

from manille_lan.engine.actions import action_text, parse_action
from manille_lan.engine.cards import mask_of, pack_named
from manille_lan.engine.draw import drawn_ranking, drawn_seats
from manille_lan.engine.match import finish_deal, gathered
from manille_lan.engine.phases.dealing import packet_places
from manille_lan.engine.play import actions, apply, begin_deal, check
from manille_lan.engine.projection import project
from manille_lan.errors import IllegalAction, OptionError
from tests.engine.deals import TRIES, act, begun, match_at, order_with, phase_of, to_play
from tests.engine.scores import breach, deals_left, score, winners
from tests.engine.sketches import rules_of, small_rules, variant_with
from tests.engine.tables import fresh_deal, plain_suit, table


def answered(part):
    """The engine's answer to one part of an example."""
    return QUESTIONS[part["ask"]](part)


def pack(part):
    rules = table(part)
    return f"{rules.pack.size} cards, {sum(rules.points)} card points, {rules.total} in all"


def threshold(part):
    rules = table(part)
    return str(project(rules, fresh_deal(part, rules), 0).threshold)


def seats(part):
    """Who leads, and who is asked to cut."""
    rules = rules_of(part["preset"], cut="ask")
    deal = fresh_deal(part, rules)
    cutter = deal.seat
    return f"eldest {to_play(rules, deal).seat}, cutter {cutter}"


def leader(part):
    """Who leads among so many players."""
    rules = small_rules(part["preset"], 2, part["players"])
    return str(to_play(rules, fresh_deal(part, rules)).seat)


def dealt(part):
    """The places in the pack of the cards that a seat is dealt: the pack's cards are dealt by number."""
    rules = table(part)
    hand = project(rules, to_play(rules, fresh_deal(part, rules)), part["seat"]).hand
    return " ".join(str(number) for number in sorted(map(int, hand)))


def turned(part):
    rules = table(part)
    deal = fresh_deal(part, rules)
    (card,) = project(rules, deal, None).exposed
    holder = next(seat for seat in range(rules.players) if card in project(rules, deal, seat).hand)
    return f"{int(card)}, held by {holder}"


def drawn(part):
    cards = tuple(map(int, pack_named(part["pack"]).parse_cards(part["cards"])))
    ranking, _ = drawn_ranking(pack_named(part["pack"]), cards, 4)
    return f"ranking {' '.join(map(str, ranking))}, seats {' '.join(map(str, drawn_seats(ranking)))}"


def at_trick(part):
    """Rules and deal with the trick of a part on the table and, if it names one, its hand in its seat."""
    played = [step.partition(":")[::2] for step in part["trick"].split()]
    seat, hand = part.get("seat", 3), part.get("hand", "")
    preset = part.get("preset", "belge")
    fewest = 2 if variant_with(preset).trump_mode == "turned" else 1  # the dealer may need a card to turn up
    size = len(hand.split()) or fewest
    rules = small_rules(preset, size, part.get("players"), **part.get("options", {}))
    leader = int(played[0][0]) if played else seat
    dealer = rules.cutter(leader)
    named = {seat: hand.split()} if hand else {}
    for player, card in played:
        named[int(player)] = [card]
    rng = Random(0)
    for _ in range(TRIES):
        deal = _with_trick(part, rules, dealer, named, played, rng)
        if deal is not None:
            return rules, deal
    raise AssertionError("no deal lets this trick be played")


def _with_trick(part, rules, dealer, named, played, rng):
    trump = part.get("trump", "S")
    hands = {player: rules.pack.parse_cards(" ".join(cards)) for player, cards in named.items()}
    face = None
    if rules.variant.trump_mode == "turned":
        suit = rules.pack.suit_masks[rules.pack.parse_suit(trump)]
        spoken_for = mask_of(card for cards in hands.values() for card in cards)
        own = mask_of(hands.get(dealer, ())) if len(hands.get(dealer, ())) == rules.hand_size else 0
        face = rng.choice(rules.pack.cards_of(suit & own if own else suit & ~spoken_for))
    deal = begin_deal(rules, match_at(rules, dealer), order_with(rules, dealer, hands, rng, face))[0]
    try:
        deal = to_play(rules, deal, trump=trump)
        for player, card in played:
            deal = act(rules, deal, f"{player} play {card}")
    except IllegalAction:
        return None
    return deal


def legal(part):
    rules, deal = at_trick(part)
    offered = project(rules, deal, part.get("seat", 3)).legal
    return rules.pack.hand_text(mask_of(action.card for action in offered))


def winner(part):
    rules, deal = at_trick(part)
    (trick,) = project(rules, deal, 0).tricks
    told = f"won {trick.winner}"
    return f"{told} with {rules.pack.card_points(trick.cards)}" if part.get("points") else told


def sees(part):
    """Whose hands a seat sees."""
    rules = table(part)
    deal = to_play(rules, fresh_deal(part, rules), at=part["at"], taken=part.get("taken", ()))
    view = project(rules, deal, part["seat"])
    return " ".join(str(owner) for owner, cards in enumerate(view.hands) if cards is not None)


def on_turn(part):
    rules = table(part)
    return str(to_play(rules, fresh_deal(part, rules), at=part["at"], taken=part["taken"]).seat)


def offers(part):
    rules = table(part)
    deal = to_play(rules, fresh_deal(part, rules), at=part["at"], taken=part.get("taken", ()))
    return ", ".join(map(action_text, project(rules, deal, deal.seat).legal))


def may_call(part):
    """Whether somebody may still call after so many calls."""
    rules = table(part)
    deal = to_play(rules, fresh_deal(part, rules), trump=part.get("trump", plain_suit(rules)), at="calls")
    for _ in range(part["calls"]):
        deal = act(rules, deal, f"{deal.seat} double")
    return "yes" if check(rules, deal, deal.seat, parse_action(rules.pack, "double")) is None else "no"


def asked(part):
    """The seats that are asked to call, one after the other, and the calls made."""
    rules = table(part)
    deal = to_play(rules, fresh_deal(part, rules), trump=part.get("trump", plain_suit(rules)), at="calls")
    told = []
    for answer in part["answers"].split():
        told.append(str(deal.seat))
        deal = act(rules, deal, f"{deal.seat} {answer}")
    assert phase_of(rules, deal) == "play"
    return f"{' '.join(told)}, calls {deal.calls}"


def phases(part):
    """The phases in which somebody is asked."""
    rules = table(part)
    deal, told = fresh_deal(part, rules), []
    while not deal.outcome:
        told.append(phase_of(rules, deal))
        deal, _ = apply(rules, deal, deal.seat, actions(rules, deal)[0])
    return " ".join(dict.fromkeys(told))


def played(part, **options):
    """Rules and deal after the cards of a part, with its hands and nothing else in play."""
    rules = small_rules(part.get("preset", "belge"), len(part["hands"]["0"].split()), **options)
    deal = to_play(rules, begun(rules, match_at(rules, part["dealer"]), part["hands"]))
    for card in part["cards"].replace("/", " ").split():
        deal = act(rules, deal, f"{deal.seat} play {card}")
    return rules, deal


def play(part):
    """Who wins, and the account of side 1."""
    _, deal = played(part)
    told = [str(event) for event in deal.history if event.kind == "won"]
    wanted = ("card_points", "score")
    lines = [line for line in deal.lines if line.what in wanted and line.side == 1]
    told += [f"{line.what} {line.side} {line.value}" for line in lines]
    return ", ".join(told)


def refused(part):
    rules, deal = played(part)
    seat, _, action = part["action"].partition(" ")
    refusal = check(rules, deal, int(seat), parse_action(rules.pack, action))
    return f"{refusal.reason}: {refusal.arguments['card']}, cards {refusal.arguments['cards']}"


def claims(part):
    rules, deal = played(part, enforcement="honour")
    for text in part["claims"]:
        deal = act(rules, deal, text)
    after, _ = finish_deal(rules, deal)
    return f"breach {deal.breach}, score {after.scores}"


def cut(part):
    """The pack by number, cut: who gets the first card dealt, and the last."""
    rules = rules_of(part["preset"], cut="ask")
    deal = fresh_deal(part, rules)
    deal = act(rules, deal, f"{deal.seat} cut {part['number']}")
    return f"top {deal.order[0]}, bottom {deal.order[-1]}"


def may_cut(part):
    rules = rules_of(part["preset"], cut="ask")
    deal = fresh_deal(part, rules)
    refusals = [
        check(rules, deal, deal.seat, parse_action(rules.pack, f"cut {number}")) for number in part["numbers"]
    ]
    return " ".join("yes" if refusal is None else "no" for refusal in refusals)


def next_pack(part):
    """The top of the pack that is gathered for the next deal: as many cards as were played."""
    rules, deal = played(part)
    cards = gathered(rules, deal)
    assert sorted(cards) == list(range(rules.pack.size))
    return " ".join(str(rules.pack.cards[card]) for card in cards[: len(packet_places(rules, deal.dealer))])


def is_settled(part):
    """Whether the options are taken, or the reason why not."""
    try:
        table(part)
    except OptionError as error:
        return f"refused: {error.message_id}"
    return "accepted"


QUESTIONS = {
    "asked": asked, "breach": breach, "claims": claims, "cut": cut, "deals_left": deals_left, "dealt": dealt,
    "drawn": drawn, "gathered": next_pack, "leader": leader, "legal": legal, "may_call": may_call,
    "may_cut": may_cut, "offers": offers, "on_turn": on_turn, "pack": pack, "phases": phases, "play": play,
    "refused": refused, "score": score, "seats": seats, "sees": sees, "settled": is_settled,
    "threshold": threshold, "turned": turned, "winner": winner, "winners": winners,
}
