// npm run overlaps: finds chart texts that overlap or leave their card, over random calculations.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { LOCALES } from '../words/locale.ts';
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts';
import { collisionsOn } from './overlaps/overlapping-texts.ts';
import { randomCalculations } from './overlaps/random-calculations.ts';
import { HEIGHTS, WIDTHS } from './screens/screen.ts';
import { serveBuilt } from './serve-built.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    /** How many per width are listed. */
    show: { type: 'string', default: '5' },
  },
});
const count = Number(values.count);
/**
 * A report contains every chart of a calculation; the calculator shows the first of them in its own
 * frame.
 */
const PAGES = ['/calculator/report', '/calculator/solrig-calculator'];

const site = await serveBuilt();
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: CHROMIUM_ARGS,
});
const met = new Map<number, string[]>(WIDTHS.map((width) => [width, []]));
let looked = 0;
try {
  // The page as the server sends it; only the width changes between looks.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const query of randomCalculations(count, Number(values.seed))) {
    for (const locale of LOCALES) {
      for (const path of PAGES) {
        const address = `/${locale}${path}?${query}`;
        const answer = await page.goto(site.url + address);
        if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHTS[width] });
          looked += 1;
          const found = await collisionsOn(page);
          if (found.length > 0)
            met
              .get(width)!
              .push(
                `${address}\n${found.map(({ kind, texts }) => `      ${kind}: ${texts.join(' | ')}`).join('\n')}`,
              );
        }
      }
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(`seed ${values.seed}: ${count} calculations, ${looked} looks`);
for (const [width, pages] of met) {
  console.log(`${String(width).padStart(6)} px: ${pages.length} pages with a collision`);
  for (const text of pages.slice(0, Number(values.show))) console.log(`    ${text}`);
}
process.exitCode = [...met.values()].some((pages) => pages.length > 0) ? 1 : 0;
