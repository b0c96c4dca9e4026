"""Make the locks anew: `python3 tools/lock.py`, for those who work on the project; it needs `uv`.

Writes tools/locks/test.txt, play.txt and search.txt from pyproject.toml: exact versions with hashes, for
every system and Python at once, the build backend included. search.txt holds what only the bots' search
wants, two thirds of all: the game starts without it. Then asks, for each system and Python that the README
promises, whether all of a lock can be installed there from wheels. `--check` asks only that.
"""

import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from environment import LOCKS, ROOT, say

SYSTEMS = (
    "x86_64-manylinux_2_28",
    "aarch64-manylinux_2_28",
    "x86_64-pc-windows-msvc",
    "aarch64-apple-darwin",
    "x86_64-apple-darwin",
)
SEARCH_ONLY = ("llvmlite", "numba", "numpy")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def main(arguments: list[str]) -> int:
    """Write the locks, unless only asked to check them; the exit status is 1 where a wheel is missing."""
    if shutil.which("uv") is None:
        say("uv is needed to make the locks: pip install uv")
        return 1
    if arguments != ["--check"]:
        write_lock("test", ["--group", "test"], [LOCKS / "older.txt"])
        write_lock("play", [], [LOCKS / "older.txt", LOCKS / "test.txt"])
        move_packages(SEARCH_ONLY, "play", "search")
    missing = [line for lock in ("test", "play", "search") for line in missing_wheels(lock)]
    for line in missing:
        say(line)
    return 1 if missing else 0


def write_lock(lock: str, options: list[str], constraints: list[Path]) -> None:
    """Resolve pyproject.toml and its build backend into one lock for all systems, newest versions first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    target = LOCKS / f"{lock}.txt"
    target.unlink(missing_ok=True)  # uv would keep its versions
    with tempfile.TemporaryDirectory() as folder:
        backend = Path(folder) / "backend.in"
        backend.write_text("\n".join(project["build-system"]["requires"]), "utf-8")
        constrained = [word for path in constraints for word in ("--constraints", str(path))]
        subprocess.run(
            ["uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--only-binary", ":all:",
             "--python-version", PYTHONS[0], "--no-header", "--no-annotate", "--no-emit-index-url",
             *options, *constrained, "--output-file", str(target), "pyproject.toml", str(backend)],
            cwd=ROOT, check=True, stdout=subprocess.DEVNULL,
        )
    say(f"Wrote {target.relative_to(ROOT)}.")


def move_packages(names: tuple[str, ...], source: str, target: str) -> None:
    """Move packages from one lock into another, which is written anew."""
    path = LOCKS / f"{source}.txt"
    packages = re.split(r"^(?=\S)", path.read_text("utf-8"), flags=re.MULTILINE)
    moved = [package for package in packages if package.split("==")[0] in names]
    path.write_text("".join(package for package in packages if package not in moved), "utf-8")
    (LOCKS / f"{target}.txt").write_text("".join(moved), "utf-8")


def missing_wheels(lock: str) -> list[str]:
    """For each system and Python that cannot install `lock` from wheels: a line with uv's reason."""
    missing = []
    for system in SYSTEMS:
        for version in PYTHONS:
            with tempfile.TemporaryDirectory() as folder:
                tried = subprocess.run(
                    ["uv", "pip", "install", "--dry-run", "--target", folder, "--python-platform", system,
                     "--python-version", version, "--only-binary", ":all:", "--require-hashes",
                     "--requirement", str(LOCKS / f"{lock}.txt")],
                    capture_output=True, text=True, check=False,
                )
            say(f"{lock} on {system}, Python {version}: {'no' if tried.returncode else 'yes'}")
            if tried.returncode:
                missing.append(f"{lock} on {system}, Python {version}: {' '.join(tried.stderr.split())}")
    return missing


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
