import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTestOffer } from './test-offer.ts';
import { withdrawOffer } from '../../server/offers/commands.ts';
import { keepUpload } from '../../server/uploads/keep-upload.ts';
import { filesByReceipt, removeUpload } from '../../server/uploads/own-files.ts';
import { testServices, type TestServices } from '../../server/testing/services.ts';
import { A_VISITOR } from '../database/offer-input.ts';
import { uploadCorpus, type CorpusFile } from './upload-corpus.ts';

const MOST_MORE_BYTES = 150 * 1024 * 1024;

let site: TestServices;
let corpus: readonly CorpusFile[];
beforeAll(async () => {
  site = await testServices();
  corpus = await uploadCorpus();
}, 60_000);
afterAll(() => site.close());

/** Sends a file to a request of its own, and says what came of it. */
async function sent({ name, bytes }: CorpusFile) {
  const { services } = site;
  const token = await withTestOffer(services);
  const kept = await keepUpload(services, A_VISITOR, {
    token,
    purpose: 'roof',
    name,
    bytes: new Uint8Array(bytes),
  });
  if (!kept.ok) {
    const { error } = kept;
    return {
      said: `refused: ${error.kind}${'is' in error ? ` ${error.is}` : ''}`,
      bytes: null,
      file: null,
    };
  }
  const files = await filesByReceipt(services, A_VISITOR, { token });
  if (!files.ok) throw new Error('it was kept');
  const [file] = files.value.files;
  const { blob_key } = await services.db
    .selectFrom('uploads')
    .select('blob_key')
    .where('id', '=', file!.id)
    .executeTakeFirstOrThrow();
  const blob = await services.blobs.get(blob_key);
  if (!blob.ok) throw new Error('it is where it was put');
  return { said: file!.kind, bytes: Buffer.from(blob.value), file: file! };
}

test('forty-six files: the right ones are kept without what cameras note, the wrong ones refused with a word, in little memory', async () => {
  expect(corpus).toHaveLength(46);
  // The decoders' own code is loaded once.
  await sent(corpus[0]!);
  await sent(corpus.find(({ name }) => name.endsWith('HEIC'))!);
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
  const outcomes: Record<string, string> = {};
  for (const file of corpus) {
    const { said, bytes, file: shown } = await sent(file);
    outcomes[file.name] = said;
    if (bytes === null) continue;
    expect(shown!.name).not.toMatch(/[\r\n]/);
    expect(shown!.name.length).toBeLessThanOrEqual(120);
    const whole = bytes.toString('latin1');
    for (const words of ['Hemmeligt', 'GPS', 'Exif', '<script>', 'PK\u0003\u0004']) {
      expect(whole).not.toContain(words);
    }
    if (said !== 'jpeg') continue;
    const { exif, icc, xmp, iptc, width, height } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Math.max(width, height)).toBeLessThanOrEqual(2560);
  }
  clearInterval(watch);
  expect(outcomes).toEqual(
    Object.fromEntries(corpus.map(({ name, expected }) => [name, expected])),
  );
  const moreMb = Math.round((most - before) / 1024 / 1024);
  process.stdout.write(`upload corpus: ${corpus.length} files, memory up by ${moreMb} MB\n`);
  expect(most - before).toBeLessThan(MOST_MORE_BYTES);
}, 120_000);

test('a photo that was taken on its side stands upright', async () => {
  const { bytes } = await sent(corpus.find(({ name }) => name.startsWith('på højkant'))!);
  const { width, height } = await sharp(bytes!).metadata();
  expect([width, height]).toEqual([480, 640]);
});

test('what a phone has coded as HEIC is the picture that it was', async () => {
  const { bytes } = await sent(corpus.find(({ name }) => name.endsWith('HEIC'))!);
  const walls = await sharp(bytes!)
    .extract({ left: 12, top: 28, width: 40, height: 12 })
    .toBuffer();
  const { channels } = await sharp(walls).stats();
  const [red, , blue] = channels.map(({ mean }) => mean);
  // The walls of the drawn house are brick.
  expect(red! - blue!).toBeGreaterThan(40);
});

test('the same file is kept once, the eleventh is refused, and a removed one leaves no file', async () => {
  const { services } = site;
  const token = await withTestOffer(services);
  const small = corpus.filter(
    ({ expected, bytes }) => expected === 'jpeg' && bytes.length < 50_000,
  );
  const keep = ({ name, bytes }: CorpusFile) =>
    keepUpload(services, A_VISITOR, {
      token,
      purpose: 'board',
      name,
      bytes: new Uint8Array(bytes),
    });
  const [first] = small;
  const same = await Promise.all([keep(first!), keep(first!), keep(first!)]);
  expect(same.every(({ ok }) => ok)).toBe(true);
  const pdfs = Array.from({ length: 10 }, (_, index) => ({
    ...corpus[6]!,
    bytes: Buffer.concat([corpus[6]!.bytes, Buffer.alloc(index + 1, ' ')]),
  }));
  const outcomes = [];
  for (const file of pdfs) outcomes.push(await keep(file));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(9);
  expect(outcomes.at(-1)).toEqual({ ok: false, error: { kind: 'too-many' } });
  const listed = await filesByReceipt(services, A_VISITOR, { token });
  if (!listed.ok) throw new Error('the request is there');
  expect(listed.value.files).toHaveLength(10);
  const { id } = listed.value.files[0]!;
  const { blob_key } = await services.db
    .selectFrom('uploads')
    .select('blob_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // Somebody else's key removes nothing.
  await removeUpload(services, A_VISITOR, { token: await withTestOffer(services), id });
  expect((await services.blobs.get(blob_key)).ok).toBe(true);
  await removeUpload(services, A_VISITOR, { token, id });
  expect(await services.blobs.get(blob_key)).toEqual({ ok: false, error: { kind: 'gone' } });
  const { rows } = await sql`select * from blob_removals where blob_key = ${blob_key}`.execute(
    services.db,
  );
  expect(rows).toEqual([]);
});

test('without the key of a receipt nothing is kept, nor with that of a request that is withdrawn', async () => {
  const { services } = site;
  const withdrawn = await withTestOffer(services);
  await withdrawOffer(services, A_VISITOR, { token: withdrawn });
  for (const token of ['nobody', withdrawn]) {
    const kept = await keepUpload(services, A_VISITOR, {
      token,
      purpose: 'roof',
      name: 'a',
      bytes: new Uint8Array(corpus[0]!.bytes),
    });
    expect(kept).toEqual({ ok: false, error: { kind: 'not-found' } });
  }
});
