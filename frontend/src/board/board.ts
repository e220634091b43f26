/**
 * The felt: draws a line of tiles in whatever room it is given, and knows no rules.
 *
 * What may be laid where is told to it as targets; a touch on one is told back. Tiles keep their
 * elements while the line grows, so that only what changes moves.
 */
import { greatestZoom, panned, resized, showing, STEP, WHOLE, zoomed, type Camera } from './camera';
import { watchGestures } from './gestures';
import { fit, makesSeven, type Laid, type Layout, type Spot } from './layout';
import { ensurePaint, svg, tileFace } from './tile';

export interface BoardTile extends Laid {
  readonly tile: string;
}

export interface Target {
  /** 0 left, 1 right. */
  readonly end: 0 | 1;
  readonly across: boolean;
}

export interface BoardState {
  readonly line: readonly BoardTile[];
  /** Index of the tile that was laid first. */
  readonly leadAt: number;
  readonly join?: 'equal' | 'seven';
  /** Recessed places where a tile may be laid now. */
  readonly targets?: readonly Target[];
  /** A tile shown before it is laid for good. */
  readonly ghost?: (BoardTile & { readonly end: 0 | 1 }) | null;
  /** The tile to be marked as the latest. */
  readonly latest?: string | null;
  /** The whole picture in words. */
  readonly label: string;
}

export interface BoardOptions {
  readonly onTarget?: (end: 0 | 1) => void;
  /** Whether tiles glide to their places. */
  readonly moving?: () => boolean;
  /** Where a tile that is new comes from, in pixels of the felt; null lets it appear. */
  readonly origin?: (tile: string) => { x: number; y: number } | null;
  /** The picture is enlarged so much now; 1 where it is whole. */
  readonly onZoom?: (zoom: number) => void;
  /** Greatest side of a half-tile in pixels. */
  readonly greatest?: number;
}

export interface Board {
  show(state: BoardState): void;
  /** The end nearest to a point of the window, among those that are targets; null if far away. */
  endAt(x: number, y: number): 0 | 1 | null;
  /** Side of a half-tile in pixels, before it is enlarged. */
  readonly half: number;
  /** Enlarge by steps (negative: make smaller) round the middle of what is seen. */
  zoom(steps: number): void;
  /** Move what is seen by a part of its width and height. */
  pan(right: number, down: number): void;
  /** Show the whole line again. */
  whole(): void;
  destroy(): void;
}

const MARGIN = 0.5;

interface Piece {
  readonly element: SVGGElement;
  readonly look: string;
}

export function createBoard(element: HTMLElement, options: BoardOptions = {}): Board {
  ensurePaint();
  const picture = svg('svg', { class: 'felt-picture', role: 'img' });
  const marks = svg('g', { class: 'end-marks' });
  const places = svg('g', { class: 'targets' });
  const tiles = svg('g', { class: 'pieces' });
  const over = svg('g', { class: 'over' });
  picture.append(marks, places, tiles, over);
  element.append(picture);

  let state: BoardState = { line: [], leadAt: 0, label: '' };
  let pieces = new Map<string, Piece>();
  let half = 0;
  let spots: { end: 0 | 1; x: number; y: number }[] = [];
  let drawn = false;
  let camera: Camera = WHOLE;
  let size = { width: 0, height: 0 };
  let shown: string | null = null;

  const watcher = new ResizeObserver(() => draw(false));
  watcher.observe(element);

  function draw(animate: boolean): void {
    const { clientWidth: width, clientHeight: height } = element;
    if (width < 24 || height < 24) return;
    if (width !== size.width || height !== size.height) look(resized(camera, size, { width, height }), { width, height });
    picture.setAttribute('aria-label', state.label);
    const moving = animate && drawn && (options.moving?.() ?? false);
    picture.classList.toggle('moving', moving);

    const { line, lead, before } = withCandidates(state);
    places.replaceChildren();
    marks.replaceChildren();
    over.replaceChildren();
    spots = [];
    if (!line.length) {
      look(WHOLE);
      for (const piece of pieces.values()) piece.element.remove();
      pieces = new Map();
      drawn = true;
      return;
    }
    const greatest = options.greatest ?? Math.min(60, Math.max(26, Math.min(width / 13, height / 8.5)));
    const layout = fit(line, lead, width / height, {
      narrowest: width / greatest,
      margin: MARGIN,
      ...(state.join === 'seven' ? { joins: makesSeven } : {}),
    });
    half = width / layout.width;
    follow(layout, before);
    drawPieces(layout, before);
    drawCandidates(layout, before);
    drawEnds(layout);
    drawn = true;
  }

  /** What is seen of the picture from now on. */
  function look(next: Camera, felt = size): void {
    const told = next.zoom !== camera.zoom;
    camera = next;
    size = felt;
    const [wide, high] = [size.width / camera.zoom, size.height / camera.zoom];
    picture.setAttribute('viewBox', `${camera.x} ${camera.y} ${wide} ${high}`);
    element.classList.toggle('enlarged', camera.zoom > 1);
    if (told) options.onZoom?.(camera.zoom);
  }

  function enlarge(factor: number, x = size.width / 2, y = size.height / 2): void {
    if (!state.line.length) return;
    look(zoomed(camera, factor, { x, y }, size, greatestZoom(half)));
    draw(false);
  }

  /** A tile that is laid comes into view; the camera moves no further than it must. */
  function follow(layout: Layout, before: number): void {
    const latest = state.latest ?? null;
    const place = state.line.findIndex((placed) => placed.tile === latest);
    if (camera.zoom > 1 && latest !== shown && place >= 0) {
      const spot = layout.spots[place + before]!;
      const part = (length: number): number => length * half;
      const box = { x: part(spot.x - 1), y: part(spot.y - 1), width: part(spot.width + 2), height: part(spot.height + 2) };
      look(showing(camera, box, size));
    }
    shown = latest;
  }

  function drawPieces(layout: Layout, before: number): void {
    const scale = half / 100;
    const fine = half * camera.zoom >= 24;
    const next = new Map<string, Piece>();
    state.line.forEach((placed, index) => {
      const spot = layout.spots[index + before]!;
      const look = `${spot.halves.join('-')}${spot.upright ? 'u' : 'l'}${fine ? 'f' : 'p'}`;
      const known = pieces.get(placed.tile);
      let element = known?.element;
      if (!element || known?.look !== look) {
        const face = tileFace(spot.halves, { lying: !spot.upright, fine });
        const fresh = svg('g', { class: 'piece' }, face);
        if (element) element.replaceWith(fresh);
        else tiles.append(fresh);
        if (!element) enter(fresh, placed.tile, spot, scale);
        element = fresh;
      }
      element.style.transform = place(spot, scale);
      element.classList.toggle('latest', placed.tile === state.latest);
      next.set(placed.tile, { element, look });
    });
    for (const [tile, piece] of pieces) if (!next.has(tile)) piece.element.remove();
    pieces = next;
  }

  /** A new tile glides in from the hand that laid it. */
  function enter(piece: SVGGElement, tile: string, spot: Spot, scale: number): void {
    if (!drawn || !(options.moving?.() ?? false)) return;
    const from = options.origin?.(tile);
    const end = place(spot, scale);
    const { zoom } = camera;
    const start = from
      ? `translate(${camera.x + from.x / zoom}px, ${camera.y + from.y / zoom}px) scale(${(scale * 1.25) / zoom})`
      : `translate(${spot.x * half}px, ${spot.y * half - 14}px) scale(${scale * 1.08})`;
    piece.animate(
      [
        { transform: start, opacity: from ? 1 : 0 },
        { transform: end, opacity: 1 },
      ],
      { duration: from ? 340 : 200, easing: 'cubic-bezier(.2,.8,.25,1)' },
    );
  }

  function drawCandidates(layout: Layout, before: number): void {
    const scale = half / 100;
    const ghost = state.ghost ?? null;
    const shown: Target[] = ghost
      ? [{ end: ghost.end, across: ghost.across }]
      : [...(state.targets ?? [])];
    for (const target of shown) {
      const spot = layout.spots[target.end === 0 ? 0 : layout.spots.length - 1]!;
      const x = (spot.x + spot.width / 2) * half;
      const y = (spot.y + spot.height / 2) * half;
      if (ghost) {
        const face = tileFace(spot.halves, { lying: !spot.upright });
        const piece = svg('g', { class: 'piece ghost' }, face);
        piece.style.transform = place(spot, scale);
        over.append(piece);
        continue;
      }
      spots.push({ end: target.end, x, y });
      const inset = Math.min(3, half * 0.08);
      const recess = svg('rect', {
        x: spot.x * half + inset,
        y: spot.y * half + inset,
        width: spot.width * half - 2 * inset,
        height: spot.height * half - 2 * inset,
        rx: half * 0.14,
        class: 'recess',
      });
      recess.addEventListener('click', () => options.onTarget?.(target.end));
      places.append(recess);
    }
    void before;
  }

  /** Small brass arrows at the open ends: on a long line they are soon found. */
  function drawEnds(layout: Layout): void {
    if (state.ghost || state.targets?.length || !state.line.length) return;
    const size = Math.max(4, half * 0.16);
    for (const { x, y, dx, dy } of layout.ends) {
      const cx = x * half + dx * size * 1.1;
      const cy = y * half + dy * size * 1.1;
      const points = [
        [cx + dx * size, cy + dy * size],
        [cx - dx * size * 0.6 - dy * size, cy - dy * size * 0.6 + dx * size],
        [cx - dx * size * 0.6 + dy * size, cy - dy * size * 0.6 - dx * size],
      ];
      marks.append(
        svg('polygon', { points: points.map((point) => point.join(',')).join(' '), class: 'end-mark' }),
      );
    }
  }

  const place = (spot: Spot, scale: number): string =>
    `translate(${spot.x * half}px, ${spot.y * half}px) scale(${scale})`;

  const stop = watchGestures(element, {
    zoom: enlarge,
    pan: (dx, dy) => look(panned(camera, dx, dy, size)),
    enlarged: () => camera.zoom > 1,
  });

  return {
    show(next) {
      const first = !drawn;
      state = next;
      draw(!first);
    },
    endAt(x, y) {
      const box = picture.getBoundingClientRect();
      const [right, down] = [x - box.left, y - box.top];
      if (right < 0 || down < 0 || right > box.width || down > box.height) return null;
      const at = { x: camera.x + right / camera.zoom, y: camera.y + down / camera.zoom };
      const near = spots
        .map((spot) => ({ end: spot.end, far: Math.hypot(spot.x - at.x, spot.y - at.y) }))
        .sort((one, other) => one.far - other.far)[0];
      return near?.end ?? null;
    },
    get half() {
      return half;
    },
    zoom(steps) {
      enlarge(STEP ** steps);
    },
    pan(right, down) {
      look(panned(camera, right * size.width, down * size.height, size));
    },
    whole() {
      look(WHOLE);
      draw(false);
    },
    destroy() {
      stop();
      watcher.disconnect();
      picture.remove();
    },
  };
}

/** The line with the tiles that may come, so that their places are always on the felt. */
function withCandidates(state: BoardState): { line: Laid[]; lead: number; before: number } {
  const line: Laid[] = [...state.line];
  let lead = state.leadAt;
  let before = 0;
  const blank = (across: boolean): Laid => ({ left: 0, right: 0, across });
  const shown: readonly (Target & Partial<Laid>)[] = state.ghost
    ? [state.ghost]
    : (state.targets ?? []);
  if (!state.line.length) {
    // Nothing lies yet: one place in the middle, whichever end is meant.
    const only = shown[0];
    return { line: only ? [state.ghost ?? blank(only.across)] : [], lead: 0, before: 0 };
  }
  for (const target of shown) {
    const laid = state.ghost ?? blank(target.across);
    if (target.end === 0) {
      line.unshift(laid);
      lead += 1;
      before = 1;
    } else {
      line.push(laid);
    }
  }
  return { line, lead, before };
}
