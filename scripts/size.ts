// npm run size: the bytes that home and the calculator load. Ends with 1 above a limit.
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts';
import { describePageSize, isWithin, measurePageSize, SIZE_LIMITS } from './page-size.ts';
import { serveBuilt } from './serve-built.ts';

const site = await serveBuilt();
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: CHROMIUM_ARGS,
});
try {
  for (const limit of SIZE_LIMITS) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const size = await measurePageSize(page, site.url + limit.path);
    console.log(describePageSize(limit, size));
    if (!isWithin(limit.limitBytes, size)) process.exitCode = 1;
    await page.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
