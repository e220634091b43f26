/** Fingers, mouse and wheel on the felt: two fingers or Ctrl and the wheel enlarge, one drags. */

export interface Gestures {
  /** Enlarge by a factor round a point of the element. */
  zoom(factor: number, x: number, y: number): void;
  /** Move what is seen by so many pixels. */
  pan(dx: number, dy: number): void;
  /** Whether there is something to move. */
  enlarged(): boolean;
}

/** A drag of fewer pixels is a tap. */
const SLACK = 7;
/** Pixels of the wheel that double the size. */
const WHEEL = 240;

interface Point {
  x: number;
  y: number;
}

/** Listen on an element; returns how to stop. */
export function watchGestures(element: HTMLElement, act: Gestures): () => void {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let dragged = false;

  const pointOf = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, pointOf(event));
    if (fingers.size === 1) {
      start = pointOf(event);
      dragged = false;
    }
  }

  function move(event: PointerEvent): void {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = pointOf(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [before, after] = [distance(from, other), distance(to, other)];
      dragged = true;
      act.pan((from.x - to.x) / 2, (from.y - to.y) / 2);
      if (before > 0) act.zoom(after / before, (to.x + other.x) / 2, (to.y + other.y) / 2);
    } else if (act.enlarged() && start) {
      if (!dragged && distance(start, to) < SLACK) return;
      if (!dragged) element.setPointerCapture(event.pointerId);
      dragged = true;
      act.pan(from.x - to.x, from.y - to.y);
    } else return;
    fingers.set(event.pointerId, to);
    event.preventDefault();
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (!fingers.size) start = null;
  }

  /** What was dragged was not tapped: no tile is laid at the end of it. */
  function click(event: MouseEvent): void {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent): void {
    const { x, y } = pointOf(event);
    // A pinch on a touchpad comes as Ctrl and the wheel.
    if (event.ctrlKey) act.zoom(2 ** (-event.deltaY / WHEEL), x, y);
    else if (act.enlarged()) act.pan(event.deltaX, event.deltaY);
    else return;
    event.preventDefault();
  }

  element.addEventListener('pointerdown', down);
  addEventListener('pointermove', move, { passive: false });
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
  element.addEventListener('click', click, true);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    element.removeEventListener('pointerdown', down);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
    element.removeEventListener('click', click, true);
    element.removeEventListener('wheel', wheel);
  };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
