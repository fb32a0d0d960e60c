import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barePdf, lockedPdf, packedList, pdf } from '../fixtures/made-files.ts';

const MB = 1024 * 1024;
const MOST_MORE_BYTES = 150 * MB;
const MEASURE = fileURLToPath(new URL('pdf-memory.ts', import.meta.url));

let folder: string;
let small: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heavy-pdfs-'));
  small = join(folder, 'small.pdf');
  await writeFile(small, pdf());
});
afterAll(() => rm(folder, { recursive: true }));

const scan = randomBytes(10 * MB - 9000);
const scanned = () =>
  barePdf([`<< /Length ${scan.length} >>\nstream\n${scan.toString('latin1')}\nendstream`]);
const lists = (count: number, object: string) =>
  barePdf(Array.from({ length: count }, () => packedList(object)));

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['with a list that unpacks to 64 MB', 'too-much', () => lists(1, ' '.repeat(64 * MB))],
  ['with twenty lists of 15 MB each', 'too-much', () => lists(20, ' '.repeat(15 * MB))],
  ['with seven million packed numbers', 'too-much', () => lists(1, `[${'1 '.repeat(7 * MB)}]`)],
  ['with ten lists of many numbers', 'too-much', () => lists(10, `[${'1 '.repeat(3 * MB)}]`)],
  ['of four million numbers', 'too-much', () => barePdf([`[${'1 '.repeat(4 * MB)}]`])],
  ['of as many objects as are read', 'kept', () => barePdf([`[${'<<>>'.repeat(240_000)}]`])],
  ['of 10 MB', 'kept', scanned],
  ['of 10 MB whose rights only are locked', 'kept', () => lockedPdf('', scan)],
])(
  'a PDF %s is %s, in little memory',
  async (name, word, made) => {
    const path = join(folder, 'heavy.pdf');
    await writeFile(path, await made());
    const { stdout } = await promisify(execFile)(process.execPath, [MEASURE, small, path]);
    const { said, ms, moreBytes } = JSON.parse(stdout);
    const moreMb = Math.round(moreBytes / MB);
    process.stdout.write(`PDF ${name}: ${said}, ${ms} ms, memory up by ${moreMb} MB\n`);
    expect(said).toBe(word);
    expect(moreBytes).toBeLessThan(MOST_MORE_BYTES);
  },
  60_000,
);
