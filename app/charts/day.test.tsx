import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DayChart } from './day-chart.tsx';
import { batteryMoments, daySamples, daySum } from './day-figures.ts';
import type { DayHour } from '../../engine/day-hour.ts';
import { areaEdges, placeOutside } from './day-labels.ts';
import type { LabelRoom } from './day-labels.ts';
import { placing } from './free-place.ts';
import { DayTable } from './day-table.tsx';
import { dayTitle } from './day-text.ts';

/**
 * Use 1 kW all day; sun 3 kW from 8 to 16; a battery of 5 kWh that is full at 10.30 and empty at
 * 21.
 */
function hour(at: number): DayHour {
  const sunKw = at >= 8 && at < 16 ? 3 : 0;
  const toBatteryKw = at === 8 || at === 9 ? 2 : at === 10 ? 1 : 0;
  const fromBatteryKw = at >= 16 && at < 21 ? 1 : 0;
  const contents = at < 8 ? 0 : at === 8 ? 2 : at === 9 ? 4 : at < 16 ? 5 : Math.max(0, 20 - at);
  return {
    sunKw,
    useKw: 1,
    directKw: Math.min(sunKw, 1),
    toBatteryKw,
    fromBatteryKw,
    soldKw: sunKw > 0 ? 2 - toBatteryKw : 0,
    boughtKw: sunKw > 0 ? 0 : 1 - fromBatteryKw,
    batteryKwh: contents,
    priceDkkPerKwh: at >= 17 && at < 21 ? 3 : 1,
  };
}
const hours = Array.from({ length: 24 }, (_, at) => hour(at));
const samples = daySamples(hours);
const near = (t: number) => {
  const found = samples.find((sample) => Math.abs(sample.t - t) < 0.01);
  if (!found) throw new Error(`no sample at ${t}`);
  return found;
};

describe('samples', () => {
  test('pass through the mean at the middle of every hour', () => {
    expect(near(8.5).sunKw).toBeCloseTo(3);
    expect(near(3.5).useKw).toBeCloseTo(1);
  });
  test('never overshoot what the hours hold', () => {
    for (const sample of samples) {
      expect(sample.sunKw).toBeGreaterThanOrEqual(0);
      expect(sample.sunKw).toBeLessThanOrEqual(3.0001);
    }
  });
  test('an hour in which the battery fills is split in time, half and half', () => {
    const [, topEarly] = areaEdges(near(10.25), 'toBattery');
    expect(topEarly).toBeCloseTo(3);
    const [low, high] = areaEdges(near(10.75), 'toBattery');
    expect(high - low).toBeCloseTo(0);
  });
  test('areas stack without gap or overlap up to the curves', () => {
    for (const sample of samples) {
      expect(areaEdges(sample, 'direct')[1]).toBe(areaEdges(sample, 'toBattery')[0]);
      expect(areaEdges(sample, 'toBattery')[1]).toBe(areaEdges(sample, 'sold')[0]);
      expect(areaEdges(sample, 'sold')[1]).toBeCloseTo(Math.max(sample.sunKw, sample.directKw));
      expect(areaEdges(sample, 'bought')[1]).toBeCloseTo(Math.max(sample.useKw, sample.directKw));
    }
  });
});

test('sums of the day', () => {
  expect(daySum(hours, 'sunKw')).toBe(24);
  expect(daySum(hours, 'toBatteryKw')).toBe(5);
  // 24 − 8 direct − 5 from the battery
  expect(daySum(hours, 'boughtKw')).toBe(11);
});

test('the battery is full and empty once, and not at all when it never gets there', () => {
  expect(batteryMoments(hours, 5)).toEqual({ fullAt: 11, emptyAt: 21 });
  expect(batteryMoments(hours, 20).fullAt).toBeNull();
  const idle = hours.map((at) => ({ ...at, batteryKwh: 0 }));
  expect(batteryMoments(idle, 5)).toEqual({ fullAt: null, emptyAt: null });
});

describe('a label above the curves', () => {
  const room: LabelRoom = {
    samples,
    x: (t) => t * 30,
    y: (kw) => 300 - kw * 80,
    left: 0,
    right: 720,
    top: 0,
  };
  const size = { w: 100, h: 20 };
  const frame = { left: 0, right: 720, top: 0, bottom: 300 };
  const boxesAbove = (...points: readonly (readonly [number, number])[]) => {
    const texts = placing({ frame, boxes: [], lines: [] });
    return points.map((point) => {
      const place = placeOutside(room, point, size, texts);
      if (place === null) throw new Error('no place');
      return place.box;
    });
  };
  test('is clear of the curves and within the picture', () => {
    expect(boxesAbove([360, 60])[0]!.bottom).toBeLessThan(300 - 3 * 80);
    expect(boxesAbove([715, 220])[0]!.right).toBeLessThanOrEqual(720);
  });
  test('does not cover another', () => {
    const [first, second] = boxesAbove([360, 60], [360, 60]);
    const apart =
      Math.abs(first!.left - second!.left) >= size.w ||
      Math.abs(first!.top - second!.top) >= size.h;
    expect(apart).toBe(true);
  });
});

test('the sentence says what the battery moves, or without one what the sun covers', () => {
  expect(dayTitle(hours, 'da')).toBe('Batteriet gemmer 5,0\u00a0kWh af dagens sol.');
  const without = hours.map((at) => ({ ...at, toBatteryKw: 0 }));
  expect(dayTitle(without, 'en')).toBe('The sun covers 33% of the day’s electricity directly.');
});

describe('drawn', () => {
  test('without a battery its panel and columns are missing', () => {
    const without = hours.map((at) => ({
      ...at,
      soldKw: at.soldKw + at.toBatteryKw,
      boughtKw: at.boughtKw + at.fromBatteryKw,
      toBatteryKw: 0,
      fromBatteryKw: 0,
      batteryKwh: 0,
    }));
    const chart = renderToStaticMarkup(
      <DayChart hours={without} batteryUsableKwh={0} locale="da" />,
    );
    expect(chart).not.toContain('Batteriets indhold');
    expect(chart).not.toMatch(/NaN|Infinity|undefined/);
    const table = renderToStaticMarkup(
      <DayTable hours={without} batteryUsableKwh={0} locale="da" />,
    );
    expect(table).not.toContain('atteriet');
  });
  test('with one it has its panel, and the table ends with the day’s sums', () => {
    const chart = renderToStaticMarkup(<DayChart hours={hours} batteryUsableKwh={5} locale="da" />);
    expect(chart).toContain('Batteriets indhold, kWh');
    expect(chart).toContain('fuldt kl.\u00a011');
    // The band is the tariff's, whichever hours are dearest on this day.
    expect(chart).toContain('spids kl.\u00a017–21');
    const table = renderToStaticMarkup(<DayTable hours={hours} batteryUsableKwh={5} locale="da" />);
    const foot = /<tfoot>.*<\/tfoot>/.exec(table)?.[0] ?? '';
    expect(
      foot
        .replaceAll(/<[^>]*>/g, ' ')
        .split(/\s+/)
        .filter(Boolean),
    ).toEqual(['I', 'alt', '24,0', '24,0', '8,0', '5,0', '5,0', '11,0', '11,0']);
  });
});

describe('names in a wide picture', () => {
  /** A large house: its evening peak lies under the battery's own name. */
  const large = Array.from({ length: 24 }, (_, at): DayHour => {
    const sunKw = at >= 8 && at < 17 ? 6.5 : 0;
    const useKw = at >= 17 && at < 21 ? 4.2 : 3;
    const isEvening = at >= 17 && at < 20;
    return {
      ...hour(at),
      sunKw,
      useKw,
      directKw: Math.min(sunKw, useKw),
      toBatteryKw: sunKw > 0 && at !== 10 ? sunKw - useKw : 0,
      soldKw: at === 10 ? sunKw - useKw : 0,
      fromBatteryKw: isEvening ? useKw : 0,
      boughtKw: sunKw > 0 || isEvening ? 0 : useKw,
    };
  });
  const html = renderToStaticMarkup(<DayChart hours={large} batteryUsableKwh={10} locale="da" />);
  const [wide = ''] = html.match(/<svg[^>]*data-variant="wide".*?<\/svg>/s) ?? [];
  test.each(['Huset brugte', 'Solen gav'])('the curve %s has its name', (name) => {
    expect(wide).toContain(name);
  });
});
