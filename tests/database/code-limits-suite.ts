import { describe, expect, test } from 'vitest';
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
}
