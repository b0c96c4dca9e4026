"""docs/resolutions.md names worked examples and places in the code that exist."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs" / "resolutions.md").read_text("utf-8")
ROWS = [line for line in TEXT.splitlines() if re.match(r"\| \d+ \|", line)]
EXAMPLES = tomllib.loads((ROOT / "tests" / "examples" / "examples.toml").read_text("utf-8"))


def test_every_resolution_of_the_rules_has_its_row():
    assert [int(row.split("|")[1]) for row in ROWS] == list(range(1, 40))


def test_the_examples_and_files_that_hold_them_exist():
    for row in ROWS:
        assert set(re.findall(r"\bE\d+\b", row)) <= set(EXAMPLES), row
        for path in re.findall(r"`((?:engine|table|manille_\w+)/[\w/]+\.py)`", row):
            homes = (ROOT / "manille_lan" / path, ROOT / "plugins" / path)
            assert any(home.is_file() for home in homes), path


def test_the_functions_that_a_row_names_stand_in_its_file():
    for row in ROWS:
        for path, name in re.findall(r"`((?:engine|manille_\w+)/[\w/]+\.py)` `(?:\w+\.)?(\w+)`", row):
            home = next(h for h in (ROOT / "manille_lan" / path, ROOT / "plugins" / path) if h.is_file())
            assert re.search(rf"\b(?:def|class) {name}\b", home.read_text("utf-8")), f"{path} {name}"
