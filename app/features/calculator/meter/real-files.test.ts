import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { meterAmount, numberPattern } from './meter-number.ts';
import type { MeterAnswers } from './meter-reading.ts';
import { dateOrder, meterTime } from './meter-time.ts';
import { readMeterFile } from './read-meter-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const SAMPLES = new URL('../../../../tests/fixtures/meter-files/', import.meta.url);
const sample = (name: string) =>
  Uint8Array.from(gunzipSync(readFileSync(new URL(`${name}.csv.gz`, SAMPLES)))).buffer;

function reading(bytes: ArrayBuffer, answers?: MeterAnswers) {
  const read = readMeterFile(bytes, answers);
  if (!read.ok) throw new Error(read.error.kind);
  return read.value;
}

function problem(bytes: ArrayBuffer, answers?: MeterAnswers) {
  const read = readMeterFile(bytes, answers);
  return read.ok ? 'read' : read.error;
}

describe('files that were handed in', () => {
  test.each([
    ['meter-01-maaling-row', 420, [60]],
    ['meter-02-flows-import-then-export', 420, [60]],
    ['meter-03-hours-then-quarters', 420, [15, 60]],
    ['meter-04-english', 420, [60]],
    // 805 hours of 450 Wh and 35 of 1.250 Wh.
    ['meter-05-wh-thousands', 406, [60]],
    ['meter-07-header-again', 420, [60]],
    ['meter-08-date-and-time-columns', 420, [60]],
  ])('%s: %d kWh', (name, kwh, steps) => {
    const read = reading(sample(name));
    expect(read.sumKwh).toBeCloseTo(kwh, 6);
    expect(read).toMatchObject({ steps, missingHours: 0 });
    expect(read.values).toHaveLength(35 * 24);
  });

  test('a net series is refused by name', () => {
    expect(problem(sample('meter-10-net-with-negatives'))).toEqual({ kind: 'net-series' });
  });

  test('a month in one row is left out and counted', () => {
    expect(reading(sample('meter-01-maaling-row')).leftOut).toMatchObject({ longer: 1 });
  });

  test('what went to the grid is left out and named', () => {
    expect(reading(sample('meter-02-flows-import-then-export')).leftOut.series).toMatchObject([
      { kind: 'D06', flow: 'production', rows: 840 },
    ]);
  });
});

const HOUR_MS = 3_600_000;
const clock = (ms: number) => {
  const [date = '', time = ''] = new Date(ms).toISOString().split('T');
  return `${date.split('-').toReversed().join('-')} ${time.slice(0, 5)}`;
};

/** Hours of January, with the amounts that are given and 0,500 elsewhere. */
function january(amounts: Readonly<Record<number, string>>, usual = '0,500', unit = 'KWH') {
  const rows = Array.from({ length: 31 * 24 }, (_, hour) => {
    const from = Date.UTC(2026, 0, 1) + hour * HOUR_MS;
    return `${clock(from)};${clock(from + HOUR_MS)};${amounts[hour] ?? usual};${unit}`;
  });
  return bytesOf(['Fra_dato;Til_dato;Mængde;Måleenhed', ...rows].join('\n'));
}

describe('hours that are hardly right', () => {
  test.each(['17000,000', '17.000,000', '44,100', '25,001'])(
    '%s kWh in an hour is asked',
    (kwh) => {
      expect(problem(january({ 100: kwh }))).toMatchObject({
        kind: 'large-hours',
        hours: [{ utcMs: Date.UTC(2026, 0, 5, 3) }],
      });
    },
  );

  test('25 kWh is taken without a question', () => {
    expect(reading(january({ 100: '25,000' })).sumKwh).toBeCloseTo(743 * 0.5 + 25, 6);
  });

  test('an hour below the main fuse stays when the visitor says so; one above it never does', () => {
    const file = january({ 100: '30,000', 200: '17000,000' });
    const kept = reading(file, { largeHours: 'keep' });
    expect(kept.sumKwh).toBeCloseTo(742 * 0.5 + 30, 6);
    expect(kept.leftOut.largeHours).toMatchObject([{ kwh: 17_000 }]);
    const left = reading(file, { largeHours: 'leave-out' });
    expect(left.sumKwh).toBeCloseTo(742 * 0.5, 6);
    expect(left.missingHours).toBe(2);
  });

  test('a file of hours above the main fuse is refused', () => {
    expect(problem(january({}, '450'))).toEqual({ kind: 'above-fuse' });
  });
});

describe('which series is the use', () => {
  const rows = (meter: string, kind: string, kwh: string) =>
    Array.from({ length: 48 }, (_, hour) => {
      const from = Date.UTC(2026, 0, 1) + hour * HOUR_MS;
      return `${meter};${clock(from)};${clock(from + HOUR_MS)};${kwh};${kind}`;
    });
  const file = (...blocks: readonly string[][]) =>
    bytesOf(['MålepunktsID;Fra_dato;Til_dato;Mængde;Målepunktstype', ...blocks.flat()].join('\n'));

  test('several uses are asked, and the answer is read', () => {
    const both = file(rows('1', 'E17', '0,5'), rows('2', 'E17', '1,5'));
    expect(problem(both)).toMatchObject({
      kind: 'which-series',
      series: [
        { meter: '1', kind: 'E17', rows: 48 },
        { meter: '2', kind: 'E17', rows: 48 },
      ],
    });
    expect(reading(both, { series: '2|E17' }).sumKwh).toBeCloseTo(72, 6);
  });

  test.each([
    ['Forbrug', 'Produktion'],
    ['Consumption', 'Production'],
    ['Forbrugt fra net', 'Leveret til net'],
    ['d07', 'd06'],
    ['E17 Forbrug', 'E18 Produktion'],
  ])('%s is use, %s never is, in either order', (use, production) => {
    const [used, sold] = [rows('1', use, '0,5'), rows('1', production, '3')];
    expect(reading(file(used, sold)).sumKwh).toBeCloseTo(24, 6);
    expect(reading(file(sold, used)).sumKwh).toBeCloseTo(24, 6);
    expect(problem(file(sold))).toEqual({ kind: 'only-production' });
  });

  test('another kind of measurement is no use', () => {
    expect(problem(file(rows('1', 'D20', '1')))).toEqual({ kind: 'no-use-series' });
  });

  test('two flows under one name and no kind contradict each other', () => {
    expect(problem(file(rows('1', '', '0,5'), rows('1', '', '3')))).toEqual({
      kind: 'contradicting',
    });
  });

  test('beside a series with negative hours the other one is read', () => {
    const net = rows('1', 'E17', '-0,5');
    expect(reading(file(net, rows('1', 'D07', '0,5'))).sumKwh).toBeCloseTo(24, 6);
  });
});

describe('amounts', () => {
  const pattern = (texts: readonly string[], factor = 1) =>
    numberPattern(texts.map((text) => ({ text, factor })));

  test.each<[string, readonly string[], number, string | null]>([
    ['«0,500» beside', ['1.250', '0,500'], 1, ','],
    ['«0.500» beside', ['1,250', '0.500'], 1, '.'],
    ['two signs in one', ['1.250', '1.250,5'], 0.001, ','],
    ['a thousand kWh in an hour is no home', ['1.250', '2.375'], 1, '.'],
    ['whole Wh beside', ['1.250', '450'], 0.001, ','],
    ['whole Wh beside, with commas', ['1,250', '450'], 0.001, '.'],
    ['nothing but zero beside, in Wh', ['1.250', '0'], 0.001, null],
    ['a number of four digits without a sign beside, in Wh', ['1.250', '1250'], 0.001, null],
    ['both signs, in Wh', ['1.250', '1,250'], 0.001, null],
  ])('%s: %j in %d kWh has the decimal sign %s', (_, texts, factor, decimal) => {
    const found = pattern(texts, factor);
    expect(found.kind === 'known' ? found.decimal : null).toBe(decimal);
  });

  test.each([
    ['1.250', ',', 1250],
    ['1.250', '.', 1.25],
    ['1.250.000', ',', 1_250_000],
    ['12.345,67', ',', 12_345.67],
    ['-0,5', ',', -0.5],
    [',5', ',', 0.5],
    ['5E-2', ',', 0.05],
    ['1.5.3', ',', null],
    ['en', ',', null],
  ] as const)('«%s» with the decimal sign «%s» is %s', (text, decimal, value) => {
    expect(meterAmount(text, decimal)).toBe(value);
  });

  test('Wh that can be read in two ways are asked, and the answer is read', () => {
    const file = january({}, '1.250', 'Wh');
    expect(problem(file)).toEqual({ kind: 'which-number', written: '1.250' });
    expect(reading(file, { decimal: ',' }).sumKwh).toBeCloseTo(744 * 1.25, 6);
    expect(reading(file, { decimal: '.' }).sumKwh).toBeCloseTo(744 * 0.00125, 6);
  });

  test('commas between cells and in amounts', () => {
    const rows = Array.from(
      { length: 48 },
      (_, hour) => `${clock(Date.UTC(2026, 0, 1) + hour * HOUR_MS)},0,500,KWH`,
    );
    const file = bytesOf(['Fra_dato,Mængde,Måleenhed', ...rows].join('\n'));
    expect(reading(file).sumKwh).toBeCloseTo(24, 6);
  });
});

describe('times', () => {
  test.each([
    ['01-02-2026 13:00:00', '2026-02-01T13:00Z'],
    ['1.2.2026 kl. 13.00', '2026-02-01T13:00Z'],
    ['2026-02-01T13:00', '2026-02-01T13:00Z'],
    ['01/02/2026 1:00 PM', '2026-02-01T13:00Z'],
    ['01-02-2026 24:00', '2026-02-02T00:00Z'],
  ])('%s', (written, at) => {
    expect(meterTime(written, 'day-first')?.ms).toBe(Date.parse(at));
  });

  test('American dates are known by a second part above 12', () => {
    expect(dateOrder(['1/5/2026', '1/31/2026'])).toBe('month-first');
    expect(dateOrder(['1/5/2026', '31/1/2026'])).toBe('day-first');
  });

  test('a file on winter time all year keeps the hour that Danish clocks skip', () => {
    const rows = Array.from({ length: 72 }, (_, hour) => {
      const from = Date.UTC(2026, 2, 28) + hour * HOUR_MS;
      return `${clock(from)};${clock(from + HOUR_MS)};0,5`;
    });
    const read = reading(bytesOf(['Fra_dato;Til_dato;Mængde', ...rows].join('\n')));
    expect(read).toMatchObject({ isWinterTime: true, missingHours: 0, sumKwh: 36 });
    expect(read.values).toHaveLength(72);
  });
});

describe('a file of any length', () => {
  const filler: Readonly<Record<string, (length: number) => string>> = {
    'of rows': (length) => 'Fra_dato;Mængde\n' + '01-01-2026 00:00;0,5\n'.repeat(length / 21),
    'of quotes': (length) => 'Fra_dato;Mængde\n"' + '"";'.repeat(length / 3),
    'of one amount': (length) => `Fra_dato;Mængde\n01-01-2026 00:00;${'1.'.repeat(length / 2)}`,
    'of one time': (length) => `Fra_dato;Mængde\n${'0'.repeat(length)};1`,
    'of separators': (length) => 'Fra_dato;Mængde\n' + ';'.repeat(length),
    'of spaces': (length) => `Fra_dato;Mængde\n01-01-2026${' '.repeat(length)};1`,
    'of blank lines': (length) => 'Fra_dato;Mængde' + '\n'.repeat(length),
    'of headers': (length) => 'Fra_dato;Mængde\n'.repeat(length / 16),
  };

  test.each(Object.keys(filler))('%s takes time in its length only', (name) => {
    const fill = filler[name]!;
    const time = (length: number) => {
      const bytes = bytesOf(fill(length));
      const times = Array.from({ length: 3 }, () => {
        const start = performance.now();
        readMeterFile(bytes);
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    time(200_000);
    const [one, four] = [time(400_000), time(1_600_000)];
    // Four times the length: four times as long, and sixteen times if it were squared.
    expect(four).toBeLessThan(Math.max(10 * one, 60));
  });
});
