/**
 * A hand of tiles as buttons: tap or drag, arrows choose, and focus is never lost.
 *
 * Playable tiles stand higher and bear a notch that points to the ends they fit: shape, not colour.
 * The module knows no rules; it is told which tiles fit where.
 */
import { ensurePaint, tileFace, numbersOf, svg } from './tile';

export type Fits = 'left' | 'right' | 'both' | 'lead' | null;

export interface HandTile {
  readonly tile: string;
  readonly fits: Fits;
  /** It lies face up for all to see. */
  readonly open?: boolean;
  /** The name to be read aloud. */
  readonly label: string;
}

export interface HandState {
  readonly tiles: readonly HandTile[];
  /** The tile chosen, waiting for its end. */
  readonly chosen?: string | null;
  /** The tile on its way to the server. */
  readonly sent?: string | null;
}

export interface HandOptions {
  readonly onPick: (tile: string) => void;
  /** A drag begins (tile) or ends (null). */
  readonly onDrag?: (tile: string | null) => void;
  /** A tile was let go over a point of the window; false if there was no place for it. */
  readonly onDrop?: (tile: string, x: number, y: number) => boolean;
  readonly moving?: () => boolean;
}

export interface Hand {
  show(state: HandState): void;
  focus(): void;
  /** The tile that the arrows have reached. */
  readonly current: string | null;
  /** Where a tile lies, in pixels of the window. */
  box(tile: string): DOMRect | null;
  destroy(): void;
}

const DRAG_FROM = 9;
const GREATEST = 82;
const LEAST = 30;

export function createHand(element: HTMLElement, options: HandOptions): Hand {
  ensurePaint();
  let state: HandState = { tiles: [] };
  const buttons = new Map<string, HTMLButtonElement>();
  let current: string | null = null;
  let dragging: { tile: string; ghost: HTMLElement; id: number } | null = null;
  let clickBlocked = false;

  const watcher = new ResizeObserver(resize);
  watcher.observe(element);

  /** Tiles as large as the tray allows, in one row or two. */
  function resize(): void {
    const count = state.tiles.length;
    const width = element.clientWidth;
    const height = element.clientHeight;
    if (!count || width < 40 || height < 40) return;
    let best = 0;
    for (let rows = 1; rows <= 3; rows++) {
      const columns = Math.ceil(count / rows);
      const wide = width / columns - gap(width);
      const high = (height / rows - 16) / 2.12;
      best = Math.max(best, Math.min(wide, high, GREATEST));
    }
    element.style.setProperty('--tile', `${Math.floor(Math.max(LEAST, best))}px`);
    element.style.setProperty('--gap', `${gap(width)}px`);
  }

  function make(tile: string): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'hand-tile';
    button.dataset['tile'] = tile;
    const picture = svg('svg', { viewBox: '-6 -4 112 218', 'aria-hidden': 'true' });
    picture.append(tileFace(numbersOf(tile)));
    const notch = document.createElement('span');
    notch.className = 'notch';
    notch.setAttribute('aria-hidden', 'true');
    button.append(picture, notch);
    button.addEventListener('click', (event) => {
      if (clickBlocked) {
        clickBlocked = false;
        event.preventDefault();
        return;
      }
      current = tile;
      rove();
      options.onPick(tile);
    });
    button.addEventListener('focus', () => {
      current = tile;
      rove();
    });
    button.addEventListener('pointerdown', (event) => begin(event, tile, button));
    return button;
  }

  function begin(event: PointerEvent, tile: string, button: HTMLButtonElement): void {
    if (event.button !== 0 || !event.isPrimary || dragging) return;
    const start = { x: event.clientX, y: event.clientY };
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== event.pointerId) return;
      if (!dragging) {
        if (Math.hypot(moved.clientX - start.x, moved.clientY - start.y) < DRAG_FROM) return;
        dragging = { tile, ghost: lift(button), id: event.pointerId };
        button.classList.add('lifted');
        options.onDrag?.(tile);
      }
      moved.preventDefault();
      const ghost = dragging.ghost;
      ghost.style.transform = `translate(${moved.clientX}px, ${moved.clientY}px) translate(-50%, -60%)`;
    };
    const end = (ended: PointerEvent): void => {
      if (ended.pointerId !== event.pointerId) return;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      if (!dragging) return;
      clickBlocked = true;
      setTimeout(() => (clickBlocked = false), 0);
      const { ghost } = dragging;
      dragging = null;
      ghost.remove();
      button.classList.remove('lifted');
      if (ended.type === 'pointerup') options.onDrop?.(tile, ended.clientX, ended.clientY);
      options.onDrag?.(null);
    };
    window.addEventListener('pointermove', move, { passive: false });
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }

  function lift(button: HTMLButtonElement): HTMLElement {
    const ghost = document.createElement('div');
    ghost.className = 'hand-ghost';
    ghost.setAttribute('aria-hidden', 'true');
    ghost.append(button.querySelector('svg')!.cloneNode(true));
    ghost.style.width = `${button.clientWidth}px`;
    document.body.append(ghost);
    return ghost;
  }

  /** One tile of the hand is in the order of Tab, the arrows reach the others. */
  function rove(): void {
    for (const [tile, button] of buttons) button.tabIndex = tile === current ? 0 : -1;
  }

  element.addEventListener('keydown', (event) => {
    const tiles = state.tiles.map((one) => one.tile);
    const at = tiles.indexOf(current ?? '');
    // With Shift the arrows move what is seen of an enlarged line.
    if (!tiles.length || at < 0 || event.shiftKey) return;
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    let to: number;
    if (step !== undefined) to = (at + step + tiles.length) % tiles.length;
    else if (event.key === 'Home') to = 0;
    else if (event.key === 'End') to = tiles.length - 1;
    else return;
    event.preventDefault();
    buttons.get(tiles[to]!)?.focus();
  });

  function show(next: HandState): void {
    const before = state.tiles.map((one) => one.tile);
    const focused = buttons.get(current ?? '') === document.activeElement;
    state = next;
    const tiles = next.tiles.map((one) => one.tile);
    for (const [tile, button] of buttons) {
      if (tiles.includes(tile)) continue;
      button.remove();
      buttons.delete(tile);
    }
    next.tiles.forEach(({ tile, fits, label, open }, index) => {
      let button = buttons.get(tile);
      if (!button) {
        button = make(tile);
        buttons.set(tile, button);
        if (before.length && options.moving?.()) button.classList.add('drawn');
      }
      if (element.children[index] !== button) element.insertBefore(button, element.children[index] ?? null);
      button.classList.toggle('fits', fits !== null);
      button.dataset['fits'] = fits ?? 'none';
      button.classList.toggle('open', open === true);
      button.classList.toggle('chosen', tile === next.chosen);
      button.classList.toggle('sent', tile === next.sent);
      if (button.getAttribute('aria-label') !== label) button.setAttribute('aria-label', label);
      button.setAttribute('aria-pressed', String(tile === next.chosen));
    });
    if (current === null || !buttons.has(current)) {
      const at = Math.min(Math.max(0, before.indexOf(current ?? '')), tiles.length - 1);
      current = tiles[at] ?? null;
      if (focused) {
        // The tile that had the focus was laid: its neighbour takes it over.
        if (current !== null) buttons.get(current)?.focus({ preventScroll: true });
        else element.focus({ preventScroll: true });
      }
    }
    rove();
    resize();
  }

  return {
    show,
    focus() {
      (buttons.get(current ?? '') ?? element).focus({ preventScroll: true });
    },
    get current() {
      return current;
    },
    box(tile) {
      return buttons.get(tile)?.getBoundingClientRect() ?? null;
    },
    destroy() {
      watcher.disconnect();
      element.replaceChildren();
    },
  };
}

const gap = (width: number): number => (width < 500 ? 5 : width < 900 ? 8 : 10);
