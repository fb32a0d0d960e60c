import type { Context } from 'hono';
import { whoOf, type Who } from '../use-case/who.ts';
import { addressGroup } from './client-address.ts';
import type { AppEnvironment } from './environment.ts';

/** Who sends a call. */
export function whoAsks(context: Context<AppEnvironment>): Who {
  return whoOf(context.get('signedIn'), addressGroup(context.get('clientAddress')));
}
