"""The bot's side of its pipe, without a process: messages in, messages out."""

import io
from random import Random
from typing import Any, cast

import pytest

from manille_lan.bots.contract import Aids, Decision
from manille_lan.bots.messages import (
    Answer,
    Ask,
    Failed,
    Ready,
    Setup,
    decode_from_bot,
    decode_to_bot,
    encode_from_bot,
    encode_to_bot,
)
from manille_lan.bots.process import serve
from manille_lan.engine.actions import Action
from manille_lan.engine.view import parse_view, view_data
from manille_lan.errors import PluginError, ProtocolError
from manille_lan.protocol.frames import FrameSplitter, frame
from tests.bots.positions import asked, deal_in, rules_of

RULES = rules_of()
VIEW = asked(RULES, deal_in(RULES, "play"))
SETUP = Setup("s", 20000, 1000, 10000, 512, 3, "belge", 4, {})


class Scripted:
    """Answers each question with the next of its answers; an exception is raised."""

    def __init__(self, *answers):
        self.answers = list(answers)
        self.seen = []

    def choose(self, view, legal, aids):
        self.seen.append((view, tuple(legal), aids.seconds_left, aids.bank_left))
        answer = self.answers.pop(0)
        if isinstance(answer, BaseException):
            raise answer
        return answer


def said_by(bot, *messages):
    """What a bot answers to some messages."""
    out = io.BytesIO()
    incoming = [frame(encode_to_bot(message)) for message in messages]
    serve(lambda setup: (bot, Aids(rng=Random(setup.seed), rules=RULES)), incoming, out)
    splitter = FrameSplitter(1 << 16)
    splitter.feed(out.getvalue())
    return [decode_from_bot(payload) for payload in splitter.payloads()]


def ask(id=1):
    return Ask(id, view_data(VIEW), 1500, 9000)


def test_a_bot_is_made_asked_and_answers():
    bot = Scripted(VIEW.legal[0], Decision(VIEW.legal[1], "why-lead", {"card": "10H", "n": 2}))
    assert said_by(bot, SETUP, ask(1), ask(2)) == [
        Ready(),
        Answer(1, str(VIEW.legal[0])),
        Answer(2, str(VIEW.legal[1]), "why-lead", {"card": "10H", "n": 2}),
    ]


def test_a_bot_gets_the_view_the_legal_actions_and_its_time():
    bot = Scripted(VIEW.legal[0])
    said_by(bot, SETUP, ask())
    assert bot.seen == [(VIEW, VIEW.legal, 1.5, 9.0)]


WRONG: list[tuple[Any, str]] = [
    (None, "nonsense"),
    ("S10 ", "nonsense"),
    (99, "nonsense"),
    ([], "nonsense"),
    (VIEW, "nonsense"),
    (Decision(cast(Any, None)), "nonsense"),
    (Action("play", ("x" * 600,)), "nonsense"),
    (Action(cast(Any, 5), cast(Any, 7)), "nonsense"),
    (Decision(VIEW.legal[0], "why", cast(Any, {"object": object()})), "nonsense"),
    (Decision(VIEW.legal[0], "why", cast(Any, None)), "nonsense"),
    (ValueError("lost"), "exception"),
    (SystemExit(0), "exception"),
    (GeneratorExit(), "exception"),
    (MemoryError(), "memory"),
]


@pytest.mark.parametrize(("answer", "trouble"), WRONG)
def test_bots_01_whatever_a_bot_does_becomes_a_message(answer, trouble):
    ready, failed = said_by(Scripted(answer), SETUP, ask())
    assert ready == Ready()
    assert isinstance(failed, Failed)
    assert (failed.id, failed.trouble) == (1, trouble)


def test_an_answer_whose_repr_raises_is_nonsense():
    class Sly:
        def __repr__(self):
            raise RuntimeError("caught you")

    assert said_by(Scripted(Sly()), SETUP, ask())[1] == Failed(1, "nonsense", "choose() returned Sly")


def test_bots_11_the_author_gets_the_traceback():
    _, failed = said_by(Scripted(ValueError("no card like it")), SETUP, ask())
    assert "ValueError: no card like it" in failed.trace
    assert "test_process.py" in failed.trace


def test_a_bot_that_cannot_be_made_says_so_and_ends():
    def make(setup):
        raise ImportError("No module named 'numba'")

    out = io.BytesIO()
    serve(make, [frame(encode_to_bot(SETUP)) * 2], out)
    failed = decode_from_bot(out.getvalue()[4:])
    assert (failed.id, failed.trouble) == (0, "setup")
    assert "No module named 'numba'" in failed.trace


def test_a_question_before_setup_is_a_mistake_of_the_table():
    with pytest.raises(ProtocolError):
        said_by(Scripted(), ask())


def test_messages_travel_whole():
    assert parse_view(decode_to_bot(encode_to_bot(ask())).view) == VIEW
    for message in (SETUP, Setup("s", 1, 2, 3, 4, 5, "p", 4, {"a": "b"}, ("file", "x.py"))):
        assert decode_to_bot(encode_to_bot(message)) == message
    for message in (Ready(), Answer(3, "play 10H", "why", {"a": 1}), Failed(1, "exception", "trace")):
        assert decode_from_bot(encode_from_bot(message)) == message


def test_imagining_without_rules_says_what_to_do():
    with pytest.raises(PluginError, match="plugin-needs-rules"):
        Aids(rng=Random(0)).imagine(VIEW)


def test_an_imagined_deal_looks_like_the_view():
    deal = Aids(rng=Random(0), rules=RULES).imagine(VIEW)
    assert asked(RULES, deal).hand == VIEW.hand
