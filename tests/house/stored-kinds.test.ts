import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// What is stored may come from another version of this program. Each kind has one reader, which checks it and takes it
// up to today's format: readState, readData, readChangeSide, readLines, readFigures. A cast would go past it.

const root = join(import.meta.dirname, '..', '..');

const KINDS = [
  'CalculatorState',
  'CalculatorData',
  'LeadFields',
  'LeadReach',
  'MergedIn',
  'QuotedLine',
  'TariffFigures',
];
const CAST = new RegExp(`\\bas (?:readonly )?(?:[A-Z][a-z]+<)?(?:${KINDS.join('|')})\\b`);

test('what is stored is read by the reader of its kind, and never cast', () => {
  const sources = globSync('{app,domain,engine,scripts,server,words}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name.includes('.test.'),
  });
  expect(sources.length).toBeGreaterThan(1000);
  const casts = sources.filter((name) => CAST.test(readFileSync(join(root, name), 'utf8')));
  expect(casts).toEqual([]);
});

test.each([
  'decodeJson(row.calculator_state) as CalculatorState',
  'data as unknown as CalculatorData',
  'JSON.parse(text) as Partial<CalculatorState>',
  'decodeJson(lines) as readonly QuotedLine[]',
  'decodeJson(row.figures) as TariffFigures',
])('a cast is seen: %s', (source) => expect(source).toMatch(CAST));

test.each([
  "import { type CalculatorState as State } from './calculator-state.ts'",
  'const state: CalculatorState = read.value',
  'fields satisfies LeadFields',
])('other words are no cast: %s', (source) => expect(source).not.toMatch(CAST));
