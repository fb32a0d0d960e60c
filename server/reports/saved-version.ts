import type { Kysely } from 'kysely';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import { readState } from '../../domain/stored-state.ts';
import { readOrLog } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import type { Services } from '../services.ts';
import { isOwn } from './live-reports.ts';

/** What is stored of a report, as far as a save can differ from it. */
export type SavedVersion = {
  readonly version: number;
  readonly title: string | null;
  readonly state: CalculatorState;
};

type Needs = Pick<Services, 'log'> & { readonly db: Kysely<Tables> };

/** @returns null where there is none that can be read, or it is not this user's */
export async function savedVersion(
  { db, log }: Needs,
  uid: string,
  reportId: string,
): Promise<SavedVersion | null> {
  const row = await db
    .selectFrom('reports')
    .select(['version', 'title', 'calculator_state'])
    .where(isOwn(uid, reportId))
    .executeTakeFirst();
  if (row === undefined) return null;
  const place = { log, table: 'reports', id: reportId };
  const state = readOrLog(row.calculator_state, readState, place);
  return state === null ? null : { version: row.version, title: row.title, state };
}
