import { describe, expect, test } from 'vitest';
import type { ReportSummary } from '../../../domain/report/report-summary.ts';
import { differenceTexts, nameAmong } from './report-words.ts';

// As in the design's list: 68.120 kr. against 115.640 kr. and 5 years more.
const ALONE = { totalPriceOre: 68_120_00, savingOre: 4_400_00, paybackYears: 11 };
const WITH_BATTERY = { totalPriceOre: 115_640_00, savingOre: 6_200_00, paybackYears: 16 };
const plain = (texts: object) => JSON.stringify(texts).replaceAll('\u00a0', ' ');

describe('how two reports differ', () => {
  test('is said in Danish', () => {
    expect(plain(differenceTexts(ALONE, WITH_BATTERY, 'da'))).toBe(
      '{"price":"47.500 kr. mere","saving":"1.800 kr. mere","payback":"5,0 år senere"}',
    );
    expect(plain(differenceTexts(WITH_BATTERY, ALONE, 'da'))).toBe(
      '{"price":"47.500 kr. mindre","saving":"1.800 kr. mindre","payback":"5,0 år tidligere"}',
    );
  });

  test('is «the same» if nothing differs', () => {
    expect(plain(differenceTexts(ALONE, ALONE, 'da'))).toBe(
      '{"price":"Samme","saving":"Samme","payback":"Samme"}',
    );
  });

  test.each([
    [11, null, 'Først efter 25\u00a0år'],
    [null, 11, 'Nu inden for 25\u00a0år'],
    [null, null, 'Ingen af dem inden for 25\u00a0år'],
  ])('a payback of %s and %s years is «%s»', (base, other, words) => {
    const { payback } = differenceTexts(
      { ...ALONE, paybackYears: base },
      { ...ALONE, paybackYears: other },
      'da',
    );
    expect(payback).toBe(words);
  });
});

describe('reports beside each other', () => {
  const named = (
    title: string | null,
    peakPower: number,
    totalPriceOre: number,
    address: string | null = null,
  ) =>
    ({
      title,
      peakPower,
      totalPriceOre,
      address,
      postcode: '8000',
      batteryKwh: 0,
      savingOre: 0,
      paybackYears: null,
    }) as ReportSummary;
  const plainName = (report: ReportSummary, all: readonly ReportSummary[]) =>
    nameAmong(report, all, 'da').replaceAll('\u00a0', ' ');

  test('keep their names if these differ', () => {
    const all = [named('Huset', 6, 100), named('Laden', 6, 100)];
    expect(all.map((report) => plainName(report, all))).toEqual(['Huset', 'Laden']);
  });

  test('are told apart by the street, wherever they have one each', () => {
    const [here, there, nowhere] = [
      named(null, 6, 100, 'Skovvej 12, 8000 Aarhus C'),
      named(null, 6, 100, 'Skovvej 14, 8000 Aarhus C'),
      named(null, 6, 100),
    ];
    expect(
      [here, there, nowhere].map((report) => plainName(report, [here, there, nowhere])),
    ).toEqual([
      'Kun solceller, Skovvej 12',
      'Kun solceller, Skovvej 14',
      'Kun solceller, Tag i 8000',
    ]);
  });

  test('are told apart by power, and if that is the same by price', () => {
    const [small, large, dear] = [
      named('Huset', 6, 70_000_00),
      named('Huset', 10, 110_000_00),
      named('Huset', 6, 80_000_00),
    ];
    expect(plainName(large, [small, large])).toBe('Huset, 10,0 kWp');
    expect(plainName(dear, [small, dear])).toBe('Huset, ca. 80.000 kr.');
  });
});
