import { setTimeout as pause } from 'node:timers/promises';
import { nextKey, sendOffer } from '../kill/offer-sender.ts';

const TRY_AGAIN_MS = 200;

/** People who request offers one after the other; one that is not taken is sent again until it is. */
export class OfferWriters {
  readonly acknowledged: string[] = [];
  /** How often which refusal was answered; none: no answer. */
  readonly refusals = new Map<string, number>();
  readonly #over = new AbortController();
  readonly #writing: readonly Promise<void>[];
  #lastMs = performance.now();
  #longestPauseMs = 0;

  /** @param urls of the servers, which they share evenly */
  constructor(urls: readonly string[], count: number) {
    this.#writing = Array.from({ length: count }, (_, index) =>
      this.#write(urls[index % urls.length]!),
    );
  }

  /** The longest time since this was asked last in which nobody's request was taken [ms]. */
  takeLongestPause(): number {
    const longest = Math.max(this.#longestPauseMs, performance.now() - this.#lastMs);
    this.#longestPauseMs = 0;
    return longest;
  }

  async stop(): Promise<void> {
    this.#over.abort();
    await Promise.all(this.#writing);
  }

  async #write(url: string): Promise<void> {
    let key = nextKey();
    while (!this.#over.signal.aborted) {
      const status = await sendOffer(url, key);
      if (status === 201) {
        this.#took(key);
        key = nextKey();
        continue;
      }
      const refusal = String(status ?? 'none');
      this.refusals.set(refusal, (this.refusals.get(refusal) ?? 0) + 1);
      await pause(TRY_AGAIN_MS);
    }
  }

  #took(key: string): void {
    const nowMs = performance.now();
    this.#longestPauseMs = Math.max(this.#longestPauseMs, nowMs - this.#lastMs);
    this.#lastMs = nowMs;
    this.acknowledged.push(key);
  }
}
