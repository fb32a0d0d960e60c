import type { MiddlewareHandler } from 'hono';
import { isLoopback } from './client-address.ts';
import type { AppEnvironment } from './environment.ts';

const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** For what a local server shows to developers only. */
export function onlyThisMachine(): MiddlewareHandler<AppEnvironment> {
  // Another name that resolves to this machine may belong to a stranger's page in the developer's
  // own browser.
  return async (context, next) => {
    const { hostname } = new URL(context.req.url);
    // With HOST set, a local server may listen to others too, and they may name any host.
    const from = context.env?.incoming?.socket.remoteAddress;
    const isOwn = OWN_NAMES.has(hostname) && (from === undefined || isLoopback(from));
    return isOwn ? next() : context.text('Only for this machine.', 403);
  };
}
