import { withDefaults } from '../../domain/calculator-defaults.ts';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import { deviationOf, type Agreement, type Deviation } from '../../domain/staff/deviation.ts';
import type { Database } from '../db/database.ts';
import { decodeJson } from '../db/json.ts';

/** So many of the latest agreements are looked at. */
const LATEST = 24;

/** What the latest agreements came to against the price that had been calculated when they were asked for. */
export async function latestDeviation(db: Database): Promise<Deviation> {
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
      .map((row): Agreement => {
        const state = decodeJson(row.calculator_state) as CalculatorState;
        return {
          leadId: row.id,
          name: row.name,
          roofType: withDefaults(state).roofType,
          percent: (100 * (row.total_ore - row.price_ore)) / row.price_ore,
        };
      }),
  );
}
