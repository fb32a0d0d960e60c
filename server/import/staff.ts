import { isoTime, textOf, type Document } from './known-fields.ts';
import { refuse, take, type Plan } from './outcome.ts';
import type { People } from './people.ts';

const unknownIn = (document: Document, known: readonly string[]) =>
  Object.keys(document)
    .filter((name) => !known.includes(name))
    .map((name) => `${name}: unknown field`);

export async function planAdmin(people: People, id: string, document: Document): Promise<Plan> {
  const role = textOf(document['role'], 40);
  if (role === null) return refuse('role is missing.');
  const uid = (await people.userHere(id)) ?? id;
  return take(
    async (transaction) => {
      await transaction
        .insertInto('admins')
        .values({ uid, role })
        .onConflict((conflict) => conflict.column('uid').doNothing())
        .execute();
    },
    unknownIn(document, ['role']),
  );
}

export async function planAdminRequest(
  people: People,
  id: string,
  document: Document,
): Promise<Plan> {
  const email = textOf(document['email'], 254);
  if (email === null) return refuse('email is missing.');
  const requested_at = isoTime(document['requestedAt']);
  if (requested_at === null) return refuse('requestedAt is missing or not a time.');
  const uid = (await people.userHere(id)) ?? id;
  return take(
    async (transaction) => {
      await transaction
        .insertInto('admin_requests')
        .values({ uid, email, requested_at })
        .onConflict((conflict) => conflict.column('uid').doNothing())
        .execute();
    },
    unknownIn(document, ['email', 'uid', 'requestedAt']),
  );
}
