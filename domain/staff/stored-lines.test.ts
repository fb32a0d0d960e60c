import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLines } from './stored-lines.ts';

const file = new URL('../../tests/fixtures/stored/quoted-lines.json', import.meta.url);
const SAMPLES = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, object[]>>;
const [line] = SAMPLES['as they were calculated']!;

test.each(Object.entries(SAMPLES))('lines %s are read as they were stored', (_, sample) => {
  expect(readLines(sample)).toEqual({ ok: true, value: sample });
});

test.each([
  ['of a format from later', { format: 2, lines: [line] }],
  ['without a total', [{ ...line, totalOre: undefined }]],
  ['with a word for a price', [{ ...line, unitPriceOre: 'dear' }]],
  ['with a price by hand that nobody set', [{ ...line, manual: { priceOre: 1 } }]],
  ['that are nothing', null],
])('lines %s can’t be read', (_, stored) => {
  expect(readLines(stored)).toEqual({ ok: false, error: { kind: 'unreadable' } });
});
