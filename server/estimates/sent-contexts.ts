import { serialize } from 'node:v8';
import type { SharedContext } from '../../engine/estimate-context.ts';
import type { SentContext } from '../work/tasks.ts';

let versions = 0;
const sent = new WeakMap<SharedContext, SentContext>();

/** A context as the threads take it: written once, and read by all of them from the same memory. */
export function sentContext(context: SharedContext): SentContext {
  const known = sent.get(context);
  if (known !== undefined) return known;
  const written = serialize(context);
  const bytes = new SharedArrayBuffer(written.length);
  new Uint8Array(bytes).set(written);
  versions += 1;
  const made = { version: versions, bytes };
  sent.set(context, made);
  return made;
}
