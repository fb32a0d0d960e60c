import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const STEP = join(import.meta.dirname, 'run-step.mjs');

/** A step that runs such a script, in a process of its own. */
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

test('a step that goes well says its name and how long it took, and nothing of its own chatter', () => {
  const { status, stdout, stderr } = step(
    `console.log('chatter'); console.error('npm warn EBADENGINE'); setTimeout(() => {}, 1100)`,
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Packing … [1-9]\d* s\nnext\n$/);
});

test('a step that fails shows all that it wrote, and ends what it belongs to with its code', () => {
  const { status, stdout, stderr } = step(
    `console.log('first words'); console.error('the reason'); process.exitCode = 3`,
  );
  expect({ status, stdout }).toEqual({ status: 3, stdout: 'Packing … failed\n' });
  expect(stderr).toContain('first words');
  expect(stderr).toContain('the reason');
});
