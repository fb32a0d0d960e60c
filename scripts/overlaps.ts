// npm run overlaps: finds texts that overlap, leave their card or are struck out by a line, over random calculations.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { LOCALES } from '../words/locale.ts';
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts';
import { randomCalculations } from './overlaps/random-calculations.ts';
import { addressesOf, lookAt, sameForAll, type Found } from './overlaps/views.ts';
import { WIDTHS } from './screens/screen.ts';
import { serveBuilt } from './serve-built.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    /** How many per width are listed. */
    show: { type: 'string', default: '5' },
    /** Only addresses that contain this. */
    only: { type: 'string', default: '' },
  },
});
const addresses = LOCALES.flatMap((locale) => [
  ...sameForAll(locale),
  ...randomCalculations(Number(values.count), Number(values.seed)).flatMap((query) =>
    addressesOf(query, locale),
  ),
]).filter((address) => address.includes(values.only));

const site = await serveBuilt();
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: CHROMIUM_ARGS,
});
const met: Found[] = [];
try {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const address of addresses) met.push(...(await lookAt(page, address)));
} finally {
  await browser.close();
  await site.stop();
}
console.log(`seed ${values.seed}: ${values.count} calculations, ${addresses.length} pages`);
for (const width of WIDTHS) {
  const here = met.filter((found) => found.width === width);
  console.log(`${String(width).padStart(6)} px: ${here.length} views with a collision`);
  for (const { at, collisions } of here.slice(0, Number(values.show))) {
    console.log(`    ${at}`);
    for (const { kind, texts } of collisions) console.log(`      ${kind}: ${texts.join(' | ')}`);
  }
}
process.exitCode = met.length > 0 ? 1 : 0;
