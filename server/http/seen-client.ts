import { Hono } from 'hono';
import type { Services } from '../services.ts';
import { forwardedChain, plainAddress } from './client-address.ts';
import { DOCTOR_HEADER, DoctorTokens } from './doctor-token.ts';
import type { AppEnvironment } from './environment.ts';
import { forwardedHeaders } from './forwarded.ts';

export const SEEN_CLIENT_PATH = '/healthz/client';

/** How a request of the doctor arrived here. */
export type SeenClient = {
  /** Whom it is counted against. */
  readonly client: string;
  /** Who opened the connection. */
  readonly socket: string;
  /** The entries of X-Forwarded-For. */
  readonly chain: readonly string[];
  /** Names of the headers by which a proxy shows itself. */
  readonly headers: readonly string[];
  readonly trustedProxyHops: number;
};

/** Tells npm run doctor how it is seen; for everybody else there is no such page. */
export function seenClientRoutes({ settings, secret }: Services): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  const tokens = new DoctorTokens();
  routes.get(SEEN_CLIENT_PATH, (context, next) => {
    const token = context.req.header(DOCTOR_HEADER) ?? '';
    if (!tokens.take(token, secret, Date.now())) return next();
    const seen: SeenClient = {
      client: context.get('clientAddress'),
      socket: plainAddress(context.env?.incoming?.socket.remoteAddress ?? 'unknown'),
      chain: forwardedChain(context.req.header('x-forwarded-for') ?? null),
      headers: forwardedHeaders((name) => context.req.header(name)),
      trustedProxyHops: settings.trustedProxyHops,
    };
    return Promise.resolve(context.json(seen, 200, { 'Cache-Control': 'no-store' }));
  });
  return routes;
}
