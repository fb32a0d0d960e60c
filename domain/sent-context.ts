import type { SharedContext } from '../engine/estimate-context.ts';

// Catalogue, prices and tariffs are the same in every page until somebody publishes: as one text they are written
// once for all pages, where thousands of small values would be written anew for each.
const texts = new WeakMap<SharedContext, string>();
let latest: { readonly text: string; readonly context: SharedContext } | null = null;

/** A context as the text that a page carries. */
export function sentContext(context: SharedContext): string {
  const known = texts.get(context);
  const text = known ?? JSON.stringify(context);
  if (known === undefined) texts.set(context, text);
  latest = { text, context };
  return text;
}

/** The text that pages carry now; null: none has been sent. */
export const latestSent = (): string | null => latest?.text ?? null;

/** The context that a page carries; the same object for the same text. */
export function receivedContext(text: string): SharedContext {
  if (latest?.text !== text) latest = { text, context: JSON.parse(text) as SharedContext };
  return latest.context;
}
