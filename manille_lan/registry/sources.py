"""Where a plugin comes from, and importing it: an entry point of an installed package, or one file.

Importing runs a stranger's code: only `loading` (entry points), the probe and a bot's own process do it,
and the host for the variant that it plays.
"""

from __future__ import annotations

import contextlib
import importlib.util
import sys
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Literal

from manille_lan.errors import PluginError
from manille_lan.hookspecs import PROJECT

OURS = "manille-lan"
"""The distribution whose plugins come first: nobody can take their names."""


@dataclass(frozen=True)
class Source:
    """A plugin's origin: `entry_point` and its name, or `file` and its path.

    What stands in an entry point was installed with a package and is trusted as we are; a file is not.
    """

    kind: Literal["entry_point", "file"]
    name: str

    @property
    def plugin(self) -> str:
        """The name that people know the plugin by."""
        return self.name if self.kind == "entry_point" else Path(self.name).name

    @property
    def is_trusted(self) -> bool:
        """Whether it may be imported by any process of ours."""
        return self.kind == "entry_point"

    @property
    def is_ours(self) -> bool:
        """Whether it came with this program."""
        found = entry_points(group=PROJECT, name=self.name) if self.kind == "entry_point" else ()
        return any(map(_is_ours, found))


def parse_source(words: tuple[str, str]) -> Source:
    """The source that the pair (kind, name) writes. Raises PluginError for another kind."""
    kind, name = words
    if kind == "entry_point":
        return Source("entry_point", name)
    if kind == "file":
        return Source("file", name)
    raise PluginError("plugin-source", kind=kind[:40])


def installed_sources() -> list[Source]:
    """Every entry point of the group: ours first, then by name."""
    points = sorted(entry_points(group=PROJECT), key=lambda point: (not _is_ours(point), point.name))
    return [Source("entry_point", name) for name in dict.fromkeys(point.name for point in points)]


def folder_sources(folder: Path) -> list[Source]:
    """Every plugin file of a folder, by name; names that begin with `_` or `.` are left alone."""
    if not folder.is_dir():
        return []
    files = sorted(path for path in folder.glob("*.py") if path.name[0] not in "_.")
    return [Source("file", str(path.absolute())) for path in files]


def imported(source: Source) -> ModuleType:
    """The plugin's module, imported now. Raises whatever the plugin raises at import; what it prints goes to
    standard error, for standard output may belong to somebody.
    """
    with contextlib.redirect_stdout(sys.stderr):
        if source.kind == "entry_point":
            return _of_entry_point(source.name)
        return _of_file(Path(source.name))


def _is_ours(point: EntryPoint) -> bool:
    return point.dist is not None and point.dist.name == OURS


def _of_entry_point(name: str) -> ModuleType:
    points = sorted(entry_points(group=PROJECT, name=name), key=lambda point: not _is_ours(point))
    if not points:
        raise PluginError("plugin-gone", plugin=name)
    module: object = points[0].load()
    if not isinstance(module, ModuleType):
        raise PluginError("plugin-no-module", plugin=name, value=points[0].value)
    return module


def _of_file(path: Path) -> ModuleType:
    """A file as a module of a name that no package has; nothing stays of it if it raises."""
    name = f"manille_plugin_file_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise PluginError("plugin-no-module", plugin=path.name, value=str(path))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and pickle look their module up
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
