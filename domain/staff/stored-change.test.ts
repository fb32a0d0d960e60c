import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readChangeSide } from './stored-change.ts';

type Sample = Readonly<Record<string, unknown>>;

const file = new URL('../../tests/fixtures/stored/lead-changes.json', import.meta.url);
const SAMPLES = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Sample>>;

test.each(Object.entries(SAMPLES))('a lead %s is read as it was stored', (_, sample) => {
  const { reach = null, merged = [], ...fields } = sample;
  expect(readChangeSide(sample)).toEqual({ ok: true, value: { fields, reach, merged } });
});

test('a number of today’s format may stand with it', () => {
  expect(readChangeSide({ format: 1, stage: 'new' })).toMatchObject({
    value: { fields: { stage: 'new' } },
  });
});

test.each([
  { format: 2, stage: 'new' },
  { stage: 'on the moon' },
  { merged: [null] },
  { reach: {} },
  [],
  null,
])('%j can’t be read', (stored) => {
  expect(readChangeSide(stored)).toEqual({ ok: false, error: { kind: 'unreadable' } });
});
