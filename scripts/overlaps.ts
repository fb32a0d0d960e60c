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
    /** Only addresses that contain this. */
    only: { type: 'string', default: '' },
    /** Browsers at work at once. */
    browsers: { type: 'string', default: '3' },
  },
});
const addresses = LOCALES.flatMap((locale) => [
  ...sameForAll(locale),
  ...randomCalculations(Number(values.count), Number(values.seed)).flatMap((query) =>
    addressesOf(query, locale),
  ),
]).filter((address) => address.includes(values.only));

const startedAt = performance.now();
const site = await serveBuilt();
const executablePath = await chromiumPath();
const met: Found[] = [];
const waiting = addresses.values();
/**
 * Takes one address after the other until none is left. Pages of one browser share a process, so
 * each has its own.
 */
async function lookAtSome(): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ baseURL: site.url, reducedMotion: 'reduce' });
    for (const address of waiting) {
      const found = await lookAt(page, address);
      found.forEach(tell);
      met.push(...found);
    }
  } finally {
    await browser.close();
  }
}
try {
  await Promise.all(Array.from({ length: Number(values.browsers) }, lookAtSome));
} finally {
  await site.stop();
}
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
console.log(
  `seed ${values.seed}: ${values.count} calculations, ${addresses.length} pages, ${minutes} min`,
);
for (const width of WIDTHS) {
  for (const locale of LOCALES) {
    const here = met.filter(({ at, width: its }) => its === width && localeOf(at) === locale);
    console.log(`${String(width).padStart(6)} px ${locale}: ${here.length} views with a collision`);
  }
}
process.exitCode = met.length > 0 ? 1 : 0;

function localeOf(address: string): string | undefined {
  return address.split('/')[1];
}

/** At once: two hundred calculations take most of an hour. */
function tell({ at, width, collisions }: Found): void {
  console.log(`${width} px ${at}`);
  for (const { kind, texts } of collisions) console.log(`  ${kind}: ${texts.join(' | ')}`);
}
