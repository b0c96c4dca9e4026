"""tests/cases.toml answers for every failure from the field, and names tests that exist."""

import ast
import re
import tomllib

import pytest

from tests.architecture.sources import ROOT

# How many cases each area has; they are numbered from 01.
AREAS = {
    "LEGAL": 6, "TRICK": 4, "SCORE": 6, "MATCH": 6, "DEAL": 8, "RULES": 6, "SERVER": 16, "LAN": 8, "BOTS": 14,
    "TOURNEY": 8, "WIRE": 8, "CLIENT": 10, "REPLAY": 6,
}
NODE = re.compile(r"(?P<file>tests/\S+\.py)::(?P<name>\w+(?:::\w+)?)(?:\[[^\]]*\])?")


@pytest.fixture(scope="module")
def cases():
    return tomllib.loads((ROOT / "tests" / "cases.toml").read_text("utf-8"))


def test_every_case_has_an_answer(cases):
    expected = {area: [f"{number:02}" for number in range(1, count + 1)] for area, count in AREAS.items()}
    assert {area: list(answers) for area, answers in cases.items()} == expected
    assert sum(AREAS.values()) == 106


def test_every_answer_is_a_test_that_exists_or_a_reason(cases):
    wrong = [
        f"{area}-{number}: {answer}"
        for area, answers in cases.items() for number, answer in answers.items()
        if not is_answer(answer)
    ]
    assert wrong == []


def is_answer(answer):
    if answer == "open":
        return True
    if answer.startswith("does not apply: "):
        return len(answer.split()) > 5
    nodes = [NODE.fullmatch(node) for node in answer.split()]
    return bool(nodes) and all(node is not None and names_a_test(node) for node in nodes)


def names_a_test(node):
    path = ROOT / node["file"]
    if not path.is_file():
        return False
    scope = ast.parse(path.read_text("utf-8")).body
    for name in node["name"].split("::"):
        found = [item for item in scope if getattr(item, "name", None) == name]
        if not found:
            return False
        scope = found[0].body
    return name.startswith("test_")
