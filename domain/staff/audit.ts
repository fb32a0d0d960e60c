export type AuditRow = {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  /** Staff by name; null: somebody who is not staff, and can't be identified from the log. */
  readonly actor: string | null;
  readonly subjectKind: string;
  readonly subject: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
};

export type AuditPage = {
  readonly rows: readonly AuditRow[];
  readonly next: string | null;
};

export type AuditSearch = {
  /** Searched in actions, subjects and changes; empty: everything. */
  readonly text: string;
  /** Only what staff did. */
  readonly isStaffOnly: boolean;
  readonly before: string | null;
};
