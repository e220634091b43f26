import { describe, expect, it } from 'vitest';
import { fit, layOut, makesSeven, type Laid } from '../src/board/layout';

const SCREENS = [
  [360, 640],
  [768, 1024],
  [1920, 1080],
] as const;

/** Felts as large as the page gives them, and as small as a phone with an open keyboard leaves. */
function felts(width: number, height: number): [number, number][] {
  return width >= 1000
    ? [[width - 600, height - 320], [width, height]]
    : [[width, height - 330], [width, height]];
}

/** A small generator, the same on every machine. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function line(length: number, doubles: number, random: () => number): Laid[] {
  const tiles: Laid[] = [];
  let open = Math.floor(random() * 13);
  let before = false;
  for (let index = 0; index < length; index++) {
    // Two doubles never touch: there is one of each number.
    const across: boolean = !before && random() < doubles;
    const next = across ? open : (open + 1 + Math.floor(random() * 12)) % 13;
    tiles.push({ left: open, right: next, across });
    open = next;
    before = across;
  }
  return tiles;
}

describe.each(SCREENS)('on a screen of %d × %d', (width, height) => {
  it.each(Array.from({ length: 91 }, (_, index) => index + 1))(
    'a line of %d tiles lies inside the felt and nothing overlaps',
    (length) => {
      const random = chance(length);
      for (const [wide, high] of felts(width, height)) {
        for (const doubles of [0, 0.15, 1]) {
          const lead = Math.floor(random() * length);
          const layout = fit(line(length, doubles, random), lead, wide / high, { margin: 0.25 });
          const scale = wide / layout.width;
          expect(scale * layout.height).toBeLessThanOrEqual(high + 1e-6);
          const boxes = layout.spots.map((spot) => ({
            left: spot.x * scale,
            top: spot.y * scale,
            right: (spot.x + spot.width) * scale,
            bottom: (spot.y + spot.height) * scale,
          }));
          for (const box of boxes) {
            expect(box.left).toBeGreaterThanOrEqual(-1e-6);
            expect(box.top).toBeGreaterThanOrEqual(-1e-6);
            expect(box.right).toBeLessThanOrEqual(wide + 1e-6);
            expect(box.bottom).toBeLessThanOrEqual(high + 1e-6);
          }
          const overlaps = boxes.flatMap((one, index) =>
            boxes.slice(index + 1).filter(
              (other) =>
                one.left < other.right - 1e-6 &&
                other.left < one.right - 1e-6 &&
                one.top < other.bottom - 1e-6 &&
                other.top < one.bottom - 1e-6,
            ),
          );
          expect(overlaps).toEqual([]);
          expect(layout.spots).toHaveLength(length);
        }
      }
    },
  );

  it('keeps the tiles of the longest line big enough to read', () => {
    const [wide, high] = felts(width, height)[0]!;
    const layout = fit(line(91, 0.14, chance(7)), 40, wide / high, { margin: 0.25 });
    expect(wide / layout.width).toBeGreaterThan(width < 500 ? 12 : 24);
  });
});

describe('a line', () => {
  it('touches with the halves that fit, round every corner', () => {
    const random = chance(3);
    const tiles = line(60, 0.2, random);
    const { spots } = layOut(tiles, 20, 16, 30)!;
    for (let index = 1; index < spots.length; index++) {
      const [one, other] = [halvesOf(spots[index - 1]!), halvesOf(spots[index]!)];
      const touching = one.flatMap((a) =>
        other.filter((b) => Math.hypot(a.x - b.x, a.y - b.y) <= 1.12).map((b) => [a.n, b.n]),
      );
      expect(touching.some(([a, b]) => a === b)).toBe(true);
    }
  });

  it('leaves what was laid where it is while the box stays', () => {
    const tiles = line(9, 0.2, chance(5));
    const one = layOut(tiles.slice(0, 8), 2, 20, 20)!;
    const more = layOut(tiles, 2, 20, 20)!;
    expect(more.spots.slice(0, 8).map(({ x, y }) => [x, y])).toEqual(
      one.spots.map(({ x, y }) => [x, y]),
    );
  });

  it('turns a matador at a corner so that the half that makes seven lies at the way out', () => {
    const tiles: Laid[] = [
      { left: 1, right: 4, across: false },
      { left: 3, right: 4, across: true },
      { left: 4, right: 2, across: false },
      { left: 5, right: 5, across: false },
    ];
    for (const width of [4, 4.5, 5, 5.5, 6]) {
      const layout = layOut(tiles, 0, width, 12, makesSeven);
      const matador = layout?.spots[1];
      if (!layout || !matador) continue;
      expect([...matador.halves].sort()).toEqual([3, 4]);
    }
  });

  it('is refused by a box that is too small', () => {
    expect(layOut(line(20, 0, chance(1)), 0, 6, 3)).toBeNull();
    expect(() => fit([], 0, 1)).toThrow(RangeError);
  });
});

function halvesOf(spot: {
  x: number;
  y: number;
  upright: boolean;
  halves: readonly [number, number];
}): { x: number; y: number; n: number }[] {
  return spot.halves.map((n, which) => ({
    n,
    x: spot.x + (spot.upright ? 0.5 : 0.5 + which),
    y: spot.y + (spot.upright ? 0.5 + which : 0.5),
  }));
}
