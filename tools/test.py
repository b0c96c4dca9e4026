"""Check everything from a fresh clone: `python3 tools/test.py` (Windows: `py tools\\test.py`).

Makes the project's environment at the first start, then runs ruff, mypy, the import contracts and the tests.
With arguments it runs pytest alone and passes them on: `python3 tools/test.py tests/engine -k trump`.

Some tests need more than Python: a virtual screen, networks of their own. What this machine lacks for them is
named, and those tests are left out; in CI (the variable CI is set) on Linux a missing tool fails instead.
"""

import os
import shutil
import subprocess
import sys
import time

from environment import ROOT, Trouble, prepare, say, venv_command

LINUX = sys.platform.startswith("linux")

# pytest's marker -> the programs that its tests call, by the Debian package that brings them.
PROGRAMS = {
    "namespaces": {"ip": "iproute2", "nft": "nftables"},
    "screen": {"Xvfb": "xvfb", "xdotool": "xdotool", "openbox": "openbox", "import": "imagemagick"},
}

# Of engine, protocol and table every branch is tested, by these; the random deals, which take thrice as long
# when branches are counted, are left to the second run.
COUNTED = ["tests/conformance", "tests/engine", "tests/protocol", "tests/table"]
UNCOUNTED = "tests/engine/test_properties.py"


def main(arguments: list[str]) -> int:
    """Run what was asked; the exit status is 0 only where all of it passed."""
    try:
        prepare("test")
    except Trouble as trouble:
        say(str(trouble))
        return 1
    except KeyboardInterrupt:
        say("Interrupted: the next start completes the environment.")
        return 130
    lacking = {marker: lack for marker in PROGRAMS if (lack := what_lacks(marker))}
    tell_lacking(lacking)
    if lacking and LINUX and os.environ.get("CI"):
        say("In CI nothing may be left out: failed.")
        return 1
    left_out = leaving_out(lacking)
    if arguments:
        return run("pytest", ["pytest", *left_out, *arguments])
    failed = [name for name, command in checks(left_out) if run(name, command)]
    tell_lacking(lacking)
    say(f"Failed: {', '.join(failed)}." if failed else "All passed.")
    return 1 if failed else 0


def what_lacks(marker: str) -> str:
    """What this machine lacks for the tests that carry `marker`, as a phrase; empty where it has it all."""
    if not LINUX:
        return "Linux"
    missing = [f"{program} (sudo apt install {package})"
               for program, package in PROGRAMS[marker].items() if shutil.which(program) is None]
    if marker == "namespaces" and os.geteuid() != 0:
        missing.append("root")
    return ", ".join(missing)


def tell_lacking(lacking: dict[str, str]) -> None:
    """Name each kind of test that cannot run on this machine, and why."""
    for marker, lack in lacking.items():
        say(f"Not run here: the tests marked \"{marker}\", for lack of {lack}.")


def leaving_out(lacking: dict[str, str]) -> list[str]:
    """pytest's arguments that leave out the tests which this machine cannot run."""
    return ["-m", " and ".join(f"not {marker}" for marker in lacking)] if lacking else []


def checks(left_out: list[str]) -> list[tuple[str, list[str]]]:
    """All that is checked, in order: what it is called, and its command."""
    folders = {path.parent.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")}
    others = sorted(folders - set(COUNTED))
    counted = [*COUNTED, f"--ignore={UNCOUNTED}", "--cov"]
    return [
        ("ruff", ["ruff", "check", "."]),
        ("mypy", ["mypy"]),
        ("import contracts", ["lint-imports", "--no-logo"]),
        ("every branch of the pure layers", ["pytest", *left_out, *counted]),
        ("the other tests", ["pytest", *left_out, UNCOUNTED, *others]),
    ]


def run(name: str, command: list[str]) -> int:
    """Run one check from the environment in the clone's top folder; its exit status."""
    say(f"== {name}")
    started = time.monotonic()
    status = subprocess.call([str(venv_command(command[0])), *command[1:]], cwd=ROOT)
    verdict = f"failed ({status})" if status else "passed"
    say(f"== {name}: {verdict} in {time.monotonic() - started:.0f} s")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
