"""Every error of the game: raised once here, in words that help, and said in three languages."""

from __future__ import annotations

import ast
import inspect
import pickle
import re
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from random import Random

import pytest

from palamede.dominoes import circle, dealing, errors, geometry, glyphs, presets, tricks
from palamede.dominoes.conventions import Conventions
from palamede.dominoes.deal import Deal
from palamede.dominoes.errors import (
    AmbiguousMoveError,
    CaseError,
    ConventionError,
    DealError,
    IllegalMoveError,
    InvalidMoveError,
    InvalidTileError,
    MatchError,
    NotYetError,
    PalamedeError,
    PositionError,
    UnknownRulesError,
)
from palamede.dominoes.faults.case import Case, case_from_json
from palamede.dominoes.faults.court import rule
from palamede.dominoes.faults.desk import Desk
from palamede.dominoes.faults.facts import check_facts
from palamede.dominoes.faults.kinds import kind_of, moment_of
from palamede.dominoes.faults.old import OldDeal
from palamede.dominoes.faults.olddeeds import Step, do_steps, state_before
from palamede.dominoes.faults.overrule import effects_of
from palamede.dominoes.match import Partie
from palamede.dominoes.moves import move_table
from palamede.dominoes.series import Series
from palamede.dominoes.tiles import Tile, TileSet
from palamede.dominoes.view import View
from palamede.i18n import LANGUAGES, Translator
from tests.rules.tables import deal_of, play, tiles

CODE = re.compile(r"[a-z]+(-[a-z]+)*")
SOURCES = sorted(Path(str(resources.files("palamede.dominoes"))).rglob("*.py"))

PLAIN = "tete_a_tete,set=2,hand=2 1 0-0,0-1/1-1,2-2 0-2,1-2 0,0"
VIEW = "tete_a_tete,set=2,hand=2 1 0-0,0-1/?2 ?2 0,0"


def small(**changes: object) -> Deal:
    """A deal of six tiles, two each; seat 1 leads."""
    return deal_of("tete_a_tete", {1: "0-0 0-1", 2: "1-1 2-2"}, set=2, hand=2, **changes)


def case(**changes: object) -> Case:
    """A case before the referee."""
    plain = {"rules": "voleur", "fault": "renege", "offender": 2, "moment": "at_count"}
    return case_from_json({**plain, **changes})


def peche() -> Deal:
    """A deal in which seat 2 must draw after 0-0."""
    return play(deal_of("peche", {1: "0-0 0-1", 2: "1-1 2-2"}, stock="1-2", set=2, hand=2), "0-0")


def match(name: str = "tete_a_tete", **changes: object) -> Partie:
    """A partie with its first deal served."""
    partie = Partie(presets.conventions(name, **changes), leader=1)
    partie.serve(Random(1))
    return partie


def done() -> Partie:
    """A partie that somebody left."""
    partie = match()
    partie.leave(1)
    return partie


def tournee(**changes: object) -> Series:
    return Series(presets.conventions("voleur", **changes), ["A", "B", "C", "D"])


def over() -> Series:
    series = tournee()
    series.begin(Random(1))
    series.leave("B")
    return series


def old(*steps: Step) -> OldDeal:
    """The small deal at a table à l'ancienne, after what rulings did."""
    plain = small()
    deal = OldDeal(plain.conventions, plain.start_hands, plain.start_stock, leader=1)
    do_steps(deal, list(steps))
    return deal


def desk(misplaid: str | None = None) -> Desk:
    """The referee's desk of that deal; a tile that does not match has been claimed if given."""
    deal = old()
    table = Desk(deal, ("encyclopedie",))
    if misplaid is not None:
        deal.lay(1, Tile(0, 0))
        deal.lay(2, Tile.parse(misplaid))
        table.claim(1, "misplay", 2)
    return table


Raiser = Callable[[], object]

RAISED: dict[str, tuple[type[PalamedeError], Raiser, str]] = {
    # tiles
    "tile-number": (InvalidTileError, lambda: Tile(3, 19), "3-19 .* from 0 to 18"),
    "tile-text": (InvalidTileError, lambda: Tile.parse("a"), "'a' .* such as 3-5"),
    "tile-half": (InvalidTileError, lambda: Tile(1, 2).other(3), "1-2 does not bear 3"),
    "not-in-set": (InvalidTileError, lambda: TileSet(6).index(Tile(7, 7)), "7-7 .* double-6"),
    "set-size": (InvalidTileError, lambda: TileSet(19), "double-19: from double-1 to double-18"),
    "tile-glyph": (InvalidTileError, lambda: glyphs.glyph(Tile(7, 7)), "7-7.*6-6"),
    "tile-glyph-text": (InvalidTileError, lambda: glyphs.parse_glyph("x"), "x"),
    "no-circle": (circle.CircleError, lambda: circle.make_circle(7), "7.* even"),
    "no-whole-line": (
        circle.CircleError,
        lambda: circle.whole_line(tiles("0-1 2-3")),
        "2 tiles do not make one line",
    ),
    # moves
    "move-number": (InvalidMoveError, lambda: move_table(6)[114], "114: from 0 to 113"),
    "move-text": (InvalidMoveError, lambda: small().push("six"), "'six' .* 6-5>, pass, or draw"),
    "ambiguous-end": (
        AmbiguousMoveError,
        lambda: play(
            deal_of("tete_a_tete", {1: "1-1 2-3 1-4", 2: "1-2 1-3"}), "1-1 1-2> 2-3> 3-1>"
        ).push("1-4"),
        "fits both ends: write 1-4< for the left or 1-4> for the right",
    ),
    "half-order": (
        IllegalMoveError,
        lambda: play(deal_of("tete_a_tete", {1: "0-0", 2: "0-2"}, set=2, hand=2), "0-0 2-0"),
        "2-0 does not fit: write 0-2, the touching half first; legal: 0-2<, 0-2>",
    ),
    "does-not-fit": (
        IllegalMoveError,
        lambda: play(deal_of("tete_a_tete", {1: "0-0", 2: "0-2 2-2"}, set=2, hand=2), "0-0 2-2"),
        "2-2 does not fit: no end takes it; legal: 0-2<, 0-2>",
    ),
    "fits-neither": (
        IllegalMoveError,
        lambda: play(deal_of("tete_a_tete", {1: "0-0", 2: "0-2 2-2"}, set=2, hand=2), "0-0").push(
            move_table(2).lay(Tile(2, 2), end=0, half=0)
        ),
        "2-2 fits neither end, they show 0 and 0; legal: 0-2<, 0-2>",
    ),
    "not-in-hand": (
        IllegalMoveError,
        lambda: small().push("2-2"),
        "seat 1 does not hold 2-2; legal: 0-0, 0-1",
    ),
    "forced-lead": (
        IllegalMoveError,
        lambda: small(forced_lead=Tile(0, 1)).push("0-0"),
        "0-1 must be led",
    ),
    "must-play": (IllegalMoveError, lambda: small().push("pass"), "must play .* legal: 0-0, 0-1"),
    "must-draw": (
        IllegalMoveError,
        lambda: peche().push("pass"),
        "must be drawn first; legal: draw",
    ),
    "wrong-draw": (
        IllegalMoveError,
        lambda: small().push("draw"),
        "nothing can be drawn; legal: 0-0",
    ),
    "deal-over": (
        IllegalMoveError,
        lambda: play(deal_of("poule", {1: "0-0"}, set=2, hand=1), "0-0 pass"),
        "pass is not legal: the deal is over; legal: nothing",
    ),
    "other-set": (
        IllegalMoveError,
        lambda: small().push(move_table(6)[0]),
        "a move of the set of double-6; legal: 0-0, 0-1",
    ),
    # deals
    "deal-hands": (DealError, lambda: Deal(small().conventions, [[]]), "1 hands, but 2 seats"),
    "hand-size": (
        DealError,
        lambda: Deal(small().conventions, [tiles("0-0"), tiles("1-1 2-2")]),
        "seat 1 has 1 tiles, each takes 2",
    ),
    "deal-tiles": (
        DealError,
        lambda: Deal(small().conventions, [tiles("0-0 0-0"), tiles("1-1 2-2")], tiles("0-2 1-2")),
        "twice 0-0; missing 0-1",
    ),
    "deal-leader": (DealError, lambda: small(leader=3), "seat 3 cannot lead: seats are 1 to 2"),
    "deal-scores": (DealError, lambda: small(scores=(1, 2, 3)), "3 scores, but 2 sides"),
    "deal-forced": (DealError, lambda: small(forced_lead=Tile(2, 2)), "seat 1 does not hold 2-2"),
    "deal-dead": (
        DealError,
        lambda: Deal(small().conventions, small().hands, small().stock, dead=2),
        "seat 2 cannot be the dead hand: .* sides=dead_hand",
    ),
    "view-impossible": (
        PositionError,
        lambda: View.from_line("tete_a_tete,set=2,hand=2 1 1-1,2-2/?2 ?2 0,0 0-0"),
        "no deal agrees",
    ),
    "view-json": (PositionError, lambda: View.from_json("{}"), "no view: KeyError"),
    # rules
    "unknown-rules": (
        UnknownRulesError,
        lambda: presets.get("volleur"),
        "'volleur'; near .*voleur",
    ),
    "preset-players": (
        ConventionError,
        lambda: presets.conventions("voleur", players=3),
        "voleur is for 4 players, not 3",
    ),
    "setting-form": (
        ConventionError,
        lambda: presets.conventions("poule", ["hand"]),
        "'hand' .* such as hand=6",
    ),
    "setting-twice": (
        ConventionError,
        lambda: presets.conventions("poule", ["hand=6", "hand=7"]),
        "hand is given twice",
    ),
    "setting-map": (
        ConventionError,
        lambda: presets.conventions("poule", ['hand={"3":6}'], players=4),
        "nothing for 4 players, only for 3",
    ),
    "setting-json": (
        ConventionError,
        lambda: presets.conventions("poule", ["removed=[0-0]"]),
        "is not JSON",
    ),
    "switch-unknown": (
        ConventionError,
        lambda: presets.conventions("poule", ["hands=6"]),
        "no switch 'hands'; near it: hand",
    ),
    "value-unknown": (
        ConventionError,
        lambda: presets.conventions("poule", ["goal=least"]),
        "goal=least: the value must be fewest, most",
    ),
    "not-yet": (
        NotYetError,
        lambda: presets.conventions("poule", ["direction=left"]),
        "direction=left: not yet; this version plays right",
    ),
    "sides-players": (
        ConventionError,
        lambda: Conventions(sides="partners"),
        "sides=partners needs 4 players, not 2",
    ),
    "pot-sides": (
        ConventionError,
        lambda: presets.conventions("pot", players=4, sides="partners"),
        "needs sides=solo, not partners: a pot is won by players, each for himself",
    ),
    "removed-tile": (
        ConventionError,
        lambda: Conventions(removed=(Tile(7, 7),)),
        "7-7 is not in the set of double-6",
    ),
    "too-many-tiles": (
        ConventionError,
        lambda: Conventions(hand=15),
        "hand=14 at most; the smallest set that serves is double-7",
    ),
    "no-effect": (
        ConventionError,
        lambda: Conventions(matador="lengthwise"),
        "no effect here: set join=seven",
    ),
    # before the first tile
    "cut-size": (
        MatchError,
        lambda: dealing.serve_from_row(Conventions(), TileSet(6), leader=1, cut=1),
        "a cut of 1: from 2 to 27 tiles",
    ),
    "draw-tiles": (
        MatchError,
        lambda: dealing.draw_for_lead("AB", Random(1), tiles=tiles("0-2 1-1")),
        "2 different totals; draw them from a whole set",
    ),
    "no-partners": (
        MatchError,
        lambda: dealing.partner_places(
            "ABCD", barred=[frozenset("AB"), frozenset("AC"), frozenset("AD")]
        ),
        "all four have been partners",
    ),
    # parties
    "names-count": (MatchError, lambda: Partie(Conventions(), ["A"]), "1 names for 2 seats"),
    "no-such-seat": (MatchError, lambda: match().leave(3), "no player sits on seat 3"),
    "begun": (MatchError, lambda: match().draw_for_lead(Random(1)), "before the first deal"),
    "lead-mismatch": (
        MatchError,
        lambda: Partie(Conventions(), leader=1).start([[], []], [], leader=2),
        "seat 2 cannot lead deal 1: seat 1 leads",
    ),
    "no-deal": (MatchError, lambda: Partie(Conventions()).settle(), "start one first"),
    "deal-goes-on": (MatchError, lambda: match().settle(), "to its end first"),
    "deal-open": (MatchError, lambda: match().serve(Random(1)), "settle it first"),
    "partie-over": (MatchError, lambda: done().serve(Random(1)), "the partie is over"),
    "conventions-fixed": (MatchError, lambda: match().change(target=50), "GEN-08"),
    "seats-taken": (
        MatchError,
        lambda: Partie(presets.conventions("poule", players=3)).change(players=4),
        "3 seats are taken",
    ),
    # series
    "series-names": (
        MatchError,
        lambda: Series(Conventions(), ["A", "A"]),
        "2 players with different names are needed, not A, A",
    ),
    "series-over": (MatchError, lambda: over().begin(Random(1)), "the series is over"),
    "partie-goes-on": (
        MatchError,
        lambda: [series := tournee(), series.begin(Random(1)), series.begin(Random(1))],
        "to its end first",
    ),
    "no-partie": (MatchError, lambda: tournee().leave("A"), "no partie is going on"),
    "no-such-player": (
        MatchError,
        lambda: tournee().leave("E"),
        "E does not play here: the players are A, B, C, D",
    ),
    # positions
    "position-fields": (PositionError, lambda: Deal.from_line("poule 1"), "RULES LEAD HANDS STOCK"),
    "position-field": (
        PositionError,
        lambda: Deal.from_line(PLAIN.replace(" 1 ", " one ")),
        "LEAD: 'one' must be a seat",
    ),
    "position-too-many": (
        PositionError,
        lambda: Deal.from_line(PLAIN.replace("0-2,1-2", "?999")),
        "STOCK: more tiles than the 190",
    ),
    "position-rules": (
        PositionError,
        lambda: Deal.from_line(PLAIN.replace("tete_a_tete", "pool")),
        "RULES: no rules are called 'pool'",
    ),
    "position-deal": (
        PositionError,
        lambda: Deal.from_line(PLAIN + " pass"),
        "pass is not legal: .* legal: 0-0, 0-1",
    ),
    "position-draw": (
        PositionError,
        lambda: Deal.from_line(PLAIN.replace("tete_a_tete", "peche") + " 0-0 +1-2"),
        r"\+1-2: the next tile of the stock is 0-2",
    ),
    "position-unknown": (PositionError, lambda: Deal.from_line(VIEW), "read it as a view"),
    "position-half-known": (
        PositionError,
        lambda: View.from_line(VIEW.replace("0-1", "?")),
        "hand of seat 1 must be known or unknown as a whole",
    ),
    "position-stock": (
        PositionError,
        lambda: View.from_line(VIEW.replace(" ?2 ", " 0-2,? ")),
        r"write \?2",
    ),
    "position-nobody": (
        PositionError,
        lambda: View.from_line(VIEW, seat=2),
        "those of seats 1: a view knows that of its own seat",
    ),
    "position-misfit": (
        PositionError,
        lambda: View.from_line(VIEW + " 0-0 2-0"),
        "2-0 does not fit: write 0-2",
    ),
    "position-draw-seen": (
        PositionError,
        lambda: View.from_line(VIEW.replace("tete_a_tete", "peche") + " 0-0 +1-2"),
        r"write \+a-b or \+\?",
    ),
    "position-open-hands": (
        PositionError,
        lambda: View.from_line(VIEW + " 0-0 pass {0-1/1-1,2-2}"),
        "all hands stand at the end",
    ),
    "position-braces": (
        PositionError,
        lambda: View.from_line(VIEW + " 0-0 pass 0-1> {.}"),
        r"\{\.\}: all tiles of 2 hands",
    ),
    # pictures and tricks
    "layout-box": (
        geometry.LayoutError,
        lambda: geometry.lay_out([geometry.Laid(1, 2)], 0, 1, 1),
        "do not fit in a box of 1 by 1",
    ),
    "layout-lead": (
        geometry.LayoutError,
        lambda: geometry.lay_out([geometry.Laid(1, 2)], 1, 10, 10),
        "begin with",
    ),
    "trick-double": (
        tricks.TrickError,
        lambda: tricks.predict_ends(Tile(3, 3)),
        "3-3 .* two different numbers",
    ),
    "trick-odd-set": (
        tricks.TrickError,
        lambda: tricks.predict_ends(Tile(1, 2), 7),
        "double-7.* even",
    ),
    "trick-equal-ends": (tricks.TrickError, lambda: tricks.hidden_tile(3, 3), "3"),
    "trick-mismatch": (
        tricks.TrickError,
        lambda: tricks.check_line([(0, 1), (2, 3)], Tile(1, 2)),
        "2-3",
    ),
    "trick-not-whole": (
        tricks.TrickError,
        lambda: tricks.check_line([(0, 0)], Tile(1, 2)),
        "times",
    ),
    "trick-move": (
        tricks.TrickError,
        lambda: tricks.move_tiles(tricks.arrange_row(Random(1)), 13),
        "13.* 0 to 12",
    ),
    "unknown-fault": (CaseError, lambda: kind_of("theft"), "theft.*renege"),
    "unknown-moment": (CaseError, lambda: moment_of("later"), "later.*before_lead"),
    "unknown-fact": (CaseError, lambda: check_facts({"mood": 1}), "mood.*tiles_left"),
    "bad-fact": (CaseError, lambda: check_facts({"tiles_left": True}), "tiles_left.*number"),
    "unknown-code": (CaseError, lambda: rule(case(code="mine")), "mine.*encyclopedie"),
    "bad-case": (CaseError, lambda: case(offender="two"), "offender.*whole number.*two"),
    "scores-count": (CaseError, lambda: case(scores=[1, 2, 3]), "3 scores for 2 sides"),
    # tables à l'ancienne
    "old-table": (
        MatchError,
        lambda: Partie(presets.conventions("tete_a_tete", table="old"), leader=1).start([], []),
        "leave table=strict",
    ),
    "bad-accounts": (
        MatchError,
        lambda: match().fine([1, 1]),
        "sum to nought over all 2 seats, not 1, 1",
    ),
    "not-at-turn": (
        IllegalMoveError,
        lambda: old().pass_(2),
        "it is the turn of seat 1; possible: 1-1, 2-2",
    ),
    "hand-waits": (
        IllegalMoveError,
        lambda: old({"do": "call", "side": 2, "caller": 1}).lay(2, Tile(1, 1)),
        "his called hand waits, it is the turn of seat 1; possible: nothing",
    ),
    "must-play-other": (
        IllegalMoveError,
        lambda: old({"do": "open", "seat": 1, "tile": "0-0"}).lay(1, Tile(0, 1)),
        "0-1 cannot be done: something else must be played here; possible: 0-0",
    ),
    "not-to-show": (
        IllegalMoveError,
        lambda: old().show(1, Tile(2, 2)),
        "seat 1 does not hold 2-2: a tile of one's own hand",
    ),
    "no-such-end": (
        DealError,
        lambda: old().lay(1, Tile(0, 1), "top"),
        "'top': ends are left and right",
    ),
    "no-such-half": (
        DealError,
        lambda: old().lay(1, Tile(0, 1), touch=2),
        "0-1 has no half 2: its halves are 0 and 1",
    ),
    "no-such-ply": (
        DealError,
        lambda: [deal := old(), deal.lay(1, Tile(0, 0)), state_before(deal, 7)],
        "no play of number 7; those that stand: 1",
    ),
    "bad-step": (DealError, lambda: old({"do": "dance"}), "dance.*; steps are take_back, open"),
    "bad-event": (DealError, lambda: old().apply({"type": "laid"}), "laid.*; types are laid, a"),
    "cannot-announce": (
        DealError,
        lambda: old().announce(1, 5),
        "seat 1 cannot announce now: only the count of his own tile",
    ),
    "claim-impossible": (
        DealError,
        lambda: desk().claim(1, "misplay", 2),
        "cannot claim misplay against seat 2 now; possible: exposed_tile",
    ),
    "no-such-claim": (
        DealError,
        lambda: desk("2-2").apply({"type": "answered", "claim": 7, "option": "void"}),
        "no claim 7: claims are 1 to 1",
    ),
    "no-such-choice": (
        DealError,
        lambda: [table := desk("2-2"), table.choose(table.claims[0], "dance")],
        "'dance' on claim 1: done_over, lies_open, void",
    ),
    "others-choose": (
        DealError,
        lambda: [table := desk("2-2"), table.choose(table.claims[0], "void", 2)],
        "seat 2 does not choose on claim 1: the injured side does, seats 1",
    ),
    "ruling-mismatch": (
        DealError,
        lambda: desk("2-2").apply({"type": "ruled", "claim": 1, "ruling": "void"}),
        r"claim 1 is ruled misplay_choice \(.*\), not void",
    ),
    "bad-effects": (
        CaseError,
        lambda: effects_of({"deal": "dances"}, small().conventions),
        "deal='dances': it must be one of goes_on, void, stops",
    ),
}


def codes_in(source: Path) -> set[str]:
    """Return the codes that a module gives to errors, however it writes them."""
    found: list[ast.expr] = []
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            found += [keyword.value for keyword in node.keywords if keyword.arg == "code"]
            if isinstance(node.func, ast.Attribute) and node.func.attr == "_must":
                found.append(node.args[2])
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
            names = [getattr(name, "id", "") for name in node.targets[0].elts]
            if "code" in names:
                found.append(node.value)
    return {text for expression in found for text in chosen(expression) if CODE.fullmatch(text)}


def chosen(expression: ast.AST) -> Iterator[str]:
    """Yield the texts that may be the value of an expression, not those it compares with."""
    if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        yield expression.value
    for part in ast.iter_child_nodes(expression):
        if not isinstance(part, ast.Compare):
            yield from chosen(part)


def caught(code: str) -> PalamedeError:
    kind, raiser, _ = RAISED[code]
    with pytest.raises(kind) as info:
        raiser()
    assert type(info.value) is kind
    return info.value


def test_every_code_of_the_sources_is_raised_here() -> None:
    assert set(RAISED) == set().union(*map(codes_in, SOURCES))


def test_every_class_of_errors_is_raised_here() -> None:
    classes = {getattr(errors, name) for name in errors.__all__}
    defined = inspect.getmembers(errors, inspect.isclass)
    assert classes == {cls for _, cls in defined if cls.__module__ == errors.__name__}
    assert classes - {kind for kind, _, _ in RAISED.values()} == {PalamedeError}
    assert all(issubclass(cls, PalamedeError) for cls in classes)
    assert issubclass(PalamedeError, ValueError)


@pytest.mark.parametrize("code", RAISED)
def test_the_error_says_what_where_and_what_would_be_right(code: str) -> None:
    error = caught(code)
    assert error.code == code
    assert re.search(RAISED[code][2], str(error))
    assert RAISED[code][2]
    if isinstance(error, IllegalMoveError):
        assert error.legal == error.params["legal"]
        assert all(text in str(error) for text in error.legal)


@pytest.mark.parametrize("code", RAISED)
def test_an_error_crosses_process_borders(code: str) -> None:
    error = caught(code)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), again.code, again.params) == (str(error), error.code, error.params)
    assert getattr(again, "legal", ()) == getattr(error, "legal", ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", RAISED)
def test_every_error_is_said_in_every_language(code: str, language: str) -> None:
    """Strict, so that a message that is missing or lacks one of its variables raises."""
    error = caught(code)
    said = Translator(language, strict=True).error(error)
    assert said
    assert f"error-{code}" not in said
    assert re.search(r"[{}]", said) is None or re.search(r"[{}]", str(error))
    if language != "en":
        assert said != str(error)
        assert said != Translator("en", strict=True).error(error)


def test_the_english_of_the_library_needs_no_translator() -> None:
    """A user of the library sees the same facts as a player at the terminal."""
    error = caught("too-many-tiles")
    assert str(error) == (
        "2 hands of 15 need 30 tiles, the set of double-6 has 28: take hand=14 at most; "
        "the smallest set that serves is double-7"
    )
