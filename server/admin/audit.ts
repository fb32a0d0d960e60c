import { sql } from 'kysely';
import { ok } from '../../domain/result.ts';
import { decodeJson } from '../db/json.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';

export type AuditRow = {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  /** Staff by name; null: somebody who is not staff, and whom nobody can tell from the log. */
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
  /** In actions, subjects and what was changed; empty: everything. */
  readonly text: string;
  /** Only what staff did. */
  readonly isStaffOnly: boolean;
  readonly before: string | null;
};

const PAGE = 50;

/** Who did what, the newest first. */
export const readAudit = query(
  { name: 'admin.read-audit', access: 'staff' },
  async ({ db }: Pick<Services, 'db'>, _who, { text, isStaffOnly, before }: AuditSearch) => {
    const sought = text.trim();
    const plain = `%${sought.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    const rows = await db
      .selectFrom('audit_log')
      .leftJoin('users', 'users.uid', 'audit_log.actor')
      .select([
        'audit_log.id',
        'at',
        'action',
        'actor',
        'actor_kind',
        'subject_kind',
        'subject',
        'before',
        'after',
        'users.name',
        'users.email',
      ])
      .$if(isStaffOnly, (of) => of.where('actor_kind', '=', 'staff'))
      .$if(before !== null, (of) => of.where('audit_log.id', '<', before as string))
      .$if(sought !== '', (of) =>
        of.where((row) =>
          row.or(
            [
              row.ref('action'),
              row.ref('subject'),
              row.cast<string>('before', 'text'),
              row.cast<string>('after', 'text'),
              row.ref('users.name'),
              row.ref('users.email'),
            ].map(
              // SQLite makes no small letter of Æ, Ø and Å: those are found as they are typed.
              (column) =>
                sql<boolean>`(lower(${column}) like ${plain.toLowerCase()} escape '\\' or ${column} like ${plain} escape '\\')`,
            ),
          ),
        ),
      )
      .orderBy('audit_log.id', 'desc')
      .limit(PAGE + 1)
      .execute();
    const shown = rows.slice(0, PAGE);
    return ok<AuditPage>({
      rows: shown.map((row) => ({
        id: row.id,
        at: row.at,
        action: row.action,
        actor: row.actor_kind === 'staff' ? (row.name ?? row.email ?? row.actor) : null,
        subjectKind: row.subject_kind,
        subject: row.subject,
        before: fieldsOf(row.before),
        after: fieldsOf(row.after),
      })),
      next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    });
  },
);

function fieldsOf(stored: unknown): AuditRow['before'] {
  return stored === null ? null : (decodeJson(stored as never) as AuditRow['before']);
}
