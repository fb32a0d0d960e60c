import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readFiles } from './read-files.ts';

const HOUR_MS = 3_600_000;
/** Days since Excel's day zero, 30 December 1899. */
const excelDay = (ms: number) => (ms - Date.UTC(1899, 11, 30)) / (24 * HOUR_MS);

type Cell = string | number | { readonly day: number } | null;
const HEADER = ['MålepunktsID', 'Fra_dato', 'Til_dato', 'Mængde', 'Måleenhed', 'Kvalitet', 'Type'];

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A workbook as spreadsheet programs write it (ECMA-376), with its readings on the second sheet. */
function workbook(rows: readonly (readonly Cell[])[], size = 0): ArrayBuffer {
  const cell = (value: Cell, row: number, column: number) => {
    const at = `r="${String.fromCharCode(65 + column)}${row + 1}"`;
    if (value === null) return '';
    if (typeof value === 'number') return `<c ${at}><v>${value}</v></c>`;
    if (typeof value === 'object') return `<c ${at} s="1"><v>${value.day}</v></c>`;
    return `<c ${at} t="inlineStr"><is><t>${value}</t></is></c>`;
  };
  const sheet = (of: readonly (readonly Cell[])[]) =>
    `${XML}<worksheet ${MAIN}><sheetData>${of
      .map(
        (row, index) =>
          `<row r="${index + 1}">${row.map((value, column) => cell(value, index, column)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`;
  const link = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${LINKS}/${kind}" Target="${target}"/>`;
  const type = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${type('workbook', 'sheet.main')}${type('styles', 'styles')}${type('worksheets/sheet1', 'worksheet')}${type('worksheets/sheet2', 'worksheet')}</Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${link(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${XML}<workbook ${MAIN} xmlns:r="${LINKS}"><sheets><sheet name="Info" sheetId="1" r:id="rId1"/><sheet name="Data" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${link(1, 'worksheet', 'worksheets/sheet1.xml')}${link(2, 'worksheet', 'worksheets/sheet2.xml')}${link(3, 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet ${MAIN}><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy\\ hh:mm"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheet([['Hentet 27. november']]),
    'xl/worksheets/sheet2.xml': sheet(rows),
  };
  const packed = Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [name, strToU8(text)]),
  );
  if (size > 0) packed['xl/media/image1.png'] = new Uint8Array(size);
  return Uint8Array.from(zipSync(packed)).buffer;
}

/** A year of half a kilowatt-hour an hour, from 1 October 2025 by Danish clocks. */
function yearRows(cellOf: (ms: number) => Cell, amount: Cell): Cell[][] {
  return Array.from({ length: 365 * 24 }, (_, hour) => {
    const from = Date.UTC(2025, 9, 1) + hour * HOUR_MS;
    const cells = [cellOf(from), cellOf(from + HOUR_MS)];
    return ['571313100000000017', ...cells, amount, 'KWH', 'Målt', 'Tidsserie'];
  });
}

const written = (ms: number) => {
  const [date = '', time = ''] = new Date(ms).toISOString().split('T');
  return `${date.split('-').toReversed().join('-')} ${time.slice(0, 8)}`;
};

const read = (...files: ArrayBuffer[]) => readFiles({ files, answers: {} });

describe('the Excel download', () => {
  test.each<[string, Cell[][]]>([
    ['text', yearRows(written, '0,500')],
    ['numbers and dates', yearRows((ms) => ({ day: excelDay(ms) }), 0.5)],
  ])('with %s is read from the sheet that holds the readings', async (_, rows) => {
    expect(await read(workbook([HEADER, ...rows]))).toMatchObject({
      ok: true,
      value: { annualKwh: 4380, measuredKwh: 4380, missingHours: 0, fromDate: '2025-10-01' },
    });
  });

  test('a sheet without readings is no meter file', async () => {
    expect(await read(workbook([['Navn', 'Telefon']]))).toMatchObject({
      error: { kind: 'not-a-meter-file' },
    });
  });

  test('a workbook that breaks off is refused', async () => {
    const whole = workbook([HEADER, ...yearRows(written, '0,500')]);
    const bytes = new Uint8Array(whole);
    bytes.fill(0, 200, whole.byteLength / 2);
    expect(await read(bytes.buffer)).toMatchObject({ error: { kind: 'broken-workbook' } });
  });

  test('a workbook that unpacks to more than 100 MB is refused before it is unpacked', async () => {
    const large = workbook([HEADER], 101_000_000);
    expect(large.byteLength).toBeLessThan(1_000_000);
    expect(await read(large)).toMatchObject({ error: { kind: 'too-large' } });
  });

  test('two files of one meter are read as one', async () => {
    const rows = yearRows(written, '0,500');
    const halves = [rows.slice(0, 4000), rows.slice(4000)].map((half) =>
      workbook([HEADER, ...half]),
    );
    expect(await read(...halves)).toMatchObject({ value: { annualKwh: 4380, missingHours: 0 } });
  });
});
