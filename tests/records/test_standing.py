"""A match that was broken off anywhere stands again as it stood."""

import pytest

from manille_lan.errors import RecordError
from manille_lan.records.reader import parse_record
from manille_lan.records.side import Kept
from manille_lan.records.standing import Standing, standing
from tests.records.made import act_once, begun, raw, rules_of

RULES = rules_of(match="fixed:2")


def pack_of(game):
    return " ".join(RULES.pack.cards[card].text for card in game.order)


def moments():
    """Every moment of a match of two deals: (its entries so far, what is kept, the match, the deal)."""
    entries, game, rng = begun(RULES, 3)
    yield entries, Kept(), game.match, None
    while not game.is_over:
        game.begin_deal()
        kept = Kept(pack_of(game), game.match.number)
        yield entries + game.entries, kept, game.match, game.deal
        while game.to_act is not None:
            act_once(game, rng)
            yield entries + game.entries, kept, game.match, game.deal


def test_a_match_stands_at_every_moment_as_it_stood():
    for entries, kept, match, deal in moments():
        stands = standing(parse_record(raw(entries), "it"), RULES, kept)
        assert (stands.match, stands.deal, stands.missing) == (match, deal, ())


def test_an_end_of_a_deal_that_was_lost_is_made_again():
    for entries, kept, match, deal in moments():
        if deal is None or not deal.outcome:
            continue
        at = len(entries) - 1 - [entry.word for entry in entries][::-1].index("pack")
        for end in range(at, len(entries)):
            record = parse_record(raw(entries[:end]), "it")
            stands = standing(record, RULES, kept)
            assert stands.match == match
            assert stands.deal == deal
            whole = raw(entries[:end])[: record.standing] + raw(entries)[record.standing :]
            assert whole == raw(entries)
            if end < len(entries) - 1 or not match.winners:
                assert list(stands.missing) == entries[at:]
            else:
                assert list(stands.missing) == entries[-1:]


def test_without_its_pack_a_deal_cannot_go_on():
    entries, kept, _, _ = list(moments())[5]
    record = parse_record(raw(entries), "it")
    for other in (Kept(), Kept(kept.pack, 7), Kept("nonsense", kept.deal)):
        with pytest.raises(RecordError, match="record-no-pack"):
            standing(record, RULES, other)


def test_another_pack_than_the_one_played_is_named():
    entries, kept, _, _ = list(moments())[20]
    other = Kept(" ".join(kept.pack.split()[::-1]), kept.deal)
    with pytest.raises(RecordError, match="record-illegal"):
        standing(parse_record(raw(entries), "it"), RULES, other)


def test_a_match_that_has_not_begun_stands_at_its_beginning():
    entries, _, match, _ = next(iter(moments()))
    assert standing(parse_record(raw(entries), "it"), RULES, Kept()) == Standing(match)
