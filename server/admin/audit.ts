import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { ok } from '../../domain/result.ts';
import { AUDIT_ACTIONS, auditActionsOf } from '../../domain/staff/audit-actions.ts';
import type {
  AuditFilter,
  AuditPage,
  AuditSearch,
  NamedSubject,
} from '../../domain/staff/audit.ts';
import type { Database } from '../db/database.ts';
import { inSmallLetters, patternOf } from '../db/without-case.ts';
import { danishDayOf } from '../danish-day.ts';
import type { Services } from '../services.ts';
import { referenceOf } from '../reference.ts';
import { query } from '../use-case/use-case.ts';
import { auditFields, numberOf, textsOfRecords } from './audit-fields.ts';
import { requestAdminAccess } from './request-access.ts';

const PAGE = 50;
/** So far back one search looks, however long the log is; the next goes on from there. */
export const ROWS_LOOKED_THROUGH = 20_000;

/** Who did what, newest first. */
export const readAudit = query(
  { name: 'admin.read-audit', access: 'staff' },
  async ({ db, now }: Pick<Services, 'db' | 'now'>, _who, search: AuditSearch) => {
    const { text, who, area, deed, before, most = ROWS_LOOKED_THROUGH } = search;
    const { namedActions = [], namedSubjects = [], namedFields = [] } = search;
    const since = sinceOf(search.since, now());
    const sought = text.trim();
    const matches = containing(sought);
    const actors = sought === '' ? [] : await actorsNamed(db, matches);
    const end = sought === '' ? null : await endOfLook(db, before, most);
    const deeds =
      area === '' && deed === '' ? null : await deedCondition(db, auditActionsOf(area, deed));
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
      .$if(deeds !== null, (of) => of.where(deeds!))
      .$if(since !== null, (of) => of.where('at', '>=', since as string))
      .$if(search.row !== '', (of) => of.where('audit_log.id', '=', search.row))
      .$if(before !== null, (of) => of.where('audit_log.id', '<', before as string))
      .$if(end !== null, (of) => of.where('audit_log.id', '>=', end!.id))
      .$if(sought !== '', (of) =>
        of.where((row) =>
          row.or([
            row('action', 'in', ['', ...actionsWith(sought), ...namedActions]),
            row('actor', 'in', ['', ...actors]),
            ...areNamed(namedSubjects),
            ...namedFields.map(hasField),
            matches(ALL_TOLD),
          ]),
        ),
      )
      .orderBy('audit_log.id', 'desc')
      .limit(PAGE + 1)
      .execute();
    const shown = rows.slice(0, PAGE);
    const records = await textsOfRecords(db, shown);
    return ok<AuditPage>({
      rows: shown.map((row) => ({
        id: row.id,
        number: referenceOf(row.id),
        at: row.at,
        action: row.action,
        actor: actorOf(row),
        subjectKind: row.subject_kind,
        subject: row.subject,
        subjectName: row.person_name ?? row.person_email,
        reference: numberOf(row.subject),
        record: records.get(row.subject) ?? null,
        before: auditFields(row.before),
        after: auditFields(row.after),
      })),
      next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : (end?.id ?? null),
      lookedBackTo: rows.length > PAGE ? null : (end?.at ?? null),
      total: await totalOf(db),
    });
  },
);

type Actor = {
  readonly [Name in 'name' | 'email' | 'person_name' | 'person_email']: string | null;
} & { readonly action: string; readonly actor: string; readonly actor_kind: string };

/** Staff, and who asks to be one of them: with the account that they asked by. Nobody else is named. */
function actorOf(row: Actor): string | null {
  if (row.actor_kind === 'staff') return row.name ?? row.email ?? row.actor;
  return row.action === requestAdminAccess.terms.name
    ? (row.person_name ?? row.person_email)
    : null;
}

/** A log may be long: so many are counted, which takes no time. */
const MOST_COUNTED = 10_000;

async function totalOf(db: Database): Promise<AuditPage['total']> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from (select 1 from audit_log limit ${MOST_COUNTED + 1}) as counted`.execute(
    db,
  );
  const count = Number(rows[0]?.count ?? 0);
  return { count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED };
}

/** The last row that a search looks at; null: the log ends before. Found in the order of the ids alone. */
async function endOfLook(
  db: Database,
  before: string | null,
  most: number,
): Promise<{ readonly id: string; readonly at: string } | null> {
  const end = await db
    .selectFrom('audit_log')
    .select('id')
    .$if(before !== null, (of) => of.where('id', '<', before as string))
    .orderBy('id', 'desc')
    .offset(most - 1)
    .limit(2)
    .execute();
  const [last, older] = end;
  if (last === undefined || older === undefined) return null;
  return db
    .selectFrom('audit_log')
    .select(['id', 'at'])
    .where('id', '=', last.id)
    .executeTakeFirstOrThrow();
}

/** A line each: what is looked for has none in it, so it is found in one of them. */
const ALL_TOLD = sql`subject || '\n' || coalesce(person.name, '') || '\n' || coalesce(person.email, '')
  || '\n' || coalesce(cast(before as text), '') || '\n' || coalesce(cast(after as text), '')`;

/** Whether a field of that name, or one that begins so, was changed. */
const hasField = (field: string) =>
  sql<SqlBool>`coalesce(cast(before as text), '') || coalesce(cast(after as text), '')
    like ${patternOf(`"${field}`)} escape '\\'`;

/** A condition for each kind: of rows that staff keep there may be hundreds. */
function areNamed(named: readonly NamedSubject[]) {
  return [...Map.groupBy(named, ({ kind }) => kind)].map(([kind, ofKind]) => {
    const subjects = ofKind.map(({ subject }) => subject);
    const isAny = subjects.includes(null);
    return sql<SqlBool>`(${kind === null ? sql`true` : sql`subject_kind = ${kind}`}
      and ${isAny ? sql`true` : sql`subject in (${sql.join(subjects)})`})`;
  });
}

/** The number by which a thing is spoken of: the end of its id, with a dash in it. */
const REFERENCE = /^([\da-f]{5})-([\da-f]{5})$/i;

const actionsWith = (sought: string) =>
  Object.keys(AUDIT_ACTIONS).filter((action) => action.includes(sought.toLowerCase()));

/** Whether a text holds what is looked for, in any letters. Beyond the Danish alphabet SQLite finds it as typed. */
function containing(sought: string) {
  const typed = sought.replaceAll(/[A-ZÆØÅ]/g, (letter) => letter.toLowerCase());
  const [, first = '', second = ''] = REFERENCE.exec(sought) ?? [];
  const ending = first === '' ? [] : [`%${(first + second).toLowerCase()}%`];
  const patterns = [...new Set([patternOf(sought.toLowerCase()), patternOf(typed), ...ending])];
  return (text: RawBuilder<unknown>) =>
    sql<boolean>`(${sql.join(
      patterns.map((pattern) => holds(text, pattern)),
      sql` or `,
    )})`;
}

/** Danish letters are made small only in rows that hold the rest: it takes as long again, and the log is long. */
function holds(text: RawBuilder<unknown>, pattern: string) {
  const rest = pattern.replaceAll(/[æøå]/g, '_');
  const plain = sql<boolean>`lower(${text}) like ${rest} escape '\\'`;
  return rest === pattern
    ? plain
    : sql<boolean>`(${plain} and ${inSmallLetters(text)} like ${pattern} escape '\\')`;
}

/** So many rows are quicker gathered and sorted than found one by one from the newest on. */
const GATHERED_MOST = 5000;

/** Some deeds, by their index where they are few; where many, SQLite would sort all of them for a page. */
async function deedCondition(db: Database, actions: readonly string[]) {
  const among = sql.join(['', ...actions]);
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from
      (select 1 from audit_log where action in (${among}) limit ${GATHERED_MOST}) as found`.execute(
    db,
  );
  const isFew = Number(rows[0]?.count ?? 0) < GATHERED_MOST;
  return isFew ? sql<boolean>`action in (${among})` : sql<boolean>`action || '' in (${among})`;
}

/** Asked once of those who can be named, and not of each row. */
async function actorsNamed(
  db: Database,
  matches: ReturnType<typeof containing>,
): Promise<readonly string[]> {
  const named = await db
    .selectFrom('admins')
    .innerJoin('users', 'users.uid', 'admins.uid')
    .select('users.uid')
    .where((row) => row.or([matches(sql`users.name`), matches(sql`users.email`)]))
    .execute();
  return named.map(({ uid }) => uid);
}

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
