import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEnvironment } from './env.ts';

const folder = mkdtempSync(join(tmpdir(), 'solrig-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

test('a secret can come from a file', () => {
  const SESSION_SECRET_FILE = file('secret', `${'s'.repeat(40)}\n`);
  expect(readEnvironment({ SESSION_SECRET_FILE })).toMatchObject({
    ok: true,
    value: { sessionSecret: 's'.repeat(40) },
  });
});

test('the keys of a bucket, too', () => {
  const given = {
    S3_URL: 'https://s3.example/solrig',
    S3_ACCESS_KEY_ID_FILE: file('id', 'ID\n'),
    S3_SECRET_ACCESS_KEY_FILE: file('key', 'KEY\n'),
  };
  expect(readEnvironment(given)).toMatchObject({
    value: { blobs: { kind: 's3', accessKeyId: 'ID', secretAccessKey: 'KEY' } },
  });
});

test('what is wrong with one is said, and none of what it holds', () => {
  const short = file('short', 'too short');
  expect(readEnvironment({ SESSION_SECRET_FILE: short })).toMatchObject({
    error: { problems: ['SESSION_SECRET must have at least 32 characters.'] },
  });
  const wrong = readEnvironment({
    SESSION_SECRET: 'x',
    SESSION_SECRET_FILE: short,
    SMTP_URL_FILE: join(folder, 'none'),
    METRICS_TOKEN_FILE: file('empty', '\n'),
  });
  expect(wrong).toMatchObject({
    error: {
      problems: [
        'SESSION_SECRET and SESSION_SECRET_FILE are both set; leave one of them out.',
        "SMTP_URL_FILE names a file that can't be read (ENOENT).",
        'METRICS_TOKEN_FILE names an empty file.',
      ],
    },
  });
});
