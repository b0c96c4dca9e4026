"""`tools/play.py` from a fresh clone, with real environments and a package index of one wheel."""

import subprocess
import sys
import time

NETWORK_GONE = {"PIP_NO_INDEX": "0", "PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_FIND_LINKS": ""}


def play(clone, environ, *arguments):
    """Run the clone's play.py as a person would, from another folder."""
    command = [sys.executable, str(clone / "tools" / "play.py"), *arguments]
    return subprocess.run(command, env=environ, cwd=clone.parent, capture_output=True, text=True, check=False)


def await_file(path):
    """Wait until a process behind the game has written a file."""
    for _ in range(600):
        if path.exists():
            return
        time.sleep(0.1)
    raise AssertionError(f"{path} does not come: {(path.parent / 'search.log').read_text()}")


def test_offline_then_repaired_then_at_once(clone, pip_environ):
    offline = play(clone, {**pip_environ, **NETWORK_GONE})
    assert offline.returncode == 1
    assert "there is no network" in offline.stderr
    assert "Traceback" not in offline.stderr

    repaired = play(clone, pip_environ, "play", "--bots", "a b")
    assert repaired.stderr.splitlines()[0] == ".venv is incomplete or outdated: making it anew."
    assert repaired.stdout == "['play', '--bots', 'a b']\n"
    assert repaired.returncode == 7

    await_file(clone / ".venv" / "installed-search.txt")
    await_file(clone / ".venv" / "compiled.txt")
    at_once = play(clone, {**pip_environ, **NETWORK_GONE}, "tables")
    assert (at_once.returncode, at_once.stdout, at_once.stderr) == (7, "['tables']\n", "")


def test_a_package_with_another_hash_is_refused(clone, pip_environ, lock_line):
    lock = clone / "tools" / "locks" / "play.txt"
    lock.write_text(lock_line[:-2] + ("0" if lock_line[-2] != "0" else "1") + "\n", "utf-8")
    refused = play(clone, pip_environ)
    assert refused.returncode == 1
    assert "could not be installed. pip said:" in refused.stderr
