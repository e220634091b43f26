import { describe, expect, it } from 'vitest';
import { greatestZoom, panned, resized, showing, STEP, WHOLE, zoomed, type Camera } from '../src/board/camera';

const FELT = { width: 360, height: 300 };
const MOST = 6;

/** Where a point of the picture is seen on the felt. */
const seen = (camera: Camera, x: number, y: number): [number, number] => [
  (x - camera.x) * camera.zoom,
  (y - camera.y) * camera.zoom,
];

/** Nothing outside the picture is seen. */
function expectInside({ zoom, x, y }: Camera, felt = FELT): void {
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + felt.width / zoom).toBeLessThanOrEqual(felt.width + 1e-9);
  expect(y + felt.height / zoom).toBeLessThanOrEqual(felt.height + 1e-9);
}

describe('what is seen of the felt', () => {
  it.each([
    [180, 150],
    [20, 30],
    [350, 290],
  ])('keeps the point under the fingers where it is: %d, %d', (x, y) => {
    const near = zoomed(WHOLE, 2, { x, y }, FELT, MOST);
    expect(near.zoom).toBe(2);
    expect(seen(near, x, y)[0]).toBeCloseTo(x);
    expect(seen(near, x, y)[1]).toBeCloseTo(y);
    expectInside(near);
  });

  it('comes back to the whole, and never goes beyond the limits', () => {
    const near = zoomed(WHOLE, 100, { x: 0, y: 0 }, FELT, MOST);
    expect(near.zoom).toBe(MOST);
    expect(zoomed(near, 1 / 100, { x: 5, y: 5 }, FELT, MOST)).toEqual(WHOLE);
    let camera = WHOLE;
    for (let step = 0; step < 3; step++) camera = zoomed(camera, STEP, { x: 9, y: 9 }, FELT, MOST);
    for (let step = 0; step < 3; step++) camera = zoomed(camera, 1 / STEP, { x: 300, y: 9 }, FELT, MOST);
    expect(camera).toEqual(WHOLE);
  });

  it('moves by pixels of the felt, up to the edge of the picture', () => {
    const near = zoomed(WHOLE, 3, { x: 180, y: 150 }, FELT, MOST);
    const moved = panned(near, 30, -15, FELT);
    expect(moved.x - near.x).toBeCloseTo(10);
    expect(moved.y - near.y).toBeCloseTo(-5);
    expectInside(panned(near, 9999, 9999, FELT));
    expectInside(panned(near, -9999, -9999, FELT));
    expect(panned(WHOLE, 50, 50, FELT)).toEqual(WHOLE);
  });

  it('moves no further than a tile needs that must be seen', () => {
    const near = zoomed(WHOLE, 3, { x: 0, y: 0 }, FELT, MOST);
    const tile = { x: 200, y: 10, width: 40, height: 20 };
    const moved = showing(near, tile, FELT);
    expect(moved.x).toBeCloseTo(200 + 40 - 360 / 3);
    expect(moved.y).toBe(near.y);
    expect(showing(moved, tile, FELT)).toEqual(moved);
  });

  it('looks at the same middle when the felt gets another size', () => {
    const near = zoomed(WHOLE, 2, { x: 180, y: 150 }, FELT, MOST);
    const other = { width: 640, height: 200 };
    const after = resized(near, FELT, other);
    expect(after.zoom).toBe(2);
    expect((after.x + other.width / 4) / other.width).toBeCloseTo(0.5);
    expectInside(after, other);
    expect(resized(WHOLE, FELT, other)).toEqual(WHOLE);
  });

  it('makes a small tile as large as a thumb, and a large one twice as large', () => {
    expect(greatestZoom(8) * 8).toBe(64);
    expect(greatestZoom(60)).toBe(2);
    expect(greatestZoom(0)).toBe(1);
  });
});
