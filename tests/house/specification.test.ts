import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** What a row names in its middle column, by which a reader finds code and test. */
function namedIn(document: string): readonly string[] {
  const places = document
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|')[2] ?? '');
  return places.flatMap((place) => [...place.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));
}

test('every path that the table of the specification names is there', () => {
  const named = namedIn(readFileSync(join(root, 'docs/specification.md'), 'utf8'));
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
