import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanPicture } from '../../server/uploads/clean-picture.ts';
import {
  drawnPicture,
  HEIC_FOLDER,
  HEIC_PICTURES,
  heicName,
  type HeicPicture,
} from '../fixtures/heic-pictures.ts';

/** Of 255, a colour. */
const MOST_DIFFERENCE = 3;
const CLEAN = join(import.meta.dirname, '../../server/uploads/clean-picture.ts');

type Cleaned = Awaited<ReturnType<typeof cleanPicture>>;

/** Cleaned in a thread with a decoder that nothing was read with before: its memory is as small as it can be. */
function cleanedAlone(bytes: Uint8Array): Promise<Cleaned> {
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    import(${JSON.stringify(CLEAN)})
      .then(({ cleanPicture }) => cleanPicture(workerData, 'heic'))
      .then((cleaned) => parentPort.postMessage(cleaned));`;
  return new Promise((resolve, reject) => {
    const thread = new Worker(code, { eval: true, workerData: bytes });
    thread.once('error', reject);
    thread.once('message', (cleaned: Cleaned) => {
      void thread.terminate();
      resolve(cleaned);
    });
  });
}

const pixelsOf = (file: Uint8Array) => sharp(file).raw().toBuffer();

async function meanDifference(
  picture: HeicPicture,
  cleaned: Uint8Array,
): Promise<readonly number[]> {
  const jpeg = await (
    await drawnPicture(picture)
  )
    .keepIccProfile()
    .jpeg({ quality: 95 })
    .toBuffer();
  const asJpeg = await cleanPicture(jpeg, 'jpeg');
  if (!asJpeg.ok) throw new Error(asJpeg.error.kind);
  const [one, other] = [await pixelsOf(cleaned), await pixelsOf(asJpeg.value)];
  expect(one.length).toBe(other.length);
  const sums = [0, 0, 0];
  one.forEach((value, at) => (sums[at % 3]! += Math.abs(value - other[at]!)));
  return sums.map((sum) => (sum * 3) / one.length);
}

test.each(HEIC_PICTURES.map((picture) => [heicName(picture), picture] as const))(
  'a fresh thread takes %s at the first try, in the colours of the same picture as JPEG',
  async (name, picture) => {
    const cleaned = await cleanedAlone(new Uint8Array(readFileSync(join(HEIC_FOLDER, name))));
    if (!cleaned.ok) throw new Error(cleaned.error.kind);
    for (const difference of await meanDifference(picture, cleaned.value))
      expect(difference).toBeLessThanOrEqual(MOST_DIFFERENCE);
  },
);

test('Display P3 (187, 106, 63) is sRGB (200, 100, 50)', async () => {
  // A large one: its colours change slowly from point to point.
  const p3 = HEIC_PICTURES.findLast(({ isP3, bits, width }) => isP3 && bits === 8 && width > 1500);
  const cleaned = await cleanPicture(readFileSync(join(HEIC_FOLDER, heicName(p3!))), 'heic');
  if (!cleaned.ok) throw new Error(cleaned.error.kind);
  const { width } = p3!;
  // Its upper row holds (187, 90 to 150, 63).
  const at = Math.round((width * (106 - 90)) / 60) * 3;
  const [red, green, blue] = (await pixelsOf(cleaned.value)).subarray(at);
  expect(Math.abs(red! - 200)).toBeLessThanOrEqual(4);
  expect(Math.abs(green! - 100)).toBeLessThanOrEqual(4);
  expect(Math.abs(blue! - 50)).toBeLessThanOrEqual(6);
});
