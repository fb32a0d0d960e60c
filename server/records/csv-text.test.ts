import { expect, test } from 'vitest';
import { cellText, csvFile, csvLines, csvText, readCsv } from './csv-text.ts';

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

test('a file for staff opens in the columns of a Danish spreadsheet, and is read again', () => {
  const file = csvFile([
    csvLines([['reference', 'name', 'priceDkk']]),
    csvLines([['SOL-1', '=1;2', 68120.5]]),
  ]);
  expect(file).toBe('\u{feff}reference;name;priceDkk\r\nSOL-1;"\'=1;2";68120,5\r\n');
  expect(readCsv(file)).toEqual({
    columns: ['reference', 'name', 'priceDkk'],
    lines: [{ reference: 'SOL-1', name: "'=1;2", priceDkk: '68120,5' }],
  });
});

test.each([';', ',', '\t'])(
  'cells are told apart by %j, whatever else stands in them',
  (between) => {
    const file = [
      ['reference', 'address', 'stage'],
      ['SOL-1', '"Vej 1, 8000; st. th."', 'new'],
      ['SOL-2', '"Vej 2, 8000; 1. tv."', 'visit'],
    ];
    const { lines } = readCsv(file.map((line) => line.join(between)).join('\r\n'));
    expect(lines.map(({ stage }) => stage)).toEqual(['new', 'visit']);
  },
);
