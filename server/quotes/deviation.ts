import { withDefaults } from '../../domain/calculator-defaults.ts';
import { readState } from '../../domain/stored-state.ts';
import { deviationOf, type Agreement, type Deviation } from '../../domain/staff/deviation.ts';
import { readOrLog } from '../db/json.ts';
import type { Services } from '../services.ts';

/** So many of the latest agreements are looked at. */
const LATEST = 24;

/**
 * What the latest agreements came to against the price that had been calculated when they were asked for. Left out is
 * one whose roof can't be read.
 */
export async function latestDeviation({
  db,
  log,
}: Pick<Services, 'db'> & Partial<Pick<Services, 'log'>>): Promise<Deviation> {
  const rows = await db
    .selectFrom('quotes')
    .innerJoin('leads', 'leads.id', 'quotes.offer_id')
    .innerJoin('offer_requests as offer', 'offer.id', 'quotes.offer_id')
    .select([
      'leads.id',
      'leads.name',
      'leads.price_ore',
      'quotes.total_ore',
      'offer.calculator_state',
    ])
    .where('quotes.status', '=', 'accepted')
    .orderBy('quotes.answered_at', 'desc')
    .limit(LATEST)
    .execute();
  return deviationOf(
    rows
      .filter((row) => row.price_ore > 0)
      .flatMap((row): readonly Agreement[] => {
        const place = { log, table: 'offer_requests', id: row.id };
        const state = readOrLog(row.calculator_state, readState, place);
        if (state === null) return [];
        const percent = (100 * (row.total_ore - row.price_ore)) / row.price_ore;
        const { roofType } = withDefaults(state);
        return [{ leadId: row.id, name: row.name, roofType, percent }];
      }),
  );
}
