"""Trains the card play of `club` (`manille_expert.policy`) on games that bots play among themselves.

    python tools/train_policy.py play --bot steady --game belge:1500 --game botifarra:600 --out steady.npz
    python tools/train_policy.py fit steady.npz --witness experts.npz --out weights.json

`play` notes every choice among two or more cards. With `--worlds N` what is learned is not what the bot
played but what the present policy finds best: it draws N deals that agree with what the seat sees, plays
each card to the end in all of them, and so makes a better teacher than it is a player. A decisions file is
what numpy writes (`.npz`), the rows of one decision after the other, one for each card that could be played:

    features   int16 (rows, 32), as `manille_expert.policy.features` names them
    group      int8 (rows), the group of the situation
    target     float32 (rows), the chance with which the teacher plays the card
    decision   int32 (rows), a number for each decision
    deal       int32 (rows), a number for each deal; of ten deals one is held out from the fit
    family     int8 (rows), the number of the family in `manille_expert.policy.weights.FAMILIES`
    about      how the file was made, as JSON text

`fit` finds the weights of the greatest likelihood by Newton's method, and prints for each family how often
the best card is the teacher's, and the mean logarithm of the chance given to it, on the deals held out. What
drawn worlds teach plays best; how others play is best foretold from the games of good bots, given after
`--witness`, which make weights of their own.
"""

from __future__ import annotations

import argparse
import json
import re
import shlex
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from math import exp
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from manille_bots.blind import is_blind
from manille_bots.position import Position, counted
from manille_expert.policy.features import NAMES
from manille_expert.policy.layout import FEATURE_COUNT, GROUP_COUNT, NAT
from manille_expert.policy.player import described
from manille_expert.policy.weights import FAMILIES, Rows, Weights, family_of, shipped_weights, write_weights
from manille_expert.policy.worlds import Policy
from manille_lan.bots.contract import Aids
from manille_lan.bots.reply import reply_of
from manille_lan.engine.cards import Card, mask_of
from manille_lan.engine.match import begin_match
from manille_lan.engine.play import apply, begin_deal
from manille_lan.engine.projection import project
from manille_lan.engine.variant import Rules, settled
from manille_lan.engine.view import PlayerView
from manille_lan.errors import ManilleError
from manille_lan.registry import load_registry
from manille_lan.words.loader import Words
from manille_lan.words.phrases import sentence

SHARE = 25
"""Deals in one share of the work."""

SOFTNESS = 0.5
"""Points by which a card must be better to have e times the chance, where worlds are drawn."""

DAMPING = 1.0
"""How strongly weights are held at nought: as much as a unit of the squared weight costs in likelihood."""

HELD_OUT = 10
ROUNDS = 12
CHUNK = 8192
UNIT = 1 / NAT

Columns = dict[str, list[Any]]
Array = Any


@dataclass(frozen=True)
class Game:
    """So many deals of a preset among players of a bot, from deal number `first` on."""

    preset: str
    players: int | None
    bot: str
    first: int
    deals: int
    seed: int
    worlds: int


def main() -> None:
    """See the module's docstring."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True, metavar="play | fit")
    play = commands.add_parser("play", help="let a bot play with itself and note its choices")
    play.add_argument("--bot", default="steady", help="the id of any bot that is installed (default: steady)")
    play.add_argument(
        "--game",
        action="append",
        type=game_text,
        required=True,
        metavar="PRESET[/PLAYERS]:DEALS",
        help="what is played, and how often: belge:1500, encheres2/5:300; may be repeated",
    )
    play.add_argument("--seed", type=int, default=0, help="other deals for another number (default: 0)")
    play.add_argument("--worlds", type=int, default=0, help="drawn deals for each choice (default: 0, none)")
    play.add_argument("--workers", type=int, default=1, help="processes (default: 1)")
    play.add_argument("--out", type=Path, required=True, help="the decisions file")
    play.set_defaults(run=run_play)
    fit = commands.add_parser("fit", help="find the weights")
    fit.add_argument("files", type=Path, nargs="+", help="decisions files, to play by")
    fit.add_argument("--witness", type=Path, nargs="+", default=[], help="files, to foretell others by")
    fit.add_argument("--out", type=Path, help="the file of weights; without it the figures are printed only")
    fit.set_defaults(run=run_fit)
    given = parser.parse_args()
    if given.out is not None and not given.out.parent.is_dir():
        parser.error(f"--out: there is no folder {given.out.parent}")
    try:
        given.run(given)
    except ManilleError as error:
        sys.exit(sentence(Words("en"), error.message_id, error.arguments))


def game_text(text: str) -> str:
    """A `--game` that can be read."""
    if re.fullmatch(r"[^/:]+(/\d)?:\d+", text) is None:
        raise argparse.ArgumentTypeError(f"{text}: write PRESET:DEALS or PRESET/PLAYERS:DEALS, as belge:1500")
    return text


def run_play(given: argparse.Namespace) -> None:
    """Play, and write the decisions file."""
    began = time.perf_counter()
    games = [share for text in given.game for share in shares(text, given)]
    columns: Columns = {name: [] for name in ("features", "group", "target", "decision", "deal", "family")}
    decisions = deals = 0
    for rows in results(games, given.workers):
        count = max(rows["decision"], default=-1) + 1
        rows["decision"] = [decisions + number for number in rows["decision"]]
        rows["deal"] = [deals + number for number in rows["deal"]]
        for name, values in rows.items():
            columns[name] += values
        decisions, deals = decisions + count, deals + SHARE
    about = {"command": shlex.join(["python", *sys.argv]), "decisions": decisions}
    np.savez_compressed(given.out, **arrays(columns), about=json.dumps(about))
    print(f"{decisions} decisions in {time.perf_counter() - began:.0f} s: {given.out}")


def shares(text: str, given: argparse.Namespace) -> Iterator[Game]:
    """The work of one `--game`, cut into shares."""
    name, _, deals = text.partition(":")
    preset, _, players = name.partition("/")
    for first in range(0, int(deals), SHARE):
        count, seats = min(SHARE, int(deals) - first), int(players) if players else None
        yield Game(preset, seats, given.bot, first, count, given.seed, given.worlds)


def results(games: Sequence[Game], workers: int) -> Iterator[Columns]:
    """The decisions of each share, in order."""
    if workers <= 1:
        yield from map(decisions_of, games)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(decisions_of, games)


def arrays(columns: Columns) -> dict[str, Array]:
    """The columns of the file."""
    kinds = {"features": "i2", "group": "i1", "target": "f4", "decision": "i4", "deal": "i4", "family": "i1"}
    return {name: np.array(values, kinds[name]) for name, values in columns.items()}


def decisions_of(game: Game) -> Columns:
    """What was chosen in some deals."""
    registry = load_registry()
    rules = settled(registry.variant(game.preset), game.preset, {}, game.players)
    entry = registry.trusted_entry(game.bot)
    rows: Columns = {name: [] for name in ("features", "group", "target", "decision", "deal", "family")}
    for number in range(game.deals):
        rng = Random(f"{game.seed}/{game.preset}/{game.first + number}")
        bots = [entry.make() for _ in range(rules.players)]
        for view, aids, chosen in course(rules, bots, rng):
            note(rows, view, aids, chosen, number, game.worlds)
    return rows


def course(rules: Rules, bots: Sequence[Any], rng: Random) -> Iterator[tuple[PlayerView, Aids, Card]]:
    """Each choice among cards in a deal: what the seat sees, its aids, and the card."""
    order = list(rules.deck)
    rng.shuffle(order)
    deal, _ = begin_deal(rules, begin_match(rules, rng.randrange(rules.players)), tuple(order))
    aids = [Aids(rng=Random(rng.random()), rules=rules, is_timed=False) for _ in bots]
    while not deal.outcome:
        seat = deal.seat
        view = project(rules, deal, seat)
        reply = reply_of(bots[seat], view, aids[seat])
        if reply.action not in view.legal:
            raise RuntimeError(f"{reply.action} is not legal: {reply.trouble} {reply.trace}")
        if reply.action.verb == "play" and reply.action.card is not None and not is_blind(view):
            yield view, aids[seat], reply.action.card
        deal, _ = apply(rules, deal, seat, reply.action)


def note(rows: Columns, view: PlayerView, aids: Aids, chosen: Card, deal: int, worlds: int) -> None:
    """Note a decision, if there was a choice."""
    cards = [action.card for action in view.legal if action.verb == "play" and action.card is not None]
    if len(cards) < 2:
        return
    position = counted(view, aids)
    targets: dict[int, float] = {card: float(card == chosen) for card in cards}
    if worlds and view.players > 2:
        targets = judged(position, aids, worlds)
    number = rows["decision"][-1] + 1 if rows["decision"] else 0
    for card, (group, features) in described(position, cards, aids).items():
        rows["features"].append(features)
        rows["group"].append(group)
        rows["target"].append(targets[card])
        rows["decision"].append(number)
        rows["deal"].append(deal)
        rows["family"].append(FAMILIES.index(family_of(view)))


def judged(position: Position, aids: Aids, count: int) -> dict[int, float]:
    """The chance of each card by what it leads to in drawn deals, those counting more that explain better
    what was played.
    """
    policy = Policy(position, aids, shipped_weights().rows(position.view))
    logs, values = [], []
    for world in islice(aids.worlds(position.view), count):
        hands = [mask_of(world[seat]) for seat in range(position.view.players)]
        logs.append(policy.log_likelihood(hands))
        values.append(policy.values(hands))
    parts = [exp(log - max(logs)) for log in logs]
    means = {
        card: sum(part * value[card] for part, value in zip(parts, values, strict=True)) / sum(parts)
        for card in values[0]
    }
    chances = {card: exp((mean - max(means.values())) / SOFTNESS) for card, mean in means.items()}
    return {card: chance / sum(chances.values()) for card, chance in chances.items()}


def told_before(about: Mapping[str, Any], said: Sequence[str]) -> list[dict[str, Any]]:
    """How the weights were made that came before, which later games may have been played with, the newest
    first: each fit, and the games that are not `said` yet.
    """
    told = [{"fit": about["fit"], "play": about["play"]}, *about["before"]]
    return [fit | {"play": [game for game in fit["play"] if game not in said]} for fit in told]


def run_fit(given: argparse.Namespace) -> None:
    """Fit every family, print the figures, write the weights."""
    shipped = shipped_weights()
    table, others = read(given.files), read(given.witness)
    families, figures = fits(table)
    witnesses, foretold = fits(others) if given.witness else ({}, {})
    for name, found in (*figures.items(), *((f"{name}, others", found) for name, found in foretold.items())):
        print(name, ", ".join(f"{figure} {value}" for figure, value in found.items()))
    for name in FAMILIES:
        if name not in families:
            print(f"{name}: no decisions, the weights stay")
    if given.out:
        said = list(dict.fromkeys(table["about"] + others["about"]))
        about: dict[str, Any] = {"fit": shlex.join(["python", *sys.argv]), "play": said}
        about |= {"held out": figures, "others held out": foretold}
        about["before"] = told_before(shipped.about, said)
        weights = Weights({**shipped.families, **families}, {**shipped.witnesses, **witnesses}, about)
        write_weights(given.out, weights)


def fits(table: dict[str, Array]) -> tuple[dict[str, Rows], dict[str, dict[str, float]]]:
    """For each family that has decisions the weights, and how well they foretell the deals held out."""
    families: dict[str, Rows] = {}
    figures: dict[str, dict[str, float]] = {}
    for number, family in enumerate(FAMILIES):
        part = chosen_rows(table, table["family"] == number)
        if not len(part["group"]):
            continue
        weights = np.round(fitted(chosen_rows(part, part["deal"] % HELD_OUT != 0)) / UNIT)
        families[family] = tuple(tuple(map(int, row)) for row in weights)
        figures[family] = quality(chosen_rows(part, part["deal"] % HELD_OUT == 0), weights * UNIT)
        figures[family]["decisions"] = len(np.unique(part["decision"]))
    return families, figures


def read(files: Sequence[Path]) -> dict[str, Array]:
    """The rows of some files, decisions and deals numbered on."""
    table: dict[str, Array] = {"about": []}
    for file in files:
        try:
            with np.load(file) as data:
                rows = {name: data[name] for name in data.files if name != "about"}
                table["about"].append(json.loads(str(data["about"]))["command"])
        except (OSError, ValueError, KeyError, AttributeError) as error:
            raise SystemExit(f"{file} is no decisions file: {error}") from None
        if rows["features"].shape[1] != len(NAMES):
            raise SystemExit(f"{file} has other features: play anew")
        for name, values in rows.items():
            before = table.get(name, values[:0])
            after = before.max() + HELD_OUT if name in ("decision", "deal") and len(before) else 0
            after -= after % HELD_OUT
            table[name] = np.concatenate([before, values + after if after else values])
    return table


def chosen_rows(table: dict[str, Array], which: Array) -> dict[str, Array]:
    """Some of the rows."""
    return {name: values[which] for name, values in table.items() if name != "about"}


def fitted(rows: dict[str, Array]) -> Array:
    """The weights of the greatest likelihood, a row for each group, in nats."""
    weights = np.zeros(GROUP_COUNT * FEATURE_COUNT)
    loss = loss_of(rows, weights)
    for _ in range(ROUNDS):
        gradient, curvature = slopes(rows, weights)
        step = np.linalg.solve(curvature, gradient)
        size = 1.0
        while size > 1e-3 and loss_of(rows, weights - size * step) > loss:
            size /= 2
        weights = weights - size * step
        before, loss = loss, loss_of(rows, weights)
        if before - loss < 1e-6 * before:
            break
    return weights.reshape(GROUP_COUNT, FEATURE_COUNT)


def starts_of(rows: dict[str, Array]) -> Array:
    """Where the rows of each decision begin."""
    return np.flatnonzero(np.diff(rows["decision"], prepend=-1))


def log_chances(rows: dict[str, Array], weights: Array) -> Array:
    """The logarithm of the chance of each row."""
    table = weights.reshape(GROUP_COUNT, FEATURE_COUNT)
    scores = np.einsum("ij,ij->i", rows["features"], table[rows["group"]])
    starts = starts_of(rows)
    counts = np.diff(starts, append=len(scores))
    scores -= np.repeat(np.maximum.reduceat(scores, starts), counts)
    totals = np.add.reduceat(np.exp(scores), starts)
    return scores - np.repeat(np.log(totals), counts)


def loss_of(rows: dict[str, Array], weights: Array) -> float:
    """What the fit makes as small as possible."""
    return float(-(rows["target"] * log_chances(rows, weights)).sum() + DAMPING / 2 * (weights**2).sum())


def slopes(rows: dict[str, Array], weights: Array) -> tuple[Array, Array]:
    """The first and the second derivatives of the loss."""
    size = GROUP_COUNT * FEATURE_COUNT
    features, chances = rows["features"].astype(float), np.exp(log_chances(rows, weights))
    gradient, curvature = DAMPING * weights, DAMPING * np.eye(size)
    for group in range(GROUP_COUNT):  # a row has the features of one group only
        here, block = rows["group"] == group, slice(group * FEATURE_COUNT, (group + 1) * FEATURE_COUNT)
        inside, parts = features[here], chances[here]
        gradient[block] += inside.T @ (parts - rows["target"][here])
        curvature[block, block] += (inside.T * parts) @ inside
    starts = starts_of(rows)
    numbers = np.repeat(np.arange(len(starts)), np.diff(starts, append=len(chances)))
    for low in range(0, len(starts), CHUNK):
        here = (numbers >= low) & (numbers < low + CHUNK)
        means = np.zeros((min(CHUNK, len(starts) - low), GROUP_COUNT, FEATURE_COUNT))
        np.add.at(means, (numbers[here] - low, rows["group"][here]), chances[here, None] * features[here])
        wide = means.reshape(-1, size)
        curvature -= wide.T @ wide
    return gradient, curvature


def quality(rows: dict[str, Array], weights: Array) -> dict[str, float]:
    """How well the weights foretell the rows."""
    starts = starts_of(rows)
    logs = log_chances(rows, weights.ravel())
    counts = np.diff(starts, append=len(logs))
    agree = [
        rows["target"][low : low + count].argmax() == logs[low : low + count].argmax()
        for low, count in zip(starts, counts, strict=True)
    ]
    return {
        "agreement": round(float(np.mean(agree)), 3),
        "log-likelihood": round(float((rows["target"] * logs).sum() / len(starts)), 3),
        "of a choice by lot": round(float(-np.log(counts).mean()), 3),
    }


if __name__ == "__main__":
    main()
