import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { m } from '../../messages/compiled/messages.js';
import type { Settings } from '../env.ts';
import { localeOf, refusedWork } from './api/problem.ts';
import { addressGroup, isOwner } from './client-address.ts';
import type { AppEnvironment } from './environment.ts';
import { plainPage } from './plain-page.ts';
import { isReading } from './same-origin.ts';

type AppContext = Context<AppEnvironment>;
type Refusal = (context: AppContext, seconds: number, headers: Record<string, string>) => Response;
/** The answer to a visitor who asked too often; null: within the limit. */
type Limit = (context: AppContext) => Promise<Response | null>;

/**
 * Allows this many calls a minute per visitor's address; above that, callers are told when to
 * retry.
 */
export function callsPerMinute(calls: number): MiddlewareHandler<AppEnvironment> {
  const limit = limited(calls, (context, seconds) =>
    refusedWork(context, { kind: 'too-often', seconds }),
  );
  return async (context, next) => (await limit(context)) ?? next();
}

/**
 * The same for any request that may change something, by whatever method; people read the refusal.
 */
export function formsPerMinute(forms: number): MiddlewareHandler<AppEnvironment> {
  const limit = limited(forms, inWords);
  return async (context, next) => {
    if (isReading(context.req.method)) return next();
    return (await limit(context)) ?? next();
  };
}

/**
 * The same for pages made for each visitor, which take some hundredths of a second each. The owner
 * of a local server is not counted.
 */
export function pagesPerMinute(
  pages: number,
  settings: Pick<Settings, 'mode'>,
): MiddlewareHandler<AppEnvironment> {
  const limit = limited(pages, asPage);
  return async (context, next) => {
    const isCounted =
      isReading(context.req.method) && !isOwner(context.get('clientAddress'), settings);
    return (isCounted ? await limit(context) : null) ?? next();
  };
}

/** For requests sent from a page: what was typed is still there when the visitor goes back. */
const inWords: Refusal = (context, seconds, headers) => {
  const title = m.error_api_too_many({ seconds }, { locale: localeOf(context) });
  // What was sent is not read, so the connection is not used again.
  const unread = { Connection: 'close', 'Cache-Control': 'no-store' };
  return context.text(title, 429, { ...headers, ...unread });
};

/** For requests by address, with a link to try again. */
const asPage: Refusal = (context, seconds, headers) => {
  const locale = localeOf(context);
  const { pathname, search } = new URL(context.req.url);
  const page = plainPage({
    locale,
    nonce: context.get('nonce'),
    title: m.error_too_many_title({}, { locale }),
    text: m.error_too_many_text({ seconds }, { locale }),
    way: { href: pathname + search, label: m.error_too_many_again({}, { locale }) },
  });
  return context.html(page, 429, { ...headers, 'Cache-Control': 'no-store' });
};

function limited(calls: number, refuse: Refusal): Limit {
  const limiter = new RateLimiterMemory({ points: calls, duration: 60 });
  return async (context) => {
    try {
      await limiter.consume(addressGroup(context.get('clientAddress')));
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      return refuse(context, seconds, { 'Retry-After': String(seconds) });
    }
  };
}

/**
 * Five a second for a whole minute: enough for a busy office, and a quarter of what one core can
 * make.
 */
export const PAGES_PER_MINUTE = 300;
