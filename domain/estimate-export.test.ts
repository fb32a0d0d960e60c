import { describe, expect, test } from 'vitest';
import { EXAMPLE_CATALOGUE } from '../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../engine/data/example-price-book.ts';
import { provenanceOf } from '../engine/provenance/provenance.ts';
import { salesPrices } from '../engine/quote/price-list.ts';
import { SHIPPED_GRID_TARIFFS } from '../engine/tariff/shipped-grid-tariffs.ts';
import type { CalculatorState } from './calculator-state.ts';
import { exportOf, recompute, type EstimateExport } from './estimate-export.ts';
import { runEstimate } from './estimate-request.ts';
import { withYields } from './roof-plane.ts';

const OURS = {
  catalogue: EXAMPLE_CATALOGUE,
  priceList: salesPrices(EXAMPLE_PRICE_BOOK),
  gridTariffs: SHIPPED_GRID_TARIFFS,
};
const HOME: CalculatorState = { lat: 55.676, lon: 12.568, postcode: '2100', slope: 27.5 };
const MONTHS = [12, 30, 75, 105, 120, 118, 119, 107, 82, 48, 18, 9.5];
const PVGIS = {
  source: 'pvgis',
  database: 'PVGIS-TEST',
  years: '2005–2023',
  monthlyKwhPerKwp: MONTHS,
} as const;

/** The file as another machine reads it. */
function written(state: CalculatorState, context = OURS): EstimateExport {
  const run = runEstimate(state, context);
  if (!run.ok) throw new Error(JSON.stringify(run.error));
  const { estimate: figures, input } = run.value;
  const estimate = { ...figures, provenance: provenanceOf(figures, input, context) };
  return JSON.parse(JSON.stringify(exportOf(state, { estimate, context }))) as EstimateExport;
}

describe('an exported estimate, read back and recomputed, is equal bit by bit', () => {
  test.each<readonly [string, CalculatorState, typeof OURS]>([
    ['plain', HOME, OURS],
    [
      'with battery, loan, car and an offer',
      {
        ...HOME,
        interestedInBattery: true,
        batteryStrategy: 'price-driven',
        financingOption: 'loan',
        electricCarKmPerYear: 15_000,
        ownOffer: { priceDkk: 99_999.5 },
        assumptions: { priceGrowthPercent: 1.7 },
      },
      OURS,
    ],
    ['with PVGIS’s months', HOME, withYields(OURS, [PVGIS])],
    [
      'with PVGIS’s months of two faces',
      {
        ...HOME,
        roofFaces: [
          { slope: 35, azimuth: -90, calculatedNumberOfPanels: 6 },
          { slope: 35, azimuth: 90, calculatedNumberOfPanels: 7 },
        ],
      },
      withYields(OURS, [PVGIS, { ...PVGIS, monthlyKwhPerKwp: MONTHS.map((kwh) => kwh * 0.9) }]),
    ],
  ])('%s', (_, state, context) => {
    const file = written(state, context);
    const again = recompute(file);
    expect(again.ok && JSON.stringify(again.value)).toBe(JSON.stringify(file.estimate));
  });
});

test('an export carries its inputs and sources, and none of our costs', () => {
  const file = written(HOME, withYields(OURS, [PVGIS]));
  expect(file.state).toEqual(HOME);
  expect(file.context.monthlyYield?.monthlyKwhPerKwp).toEqual(MONTHS);
  expect(file.context.priceList.id).toBe(EXAMPLE_PRICE_BOOK.id);
  expect(file.estimate.provenance['yield.annualKwh']?.source).toContain('PVGIS-TEST');
  expect(JSON.stringify(file)).not.toMatch(/cost_?ore|markup|profit/i);
});

test('another price in the file gives another price: nothing is read from elsewhere', () => {
  const file = written(HOME);
  const dearer = {
    ...file,
    context: {
      ...file.context,
      priceList: { ...file.context.priceList, baseWork: file.context.priceList.baseWork + 100_000 },
    },
  };
  const again = recompute(dearer);
  // 1,000 DKK more of work is 1,250 DKK with VAT.
  expect(again.ok && again.value.price.totalPrice - file.estimate.price.totalPrice).toBe(1250);
});

test('an export from another engine is named, not recomputed', () => {
  const again = recompute({ ...written(HOME), engineVersion: '0.0.1' });
  expect(again).toEqual({ ok: false, error: { kind: 'other-engine', engineVersion: '0.0.1' } });
});
