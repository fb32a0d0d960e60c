import { describe, expect, test } from 'vitest';
import { BUILDING_TYPES, ROOF_TYPES } from '../estimate-input.ts';
import { salesPrices } from '../quote/price-list.ts';
import { quote } from '../quote/quote.ts';
import type { QuoteSystem } from '../quote/quote.ts';
import { EXAMPLE_CATALOGUE } from './example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from './example-price-book.ts';

const list = salesPrices(EXAMPLE_PRICE_BOOK);

/** Smallest inverter with AC ≥ 0.8 · DC within its DC limit: the rule of the calculation, section 2. */
function inverterFor(dcW: number): string {
  const fits = EXAMPLE_CATALOGUE.inverters.filter(
    ({ acPowerW, maxDcPowerW }) => acPowerW >= 0.8 * dcW && maxDcPowerW >= dcW,
  );
  return fits.toSorted((a, b) => a.acPowerW - b.acPowerW)[0]!.id;
}

function totalDkk(numberOfPanels: number, changes: Partial<QuoteSystem> = {}): number {
  return (
    quote(
      {
        panelModel: 'TWMND-54HS440',
        numberOfPanels,
        peakPowerKwp: numberOfPanels * 0.44,
        inverterModelId: inverterFor(numberOfPanels * 440),
        batteryUnitCounts: {},
        roofType: 'tile',
        buildingType: 'detached',
        cableLengthToRoofM: 5,
        electricalBoardOld: false,
        postcode: '8000',
        date: '2026-11-20',
        ...changes,
      },
      list,
    ).totalOre / 100
  );
}

describe('the example keeps to the prices of the calculation, section 5, within 5 %', () => {
  test('6 kWp as 14 panels of 440 W: 70,000 DKK', () => {
    expect(Math.abs(totalDkk(14) / 70_000 - 1)).toBeLessThan(0.05);
  });

  test('10 kWp as 23 panels of 440 W: 105,000 DKK', () => {
    expect(Math.abs(totalDkk(23) / 105_000 - 1)).toBeLessThan(0.05);
  });

  test.each([
    ['6 kWp', 6, 70_000],
    ['10 kWp', 10, 105_000],
  ])('exactly %s, read between two numbers of panels', (_name, kwp, dkk) => {
    const panels = kwp / 0.44;
    const below = Math.floor(panels);
    const between = totalDkk(below) + (panels - below) * (totalDkk(below + 1) - totalDkk(below));
    expect(Math.abs(between / dkk - 1)).toBeLessThan(0.05);
  });

  test.each([14, 23])('10 kWh of battery on %i panels: + 48,000 DKK', (panels) => {
    const default5 = EXAMPLE_CATALOGUE.batteries.find(({ isDefault }) => isDefault)!;
    const added = totalDkk(panels, { batteryUnitCounts: { [default5.id]: 2 } }) - totalDkk(panels);
    expect(default5.usableKwh).toBe(5);
    expect(Math.abs(added / 48_000 - 1)).toBeLessThan(0.05);
  });
});

test('more panels never cost less', () => {
  for (const roofType of ROOF_TYPES.filter((type) => type !== 'thatch')) {
    for (const buildingType of BUILDING_TYPES) {
      let before = 0;
      for (let panels = 1; panels <= 56; panels++) {
        const total = totalDkk(panels, { roofType, buildingType });
        expect(total).toBeGreaterThan(before);
        before = total;
      }
    }
  }
});

const keys = (prices: object) => Object.keys(prices).toSorted();

describe('catalogue and price book', () => {
  test('every model has a price and every price a model', () => {
    const { panels, inverters, batteries } = EXAMPLE_CATALOGUE;
    expect(keys(list.panels)).toEqual(panels.map(({ model }) => model).toSorted());
    expect(keys(list.inverters)).toEqual(inverters.map(({ id }) => id).toSorted());
    expect(keys(list.batteries)).toEqual(batteries.map(({ id }) => id).toSorted());
  });

  test('one default panel for each manufacturer’s code, TW’s is 440 W', () => {
    const codes = new Set(EXAMPLE_CATALOGUE.panels.map(({ manufacturerCode }) => manufacturerCode));
    for (const code of codes) {
      const defaults = EXAMPLE_CATALOGUE.panels.filter(
        (panel) => panel.manufacturerCode === code && panel.isDefault,
      );
      expect(defaults, code).toHaveLength(1);
      if (code === 'TW') expect(defaults[0]!.peakPowerW).toBe(440);
    }
  });

  test('is marked as an example and can be stored as JSON', () => {
    expect(EXAMPLE_PRICE_BOOK.isExample).toBe(true);
    expect(JSON.parse(JSON.stringify(EXAMPLE_PRICE_BOOK))).toEqual(EXAMPLE_PRICE_BOOK);
    for (const { isExample } of [...EXAMPLE_CATALOGUE.inverters, ...EXAMPLE_CATALOGUE.batteries]) {
      expect(isExample).toBe(true);
    }
  });
});
