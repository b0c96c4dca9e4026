"""Why the bots played so: a list over the result, of what can be told in words."""

import pygame

from manille_lan.protocol.messages import MoveReason
from tests.client.test_table_play import seated


def played_out(person):
    scene = person.scene
    while not person.ui.has_modal:
        if scene.root.asking is not None:
            person.key(pygame.K_1)
        elif scene.model.is_asked and not scene.stage.holds_input:
            scene.intents.play(next(iter(scene.model.playable)))
        person.wait(0.3)
        assert person.now < 300


def why(event):
    if event.by != 2:
        return None
    if event.kind == "play":
        return MoveReason(at=0, why="why-master", args={"card": str(event.args[0])})
    return MoveReason(at=0, why="why-nobody-knows", args={"text": "*{S}*"})


def test_the_reasons_are_told_trick_by_trick_over_the_result():
    person = seated(why=why)
    assert person.scene.model.reasons is None
    played_out(person)
    person.draw()
    person.click_on("why")
    told = person.ui.find("reasons").describe().value
    assert told.count("is master: no opponent has a higher one.") == 8
    assert told.startswith("Trick 1")
    assert "Trick 8" in told
    person.draw()
    person.key(pygame.K_ESCAPE)
    assert person.sees("deal-result")
    assert not person.sees("deal-reasons")
    person.click_on("next-deal")
    person.wait(0.3)
    assert person.scene.model.reasons is None


def test_without_words_for_any_there_is_nothing_to_press():
    person = seated(why=lambda event: MoveReason(at=0, why="why-nobody-knows"))
    played_out(person)
    assert not person.sees("[why]")
    assert '"why"' not in person.ui.tree()
    assert "Why the bots" not in person.ui.tree()
