/** The keys of the table. Those of one letter can be switched off. */

export interface Acts {
  left(): void;
  right(): void;
  hand(): void;
  draw(): void;
  pass(): void;
  cancel(): void;
  /** True if Enter meant something beyond the element that has the focus. */
  enter(): boolean;
  ends(): void;
  say(): void;
  line(): void;
  counts(): void;
  scores(): void;
  turn(): void;
  sound(): void;
  /** Enlarge the line by steps; negative: make it smaller. */
  zoom(steps: number): void;
  /** Show the whole line. */
  whole(): void;
  /** Move what is seen of an enlarged line; false where all of it is seen. */
  pan(right: number, down: number): boolean;
  help(): void;
  /** At a table à l'ancienne: what may be claimed, and what else may be done. */
  claim(): void;
  acts(): void;
}

type Plain = Exclude<keyof Acts, 'enter' | 'zoom' | 'pan'>;

export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.25, 0],
  ArrowRight: [0.25, 0],
  ArrowUp: [0, -0.25],
  ArrowDown: [0, 0.25],
};

const LETTERS: Readonly<Record<string, Plain>> = {
  p: 'pass',
  e: 'ends',
  h: 'say',
  l: 'line',
  c: 'counts',
  s: 'scores',
  t: 'turn',
  m: 'sound',
  k: 'claim',
  x: 'acts',
};

/** Act on a key, unless the element with the focus needs it for itself. */
export function keysOf(event: KeyboardEvent, acts: Acts, letters: boolean): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as Element | null;
  if (target?.closest('input, select, textarea, dialog')) return;
  const onTile = target?.closest('.hand') !== null && target !== null;
  const onControl = !onTile && (target?.closest('button, a') ?? null) !== null;
  const { key } = event;
  if (key === '<' || key === ',' || key === '[') acts.left();
  else if (key === '>' || key === '.' || key === ']') acts.right();
  else if (key === '+' || key === '=') acts.zoom(1);
  else if (key === '-' || key === '_') acts.zoom(-1);
  else if (key === '0') acts.whole();
  else if (event.shiftKey && ARROWS[key]) {
    if (!acts.pan(...ARROWS[key])) return;
  } else if (key === '?') acts.help();
  else if (key === 'Escape') acts.cancel();
  else if (key === ' ' && !onControl) {
    if (!event.repeat) acts.draw();
  } else if (key === 'Enter' && !onControl) {
    if (event.repeat || !acts.enter()) return;
  } else if ((key === 'ArrowLeft' || key === 'ArrowRight') && !onTile && !onControl) acts.hand();
  else if (letters && !event.repeat && LETTERS[key.toLowerCase()]) acts[LETTERS[key.toLowerCase()]!]();
  else return;
  event.preventDefault();
}
