import type { Logger } from './logger.ts';

/**
 * Something failed that has no answer of its own. The name of the error and where it arose, and no more of it:
 * databases hang the values of a row to their errors.
 */
export function logFailure(
  log: Logger,
  what: string,
  error: unknown,
  more: Readonly<Record<string, string | number>> = {},
): void {
  const isError = error instanceof Error;
  log.error(
    { code: isError ? error.name : 'unknown', stack: isError ? (error.stack ?? '') : '', ...more },
    what,
  );
}
