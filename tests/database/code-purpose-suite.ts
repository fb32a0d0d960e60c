import { describe, expect, test } from 'vitest';
import type { CodePurpose } from '../../server/identity/code-message.ts';
import { confirmByCode } from '../../server/identity/confirm-by-code.ts';
import { pendingCode } from '../../server/identity/pending-code.ts';
import { isConfirmed, readSession } from '../../server/identity/session.ts';
import {
  ask,
  browserWithCode,
  enter,
  kinds,
  MINUTE_MS,
  newestCode,
  openTwo,
  NORMAL,
  other,
  type Services,
} from './identity-steps.ts';
import { whoOf } from '../../server/use-case/who.ts';
import type { OpenServices } from './open-services.ts';

const SIGNED_IN = { uid: 'anna', phone: NORMAL, sessionId: 's', role: null };

export function codePurposeSuite(open: OpenServices): void {
  describe('a phone code is only good for its purpose', () => {
    const confirm = (
      services: Services,
      { browserToken, code }: { browserToken: string; code: string },
    ) => confirmByCode(services, whoOf(SIGNED_IN, 'a'), { purpose: 'delete', code, browserToken });

    test('one to sign in with deletes nothing, and still signs in', async () => {
      const { servers, services } = await openTwo(open);
      const browserToken = await browserWithCode(services);
      const code = await newestCode(services);
      const deleting = await Promise.all(
        servers.map((server) => confirm(server, { browserToken, code })),
      );
      expect(kinds(deleting)).toEqual(['no-code', 'no-code']);
      expect(kinds([await enter(services, browserToken, code)])).toEqual(['ok']);
    });

    test('one for deleting signs nobody in, and is used once', async () => {
      const { servers, services } = await openTwo(open);
      const browserToken = await browserWithCode(services, { purpose: 'delete' });
      const code = await newestCode(services);
      expect(kinds([await enter(services, browserToken, code)])).toEqual(['no-code']);
      expect(await services.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
      const confirmed = await Promise.all(
        servers.map((server) => confirm(server, { browserToken, code })),
      );
      expect(kinds(confirmed).sort()).toEqual(['no-code', 'ok']);
    });

    test('one for one’s data confirms the session for a quarter of an hour; so does signing in', async () => {
      const { services, advance } = await open();
      const { db } = services;
      const first = await browserWithCode(services);
      const entered = await enter(services, first, await newestCode(services));
      if (!entered.ok) throw new Error(entered.error.kind);
      const signedIn = await readSession(db, entered.value, services.now());
      if (signedIn === null) throw new Error('not signed in');
      const { sessionId } = signedIn;
      const isFresh = () => isConfirmed(db, sessionId, services.now());
      expect(await isFresh()).toBe(true);
      advance(15 * MINUTE_MS);
      expect(await isFresh()).toBe(false);
      const who = whoOf(signedIn, 'a');
      const deleting = await browserWithCode(services, { purpose: 'delete' });
      const forDeleting = { browserToken: deleting, code: await newestCode(services) };
      expect(
        kinds([await confirmByCode(services, who, { ...forDeleting, purpose: 'export' })]),
      ).toEqual(['no-code']);
      expect(await isFresh()).toBe(false);
      advance(1);
      const browserToken = await browserWithCode(services, { purpose: 'export' });
      const code = await newestCode(services);
      const confirmed = await confirmByCode(services, who, {
        browserToken,
        code,
        purpose: 'export',
      });
      expect(kinds([confirmed])).toEqual(['ok']);
      expect(await isFresh()).toBe(true);
      advance(15 * MINUTE_MS);
      expect(await isFresh()).toBe(false);
    });

    test('a row changed to another purpose has a MAC that does not fit', async () => {
      const { services } = await open();
      const browserToken = await browserWithCode(services);
      const code = await newestCode(services);
      await services.db.updateTable('phone_codes').set({ purpose: 'delete' }).execute();
      expect(kinds([await confirm(services, { browserToken, code })])).toEqual(['wrong-code']);
    });

    test('requested for another purpose at once, the browser gets another message and no more tries', async () => {
      const { services, advance } = await open();
      const browserToken = await browserWithCode(services);
      const first = await newestCode(services);
      for (let slip = 0; slip < 3; slip++) await enter(services, browserToken, other(first));
      advance(1);
      expect(kinds([await ask(services, { purpose: 'delete', browserToken })])).toEqual(['ok']);
      const code = await newestCode(services);
      const waiting = (purpose: CodePurpose) =>
        pendingCode(services, whoOf(null, 'a'), { browserToken, purpose });
      expect(kinds([await waiting('sign-in'), await waiting('delete')])).toEqual(['none', 'ok']);
      const slips = [other(code), other(code)].map((slip) =>
        confirm(services, { browserToken, code: slip }),
      );
      expect(kinds(await Promise.all(slips))).toEqual(['wrong-code', 'wrong-code']);
      expect(kinds([await confirm(services, { browserToken, code })])).toEqual(['wrong-code']);
    });
  });
}
