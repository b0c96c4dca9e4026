"""What strangers build on: the names of `manille_lan.api`, and the hooks, written down and tested.

A name that goes missing here breaks somebody's plugin; a new one is a promise. Change the lists knowingly,
with a line in the changelog.
"""

import importlib
import inspect

import pytest

from manille_lan import hookspecs
from tests.architecture.sources import ROOT

PUBLIC = {
    "manille_lan.api.bots": """
        API_VERSION Action Aids Bot BotEntry BotLimits CATALAN Card Decision Event FRENCH MatchView
        NO_TRUMP Pack PlaceView PlayerView Rules TrickView beats cards_meant fallback has_trumps head head_of
        hookimpl mask_of numbers_of others_to_follow partner_wins read_words unseen voids would_win
    """,
    "manille_lan.api.variants": """
        API_VERSION AUCTION Action BOTIFARRA Bidding BlindOffer BlindTricks CATALAN Card Choice
        Claims Constraint Contract Cutting DEALER_NAMES_OPTIONS Deal Dealing Doubling Drawing Event
        Exchange FRENCH Flag Format Formats Match NAMED_BY_DEALER NOBODY NO_TRUMP NameTrumps Option
        OptionError Order PARTNERSHIP PARTNERSHIP_OPTIONS Pack Packets Phase PileDealing PileTricks
        Place Privilege Refusal Rules SPOKEN
        ScoreLine SpokenTricks Step TURNED_UP TWO_SIDED Trick Tricks TurnUp TurningUp Value Values
        Variant Whole card_points ceiling hookimpl outcome_lines partnership_lines read_words
        tricks_won two_sided_lines widow_size
    """,
}


@pytest.mark.parametrize("module", PUBLIC)
def test_public_names_are_pinned(module):
    assert sorted(importlib.import_module(module).__all__) == sorted(PUBLIC[module].split())


@pytest.mark.parametrize("module", PUBLIC)
def test_public_names_exist_and_are_documented(module):
    door = importlib.import_module(module)
    for name in door.__all__:
        value = getattr(door, name)
        if inspect.isclass(value) or inspect.isfunction(value):
            assert inspect.getdoc(value), name


def hooks():
    return [name for name in vars(hookspecs) if name.startswith("manille_")]


def test_there_are_few_hooks():
    assert hooks() == ["manille_variants", "manille_bots"]


@pytest.mark.parametrize("hook", hooks())
def test_every_hook_is_documented_and_tested(hook):
    assert inspect.getdoc(getattr(hookspecs, hook))
    assert any(hook in (ROOT / name).read_text("utf-8") for name in ("README.md", "CONTRIBUTING.md"))
    assert any(hook in path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
