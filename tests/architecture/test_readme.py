"""What the README promises a stranger: its bot sits down, its session runs, its commands are real."""

import doctest
import re

import pytest
from typer.main import get_command

from manille_lan.cli.main import app
from manille_lan.registry import load_registry
from tests.architecture.sources import ROOT

README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The folder with the README's bot, as the session has it, and no home of this machine."""
    (tmp_path / "lowest.py").write_text(BLOCKS[0], "utf-8")
    monkeypatch.setenv("MANILLE_LAN_HOME", str(tmp_path / "home"))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_first_bot_is_eleven_lines_and_loads_from_the_plugin_folder(folder):
    assert len(BLOCKS[0].splitlines()) <= 11
    registry = load_registry(folder)
    assert "lowest" in registry.bots
    assert registry.failures == ()


def test_the_session_runs_as_it_stands(folder):
    session = doctest.DocTestParser().get_doctest(BLOCKS[1], {}, "README.md", "README.md", 0)
    said = []
    assert len(session.examples) >= 8
    assert doctest.DocTestRunner(verbose=False).run(session, out=said.append).failed == 0, "".join(said)


def table_rows():
    """(command, its options) of each row of the README's table."""
    for row in re.findall(r"^\| `manille-lan( .*?)` \|", README, re.MULTILINE):
        command = row.split()[0]
        yield command, set(re.findall(r"--[a-z]+", row))


@pytest.mark.parametrize(("command", "options"), [pytest.param(*row, id=row[0]) for row in table_rows()])
def test_the_command_line_is_the_one_that_the_table_tells(command, options):
    known = get_command(app).commands[command]
    assert options <= {option for parameter in known.params for option in parameter.opts}


def test_every_command_is_in_the_table():
    assert {command for command, _ in table_rows()} == set(get_command(app).commands)
