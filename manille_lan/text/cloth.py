"""What lies open beside one's own hand, as lines: hands of others, a turned-up card, widow, other places."""

from __future__ import annotations

from collections.abc import Iterator

from manille_lan.engine.view import PlaceView, PlayerView
from manille_lan.words.loader import Words

PILE = "pile"


def open_lines(words: Words, view: PlayerView) -> Iterator[str]:
    """A line for every hand of another that may be seen, for open cards, and for every place with cards."""
    for seat, cards in enumerate(view.hands):
        if cards and seat != view.seat:
            yield words("table-text-hand", player=words.seat(seat), cards=words.cards(cards))
    if view.exposed:
        yield words("table-text-exposed", player=words.seat(view.dealer), cards=words.cards(view.exposed))
    for place in view.places:
        if place.count and place.name != PILE:
            yield _place_line(words, place)
    for seat in range(view.players):
        counts = [str(place.count) for place in view.places if place.name == PILE and place.owner == seat]
        if counts:
            yield words("table-text-piles", player=words.seat(seat), counts=" ".join(counts))


def _place_line(words: Words, place: PlaceView) -> str:
    id = "widow" if place.name.startswith("widow") else place.name
    named = f"table-place-{id}"
    name = words(named, count=place.count) if words.is_known(named) else f"{place.name} · {place.count}"
    return f"{name}: {words.cards(place.cards)}" if place.cards else name
