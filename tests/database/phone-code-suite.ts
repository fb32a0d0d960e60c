import { describe, expect, test } from 'vitest';
import { codeText } from '../../server/identity/code-message.ts';
import { askForSignInCode } from '../../server/identity/request-code.ts';
import { readSession } from '../../server/identity/session.ts';
import { openText } from '../../server/sealed-text.ts';
import {
  ask,
  browserWithCode,
  enter,
  kinds,
  MINUTE_MS,
  newestCode,
  NORMAL,
  PHONE,
} from './identity-steps.ts';
import { whoOf } from '../../server/use-case/who.ts';
import type { OpenServices } from './open-services.ts';

export function phoneCodeSuite(open: OpenServices): void {
  describe('phone code', () => {
    test('the first code creates a user, the next one finds it, however the number is written', async () => {
      const { services, advance } = await open();
      const uids: (string | undefined)[] = [];
      for (const phone of ['20304050', '+45 20 30 40 50', '004520304050']) {
        // One asker gets two codes to a number in ten minutes.
        const browser = await browserWithCode(services, { phone, address: phone });
        const signedIn = await enter(services, browser, await newestCode(services), phone);
        if (!signedIn.ok) throw new Error(signedIn.error.kind);
        const session = await readSession(services.db, signedIn.value, services.now());
        expect(session?.phone).toBe(NORMAL);
        uids.push(session?.uid);
        advance(4 * MINUTE_MS);
      }
      expect(new Set(uids).size).toBe(1);
    });

    test('neither code, number nor token is stored in the tables as received', async () => {
      const { services } = await open();
      const browser = await browserWithCode(services);
      const code = await newestCode(services);
      const signedIn = await enter(services, browser, code);
      const codes = JSON.stringify(
        await services.db.selectFrom('phone_codes').selectAll().execute(),
      );
      const counters = JSON.stringify(
        await services.db.selectFrom('counters').select('subject').execute(),
      );
      const [message] = await services.db.selectFrom('outbox').select('body_text').execute();
      const [session] = await services.db.selectFrom('sessions').selectAll().execute();
      expect(codes).not.toContain(code);
      expect(codes).not.toContain(browser);
      expect(counters).not.toContain('20304050');
      expect(message?.body_text).not.toContain(code);
      expect(signedIn.ok && JSON.stringify(session)).not.toContain(signedIn.ok && signedIn.value);
    });

    test('a second press within half a minute sends nothing', async () => {
      const { services, advance } = await open();
      const browser = await browserWithCode(services);
      advance(29_000);
      await Promise.all([1, 2, 3].map(() => ask(services, { browserToken: browser })));
      expect(await services.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
    });

    test.each(['12345', '1234567', 'abcdef', '', '１２３４５６'])(
      '«%s» is no code',
      async (code) => {
        const { services } = await open();
        const browser = await browserWithCode(services);
        expect(kinds([await enter(services, browser, code)])).toEqual(['not-a-code']);
      },
    );

    test.each(['33 12 34 56', '+46 70 123 45 67', '12', ''])(
      '%s gets no code: it is no Danish mobile number',
      async (phone) => {
        const { services } = await open();
        expect(kinds([await ask(services, { phone })])).toEqual(['invalid-number']);
      },
    );

    test('a filled-in trap field gets none', async () => {
      const { services } = await open();
      const asked = {
        phone: PHONE,
        browserToken: null,
        host: 'solrig.example',
        knownToken: null,
        trap: 'http://x',
        challenge: { token: '', proof: '' },
      };
      const answer = await askForSignInCode(services, whoOf(null, 'a'), asked, 'da');
      expect(kinds([answer])).toEqual(['machine']);
    });

    test('without SMS nobody can ask for one', async () => {
      const { services } = await open({ SMS: 'off', GOOGLE: 'off' });
      expect(kinds([await ask(services)])).toEqual(['off']);
    });
  });

  test('the message ends with the line that phones read, and fits one SMS', () => {
    // The basic characters of GSM 03.38 used here: any other makes an SMS hold 70 instead of 160.
    const fits = /^[A-Za-z0-9æøåÆØÅ .,#@\n-]{1,160}$/;
    for (const locale of ['da', 'en'] as const) {
      for (const purpose of ['sign-in', 'delete', 'export'] as const) {
        const text = codeText({ purpose, code: '012345', locale, host: 'solrig.example' });
        expect(text.endsWith('\n\n@solrig.example #012345')).toBe(true);
        expect(text).toMatch(fits);
        const long = codeText({ purpose, code: '012345678901', locale, host: 'solrig.example' });
        expect(long).toMatch(/(^| )0123 4567 8901[. ].*\n\n@solrig\.example #012345678901$/s);
        expect(long).toMatch(fits);
      }
    }
  });

  test('a code for deleting says what it does', async () => {
    const { services } = await open();
    const said = async (purpose: 'sign-in' | 'delete', phone: string) => {
      await ask(services, { purpose, phone });
      const { body_text } = await services.db
        .selectFrom('outbox')
        .select('body_text')
        .where('recipient', '=', `+45${phone}`)
        .executeTakeFirstOrThrow();
      return openText(body_text, services.secret);
    };
    expect(await said('delete', '20304051')).toMatch(
      /^\d{6} er koden til at slette alle dine data hos /,
    );
    expect(await said('sign-in', '20304052')).not.toMatch(/slette/);
  });
}
