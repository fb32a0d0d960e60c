import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

/** How the stand-in answers; what is not named is as it should be. */
export type Manners = {
  /** Claims of the token, over the right ones. */
  claims?: JWTPayload;
  /** Signs with a key that the issuer does not name. */
  isForged?: boolean;
  /** Of the endpoint: a body of its own, another status, or no answer. */
  discovery?: Odd;
  token?: Odd;
  jwks?: Odd;
};
type Odd = 'silent' | 'cut-off' | 'huge' | 'redirect' | 'no-json' | 'error' | 'refused';

export type GoogleStandIn = {
  readonly issuer: string;
  readonly manners: Manners;
  /** The nonce and challenge that the browser was sent with. */
  readonly goThere: (url: string) => URL;
  /** What came to the token endpoint. */
  readonly tokenRequests: URLSearchParams[];
  readonly close: () => Promise<void>;
};

export const STAND_IN_CLIENT = { clientId: 'client', clientSecret: 'secret' } as const;

/** An OpenID provider on loopback that can be told to misbehave. */
export async function googleStandIn(): Promise<GoogleStandIn> {
  const keys = await generateKeyPair('RS256');
  const others = await generateKeyPair('RS256');
  const manners: Manners = {};
  const tokenRequests: URLSearchParams[] = [];
  let nonce = '';
  const server = createServer((request, response) => {
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    const oddly = (odd: Odd | undefined): boolean => {
      switch (odd) {
        case undefined:
          return false;
        case 'silent':
          return true;
        case 'cut-off':
          response.writeHead(200, { 'Content-Length': '1000' }).write('{');
          response.destroy();
          return true;
        case 'huge':
          json({ padding: 'x'.repeat(2_000_000) });
          return true;
        case 'redirect':
          response.writeHead(302, { Location: '/elsewhere' }).end();
          return true;
        case 'no-json':
          response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Sorry</h1>');
          return true;
        case 'error':
          json({ error: 'server_error' }, 503);
          return true;
        case 'refused':
          json({ error: 'invalid_grant' }, 400);
          return true;
      }
    };
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    if (request.url === '/.well-known/openid-configuration') {
      if (oddly(manners.discovery)) return;
      json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    } else if (request.url === '/jwks') {
      if (oddly(manners.jwks)) return;
      void exportJWK(keys.publicKey).then((key) =>
        json({ keys: [{ ...key, alg: 'RS256', use: 'sig' }] }),
      );
    } else if (request.url === '/token') {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        tokenRequests.push(new URLSearchParams(body));
        if (oddly(manners.token)) return;
        void tokenFor(issuer, nonce, manners, manners.isForged === true ? others : keys).then(
          (id_token) => json({ access_token: 'a', token_type: 'Bearer', id_token }),
        );
      });
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    manners,
    tokenRequests,
    goThere(url) {
      const asked = new URL(url).searchParams;
      nonce = asked.get('nonce') ?? '';
      const back = new URL(asked.get('redirect_uri') ?? '');
      back.searchParams.set('code', 'a-code');
      back.searchParams.set('state', asked.get('state') ?? '');
      return back;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function tokenFor(issuer: string, nonce: string, manners: Manners, keys: Keys) {
  const seconds = Math.floor(Date.now() / 1000);
  return new SignJWT({
    iss: issuer,
    aud: STAND_IN_CLIENT.clientId,
    sub: '1048',
    iat: seconds,
    exp: seconds + 300,
    nonce,
    email: 'Anna@Firm.example',
    email_verified: true,
    name: 'Anna Berg',
    ...manners.claims,
  })
    .setProtectedHeader({ alg: 'RS256' })
    .sign(keys.privateKey);
}
