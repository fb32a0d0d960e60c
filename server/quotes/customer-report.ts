import { fail, ok, type Result } from '../../domain/result.ts';
import { thawed } from '../../domain/report/frozen-figures.ts';
import type { CustomerReport } from '../../domain/staff/staff-report.ts';
import { referenceOf } from '../reference.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import { placeOf, sourceOf } from './staff-report.ts';
import { calculationOf } from './stored-quote.ts';

/**
 * A report as its customer sees it: nothing that they must not see is in it. Of a request only what it asks a price for
 * was kept; the rest is as the same home has it today.
 */
export const readCustomerReport = query(
  { name: 'report.read-as-customer', access: 'staff' },
  async (
    { db, log, report }: Pick<Services, 'db' | 'log' | 'report'>,
    who,
    { id }: { readonly id: string },
  ): Promise<Result<CustomerReport, { readonly kind: 'not-found' | 'not-calculated' }>> => {
    const source = await sourceOf({ db, log }, id);
    if (source === null) return fail({ kind: 'not-found' });
    const { created_at: frozenAt } = await db
      .selectFrom('calculations')
      .select('created_at')
      .where('calculation_id', '=', source.calculation_id)
      .executeTakeFirstOrThrow();
    const { estimate, figures: kept } = await calculationOf(db, source.calculation_id);
    const { provenance: _provenance, ...frozen } = estimate;
    const { state } = source;
    const named = { id, reference: referenceOf(id), place: placeOf(state), frozenAt };
    if (kept !== null) {
      return ok({ ...named, figures: thawed(frozen, kept, state), isOfToday: false });
    }
    const todays = state === null ? null : await report(who, state, 'live');
    if (todays?.ok !== true) return fail({ kind: 'not-calculated' });
    return ok({ ...named, figures: thawed(frozen, todays.value.figures, state), isOfToday: true });
  },
);
