import * as client from 'openid-client';
import { fail, ok } from '../../../domain/result.ts';
import type { Logger } from '../../logger.ts';
import type { GoogleIdentity, GoogleSignIn } from './port.ts';

const TIMEOUT_S = 5;
/** Google's whole discovery document is about 2 kB, its keys less. */
const LARGEST_ANSWER_BYTES = 256 * 1024;
const SCOPE = 'openid email profile';
/** The other side's clock and the server's are seldom a minute apart. */
const CLOCK_TOLERANCE_S = 60;

export type OpenIdParts = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly log: Logger;
  readonly timeoutS?: number;
  /** A replacement for the network. */
  readonly fetch?: typeof fetch;
  /** The address a browser is sent to, where it differs from the one the issuer names. */
  readonly shownTo?: (url: URL) => string;
};

/**
 * Signs in by OpenID Connect: discovery, PKCE, state and nonce, and a check of the token's
 * signature.
 */
export function openIdSignIn(parts: OpenIdParts): GoogleSignIn {
  const { log, shownTo = (url) => url.href } = parts;
  let discovered: Promise<client.Configuration> | null = null;

  // Fetched at the first sign-in, and again after a failure: the site starts without Google.
  function configuration(): Promise<client.Configuration> {
    discovered ??= discover(parts).catch((error: unknown) => {
      discovered = null;
      throw error;
    });
    return discovered;
  }

  const unreachable = (error: unknown) => {
    log.warn({ code: codeOf(error) }, 'Google did not answer');
    return fail({ kind: 'unreachable' as const });
  };

  return {
    async begin(redirectUri) {
      const codeVerifier = client.randomPKCECodeVerifier();
      const secrets = { state: client.randomState(), nonce: client.randomNonce(), codeVerifier };
      const challenge = await client.calculatePKCECodeChallenge(codeVerifier);
      try {
        const url = client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: SCOPE,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: challenge,
          code_challenge_method: 'S256',
          // A person refused with one account can choose another.
          prompt: 'select_account',
        });
        return ok({ url: shownTo(url), secrets });
      } catch (error) {
        return unreachable(error);
      }
    },

    async finish(answer, { state, nonce, codeVerifier }) {
      try {
        const tokens = await client.authorizationCodeGrant(await configuration(), answer, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        return claims === undefined ? fail({ kind: 'no-user' }) : ok(identityIn(claims));
      } catch (error) {
        if (error instanceof client.AuthorizationResponseError) {
          return fail({ kind: error.error === 'access_denied' ? 'cancelled' : 'no-user' });
        }
        if (isOfNetwork(error)) return unreachable(error);
        log.warn({ code: codeOf(error) }, 'Google’s answer was refused');
        return fail({ kind: 'no-user' });
      }
    },
  };
}

async function discover({ issuer, clientId, clientSecret, ...parts }: OpenIdParts) {
  const isHttp = issuer.startsWith('http:');
  const configuration = await client.discovery(
    new URL(issuer),
    clientId,
    { [client.clockTolerance]: CLOCK_TOLERANCE_S },
    client.ClientSecretPost(clientSecret),
    {
      timeout: parts.timeoutS ?? TIMEOUT_S,
      [client.customFetch]: boundedFetch(parts.fetch ?? fetch),
      // A stand-in on this machine; settings can't name any other host by http.
      ...(isHttp && { execute: [client.allowInsecureRequests] }),
    },
  );
  client.enableNonRepudiationChecks(configuration);
  return configuration;
}

/** Redirects are not followed, and no more is read than such an answer holds. */
function boundedFetch(inner: typeof fetch): client.CustomFetch {
  return async (url, options) => {
    const { body, headers, method, signal = null } = options;
    const response = await inner(url, {
      method,
      headers,
      body: (body ?? null) as BodyInit | null,
      signal,
      redirect: 'error',
    });
    const bytes = await readBounded(response);
    return new Response(bytes.length === 0 ? null : bytes, {
      status: response.status,
      headers: response.headers,
    });
  };
}

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > LARGEST_ANSWER_BYTES) throw new TypeError('answer too large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function identityIn(claims: client.IDToken): GoogleIdentity {
  const { iss: issuer, sub: subject, email, email_verified: isChecked, name } = claims;
  return {
    issuer,
    subject,
    email: typeof email === 'string' && isChecked === true ? email.trim().toLowerCase() : null,
    name: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 120) : null,
  };
}

/**
 * fetch throws a TypeError, or a DOMException on time-out; the client wraps an answer it can't
 * read.
 */
function isOfNetwork(error: unknown): boolean {
  if (error instanceof TypeError && error.message !== 'answer too large') return true;
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || name === 'AbortError') return true;
  if (error instanceof client.ResponseBodyError) return error.status >= 500;
  return error instanceof client.ClientError && error.code === 'OAUTH_TIMEOUT';
}

const codeOf = (error: unknown) =>
  error instanceof client.ClientError && error.code !== undefined
    ? error.code
    : error instanceof Error
      ? error.name
      : 'unknown';
