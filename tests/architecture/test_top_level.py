"""The fixed top level, file names, and what no committed file may say."""

import re

from tests.architecture.sources import ROOT, TOP_LEVEL, package_files, packages, text_files

MADE = {"build", "dist"}  # by packaging tools; git ignores them
NAMELESS = {"utils", "util", "common", "helpers", "helper", "types", "misc"}
ONE_MACHINE = re.compile(r"(?<![\w.:/])/(?:root|work|home/\w+|Users/\w+)/|[A-Z]:\\Users\\")


def test_the_top_level_is_fixed():
    found = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")} - MADE
    assert found - {"__pycache__"} == set(TOP_LEVEL)


def test_no_module_is_named_after_nothing():
    assert [str(path) for path in package_files() if NAMELESS & {path.stem, path.parent.name}] == []


def test_every_folder_of_code_is_a_package():
    folders = {path.parent for path in package_files()}
    assert [str(folder) for folder in folders if not (folder / "__init__.py").exists()] == []


def test_every_package_is_shipped(pyproject):
    shipped = {ROOT / folder for folder in pyproject["tool"]["hatch"]["build"]["packages"]}
    assert shipped == set(packages())


def test_no_file_names_a_path_of_one_machine():
    named = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in text_files() if path.name != "test_top_level.py"
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if ONE_MACHINE.search(line)
    ]
    assert named == []
