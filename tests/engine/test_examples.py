"""The worked examples of the rules, by number: each runs, or waits for a variant that is not there yet."""

import tomllib
from pathlib import Path

import pytest

from tests.engine.questions import answered
from tests.engine.sketches import REGISTERED

EXAMPLES = tomllib.loads((Path(__file__).parent.parent / "examples" / "examples.toml").read_text("utf-8"))

RUNNING = {
    f"{name}.{i}": part
    for name, example in EXAMPLES.items()
    for i, part in enumerate(example["parts"], 1)
    if "waits" not in part
}


@pytest.mark.parametrize("name", RUNNING)
def test_example(name):
    assert answered(RUNNING[name]) == RUNNING[name]["expect"]


def test_every_number_from_1_to_207_is_here_with_its_words_and_its_parts():
    assert list(EXAMPLES) == [f"E{number}" for number in range(1, 208)]
    for name, example in EXAMPLES.items():
        assert " ⇒ " in example["said"], name
        assert example["parts"], name


def test_an_example_waits_only_for_a_variant_that_is_not_registered():
    overdue = [
        f"{name} waits for {part['waits']}"
        for name, example in EXAMPLES.items() for part in example["parts"]
        if part.get("waits") in REGISTERED
    ]
    assert overdue == []


def test_the_examples_that_wait_are_these():
    waiting = {}
    for name, example in EXAMPLES.items():
        for part in example["parts"]:
            if "waits" in part:
                waiting.setdefault(part["waits"], []).append(int(name[1:]))
    assert waiting == {}
