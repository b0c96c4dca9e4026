"""How room is divided among those who want some: numbers only, in pixels."""

from collections.abc import Sequence


def shared_room(wanted: Sequence[int], grows: Sequence[float], room: int) -> list[int]:
    """Divide `room` pixels: what is left goes to those who grow; what lacks is taken from all alike.

    No share is below one pixel; the sum is at most `room` wherever that leaves a pixel for each.
    """
    total, weight = sum(wanted), sum(grows)
    if total > room:
        return _shrunk(wanted, room)
    if not weight:
        return list(wanted)
    left, shares = room - total, list(wanted)
    for index, grow in enumerate(grows):
        extra = round(left * grow / weight) if weight else 0
        shares[index] += extra
        left, weight = left - extra, weight - grow
    return shares


def _shrunk(wanted: Sequence[int], room: int) -> list[int]:
    """The narrow keep what they want, the wide share what remains evenly."""
    shares = [0] * len(wanted)
    left = room
    for position, index in enumerate(sorted(range(len(wanted)), key=lambda i: wanted[i])):
        shares[index] = max(1, min(wanted[index], left // (len(wanted) - position)))
        left -= shares[index]
    return shares


def lowered(heights: Sequence[int], lowest: Sequence[int], room: int) -> list[int]:
    """Heights that fit into `room`, as far as none goes below its lowest; who can give more, does."""
    spare = [height - least for height, least in zip(heights, lowest, strict=True)]
    kept = shared_room(spare, [0] * len(spare), max(0, room - sum(lowest)))
    return [least + min(keep, give) for least, keep, give in zip(lowest, kept, spare, strict=True)]
