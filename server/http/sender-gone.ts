import type { Context } from 'hono';
import type { AppEnvironment } from './environment.ts';

/**
 * Whether what failed is the sender's own line, in the middle of what was sent: nobody is left to answer, and
 * nothing on this side is wrong.
 */
export function isSenderGone(error: Error, { env }: Context<AppEnvironment>): boolean {
  const failure = env?.incoming?.errored;
  return failure !== null && failure !== undefined && failure === error;
}
