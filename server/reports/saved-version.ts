import type { Kysely } from 'kysely';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import { decodeJson } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import { isOwn } from './live-reports.ts';

/** What is stored of a report, as far as a save can differ from it. */
export type SavedVersion = {
  readonly version: number;
  readonly title: string | null;
  readonly state: CalculatorState;
};

/** @returns null where there is none, or it is not this user's */
export async function savedVersion(
  db: Kysely<Tables>,
  uid: string,
  reportId: string,
): Promise<SavedVersion | null> {
  const row = await db
    .selectFrom('reports')
    .select(['version', 'title', 'calculator_state'])
    .where(isOwn(uid, reportId))
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    version: row.version,
    title: row.title,
    state: decodeJson(row.calculator_state) as CalculatorState,
  };
}
