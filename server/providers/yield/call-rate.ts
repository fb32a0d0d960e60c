/**
 * A bucket of calls that fills at so many a second and holds one second's.
 * @param clock milliseconds that never go back
 * @returns whether a call may be made now; a yes takes it
 */
export function callRate(perSecond: number, clock: () => number): () => boolean {
  let held = perSecond;
  let filledAt = clock();
  return () => {
    const now = clock();
    held = Math.min(perSecond, held + ((now - filledAt) / 1000) * perSecond);
    filledAt = now;
    if (held < 1) return false;
    held -= 1;
    return true;
  };
}
