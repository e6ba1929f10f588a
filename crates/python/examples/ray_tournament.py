"""A tournament of bots and a small training run, spread over machines with Ray.

    python ray_tournament.py --rounds 2000 --updates 20 --out results

On one machine that is all; on a cluster start it with ``--address auto``. Both halves go on where they were when the
script is stopped and started again (``results/tournament.json``, ``results/policy.npz``), and a worker that dies costs
only its block: Ray plays it again, and as every block follows from its seed, the results are the same. ``--kill-one``
ends a worker in the middle, to see that.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
from pathlib import Path

import numpy as np
import ray

import lastcard
from lastcard.features import SIZE, expand

BLOCK = 100
"""Deals of one task: some seconds of work, so that little is lost with it."""

Policy = np.ndarray
"""A linear policy: features by actions."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--address", help="a cluster to join, such as `auto`; without it Ray starts here")
    parser.add_argument("--cpus", type=int, default=2, help="processors to use where Ray starts here")
    parser.add_argument("--rules", default="official", help="a preset, or a rules document as text")
    parser.add_argument("--rounds", type=int, default=2000, help="deals for each pair of bots")
    parser.add_argument("--updates", type=int, default=20, help="steps of the training")
    parser.add_argument("--out", type=Path, default=Path("results"), help="where results are kept")
    parser.add_argument("--kill-one", action="store_true", help="end a worker in the middle")
    given = parser.parse_args()

    given.out.mkdir(parents=True, exist_ok=True)
    if given.address:
        ray.init(address=given.address)
    else:
        ray.init(num_cpus=given.cpus, include_dashboard=False)
    try:
        tripwire = given.out / "one-worker-was-ended" if given.kill_one else None
        table = tournament(given.rules, given.rounds, given.out / "tournament.json", tripwire)
        for (one, other), share in table.items():
            print(f"{one:<7} wins {share:6.1%} of the rounds against {other}")
        policy = train(given.rules, given.updates, given.out / "policy.npz")
        print(f"the trained policy wins {against_random(policy, given.rules):6.1%} against random moves")
    finally:
        ray.shutdown()


# The tournament.


def tournament(
    rules: str, rounds: int, kept: Path, tripwire: Path | None = None
) -> dict[tuple[str, str], float]:
    """Every bot against every other on the same deals from both seats; the share of rounds that the first wins."""
    done: dict[str, list[float]] = json.loads(kept.read_text()) if kept.exists() else {}
    pairs = list(itertools.combinations(lastcard.BOTS, 2))
    running = {}
    for (one, other), block in itertools.product(pairs, range(-(-rounds // BLOCK))):
        name = f"{one} {other} {block}"
        if name not in done:
            running[play_block.remote(rules, one, other, block, tripwire)] = name
    while running:
        [ready], _ = ray.wait(list(running))
        done[running.pop(ready)] = ray.get(ready)
        keep(kept, json.dumps(done))
    table = {}
    for one, other in pairs:
        blocks = [won for name, won in done.items() if name.startswith(f"{one} {other} ")]
        table[one, other] = float(np.mean(blocks))
    return table


@ray.remote(max_retries=5)
def play_block(rules: str, one: str, other: str, block: int, tripwire: Path | None) -> list[float]:
    """What the first of two bots wins of each deal of a block: 0, a half or 1, from both seats."""
    if tripwire is not None and block == 1:
        end_this_worker_once(tripwire)
    shares = []
    for deal in range(block * BLOCK, (block + 1) * BLOCK):
        seats = [lastcard.play([one, other], rules, deal), lastcard.play([other, one], rules, deal)]
        shares.append(sum(seat in went["winners"] for seat, went in enumerate(seats)) / 2)
    return shares


def end_this_worker_once(tripwire: Path) -> None:
    """Ends the process as a crash would, but only for who comes first."""
    try:
        tripwire.touch(exist_ok=False)
    except FileExistsError:
        return
    os._exit(1)


# The training: REINFORCE with a linear policy that plays itself.


def train(rules: str, updates: int, kept: Path, workers: int = 2, rate: float = 1.0) -> Policy:
    """Improves a policy by so many steps; goes on with what was kept."""
    first, policy = 0, np.zeros((SIZE, lastcard.BatchEnv(rules, n=1).num_actions))
    if kept.exists():
        with np.load(kept) as saved:
            first, policy = int(saved["update"]), saved["policy"]
    for update in range(first, updates):
        shared = ray.put(policy)
        seeds = range(update * workers, (update + 1) * workers)
        gradients = ray.get([gradient.remote(shared, rules, seed) for seed in seeds])
        policy = policy + rate * np.mean(gradients, axis=0)
        part = kept.with_suffix(".part.npz")
        np.savez(part, policy=policy, update=update + 1)
        part.replace(kept)
    return policy


@ray.remote(max_retries=5)
def gradient(policy: Policy, rules: str, seed: int, games: int = 64, steps: int = 300) -> np.ndarray:
    """Plays a policy against itself, and says in which direction it would have won more."""
    dice = np.random.default_rng(seed)
    batch = lastcard.BatchEnv(rules, 2, games, seed)
    seen, chances, chosen, seats, rewards, dones = [], [], [], [], [], []
    for _ in range(steps):
        features = expand(batch.observations)
        chance = probabilities(policy, features, batch.masks)
        actions = choose(chance, dice)
        seen.append(features)
        chances.append(chance)
        chosen.append(actions)
        seats.append(batch.to_act.copy())
        batch.step(actions)
        rewards.append(batch.rewards.copy())
        dones.append(batch.dones.copy())
    total = np.zeros_like(policy)
    # Backwards, every decision gets what its seat won at the end; rounds that did not end teach nothing.
    outcome = np.zeros((games, 2))
    for step in reversed(range(steps)):
        outcome[dones[step]] = rewards[step][dones[step]]
        worth = outcome[np.arange(games), seats[step]]
        push = -chances[step]
        push[np.arange(games), chosen[step]] += 1.0
        total += seen[step].T @ (push * worth[:, None])
    return total / (games * steps)


def against_random(policy: Policy, rules: str, rounds: int = 400, seed: int = 1) -> float:
    """The share of rounds that a policy wins against who chooses by lot, from both seats alike."""
    dice = np.random.default_rng(seed)
    batch = lastcard.BatchEnv(rules, 2, 64, seed)
    seat = np.arange(64) % 2
    won, ended = 0, 0
    while ended < rounds:
        actions = batch.random_actions()
        own = batch.to_act == seat
        chance = probabilities(policy, expand(batch.observations[own]), batch.masks[own])
        actions[own] = choose(chance, dice)
        batch.step(actions)
        over = np.flatnonzero(batch.dones)
        ended += len(over)
        won += int((batch.rewards[over, seat[over]] > 0).sum())
    return won / ended


def probabilities(policy: Policy, features: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """How likely the policy takes each action; never one that is not open."""
    scores = np.where(masks, features @ policy, -np.inf)
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def choose(chance: np.ndarray, dice: np.random.Generator) -> np.ndarray:
    """One action for each row, by its chances."""
    lots = dice.random((len(chance), 1))
    sums = chance.cumsum(axis=1)
    # The sums may end a hair below 1; the last that is open takes that.
    last = chance.shape[1] - 1 - np.argmax(chance[:, ::-1] > 0, axis=1)
    return np.minimum((sums <= lots).sum(axis=1), last).astype(np.int32)


def keep(file: Path, text: str) -> None:
    """Writes a file whole or not at all."""
    part = file.with_suffix(".part")
    part.write_text(text)
    part.replace(file)


if __name__ == "__main__":
    main()
