import type { MiddlewareHandler } from 'hono';
import { isLoopback } from './client-address.ts';
import { forwardedHeaders } from './forwarded.ts';
import type { Settings } from '../env.ts';
import type { AppEnvironment } from './environment.ts';

const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * For what a local server shows to developers only.
 * @param trustedProxyHops 0: what a proxy passes on comes from somebody else, however the proxy names this machine
 */
export function onlyThisMachine({
  trustedProxyHops,
}: Pick<Settings, 'trustedProxyHops'>): MiddlewareHandler<AppEnvironment> {
  // Another name that resolves to this machine may belong to a stranger's page in the developer's
  // own browser.
  return async (context, next) => {
    const { hostname } = new URL(context.req.url);
    // With HOST set, a local server may listen to others too, and they may name any host.
    const from = context.env?.incoming?.socket.remoteAddress;
    const isPassedOn =
      trustedProxyHops === 0 && forwardedHeaders((name) => context.req.header(name)).length > 0;
    const isOwn =
      OWN_NAMES.has(hostname) && (from === undefined || isLoopback(from)) && !isPassedOn;
    return isOwn ? next() : context.text('Only for this machine.', 403);
  };
}
