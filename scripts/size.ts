// npm run size: the JavaScript that a page loads by itself, as the bytes that travel. Ends with 1 above a limit.
import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts';
import { serveBuilt } from './serve-built.ts';

const KB = 1000;
/** How long a page may be silent before it is taken to be done. */
const QUIET_MS = 1500;

type Limit = { readonly name: string; readonly path: string; readonly limitBytes: number };

const LIMITS: readonly Limit[] = [
  { name: 'home', path: '/da', limitBytes: 110 * KB },
  { name: 'calculator', path: '/da/calculator/solrig-calculator', limitBytes: 150 * KB },
];

type Loaded = { readonly file: string; readonly bytes: number };

/** Every script that arrives, at the size of its brotli body. */
function watchScripts(page: Page): Loaded[] {
  const loaded: Loaded[] = [];
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script' && !/\.m?js(\?|$)/.test(request.url())) return;
    const [{ responseBodySize }, response] = await Promise.all([
      request.sizes(),
      request.response(),
    ]);
    const encoding = await response?.headerValue('content-encoding');
    if (encoding !== 'br') throw new Error(`${request.url()} came without brotli.`);
    loaded.push({ file: new URL(request.url()).pathname, bytes: responseBodySize });
  });
  return loaded;
}

function print(title: string, files: readonly Loaded[]): number {
  const sum = files.reduce((total, { bytes }) => total + bytes, 0);
  console.log(`\n${title}: ${(sum / KB).toFixed(1)} kB in ${files.length} files`);
  for (const { file, bytes } of files.toSorted((a, b) => b.bytes - a.bytes)) {
    console.log(`${(bytes / KB).toFixed(1).padStart(8)} kB  ${file}`);
  }
  return sum;
}

async function measure(browser: Browser, site: string, { name, path, limitBytes }: Limit) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const loaded = watchScripts(page);
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  const first = loaded.splice(0);
  const sum = print(`${name} ${path}`, first);
  // What the visitor's own steps bring: scrolling through the page and opening each tab.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  await page.waitForTimeout(QUIET_MS);
  if (loaded.length > 0) print(`${name}, later on demand`, loaded);
  await page.close();
  // A page without any script would pass every limit.
  const isWithin = sum > 0 && sum <= limitBytes;
  console.log(`${isWithin ? 'within' : 'ABOVE'} the limit of ${limitBytes / KB} kB`);
  return isWithin;
}

const site = await serveBuilt();
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: CHROMIUM_ARGS,
});
try {
  const results: boolean[] = [];
  for (const limit of LIMITS) results.push(await measure(browser, site.url, limit));
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
}
