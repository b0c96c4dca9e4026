"""A person in the terminal at a real table: what is typed reaches the table, what happens is told."""

import pytest

from manille_lan.bots.advice import Advice
from manille_lan.bots.reply import Reply
from manille_lan.net.guest.news import Ended, Heard, Joined, Link, LobbyNews
from manille_lan.protocol.messages import Act, Chat, ChatLine, Error, Note, RoomState
from manille_lan.text.model import TableText
from manille_lan.words.loader import Words
from tests.table.driver import Drive
from tests.text.seat import DEAL, QUICK, seated

START = ("/start",)


def test_the_person_is_told_where_he_is_and_what_to_do():
    said = seated("/leave")
    assert said.printed[:5] == [
        "Connecting …",
        "You are at “Chez Test”: Belgian Manillen.",
        "/help shows what you can type.",
        "1. Cléo (in charge, not ready)",
        "2. empty",
    ]
    assert "/start begins" in said.text
    assert (said.code, said.printed[-1]) == ("left", "You have left.")


def test_a_deal_against_bots_is_played_by_numbers_one_event_a_line():
    said = seated(*START, DEAL, "/leave")
    assert "Cléo" not in "".join(line for line in said.printed if line.startswith("You play"))
    assert sum(line.startswith("You play ") for line in said.printed) >= 8
    assert any(line.startswith("Steady plays ") for line in said.printed)
    assert any(line.startswith("Your hand: ") for line in said.printed)
    assert any(line.startswith("1) ") for line in said.printed)
    assert any(line.startswith("On the table: ") for line in said.printed)


def test_the_account_of_a_deal_is_told_line_by_line_and_then_the_question():
    said = seated(*START, DEAL, "", "/leave")
    view_lines = [f"{side}: Card points: " for side in ("Us", "Them")]
    for told in (*view_lines, "Half of all points: 30", "Score: Us ", "Played to 101."):
        assert told in said.text
    over = said.printed.index("The deal is over.")
    assert said.printed.index("Enter goes on to the next deal.") > over
    assert said.printed.index("Enter goes on to the next deal.") > said.printed.index("Played to 101.")
    assert said.model.view.number == 2


def test_a_refused_card_is_told_with_the_rule_and_asked_again():
    every_card = [rank + suit for suit in "SHDC" for rank in ("7", "8", "9", "10", "J", "Q", "K", "A")]
    said = seated(*START, "1", "1", "1", *every_card, is_interactive=True)
    refusals = [line for line in said.printed if line.startswith("You do not hold ") or "you must" in line]
    assert refusals
    at = said.printed.index(refusals[0])
    assert any(line.startswith("1) ") for line in said.printed[at : at + 4])


def test_everything_can_be_shown():
    shown = ("/help", "/hand", "/last", "/score", "/seats", "/rules", "")
    said = seated(*START, *(["1"] * 3), *shown, "/leave", is_interactive=True)
    assert "/kick SEAT" in said.text
    assert "Score: " in said.text
    assert "rules of belge (en)" in said.text
    assert "1. Cléo (in charge, " in said.text


def test_before_the_first_deal_there_is_nothing_to_show_but_the_room():
    said = seated("/hand", "/last", "/score", "", "/leave", is_interactive=True)
    assert said.text.count("Waiting for players") == 3


def test_the_last_trick_is_shown_where_the_table_lets_it_be_seen():
    silent = Drive(timing=QUICK, options={"show_last_trick": "false"})
    seen = seated(*START, DEAL, "/last", "/leave")
    hidden = seated(*START, DEAL, "/last", "/leave", drive=silent)
    assert "The last trick: " in seen.text
    assert "At this table the last trick is not shown." in hidden.text


def test_the_room_is_changed_and_every_change_is_told():
    changes = ("/option match=race:61", "/bot 2 greedy", "/nobot 2", "/swap 1 3", "/rename Zoé")
    said = seated(*changes, "/variant belge_app", "/leave")
    seats = ("2. Greedy (bot)", "2. empty", "3. Cléo (", "3. Zoé (")
    for told in ("Match: first to 61", *seats, "The game is now Belgian Manillen, short."):
        assert told in said.text


def test_what_the_table_refuses_is_told():
    said = seated("/nobot 2", "/kick 2", "/option match=bar", "/sit 9", "/variant nothing", "/next", "/leave")
    for told in ("No bot sits there.", "Nobody sits there", "cannot be “bar”", "There is no such seat"):
        assert told in said.text


def test_chat_goes_to_everybody():
    said = seated("/say Bonsoir à tous", "/leave")
    assert isinstance(said.asked[0], Chat)
    assert "Cléo: Bonsoir à tous" in said.printed


def test_what_means_nothing_goes_nowhere():
    said = seated("hello", "/dance", "/sit", "/leave", is_interactive=True)
    assert said.asked == []
    assert "You are not asked now" in said.text
    assert "There is no command /dance" in said.text
    assert "It is written: /sit SEAT" in said.text


def test_lines_that_were_written_before_wait_for_their_question():
    said = seated(*START, DEAL, "", DEAL, "/leave")
    assert "You are not asked now" not in said.text
    assert said.model.view.number == 2


def test_the_end_of_the_input_is_to_leave():
    assert seated().code == "left"


def test_a_table_against_bots_begins_by_itself_and_is_closed_on_leaving():
    said = seated(begins=True, closes=True)
    assert said.drive.ended == "closed"
    assert "begins; empty seats" in said.text
    assert any("deal" in line for line in said.printed)


def test_the_owner_closes_the_table():
    said = seated("/close")
    assert said.drive.ended == "closed"
    assert said.code == "closed"


def test_everything_heard_is_handed_on_too():
    kept = []
    seated("/leave", on_news=kept.append)
    assert next(news.welcome.name for news in kept if isinstance(news, Joined)) == "Chez Test"


def test_the_same_in_french():
    said = seated("/commencer", DEAL, "/jeu", "/partir", language="fr")
    assert any(line.startswith("Vous êtes à «\u00a0Chez Test\u00a0»") for line in said.printed)
    assert any(line.startswith("Vous jouez ") for line in said.printed)
    assert said.printed[-1] == "Vous avez quitté la table."


def test_actions_carry_the_deal_and_the_turn_they_are_for():
    said = seated(*START, *(["1"] * 2), "/leave")
    acts = [command for command in said.asked if isinstance(command, Act)]
    assert acts
    assert acts[0].deal == 1
    assert len({(act.deal, act.turn) for act in acts}) == len(acts)


@pytest.fixture
def model():
    return TableText(Words("en"))


def told(model, *news):
    return [line for one in news for line in model.hear(one)]


def test_the_state_of_the_line_is_told_when_it_changes(model):
    states = ("connecting", "online", "online", "unstable", "online", "reconnecting", "online")
    assert told(model, *map(Link, states)) == [
        "Connecting …",
        "The connection is unsteady …",
        "The connection is back.",
        "The connection is lost; trying again …",
        "The connection is back.",
    ]


def test_notes_chat_errors_and_the_end_are_told(model):
    news = (
        Heard(Note(code="back", args={"name": "Bob", "seat": 1})),
        Heard(ChatLine(name="Bob", text="hello")),
        Heard(Error(code="seat_taken", fatal=False, retry="never", args={"seat": 1})),
        Ended("kicked"),
    )
    lines = told(model, *news)
    assert lines[:3] == ["Bob is back.", "Bob: hello", "seat 2 sits there already."]
    assert model.ended == Ended("kicked")
    assert lines[3]
    assert told(model, LobbyNews(())) == []


def test_a_view_that_cannot_be_read_is_told_and_costs_nothing(model):
    said = seated(*START, "1", "/leave")
    broken = next(message for message in said.drive.seats[1].inbox if type(message).__name__ == "Update")
    [line] = told(model, Heard(type(broken)(s=1, ep=0, events=[], view={"pack": "fr"})))
    assert line.startswith("What the table sent is no view of a deal")
    assert model.view is None


def test_options_are_shown_with_the_games_and_bots_of_the_owner(model):
    catalogue = {"variants": [{"id": "belge"}, {"id": "retournee"}], "bots": [{"id": "steady"}]}
    room = RoomState(seats=[], phase="room", variant="belge", options={"jack": "1"}, catalogue=catalogue)
    told(model, Heard(room))
    assert list(model.shown("options")) == ["jack=1   Jack: 1", "Games: belge, retournee. Bots: steady."]
    assert list(model.shown("seats")) == []


def test_spectators_are_named_and_told_that_they_watch(model):
    room = RoomState(seats=[], phase="room", variant="belge", options={}, spectators=["Dan"])
    assert "Watching: Dan" in told(model, Heard(room))


class Thinker:
    """Somebody who thinks of hints: the last legal action, at once or never."""

    def __init__(self, wake, thinks=True):
        self.wake, self.thinks, self.asked, self.is_closed, self.ready = wake, thinks, [], False, None

    def ask(self, question):
        self.asked.append(question)
        if self.thinks:
            self.ready = Advice(question.view.legal[-1], "why-load", {"seat": 2, "points": 5})
            self.wake()

    def forget(self):
        self.ready = None

    def advice(self):
        told, self.ready = self.ready, None
        return told

    def close(self):
        self.is_closed = True


def thinking(made, **how):
    def make(wake):
        made.append(Thinker(wake, **how))
        return made[-1]

    return make


def test_a_hint_is_told_with_its_reason_and_what_to_type():
    made = []
    said = seated(*START, "1", "/hint", "1", "/leave", make_adviser=thinking(made))
    [question] = made[0].asked
    assert question.view.is_my_turn
    at = said.printed.index("Thinking of a hint…")
    assert said.printed[at + 1].startswith(f"Hint: {len(question.view.legal)}) ")
    assert said.printed[at + 1].endswith("the trick: 5 card points onto it.")
    assert made[0].is_closed


def test_a_hint_that_comes_after_the_answer_is_dropped():
    made = []
    said = seated(
        *START, "1", "/hint", "1", "/leave", is_interactive=True, make_adviser=thinking(made, thinks=False)
    )
    assert "Thinking of a hint…" in said.printed
    assert not any(line.startswith("Hint:") for line in said.printed)


def test_no_hint_where_there_are_none_or_nothing_is_asked():
    made = []
    typed = ("/option hints=false", *START, "/hint", "/leave")
    said = seated(*typed, is_interactive=True, make_adviser=thinking(made))
    assert "At this table no hints are given." in said.printed
    assert made[0].asked == []
    said = seated("/hint", "/leave")
    assert "/start begins" in said.text
    assert "No hint was found." in seated(*START, "1", "/hint", "/leave").text


def test_after_a_deal_the_bots_say_why():
    drive = Drive(timing=QUICK)
    drive.answer = lambda ask: Reply(ask.view.legal[0], "why-told", {"seat": ask.view.seat})
    said = seated("/why", *START, DEAL, "/why", "", "/leave", drive=drive)
    assert said.text.count("No bot has said why it played so.") == 1
    assert "/why shows why the bots played so." in said.printed
    at = said.printed.index("Trick 1")
    assert said.printed[at + 1].startswith("  Steady")
    assert " plays " in said.printed[at + 1]
    assert "Told by Steady" in said.printed[at + 1]
    assert "Trick 8" in said.printed
