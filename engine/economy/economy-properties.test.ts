import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '../data/default-assumptions.ts';
import { householdLoad } from '../load/household-load.ts';
import { electricityPrices } from '../tariff/electricity-prices.ts';
import { economy } from './economy.ts';
import type { EconomyInput } from './economy-input.ts';
import { TEST_BATTERY, USUAL_TAX, roughSun } from './test-year.ts';
import { SHIPPED_GRID_TARIFFS } from '../tariff/shipped-grid-tariffs.ts';

const years = (value: number | null) => value ?? Infinity;

describe('any home', () => {
  const real = electricityPrices({
    zone: 'DK2',
    gridTariffs: SHIPPED_GRID_TARIFFS,
    gridCompany: null,
    year: 2027,
    assumptions: DEFAULT_ASSUMPTIONS,
  });
  const homes = fc.record({
    annualKwh: fc.double({ min: 1000, max: 20_000, noNaN: true }),
    useKwh: fc.double({ min: 500, max: 20_000, noNaN: true }),
    priceDkk: fc.double({ min: 20_000, max: 300_000, noNaN: true }),
    battery: fc.constantFrom(null, TEST_BATTERY),
    option: fc.constantFrom('cash' as const, 'loan' as const),
  });

  test('a dearer system pays back later, and discounting never brings it sooner', () => {
    fc.assert(
      fc.property(homes, ({ annualKwh, useKwh, priceDkk, battery, option }) => {
        const input: EconomyInput = {
          prices: real,
          assumptions: DEFAULT_ASSUMPTIONS,
          firstYear: 2027,
          paidInYear: 2026,
          inverterReplacementDkk: 15_000,
          batteryReplacementDkk: 48_000,
          roofWork: null,
          modelUncertaintyPercent: 5,
          productionKwh: roughSun(annualKwh),
          loadKwh: householdLoad(useKwh),
          taxedHome: USUAL_TAX,
          battery,
          priceDkk,
          financing: { option, loanTermYears: 20 },
        };
        const { economy: result } = economy(input);
        const dearer = economy({ ...input, priceDkk: priceDkk * 1.1 }).economy;
        expect(years(dearer.paybackYears)).toBeGreaterThanOrEqual(years(result.paybackYears));
        expect(dearer.npvDkk).toBeLessThan(result.npvDkk);
        // Holds only where outlays come first: a later inverter is made lighter by discounting.
        const { economy: outlayFirst } = economy({
          ...input,
          financing: { option: 'cash', loanTermYears: 20 },
          assumptions: { ...DEFAULT_ASSUMPTIONS, inverterReplacementYear: 26 },
        });
        expect(years(outlayFirst.paybackYears)).toBeLessThanOrEqual(
          years(outlayFirst.discountedPaybackYears),
        );
      }),
      { numRuns: 40 },
    );
  });
});
