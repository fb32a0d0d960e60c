import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const lockfile = readFileSync(new URL('package-lock.json', root), 'utf8');

test('the lockfile names no host: neither where a package came from nor whom to fund', () => {
  expect(lockfile).not.toMatch(/"resolved"|"funding"|https?:/);
});

test('every package is pinned exactly', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(new URL('package.json', root), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});
