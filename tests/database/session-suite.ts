import { describe, expect, test } from 'vitest';
import { forgetShortLived } from '../../server/privacy/retention.ts';
import {
  createSession,
  endAllSessions,
  endSession,
  readSession,
} from '../../server/identity/session.ts';
import { signIn } from '../../server/identity/sign-in.ts';
import type { TestServices } from '../../server/testing/services.ts';
import {
  browserWithCode,
  DAY_MS,
  enter,
  HOUR_MS,
  MINUTE_MS,
  newestCode,
  PHONE,
} from './identity-steps.ts';
import { whoOf } from '../../server/use-case/who.ts';
import type { OpenServices } from './open-services.ts';

export function sessionSuite(open: OpenServices): void {
  describe('session', () => {
    async function signedIn(opened: TestServices) {
      const { services } = opened;
      const browser = await browserWithCode(services);
      const entered = await enter(services, browser, await newestCode(services));
      if (!entered.ok) throw new Error(entered.error.kind);
      return entered.value;
    }
    const read = ({ services }: TestServices, token: string) =>
      readSession(services.db, token, services.now());

    test('ends after thirty days without use', async () => {
      const opened = await open();
      const token = await signedIn(opened);
      opened.advance(30 * DAY_MS - MINUTE_MS);
      expect(await read(opened, token)).not.toBeNull();
      opened.advance(30 * DAY_MS - MINUTE_MS);
      expect(await read(opened, token)).not.toBeNull();
      opened.advance(30 * DAY_MS);
      expect(await read(opened, token)).toBeNull();
    });

    test('ends after ninety days however much it is used', async () => {
      const opened = await open();
      const token = await signedIn(opened);
      for (let day = 1; day < 90; day++) {
        opened.advance(DAY_MS);
        if ((await read(opened, token)) === null) throw new Error(`ended on day ${day}`);
      }
      opened.advance(DAY_MS);
      expect(await read(opened, token)).toBeNull();
    });

    // One and the same person: how long a session lasts follows the way they came.
    const staffSession = async (opened: TestServices) => {
      const { db, now } = opened.services;
      const uid = (await read(opened, await signedIn(opened)))?.uid ?? '';
      return createSession(db, { uid, way: 'issuer', now: now() });
    };

    test('of staff ends after twelve hours without use, counted from the last use within five minutes', async () => {
      const opened = await open();
      const token = await staffSession(opened);
      opened.advance(12 * HOUR_MS - MINUTE_MS);
      expect(await read(opened, token)).not.toBeNull();
      opened.advance(4 * MINUTE_MS);
      expect(await read(opened, token)).not.toBeNull();
      opened.advance(12 * HOUR_MS - 5 * MINUTE_MS);
      expect(await read(opened, token)).not.toBeNull();
      opened.advance(12 * HOUR_MS);
      expect(await read(opened, token)).toBeNull();
      await forgetShortLived(opened.services);
      const left = await opened.services.db.selectFrom('sessions').select('way').execute();
      expect(left).toEqual([{ way: 'phone-code' }]);
    });

    test('of staff ends after seven days however much it is used', async () => {
      const opened = await open();
      const token = await staffSession(opened);
      for (let hour = 11; hour < 7 * 24; hour += 11) {
        opened.advance(11 * HOUR_MS);
        if ((await read(opened, token)) === null) throw new Error(`ended after ${hour} hours`);
      }
      // 15 × 11 h = 165 h.
      opened.advance(3 * HOUR_MS - 1);
      expect(await read(opened, token)).not.toBeNull();
      opened.advance(1);
      expect(await read(opened, token)).toBeNull();
    });

    test('its use is recorded at most once an hour', async () => {
      const opened = await open();
      const token = await signedIn(opened);
      const noted = async () =>
        (await opened.services.db.selectFrom('sessions').select('last_used_at').execute())[0]
          ?.last_used_at;
      const first = await noted();
      opened.advance(HOUR_MS - 1);
      await read(opened, token);
      expect(await noted()).toBe(first);
      opened.advance(1);
      await read(opened, token);
      expect(await noted()).toBe(opened.services.now().toISOString());
    });

    test('signing out here ends this one at once; signing out everywhere ends all', async () => {
      const opened = await open();
      const { db } = opened.services;
      const first = await signedIn(opened);
      const uid = (await read(opened, first))?.uid ?? '';
      const now = opened.services.now();
      const second = await createSession(db, { uid, way: 'phone-code', now });
      const third = await createSession(db, { uid, way: 'phone-code', now });
      expect(new Set([first, second, third]).size).toBe(3);
      await endSession(db, first);
      expect(await read(opened, first)).toBeNull();
      expect(await read(opened, second)).not.toBeNull();
      await endAllSessions(db, uid);
      expect(await read(opened, second)).toBeNull();
      expect(await read(opened, third)).toBeNull();
    });

    test('signing in gives a new token and ends the previous session', async () => {
      const opened = await open();
      const old = await signedIn(opened);
      opened.advance(1000);
      const browser = await browserWithCode(opened.services);
      const code = await newestCode(opened.services);
      const entered = await signIn(opened.services, whoOf(null, 'a'), {
        phone: PHONE,
        code,
        browserToken: browser,
        oldSession: old,
        knownToken: null,
      });
      expect(entered.ok && entered.value).not.toBe(old);
      expect(await read(opened, old)).toBeNull();
    });

    test('what signing in leaves behind is deleted after a day, the session stays', async () => {
      const opened = await open();
      const { services, advance } = opened;
      const token = await signedIn(opened);
      advance(DAY_MS);
      await forgetShortLived(services);
      for (const table of ['phone_codes', 'counters', 'outbox'] as const) {
        expect(await services.db.selectFrom(table).selectAll().execute()).toEqual([]);
      }
      expect(await read(opened, token)).not.toBeNull();
      advance(90 * DAY_MS);
      await forgetShortLived(services);
      expect(await services.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    });
  });
}
