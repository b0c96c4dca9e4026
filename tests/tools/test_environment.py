"""The stamp, the order of repairs and the sentences of `tools/environment.py`."""

import ast
import errno
import importlib.util
import subprocess
import sys

import pytest

from tests.tools.conftest import TOOLS

HOLD_LOCK = """
import environment
with environment.one_at_a_time():
    print("held", flush=True)
    input()
"""


@pytest.fixture
def made(placed, monkeypatch):
    """What was done to make an environment, without doing it."""
    done = []
    monkeypatch.setattr(placed, "make_empty", lambda: (placed.VENV.mkdir(), done.append("empty")))
    monkeypatch.setattr(placed, "install_lock", lambda lock: done.append(lock))
    monkeypatch.setattr(placed, "pip", lambda arguments: done.append("project"))
    monkeypatch.setattr(placed, "venv_command", lambda name: placed.ROOT / "pyproject.toml")
    return done


@pytest.mark.parametrize("name", ["environment.py", "play.py", "test.py"])
def test_an_old_python_can_read_the_tools_to_be_told_that_it_is_too_old(name):
    ast.parse((TOOLS / name).read_text("utf-8"), feature_version=(3, 8))


def test_an_old_python_is_told_what_is_needed(placed, monkeypatch):
    monkeypatch.setattr(sys, "version_info", (3, 10, 4, "final", 0))
    with pytest.raises(placed.Trouble, match=r"Python 3\.11 or newer is needed, and this is 3\.10"):
        placed.prepare("play")


def test_a_python_without_ensurepip_is_told_the_debian_package(placed, monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else name)
    with pytest.raises(placed.Trouble, match="sudo apt install python3-venv"):
        placed.prepare("play")
    assert not placed.VENV.exists()


def test_the_environment_is_not_made_anew_from_inside_itself(placed, monkeypatch):
    monkeypatch.setattr(sys, "prefix", str(placed.VENV))
    with pytest.raises(placed.Trouble, match="system's Python instead"):
        placed.prepare("play")


def test_a_disk_that_cannot_be_written_to_is_named_with_what_to_do(placed, monkeypatch):
    def refuse():
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(placed, "one_at_a_time", refuse)
    with pytest.raises(placed.Trouble, match=r"Cannot write in .*clone \(Read-only file system\)\. .* move"):
        placed.prepare("play")


def test_an_environment_for_tests_serves_for_play(placed, made):
    placed.prepare("test")
    placed.prepare("play")
    assert made == ["empty", "test", "project"]


def test_tests_are_added_to_an_environment_for_play(placed, made):
    placed.prepare("play")
    placed.prepare("test")
    placed.prepare("test")
    assert made == ["empty", "play", "project", "test", "project"]


def test_an_interrupted_installation_leaves_no_stamp(placed, made, monkeypatch):
    def interrupted(lock):
        raise KeyboardInterrupt

    monkeypatch.setattr(placed, "install_lock", interrupted)
    with pytest.raises(KeyboardInterrupt):
        placed.prepare("play")
    assert not placed.is_ready("play")


@pytest.mark.parametrize("name", ["pyproject.toml", "tools/locks/play.txt"])
def test_a_changed_lock_or_project_outdates_the_environment(placed, made, name):
    placed.prepare("play")
    with (placed.ROOT / name).open("a") as file:
        file.write("# changed\n")
    assert not placed.is_ready("play")


def test_another_python_or_place_outdates_the_environment(placed, made, monkeypatch, tmp_path):
    placed.prepare("play")
    with monkeypatch.context() as patch:
        patch.setattr(sys, "base_prefix", "elsewhere")
        assert not placed.is_ready("play")
    assert placed.is_ready("play")
    monkeypatch.setattr(placed, "ROOT", placed.ROOT.rename(tmp_path / "moved"))
    monkeypatch.setattr(placed, "VENV", tmp_path / "moved" / ".venv")
    monkeypatch.setattr(placed, "LOCKS", tmp_path / "moved" / "tools" / "locks")
    assert not placed.is_ready("play")


def test_line_endings_of_a_clone_do_not_outdate_the_environment(placed):
    before = placed.stamp_text("play")
    project = placed.ROOT / "pyproject.toml"
    project.write_bytes(project.read_bytes().replace(b"\n", b"\r\n"))
    assert placed.stamp_text("play") == before


def test_a_second_run_waits_for_the_first_and_a_killed_one_does_not_block(placed, monkeypatch):
    holder = subprocess.Popen([sys.executable, "-c", HOLD_LOCK], cwd=placed.ROOT / "tools",
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    said = []

    def kill_when_waiting(line):
        said.append(line)
        holder.kill()

    with holder:
        assert holder.stdout.readline() == "held\n"
        monkeypatch.setattr(placed, "say", kill_when_waiting)
        with placed.one_at_a_time():
            assert said == ["Another run is making .venv: waiting for it."]


@pytest.mark.parametrize(("output", "sentence"), [
    ("WARNING: NewConnectionError(...)\nERROR: No matching distribution found for rich", "no network"),
    ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", "is full"),
    ("ERROR: No matching distribution found for pygame-ce==2.5.8", "no wheel of a package for this system"),
    ("ERROR: something else\n\n", "pip said: ERROR: something else"),
    ("", "pip said: nothing"),
])
def test_what_pip_prints_becomes_a_sentence(placed, output, sentence):
    assert sentence in placed.pip_trouble(output)
