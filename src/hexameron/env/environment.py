"""Any game as a PettingZoo environment: one agent at a time chooses one of the options it is offered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import OrderEnforcingWrapper, TerminateIllegalWrapper

from hexameron.env.features import Vector, encode
from hexameron.games import find
from hexameron.kernel.asking import Option, Seat
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Game, Question, Setup, Value
from hexameron.kernel.match import Match
from hexameron.kernel.results import Outcome

SIZE = 2048
Observation = dict[str, Any]

REWARDS: dict[Outcome, float] = {"won": 1.0, "drawn": 0.0, "lost": -1.0}


def env(
    game: str | Game[Any],
    *,
    scenario: str = "",
    seats: int | None = None,
    variants: Mapping[str, Value] | None = None,
    setup: Setup | None = None,
    size: int = SIZE,
) -> AECEnv[str, Observation, int]:
    """A game as an environment with PettingZoo's usual guards: an illegal action loses the match.

    >>> table = env("battlelore", scenario="azincourt")
    >>> table.reset(seed=1)
    >>> observation, reward, termination, truncation, info = table.last()
    >>> int(observation["action_mask"].sum()) == len(info["options"])
    True
    """
    record = find(game) if isinstance(game, str) else game
    if setup is None:
        chosen = record.scenario(scenario or record.scenarios[0].name)
        setup = Setup(chosen.name, seats or chosen.seats[0], variants=dict(variants or {}))
    guarded = TerminateIllegalWrapper(TableEnv(record, setup, size), illegal_reward=-1)
    return OrderEnforcingWrapper(guarded)


class TableEnv(AECEnv[str, Observation, int]):
    """The environment itself.

    An action is the index of an offered option. A seat that merely *may* act while another is asked is polled
    once, before the asked one, and may wait: that is the action after its last option. Of several seats that
    are asked at once, each chooses in the order of seats. At the end the winners are rewarded with 1, the
    losers with -1, all of them where a quest is lost; a draw gives 0. ``infos`` hold the prompt and the keys
    of the options for the agent to act.
    """

    metadata = {"name": "hexameron_v0", "render_modes": [], "is_parallelizable": False}
    render_mode = None

    def __init__(self, game: Game[Any], setup: Setup, size: int = SIZE) -> None:
        super().__init__()
        self.game = game
        self.setup = setup
        self.size = size
        self.possible_agents = [f"player_{seat}" for seat in range(setup.seats)]
        self.agents: list[str] = []
        actions = game.max_options + 1
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1.0, 1.0, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.match: Match[Any] | None = None
        self._waited: list[Seat] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new match. The same seed and the same actions give the same match."""
        fairness = Fairness.fresh(self.setup.seats) if seed is None else Fairness.from_seed(seed)
        self.match = Match(self.game, self.setup, fairness, recording=False)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._waited = []
        self._turn()

    def step(self, action: int | None) -> None:
        """Makes the choice of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        seat = self._seat(agent)
        options = self._options(seat)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action == len(options) and self._may_wait(seat):
            self._waited.append(seat)
        elif 0 <= action < len(options):
            self._match.choose(seat, options[int(action)])
            self._waited = []
        else:
            raise ValueError(f"action {action} of {agent}: there are {len(options)} options")
        self._turn()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, as a vector, and which actions it has; none while it is not asked."""
        seat = self._seat(agent)
        mask = np.zeros(self.game.max_options + 1, dtype=np.int8)
        if agent == self.agent_selection and seat in self._match.pending:
            mask[: len(self._options(seat)) + self._may_wait(seat)] = 1
        return {"observation": self._vector(seat), "action_mask": mask}

    def render(self) -> None:
        """Draws nothing: people play in the browser or in the terminal."""

    def close(self) -> None:
        """There is nothing to close."""

    # ------------------------------------------------------------------ inside

    @property
    def _match(self) -> Match[Any]:
        assert self.match is not None, "reset() comes first"
        return self.match

    def _vector(self, seat: Seat) -> Vector:
        ask = self._match.pending.get(seat)
        question = None if ask is None else Question(seat, ask.prompt, (), ask.actor, ask.group)
        return encode(self._match.view(seat), question, self.size)

    def _options(self, seat: Seat) -> list[Option]:
        return list(self._match.options(seat))

    def _may_wait(self, seat: Seat) -> bool:
        """Whether a seat merely may act while another is asked."""
        return self._match.pending[seat].prompt.endswith(".also")

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def _turn(self) -> None:
        """Says who acts next, or rewards everybody when the match is over."""
        match = self._match
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if match.result is not None:
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = REWARDS[match.result.of(seat)]
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]
            return
        polled = [s for s in sorted(match.pending) if self._may_wait(s) and s not in self._waited]
        asked = [s for s in sorted(match.pending) if not self._may_wait(s)]
        seat = (polled or asked)[0]
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {
            "prompt": match.pending[seat].prompt,
            "options": [option.key() for option in self._options(seat)],
        }
