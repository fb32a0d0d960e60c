import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const STEP = join(import.meta.dirname, 'run-step.mjs');

/** A step that runs such a script, in its own process. */
function step(script: string) {
  const code = `import { runStep } from ${JSON.stringify(STEP)};
    runStep('Packing', process.execPath, ['-e', ${JSON.stringify(script)}]);
    console.log('next');`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', code],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

test('a successful step prints its name and duration, and none of its output', () => {
  const { status, stdout, stderr } = step(
    `console.log('chatter'); console.error('npm warn EBADENGINE'); setTimeout(() => {}, 1100)`,
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Packing … [1-9]\d* s\nnext\n$/);
});

test('a failing step prints all its output, and ends its caller with its code', () => {
  const { status, stdout, stderr } = step(
    `console.log('first words'); console.error('the reason'); process.exitCode = 3`,
  );
  expect({ status, stdout }).toEqual({ status: 3, stdout: 'Packing … failed\n' });
  expect(stderr).toContain('first words');
  expect(stderr).toContain('the reason');
});
