import json
import subprocess
import sys

import pytest

from manille_lan import __version__
from manille_lan.cli import main as program
from manille_lan.cli import variants
from manille_lan.words.languages import available_languages
from manille_lan.words.loader import Words

COMMANDS = ("play", "host", "tables", "join", "bot", "variants", "bots", "simulate", "replay")


def is_one_sentence(text):
    return text.endswith("\n") and text.count("\n") == 1 and "Traceback" not in text


def test_the_help_names_every_command_in_the_persons_language(call):
    english, french = call("--help"), call("--language", "fr", "--help")
    assert english.status == french.status == 0
    for command in COMMANDS:
        assert f"  {command} " in english.out
        assert f"  {command} " in french.out
    assert "Show the tables on this network." in english.out
    assert "Montrer les tables de ce réseau." in french.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_option_has_a_help(call, command):
    helped = call(command, "--help")
    assert helped.status == 0
    assert "cli-" not in helped.out


def test_no_help_is_an_id_that_nobody_says():
    def helps(command):
        yield from (part.help for part in (command, *command.params) if part.help)
        for below in getattr(command, "commands", {}).values():
            yield from helps(below)

    ids = set(helps(program.typer.main.get_command(program.app)))
    for language in available_languages():
        words = Words(language)
        assert [id for id in ids if id.startswith("cli-") and not words.is_known(id)] == []
    assert len(ids) > 30


def test_the_version(call):
    assert call("--version").out == f"manille-lan {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("nothing",), "There is no command “nothing”. There are: play, host,"),
        (("variants", "nothing"), "There is no variant “nothing”. There are: "),
        (("variants", "--nothing"), "There is no option --nothing here."),
        (("join",), "NAME|ADDRESS is missing."),
        (("simulate", "--variant", "belge"), "--bots is missing."),
        (("tables", "--seconds", "soon"), "--seconds cannot have that value"),
        (("--language", "tlh", "bots"), "There is no language “tlh”. There are: en, fr"),
        (("simulate", "--variant", "belge", "--bots", "nobody", "--deals", "1"), "nobody"),
        (("simulate", "--variant", "belge", "--bots", "random", "--deals", "0"), ""),
        (("simulate", "--variant", "belge", "--bots", "random"), ""),
        (("simulate", "--variant", "nothing", "--bots", "random", "--deals", "1"), "nothing"),
        (
            ("simulate", "--variant", "belge", "--bots", "random", "--deals", "1", "--option", "match=bar"),
            "The option match cannot be “bar”. Allowed: race:N",
        ),
        (
            ("simulate", "--variant", "belge", "--bots", "random", "--deals", "1", "--option", "x"),
            "NAME=VALUE",
        ),
    ],
)
def test_wrong_use_is_status_2_and_one_sentence(call, arguments, told):
    answer = call(*arguments)
    assert answer.status == 2
    assert told in answer.err
    assert answer.out == ""
    assert is_one_sentence(answer.err)
    assert "error-" not in answer.err


def test_the_same_in_french(call):
    answer = call("variants", "rien", "--language=fr")
    assert answer.status == 2
    assert answer.err.startswith("Il n’y a pas")


def test_what_fails_is_status_1(call, tmp_path):
    answer = call("replay", str(tmp_path / "none.manille"))
    assert answer.status == 1
    assert is_one_sentence(answer.err)


def test_an_error_that_nobody_expected_is_a_sentence_and_a_file(call, home, monkeypatch):
    def breaks(*_):
        raise ZeroDivisionError("nobody expected this")

    monkeypatch.setattr(variants, "registry_of", breaks)
    answer = call("variants")
    assert answer.status == 1
    assert is_one_sentence(answer.err)
    [log] = (home / "logs").glob("crash-*.log")
    assert str(log) in answer.err
    assert "ZeroDivisionError: nobody expected this" in log.read_text("utf-8")


def test_where_no_file_can_be_written_the_sentence_says_what_it_was(call, home, monkeypatch):
    def breaks(*_):
        raise ZeroDivisionError("nobody expected this")

    monkeypatch.setattr(variants, "registry_of", breaks)
    home.mkdir()
    (home / "logs").write_text("a file where a folder should be")
    answer = call("variants")
    assert answer.status == 1
    assert "ZeroDivisionError: nobody expected this" in answer.err
    assert is_one_sentence(answer.err)


def test_ctrl_c_is_no_error(call, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(variants, "registry_of", interrupted)
    answer = call("variants")
    assert (answer.status, answer.err) == (130, "")


def test_broken_settings_are_told_and_do_not_stop_anything(call, home):
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.json").write_text("{")
    answer = call("variants")
    assert answer.status == 0
    assert "could not be read" in answer.err


def test_the_settled_language_is_spoken(call, home):
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.json").write_text(json.dumps({"language": "fr"}))
    assert "Manille belge" in call("variants").out


def test_the_systems_language_is_spoken(call, monkeypatch):
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert "Manille belge" in call("variants").out


def test_a_reader_that_goes_away_is_no_error(home):
    program = [sys.executable, "-m", "manille_lan", "variants", "belge"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        child.stdout.close()
        assert child.stderr.read() == b""


def test_a_console_without_the_characters_is_spoken_to_all_the_same(home, monkeypatch):
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    monkeypatch.setenv("PYTHONUTF8", "0")
    program = [sys.executable, "-m", "manille_lan", "variants", "belge"]
    answer = subprocess.run(program, capture_output=True, check=True)
    assert b"Undertrumping" in answer.stdout
    assert answer.stderr == b""
