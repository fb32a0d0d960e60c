import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberField } from './number-fields.ts';
import {
  isBlank,
  neutralNumber,
  numberText,
  parseNumber,
  type NumberField,
  type NumberLanguage,
} from './number-text.ts';

const ANY: NumberField = { unit: '', decimals: 400, limits: [-Infinity, Infinity] };
const KWH: NumberField = { unit: 'kWh/år', decimals: 2, limits: [100, 200_000] };
const KR: NumberField = { unit: 'kr', decimals: 2, limits: [-1_000_000, 1_000_000] };
const METRES: NumberField = { unit: 'm', decimals: 3, limits: [0.5, 40] };
const ORE: NumberField = { unit: 'kr/kWh', decimals: 6, limits: [0, 2000] };
const COUNT: NumberField = { unit: 'stk', decimals: 0, limits: [1, 54] };

const value = (text: string, field: NumberField, language: NumberLanguage) => {
  const read = parseNumber(text, field, language);
  return read.ok ? read.value : read.error.code;
};

test.each([
  ['4500', KWH, 4500],
  ['4.500', KWH, 4500],
  ['4 500', KWH, 4500],
  ['4\u00a0500', KWH, 4500],
  ['4\u202f500', KWH, 4500],
  ['4\u2009500', KWH, 4500],
  ['4\u2007500', KWH, 4500],
  ["4'500", KWH, 4500],
  ['4’500', KWH, 4500],
  ['4.500 kWh', KWH, 4500],
  ['4.500kwh', KWH, 4500],
  ['4.500 kWh/år', KWH, 4500],
  ['4.500 kWh pr. år', KWH, 4500],
  ['4,500.00', KWH, 'doubtful-number'],
  [' 4500 ', KWH, 4500],
  ['\u200b4.500\ufeff', KWH, 4500],
  ['4\u00ad500', KWH, 4500],
  ['12.500,50', KWH, 12_500.5],
  ['12 500,50', KWH, 12_500.5],
  ['1,5', METRES, 1.5],
  ['1.5', METRES, 1.5],
  [',5', METRES, 0.5],
  ['1,762', METRES, 1.762],
  ['1.762', METRES, 1.762],
  ['95.000,-', KR, 95_000],
  ['95.000,–', KR, 95_000],
  ['95.000 kr.', KR, 95_000],
  ['95.000 kroner', KR, 95_000],
  ['kr. 95.000', KR, 95_000],
  ['kr.95.000', KR, 95_000],
  ['kr. 95.000,-', KR, 95_000],
  ['DKK 95.000', KR, 95_000],
  ['1.234.567', { ...KR, limits: [0, 1e7] }, 1_234_567],
  ['45 m2', numberField('roofSurfaceArea')!, 45],
  ['45 m²', numberField('roofSurfaceArea')!, 45],
  ['45 kvm', numberField('roofSurfaceArea')!, 45],
  ['14 stk.', COUNT, 14],
  ['14 paneler', COUNT, 14],
  ['3 %', numberField('systemLoss')!, 3],
  ['3%', numberField('systemLoss')!, 3],
  ['3 pct.', numberField('systemLoss')!, 3],
  ['2 % om året', numberField('assumptions.priceGrowthPercent')!, 2],
  ['20°', numberField('azimuth')!, 20],
  ['-900', KR, -900],
  ['−900', KR, -900],
  ['–900', KR, -900],
  ['− 900 kr.', KR, -900],
  ['kr. -900', KR, -900],
  ['-1.000', KR, -1000],
  ['+5', KR, 5],
  ['-0', KR, 0],
  ['55.676', numberField('lat')!, 55.676],
  ['55,676', numberField('lat')!, 55.676],
] as const)('on a Danish page «%s» is read', (text, field, expected) => {
  expect(value(text, field, 'da')).toBe(expected);
});

test.each([
  ['12,500.50', KWH, 12_500.5],
  ['12.500,50', KWH, 12_500.5],
  ['4,500', KWH, 4500],
  ['4.500', KWH, 4500],
  ['4,500 kWh a year', KWH, 4500],
  ['DKK 95,000', KR, 95_000],
  ['1,234,567', { ...KR, limits: [0, 1e7] }, 1_234_567],
  ['1.762', METRES, 1.762],
  // A Dane on the English page: no roof is as long as 1,762 m.
  ['1,762', METRES, 1.762],
  ['1.234', ORE, 1.234],
  ['1,234', ORE, 1234],
  ['1,5', METRES, 1.5],
] as const)('on an English page «%s» is read', (text, field, expected) => {
  expect(value(text, field, 'en')).toBe(expected);
});

test.each([
  ['1,762', KR, 'da', 'doubtful-number'],
  ['4,500', KWH, 'da', 'doubtful-number'],
  ['1,234,567', KR, 'da', 'doubtful-number'],
  ['12,500.50', KR, 'da', 'doubtful-number'],
  ['1.234', ORE, 'da', 'doubtful-number'],
  ['1,762', KR, null, 'doubtful-number'],
  ['1,762', COUNT, 'da', 'not-whole'],
  ['1,5', COUNT, 'da', 'not-whole'],
  ['1,5555', KR, 'da', 'too-many-decimals'],
  ['4.500 kr.', KWH, 'da', 'other-unit'],
  ['4.500 kWh/md', KWH, 'da', 'other-unit'],
  ['4,5 MWh', KWH, 'da', 'other-unit'],
  ['95.000 €', KR, 'da', 'other-unit'],
  ['45 m', numberField('roofSurfaceArea')!, 'da', 'other-unit'],
  ['14 %', COUNT, 'da', 'other-unit'],
  ['4500,-', KWH, 'da', 'other-unit'],
  ['', KWH, 'da', 'required'],
  [' \u200b ', KWH, 'da', 'required'],
] as const)('«%s» is asked again: %o %s', (text, field, language, code) => {
  expect(value(text, field, language)).toBe(code);
});

test.each([
  'abc',
  'ca. 45',
  '1,2,3.4.5x',
  '1.5.2026',
  '1,234,50',
  '12.34,5',
  '1.234.5',
  '12 34',
  '4  500',
  '0.500.000',
  '--1',
  '-',
  ',',
  'Infinity',
  'NaN',
  '1e308',
  '1e+999',
  '0x10',
  '45²',
  '900-',
  '3 til 4',
  '٤٥',
  `1${'0'.repeat(5)} ${'x'.repeat(40)}`,
])('«%s» is no number in either language', (text) => {
  for (const language of ['da', 'en', null] as const) {
    expect(parseNumber(text, ANY, language).ok).toBe(false);
  }
});

test('what is doubtful names both readings, and a unit its name', () => {
  expect(parseNumber('4,500', KWH, 'da')).toMatchObject({ error: { readings: [4500, 4.5] } });
  expect(parseNumber('-1,234', KR, 'da')).toMatchObject({ error: { readings: [-1234, -1.23] } });
  expect(parseNumber('12,500.50', KR, 'da')).toMatchObject({ error: { readings: [12_500.5] } });
  expect(parseNumber('4,5 MWh', KWH, 'da')).toMatchObject({ error: { unit: 'MWh' } });
});

test('a program’s number is read back as the same number in every language', () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom<NumberLanguage>('da', 'en', null),
      (number, language) => {
        expect(value(numberText(number), ANY, language)).toBe(number === 0 ? 0 : number);
      },
    ),
  );
});

test('a Danish comma never makes a number a thousand times larger', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 0, max: 999 }),
      fc.integer({ min: 0, max: 6 }),
      (whole, part, decimals) => {
        const text = `${whole},${String(part).padStart(3, '0')}`;
        const read = parseNumber(text, { ...KR, decimals }, 'da');
        expect(!read.ok || read.value === Number(text.replace(',', '.'))).toBe(true);
      },
    ),
  );
});

test('what is kept for both languages says the same in both', () => {
  expect(neutralNumber('12,500', KR, 'en')).toBe('12500');
  expect(neutralNumber('12.500', KR, 'da')).toBe('12.500');
  expect(neutralNumber('12,500', KR, 'da')).toBe('12,500');
  for (const text of ['12,500', '12,500.50', '1,234,567.5', '95,000 DKK', '-1,000', '0.5']) {
    const kept = neutralNumber(text, KR, 'en');
    expect(value(kept, KR, null)).toBe(value(text, KR, 'en'));
  }
});

test('unseen signs alone are an empty field', () => {
  expect(isBlank('\u200b\u00ad\ufeff \u2060')).toBe(true);
  expect(isBlank('0')).toBe(false);
});

test('an unreadable text costs time in step with its length', () => {
  const long = (length: number) =>
    ['1', '.', ' ', 'k', '-', "'", '1.', '1 ', ',1'].map((sign) => sign.repeat(length));
  const took = (length: number) => {
    const from = performance.now();
    for (const text of long(length)) parseNumber(text, KR, 'da');
    return performance.now() - from;
  };
  took(20_000);
  const [once, tenfold] = [20_000, 200_000].map((length) =>
    Math.min(...Array.from({ length: 5 }, () => took(length))),
  );
  expect(tenfold! / once!).toBeLessThan(40);
});
