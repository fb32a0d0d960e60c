import { describe, expect, test } from 'vitest';
import { fail, ok } from '../../domain/result.ts';
import { submitOffer } from '../../server/offers/commands.ts';
import { deliverDue, type Sender } from '../../server/outbox/deliver.ts';
import { triesIn } from '../../server/outbox/tries.ts';
import { startOutboxWorker } from '../../server/outbox/worker.ts';
import { circuitBreaker } from '../../server/providers/circuit-breaker.ts';
import { sealText } from '../../server/sealed-text.ts';
import type { Services } from '../../server/services.ts';
import { A_VISITOR, offerInput } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';

const DAY_MS = 86_400_000;

/** A sender that remembers its messages. */
function recorder() {
  const sent: string[] = [];
  const send: Sender = (row) => {
    sent.push(row.id);
    return Promise.resolve(ok(null));
  };
  return { sent, send };
}

const CODE_ID = '019a0000-0000-7000-8000-000000000001';
/** A phone code, due after everything else. */
const code = ({ now }: Services) => ({
  id: CODE_ID,
  created_at: now().toISOString(),
  kind: 'sms' as const,
  purpose: 'sign-in-code' as const,
  locale: 'da' as const,
  recipient: '+4520304050',
  subject: '',
  body_text: '',
  body_html: '',
  status: 'pending' as const,
  attempts: 0,
  next_attempt_at: now().toISOString(),
  is_gathered: 0,
});

const failing =
  (kind: 'temporary' | 'permanent'): Sender =>
  () =>
    Promise.resolve(fail({ kind, code: '451' }));

export function outboxSuite(open: OpenServices): void {
  const withOffer = async () => {
    const opened = await open();
    await submitOffer(opened.services, A_VISITOR, { request: offerInput() }, 'da');
    const states = async () => {
      const rows = await opened.services.db
        .selectFrom('outbox')
        .selectAll()
        .orderBy('id')
        .execute();
      return rows.map(({ status, attempts }) => ({ status, attempts }));
    };
    return { ...opened, states };
  };

  describe('the outbox', () => {
    test('sends each message once, even with several workers at once', async () => {
      const { services, states } = await withOffer();
      const { sent, send } = recorder();
      const workers = Array.from({ length: 8 }, () =>
        deliverDue(services, { mail: send, sms: send }),
      );
      const counts = await Promise.all(workers);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
      expect(new Set(sent).size).toBe(2);
      expect(sent).toHaveLength(2);
      expect(await states()).toEqual(Array(2).fill({ status: 'sent', attempts: 1 }));
      expect(await deliverDue(services, { mail: send, sms: send })).toBe(0);
    });

    test('sends codes before all else', async () => {
      const { services } = await withOffer();
      const { sent, send } = recorder();
      await services.db.insertInto('outbox').values(code(services)).execute();
      await deliverDue(services, { mail: send, sms: send });
      expect(sent).toHaveLength(3);
      expect(sent[0]).toBe(CODE_ID);
    });

    test('three messages that a sender does not answer spare it the rest, which keep their tries', async () => {
      const { services, states } = await withOffer();
      const more = [1, 2, 3].map((each) => ({
        ...code(services),
        id: `${CODE_ID.slice(0, -1)}${each}`,
      }));
      await services.db
        .insertInto('outbox')
        .values(more.map((row) => ({ ...row, kind: 'mail' as const })))
        .execute();
      const silent: Sender = () => Promise.resolve(fail({ kind: 'temporary', code: 'ETIMEDOUT' }));
      let ms = 0;
      const health = circuitBreaker(() => ms);
      const tried = async () => {
        await deliverDue(services, { mail: silent, sms: null }, health);
        return (await states()).map(({ attempts }) => attempts).toSorted();
      };
      const all = (await states()).length;
      expect(all).toBeGreaterThan(4);
      expect(await tried()).toEqual([...Array<number>(all - 3).fill(0), 1, 1, 1]);
      expect(await tried()).toEqual([...Array<number>(all - 3).fill(0), 1, 1, 1]);
      ms = 31_000;
      expect(await tried()).toEqual([...Array<number>(all - 4).fill(0), 1, 1, 1, 1]);
    });

    test('a mail server that does not answer holds up no code', async () => {
      const { services } = await withOffer();
      let answer: () => void = () => undefined;
      const hangs = new Promise<ReturnType<typeof ok<null>>>((resolve) => {
        answer = () => resolve(ok(null));
      });
      const codes: number[] = [];
      const worker = startOutboxWorker({
        ...services,
        mail: { send: () => hangs },
        sms: {
          send: () => {
            codes.push(performance.now());
            return Promise.resolve(ok(null));
          },
        },
      });
      // One round in which the mails are taken up, and the code after it.
      await new Promise((done) => setTimeout(done, 2500));
      const began = performance.now();
      await services.db
        .insertInto('outbox')
        .values({ ...code(services), body_text: sealText('Kode: 123456', services.secret) })
        .execute();
      await expect.poll(() => codes.length, { timeout: 4000 }).toBe(1);
      expect(codes[0]! - began).toBeLessThan(3000);
      answer();
      await worker.stop();
    });

    test('waits before retrying, and gives up after 8 tries', async () => {
      const { services, advance, states } = await withOffer();
      const senders = { mail: failing('temporary'), sms: null };
      await deliverDue(services, senders);
      expect(await states()).toEqual(Array(2).fill({ status: 'pending', attempts: 1 }));
      await deliverDue(services, senders);
      expect(await states()).toEqual(Array(2).fill({ status: 'pending', attempts: 1 }));
      for (let day = 0; day < 12; day++) {
        advance(DAY_MS);
        await deliverDue(services, senders);
      }
      expect(await states()).toEqual(Array(2).fill({ status: 'dead', attempts: 8 }));
    });

    test('sends after all when the receiver is back', async () => {
      const { services, advance, states } = await withOffer();
      await deliverDue(services, { mail: failing('temporary'), sms: null });
      advance(60_000);
      await deliverDue(services, { mail: recorder().send, sms: null });
      expect(await states()).toEqual(Array(2).fill({ status: 'sent', attempts: 2 }));
    });

    test('writes each try down, with its moment and what was answered', async () => {
      const { services, advance } = await withOffer();
      const start = services.now().getTime();
      await deliverDue(services, { mail: failing('temporary'), sms: null });
      advance(60_000);
      await deliverDue(services, { mail: recorder().send, sms: null });
      const rows = await services.db.selectFrom('outbox').select('tries').execute();
      const at = (ms: number) => new Date(start + ms).toISOString();
      for (const { tries } of rows) {
        expect(triesIn(tries)).toEqual([
          { at: at(0), code: '451' },
          { at: at(60_000), code: null },
        ]);
      }
    });

    test('does not retry what was refused for good', async () => {
      const { services, states } = await withOffer();
      await deliverDue(services, { mail: failing('permanent'), sms: null });
      expect(await states()).toEqual(Array(2).fill({ status: 'dead', attempts: 1 }));
    });

    test('takes over a message whose worker died while sending', async () => {
      const { services, advance, states } = await withOffer();
      const dying: Sender = () => Promise.reject(new Error('killed'));
      await expect(deliverDue(services, { mail: dying, sms: null })).rejects.toThrow('killed');
      const { sent, send } = recorder();
      await deliverDue(services, { mail: send, sms: null });
      expect(sent).toHaveLength(1);
      advance(61_000);
      await deliverDue(services, { mail: send, sms: null });
      expect(await states()).toEqual(
        expect.arrayContaining([
          { status: 'sent', attempts: 1 },
          { status: 'sent', attempts: 2 },
        ]),
      );
    });

    test('keeps messages that no sender is set up for', async () => {
      const { services, states } = await withOffer();
      expect(await deliverDue(services, { mail: null, sms: recorder().send })).toBe(0);
      expect(await states()).toEqual(Array(2).fill({ status: 'pending', attempts: 0 }));
    });

    test('keeps them all where there is no sender of any kind', async () => {
      const { services, states } = await withOffer();
      expect(await deliverDue(services, { mail: null, sms: null })).toBe(0);
      expect(await states()).toEqual(Array(2).fill({ status: 'pending', attempts: 0 }));
    });

    test('of a deployed server deletes a message’s text once it is sent', async () => {
      const { services } = await open({
        APP_URL: 'https://solrig.example',
        SESSION_SECRET: 's'.repeat(32),
        MAIL: 'off',
        SMS: 'off',
        GOOGLE: 'off',
      });
      await submitOffer(services, A_VISITOR, { request: offerInput() }, 'da');
      const bodies = async () => {
        const rows = await services.db
          .selectFrom('outbox')
          .select(['body_text', 'body_html'])
          .execute();
        return rows.map((row) => row.body_text + row.body_html);
      };
      for (const body of await bodies()) expect(body).toContain('8000');
      await deliverDue(services, { mail: recorder().send, sms: null });
      expect(await bodies()).toEqual(['', '']);
    });
  });
}
