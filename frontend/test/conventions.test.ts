import { describe, expect, it } from 'vitest';
import { agreed, offered, settingsOf, usual } from '../src/lib/conventions';
import type { Game, Rule } from '../src/types';

const rule = (name: string, form: string, usually: unknown, values: unknown[] = []): Rule => ({
  name,
  text: name,
  form,
  default: usually,
  values,
  value_texts: {},
});
const RULES = [
  rule('hand', 'integer', 7),
  rule('target', 'integer', 100),
  rule('stake', 'integer', 0),
  rule('draw', 'choice', 'none', ['none', 'until']),
  rule('closing', 'choice', 'free', ['free']),
  rule('count_call', 'choice', 'automatic', ['automatic', 'announce']),
  rule('series', 'choice', 'single', ['single', 'best_of_3']),
];
const game = (switches: Record<string, unknown>): Game => ({
  name: 'poule',
  title: 'Poule',
  summary: '',
  players: [2, 5],
  switches,
  hands: { 2: 7, 5: 5 },
});

describe('the agreements of a table', () => {
  it('are the main switches of the rules, never a series', () => {
    expect(offered(game({}), RULES).map((one) => one.name)).toEqual(['target', 'stake', 'hand', 'draw']);
  });

  it('leave out what means nothing in the game', () => {
    const names = (switches: Record<string, unknown>): string[] =>
      offered(game(switches), RULES).map((one) => one.name);
    expect(names({ match_end: 'pot' })).not.toContain('target');
    expect(names({ count: 'fives' })).toContain('count_call');
  });

  it('begin with what the books say for so many players', () => {
    expect(usual(game({}), RULES[0]!, 2)).toBe('7');
    expect(usual(game({}), RULES[0]!, 5)).toBe('5');
    expect(usual(game({ draw: 'until' }), RULES[3]!, 2)).toBe('until');
  });

  it('send only what differs, and nothing for an empty field', () => {
    const chosen = { target: '150', stake: ' ', hand: '7', draw: 'until' };
    expect(settingsOf(game({}), RULES, 2, chosen)).toEqual(['target=150', 'draw=until']);
    expect(settingsOf(game({}), RULES, 5, chosen)).toEqual(['target=150', 'hand=7', 'draw=until']);
  });

  it('send what is wrong too: the server says why', () => {
    expect(settingsOf(game({}), RULES, 2, { target: 'many' })).toEqual(['target=many']);
  });
});

describe('what a table has agreed on', () => {
  it('is told to all who sit there, where it differs from the books', () => {
    const told = agreed(game({}), RULES, 5, ['players=5', 'target=150', 'hand=5', 'draw=until', 'series=single']);
    expect(told.map(({ rule: { name }, value }) => [name, value])).toEqual([
      ['target', '150'],
      ['draw', 'until'],
    ]);
  });

  it('keeps a value whole, and leaves out what this page does not know', () => {
    const removed = { ...rule('removed', 'tiles', []) };
    const told = agreed(game({}), [removed], 2, ['removed=["0-0","6-6"]', 'wings=two=three']);
    expect(told.map(({ value }) => value)).toEqual(['["0-0","6-6"]']);
  });
});
