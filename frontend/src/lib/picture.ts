/** The position on the felt as a file: SVG with the colours of the moment, and PNG drawn from it. */

const PAINT = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stop-color'];
const GROUND = '#2f6650';
/** The longer side of a PNG has about so many points. */
const LONG_SIDE = 2400;

/** The size of a PNG of a picture, and by how much that is larger. */
export function rasterOf(width: number, height: number): { width: number; height: number } {
  const scale = LONG_SIDE / Math.max(width, height, 1);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** A transform of the style sheet as the attribute of SVG writes it: numbers without units. */
export const plainTransform = (style: string): string => style.replaceAll(/(?<=\d)(px|deg)/g, '');

/** Give a copy the colours that the style sheets give the original. */
function paint(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of PAINT) to.setAttribute(name, style.getPropertyValue(name).replaceAll('"', ''));
  const move = (from as SVGElement).style?.transform;
  if (move) {
    to.setAttribute('transform', plainTransform(move));
    to.removeAttribute('style');
  }
}

/** The picture as a document of its own, without the style sheets of the page. */
export function svgOf(picture: SVGSVGElement): string {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const originals = picture.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((one, index) => paint(originals[index]!, one));
  const shades = document.getElementById('board-paint')?.firstElementChild;
  if (shades) {
    const shared = shades.cloneNode(true) as Element;
    const sources = shades.querySelectorAll('*');
    shared.querySelectorAll('*').forEach((one, index) => paint(sources[index]!, one));
    copy.prepend(shared);
  }
  // The whole line, however much of it is seen.
  const { width, height } = sizeOf(picture);
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of Object.entries({ width, height, fill: GROUND })) {
    ground.setAttribute(name, String(value));
  }
  copy.prepend(ground);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.removeAttribute('class');
  return new XMLSerializer().serializeToString(copy);
}

const sizeOf = (picture: SVGSVGElement): { width: number; height: number } => {
  const { clientWidth: width, clientHeight: height } = picture;
  return width && height ? { width, height } : { width: 600, height: 400 };
};

/** The same picture as points. */
export async function pngOf(picture: SVGSVGElement): Promise<Blob> {
  const { width, height } = sizeOf(picture);
  const size = rasterOf(width, height);
  const url = URL.createObjectURL(new Blob([svgOf(picture)], { type: 'image/svg+xml' }));
  try {
    const image = new Image(size.width, size.height);
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), size);
    canvas.getContext('2d')!.drawImage(image, 0, 0, size.width, size.height);
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!drawn) throw new Error('this browser cannot draw a PNG');
    return drawn;
  } finally {
    URL.revokeObjectURL(url);
  }
}
