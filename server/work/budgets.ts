/**
 * What may be used at once [ms of work]: about thirty expensive reports, a dozen of the most
 * expensive size searches.
 */
const MOST_MS = 20_000;
/** What refills every second [ms of work]: a quarter of one core for one asker. */
const BACK_PER_SECOND_MS = 250;
/** Above this many askers, those with a full budget are forgotten. */
const MOST_ASKERS = 10_000;

type Budget = { leftMs: number; atMs: number };

/** What each asker may still use: a bucket that refills over time and is emptied by work. */
export class Budgets {
  readonly #budgets = new Map<string, Budget>();
  readonly #nowMs: () => number;

  /** @param nowMs a clock that never runs backwards */
  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  /**
   * Takes the cost.
   * @returns null, or in how many seconds there will be enough; then nothing is taken
   */
  charge(key: string, costMs: number): number | null {
    const budget = this.#current(key);
    // Nothing is so expensive that it could never be done.
    const neededMs = Math.min(costMs, MOST_MS);
    if (budget.leftMs < neededMs) {
      return Math.max(1, Math.ceil((neededMs - budget.leftMs) / BACK_PER_SECOND_MS));
    }
    budget.leftMs -= costMs;
    return null;
  }

  /**
   * Takes the cost of work that has begun and must be finished: the next request waits until it is
   * paid.
   */
  owe(key: string, costMs: number): void {
    this.#current(key).leftMs -= costMs;
  }

  #current(key: string): Budget {
    const atMs = this.#nowMs();
    const known = this.#budgets.get(key);
    if (known === undefined) {
      if (this.#budgets.size >= MOST_ASKERS) this.#forgetWhole(atMs);
      const whole = { leftMs: MOST_MS, atMs };
      this.#budgets.set(key, whole);
      return whole;
    }
    known.leftMs = leftAt(known, atMs);
    known.atMs = atMs;
    return known;
  }

  #forgetWhole(atMs: number): void {
    for (const [key, budget] of this.#budgets) {
      if (leftAt(budget, atMs) >= MOST_MS) this.#budgets.delete(key);
    }
  }
}

function leftAt({ leftMs, atMs }: Budget, nowMs: number): number {
  return Math.min(MOST_MS, leftMs + ((nowMs - atMs) / 1000) * BACK_PER_SECOND_MS);
}
