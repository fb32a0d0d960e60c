import { fail } from '../../domain/result.ts';
import { logFailure } from '../log-failure.ts';
import type { Logger } from '../logger.ts';

/**
 * What was asked for could not be read or written. The log has the reason; the caller may try
 * again.
 */
export type Unavailable = { readonly kind: 'unavailable' };

/**
 * Does what may fail without the caller's fault.
 * @param what as the log calls it
 */
export async function orUnavailable<Outcome>(
  log: Logger,
  what: string,
  work: () => Promise<Outcome>,
): Promise<Outcome | { readonly ok: false; readonly error: Unavailable }> {
  try {
    return await work();
  } catch (error) {
    logFailure(log, what, error);
    return fail({ kind: 'unavailable' });
  }
}
