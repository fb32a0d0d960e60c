import { expect, test } from 'vitest';
import { EXAMPLE_CONTEXT } from '../example-house.ts';
import { runEstimate } from '../estimate-request.ts';
import { SEASONS, seasonDay } from './season-day.ts';

test.each([
  { lat: 56.1572, lon: 10.2107 },
  { lat: 55.6761, lon: 12.5683 },
  { lat: 57.4, lon: 10.5, slope: 15, azimuth: 90 },
])('a sunny day rises and falls, and no cloud takes a tenth of it (%j)', (place) => {
  const run = runEstimate({ postcode: '8000', ...place }, EXAMPLE_CONTEXT);
  if (!run.ok) throw new Error(JSON.stringify(run.error));
  for (const season of SEASONS) {
    const sun = seasonDay(run.value, season).hours.map(({ sunKw }) => sunKw);
    const all = sun.reduce((sum, kw) => sum + kw, 0);
    // By hand: a valley is filled up to the lower of the highest hours on its two sides.
    const filled = sun.map((_, hour) =>
      Math.min(Math.max(...sun.slice(0, hour + 1)), Math.max(...sun.slice(hour))),
    );
    const dip = filled.reduce((sum, kw) => sum + kw, 0) - all;
    expect(dip / all, season).toBeLessThan(0.1);
  }
});
