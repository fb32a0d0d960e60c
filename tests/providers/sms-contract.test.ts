import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gatewayApiSms } from '../../server/providers/sms/gatewayapi.ts';
import {
  startSmsAndRecaptchaServer,
  type OutsideManner,
  type SmsAndRecaptchaServer,
} from '../fixtures/sms-and-recaptcha-server.ts';

const SMS = { to: '+4520304050', text: 'Åse: 123456\n\n@solrig.example #123456', messageId: 'm1' };
const TIMEOUT_MS = 300;

let server: SmsAndRecaptchaServer;
beforeAll(async () => {
  server = await startSmsAndRecaptchaServer();
});
afterAll(() => server.close());

const sender = (url = server.url) =>
  gatewayApiSms({ url, token: 'a-token', from: 'Solrig' }, TIMEOUT_MS);

describe('SMS through GatewayAPI', () => {
  // As an older copy of GatewayAPI's own documentation has POST /rest/mtsms, and the `Token` scheme as others who
  // send through gatewayapi.eu write it. Never tried against the service itself.
  test('is posted with the token, to the number as digits', async () => {
    server.behave('well');
    expect(await sender(`${server.url}/`).send(SMS)).toEqual({ ok: true, value: null });
    const call = server.calls.at(-1);
    expect(call?.path).toBe('/rest/mtsms');
    expect(call?.authorization).toBe('Token a-token');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      sender: 'Solrig',
      message: SMS.text,
      recipients: [{ msisdn: 4520304050 }],
      userref: 'm1',
    });
  });

  test.each<[OutsideManner, 'temporary' | 'permanent', string]>([
    ['401', 'permanent', '401'],
    ['422', 'permanent', '422'],
    ['429', 'temporary', '429'],
    ['500', 'temporary', '500'],
    ['503', 'temporary', '503'],
    ['drops', 'temporary', 'unreachable'],
    ['redirect', 'temporary', 'unreachable'],
    ['hangs', 'temporary', 'unreachable'],
    ['hangs-half-way', 'temporary', 'unreachable'],
    ['rubbish', 'permanent', 'unreadable'],
    ['another-answer', 'permanent', 'unreadable'],
    ['huge', 'permanent', 'unreadable'],
  ])('when it %s the failure is %s', async (manner, kind, code) => {
    server.behave(manner);
    const started = performance.now();
    expect(await sender().send(SMS)).toEqual({ ok: false, error: { kind, code } });
    expect(performance.now() - started).toBeLessThan(TIMEOUT_MS + 2_000);
  });

  test('nobody there is a temporary failure', async () => {
    expect(await sender('http://127.0.0.1:9').send(SMS)).toMatchObject({
      ok: false,
      error: { kind: 'temporary' },
    });
  });
});
