"""A random deal of every form, drawn after each action, in a small window with large text."""

from random import Random

import pytest

from manille_lan.settings import Settings
from tests.client.forms import seated, settle

LARGE_TEXT = Settings(name="Anna", language="fr", speed="off", trick_pause="1.2", text_size=150)
TABLES = [
    *(("muette", {}), ("coinchee", {}), ("parlee", {}), ("aveugle", {}), ("botifarra", {})),
    *(("manilla4", {}), ("manilla2", {}), ("encheres1", {"players": "3"}), ("encheres1", {"players": "7"})),
    *(("encheres2", {"players": "3"}), ("encheres2", {"players": "6"})),
    *(("encheres3", {"players": "5"}), ("encheres3", {"players": "7", "exchange": "pick"})),
]


@pytest.mark.parametrize(("preset", "options"), TABLES)
def test_a_random_deal_is_shown_to_its_end(preset, options):
    chance = Random(11)
    person = seated(
        preset,
        (900, 600),
        LARGE_TEXT,
        options=options,
        dealer=1,
        script=lambda rules, seat, legal: chance.choice(legal),
    )
    while not person.scene.model.view.outcome and person.table.legal():
        person.table.act(0, 0, chance.choice(person.table.legal()))
        settle(person)
        assert person.ui.tree()
    person.wait(0.5)
    person.draw()
    assert "deal-result" in person.ui.tree()
