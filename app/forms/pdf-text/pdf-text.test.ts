import { expect, test } from 'vitest';
import { pdfOfLines, type Line } from '../../../tests/fixtures/pdf-of-lines.ts';
import { pdfText } from './pdf-text.ts';

const textOf = async (...pages: readonly Line[][]) =>
  pdfText(Uint8Array.from(await pdfOfLines(...pages)).buffer);

test('lines come in the order of the page, and the cells of a table stay apart', async () => {
  const text = await textOf(
    [
      'Netselskab: Radius Elnet A/S',
      [
        [60, 'Årsforbrug'],
        [300, '4.512'],
        [340, 'kWh'],
      ],
    ],
    ['Side to'],
  );
  expect(text).toBe('Netselskab: Radius Elnet A/S\nÅrsforbrug   4.512 kWh\nSide to');
});

test('what was written last and stands first is first', async () => {
  const cells: Line = [
    [300, 'kr.'],
    [60, 'en'],
  ];
  expect(await textOf([cells, 'to'])).toBe('en   kr.\nto');
});

test('a page without text has none', async () => {
  expect(await textOf([''])).toBe('');
});

test('what is no PDF is an error', async () => {
  await expect(pdfText(new TextEncoder().encode('%PDF-1.7 nothing').buffer)).rejects.toThrow();
});
