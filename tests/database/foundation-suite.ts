import { describe, expect, test } from 'vitest';
import { EXAMPLE_PRICE_BOOK } from '../../engine/data/example-price-book.ts';
import { decodeJson, encodeJson } from '../../server/db/json.ts';
import { newId } from '../../server/db/new-id.ts';
import { createServices } from '../../server/services.ts';
import { TEST_START } from '../../server/testing/services.ts';
import type { OpenServices } from './open-services.ts';
import { HOUSE } from '../../server/work/asker.ts';

const DAY_MS = 86_400_000;
const HOME = { lat: 56.15, lon: 10.2 };

export function foundationSuite(open: OpenServices): void {
  describe('start', () => {
    test('a second server on the same database finds it filled, and adds nothing', async () => {
      const { services } = await open();
      const second = await createServices(services.settings);
      const books = await second.db.selectFrom('price_books').select('version').execute();
      const panels = await second.db.selectFrom('solar_panels').select('model').execute();
      await second.db.destroy();
      expect(books).toEqual([{ version: EXAMPLE_PRICE_BOOK.id }]);
      expect(panels).toHaveLength(11);
    });

    test('JSON is read back as stored, with Danish letters and large numbers', async () => {
      const { services } = await open();
      const value = {
        text: 'Rønne «å» 🏠 \u0001',
        number: 1e-7,
        large: 2 ** 53 - 1,
        list: [null, true, {}],
      };
      await services.db
        .insertInto('inverters')
        .values({ model_id: 'x', product_name: 'x', details: encodeJson(value) })
        .execute();
      const row = await services.db
        .selectFrom('inverters')
        .select('details')
        .where('model_id', '=', 'x')
        .executeTakeFirstOrThrow();
      expect(decodeJson(row.details)).toEqual(value);
    });
  });

  describe('price book', () => {
    test('the example is in force, as it ships', async () => {
      const { services } = await open();
      expect(await services.priceBook()).toEqual(EXAMPLE_PRICE_BOOK);
    });

    test('a scheduled book takes over at Danish midnight of its first day', async () => {
      const { services, advance } = await open();
      const next = { ...EXAMPLE_PRICE_BOOK, id: 'next', validFrom: '2026-11-22' };
      const row = {
        status: 'scheduled' as const,
        is_example: 1,
        created_at: TEST_START.toISOString(),
        number: 2,
      };
      await services.db
        .insertInto('price_books')
        .values({
          ...row,
          id: newId(TEST_START),
          version: 'next',
          valid_from: next.validFrom,
          book: encodeJson(next),
        })
        .execute();
      // From 20 November 09:00 UTC to 21 November 22:59, which is 23:59 in Denmark.
      advance(DAY_MS + 14 * 3_600_000 - 60_000);
      expect((await services.priceBook()).id).toBe(EXAMPLE_PRICE_BOOK.id);
      const before = await services.estimate(HOUSE, HOME, 'live');
      expect(before.ok && before.value.estimate.priceBookVersion).toBe(EXAMPLE_PRICE_BOOK.id);
      advance(60_000);
      expect((await services.priceBook()).id).toBe('next');
      // The estimate follows, although the same home was calculated before.
      const after = await services.estimate(HOUSE, HOME, 'live');
      expect(after.ok && after.value.estimate.priceBookVersion).toBe('next');
    });

    test('a draft is never used', async () => {
      const { services } = await open();
      const draft = { ...EXAMPLE_PRICE_BOOK, id: 'draft', validFrom: '2026-11-19' };
      await services.db
        .insertInto('price_books')
        .values({
          id: newId(TEST_START),
          version: 'draft',
          status: 'draft',
          valid_from: draft.validFrom,
          is_example: 1,
          book: encodeJson(draft),
          created_at: TEST_START.toISOString(),
          number: 2,
        })
        .execute();
      expect((await services.priceBook()).id).toBe(EXAMPLE_PRICE_BOOK.id);
    });

    test('pages get sales prices and no costs', async () => {
      const { services } = await open();
      const { priceList } = await services.estimateContext();
      // 1,160 DKK plus 25 %.
      expect(priceList.panels['TWMND-54HS440']).toBe(145_000);
      expect(JSON.stringify(priceList)).not.toMatch(/cost|markup/i);
    });
  });
}
