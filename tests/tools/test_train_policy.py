"""Training the policy: decisions that are noted, and weights that are found from them."""

import json
import subprocess
import sys

import numpy as np
import pytest
import train_policy

from manille_expert.policy.features import NAMES
from manille_expert.policy.layout import FEATURE_COUNT, GROUP_COUNT
from manille_expert.policy.weights import FAMILIES, read_weights
from tests.architecture.sources import ROOT


def run(*words):
    """The tool as it is typed; what it prints."""
    command = [sys.executable, str(ROOT / "tools" / "train_policy.py"), *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.fixture(scope="module")
def decisions(tmp_path_factory):
    """A small decisions file."""
    path = tmp_path_factory.mktemp("decisions") / "steady.npz"
    run("play", "--bot", "steady", "--game", "belge:12", "--game", "manilla2:2", "--out", path)
    return path


def test_a_decisions_file_has_a_row_for_each_card_that_could_be_played(decisions):
    with np.load(decisions) as rows:
        count = len(rows["group"])
        assert rows["features"].shape == (count, len(NAMES))
        assert set(rows["family"]) == {FAMILIES.index("fr"), FAMILIES.index("two")}
        numbers, cards = np.unique(rows["decision"], return_counts=True)
        assert list(numbers) == list(range(len(numbers)))
        assert cards.min() == 2
        assert np.bincount(rows["decision"], rows["target"]).tolist() == [1.0] * len(numbers)
        assert 0 <= rows["group"].min() <= rows["group"].max() < GROUP_COUNT
        assert "--bot steady" in json.loads(str(rows["about"]))["command"]


def test_the_same_seed_gives_the_same_decisions(decisions, tmp_path):
    again = tmp_path / "again.npz"
    run("play", "--bot", "steady", "--game", "belge:12", "--game", "manilla2:2", "--out", again)
    with np.load(decisions) as first, np.load(again) as second:
        assert all(np.array_equal(first[name], second[name]) for name in first.files if name != "about")


def test_fitted_weights_foretell_better_than_a_lot(decisions, tmp_path):
    told = run("fit", decisions, "--witness", decisions, "--out", tmp_path / "weights.json")
    weights = read_weights(tmp_path / "weights.json")
    figures = weights.about["held out"]["fr"]
    assert figures["log-likelihood"] > figures["of a choice by lot"]
    assert f"agreement {figures['agreement']}" in told
    assert weights.about["others held out"] == weights.about["held out"]
    assert weights.witnesses["fr"] == weights.families["fr"]
    assert "ca: no decisions, the weights stay" in told


def test_drawn_worlds_teach_chances_of_every_card():
    game = train_policy.Game("belge", None, "steady", first=0, deals=1, seed=2, worlds=4)
    rows = train_policy.decisions_of(game)
    assert all(0.0 < target < 1.0 for target in rows["target"])
    assert sum(rows["target"]) == pytest.approx(rows["decision"][-1] + 1)


def test_newtons_method_finds_where_the_slope_is_nought():
    rng = np.random.default_rng(1)
    rows = {
        "features": rng.integers(0, 5, (600, FEATURE_COUNT)),
        "group": rng.integers(0, GROUP_COUNT, 600),
        "target": np.tile([1.0, 0.0, 0.0], 200),
        "decision": np.repeat(np.arange(200), 3),
    }
    weights = train_policy.fitted(rows).ravel()
    gradient, curvature = train_policy.slopes(rows, weights)
    assert abs(gradient).max() < 0.05
    step = np.zeros_like(weights)
    step[7] = 1e-4
    ahead, _ = train_policy.slopes(rows, weights + step)
    assert (ahead - gradient) / 1e-4 == pytest.approx(curvature[7], abs=1e-2)
    loss = train_policy.loss_of(rows, weights + step) - train_policy.loss_of(rows, weights - step)
    assert loss / 2e-4 == pytest.approx(gradient[7], abs=1e-3)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("play", "--bot", "nobody", "--game", "belge:1", "--out", "x.npz"), "There is no bot “nobody”."),
        (("play", "--game", "belge", "--out", "x.npz"), "belge: write PRESET:DEALS"),
        (("play", "--game", "belge:1", "--out", "none/x.npz"), "--out: there is no folder none"),
        (("fit", "pyproject.toml"), "pyproject.toml is no decisions file"),
    ],
)
def test_what_was_typed_wrong_is_said_before_anything_is_played(words, told):
    command = [sys.executable, str(ROOT / "tools" / "train_policy.py"), *words]
    failed = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert failed.returncode != 0
    assert told in failed.stderr
    assert "Traceback" not in failed.stderr
