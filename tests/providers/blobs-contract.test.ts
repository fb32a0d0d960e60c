import { mkdtempSync, rmSync, statSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderBlobs } from '../../server/providers/blobs/folder.ts';
import type { BlobStore } from '../../server/providers/blobs/port.ts';
import { s3Blobs } from '../../server/providers/blobs/s3.ts';
import { S3_KEYS, startS3, type S3Mood } from '../fixtures/s3-server.ts';

const KEY = '01900000-0000-7000-8000-00000000abcd';
const OTHER = '01900000-0000-7000-8000-00000000ffff';
const TIMEOUT_MS = 300;

let s3: Awaited<ReturnType<typeof startS3>>;
const folder = mkdtempSync(join(tmpdir(), 'solrig-blobs-'));
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => {
  s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const STORES: readonly (readonly [string, () => BlobStore])[] = [
  ['a folder', () => folderBlobs(folder)],
  ['a bucket', () => s3Blobs({ url: s3.url, ...S3_KEYS })],
];

describe.each(STORES)('%s', (_, open) => {
  test('gives back what was put, byte by byte, and what was put last', async () => {
    const store = open();
    const bytes = Uint8Array.from({ length: 70_000 }, (_byte, index) => index % 251);
    expect(await store.put(KEY, bytes)).toEqual({ ok: true, value: null });
    const read = await store.get(KEY);
    if (!read.ok) throw new Error(read.error.kind);
    expect(Buffer.from(read.value).equals(bytes)).toBe(true);
    await store.put(KEY, new Uint8Array([1, 2]));
    expect(await store.get(KEY)).toEqual({ ok: true, value: new Uint8Array([1, 2]) });
  });

  test('has nothing under a key that nobody used, and removing is done twice as once', async () => {
    const store = open();
    expect(await store.get(OTHER)).toEqual({ ok: false, error: { kind: 'gone' } });
    await store.put(KEY, new Uint8Array([1]));
    expect(await store.remove(KEY)).toEqual({ ok: true, value: null });
    expect(await store.remove(KEY)).toEqual({ ok: true, value: null });
    expect(await store.get(KEY)).toEqual({ ok: false, error: { kind: 'gone' } });
  });
});

test('a folder is read by its owner alone, and a key never leads out of it', async () => {
  const store = folderBlobs(folder);
  await store.put(KEY, new Uint8Array([1]));
  expect(statSync(join(folder, 'cd', KEY)).mode & 0o077).toBe(0);
  expect(readdirSync(join(folder, 'cd'))).toEqual([KEY]);
  expect(await store.get('../../../../etc/passwd')).toEqual({
    ok: false,
    error: { kind: 'unavailable' },
  });
});

describe('a bucket that misbehaves', () => {
  test.each<S3Mood>(['silent', 'broken', 'rubbish', 'elsewhere', 'cut', 'endless'])(
    '%s: nothing is taken for done, and nobody waits long',
    async (mood) => {
      const store = s3Blobs({ url: s3.url, ...S3_KEYS }, TIMEOUT_MS);
      s3.state.mood = mood;
      const started = performance.now();
      try {
        expect(await store.get(KEY)).toEqual({ ok: false, error: { kind: 'unavailable' } });
        if (mood !== 'cut' && mood !== 'endless') {
          expect(await store.put(KEY, new Uint8Array([1]))).toEqual({
            ok: false,
            error: { kind: 'unavailable' },
          });
          expect(await store.remove(KEY)).toEqual({ ok: false, error: { kind: 'unavailable' } });
        }
      } finally {
        s3.state.mood = 'well';
      }
      expect(performance.now() - started).toBeLessThan(3000);
    },
  );

  test('a wrong secret is refused, which is no answer', async () => {
    const store = s3Blobs({ url: s3.url, ...S3_KEYS, secretAccessKey: 'another' }, TIMEOUT_MS);
    expect(await store.get(KEY)).toEqual({ ok: false, error: { kind: 'unavailable' } });
    expect(s3.state.refused).toBe(1);
  });

  test('a port where nobody listens', async () => {
    const store = s3Blobs({ url: 'http://127.0.0.1:1/bucket', ...S3_KEYS }, TIMEOUT_MS);
    expect(await store.put(KEY, new Uint8Array([1]))).toEqual({
      ok: false,
      error: { kind: 'unavailable' },
    });
  });
});
