/** Specification 9: a short wait shows no bar; a long one fills it and then removes it. */
export const BAR = {
  throttleMs: 200,
  durationMs: 2_000,
  hideDelayMs: 500,
  resetDelayMs: 400,
} as const;

/** When a navigation began and when it ended, if it has [ms of one clock]. */
export type Span = { readonly startMs: number; readonly endMs: number | null };

export type BarPhase = 'idle' | 'growing' | 'full' | 'hidden';

type BarState = {
  readonly phase: BarPhase;
  /** When to check again; null: not before the navigation changes. */
  readonly nextMs: number | null;
};

const IDLE: BarState = { phase: 'idle', nextMs: null };

/**
 * The bar at the top: nothing until the throttle has passed, then it grows for the duration; at the
 * end of the navigation it is full, after the hide delay it disappears, and after the reset delay
 * it is empty again.
 */
export function barAt(nowMs: number, { startMs, endMs }: Span): BarState {
  const shownMs = startMs + BAR.throttleMs;
  if (endMs === null) {
    return nowMs < shownMs
      ? { phase: 'idle', nextMs: shownMs }
      : { phase: 'growing', nextMs: null };
  }
  const hiddenMs = endMs + BAR.hideDelayMs;
  const emptyMs = hiddenMs + BAR.resetDelayMs;
  if (endMs < shownMs || nowMs >= emptyMs) return IDLE;
  return nowMs < hiddenMs
    ? { phase: 'full', nextMs: hiddenMs }
    : { phase: 'hidden', nextMs: emptyMs };
}
