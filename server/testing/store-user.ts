import { newId } from '../db/new-id.ts';
import type { Services } from '../services.ts';

type TestUser = { readonly uid: string; readonly phone: string | null };

/** Somebody who has signed in before, by a number where one is given. */
export async function storeUser(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { uid = newId(now()), phone = null }: Partial<TestUser> = {},
): Promise<TestUser> {
  // One of the two tells who it is.
  const google_sub = phone === null ? uid : null;
  await db
    .insertInto('users')
    .values({ uid, phone, google_sub, created_at: now().toISOString() })
    .execute();
  return { uid, phone };
}
