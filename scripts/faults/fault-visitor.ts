import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

const PAGES = [
  ['home', '/da'],
  ['guide', '/da/guide'],
  ['calculator', '/da/calculator/solrig-calculator?lat=56.16&lon=10.2'],
  ['contact', '/da/contact'],
] as const;
const PHONE = { width: 390, height: 844 };
const BACK_WITHIN_MS = 30_000;
const LONGEST_WAIT_MS = 30_000;
/** After the answer the page is shown. */
const TAKEN_WITHIN_MS = 5_000;

/** Looks at pages and writes to the company while something is broken, and remembers what was promised. */
export class FaultVisitor {
  /** Texts of messages that were said to have arrived. */
  readonly acknowledged: string[] = [];
  readonly #browser: Browser;
  readonly #url: string;
  readonly #folder: string;
  #number = 0;

  constructor(browser: Browser, url: string, folder: string) {
    this.#browser = browser;
    this.#url = url;
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** @returns how long the slowest page took [ms] */
  async lookAround(when: string): Promise<number> {
    let slowestMs = 0;
    for (const [name, path] of PAGES) {
      const context = await this.#browser.newContext({ viewport: PHONE });
      const page = await context.newPage();
      const started = performance.now();
      const answer = await page.goto(this.#url + path, { timeout: LONGEST_WAIT_MS });
      const ms = performance.now() - started;
      slowestMs = Math.max(slowestMs, ms);
      const title = (await page.locator('h1').first().textContent())?.trim() ?? 'no heading';
      console.log(`  ${when}: ${name} ${answer?.status()} after ${ms.toFixed(0)} ms, «${title}»`);
      await page.screenshot({ path: join(this.#folder, `${when}-${name}.png`) });
      await context.close();
    }
    return slowestMs;
  }

  /** Writes to the company, as people do; what is not taken stands there still. */
  async writes(when: string): Promise<void> {
    const text = `Besked ${(this.#number += 1)} (${when})`;
    const context = await this.#browser.newContext({ viewport: PHONE });
    const page = await context.newPage();
    try {
      await page.goto(`${this.#url}/da/contact`, { timeout: LONGEST_WAIT_MS });
      await page.locator('html[data-live]').waitFor();
      const field = (name: string) => page.locator(`form [name="${name}"]:visible`);
      await field('name').fill('Anna Jensen');
      await field('email').fill(`anna-${this.#number}@example.dk`);
      const topic = field('topic').first();
      if ((await topic.evaluate(({ tagName }) => tagName)) === 'SELECT') {
        await topic.selectOption('calculation');
      } else await topic.check();
      await field('message').fill(text);
      const started = performance.now();
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST', {
        timeout: LONGEST_WAIT_MS,
      });
      await page.locator('main form button[type="submit"]').last().click();
      const status = (await answered).status();
      const ms = (performance.now() - started).toFixed(0);
      const isTaken = await page.waitForURL(/kvittering/, { timeout: TAKEN_WITHIN_MS }).then(
        () => true,
        () => false,
      );
      if (isTaken) this.acknowledged.push(text);
      const isTyped = !isTaken && (await field('message').inputValue()) === text;
      const said = isTyped ? 'not taken, what was typed stands there' : 'not taken, and gone';
      console.log(`  ${when}: a message ${status} after ${ms} ms, ${isTaken ? 'taken' : said}`);
      await page.screenshot({ path: join(this.#folder, `${when}-message.png`) });
    } finally {
      await context.close();
    }
  }

  /** Waits until the site says by itself that it is ready, and makes a page. */
  async untilWell(): Promise<void> {
    const started = performance.now();
    const isWell = async (path: string) =>
      (await fetch(this.#url + path).catch(() => null))?.ok === true;
    while (!((await isWell('/readyz')) && (await isWell(PAGES[2][1])))) {
      if (performance.now() - started > BACK_WITHIN_MS) throw new Error('It did not come back.');
      await pause(100);
    }
    console.log(`  back by itself after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
