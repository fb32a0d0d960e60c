import { expect, test } from 'vitest';
import { cellText, csvText } from './csv-text.ts';

test('Danish letters are read as they were written, in UTF-8 with and without its mark and as Windows saves them', () => {
  const utf8 = new TextEncoder().encode('Åse;Ærø');
  expect(csvText(utf8)).toBe('Åse;Ærø');
  expect(csvText(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]))).toBe('Åse;Ærø');
  expect(csvText(new Uint8Array([0xc5, 0x73, 0x65, 0x3b, 0xc6, 0x72, 0xf8]))).toBe('Åse;Ærø');
});

test('the sign before a formula is taken off again, and only that', () => {
  expect(cellText("'=1+1")).toBe('=1+1');
  expect(cellText(" 'Åse ")).toBe("'Åse");
});
