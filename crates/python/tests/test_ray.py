"""The example for Ray, on a Ray of two workers on this machine."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np

EXAMPLE = Path(__file__).resolve().parents[1] / "examples" / "ray_tournament.py"


def run(out: Path, *more: str) -> str:
    command = [sys.executable, str(EXAMPLE), "--cpus", "2", "--rounds", "300", "--out", str(out), *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_tournament_and_a_training_survive_a_worker_and_go_on(tmp_path: Path) -> None:
    printed = run(tmp_path, "--updates", "6", "--kill-one")
    assert (tmp_path / "one-worker-was-ended").exists()
    assert "random  wins" in printed and "against normal" in printed
    blocks = json.loads((tmp_path / "tournament.json").read_text())
    assert len(blocks) == 9 and all(len(block) == 100 for block in blocks.values())
    strong = np.mean([block for name, block in blocks.items() if name.startswith("random normal")])
    assert strong < 0.5

    # What was killed was played again, and as it would have been.
    for name in list(blocks)[::2]:
        lost = dict(blocks)
        del lost[name]
        (tmp_path / "tournament.json").write_text(json.dumps(lost))
        break
    with np.load(tmp_path / "policy.npz") as saved:
        assert int(saved["update"]) == 6 and np.abs(saved["policy"]).max() > 0
    printed = run(tmp_path, "--updates", "12")
    assert json.loads((tmp_path / "tournament.json").read_text()) == blocks
    with np.load(tmp_path / "policy.npz") as saved:
        assert int(saved["update"]) == 12
    share = float(printed.split("the trained policy wins")[1].split("%")[0])
    assert share > 60
