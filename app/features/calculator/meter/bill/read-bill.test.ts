import { describe, expect, test } from 'vitest';
import { annualOf, readBill } from './read-bill.ts';

const COMPANIES = [
  { gln: '1', name: 'Radius' },
  { gln: '2', name: 'N1 (131)' },
  { gln: '3', name: 'N1 (344)' },
  { gln: '4', name: 'TREFOR El-net' },
  { gln: '5', name: 'TREFOR El-net Øst (Bornholm)' },
  { gln: '6', name: 'Konstant (151)' },
];
const read = (...lines: readonly string[]) => readBill(lines.join('\n'), COMPANIES);
const annual = (...lines: readonly string[]) => read(...lines).annualKwh.map(({ value }) => value);

describe('the use of a year on a bill', () => {
  test.each([
    ['Forventet årsforbrug: 4.512 kWh', 4512],
    ['Dit forventede årsforbrug er 4 512 kWh', 4512],
    ['Årsforbrug (kWh)   4.512', 4512],
    ['Beregnet årsforbrug   4.512,35 kWh   2,35 kr./kWh', 4512],
    ['Estimated annual consumption 4,512 kWh', 4512],
    ['Forbrug pr. år: 12.500 kWh', 12_500],
  ])('«%s» is %d kWh', (line, kwh) => {
    expect(annual('Faktura', line)).toEqual([kwh]);
  });

  test('the figure on the line below its label', () => {
    expect(annual('Forventet årsforbrug', '4.512 kWh')).toEqual([4512]);
  });

  test('said twice it is one; said in two ways it is two, and none is chosen', () => {
    expect(annual('Årsforbrug 4.512 kWh', 'Årsforbrug: 4512 kWh')).toEqual([4512]);
    expect(annual('Årsforbrug 2024: 4.100 kWh', 'Årsforbrug 2025: 4.512 kWh')).toEqual([
      4100, 4512,
    ]);
  });

  test.each([
    'Målerstand 45.123 kWh',
    'Elpris 2,35 kr./kWh',
    'Årsforbrug oplyses af netselskabet',
    'Dit forbrug i perioden: 1.490 kWh',
  ])('«%s» says none', (line) => {
    expect(annual(line)).toEqual([]);
  });
});

describe('the period', () => {
  test.each([
    'Periode 01.07.2026 - 30.09.2026',
    'Afregningsperiode: 1. juli 2026 til 30. september 2026',
    'Billing period 1 July 2026 to 30 September 2026',
    'Forbrug fra 01-07-2026 til 30-09-2026',
  ])('«%s»', (line) => {
    expect(read(line).period?.value).toEqual({ from: '2026-07-01', to: '2026-09-30' });
  });

  test('its use, with the line that says so', () => {
    const { periodKwh, annualKwh } = read('Forbrug i perioden: 1.490 kWh', 'Årsforbrug 4.512 kWh');
    expect(periodKwh).toEqual({ value: 1490, line: 'Forbrug i perioden: 1.490 kWh' });
    expect(annualKwh).toHaveLength(1);
  });

  test('of a year is the year, and of a quarter is none', () => {
    const use = 'Forbrug i perioden: 4.512 kWh';
    expect(annualOf(read('Periode 01.10.2025 - 30.09.2026', use))?.value).toBe(4512);
    expect(annualOf(read('Periode 01.07.2026 - 30.09.2026', use))).toBeNull();
  });

  test('a day that does not exist is no period', () => {
    expect(read('Periode 31.02.2026 - 30.09.2026').period).toBeNull();
  });
});

describe('the grid company', () => {
  test.each([
    ['Netselskab: Radius', '1'],
    ['Transport af el, Radius Elnet A/S', '1'],
    ['Netselskab TREFOR El-net Øst', '5'],
  ])('«%s»', (line, gln) => {
    expect(read(line).company?.value.gln).toBe(gln);
  });

  test.each([
    'Prisen er Konstant hele året',
    'Netselskab: N1',
    'Netselskab: Radiusvej 3',
    'Netselskab: Radius eller TREFOR El-net',
  ])('«%s» is not certain', (line) => {
    expect(read(line).company).toBeNull();
  });
});

test('a bill of any length takes time in its length only', () => {
  const lines = (count: number) =>
    ['Årsforbrug 1.234.567.', '1 1 1 ', 'Periode 01.07.2026 - '].map((line) => line.repeat(count));
  const time = (count: number) => {
    const text = lines(count)
      .flatMap((line) => Array.from({ length: 20 }, () => line))
      .join('\n');
    const start = performance.now();
    readBill(text, COMPANIES);
    return performance.now() - start;
  };
  time(1000);
  const [one, four] = [time(1000), time(4000)];
  expect(four).toBeLessThan(Math.max(10 * one, 60));
});
