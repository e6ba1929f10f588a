"""The game with the interface of PettingZoo's agent-environment cycle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from ._core import Env

Observation = dict[str, np.ndarray]


class AecEnv(AECEnv):  # type: ignore[misc]
    """One game for PettingZoo. Agents are ``seat_0``, ``seat_1``, ...; seats of bots are no agents.

    An observation is a dictionary with ``observation`` (uint8, see docs/python.md) and ``action_mask`` (int8). An
    action outside the mask raises :class:`lastcard.IllegalAction` and changes nothing; PettingZoo's
    ``TerminateIllegalWrapper`` ends the episode instead.
    """

    metadata = {"name": "lastcard_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}

    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    _cumulative_rewards: dict[str, float]

    def __init__(
        self,
        rules: Any = "official",
        players: int = 2,
        seed: int | None = None,
        *,
        reactions: str = "auto",
        episode: str = "round",
        reward: str = "win",
        observation: str = "compact",
        bots: Mapping[int, str] | None = None,
        dealer: int | None = None,
        all_actions: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.core = Env(
            rules,
            players,
            seed,
            reactions=reactions,
            episode=episode,
            reward=reward,
            observation=observation,
            bots=None if bots is None else dict(bots),
            dealer=dealer,
            all_actions=all_actions,
        )
        seats = [seat for seat in range(players) if seat not in self.core.bots]
        if not seats:
            raise ValueError("bots sit on every seat; lastcard.play lets them play among themselves")
        self.render_mode = render_mode
        self._seats = {f"seat_{seat}": seat for seat in seats}
        self._names = {seat: name for name, seat in self._seats.items()}
        self.possible_agents = list(self._seats)
        self.agents = list(self.possible_agents)
        size, count = self.core.observation_size, self.core.num_actions
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": gymnasium.spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(count) for agent in self.possible_agents}
        self._fresh = True
        self._begin()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        # The episode that the environment was made with has not been played yet.
        if seed is not None or not self._fresh:
            self.core.reset(seed)
        # Where bots end a round before anybody else has a turn there is nothing to decide: the next one.
        while self.core.done:
            self.core.reset()
        self._begin()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        to_act = self.core.step(-1 if action is None else int(action))
        self._fresh = False
        self._cumulative_rewards[agent] = 0.0
        got = self.core.rewards
        self.rewards = {agent: got[seat] for agent, seat in self._seats.items()}
        if to_act < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._names[to_act]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        acts = self.core.to_act == seat
        mask = self.core.mask.astype(np.int8) if acts else np.zeros(self.core.num_actions, np.int8)
        return {"observation": self.core.observe(seat), "action_mask": mask}

    def render(self) -> str | None:
        if self.render_mode == "human":
            print(self.core)
            return None
        return str(self.core)

    def close(self) -> None:
        pass

    def record(self) -> str:
        """The episode so far as a record; it holds every card."""
        return self.core.record()

    def _begin(self) -> None:
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._names.get(self.core.to_act, self.agents[0])
