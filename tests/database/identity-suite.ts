import { describe, expect, test } from 'vitest';
import { codeText } from '../../server/identity/code-message.ts';
import { forgetSignIns } from '../../server/identity/forget-sign-ins.ts';
import { requestCode } from '../../server/identity/request-code.ts';
import {
  createSession,
  endAllSessions,
  endSession,
  readSession,
} from '../../server/identity/session.ts';
import { signIn } from '../../server/identity/sign-in.ts';
import { openText } from '../../server/outbox/sealed-text.ts';
import type { TestServices } from '../../server/testing/services.ts';
import type { OpenServices } from './open-services.ts';

type Services = TestServices['services'];

const PHONE = '20 30 40 50';
const NORMAL = '+4520304050';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Asking = { phone?: string; browserToken?: string | null; address?: string };

function ask(
  services: Services,
  { phone = PHONE, browserToken = null, address = 'a' }: Asking = {},
) {
  return requestCode(services, {
    phone,
    browserToken,
    address,
    locale: 'da',
    host: 'solrig.example',
    trap: '',
    challenge: { token: '', proof: '' },
  });
}

async function browserWithCode(services: Services, asking: Asking = {}): Promise<string> {
  const sent = await ask(services, asking);
  if (!sent.ok) throw new Error(sent.error.kind);
  return sent.value.browserToken;
}

async function newestCode(services: Services, phone = NORMAL): Promise<string> {
  const row = await services.db
    .selectFrom('outbox')
    .select('body_text')
    .where('recipient', '=', phone)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const code = /#(\d{6})$/.exec(openText(row.body_text, services.secret) ?? '')?.[1];
  if (code === undefined) throw new Error('no code in the message');
  return code;
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

function enter(services: Services, browserToken: string | null, code: string, phone = PHONE) {
  return signIn(services, { phone, code, browserToken, oldSession: null });
}

const kinds = (results: readonly { ok: boolean; error?: { kind: string } }[]) =>
  results.map((result) => (result.ok ? 'ok' : result.error?.kind));

/** Guesses wrongly until the number's fifteen of the day are used up. */
async function guessAll({ services, advance }: TestServices): Promise<string[]> {
  const browsers: string[] = [];
  for (let code = 0; code < 3; code++) {
    const browser = await browserWithCode(services, { address: 'stranger' });
    const right = await newestCode(services);
    for (let guess = 0; guess < 5; guess++) await enter(services, browser, other(right));
    browsers.push(browser);
    advance(11 * MINUTE_MS);
  }
  return browsers;
}

export function identitySuite(open: OpenServices): void {
  describe('phone code', () => {
    test('the first code makes a user, the next one finds it, in whatever form the number comes', async () => {
      const { services, advance } = await open();
      const uids: (string | undefined)[] = [];
      for (const phone of ['20304050', '+45 20 30 40 50', '004520304050']) {
        const browser = await browserWithCode(services, { phone });
        const signedIn = await enter(services, browser, await newestCode(services), phone);
        if (!signedIn.ok) throw new Error(signedIn.error.kind);
        const session = await readSession(services.db, signedIn.value, services.now());
        expect(session?.phone).toBe(NORMAL);
        uids.push(session?.uid);
        advance(4 * MINUTE_MS);
      }
      expect(new Set(uids).size).toBe(1);
    });

    test('neither code, number nor token stands in the tables as they came', async () => {
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

    test('is used once, also under twenty tries at the same moment', async () => {
      const { services } = await open();
      const browser = await browserWithCode(services);
      const code = await newestCode(services);
      const tries = await Promise.all(
        Array.from({ length: 20 }, () => enter(services, browser, code)),
      );
      expect(kinds(tries).filter((kind) => kind === 'ok')).toHaveLength(1);
      expect(await services.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
      expect(await services.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
    });

    test('has five tries, also when twenty come at the same moment, and then not even the right one', async () => {
      const { services } = await open();
      const browser = await browserWithCode(services);
      const code = await newestCode(services);
      const wrong = await Promise.all(
        Array.from({ length: 20 }, () => enter(services, browser, other(code))),
      );
      const left = wrong.map((try_) =>
        !try_.ok && try_.error.kind === 'wrong-code' ? try_.error.triesLeft : null,
      );
      expect(left.filter((tries) => tries !== null && tries > 0).sort()).toEqual([1, 2, 3, 4]);
      expect(kinds([await enter(services, browser, code)])).toEqual(['wrong-code']);
      const [row] = await services.db.selectFrom('phone_codes').select('tries').execute();
      expect(row?.tries).toBe(5);
    });

    test('a resend keeps the count, and the older code ends', async () => {
      const { services, advance } = await open();
      const browser = await browserWithCode(services);
      const first = await newestCode(services);
      await enter(services, browser, other(first));
      await enter(services, browser, other(first));
      advance(30_000);
      await browserWithCode(services, { browserToken: browser });
      const second = await newestCode(services);
      const wrong = await enter(services, browser, second === first ? other(first) : first);
      expect(wrong).toMatchObject({ ok: false, error: { kind: 'wrong-code', triesLeft: 2 } });
      expect(kinds([await enter(services, browser, second)])).toEqual(['ok']);
    });

    test('a second press within half a minute sends nothing more', async () => {
      const { services, advance } = await open();
      const browser = await browserWithCode(services);
      advance(29_000);
      await Promise.all([1, 2, 3].map(() => ask(services, { browserToken: browser })));
      expect(await services.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
    });

    test('holds five minutes', async () => {
      const { services, advance } = await open();
      const early = await browserWithCode(services);
      advance(5 * MINUTE_MS - 1);
      expect(kinds([await enter(services, early, await newestCode(services))])).toEqual(['ok']);
      const late = await browserWithCode(services);
      advance(5 * MINUTE_MS);
      expect(kinds([await enter(services, late, await newestCode(services))])).toEqual(['no-code']);
    });

    test('is of no use in another browser or with another number', async () => {
      const { services } = await open();
      const asked = await browserWithCode(services);
      const code = await newestCode(services);
      const stranger = await browserWithCode(services, { phone: '31 00 00 01' });
      expect(kinds([await enter(services, stranger, code)])).toEqual(['no-code']);
      expect(kinds([await enter(services, null, code)])).toEqual(['no-code']);
      expect(kinds([await enter(services, asked, code, '31 00 00 01')])).toEqual(['no-code']);
      expect(kinds([await enter(services, asked, code)])).toEqual(['ok']);
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

    test('a filled trap gets none', async () => {
      const { services } = await open();
      const challenge = { token: '', proof: '' };
      const request = { phone: PHONE, browserToken: null, address: 'a', locale: 'da' } as const;
      const answer = await requestCode(services, {
        ...request,
        host: 'solrig.example',
        trap: 'http://x',
        challenge,
      });
      expect(kinds([answer])).toEqual(['machine']);
    });

    test('without SMS nobody can ask for one', async () => {
      const { services } = await open({ SMS: 'off' });
      expect(kinds([await ask(services)])).toEqual(['off']);
    });
  });

  describe('limits of phone codes', () => {
    const NUMBERS = Array.from({ length: 30 }, (_, index) => `20${String(100_000 + index)}`);

    test('a number gets three in ten minutes and five in an hour, however many ask at once', async () => {
      const { services, advance } = await open();
      const burst = await Promise.all(
        Array.from({ length: 12 }, (_, index) => ask(services, { address: `a${index}` })),
      );
      expect(kinds(burst).filter((kind) => kind === 'ok')).toHaveLength(3);
      advance(10 * MINUTE_MS);
      const again = await Promise.all(
        Array.from({ length: 12 }, (_, index) => ask(services, { address: `b${index}` })),
      );
      expect(kinds(again).filter((kind) => kind === 'ok')).toHaveLength(2);
      const refused = again.find((answer) => !answer.ok);
      expect(refused).toMatchObject({
        error: { kind: 'too-many-codes', which: 'number', waitMs: 50 * MINUTE_MS },
      });
      advance(50 * MINUTE_MS);
      expect(kinds([await ask(services)])).toEqual(['ok']);
    });

    test('an address gets five in an hour without proof of work, whatever numbers it names', async () => {
      const { services, advance } = await open();
      const burst = await Promise.all(NUMBERS.map((phone) => ask(services, { phone })));
      expect(kinds(burst).filter((kind) => kind === 'ok')).toHaveLength(5);
      expect(kinds([await ask(services, { address: 'b' })])).toEqual(['ok']);
      advance(HOUR_MS);
      expect(kinds([await ask(services, { phone: '31000001' })])).toEqual(['ok']);
    });

    test('an address gets ten in an hour with proof, and a proof counts once', async () => {
      const opened = await open();
      const proved = { ...opened.services, personCheck: alwaysProved() };
      const burst = await Promise.all(NUMBERS.map((phone) => ask(proved, { phone })));
      expect(kinds(burst).filter((kind) => kind === 'ok')).toHaveLength(10);
      const reused = { ...opened.services, personCheck: alwaysProved('work:same') };
      const again = await Promise.all(NUMBERS.map((phone) => ask(reused, { phone, address: 'c' })));
      expect(kinds(again).filter((kind) => kind === 'ok')).toHaveLength(5);
    });

    test('the whole site sends no more than its cap', async () => {
      const { services: quiet } = await open({ SMS_PER_HOUR: '4' });
      const alarms: unknown[] = [];
      const log = { ...quiet.log, error: (facts: unknown) => alarms.push(facts) };
      const services = { ...quiet, log: log as unknown as Services['log'] };
      const burst = await Promise.all(
        NUMBERS.map((phone, index) => ask(services, { phone, address: `a${index}` })),
      );
      expect(kinds(burst).filter((kind) => kind === 'ok')).toHaveLength(4);
      expect(burst.find((answer) => !answer.ok)).toMatchObject({ error: { which: 'all' } });
      expect(alarms, 'somebody is told once').toEqual([{ perHour: 4 }]);
    });

    test('fifteen wrong guesses at a number in a day: whoever made them gets no more', async () => {
      const opened = await open();
      const [browser = null] = await guessAll(opened);
      const { services, advance } = opened;
      advance(HOUR_MS);
      expect(kinds([await ask(services, { browserToken: browser })])).toEqual(['too-many-guesses']);
      advance(DAY_MS);
      expect(kinds([await ask(services, { browserToken: browser })])).toEqual(['ok']);
    });

    test('a stranger’s wrong guesses never lock the owner out', async () => {
      const opened = await open();
      await guessAll(opened);
      const { services, advance } = opened;
      advance(HOUR_MS);
      const owner = await browserWithCode(services, { address: 'owner' });
      expect(kinds([await enter(services, owner, await newestCode(services))])).toEqual(['ok']);
    });

    test('after fifteen a new browser has one guess only', async () => {
      const opened = await open();
      await guessAll(opened);
      const { services, advance } = opened;
      advance(HOUR_MS);
      const fresh = await browserWithCode(services, { address: 'stranger' });
      const code = await newestCode(services);
      expect(kinds([await enter(services, fresh, other(code))])).toEqual(['too-many-guesses']);
      expect(kinds([await enter(services, fresh, code)])).toEqual(['too-many-guesses']);
    });
  });

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

    test('ends after thirty days of disuse', async () => {
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

    test('its use is noted at most once an hour', async () => {
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

    test('signing out here ends this one at once, everywhere all of them', async () => {
      const opened = await open();
      const { db } = opened.services;
      const first = await signedIn(opened);
      const uid = (await read(opened, first))?.uid ?? '';
      const now = opened.services.now();
      const second = await createSession(db, { uid, now });
      const third = await createSession(db, { uid, now });
      expect(new Set([first, second, third]).size).toBe(3);
      await endSession(db, first);
      expect(await read(opened, first)).toBeNull();
      expect(await read(opened, second)).not.toBeNull();
      await endAllSessions(db, uid);
      expect(await read(opened, second)).toBeNull();
      expect(await read(opened, third)).toBeNull();
    });

    test('signing in gives a new token and ends the one before', async () => {
      const opened = await open();
      const old = await signedIn(opened);
      opened.advance(1000);
      const browser = await browserWithCode(opened.services);
      const code = await newestCode(opened.services);
      const entered = await signIn(opened.services, {
        phone: PHONE,
        code,
        browserToken: browser,
        oldSession: old,
      });
      expect(entered.ok && entered.value).not.toBe(old);
      expect(await read(opened, old)).toBeNull();
    });

    test('what signing in leaves behind is gone after a day, the session stays', async () => {
      const opened = await open();
      const { services, advance } = opened;
      const token = await signedIn(opened);
      advance(DAY_MS);
      await forgetSignIns(services);
      for (const table of ['phone_codes', 'counters', 'outbox'] as const) {
        expect(await services.db.selectFrom(table).selectAll().execute()).toEqual([]);
      }
      expect(await read(opened, token)).not.toBeNull();
      advance(90 * DAY_MS);
      await forgetSignIns(services);
      expect(await services.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    });
  });

  test('the message ends with the line that phones read, and fits one SMS', () => {
    for (const locale of ['da', 'en'] as const) {
      const text = codeText({ code: '012345', locale, host: 'solrig.example' });
      expect(text.endsWith('\n\n@solrig.example #012345')).toBe(true);
      expect(text.length).toBeLessThanOrEqual(160);
    }
  });
}

function alwaysProved(name?: string): Services['personCheck'] {
  let proofs = 0;
  return {
    challenge: () => ({ kind: 'work', token: '', bits: 1 }),
    judge: () => Promise.resolve({ kind: 'proved', once: name ?? `work:${(proofs += 1)}` }),
  };
}
