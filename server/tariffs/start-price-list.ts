import { fail, ok } from '../../domain/result.ts';
import { LISTED_CHARGES } from '../../domain/tariffs/listed-charges.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { isWanted } from './read-price-list.ts';

/**
 * Has the price list read in the background: every company's rows, or, where the last reading was cut short, those that
 * it did not come to.
 */
export const startPriceList = command(
  { name: 'tariff.read-list', access: 'staff', idempotent: 'always', audit: null },
  async (
    { change, now, tariffSource }: Pick<Services, 'now' | 'tariffSource'> & { change: Change },
    _who,
    _input: object,
  ) => {
    if (tariffSource === null) return fail({ kind: 'nobody-asked' } as const);
    return change(async (transaction) => {
      const stored = await transaction.selectFrom('price_list_readings').selectAll().execute();
      if (stored.some(isWanted)) return ok(null);
      const companies = [...new Set(LISTED_CHARGES.map(({ gln }) => gln))];
      const unread = stored.filter(({ failures }) => failures > 0).map(({ gln }) => gln);
      for (const gln of unread.length > 0 ? unread : companies) {
        const wish = { wished_at: now().toISOString(), failures: 0, failure: null, next_offset: 0 };
        await transaction
          .insertInto('price_list_readings')
          .values({ gln, ...wish })
          .onConflict((conflict) => conflict.column('gln').doUpdateSet(wish))
          .execute();
      }
      return ok(null);
    });
  },
);
