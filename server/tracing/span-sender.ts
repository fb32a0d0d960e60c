import type { Logger } from '../logger.ts';
import type { TracingSettings } from '../tracing-settings.ts';
import { exportRequest, type Span } from './span.ts';

export type Pace = {
  readonly everyMs: number;
  readonly answerWithinMs: number;
  /** What waits while nobody takes it; more is dropped. */
  readonly most: number;
};

const PACE: Pace = { everyMs: 5_000, answerWithinMs: 5_000, most: 4_096 };
const AT_ONCE = 512;
const SAY_EVERY_MS = 60_000;

/** Sends spans in batches, one at a time. What a collector does not take is dropped: nobody waits for it, and nothing piles up. */
export class SpanSender {
  readonly #settings: NonNullable<TracingSettings>;
  readonly #log: Logger;
  readonly #pace: Pace;
  readonly #timer: NodeJS.Timeout;
  #waiting: Span[] = [];
  #sending: Promise<void> | null = null;
  #dropped = 0;
  #saidAtMs = -SAY_EVERY_MS;

  constructor(settings: NonNullable<TracingSettings>, log: Logger, pace: Pace = PACE) {
    this.#settings = settings;
    this.#log = log;
    this.#pace = pace;
    this.#timer = setInterval(() => void this.#sendSome(), pace.everyMs).unref();
  }

  /** How many wait to be sent. */
  get waiting(): number {
    return this.#waiting.length;
  }

  take(span: Span): void {
    if (this.#waiting.length >= this.#pace.most) this.#dropped += 1;
    else this.#waiting.push(span);
    if (this.#waiting.length >= AT_ONCE) void this.#sendSome();
  }

  /** Sends what waits, once. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sending;
    await this.#sendSome();
  }

  #sendSome(): Promise<void> {
    if (this.#sending !== null || this.#waiting.length === 0)
      return this.#sending ?? Promise.resolve();
    const batch = this.#waiting.splice(0, AT_ONCE);
    this.#sending = this.#send(batch).finally(() => (this.#sending = null));
    return this.#sending;
  }

  async #send(batch: readonly Span[]): Promise<void> {
    try {
      const answer = await fetch(`${this.#settings.endpoint}/v1/traces`, {
        method: 'POST',
        redirect: 'error',
        headers: { ...this.#settings.headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(exportRequest(batch)),
        signal: AbortSignal.timeout(this.#pace.answerWithinMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) this.#drop(batch.length, `status ${answer.status}`);
    } catch (error) {
      this.#drop(batch.length, error instanceof Error ? error.name : 'unknown');
    }
  }

  #drop(count: number, why: string): void {
    this.#dropped += count;
    if (performance.now() - this.#saidAtMs < SAY_EVERY_MS) return;
    this.#saidAtMs = performance.now();
    this.#log.warn({ why, dropped: this.#dropped }, 'traces not taken');
    this.#dropped = 0;
  }
}
