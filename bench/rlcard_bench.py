"""How fast RLCard plays Uno, and how fast lastcard does: side by side, in one run, in CPU time.

    python3 bench/rlcard_bench.py [--seconds 5] [--players 2]

Makes a virtual environment under ``target/rlcard-bench``, installs RLCard and this repository's wheel into it, builds the
program ``lastcard``, and measures one after the other, each in a process of its own that counts its own CPU time. Prints
JSON lines: one for each, then one for each ratio. ``--lastcard PROGRAM`` and ``--python PYTHON`` take what is built already.

A turn is a decision that RLCard's own step takes, and a turn of an active player with us: in both a draw and the play of the
card drawn are one. A batch counts steps, where those are two, so its figure says less than it could.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RLCARD = "rlcard==1.2.0"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU time for each measurement")
    parser.add_argument("--players", type=int, default=2, help="seats of our table; RLCard's has two")
    parser.add_argument("--lastcard", type=Path, help="the program, when it is built already")
    parser.add_argument("--python", type=Path, help="a Python with rlcard and lastcard, when there is one already")
    parser.add_argument("--measure", choices=list(MEASUREMENTS), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        print(json.dumps(MEASUREMENTS[given.measure](given.seconds, given.players)))
        return
    lines = []
    python = given.python or environment()
    for name in MEASUREMENTS:
        command = [python, __file__, "--measure", name, "--seconds", given.seconds, "--players", given.players]
        lines.append(measured(name, command))
    program = given.lastcard or built()
    command = [program, "lab", "speed", "--rules", "official", "--policy", "random", "--json"]
    lines.append(measured("lastcard lab speed", [*command, "--players", given.players, "--seconds", given.seconds]))
    speeds = {line["what"]: line["turns_per_cpu_s"] for line in lines}
    for ours in ("lastcard lab speed", "lastcard BatchEnv"):
        for theirs in ("rlcard game.step", "rlcard env.run"):
            ratio = round(speeds[ours] / speeds[theirs], 1)
            print(json.dumps({"what": f"{ours} / {theirs}", "ratio": ratio}), flush=True)


# What is measured. Each gives turns, rounds and the CPU time that they took.


def rlcard_core(seconds: float, _players: int) -> dict[str, float]:
    """RLCard's rules alone: no observation, no agent, no trajectory."""
    import numpy as np
    from rlcard.games.uno import Game

    game = Game()
    # Without numpy's checks for each choice, which are not RLCard's.
    lots = iter(np.random.default_rng(1).random(1 << 22).tolist())

    def round_of() -> int:
        nonlocal lots
        game.init_game()
        turns = 0
        while not game.is_over():
            legal = game.get_legal_actions()
            lot = next(lots, None)
            if lot is None:
                lots = iter(np.random.default_rng(turns).random(1 << 22).tolist())
                lot = next(lots)
            game.step(legal[int(lot * len(legal))])
            turns += 1
        return turns

    return in_cpu_time(seconds, round_of)


def rlcard_loop(seconds: float, _players: int) -> dict[str, float]:
    """RLCard's own loop with its random agents, as its examples run it."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def round_of() -> int:
        before = env.timestep
        env.run(is_training=False)
        return env.timestep - before

    return in_cpu_time(seconds, round_of)


def batch(seconds: float, players: int) -> dict[str, float]:
    """1,024 of our games at once with observations and masks, random plays."""
    import numpy as np

    import lastcard

    games = lastcard.BatchEnv("official", players, 1024, 1, masks="bits")
    actions = np.zeros(1024, np.int32)
    ended = 0

    def step() -> int:
        nonlocal ended
        for _ in range(20):
            games.random_actions(actions, plays_when_it_can=True)
            games.step(actions)
            ended += int(games.dones.sum())
        return 20 * 1024

    return in_cpu_time(seconds, step, lambda: ended)


MEASUREMENTS: dict[str, Callable[[float, int], dict[str, float]]] = {
    "rlcard game.step": rlcard_core,
    "rlcard env.run": rlcard_loop,
    "lastcard BatchEnv": batch,
}


def in_cpu_time(
    seconds: float, play: Callable[[], int], rounds_of: Callable[[], int] | None = None
) -> dict[str, float]:
    play()
    before = rounds_of() if rounds_of else 0
    turns = rounds = 0
    start = time.process_time()
    while (cpu := time.process_time() - start) < seconds:
        turns += play()
        rounds += 1
    rounds = rounds_of() - before if rounds_of else rounds
    return {
        "turns": turns,
        "rounds": rounds,
        "cpu_s": round(cpu, 3),
        "turns_per_cpu_s": round(turns / cpu),
        "rounds_per_cpu_s": round(rounds / cpu),
    }


def measured(what: str, command: list[object]) -> dict[str, float | str]:
    """Runs a measurement in a process of its own, and prints what it printed with the machine beside it."""
    done = subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True, cwd=ROOT)
    line = {"what": what, **json.loads(done.stdout), **machine()}
    print(json.dumps(line), flush=True)
    return line


def machine() -> dict[str, str]:
    """Processor and clock, without which a speed says nothing."""
    info: dict[str, str] = {}
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return {"cpu": platform.processor() or platform.machine()}
    for line in lines:
        key, _, value = line.partition(":")
        info.setdefault(key.strip(), value.strip())
    return {"cpu": info.get("model name", platform.machine()), "mhz": info.get("cpu MHz", "unknown")}


# What is measured with.


def environment() -> Path:
    """A Python with RLCard and our wheel."""
    folder = ROOT / "target" / "rlcard-bench"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        run([sys.executable, "-m", "venv", folder])
    run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", RLCARD, "setuptools<81"])
    run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", ROOT / "crates" / "python"])
    return python


def built() -> Path:
    """The program, built as it is for keeps."""
    run(["cargo", "build", "--release", "--locked", "--package", "lastcard-cli", "--bin", "lastcard"])
    target = ROOT / os.environ.get("CARGO_TARGET_DIR", "target")
    return target / "release" / ("lastcard.exe" if os.name == "nt" else "lastcard")


def run(command: list[object]) -> None:
    words = [str(word) for word in command]
    print("$", *words, file=sys.stderr)
    subprocess.run(words, check=True, cwd=ROOT, stdout=sys.stderr)


if __name__ == "__main__":
    main()
