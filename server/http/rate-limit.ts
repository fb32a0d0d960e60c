import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { m } from '../../messages/compiled/messages.js';
import { localeOf, problem } from './api/problem.ts';
import { addressGroup } from './client-address.ts';
import type { AppEnvironment } from './environment.ts';

/** At most so many calls a minute per visitor's address; more are told when to come back. */
export function callsPerMinute(calls: number): MiddlewareHandler<AppEnvironment> {
  const limiter = new RateLimiterMemory({ points: calls, duration: 60 });
  return async (context, next) => {
    try {
      await limiter.consume(addressGroup(context.get('clientAddress')));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      const title = m.error_api_too_many({ seconds }, { locale: localeOf(context) });
      return problem(context, 429, title, {}, { 'Retry-After': String(seconds) });
    }
    return next();
  };
}
