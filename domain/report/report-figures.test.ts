import { describe, expect, test } from 'vitest';
import type { CalculatorState } from '../calculator-state.ts';
import { runEstimate } from '../estimate-request.ts';
import { EXAMPLE_CATALOGUE } from '../../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../../engine/data/example-price-book.ts';
import { salesPrices } from '../../engine/quote/price-list.ts';
import { SHIPPED_GRID_TARIFFS } from '../../engine/tariff/shipped-grid-tariffs.ts';
import { reportFigures } from './report-figures.ts';

const context = {
  catalogue: EXAMPLE_CATALOGUE,
  priceList: salesPrices(EXAMPLE_PRICE_BOOK),
  gridTariffs: SHIPPED_GRID_TARIFFS,
};
const AARHUS: CalculatorState = { lat: 56.157, lon: 10.211, postcode: '8000' };

const estimateOf = (state: CalculatorState) => {
  const result = runEstimate(state, context);
  if (!result.ok) throw new Error(result.error.kind);
  return result.value.estimate;
};

describe('the caution', () => {
  test("is the payback of an estimate at today's tax of 0.008 DKK/kWh", () => {
    const { tax, estimate } = reportFigures(AARHUS, context);
    const low = estimateOf({ ...AARHUS, assumptions: { electricityTaxFrom2028DkkPerKwh: 0.008 } });
    expect(tax.paybackYears).toBe(low.economy.paybackYears);
    expect(tax.tenYearMeanDkk).toBe(low.savings.tenYearMeanDkk);
    expect(tax.paybackYears).toBeGreaterThan(estimate.economy.paybackYears ?? Infinity);
  });

  test('keeps what the visitor has changed', () => {
    const state = { ...AARHUS, assumptions: { upkeepPercent: 2 } };
    const { tax } = reportFigures(state, context);
    const low = estimateOf({
      ...AARHUS,
      assumptions: { upkeepPercent: 2, electricityTaxFrom2028DkkPerKwh: 0.008 },
    });
    expect(tax.paybackYears).toBe(low.economy.paybackYears);
  });

  test('names the law’s rate if the visitor has removed the tax', () => {
    const state = { ...AARHUS, assumptions: { electricityTaxFrom2028DkkPerKwh: 0 } };
    expect(reportFigures(state, context).tax.otherDkkPerKwh).toBe(0.761);
  });
});

describe('own use', () => {
  test('is worth at least tax, supplier’s addition and tariffs with VAT, and more than what is sold', () => {
    const { ownUse, estimate } = reportFigures(AARHUS, context);
    // (0.761 tax + 0.09 addition) · 1.25 alone is 1.06 DKK/kWh.
    expect(ownUse.dkkPerKwh).toBeGreaterThan(1.01);
    expect(ownUse.soldDkkPerKwh).toBeLessThan(ownUse.dkkPerKwh);
    expect(ownUse.year).toBe(2028);
    expect(ownUse.kwh).toBeCloseTo(estimate.energy.directKwh, 2);
  });

  test('is worth less by the difference in tax if the tax stays low', () => {
    const high = reportFigures(AARHUS, context).ownUse.dkkPerKwh;
    const state = { ...AARHUS, assumptions: { electricityTaxFrom2028DkkPerKwh: 0.008 } };
    const low = reportFigures(state, context).ownUse.dkkPerKwh;
    expect(high - low).toBeCloseTo((0.761 - 0.008) * 1.25, 6);
  });
});

describe('the best roof', () => {
  const share = (state: Partial<CalculatorState>) =>
    reportFigures({ ...AARHUS, ...state }, context).bestRoofShare;
  test('is steeper than flat and faces south', () => {
    expect(share({ slope: 40, azimuth: 0 })).toBeGreaterThan(0.999);
    expect(share({ slope: 40, azimuth: 0 })).toBeLessThanOrEqual(1);
    expect(share({ slope: 40, azimuth: 180 })).toBeLessThan(0.6);
  });
  test('has no shade', () => {
    expect(share({ slope: 40, shading: 'much' })).toBeLessThan(share({ slope: 40 }));
  });
});

describe('the battery', () => {
  test('compares the same two systems whichever of them is chosen', () => {
    const without = reportFigures({ ...AARHUS, interestedInBattery: false }, context);
    const withIt = reportFigures({ ...AARHUS, interestedInBattery: true }, context);
    expect(without.battery).toEqual(withIt.battery);
    expect(without.battery?.without.priceDkk).toBe(without.estimate.price.totalPrice);
    expect(withIt.battery?.with.priceDkk).toBe(withIt.estimate.price.totalPrice);
  });
  test('is not mentioned on a roof without panels', () => {
    expect(reportFigures({ ...AARHUS, roofType: 'thatch' }, context).battery).toBeNull();
  });
});
