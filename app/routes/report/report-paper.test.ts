import { expect, test } from 'vitest';
import { reportFigures } from '../../../domain/report/report-figures.ts';
import { EXAMPLE_CATALOGUE } from '../../../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../../../engine/data/example-price-book.ts';
import { salesPrices } from '../../../engine/quote/price-list.ts';
import { withLocale } from '../../i18n/locale.server.ts';
import { documentIn } from './report-paper.server.ts';

const SUMS = { catalogue: EXAMPLE_CATALOGUE, priceList: salesPrices(EXAMPLE_PRICE_BOOK) };

test('a report is written in the language it is asked for in, whatever language is spoken around it', () => {
  const facts = {
    figures: reportFigures({ lat: 56.157, lon: 10.211, postcode: '8000' }, SUMS),
    address: 'Egevænget 14, 8381 Tilst',
    examplePlace: null,
    name: null,
    calculatedAt: new Date('2026-11-20T09:00:00.000Z'),
  };
  const written = (locale: 'da' | 'en') => JSON.stringify(documentIn(locale, facts));
  const [danish, english] = [written('da'), written('en')];
  expect(danish).toContain('20.\u00a0november\u00a02026');
  expect(english).toContain('20\u00a0November\u00a02026');
  for (const around of ['da', 'en'] as const) {
    expect(withLocale(around, () => written('da'))).toBe(danish);
    expect(withLocale(around, () => written('en'))).toBe(english);
  }
  expect(english).not.toMatch(/ og | til | ikke /);
  expect(danish).not.toMatch(/ and | the | not /);
});
