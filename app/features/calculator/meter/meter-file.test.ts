import { describe, expect, test } from 'vitest';
import {
  danishOffsetHours,
  danishToUtcMs,
  HOUR_MS,
} from '../../../../engine/calendar/danish-time.ts';
import { danishYear } from '../../../../engine/calendar/danish-year.ts';
import { meterYear } from './meter-year.ts';
import { readMeterFile } from './read-meter-file.ts';

const HEADER = 'MålepunktsID;Fra_dato;Til_dato;Mængde;Måleenhed;Kvalitet;Type';
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0)).buffer;

function clock(utcMs: number): string {
  const [date = '', time = ''] = new Date(utcMs + danishOffsetHours(utcMs) * HOUR_MS)
    .toISOString()
    .split('T');
  return `${date.split('-').toReversed().join('-')} ${time.slice(0, 8)}`;
}

/** Rows as Eloverblik writes them, from a local date to another. */
function rowsOf(
  fromDate: string,
  toDate: string,
  kwhAt: (utcMs: number) => number | null,
  stepMs = HOUR_MS,
): string[] {
  const rows: string[] = [];
  const end = danishToUtcMs(Date.parse(toDate));
  for (let utcMs = danishToUtcMs(Date.parse(fromDate)); utcMs < end; utcMs += stepMs) {
    const kwh = kwhAt(utcMs);
    const amount = kwh === null ? '' : kwh.toFixed(3).replace('.', ',');
    rows.push(
      `571313100000000000;${clock(utcMs)};${clock(utcMs + stepMs)};${amount};KWH;Målt;Tidsserie`,
    );
  }
  return rows;
}

const fileOf = (rows: readonly string[]) => bytesOf([HEADER, ...rows, ''].join('\r\n'));

function hoursOf(file: ArrayBuffer) {
  const read = readMeterFile(file);
  if (!read.ok) throw new Error(read.error.kind);
  return read.value;
}

function yearOf(file: ArrayBuffer) {
  const year = meterYear(hoursOf(file));
  if (!year.ok) throw new Error(year.error.kind);
  return year.value;
}

const kind = (file: ArrayBuffer) => {
  const read = readMeterFile(file);
  return read.ok ? 'read' : read.error.kind;
};

describe('a meter file', () => {
  const JANUARY = Date.parse('2024-12-31T23:00Z');

  test.each<[string, ArrayBuffer]>([
    [
      'of Eloverblik',
      bytesOf(
        `${HEADER}\r\n1;01-01-2025 00:00:00;01-01-2025 01:00:00;0,25;KWH;Målt;Tidsserie\r\n1;01-01-2025 01:00:00;01-01-2025 02:00:00;1,5;KWH;Målt;Tidsserie\r\n`,
      ),
    ],
    [
      'with a byte order mark and quotes',
      bytesOf(
        '\uFEFF"MålepunktsID";"Fra_dato";"Mængde"\n"1";"01-01-2025 00:00";"0,25"\n"1";"01-01-2025 01:00";"1,5"',
      ),
    ],
    [
      'in Windows-1252',
      latin1('MålepunktsID;Fra_dato;Mængde\n1;01-01-2025 00.00;0,25\n1;01-01-2025 01.00;1,5'),
    ],
    [
      'in English, with commas, newest first',
      bytesOf(
        'Metering point ID,From date,To date,Quantity,Measure unit\n1,2025-01-01 01:00,2025-01-01 02:00,"1,5",kWh\n1,2025-01-01 00:00,2025-01-01 01:00,0.25,kWh',
      ),
    ],
    [
      'in UTC and Wh, under a title',
      bytesOf(
        'Meter data 2025\n\nTimestamp;Value;Unit\n2024-12-31T23:00:00Z;250;Wh\n2025-01-01T01:00:00+01:00;1500;Wh',
      ),
    ],
    [
      'in quarter-hours',
      bytesOf(
        `Fra_dato;Mængde\n${['00:00', '00:15', '00:30', '00:45'].map((time) => `01-01-2025 ${time};0,0625`).join('\n')}\n${['01:00', '01:15', '01:30', '01:45'].map((time) => `01-01-2025 ${time};0,375`).join('\n')}`,
      ),
    ],
  ])('%s is read to hours of UTC', (_, file) => {
    expect(hoursOf(file)).toMatchObject({ fromUtcMs: JANUARY, values: Float64Array.of(0.25, 1.5) });
  });

  test('the day of 23 hours: no hour is missing, none is double', () => {
    const { fromUtcMs, values } = hoursOf(
      fileOf(rowsOf('2025-03-30', '2025-03-31', (utcMs) => new Date(utcMs).getUTCHours() + 1)),
    );
    expect(fromUtcMs).toBe(Date.parse('2025-03-29T23:00Z'));
    expect([...values]).toEqual([24, ...Array.from({ length: 22 }, (_, hour) => hour + 1)]);
  });

  test.each([
    ['hours', HOUR_MS, 1],
    ['quarter-hours', HOUR_MS / 4, 4],
  ])('the day of 25 hours in %s: both hours from 02 to 03 count', (_, stepMs, parts) => {
    const { values } = hoursOf(
      fileOf(
        rowsOf(
          '2025-10-26',
          '2025-10-27',
          (utcMs) => (new Date(utcMs).getUTCHours() + 1) / parts,
          stepMs,
        ),
      ),
    );
    // From 22 UTC of the day before.
    expect([...values]).toEqual([23, 24, ...Array.from({ length: 23 }, (__, hour) => hour + 1)]);
  });

  test('an hour without an amount, one that is not there and one that lacks a quarter are missing', () => {
    const rows = rowsOf('2025-05-05', '2025-05-06', () => 1);
    rows[5] = rows[5]!.replace('1,000', '');
    rows.splice(9, 1);
    const { values } = hoursOf(fileOf(rows));
    expect([...values.keys()].filter((hour) => Number.isNaN(values[hour]))).toEqual([5, 9]);
    const quarters = rowsOf('2025-05-05', '2025-05-06', () => 1, HOUR_MS / 4);
    quarters.splice(41, 1);
    expect(hoursOf(fileOf(quarters)).values[10]).toBeNaN();
  });

  test('a reading that comes again is a correction', () => {
    const rows = rowsOf('2025-05-05', '2025-05-06', () => 1);
    rows.push(rows[3]!.replace('1,000', '2,000'));
    expect(hoursOf(fileOf(rows)).values[3]).toBe(2);
  });

  test.each<[string, ArrayBuffer]>([
    ['not-a-meter-file', bytesOf('name;phone\nAnna;12345678')],
    ['pdf', bytesOf('%PDF-1.7 Fra_dato')],
    ['empty', new ArrayBuffer(0)],
    ['empty', bytesOf('\n \n')],
    ['picture', latin1('\u0089PNG\r\n')],
    ['picture', latin1('\u00ff\u00d8\u00ff\u00e0')],
    ['zip', latin1('PK\u0003\u0004 meter.csv')],
    ['old-workbook', latin1('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1')],
    ['unreadable', bytesOf(`${HEADER}\n`)],
    ['unreadable', bytesOf('Fra_dato;Mængde\n31-02-2025 00:00;1\n01-13-2025 00:00;1')],
    ['unreadable', bytesOf('Fra_dato;Mængde\n01-01-2025 00:00;1\n01-01-2025 01:00;en')],
    ['net-series', bytesOf('Fra_dato;Mængde\n01-01-2025 00:00;-1\n01-01-2025 01:00;1')],
    [
      'unreadable',
      bytesOf(
        'Fra_dato;Til_dato;Mængde\n01-01-1025 00:00;01-01-1025 01:00;1\n01-01-2025 00:00;01-01-2025 01:00;1',
      ),
    ],
    [
      'not-hourly',
      bytesOf('Fra_dato;Til_dato;Mængde\n01-01-2025;02-01-2025;8\n02-01-2025;03-01-2025;9'),
    ],
    [
      'which-series',
      bytesOf(
        'MålepunktsID;Fra_dato;Til_dato;Mængde\n1;01-01-2025 00:00;01-01-2025 01:00;1\n2;01-01-2025 00:00;01-01-2025 01:00;1',
      ),
    ],
    ['wrong-unit', bytesOf('Fra_dato;Mængde;Måleenhed\n01-01-2025 00:00;1;m3')],
    ['too-large', new ArrayBuffer(20_000_001)],
  ])('is refused as «%s»', (expected, file) => {
    expect(kind(file)).toBe(expected);
  });
});

describe('a measured year as a typical one', () => {
  test('keeps what the meter counted, and the hours of the day', () => {
    // 1 kWh from 18 to 19 on clocks, 0.1 kWh else: 365 · (1 + 23 · 0.1) and the changes of clocks.
    const rows = rowsOf('2025-08-01', '2026-08-01', (utcMs) =>
      clock(utcMs).slice(11, 13) === '18' ? 1 : 0.1,
    );
    const year = yearOf(fileOf(rows));
    expect(year).toMatchObject({
      annualKwh: Math.round(365 * 3.3),
      fromDate: '2025-08-01',
      toDate: '2026-07-31',
      missingHours: 0,
      yearShare: 1,
    });
    const { hourOfDay } = danishYear();
    year.loadKwh.forEach((kwh, hour) =>
      expect(kwh).toBeCloseTo(hourOfDay[hour] === 18 ? 1 : 0.1, 3),
    );
  });

  test('weekends stay weekends', () => {
    const rows = rowsOf('2025-01-01', '2026-01-01', (utcMs) =>
      [0, 6].includes(new Date(utcMs + danishOffsetHours(utcMs) * HOUR_MS).getUTCDay()) ? 2 : 1,
    );
    const { loadKwh } = yearOf(fileOf(rows));
    // Friday 1 January, Saturday 2 January and Saturday 3 July 2027, at noon.
    const at = (day: number) => loadKwh[(day - 1) * 24 + 11]!;
    expect([at(1), at(2), at(184)].map((kwh) => Math.round(kwh))).toEqual([1, 2, 2]);
  });

  test('of two years the newer counts', () => {
    const rows = rowsOf('2024-08-01', '2026-08-01', (utcMs) =>
      utcMs < Date.parse('2025-07-31T22:00Z') ? 5 : 1,
    );
    expect(yearOf(fileOf(rows))).toMatchObject({ annualKwh: 8760, fromDate: '2025-08-01' });
  });

  test('missing hours take the same hour a week apart, and are counted', () => {
    const rows = rowsOf(
      '2025-08-01',
      '2026-08-01',
      (utcMs) => (1 + (Math.floor(utcMs / HOUR_MS) % 168)) / 100,
    );
    rows.splice(1000, 30);
    const whole = yearOf(
      fileOf(
        rowsOf(
          '2025-08-01',
          '2026-08-01',
          (utcMs) => (1 + (Math.floor(utcMs / HOUR_MS) % 168)) / 100,
        ),
      ),
    );
    const year = yearOf(fileOf(rows));
    expect(year.missingHours).toBe(30);
    expect(year.loadKwh).toEqual(whole.loadKwh);
  });

  test('from nine tenths of a year on, the rest follows what was measured', () => {
    const year = yearOf(fileOf(rowsOf('2025-08-01', '2026-07-01', () => 0.5)));
    expect(year.yearShare).toBeCloseTo(334 / 365, 3);
    expect(year.measuredKwh).toBeCloseTo(0.5 * 334 * 24, 6);
    // July asks for less than the mean of the year by the usual shape, which is what is left to it.
    expect(year.annualKwh).toBeGreaterThan(4000 + 31 * 24 * 0.3);
    expect(year.annualKwh).toBeLessThan(4380);
  });

  test('half a year is never scaled: the visitor says what a year takes', () => {
    const file = fileOf(rowsOf('2026-01-01', '2026-07-01', () => 0.5));
    const asked = meterYear(hoursOf(file));
    const measuredKwh = 0.5 * (181 * 24 - 1);
    expect(asked).toMatchObject({
      error: { kind: 'part-year', measuredKwh, fromDate: '2026-01-01', toDate: '2026-06-30' },
    });
    const said = meterYear(hoursOf(file), 4000);
    if (!said.ok) throw new Error(said.error.kind);
    expect(said.value.annualKwh).toBe(4000);
    const spring = said.value.loadKwh.slice(0, 180 * 24);
    spring.forEach((kwh) => expect(kwh).toBeCloseTo(0.5, 9));
    expect(meterYear(hoursOf(file), 2000)).toMatchObject({
      error: { kind: 'part-year', isBelowMeasured: true },
    });
  });

  test.each([
    ['too-short', fileOf(rowsOf('2026-01-01', '2026-01-20', () => 1))],
    ['no-use', fileOf(rowsOf('2026-01-01', '2026-03-01', () => 0))],
    ['no-use', fileOf(rowsOf('2025-08-01', '2026-08-01', () => 0.01))],
    ['too-much', fileOf(rowsOf('2025-08-01', '2026-08-01', () => 24))],
    [
      'part-year',
      fileOf(
        rowsOf('2025-08-01', '2026-08-01', (utcMs) => ((utcMs / HOUR_MS) % 3 === 0 ? null : 1)),
      ),
    ],
  ])('is refused as «%s»', (expected, file) => {
    expect(meterYear(hoursOf(file))).toMatchObject({ ok: false, error: { kind: expected } });
  });

  test('a year of quarter-hours has 35,040 rows', ({ annotate }) => {
    const rows = rowsOf('2025-08-01', '2026-08-01', () => 0.125, HOUR_MS / 4);
    expect(rows).toHaveLength(35_040);
    const file = fileOf(rows);
    const start = performance.now();
    const year = yearOf(file);
    void annotate(`read and mapped in ${(performance.now() - start).toFixed(0)} ms`);
    expect(year).toMatchObject({ annualKwh: 4380, missingHours: 0, yearShare: 1 });
  });
});
