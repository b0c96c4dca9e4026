"""Real table processes: opened, found, joined, played at, left, and come back to."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading

import pytest

from tests.bots.strangers import write_bot

PROGRAM = [sys.executable, "-m", "manille_lan"]
PATIENCE = 40


@pytest.fixture
def start(home):
    """Start the program in a process of its own; what still runs at the end of the test is ended."""
    children = []

    def started(*arguments):
        child = subprocess.Popen(
            [*PROGRAM, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        )
        watchdog = threading.Timer(PATIENCE, child.kill)  # a test that waits for a word never waits for ever
        watchdog.start()
        children.append((child, watchdog))
        return child

    yield started
    for child, watchdog in children:
        watchdog.cancel()
        with contextlib.suppress(ProcessLookupError):
            child.kill()
        child.communicate()


@pytest.fixture
def open_table(start):
    """Open a table and read where it is."""

    def opened(*arguments):
        child = start("host", "--json", *arguments)
        line = child.stdout.readline()
        assert line, child.stderr.read()
        return child, json.loads(line)

    return opened


def read_until(child, told):
    """Everything the program prints, up to the first line with these words."""
    lines = []
    for line in child.stdout:
        lines.append(line)
        if told in line:
            return lines
    raise AssertionError(f"never said {told!r}: {lines} {child.stderr.read()}")


def typed(child, *lines):
    child.stdin.write("".join(f"{line}\n" for line in lines))
    child.stdin.flush()


def test_a_table_tells_where_it_is_in_one_json_line(open_table):
    child, told = open_table("--private", "--name", "Chez Cléo")
    assert told["name"] == "Chez Cléo"
    assert told["addresses"] == ["127.0.0.1"]
    assert told["pid"] == child.pid
    assert len(told["fingerprint"]) == 43
    assert len(bytes.fromhex(told["owner"])) == 16
    with socket.create_connection(("127.0.0.1", told["port"]), timeout=5):
        pass
    child.send_signal(signal.SIGTERM)
    assert child.wait(PATIENCE) == 0


def test_a_match_of_bots_alone_is_played_and_recorded(open_table, home):
    child, _ = open_table(
        "--private", "--once", "--bots", "random,greedy,random,greedy", "--option", "match=fixed:2"
    )
    assert child.wait(PATIENCE) == 0
    records = home / "records"
    checked = subprocess.run(
        [*PROGRAM, "replay", "--check", records], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stderr) == (0, "")
    assert checked.stdout.startswith("1 records, 2 deals played again, 0 records wrong")


def test_the_reasons_of_bots_stand_in_the_record_and_are_told_in_the_readers_language(open_table, home):
    plugins = home / "plugins"
    plugins.mkdir(parents=True)
    words = {"en": "why-shy = It is shy of { CARD($card) }.", "nl": "why-shy = Het durft niet."}
    body = """
        card = legal[0].card or view.the_pack.cards[0]
        return Decision(legal[0], "why-shy", {"card": card.text})"""
    path = write_bot(plugins, "shy", body)
    entry = 'about={"en": "A stranger."}'
    path.write_text(path.read_text("utf-8").replace(entry, f"{entry}, words={words!r}"), "utf-8")
    child, _ = open_table(
        "--private", "--once", "--bots", "steady,shy,steady,steady", "--option", "match=fixed:1"
    )
    assert child.wait(PATIENCE) == 0
    [record] = (home / "records").glob("*.manille")
    assert "\nwhy " in record.read_text("utf-8")

    def replayed(*more):
        command = [*PROGRAM, "replay", record, *more]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    told = replayed("--language", "en")
    shy = [line for line in told.splitlines() if line.strip().startswith("Shy plays ")]
    assert len(shy) == 8
    assert all(" It is shy of " in line for line in shy)
    assert "Nothing else is allowed." in told
    assert "Rien d’autre n’est permis." in replayed("--language", "fr")
    assert str(record) in replayed("--check")
    reasons = [action for action in json.loads(replayed("--json"))["deals"][0]["actions"] if "why" in action]
    assert {action["why"] for action in reasons} >= {"why-shy", "why-only"}
    path.unlink()
    assert "It is shy" not in replayed("--language", "en")


def test_a_port_that_is_taken_is_told(call, open_table):
    _, told = open_table("--private")
    answer = call("host", "--private", "--port", str(told["port"]))
    assert answer.status == 1
    assert str(told["port"]) in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("host", "--variant", "nothing"), "nothing"),
        (("host", "--bots", "random,random,random,random,random"), "5 bots"),
        (("play", "--text", "--bots", "random,random,random,random"), "no seat for you"),
        (("play", "--text", "--option", "jack=7"), "jack"),
        (("join", "--text", "10.0.0.300"), "10.0.0.300"),
        (("bot", "nobody", "--join", "127.0.0.1:1"), "nobody"),
    ],
)
def test_wrong_use_is_told_before_anything_is_opened(call, arguments, told):
    answer = call(*arguments)
    assert answer.status == 2
    assert told in answer.err
    assert answer.out == ""


def test_where_no_table_is_that_is_told(call, start):
    child = start("join", "--text", "127.0.0.1:9")
    assert child.wait(PATIENCE) == 1
    assert "127.0.0.1:9" in child.stdout.read()
    none = call("tables", "--seconds", "0.3", "--json")
    assert none.status == 1
    assert json.loads(none.out)["tables"] == []
    assert none.err.startswith("No table was found")


def test_play_in_the_terminal_against_bots_and_leave(start, home):
    child = start("play", "--text", "--variant", "retournee", "--name", "Cléo")
    typed(child, "1", "1", "/last", "/leave")
    printed, complaints = child.communicate(timeout=PATIENCE)
    assert child.returncode == 0
    assert complaints == ""
    assert "You play " in printed
    assert "Your hand: " in printed
    assert "The last trick: " in printed
    [own] = (home / "records" / "own").glob("*.manille")
    told = subprocess.run(
        [*PROGRAM, "replay", own], capture_output=True, text=True, check=True, encoding="utf-8"
    )
    assert "You play " in told.stdout
    checked = subprocess.run(
        [*PROGRAM, "replay", "--check", own.parent], capture_output=True, text=True, check=True
    )
    assert checked.stdout == "1 records, 1 deals played again, 0 records wrong.\n"
    assert not list((home / "logs").glob("crash-*"))


def test_without_a_screen_the_terminal_is_used_and_that_is_said(start, monkeypatch):
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    for arguments in (("play",), ()):
        child = start(*arguments)
        printed, complaints = child.communicate("", timeout=PATIENCE)
        assert child.returncode == 0
        assert complaints == "There is no screen here; the terminal is used.\n"
        assert printed


def test_a_table_is_found_by_name_and_a_bot_and_a_person_sit_down(open_table, start):
    name = f"Chez {os.getpid()}"
    open_table("--name", name, "--bots", "random,random")
    bot = start("bot", "greedy", "--join", name)
    assert name in bot.stdout.readline()
    person = start("join", "--text", name.upper(), "--name", "Zoé")
    typed(person, "/start", *"111111")
    lines = read_until(person, "You play ")
    assert any(line.startswith("3. Greedy (bot") for line in lines)
    assert any("Zoé (in charge" in line for line in lines)


def test_a_killed_guest_has_its_seat_back(open_table, start):
    _, told = open_table("--private", "--bots", "random,random,random")
    address = f"127.0.0.1:{told['port']}"
    first = start("join", "--text", address, "--name", "Zoé")
    typed(first, "/start")
    read_until(first, "Your hand: ")
    first.kill()
    first.wait()
    again = start("join", "--text", address, "--name", "Zoé")
    lines = read_until(again, "Your hand: ")
    assert not any("You are watching" in line for line in lines)
    typed(again, *"111111")
    read_until(again, "You play ")


def test_ctrl_c_leaves_with_a_goodbye(open_table, start):
    _, told = open_table("--private")
    guest = start("join", "--text", f"127.0.0.1:{told['port']}", "--name", "Zoé")
    read_until(guest, "/help")
    guest.send_signal(signal.SIGINT)
    _, complaints = guest.communicate(timeout=PATIENCE)
    assert (guest.returncode, complaints) == (0, "")
