"""The search is compiled once for all processes, by one of them; none that is killed holds up the others."""

import os
import subprocess
import sys
from contextlib import ExitStack

import pytest

from manille_expert import kept
from manille_expert.ladder import warming

COMPILER = """
import sys
from types import SimpleNamespace
from manille_expert import compiling

def compiled(name):
    if name == compiling.SEARCHER:
        print("compiling", flush=True)
        sys.stdin.read()
    return SimpleNamespace(IS_COMPILED=True)

def told(handle, has_lock=compiling._has_lock):
    answer = has_lock(handle)
    if not answer:
        print("waiting", flush=True)
    return answer

compiling.import_module, compiling._has_lock = compiled, told
compiling.main()
"""

LOADED = """
from manille_expert import kept, pile_search, search
from manille_expert.ladder import seat
from manille_expert.machine import IS_COMPILED
from manille_expert.policy import entries

doors = [function for module in (entries, pile_search, search) for function in vars(module).values()]
stats = [function.stats for function in doors if hasattr(function, "stats") and function.signatures]
print(kept.is_complete(), len(stats) > 3, sum(sum(each.cache_misses.values()) for each in stats))
"""


@pytest.fixture
def start(tmp_path, monkeypatch):
    """Start a compiler that says what it does and compiles until its input ends."""
    monkeypatch.setenv(kept.FOLDER_VARIABLE, str(tmp_path))
    with ExitStack() as stack:

        def started():
            command = [sys.executable, "-c", COMPILER]
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            stack.callback(process.wait)
            stack.callback(process.kill)
            stack.enter_context(process.stdout)
            stack.enter_context(process.stdin)
            return process

        yield started


def test_of_many_processes_one_compiles_and_the_others_wait(start):
    first = start()
    assert first.stdout.readline() == "compiling\n"
    others = [start(), start()]
    assert [other.stdout.readline() for other in others] == ["waiting\n"] * 2
    first.stdin.close()
    assert [process.wait(20) for process in (first, *others)] == [0, 0, 0]
    assert not any("compiling" in other.stdout.read() for other in others)
    late = start()
    assert (late.wait(20), late.stdout.read()) == (0, "")


def test_a_killed_compiler_lets_the_next_one_go_on(start):
    first = start()
    assert first.stdout.readline() == "compiling\n"
    second = start()
    assert second.stdout.readline() == "waiting\n"
    first.kill()
    while (line := second.stdout.readline()) == "waiting\n":
        pass
    assert line == "compiling\n"
    second.stdin.close()
    assert second.wait(20) == 0


def test_what_was_compiled_once_is_loaded_by_every_later_process():
    subprocess.run([sys.executable, "-m", "manille_expert.compiling"], check=True)
    loaded = subprocess.run([sys.executable, "-c", LOADED], check=True, capture_output=True, text=True)
    assert loaded.stdout == "True True 0\n"


@pytest.fixture
def compiler(tmp_path, monkeypatch):
    """Put a program in the compiler's place, which knows the number of its `run`; where it notes its runs."""
    runs = tmp_path / "runs"

    def placed(program):
        counting = f"with open({str(runs)!r}, 'a') as runs:\n    runs.write('x')\n    run = runs.tell()\n"
        (tmp_path / "its_compiler.py").write_text(counting + program)
        monkeypatch.setenv("PYTHONPATH", str(tmp_path))
        monkeypatch.setattr(warming, "COMPILER", "its_compiler")
        monkeypatch.setattr(warming, "is_complete", lambda: False)
        return runs

    return placed


def test_a_bot_whose_compiler_was_ended_starts_another(compiler):
    runs = compiler("import os; run == 1 and os._exit(9)")
    warming.await_compiled()
    assert runs.read_text() == "xx"


def test_a_bot_says_why_nothing_could_be_compiled(compiler):
    runs = compiler("raise SystemExit('no room on the disk')")
    with pytest.raises(RuntimeError, match="no room on the disk"):
        warming.await_compiled()
    assert runs.read_text() == "x" * warming.ATTEMPTS


def test_a_bot_starts_no_compiler_where_all_lies_there_or_nothing_can_be_kept(compiler, monkeypatch):
    runs = compiler("")
    monkeypatch.setattr(warming, "is_complete", lambda: True)
    warming.await_compiled()
    monkeypatch.setattr(warming, "is_complete", lambda: False)
    monkeypatch.setattr(warming, "kept_folder", lambda: None)
    warming.await_compiled()
    assert not runs.exists()


@pytest.fixture
def source(tmp_path, monkeypatch):
    """One kernel of another package, kept in a folder that numba was told."""
    path = tmp_path / "kernels" / "search.py"
    path.parent.mkdir()
    path.write_text("first")
    monkeypatch.setattr(kept, "HERE", path.parent)
    monkeypatch.setenv(kept.FOLDER_VARIABLE, str(tmp_path / "cache"))
    kept.kept_folder.cache_clear()
    yield path
    kept.kept_folder.cache_clear()


def test_a_changed_source_is_compiled_anew_and_the_old_code_forgotten(source):
    old = kept.kept_folder()
    kept.note_complete()
    assert kept.is_complete()
    kept.kept_folder.cache_clear()
    assert kept.kept_folder() == old
    source.write_text("second")
    kept.kept_folder.cache_clear()
    assert kept.kept_folder() != old
    assert not old.exists()
    assert not kept.is_complete()


def test_numba_would_compile_a_touched_source_anew_and_so_it_is_not_complete(source):
    kept.note_complete()
    os.utime(source, (1, 1))
    assert not kept.is_complete()


def test_read_only_places_are_passed_over(source, monkeypatch, tmp_path):
    monkeypatch.delenv(kept.FOLDER_VARIABLE)
    (source.parent / "__pycache__").write_text("not a folder")
    monkeypatch.setattr(kept.platformdirs, "user_cache_path", lambda *_, **__: tmp_path / "of the user")
    assert kept.kept_folder().parent == tmp_path / "of the user"
    (tmp_path / "blocked").write_text("")
    monkeypatch.setattr(kept.platformdirs, "user_cache_path", lambda *_, **__: tmp_path / "blocked")
    kept.kept_folder.cache_clear()
    assert kept.kept_folder() is None
