import { describe, expect, test } from 'vitest';
import { holdCounters } from '../../server/counters.ts';
import { guessesAt } from '../../server/identity/guess-budget.ts';
import { pendingCode } from '../../server/identity/pending-code.ts';
import {
  ask,
  browserWithCode,
  countOf,
  enter,
  guessAll,
  HOUR_MS,
  kinds,
  MINUTE_MS,
  newestCode,
  NORMAL,
  onAll,
  openTwo,
  other,
  type Services,
} from './identity-steps.ts';
import { whoOf } from '../../server/use-case/who.ts';
import type { OpenServices } from './open-services.ts';

/** How often one code works when it is tried at the same moment at two servers on one database. */
export function codeUseSuite(open: OpenServices): void {
  describe('use of a phone code, under parallel requests', () => {
    const triesOf = async ({ db }: Services) => {
      const rows = await db.selectFrom('phone_codes').select('tries').execute();
      return rows.map(({ tries }) => tries);
    };

    test('twenty numbers get six digits each', async () => {
      const { servers, services } = await openTwo(open);
      const phones = Array.from({ length: 20 }, (_, index) => `+45204000${10 + index}`);
      const asked = await onAll(servers, 20, (server, index) =>
        ask(server, { phone: phones[index]!, address: `a${index}` }),
      );
      expect(countOf(asked, 'ok')).toBe(20);
      const codes = await Promise.all(phones.map((phone) => newestCode(services, phone)));
      for (const code of codes) expect(code).toMatch(/^\d{6}$/);
      expect(new Set(codes).size, 'they are drawn, not counted').toBeGreaterThan(15);
    });

    test('it is used once, also with twenty parallel tries', async () => {
      const { servers, services } = await openTwo(open);
      const browser = await browserWithCode(services);
      const code = await newestCode(services);
      const tries = await onAll(servers, 20, (server) => enter(server, browser, code));
      expect(countOf(tries, 'ok')).toBe(1);
      expect(await services.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
      expect(await services.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
    });

    test('it has five tries, also when twenty arrive, and then not even the right code works', async () => {
      const { servers, services } = await openTwo(open);
      const browser = await browserWithCode(services);
      const code = await newestCode(services);
      const wrong = await onAll(servers, 20, (server) => enter(server, browser, other(code)));
      const left = wrong.map((try_) =>
        !try_.ok && try_.error.kind === 'wrong-code' ? try_.error.triesLeft : null,
      );
      expect(left.filter((tries) => tries !== null && tries > 0).sort()).toEqual([1, 2, 3, 4]);
      const right = await onAll(servers, 20, (server) => enter(server, browser, code));
      expect(new Set(kinds(right))).toEqual(new Set(['wrong-code']));
      expect(await triesOf(services)).toEqual([5]);
      // No new tries before it expires: until then nobody is offered a code that could not be used.
      const asked = { browserToken: browser, purpose: 'sign-in' } as const;
      const inFiveMinutes = { leftMs: 5 * MINUTE_MS, resendMs: 5 * MINUTE_MS };
      expect(await pendingCode(services, whoOf(null, 'a'), asked)).toMatchObject({
        value: inFiveMinutes,
      });
    });

    test('a long code is used once and has five tries, too', async () => {
      const opened = await openTwo(open);
      const { servers, services, advance } = opened;
      await guessAll(opened);
      advance(HOUR_MS);
      const owner = await browserWithCode(services, { address: 'owner' });
      const right = await newestCode(services);
      expect(right).toMatch(/^\d{12}$/);
      await onAll(servers, 4, (server) => enter(server, owner, other(right)));
      const entered = await onAll(servers, 20, (server) => enter(server, owner, right));
      expect(countOf(entered, 'ok')).toBe(1);
      advance(1);
      const guessed = await browserWithCode(services, { address: 'stranger' });
      const code = await newestCode(services);
      const wrong = await onAll(servers, 20, (server) => enter(server, guessed, other(code)));
      expect(countOf(wrong, 'ok')).toBe(0);
      expect(kinds([await enter(services, guessed, code)])).toEqual(['wrong-code']);
    });

    test('a resend keeps the count, and the older code ends', async () => {
      const { servers, services, advance } = await openTwo(open);
      const browser = await browserWithCode(services);
      const first = await newestCode(services);
      await onAll(servers, 3, (server) => enter(server, browser, other(first)));
      advance(30_000);
      await onAll(servers, 10, (server) => ask(server, { browserToken: browser }));
      const messages = await services.db.selectFrom('outbox').select('id').execute();
      expect(messages, 'one was sent, however often it was pressed').toHaveLength(2);
      const second = await newestCode(services);
      const old = second === first ? other(first) : first;
      expect(await enter(services, browser, old)).toMatchObject({ error: { triesLeft: 1 } });
      const rest = await onAll(servers, 20, (server) => enter(server, browser, other(second)));
      expect(countOf(rest, 'ok')).toBe(0);
      expect(kinds([await enter(services, browser, second)])).toEqual(['wrong-code']);
      expect(await triesOf(services)).toEqual([5]);
    });

    test('resends amid guesses give none back', async () => {
      const { servers, services, advance } = await openTwo(open);
      const browser = await browserWithCode(services);
      const first = await newestCode(services);
      const guess = (server: Services) => enter(server, browser, other(first));
      const before = await onAll(servers, 2, guess);
      advance(30_000);
      const amid = await onAll(servers, 12, async (server, index) =>
        index === 4 || index === 5 ? guess(server) : ask(server, { browserToken: browser }),
      );
      const after = await onAll(servers, 20, guess);
      const left = [...before, ...amid, ...after].map((answer) =>
        !answer.ok && answer.error.kind === 'wrong-code' ? answer.error.triesLeft : 0,
      );
      expect(left.filter((tries) => tries > 0).sort()).toEqual([1, 2, 3, 4]);
      expect(await triesOf(services)).toEqual([5]);
    });

    test('it is valid for five minutes: up to the last moment one of twenty gets in, then none', async () => {
      const { servers, services, advance } = await openTwo(open);
      const early = await browserWithCode(services);
      const code = await newestCode(services);
      advance(5 * MINUTE_MS - 1);
      const before = await onAll(servers, 20, (server) => enter(server, early, code));
      expect(countOf(before, 'ok')).toBe(1);
      const late = await browserWithCode(services, { browserToken: early });
      const next = await newestCode(services);
      advance(5 * MINUTE_MS);
      const after = await onAll(servers, 20, (server) => enter(server, late, next));
      expect(new Set(kinds(after))).toEqual(new Set(['no-code']));
    });

    test('a try delayed by others past the code’s expiry is too late', async () => {
      const { servers, services, advance } = await openTwo(open);
      const browser = await browserWithCode(services);
      const code = await newestCode(services);
      advance(5 * MINUTE_MS - 1);
      const guesses = guessesAt(NORMAL, false, services.secret);
      let entering: ReturnType<typeof enter> | undefined;
      await services.db.transaction().execute(async (transaction) => {
        await holdCounters(transaction, [guesses], services.now);
        await new Promise<void>((started) => {
          const now = () => (started(), servers[1].now());
          entering = enter({ ...servers[1], now }, browser, code);
        });
        advance(1);
      });
      expect(await entering).toMatchObject({ error: { kind: 'no-code' } });
    });

    test('it is useless to another browser, however often it tries, and still works for its own', async () => {
      const { servers, services } = await openTwo(open);
      const owner = await browserWithCode(services, { address: 'owner' });
      const code = await newestCode(services);
      const others = [
        await browserWithCode(services, { phone: '31 00 00 01', address: 'b' }),
        await browserWithCode(services, { address: 'c' }),
        'x'.repeat(43),
        null,
      ];
      const tries = await onAll(servers, 20, (server, index) =>
        enter(server, others[index % others.length]!, code),
      );
      expect(countOf(tries, 'ok')).toBe(0);
      expect(kinds([await enter(services, owner, code, '31 00 00 01')])).toEqual(['no-code']);
      const own = await onAll(servers, 20, (server) => enter(server, owner, code));
      expect(countOf(own, 'ok')).toBe(1);
    });
  });
}
