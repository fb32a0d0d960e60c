import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionSecretOf } from './session-secret.ts';
import { testSettings } from './testing/services.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'solrig-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const secret = () => sessionSecretOf(testSettings({ DATA_DIR: folder }));

test('is made once, 256 bits of it, and only its owner can read it', () => {
  const made = secret();
  expect(Buffer.from(made, 'base64url')).toHaveLength(32);
  expect(secret()).toBe(made);
  expect(readdirSync(folder)).toEqual(['session-secret']);
  expect(statSync(join(folder, 'session-secret')).mode & 0o077).toBe(0);
});

test.each(['', 'half'])('a file that was cut off at «%s» is no secret', (cut) => {
  writeFileSync(join(folder, 'session-secret'), cut);
  const made = secret();
  expect(Buffer.from(made, 'base64url')).toHaveLength(32);
  expect(secret()).toBe(made);
});
