import { sql } from 'kysely';
import { ok } from '../../domain/result.ts';
import type { AuditPage, AuditRow, AuditSearch } from '../../domain/staff/audit.ts';
import { decodeJson } from '../db/json.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';

const PAGE = 50;

/** Who did what, newest first. */
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
              // SQLite does not lower-case Æ, Ø and Å: those are found only as typed.
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
