import { danishPhone } from '../../domain/danish-phone.ts';
import type { Services } from '../services.ts';
import { hiddenIdentity } from '../privacy/hidden-identity.ts';
import { textOf, type Document } from './known-fields.ts';
import { refuse, take, type Plan } from './outcome.ts';

const LONGEST_UID = 128;

/** Under what a document is kept: a user, or a phone number whose owner has not signed in yet. */
export type OwnerKey = {
  readonly key: string;
  readonly uid: string | null;
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

export async function peopleOf(services: Services): Promise<People> {
  const { db, secret, now } = services;
  const hereOf = new Map<string, string>();
  const stones = await db.selectFrom('tombstones').select(['uid_hash', 'phone_hash']).execute();
  const erased = new Set(stones.flatMap((stone) => [stone.uid_hash, stone.phone_hash]));
  const isErased = (id: string) => {
    const phone = danishPhone(id);
    const isGone = (kind: 'uid' | 'phone', who: string) =>
      erased.has(hiddenIdentity(kind, who, secret));
    return isGone('uid', id) || (phone !== null && isGone('phone', phone));
  };
  const userHere = async (uid: string) => {
    const known = hereOf.get(uid);
    if (known !== undefined) return known;
    const row = await db
      .selectFrom('users')
      .select('uid')
      .where('uid', '=', uid)
      .executeTakeFirst();
    return row?.uid ?? null;
  };
  return {
    isErased,
    userHere,
    async ownerKey(id) {
      const phone = danishPhone(id);
      if (phone !== null) return { key: phone, uid: null };
      const uid = await userHere(id);
      return uid === null ? null : { key: uid, uid };
    },
    async planUser(user) {
      const uid = textOf(user['uid'], LONGEST_UID);
      if (uid === null) return refuse('uid is missing.');
      const given = user['phone'] ?? null;
      const phone = typeof given === 'string' ? danishPhone(given) : null;
      if (given !== null && phone === null) return refuse('phone is not a Danish number.');
      if (phone !== null && isErased(phone)) return refuse('Erased on their own wish.');
      const same = await db
        .selectFrom('users')
        .select('uid')
        .where((row) => row.or([row('uid', '=', uid), row('phone', '=', phone ?? '')]))
        .executeTakeFirst();
      hereOf.set(uid, same?.uid ?? uid);
      const known = ['uid', 'phone', 'email', 'googleSub'];
      const leftOut = Object.keys(user)
        .filter((name) => !known.includes(name))
        .map((name) => `${name}: unknown field`);
      const note = 'uid: the number has a user here already, who is given what is theirs';
      if (same !== undefined && same.uid !== uid) leftOut.push(note);
      return take(async (transaction) => {
        if (same !== undefined) return;
        const email = textOf(user['email'], 254);
        const google_sub = textOf(user['googleSub'], 255);
        await transaction
          .insertInto('users')
          .values({ uid, phone, email, google_sub, created_at: now().toISOString() })
          .execute();
      }, leftOut);
    },
  };
}
