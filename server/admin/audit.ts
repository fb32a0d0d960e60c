import { sql } from 'kysely';
import { ok } from '../../domain/result.ts';
import { auditActionsOf } from '../../domain/staff/audit-actions.ts';
import type { AuditFilter, AuditPage, AuditRow, AuditSearch } from '../../domain/staff/audit.ts';
import { decodeJson } from '../db/json.ts';
import { danishDayOf } from '../danish-day.ts';
import { referenceOf } from '../reference.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';

const PAGE = 50;

/** Who did what, newest first. */
export const readAudit = query(
  { name: 'admin.read-audit', access: 'staff' },
  async ({ db, now }: Pick<Services, 'db' | 'now'>, _who, search: AuditSearch) => {
    const { text, who, area, deed, before } = search;
    const since = sinceOf(search.since, now());
    const sought = text.trim();
    const plain = `%${sought.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    const rows = await db
      .selectFrom('audit_log')
      .leftJoin('users', 'users.uid', 'audit_log.actor')
      .leftJoin('users as person', (join) =>
        join.onRef('person.uid', '=', 'subject').on('subject_kind', '=', 'user'),
      )
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
        'person.name as person_name',
        'person.email as person_email',
      ])
      .$if(who === 'staff', (of) => of.where('actor_kind', '=', 'staff'))
      .$if(who === 'visitors', (of) => of.where('actor_kind', '!=', 'staff'))
      .$if(!['', 'staff', 'visitors'].includes(who), (of) => of.where('actor', '=', who))
      .$if(area !== '' || deed !== '', (of) =>
        of.where('action', 'in', ['', ...auditActionsOf(area, deed)]),
      )
      .$if(since !== null, (of) => of.where('at', '>=', since as string))
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
        subjectName: row.person_name ?? row.person_email,
        reference: UUID.test(row.subject) ? referenceOf(row.subject) : null,
        before: fieldsOf(row.before),
        after: fieldsOf(row.after),
      })),
      next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    });
  },
);

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const DAY_MS = 86_400_000;

/** Today begins at midnight in Denmark, which is one or two hours before that of the log. */
function sinceOf(since: AuditFilter['since'], now: Date): string | null {
  if (since === '') return null;
  if (since !== 'today') {
    return new Date(now.getTime() - (since === 'week' ? 7 : 30) * DAY_MS).toISOString();
  }
  const today = danishDayOf(now);
  const hours = Array.from({ length: 25 }, (_, back) => new Date(hourOf(now) - back * HOUR_MS));
  const first = hours.findLast((hour) => danishDayOf(hour) === today) ?? now;
  return first.toISOString();
}

const HOUR_MS = 3_600_000;
const hourOf = (moment: Date) => Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS;

function fieldsOf(stored: unknown): AuditRow['before'] {
  return stored === null ? null : (decodeJson(stored as never) as AuditRow['before']);
}
