import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { NO_COMPANY, type Company, type CompanyPapers } from '../../domain/company/company.ts';
import { readStoredFacts, storableFacts } from '../../domain/company/facts.ts';
import { PAPER_KINDS } from '../../domain/company/papers.ts';
import { ok } from '../../domain/result.ts';
import { UNREADABLE, type Read } from '../../domain/stored-value.ts';
import type { Database } from '../db/database.ts';
import { encodeJson, readJson, type StoredJson } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import { notePublication } from '../publishing/publications.ts';

type Db = Database | Transaction<Tables>;

type VersionRow = {
  readonly number: number;
  readonly is_example: number;
  readonly facts: StoredJson;
  readonly papers: StoredJson;
};

const papersSchema = z.partialRecord(z.enum(PAPER_KINDS), z.string());

function readPapers(stored: unknown): Read<CompanyPapers> {
  const read = z.safeParse(papersSchema, stored);
  return read.success ? ok(read.data as CompanyPapers) : UNREADABLE;
}

/** @throws Error it was written by a version of this program that is not known here: nothing is made up instead */
export function companyOf(row: VersionRow): Company {
  const [facts, papers] = [readJson(row.facts, readStoredFacts), readJson(row.papers, readPapers)];
  if (!facts.ok || !papers.ok) throw new Error(`company version ${row.number} cannot be read`);
  return {
    number: row.number,
    isExample: row.is_example === 1,
    facts: facts.value,
    papers: papers.value,
  };
}

/** The version in force; that without anything where none was entered yet. */
export async function companyInForce(db: Db): Promise<Company> {
  const row = await db
    .selectFrom('company_versions')
    .select(['number', 'is_example', 'facts', 'papers'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? NO_COMPANY : companyOf(row);
}

/**
 * A version that something was sent with, whichever is in force now.
 * @throws Error there is none of that number: versions are never taken away
 */
export async function companyVersion(db: Db, number: number): Promise<Company> {
  const row = await db
    .selectFrom('company_versions')
    .select(['number', 'is_example', 'facts', 'papers'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return companyOf(row);
}

type NewVersion = Company & {
  readonly at: Date;
  readonly byUid: string | null;
  readonly reason: string;
};

/**
 * Puts a version into force, in the caller's transaction.
 * @returns false: another with its number is there already
 */
export async function addVersion(
  transaction: Transaction<Tables>,
  { number, isExample, facts, papers, at, byUid, reason }: NewVersion,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('company_versions')
    .values({
      number,
      at: at.toISOString(),
      by_uid: byUid,
      reason,
      is_example: isExample ? 1 : 0,
      facts: encodeJson(storableFacts(facts)),
      papers: encodeJson(papers),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await notePublication(transaction);
  return true;
}
