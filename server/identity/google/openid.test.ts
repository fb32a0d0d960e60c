import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../../logger.ts';
import {
  googleStandIn,
  STAND_IN_CLIENT,
  type GoogleStandIn,
  type Manners,
} from '../../testing/google-stand-in.ts';
import { openIdSignIn } from './openid.ts';
import type { GoogleSignIn, SignInSecrets } from './port.ts';

const CALLBACK = 'http://localhost:3000/auth/google/callback';

let google: GoogleStandIn;
let signIn: GoogleSignIn;

beforeEach(async () => {
  google = await googleStandIn();
  signIn = openIdSignIn({
    issuer: google.issuer,
    ...STAND_IN_CLIENT,
    log: createLogger('silent'),
    timeoutS: 1,
  });
});

afterEach(() => google.close());

async function begun() {
  const begin = await signIn.begin(CALLBACK);
  if (!begin.ok) throw new Error(begin.error.kind);
  return begin.value;
}

/** Goes there and back, with what the browser stored. */
async function goThrough(changed: Partial<SignInSecrets> = {}) {
  const { url, secrets } = await begun();
  return signIn.finish(google.goThere(url), { ...secrets, ...changed });
}

describe('signing in with Google', () => {
  test('asks for a name, a mail address and a proof, bound to this one sign-in', async () => {
    const one = new URL((await begun()).url).searchParams;
    const other = new URL((await begun()).url).searchParams;
    expect(one.get('scope')).toBe('openid email profile');
    expect(one.get('code_challenge_method')).toBe('S256');
    expect(one.get('redirect_uri')).toBe(CALLBACK);
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.get(name)).toMatch(/^[\w-]{43}$/);
      expect(one.get(name)).not.toBe(other.get(name));
    }
  });

  test('identifies a person by issuer and subject, with the mail address Google has verified', async () => {
    expect(await goThrough()).toEqual({
      ok: true,
      value: {
        issuer: google.issuer,
        subject: '1048',
        email: 'anna@firm.example',
        name: 'Anna Berg',
      },
    });
    const [asked] = google.tokenRequests;
    expect(asked?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  });

  test('accepts no mail address that Google has not verified', async () => {
    google.manners.claims = { email_verified: false };
    expect(await goThrough()).toMatchObject({ ok: true, value: { email: null } });
  });

  test.each<[string, Manners]>([
    ['a forged signature', { isForged: true }],
    ['another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['a token for another client', { claims: { aud: 'somebody-else' } }],
    ['a token that has run out', { claims: { exp: 1_700_000_000, iat: 1_699_999_000 } }],
    ['a token of another sign-in', { claims: { nonce: 'another' } }],
    ['no subject', { claims: { sub: undefined } as never }],
    ['a code that is refused', { token: 'refused' }],
  ])('%s proves nobody', async (_what, manners) => {
    Object.assign(google.manners, manners);
    expect(await goThrough()).toEqual({ ok: false, error: { kind: 'no-user' } });
  });

  test('another browser’s state proves nobody, and no code is exchanged', async () => {
    expect(await goThrough({ state: 'another' })).toEqual({
      ok: false,
      error: { kind: 'no-user' },
    });
    expect(google.tokenRequests).toEqual([]);
  });

  test('a person who declines there gets no message', async () => {
    const { secrets } = await begun();
    const back = new URL(CALLBACK);
    back.search = String(new URLSearchParams({ error: 'access_denied', state: secrets.state }));
    expect(await signIn.finish(back, secrets)).toEqual({
      ok: false,
      error: { kind: 'cancelled' },
    });
  });

  test.each(['silent', 'cut-off', 'huge', 'redirect', 'no-json', 'error'] as const)(
    'a %s answer: nobody gets in, and the next try works once Google has recovered',
    async (odd) => {
      google.manners.discovery = odd;
      const refused = await signIn.begin(CALLBACK);
      expect(refused).toEqual({ ok: false, error: { kind: 'unreachable' } });
      delete google.manners.discovery;
      for (const endpoint of ['token', 'jwks'] as const) {
        google.manners[endpoint] = odd;
        const through = await goThrough();
        expect(through.ok, endpoint).toBe(false);
        delete google.manners[endpoint];
      }
      expect((await goThrough()).ok).toBe(true);
    },
  );
});
