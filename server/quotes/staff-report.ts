import type { CalculatorState } from '../../domain/calculator-state.ts';
import { priceOf } from '../../domain/report/report-figures.ts';
import { readState } from '../../domain/stored-state.ts';
import { givenPicture } from '../../domain/roof-picture.ts';
import type { ReportToday, StaffReport } from '../../domain/staff/staff-report.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { readOrLog, type StoredJson } from '../db/json.ts';
import { referenceOf } from '../reference.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import { costOf } from './line-costs.ts';
import { calculationOf, costsOf } from './stored-quote.ts';

type Named = { readonly id: string };

type Reading = Pick<Services, 'db' | 'log'>;

/** A request's frozen calculation, or a saved report's. state null: what was answered can't be read. */
export async function sourceOf({ db, log }: Reading, id: string) {
  const stateIn = (table: string, stored: StoredJson) =>
    readOrLog(stored, readState, { log, table, id });
  const offer = await db
    .selectFrom('offer_requests as offer')
    .select(['offer.id', 'offer.name', 'offer.calculation_id', 'offer.calculator_state'])
    .where('offer.id', '=', id)
    .executeTakeFirst();
  if (offer !== undefined) {
    const { calculator_state: stored, ...others } = offer;
    return { ...others, state: stateIn('offer_requests', stored), isLead: true };
  }
  const report = await db
    .selectFrom('reports')
    .select(['report_id', 'calculation_id', 'calculator_state'])
    .where('report_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (report === undefined) return null;
  const { calculator_state: stored, ...others } = report;
  return { ...others, name: '', state: stateIn('reports', stored), isLead: false };
}

/** The house's address, or what is known of it. */
export const placeOf = (state: CalculatorState | null): string =>
  state?.address || state?.postcode || '';

/** The exact frozen report, with what each line costs us. */
export const readStaffReport = query(
  { name: 'report.read-as-staff', access: 'staff' },
  async (
    { db, log, estimateContext }: Reading & Pick<Services, 'estimateContext'>,
    _who,
    { id }: Named,
  ) => {
    const source = await sourceOf({ db, log }, id);
    if (source === null) return fail({ kind: 'not-found' as const });
    const { calculation_id: calculationId, name, state } = source;
    const { catalogue } = await estimateContext();
    const frozen = await db
      .selectFrom('calculations')
      .select(['created_at', 'engine_version', 'price_book_version'])
      .where('calculation_id', '=', calculationId)
      .executeTakeFirstOrThrow();
    const { estimate, quote, figures } = await calculationOf(db, calculationId);
    const lines = quote?.lines.map((line) => ({ ...line, manual: null })) ?? null;
    const costs = lines === null ? [] : await costsOf(db, calculationId, lines);
    const cost = lines === null ? null : costOf(costs);
    const total = lines?.reduce((sum, { totalOre }) => sum + totalOre, 0) ?? 0;
    return ok<StaffReport>({
      id,
      reference: referenceOf(id),
      lead: source.isLead ? { id, name } : null,
      place: placeOf(state),
      isStateUnreadable: state === null,
      roof: figures?.roof ?? (state && givenPicture(state, estimate, catalogue)),
      roofType: state?.roofType ?? null,
      frozenAt: frozen.created_at,
      engineVersion: frozen.engine_version,
      priceBookVersion: frozen.price_book_version,
      estimate,
      lines:
        lines?.map((line, index) => ({
          ...line,
          ...(costs[index] ?? { rule: null, costOre: null }),
          isStale: false,
        })) ?? null,
      profitExVatOre: cost === null ? null : total - cost,
    });
  },
);

/** The same home at today's catalogue and prices. Nothing is kept of it. */
export const recalculateAsStaff = query(
  { name: 'report.recalculate-as-staff', access: 'staff' },
  async (
    { db, log, estimate }: Reading & Pick<Services, 'estimate'>,
    who,
    { id }: Named,
  ): Promise<Result<ReportToday, { readonly kind: 'not-found' | 'not-calculated' }>> => {
    const source = await sourceOf({ db, log }, id);
    if (source === null) return fail({ kind: 'not-found' as const });
    if (source.state === null) return fail({ kind: 'not-calculated' as const });
    const calculated = await estimate(who, source.state, 'live');
    if (!calculated.ok) return fail({ kind: 'not-calculated' as const });
    const { provenance: _provenance, ...figures } = calculated.value.estimate;
    return ok<ReportToday>({
      estimate: figures,
      lines: priceOf(calculated.value).lines,
      priceBookVersion: figures.priceBookVersion,
    });
  },
);
