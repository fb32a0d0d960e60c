// Medians of the engine's expensive steps on this machine, each beside its target: npm run bench
import { runEstimate } from '../domain/estimate-request.ts';
import { dispatch } from '../engine/battery/dispatch.ts';
import type { Battery } from '../engine/battery/flows.ts';
import { lossesOf } from '../engine/battery/losses.ts';
import { typicalYear } from '../engine/climate/typical-year.ts';
import { EXAMPLE_CATALOGUE } from '../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../engine/data/example-price-book.ts';
import { setUpEstimate } from '../engine/estimate-setup.ts';
import { planeYear } from '../engine/pv/plane-year.ts';
import { salesPrices } from '../engine/quote/price-list.ts';
import { moneyRange } from '../engine/range/courses.ts';
import { SHIPPED_GRID_TARIFFS } from '../engine/tariff/shipped-grid-tariffs.ts';
import { MOST_PANELS_TRIED, batteryOptions, bestSize } from '../engine/sizing/best-size.ts';
import { sunYear } from '../engine/sun/sun-year.ts';
import { exportPrice, electricityPrices } from '../engine/tariff/electricity-prices.ts';
import { variedHome } from '../tests/fixtures/varied-homes.ts';

const HOMES = 1000;

/** @param runs how many are timed; a fifth as many run first, unmeasured */
function medianMs(runs: number, run: (index: number) => unknown): number {
  const warmUp = Math.ceil(runs / 5);
  for (let index = 0; index < warmUp; index++) run(index);
  const times = Array.from({ length: runs }, (_, index) => {
    const start = performance.now();
    run(warmUp + index);
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)]!;
}

function row(name: string, ms: number, aimMs: number | null = null): number {
  const aim = aimMs === null ? '' : `   aim ≤ ${aimMs} ms, ${(ms / aimMs).toFixed(2)} of it`;
  console.log(`${ms.toFixed(3).padStart(10)} ms  ${name}${aim}`);
  return ms;
}

const aarhus = { lat: 56.2, lon: 10.2 };
const plane = { slopeDeg: 35, mounting: 'building', shading: 'none' } as const;
const context = {
  catalogue: EXAMPLE_CATALOGUE,
  priceList: salesPrices(EXAMPLE_PRICE_BOOK),
  gridTariffs: SHIPPED_GRID_TARIFFS,
};
const home = { ...aarhus, peakPower: 6, averageMonthlySpendingDKK: 850 };
const battery = { ...home, interestedInBattery: true };
const priceDriven = { ...battery, batteryStrategy: 'price-driven' } as const;
/** A place nobody has asked for: every index is a different one. */
const newPlace = (index: number) => ({ lat: 56.2 + index / 1e5, lon: 10 });
const newSlope = (index: number) => ({ slope: 10 + (index % 60) });

console.log('(a) One plane-year');
const known = row(
  'sun and climate cached',
  medianMs(301, (index) =>
    planeYear(sunYear(aarhus), typicalYear(aarhus), { ...plane, azimuthDeg: index / 10 }),
  ),
  0.5,
);
const anew = row(
  'new place: sun and climate too',
  medianMs(101, (index) => {
    const place = newPlace(index);
    return planeYear(sunYear(place), typicalYear(place), { ...plane, azimuthDeg: 0 });
  }),
  6,
);
console.log(`${(anew / known).toFixed(1).padStart(10)} ×   without the cache`);

console.log('(b) One estimate with 25 years');
const estimateRow = (
  name: string,
  aimMs: number | null,
  runs: number,
  state: (index: number) => Parameters<typeof runEstimate>[0],
) =>
  row(
    name,
    medianMs(runs, (index) => runEstimate(state(index), context)),
    aimMs,
  );
estimateRow('known place, no battery', 5, 151, (index) => ({ ...home, ...newSlope(index) }));
estimateRow('known place, self-use battery', 5, 151, (index) => ({
  ...battery,
  ...newSlope(index),
}));
estimateRow('new place, self-use battery', 15, 101, (index) => ({
  ...battery,
  ...newPlace(index + 1000),
}));
estimateRow('known place, price-driven battery', 30, 21, (index) => ({
  ...priceDriven,
  ...newSlope(index),
}));
estimateRow('new place, price-driven battery', null, 21, (index) => ({
  ...priceDriven,
  ...newPlace(index + 3000),
}));

const TEN_KWH: Battery = {
  usableKwh: 10,
  powerKw: 5,
  coupling: 'dc',
  losses: lossesOf('dc', 0.92, 5),
  standbyW: 5,
};

const sized = runEstimate(priceDriven, context);
if (!sized.ok) throw new Error(JSON.stringify(sized.error));
const { hourly, input } = sized.value;
const selfUse = { ...input, batteryStrategy: 'self-use' } as const;
const prices = electricityPrices({
  zone: input.priceZone,
  gridTariffs: SHIPPED_GRID_TARIFFS,
  gridCompany: input.gridCompany,
  year: input.firstYear,
  assumptions: input.assumptions,
});
row(
  'one year of a price-driven battery',
  medianMs(51, (index) =>
    dispatch({
      productionKwh: hourly.productionKwh,
      loadKwh: hourly.loadKwh,
      battery: TEN_KWH,
      strategy: 'price-driven',
      importPrice: hourly.importPriceDkkPerKwh,
      exportPrice: exportPrice(prices),
      productionScale: 1 - index / 1000,
    }),
  ),
  20,
);

console.log('(d) Many');
const start = performance.now();
for (let index = 0; index < HOMES; index++) runEstimate(variedHome(index), context);
const allMs = performance.now() - start;
row(`${HOMES} random homes, all together`, allMs);
row('of these one', allMs / HOMES);
const batteries = batteryOptions(context);
row(
  `best size: ${MOST_PANELS_TRIED} numbers of panels × ${batteries.length} batteries`,
  medianMs(5, (index) => bestSize({ ...selfUse, ...newSlope(index) }, context, batteries)),
);

console.log('(e) The range of the answer: 2,000 courses');
for (const [name, state] of [
  ['no battery', home],
  ['self-use battery', battery],
] as const) {
  const run = runEstimate(state, context);
  if (!run.ok) throw new Error(JSON.stringify(run.error));
  const setUp = setUpEstimate(run.value.input, context);
  const { battery: chosen, batteryUnitCounts } = setUp.chosen;
  const base = setUp.economyInput(setUp.quoteWith(chosen ? batteryUnitCounts : {}), chosen);
  row(
    name,
    medianMs(11, (index) => moneyRange(base, undefined, index)),
    150,
  );
}

const { rss, heapUsed } = process.memoryUsage();
const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0).padStart(7)} MB`;
console.log(`Memory after all that\n${mb(rss)}    resident\n${mb(heapUsed)}    heap in use`);
console.log('(c) Slider step in the browser');
