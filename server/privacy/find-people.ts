import { sql } from 'kysely';
import { danishPhone } from '../../domain/danish-phone.ts';
import { oneLine } from '../../domain/plain-text.ts';
import type { FoundPerson } from '../../domain/staff/privacy.ts';
import type { Database } from '../db/database.ts';
import { inSmallLetters, patternOf } from '../db/without-case.ts';
import { referenceOf } from '../reference.ts';
import { findQuoted, quotedUnder } from './find-quoted.ts';

/** Fewer signs would find half of all. */
const SHORTEST = 3;
const MOST_FOUND = 20;

type Case = {
  readonly id: string;
  readonly owner_uid: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly created_at: string;
};

/** A mail address as it is compared; a number in its normal form otherwise. */
const contactOf = ({ email, phone }: Pick<Case, 'email' | 'phone'>): string =>
  email?.toLowerCase() ?? phone ?? '';

/**
 * People whom a text names: users, whoever only wrote to us, and whoever is quoted on our pages. A request that nobody was signed in for belongs to
 * the user of its mail address here: staff have made sure of who asks, which the site itself can't.
 */
export async function findPeople(db: Database, text: string): Promise<readonly FoundPerson[]> {
  const sought = oneLine(text).trim();
  if (sought.length < SHORTEST) return [];
  const cases = await casesOf(db, sought);
  const uids = cases.flatMap(({ owner_uid }) => owner_uid ?? []);
  const users = await usersOf(db, sought, uids);
  const people: FoundPerson[] = [];
  for (const user of users) {
    const own = [
      ...(await casesUnder(db, user.email?.toLowerCase() ?? null)),
      ...(await mergedWith(db, user.uid)),
    ];
    const emails = await emailsOf(db, user.uid, [user, ...own]);
    const last = own.map(({ created_at }) => created_at).toSorted();
    people.push({
      uid: user.uid,
      name: user.name,
      email: user.email,
      phone: user.phone,
      contact: user.uid,
      cases: [...new Set([...own.map(({ id }) => id), ...(await quotedUnder(db, emails))])],
      reference: referenceOf(own[0]?.id ?? user.uid),
      lastAt: last.at(-1) ?? user.created_at,
      isStaff: user.role === 'admin',
      quote: null,
    });
  }
  const covered = new Set(people.flatMap((person) => person.cases));
  const strangers = Map.groupBy(
    cases.filter(({ id, owner_uid }) => owner_uid === null && !covered.has(id)),
    contactOf,
  );
  for (const [contact, own] of strangers) {
    if (contact === '') continue;
    const first = own[0]!;
    people.push({
      uid: null,
      name: first.name,
      email: first.email,
      phone: first.phone,
      contact,
      cases: [...own.map(({ id }) => id), ...(await quotedUnder(db, inSmall(own)))],
      reference: referenceOf(first.id),
      lastAt:
        own
          .map(({ created_at }) => created_at)
          .toSorted()
          .at(-1) ?? first.created_at,
      isStaff: false,
      quote: null,
    });
  }
  const theirs = new Set(people.flatMap((person) => person.cases));
  const quoted = (await findQuoted(db, [sought, ...people.flatMap(firstNameOf)])).filter(
    ({ contact }) => !theirs.has(contact),
  );
  return [...people.slice(0, MOST_FOUND), ...quoted.slice(0, MOST_FOUND)];
}

type Mailed = { readonly email: string | null };

const inSmall = (people: readonly Mailed[]): ReadonlySet<string> =>
  new Set(people.flatMap(({ email }) => email?.toLowerCase() ?? []));

/** Every mail address that a user has given us. */
async function emailsOf(db: Database, uid: string, known: readonly Mailed[]) {
  const given: Mailed[] = [];
  for (const table of ['offer_requests', 'contact_messages'] as const) {
    given.push(
      ...(await db.selectFrom(table).select('email').where('owner_uid', '=', uid).execute()),
    );
  }
  return inSmall([...known, ...given]);
}

/** Quotes stand with a first name: who is found by number or mail address may be one of them, which staff see. */
function firstNameOf({ name }: FoundPerson): readonly string[] {
  const [first = ''] = (name ?? '').split(/\s/);
  return first.length < SHORTEST ? [] : [first];
}

/** Everything of one who is no user, by what they wrote from. */
export async function findContact(db: Database, contact: string): Promise<FoundPerson | null> {
  const found = await findPeople(db, contact);
  return found.find((person) => person.uid === null && person.contact === contact) ?? null;
}

export async function findUser(db: Database, uid: string): Promise<FoundPerson | null> {
  const found = await findPeople(db, uid);
  return found.find((person) => person.uid === uid) ?? null;
}

function usersOf(db: Database, sought: string, uids: readonly string[]) {
  const phone = danishPhone(sought);
  return db
    .selectFrom('users')
    .leftJoin('admins', 'admins.uid', 'users.uid')
    .select([
      'users.uid',
      'users.name',
      'users.email',
      'users.phone',
      'users.created_at',
      'admins.role',
    ])
    .where((row) =>
      row.or([
        row('users.uid', 'in', [sought, ...uids]),
        sql<boolean>`lower(users.email) = ${sought.toLowerCase()}`,
        sql<boolean>`${inSmallLetters(sql`users.name`)} like ${likeOf(sought)} escape '\\'`,
        ...(phone === null ? [] : [row('users.phone', '=', phone)]),
      ]),
    )
    .orderBy('users.uid')
    .limit(MOST_FOUND)
    .execute();
}

const likeOf = (text: string) => patternOf(text.toLowerCase());

async function casesOf(db: Database, sought: string): Promise<readonly Case[]> {
  const phone = danishPhone(sought);
  // A reference is the end of an id, in two groups.
  const tail = sought.toUpperCase().replaceAll(/[\s-]/g, '');
  const found: Case[] = [];
  for (const table of ['offer_requests', 'contact_messages'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'owner_uid', 'name', 'email', 'phone', 'created_at'])
      .where((row) =>
        row.or([
          sql<boolean>`lower(email) = ${sought.toLowerCase()}`,
          sql<boolean>`${inSmallLetters(sql`name`)} like ${likeOf(sought)} escape '\\'`,
          ...(/^[\dA-F]{10}$/.test(tail) ? [sql<boolean>`upper(id) like ${`%${tail}`}`] : []),
          ...(phone === null ? [] : [row('phone', '=', phone)]),
        ]),
      )
      .orderBy('id', 'desc')
      .limit(200)
      .execute();
    found.push(...rows);
  }
  return found;
}

async function casesUnder(db: Database, email: string | null): Promise<readonly Case[]> {
  if (email === null) return [];
  const own = await casesOf(db, email);
  return own.filter((row) => row.owner_uid === null && row.email?.toLowerCase() === email);
}

/** Requests that nobody was signed in for, and that staff merged with one of the user's: one person sent both. */
async function mergedWith(db: Database, uid: string): Promise<readonly Case[]> {
  const { rows } = await sql<Case>`
    select other.id, other.owner_uid, other.name, other.email, other.phone, other.created_at
    from offer_requests as own
    join offer_requests as other on other.same_person_as = own.id
      or other.id = own.same_person_as or other.same_person_as = own.same_person_as
    where own.owner_uid = ${uid} and other.owner_uid is null
    order by other.id desc limit 200`.execute(db);
  return rows;
}
