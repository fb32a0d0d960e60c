import { gapsOf, type CompanyGaps } from '../../domain/company/duties.ts';
import { connect, isThere, migrationsIn } from '../backup/place.ts';
import { companyInForce } from '../company/stored-company.ts';
import { knownMigrations } from '../db/migrate.ts';
import type { Settings } from '../env.ts';
import { fine, watch, type Finding } from './finding.ts';

const WHAT = 'company';

/** What the site lacks of the company's facts and papers. Nothing is said of a database that is not up to date. */
export async function companyFindings(settings: Settings): Promise<readonly Finding[]> {
  if (!isThere(settings)) return [];
  const db = connect(settings);
  try {
    const been = await migrationsIn(db);
    if (been.length !== knownMigrations().length) return [];
    return companyFindingsOf(gapsOf(await companyInForce(db)));
  } catch {
    // The finding about the database says why.
    return [];
  } finally {
    await db.destroy();
  }
}

export function companyFindingsOf({ blocks, warns }: CompanyGaps): readonly Finding[] {
  const todo = 'Fill it in on the page /admin/company.';
  const found = [
    ...(blocks.length === 0
      ? []
      : [watch(WHAT, `no quote can be sent, missing: ${blocks.join(', ')}`, todo)]),
    ...(warns.length === 0 ? [] : [watch(WHAT, `to be looked at: ${warns.join(', ')}`, todo)]),
  ];
  return found.length === 0 ? [fine(WHAT, 'facts and papers are complete')] : found;
}
