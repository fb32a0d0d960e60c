import type { InvalidInput } from '../../domain/field-error.ts';
import { ok, type Result } from '../../domain/result.ts';
import { m } from '../../messages/compiled/messages.js';
import { isRefusal, statusOfRefusal, type WorkRefusal } from '../../server/work/work-refusal.ts';

/**
 * Refused work as an answer: files contain the plain words, and app/entry.server.tsx puts them on a
 * page.
 */
export function refused(refusal: WorkRefusal): Response {
  const { kind, seconds } = refusal;
  const words =
    kind === 'busy' ? m.error_busy_text({ seconds }) : m.error_too_many_text({ seconds });
  return new Response(words, {
    status: statusOfRefusal(refusal),
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': String(seconds),
    },
  });
}

/**
 * The value, if nothing was refused.
 * @throws the answer to refused work
 */
export function unlessRefused<Value, Failure extends { readonly kind: string }>(
  result: Result<Value, Failure | WorkRefusal>,
): Result<Value, Exclude<Failure, WorkRefusal>> {
  if (result.ok) return ok(result.value);
  const { error } = result;
  if (isRefusal(error)) throw refused(error);
  return { ok: false, error: error as Exclude<Failure, WorkRefusal> };
}

/**
 * The result of a state read from an address: what can't be calculated has been removed.
 * @throws the answer to refused work
 */
export function calculated<Value>(result: Result<Value, InvalidInput | WorkRefusal>): Value {
  const done = unlessRefused(result);
  if (done.ok) return done.value;
  throw new RangeError(JSON.stringify(done.error.errors));
}
