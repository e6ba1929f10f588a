"""The shedding card game with Uno rules as an environment for learning programs.

``Env`` is one game, ``BatchEnv`` thousands at once, ``env`` and ``gym_env`` fit it to PettingZoo and Gymnasium,
``lastcard.rlcard`` to programs written for RLCard. Nothing of numpy, PettingZoo or Gymnasium is loaded before it is
used.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from . import actions, errors
from ._core import VERSION as __version__
from ._core import BatchEnv, Env, Position, Replay, Rules, play
from .errors import IllegalAction, LastcardError, RecordError, RulesError, SeatsError

if TYPE_CHECKING:
    from . import aec, features, gym, rlcard

BOTS = ("random", "easy", "normal")
"""The bots by name, from the weakest to the strongest."""

__all__ = [
    "BOTS",
    "BatchEnv",
    "Env",
    "IllegalAction",
    "LastcardError",
    "Position",
    "RecordError",
    "Replay",
    "Rules",
    "RulesError",
    "SeatsError",
    "__version__",
    "actions",
    "aec",
    "env",
    "errors",
    "features",
    "gym",
    "gym_env",
    "play",
    "replay",
    "rlcard",
]

_LAZY = {"aec", "features", "gym", "rlcard"}


def env(*args: Any, **keywords: Any) -> aec.AecEnv:
    """A PettingZoo environment; see :class:`lastcard.aec.AecEnv`."""
    from .aec import AecEnv

    return AecEnv(*args, **keywords)


def gym_env(*args: Any, **keywords: Any) -> gym.GymEnv:
    """A Gymnasium environment for one seat; see :class:`lastcard.gym.GymEnv`."""
    from .gym import GymEnv

    return GymEnv(*args, **keywords)


def replay(record: str | bytes) -> Replay:
    """The positions of a record, one by one."""
    return Replay(record)


def __getattr__(name: str) -> Any:
    if name in _LAZY:
        return importlib.import_module(f".{name}", __name__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
