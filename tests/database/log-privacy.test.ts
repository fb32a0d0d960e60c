import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fail } from '../../domain/result.ts';
import { createLogger } from '../../server/logger.ts';
import { submitOffer, withdrawOffer } from '../../server/offers/commands.ts';
import { openText } from '../../server/sealed-text.ts';
import { deliverDue } from '../../server/outbox/deliver.ts';
import { testApp } from '../../server/testing/app.ts';
import { testServices, type TestServices } from '../../server/testing/services.ts';
import { A_VISITOR, offerInput } from './offer-input.ts';

describe('the log', () => {
  let opened: TestServices;
  const lines: string[] = [];
  beforeAll(async () => {
    opened = await testServices();
  });
  afterAll(() => opened.close());

  test('of signing in tells attacks apart for a day, and reveals no number, address, code or token', async () => {
    const written: string[] = [];
    const log = createLogger('debug', { write: (line) => void written.push(line) });
    const own = await testServices({ TRUSTED_PROXY: '1' });
    try {
      const services = { ...own.services, log };
      const app = testApp(services);
      let cookie = '';
      const post = async (path: string, body: unknown, address = '203.0.113.7') => {
        const answer = await app.request(`http://localhost/api/v1${path}`, {
          method: 'POST',
          headers: {
            Origin: 'http://localhost',
            'Content-Type': 'application/json',
            'X-Forwarded-For': address,
            Cookie: cookie,
          },
          body: JSON.stringify(body),
        });
        cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
        return answer;
      };
      const phone = '20304050';
      await post('/sign-in/code', { phone });
      const row = await services.db
        .selectFrom('outbox')
        .select('body_text')
        .executeTakeFirstOrThrow();
      const code = /#(\d+)$/.exec(openText(row.body_text, services.secret) ?? '')?.[1] ?? '';
      const wrong = code === '000000' ? '000001' : '000000';
      await post('/sign-in', { phone, code: wrong });
      await post('/sign-in', { phone, code });
      const session = cookie;
      cookie = '';
      for (let asked = 0; asked < 3; asked++) {
        await post('/sign-in/code', { phone }, '198.51.100.9');
        cookie = '';
      }
      own.advance(24 * 3_600_000);
      await post('/sign-in/code', { phone });
      const events = written
        .map((line) => JSON.parse(line) as Record<string, string>)
        .filter(({ event }) => event !== undefined);
      expect(events.map(({ event, code: why, which }) => [event, why, which])).toEqual([
        ['code-sent', undefined, undefined],
        ['sign-in-refused', 'wrong-code', undefined],
        ['signed-in', undefined, undefined],
        ['code-sent', undefined, undefined],
        ['code-sent', undefined, undefined],
        ['code-refused', 'too-many-codes', 'number'],
        ['code-sent', undefined, undefined],
      ]);
      const seen = (field: string) => {
        const known: (string | undefined)[] = [];
        return events.map((event) => {
          if (!known.includes(event[field])) known.push(event[field]);
          return known.indexOf(event[field]);
        });
      };
      expect(seen('client'), 'owner, stranger, and the next day').toEqual([0, 0, 0, 1, 1, 1, 2]);
      expect(seen('network')).toEqual([0, 0, 0, 1, 1, 1, 2]);
      expect(seen('user')).toEqual([0, 0, 0, 0, 0, 0, 1]);
      const limited = written.filter((line) => line.includes('"status":429'));
      expect(limited).toHaveLength(1);
      expect(JSON.parse(limited[0]!)).toMatchObject({ client: events[5]?.['client'] });
      const text = written.join('\n');
      const told = [phone, '203.0.113', '198.51.100', code, session.split('=')[1] ?? ''];
      for (const secret of told) expect(text).not.toContain(secret);
    } finally {
      await own.close();
    }
  });

  test('of a request for an offer, from the form to a failing mail, contains nothing personal', async () => {
    const log = createLogger('debug', { write: (line) => void lines.push(line) });
    const services = { ...opened.services, log };
    const app = testApp(services);
    const submitted = await submitOffer(
      services,
      A_VISITOR,
      { request: offerInput({ phone: '20304050' }) },
      'da',
    );
    if (!submitted.ok) throw new Error('was refused');
    const refusing = () => Promise.resolve(fail({ kind: 'permanent' as const, code: '550' }));
    await deliverDue(services, { mail: refusing, sms: null });
    await app.request(`/da/thank-you?kvittering=${submitted.value.receiptToken}`);
    await app.request('/api/v1/addresses?q=Skovvej%2012');
    await app.request('/api/v1/estimate', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ lat: 56.2, lon: 10.2, email: 'aase@example.dk', fullName: 'Åse' }),
    });
    await withdrawOffer(services, A_VISITOR, { token: submitted.value.receiptToken });
    log.info({ email: 'aase@example.dk', offer: { name: 'Åse' } }, 'logged whole by mistake');

    // Two messages given up, three requests, one error.
    expect(lines).toHaveLength(6);
    const text = lines.join('\n');
    const personal = ['aase@', 'Åse', 'Skovvej', '20304050', '2019', submitted.value.receiptToken];
    for (const secret of personal) expect(text).not.toContain(secret);
  });
});
