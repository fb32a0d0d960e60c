import { describe, expect, test } from 'vitest';
import { BUILDING_TYPES, ROOF_TYPES } from '../estimate-input.ts';
import { ALWAYS } from './adjustments.ts';
import type { Adjustment } from './adjustments.ts';
import type { PriceBook } from './price-book.ts';
import { salesPrices } from './price-list.ts';
import { profitExVatOre } from './profit.ts';
import { lineTotalInclVatDkk, priceResult, quote } from './quote.ts';
import type { QuoteSystem } from './quote.ts';

const cost = (costOre: number, markupPercent = 0) => ({ costOre, markupPercent });
const same = <Key extends string>(keys: readonly Key[], costOre: number) =>
  Object.fromEntries(keys.map((key) => [key, cost(costOre)])) as Record<
    Key,
    { costOre: number; markupPercent: number }
  >;

/** Round figures to add up by hand. */
const book: PriceBook = {
  id: 'test',
  name: 'Test',
  isExample: true,
  validFrom: '2026-01-01',
  vatPercent: 25,
  panels: { P: cost(100_000, 50) },
  inverters: { I: cost(800_000, 25) },
  batteries: { B: cost(1_000_000, 20), C: cost(100, 0) },
  mounting: { ...same(ROOF_TYPES, 50_000), slate: cost(70_000) },
  baseWork: cost(300_000),
  scaffold: { ...same(BUILDING_TYPES, 200_000), farmhouse: cost(400_000) },
  cablePerM: cost(3333, 0),
  includedCableM: 5,
  electricalBoard: cost(900_000),
  travel: [
    { id: 'standard', postcodes: [], price: cost(40_000) },
    { id: 'bornholm', postcodes: [{ from: '3700', to: '3799' }], price: cost(500_000) },
  ],
  roofWork: { base: cost(640_000, 25), perPanel: cost(48_001, 0) },
  adjustments: [],
};
const system: QuoteSystem = {
  panelModel: 'P',
  numberOfPanels: 10,
  peakPowerKwp: 4.4,
  inverterModelId: 'I',
  batteryUnitCounts: { B: 2 },
  roofType: 'tile',
  buildingType: 'detached',
  cableLengthToRoofM: 5,
  electricalBoardOld: false,
  postcode: '8000',
  date: '2026-11-20',
};
const withRules = (...adjustments: readonly Partial<Adjustment>[]): PriceBook => ({
  ...book,
  adjustments: adjustments.map((rule, index) => ({
    id: `r${index}`,
    name: `Rule ${index}`,
    change: { kind: 'amount', amountOre: 0 },
    condition: ALWAYS,
    order: index,
    stop: false,
    ...rule,
  })),
});
const priced = (changes: Partial<QuoteSystem> = {}, of: PriceBook = book) =>
  quote({ ...system, ...changes }, salesPrices(of));

describe('lines', () => {
  test('by hand', () => {
    // panels 10 · 1500 + inverter 10,000 + batteries 2 · 12,000 + mounting 10 · 500 + 3000 + 2000 + 400 = 59,400 DKK
    const result = priced();
    expect(result.lines.map(({ code, totalOre }) => [code, totalOre])).toEqual([
      ['panel', 1_500_000],
      ['inverter', 1_000_000],
      ['battery', 2_400_000],
      ['mounting', 500_000],
      ['base-work', 300_000],
      ['scaffold', 200_000],
      ['travel', 40_000],
    ]);
    expect(result).toMatchObject({
      totalExVatOre: 5_940_000,
      vatOre: 1_485_000,
      totalOre: 7_425_000,
    });
    expect(priceResult(result)).toMatchObject({
      totalExVat: 59_400,
      vat: 14_850,
      totalPrice: 74_250,
    });
    expect(lineTotalInclVatDkk(result, 'inverter', 25)).toBe(12_500);
    expect(lineTotalInclVatDkk(result, 'cable', 25)).toBe(0);
  });

  test('cable beyond 5 m is rounded once: 2.5 m · 33.33 = 83.325 → 83.33', () => {
    const cable = priced({ cableLengthToRoofM: 7.5 }).lines.find(({ code }) => code === 'cable');
    expect(cable).toMatchObject({ quantity: 2.5, unit: 'm', unitPriceOre: 3333, totalOre: 8333 });
  });

  test('roof, building, board and postcode', () => {
    const total = priced().totalExVatOre;
    expect(priced({ roofType: 'slate' }).totalExVatOre - total).toBe(10 * 20_000);
    expect(priced({ buildingType: 'farmhouse' }).totalExVatOre - total).toBe(200_000);
    expect(priced({ electricalBoardOld: true }).totalExVatOre - total).toBe(900_000);
    expect(priced({ postcode: '3730' }).totalExVatOre - total).toBe(460_000);
    expect(priced({ postcode: null }).totalExVatOre).toBe(total);
  });

  test('thatch and no panels cost nothing', () => {
    for (const none of [priced({ roofType: 'thatch' }), priced({ numberOfPanels: 0 })]) {
      expect(none).toMatchObject({ lines: [], totalOre: 0 });
    }
  });

  test('refuses what it cannot price', () => {
    expect(() => priced({ panelModel: 'unknown' })).toThrow(RangeError);
    expect(() => priced({ panelModel: 'toString' })).toThrow(RangeError);
    expect(() => priced({ numberOfPanels: 1.5 })).toThrow(RangeError);
    expect(() => priced({ batteryUnitCounts: { B: -1 } })).toThrow(RangeError);
    expect(() => priced({ cableLengthToRoofM: Number.NaN })).toThrow(RangeError);
  });
});

const half = (percent: number) =>
  priced({ cableLengthToRoofM: 6 }, withRules({ change: { kind: 'percent', percent } }));

describe('adjustments', () => {
  const total = 5_940_000;

  test('percent of what stands so far, in order', () => {
    // 59,400 − 10 % = 53,460; + 1,000 = 54,460; − 50 % = 27,230
    const rules = withRules(
      { id: 'half', change: { kind: 'percent', percent: -50 }, order: 3 },
      { id: 'tenth', change: { kind: 'percent', percent: -10 }, order: 1 },
      { id: 'fee', change: { kind: 'amount', amountOre: 100_000 }, order: 2 },
    );
    const result = priced({}, rules);
    expect(result.lines.slice(-3).map(({ code, totalOre }) => [code, totalOre])).toEqual([
      ['adjustment:tenth', -594_000],
      ['adjustment:fee', 100_000],
      ['adjustment:half', -2_723_000],
    ]);
    expect(result.totalExVatOre).toBe(2_723_000);
  });

  test('nothing applies after a rule that stops, unless that rule did not apply', () => {
    const minus = { kind: 'amount', amountOre: -100 } as const;
    expect(
      priced({}, withRules({ change: minus, stop: true }, { change: minus })).totalExVatOre,
    ).toBe(total - 100);
    const other = { ...ALWAYS, roofTypes: ['flat'] as const };
    const rules = withRules({ change: minus, stop: true, condition: other }, { change: minus });
    expect(priced({}, rules).totalExVatOre).toBe(total - 100);
  });

  test('halves of an øre go away from zero, up and down', () => {
    // One metre of extra cable makes the total odd: 59,433.33 DKK, half of it 29,716.665.
    expect(half(50).lines.at(-1)?.totalOre).toBe(2_971_667);
    expect(half(-50).lines.at(-1)?.totalOre).toBe(-2_971_667);
  });

  test('a discount larger than the price leaves nothing, not less', () => {
    const rules = withRules({ change: { kind: 'amount', amountOre: -99_000_000 } });
    expect(priced({}, rules)).toMatchObject({ totalExVatOre: 0, totalOre: 0 });
  });

  test.each([
    ['roof', { roofTypes: ['tile', 'slate'] as const }, { roofType: 'flat' as const }],
    ['building', { buildingTypes: ['detached'] as const }, { buildingType: 'other' as const }],
    ['size from, inclusive', { minKwp: 4.4 }, { peakPowerKwp: 4.39 }],
    ['size to, exclusive', { maxKwp: 4.5 }, { peakPowerKwp: 4.5 }],
    ['region', { postcodes: [{ from: '8000', to: '8999' }] }, { postcode: '9000' }],
    ['region unknown', { postcodes: [{ from: '8000', to: '8999' }] }, { postcode: null }],
    ['battery', { hasBattery: true }, { batteryUnitCounts: { B: 0 } }],
    ['period start', { fromDate: '2026-11-20' }, { date: '2026-11-19' }],
    ['period end', { toDate: '2026-11-20' }, { date: '2026-11-21' }],
    ['period without a date', { toDate: '2026-11-20' }, { date: null }],
  ])('condition on %s', (_name, condition, miss) => {
    const rules = withRules({ id: 'r', condition: { ...ALWAYS, ...condition } });
    const applies = (changes: Partial<QuoteSystem>) =>
      priced(changes, rules).lines.some(({ code }) => code === 'adjustment:r');
    expect(applies({})).toBe(true);
    expect(applies(miss)).toBe(false);
  });
});

describe('profit', () => {
  test('by hand: panels 10 · 500 + inverter 2000 + batteries 2 · 2000 = 11,000 DKK', () => {
    expect(profitExVatOre(priced(), book)).toBe(1_100_000);
  });

  test('a discount comes out of it', () => {
    const rules = withRules({ change: { kind: 'percent', percent: -10 } });
    expect(profitExVatOre(priced({}, rules), rules)).toBe(1_100_000 - 594_000);
  });

  test('only for quotes of the same book', () => {
    expect(() => profitExVatOre(priced(), { ...book, id: 'other' })).toThrow(RangeError);
  });

  test('no cost and no markup stand in the public list', () => {
    expect(JSON.stringify(salesPrices(book))).not.toMatch(/cost|markup/i);
    expect(JSON.parse(JSON.stringify(salesPrices(book)))).toEqual(salesPrices(book));
  });
});
