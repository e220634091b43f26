import { describe, expect, it } from 'vitest';
import { dealRules } from '../src/lib/dealrules';
import { prove } from '../src/lib/proof';
import type { Event } from '../src/types';
import vectors from './proof-vectors.json';

type Events = Record<string, unknown>[];
const tables = vectors.flatMap(({ name, live }) => (live ? [{ name, ...live }] : []));

/** What seat 1 has heard of a partie of the server's, perhaps changed. */
function judge(table: (typeof tables)[number], change: (events: Events) => void = () => undefined): boolean | null {
  const events = structuredClone(table.events) as Events;
  change(events);
  const numbered = events.map((event, index) => ({ ...event, n: index + 1 }) as Event);
  return prove(numbered, 1, dealRules(table.rules, table.settings, table.names));
}

const of = (events: Events, type: string): Events => events.filter((event) => event['type'] === type);

describe.each(tables)('the proof of the deals at a table: $name', (table) => {
  it('holds for deals that the secret and the seats have made', () => {
    expect(judge(table)).toBe(true);
  });

  it('fails when a hand is another one', () => {
    const lie = (events: Events): void => {
      const dealt = of(events, 'dealt').at(-1)! as { hands: string[][] };
      const other = ['0-1', '0-2', '0-3', '0-4', '1-2', '1-3', '1-4', '2-3', '2-4', '3-4'];
      dealt.hands[0]![0] = other.find((tile) => !dealt.hands[0]!.includes(tile))!;
    };
    expect(judge(table, lie)).toBe(false);
  });

  it('fails when another seat led, or was cut otherwise', () => {
    const led = (events: Events): void => {
      const dealt = of(events, 'dealt').at(-1)! as { lead: number };
      dealt.lead = dealt.lead === 1 ? 2 : 1;
    };
    expect(judge(table, led)).toBe(false);
    const cut = (events: Events): void => {
      const dealt = of(events, 'dealt')[0]! as { cut: number | null };
      dealt.cut = (dealt.cut ?? 5) + 1;
    };
    expect(judge(table, cut)).toBe(false);
  });

  it('fails when the secret or the bytes of a seat are not what was sealed', () => {
    expect(judge(table, (events) => (of(events, 'finished')[0]!['secret'] = '00'.repeat(32)))).toBe(false);
    const own = (events: Events): void => {
      of(events, 'revealed').find((event) => event['by'] === 'seat')!['bytes'] = 'ff'.repeat(16);
    };
    expect(judge(table, own)).toBe(false);
  });

  it('waits for the secret', () => {
    expect(judge(table, (events) => events.pop())).toBeNull();
  });
});

it('says nothing about rules that it cannot follow', () => {
  const [table] = tables;
  expect(judge({ ...table!, settings: ['players=2', 'first_lead=lowest_double'] })).toBeNull();
});
