"""The guide of docs/a_new_form.md, followed to the letter: a new form from nothing, in under sixty lines."""

import re
from pathlib import Path

from manille_lan.arena import simulate
from manille_lan.conformance import check_variant
from manille_lan.registry import load_registry

GUIDE = Path(__file__).parent.parent.parent / "docs" / "a_new_form.md"
CODE = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), flags=re.DOTALL)[0]


def test_the_form_of_the_guide_has_fewer_than_sixty_lines():
    assert len(CODE.splitlines()) < 60


def test_the_form_of_the_guide_is_found_valid_and_played(tmp_path):
    (tmp_path / "envers.py").write_text(CODE, "utf-8")
    registry = load_registry(tmp_path)
    assert registry.failures == ()
    assert check_variant(registry.variant("envers"), deals=20) == []
    result = simulate(registry, "envers", {}, ["steady", "greedy"], deals=20, seed=1)
    assert not any(result.faults)


def test_the_fewest_card_points_win(tmp_path):
    (tmp_path / "envers.py").write_text(CODE, "utf-8")
    lines = []
    registry = load_registry(tmp_path)
    simulate(
        registry, "envers", {}, ["random"], deals=5, seed=2,
        record=lambda played: lines.append(played.deal.lines),
    )
    for told in lines:
        points = [line.value for line in told if line.what == "card_points"]
        scored = [line for line in told if line.counted]
        assert sum(points) == 60
        assert all(points[line.side] < 30 and line.value == 30 - points[line.side] for line in scored)
