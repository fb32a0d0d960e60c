import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

// What every commit must pass, even if nobody ran it. Each test prints what it found.

const root = resolve(import.meta.dirname, '../..');

function run(tool: string, ...args: string[]): { status: number | null; found: string } {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, found: status === 0 ? '' : stdout + stderr };
}

const CLEAN = { status: 0, found: '' };

// A tool that hangs is found; a machine with other work to do is no fault of the tree.
const PATIENCE_MS = 600_000;

test('types', { timeout: PATIENCE_MS }, () => {
  expect(run('react-router', 'typegen')).toEqual(CLEAN);
  expect(run('tsc', '--noEmit')).toEqual(CLEAN);
});

test('lint, the import rules among it', { timeout: PATIENCE_MS }, () => {
  expect(run('oxlint')).toEqual(CLEAN);
});

test('unused files, exports and packages', { timeout: PATIENCE_MS }, () => {
  expect(run('knip')).toEqual(CLEAN);
});

/** A file whose content was found formatted need not be read again: a tenth of the time from the second run on. */
const FORMAT_ONCE = [
  '--cache',
  '--cache-strategy=content',
  '--cache-location=node_modules/.cache/solrig-prettier',
];

test('format', { timeout: PATIENCE_MS }, () => {
  expect(run('prettier', '--check', '.', ...FORMAT_ONCE)).toEqual(CLEAN);
});
