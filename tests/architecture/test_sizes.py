"""Files stay under 400 lines and functions under 40, or say here why not."""

from tests.architecture.sources import ROOT, functions, package_files

LONG_FILE = 400
LONG_FUNCTION = 40

# Path -> why it stays in one piece.
LONG_FILES: dict[str, str] = {}

# path::function -> why it stays in one piece.
LONG_FUNCTIONS: dict[str, str] = {
    "plugins/manille_expert/search.py::search":
        "numba's cache keeps functions that call themselves, not such as call each other",
}


def code_files():
    return [*package_files(), *sorted((ROOT / "tools").glob("*.py"))]


def test_files_over_400_lines_are_listed_with_a_reason():
    found = {}
    for path in code_files():
        lines = path.read_text("utf-8").count("\n")
        if lines > LONG_FILE:
            found[path.relative_to(ROOT).as_posix()] = lines
    assert sorted(found) == sorted(LONG_FILES), found


def test_functions_over_40_lines_are_listed_with_a_reason():
    found = {}
    for path in code_files():
        for name, lines in functions(path):
            if lines > LONG_FUNCTION:
                found[f"{path.relative_to(ROOT).as_posix()}::{name}"] = lines
    assert sorted(found) == sorted(LONG_FUNCTIONS), found
