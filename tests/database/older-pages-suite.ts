import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createApp } from '../../server/http/app.ts';
import { loadPages } from '../../server/page-build.ts';
import { createServices, type Services } from '../../server/services.ts';
import { closeServices, TEST_START, testSettings } from '../../server/testing/services.ts';
import {
  formerPrice,
  formerRange,
  missingIn,
  olderAddresses,
  numbersOfPage,
  numbersOfPdf,
} from './older-pages.ts';
import { fillOlder, SAMPLES, type OlderPlace } from './older-rows.ts';

/** The last migration of the program that showed the pages of the fixture. */
const BEFORE = '0011-code-purpose';
const BUILD = join(import.meta.dirname, '..', '..', 'build');
/** Of each sample. With 150 there are 1,050 rows: OLDER_COPIES=150 vitest run tests/database -t 'older pages'. */
const COPIES = Number(process.env['OLDER_COPIES'] ?? 2);

/** Of many copies ten are looked at, spread over the rows. */
const STEP = Math.max(1, Math.floor(COPIES / 10));

/**
 * By sample, language and kind: the numbers that the program of that time showed, in order. It failed with 500 for
 * requests of engine 1.0, which therefore have none.
 */
const shown = JSON.parse(
  readFileSync(new URL('../fixtures/older-pages.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;

export function olderPagesSuite(databaseOf: () => Promise<Readonly<Record<string, string>>>): void {
  describe('older pages', () => {
    const folders: string[] = [];
    const opened: Services[] = [];
    let asked = 0;
    afterEach(async () => {
      for (const services of opened.splice(0)) await closeServices(services);
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
    });

    const serve = async (database: Readonly<Record<string, string>>) => {
      const folder = mkdtempSync(join(tmpdir(), 'solrig-older-pages-'));
      folders.push(folder);
      const place: OlderPlace = { ...database, DATA_DIR: folder, TRUSTED_PROXY: '1' };
      await fillOlder(place, BEFORE, COPIES);
      const services = await createServices(testSettings(place), () => TEST_START);
      opened.push(services);
      const { handle } = await loadPages(BUILD);
      const app = createApp({
        services,
        pages: handle,
        assets: new Map(),
        stillPages: null,
        readiness: { accepting: true },
      });
      return async (path: string) => {
        // Each from its own network: nobody may ask this often.
        asked += 1;
        const headers = { 'X-Forwarded-For': `2001:db8:0:${asked.toString(16)}::1` };
        const answer = await app.request(path, { headers });
        expect(answer.status, path).toBe(200);
        return new Uint8Array(await answer.arrayBuffer());
      };
    };

    const title =
      'show every number that the older program showed, and the same bytes on both databases';
    test(title, { timeout: 30_000 * COPIES }, async () => {
      const database = await databaseOf();
      const ask = await serve(database);
      const onSqlite = database['DATABASE_URL'] === undefined ? null : await serve({});
      const tally: Record<string, { files: number; numbers: number; found: number }> = {};
      for (const { name, sample } of SAMPLES) {
        for (let copy = 0; copy < COPIES; copy += STEP) {
          for (const { kind, locale, path } of olderAddresses(sample, copy)) {
            const bytes = await ask(path);
            const isPdf = kind === 'PDF';
            if (onSqlite !== null) {
              const same = await onSqlite(path);
              expect(isPdf ? bytes : withoutNonce(bytes), path).toEqual(
                isPdf ? same : withoutNonce(same),
              );
            }
            const numbers = await (isPdf ? numbersOfPdf(bytes) : numbersOfPage(bytes));
            const then = shown[`${name} ${locale} ${kind}`]?.split(' ') ?? [];
            const missing = missingIn(numbers, then, sample);
            const row = (tally[kind] ??= { files: 0, numbers: 0, found: 0 });
            row.files += 1;
            row.numbers += then.length;
            row.found += then.length - missing.length;
            expect(missing, `${name} ${locale} ${kind}`).toEqual(
              kind === 'receipt' ? formerPrice(sample, then, locale) : formerRange(sample, locale),
            );
          }
        }
      }
      if (COPIES > 2) console.log(onSqlite === null ? 'SQLite' : 'PostgreSQL', tally);
    });
  });
}

const withoutNonce = (page: Uint8Array) =>
  new TextDecoder().decode(page).replaceAll(/nonce="[^"]*"/g, 'nonce');
