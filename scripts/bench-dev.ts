// npm run bench:dev: the time from saving a source file to the change on screen, three runs.
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts';
import { measureChanges, openPages } from './dev/changes.ts';
import { startDevCopy } from './dev/copy.ts';

const RUNS = 3;
const AIMS_MS = { componentMs: 1000, messageMs: 3000, loaderMs: 3000, commandMs: 3000 };

const copy = await startDevCopy();
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: CHROMIUM_ARGS,
});
try {
  const pages = await openPages(browser, copy.url);
  const runs: Awaited<ReturnType<typeof measureChanges>>[] = [];
  for (let run = 1; run <= RUNS; run += 1) runs.push(await measureChanges(copy, pages, run));
  for (const [name, aimMs] of Object.entries(AIMS_MS)) {
    const timesMs = runs.map((times) => `${times[name as keyof typeof times]} ms`).join(', ');
    console.log(`${name.replace('Ms', '').padEnd(10)} ${timesMs} (aim: below ${aimMs} ms)`);
  }
} finally {
  await browser.close();
  await copy.stop();
}
