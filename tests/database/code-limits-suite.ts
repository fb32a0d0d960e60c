import { describe, expect, test } from 'vitest';
import { pendingCode } from '../../server/identity/pending-code.ts';
import {
  alwaysProved,
  ask,
  browserWithCode,
  DAY_MS,
  enter,
  guessAll,
  HOUR_MS,
  kinds,
  MINUTE_MS,
  newestCode,
  other,
  type Services,
} from './identity-steps.ts';
import type { OpenServices } from './open-services.ts';

/** As safety.md has it. */
const GUESSES_A_DAY = 15;

export function codeLimitsSuite(open: OpenServices): void {
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

    /** Asks from a browser that nobody has seen, and guesses at the code that comes, all at once. */
    async function guessAnew(services: Services, address: string): Promise<string> {
      const asked = await ask(services, { address });
      if (!asked.ok) return asked.error.kind;
      const { browserToken } = asked.value;
      const guesses = Array.from({ length: 7 }, (_, guess) => `11111${guess}`);
      const tried = await Promise.all(guesses.map((guess) => enter(services, browserToken, guess)));
      return kinds(tried).join();
    }

    /** How many guesses at codes of this number were held against the right code. */
    async function guessesMade({ db }: Services): Promise<number> {
      const rows = await db.selectFrom('phone_codes').select('tries').execute();
      return rows.reduce((sum, { tries }) => sum + tries, 0);
    }

    test('guessers who are a new browser each time have no more than fifteen guesses in a day', async () => {
      const { services, advance } = await open({ SMS_PER_HOUR: '1000' });
      for (let halfHour = 0; halfHour < 48; halfHour++) {
        await Promise.all(
          Array.from({ length: 4 }, (_, index) => guessAnew(services, `${halfHour}-${index}`)),
        );
        advance(HOUR_MS / 2);
      }
      const sent = await services.db.selectFrom('phone_codes').select('phone').execute();
      expect(sent.length, 'they had codes to guess at').toBeGreaterThan(100);
      expect(await guessesMade(services)).toBe(GUESSES_A_DAY);
    });

    test('after fifteen wrong guesses at a number a code has twelve digits; a day later six again', async () => {
      const opened = await open();
      const [guesser = null] = await guessAll(opened);
      const { services, advance } = opened;
      advance(HOUR_MS);
      await browserWithCode(services, { browserToken: guesser, address: 'stranger' });
      expect(await newestCode(services)).toMatch(/^\d{12}$/);
      expect((await pendingCode(services, guesser))?.digits).toBe(12);
      expect(kinds([await enter(services, guesser, '123456')])).toEqual(['not-a-code']);
      advance(DAY_MS);
      await browserWithCode(services, { browserToken: guesser, address: 'stranger' });
      expect(await newestCode(services)).toMatch(/^\d{6}$/);
    });

    test('a stranger’s wrong guesses never lock the owner out', async () => {
      const opened = await open();
      await guessAll(opened);
      const { services, advance } = opened;
      advance(HOUR_MS);
      const owner = await browserWithCode(services, { address: 'owner' });
      const code = await newestCode(services);
      const slip = await enter(services, owner, other(code));
      expect(slip).toMatchObject({ error: { kind: 'wrong-code', triesLeft: 4 } });
      const spaced = code.replace(/(\d{4})/g, '$1 ');
      expect(kinds([await enter(services, owner, spaced)])).toEqual(['ok']);
    });

    test('a code in hand keeps its tries, whatever strangers guess meanwhile', async () => {
      const { services, advance } = await open();
      for (let code = 0; code < 2; code++) await guessAnew(services, `early-${code}`);
      advance(11 * MINUTE_MS);
      const owner = await browserWithCode(services, { address: 'owner' });
      const code = await newestCode(services);
      const [, , ...entered] = await Promise.all([
        guessAnew(services, 'late-1'),
        guessAnew(services, 'late-2'),
        ...Array.from({ length: 4 }, () => enter(services, owner, other(code))),
      ]);
      expect(kinds(entered)).toEqual(Array.from({ length: 4 }, () => 'wrong-code'));
      expect(kinds([await enter(services, owner, code)])).toEqual(['ok']);
      expect(await guessesMade(services), 'two codes, the slips, the right one').toBe(15);
    });
  });
}
