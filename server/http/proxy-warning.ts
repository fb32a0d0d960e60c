import type { Context } from 'hono';
import type { Services } from '../services.ts';
import { isLoopback } from './client-address.ts';
import type { AppEnvironment } from './environment.ts';
import { forwardedHeaders, isOwnNetwork } from './forwarded.ts';

const TODO = 'Set TRUSTED_PROXY to the number of proxies in front; npm run doctor counts them.';
const WARNINGS = {
  untrusted: `Requests come through a proxy, and TRUSTED_PROXY is 0: all visitors count as one. ${TODO}`,
  miscounted: `X-Forwarded-For has an address of an own network where TRUSTED_PROXY says that the visitor is. ${TODO}`,
  unnamed:
    'Requests come from this machine itself, and no header names the visitor: a proxy here has to add X-Forwarded-For.',
} as const;

/** Asked by this machine itself on purpose. */
const OWN_QUESTIONS = /^\/(?:healthz|readyz)(?:\/|$)/;

/**
 * Writes into the log, once each, how it can be seen that visitors of a deployed server are taken for one another.
 * @returns to be called with each request whose client address is known
 */
export function proxyWarning({
  settings,
  log,
}: Pick<Services, 'settings' | 'log'>): (context: Context<AppEnvironment>) => void {
  const warned = new Set<string>();
  if (settings.mode === 'local') return () => undefined;
  return (context) => {
    const kind = warningOf(context, settings.trustedProxyHops);
    if (kind === null || warned.has(kind)) return;
    warned.add(kind);
    log.warn({ trustedProxy: settings.trustedProxyHops }, WARNINGS[kind]);
  };
}

function warningOf(
  { req, get }: Context<AppEnvironment>,
  hops: number,
): keyof typeof WARNINGS | null {
  const client = get('clientAddress');
  const headers = forwardedHeaders((name) => req.header(name));
  if (hops === 0 && headers.length > 0) return 'untrusted';
  if (headers.includes('x-forwarded-for')) return isOwnNetwork(client) ? 'miscounted' : null;
  return isLoopback(client) && !OWN_QUESTIONS.test(req.path) ? 'unnamed' : null;
}
