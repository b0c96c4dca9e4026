"""The program called in this process, with folders of its own."""

from types import SimpleNamespace

import pytest

from manille_lan.cli.main import main


@pytest.fixture
def home(tmp_path, monkeypatch):
    """The folder below which everything lies; the system speaks English."""
    monkeypatch.setenv("MANILLE_LAN_HOME", str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "home"


@pytest.fixture
def call(home, capsys):
    """Call the program: its exit status, what it printed, and what it complained of."""

    def called(*arguments):
        status = main(arguments)
        captured = capsys.readouterr()
        return SimpleNamespace(status=status, out=captured.out, err=captured.err)

    return called
