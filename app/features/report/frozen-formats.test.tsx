import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { thawed } from '../../../domain/report/frozen-figures.ts';
import type { EstimateFigures } from '../../../engine/estimate-figures.ts';
import {
  readCalculation,
  type CalculationRow,
} from '../../../server/calculations/read-calculation.ts';
import { FORMAT } from '../../../server/calculations/upgrades.ts';
import { kr, kWh, years } from '../../../words/format.ts';
import { roundedTo } from '../../../words/estimate-words.ts';
import { reportDocument } from './document/report-document.ts';
import { ReportPage } from './report-page.tsx';

/** Those before are read out of databases of their time, figure by figure (tests/database/older-database-suite.ts). */
const FORMATS = [6, 7, 8, 9, 10, 11];

const rowOf = (format: number) =>
  JSON.parse(
    readFileSync(
      new URL(`../../../tests/fixtures/calculation-format-${format}.json`, import.meta.url),
      'utf8',
    ),
  ) as CalculationRow & { readonly result: EstimateFigures };

const words = (html: string) => html.replaceAll(/<[^>]*>/g, '');

test.each(FORMATS)(
  'a report frozen in format %i opens on page and paper with the figures of its day',
  (format) => {
    const row = rowOf(format);
    const { estimate, figures: frozen } = readCalculation(row);
    const figures = thawed(estimate, frozen!, null);
    const { price, savings, economy } = row.result;
    const page = words(
      renderToStaticMarkup(
        <MemoryRouter>
          <ReportPage figures={figures} address="" examplePlace={null} query="" errors={[]} />
        </MemoryRouter>,
      ),
    );
    const facts = {
      figures,
      address: '',
      examplePlace: null,
      name: null,
      calculatedAt: new Date('2026-11-20T09:00:00.000Z'),
    };
    const paper = JSON.stringify(reportDocument(facts, 'da'));
    const payback =
      economy.paybackYears === null
        ? 'over 25'
        : years(economy.paybackYears, 'da').split('\u00a0')[0]!;
    const saving = kr(roundedTo(savings.tenYearMeanDkk, 100), 'da').split('\u00a0')[0]!;
    for (const text of [page, paper]) {
      expect(text).toContain(kr(roundedTo(price.totalPrice, 100), 'da').split('\u00a0')[0]!);
      expect(text).toContain(saving);
      expect(text).toContain(payback);
      expect(text).toContain(kWh(row.result.yield.annualKwh, 'da'));
      expect(text).toContain(row.result.engineVersion);
    }
  },
);

test('there is a sample of every format that was', () => {
  expect(FORMATS.at(-1)).toBe(FORMAT - 1);
});
