"""The arithmetic of a count: hands and stock make the pips of the set less those of the line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from palamede.arbiter.errors import refuse
from palamede.arbiter.line import PlayedLine
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.tiles import Tile

__all__ = ["Count", "check_count", "possible_sums"]

BLANK = Tile(0, 0)


@dataclass(frozen=True, slots=True)
class Count:
    """What players count when a deal has ended.

    ``pips``: left in each hand, by seat. ``out``: who laid his last tile. ``closed``: nobody could
    go on. ``reached``: the side whose count made in play ended the partie. ``stock``: its pips,
    None where it was not counted. ``line``: the tiles laid, where they were entered one by one;
    ``line_pips``: their sum, where only that is known. ``counts``: marks made in play, by side.
    """

    pips: tuple[int, ...]
    out: int | None = None
    closed: bool = False
    reached: int | None = None
    stock: int | None = None
    line: PlayedLine | None = None
    line_pips: int | None = None
    counts: tuple[int, ...] = ()


def possible_sums(tiles: Iterable[Tile], number: int) -> frozenset[int]:
    """Return every sum of pips that exactly ``number`` of these tiles can make.

    >>> sorted(possible_sums([Tile(0, 0), Tile(0, 1), Tile(6, 6)], 2))
    [1, 12, 13]
    """
    # sums[k]: what k of the tiles seen so far can make.
    sums: list[set[int]] = [{0}] + [set() for _ in range(number)]
    for tile in tiles:
        for taken in range(number, 0, -1):
            sums[taken] |= {made + tile.pips for made in sums[taken - 1]}
    return frozenset(sums[number])


def check_count(conventions: Conventions, count: Count, *, loose: bool = False) -> None:
    """Refuse a count that no deal can have.

    ``loose``: a ruling of this deal says that hands or stock had a wrong size, so that the number
    of tiles left is not known.

    Raises:
        SheetError: tells the sums, and what they would have to be.
    """
    _check_end(conventions, count)
    whole = sum(tile.pips for tile in conventions.tiles)
    hands = sum(count.pips)
    on_table = _on_table(count)
    stock = count.stock
    if on_table is None:
        if hands + (stock or 0) > whole:
            raise refuse(
                "sheet-too-many-pips",
                f"the hands and the stock make {_sum(count)} = {hands + (stock or 0)}; "
                f"the whole set has {whole}",
                sum=f"{_sum(count)} = {hands + (stock or 0)}",
                whole=whole,
            )
    elif stock is not None:
        if hands + stock != whole - on_table:
            raise refuse(
                "sheet-sum",
                f"the hands and the stock make {_sum(count)} = {hands + stock}; the set has "
                f"{whole} pips, less {on_table} on the table: {whole - on_table}",
                sum=f"{_sum(count)} = {hands + stock}",
                whole=whole,
                table=on_table,
                left=whole - on_table,
            )
    else:
        _check_missing(conventions, count, whole - on_table - hands, loose=loose)
    if not loose:
        _check_hands(conventions, count)


def _on_table(count: Count) -> int | None:
    if count.line is None:
        return count.line_pips
    laid = sum(tile.pips for tile in count.line.tiles)
    if count.line_pips not in (None, laid):
        raise refuse(
            "sheet-line-pips",
            f"the tiles of the line make {laid}, not {count.line_pips}",
            laid=laid,
            given=count.line_pips,
        )
    return laid


def _check_end(conventions: Conventions, count: Count) -> None:
    seats = conventions.seats
    if len(count.pips) != seats:
        raise refuse(
            "sheet-hands",
            f"{len(count.pips)} hands are counted, and there are {seats}",
            given=len(count.pips),
            seats=seats,
        )
    ends = (count.out is not None) + count.closed + (count.reached is not None)
    if ends == 0:
        raise refuse("sheet-no-end", "nobody is out and nobody closed: say how the deal ended")
    if ends > 1:
        raise refuse("sheet-two-ends", "a deal ends one way: somebody is out, or it is closed")
    if count.out is not None and count.pips[count.out - 1]:
        raise refuse(
            "sheet-out-pips",
            f"seat {count.out} is out and cannot hold {count.pips[count.out - 1]} pips",
            seat=count.out,
            pips=count.pips[count.out - 1],
        )
    if count.reached is not None:
        return
    bare = [seat for seat, pips in enumerate(count.pips, 1) if not pips and seat != count.out]
    laid = count.line is not None and BLANK in count.line.tiles
    # A hand without pips that is not out holds the double blank and nothing else.
    if len(bare) > (0 if laid or BLANK not in conventions.tiles else 1):
        raise refuse(
            "sheet-bare-hands",
            "seats "
            + ", ".join(map(str, bare))
            + " hold no pips and are not out: only one of them can hold the double blank alone",
            seats=", ".join(map(str, bare)),
        )


def _stock_sizes(conventions: Conventions, count: Count, free: int) -> Sequence[int]:
    """Return how many tiles the stock can have."""
    line = count.line
    if conventions.draw == "none":
        sizes: Sequence[int] = (conventions.stock_size,)
    elif line is not None and line.complete:
        sizes = (conventions.stock_size - line.drawn,)
    else:
        sizes = range(conventions.stock_size + 1)
    return [size for size in sizes if 0 <= size <= free]


def _check_missing(conventions: Conventions, count: Count, missing: int, *, loose: bool) -> None:
    """The stock is not counted: what is missing must be a sum that its tiles can make."""
    laid = set(count.line.tiles) if count.line is not None else set()
    free = [tile for tile in conventions.tiles if tile not in laid]
    sizes = range(len(free) + 1) if loose else _stock_sizes(conventions, count, len(free))
    sums = {size: possible_sums(free, size) for size in sizes}
    if any(missing in made for made in sums.values()):
        return
    every = frozenset().union(*sums.values())
    least, greatest = (min(every), max(every)) if every else (0, 0)
    tiles = f"{min(sizes, default=0)}" + (f" to {max(sizes)}" if len(sizes) > 1 else "")
    raise refuse(
        "sheet-missing",
        f"with {_sum(count)} in the hands, {missing} pips are missing for the stock; its tiles "
        f"({tiles}), of the {len(free)} not on the table, make {least} at least and {greatest} "
        "at most" + ("" if not least <= missing <= greatest else ", but never that"),
        sum=_sum(count),
        missing=missing,
        tiles=tiles.replace(" to ", "–"),
        free=len(free),
        least=least,
        greatest=greatest,
        between="yes" if least <= missing <= greatest else "no",
    )


def _check_hands(conventions: Conventions, count: Count) -> None:
    """Refuse a hand with more pips than its tiles can have."""
    line = count.line
    if line is None or not line.complete:
        if conventions.draw != "none":
            return
        free = list(conventions.tiles)
        sizes = [conventions.hand] * conventions.seats
    else:
        free = [tile for tile in conventions.tiles if tile not in line.tiles]
        sizes = [
            conventions.hand - line.laid_by(seat) + line.drawn_by(seat)
            for seat in range(1, conventions.seats + 1)
        ]
    heavy = sorted((tile.pips for tile in free), reverse=True)
    for seat, (pips, size) in enumerate(zip(count.pips, sizes, strict=True), 1):
        most = sum(heavy[: max(size, 0)])
        if size < 0 or pips > most:
            raise refuse(
                "sheet-hand-pips",
                f"seat {seat} cannot hold {pips} pips with {size} tiles: {most} at most",
                seat=seat,
                pips=pips,
                tiles=size,
                most=most,
            )
        if line is not None and line.complete and (size == 0) != (seat == count.out):
            raise refuse(
                "sheet-out-line",
                f"by the line seat {seat} has {size} tiles left",
                seat=seat,
                tiles=size,
            )


def _sum(count: Count) -> str:
    terms = [*count.pips, *(() if count.stock is None else (count.stock,))]
    return " + ".join(map(str, terms))
