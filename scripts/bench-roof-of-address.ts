// From a chosen address to the roof that a page draws, with registers that take 200 ms: npm run bench:address
import { chromium } from '@playwright/test';
import { placeOfUtm32 } from '../engine/geodesy/utm-zone-32.ts';
import { findFirstRoof } from '../server/roofs/first-roof.ts';
import { findHouseRoof } from '../server/roofs/queries.ts';
import { testServices } from '../server/testing/services.ts';
import { msToRoof } from '../tests/e2e/support/roof-timing.ts';
import { buildThread } from './build-thread.ts';
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts';
import { serveBuilt } from './serve-built.ts';
import { HOUSE, startDatafordelerServer } from '../tests/fixtures/datafordeler-server.ts';

const HOUSES = 12;
const PAGES = 5;
const AIM_MS = 1500;

await buildThread();
const server = await startDatafordelerServer('slowly');
const opened = await testServices(server.settings);
const who = { kind: 'visitor', network: '127.0.0.1' } as const;

async function ask(query: URLSearchParams): Promise<{ ms: number; kB: number }> {
  const started = performance.now();
  const found = await findHouseRoof(opened.services, who, { query });
  const ms = performance.now() - started;
  if (!found.ok || found.value.roof === null) throw new Error('no roof');
  return { ms, kB: JSON.stringify(found.value).length / 1000 };
}

const begun = performance.now();
await findFirstRoof(opened.services);
console.log(
  `  at the server’s start: ${(performance.now() - begun).toFixed(0)} ms until it is ready`,
);
const [x, y] = HOUSE.door;
const times: number[] = [];
for (let house = 0; house < HOUSES; house++) {
  // Each its own door of the same house: nothing is remembered.
  const { lat, lon } = placeOfUtm32(x + house / 5 - 1, y);
  const asked = await ask(new URLSearchParams({ lat: String(lat), lon: String(lon) }));
  times.push(asked.ms);
  const first = house === 0 ? ', the first after the start' : '';
  console.log(`  house ${house + 1}: ${asked.ms.toFixed(0)} ms, ${asked.kB.toFixed(0)} kB${first}`);
}
const again = await ask(
  new URLSearchParams(
    Object.entries(placeOfUtm32(x - 1, y)).map(([name, value]) => [name, String(value)]),
  ),
);
const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
console.log(
  `median ${middle.toFixed(0)} ms, most ${Math.max(...times).toFixed(0)} ms   aim ≤ ${AIM_MS} ms`,
);
console.log(`the same house again: ${again.ms.toFixed(1)} ms`);
await opened.close();

// The same in a browser, on the built pages: from the press on «Find mit tag» until the roof is painted.
const site = await serveBuilt(server.settings);
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: CHROMIUM_ARGS,
});
const drawn: number[] = [];
let moved = 0;
for (let house = 0; house < PAGES; house++) {
  const { lat, lon } = placeOfUtm32(x + house / 5 - 1, y);
  const place = new URLSearchParams({
    lat: String(lat),
    lon: String(lon),
    address: `Elmevej ${house + 1}, 8381 Tilst`,
    postcode: '8381',
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const { ms, shift } = await msToRoof(
    page,
    `${site.url}/da/calculator/solrig-calculator?${place}`,
  );
  await page.close();
  drawn.push(ms);
  moved = Math.max(moved, shift);
  console.log(`  in the browser, house ${house + 1}: ${ms.toFixed(0)} ms`);
}
console.log(
  `address to drawn roof in the browser: most ${Math.max(...drawn).toFixed(0)} ms   aim ≤ ${AIM_MS} ms`,
);
console.log(`layout shift: ${moved.toFixed(4)}   aim 0`);
await browser.close();
await site.stop();
await server.close();
process.exit(0);
