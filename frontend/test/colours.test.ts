/** Colours as people see them: contrast holds for full sight and for the three colour blindnesses. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Colour = readonly [number, number, number];
type Tokens = ReadonlyMap<string, string>;

/** The tokens of a theme: those of the light one, and over them what the dark one changes. */
function tokens(theme: 'light' | 'dark'): Tokens {
  const found = new Map<string, string>();
  const read = (selector: string): void => {
    for (const file of ['page.css', 'board.css']) {
      const sheet = readFileSync(`src/style/${file}`, 'utf8');
      const start = sheet.indexOf(`${selector} {`);
      const block = sheet.slice(start, sheet.indexOf('}', start));
      for (const [, name, value] of block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)) found.set(name!, value!);
    }
  };
  read(':root');
  if (theme === 'dark') read(":root[data-theme='dark']");
  return found;
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const parse = (text: string): Colour => {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(text.slice(at, at + 2), 16) / 255));
  return [red!, green!, blue!];
};

/** Machado, Oliveira and Fernandes (2009), the whole deficiency, on linear light. */
const SIGHT: Readonly<Record<string, readonly Colour[]>> = {
  'full sight': [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

const see = (sight: readonly Colour[], colour: Colour): Colour => {
  const parts = sight.map((row) => row.reduce((sum, weight, at) => sum + weight * colour[at]!, 0));
  return parts.map((part) => Math.min(1, Math.max(0, part))) as unknown as Colour;
};

const luminance = ([red, green, blue]: Colour): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast(sight: readonly Colour[], one: string, other: string): number {
  const [low, high] = [one, other].map((text) => luminance(see(sight, parse(text))) + 0.05).sort((a, b) => a - b);
  return high! / low!;
}

/** A colour under another one that covers it in part, as the browser mixes them. */
function mixed(ground: string, over: string, part: number): string {
  const byte = (text: string, at: number): number => parseInt(text.slice(at, at + 2), 16);
  const mix = (at: number): number => Math.round(byte(ground, at) * (1 - part) + byte(over, at) * part);
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`;
}

/** What is written on what; a word is a token, the rest a colour of a part. */
const TEXT: readonly (readonly [string, string])[] = [
  ...['paper', 'card', 'card-2'].flatMap((ground) => [
    ['ink', ground] as const,
    ['ink-soft', ground] as const,
  ]),
  ['accent', 'paper'],
  ['accent', 'card'],
  ['accent-ink', 'accent'],
  ['danger', 'paper'],
  ['danger', 'card'],
  ['gold', 'paper'],
  ['gold', 'card'],
  ['gold', 'card-2'],
  // Whatever is written on the felt lies on a plate, which darkens it by a quarter and more.
  ['felt-word', 'felt-top at 26'],
  ['felt-word', 'felt-low'],
  ['felt-faint', 'felt-top at 42'],
  ['felt-faint', 'felt-low at 28'],
  ['felt-word', 'felt-edge'],
  ['felt-mark', 'felt-low'],
  ['#1c1508', 'felt-mark'],
  ['#6d1c10', '#fff3df'],
  ['#2a1f08', '#f4e0a4'],
  ['#3a1d06', '#ffd9a0'],
];

/** Shapes that must be told from what lies round them. */
const SHAPES = [
  ['pip-top', 'bone-top'],
  ['pip-top', 'bone-low'],
  ['bone-low', 'felt-top'],
  ['bone-low', 'felt-low'],
  ['felt-mark', 'felt-top'],
  ['felt-mark', 'felt-edge'],
  ['focus', 'paper'],
  ['focus', 'card'],
  ['gold', 'card-2'],
  ['ink-soft', 'card-2'],
  ['accent', 'card'],
] as const;

describe.each(Object.entries(SIGHT))('with %s', (_, sight) => {
  describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
    const known = tokens(theme);
    const colour = (text: string): string => {
      const [name = '', shade] = text.split(' at ');
      if (shade) return mixed(colour(name), '#06120c', Number(shade) / 100);
      const found = name.startsWith('#') ? name : known.get(name);
      if (!found) throw new Error(`there is no colour ${name}`);
      return found;
    };

    it.each(TEXT)('%s can be read on %s', (text, ground) => {
      expect(contrast(sight, colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
    });

    it.each(SHAPES)('%s stands out from %s', (shape, ground) => {
      expect(contrast(sight, colour(shape), colour(ground))).toBeGreaterThanOrEqual(3);
    });
  });
});

describe('the measure itself', () => {
  it('knows what is known of it', () => {
    const full = SIGHT['full sight']!;
    expect(contrast(full, '#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast(full, '#777777', '#ffffff')).toBeCloseTo(4.48, 1);
  });

  it('sees red and green alike where they are, and would find what is told by colour alone', () => {
    const [red, green] = ['#b03030', '#508030'];
    expect(contrast(SIGHT['deuteranopia']!, red, green)).toBeLessThan(1.6);
    for (const sight of Object.values(SIGHT)) {
      for (const row of sight) expect(row.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 2);
    }
  });
});
