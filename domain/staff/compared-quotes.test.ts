import { expect, test } from 'vitest';
import { comparedLines } from './compared-quotes.ts';
import type { StaffLine } from './quotes.ts';

const line = (code: string, totalOre: number, changes: Partial<StaffLine> = {}): StaffLine => ({
  code,
  make: null,
  size: null,
  quantity: 1,
  unit: 'pcs',
  unitPriceOre: totalOre,
  totalOre,
  manual: null,
  rule: null,
  costOre: null,
  isStale: false,
  ...changes,
});

test('equal lines apart from those that differ, and what only one of them has', () => {
  const before = [
    line('panel', 100),
    line('scaffold', 50),
    line('battery', 10),
    line('battery', 20),
  ];
  const after = [line('panel', 100), line('scaffold', 40), line('travel', 5), line('battery', 10)];
  const { equal, differing } = comparedLines(before, after);
  expect(equal.map(({ key }) => key)).toEqual(['panel 0', 'battery 0']);
  expect(
    differing.map(({ key, before: was, after: is }) => [key, was?.totalOre, is?.totalOre]),
  ).toEqual([
    ['scaffold 0', 50, 40],
    ['travel 0', undefined, 5],
    ['battery 1', 20, undefined],
  ]);
});

test('another model at the same price is not the same', () => {
  const { differing } = comparedLines(
    [line('inverter', 9, { rule: 'Hybrid 4 kW' })],
    [line('inverter', 9, { rule: 'Hybrid 5 kW' })],
  );
  expect(differing).toHaveLength(1);
});
