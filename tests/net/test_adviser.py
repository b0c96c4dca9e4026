"""The adviser with real bots in real processes: answers, late answers, faults, and its end."""

import os
import queue
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from manille_lan.bots.advice import Advice, Question
from manille_lan.bots.limits import BotLimits
from manille_lan.net.host.adviser import AdviserThread, Chosen
from manille_lan.net.host.bots import BotTable
from manille_lan.registry import load_registry
from tests.bots.positions import asked, deal_in, rules_of
from tests.bots.strangers import write_bot

RULES = rules_of("belge_app")
VIEW = asked(RULES, deal_in(RULES, "play", seed=3))
OTHER = asked(RULES, deal_in(RULES, "trumps", seed=3))
PATIENT = BotLimits(setup=60.0, decision=20.0, bank=20.0, memory=200, measure=0.1, farewell=2.0)

PHASES = [
    *(("belge", phase) for phase in ("trumps", "calls", "play")),
    *(("encheres3", phase) for phase in ("auction", "exchange", "trumps", "play")),
    *(("encheres1", "draw"), ("parlee", "play"), ("aveugle", "play"), ("manilla2", "play")),
]


class Advised:
    """An adviser, and what it says."""

    def __init__(self, registry, bot, rules=RULES, limits=PATIENT):
        self.wakes = queue.SimpleQueue()
        self.rules, self.made = rules, 0

        def choose(question):
            self.made += 1
            return Chosen(bot, BotTable(registry, rules, limits))

        self.adviser = AdviserThread(choose, lambda: self.wakes.put(None), "seed")

    def ask(self, view):
        self.adviser.ask(Question(view, self.rules.option_texts()))

    def answer(self) -> Advice:
        while True:
            self.wakes.get(timeout=60)
            told = self.adviser.advice()
            if told is not None:
                return told


@pytest.fixture(scope="module")
def registry(tmp_path_factory):
    folder = tmp_path_factory.mktemp("plugins")
    for id in ("fair", "raising", "crashing", "silent", "telling"):
        write_bot(folder, id)
    return load_registry(folder)


def children():
    """The processes of bots that this one has started and that still run."""
    own = str(os.getpid())
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            stat, line = (path / "stat").read_text(), (path / "cmdline").read_text()
        except OSError:
            continue
        if stat.rpartition(")")[2].split()[1] == own and "bot_child" in line:
            found.append(path.name)
    return found


@pytest.mark.parametrize(("preset", "phase"), PHASES)
def test_there_is_a_hint_in_every_phase(registry, preset, phase):
    rules = rules_of(preset)
    view = asked(rules, deal_in(rules, phase, seed=5))
    advised = Advised(registry, "steady", rules)
    advised.ask(view)
    told = advised.answer()
    advised.adviser.close()
    assert told.action in view.legal


def test_the_reason_comes_with_the_action_and_one_process_serves_a_match(registry):
    advised = Advised(registry, "telling")
    for _ in range(2):
        advised.ask(VIEW)
        told = advised.answer()
        assert (told.why, told.args["rules"]) == ("why-told", "belge_app")
    assert advised.made == 1
    advised.adviser.close()


def test_only_the_question_asked_last_is_answered(registry):
    advised = Advised(registry, "steady")
    advised.ask(VIEW)
    advised.ask(OTHER)
    assert advised.answer().action.verb == "trump"
    advised.ask(VIEW)
    advised.adviser.forget()
    advised.wakes.get(timeout=60)
    assert advised.adviser.advice() is None
    advised.adviser.close()


@pytest.mark.parametrize("bot", ["raising", "crashing"])
def test_a_fault_is_no_hint_and_after_three_steady_advises(registry, bot):
    advised = Advised(registry, bot)
    said = []
    for _ in range(4):
        advised.ask(VIEW)
        said.append(advised.answer().action)
    advised.adviser.close()
    assert said[:3] == [None] * 3
    assert said[3] in VIEW.legal


def test_asking_never_waits_for_a_bot_that_hangs(registry):
    advised = Advised(registry, "silent", limits=BotLimits(setup=60.0, decision=0.3, bank=0.0, farewell=0.1))
    began = time.perf_counter()
    advised.ask(VIEW)
    assert time.perf_counter() - began < 1.0
    assert advised.answer() == Advice()
    advised.adviser.close()


def test_closing_leaves_no_process_behind(registry):
    advised = Advised(registry, "steady")
    advised.ask(VIEW)
    advised.answer()
    if sys.platform == "linux":
        assert len(children()) == 1
    advised.adviser.close()
    assert children() == []
    advised.adviser.close()


PROGRAM = """
import queue, sys, time
sys.path[:0] = {path!r}
from tests.net.test_adviser import Advised, VIEW
from manille_lan.registry import load_registry
from pathlib import Path
advised = Advised(load_registry(Path({folder!r})), "silent")
advised.ask(VIEW)
while advised.adviser._seat is None or advised.adviser._seat._process is None or \\
        advised.adviser._seat._process._process is None:
    time.sleep(0.05)
print(advised.adviser._seat._process._process.pid, flush=True)
queue.SimpleQueue().get()
"""



def test_the_bot_ends_with_a_program_that_is_killed(tmp_path):
    write_bot(tmp_path, "silent")
    path = [part for part in sys.path if part]
    program = PROGRAM.format(path=[str(Path.cwd()), *path], folder=str(tmp_path))
    child = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    pid = int(child.stdout.readline())
    os.kill(child.pid, signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)
    child.wait(30)
    child.stdout.close()
    for _ in range(600):
        if not is_running(pid):
            return
        time.sleep(0.05)
    raise AssertionError("the bot runs on")


def is_running(pid):
    """Whether a process is there and no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
