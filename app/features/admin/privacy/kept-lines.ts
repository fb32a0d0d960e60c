import type { KeptFor, KeptRow } from '../../../../domain/staff/privacy.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { tableName } from './table-name.ts';

/** What is kept of somebody under one name, for one end and until one day. */
export type KeptLine = {
  readonly name: string;
  readonly tables: readonly string[];
  readonly count: number;
  readonly why: KeptFor | null;
  readonly until: string | null;
};

/** Tables that read the same are one line: how the database divides them tells staff nothing. */
export function keptLines(rows: readonly KeptRow[]): readonly KeptLine[] {
  const same = Map.groupBy(rows, ({ table, why, until }) =>
    [tableName(table), why, until].join('\n'),
  );
  return [...same.values()].map((alike) => ({
    name: tableName(alike[0]!.table),
    tables: alike.map(({ table }) => table),
    count: alike.reduce((sum, { count }) => sum + count, 0),
    why: alike[0]!.why,
    until: alike[0]!.until,
  }));
}

/** What else may be kept of somebody, by its names in the middle of a sentence. */
export function namesOfEmpty(
  empty: readonly string[],
  lines: readonly Pick<KeptLine, 'name'>[],
): readonly string[] {
  const kept = lines.map(({ name }) => name);
  const names = new Set(empty.map(tableName));
  return [...names]
    .filter((name) => !kept.includes(name) && name !== m.admin_privacy_t_other())
    .map((name) => name.charAt(0).toLowerCase() + name.slice(1));
}

const WHY: Readonly<Record<KeptFor, () => string>> = {
  offer: m.admin_privacy_for_offer,
  answer: m.admin_privacy_for_answer,
  delivery: m.admin_privacy_for_delivery,
  once: m.admin_privacy_for_once,
  reports: m.admin_privacy_for_reports,
  'sign-in': m.admin_privacy_for_sign_in,
  staff: m.admin_privacy_for_staff,
  proof: m.admin_privacy_for_proof,
  bookkeeping: m.admin_privacy_for_bookkeeping,
};

export const whyWords = (why: KeptFor | null): string => (why === null ? '' : WHY[why]());
