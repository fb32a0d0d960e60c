import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_CATALOGUE } from '../data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../data/example-price-book.ts';
import { BUILDING_TYPES, ROOF_TYPES } from '../estimate-input.ts';
import { smallestInverter } from '../pv/inverter-choice.ts';
import { ALWAYS } from './adjustments.ts';
import type { Adjustment } from './adjustments.ts';
import { salesPrices } from './price-list.ts';
import { profitExVatOre } from './profit.ts';
import { priceResult, quote } from './quote.ts';
import type { QuoteSystem } from './quote.ts';

const list = salesPrices(EXAMPLE_PRICE_BOOK);
const inverters = EXAMPLE_CATALOGUE.inverters.map(({ id, acPowerW, maxDcPowerW }) => ({
  id,
  acKw: acPowerW / 1000,
  maxDcKw: maxDcPowerW / 1000,
}));

function systemOf(numberOfPanels: number): QuoteSystem {
  const peakPowerKwp = numberOfPanels * 0.44;
  return {
    panelModel: 'TWMND-54HS440',
    numberOfPanels,
    peakPowerKwp,
    inverterModelId: smallestInverter(inverters, peakPowerKwp)!.id,
    batteryUnitCounts: {},
    roofType: 'tile',
    buildingType: 'detached',
    cableLengthToRoofM: 5,
    electricalBoardOld: false,
    postcode: '8000',
    date: '2026-11-20',
  };
}

const anySystem = fc.record({
  numberOfPanels: fc.integer({ min: 1, max: 56 }),
  roofType: fc.constantFrom(...ROOF_TYPES.filter((type) => type !== 'thatch')),
  buildingType: fc.constantFrom(...BUILDING_TYPES),
  units: fc.integer({ min: 0, max: 6 }),
  cableLengthToRoofM: fc.double({ min: 0, max: 200, noNaN: true }),
  electricalBoardOld: fc.boolean(),
  postcode: fc.constantFrom('8000', '3730', '5970', null),
});
type Given = Partial<QuoteSystem> & { numberOfPanels: number; units: number };
const built = ({ numberOfPanels, units, ...rest }: Given): QuoteSystem => ({
  ...systemOf(numberOfPanels),
  ...rest,
  batteryUnitCounts: { 'example-battery-5': units },
});

const percent = fc.record({
  kind: fc.constant('percent' as const),
  percent: fc.double({ min: -100, max: 100, noNaN: true }),
});
const amount = fc.record({
  kind: fc.constant('amount' as const),
  amountOre: fc.integer({ min: -5_000_000, max: 5_000_000 }),
});
const ruleOf = (change: fc.Arbitrary<Adjustment['change']>) =>
  fc.record({
    change,
    order: fc.integer({ min: 0, max: 3 }),
    stop: fc.boolean(),
    condition: fc.constantFrom(
      ALWAYS,
      { ...ALWAYS, hasBattery: true },
      { ...ALWAYS, roofTypes: ['flat' as const, 'metal' as const] },
      { ...ALWAYS, postcodes: [{ from: '3700', to: '3799' }] },
    ),
  });
const named = (rules: readonly Omit<Adjustment, 'id' | 'name'>[]): Adjustment[] =>
  rules.map((rule, index) => ({ ...rule, id: `r${index}`, name: `Rule ${index}` }));
const anyRules = fc.array(ruleOf(fc.oneof(percent, amount)), { maxLength: 5 }).map(named);
const priced = (system: QuoteSystem, adjustments: readonly Adjustment[] = []) =>
  quote(system, { ...list, adjustments });

describe('whatever is priced, by whatever rules', () => {
  test('every line is its quantity times its price, set to a whole øre once; the lines make the total', () => {
    fc.assert(
      fc.property(anySystem, anyRules, (given, rules) => {
        const result = priced(built(given), rules);
        let sum = 0;
        for (const { code, quantity, unitPriceOre, totalOre } of result.lines) {
          expect(Number.isSafeInteger(totalOre)).toBe(true);
          if (!code.startsWith('adjustment:')) {
            expect(Math.abs(totalOre - quantity * unitPriceOre)).toBeLessThanOrEqual(0.5);
            expect(totalOre).toBeGreaterThanOrEqual(0);
          }
          sum += totalOre;
          // Taken in order, what stands so far is never below nothing.
          expect(sum).toBeGreaterThanOrEqual(0);
        }
        expect(result.totalExVatOre).toBe(sum);
        expect(Math.abs(result.vatOre - sum / 4)).toBeLessThanOrEqual(0.5);
        expect(result.totalOre).toBe(sum + result.vatOre);
      }),
      { numRuns: 500 },
    );
  });

  test('in kroner it is the same to the øre', () => {
    fc.assert(
      fc.property(anySystem, anyRules, (given, rules) => {
        const result = priced(built(given), rules);
        const shown = priceResult(result);
        const ore = (dkk: number) => Math.round(dkk * 100);
        expect(ore(shown.totalPrice)).toBe(result.totalOre);
        expect(ore(shown.totalExVat) + ore(shown.vat)).toBe(result.totalOre);
        expect(shown.lines.reduce((sum, line) => sum + ore(line.total), 0)).toBe(
          result.totalExVatOre,
        );
      }),
    );
  });

  test('one more panel behind the same inverter never makes it cheaper', () => {
    fc.assert(
      fc.property(anySystem, anyRules, (given, rules) => {
        const fewer = built(given);
        const more = { ...fewer, numberOfPanels: fewer.numberOfPanels + 1 };
        expect(priced(more, rules).totalOre).toBeGreaterThanOrEqual(priced(fewer, rules).totalOre);
      }),
      { numRuns: 500 },
    );
  });

  test('the order in which staff wrote the rules down is of no matter; their own order is', () => {
    fc.assert(
      fc.property(anySystem, anyRules, (given, rules) => {
        const system = built(given);
        expect(priced(system, rules.toReversed())).toEqual(priced(system, rules));
      }),
    );
  });

  test('profit is what is left of the total after the cost of every part, rules or none', () => {
    fc.assert(
      fc.property(anySystem, anyRules, (given, rules) => {
        const system = built(given);
        const book = { ...EXAMPLE_PRICE_BOOK, adjustments: rules };
        const plain = priced(system);
        const ruled = priced(system, rules);
        // Rules cost nothing: they move profit and total alike.
        expect(profitExVatOre(ruled, book) - profitExVatOre(plain, book)).toBe(
          ruled.totalExVatOre - plain.totalExVatOre,
        );
      }),
    );
  });
});

describe('rules that may change places', () => {
  const swapped = (rules: readonly Adjustment[]) =>
    rules.map((rule, index) => ({ ...rule, order: rules.length - index }));
  const inOrder = (rules: readonly Adjustment[]) =>
    rules.map((rule, index) => ({ ...rule, order: index, stop: false, condition: ALWAYS }));
  const total = (numberOfPanels: number, rules: readonly Adjustment[]) =>
    priced(systemOf(numberOfPanels), rules).totalExVatOre;
  const panels = fc.integer({ min: 10, max: 56 });

  // A discount stops at nothing, so two of them may not change places: only additions are asked about.
  test('amounts that are added', () => {
    const added = fc.record({
      kind: fc.constant('amount' as const),
      amountOre: fc.integer({ min: 0, max: 5_000_000 }),
    });
    const rules = fc.array(ruleOf(added), { maxLength: 5 }).map(named).map(inOrder);
    fc.assert(
      fc.property(panels, rules, (count, of) => {
        expect(total(count, swapped(of))).toBe(total(count, of));
      }),
    );
  });

  test('percentages, to half an øre for each', () => {
    const rules = fc.array(ruleOf(percent), { maxLength: 4 }).map(named).map(inOrder);
    fc.assert(
      fc.property(panels, rules, (count, of) => {
        const factor = of.reduce(
          (product, { change }) =>
            product * (1 + (change.kind === 'percent' ? change.percent : 0) / 100),
          1,
        );
        const exact = priced(systemOf(count)).totalExVatOre * factor;
        // Each of four roundings is at most doubled by each rule after it: 0.5 · (8 + 4 + 2 + 1).
        for (const order of [of, swapped(of)]) {
          expect(Math.abs(total(count, order) - exact)).toBeLessThanOrEqual(7.5);
        }
      }),
    );
  });

  test('an amount and a percentage may not: 10 % off before and after 1,000 kr. differ by 100 kr.', () => {
    const [off, fee] = named([
      { change: { kind: 'percent', percent: -10 }, order: 0, stop: false, condition: ALWAYS },
      { change: { kind: 'amount', amountOre: 100_000 }, order: 1, stop: false, condition: ALWAYS },
    ]);
    const feeFirst = [off!, { ...fee!, order: -1 }];
    expect(total(14, [off!, fee!]) - total(14, feeFirst)).toBe(10_000);
  });
});

test('with its own inverter for every size, the example book never falls with the number of panels', () => {
  for (const roofType of ROOF_TYPES.filter((type) => type !== 'thatch')) {
    let before = 0;
    for (let panels = 1; panels <= 56; panels++) {
      const { totalOre } = priced({ ...systemOf(panels), roofType });
      expect(totalOre).toBeGreaterThan(before);
      before = totalOre;
    }
  }
});
