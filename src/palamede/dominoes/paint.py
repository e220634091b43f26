"""The colours and the parts of the pictures: tiles of bone and ebony, felt, words (SET-06).

Every colour has a light and a dark tone. A picture of theme ``light`` or ``dark`` holds one of
them; of theme ``auto`` it holds the light ones, which any program can show, and a style sheet with
the dark ones for a reader who prefers a dark screen. The names of gradients tell the theme, so that
many pictures can stand in one page.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal
from xml.sax.saxutils import escape

from palamede.dominoes.pips import pip_places, pip_radius

__all__ = ["SIDE", "Look", "Paint", "Theme", "document", "number", "tag"]

Theme = Literal["auto", "light", "dark"]
Look = Literal["bone", "ebony"]

SIDE = 100
"""Side of a half-tile in the units of the parts."""

_TONES = {
    # name: (light, dark)
    "bone-top": ("#fffcf3", "#f0e8d6"),
    "bone-low": ("#f0e5cb", "#d6c8aa"),
    "bone-rim": ("#cbbb97", "#a4946f"),
    "bone-cut": ("#a8977a", "#857459"),
    "bone-lit": ("#ffffff", "#f7f0e0"),
    "pip-top": ("#18120e", "#100c09"),
    "pip-low": ("#40342b", "#332922"),
    "ebony-top": ("#453a33", "#3d342e"),
    "ebony-low": ("#231c18", "#1d1714"),
    "ebony-rim": ("#16110e", "#0d0a08"),
    "ebony-cut": ("#120e0b", "#0b0907"),
    "ebony-lit": ("#5c4f46", "#54483f"),
    "ivory-top": ("#e4d9bf", "#d2c6ab"),
    "ivory-low": ("#fbf5e6", "#ebe2cd"),
    "edge": ("#1a1411", "#0c0908"),
    "brass-top": ("#f2dc9c", "#e2c987"),
    "brass-low": ("#a67c33", "#94702f"),
    "brass": ("#c9a65c", "#bf9c54"),
    "shade": ("#0c1a13", "#000000"),
    "felt-top": ("#3f7d63", "#25493b"),
    "felt-low": ("#2a5c47", "#152c23"),
    "felt-seam": ("#9fc4ae", "#5d8370"),
    "rim-top": ("#7a5236", "#4a3324"),
    "rim-low": ("#573722", "#2e1f15"),
    "rim-lit": ("#9c7350", "#62472f"),
    "word": ("#f7f1df", "#e6dec9"),
    "turn": ("#f2dc9c", "#e2c987"),
    "faint": ("#c4d8ca", "#93aa9c"),
}

_TINTS = (
    "#18120e", "#0f6d8c", "#2c7a3a", "#b3261e", "#7a4a21", "#243c9c", "#a8770c",
    "#b03a78", "#0f7a6c", "#5b2a86", "#c2570c", "#3a3530", "#66707a", "#6f1d2e",
    "#4c6a12", "#8a5a9c", "#1c4f6b", "#8c3b12", "#3d4f2c",
)  # fmt: skip
"""Inks by number, for those who like the large sets with coloured pips."""

_FONT = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,'Times New Roman',serif"


def number(value: float) -> str:
    """Return a length in at most two decimals, the same on every machine."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tag(name: str, content: str = "", /, **attributes: str | float) -> str:
    """Return an element; ``_`` in attribute names stands for ``-``, a last one is dropped."""
    words = [name]
    for key, value in attributes.items():
        text = value if isinstance(value, str) else number(value)
        words.append(f'{key.rstrip("_").replace("_", "-")}="{escape(text, _QUOTE)}"')
    opening = " ".join(words)
    return f"<{opening}>{content}</{name}>" if content else f"<{opening}/>"


_QUOTE = {'"': "&quot;"}


@dataclass(frozen=True)
class Paint:
    """Draws the parts in one theme and look."""

    theme: Theme = "auto"
    look: Look = "bone"
    tinted: bool = False
    """Pips in a colour for each number, on bone."""

    def __post_init__(self) -> None:
        if self.theme not in ("auto", "light", "dark"):
            raise ValueError(f"theme is auto, light or dark, not {self.theme!r}")
        if self.look not in ("bone", "ebony"):
            raise ValueError(f"look is bone or ebony, not {self.look!r}")

    def tone(self, name: str) -> str:
        """Return the colour of a name."""
        return _TONES[name][self.theme == "dark"]

    def fill(self, name: str) -> dict[str, str]:
        """Return the attributes that fill a shape with a colour."""
        return {"fill": self.tone(name), **self._class(f"f-{name}")}

    def stroke(self, name: str) -> dict[str, str]:
        """Return the attributes that draw the outline of a shape in a colour."""
        return {"fill": "none", "stroke": self.tone(name), **self._class(f"s-{name}")}

    def gradient(self, name: str) -> dict[str, str]:
        """Return the attributes that fill a shape from ``name-top`` to ``name-low``."""
        return {"fill": f"url(#{self._id(name)})"}

    def definitions(self) -> str:
        """Return the style sheet and the gradients, the same for every picture of this theme."""
        linear = ("bone", "ebony", "rim")
        shades = [self._gradient("linearGradient", name, x2=0.35, y2=1) for name in linear]
        round_ = (("pip", 0.4), ("ivory", 0.4), ("brass", 0.3), ("felt", 0.42))
        shades += [
            self._gradient("radialGradient", name, cx=0.5, cy=y, r=0.75) for name, y in round_
        ]
        return f"<defs>{self._sheet()}{''.join(shades)}</defs>"

    def tile(self, halves: tuple[int, int], *, lying: bool = False) -> str:
        """Return the face of a tile, SIDE wide and twice as high, upper half first.

        A lying one is twice as wide as high, left half first. The light always comes from above.
        """
        wide, high = _size(lying)
        look = self.look
        parts = [
            self._block(lying),
            tag("rect", width=wide, height=high, rx=13, data_part="face", **self.gradient(look)),
            self._frame(lying, 1, 12, stroke_width=1.2, **self.stroke(f"{look}-rim")),
            self._frame(lying, 3, 10, stroke_width=1.6, opacity=0.7, **self.stroke(f"{look}-lit")),
            self._divider(lying),
        ]
        parts += [self._pips(value, place, lying) for place, value in enumerate(halves)]
        return "".join(parts)

    def back(self, *, lying: bool = False) -> str:
        """Return the back of a tile: the same for every tile."""
        wide, high = _size(lying)
        x, y = wide / 2, high / 2
        petals = [
            tag("ellipse", cx=x, cy=y - 11, rx=4.2, ry=9.5, fill_opacity=0.55,
                transform=f"rotate({angle} {x:g} {y:g})", **self.fill("brass"))
            for angle in range(0, 360, 45)
        ]  # fmt: skip
        brass = self.stroke("brass")
        parts = [
            self._block(lying),
            tag("rect", width=wide, height=high, rx=13, **self.gradient("ebony")),
            self._frame(lying, 1, 12, stroke_width=1.6, **self.stroke("ebony-lit")),
            self._frame(lying, 11, 7, stroke_width=1.6, stroke_opacity=0.75, **brass),
            self._frame(lying, 15, 5, stroke_width=0.7, stroke_opacity=0.5, **brass),
            *petals,
            tag("circle", cx=x, cy=y, r=4.5, **self.gradient("brass")),
        ]
        return "".join(parts)

    def words(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        *,
        tone: str = "word",
        anchor: str = "middle",
        weight: str = "normal",
    ) -> str:
        """Return a line of words."""
        return tag("text", escape(text), x=x, y=y, font_size=size, text_anchor=anchor,
                   font_weight=weight, font_family=_FONT, **self.fill(tone))  # fmt: skip

    def felt(self, width: float, height: float) -> str:
        """Return a table with a wooden rim, ``width`` by ``height``."""
        rim = max(8.0, min(width, height) * 0.028)
        seam = rim * 1.75
        curve = rim * 1.6
        return "".join(
            [
                tag("rect", width=width, height=height, rx=curve * 1.5, **self.gradient("rim")),
                tag("rect", x=1, y=1, width=width - 2, height=height - 2, rx=curve * 1.5 - 1,
                    stroke_width=1.5, stroke_opacity=0.8, **self.stroke("rim-lit")),
                tag("rect", x=rim, y=rim, width=width - 2 * rim, height=height - 2 * rim, rx=curve,
                    **self.gradient("felt")),
                tag("rect", x=rim, y=rim, width=width - 2 * rim, height=height - 2 * rim, rx=curve,
                    stroke_width=rim * 0.22, stroke_opacity=0.35, **self.stroke("shade")),
                tag("rect", x=seam, y=seam, width=width - 2 * seam, height=height - 2 * seam,
                    rx=curve * 0.8, stroke_width=1, stroke_opacity=0.35,
                    stroke_dasharray="5 4", **self.stroke("felt-seam")),
            ]
        )  # fmt: skip

    def _block(self, lying: bool) -> str:
        """Return what is under the face: a soft shadow and the ebony that the bone is set on."""
        wide, high = _size(lying)
        shadows = (
            tag("rect", x=x, y=y, width=wide + grow, height=high + 2, rx=14, fill_opacity=opacity,
                **self.fill("shade"))
            for x, y, grow, opacity in ((-2, 5, 5, 0.12), (0, 4, 2, 0.18))
        )  # fmt: skip
        edge = tag("rect", y=3, width=wide, height=high, rx=13, **self.fill("edge"))
        return f"{''.join(shadows)}{edge}"

    def _frame(self, lying: bool, inset: float, curve: float, **line: str | float) -> str:
        wide, high = _size(lying)
        return tag("rect", x=inset, y=inset, width=wide - 2 * inset, height=high - 2 * inset,
                   rx=curve, **line)  # fmt: skip

    def _divider(self, lying: bool) -> str:
        def line(aside: float) -> dict[str, float]:
            ends = (_turn(10, SIDE + aside, lying), _turn(SIDE - 10, SIDE + aside, lying))
            return dict(zip(("x1", "y1", "x2", "y2"), (*ends[0], *ends[1]), strict=True))

        cut, lit = self.stroke(f"{self.look}-cut"), self.stroke(f"{self.look}-lit")
        x, y = _turn(SIDE / 2, SIDE, lying)
        parts = [
            tag("line", **line(1.4), stroke_width=1.6, **lit),
            tag("line", **line(0), stroke_width=2.2, data_part="line", **cut),
            tag("circle", cx=x, cy=y + 0.6, r=5.4, fill_opacity=0.35, **self.fill("shade")),
            tag("circle", cx=x, cy=y, r=4.8, **self.gradient("brass")),
        ]
        return "".join(parts)

    def _pips(self, value: int, place: int, lying: bool) -> str:
        radius = pip_radius(value) * SIDE
        bone = self.look == "bone"
        ink = self.gradient("pip" if bone else "ivory")
        if self.tinted and bone:
            ink = {"fill": _TINTS[value]}
        light = self.fill(f"{self.look}-lit")
        drilled = []
        for across, down in pip_places(value):
            x, y = _turn(across * SIDE, (place + down) * SIDE, lying)
            drilled.append(tag("circle", cx=x, cy=y + radius * 0.16, r=radius, **light))
            drilled.append(tag("circle", cx=x, cy=y, r=radius, data_part="pip", **ink))
        return "".join(drilled)

    def _id(self, name: str) -> str:
        return f"pal-{self.theme}-{name}"

    def _class(self, name: str) -> dict[str, str]:
        return {"class_": f"pal-{name}"} if self.theme == "auto" else {}

    def _gradient(self, kind: str, name: str, **shape: float) -> str:
        stops = (
            tag("stop", offset=offset, stop_color=self.tone(f"{name}-{end}"),
                **self._class(f"g-{name}-{end}"))
            for offset, end in ((0, "top"), (1, "low"))
        )  # fmt: skip
        return tag(kind, "".join(stops), id=self._id(name), **shape)

    def _sheet(self) -> str:
        if self.theme != "auto":
            return ""
        rules = []
        for name, (_, dark) in _TONES.items():
            kind = "g" if name.endswith(("-top", "-low")) else ""
            if kind:
                rules.append(f".pal-g-{name}{{stop-color:{dark}}}")
            else:
                rules.append(f".pal-f-{name}{{fill:{dark}}}.pal-s-{name}{{stroke:{dark}}}")
        return f"<style>@media (prefers-color-scheme:dark){{{''.join(rules)}}}</style>"


def _size(lying: bool) -> tuple[float, float]:
    return (2 * SIDE, SIDE) if lying else (SIDE, 2 * SIDE)


def _turn(x: float, y: float, lying: bool) -> tuple[float, float]:
    """Return where a point of an upright tile is when its upper half lies on the left."""
    return (y, SIDE - x) if lying else (x, y)


def document(
    paint: Paint, title: str, width: float, height: float, content: str, *, scale: float = 1
) -> str:
    """Return a whole picture, ``width`` by ``height`` units, with a title to be read aloud."""
    size = {"width": width * scale, "height": height * scale}
    return tag(
        "svg",
        f"<title>{escape(title)}</title>{paint.definitions()}{content}",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        **size,
        role="img",
    )
