/**
 * What is seen of the felt: a rectangle of the picture, as large as the felt where nothing is
 * enlarged. It never shows what lies outside the picture. Lengths are pixels of the felt.
 */
export interface Camera {
  /** 1 shows the whole picture, 2 half of its width. */
  readonly zoom: number;
  /** Left and top edge of what is seen. */
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Camera = { zoom: 1, x: 0, y: 0 };

/** One press of a button, or of a key. */
export const STEP = 1.5;

/** So large a half-tile may become, and at least twice what it is. */
const LARGEST_HALF = 64;

/** The greatest zoom at which a half-tile of so many pixels is still of use. */
export const greatestZoom = (half: number): number => (half > 0 ? Math.max(2, LARGEST_HALF / half) : 1);

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** The camera within the picture. */
function kept(camera: Camera, size: Size): Camera {
  return {
    zoom: camera.zoom,
    x: within(camera.x, 0, size.width - size.width / camera.zoom),
    y: within(camera.y, 0, size.height - size.height / camera.zoom),
  };
}

/** Enlarge by a factor; what is at the point (of the felt) stays there. */
export function zoomed(
  camera: Camera,
  factor: number,
  at: { x: number; y: number },
  size: Size,
  most: number,
): Camera {
  const zoom = within(camera.zoom * factor, 1, most);
  // Nearly whole is whole: no gesture ends on the pixel.
  if (zoom < 1.02) return WHOLE;
  const x = camera.x + at.x / camera.zoom - at.x / zoom;
  const y = camera.y + at.y / camera.zoom - at.y / zoom;
  return kept({ zoom, x, y }, size);
}

/** Move what is seen by so many pixels of the felt. */
export function panned(camera: Camera, dx: number, dy: number, size: Size): Camera {
  const { zoom, x, y } = camera;
  return kept({ zoom, x: x + dx / zoom, y: y + dy / zoom }, size);
}

/** Move as little as needed to see a box of the picture whole. */
export function showing(camera: Camera, box: Box, size: Size): Camera {
  const [wide, high] = [size.width / camera.zoom, size.height / camera.zoom];
  return kept(
    {
      zoom: camera.zoom,
      x: within(camera.x, box.x + box.width - wide, box.x),
      y: within(camera.y, box.y + box.height - high, box.y),
    },
    size,
  );
}

/** The camera of a felt that has got another size: it looks at the same middle. */
export function resized(camera: Camera, before: Size, now: Size): Camera {
  if (camera.zoom === 1 || !before.width || !before.height) return WHOLE;
  const { zoom } = camera;
  const middle = (from: number, was: number, is: number): number =>
    ((from + was / (2 * zoom)) / was) * is - is / (2 * zoom);
  return kept(
    { zoom, x: middle(camera.x, before.width, now.width), y: middle(camera.y, before.height, now.height) },
    now,
  );
}
