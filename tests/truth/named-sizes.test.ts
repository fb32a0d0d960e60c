import { expect, test } from 'vitest';
import { CALCULATOR_DEFAULTS, usualSlopeOf } from '../../domain/calculator-defaults.ts';
import { monthSumsUtc } from '../../engine/climate/month-hours.ts';
import { SNOW_FREE_SHARE, typicalYear } from '../../engine/climate/typical-year.ts';
import {
  COOLER_MOUNTING_PERCENT,
  FALLING_SHARE_PERCENT,
  FALLING_SHARE_YEARS,
  LIGHT_LEAN_PERCENT,
  ROW_SHADE_PERCENT,
  SNOW_PERCENT,
} from '../../engine/data/named-sizes.ts';
import { systemLossOfParts } from '../../engine/data/system-loss-parts.ts';
import { setUpEstimate } from '../../engine/estimate-setup.ts';
import { paybackUnderChange } from '../../engine/estimate-tornado.ts';
import { rowCoverage } from '../../engine/pv/panel-layout.ts';
import { planeYear, type Plane } from '../../engine/pv/plane-year.ts';
import { sunYear } from '../../engine/sun/sun-year.ts';
import { TEST_CONTEXT, USUAL_HOME } from '../../engine/test-home.ts';
import { LYNGBY } from './annual-yield-lyngby-data.ts';
import { LYNGBY_ABSENT, measuredLyngby } from './measured-lyngby.ts';

const AARHUS = { lat: 56.2, lon: 10.2 };
const SOUTH = { slopeDeg: 35, azimuthDeg: 0, mounting: 'free', shading: 'none' } as const;
const SLACK_PERCENT = 0.3;

const sum = (months: ArrayLike<number>) =>
  Array.from(months).reduce((total, month) => total + month, 0);
const months = (plane: Plane) =>
  monthSumsUtc(planeYear(sunYear(AARHUS), typicalYear(AARHUS), plane));
const percentMore = (one: number, other: number) => (one / other - 1) * 100;

test.for([
  ['southRoof', 35, 0],
  ['southWall', 90, 0],
  ['northRoof', 35, 180],
  ['northWall', 90, 180],
] as const)(
  'our light on a %s leans by what the page says',
  ([name, slopeDeg, azimuthDeg], { skip }) => {
    const measured = measuredLyngby();
    if (measured === null) return skip(LYNGBY_ABSENT);
    const sun = sunYear(LYNGBY);
    const own = typicalYear(LYNGBY);
    const plane = { ...SOUTH, slopeDeg, azimuthDeg };
    const flat = { ...SOUTH, slopeDeg: 0 };
    const of = (climate: typeof own, on: Plane) => monthSumsUtc(planeYear(sun, climate, on));
    const ownFlat = of(own, flat);
    const measuredFlat = of(measured, flat);
    const asBright = of(measured, plane).map(
      (month, at) => (month / measuredFlat[at]!) * ownFlat[at]!,
    );
    const lean = percentMore(sum(of(own, plane)), sum(asBright));
    expect(Math.abs(lean - LIGHT_LEAN_PERCENT[name])).toBeLessThanOrEqual(SLACK_PERCENT);
  },
);

test('rows on a flat roof take from each other what the page says', () => {
  const slopeDeg = usualSlopeOf('flat');
  const tilt = (slopeDeg * Math.PI) / 180;
  const way = 1 / rowCoverage(slopeDeg) - Math.cos(tilt);
  const rack = { ...SOUTH, slopeDeg };
  /** @param height on the panel, 0 its lower edge */
  const shaded = (height: number) => {
    const rise = Math.atan2((1 - height) * Math.sin(tilt), way + height * Math.cos(tilt));
    const shading = Array.from({ length: 72 }, (_, at) => {
      const along = Math.cos(((5 * at - 180) * Math.PI) / 180);
      return along > 0 ? (Math.atan(Math.tan(rise) * along) * 180) / Math.PI : 0;
    });
    return sum(months({ ...rack, shading }));
  };
  const open = sum(months(rack));
  const heights = [0.1, 0.3, 0.5, 0.7, 0.9].map(shaded);
  expect(-percentMore(sum(heights) / 5, open)).toBeCloseTo(ROW_SHADE_PERCENT.even, 1);
  expect(-percentMore(heights[0]!, open)).toBeCloseTo(ROW_SHADE_PERCENT.lowest, 1);
});

test('snow takes of a year what the page says', () => {
  const withSnow = months({ ...SOUTH, mounting: 'building' });
  const winter = withSnow[11]! + withSnow[0]! + withSnow[1]!;
  const taken = winter / SNOW_FREE_SHARE - winter;
  expect((100 * taken) / (sum(withSnow) + taken)).toBeCloseTo(SNOW_PERCENT, 1);
});

test('a ventilated roof lies between an integrated one and a rack, by what the page says', () => {
  const year = (mounting: Plane['mounting']) => sum(months({ ...SOUTH, mounting }));
  const { ventilated, free } = COOLER_MOUNTING_PERCENT;
  expect(percentMore(year('ventilated'), year('building'))).toBeCloseTo(ventilated, 0);
  expect(percentMore(year('free'), year('building'))).toBeCloseTo(free, 0);
  expect(year('ventilated')).toBeGreaterThan(year('building'));
  expect(year('free')).toBeGreaterThan(year('ventilated'));
});

test.each([
  ['without', false],
  ['battery', true],
] as const)(
  'a falling worth of sold sun puts off payback by what the page says: %s',
  (name, interestedInBattery) => {
    const home = { ...USUAL_HOME, annualConsumptionKwh: 4500, interestedInBattery };
    const setUp = setUpEstimate(home, TEST_CONTEXT);
    const { battery, batteryUnitCounts } = setUp.chosen;
    const base = setUp.economyInput(setUp.quoteWith(battery ? batteryUnitCounts : {}), battery);
    const paybackAt = paybackUnderChange(base);
    const later = paybackAt({ solarShareFallPercent: FALLING_SHARE_PERCENT })! - paybackAt({})!;
    expect(later).toBeCloseTo(FALLING_SHARE_YEARS[name], 1);
    // As the default has it: nothing falls.
    expect(paybackAt({ solarShareFallPercent: 0 })).toBe(paybackAt({}));
  },
);

test('the parts of the system loss are the default together, to a tenth of a percent', () => {
  expect(Math.abs(systemLossOfParts() - CALCULATOR_DEFAULTS.systemLoss)).toBeLessThanOrEqual(0.1);
});
