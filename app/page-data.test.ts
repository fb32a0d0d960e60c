import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { withDataRead } from './page-data.server.ts';
import { editedPage } from './page-edits.server.ts';

const SHARED = JSON.stringify({ name: 'Østnet “A” <b> & co\u2028', kwh: [1.5, -2] });
const DATA = `[{"_1":2},"state",${JSON.stringify(SHARED)},"Skovvej 12"]\n`;

// As React Router 8.4 writes it.
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
const inPage = (value: string) =>
  `<script>streamController.enqueue(${JSON.stringify(value).replaceAll(/[&><\u2028\u2029]/g, (one) => ESCAPES[one]!)});</script>`;

async function written(data: string, shared: string | null): Promise<string> {
  const context = { serverHandoffStream: new Blob([data]).stream() } as unknown as EntryContext;
  const read = await withDataRead(context, shared);
  const { streamCache } = read.context().renderMeta!;
  const page = Buffer.from(inPage((streamCache![0] as { result: { value: string } }).result.value));
  return editedPage(page, read.edits(page)).toString();
}

test('a text that many pages share stands in the page as if it had been written with it', async () => {
  const whole = await written(DATA, null);
  expect(whole).toBe(inPage(DATA));
  expect(await written(DATA, SHARED)).toBe(whole);
  // Once more, from what was kept.
  expect(await written(DATA, SHARED)).toBe(whole);
});

test('a page without that text, or with another, stays as it is', async () => {
  const other = DATA.replace('1.5', '1.6');
  expect(await written(other, SHARED)).toBe(inPage(other));
  expect(await written('[1]', SHARED)).toBe(inPage('[1]'));
});
