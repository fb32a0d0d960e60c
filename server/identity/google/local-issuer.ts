import { createHash, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { escapeHtml } from '../../html.ts';
import type { AppEnvironment } from '../../http/environment.ts';
import { SAMPLE_PEOPLE, type SamplePerson } from './sample-people.ts';

const PATH = '/dev/google';
/** No network uses this address: requests to it are answered in this process. */
export const LOCAL_ISSUER = `http://localhost${PATH}`;
export const LOCAL_CLIENT = { clientId: 'local', clientSecret: 'local' } as const;

const CODE_LIFE_MS = 60_000;
const TOKEN_LIFE = '5m';

type Granted = {
  readonly person: SamplePerson;
  readonly redirectUri: string;
  readonly nonce: string;
  readonly challenge: string;
  readonly until: number;
};

export type LocalIssuer = {
  readonly routes: Hono<AppEnvironment>;
  /** Used in place of the network. */
  readonly fetch: typeof fetch;
};

/**
 * An OpenID provider of sample people, for a server without Google: visitors choose who to be.
 * Never mounted on a deployed server.
 */
export function localIssuer(now: () => Date): LocalIssuer {
  const keys = generateKeyPair('RS256');
  const granted = new Map<string, Granted>();
  const routes = new Hono<AppEnvironment>().basePath(PATH);

  routes.get('/.well-known/openid-configuration', (context) =>
    context.json({
      issuer: LOCAL_ISSUER,
      authorization_endpoint: `${LOCAL_ISSUER}/authorize`,
      token_endpoint: `${LOCAL_ISSUER}/token`,
      jwks_uri: `${LOCAL_ISSUER}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    }),
  );

  routes.get('/jwks', async (context) => {
    const { publicKey } = await keys;
    return context.json({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig' }] });
  });

  routes.get('/authorize', (context) => {
    const { origin, searchParams } = new URL(context.req.url);
    const redirectUri = searchParams.get('redirect_uri') ?? '';
    // To this server only: codes are sent nowhere else.
    if (!URL.canParse(redirectUri) || new URL(redirectUri).origin !== origin) {
      return context.text('redirect_uri is not of this server.', 400);
    }
    const back = new URL(redirectUri);
    back.searchParams.set('state', searchParams.get('state') ?? '');
    const chosen = searchParams.get('person');
    if (chosen === null) {
      return context.html(chooser(searchParams, context.get('nonce')), 200, {
        'Cache-Control': 'no-store',
      });
    }
    const person = SAMPLE_PEOPLE.find(({ subject }) => subject === chosen);
    if (person === undefined) {
      back.searchParams.set('error', 'access_denied');
      return context.redirect(back.href, 303);
    }
    const code = randomBytes(24).toString('base64url');
    granted.set(code, {
      person,
      redirectUri,
      nonce: searchParams.get('nonce') ?? '',
      challenge: searchParams.get('code_challenge') ?? '',
      until: now().getTime() + CODE_LIFE_MS,
    });
    back.searchParams.set('code', code);
    return context.redirect(back.href, 303);
  });

  routes.post('/token', async (context) => {
    const form = await context.req.parseBody();
    const code = String(form['code']);
    const grant = granted.get(code);
    granted.delete(code);
    const isRight =
      grant !== undefined &&
      grant.until > now().getTime() &&
      grant.redirectUri === form['redirect_uri'] &&
      grant.challenge ===
        createHash('sha256').update(String(form['code_verifier'])).digest('base64url');
    if (!isRight) return context.json({ error: 'invalid_grant' }, 400);
    const { privateKey } = await keys;
    const { name, email, isEmailChecked, subject } = grant.person;
    const claims = { name, email, email_verified: isEmailChecked, nonce: grant.nonce };
    const idToken = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(LOCAL_ISSUER)
      .setAudience(LOCAL_CLIENT.clientId)
      .setSubject(subject)
      .setIssuedAt(now())
      .setExpirationTime(TOKEN_LIFE)
      .sign(privateKey);
    return context.json({ access_token: 'none', token_type: 'Bearer', id_token: idToken });
  });

  const answer = async (url: string | URL | Request, init?: RequestInit) =>
    routes.fetch(new Request(url, init));
  return { routes, fetch: answer };
}

/** In English, like everything only developers see. */
function chooser(asked: URLSearchParams, nonce: string): string {
  const hidden = [...asked].map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const people = SAMPLE_PEOPLE.map(
    ({ subject, name, email, isEmailChecked }) =>
      `<button name="person" value="${escapeHtml(subject)}"><b>${escapeHtml(name)}</b> ${escapeHtml(email)}${isEmailChecked ? '' : ' (not checked)'}</button>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Choose a sample person</title>
<style nonce="${nonce}">
body { font: 16px/1.5 system-ui, sans-serif; max-width: 28rem; margin: 2rem auto; padding: 0 1rem; }
button { display: block; width: 100%; min-height: 48px; margin: 0.5rem 0; padding: 0.5rem 1rem; text-align: left; font: inherit; background: #fff; border: 1px solid #777; border-radius: 4px; }
</style></head><body><main><h1>Choose a sample person</h1>
<p>This server has no Google. These people are invented.</p>
<form method="get">${hidden.join('')}${people.join('')}<button name="person" value="none">Cancel</button></form>
</main></body></html>`;
}
