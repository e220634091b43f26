"""The tables of ``docs/strength``, written from the results alone; the same results, the same text.

What has not been measured, or not to its end, is said in its line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from math import sqrt
from typing import Any, Final

from palamede.arena.limit.games import TRIAL
from palamede.arena.limit.measuring import table
from palamede.arena.strength.mark import mark_of
from palamede.arena.strength.parts import (
    GAMES,
    LADDER,
    PARTS_OF_STRENGTH,
    Part,
    Section,
    small_game,
)
from palamede.arena.strength.results import Results, Row, rows_of

__all__ = ["FIGURES", "closed", "page", "parts_of", "small_games"]

FIGURES: Final = ("matches.svg", "ablations.svg", "calibration.svg", "ladder.svg")

_NORMAL: Final = 1.959964
_NONE: Final = "not measured yet"


def parts_of(*sections: Section) -> list[Part]:
    """Return the parts of some sections."""
    return [part for part in PARTS_OF_STRENGTH if part.section in sections]


def page(results: Results, figures: Iterable[str] = ()) -> str:
    """Return the generated part of the page, in MyST; ``figures`` are those that were drawn."""
    drawn = set(figures)
    chapters = [
        _about(results),
        _matches(results),
        _figure("matches.svg", "Marks a deal of maitre ahead of each opponent", drawn),
        _ablations(results),
        _figure("ablations.svg", "What each part of maitre is worth", drawn),
        _ceiling(results),
        _calibration(results),
        _figure("calibration.svg", "Predictions against what was so", drawn),
        _partners(results),
        _others(results),
        _net(results),
        _ladder(results),
        _figure("ladder.svg", "Each level against the one below it", drawn),
    ]
    return "\n\n".join(chapter for chapter in chapters if chapter) + "\n"


def small_games(results: Results) -> str:
    """Return the tables of the small games, of those that have been measured at all."""
    tables = []
    for part in parts_of("small"):
        if _done(part, results):
            measured = results.parts[part.name]
            game = small_game(part.game)
            tables.append(table(game if measured["rules"] == game.rules else TRIAL, measured))
    return "\n".join(tables)


def _about(results: Results) -> str:
    done = [part for part in PARTS_OF_STRENGTH if _done(part, results) >= part.deals]
    begun = [part for part in PARTS_OF_STRENGTH if 0 < _done(part, results) < part.deals]
    missing = [part for part in PARTS_OF_STRENGTH if not _done(part, results)]
    lines = [
        "<!-- Written by `python -m palamede.arena.strength`; change that, not this. -->",
        "",
        f"Measured to the end: {len(done)} of {len(PARTS_OF_STRENGTH)} parts; begun: {len(begun)}; "
        f"not measured yet: {len(missing)}.",
    ]
    measured = [results.parts[part.name] for part in (*done, *begun)]
    if measured:
        dates = sorted({each["date"] for each in measured})
        commits = sorted({each for part in measured for each in part["commits"]})
        clocks = sorted({each["clock"] for each in measured})
        hours = sum(each["seconds"] for each in measured) / 3600
        span = dates[0] if len(dates) == 1 else f"{dates[0]} to {dates[-1]}"
        lines.append(
            f"Played {span} with Palamède {measured[-1]['version']}, commits "
            f"{', '.join(f'`{each}`' for each in commits)} (`+`: with changes to the engine that "
            f"were not committed yet), in {hours:.1f} hours; "
            f"seconds of a budget are those of the {' and the '.join(clocks)}."
        )
        stale = [part.name for part in (*done, *begun) if _stale(part, results)]
        if stale:
            lines.append(
                "The players play otherwise since these parts were played, which are to be played "
                f"again: {', '.join(f'`{name}`' for name in stale)}."
            )
    tried = results.tried
    lines.append(
        f"Versions compared on other deals before: {'not told' if tried is None else tried}."
    )
    if missing:
        lines += ["", "Not measured yet: " + ", ".join(f"`{part.name}`" for part in missing) + "."]
    return "\n".join(lines)


def _stale(part: Part, results: Results) -> bool:
    """Whether the players of a part do not choose any more as when it was played."""
    stored = results.parts[part.name]
    return bool(stored["mark"] != mark_of(replace(part, players=tuple(stored["players"]))))


def _done(part: Part, results: Results) -> int:
    return int(results.parts.get(part.name, {}).get("done", 0))


# -------------------------------------------------------------------- tables
def _table(head: str, rows: Iterable[str]) -> str:
    width = head.count("|") - 1
    return "\n".join([head, "|" + "---|" * width, *rows])


def _marks(row: Row | None) -> str:
    """Return three cells: marks with their interval, deals, wins."""
    if row is None:
        return f"{_NONE} | |"
    deals = str(row.deals) if row.deals >= row.planned else f"{row.deals} of {row.planned}"
    lost = row.deals - row.wins - row.draws
    return f"{_interval(row)} | {deals} | {row.wins} : {row.draws} : {lost}"


def _interval(row: Row) -> str:
    text = f"{row.mean:+.2f} ({row.low:+.2f} to {row.high:+.2f})"
    return f"**{text}**" if row.low > 0 else text


def _matches(results: Results) -> str:
    rows = [
        f"| `{those[0].rules}` | {those[0].players[1]} | {those[0].players[0].partition('@')[2]} | "
        f"{_marks(row)} |"
        for _, those, row in rows_of(parts_of("matches", "long"), results)
    ]
    return (
        "## Full games\n\n"
        "`maitre` against the players by rule and the two frozen yardsticks, over duplicate deals. "
        "Marks are per deal that `maitre` is ahead, with the interval of 95 %; in bold where it "
        "leaves out 0. A yardstick plays as it is defined (`pimc` 100 worlds, `rollout` 1,000), "
        "however long that takes.\n\n"
        + _table(
            "| rules | against | time a decision | marks a deal | duplicate deals "
            "| won : even : lost |",
            rows,
        )
    )


def _ablations(results: Results) -> str:
    rows = [
        f"| {those[0].game} | {those[0].players[1].partition('@')[0].partition('-')[2]} | "
        f"{_marks(row)} |"
        for _, those, row in rows_of(parts_of("ablations"), results)
    ]
    return (
        "## What each part is worth\n\n"
        "`maitre` against itself without one of its parts, 0.05 s a decision each. Above 0: the "
        "part helps. Parts that a game does not use are left out.\n\n"
        + _table(
            "| game | without | marks a deal | duplicate deals | won : even : lost |",
            rows,
        )
    )


def closed(results: Results, game: str) -> tuple[float, float, float] | None:
    """Return which share of the gap from greedy to the omniscient player ``maitre`` closes.

    The gap is what greedy loses to the omniscient player; what ``maitre`` loses to it is what is
    left. With an interval of 95 % (delta method; both matches have the same deals, which are taken
    as if they were others, so that it is rather too wide).
    """
    found = {
        name: row
        for name, _, row in rows_of(parts_of("ceiling"), results)
        if row is not None and name.split("-")[1] == game
    }
    greedy, maitre = (found.get(f"ceiling-{game}-{name}") for name in ("greedy", "maitre"))
    if greedy is None or maitre is None or greedy.low <= 0:
        return None
    left = maitre.mean / greedy.mean
    error = sqrt(maitre.error**2 + (left * greedy.error) ** 2) / greedy.mean
    return 1 - left, 1 - left - _NORMAL * error, 1 - left + _NORMAL * error


def _ceiling(results: Results) -> str:
    rows = [
        f"| {those[0].game} | {those[0].players[1]} | {_marks(row)} |"
        for _, those, row in rows_of(parts_of("ceiling"), results)
    ]
    shares = []
    for game in dict.fromkeys(part.game for part in parts_of("ceiling")):
        share = closed(results, game)
        told = _NONE
        if share is not None:
            told = f"{share[0]:.0%} ({share[1]:.0%} to {share[2]:.0%})"
        shares.append(f"- `{game}`: {told}")
    return (
        "## The ceiling\n\n"
        "A player that sees all hands and the stock, and plays what is best with open hands, "
        "cannot lose a duplicate deal. No lawful player can reach it. It takes the first of "
        "equally good moves and sets no traps.\n\n"
        + _table(
            "| game | omniscient against | marks a deal | duplicate deals | won : even : lost |",
            rows,
        )
        + "\n\nShare of the gap from `greedy` to the omniscient player that `maitre` closes:\n\n"
        + "\n".join(shares)
    )


def _calibration(results: Results) -> str:
    rows = []
    for part in parts_of("calibration"):
        for kind, name in (("chances", "the partie is won"), ("tiles", "a tile is in a hand")):
            found: Any = results.parts.get(part.name, {}).get(kind)
            if found is None:
                rows.append(f"| {part.game} | {name} | {_NONE} | | | |")
                continue
            parties = str(found["parties"])
            if found["parties"] < part.deals:
                parties += f" of {part.deals}"
            rows.append(
                f"| {part.game} | {name} | {found['brier']:.4f} | {found['prior']:.4f} | "
                f"{found['better']:+.4f} ({found['low']:+.4f} to {found['high']:+.4f}) | "
                f"{found['count']} in {parties} |"
            )
    return (
        "## Do its predictions come true?\n\n"
        "`maitre` plays whole parties against itself and predicts at each decision. Brier's score "
        "is the mean square of what the prediction was off; lower is better. Compared with: for "
        "the partie the chance at the totals before the deal, for tiles all deals that agree with "
        "the view, each as likely.\n\n"
        + _table(
            "| game | predicted | Brier | compared with | better by | predictions, parties |", rows
        )
    )


def _partners(results: Results) -> str:
    return (
        "## Beside another partner\n\n"
        "`voleur`, 0.1 s a decision: `maitre` with a partner by rule against a yardstick with the "
        "same partner.\n\n"
        + _versus(
            "partner",
            "partners",
            results,
            lambda part: (part.players[0].partition("+")[2], part.players[1].partition("+")[0]),
        )
    )


def _others(results: Results) -> str:
    return (
        "## Every other game\n\n"
        "`maitre`, 0.05 s a decision, in the games that stand in no other table, with as many "
        "players as usual. Where each plays for himself odd seats are compared with even.\n\n"
        + _versus("rules", "others", results, lambda part: (f"`{part.rules}`", part.players[1]))
    )


def _net(results: Results) -> str:
    return (
        "## The net at sight\n\n"
        "`net` lays what the net finds likeliest, and searches nothing.\n\n"
        + _versus("game", "net", results, lambda part: (part.game, part.players[1]))
    )


def _ladder(results: Results) -> str:
    return (
        "## The levels\n\n"
        f"Each level against the one below it in `{GAMES['tete_a_tete']}`; from the weakest to the "
        f"strongest: {', '.join(name.partition('@')[0] for name in LADDER)}.\n\n"
        + _versus("level", "ladder", results, lambda part: part.players)
    )


def _versus(
    head: str, section: Section, results: Results, named: Callable[[Part], tuple[str, ...]]
) -> str:
    """Return the table of a section, a row a match; ``named``: its first two cells."""
    rows = [
        f"| {' | '.join(named(those[0]))} | {_marks(row)} |"
        for _, those, row in rows_of(parts_of(section), results)
    ]
    return _table(
        f"| {head} | against | marks a deal | duplicate deals | won : even : lost |", rows
    )


def _figure(name: str, text: str, drawn: set[str]) -> str:
    if name not in drawn:
        return ""
    return f"```{{image}} strength/{name}\n:alt: {text}\n:width: 95%\n```"
