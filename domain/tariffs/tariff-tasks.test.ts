import { expect, test } from 'vitest';
import type { Freshness } from './freshness.ts';
import type { TariffLine } from './tariff-lines.ts';
import { tariffTasks } from './tariff-tasks.ts';

const line = (name: string, freshness: Freshness): TariffLine => ({
  company: name,
  part: 'bands',
  name,
  freshness,
  bars: [],
});

test('what is to be done comes by day, the gravest first, and the same thing once', () => {
  const missing = { light: 'act', kind: 'next-missing', day: '2027-01-01' } as const;
  const tasks = tariffTasks([
    line('Aal', { light: 'watch', kind: 'stands-in', day: null }),
    line('Radius', { light: 'good', kind: 'until', day: '2027-04-01' }),
    line('Energinet', { light: 'good', kind: 'next-ready', day: '2027-01-01' }),
    line('Konstant', missing),
    line('Dinel', { light: 'watch', kind: 'unchecked', day: '2027-04-01' }),
    line('Tarm', missing),
    line('FLOW', { light: 'good', kind: 'next-ready', day: '2026-12-01' }),
  ]);
  expect(tasks.map(({ day, lines }) => [day, ...lines.map(({ name }) => name)])).toEqual([
    ['2026-12-01', 'FLOW'],
    ['2027-01-01', 'Konstant', 'Tarm'],
    ['2027-01-01', 'Energinet'],
    ['2027-04-01', 'Dinel'],
    ['2027-04-01', 'Radius'],
    [null, 'Aal'],
  ]);
});
