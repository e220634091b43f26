import { describe, expect, it } from 'vitest';
import { plainTransform, rasterOf } from '../src/lib/picture';

describe('the picture of a position', () => {
  it.each([
    [600, 400],
    [360, 900],
    [4000, 100],
  ])('of %d by %d is drawn large enough to print, in its own shape', (width, height) => {
    const size = rasterOf(width, height);
    expect(Math.max(size.width, size.height)).toBe(2400);
    expect(Math.abs(size.width / size.height - width / height)).toBeLessThan(width / height / 50);
  });

  it('turns and moves without units, as the attribute of SVG wants it', () => {
    expect(plainTransform('translate(10.5px, -3px) rotate(90deg) scale(2)')).toBe(
      'translate(10.5, -3) rotate(90) scale(2)',
    );
  });
});
