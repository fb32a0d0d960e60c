// The slider's step in a real browser, on the built pages: part of npm run bench.
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts';
import { describePaintedSteps, measurePaintedSteps } from './painted-step.ts';
import { serveBuilt } from './serve-built.ts';
import { describeSliderSteps, measureSliderSteps } from './slider-step.ts';

const site = await serveBuilt();
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: CHROMIUM_ARGS,
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  console.log(describeSliderSteps(await measureSliderSteps(page, site.url)));
  console.log(describePaintedSteps(await measurePaintedSteps(page, site.url)));
} finally {
  await browser.close();
  await site.stop();
}
