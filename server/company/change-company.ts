import { changesBetween, type Company } from '../../domain/company/company.ts';
import { readFacts, type CompanyFacts, type FactName } from '../../domain/company/facts.ts';
import type { PaperKind } from '../../domain/company/papers.ts';
import type { InvalidInput } from '../../domain/field-error.ts';
import { oneLine } from '../../domain/plain-text.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { fileKindOf } from '../../domain/uploads/file-kind.ts';
import type { UploadRefusal } from '../../domain/uploads/upload-rules.ts';
import type { Locale } from '../../words/locale.ts';
import type { Services } from '../services.ts';
import { cleanFile } from '../uploads/clean-file.ts';
import { ownBlob, putNoted } from '../uploads/noted-blob.ts';
import { command, type Change } from '../use-case/use-case.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';
import { paperRow, sha256Of } from './paper-row.ts';
import { addVersion, companyInForce } from './stored-company.ts';

/** Longest reason for a version, in characters; the rest is cut off. */
const LONGEST_REASON = 200;

/** changed: somebody else has put a version into force meanwhile. */
type Changed = { readonly kind: 'changed' };
type Saved = Result<{ readonly number: number }, Changed | InvalidInput>;

type NewFacts = {
  /** The version that was read; 0: none. */
  readonly base: number;
  readonly facts: Readonly<Partial<Record<FactName, string | readonly string[]>>>;
  readonly reason: string;
};

/**
 * Puts other facts into force, as a version of their own. What is not changed makes none. It may have gaps: quotes wait
 * for them, the company's pages don't.
 */
export const saveCompany = command(
  { name: 'company.save', access: 'staff', idempotent: 'always', audit: 'company' },
  async (
    { change, now }: Pick<Services, 'now'> & { readonly change: Change },
    who,
    { base, facts: typed, reason }: NewFacts,
    locale: Locale,
  ): Promise<Saved> => {
    const read = readFacts(typed, locale);
    if (!read.ok) return read;
    return change<Saved>(async (transaction, about) => {
      const before = await companyInForce(transaction);
      const after: Company = {
        ...before,
        number: before.number + 1,
        isExample: false,
        facts: read.value,
      };
      const changed = changesBetween(before, after);
      if (changed.length === 0) return ok({ number: before.number });
      if (before.number !== base) return fail({ kind: 'changed' });
      const added = await addVersion(transaction, {
        ...after,
        at: now(),
        byUid: who.uid,
        reason: oneLine(reason).trim().slice(0, LONGEST_REASON),
      });
      if (!added) return fail({ kind: 'changed' });
      const names = changed.flatMap((one) => ('fact' in one ? [one.fact] : []));
      about({
        id: String(after.number),
        before: picked(before.facts, names),
        after: picked(after.facts, names),
      });
      return ok({ number: after.number });
    });
  },
);

const picked = (facts: CompanyFacts, names: readonly FactName[]) =>
  Object.fromEntries(names.map((name) => [name, facts[name]]));

type PaperRefusal = UploadRefusal | WorkRefusal | Changed | { readonly kind: 'not-a-pdf' };
type Kept = Result<{ readonly number: number }, PaperRefusal>;
type SentPaper = { readonly kind: PaperKind; readonly bytes: Uint8Array<ArrayBuffer> };

/**
 * Puts a paper into force, as a version of its own; those before it stay. Its pages are kept as they were sent, without
 * anything that runs. The same file twice is one.
 */
export const keepPaper = command(
  { name: 'company.keep-paper', access: 'staff', idempotent: 'always', audit: 'company' },
  async (
    {
      change,
      ...services
    }: Pick<Services, 'db' | 'now' | 'work' | 'blobs'> & { readonly change: Change },
    who,
    { kind, bytes }: SentPaper,
  ): Promise<Kept> => {
    const is = fileKindOf(bytes);
    if (!is.ok) return is;
    if (is.value !== 'pdf') return fail({ kind: 'not-a-pdf' });
    // A thread takes the bytes over.
    const sourceHash = sha256Of(bytes);
    const clean = await cleanFile(services, who, 'pdf', bytes);
    if (!clean.ok) return clean;
    const put = await putNoted(services, clean.value);
    if (!put.ok) return put;
    const at = services.now();
    const paper = paperRow({ kind, sourceHash, kept: clean.value, blobKey: put.value, at });
    return change<Kept>(async (transaction, about) => {
      const before = await companyInForce(transaction);
      const there = await transaction
        .selectFrom('company_papers')
        .select('id')
        .where('id', '=', before.papers[kind] ?? '')
        .where('source_hash', '=', paper.source_hash)
        .executeTakeFirst();
      if (there !== undefined) return ok({ number: before.number });
      await transaction
        .insertInto('company_papers')
        .values({ ...paper, by_uid: who.uid })
        .execute();
      const number = before.number + 1;
      const added = await addVersion(transaction, {
        ...before,
        number,
        papers: { ...before.papers, [kind]: paper.id },
        at,
        byUid: who.uid,
        reason: '',
      });
      if (!added) return fail({ kind: 'changed' });
      await ownBlob(transaction, put.value);
      about({ id: String(number), after: { paper: kind, sha256: paper.sha256 } });
      return ok({ number });
    });
  },
);
