"""The log of a deal is whole for whoever comes to the window's table, or comes back, in the middle of it."""

from manille_belge import BELGE
from manille_lan.client.model import TableModel
from manille_lan.engine.events import Event, event_text
from manille_lan.engine.match import begin_match
from manille_lan.engine.play import actions, apply, begin_deal
from manille_lan.engine.projection import project
from manille_lan.engine.variant import settled
from manille_lan.engine.view import view_data
from manille_lan.net.address import Address
from manille_lan.net.guest.news import Heard, Joined
from manille_lan.protocol.messages import Update, Welcome

RULES = settled(BELGE, "belge", {})
WELCOME = Welcome(
    v=1, table="0" * 16, name="Chez Test", tok=bytes(16), ep=0, lastact=0, variant="belge", options={},
    digest="a", seat=1,
)


def deal_after(count):
    deal, _ = begin_deal(RULES, begin_match(RULES, 0), tuple(range(32)))
    for _ in range(count):
        deal, _ = apply(RULES, deal, deal.seat, actions(RULES, deal)[0])
    return deal


def told(model, deal, number, events=()):
    view = project(RULES, deal, 1)
    texts = [event_text(event) for event in events]
    model.hear(Heard(Update(s=number, ep=0, events=texts, view=view_data(view))), 0.0)


def log_of(model):
    return [entry for entry in model.log if isinstance(entry, Event)]


def joined(model):
    model.hear(Joined(WELCOME, "f", Address("127.0.0.1", 1), resumed=False), 0.0)


def test_who_comes_in_mid_deal_reads_what_has_happened():
    model = TableModel()
    joined(model)
    told(model, deal_after(9), 20)
    assert log_of(model) == list(project(RULES, deal_after(9), 1).history)


def test_who_comes_back_reads_what_he_missed_once():
    model = TableModel()
    joined(model)
    told(model, deal_after(6), 10)
    joined(model)
    told(model, deal_after(12), 16)
    assert log_of(model) == list(project(RULES, deal_after(12), 1).history)
