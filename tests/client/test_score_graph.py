"""The graph of a match: scores below nought have their place, and the last scores do not hide each other."""

import pygame
import pytest
from pygame import Rect

from manille_lan.client.scenes.results import SIDE_COLOURS, ScoreGraph, apart
from tests.client.driver import plain_look


@pytest.mark.parametrize(
    ("middles", "placed"),
    [
        ([10.0, 90.0], [10.0, 90.0]),
        ([50.0, 50.0, 50.0], [50.0, 70.0, 90.0]),
        ([100.0, 100.0, 10.0], [70.0, 90.0, 10.0]),
        ([0.0, 0.0], [10.0, 30.0]),
    ],
)
def test_labels_lie_apart_within_the_span(middles, placed):
    assert apart(middles, 20.0, (0.0, 100.0)) == placed


def test_a_score_below_nought_lies_below_the_others():
    graph = ScoreGraph("Scores", ["You", "Bram"], [(-20, 5), (-60, 10)])
    graph.rect = Rect(0, 0, 600, 190)
    surface = pygame.Surface(graph.rect.size)
    graph.draw(surface, plain_look())
    low, high = (
        pygame.mask.from_threshold(surface, colour, (8, 8, 8)).get_bounding_rects()
        for colour in SIDE_COLOURS[:2]
    )
    assert max(rect.bottom for rect in low) <= graph.rect.bottom
    assert min(rect.top for rect in high) < min(rect.top for rect in low)
    assert max(rect.bottom for rect in high) < max(rect.bottom for rect in low)
