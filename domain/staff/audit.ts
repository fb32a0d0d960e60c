import type { RecordTexts } from '../records/record.ts';
import type { AuditArea, AuditDeed } from './audit-actions.ts';

export type AuditRow = {
  readonly id: string;
  /** By which the row itself is spoken of. */
  readonly number: string;
  readonly at: string;
  readonly action: string;
  /** Staff by name; null: somebody who is not staff, and can't be identified from the log. */
  readonly actor: string | null;
  readonly subjectKind: string;
  readonly subject: string;
  /** Of the person it was done to; null: to none, or to one without a name. */
  readonly subjectName: string | null;
  /** The number by which it is spoken of; null: it is one of a list, a name or a hash. */
  readonly reference: string | null;
  /** Of a row that staff keep: what it says now, by which it is called; null: it is none, or is gone. */
  readonly record: RecordTexts | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
};

export type AuditPage = {
  readonly rows: readonly AuditRow[];
  /** Where it goes on; null: nowhere, all is shown. */
  readonly next: string | null;
  /** How many rows the whole log has; of a long one only that they are more than are counted. */
  readonly total: { readonly count: number; readonly isMore: boolean };
  /** The moment to which a search looked back without filling the page; null: it did, or the log ends. */
  readonly lookedBackTo: string | null;
};

export const AUDIT_TIMES = ['today', 'week', 'month'] as const;

/** What is looked for in the log. Empty: everything. */
export type AuditFilter = {
  /** Searched in actions, subjects and changes. */
  readonly text: string;
  /** A uid, all staff, or everybody else. */
  readonly who: string;
  readonly area: AuditArea | '';
  readonly deed: AuditDeed | '';
  readonly since: (typeof AUDIT_TIMES)[number] | '';
  /** One row alone, by its id: what a link to it shows. */
  readonly row: string;
};

export const NO_AUDIT_FILTER: AuditFilter = {
  text: '',
  who: '',
  area: '',
  deed: '',
  since: '',
  row: '',
};

/** What the page calls by a name of its own; null: of any kind, or all of that kind. */
export type NamedSubject = { readonly kind: string | null; readonly subject: string | null };

/** A filter as it is read in a language. */
export type AuditReading = AuditFilter & {
  /** Actions whose words, as staff read them, hold the text. */
  readonly namedActions?: readonly string[];
  /** Subjects whose words do. */
  readonly namedSubjects?: readonly NamedSubject[];
  /** Fields whose names do: as the log has them, or the beginnings of them. */
  readonly namedFields?: readonly string[];
};

export type AuditSearch = AuditReading & {
  /** Where the page before ended. */
  readonly before: string | null;
  /** How many rows are looked through; left out: as many as a page has time for. */
  readonly most?: number;
};
