import { describe, expect, test } from 'vitest';
import { ok } from '../../domain/result.ts';
import { deliverDue } from '../../server/outbox/deliver.ts';
import { holdCounters, type Counter } from '../../server/counters.ts';
import { inTransaction } from '../../server/db/in-transaction.ts';
import {
  ask,
  browserWithCode,
  countOf,
  HOUR_MS,
  kinds,
  onAll,
  openTwo,
  type Services,
} from './identity-steps.ts';
import type { OpenServices } from './open-services.ts';

const SECOND_MS = 1_000;
/** Three codes to a number in ten minutes: sign-in-rules.ts. */
const MOST_CODES = 3;
const COUNTER: Counter = { subject: 'of-the-test', limits: [{ most: 3, inMs: HOUR_MS }] };

/** The same server with a wrong clock. */
function runningAhead(server: Services, ms: number): Services {
  return { ...server, now: () => new Date(server.now().getTime() + ms) };
}

/** Counts one more if there is room; returns whether there was. */
function countOnce({ db, now }: Services): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const held = await holdCounters(transaction, [COUNTER.subject], now);
    const isFree = held.waitMs(COUNTER) === 0;
    if (isFree) await held.note([COUNTER.subject]);
    return isFree;
  });
}

export function countersSuite(open: OpenServices): void {
  describe('counters', () => {
    test('a clock that ran two hours ahead blocks nobody once it is right', async () => {
      const { servers, services, advance } = await openTwo(open);
      const sent = await onAll(servers, 12, (server, index) =>
        ask(runningAhead(server, 2 * HOUR_MS), { address: `a${index}` }),
      );
      expect(countOf(sent, 'ok')).toBe(MOST_CODES);
      expect(kinds([await ask(services, { address: 'owner' })])).toEqual(['ok']);
      // Nor when the hour shown by the wrong clock arrives: only the owner's own code is counted.
      advance(2 * HOUR_MS);
      const later = await onAll(servers, 12, (server, index) =>
        ask(server, { address: `b${index}` }),
      );
      expect(countOf(later, 'ok')).toBe(MOST_CODES);
    });

    test.each([2 * HOUR_MS, 24 * HOUR_MS, 365 * 24 * HOUR_MS])(
      'a browser that asked while the clock ran %i ms ahead gets its code at once when it is right',
      async (ms) => {
        const { services } = await openTwo(open);
        const sent: string[] = [];
        const deliver = () =>
          deliverDue(services, {
            mail: null,
            sms: (row) => {
              sent.push(row.id);
              return Promise.resolve(ok(null));
            },
          });
        const browserToken = await browserWithCode(runningAhead(services, ms));
        await deliver();
        const before = sent.length;
        expect(kinds([await ask(services, { browserToken })])).toEqual(['ok']);
        await deliver();
        expect(sent).toHaveLength(before + 1);
      },
    );

    test('a message written while the clock ran ahead goes out when it is right', async () => {
      const { services } = await openTwo(open);
      let sent = 0;
      await browserWithCode(runningAhead(services, 24 * HOUR_MS));
      await deliverDue(services, {
        mail: null,
        sms: () => {
          sent += 1;
          return Promise.resolve(ok(null));
        },
      });
      expect(sent).toBe(1);
    });

    test('two servers whose clocks are seconds apart count each other’s', async () => {
      const { servers } = await openTwo(open);
      const [first, second] = servers;
      const ahead = runningAhead(first, 5 * SECOND_MS);
      const counted = await onAll([ahead, second], 30, countOnce);
      expect(counted.filter(Boolean)).toHaveLength(3);
    });
  });
}
