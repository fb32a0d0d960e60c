import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFigures } from './stored-figures.ts';

const file = new URL('../../tests/fixtures/stored/tariff-figures.json', import.meta.url);
const SAMPLES = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, object>>;

test.each(Object.entries(SAMPLES))('figures %s are read as they were stored', (_, sample) => {
  expect(readFigures(sample)).toEqual({ ok: true, value: sample });
  expect(readFigures({ format: 1, ...sample })).toEqual({ ok: true, value: sample });
});

test.each([
  { format: 2, value: 1 },
  { low: 1, high: 2 },
  { value: '1' },
  { value: null },
  [],
  null,
])('%j can’t be read', (stored) => {
  expect(readFigures(stored)).toEqual({ ok: false, error: { kind: 'unreadable' } });
});
