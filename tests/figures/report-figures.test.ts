import { expect, test } from 'vitest';
import { reportDocument } from '../../app/features/report/document/report-document.ts';
import { yieldTable } from '../../app/features/views/yield-rows.ts';
import { reportFigures } from '../../domain/report/report-figures.ts';
import { TEST_CONTEXT } from '../../engine/test-home.ts';
import { decimal, kWh, years } from '../../words/format.ts';
import { figureCase, figureState } from './figure-case.ts';

/** Of the homes whose every figure is recomputed: the words of a report take longer than its sums. */
const HOMES = Number(process.env['FIGURE_HOMES'] ?? 12);

test(
  `report, paper and spreadsheet of ${HOMES} homes hold the figures that are recomputed`,
  { timeout: 60_000 + 2000 * HOMES },
  () => {
    const differing: string[] = [];
    for (let index = 0; index < HOMES; index++) {
      const state = figureState(index, process.env['FIGURE_HOMES'] !== undefined);
      const home = figureCase(index, state);
      if (home === null) continue;
      const { energy, price, savings, economy, yield: sun, climate, system } = home.figures;
      const facts = {
        figures: reportFigures(state, TEST_CONTEXT),
        address: '',
        examplePlace: null,
        name: null,
        calculatedAt: new Date('2026-11-20T09:00:00.000Z'),
      };
      const paper = JSON.stringify(reportDocument(facts, 'da'));
      const written = {
        price: decimal(Math.round(price.totalPrice / 100) * 100, 'da'),
        saving: decimal(Math.round(savings.tenYearMeanDkk / 100) * 100, 'da'),
        payback:
          economy.paybackYears === null
            ? decimal(25, 'da')
            : years(economy.paybackYears, 'da').split('\u00a0')[0]!,
        yield: kWh(sun.annualKwh, 'da'),
        direct: kWh(energy.directKwh, 'da'),
        exported: kWh(energy.exportedKwh, 'da'),
        curtailed: energy.curtailedKwh < 1 ? '' : kWh(energy.curtailedKwh, 'da'),
        co2: decimal(climate.co2SavedKgFirstYear, 'da'),
      };
      for (const [name, text] of Object.entries(written)) {
        if (!paper.includes(text))
          differing.push(`home ${index}: the report lacks ${name} ${text}`);
      }
      const { year } = yieldTable(
        { energy, system },
        Array.from({ length: 12 }, () => 0),
      );
      for (const [name, shown, figure] of [
        ['production', year.productionKwh, energy.productionKwh],
        ['own use', year.ownUseKwh, energy.directKwh + energy.batteryInKwh],
        ['sold', year.soldKwh, energy.exportedKwh],
      ] as const) {
        if (Math.abs(shown - figure) > 0.01)
          differing.push(`home ${index}: ${name} in the file ${shown}, ${figure}`);
      }
    }
    expect(differing).toEqual([]);
  },
);
