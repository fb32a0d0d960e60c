import { expect, test } from '@playwright/test';
import { keptState, measureChanges, openPages } from '../../scripts/dev/changes.ts';
import { startDevCopy } from '../../scripts/dev/copy.ts';

// The targets (a second for a component, three for the rest) are measured separately, by npm run
// bench:dev; other tests run in parallel here.
const LONGEST_MS = 20_000;

test('npm run dev shows a changed component, message, loader and command, and keeps what was typed', async ({
  browser,
}) => {
  const copy = await startDevCopy();
  try {
    const pages = await openPages(browser, copy.url);
    const times = await measureChanges(copy, pages, 1);
    console.log('npm run dev:', JSON.stringify(times));
    for (const [change, ms] of Object.entries(times)) {
      expect(ms, change).toBeLessThan(LONGEST_MS);
    }
    expect(await keptState(pages)).toBe(true);
    // The server renders the same as the browser showed.
    const drawn = await pages.form.request.get('/da/contact');
    expect(await drawn.text()).toContain('Skriv til os 1 gange');
    expect(await drawn.text()).toContain('Navn (1)');
    expect(drawn.headers()['content-security-policy']).toContain("default-src 'none'");
    const complaints: string[] = [];
    pages.form.on('pageerror', (error) => complaints.push(error.message));
    await pages.form.reload();
    await pages.form.getByText('Skriv til os 1 gange').waitFor();
    expect(complaints).toEqual([]);
  } finally {
    await copy.stop();
  }
});
