"""What the server counts, in the text format that Prometheus reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

__all__ = ["Metrics"]

Labels = tuple[tuple[str, str], ...]

_BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds of the classes of durations, in seconds."""


class Metrics:
    """Counters by name and labels, gauges that are asked when somebody looks, and durations."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, Labels]] = Counter()
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self._helps: dict[str, str] = {}
        self._classes: dict[str, list[int]] = {}
        self._sums: Counter[str] = Counter()

    def describe(self, name: str, about: str) -> None:
        """Say what a counter or a duration counts."""
        self._helps[name] = about

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Offer a number that is read when somebody looks."""
        self._gauges[name] = (about, value)

    def count(self, name: str, **labels: str) -> None:
        """Add one."""
        self._counts[name, tuple(sorted(labels.items()))] += 1

    def took(self, name: str, seconds: float) -> None:
        """Note how long something took."""
        classes = self._classes.setdefault(name, [0] * (len(_BOUNDS) + 1))
        place = next((i for i, bound in enumerate(_BOUNDS) if seconds <= bound), len(_BOUNDS))
        classes[place] += 1
        self._sums[name] += seconds  # type: ignore[assignment]

    def __str__(self) -> str:
        """Return all numbers as text."""
        return "".join(f"{line}\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        for name, (about, value) in sorted(self._gauges.items()):
            yield from self._head(name, "gauge", about)
            yield f"{name} {value():g}"
        before = ""
        for (name, labels), number in sorted(self._counts.items()):
            if name != before:
                yield from self._head(name, "counter", self._helps.get(name, ""))
                before = name
            yield f"{name}{_shown(labels)} {number}"
        for name, classes in sorted(self._classes.items()):
            yield from self._head(name, "histogram", self._helps.get(name, ""))
            total = 0
            for bound, number in zip((*map(str, _BOUNDS), "+Inf"), classes, strict=True):
                total += number
                yield f'{name}_bucket{{le="{bound}"}} {total}'
            yield f"{name}_sum {self._sums[name]:.6f}"
            yield f"{name}_count {total}"

    @staticmethod
    def _head(name: str, kind: str, about: str) -> Iterator[str]:
        if about:
            yield f"# HELP {name} {about}"
        yield f"# TYPE {name} {kind}"


def _shown(labels: Labels) -> str:
    return "{" + ",".join(f'{name}="{value}"' for name, value in labels) + "}" if labels else ""
