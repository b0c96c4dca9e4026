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
    assert waiting == {
        "aveugle": [57, 69, 206],
        "botifarra": [195, 196, 197, 198, 199, 200, 201],
        "encheres1": [5, 122, 123, 124, 125, 126, 151, 158, 162, 182, 186],
        "encheres2": [
            4, 64, 65, 66, 127, 128, 129, 130, 131, 133, 134, 159, 160, 181, 183, 184, 206,
        ],
        "encheres3": [6, 14, 132, 152, 153, 173, 185, 187, 188],
        "manilla2": [13, 62, 63, 120, 121, 154, 155, 172],
        "parlee": [135, 136, 137, 138, 139, 140, 141, 142, 157, 204, 205, 206, 207],
    }
