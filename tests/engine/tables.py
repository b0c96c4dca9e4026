"""The tables of the worked examples: rules, deals and trumps as a part has them."""

from manille_lan.engine.play import begin_deal
from tests.engine.deals import match_at
from tests.engine.sketches import rules_of


def table(part):
    """The rules that a part plays by."""
    return rules_of(part.get("preset", "belge"), **part.get("options", {}))


def fresh_deal(part, rules):
    """A deal of any cards, from the match as the part has it."""
    match = match_at(rules, part.get("dealer", 0), part.get("scores"), part.get("legs"), part.get("carry", 0))
    return begin_deal(rules, match, tuple(range(rules.pack.size)))[0]


def plain_suit(rules):
    """The first suit of the pack, which is trump where a part names none."""
    return rules.pack.suits[0]
