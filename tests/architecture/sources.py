"""The project's own files, as the architecture tests read them: as text and syntax, without importing."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# Where import packages lie, by the folder that holds them.
PACKAGE_FOLDERS = (ROOT, ROOT / "plugins", ROOT / "assets")

# The whole top level; nothing else may lie there.
TOP_LEVEL = (
    "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "pyproject.toml",
    "assets", "docs", "manille_lan", "plugins", "tests", "tools",
)
HIDDEN = (".ci", ".github", ".gitattributes", ".gitignore")
TEXT = {".ftl", ".md", ".py", ".svg", ".toml", ".txt", ".yml"}


def packages() -> list[Path]:
    """The folders of the import packages that the wheel ships."""
    return sorted(path for folder in PACKAGE_FOLDERS for path in folder.glob("manille_*") if path.is_dir())


def package_files() -> list[Path]:
    """Every Python file of the shipped packages."""
    return [path for package in packages() for path in sorted(package.rglob("*.py"))]


def module_name(path: Path) -> str:
    """`manille_lan.engine.cards` for its file."""
    folder = next(folder for folder in reversed(PACKAGE_FOLDERS) if path.is_relative_to(folder))
    parts = list(path.relative_to(folder).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def text_files() -> Iterator[Path]:
    """Every text file that is committed."""
    for top in (ROOT / name for name in (*TOP_LEVEL, *HIDDEN)):
        if top.is_file():
            yield top
        for path in sorted(top.rglob("*")):
            if path.is_file() and (path.suffix in TEXT or path.parent.name == ".ci"):
                yield path


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """Each function of a file, as `Class.name`, with its lines from `def` to its end, docstring left out."""
    yield from functions_in(ast.parse(path.read_text("utf-8")), "")


def functions_in(node: ast.AST, prefix: str) -> Iterator[tuple[str, int]]:
    """The functions below one node of syntax; see `functions`."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield prefix + child.name, lines_of(child)
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from functions_in(child, f"{prefix}{child.name}.")
        else:
            yield from functions_in(child, prefix)


def lines_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines of a function without its docstring."""
    lines = (function.end_lineno or function.lineno) - function.lineno + 1
    first = function.body[0]
    if ast.get_docstring(function, clean=False) is not None:
        lines -= (first.end_lineno or first.lineno) - first.lineno + 1
    return lines
