import { danishPhone } from '../../domain/danish-phone.ts';
import { ok, type Result } from '../../domain/result.ts';
import type { Services } from '../services.ts';
import { hiddenIdentity } from '../privacy/hidden-identity.ts';
import { readTombstoneFile } from '../privacy/tombstone-file.ts';
import { textOf, UNKNOWN_VALUE, unknownIn, type Document } from './known-fields.ts';
import { alreadyHere, refuse, take, type Plan, type Refused } from './outcome.ts';

export const LONGEST_UID = 128;
export const ERASED = 'Erased on their own wish.';
export const NOT_A_USER = 'Its owner is not among the users.';

/** Under what a document is kept: a user, or a phone number whose owner has not signed in yet. */
export type OwnerKey = {
  readonly key: string;
  readonly uid: string | null;
  readonly phone: string | null;
};

/** Who the file's users are here. */
export type People = {
  readonly planUser: (user: Document) => Promise<Plan>;
  /** @returns null: nobody of the file or of the database */
  readonly userHere: (uid: string) => Promise<string | null>;
  readonly ownerKey: (id: string) => Promise<OwnerKey | null>;
  /** Erased on their own wish: nothing of theirs is brought back. */
  readonly isErased: (id: string) => boolean;
};

type User = {
  readonly uid: string;
  readonly phone: string | null;
  readonly google_sub: string | null;
  readonly email: string | null;
};

/** Names of fields as the file has them. */
const IDENTITY = [
  ['phone', 'phone'],
  ['googleSub', 'google_sub'],
  ['email', 'email'],
] as const;

export async function peopleOf(services: Services): Promise<People> {
  const { db, now } = services;
  const isErased = await erasedOf(services);
  const seen = new Set<string>();
  /** Users of this file that are new, and who a file's user is here. */
  const planned: Record<'uid' | 'phone' | 'google_sub', Map<string, User>> = {
    uid: new Map(),
    phone: new Map(),
    google_sub: new Map(),
  };
  const hereOf = new Map<string, User>();

  const find = async (column: keyof typeof planned, value: string | null) => {
    if (value === null) return null;
    const stored = await db
      .selectFrom('users')
      .select(['uid', 'phone', 'google_sub', 'email'])
      .where(column, '=', value)
      .executeTakeFirst();
    return planned[column].get(value) ?? stored ?? null;
  };
  const personOf = async (uid: string) => hereOf.get(uid) ?? (await find('uid', uid));

  /** By uid, else by the number, which codes have shown to be theirs, else by their Google account. */
  const whoIs = async (user: User): Promise<Result<User | null, Refused>> => {
    const same = await find('uid', user.uid);
    if (same !== null) return ok(same);
    const byPhone = await find('phone', user.phone);
    const byGoogle = await find('google_sub', user.google_sub);
    if (byGoogle === null || byPhone?.uid === byGoogle.uid) return ok(byPhone);
    if (byPhone !== null) return refuse('phone and googleSub are those of two different users.');
    if (user.phone === null) return ok(byGoogle);
    return refuse('googleSub is that of a user who has not this number.');
  };

  return {
    isErased,
    async userHere(uid) {
      return (await personOf(uid))?.uid ?? null;
    },
    async ownerKey(id) {
      const number = danishPhone(id);
      const user = number === null ? await personOf(id) : await find('phone', number);
      if (user !== null) return { key: user.uid, uid: user.uid, phone: user.phone };
      return number === null ? null : { key: number, uid: null, phone: number };
    },
    async planUser(document) {
      const read = userIn(document);
      if (!read.ok) return read;
      const { user, leftOut } = read.value;
      if (seen.has(user.uid)) return refuse('The file has this uid twice; the first one counts.');
      seen.add(user.uid);
      if (user.phone !== null && isErased(user.phone)) return refuse(ERASED);
      const who = await whoIs(user);
      if (!who.ok) return who;
      if (who.value !== null) {
        hereOf.set(user.uid, who.value);
        return alreadyHere([...leftOut, ...notGiven(user, who.value)]);
      }
      hereOf.set(user.uid, user);
      planned.uid.set(user.uid, user);
      if (user.phone !== null) planned.phone.set(user.phone, user);
      if (user.google_sub !== null) planned.google_sub.set(user.google_sub, user);
      return take(async (transaction) => {
        await transaction
          .insertInto('users')
          .values({ ...user, created_at: now().toISOString() })
          .execute();
      }, leftOut);
    },
  };
}

async function erasedOf({ db, settings, secret }: Services): Promise<People['isErased']> {
  const stones = await db.selectFrom('tombstones').select(['uid_hash', 'phone_hash']).execute();
  const erased = new Set(stones.flatMap((stone) => [stone.uid_hash, stone.phone_hash]));
  // A database from an older backup knows less than the file beside it.
  for (const { uidHash, phoneHash } of readTombstoneFile(settings))
    erased.add(uidHash).add(phoneHash);
  return (id) => {
    const phone = danishPhone(id);
    const isGone = (kind: 'uid' | 'phone', who: string) =>
      erased.has(hiddenIdentity(kind, who, secret));
    return isGone('uid', id) || (phone !== null && isGone('phone', phone));
  };
}

function userIn(
  document: Document,
): Result<{ readonly user: User; readonly leftOut: readonly string[] }, Refused> {
  const uid = textOf(document['uid'], LONGEST_UID);
  if (uid === null) return refuse('uid is missing.');
  // Records are kept under numbers: a user must not be taken for one.
  if (danishPhone(uid) !== null) return refuse('uid is a phone number.');
  const number = document['phone'] === '' ? null : (document['phone'] ?? null);
  const phone = typeof number === 'string' ? danishPhone(number) : null;
  if (number !== null && phone === null) return refuse('phone is not a Danish number.');
  const user = {
    uid,
    phone,
    google_sub: textOf(document['googleSub'], 255),
    email: textOf(document['email'], 254),
  };
  const leftOut = IDENTITY.filter(
    ([name, column]) => user[column] === null && (document[name] ?? '') !== '',
  ).map(([name]) => `${name}: ${UNKNOWN_VALUE}`);
  return ok({
    user,
    leftOut: [...unknownIn(document, ['uid', 'phone', 'googleSub', 'email']), ...leftOut],
  });
}

/** A user who is here keeps their own. */
function notGiven(user: User, here: User): readonly string[] {
  const others = IDENTITY.filter(
    ([, column]) => user[column] !== null && user[column] !== here[column],
  ).map(([name]) => `${name}: the user who is here keeps their own`);
  return user.uid === here.uid
    ? others
    : ['uid: this is a user who is here, and who is given what is theirs', ...others];
}
