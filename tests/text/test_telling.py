"""How the terminal calls a side: us and them between two pairs, you and the others where one plays alone."""

import pytest

from manille_lan.text.telling import side_text
from manille_lan.words.loader import Words


@pytest.mark.parametrize(
    ("sides", "me", "told"),
    [
        ((0, 1, 0, 1), 1, ["Them", "Us"]),
        ((0, 1, 0, 1), None, ["Anna and Chloé", "Bram and Dirk"]),
        ((0, 1), 0, ["You", "Bram"]),
        ((0, 1, 2), 2, ["Anna", "Bram", "You"]),
        ((0, 1, 1), 1, ["Anna", "Us"]),
    ],
)
def test_a_side_as_the_reader_calls_it(sides, me, told):
    names = ("Anna", "Bram", "Chloé", "Dirk")[: len(sides)]
    words = Words("en").at(names=names, sides=sides, me=me)
    assert [side_text(words, side) for side in sorted(set(sides))] == told
