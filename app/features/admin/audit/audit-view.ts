/** The same shape as in server/admin/audit.ts. */
export type AuditRow = {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly actor: string | null;
  readonly subjectKind: string;
  readonly subject: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
};

export type AuditView = {
  readonly text: string;
  readonly isStaffOnly: boolean;
  readonly rows: readonly AuditRow[];
  readonly next: string | null;
};
