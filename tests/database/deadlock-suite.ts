import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../server/db/in-transaction.ts';
import { storeUser } from '../../server/testing/store-user.ts';
import type { OpenServices } from './open-services.ts';

const ROUNDS = 5;

/** @param open real services on the database under test */
export function deadlockSuite(open: OpenServices): void {
  describe('two transactions that want the same rows in opposite order', () => {
    test('are both done, whichever is broken off first', async () => {
      const { services } = await open();
      const { db } = services;
      for (const uid of ['one', 'other']) await storeUser(services, { uid, phone: null });
      const name = (uid: string) =>
        db.selectFrom('users').select('name').where('uid', '=', uid).executeTakeFirstOrThrow();
      for (let round = 0; round < ROUNDS; round++) {
        // Each has its first row before either wants its second.
        let waiting = 2;
        let meet: () => void = () => undefined;
        const met = new Promise<void>((resolve) => (meet = resolve));
        const rename = (uids: readonly string[], mark: string) => {
          let isFirstTry = true;
          return inTransaction(db, async (transaction) => {
            for (const [index, uid] of uids.entries()) {
              await transaction
                .updateTable('users')
                .set({ name: mark })
                .where('uid', '=', uid)
                .execute();
              if (index > 0 || !isFirstTry) continue;
              isFirstTry = false;
              waiting -= 1;
              if (waiting === 0) meet();
              // An embedded database lets only one in.
              await Promise.race([met, new Promise((done) => setTimeout(done, 200))]);
            }
          });
        };
        await Promise.all([rename(['one', 'other'], 'a'), rename(['other', 'one'], 'b')]);
        expect((await name('one')).name).toBe((await name('other')).name);
      }
    });
  });
}
