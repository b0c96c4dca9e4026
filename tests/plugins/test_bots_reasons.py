"""The reasons of `steady`: true of the view that it saw, and told in every language."""

from random import Random

import pytest

from manille_bots import STEADY
from manille_lan.api.bots import beats, head, mask_of, partner_wins, would_win
from manille_lan.bots.contract import Aids
from manille_lan.engine.cards import FRENCH
from manille_lan.engine.play import apply
from manille_lan.words.languages import available_languages
from manille_lan.words.loader import Words
from manille_lan.words.phrases import reason_sentence
from tests.bots.positions import asked, begun, rules_of


def decisions(preset="belge", deals=40):
    """What `steady` says of its own choices at every seat."""
    rules = rules_of(preset)
    for seed in range(deals):
        deal, bots = begun(rules, seed, seed % 4), [STEADY.make() for _ in range(4)]
        aids = [Aids(Random(seat), rules) for seat in range(4)]
        while not deal.outcome:
            view = asked(rules, deal)
            answer = bots[view.seat].choose(view, view.legal, aids[view.seat])
            action, why, args = getattr(answer, "action", answer), getattr(answer, "why", ""), {}
            if why:
                args = dict(answer.args)
            yield view, action, why, args
            deal, _ = apply(rules, deal, deal.seat, action)


def is_true(view, action, why, args):
    """Whether a reason holds, as anybody can see in the view."""
    card = view.the_pack.card_or_none(str(args.get("card", ""))) or action.card
    out = view.the_pack.full & ~mask_of(view.hand) & ~mask_of(view.played)
    best = head(view)
    return {
        "why-only": lambda: len(view.legal) == 1,
        "why-load": lambda: args["seat"] == view.trick.winner and args["points"] == card.points,
        "why-keep": lambda: partner_wins(view) and card.points == 0,
        "why-last": lambda: would_win(view, card) and len(view.trick.cards) == view.players - 1,
        "why-ruff": lambda: card.suit == view.trump != args["suit"] == view.trick.cards[0].suit,
        "why-master": lambda: not any(out >> int(c) & 1 for c in higher(view, card)),
        "why-beat": lambda: beats(view, card, best) and args["head"] == best.text,
        "why-still-out": lambda: out >> int(FRENCH.card_or_none(args["out"])) & 1,
        "why-cannot-win": lambda: not any(would_win(view, other.card) for other in view.legal),
        "why-draw-trumps": lambda: card.suit == view.trump and args["count"] > 0,
        "why-gives-nothing": lambda: card.points == 0 and not view.trick.cards,
    }[why]()


def higher(view, card):
    return [other for other in view.the_pack.cards if other.suit == card.suit and other > card]


def test_every_reason_is_true_and_most_cards_have_one():
    said, cards = {}, 0
    for view, action, why, args in decisions():
        cards += action.verb == "play"
        if why:
            assert is_true(view, action, why, args), (why, args, action, view)
            said[why] = said.get(why, 0) + 1
    assert len(said) == 11, said
    assert sum(said.values()) > 0.7 * cards


@pytest.mark.parametrize("language", available_languages())
def test_every_reason_has_its_sentence(language):
    words = Words(language).at(names=("Anna", "Bert", "Celia", "Dirk"), me=0, sides=(0, 1, 0, 1))
    for _, _, why, args in decisions(deals=4):
        if why:
            told = reason_sentence(words, why, args)
            assert not told[0].islower()
            assert told.endswith(".")
