/**
 * Where the tiles of a line lie: a snake that turns corners and never leaves its box.
 *
 * The lead lies in the middle, its right branch goes to the right, then down and back; its left
 * branch is the same turned by 180 degrees. When the box gets too small the picture slides, then
 * the lead moves sideways, then the box is taken one size larger: that is how the board zooms out.
 */
import { Branch, INSET, turned, type Step } from './snake';

export interface Laid {
  /** Number on the half nearer to the left end of the line. */
  readonly left: number;
  readonly right: number;
  /** Lies crosswise: doubles, and some matadors. */
  readonly across: boolean;
}

export interface Spot {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly upright: boolean;
  readonly crosswise: boolean;
  /** As seen: left and right half, or top and bottom half if upright. */
  readonly halves: readonly [number, number];
}

export interface Exit {
  /** Middle of the open edge. */
  readonly x: number;
  readonly y: number;
  /** The way on. */
  readonly dx: number;
  readonly dy: number;
}

export interface Layout {
  /** The box, in half-tiles. */
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
  readonly ends: readonly [Exit, Exit];
}

export type Joins = (one: number, other: number) => boolean;

const equal: Joins = (one, other) => one === other;

/** Two halves of matador's lines fit when they make seven. */
export const makesSeven: Joins = (one, other) => one + other === 7;

/** Widths of the boxes tried, in half-tiles: wide steps, so that a line is seldom scaled anew. */
const WIDTHS = [
  6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 29, 32, 35, 39, 43, 47, 52, 58, 64,
  72, 86, 104, 125, 150, 180,
];

interface Walk {
  readonly left: Branch;
  readonly right: Branch;
  readonly turn: readonly [number, number];
  readonly top: number;
  readonly bottom: number;
}

const snap = (length: number): number => Math.floor(length * 2) / 2;

/** Places of all tiles in a box, or null if they do not fit. */
export function layOut(
  line: readonly Laid[],
  lead: number,
  width: number,
  height: number,
  joins: Joins = equal,
): Layout | null {
  const first = line[lead];
  if (!first) return null;
  for (const place of places(first, width)) {
    const walk = walkFrom(line, lead, place, width);
    if (walk && walk.bottom - walk.top <= height) {
      return settle(line, lead, walk, width, height, joins);
    }
  }
  return null;
}

export interface FitOptions {
  /** Least width of the box in half-tiles: keeps the tiles of a short line from being huge. */
  readonly narrowest?: number;
  readonly joins?: Joins;
  /** Half-tiles kept free at each edge of the felt, for the tile about to be laid. */
  readonly margin?: number;
}

/** The layout in the smallest box of the ladder with the felt's ratio of width to height. */
export function fit(
  line: readonly Laid[],
  lead: number,
  ratio: number,
  options: FitOptions = {},
): Layout {
  const { narrowest = 0, joins = equal, margin = 0 } = options;
  let last = WIDTHS[0]!;
  const sizes = [narrowest, ...WIDTHS.filter((width) => width > narrowest)];
  for (const width of sizes) {
    if (width <= 0) continue;
    last = width;
    const inner = width - 2 * margin;
    const high = width / ratio - 2 * margin;
    const layout = inner > 0 && high > 0 ? layOut(line, lead, inner, high, joins) : null;
    if (layout) return margin ? inset(layout, margin) : layout;
  }
  throw new RangeError(`${line.length} tiles fit in no box up to ${last} wide of ratio ${ratio}`);
}

function inset(layout: Layout, margin: number): Layout {
  const move = <T extends { x: number; y: number }>(part: T): T => ({
    ...part,
    x: part.x + margin,
    y: part.y + margin,
  });
  return {
    width: layout.width + 2 * margin,
    height: layout.height + 2 * margin,
    spots: layout.spots.map(move),
    ends: [move(layout.ends[0]), move(layout.ends[1])],
  };
}

/** Places of the lead across the box, the middle first. */
function* places(lead: Laid, width: number): Generator<number> {
  const least = INSET;
  const most = width - INSET - (lead.across ? 1 : 2);
  if (most < least) return;
  const middle = (least + most) / 2;
  yield middle;
  for (const quarter of [1, 3]) yield least + snap(((most - least) * quarter) / 4);
  for (let step = 0.5; step <= most - least; step += 0.5) {
    for (const place of [middle - step, middle + step]) {
      if (least <= place && place <= most) yield place;
    }
  }
}

function walkFrom(
  line: readonly Laid[],
  lead: number,
  place: number,
  width: number,
): Walk | null {
  const across = line[lead]!.across;
  const [wide, high] = across ? [1, 2] : [2, 1];
  const first: Step = {
    x: place,
    y: across ? -0.5 : 0,
    width: wide,
    height: high,
    upright: across,
    crosswise: across,
    enters: 0,
  };
  const turn = [2 * place + wide, 1] as const;
  const least = INSET;
  const most = width - INSET;
  const right = new Branch(first, least, most);
  const left = new Branch(turned(first, ...turn), turn[0] - most, turn[0] - least);
  for (let index = lead + 1; index < line.length; index++) {
    if (!right.add(line[index]!.across)) return null;
  }
  for (let index = lead - 1; index >= 0; index--) {
    if (!left.add(line[index]!.across)) return null;
  }
  const steps = [...right.steps, ...left.steps.map((step) => turned(step, ...turn))];
  const top = Math.min(...steps.map((step) => step.y));
  const bottom = Math.max(...steps.map((step) => step.y + step.height));
  return { left, right, turn, top, bottom };
}

/** Slide the picture into the box, as near to its middle as the whole line allows. */
function settle(
  line: readonly Laid[],
  lead: number,
  walk: Walk,
  width: number,
  height: number,
  joins: Joins,
): Layout {
  const middle = (height - 1) / 2;
  const down = Math.min(Math.max(middle, -walk.top), height - walk.bottom);
  const spots = line.map((_, index): Spot => {
    let way: 1 | -1 = index < lead ? -1 : 1;
    const place = Math.abs(index - lead);
    if (!place && walk.right.leaves[0]! < 0 && walk.left.leaves[0]! >= 0) way = -1;
    const branch = way < 0 ? walk.left : walk.right;
    let step = branch.steps[place]!;
    let leaves = branch.leaves[place]!;
    if (way < 0) {
      step = turned(step, ...walk.turn);
      leaves = leaves >= 0 ? 1 - leaves : -1;
    }
    return {
      index,
      x: step.x,
      y: step.y + down,
      width: step.width,
      height: step.height,
      upright: step.upright,
      crosswise: step.crosswise,
      halves: halves(line, index, way, step, leaves, joins),
    };
  });
  return { width, height, spots, ends: [exit(walk, -1, down), exit(walk, 1, down)] };
}

/** The numbers of a tile as they are seen: left or top, then right or bottom. */
function halves(
  line: readonly Laid[],
  index: number,
  way: 1 | -1,
  step: Step,
  leaves: number,
  joins: Joins,
): [number, number] {
  const { left, right } = line[index]!;
  if (!step.crosswise) {
    // The branch to the right comes in by the left half, the other one by the right half.
    const straight = step.enters === (way > 0 ? 0 : 1);
    return straight ? [left, right] : [right, left];
  }
  const after = line[index + way];
  if (leaves >= 0 && left !== right && after) {
    // A matador left by one of its ends at a corner: there lies the half that the next one fits.
    const touching = way > 0 ? after.left : after.right;
    const fitting = joins(left, touching) ? left : right;
    const other = fitting === left ? right : left;
    return leaves ? [other, fitting] : [fitting, other];
  }
  return [left, right];
}

function exit(walk: Walk, way: 1 | -1, down: number): Exit {
  const { x, y, dx, dy } = (way > 0 ? walk.right : walk.left).exit();
  if (way > 0) return { x, y: y + down, dx, dy };
  return { x: walk.turn[0] - x, y: walk.turn[1] - y + down, dx: -dx, dy: -dy };
}

/** The rectangle in which the next tile would lie at an end, lengthwise or across. */
export function nextSpot(
  layout: Layout,
  end: 0 | 1,
  across: boolean,
): { x: number; y: number; width: number; height: number; upright: boolean } {
  const { x, y, dx, dy } = layout.ends[end];
  const upright = dy !== 0 ? !across : across;
  const [width, height] = upright ? [1, 2] : [2, 1];
  const left = dx > 0 ? x : dx < 0 ? x - width : x - width / 2;
  const top = dy > 0 ? y : dy < 0 ? y - height : y - height / 2;
  return { x: left, y: top, width, height, upright };
}
