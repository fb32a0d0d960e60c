import type { ExpressionBuilder, ExpressionWrapper, Kysely, SqlBool } from 'kysely';
import { reportIdIn } from '../../domain/report/report-id.ts';
import type { Tables } from '../db/tables.ts';

type Condition = ExpressionWrapper<Tables, 'reports', SqlBool>;

/** Reports that are there: a deleted one is out of sight at once, though it can still be had back for a while. */
export function isLive(row: ExpressionBuilder<Tables, 'reports'>): Condition {
  return row('reports.deleted_at', 'is', null);
}

/** A user's reports that are there. */
export function isOf(uid: string) {
  return (row: ExpressionBuilder<Tables, 'reports'>): Condition =>
    row.and([isLive(row), row('reports.owner_uid', '=', uid)]);
}

/** A report that is there and theirs; what is no id names none. */
export function isOwn(uid: string, reportId: string) {
  return (row: ExpressionBuilder<Tables, 'reports'>): Condition =>
    row.and([isOf(uid)(row), row('reports.report_id', '=', reportIdIn(reportId))]);
}

/** Reports, each with its frozen calculation. */
export function withCalculations(db: Kysely<Tables>) {
  return db
    .selectFrom('reports')
    .innerJoin(
      'calculations as calculation',
      'calculation.calculation_id',
      'reports.calculation_id',
    );
}
