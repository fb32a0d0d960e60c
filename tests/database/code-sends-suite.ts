import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import {
  alwaysProved,
  ask,
  browserWithCode,
  countOf,
  DAY_MS,
  enter,
  HOUR_MS,
  kinds,
  MINUTE_MS,
  newestCode,
  onAll,
  openTwo,
  other,
  type Services,
} from './identity-steps.ts';
import type { OpenServices } from './open-services.ts';

/**
 * Who gets how many codes when requests arrive at the same moment at two servers on one database.
 */
export function codeSendsSuite(open: OpenServices): void {
  describe('sending of phone codes, under parallel requests', () => {
    const NUMBERS = Array.from({ length: 30 }, (_, index) => `20${String(100_000 + index)}`);

    test('a number gets three in ten minutes and five in an hour, however it is written', async () => {
      const { servers, services, advance } = await openTwo(open);
      const WRITTEN = ['20304050', '+45 20 30 40 50', '0045 20304050'];
      const burst = (name: string) =>
        onAll(servers, 12, (server, index) =>
          ask(server, { phone: WRITTEN[index % 3]!, address: `${name}${index}` }),
        );
      expect(countOf(await burst('a'), 'ok')).toBe(3);
      advance(10 * MINUTE_MS);
      const again = await burst('b');
      expect(countOf(again, 'ok')).toBe(2);
      expect(again.find((answer) => !answer.ok)).toMatchObject({
        error: { kind: 'too-many-codes', which: 'number', waitMs: 50 * MINUTE_MS },
      });
      advance(50 * MINUTE_MS - 1);
      expect(countOf(await burst('c'), 'ok')).toBe(0);
      advance(1);
      expect(kinds([await ask(services)])).toEqual(['ok']);
    });

    test('an address gets five in an hour without proof of work, whatever numbers it names', async () => {
      const { servers, services, advance } = await openTwo(open);
      const burst = await onAll(servers, 30, (server, index) =>
        ask(server, { phone: NUMBERS[index]! }),
      );
      expect(countOf(burst, 'ok')).toBe(5);
      expect(kinds([await ask(services, { address: 'b' })])).toEqual(['ok']);
      advance(HOUR_MS);
      expect(kinds([await ask(services, { phone: '31000001' })])).toEqual(['ok']);
    });

    test('an address gets ten in an hour with proof, and a proof counts once', async () => {
      const { servers } = await openTwo(open);
      const asking = (personCheck: Services['personCheck'], address: string) =>
        onAll(servers, 30, (server, index) =>
          ask({ ...server, personCheck }, { phone: NUMBERS[index]!, address }),
        );
      expect(countOf(await asking(alwaysProved(), 'a'), 'ok')).toBe(10);
      expect(countOf(await asking(alwaysProved('work:same'), 'c'), 'ok')).toBe(5);
    });

    test('all addresses of one IPv6 /64 are one address: ten get a code, those of another ten more', async () => {
      const { servers } = await openTwo(open, { TRUSTED_PROXY: '1' });
      const personCheck = alwaysProved();
      const apps = new Map(servers.map((server) => [server, testApp({ ...server, personCheck })]));
      const askFrom = (addresses: (index: number) => string, firstNumber: number) =>
        onAll(servers, 20, async (server, index) => {
          const answer = await apps.get(server)!.request('http://localhost/api/v1/sign-in/code', {
            method: 'POST',
            headers: {
              Origin: 'http://localhost',
              'Content-Type': 'application/json',
              'X-Forwarded-For': addresses(index),
            },
            body: JSON.stringify({ phone: `2${firstNumber + index}` }),
          });
          return answer.status;
        });
      const sent = (statuses: readonly number[]) => statuses.filter((status) => status === 202);
      const hex = (index: number) => (index * 2_611 + 1).toString(16);
      const [one, same, another] = await Promise.all([
        askFrom((index) => `2001:db8:1:2:${hex(index)}::${hex(index)}`, 1_000_000),
        askFrom((index) => `[2001:0DB8:0001:2::${hex(index)}]:4711`, 2_000_000),
        askFrom((index) => `2001:db8:1:3::${hex(index)}`, 3_000_000),
      ]);
      expect(sent([...one, ...same])).toHaveLength(10);
      expect(sent(another)).toHaveLength(10);
    });

    test('the whole site sends no more than its cap, and one person is told once', async () => {
      const { servers, advance } = await openTwo(open, { SMS_PER_HOUR: '4' });
      const alarms: unknown[] = [];
      const heard = (server: Services): Services => {
        const log = { ...server.log, error: (facts: unknown) => alarms.push(facts) };
        return { ...server, log: log as unknown as Services['log'] };
      };
      const burst = () =>
        onAll(servers, 30, (server, index) =>
          ask(heard(server), { phone: NUMBERS[index]!, address: `a${index}` }),
        );
      const answers = await burst();
      expect(countOf(answers, 'ok')).toBe(4);
      expect(answers.find((answer) => !answer.ok)).toMatchObject({ error: { which: 'all' } });
      expect(alarms).toEqual([{ kind: 'sms', perHour: 4 }]);
      advance(HOUR_MS);
      expect(countOf(await burst(), 'ok')).toBe(4);
      expect(alarms, 'and again when it is reached again').toHaveLength(2);
    });

    /** The same server, recording its database queries. */
    function overheard(server: Services) {
      const statements: string[] = [];
      const plugin: KyselyPlugin = {
        transformQuery({ node, queryId }) {
          statements.push(server.db.getExecutor().compileQuery(node, queryId).sql);
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      };
      return { server: { ...server, db: server.db.withPlugin(plugin) }, statements };
    }

    test('known and unknown numbers get the same answers, with the same work', async () => {
      const { servers, services, advance } = await openTwo(open);
      const known = NUMBERS.slice(0, 10);
      for (const [index, phone] of known.entries()) {
        const browser = await browserWithCode(services, { phone, address: `k${index}` });
        const signedIn = await enter(
          services,
          browser,
          await newestCode(services, `+45${phone}`),
          phone,
        );
        expect(kinds([signedIn])).toEqual(['ok']);
      }
      advance(DAY_MS);
      const seen = await onAll(servers, 20, async (real, index) => {
        const { server, statements } = overheard(real);
        const phone = NUMBERS[index]!;
        const asked = await ask(server, { phone, address: `a${index}` });
        if (!asked.ok) throw new Error(asked.error.kind);
        const { browserToken, expiresAt } = asked.value;
        const code = await newestCode(real, `+45${phone}`);
        const refused = await enter(server, browserToken, other(code), phone);
        // Once each: on SQLite a request is retried while another server writes.
        return { expiresAt, refused, statements: [...new Set(statements)] };
      });
      const [first, ...others] = seen;
      expect(first?.statements.join(), 'the work was seen').toContain('phone_codes');
      for (const answer of others) expect(answer).toEqual(first);
    });
  });
}
