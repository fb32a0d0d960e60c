import { describe, expect, test } from 'vitest';
import { pendingCode } from '../../server/identity/pending-code.ts';
import {
  ask,
  browserWithCode,
  DAY_MS,
  enter,
  guessAll,
  HOUR_MS,
  countOf,
  kinds,
  MINUTE_MS,
  newestCode,
  onAll,
  openTwo,
  other,
  type Services,
} from './identity-steps.ts';
import { whoOf } from '../../server/use-case/who.ts';
import type { OpenServices } from './open-services.ts';

/** As safety.md requires. */
const GUESSES_A_DAY = 15;

export function codeLimitsSuite(open: OpenServices): void {
  describe('guesses at phone codes, under parallel requests', () => {
    /** Asks from a new browser, and guesses at the code that comes, all at once. */
    async function guessAnew(services: Services, address: string): Promise<string> {
      const asked = await ask(services, { address });
      if (!asked.ok) return asked.error.kind;
      const { browserToken } = asked.value;
      const guesses = Array.from({ length: 7 }, (_, guess) => `11111${guess}`);
      const tried = await Promise.all(guesses.map((guess) => enter(services, browserToken, guess)));
      return kinds(tried).join();
    }

    /** How many guesses at this number's codes were compared with the right code. */
    async function guessesMade({ db }: Services): Promise<number> {
      const rows = await db.selectFrom('phone_codes').select('tries').execute();
      return rows.reduce((sum, { tries }) => sum + tries, 0);
    }

    test('guessers with a new browser each time get no more than fifteen guesses a day', async () => {
      const { servers, services, advance } = await openTwo(open, { SMS_PER_HOUR: '1000' });
      for (let hour = 0; hour < 24; hour += 2) {
        await onAll(servers, 4, (server, index) => guessAnew(server, `${hour}-${index}`));
        advance(2 * HOUR_MS);
      }
      const sent = await services.db.selectFrom('phone_codes').select('phone').execute();
      expect(sent.length, 'three codes each time, with five tries each').toBe(36);
      expect(await guessesMade(services)).toBe(GUESSES_A_DAY);
    });

    test('after fifteen wrong guesses at a number its code has twelve digits; a day later six again', async () => {
      const opened = await open();
      const [guesser = null] = await guessAll(opened);
      const { services, advance } = opened;
      advance(HOUR_MS);
      await browserWithCode(services, { browserToken: guesser, address: 'stranger' });
      expect(await newestCode(services)).toMatch(/^\d{12}$/);
      const asked = { browserToken: guesser, purpose: 'sign-in' } as const;
      expect(await pendingCode(services, whoOf(null, 'a'), asked)).toMatchObject({
        value: { digits: 12 },
      });
      expect(kinds([await enter(services, guesser, '123456')])).toEqual(['not-a-code']);
      advance(DAY_MS);
      await browserWithCode(services, { browserToken: guesser, address: 'stranger' });
      expect(await newestCode(services)).toMatch(/^\d{6}$/);
    });

    test('a stranger’s wrong guesses never lock the owner out', async () => {
      const opened = await openTwo(open);
      const strangers = await guessAll(opened);
      const { servers, services, advance } = opened;
      advance(HOUR_MS);
      strangers.push(await browserWithCode(services, { address: 'stranger' }));
      advance(1);
      const owner = await browserWithCode(services, { address: 'owner' });
      const code = await newestCode(services);
      const spaced = code.replace(/(\d{4})/g, '$1 ');
      const slip = await enter(services, owner, other(code));
      expect(slip).toMatchObject({ error: { kind: 'wrong-code', triesLeft: 4 } });
      const answers = await onAll(servers, 40, (server, index) =>
        index % 20 === 19
          ? enter(server, owner, spaced)
          : enter(server, strangers[index % strangers.length]!, other(code)),
      );
      expect(countOf(answers, 'ok'), 'the owner’s, once').toBe(1);
    });

    test('a code in hand keeps its tries, whatever strangers guess meanwhile', async () => {
      const { servers, services, advance } = await openTwo(open);
      for (let code = 0; code < 2; code++) await guessAnew(services, `early-${code}`);
      advance(11 * MINUTE_MS);
      const owner = await browserWithCode(services, { address: 'owner' });
      const code = await newestCode(services);
      const [, , ...entered] = await Promise.all([
        guessAnew(servers[0], 'late-1'),
        guessAnew(servers[1], 'late-2'),
        ...[...servers, ...servers].map((server) => enter(server, owner, other(code))),
      ]);
      expect(kinds(entered)).toEqual(Array.from({ length: 4 }, () => 'wrong-code'));
      expect(kinds([await enter(services, owner, code)])).toEqual(['ok']);
      expect(await guessesMade(services), 'two codes, the slips, the right one').toBe(15);
    });
  });
}
