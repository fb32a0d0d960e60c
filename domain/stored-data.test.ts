import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readData, storedData } from './stored-data.ts';

const file = new URL('../tests/fixtures/stored/calculator-data.json', import.meta.url);
const SAMPLES = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, object>>;

test.each(Object.entries(SAMPLES))('data of %s are read as they were stored', (_, sample) => {
  const { format: _format, ...fields } = { format: 1, ...sample };
  expect(readData(sample)).toEqual({ ok: true, value: fields });
});

test('what is stored today has its format, which does not come out again', () => {
  expect(storedData({ slope: 20 })).toEqual({ slope: 20, format: 1 });
  expect(readData(storedData({ slope: 20 }))).toEqual({ ok: true, value: { slope: 20 } });
});

test('a field that can’t be read takes no other with it', () => {
  const stored = { slope: 'steep', roofType: 'gold', azimuth: 90, colourOfDoor: 'red' };
  expect(readData(stored)).toEqual({ ok: true, value: { azimuth: 90 } });
});

test.each([{ format: 2, slope: 30 }, [], null, 'text'])('%j can’t be read', (stored) => {
  expect(readData(stored)).toEqual({ ok: false, error: { kind: 'unreadable' } });
});
