/**
 * Tiles drawn as SVG: a bone face let into ebony, a brass pin, drilled pips; backs of ebony.
 *
 * The unit is a hundredth of a half-tile. All colours come from the style sheet (`board.css`), so
 * that a theme is a matter of CSS alone. The light comes from above, however a tile lies.
 */
import { pipPlaces, pipRadius } from './pips';

const SVG = 'http://www.w3.org/2000/svg';
export const SIDE = 100;

type Attributes = Readonly<Record<string, string | number>>;

export function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: SVGElement[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** Put the gradients of all tiles into the document, once. */
export function ensurePaint(root: Document = document): void {
  if (root.getElementById('board-paint')) return;
  const straight = ['bone', 'ebony', 'wood'].map((name) => shade('linearGradient', name));
  const round = ['pip', 'brass'].map((name) => shade('radialGradient', name));
  const paint = svg('svg', {
    id: 'board-paint',
    class: 'board-paint',
    width: 0,
    height: 0,
    'aria-hidden': 'true',
    focusable: 'false',
  });
  paint.append(svg('defs', {}, ...straight, ...round));
  root.body.prepend(paint);
}

function shade(kind: 'linearGradient' | 'radialGradient', name: string): SVGElement {
  const shape: Attributes =
    kind === 'linearGradient'
      ? { x1: 0, y1: 0, x2: 0.35, y2: 1 }
      : { cx: 0.5, cy: 0.36, r: 0.75 };
  return svg(
    kind,
    { id: `paint-${name}`, ...shape },
    svg('stop', { offset: 0, class: `stop-${name}-top` }),
    svg('stop', { offset: 1, class: `stop-${name}-low` }),
  );
}

export interface TileLook {
  readonly lying?: boolean;
  /** Every pip with its own light; small tiles on a long line do without. */
  readonly fine?: boolean;
}

const size = (lying: boolean): [number, number] => (lying ? [2 * SIDE, SIDE] : [SIDE, 2 * SIDE]);

function frame(lying: boolean, inset: number, radius: number, name: string): SVGElement {
  const [width, height] = size(lying);
  return svg('rect', {
    x: inset,
    y: inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    rx: radius,
    class: name,
  });
}

/** Point of an upright tile when its upper half lies on the left. */
const turn = (x: number, y: number, lying: boolean): [number, number] =>
  lying ? [y, SIDE - x] : [x, y];

function block(lying: boolean): SVGElement[] {
  const [width, height] = size(lying);
  return [
    svg('rect', { x: -3, y: 6, width: width + 6, height: height + 4, rx: 16, class: 'tile-shade-far' }),
    svg('rect', { x: -1, y: 5, width: width + 2, height: height + 3, rx: 15, class: 'tile-shade' }),
    svg('rect', { x: 0, y: 5, width, height, rx: 14, class: 'tile-foot' }),
  ];
}

/** The face of a tile: the half on the left, or above, comes first. */
export function tileFace(halves: readonly [number, number], look: TileLook = {}): SVGGElement {
  const { lying = false, fine = true } = look;
  const group = svg('g', { class: 'tile' }, ...block(lying));
  group.append(
    frame(lying, 0, 14, 'tile-face'),
    frame(lying, 1, 13, 'tile-rim'),
    frame(lying, 3.5, 10.5, 'tile-light'),
  );
  const [x1, y1] = turn(11, SIDE, lying);
  const [x2, y2] = turn(SIDE - 11, SIDE, lying);
  const [cx, cy] = turn(SIDE / 2, SIDE, lying);
  group.append(
    svg('line', { x1: x1 + 1.3, y1: y1 + 1.5, x2: x2 + 1.3, y2: y2 + 1.5, class: 'tile-cut-light' }),
    svg('line', { x1, y1, x2, y2, class: 'tile-cut' }),
    svg('circle', { cx, cy: cy + 0.8, r: 5.8, class: 'tile-pin-shade' }),
    svg('circle', { cx, cy, r: 5, class: 'tile-pin' }),
  );
  halves.forEach((number, which) => group.append(...pips(number, which, lying, fine)));
  return group;
}

function pips(number: number, which: number, lying: boolean, fine: boolean): SVGElement[] {
  const radius = pipRadius(number) * SIDE;
  const centres = pipPlaces(number).map(([x, y]) => turn(x * SIDE, (which + y) * SIDE, lying));
  if (!centres.length) return [];
  const light = svg('path', { d: discs(centres, radius, radius * 0.17), class: 'pip-light' });
  if (!fine) return [light, svg('path', { d: discs(centres, radius, 0), class: 'pip-plain' })];
  return [light, ...centres.map(([cx, cy]) => svg('circle', { cx, cy, r: radius, class: 'pip' }))];
}

/** One path for all pips of a half: a long line stays light. */
function discs(centres: readonly [number, number][], radius: number, down: number): string {
  const r = radius.toFixed(2);
  const across = (2 * radius).toFixed(2);
  return centres
    .map(
      ([x, y]) =>
        `M${(x - radius).toFixed(2)} ${(y + down).toFixed(2)}` +
        `a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0z`,
    )
    .join('');
}

/** The back of a tile: the same for every tile. */
export function tileBack(look: TileLook = {}): SVGGElement {
  const { lying = false, fine = true } = look;
  const [width, height] = size(lying);
  const [x, y] = [width / 2, height / 2];
  const group = svg(
    'g',
    { class: 'tile tile-back' },
    ...block(lying),
    frame(lying, 0, 14, 'back-face'),
    frame(lying, 1, 13, 'back-rim'),
    frame(lying, 11, 7, 'back-inlay'),
  );
  if (fine) {
    for (let angle = 0; angle < 360; angle += 45) {
      group.append(
        svg('ellipse', {
          cx: x,
          cy: y - 14,
          rx: 5,
          ry: 12,
          class: 'back-petal',
          transform: `rotate(${angle} ${x} ${y})`,
        }),
      );
    }
  }
  group.append(svg('circle', { cx: x, cy: y, r: fine ? 5.5 : 12, class: 'back-heart' }));
  return group;
}

/** One half alone, as a sign for an open end. */
export function halfFace(number: number): SVGSVGElement {
  const picture = svg('svg', { viewBox: '-4 -2 108 112', class: 'half', 'aria-hidden': 'true' });
  picture.append(
    svg('rect', { x: 0, y: 5, width: SIDE, height: SIDE, rx: 16, class: 'tile-foot' }),
    svg('rect', { x: 0, y: 0, width: SIDE, height: SIDE, rx: 16, class: 'tile-face' }),
    svg('rect', { x: 1, y: 1, width: SIDE - 2, height: SIDE - 2, rx: 15, class: 'tile-rim' }),
    ...pips(number, 0, false, true),
  );
  return picture;
}

/** A picture of one tile, to stand in a page by itself. */
export function tilePicture(tile: string | null, look: TileLook = {}): SVGSVGElement {
  const { lying = false } = look;
  const [width, height] = size(lying);
  const picture = svg('svg', {
    viewBox: `-6 -4 ${width + 12} ${height + 18}`,
    class: 'tile-picture',
    'aria-hidden': 'true',
  });
  picture.append(tile === null ? tileBack(look) : tileFace(numbersOf(tile), look));
  return picture;
}

/** The two numbers of `5-6`, in the order in which they are written. */
export function numbersOf(tile: string): [number, number] {
  const [one, other] = tile.split('-').map(Number);
  if (one === undefined || other === undefined || Number.isNaN(one) || Number.isNaN(other)) {
    throw new RangeError(`${JSON.stringify(tile)} is no tile: write it as 5-6`);
  }
  return [one, other];
}
