import { afterEach, expect, test } from 'vitest';
import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import { reportFigures } from '../../../../domain/report/report-figures.ts';
import { EXAMPLE_CATALOGUE } from '../../../../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../../../../engine/data/example-price-book.ts';
import { salesPrices } from '../../../../engine/quote/price-list.ts';
import { SHIPPED_GRID_TARIFFS } from '../../../../engine/tariff/shipped-grid-tariffs.ts';
import { overwriteGetLocale } from '../../../../messages/compiled/runtime.js';
import type { Locale } from '../../../../words/locale.ts';
import { reportSections } from '../sections.ts';
import { reportDocument } from './report-document.ts';

const SUMS = {
  catalogue: EXAMPLE_CATALOGUE,
  priceList: salesPrices(EXAMPLE_PRICE_BOOK),
  gridTariffs: SHIPPED_GRID_TARIFFS,
};
const AARHUS: CalculatorState = { lat: 56.157, lon: 10.211, postcode: '8000' };

const HOMES: readonly (readonly [name: string, state: CalculatorState])[] = [
  ['as it comes', AARHUS],
  ['a battery on a loan', { ...AARHUS, interestedInBattery: true, financingOption: 'loan' }],
  ['never paid back', { ...AARHUS, azimuth: 180, slope: 80, shading: 'much' }],
  [
    'a drawn roof',
    {
      ...AARHUS,
      slope: 30,
      azimuth: -8,
      calculatedNumberOfPanels: 10,
      roofLayout: 'gable_12_8_4*0p__c3x2',
    },
  ],
  ['thatch', { ...AARHUS, roofType: 'thatch' }],
];

afterEach(() => overwriteGetLocale(() => 'da'));

test.each(HOMES)('a report is written only in the language it is requested in: %s', (_, state) => {
  const facts = {
    figures: reportFigures(state, SUMS),
    address: '',
    examplePlace: null,
    name: null,
    calculatedAt: new Date('2026-11-20T09:00:00.000Z'),
  };
  // A file made later has no page, and so no page's language.
  overwriteGetLocale(() => {
    throw new Error('the language of a page was asked for');
  });
  const written = (locale: Locale) => JSON.stringify(reportDocument(facts, locale));
  const [danish, english] = [written('da'), written('en')];
  expect(danish).toContain('20.\u00a0november\u00a02026');
  expect(english).toContain('20\u00a0November\u00a02026');
  expect(english).not.toMatch(/ og | til | ikke /);
  expect(danish).not.toMatch(/ and | the | not /);
});

test('the paper has the parts of the page, in their order and with their words', () => {
  for (const [, state] of HOMES.slice(0, -1)) {
    const figures = reportFigures(state, SUMS);
    const facts = { figures, address: '', examplePlace: null, name: null };
    const paper = reportDocument({ ...facts, calculatedAt: new Date(0) }, 'da').sections;
    const page = reportSections(figures, 'da');
    expect(paper.map(({ title }) => title)).toEqual(page.map(({ title }) => title));
    expect(paper.map(({ lead }) => lead)).toEqual(
      page.map(({ lead, paperLead }) => paperLead ?? lead),
    );
  }
});
