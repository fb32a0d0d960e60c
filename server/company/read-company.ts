import { changesBetween, NO_COMPANY } from '../../domain/company/company.ts';
import type { CompanyDesk, CompanyVersion } from '../../domain/company/company-desk.ts';
import { gapsOf } from '../../domain/company/duties.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { PaperKind } from '../../domain/company/papers.ts';
import type { Database } from '../db/database.ts';
import type { BlobError } from '../providers/blobs/port.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import { companyOf } from './stored-company.ts';

export const companyDesk = query(
  { name: 'company.read', access: 'staff' },
  async ({ db }: Pick<Services, 'db'>, _who, _input: object) => {
    const versions = await versionsOf(db);
    const company = versions[0]?.company ?? NO_COMPANY;
    const inForce = Object.values(company.papers);
    const rows =
      inForce.length === 0
        ? []
        : await db
            .selectFrom('company_papers')
            .select(['id', 'kind', 'created_at', 'bytes'])
            .where('id', 'in', inForce)
            .execute();
    const cameWith = (id: string) =>
      versions.findLast(({ company: { papers } }) => Object.values(papers).includes(id))?.version
        .number ?? company.number;
    return ok<CompanyDesk>({
      company,
      gaps: gapsOf(company),
      papers: rows.map(({ id, kind, created_at: at, bytes }) => ({
        id,
        kind,
        at,
        bytes,
        number: cameWith(id),
      })),
      versions: versions.map(({ version }) => version),
    });
  },
);

async function versionsOf(db: Database) {
  const rows = await db
    .selectFrom('company_versions')
    .leftJoin('users', 'users.uid', 'company_versions.by_uid')
    .select(['number', 'at', 'reason', 'is_example', 'facts', 'papers', 'by_uid'])
    .select(['users.name as by_name', 'users.email as by_email'])
    .orderBy('number', 'desc')
    .execute();
  const sent = await db
    .selectFrom('quotes')
    .select((row) => ['company_version', row.fn.countAll<number | string>().as('count')])
    .where('company_version', 'is not', null)
    .groupBy('company_version')
    .execute();
  const companies = rows.map(companyOf);
  return rows.map((row, index) => {
    const company = companies[index]!;
    const version: CompanyVersion = {
      number: row.number,
      at: row.at,
      by: row.by_uid === null ? null : (row.by_name ?? row.by_email ?? '–'),
      reason: row.reason,
      changes: changesBetween(companies[index + 1] ?? NO_COMPANY, company),
      quotes: Number(sent.find(({ company_version: of }) => of === row.number)?.count ?? 0),
    };
    return { company, version };
  });
}

type ReadPaper = { readonly bytes: Uint8Array<ArrayBuffer>; readonly kind: PaperKind };

/** A paper that is in force or was: whoever has a quote that names it may read it, for ever. */
export const readPaper = query(
  { name: 'company.read-paper', access: 'anyone' },
  async (
    { db, blobs }: Pick<Services, 'db' | 'blobs'>,
    _who,
    { id }: { readonly id: string },
  ): Promise<Result<ReadPaper, BlobError | { readonly kind: 'not-found' }>> => {
    const row = await db
      .selectFrom('company_papers')
      .select(['kind', 'blob_key'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return fail({ kind: 'not-found' });
    const read = await blobs.get(row.blob_key);
    return read.ok ? ok({ bytes: read.value, kind: row.kind }) : read;
  },
);
