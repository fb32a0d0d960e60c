import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fail } from '../../domain/result.ts';
import { createLogger } from '../../server/logger.ts';
import { submitOffer, withdrawOffer } from '../../server/offers/commands.ts';
import { deliverDue } from '../../server/outbox/deliver.ts';
import { testApp } from '../../server/testing/app.ts';
import { testServices, type TestServices } from '../../server/testing/services.ts';
import { offerInput } from './offer-input.ts';

describe('the log', () => {
  let opened: TestServices;
  const lines: string[] = [];
  beforeAll(async () => {
    opened = await testServices();
  });
  afterAll(() => opened.close());

  test('of a request for an offer, from the form to a failing mail, holds nothing personal', async () => {
    const log = createLogger('debug', { write: (line) => void lines.push(line) });
    const services = { ...opened.services, log };
    const app = testApp(services);
    const submitted = await submitOffer(services, offerInput({ phone: '20304050' }), {
      locale: 'da',
    });
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
    await withdrawOffer(services, submitted.value.receiptToken);
    log.info({ email: 'aase@example.dk', offer: { name: 'Åse' } }, 'logged whole by mistake');

    // Two messages given up, three requests, one mistake.
    expect(lines).toHaveLength(6);
    const text = lines.join('\n');
    const personal = ['aase@', 'Åse', 'Skovvej', '20304050', '2019', submitted.value.receiptToken];
    for (const secret of personal) expect(text).not.toContain(secret);
  });
});
