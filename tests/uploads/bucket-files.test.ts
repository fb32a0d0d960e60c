import { unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { erasePerson } from '../../server/privacy/erase.ts';
import { zipOfOwnData } from '../../server/privacy/my-data-files.ts';
import { testServices } from '../../server/testing/services.ts';
import { storeUser } from '../../server/testing/store-user.ts';
import { keepUpload } from '../../server/uploads/keep-upload.ts';
import { removeFiles } from '../../server/uploads/remove-files.ts';
import { asUser } from '../database/offer-input.ts';
import { jpeg } from '../fixtures/made-files.ts';
import { S3_KEYS, startS3 } from '../fixtures/s3-server.ts';
import { withTestOffer } from './test-offer.ts';

// Files in a bucket: the person's own file has them, and erasure reaches them, also when the bucket is away just then.

test('a photo in a bucket has no place in it, is in one’s own data, and goes with its person, late if need be', async () => {
  const bucket = await startS3();
  const { services, close } = await testServices({
    S3_URL: bucket.url,
    S3_REGION: S3_KEYS.region,
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  });
  onTestFinished(async () => {
    await close();
    bucket.close();
  });
  // A local server's example papers.
  const papers = bucket.objects.size;
  const person = await storeUser(services, { phone: '+4520304050' });
  const who = asUser(person);
  const token = await withTestOffer(services, who);
  const bytes = new Uint8Array(await jpeg(320, 240));
  expect(
    (await keepUpload(services, who, { token, purpose: 'roof', name: 'tag.jpg', bytes })).ok,
  ).toBe(true);
  const stored = [...bucket.objects.values()].at(-1);
  expect(stored!.toString('latin1')).not.toMatch(/Exif|Hemmeligt/);

  const draw = () => Promise.reject(new Error('there is no report'));
  const parts: Uint8Array[] = [];
  const { signal } = new AbortController();
  for await (const part of zipOfOwnData(services, { person, locale: 'da', draw }, signal)) {
    parts.push(Uint8Array.from(part));
  }
  const zip = unzipSync(Buffer.concat(parts));
  const [name] = Object.keys(zip).filter((file) => file.startsWith('files/'));
  expect(Buffer.from(zip[name!]!)).toEqual(stored);

  bucket.state.mood = 'broken';
  await erasePerson(services, person);
  expect(await services.db.selectFrom('uploads').select('id').execute()).toEqual([]);
  expect(bucket.objects.size).toBe(papers + 1);
  bucket.state.mood = 'well';
  expect(await removeFiles(services)).toBe(1);
  expect(bucket.objects.size).toBe(papers);
}, 60_000);
