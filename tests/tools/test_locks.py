"""The locks hold everything that pyproject.toml asks for, hashed, from no address in particular."""

import re

import pytest

from tests.tools.conftest import TOOLS

LOCKS = TOOLS / "locks"


def lock_text(lock):
    return (LOCKS / f"{lock}.txt").read_text("utf-8")


def pinned(lock):
    """(name, version, marker) of each package in a lock."""
    lines = re.findall(r"^([a-z0-9-]+)==(\S+)(?: ; (.+))? \\$", lock_text(lock), re.MULTILINE)
    return {(name, version, marker) for name, version, marker in lines}


def named(requirements):
    return {re.match(r"[A-Za-z0-9._-]+", line)[0].lower().replace(".", "-") for line in requirements}


@pytest.mark.parametrize("lock", ["play", "search", "test"])
def test_every_line_is_a_pinned_package_or_a_hash(lock):
    shape = re.compile(r"[a-z0-9-]+==\S+( ; .+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?")
    assert [line for line in lock_text(lock).splitlines() if not shape.fullmatch(line)] == []


def test_the_locks_hold_what_the_project_and_its_build_ask_for(pyproject):
    asked = named(pyproject["project"]["dependencies"]) | named(pyproject["build-system"]["requires"])
    assert asked <= {name for name, _, _ in pinned("play") | pinned("search")}
    assert named(pyproject["dependency-groups"]["test"]) <= {name for name, _, _ in pinned("test")}


def test_the_test_lock_holds_the_others():
    assert {package[:2] for package in pinned("play") | pinned("search")} <= {
        package[:2] for package in pinned("test")
    }


def test_the_game_starts_without_what_only_the_search_wants():
    assert {name for name, _, _ in pinned("search")} == {"llvmlite", "numba", "numpy"}
    assert not {name for name, _, _ in pinned("search")} & {name for name, _, _ in pinned("play")}
