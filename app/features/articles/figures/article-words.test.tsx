import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../../../../messages/compiled/runtime.js';
import { DEFAULT_ASSUMPTIONS } from '../../../../engine/data/default-assumptions.ts';
import { BatterySavingChart } from './battery-size.tsx';
import { BatteryUseChart } from './battery-use.tsx';
import { exampleEstimate } from '../../../../domain/example-house.ts';
import { Kr as OfferKr, OfferLinesChart } from './offer-lines.tsx';
import { AgainstTile } from './roof-first.tsx';
import { Kr, SystemPriceChart } from './system-price.tsx';

afterEach(() => overwriteGetLocale(() => 'da'));

test('prices in the text are whole hundreds, those of the offer whole kroner, in the page’s language', () => {
  overwriteGetLocale(() => 'da');
  expect(renderToStaticMarkup(<Kr of="usual" />)).toBe('70.200\u00a0kr.');
  expect(renderToStaticMarkup(<OfferKr of="total" />)).toBe('116.175\u00a0kr.');
  expect(renderToStaticMarkup(<AgainstTile type="metal" />)).toBe('−2.800\u00a0kr.');
  overwriteGetLocale(() => 'en');
  expect(renderToStaticMarkup(<Kr of="usual" />)).toBe('DKK\u00a070,200');
});

test.each([
  ['system price', SystemPriceChart, '116.175'],
  ['battery saving', BatterySavingChart, '66.000'],
  ['battery use', BatteryUseChart, '38\u00a0%'],
  ['offer lines', OfferLinesChart, '23.235'],
])(
  'the %s chart is a picture with a name, and its table contains the figure',
  (_, Chart, figure) => {
    overwriteGetLocale(() => 'da');
    const html = renderToStaticMarkup(<Chart />);
    expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="[^"]{20,}"/);
    expect(html.slice(html.indexOf('<details'))).toContain(figure);
  },
);

test('what the articles say in words about the calculation is what the engine does', () => {
  expect(DEFAULT_ASSUMPTIONS).toMatchObject({
    priceGrowthPercent: 2,
    upkeepPercent: 0.5,
    inverterReplacementYear: 15,
    batteryFadePercent: 2,
    batteryRoundTripEfficiency: 0.92,
    electricityTaxFrom2028DkkPerKwh: 0.761,
  });
});

test('a car that charges from the sun takes over part of the battery’s work', () => {
  const added = (chargingPlan: 'cheap-hours' | 'solar-first') =>
    exampleEstimate({ electricCarKmPerYear: 15_000, interestedInBattery: true, chargingPlan })
      .verdict.battery.addedTenYearMeanDkk;
  expect(added('solar-first')).toBeLessThan(added('cheap-hours'));
});
