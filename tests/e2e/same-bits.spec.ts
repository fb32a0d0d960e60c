import { join } from 'node:path';
import { build } from 'vite';
import { variedEstimates } from '../fixtures/varied-estimates.ts';
import { expect, test } from './support/site-test.ts';

// Sine, exponential and logarithm differ in their last bit between Node and Chromium, so equal
// results can't be taken for granted: the engine rounds sun, light and air before deciding anything
// by them, and its figures at the end.

const HOMES = 40;
const SOURCE = join(import.meta.dirname, '..', 'fixtures', 'varied-estimates.ts');

type InPage = { readonly solrigBits: { readonly variedEstimates: typeof variedEstimates } };

/** The engine for a blank page; not part of the site. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: SOURCE, formats: ['iife'], name: 'solrigBits' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
}

test('Node and Chromium calculate the same, bit by bit', async ({ page }) => {
  await page.addScriptTag({ content: await bundle() });
  const there = await page.evaluate(
    (count) => (globalThis as unknown as InPage).solrigBits.variedEstimates(count),
    HOMES,
  );
  const here = variedEstimates(HOMES);
  expect(new Set(here).size).toBe(HOMES);
  expect(here.join('')).not.toMatch(/NaN|"errors"/);
  expect(there).toEqual(here);
});
