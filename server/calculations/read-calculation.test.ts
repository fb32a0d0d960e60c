import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import { withoutRange } from '../../tests/fixtures/without-range.ts';
import { readCalculation, type CalculationRow } from './read-calculation.ts';
import { FORMAT, UPGRADES } from './upgrades.ts';

type Sample = Omit<CalculationRow, 'input' | 'quote' | 'figures' | 'result'> & {
  readonly result: EstimateFigures;
  readonly input: { readonly assumptions: object };
  readonly quote: { readonly priceList: { readonly validFrom: string } };
  readonly figures: object;
};

// Rows as they were written in format 6, before roofs were drawn, in 7, before homes heated by electricity had a
// tax of their own, in 8, when the range was the sun's alone, in 9, when no battery was ever worn out,
// in 10, when the cash flow's range was the weather's alone, and in 11, when no home had panels already. The ones before are read out of databases of their time: tests/database/.
const sampleOf = (format: number): Sample => {
  const path = new URL(`../../tests/fixtures/calculation-format-${format}.json`, import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as Sample;
};
const sample = sampleOf(6);
const drawn = sampleOf(7);
const sunOnly = sampleOf(8);
const fading = sampleOf(9);
const weather = sampleOf(10);
const bare = sampleOf(11);

/** With what nobody could say until format 10: a battery faded, and was never worn out; the day was the price list's. */
const withBatteryOf = ({ input, quote }: Pick<Sample, 'input' | 'quote'>) => ({
  ...input,
  standing: null,
  quoteDate: quote.priceList.validFrom,
  assumptions: {
    ...input.assumptions,
    batteryLifeYears: 25,
    batteryStandbyW: null,
    owners: 1,
    craftsmanPersons: 0,
    labourSharePercent: 20,
  },
});

/** And with what nobody could say until format 8: feed-in tariffs of 0.63 and 0.5 øre, VAT among them. */
const inputOf = (of: Sample) => ({
  ...withBatteryOf(of),
  electricallyHeated: false,
  assumptions: {
    ...withBatteryOf(of).assumptions,
    exportSubscriptionDkkPerMonth: 0,
    gridFeedInDkkPerKwh: 0.00504,
    energinetFeedInDkkPerKwh: 0.004,
    electricCarTaxRefund: false,
  },
});

test('a calculation of format 6 is read as it was written, without a drawing', () => {
  const { input, quote, figures, estimate, pvgisResponse } = readCalculation(sample);
  expect(withoutRange(estimate)).toEqual(withoutRange({ ...sample.result, today: null }));
  expect(pvgisResponse).toBeNull();
  expect({ input, quote }).toEqual({ input: inputOf(sample), quote: sample.quote });
  expect(figures).toEqual({ ...sample.figures, ...sample.quote, input, roof: null });
});

test('a calculation of format 7 keeps its drawing, and says what all homes paid and got', () => {
  const { input, figures } = readCalculation(drawn);
  expect(input).toEqual(inputOf(drawn));
  expect(figures).toEqual({ ...drawn.figures, ...drawn.quote, input });
  expect(figures?.roof?.faces[0]?.obstacles[0]?.kind).toBe('chimney');
});

test('a calculation of format 8 keeps every figure, and has a range of more than the sun', () => {
  const { estimate, input } = readCalculation(sunOnly);
  expect(withoutRange(estimate)).toEqual(withoutRange({ ...sunOnly.result, today: null }));
  expect(input).toEqual(withBatteryOf(sunOnly));
  const { savings, economy } = sunOnly.result;
  expect(estimate.savings.tenYearMeanP10Dkk).toBeLessThan(savings.tenYearMeanP10Dkk);
  expect(estimate.savings.tenYearMeanP90Dkk).toBeGreaterThan(savings.tenYearMeanP90Dkk);
  expect(estimate.economy.paybackP90Years).toBeLessThan(economy.paybackP90Years!);
});

test('a calculation of format 9 keeps every figure, of a battery that was never worn out', () => {
  const { estimate, input } = readCalculation(fading);
  const { result } = fading;
  expect(estimate).toEqual({
    ...result,
    today: null,
    economy: { ...result.economy, batteryEnd: null, isBandOfWeather: true },
  });
  expect(input).toEqual(withBatteryOf(fading));
});

test('a calculation of format 10 keeps every figure, and says that its band is the weather’s', () => {
  const { estimate, input } = readCalculation(weather);
  const { result } = weather;
  const economy = { ...result.economy, isBandOfWeather: true };
  expect(estimate).toEqual({ ...result, today: null, economy });
  expect(input).toEqual({ ...weather.input, standing: null });
});

test('a calculation of format 11 keeps every figure, of a home without panels until then', () => {
  const { estimate, input, figures } = readCalculation(bare);
  expect(estimate).toEqual({ ...bare.result, today: null });
  expect(input).toEqual({ ...bare.input, standing: null });
  expect(figures).toEqual({ ...bare.figures, ...bare.quote, input });
});

test('every format since the first has a way to today’s', () => {
  const known = Object.keys(UPGRADES).map(Number);
  expect(known).toEqual(Array.from({ length: FORMAT - 1 }, (_, index) => index + 1));
});

test.each([
  ['of a format from later', { format: FORMAT + 1 }],
  ['without a figure that every one has', { result: { ...sample.result, price: {} } }],
  ['with a word in a figure’s place', { figures: { ...sample.figures, householdKwh: 'many' } }],
])('a calculation %s is refused, not guessed', (_, change) => {
  expect(() => readCalculation({ ...sample, ...change })).toThrow();
});

test('what no schema names does not come out of what is stored', () => {
  const planted = { ...sample.input, address: 'Skovvej 12' };
  expect(JSON.stringify(readCalculation({ ...sample, input: planted }))).not.toContain('Skovvej');
});
