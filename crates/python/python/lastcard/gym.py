"""The game for one learner, with the interface of Gymnasium: the other seats are played by bots or functions.

Importing this makes ``lastcard/Round-v0`` and ``lastcard/Match-v0`` known to Gymnasium, which imports it by itself in
``gymnasium.make("lastcard.gym:lastcard/Round-v0")``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np

from ._core import Env
from .errors import IllegalAction

Opponent = str | Callable[[np.ndarray, np.ndarray], int]
"""The name of a bot, or a function from an observation and a mask to an action."""


class GymEnv(gymnasium.Env[np.ndarray, int]):
    """One seat of a game. What is open stands in ``info["action_mask"]`` and :meth:`action_masks`.

    ``opponents`` is one :data:`Opponent` for all other seats, or one for each, clockwise from the learner.
    An action outside the mask ends the episode as lost (``illegal="lose"``: the reward is -1, and ``info`` has the
    ``refusal`` and the ``sentence``), or raises :class:`lastcard.IllegalAction` and changes nothing
    (``illegal="raise"``).
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        rules: Any = "official",
        players: int = 2,
        seed: int | None = None,
        *,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int = 0,
        illegal: str = "lose",
        reactions: str = "auto",
        episode: str = "round",
        reward: str = "win",
        observation: str = "compact",
        dealer: int | None = None,
        all_actions: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ("lose", "raise"):
            raise ValueError(f'illegal="{illegal}": allowed are "lose", "raise"')
        if not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}; with {players} players the seats are 0 to {players - 1}")
        others = [(seat + place) % players for place in range(1, players)]
        if isinstance(opponents, str) or callable(opponents):
            opponents = [opponents] * len(others)
        if len(opponents) != len(others):
            raise ValueError(f"{len(opponents)} opponents for {len(others)} other seats; give one, or one for each")
        bots = {other: who for other, who in zip(others, opponents) if isinstance(who, str)}
        self._functions = {other: who for other, who in zip(others, opponents) if not isinstance(who, str)}
        self.core = Env(
            rules,
            players,
            seed,
            reactions=reactions,
            episode=episode,
            reward=reward,
            observation=observation,
            bots=bots,
            dealer=dealer,
            all_actions=all_actions,
        )
        self.seat = seat
        self.render_mode = render_mode
        self._illegal = illegal
        self._fresh = True
        self._over = False
        self._reward = 0.0
        self.observation_space = gymnasium.spaces.Box(0, 255, (self.core.observation_size,), np.uint8)
        self.action_space = gymnasium.spaces.Discrete(self.core.num_actions)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        # The episode that the environment was made with has not been played yet.
        if seed is not None or not self._fresh:
            self.core.reset(seed)
        self._fresh = False
        self._over = False
        self._others()
        # Where the others end a round before the learner has a turn there is nothing to decide: the next one.
        while self.core.done:
            self.core.reset()
            self._others()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise RuntimeError("the episode is over; call reset")
        try:
            self.core.step(int(action))
        except IllegalAction as error:
            if self._illegal == "raise":
                raise
            self._over = True
            info = self._info() | {"refusal": error.refusal, "sentence": error.sentence}
            return self._seen(), -1.0, True, False, info
        self._reward = float(self.core.rewards[self.seat])
        self._others()
        self._over = self.core.done
        return self._seen(), self._reward, self._over, False, self._info()

    def action_masks(self) -> np.ndarray:
        """What is open to the learner, a truth value for each action."""
        return self.core.mask.copy()

    def render(self) -> str | None:
        return str(self.core) if self.render_mode == "ansi" else None

    def record(self) -> str:
        """The episode so far as a record; it holds every card."""
        return self.core.record()

    def _others(self) -> None:
        """Lets the functions play until the learner has to act, and adds up what it gets meanwhile."""
        to_act = self.core.to_act
        while to_act >= 0 and to_act != self.seat:
            chosen = self._functions[to_act](self.core.observation.copy(), self.core.mask.copy())
            to_act = self.core.step(int(chosen))
            self._reward += float(self.core.rewards[self.seat])

    def _seen(self) -> np.ndarray:
        return self.core.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}


for _name, _episode in (("Round", "round"), ("Match", "match")):
    gymnasium.register(
        id=f"lastcard/{_name}-v0",
        entry_point="lastcard.gym:GymEnv",
        kwargs={"episode": _episode},
    )
