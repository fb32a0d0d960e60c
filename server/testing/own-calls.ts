import { SIGN_IN_WAYS, type SignInWay } from '../../domain/sign-in-way.ts';
import { createSession } from '../identity/session.ts';
import type { Services } from '../services.ts';
import { testApp } from './app.ts';
import { storeUser } from './store-user.ts';

export type OwnCall = {
  readonly method?: string;
  /** null: nobody is signed in. */
  readonly as?: string | null;
  /** How they signed in; by phone where nothing is said. */
  readonly way?: SignInWay;
  readonly body?: unknown;
  /** As it is sent, where it is more than a value can be written as. */
  readonly rawBody?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A home that can be calculated. */
export const HOME = { lat: 56.15, lon: 10.2, peakPower: 6, annualConsumptionKwh: 4000 };

/** The calls under /api/v1 as two signed-in people's browsers make them: anna's, who is meant where nobody is named, and bo's. */
export async function ownCalls(services: Services) {
  const app = testApp(services);
  const cookies: Record<string, string> = {};
  for (const [uid, phone] of [
    ['anna', '+4520304050'],
    ['bo', '+4530405060'],
  ] as const) {
    await storeUser(services, { uid, phone });
    for (const way of SIGN_IN_WAYS) {
      const token = await createSession(services.db, { uid, way, now: services.now() });
      cookies[`${uid} ${way}`] = `solrig_session=${token}`;
    }
  }

  async function call(
    path: string,
    { method = 'GET', as = 'anna', way = 'phone-code', body, headers, ...raw }: OwnCall = {},
  ) {
    const sent = raw.rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await app.request(`http://localhost/api/v1${path}`, {
      method,
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        'Accept-Language': 'en',
        ...(as === null ? {} : { Cookie: cookies[`${as} ${way}`]! }),
        ...(sent === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
    const text = await answer.text();
    const content = text === '' ? null : (JSON.parse(text) as Record<string, unknown>);
    return { status: answer.status, content, text, headers: answer.headers };
  }

  const save = (body: unknown = HOME, key = 'api-key-0000000000000001', as = 'anna') =>
    call('/reports', { method: 'POST', as, body, headers: { 'Idempotency-Key': key } });
  const savedId = async (as = 'anna') =>
    String((await save(HOME, undefined, as)).content?.['reportId']);
  return { call, save, savedId };
}
