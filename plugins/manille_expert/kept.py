"""Where compiled kernels are kept from one process to the next, and whether all of them lie there.

The folder is named after the kernels' source: numba looks at the file of the outermost function only, and
would go on using code whose inner functions have changed since. A mark in it says that everything was
compiled, for this Python, this numba and this machine. Importing this module loads nothing that costs.
"""

from __future__ import annotations

import os
import platform
import shutil
import sys
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import platformdirs

HERE = Path(__file__).parent
FOLDER_VARIABLE = "NUMBA_CACHE_DIR"


@cache
def kept_folder() -> Path | None:
    """Where compiled kernels are kept: in the folder that numba was told, else beside their source, or in the
    user's cache where that is read-only; None where nothing can be written.
    """
    digest = sha256()
    for source in sorted(HERE.rglob("*.py")):
        digest.update(source.read_bytes())
    name = f"kernels-{digest.hexdigest()[:16]}"
    for parent in _parents():
        folder = parent / name
        try:
            if not folder.is_dir():
                _forget_others(folder)
                folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return None


def is_complete() -> bool:
    """Whether this process would find everything compiled."""
    return _mark().exists()


def note_complete() -> None:
    """Let later processes know that everything is compiled."""
    _mark().touch()


def _mark() -> Path:
    """A file whose name tells from what, by what and for what numba compiled: after a change of any of them,
    be it the time of a source, it would compile anew.
    """
    sources = [(str(source), source.stat().st_mtime_ns) for source in sorted(HERE.rglob("*.py"))]
    compiler = (sys.implementation.cache_tag, _numba(), platform.machine(), platform.node())
    digest = sha256(repr((sources, compiler)).encode()).hexdigest()
    return (kept_folder() or Path(os.devnull)) / f"complete-{digest[:16]}"


def _numba() -> str:
    """Its version; nothing where it is not installed."""
    try:
        return version("numba")
    except PackageNotFoundError:
        return ""


def _parents() -> list[Path]:
    told = os.environ.get(FOLDER_VARIABLE)
    if told:
        return [Path(told) / "manille_lan"]
    return [HERE / "__pycache__", platformdirs.user_cache_path("manille_lan", appauthor=False)]


def _forget_others(folder: Path) -> None:
    """Remove what was compiled from sources that are no more."""
    for other in folder.parent.glob("kernels-*"):
        if other != folder:  # another process may just have made it
            shutil.rmtree(other, ignore_errors=True)
