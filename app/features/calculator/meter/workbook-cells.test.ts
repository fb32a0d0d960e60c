import { describe, expect, test } from 'vitest';
import { workbook, type Cell } from '../../../../tests/fixtures/workbook.ts';
import { readFiles } from './read-files.ts';

const HOUR_MS = 3_600_000;
/** Days since Excel's day zero, 30 December 1899. */
const excelDay = (ms: number) => (ms - Date.UTC(1899, 11, 30)) / (24 * HOUR_MS);

const HEADER = ['MålepunktsID', 'Fra_dato', 'Til_dato', 'Mængde', 'Måleenhed', 'Kvalitet', 'Type'];

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
