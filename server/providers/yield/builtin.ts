import { ok } from '../../../domain/result.ts';
import type { YieldSource } from './port.ts';

/** Leaves the yield to the engine's own climate: no network, no waiting. */
export function builtinYield(): YieldSource {
  return { yearOn: () => Promise.resolve(ok(null)) };
}
