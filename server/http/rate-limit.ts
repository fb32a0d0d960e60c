import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { m } from '../../messages/compiled/messages.js';
import { localeOf, problem } from './api/problem.ts';
import { addressGroup } from './client-address.ts';
import type { AppEnvironment } from './environment.ts';
import { isReading } from './same-origin.ts';

type AppContext = Context<AppEnvironment>;
type Refusal = (context: AppContext, title: string, headers: Record<string, string>) => Response;

/** At most so many calls a minute per visitor's address; more are told when to come back. */
export function callsPerMinute(calls: number): MiddlewareHandler<AppEnvironment> {
  return limited(calls, (context, title, headers) => problem(context, 429, title, {}, headers));
}

/** The same for everything that may change something, by whatever method; people read the refusal. */
export function formsPerMinute(forms: number): MiddlewareHandler<AppEnvironment> {
  const limit = limited(forms, (context, title, headers) =>
    context.text(title, 429, { ...headers, 'Cache-Control': 'no-store' }),
  );
  return (context, next) => (isReading(context.req.method) ? next() : limit(context, next));
}

function limited(calls: number, refuse: Refusal): MiddlewareHandler<AppEnvironment> {
  const limiter = new RateLimiterMemory({ points: calls, duration: 60 });
  return async (context, next) => {
    try {
      await limiter.consume(addressGroup(context.get('clientAddress')));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      const title = m.error_api_too_many({ seconds }, { locale: localeOf(context) });
      return refuse(context, title, { 'Retry-After': String(seconds) });
    }
    return next();
  };
}
