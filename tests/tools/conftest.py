"""A tiny clone with the real tools and a project that needs no network, to make real environments from."""

import hashlib
import os
import shutil
import zipfile
from pathlib import Path

import environment
import pytest

TOOLS = Path(environment.__file__).parent

PYPROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "tiny"
version = "1"
"""

# The least that pip takes for an editable install; its command prints its arguments, for the test to see, and
# what is compiled leaves a file.
BACKEND = """
import zipfile

def build_editable(directory, settings=None, metadata_directory=None):
    name = "tiny-1-py3-none-any.whl"
    with zipfile.ZipFile(f"{directory}/{name}", "w") as wheel:
        wheel.writestr("tiny.py", "import needed, sys\\ndef main():\\n    print(sys.argv[1:])\\n    return 7")
        wheel.writestr("manille_expert/__init__.py", "")
        wheel.writestr("manille_expert/compiling.py", "import sys; open(sys.prefix + '/compiled.txt', 'x')")
        wheel.writestr("tiny-1.dist-info/METADATA", "Metadata-Version: 2.1\\nName: tiny\\nVersion: 1\\n")
        wheel.writestr("tiny-1.dist-info/WHEEL", "Wheel-Version: 1.0\\nTag: py3-none-any\\n")
        wheel.writestr("tiny-1.dist-info/entry_points.txt", "[console_scripts]\\nmanille-lan = tiny:main\\n")
        wheel.writestr("tiny-1.dist-info/RECORD", "")
    return name
"""


def write_wheel(folder: Path) -> str:
    """Put the wheel `needed` 1 into `folder`; the line of a lock that asks for it."""
    path = folder / "needed-1-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        wheel.writestr("needed.py", "")
        wheel.writestr("needed-1.dist-info/METADATA", "Metadata-Version: 2.1\nName: needed\nVersion: 1\n")
        wheel.writestr("needed-1.dist-info/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        wheel.writestr("needed-1.dist-info/RECORD", "")
    return f"needed==1 --hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}\n"


def write_clone(clone: Path, lock: str) -> Path:
    """Lay out a clone whose locks all ask for `lock`."""
    (clone / "tools" / "locks").mkdir(parents=True)
    for name in ("environment.py", "play.py", "test.py"):
        shutil.copy(TOOLS / name, clone / "tools" / name)
    for name in ("play", "search", "test"):
        (clone / "tools" / "locks" / f"{name}.txt").write_text(lock, "utf-8")
    (clone / "pyproject.toml").write_text(PYPROJECT, "utf-8")
    (clone / "backend.py").write_text(BACKEND, "utf-8")
    return clone


@pytest.fixture(scope="session")
def wheels(tmp_path_factory):
    """A folder of wheels that stands for the package index."""
    return tmp_path_factory.mktemp("wheels")


@pytest.fixture(scope="session")
def lock_line(wheels):
    """The one line of the locks: the package `needed` with its hash."""
    return write_wheel(wheels)


@pytest.fixture
def clone(tmp_path, lock_line):
    """A fresh clone of the tiny project."""
    return write_clone(tmp_path / "my clone", lock_line)


@pytest.fixture(scope="session")
def pip_environ(wheels):
    """The variables with which pip sees those wheels and nothing else of this machine or the network."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    return {**kept, "PIP_CONFIG_FILE": os.devnull, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(wheels)}


@pytest.fixture
def placed(clone, monkeypatch):
    """The module `environment` as if it had been started in that clone."""
    monkeypatch.setattr(environment, "ROOT", clone)
    monkeypatch.setattr(environment, "VENV", clone / ".venv")
    monkeypatch.setattr(environment, "LOCKS", clone / "tools" / "locks")
    return environment
