// Medians of the engine's costly steps on this machine: npm run bench
import { runEstimate } from '../domain/estimate-request.ts';
import { typicalYear } from '../engine/climate/typical-year.ts';
import { EXAMPLE_CATALOGUE } from '../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../engine/data/example-price-book.ts';
import { planeYear } from '../engine/pv/plane-year.ts';
import { salesPrices } from '../engine/quote/price-list.ts';
import { sunYear } from '../engine/sun/sun-year.ts';

const WARM_UP = 60;
const RUNS = 301;

function medianMs(run: (index: number) => unknown): number {
  for (let index = 0; index < WARM_UP; index++) run(index);
  const times = Array.from({ length: RUNS }, (_, index) => {
    const start = performance.now();
    run(WARM_UP + index);
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)]!;
}

const aarhus = { lat: 56.2, lon: 10.2 };
const plane = { slopeDeg: 35, mounting: 'building', shading: 'none' } as const;

const context = { catalogue: EXAMPLE_CATALOGUE, priceList: salesPrices(EXAMPLE_PRICE_BOOK) };
const home = { ...aarhus, peakPower: 6, averageMonthlySpendingDKK: 850 };

const rows = {
  'plane year, place known (≤ 0.5 ms)': medianMs((index) =>
    planeYear(sunYear(aarhus), typicalYear(aarhus), { ...plane, azimuthDeg: index / 10 }),
  ),
  'plane year with some shading, place known': medianMs((index) =>
    planeYear(sunYear(aarhus), typicalYear(aarhus), {
      ...plane,
      shading: 'some',
      azimuthDeg: index / 10,
    }),
  ),
  'plane year, new place: sun and climate too (≤ 6 ms)': medianMs((index) => {
    const place = { lat: 56.2 + index / 1e5, lon: 10 };
    return planeYear(sunYear(place), typicalYear(place), { ...plane, azimuthDeg: 0 });
  }),
  'estimate without battery, place known, new slope (≤ 5 ms)': medianMs((index) =>
    runEstimate({ ...home, slope: 10 + (index % 60) }, context),
  ),
  'estimate with battery, place known, new slope (≤ 5 ms)': medianMs((index) =>
    runEstimate({ ...home, slope: 10 + (index % 60), interestedInBattery: true }, context),
  ),
  'estimate with battery, new place (≤ 15 ms)': medianMs((index) =>
    runEstimate({ ...home, lat: 56.2 + index / 1e5, lon: 10, interestedInBattery: true }, context),
  ),
};

for (const [name, ms] of Object.entries(rows)) console.log(`${ms.toFixed(3)} ms  ${name}`);
