"""Plays BattleLore with agents that act at random, through PettingZoo.

python examples/pettingzoo_random.py [SEED]
"""

from __future__ import annotations

import sys

import numpy as np

from hexameron.env import env


def main(seed: int) -> None:
    table = env("battlelore", scenario="azincourt")
    table.reset(seed=seed)
    random = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    actions = 0
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        if termination or truncation:
            rewards[agent] = reward
            table.step(None)
        else:
            table.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
            actions += 1
    sys.stdout.write(f"seed {seed}: {actions} actions, rewards {rewards}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
