import { expect, test } from 'vitest';
import { cellText, csvFile, csvLines, csvText, readCsv } from './csv-text.ts';

test('Danish letters are read as they were written, in UTF-8 with and without its mark and as Windows saves them', () => {
  const utf8 = new TextEncoder().encode('Åse;Ærø');
  expect(csvText(utf8)).toBe('Åse;Ærø');
  expect(csvText(new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]))).toBe('Åse;Ærø');
  expect(csvText(new Uint8Array([0xc5, 0x73, 0x65, 0x3b, 0xc6, 0x72, 0xf8]))).toBe('Åse;Ærø');
});

test.each([
  ['utf-16le', true],
  ['utf-16le', false],
  ['utf-16be', true],
  ['utf-16be', false],
] as const)('Danish letters are read in %s, with its mark: %s', (encoding, hasMark) => {
  const little = Buffer.from(`${hasMark ? '\u{feff}' : ''}id;navn\r\n1;Åse Ærø`, 'utf16le');
  const bytes = new Uint8Array(encoding === 'utf-16le' ? little : little.swap16());
  expect(csvText(bytes).replace('\u{feff}', '')).toBe('id;navn\r\n1;Åse Ærø');
});

test.each([
  ['01-11-2026', '2026-11-01'],
  ['1.2.2026', '2026-02-01'],
  ['31/12/2026', '2026-12-31'],
  ['2026-11-01', '2026-11-01'],
  ['31-02-2026', '31-02-2026'],
  ['01-11/2026', '01-11/2026'],
  ['1.234', '1.234'],
])('a cell %s is %s', (typed, read) => {
  expect(cellText(typed)).toBe(read);
});

test('rows are counted as a spreadsheet counts them, and a line that names the separator is not one', () => {
  const file = 'sep=,\r\nid,text\r\n\r\n1,"two\r\nlines"\r\n,\r\n2,plain\r\n';
  expect(readCsv(file)).toEqual({
    columns: ['id', 'text'],
    rows: [
      { row: 3, cells: { id: '1', text: 'two\r\nlines' } },
      { row: 5, cells: { id: '2', text: 'plain' } },
    ],
  });
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
    rows: [{ row: 2, cells: { reference: 'SOL-1', name: "'=1;2", priceDkk: '68120,5' } }],
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
    const { rows } = readCsv(file.map((line) => line.join(between)).join('\r\n'));
    expect(rows.map(({ cells }) => cells['stage'])).toEqual(['new', 'visit']);
  },
);
