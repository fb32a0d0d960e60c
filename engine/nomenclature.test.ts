import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const types = read('estimate-input.ts') + read('estimate-figures.ts');
const explained = new Set(
  [...read('NOMENCLATURE.md').matchAll(/`([^`]+)`/g)].flatMap(
    (code) => code[1]?.match(/\w+/g) ?? [],
  ),
);

/** Words that say themselves in code that is read: no term of the field hides behind them. */
const PLAIN = new Set(['code', 'unit', 'total', 'date', 'years']);

test.each([
  ['field', /^\s+readonly (\w+)\??:/gm],
  ['type', /^export type (\w+)/gm],
])('every public %s of an estimate is explained in NOMENCLATURE.md', (_, pattern) => {
  const names = [...types.matchAll(pattern)].map((match) => match[1] ?? '');
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !explained.has(name) && !PLAIN.has(name))).toEqual([]);
});
