import { describe, expect, test } from 'vitest';
import type { AssumptionRecord } from '../../../engine/data/assumption-record.ts';
import { ASSUMPTION_RECORDS } from '../../../engine/data/assumptions.ts';
import { FIXED_FIGURES } from '../../../engine/data/fixed-figures.ts';
import { MODEL_FIGURES } from '../../../engine/provenance/model-figures.ts';
import { date, decimal, shortDecimal } from '../../../words/format.ts';
import { LOCALES, type Locale } from '../../../words/locale.ts';
import { sourceParts } from '../../../words/source-places.ts';
import { withLocale } from '../../i18n/locale.server.ts';
import { methodContent } from './method-content.ts';

const RECORDS: readonly AssumptionRecord[] = [
  ...Object.values(ASSUMPTION_RECORDS),
  ...FIXED_FIGURES,
  ...Object.values(MODEL_FIGURES),
];

const contentIn = (locale: Locale) => withLocale(locale, () => methodContent(locale));

/** How a reader may find a record's value written: as it is, as a share, or in thousands. */
function writings({ value }: AssumptionRecord, locale: Locale): readonly string[] {
  if (value === null) return locale === 'da' ? ['tabellen', 'databladets'] : ['table', 'datasheet'];
  if (typeof value === 'boolean') return locale === 'da' ? ['ja', 'nej'] : ['yes', 'no'];
  return [
    shortDecimal(value, locale, 4),
    shortDecimal(value * 100, locale, 1),
    decimal(value, locale),
  ];
}

/** What is ours, or of everyday knowledge, and so stands nowhere to be read. */
const OURS: Readonly<Record<Locale, RegExp>> = {
  da: /^(Vores|Databladet|Solrigs|Dansk standardhus|Danske graddage|Tre faser|Syv opkøberes|En indstilling|Panelernes garanti)/,
  en: /^(Our|The datasheet|Solrig’s|Danish standard house|Danish degree days|Three phases|Prices of seven|A setting|The panels’ warranty)/,
};

describe.each(LOCALES)('the method in %s', (locale) => {
  const sections = contentIn(locale);
  const figures = sections.flatMap((section) => section.figures ?? []);

  test.each(RECORDS.map((record) => [record.key, record] as const))(
    'lists %s with its value and date',
    (_, record) => {
      const day = date(record.validFrom, locale);
      const dated = figures.filter(({ source }) => source.endsWith(day));
      const parts = /[\d.,]+|[a-z]+/g;
      const values = dated.flatMap(({ value }) => value.match(parts) ?? []);
      expect(writings(record, locale).some((text) => values.includes(text))).toBe(true);
    },
  );

  test('goes from the sun to how it is tested', () => {
    expect(sections.map(({ id }) => id)).toEqual([
      'sun',
      'climate',
      'plane',
      'losses',
      'use',
      'battery',
      'standing',
      'prices',
      'system-price',
      'economy',
      'uncertainty',
      'excluded',
      'tests',
    ]);
  });

  test('says that the tax of 2028 is set by law, and what of it is an estimate', () => {
    const prices = sections.find(({ id }) => id === 'prices');
    expect(prices?.limit).toContain(locale === 'da' ? '0,761' : '0.761');
    expect(figures.find(({ name }) => name.endsWith('2028'))?.isAssumption).toBe(false);
  });

  test('leads from each figure that others made to where it can be read', () => {
    const sources = [
      ...figures.map(({ source }) => source),
      ...sections.flatMap(({ table }) => (table === undefined ? [] : [table.source])),
    ];
    const unlinked = sources.filter((text) => sourceParts(text).every(({ href }) => href === null));
    expect(unlinked.filter((text) => !OURS[locale].test(text))).toEqual([]);
  });

  test('has no hole in it', () => {
    expect(JSON.stringify(sections)).not.toMatch(/undefined|NaN|null|\{\w+\}|""/);
    const names = sections.map((section) => (section.figures ?? []).map(({ name }) => name));
    for (const inSection of names) expect(new Set(inSection).size).toBe(inSection.length);
  });
});
