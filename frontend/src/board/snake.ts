/**
 * One branch of a line, from its lead outward: to the right, down, back to the left, down, …
 *
 * The walk knows no numbers, only which tiles lie across. A tile's place depends on the tiles before
 * it and never on those to come, so what was laid stays where it is while the line grows. The unit
 * is the side of a half-tile; y runs downward.
 */

export interface Step {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly upright: boolean;
  /** The line came in over the longer side. */
  readonly crosswise: boolean;
  /** Of a tile lengthwise: the half entered first, 0 left or top, 1 right or bottom. */
  readonly enters: 0 | 1;
}

/** What lanes keep free at both edges, for a double that lies under the way down. */
export const INSET = 0.5;

/** Turn a step by 180 degrees round the point (cx / 2, cy / 2). */
export function turned(step: Step, cx: number, cy: number): Step {
  return {
    ...step,
    x: cx - step.x - step.width,
    y: cy - step.y - step.height,
    enters: step.enters ? 0 : 1,
  };
}

export class Branch {
  readonly steps: Step[];
  /** For each step the half by whose end the line left a tile across; -1 otherwise. */
  readonly leaves: number[] = [-1];
  private heading = 1;
  private lane = 0;
  /** The last tile leads down; a lane begins under it. */
  private hanging = false;
  /** The last tile lies across the way down; one that leads on must follow. */
  private falling = false;

  constructor(
    lead: Step,
    private readonly least: number,
    private readonly most: number,
  ) {
    this.steps = [lead];
  }

  private get last(): Step {
    return this.steps[this.steps.length - 1]!;
  }

  /** Lay the next tile; false if the box is too narrow for it. */
  add(across: boolean): boolean {
    let step: Step;
    if (this.hanging) step = this.firstOfLane(across);
    else if (!this.falling && this.room() >= this.wanted(across)) step = this.along(across);
    else step = this.down(across);
    this.steps.push(step);
    this.leaves.push(-1);
    const slack = step.crosswise && !step.upright ? INSET : 0;
    return this.least - slack <= step.x && step.x + step.width <= this.most + slack;
  }

  /** Middle of the edge that the next tile will touch, and the way on. */
  exit(): { x: number; y: number; dx: number; dy: number } {
    const last = this.last;
    if (this.hanging || this.falling) {
      return { x: last.x + last.width / 2, y: last.y + last.height, dx: 0, dy: 1 };
    }
    const x = this.heading > 0 ? last.x + last.width : last.x;
    return { x, y: this.lane + 0.5, dx: this.heading, dy: 0 };
  }

  private room(): number {
    const last = this.last;
    return this.heading > 0 ? this.most - last.x - last.width : last.x - this.least;
  }

  /** The room that a tile must find in the lane, lest it turn the corner. */
  private wanted(across: boolean): number {
    if (across) return 1;
    // A double may come next: it stands better in the lane than at the corner.
    return this.last.upright ? 2 : 3;
  }

  private along(across: boolean): Step {
    const last = this.last;
    const [width, height] = across ? [1, 2] : [2, 1];
    const x = this.heading > 0 ? last.x + last.width : last.x - width;
    if (last.crosswise && !last.upright) {
      this.leaves[this.leaves.length - 1] = this.heading > 0 ? 1 : 0;
    }
    const y = this.lane - (across ? 0.5 : 0);
    const enters = this.heading > 0 ? 0 : 1;
    return { x, y, width, height, upright: across, crosswise: across, enters };
  }

  private down(across: boolean): Step {
    const last = this.last;
    const y = last.y + last.height;
    let axis: number;
    if (this.falling) {
      axis = last.x + 0.5;
    } else {
      axis = this.heading > 0 ? last.x + last.width - 1 : last.x;
      if (last.crosswise) {
        this.leaves[this.leaves.length - 1] = last.upright || this.heading > 0 ? 1 : 0;
      }
    }
    if (across) {
      this.falling = true;
      return this.beneath(axis, y);
    }
    this.falling = false;
    this.hanging = true;
    this.heading = -this.heading;
    return { x: axis, y, width: 1, height: 2, upright: true, crosswise: false, enters: 0 };
  }

  private firstOfLane(across: boolean): Step {
    const link = this.last;
    this.hanging = false;
    this.lane = link.y + link.height;
    if (across) return this.beneath(link.x, this.lane);
    const x = this.heading > 0 ? link.x : link.x + link.width - 2;
    const enters = this.heading > 0 ? 0 : 1;
    return { x, y: this.lane, width: 2, height: 1, upright: false, crosswise: false, enters };
  }

  /** Lay a tile across the way down. */
  private beneath(axis: number, y: number): Step {
    return { x: axis - 0.5, y, width: 2, height: 1, upright: false, crosswise: true, enters: 0 };
  }
}
