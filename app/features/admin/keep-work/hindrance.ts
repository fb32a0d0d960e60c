// What stands between a page of the admin area and the server. It outlives every page of it.

/**
 * offline: the server can't be reached. signed-out: it answers, but not to whom it knew. removed: whom it knew is no
 * longer staff.
 */
export type Hindrance =
  | { readonly kind: 'offline'; readonly since: string }
  | { readonly kind: 'signed-out' | 'removed' };

type Kind = Hindrance['kind'];

let present: Hindrance | null = null;
/** How much of what staff have sent waits on its page. */
let waiting = 0;
const listeners = new Set<() => void>();

export const presentHindrance = () => present;

export const isWorkWaiting = () => waiting > 0;

/** Counts what waits until it was taken or given up; once nothing waits, nothing stands in its way. */
export async function whileWaiting(wait: () => Promise<void>): Promise<void> {
  waiting += 1;
  try {
    await wait();
  } finally {
    waiting -= 1;
    if (waiting === 0) setHindrance(null);
  }
}

export function onHindrance(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * @param kind null: nothing stands between them any more
 * @param isAsked somebody has just sent something, and is told of it once more
 */
export function setHindrance(kind: Kind | null, isAsked = false): void {
  // Since when the connection is gone stays as it was first seen.
  const isToldAgain = isAsked && (kind === 'signed-out' || kind === 'removed');
  if (kind === (present?.kind ?? null) && !isToldAgain) return;
  present =
    kind === 'offline'
      ? { kind, since: new Date().toISOString() }
      : kind === null
        ? null
        : { kind };
  for (const listener of listeners) listener();
}
