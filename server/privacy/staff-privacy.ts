import { sql } from 'kysely';
import { fail, ok, type Result } from '../../domain/result.ts';
import type {
  FoundPerson,
  KeptOf,
  KeptRow,
  PersonKey,
  RetentionLine,
} from '../../domain/staff/privacy.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { newId } from '../db/new-id.ts';
import { notePublication } from '../publishing/publications.ts';
import type { Services } from '../services.ts';
import { removeFiles } from '../uploads/remove-files.ts';
import { hiddenName } from '../use-case/audit-log.ts';
import { command, query, type Change } from '../use-case/use-case.ts';
import type { Locale } from '../../words/locale.ts';
import { forgottenSinceYesterday } from './count-forgotten.ts';
import { drawOwnReports, type ReportWords } from './draw-own-report.ts';
import { dropOldPages, erasePerson } from './erase.ts';
import { findContact, findPeople, findUser } from './find-people.ts';
import { ownRowsOf } from './my-data.ts';
import { myDataZip } from './my-data-zip.ts';
import type { Table } from './register/entry.ts';
import { REGISTER, TABLES } from './register/register.ts';
import { eraseWithWords } from './erase-with-words.ts';
import { withoutPerson } from './person-in-text.ts';
import { readErased } from './redact-words.ts';
import { whenItGoes } from './when-it-goes.ts';

const LONGEST_REASON = 500;
/** By then every row that a rule is about has been kept long enough. */
const END_OF_TIME = '9999-12-31T23:59:59.999Z';

/** No user is called so: who is none has no rows by a uid. */
const NOBODY = 'nobody';

type NotFound = { readonly kind: 'not-found' };

/** Whoever is found by a number, a mail address, a name or a case. What was looked for stands nowhere. */
export const searchPeople = command(
  { name: 'privacy.search', access: 'staff', idempotent: 'always', audit: 'person-search' },
  async (
    { db, now, change }: Pick<Services, 'db' | 'now'> & { readonly change: Change },
    _who,
    { text }: { readonly text: string },
  ) => {
    const found = await findPeople(db, text);
    return change((_transaction, about) => {
      about({ id: newId(now()), after: { found: found.length } });
      return Promise.resolve(ok(found));
    });
  },
);

const personOf = (db: Database, key: PersonKey): Promise<FoundPerson | null> =>
  key.kind === 'user' ? findUser(db, key.uid) : findContact(db, key.contact);

/** The keys by which the register finds a person's rows. */
const keysOf = ({ uid, phone, cases }: FoundPerson) => ({
  uid: uid ?? NOBODY,
  // Of who is no user a number proves nothing: only what they sent themselves is theirs.
  phone: uid === null ? null : phone,
  cases,
});

/** A person, and what of each table is theirs, as an erasure finds it. */
export const readPerson = query(
  { name: 'privacy.read', access: 'staff' },
  async (
    { db, now, secret }: Pick<Services, 'db' | 'now' | 'secret'>,
    _who,
    { key }: { readonly key: PersonKey },
  ): Promise<Result<KeptOf, NotFound>> => {
    const person = await personOf(db, key);
    if (person === null) return fail({ kind: 'not-found' });
    const counts = await countedOf(db, person);
    const untilOf = whenItGoes({ db, now }, [...counts.keys()], (table) =>
      ownRowsOf(table, keysOf(person)),
    );
    const rows: KeptRow[] = [];
    for (const [table, count] of counts) {
      rows.push({ table, count, why: REGISTER[table].why, until: await untilOf(table) });
    }
    const empty = TABLES.filter((table) => REGISTER[table].why !== null && !counts.has(table));
    return ok({ person, rows, empty, logged: await loggedOf(db, person, secret) });
  },
);

/** By whose ids the log names what somebody has done or asked for. */
const NAMED_IN_LOG: readonly Table[] = ['offer_requests', 'contact_messages', 'quotes', 'reports'];

/** How many rows of the log tell of what is theirs, or of what they did: those stay, and name nobody. */
async function loggedOf(db: Database, person: FoundPerson, secret: string): Promise<number> {
  const about = NAMED_IN_LOG.map(
    (table) => sql`subject in (select cast(${sql.ref(REGISTER[table].key ?? 'id')} as text)
      from ${sql.table(table)} where ${ownRowsOf(table, keysOf(person))})`,
  );
  const { uid, contact } = person;
  const hidden = [hiddenName(`person ${contact}`, secret)];
  const actors = uid === null ? [] : [hiddenName(`user ${uid}`, secret)];
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from audit_log where ${sql.join(about, sql` or `)}
      or subject in (${sql.join(hidden)}) or actor in (${sql.join(['', ...actors])})`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** How many rows of each table are theirs; of a table without any nothing is said. */
async function countedOf(db: Database, person: FoundPerson): Promise<ReadonlyMap<Table, number>> {
  const counts = new Map<Table, number>();
  for (const table of TABLES) {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.table(table)}
      where ${ownRowsOf(table, keysOf(person))}`.execute(db);
    const count = Number(rows[0]?.count ?? 0);
    if (count > 0) counts.set(table, count);
  }
  return counts;
}

type ErasureRefused =
  NotFound | { readonly kind: 'no-reason' | 'not-confirmed' | 'wrong-words' | 'is-staff' };

type ErasureWish = {
  readonly key: PersonKey;
  /** Staff have made sure that it is them who asks. */
  readonly isConfirmed: boolean;
  readonly reason: string;
  /** Their reference, as it stands on the page: nobody erases by a slip of the hand. */
  readonly typed: string;
};

/** Erases a person for good: what is theirs goes, in every table and every file. */
export const eraseForPerson = command(
  { name: 'privacy.erase', access: 'staff', idempotent: 'no', audit: 'person' },
  async (
    { change, ...services }: Services & { readonly change: Change },
    who,
    wish: ErasureWish,
  ): Promise<Result<{ readonly rows: number }, ErasureRefused>> => {
    const person = await personOf(services.db, wish.key);
    if (person === null) return fail({ kind: 'not-found' });
    if (!wish.isConfirmed) return fail({ kind: 'not-confirmed' });
    const reason = wish.reason.trim().slice(0, LONGEST_REASON);
    if (reason === '') return fail({ kind: 'no-reason' });
    if (wish.typed.trim().toUpperCase() !== person.reference) return fail({ kind: 'wrong-words' });
    // Whoever is staff loses the role first, which the last of them can't.
    if (person.isStaff || person.uid === who.uid) return fail({ kind: 'is-staff' });
    const counts = await countedOf(services.db, person);
    const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const { uid, phone, cases } = person;
    const told = await toldReason(services.db, person, reason);
    if (cases.length > 0) {
      await inTransaction(services.db, async (transaction) => {
        await eraseWithWords(transaction, { cases }, services.now().toISOString());
        // A quote may be among them.
        await notePublication(transaction);
      });
    }
    if (uid !== null) await erasePerson(services, { uid, phone });
    await removeFiles(services);
    await dropOldPages(services);
    return change((_transaction, about) => {
      // By a hash: the log tells that somebody was erased and why, and not who.
      about({ id: person.contact, isOwn: true, after: { rows, reason: told } });
      return Promise.resolve(ok({ rows }));
    });
  },
);

/** Why somebody is erased, as the log may keep it: without whoever it is. */
async function toldReason(db: Database, person: FoundPerson, reason: string): Promise<string> {
  const { uid, phone, cases } = keysOf(person);
  const known = [{ uid }, { cases }, ...(phone === null ? [] : [{ phone, until: END_OF_TIME }])];
  let told = reason;
  for (const who of known) told = withoutPerson((await readErased(db, who)).keys)(told);
  return told;
}

/** All that is stored about somebody, as the zip that they would get themselves. */
export const exportForPerson = command(
  { name: 'privacy.export', access: 'staff', idempotent: 'always', audit: 'person' },
  async (
    { change, ...services }: Services & { readonly change: Change },
    who,
    {
      key,
      isConfirmed,
      words,
    }: Pick<ErasureWish, 'key' | 'isConfirmed'> & {
      readonly words: ReportWords;
    },
    locale: Locale,
  ): Promise<
    Result<ReadableStream<Uint8Array>, NotFound | { readonly kind: 'not-confirmed' | 'under-way' }>
  > => {
    const person = await personOf(services.db, key);
    if (person === null) return fail({ kind: 'not-found' });
    if (!isConfirmed) return fail({ kind: 'not-confirmed' });
    const keys = keysOf(person);
    const draw = drawOwnReports(services, { ...who, uid: keys.uid }, { locale, words });
    const zip = myDataZip(services, { person: keys, locale, draw });
    if (zip === null) return fail({ kind: 'under-way' });
    try {
      return await change(async (_transaction, about) => {
        about({ id: person.contact, isOwn: true });
        return ok(zip);
      });
    } catch (error) {
      await zip.cancel();
      throw error;
    }
  },
);

/** How long what is kept, table by table, as the register says. */
export const readRetention = query(
  { name: 'privacy.retention', access: 'staff' },
  async ({ db, now }: Pick<Services, 'db' | 'now'>, _who, _input: object) => {
    const deletedBy = await forgottenSinceYesterday(db, now());
    const lines: RetentionLine[] = [];
    for (const table of TABLES) {
      const { kept } = REGISTER[table];
      if (kept.length === 0) continue;
      for (const rule of kept) {
        const days: number[] = [];
        // The rule itself says how far back it looks.
        const everOver = rule.over((back) => {
          days.push(back);
          return END_OF_TIME;
        });
        const { rows } = await sql<{ count: number | string }>`
          select count(*) as count from ${sql.table(table)} where ${everOver}`.execute(db);
        const longest = Math.max(0, ...days);
        lines.push({
          table,
          what: rule.what,
          days: longest === 0 ? null : longest,
          rows: Number(rows[0]?.count ?? 0),
          deleted: deletedBy(table, rule.what),
        });
      }
    }
    return ok<readonly RetentionLine[]>(lines.toSorted((a, b) => (a.days ?? 0) - (b.days ?? 0)));
  },
);
