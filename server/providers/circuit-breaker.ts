const FAILURES_TO_OPEN = 3;
const OPEN_MS = 30_000;

export type CircuitBreaker = {
  /** Whether a call may be made now. A yes must be followed by succeeded, failed or dropped. */
  readonly begin: () => boolean;
  readonly succeeded: () => void;
  /** @param openMs the other side asked to be left alone for this long */
  readonly failed: (openMs?: number) => void;
  /** The call was not made after all. */
  readonly dropped: () => void;
  readonly isOpen: () => boolean;
};

/**
 * Spares a service that fails, and its callers the wait: after three failures in a row nobody calls for
 * 30 s, then one call tries for all.
 * @param clock milliseconds that never go back
 */
export function circuitBreaker(clock: () => number): CircuitBreaker {
  let failures = 0;
  let openUntil = -Infinity;
  let isTrying = false;
  const mustTry = () => failures >= FAILURES_TO_OPEN || openUntil !== -Infinity;
  return {
    begin() {
      if (clock() < openUntil || isTrying) return false;
      isTrying = mustTry();
      return true;
    },
    succeeded() {
      // A late answer to a call from before is no word on a service that has asked for peace since.
      if (clock() < openUntil) return;
      failures = 0;
      openUntil = -Infinity;
      isTrying = false;
    },
    failed(openMs) {
      failures += 1;
      isTrying = false;
      if (openMs === undefined && failures < FAILURES_TO_OPEN) return;
      openUntil = Math.max(openUntil, clock() + (openMs ?? OPEN_MS));
    },
    dropped() {
      isTrying = false;
    },
    isOpen: () => clock() < openUntil,
  };
}
