"""How far one can go: floods over any table of neighbours.

A table of neighbours maps a cell to its neighbours in a fixed order, which also settles every tie: equal
floods come out in the same order, with the same paths, everywhere.
"""

from collections.abc import Callable, Container, Hashable, Iterable, Mapping, Sequence
from heapq import heappop, heappush
from typing import Generic, TypeAlias, TypeVar

C = TypeVar("C", bound=Hashable)

Neighbours: TypeAlias = Mapping[C, Sequence[C]]


class Flood(dict[C, int], Generic[C]):
    """The cells that can be reached and what each costs, cheapest first; the start is there with cost 0."""

    __slots__ = ("previous",)

    def __init__(self, costs: Mapping[C, int], previous: Mapping[C, C]) -> None:
        super().__init__(costs)
        self.previous = previous
        """From which cell each cell but the start is entered."""

    def path_to(self, cell: C) -> tuple[C, ...]:
        """The cheapest way, from the start to the cell, both included.

        >>> reachable("a", {"a": "b", "b": "ac", "c": "b"}, 2).path_to("c")
        ('a', 'b', 'c')
        """
        if cell not in self:
            raise KeyError(cell)
        path = [cell]
        while path[-1] in self.previous:
            path.append(self.previous[path[-1]])
        return tuple(reversed(path))


def flood(
    start: C,
    neighbours: Neighbours[C],
    cost: Callable[[C, C], int | None],
    limit: int | None = None,
    stop: Callable[[C], bool] | None = None,
) -> Flood[C]:
    """Finds every cell whose cheapest way costs at most `limit`.

    `cost(a, b)` is the price of the step from `a` to its neighbour `b`, not negative, or None if it is
    forbidden. A way ends on a cell where `stop` holds; the start may always be left.

    >>> table = {1: [2, 3], 2: [1, 3], 3: [1, 2]}
    >>> flood(1, table, lambda a, b: 5 if (a, b) == (1, 3) else 2)
    {1: 0, 2: 2, 3: 4}
    >>> flood(1, table, lambda a, b: 5 if (a, b) == (1, 3) else 2, stop=lambda cell: cell == 2)
    {1: 0, 2: 2, 3: 5}
    """
    found: dict[C, int] = {}
    previous: dict[C, C] = {}
    best: dict[C, int] = {}
    queue = [(0, 0, start)]
    pushed = 0
    while queue:
        spent, _, cell = heappop(queue)
        if cell in found:
            continue
        found[cell] = spent
        if stop is not None and cell != start and stop(cell):
            continue
        for beside in neighbours[cell]:
            price = None if beside in found else cost(cell, beside)
            if price is None:
                continue
            if price < 0:
                raise ValueError(f"a step from {cell!r} to {beside!r} costs {price}")
            total = spent + price
            if (limit is None or total <= limit) and (beside not in best or total < best[beside]):
                best[beside] = total
                previous[beside] = cell
                pushed += 1
                heappush(queue, (total, pushed, beside))
    return Flood(found, previous)


def reachable(
    start: C,
    neighbours: Neighbours[C],
    limit: int,
    blocked: Container[C] = (),
    stops: Container[C] = (),
) -> Flood[C]:
    """The quick flood where every step costs 1: cells in at most `limit` steps.

    Nothing enters a cell in `blocked`; nothing goes on from a cell in `stops`, except from the start. Both
    are only asked `in`: the mapping from cells to their units serves as it is. What never changes in a match,
    like water, is best taken out of the table of neighbours once.

    >>> row = {"a": "b", "b": "ac", "c": "bd", "d": "c"}
    >>> reachable("a", row, 3)
    {'a': 0, 'b': 1, 'c': 2, 'd': 3}
    >>> reachable("a", row, 3, blocked={"d"}), reachable("a", row, 3, stops={"a", "b"})
    ({'a': 0, 'b': 1, 'c': 2}, {'a': 0, 'b': 1})
    """
    # Plain dicts inside the loop: a subclass would make it a fifth slower.
    found = {start: 0}
    previous: dict[C, C] = {}
    edge = [start]
    for steps in range(1, limit + 1):
        further = []
        for cell in edge:
            for beside in neighbours[cell]:
                if beside not in found and beside not in blocked:
                    found[beside] = steps
                    previous[beside] = cell
                    if beside not in stops:
                        further.append(beside)
        if not further:
            break
        edge = further
    return Flood(found, previous)


def components(cells: Iterable[C], neighbours: Neighbours[C]) -> tuple[tuple[C, ...], ...]:
    """The connected groups of these cells, each in the order in which a flood from its first cell meets them.

    >>> components("abd", {"a": "b", "b": "ac", "c": "bd", "d": "c"})
    (('a', 'b'), ('d',))
    """
    left = dict.fromkeys(cells)
    groups = []
    while left:
        first = next(iter(left))
        del left[first]
        group = [first]
        for cell in group:
            for beside in neighbours[cell]:
                if beside in left:
                    del left[beside]
                    group.append(beside)
        groups.append(tuple(group))
    return tuple(groups)


def rewired(
    neighbours: Neighbours[C],
    join: Iterable[tuple[C, C]] = (),
    cut: Iterable[tuple[C, C]] = (),
    without: Container[C] = (),
) -> dict[C, tuple[C, ...]]:
    """A table of neighbours with links joined (portals), edges cut (borders) and cells that nobody can enter.

    Links and cuts hold in both directions; a joined cell comes after the neighbours that it already has. A
    cell of `without` keeps its own neighbours, so that one may still leave it.

    >>> rewired({"a": "b", "b": "ac", "c": "b"}, join=[("a", "c")], cut=[("b", "a")])
    {'a': ('c',), 'b': ('c',), 'c': ('b', 'a')}
    >>> rewired({"a": "b", "b": "ac", "c": "b"}, without={"a"})
    {'a': ('b',), 'b': ('c',), 'c': ('b',)}
    """
    table = {cell: dict.fromkeys(around) for cell, around in neighbours.items()}
    for a, b in cut:
        del table[a][b], table[b][a]
    for a, b in join:
        table[a][b] = table[b][a] = None
    return {
        cell: tuple(beside for beside in around if beside not in without) for cell, around in table.items()
    }
