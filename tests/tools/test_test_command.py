"""What `tools/test.py` runs, leaves out, and says."""

import importlib.util
import shutil

import pytest

from tests.architecture.sources import ROOT
from tests.tools.conftest import TOOLS


@pytest.fixture
def command(monkeypatch):
    """The module tools/test.py with nothing to prepare; its `ran` lists the checks that it started."""
    spec = importlib.util.spec_from_file_location("test_command", TOOLS / "test.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.ran = []
    monkeypatch.setattr(module, "prepare", lambda lock: None)
    monkeypatch.setattr(module, "run", lambda name, line: module.ran.append((name, line)) or 0)
    monkeypatch.setattr(module, "LINUX", True)
    monkeypatch.setattr(module.os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(shutil, "which", lambda program: f"/usr/bin/{program}")
    monkeypatch.delenv("CI", raising=False)
    return module


def test_without_arguments_it_runs_everything(command):
    assert command.main([]) == 0
    programs = [line[0] for _, line in command.ran]
    assert programs == ["ruff", "mypy", "lint-imports", "pytest", "pytest"]


def test_every_folder_of_tests_is_run_once(command):
    counted, others = (line for _, line in command.checks([]) if line[0] == "pytest")
    run = [word for word in (*counted, *others) if word.startswith("tests/")]
    folders = {path.parent.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")}
    assert sorted(run) == sorted({*folders, command.UNCOUNTED})
    assert f"--ignore={command.UNCOUNTED}" in counted
    assert (ROOT / command.UNCOUNTED).exists()


def test_arguments_go_to_pytest_alone(command):
    command.main(["tests/engine", "-k", "trump"])
    assert command.ran == [("pytest", ["pytest", "tests/engine", "-k", "trump"])]


def test_one_failed_check_fails_the_whole_and_the_others_still_run(command, monkeypatch, capsys):
    monkeypatch.setattr(command, "run", lambda name, line: command.ran.append(name) or int(name == "mypy"))
    assert command.main([]) == 1
    assert len(command.ran) == 5
    assert capsys.readouterr().err == "Failed: mypy.\n"


def test_a_laptop_without_a_tool_leaves_its_tests_out_and_says_so(command, monkeypatch, capsys):
    monkeypatch.setattr(shutil, "which", lambda program: None if program == "Xvfb" else program)
    monkeypatch.setattr(command.os, "geteuid", lambda: 1000, raising=False)
    assert command.main([]) == 0
    for _, line in command.ran[-2:]:
        assert line[:3] == ["pytest", "-m", "not namespaces and not screen"]
    said = capsys.readouterr().err
    assert 'Not run here: the tests marked "screen", for lack of Xvfb (sudo apt install xvfb).' in said
    assert 'Not run here: the tests marked "namespaces", for lack of root.' in said


def test_in_ci_a_missing_tool_fails(command, monkeypatch):
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(shutil, "which", lambda program: None if program == "nft" else program)
    assert command.main([]) == 1
    assert command.ran == []


def test_another_system_in_ci_runs_what_it_can(command, monkeypatch):
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(command, "LINUX", False)
    assert command.main([]) == 0
    for _, line in command.ran[-2:]:
        assert line[:3] == ["pytest", "-m", "not namespaces and not screen"]


def test_trouble_with_the_environment_is_one_sentence(command, monkeypatch, capsys):
    def fail(lock):
        raise command.Trouble("The disk is full.")

    monkeypatch.setattr(command, "prepare", fail)
    assert command.main([]) == 1
    assert capsys.readouterr().err == "The disk is full.\n"


def test_every_marker_of_the_project_is_known_to_the_command(command, pyproject):
    markers = {line.split(":")[0] for line in pyproject["tool"]["pytest"]["ini_options"]["markers"]}
    assert markers == set(command.PROGRAMS)
