"""Whole deals as text, worked by hand: every value in them was derived from the rule text, beside which it
stands, and none was taken from the engine.

A line is a word and what it needs; what follows `|` is the derivation. `hand S: cards` (or `pile S: cards`,
pile by pile as dealt), `widow`, `players`, `dealer`, `turned`, `scores` and `carry` lay the deal out; `SEAT
ACTION` is an action, `refused SEAT ACTION` one that is not taken; `play` and `trick` let cards fall in turn,
`trick` up to the trick's end with its winner and its card points (where cards are played unseen, by the
position at which each turns out to lie); `legal S: cards` is what a seat may play and `sees S: seats` whose
hands it sees; `multiplier` is what the view says; `line` is one line of the account, all of them in order;
`after` is the match.
"""

from pathlib import Path

import pytest

from manille_lan.engine.match import finish_deal
from manille_lan.engine.phases.blind import positions
from manille_lan.engine.projection import project
from manille_lan.engine.view import line_text
from manille_lan.errors import IllegalAction
from tests.engine.deals import act, begun, match_at
from tests.engine.sketches import REGISTERED, rules_of

FOLDER = Path(__file__).parent.parent / "examples" / "transcripts"
TRANSCRIPTS = sorted(FOLDER.glob("*.txt"))
SEATED = ("hand", "pile")
LAYOUT = ("preset", "players", "dealer", "turned", "scores", "carry", "widow", *SEATED)


def steps(path):
    """The lines of a transcript without their derivations, as (word, rest)."""
    for line in path.read_text("utf-8").splitlines():
        told = line.partition("|")[0].partition("#")[0].strip()
        if told:
            yield told.partition(" ")[::2]


def laid_out(path):
    """Rules and deal as the first lines of a transcript have them."""
    told = {word: rest.strip() for word, rest in steps(path) if word in LAYOUT and word not in SEATED}
    hands = {}
    for word, rest in steps(path):
        if word in SEATED:
            seat, _, cards = rest.strip().partition(": ")
            hands[seat] = f"{hands.get(seat, '')} {cards}".strip()
    rules = rules_of(told["preset"], int(told["players"]) if "players" in told else None)
    scores = [int(score) for score in told.get("scores", "").split()]
    match = match_at(rules, int(told["dealer"]), scores, carry=int(told.get("carry", 0)))
    return rules, begun(rules, match, hands, turned=told.get("turned"), widow=told.get("widow", ""))


def let_fall(rules, deal, cards):
    for card in cards.split():
        action = f"play {card}"
        if rules.variant.sees == "others":
            at = positions(rules, deal, deal.seat).index(int(rules.pack.parse_card(card)))
            action = f"position {at + 1}"
        deal = act(rules, deal, f"{deal.seat} {action}")
    return deal


def trick(rules, deal, told):
    cards, _, result = told.partition(" won ")
    before = len(deal.tricks)
    deal = let_fall(rules, deal, cards)
    last = project(rules, deal, None).last_trick
    assert len(deal.tricks) == before + 1, told
    worth = sum(rules.points[card] for card in last.cards)
    assert f"{last.winner} worth {worth}" == " ".join(result.split()), told
    return deal


def legal(rules, deal, told):
    seat, _, cards = told.partition(": ")
    offered = project(rules, deal, int(seat)).legal
    assert deal.seat == int(seat)
    assert {str(action.card) for action in offered} == set(cards.split()), told


def sees(rules, deal, told):
    seat, _, owners = told.partition(": ")
    hands = project(rules, deal, int(seat)).hands
    seen = [str(owner) for owner, cards in enumerate(hands) if cards is not None]
    assert (" ".join(seen) or "nobody") == owners.strip(), told


def refused(rules, deal, told):
    with pytest.raises(IllegalAction):
        act(rules, deal, told.strip())


CHECKS = {"legal": legal, "sees": sees, "refused": refused}


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_transcript(path):
    rules, deal = laid_out(path)
    lines = []
    for word, rest in steps(path):
        if word.isdecimal():
            deal = act(rules, deal, f"{word} {rest}")
        elif word == "play":
            deal = let_fall(rules, deal, rest)
        elif word == "trick":
            deal = trick(rules, deal, rest)
        elif word in CHECKS:
            CHECKS[word](rules, deal, rest)
        elif word == "multiplier":
            assert project(rules, deal, None).multiplier == int(rest)
        elif word == "line":
            lines.append(rest)
        elif word == "after":
            after, _ = finish_deal(rules, deal)
            scores = " ".join(map(str, after.scores))
            assert f"scores {scores} carry {after.carry} dealer {after.dealer}" == rest
        else:
            assert word in LAYOUT, word
    assert [line_text(line) for line in project(rules, deal, None).lines] == lines


@pytest.mark.parametrize("preset", REGISTERED)
def test_every_preset_has_a_transcript_to_the_end(preset):
    told = [dict(steps(path)) for path in TRANSCRIPTS]
    assert any(lines["preset"].strip() == preset and "after" in lines for lines in told)
