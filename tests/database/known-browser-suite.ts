import { describe, expect, test } from 'vitest';
import { forgetShortLived } from '../../server/privacy/retention.ts';
import { isKnownBrowser } from '../../server/identity/known-browser.ts';
import { newBrowserToken } from '../../server/identity/sign-in-secrets.ts';
import { erasePerson } from '../../server/privacy/erase.ts';
import { personalData } from '../../server/privacy/my-data.ts';
import type { TestServices } from '../../server/testing/services.ts';
import { browserWithCode, DAY_MS, enter, newestCode, NORMAL, PHONE } from './identity-steps.ts';
import type { OpenServices } from './open-services.ts';

export function knownBrowserSuite(open: OpenServices): void {
  describe('a browser that has signed in', () => {
    async function signedInBy({ services, advance }: TestServices, token: string, phone = PHONE) {
      const browser = await browserWithCode(services, { phone, address: token });
      const code = await newestCode(services, `+45${phone.replaceAll(' ', '')}`);
      const entered = await enter(services, browser, code, phone, token);
      if (!entered.ok) throw new Error(entered.error.kind);
      advance(DAY_MS);
    }
    const isKnown = ({ services }: TestServices, token: string, phone = NORMAL) =>
      isKnownBrowser(services, { token, phone });
    const rows = ({ services }: TestServices) =>
      services.db.selectFrom('known_browsers').selectAll().execute();

    test('is known for a year after the last time, by rows that reveal neither cookie nor number', async () => {
      const opened = await open();
      const token = newBrowserToken();
      await signedInBy(opened, token);
      opened.advance(363 * DAY_MS);
      await forgetShortLived(opened.services);
      expect(await isKnown(opened, token)).toBe(true);
      const [row] = await rows(opened);
      expect(JSON.stringify(row)).not.toContain(token);
      expect(JSON.stringify(row)).not.toContain('20304050');
      opened.advance(DAY_MS);
      expect(await isKnown(opened, token)).toBe(false);
      await forgetShortLived(opened.services);
      expect(await rows(opened)).toEqual([]);
    });

    test('shared by two people: nothing stored reveals that they share it', async () => {
      const opened = await open();
      const token = newBrowserToken();
      await signedInBy(opened, token);
      await signedInBy(opened, token, '20304051');
      const stored = await rows(opened);
      expect(new Set(stored.map((row) => row.browser_hash)).size).toBe(2);
      expect(new Set(stored.map((row) => row.uid)).size).toBe(2);
      expect(await isKnown(opened, token)).toBe(true);
      expect(await isKnown(opened, token, '+4520304051')).toBe(true);
      expect(await isKnown(opened, token, '+4520304052')).toBe(false);
    });

    test('the eleventh replaces the one that signed in longest ago', async () => {
      const opened = await open();
      const tokens = Array.from({ length: 11 }, newBrowserToken);
      for (const token of tokens) await signedInBy(opened, token);
      const known = await Promise.all(tokens.map((token) => isKnown(opened, token)));
      expect(known).toEqual([false, ...Array.from({ length: 10 }, () => true)]);
      expect(await rows(opened)).toHaveLength(10);
    });

    test('stands in the file of one’s own data, and goes with its user', async () => {
      const opened = await open();
      const { services } = opened;
      const at = services.now().toISOString();
      await signedInBy(opened, newBrowserToken());
      await signedInBy(opened, newBrowserToken(), '20304051');
      const { uid } = await services.db
        .selectFrom('users')
        .select('uid')
        .where('phone', '=', NORMAL)
        .executeTakeFirstOrThrow();
      const person = { uid, phone: NORMAL };
      expect(await personalData(services, person)).toMatchObject({
        knownBrowsers: [{ signedInAt: at }],
      });
      await erasePerson(services, person);
      const left = await rows(opened);
      expect(left).toHaveLength(1);
      expect(left[0]?.uid).not.toBe(uid);
    });
  });
}
