import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { economy, lifeFlows } from '../economy/economy.ts';
import { centralCase } from '../economy/central-case.ts';
import type { FlowsInYear } from '../economy/price-driven-flows.ts';
import { estimate } from '../estimate.ts';
import { setUpEstimate } from '../estimate-setup.ts';
import type { EstimateInput } from '../estimate-input.ts';
import { combinedBattery } from '../quote/system-choice.ts';
import { TEST_CONTEXT, USUAL_HOME } from '../test-home.ts';
import { batteryOptions, bestSize } from './best-size.ts';
import type { Size, SizedResult } from './best-size.ts';
import {
  priceDifference,
  quickCase,
  quickErrorDkk,
  sizeBounds,
  sizeFigures,
} from './size-figures.ts';

const OPTIONS = batteryOptions(TEST_CONTEXT);

/** A home whose battery is worth its price in year 16 by a hair, which the quick sums once took for certain. */
const JUST_WORTH_REPLACING = {
  slope: 24,
  azimuth: 0,
  roofSurfaceArea: 4,
  annualConsumptionKwh: 11_933,
  heatPump: true,
  electricCarKmPerYear: 0 as const,
  replaceRoofNext10Yrs: false,
  financingOption: 'cash' as const,
  priceZone: 'DK1' as const,
  fade: 5 as const,
  degradation: 0.4 as const,
  growth: 5,
};
const TWO_BATTERIES: Size = { numberOfPanels: 29, batteryUnitCounts: { 'example-battery-5': 2 } };

function setUpOf(home: EstimateInput, calculatedNumberOfPanels: number) {
  const input = { ...home, calculatedNumberOfPanels, interestedInBattery: false };
  const setUp = setUpEstimate(input, TEST_CONTEXT);
  const economyInput = (units: Size['batteryUnitCounts']) =>
    setUp.economyInput(
      setUp.quoteWith(units),
      combinedBattery(units, setUp.chosen.inverter, home, TEST_CONTEXT.catalogue),
    );
  return { economyInput, installed: setUp.chosen.numberOfPanels };
}

/** Every size worked out in full, one after the other. */
function exhaustive(home: EstimateInput, most: number, options = OPTIONS) {
  const all: SizedResult[] = [];
  for (let numberOfPanels = 1; numberOfPanels <= most; numberOfPanels++) {
    const { economyInput, installed } = setUpOf(home, numberOfPanels);
    if (installed !== numberOfPanels) continue;
    for (const batteryUnitCounts of options) {
      const { npvDkk, paybackYears } = economy(economyInput(batteryUnitCounts)).economy;
      all.push({ numberOfPanels, batteryUnitCounts, npvDkk, paybackYears });
    }
  }
  const highestNpv = all.reduce((best, size) => (size.npvDkk > best.npvDkk ? size : best));
  const shortest = Math.min(...all.map(({ paybackYears }) => paybackYears ?? Infinity));
  const near = all.find(({ paybackYears }) => (paybackYears ?? Infinity) <= shortest + 0.5) ?? null;
  return {
    highestNpv,
    smallestNearShortestPayback: shortest === Infinity ? null : near,
    compared: all.length,
  };
}

describe('the same as exhaustive search', () => {
  test.each<[string, Partial<EstimateInput>]>([
    ['a usual home', {}],
    [
      'north roof, small use, loan',
      { azimuth: 170, annualConsumptionKwh: 1800, financingOption: 'loan' },
    ],
  ])('%s: 54 numbers of panels with 7 batteries', (_name, changes) => {
    const home = { ...USUAL_HOME, ...changes };
    expect(bestSize(home, TEST_CONTEXT)).toMatchObject(exhaustive(home, 54));
  });

  const changed = fc.record({
    slope: fc.integer({ min: 0, max: 70 }),
    azimuth: fc.integer({ min: -180, max: 180 }),
    roofSurfaceArea: fc.integer({ min: 4, max: 18 }),
    annualConsumptionKwh: fc.integer({ min: 500, max: 15_000 }),
    heatPump: fc.boolean(),
    electricCarKmPerYear: fc.constantFrom(0, 20_000),
    replaceRoofNext10Yrs: fc.boolean(),
    financingOption: fc.constantFrom('cash' as const, 'loan' as const),
    priceZone: fc.constantFrom('DK1' as const, 'DK2' as const),
    fade: fc.constantFrom(2, 2, 5),
    degradation: fc.constantFrom(0.4, 0.4, 1.5),
    growth: fc.integer({ min: -2, max: 5 }),
  });
  const homeOf = ({
    fade,
    degradation,
    growth,
    ...changes
  }: Parameters<Parameters<typeof changed.map>[0]>[0]) => ({
    ...USUAL_HOME,
    ...changes,
    assumptions: {
      ...USUAL_HOME.assumptions,
      batteryFadePercent: fade,
      panelDegradationPercent: degradation,
      priceGrowthPercent: growth,
    },
  });

  test('any home with a small roof', () => {
    fc.assert(
      fc.property(changed, (changes) => {
        const home = homeOf(changes);
        expect(bestSize(home, TEST_CONTEXT)).toMatchObject(exhaustive(home, 8));
      }),
      { numRuns: 12 },
    );
  });

  test('price-driven batteries', () => {
    const home = { ...USUAL_HOME, roofSurfaceArea: 14, batteryStrategy: 'price-driven' as const };
    const options = OPTIONS.slice(0, 4);
    expect(bestSize(home, TEST_CONTEXT, options)).toMatchObject(exhaustive(home, 7, options));
  });

  test('the quick sums err by less than half of what they are trusted with', () => {
    const sizes = fc.record({
      numberOfPanels: fc.integer({ min: 1, max: 54 }),
      batteryUnitCounts: fc.constantFrom(...OPTIONS),
    });
    const strategies = fc.constantFrom('self-use' as const, 'price-driven' as const);
    fc.assert(
      fc.property(changed, sizes, strategies, (changes, size, batteryStrategy) => {
        const home = { ...homeOf(changes), roofSurfaceArea: null, batteryStrategy };
        const inputOf = (panels: number) =>
          setUpOf(home, panels).economyInput(size.batteryUnitCounts);
        const input = inputOf(size.numberOfPanels);
        const isPriced = batteryStrategy === 'price-driven' && input.battery !== null;
        const ofLargest = isPriced ? priceDifference(inputOf(54), 1 / 54) : null;
        const difference: FlowsInYear | null =
          ofLargest &&
          ((scale, capacity, year) =>
            ofLargest((scale * size.numberOfPanels) / 54, capacity, year));
        const exact = centralCase(input, lifeFlows(input));
        const bounds = sizeBounds(input, difference);
        // Where a new battery is only just worth its price the quick sums say nothing of the years.
        if (bounds.npvDkk[0] === -Infinity) return;
        quickCase(input, difference).years.forEach(({ savingDkk }, index) => {
          const errorDkk = Math.abs(savingDkk - exact.years[index]!.savingDkk);
          expect(errorDkk).toBeLessThan(quickErrorDkk(savingDkk, isPriced) / 2);
        });
        const { npvDkk, paybackYears } = sizeFigures(input);
        expect(npvDkk).toBeGreaterThan(bounds.npvDkk[0]);
        expect(npvDkk).toBeLessThan(bounds.npvDkk[1]);
        expect(paybackYears).toBeGreaterThanOrEqual(bounds.paybackYears[0]);
        expect(paybackYears).toBeLessThanOrEqual(bounds.paybackYears[1]);
      }),
      { numRuns: 40, examples: [[JUST_WORTH_REPLACING, TWO_BATTERIES, 'price-driven' as const]] },
    );
  });
});

test('what is found is what the estimate says of it', () => {
  const home = { ...USUAL_HOME, roofSurfaceArea: 40 };
  const { highestNpv } = bestSize(home, TEST_CONTEXT)!;
  const { estimate: of } = estimate(
    {
      ...home,
      calculatedNumberOfPanels: highestNpv.numberOfPanels,
      batteryUnitCounts: highestNpv.batteryUnitCounts,
      interestedInBattery: Object.keys(highestNpv.batteryUnitCounts).length > 0,
    },
    TEST_CONTEXT,
  );
  expect(of.economy.npvDkk).toBeCloseTo(highestNpv.npvDkk, 2);
  expect(of.economy.paybackYears!).toBeCloseTo(highestNpv.paybackYears!, 1);
  expect(of.system.numberOfPanels).toBe(highestNpv.numberOfPanels);
});

describe('limits', () => {
  test('the roof holds no more, and a thatched one nothing', () => {
    // 0.85 · 20 m² / 1.953 m² = 8.7: eight panels, seven batteries.
    expect(bestSize({ ...USUAL_HOME, roofSurfaceArea: 20 }, TEST_CONTEXT)!.compared).toBe(56);
    expect(bestSize({ ...USUAL_HOME, roofType: 'thatch' }, TEST_CONTEXT)).toBeNull();
    expect(bestSize({ ...USUAL_HOME, roofSurfaceArea: 1 }, TEST_CONTEXT)).toBeNull();
  });

  test('only the batteries that are to be tried', () => {
    const found = bestSize({ ...USUAL_HOME, roofSurfaceArea: 20 }, TEST_CONTEXT, [{}])!;
    expect(found.compared).toBe(8);
    expect(found.highestNpv.batteryUnitCounts).toEqual({});
  });

  test('what never pays back has no smallest size', () => {
    const assumptions = { ...USUAL_HOME.assumptions, priceGrowthPercent: -20 };
    const home = { ...USUAL_HOME, azimuth: 180, slope: 60, roofSurfaceArea: 20, assumptions };
    const poor = { ...home, annualConsumptionKwh: 500 };
    expect(bestSize(poor, TEST_CONTEXT)!.smallestNearShortestPayback).toBeNull();
  });
});
