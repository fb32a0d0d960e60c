import type { Context } from 'hono';
import type { AppEnvironment } from './environment.ts';

/**
 * Whether the sender's own connection failed in the middle of the body: nobody is left to answer,
 * and nothing is wrong on this side.
 */
export function isSenderGone(error: Error, { env }: Context<AppEnvironment>): boolean {
  const failure = env?.incoming?.errored;
  return failure !== null && failure !== undefined && failure === error;
}
