import { sql, type Kysely, type Transaction } from 'kysely';
import { encodeJson } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import { inSmallLetters } from '../db/without-case.ts';
import { ERASED, likelyTexts, withoutPerson, type PersonKeys } from './person-in-text.ts';
import type { Condition, Entry, KeyKind, Person, Table } from './register/entry.ts';
import { REGISTER, TABLES } from './register/register.ts';
import { rowsOf } from './register/rows-of.ts';

/** What an erasure has to know of a person before their rows are gone. */
export type Erased = {
  readonly keys: PersonKeys;
  /** Ids by which the audit log names what is theirs. */
  readonly subjects: readonly string[];
};

/** Rows of the log looked through at a time: each takes the database a moment only. */
const AT_A_TIME = 5000;

/** Fields of the log that hold codes, days and ids; whatever else a line says of somebody's thing is words. */
const CODED = new Set(
  'stage step due status role decision version priceBook validUntil owner ownerUid owner_uid merged merged_into open apart chosen note contractSha256'.split(
    ' ',
  ),
);

/** @param who as an erasure finds their rows */
export async function readErased(db: Kysely<Tables>, who: Person): Promise<Erased> {
  const found: Record<KeyKind, Set<string>> = {
    names: new Set(),
    emails: new Set(),
    phones: new Set(),
    streets: new Set(),
  };
  const subjects: string[] = [];
  for (const table of TABLES) {
    const { names = [], key } = REGISTER[table] as Entry<Table>;
    const own = rowsOf(table, who);
    if (own === null) continue;
    for (const [kind, column] of names) {
      const text =
        typeof column === 'string' ? sql<string>`${sql.ref(`${table}.${column}`)}` : column;
      for (const told of await texts(db, table, text, own)) found[kind].add(told);
    }
    if (key === null) continue;
    const ids = await texts(db, table, sql`cast(${sql.ref(`${table}.${key}`)} as text)`, own);
    subjects.push(
      ...ids,
      ...(table === 'testimonials' ? ids.map((id) => `testimonial ${id}`) : []),
    );
  }
  const { names, emails, phones, streets } = found;
  const keys = {
    names: [...names],
    emails: [...emails],
    phones: [...phones],
    streets: [...streets],
  };
  return { keys, subjects };
}

async function texts(
  db: Kysely<Tables>,
  table: Table,
  text: ReturnType<typeof sql>,
  own: Condition,
): Promise<readonly string[]> {
  const { rows } = await sql<{ told: string | null }>`
    select distinct ${text} as told from ${sql.table(table)} where ${own}`.execute(db);
  return rows.flatMap(({ told }) => (told === null || told.trim() === '' ? [] : [told]));
}

/**
 * Takes an erased person out of what staff have written and of its copies in the audit log, in the caller's transaction.
 * Lines of the log stay, without the words.
 * @param at when
 */
export async function redactWords(
  transaction: Transaction<Tables>,
  { keys, subjects }: Erased,
  at: string,
): Promise<void> {
  const redact = withoutPerson(keys);
  const likely = likelyTexts(keys);
  if (likely.length > 0) {
    // The log's lines are named one by one before the database lets them change.
    for (const table of TABLES.filter((one) => one !== 'audit_log')) {
      const { words = {} } = REGISTER[table] as Entry<Table>;
      for (const [column, whose] of Object.entries(words)) {
        if (whose === 'named') await redactColumn(transaction, [table, column], likely, redact);
      }
    }
  }
  await redactLog(transaction, { subjects, likely, redact, at });
}

/** Whether a text, in small letters, is like one of these patterns. */
const isLike = (text: ReturnType<typeof sql>, likely: readonly string[]): Condition => {
  const small = inSmallLetters(text);
  const any = likely.map((pattern) => sql`${small} like ${pattern}`);
  return sql`(${any.length === 0 ? sql`false` : sql.join(any, sql` or `)})`;
};

async function redactColumn(
  transaction: Transaction<Tables>,
  [table, column]: readonly [Table, string],
  likely: readonly string[],
  redact: (text: string) => string,
): Promise<void> {
  const text = sql<string>`cast(${sql.ref(column)} as text)`;
  // A quote that was sent is its customer's, word for word.
  const open = table === 'quotes' ? sql`status = 'draft'` : sql`true`;
  const { rows } = await sql<{ told: string }>`
    select distinct ${text} as told from ${sql.table(table)} where ${open} and ${isLike(text, likely)}`.execute(
    transaction,
  );
  for (const { told } of rows) {
    const left = redactStored(told, redact);
    if (left === told) continue;
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${left}
      where ${open} and ${text} = ${told}`.execute(transaction);
  }
}

/** Of JSON each text in it, so that it stays JSON. */
function redactStored(told: string, redact: (text: string) => string): string {
  if (!/^[[{]/.test(told)) return redact(told);
  try {
    const before: unknown = JSON.parse(told);
    const after = eachText(before, (text) => redact(text));
    return encodeJson(after) === encodeJson(before) ? told : encodeJson(after);
  } catch {
    return redact(told);
  }
}

/** @param field the name under which it stands; of a list that of the list */
function eachText(
  value: unknown,
  to: (text: string, field: string) => string,
  field = '',
): unknown {
  if (typeof value === 'string') return to(value, field);
  if (Array.isArray(value)) return value.map((one) => eachText(one, to, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, eachText(one, to, name)]),
  );
}

type Log = Pick<Erased, 'subjects'> & {
  readonly likely: readonly string[];
  readonly redact: (text: string) => string;
  readonly at: string;
};

async function redactLog(
  transaction: Transaction<Tables>,
  { subjects, likely, redact, at }: Log,
): Promise<void> {
  const theirs = new Set(subjects);
  const told = sql`coalesce(cast(before as text), '') || ' ' || coalesce(cast(after as text), '')`;
  const among = sql`subject in (${sql.join(['', ...subjects])})`;
  for (let after = ''; ;) {
    const { rows: ends } = await sql<{ id: string | null }>`
      select max(id) as id from
        (select id from audit_log where id > ${after} order by id limit ${AT_A_TIME}) as part`.execute(
      transaction,
    );
    const end = ends[0]?.id ?? null;
    if (end === null) return;
    const { rows } = await sql<Line>`
      select id, subject, cast(before as text) as before, cast(after as text) as after from audit_log
      where id > ${after} and id <= ${end} and (before is not null or after is not null)
        and (${among} or ${isLike(told, likely)})`.execute(transaction);
    for (const line of rows)
      await redactLine(transaction, line, theirs.has(line.subject), redact, at);
    after = end;
  }
}

type Line = {
  readonly id: string;
  readonly subject: string;
  readonly before: string | null;
  readonly after: string | null;
};

async function redactLine(
  transaction: Transaction<Tables>,
  { id, before, after }: Line,
  isTheirs: boolean,
  redact: (text: string) => string,
  at: string,
): Promise<void> {
  const left = (side: string | null) =>
    side === null
      ? null
      : encodeJson(
          eachText(JSON.parse(side), (text, field) =>
            isTheirs && !CODED.has(field) && text !== '' ? ERASED : redact(text),
          ),
        );
  const [was, is] = [left(before), left(after)];
  const same = (one: string | null, other: string | null) =>
    one === other || (one !== null && other !== null && encodeJson(JSON.parse(one)) === other);
  if (same(before, was) && same(after, is)) return;
  await transaction
    .insertInto('audit_redactions')
    .values({ entry_id: id, at })
    .onConflict((conflict) => conflict.column('entry_id').doNothing())
    .execute();
  await sql`update audit_log set before = ${was}, after = ${is} where id = ${id}`.execute(
    transaction,
  );
}
