import type { Services } from '../services.ts';
import { isoTime, textOf, unknownIn } from './known-fields.ts';
import { alreadyHere, refuse, take, type Planner } from './outcome.ts';
import { LONGEST_UID, type People } from './people.ts';

const NOT_A_UID = 'Its id is not a uid.';

export function adminPlanner({ db }: Services, people: People): Planner {
  const planned = new Map<string, string>();
  return async (id, document) => {
    if (textOf(id, LONGEST_UID) === null) return refuse(NOT_A_UID);
    const role = textOf(document['role'], 40);
    if (role === null) return refuse('role is missing.');
    const uid = (await people.userHere(id)) ?? id;
    const leftOut = unknownIn(document, ['role']);
    const stored = await db
      .selectFrom('admins')
      .select('role')
      .where('uid', '=', uid)
      .executeTakeFirst();
    const here = planned.get(uid) ?? stored?.role;
    if (here === role) return alreadyHere(leftOut);
    if (here !== undefined) return refuse('Is here already with another role, which stays.');
    planned.set(uid, role);
    return take(async (transaction) => {
      await transaction.insertInto('admins').values({ uid, role }).execute();
    }, leftOut);
  };
}

export function adminRequestPlanner({ db }: Services, people: People): Planner {
  const planned = new Map<string, { readonly email: string; readonly requested_at: string }>();
  return async (id, document) => {
    if (textOf(id, LONGEST_UID) === null) return refuse(NOT_A_UID);
    const email = textOf(document['email'], 254);
    if (email === null) return refuse('email is missing.');
    const requested_at = isoTime(document['requestedAt']);
    if (requested_at === null) return refuse('requestedAt is missing or not a time.');
    const uid = (await people.userHere(id)) ?? id;
    const leftOut = unknownIn(document, ['email', 'uid', 'requestedAt']);
    const stored = await db
      .selectFrom('admin_requests')
      .select(['email', 'requested_at'])
      .where('uid', '=', uid)
      .executeTakeFirst();
    const here = planned.get(uid) ?? stored;
    if (here?.email === email && here.requested_at === requested_at) return alreadyHere(leftOut);
    if (here !== undefined) return refuse('Another request of theirs is here already.');
    planned.set(uid, { email, requested_at });
    return take(async (transaction) => {
      await transaction.insertInto('admin_requests').values({ uid, email, requested_at }).execute();
    }, leftOut);
  };
}
