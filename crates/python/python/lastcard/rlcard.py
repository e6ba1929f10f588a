"""The game behind RLCard's interface: 61 actions, a 4 x 4 x 15 observation, ``reset``, ``step``, ``run``, ``get_payoffs``.

For programs that were written for RLCard's ``uno``. The rules are ours, set as near to RLCard's as options reach;
docs/python.md says what is left of the difference. RLCard itself is not needed.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Protocol

import numpy as np

from ._core import RlcardGame

COLORS = ("r", "g", "b", "y")
TRAITS = (*"0123456789", "skip", "reverse", "draw_2", "wild", "wild_draw_4")
ACTION_LIST = [f"{color}-{trait}" for color in COLORS for trait in TRAITS] + ["draw"]
"""The text of each of the 61 actions."""
ACTION_SPACE = OrderedDict((name, number) for number, name in enumerate(ACTION_LIST))
"""The number of each of the 61 actions."""

State = dict[str, Any]


class Agent(Protocol):
    """What RLCard calls an agent."""

    use_raw: bool

    def step(self, state: State) -> Any: ...

    def eval_step(self, state: State) -> tuple[Any, Any]: ...


class UnoEnv:
    """RLCard's environment ``uno``. Unlike there, an illegal action raises ``ValueError`` and changes nothing."""

    name = "uno"
    num_players = 2
    num_actions = len(ACTION_LIST)
    allow_step_back = False

    def __init__(self, config: dict[str, Any] | None = None) -> None:
        config = config or {}
        if config.get("allow_step_back"):
            raise ValueError("stepping back is not offered; copy a lastcard.Env instead")
        self.state_shape = [[4, 4, 15], [4, 4, 15]]
        self.action_shape: list[Any] = [None, None]
        self.agents: list[Agent] = []
        self.timestep = 0
        self.action_recorder: list[tuple[int, str]] = []
        self.game = RlcardGame(config.get("seed"))
        self._fresh = True

    def seed(self, seed: int | None = None) -> int | None:
        """Begins the rounds that follow from a seed, with the next reset."""
        if seed is not None:
            self.game.reset(seed)
            self._fresh = True
        return seed

    def reset(self) -> tuple[State, int]:
        if not self._fresh:
            self.game.reset()
        self._fresh = False
        self.action_recorder = []
        player = self.game.player
        return self.get_state(player), player

    def step(self, action: Any, raw_action: bool = False) -> tuple[State, int]:
        number = ACTION_SPACE[action] if raw_action else int(action)
        player = self.game.player
        self.game.step(number)
        self.timestep += 1
        self.action_recorder.append((player, ACTION_LIST[number]))
        player = self.game.player
        return self.get_state(player), player

    def step_back(self) -> Any:
        raise RuntimeError("stepping back is not offered; copy a lastcard.Env instead")

    def set_agents(self, agents: list[Agent]) -> None:
        self.agents = agents

    def run(self, is_training: bool = False) -> tuple[list[list[Any]], np.ndarray]:
        """Plays a round between the agents; gives what each of them saw and did, and the payoffs."""
        trajectories: list[list[Any]] = [[], []]
        state, player = self.reset()
        trajectories[player].append(state)
        while not self.is_over():
            agent = self.agents[player]
            action = agent.step(state) if is_training else agent.eval_step(state)[0]
            state, next_player = self.step(action, agent.use_raw)
            trajectories[player].append(action)
            player = next_player
            if not self.is_over():
                trajectories[player].append(state)
        for player in range(self.num_players):
            trajectories[player].append(self.get_state(player))
        return trajectories, self.get_payoffs()

    def is_over(self) -> bool:
        return self.game.over

    def get_player_id(self) -> int:
        return self.game.player

    def get_payoffs(self) -> np.ndarray:
        return np.array([int(payoff) for payoff in self.game.payoffs])

    def get_state(self, player_id: int) -> State:
        legal = self.game.legal_actions()
        names = [ACTION_LIST[action] for action in legal]
        played = self.game.played()
        return {
            "obs": self.game.observe(player_id),
            "legal_actions": OrderedDict((action, None) for action in legal),
            "raw_obs": {
                "hand": self.game.hand(player_id),
                "target": played[-1],
                "played_cards": played,
                "legal_actions": list(names),
                "num_cards": self.game.num_cards(),
                "num_players": self.num_players,
                "current_player": self.game.player,
            },
            "raw_legal_actions": names,
            "action_record": self.action_recorder,
        }

    def get_perfect_information(self) -> dict[str, Any]:
        played = self.game.played()
        return {
            "num_players": self.num_players,
            "hand_cards": [self.game.hand(player) for player in range(self.num_players)],
            "played_cards": played,
            "target": played[-1],
            "current_player": self.game.player,
            "legal_actions": [ACTION_LIST[action] for action in self.game.legal_actions()],
        }

    def get_action_feature(self, action: int) -> np.ndarray:
        feature = np.zeros(self.num_actions, np.int8)
        feature[action] = 1
        return feature
