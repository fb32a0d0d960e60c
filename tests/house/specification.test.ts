import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** A path begins at the root of the repository; an address of the site begins with a slash. */
const PATHS = /`([\w.-]+\/[^`]*)`/g;

test('every path that the table of the specification names is there', () => {
  const document = readFileSync(join(root, 'docs/specification.md'), 'utf8');
  const named = [...document.matchAll(PATHS)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
